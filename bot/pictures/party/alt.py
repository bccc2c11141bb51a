"""The picture of the kingdom in words, for those who do not see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.pictures.picture import ALT_LIMIT
from bot.words.page import cut, size
from bot.words.party.names import AGENT_TITLES, HUNTER_TITLES, STACK_TITLES, declared, money
from bot.words.people import counted, plain
from rules.hunting_party.state import STACKS
from rules.hunting_party.view import MemberView, SeatView, View

_NAME = 16


def alt_text(view: View, names: Sequence[str]) -> str:
    """What the picture shows, in plain text of at most 1,000 characters; only what everybody may see.

    Where the parties are too large for that, their members are only counted.
    """
    whole = _text(view, names, _members)
    return whole if size(whole) <= ALT_LIMIT else cut(_text(view, names, _number), ALT_LIMIT)


def _text(view: View, names: Sequence[str], members: Callable[[SeatView], str]) -> str:
    short = [plain(name, _NAME) for name in names]
    people = "; ".join(f"{short[seat]} {_seat(there, members)}" for seat, there in enumerate(view.seats))
    stacks = ", ".join(f"{STACK_TITLES[place]} {count}" for place, count in zip(STACKS, view.stack_sizes, strict=True))
    now = (*_turn(view, short), *_affair(view, short), *_shadow(view))
    return " ".join(f"{part}." for part in ("The kingdom", *now, people, f"Cards: {stacks}"))


def _turn(view: View, names: Sequence[str]) -> Iterator[str]:
    if view.outcome is not None:
        winners = " and ".join(names[seat] for seat in view.outcome.winners)
        yield f"The game is over, {winners or 'nobody'} won"
    elif view.asked != "choose_hero":
        yield f"Round {view.round} of {view.rounds}, {names[view.turn.seat]}'s turn"


def _affair(view: View, names: Sequence[str]) -> Iterator[str]:
    if view.outcome is not None:
        return
    if view.hire is not None:
        best = f", best bid {view.hire.best} by {names[view.hire.bidder]}" if view.hire.best else ""
        yield f"For hire: {HUNTER_TITLES[view.hire.hunter]}{best}"
    elif view.hunt is not None:
        agent = f", facing {AGENT_TITLES[view.hunt.agent]}" if view.hunt.agent else ""
        yield f"{names[view.hunt.seat]} hunts {declared(view.hunt.skills)}{agent}"


def _shadow(view: View) -> Iterator[str]:
    if view.opened is not None:
        yield f"The Shadow was destined {declared(view.opened.destined)}"
    elif view.found is not None:
        yield f"The Shadow was found {declared(view.found)}"
    if view.red_shares is not None:
        yield f"{counted(view.red_shares, 'red share')}"


def _seat(there: SeatView, members: Callable[[SeatView], str]) -> str:
    hero = f", hero {HUNTER_TITLES[there.hero.hunter]}" if there.hero is not None else ""
    return f"{money(there.silver)}, {there.free} free, {counted(there.hand_size, 'card')}{hero}{members(there)}"


def _members(there: SeatView) -> str:
    return "".join(f", {_member(member)}" for member in there.members)


def _member(member: MemberView) -> str:
    champion = " champion" if member.is_champion else ""
    return f"{HUNTER_TITLES[member.hunter]}{champion} {member.shares}{' tired' if member.is_tired else ''}"


def _number(there: SeatView) -> str:
    return f", {counted(len(there.members), 'member')}" if there.members else ""
