"""The picture of the house in words, for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.pictures.picture import ALT_LIMIT
from bot.words.page import cut
from bot.words.people import counted, listed, plain
from bot.words.quarry.names import ROOM_TITLES, pawn
from rules.unknown_quarry.house import ROOM_NAMES
from rules.unknown_quarry.state import FULL_ENERGY
from rules.unknown_quarry.view import View

_NAME = 16


def alt_text(view: View, names: Sequence[str]) -> str:
    """What the picture shows, in plain text of at most 1,000 characters; only what everybody may see."""
    now = " ".join(f"{part}." for part in _now(view, names))
    people = "; ".join(_person(view, names, seat) for seat in range(len(view.seats)))
    rooms = ", ".join(f"{ROOM_TITLES[room]} {count}" for room, count in zip(ROOM_NAMES, view.card_counts, strict=True))
    sides = "".join(view.sides)
    text = f"The house, sides {sides}, round {view.round}. {now} {people}. Cards lying: {rooms}."
    return cut(text, ALT_LIMIT)


def _now(view: View, names: Sequence[str]) -> Iterator[str]:
    """Whose turn it is and who is attacked with which number, or who has won."""
    if view.outcome is not None:
        winners = listed([plain(names[seat], _NAME) for seat in view.outcome.winners] or ["nobody"])
        yield f"The hunt is over, {winners} won"
        return
    yield f"{plain(names[view.active], _NAME)}'s turn, {counted(view.actions, 'action')} left"
    if view.attack is not None:
        attacker, target = (plain(names[seat], _NAME) for seat in (view.attack.attacker, view.attack.target))
        pair = f"{attacker} uses a hidden card on {target}"
        yield f"{pair}, number {view.attack.numbers[-1]}" if view.attack.numbers else pair


def _person(view: View, names: Sequence[str], seat: int) -> str:
    there = view.seats[seat]
    crippled = ", crippled" if there.has_declared else ""
    return (
        f"{plain(names[seat], _NAME)} ({pawn(there.character)}) in the {ROOM_TITLES[there.room]}, "
        f"energy {there.energy}/{FULL_ENERGY}, {counted(there.hand_size, 'card')}{crippled}"
    )
