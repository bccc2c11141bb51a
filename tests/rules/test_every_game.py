"""What holds for every game of the registry, whatever its rules are."""

from __future__ import annotations

import json
import traceback
from collections.abc import Iterator, Sequence
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from bot.simulation.players import Players
from bot.simulation.tables import is_accepted, tables
from rules import GAMES, PUBLIC, Action, Decision, Event, GameState, Illegal, Setup
from rules.core.luck import Luck
from rules.core.questions import NumberOption
from rules.inspection import INSPECTIONS
from rules.robots import LEVELS
from tests.kit.secrecy.observation import elsewhere

GAME_NAMES = tuple(GAMES)
MOST_TABLES = 60
NEARLY_ALL = 0.85
"""So many of the cards are seen in few tables; the rest are rare, and `simulate` shows that they come too."""

games = pytest.mark.parametrize("name", GAME_NAMES)
seeds = st.binary(min_size=1, max_size=8)

Moment = tuple[GameState, tuple[Event, ...]]


def moments(name: str, setup: Setup, seed: bytes, level: str = "random") -> Iterator[Moment]:
    """Every state of a table of robots, with what was told just before it."""
    state, told = rules.start(name, setup, seed)
    players = Players([LEVELS[level]] * setup.seats, seed)
    yield state, told
    while decisions := rules.decisions(state):
        state, told = rules.apply(state, players.next_action(state, decisions))
        yield state, told


def short_setups(name: str) -> Iterator[Setup]:
    """The shortest table for each number of seats."""
    for seats in GAMES[name].seats:
        yield Setup(seats, shortest(name))


def shortest(name: str) -> dict[str, str | int | bool]:
    """Of every option that is a number the least, and the defaults of the others."""
    numbers = (option for option in GAMES[name].options if isinstance(option, NumberOption))
    return {option.name: option.least for option in numbers}


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
        while decisions := rules.decisions(state):
            asked = next(decision for decision in decisions if decision.forced)
            state, _ = rules.apply(state, Action(asked.seat, asked.question, asked.default))
        assert rules.outcome(state) is not None


@games
def test_every_option_offered_can_be_chosen(name):
    setup = next(short_setups(name))
    for state, _ in islice(moments(name, setup, b"every option"), 0, None, 5):
        for decision in rules.decisions(state):
            for option in decision.options:
                after, _ = rules.apply(state, Action(decision.seat, decision.question, option.key))
                assert INSPECTIONS[name].is_whole(after)


@games
def test_illegal_answers_are_refused_and_change_nothing(name):
    setup = next(short_setups(name))
    known: set[str] = set()
    for state, _ in islice(moments(name, setup, b"illegal"), 0, None, 4):
        asked = rules.decisions(state)
        known |= {option.key for decision in asked for option in decision.options}
        if not asked:
            continue
        before = rules.dump(state)
        assert all(is_refused(state, action) for action in illegal_answers(asked, known, setup.seats))
        assert rules.dump(state) == before


def illegal_answers(asked: Sequence[Decision], known: set[str], seats: int) -> Iterator[Action]:
    """Options of other moments, questions that are not open, and answers of those who are not asked."""
    numbers = {decision.question for decision in asked}
    closed = {number + step for number in numbers for step in (1, -1)} - numbers
    for decision in asked:
        for key in sorted({*known, "", "nonsense"} - {option.key for option in decision.options}):
            yield Action(decision.seat, decision.question, key)
        yield from (Action(decision.seat, number, decision.default) for number in closed)
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
def test_every_step_kind_and_nearly_every_card_is_reached(name):
    game, inspection = GAMES[name], INSPECTIONS[name]
    steps: set[str] = set()
    cards: set[str] = set()
    for table in tables(game, MOST_TABLES, None, "reach"):
        for state, told in moments(name, table.setup, table.seed):
            steps |= inspection.steps(state)
            cards.update(card for event in told for card in inspection.cards_used(event.fact))
        if steps == set(game.step_kinds) and len(cards) >= NEARLY_ALL * len(game.cards):
            break
    assert steps == set(game.step_kinds)
    assert cards <= set(game.cards)
    assert len(cards) >= NEARLY_ALL * len(game.cards)


@games
def test_a_setup_that_the_game_does_not_have_is_refused_in_words(name):
    game = GAMES[name]
    for setup in (Setup(game.seats.start - 1), Setup(game.seats.stop), Setup(game.seats.start, {"nonsense": 1})):
        with pytest.raises(ValueError, match=r"seats|nonsense"):
            rules.start(name, setup, b"seed")
    for option in game.options:
        beyond = (option.least - 1, option.most + 1) if isinstance(option, NumberOption) else ("0:0:0", "-1", -1)
        for value in (*beyond, "many", True):
            with pytest.raises(ValueError, match=option.name):
                rules.start(name, Setup(game.seats.start, {option.name: value}), b"seed")


@games
def test_every_sample_of_every_option_can_be_played_at_some_table(name):
    game = GAMES[name]
    for option in game.options:
        for sample in (option.default, *option.samples):
            accepted = [seats for seats in game.seats if is_accepted(game, Setup(seats, {option.name: sample}))]
            assert accepted, f"{option.name} {sample}"
            rules.start(name, Setup(accepted[-1], {option.name: sample}), b"sample")


@games
def test_what_is_asked_follows_from_the_state_alone(name):
    """A game that has just looked at another table lists the same, whatever the one of the registry remembers."""
    other = type(GAMES[name])()
    for state, _ in moments(name, list(short_setups(name))[-1], b"fresh"):
        other.decisions(elsewhere(name))
        assert other.decisions(state) == rules.decisions(state)


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
def test_why_bytes_are_no_state_is_said_without_what_they_hold(name):
    state, _ = rules.start(name, next(short_setups(name)), b"seed")
    secret = "a card in somebody's hand"
    stored = json.loads(rules.dump(state))
    broken = [{**stored, field: {"kind": secret, "value": [secret]}} for field in stored if field != "game"]
    said = []
    for each in broken:
        with pytest.raises(ValueError, match=" at ") as refusal:
            rules.load(json.dumps(each, separators=(",", ":")).encode())
        said.append("".join(traceback.format_exception(refusal.value)))
    assert len(said) > 3
    assert all(secret not in text for text in said)


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
