"""What a simulator asks of a table of Deadly Prey."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.core.agenda import GameState
from rules.core.questions import PUBLIC, Event
from rules.deadly_prey import events
from rules.deadly_prey.cards import ARSENAL_DECK, CITY_DECK, HARDSHIP_DECK, HARDSHIPS, INFLUENCE_DECK
from rules.deadly_prey.feeding import FeedChip
from rules.deadly_prey.setup import HUNTER_CHIPS, MONSTER_CHIPS, LayCallings
from rules.deadly_prey.state import CHIPS, MOST_RED, WILLPOWER, Hunter, Spot, State
from rules.inspection.prey_disguise import disguised
from rules.inspection.prey_willpower import held_by, told_of
from rules.robots.luck import Stream

CITY_CARDS, ARSENAL_CARDS = Counter(CITY_DECK), Counter(ARSENAL_DECK)
HARDSHIP_CARDS, INFLUENCE_CARDS = Counter(HARDSHIP_DECK), Counter(INFLUENCE_DECK)


class PreyInspection:
    """The inspection of Deadly Prey."""

    def is_whole(self, state: GameState) -> bool:
        table = own(state)
        return (
            Counter(city_cards(table)) == CITY_CARDS
            and Counter(arsenal_cards(table)) == ARSENAL_CARDS
            and Counter(hardship_cards(table)) == HARDSHIP_CARDS
            and Counter(influence_cards(table)) == INFLUENCE_CARDS
            and chips(table) == CHIPS
            and all(is_sound(spot) for spot in table.spots)
            and all(is_complete(table, seat, hunter) for seat, hunter in hunters_of(table))
        )

    def accounts_for(self, before: GameState, told: Sequence[Event], after: GameState) -> bool:
        willpower = held_by(own(before))
        for event in told:
            if event.audience == PUBLIC:
                told_of(event.fact, willpower)
        return +willpower == +held_by(own(after)) and not -willpower

    def steps(self, state: GameState) -> frozenset[str]:
        return frozenset(step.kind for step in own(state).agenda)

    def cards_used(self, fact: object) -> tuple[str, ...]:
        match fact:
            case events.CardTurned(card=card) | events.CardRedrawn(card=card) | events.CardSwapped(card=card):
                return (card,)
            case events.CardPlayed(card=card) | events.SetbackEntered(card=card) | events.HardshipActed(card=card):
                return (card,)
            case events.HardshipDrawn(card=card) if HARDSHIPS[card].kind == "lasting":
                return (card,)
        return ()

    def disguised(self, state: GameState, viewer: int, stream: Stream) -> State:
        return disguised(own(state), viewer, stream)


def own(state: GameState) -> State:
    """The state as one of this game."""
    if not isinstance(state, State):
        raise TypeError("not a state of Deadly Prey")
    return state


def hunters_of(table: State) -> Iterator[tuple[int, Hunter]]:
    """Every hunter with its seat."""
    for seat, hunter in enumerate(table.hunters):
        if hunter is not None:
            yield seat, hunter


# --- cards ---


def city_cards(table: State) -> Iterator[str]:
    """Every City Card, where it lies."""
    yield from (*table.city, *table.city_discards)
    yield from (spot.card for spot in table.spots if spot.card)
    yield from (space.card for space in table.tracker if space.card)
    yield from (trophy.card for _, hunter in hunters_of(table) for trophy in hunter.trophies)


def arsenal_cards(table: State) -> Iterator[str]:
    """Every Arsenal Card and Setback, where it lies."""
    yield from (*table.arsenal, *table.arsenal_discards)
    yield from (card for _, hunter in hunters_of(table) for card in hunter.hand)
    yield from (setback.card for setback in table.setbacks)
    yield from (play.card for play in table.plays if play.sort == "arsenal" and not play.is_void)


def hardship_cards(table: State) -> Iterator[str]:
    """Every Hardship, where it lies."""
    yield from (*table.hardships, *table.hardship_discards)
    yield from (burden.card for _, hunter in hunters_of(table) for burden in hunter.burdens)


def influence_cards(table: State) -> Iterator[str]:
    """Every Influence Card, where it lies."""
    yield from (*table.influence, *table.influence_discards, *table.monster.hand)
    yield from (play.card for play in table.plays if play.sort == "influence" and not play.is_void)


# --- chips and Willpower ---


def chips(table: State) -> tuple[int, ...]:
    """How many chips of each value there are, what the lid owes taken off."""
    counts = Counter(dict(enumerate(table.bag)))
    for chip in chips_on_the_table(table):
        counts[chip] += 1
    return tuple(counts[value] for value in range(len(CHIPS)))


def chips_on_the_table(table: State) -> Iterator[int]:
    """Every chip outside the lid."""
    yield from (spot.chip for spot in table.spots if not spot.is_vacant)
    yield from (chip for pile in table.monster.callings for chip in pile)
    for _, hunter in hunters_of(table):
        yield from (*hunter.callings, *(trophy.chip for trophy in hunter.trophies))
    for step in table.agenda:
        match step:
            case FeedChip(chip=chip):
                yield chip
            case LayCallings():
                yield from (*MONSTER_CHIPS, *(HUNTER_CHIPS * (len(table.hunters) - 1)))


def is_sound(spot: Spot) -> bool:
    """Whether nobody has too much red there, and none under a card that lies face down or on a vacancy."""
    return max(spot.red) <= (MOST_RED if spot.is_up else 0) and not (spot.is_vacant and any(spot.white))


def is_complete(table: State, seat: int, hunter: Hunter) -> bool:
    """Whether all Willpower of a hunter is somewhere, and none of it less than nothing."""
    placed = [count for spot in table.spots for count in (spot.white[seat], spot.red[seat])]
    parts = (hunter.reserve, hunter.supply, hunter.markers, hunter.gone, *placed)
    return sum(parts) == WILLPOWER and min(parts) >= 0
