"""Views of Deadly Prey for its picture: tables at many moments, and a third day with something of everything."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from rules import GAMES, PUBLIC, Action, Setup
from rules.core.questions import Outcome
from rules.deadly_prey.state import Attack, State
from rules.deadly_prey.verbs import DEFEATED
from rules.deadly_prey.view import AttemptView, Opened, View
from rules.robots.chance import choose_evenly
from rules.robots.luck import Stream

GAME = GAMES["prey"]
ANSWERS = 1200
IDLE = {"skip", "done", "reclaim", "rest", "no_strike"}


def answered(seats: int) -> Iterator[State]:
    """A table from its deal on, answered by chance, with a liking for doing something."""
    stream = Stream(b"pictures %d" % seats)
    state, _ = GAME.start(Setup(seats, {}), b"pictures")
    for _ in range(ANSWERS):
        yield state
        forced = [decision for decision in GAME.decisions(state) if decision.forced]
        if not forced:
            return
        keys = (choose_evenly(forced[0], stream) for _ in range(4))
        key = next((key for key in keys if key not in IDLE), forced[0].default)
        state, _ = GAME.apply(state, Action(forced[0].seat, forced[0].question, key))


@cache
def moments() -> tuple[State, ...]:
    """Tables of all sizes at many moments, the last of each included."""
    return tuple(state for seats in range(2, 6) for state in tuple(answered(seats))[::-70])


@cache
def dealt() -> State:
    """Three hunters, at seats 0, 2 and 3, against a werewolf at seat 1."""
    state, _ = GAME.start(Setup(4, {"monster": "werewolf", "monster_seat": "2"}), b"dealt")
    return state


@cache
def table() -> View:
    """The third day, with something of everything."""
    view = GAME.view(dealt(), PUBLIC)
    gun_show = replace(view.spots[0], suit="destruction", card="gun_show", is_up=True, chip=2, number=5)
    gun_show = replace(gun_show, red=(2, 0, 1, 0))
    aimed_at = replace(view.spots[1], suit="occult", number=6, white=(0, 0, 3, 1))
    return replace(
        view,
        half=5,
        turn=3,
        phase="resolution",
        standing=(2, 0, 3),
        rotation=(2, 0, 3),
        spots=(gun_show, aimed_at, *view.spots[2:]),
        waiting=(2,),
        asked="resolve_slot",
    )


def of_spot(place: int = 1, **changes) -> View:
    spots = list(table().spots)
    spots[place] = replace(spots[place], **changes)
    return replace(table(), spots=tuple(spots))


def of_space(**changes) -> View:
    first, second, *others = table().tracker
    return replace(table(), tracker=(first, replace(second, **changes), *others))


def of_hunter(**changes) -> View:
    first, *others = table().hunters
    return replace(table(), hunters=(replace(first, **changes), *others))


def of_monster(**changes) -> View:
    return replace(table(), monster=replace(table().monster, **changes))


def opened_with(view: View, **changes) -> View:
    there = Opened(
        callings=(((3,), (2,), (1,), (0,)), ((3, 1), (), (2,), ()), *(((0,), (1,), (2,), (3,)),) * 2),
        hands=((),) * 4,
        pyramid=tuple(spot.card for spot in dealt().spots),
        tracker=tuple(space.card for space in dealt().tracker),
        city=(),
        scores=((12, 6, 5, 0), (0, 0, 0, 0), (3, 6, 0, 0), (0, 0, 0, 0)),
    )
    return replace(view, opened=replace(there, **changes), outcome=Outcome(DEFEATED, (0,)), waiting=(), asked=None)


ATTEMPT = AttemptView("A2", 2, (), "control", "", 0, 6, 0, ())
ATTACK = Attack("A1", 2, 5, owners=(0, 2))
ATTEMPTING, ATTACKED = replace(table(), attempt=ATTEMPT), replace(table(), attack=ATTACK)


def of_attempt(**changes) -> View:
    return replace(table(), attempt=replace(ATTEMPT, **changes))
