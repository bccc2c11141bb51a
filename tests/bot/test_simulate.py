"""The command `simulate`: what it prints, what it finds, and how it exits."""

from __future__ import annotations

import argparse
import json
from hashlib import sha256

import pytest

from bot import simulate
from bot.simulation import checks
from bot.simulation.players import Players
from bot.simulation.progress import Progress
from bot.simulation.tables import tables
from rules import AT_ANY_TIME, GAMES
from rules.inspection import INSPECTIONS, party
from rules.inspection.quarry import QuarryInspection
from rules.robots import LEVELS
from rules.unknown_quarry import view

QUARRY, PARTY = GAMES["quarry"], GAMES["party"]


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    return simulate.run(parser.parse_args(words))


def test_one_json_object_with_the_keys_of_the_contract_comes_last(capsys):
    assert run("quarry", "--tables", "4", "--json") == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert list(told) == [
        *("game", "tables", "finished", "decisions", "seconds"),
        *("outcomes", "steps_reached", "cards_reached", "cards_never", "violations"),
    ]
    assert (told["game"], told["tables"], told["finished"], told["violations"]) == ("quarry", 4, 4, 0)
    assert sum(told["outcomes"].values()) == 4
    assert set(told["outcomes"]) == set(QUARRY.outcomes)
    assert sorted(told["cards_reached"] + told["cards_never"]) == sorted(QUARRY.cards)
    assert set(told["steps_reached"]) <= set(QUARRY.step_kinds)


def test_people_get_a_short_table(capsys):
    assert run("quarry", "--tables", "1", "--seats", "3") == 0
    out, err = capsys.readouterr()
    assert "1, 1 finished" in out
    assert "violations      0" in out
    assert err == ""


def test_a_seed_gives_the_same_tables_and_another_seed_others(capsys):
    counts = []
    for seed in ("one", "one", "two"):
        run("quarry", "--tables", "2", "--seats", "3", "--seed", seed, "--json")
        counts.append(json.loads(capsys.readouterr().out)["decisions"])
    assert counts[0] == counts[1] != counts[2]


def test_table_i_is_dealt_from_the_hash_of_the_seed_and_i():
    seeds = [table.seed for table in tables(QUARRY, 3, 4, "S")]
    assert seeds == [sha256(f"simulate:S:{number}".encode()).digest() for number in range(3)]


def test_tables_go_round_all_seat_counts_and_the_extremes_of_the_options():
    setups = [table.setup for table in tables(QUARRY, 40, None, "0")]
    assert [setup.seats for setup in setups[:5]] == [3, 4, 5, 6, 3]
    assert {(setup.seats, setup.options["rounds"]) for setup in setups} == {
        (seats, rounds) for seats in (3, 4, 5, 6) for rounds in (5, 40, 200)
    }


def test_tables_go_through_every_sample_of_every_option_that_the_game_accepts_together():
    setups = [table.setup for table in tables(PARTY, 160, None, "0")]
    for setup in setups:
        PARTY.check(setup)
    for option in PARTY.options:
        assert {setup.options[option.name] for setup in setups} == {option.default, *option.samples}
    assert {setup.seats for setup in setups if setup.options["red_shares"] != "off"} == {2, 3, 4}


@pytest.mark.parametrize(
    "words",
    [
        ("chess",),
        ("quarry", "--tables", "0"),
        ("quarry", "--tables", "many"),
        ("quarry", "--players", "genius"),
        ("quarry", "--players", "random,genius"),
    ],
)
def test_wrong_usage_exits_with_2_and_says_what_is_wrong(words, capsys):
    with pytest.raises(SystemExit) as left:
        run(*words)
    assert left.value.code == 2
    assert "error" in capsys.readouterr().err


def test_a_seat_count_that_the_game_does_not_have_is_wrong_usage(capsys):
    assert run("quarry", "--seats", "7") == 2
    assert "3 to 6" in capsys.readouterr().err


def test_levels_go_round_the_table(capsys):
    assert run("quarry", "--tables", "1", "--seats", "3", "--players", "random,random") == 0


def test_lost_cards_are_counted_and_told_with_table_seed_and_action(monkeypatch, capsys):
    monkeypatch.setattr(QuarryInspection, "is_whole", lambda inspection, state: False)
    assert run("quarry", "--tables", "1", "--seats", "3", "--json") == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["violations"] > 0
    seed = sha256(b"simulate:0:0").hexdigest()
    assert err.splitlines()[0] == f"table 0, seed {seed}, action 0: cards or tokens were lost or doubled"
    assert len(err.splitlines()) <= simulate.TOLD


def test_money_of_which_nothing_was_told_is_found(monkeypatch, capsys):
    monkeypatch.setattr(party, "changes_of", lambda fact: ())
    assert run("party", "--tables", "1", "--json") == 1
    assert "something changed hands that was not told" in capsys.readouterr().err


def test_of_people_who_are_asked_together_anyone_may_be_the_first():
    firsts = set()
    for table in tables(PARTY, 40, 4, "together"):
        for decisions, action in played(table):
            together = [decision.seat for decision in decisions if decision.kind == "respond"]
            if len(together) > 1 and action.question != AT_ANY_TIME:
                firsts.add(together.index(action.seat))
        if len(firsts) > 1:
            break
    assert {0, 1} <= firsts


def played(table):
    """What could be decided at a table of the random robot, and what was done, again and again."""
    state, _ = PARTY.start(table.setup, table.seed)
    players = Players([LEVELS["random"]] * table.setup.seats, table.seed)
    while decisions := PARTY.decisions(state):
        action = players.next_action(state, decisions)
        yield decisions, action
        state, _ = PARTY.apply(state, action)


def test_what_may_be_done_at_any_time_is_done_now_and_then():
    questions = [action.question for _, action in played(next(tables(PARTY, 1, 3, "0")))]
    assert 0.05 < questions.count(AT_ANY_TIME) / len(questions) < 0.7


def test_a_view_that_counts_hidden_cards_is_found(monkeypatch, capsys):
    monkeypatch.setattr(view, "price_of_move", lambda state: sum("dog" in seat.hand for seat in state.seats))
    assert run("quarry", "--tables", "2", "--seats", "3", "--json") == 1
    assert "sees what it cannot know" in capsys.readouterr().err


def test_a_table_without_an_end_is_a_problem(monkeypatch, capsys):
    monkeypatch.setattr("bot.simulation.play.MOST_ANSWERS", 5)
    assert run("quarry", "--tables", "1", "--json") == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["finished"] == 0
    assert "action 5: not ended" in err


def test_an_illegal_answer_that_is_carried_out_is_found(monkeypatch):
    state, _ = QUARRY.start(next(iter(tables(QUARRY, 1, 3, "0"))).setup, b"seed")
    decisions = QUARRY.decisions(state)
    assert not list(checks.check_refusals(state, decisions))
    monkeypatch.setattr(checks, "NO_KEY", decisions[0].default)
    assert len(list(checks.check_refusals(state, decisions))) == 1


def test_every_game_can_be_inspected():
    assert set(INSPECTIONS) == set(GAMES)


class Terminal:
    def __init__(self, *, is_terminal: bool) -> None:
        self.written = ""
        self.isatty = lambda: is_terminal
        self.flush = lambda: None

    def write(self, text: str) -> None:
        self.written += text


def test_the_progress_bar_is_drawn_on_a_terminal_only():
    terminal, pipe = Terminal(is_terminal=True), Terminal(is_terminal=False)
    for stream in (terminal, pipe):
        progress = Progress(stream, 10)
        progress.show(5)
        progress.clear()
    assert "5/10" in terminal.written
    assert pipe.written == ""
