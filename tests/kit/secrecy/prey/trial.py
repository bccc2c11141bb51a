"""The secrecy trial of Deadly Prey."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from types import MappingProxyType

from rules import PUBLIC, Decision, GameState
from rules.deadly_prey.cards import ARSENAL, CITY, HARDSHIPS, INFLUENCE, MONSTERS
from rules.deadly_prey.city import CALLINGS, SPOTS, TACTICS
from rules.deadly_prey.slots import Contest, JoinAttempt
from rules.deadly_prey.state import State
from rules.deadly_prey.windows import React
from rules.inspection.prey import own
from rules.robots import LEVELS, Stream
from tests.kit.secrecy.prey.exchange import exchanged
from tests.kit.secrecy.prey.replay import replayed
from tests.kit.secrecy.prey.sent import Sent
from tests.kit.secrecy.record import Record
from tests.kit.secrecy.trial import Replayed

JOINING, CONTESTING, SEALED = "a question who joins", "a question who contests", "a sealed answer"


class PreyTrial:
    """What the secrecy trial asks of Deadly Prey."""

    marks = (JOINING, CONTESTING, SEALED)
    rare = frozenset({JOINING, CONTESTING})
    short = MappingProxyType({})

    def sent_before(self, state: GameState, viewer: int) -> Sent:
        return Sent.before(own(state), viewer)

    def sent_from_the_deal(self, viewer: int) -> Sent:
        return Sent(viewer)

    def exchanged(self, state: GameState, sent: Sent, chance: Random) -> State:
        return exchanged(own(state), sent, chance)

    def replayed(self, record: Record, viewer: int, chance: Random) -> Replayed:
        return replayed(record, viewer, chance)

    def marks_in(self, state: GameState, viewer: int) -> set[str]:
        return set(marks_in(own(state), viewer))

    def every_key(self) -> tuple[str, ...]:
        return every_key()

    def check_own_things(self, state: GameState, sent: Sent) -> None:
        table, viewer = own(state), sent.viewer
        for name, spot in zip(SPOTS, table.spots, strict=True):
            assert sent.faces.get(name, spot.card) == spot.card, f"viewer {viewer} was not told of {name}"
            assert name in sent.faces or not spot.card or not spot.is_up, f"viewer {viewer} was not told of {name}"
        for number, card in sent.spaces.items():
            assert table.tracker[number].card == card, f"viewer {viewer} was not told of space {number + 1}"
        if viewer != PUBLIC:
            hunter = table.hunters[viewer]
            hand = hunter.hand if hunter else table.monster.hand
            assert sorted(sent.hand) == sorted(hand), f"seat {viewer} was not told of its hand"

    def is_set_by_hand(self, after: GameState, before: GameState) -> bool:
        one, other = own(after), own(before)
        return (one.hunters, one.spots, one.monster, one.agenda) != (
            other.hunters,
            other.spots,
            other.monster,
            other.agenda,
        )


def sociable_answer(view: object, decision: Decision, stream: Stream) -> str | None:
    """As the random robot answers, but it asks others to join, and to let it in, wherever it can."""
    wanted = [option.key for option in decision.options if option.key.startswith(("invite:", "intrude:"))]
    if wanted and stream.below(4):
        return wanted[stream.below(len(wanted))]
    return LEVELS["random"](view, decision, stream)


def marks_in(state: State, viewer: int) -> Iterator[str]:
    """Those of the marks that the state has with others than the viewer."""
    match state.question:
        case JoinAttempt(seats=seats) if set(seats) - {viewer}:
            yield JOINING
        case Contest(seats=seats) if set(seats) - {viewer}:
            yield CONTESTING
        case React(done=done) if set(done) - {viewer}:
            yield SEALED


@cache
def every_key() -> tuple[str, ...]:
    """Every key that an option of the game can have, but for those with several parts only samples; and some wrong."""
    bare = ("close", "hardship", "rest", "first", "last", "skip", "done", "end_slot", "reclaim", "commit", "join")
    more = ("decline", "allow", "contest", "keep", "redraw", "agree", "refuse", "willpower", "dice", "roll", "stand")
    last = ("meddle", "no_strike", "exchange", "pass", "back", "lay_by_luck", "act:hardship", "act:free", "", "x")
    on_spots = ("place", "at", "attempt", "invite", "intrude", "invoke", "poach", "restore", "strike", "pick")
    return (
        *(*bare, *more, *last),
        *(f"{verb}:{name}" for verb in on_spots for name in SPOTS),
        *(
            f"{verb}:{name}:{number}"
            for verb in ("reinforce", "evict_red", "swap")
            for name in SPOTS
            for number in (1, 2)
        ),
        *(f"take:{colour}:{name}" for colour in ("white", "red") for name in SPOTS),
        *(f"{verb}:{calling}" for verb in ("lay", "feed", "spend", "into", "pick") for calling in CALLINGS),
        *(f"{verb}:{number}" for verb in ("count", "red", "pick", "victim", "strike") for number in range(1, 6)),
        *(f"{verb}:{card}" for verb in ("burn", "debt", "drop", "play:arsenal") for card in ARSENAL),
        *(f"play:influence:{card}" for card in INFLUENCE),
        *(f"play:power:{monster}" for monster in MONSTERS),
        *(f"{verb}:{card}" for verb in ("next", "trophy") for card in CITY),
        *(f"pay_off:{card}" for card in HARDSHIPS),
        *(f"tactics:{tactic}" for tactic in TACTICS),
        *(f"method:{method}" for method in ("points", "dice")),
    )
