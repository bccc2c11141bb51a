"""Whole tables of Deadly Prey between people who answer by chance, for tests of what is shown of them."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache

from rules import Action, Decision, Option, Setup
from rules.deadly_prey import choices
from rules.deadly_prey.city import SPOTS, TOP
from rules.deadly_prey.state import Hunter, Spot, State
from rules.deadly_prey.view import View
from rules.robots.luck import Stream
from tests.kit.prey.checks import GAME
from tests.kit.quarry_games import Moment

TABLES: tuple[tuple[int, str, str, bool], ...] = (
    (2, "vampire", "two", False),
    (3, "warlock", "three", True),
    (4, "necromancer", "four", True),
    (5, "body_snatcher", "five", False),
    (5, "demon", "five, high up", True),
)
"""Seats, the monster (in the last one), a word from which the luck comes, whether the hunters have climbed at dawn."""
ASIDE_EVERY = 9
"""About how many questions are answered for one thing done at any time."""
MOST_MOMENTS = 1000
LIKED: Mapping[type, int] = {
    choices.Attempt: 12,
    choices.ActAt: 12,
    choices.Join: 6,
    choices.Invite: 12,
    choices.Intrude: 6,
    choices.InvokeCard: 40,
    choices.SpendWillpower: 40,
    choices.Done: 6,
    choices.ActTonight: 12,
    choices.Play: 6,
    choices.Meddle: 4,
    choices.Commit: 3,
}
"""How much more often than anything else something is done."""
TO_THE_TOP = (f"at:{TOP}", f"attempt:{TOP}", f"attempt:{TOP}:joint")
LEFT_EDGE, RIGHT_EDGE = ("A1", "B1", "C1", "D1", "E1"), ("A6", "B5", "C4", "D3", "E2")
RESERVE = 15


def moments(seats: int, monster: str, word: str, is_high: bool) -> Iterator[Moment]:  # noqa: FBT001  # a row of TABLES
    """A table from its deal to its end, or a good part of it."""
    state, events = GAME.start(Setup(seats, {"monster": monster, "monster_seat": str(seats)}), word.encode())
    stream = Stream(word.encode())
    yield Moment(state, events, None)
    for _ in range(MOST_MOMENTS):
        asked = GAME.decisions(state)
        if not asked:
            return
        decision, key = _answer(asked, stream)
        state, events = GAME.apply(state, Action(decision.seat, decision.question, key))
        if is_high and state.half == 1 and decision.kind == "dawn_window" and not _has_climbed(state):
            state = _climbed(state)
        yield Moment(state, events, decision)


def _answer(asked: tuple[Decision, ...], stream: Stream) -> tuple[Decision, str]:
    """What is answered next: now and then something that nobody asked for."""
    aside = [decision for decision in asked if not decision.forced]
    forced = [decision for decision in asked if decision.forced]
    several = aside if aside and stream.below(ASIDE_EVERY) == 0 else forced
    decision = several[stream.below(len(several))]
    keys = [option.key for option in decision.options for _ in range(_liking(option))]
    return decision, keys[stream.below(len(keys))]


def _liking(option: Option) -> int:
    to_the_top = 20 if option.key in TO_THE_TOP else 1
    return to_the_top * LIKED.get(type(option.value), 1)


def _has_climbed(state: State) -> bool:
    return any(any(spot.red) for spot in state.spots)


def _climbed(state: State) -> State:
    """The table with two edges of the pyramid held by the hunters in turn, and white of everybody almost everywhere."""
    hunters = [seat for seat in range(len(state.hunters)) if seat != state.mo]
    owners = dict.fromkeys(LEFT_EDGE, hunters[0]) | dict.fromkeys(RIGHT_EDGE, hunters[-1])
    spots = tuple(_held(spot, name, owners, hunters) for name, spot in zip(SPOTS, state.spots, strict=True))
    return replace(state, spots=spots, hunters=tuple(hunter and _rich(hunter) for hunter in state.hunters))


def _held(spot: Spot, name: str, owners: Mapping[str, int], hunters: list[int]) -> Spot:
    seats = range(len(spot.white))
    white = tuple(2 if seat in hunters else 0 for seat in seats)
    if name not in owners:
        return replace(spot, white=white)
    red = tuple(2 * (seat == owners[name]) for seat in seats)
    return replace(spot, white=white, red=red, is_up=True)


def _rich(hunter: Hunter) -> Hunter:
    return replace(hunter, reserve=RESERVE)


@cache
def tables() -> tuple[tuple[Moment, ...], ...]:
    """Tables of every number of seats."""
    return tuple(tuple(moments(*each)) for each in TABLES)


@cache
def sample() -> tuple[Moment, ...]:
    """Moments from all the tables: one of many, one at least of each kind of question, and the ends."""
    return tuple(moment for table in tables() for moment in (*table[::23], *_one_of_each_kind(table), table[-1]))


def _one_of_each_kind(table: tuple[Moment, ...]) -> tuple[Moment, ...]:
    kinds = {decision.kind: moment for moment in table for decision in GAME.decisions(moment.state)}
    return tuple(kinds.values())


@cache
def all_decisions() -> tuple[tuple[Decision, View], ...]:
    """Every decision of the sample with the view of its seat."""
    return tuple(
        (decision, GAME.view(moment.state, decision.seat))
        for moment in sample()
        for decision in GAME.decisions(moment.state)
    )


def a_view(*, of_monster: bool = False) -> View:
    """The view of a hunter, or of the monster, in a slot of Resolution at a table of five."""
    states = (moment.state for moment in tables()[-1])
    state = next(state for state in states if state.question and state.question.kind == "resolve_slot")
    return GAME.view(state, state.mo if of_monster else state.question.seat)
