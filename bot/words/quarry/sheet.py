"""The secret sheet of one seat: its hand and state, the card in play, the scratch sheet, what it saw, its own marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.words.page import Field, Page, last_lines
from bot.words.people import Names, who
from bot.words.quarry import names as titles
from bot.words.quarry.cards import FAMILY_TITLES, card_text
from bot.words.quarry.grid import LEGEND, grid
from bot.words.quarry.questions import crippled_words
from bot.words.quarry.seen import seen_lines
from bot.words.sheets import FOOTER, own_marks
from rules.unknown_quarry.cards import CARDS
from rules.unknown_quarry.notes import Notes
from rules.unknown_quarry.state import CRIPPLING_WOUNDS, FULL_ENERGY
from rules.unknown_quarry.view import OwnView, View

SEEN_LIMIT = 1000


def sheet(view: View, names: Names, marks: Sequence[str]) -> Page:
    """The sheet of the seat whose view it is. `marks`: the player's own, oldest first. Raises ValueError for PUBLIC."""
    own = view.own
    if own is None:
        raise ValueError("everybody together has no sheet")
    role = f"the {titles.monster(own.monster)}, the monster" if own.monster else "a hunter"
    return Page(
        f"You are {role}",
        "\n".join(_state(view, own, names)),
        tuple(_fields(view, own, names, marks)),
        FOOTER,
    )


def _state(view: View, own: OwnView, names: Names) -> Iterator[str]:
    me = view.seats[view.viewer]
    yield f"{titles.CHARACTER_TITLES[me.character]} in {titles.room(me.room)}, energy {me.energy}/{FULL_ENERGY}"
    life, end = (len(view.seats), "mortal") if own.monster else (CRIPPLING_WOUNDS, "crippled")
    yield _life(own.wounds, life, end)
    if own.is_crippled:
        yield crippled_words(me.has_declared)
    yield from (f"Magic: no way to **{deed}** on your next turn. Only you and its user know." for deed in own.bans)
    yield from _in_play(view, own, names)


def _life(wounds: int, life: int, end: str) -> str:
    full = min(wounds, life)
    return f"Wounds {'■' * full}{'□' * (life - full)} {wounds} ({end} at {life})"


def _in_play(view: View, own: OwnView, names: Names) -> Iterator[str]:
    playing, attack = own.card_in_play, view.attack
    if playing is not None and attack is not None:
        pair = (
            f"you on {who(names, attack.target)}"
            if attack.attacker == view.viewer
            else f"{who(names, attack.attacker)} on you"
        )
        yield f"In play: {titles.card(playing.card)}, {pair}, number {playing.number}"
    if own.received:
        yield f"Passed to you, for now: {titles.cards(own.received)}"


def _fields(view: View, own: OwnView, names: Names, marks: Sequence[str]) -> Iterator[Field]:
    for card in own.hand:
        yield Field(f"{titles.card(card)} ({FAMILY_TITLES[CARDS[card].family]})", card_text(card))
    if not own.hand:
        yield Field("Hand", "No cards. Brawl, Grab and Spy can always be used on your turn.")
    yield Field("Scratch sheet", f"{grid(view, own.notes, names)}\n{LEGEND}{_monster(own.notes, names)}")
    seen = seen_lines(own.notes, names)
    if seen:
        yield Field("Seen", last_lines(seen, SEEN_LIMIT))
    yield from own_marks(marks)


def _monster(notes: Notes, names: Names) -> str:
    if notes.monster_seat is None:
        return ""
    return f"\n**{who(names, notes.monster_seat)} is the monster**: you have seen a monstrous card there."
