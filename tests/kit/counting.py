"""What a table asks of Discord: the requests of each turn taken, by what they are for. Interactions do not count."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from tests.kit.hands import Buttons, Hand
from tests.kit.playthrough import PlayThrough
from tests.kit.shown import words

PAUSE = 60
"""Seconds between two answers, as people take them."""
NOT_COUNTED = ("/interactions/", "/webhooks/")
"""Answers to what people press or type, which Discord does not count either."""


@dataclass(frozen=True)
class TurnTaken:
    """The requests from one passing on of the move to the next.

    `sheets` counts by seat; `changed` are the seats whose sheet reads differently than before. `deletions` are of
    notices that are no longer true. `others` says what was asked besides.
    """

    answers: int
    boards: int
    notices: int
    deletions: int
    sheets: Counter[int]
    changed: frozenset[int]
    others: tuple[str, ...] = field(default=())

    @property
    def counted(self) -> int:
        """The requests, but for the deletions."""
        return self.boards + self.notices + sum(self.sheets.values()) + len(self.others)


async def turns_taken(play: PlayThrough, most: int, hand: Hand | None = None) -> AsyncIterator[TurnTaken]:
    """So many turns taken of a table that has just begun, or fewer if it ends; a minute passes after each answer."""
    hand = hand or Buttons()
    play.liking.used["back"] = 1  # nobody dithers
    for _ in range(most):
        play.world.env.http_requests.clear()
        before, answers = sheets(play), play.answers
        asked = await play.world.asked(play.number)
        while asked and await play.world.asked(play.number) == asked:
            await play.answer(hand, asked[0])
            await play.world.wait(PAUSE)
        if not await play.is_live():
            return
        changed = frozenset(seat for seat, sheet in sheets(play).items() if sheet != before[seat])
        yield _counted(play, play.answers - answers, changed)


def sheets(play: PlayThrough) -> dict[int, str]:
    """The sheet of each seat as its player reads it."""
    return {seat: words(play.world.direct(person)[-1]) for seat, person in enumerate(play.people)}


def _counted(play: PlayThrough, answers: int, changed: frozenset[int]) -> TurnTaken:
    requests = [one for one in play.world.env.http_requests if not any(part in one.path for part in NOT_COUNTED)]
    kinds = Counter(_purpose(play, one.method, one.path, one.json) for one in requests)
    seats = Counter({seat: kinds.pop(f"sheet {seat}", 0) for seat in range(len(play.people))})
    boards, notices, deletions = (kinds.pop(kind, 0) for kind in ("board", "notice", "deletion"))
    return TurnTaken(answers, boards, notices, deletions, +seats, changed, tuple(kinds.elements()))


def _purpose(play: PlayThrough, method: str, path: str, sent: object) -> str:
    place = f"/channels/{play.place.id}/messages"
    for seat, person in enumerate(play.people):
        if path.startswith(f"/channels/{person.user.dm_channel.id}/messages"):
            return f"sheet {seat}"
    match method, sent:
        case "DELETE", _ if path.startswith(place):
            return "deletion"
        case _, {"embeds": [_, *_]} if path.startswith(place):
            return "board"
        case "POST", {"content": str(text)} if path == place and text.startswith("<@"):
            return "notice"
    return f"{method} {path}"
