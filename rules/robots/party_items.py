"""How the random robot of Hunting Party deals with cards: items to their namesakes first, harm to others first."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.questions import Option
from rules.hunting_party.cards import ITEMS
from rules.hunting_party.choices import AcceptOffer, Equip, OfferTrade, PickHunter, PickItem, PickSeat, Victim
from rules.hunting_party.view import View
from rules.robots.luck import Stream

WHIM = 4
"""Once in so many times no difference is made between one's own hunters and others."""


def is_for_namesake(view: View, option: Option) -> bool:
    """Whether the item's hunter is in the viewer's party."""
    if not isinstance(option.value, Equip):
        return False
    wanted = ITEMS[option.value.item].hunter
    return any(member.hunter == wanted for member in view.seats[view.viewer].members)


def usable(view: View, options: Sequence[Option], stream: Stream) -> Sequence[Option]:
    """Of hunters to be equipped the namesake; of hunters of several players mostly those of others."""
    item = drafted_item(view)
    if item is not None and item in ITEMS:
        namesake = [option for option in options if is_hunter(option, ITEMS[item].hunter)]
        return namesake or options
    return options if not stream.below(WHIM) else of_rivals(view, options)


def drafted_item(view: View) -> str | None:
    """The item that the viewer is about to give to a hunter."""
    draft = None if view.own is None else view.own.draft
    if draft is None or not draft.key.startswith("equip:"):
        return None
    return draft.key.partition(":")[2]


def is_hunter(option: Option, hunter: str) -> bool:
    """Whether this hunter is picked."""
    return isinstance(option.value, PickHunter) and option.value.hunter == hunter


def of_rivals(view: View, options: Sequence[Option]) -> Sequence[Option]:
    """The options that concern another player, if there are any; else all."""
    return [option for option in options if concerns(option) not in (None, view.viewer)] or options


def concerns(option: Option) -> int | None:
    """The seat whose hunter, or who, is picked; None if nobody's."""
    match option.value:
        case PickHunter(seat=seat) | PickItem(seat=seat) | PickSeat(seat=seat) | Victim(seat=seat):
            return seat
        case OfferTrade(seat=seat) | AcceptOffer(seat=seat):
            return seat
    return None
