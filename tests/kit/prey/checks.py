"""What is checked after every answer that a test gives: the stored form, conservation, and what viewers see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from rules import PUBLIC, Action, Event
from rules.deadly_prey.callings import START_CHIPS
from rules.deadly_prey.feeding import FeedChip
from rules.deadly_prey.game import DeadlyPrey
from rules.deadly_prey.setup import HUNTER_CHIPS, LayCallings
from rules.deadly_prey.state import CHIPS, WILLPOWER, State, hunter_of, hunter_seats
from rules.deadly_prey.view import View
from tests.kit import secrecy
from tests.kit.played import names_in

GAME = DeadlyPrey()
Answered = tuple[State, Action, tuple[Event, ...], State]
"""One answer of a history: the state before it, the answer, what was told, the state after it."""
check_views: Callable[[list[Answered]], None] | None = secrecy.check_views
"""None leaves secrecy out, where only what an answer leads to is of interest (tests/mutants/conformance.py)."""


@dataclass(frozen=True)
class Box:
    """All that a table consists of; it is the same for good."""

    city: Counter[str]
    arsenal: Counter[str]
    hardships: Counter[str]
    influence: Counter[str]
    chips: tuple[int, ...]


def box_of(state: State) -> Box:
    """All that lies anywhere on this table."""
    hunters = [hunter for hunter in state.hunters if hunter is not None]
    trophies = [trophy for hunter in hunters for trophy in hunter.trophies]
    played = [play for play in state.plays if not play.is_void]
    city = [*(spot.card for spot in state.spots), *(space.card for space in state.tracker)]
    city += [*state.city, *state.city_discards, *(trophy.card for trophy in trophies)]
    arsenal = [*state.arsenal, *state.arsenal_discards, *(burden.card for burden in state.setbacks)]
    arsenal += [card for hunter in hunters for card in hunter.hand]
    arsenal += [play.card for play in played if play.sort == "arsenal"]
    hardships = [*state.hardships, *state.hardship_discards]
    hardships += [burden.card for hunter in hunters for burden in hunter.burdens]
    influence = [*state.influence, *state.influence_discards, *state.monster.hand]
    influence += [play.card for play in played if play.sort == "influence"]
    return Box(Counter(filter(None, city)), Counter(arsenal), Counter(hardships), Counter(influence), _chips(state))


def _chips(state: State) -> tuple[int, ...]:
    """Chips of each value: in the bag (owed ones below 0), on cards, with hunters and the monster, and just gained."""
    lying = [spot.chip for spot in state.spots if spot.card]
    for hunter in state.hunters:
        if hunter is not None:
            lying += [*hunter.callings, *(trophy.chip for trophy in hunter.trophies)]
    lying += [chip for pile in state.monster.callings for chip in pile]
    lying += [step.chip for step in state.agenda if isinstance(step, FeedChip)]
    if any(isinstance(step, LayCallings) for step in state.agenda):
        lying += [*START_CHIPS, *HUNTER_CHIPS * len(hunter_seats(state))]
    counts = Counter(lying)
    return tuple(there + counts[value] for value, there in enumerate(state.bag))


def check_conservation(state: State, box: Box) -> None:
    """Every card and chip of the box is somewhere once, and each hunter's Willpower makes 25."""
    assert box_of(state) == box
    for seat in hunter_seats(state):
        hunter = hunter_of(state, seat)
        assert min(hunter.reserve, hunter.supply) >= 0
        assert all(min(spot.white[seat], spot.red[seat]) >= 0 and spot.red[seat] <= 3 for spot in state.spots)
        laid = sum(spot.white[seat] + spot.red[seat] for spot in state.spots)
        assert hunter.reserve + hunter.supply + hunter.markers + hunter.gone + laid == WILLPOWER


def check_real_chips(state: State) -> None:
    """A dealt table has 15, 25, 20 and 15 chips of the four values."""
    assert _chips(state) == CHIPS


def check_seen(state: State) -> None:
    """Every seat and the public have a view, and in none stands the name of a City Card that lies hidden from it."""
    if state.outcome is not None:
        return
    deck = set(state.city) | {space.card for space in state.tracker if space.card and not space.is_up}
    for viewer in (*range(len(state.hunters)), PUBLIC):
        down = {spot.card for spot in state.spots if not (spot.is_up or spot.is_seen or viewer in spot.known)}
        looked_at = {card for known in state.known[viewer] for card in known.cards} if viewer != PUBLIC else set()
        assert not (deck | down - {""}) - looked_at & _city_cards_in(GAME.view(state, viewer)), viewer
    for decision in GAME.decisions(state):
        keys = [option.key for option in decision.options]
        assert len(keys) == len(set(keys)), keys
        assert decision.default in keys


def _city_cards_in(view: View) -> set[str]:
    """The names in those parts of a view in which City Cards can stand."""
    lying = {spot.card for spot in view.spots} | {space.card for space in view.tracker}
    return lying | names_in((view.own, view.plays, view.lasting, view.attempt, view.about))


def check_secrecy(history: list[Answered]) -> None:
    """After the last answer of the history nobody sees what nobody showed."""
    if check_views is not None:
        check_views(history)
