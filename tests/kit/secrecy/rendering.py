"""What the bot makes of a table for a viewer: every text, button, menu, picture, suggestion and refusal, as bytes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.compose.board import board_message, board_picture
from bot.compose.message import Message
from bot.compose.panel import panel_message
from bot.compose.sheet import sheet_message
from bot.compose.tables import games_message, log_message
from bot.hosting.sight import Sight
from cogs.ways import Step, at_hand
from rules import PUBLIC, Event, GameState
from tests.kit.secrecy.observation import illegal_answers, observe, refusal_of
from tests.kit.secrecy.record import seats_of
from tests.kit.sights import sight_of

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eve", "Fay")


def observe_all(state: GameState, viewer: int, told: Sequence[Event]) -> bytes:
    """All that the rules give the viewer, and all that the bot shows it, but for the picture of the board."""
    sight = sight_of(state, NAMES[: seats_of(state)])
    shown = (message_bytes(message) for message in messages(sight, viewer, told))
    return b"\n".join((observe(state, viewer, told), *shown, *suggestions(sight, viewer), *refusals(sight, viewer)))


def observe_drawn(state: GameState, viewer: int, told: Sequence[Event]) -> bytes:
    """The same with the board's picture and its description."""
    picture = board_picture(sight_of(state, NAMES[: seats_of(state)]))
    return b"\n".join((observe_all(state, viewer, told), picture.png, picture.alt.encode()))


def message_bytes(message: Message) -> bytes:
    """Everything that a message holds, custom ids and file names too."""
    return repr((message, message.fingerprint, [file.filename for file in message.files()])).encode()


def messages(sight: Sight, viewer: int, told: Sequence[Event]) -> Iterator[Message]:
    """The board; and for a seat its panel, its sheet, its log and the list of its tables."""
    yield board_message(sight, lines_for(sight, PUBLIC, told), None)
    if viewer == PUBLIC:
        return
    lines = lines_for(sight, viewer, told)
    yield panel_message(sight, viewer, lines)
    yield sheet_message(sight, viewer, ())
    yield log_message(sight, lines)
    yield games_message([(sight, viewer)])


def lines_for(sight: Sight, viewer: int, told: Sequence[Event]) -> list[str]:
    """The events as they are told to the viewer, in their order."""
    reader = None if viewer == PUBLIC else viewer
    heard = (event.fact for event in told if event.audience in (PUBLIC, viewer))
    return [sight.words.narrate(fact, sight.names, reader) for fact in heard]


def suggestions(sight: Sight, viewer: int) -> Iterator[bytes]:
    """What autocompletion offers the viewer: what is legal now, with its words, and what would be after a choice."""
    if viewer == PUBLIC:
        return
    at_once = list(at_hand(sight, viewer, ()))
    yield from (repr((option, way.label(option, sight))).encode() for way, option in at_once)
    for verb in sorted({option.key.partition(":")[0] for _, option in at_once if ":" in option.key}):
        yield from (repr(option).encode() for _, option in at_hand(sight, viewer, (Step(f"{verb}:"),)))


def refusals(sight: Sight, viewer: int) -> Iterator[bytes]:
    """How 20 illegal answers of the viewer are refused in words."""
    state = sight.playing
    for action in illegal_answers(state, viewer):
        yield sight.words.refusal(refusal_of(state, action), sight.names).encode()
