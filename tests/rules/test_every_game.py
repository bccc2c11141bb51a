"""What holds for every game of the registry, whatever its rules are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules import GAMES, PUBLIC, Action, Decision, Event, GameState, Illegal, Setup
from rules.core.luck import Luck
from rules.inspection import INSPECTIONS
from rules.robots import LEVELS, Stream

GAME_NAMES = tuple(GAMES)
TABLES_TO_REACH_EVERYTHING = 24

games = pytest.mark.parametrize("name", GAME_NAMES)
seeds = st.binary(min_size=1, max_size=8)

Moment = tuple[GameState, tuple[Event, ...]]


def moments(name: str, setup: Setup, seed: bytes, level: str = "random") -> Iterator[Moment]:
    """Every state of a table of robots, with what was told just before it."""
    state, told = rules.start(name, setup, seed)
    stream = Stream(seed)
    yield state, told
    while asked := rules.decisions(state):
        key = LEVELS[level](rules.view(state, asked[0].seat), asked[0], stream)
        state, told = rules.apply(state, Action(asked[0].seat, asked[0].question, key))
        yield state, told


def short_setups(name: str) -> Iterator[Setup]:
    """The shortest table for each number of seats."""
    for seats in GAMES[name].seats:
        yield Setup(seats, {option.name: option.least for option in GAMES[name].options})


def is_refused(state: GameState, action: Action) -> bool:
    try:
        rules.apply(state, action)
    except Illegal as illegal:
        return bool(illegal.reason and illegal.rule)
    return False


@games
@pytest.mark.parametrize("level", LEVELS)
def test_tables_of_robots_end_with_an_outcome_of_the_game(name, level):
    for setup in short_setups(name):
        last, told = list(moments(name, setup, b"ends", level))[-1]
        outcome = rules.outcome(last)
        assert outcome is not None
        assert outcome.label in GAMES[name].outcomes
        assert set(outcome.winners) <= set(range(setup.seats))
        assert any(event.audience == PUBLIC for event in told)


@games
def test_every_decision_has_options_and_its_default_is_one_of_them(name):
    for setup in short_setups(name):
        for state, _ in moments(name, setup, b"options"):
            for decision in rules.decisions(state):
                keys = [option.key for option in decision.options]
                assert keys
                assert len(set(keys)) == len(keys)
                assert decision.default in keys


@games
def test_a_table_of_defaults_ends_too(name):
    for setup in short_setups(name):
        state, _ = rules.start(name, setup, b"defaults")
        while asked := rules.decisions(state):
            state, _ = rules.apply(state, Action(asked[0].seat, asked[0].question, asked[0].default))
        assert rules.outcome(state) is not None


@games
def test_every_option_offered_can_be_chosen(name):
    setup = next(short_setups(name))
    for state, _ in islice(moments(name, setup, b"every option"), 0, None, 3):
        for decision in rules.decisions(state):
            for option in decision.options:
                after, _ = rules.apply(state, Action(decision.seat, decision.question, option.key))
                assert INSPECTIONS[name].is_whole(after)


@games
def test_illegal_answers_are_refused_and_change_nothing(name):
    setup = next(short_setups(name))
    known: set[str] = set()
    for state, _ in moments(name, setup, b"illegal"):
        asked = rules.decisions(state)
        known |= {option.key for decision in asked for option in decision.options}
        if not asked:
            continue
        before = rules.dump(state)
        assert all(is_refused(state, action) for action in illegal_answers(asked, known, setup.seats))
        assert rules.dump(state) == before


def illegal_answers(asked: Sequence[Decision], known: set[str], seats: int) -> Iterator[Action]:
    """Options of other moments, questions that are not open, and answers of those who are not asked."""
    for decision in asked:
        for key in sorted({*known, "", "nonsense"} - {option.key for option in decision.options}):
            yield Action(decision.seat, decision.question, key)
        yield Action(decision.seat, decision.question + 1, decision.default)
        yield Action(decision.seat, decision.question - 1, decision.default)
        for stranger in {-1, *range(seats + 1)} - {other.seat for other in asked}:
            yield Action(stranger, decision.question, decision.default)


@games
def test_nothing_can_be_answered_once_a_table_has_ended(name):
    last, _ = list(moments(name, next(short_setups(name)), b"over"))[-1]
    assert rules.decisions(last) == ()
    assert is_refused(last, Action(0, 1, "nonsense"))


@games
def test_the_same_seed_and_answers_give_the_same_bytes(name):
    setup = list(short_setups(name))[-1]
    one, other = ([rules.dump(state) for state, _ in moments(name, setup, b"same")] for _ in range(2))
    assert one == other
    assert one[-1] != [rules.dump(state) for state, _ in moments(name, setup, b"another")][-1]


@games
def test_a_table_plays_on_the_same_from_its_stored_form(name):
    setup = next(short_setups(name))
    for state, _ in islice(moments(name, setup, b"stored"), 0, None, 5):
        again = rules.load(rules.dump(state))
        assert again == state
        assert rules.dump(again) == rules.dump(state)
        for decision in rules.decisions(state):
            action = Action(decision.seat, decision.question, decision.default)
            assert rules.apply(again, action) == rules.apply(state, action)


@games
def test_every_event_comes_back_from_its_stored_form(name):
    game = GAMES[name]
    for _, told in moments(name, next(short_setups(name)), b"events"):
        for event in told:
            assert game.load_fact(game.dump_fact(event.fact)) == event.fact


@games
def test_every_step_kind_and_every_card_is_reached(name):
    game, inspection = GAMES[name], INSPECTIONS[name]
    steps: set[str] = set()
    cards: set[str] = set()
    for number in range(TABLES_TO_REACH_EVERYTHING):
        setup = Setup(game.seats[number % len(game.seats)])
        for state, told in moments(name, setup, b"reach:%d" % number):
            steps |= inspection.steps(state)
            cards.update(card for event in told for card in inspection.cards_used(event.fact))
        if steps == set(game.step_kinds) and cards == set(game.cards):
            break
    assert steps == set(game.step_kinds)
    assert cards == set(game.cards)


@games
def test_a_setup_that_the_game_does_not_have_is_refused_in_words(name):
    game = GAMES[name]
    for setup in (Setup(game.seats.start - 1), Setup(game.seats.stop), Setup(game.seats.start, {"nonsense": 1})):
        with pytest.raises(ValueError, match=r"seats|nonsense"):
            rules.start(name, setup, b"seed")
    for option in game.options:
        for value in (option.least - 1, option.most + 1, "many", True):
            with pytest.raises(ValueError, match=option.name):
                rules.start(name, Setup(game.seats.start, {option.name: value}), b"seed")


@games
def test_nobody_sees_a_table_from_a_seat_that_it_does_not_have(name):
    state, _ = rules.start(name, next(short_setups(name)), b"seed")
    for viewer in (-2, GAMES[name].seats.start):
        with pytest.raises(ValueError, match="nobody sits"):
            rules.view(state, viewer)


@pytest.mark.parametrize("stored", [b"", b"[]", b"{}", b'{"game": "chess"}', b'{"game": "quarry"}', b"not json"])
def test_bytes_that_are_no_state_are_refused(stored):
    with pytest.raises(ValueError, match=r".+"):
        rules.load(stored)


@games
@settings(max_examples=20, deadline=None)
@given(seed=seeds, picks=st.lists(st.integers(0, 10**6), max_size=60), extra=st.integers(0, 3))
def test_whatever_is_answered_the_table_stays_whole(name, seed, picks, extra):
    seats = GAMES[name].seats
    state, _ = rules.start(name, Setup(seats[extra % len(seats)]), seed)
    for pick in picks:
        asked = rules.decisions(state)
        if not asked:
            break
        decision = asked[pick % len(asked)]
        option = decision.options[pick % len(decision.options)]
        state, _ = rules.apply(state, Action(decision.seat, decision.question, option.key))
        assert INSPECTIONS[name].is_whole(state)
    assert rules.load(rules.dump(state)) == state


@given(seed=seeds, sizes=st.lists(st.integers(1, 10**9), min_size=1, max_size=30))
def test_luck_draws_below_its_bound_and_the_same_again(seed, sizes):
    def drawn() -> list[int]:
        luck, values = Luck.of(seed), []
        for size in sizes:
            value, luck = luck.below(size)
            values.append(value)
        return values

    assert all(0 <= value < size for value, size in zip(drawn(), sizes, strict=True))
    assert drawn() == drawn()


@given(seed=seeds, things=st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_thing_and_counts_its_draws(seed, things):
    shuffled, luck = Luck.of(seed).shuffled(things)
    assert sorted(shuffled) == sorted(things)
    assert luck.drawn == max(0, len(things) - 1)


@given(seed=seeds, size=st.integers(1, 1000))
def test_a_draw_aside_uses_nothing_up(seed, size):
    luck = Luck.of(seed)
    aside = luck.aside(size, "default")
    assert 0 <= aside < size
    assert luck == Luck.of(seed)
    assert luck.aside(size, "default") == aside


@given(values=st.lists(st.integers(0, 5), min_size=1, max_size=6))
def test_rigged_luck_gives_its_values_and_then_goes_on_by_itself(values):
    luck = Luck(Luck.of(b"seed").key, rigged=tuple(values))
    drawn = []
    for _ in values:
        value, luck = luck.below(6)
        drawn.append(value)
    assert drawn == values
    assert luck == Luck(Luck.of(b"seed").key, len(values))


def test_a_rigged_draw_that_cannot_come_is_an_error():
    with pytest.raises(ValueError, match="rigged"):
        Luck("00", rigged=(6,)).below(6)
