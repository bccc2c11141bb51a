"""Debt in words: what is said of a hunter's shares before he joins in another way than by a bid (HP-20)."""

from __future__ import annotations

from bot.words.party.played import source_of
from bot.words.party.table import free_after, member
from bot.words.party.texts.abilities import ability_of
from bot.words.party.texts.targets import shares
from rules.hunting_party.cards.effects import Recruit, Steal, SwapHunters
from rules.hunting_party.choices import hunter_of
from rules.hunting_party.drafts import is_play
from rules.hunting_party.kingdom import SHARES
from rules.hunting_party.state import Draft
from rules.hunting_party.view import View


def may_owe(view: View, sort: str, card: str, which: str) -> str:
    """What is added to a play that brings a hunter nobody has seen, where free shares do not do for him (OWN-15)."""
    free = view.seats[view.viewer].free
    agreed = [effect.agreed for effect in ability_of(sort, card, which).effects if isinstance(effect, Recruit)]
    return f"; with {shares(max(0, free))} free you may owe some then" if any(each > free for each in agreed) else ""


def owing(view: View, seat: int, hunter: str) -> str:
    """What is said first of a hunter who would bring the party into debt if he was picked (HP-20)."""
    joining = member(view, seat, hunter) if seat != view.viewer else None
    if view.own is None or joining is None:
        return ""
    for draft in (view.own.draft, view.own.aside):
        leaving = _who_leaves(draft) if draft is not None and is_play(draft) else None
        if leaving is not None and (free := free_after(view, joining, leaving)) < 0:
            return f"You would owe {shares(-free)} more than your {SHARES}; "
    return ""


def _who_leaves(draft: Draft) -> str | None:
    """Which member leaves for the hunter who is picked next in a play ("": none); None if nobody joins by it."""
    ability = ability_of(*source_of(draft.key))
    names_left = [choice.name for choice in ability.choices[len(draft.picks) :]]
    for effect in ability.effects:
        match effect:
            case Steal(target) if names_left == [target]:
                return ""
            case SwapHunters(_, rival) if names_left == [rival]:
                return hunter_of(draft.picks[0])[1]
            case _:
                pass
    return None
