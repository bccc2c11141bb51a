"""What a player of Deadly Prey reads of deeds beside the question, of rolls so far, and of white that goes."""

import pytest

from bot.words.prey import PREY
from bot.words.prey.deeds import deeds_now
from tests.kit.prey import Play, scenario
from tests.kit.prey.checks import GAME
from tests.kit.prey_tables import all_decisions

PEOPLE = ("Ana", "Bo", "Cy", "Di", "Mo")


def question(game: Play, name: str) -> str:
    return PREY.question(game[name].view, PEOPLE)


# --- what was begun beside the question ---


def test_what_was_begun_says_that_it_waits_where_nothing_is_done_beside():
    game = scenario(ana="w1 A2", bo="hand police scanner", A2="gun show t2", slot="ana")
    game.answer(1, 0, "play:arsenal:police_scanner")
    assert "Pick " in question(game, "bo")
    game.ana("attempt A2 then keep then points")
    assert game.kind == "gather"
    assert "**Police Scanner, begun beside this, waits**" in question(game, "bo")
    assert "Pick " not in question(game, "bo")


# --- at any time ---

HARDSHIP = "take a Hardship for 2 Willpower (once each day or night)"


@pytest.mark.parametrize(
    ("ana", "line"),
    [
        ("hand police scanner", f"burn Arsenal Cards, {HARDSHIP}, play cards."),
        ("hand second wind", f"burn Arsenal Cards, {HARDSHIP}."),
        ("hand second wind; took hardship", "burn Arsenal Cards."),
        ("burden guilt; rsv 3; took hardship", "pay off a Hardship."),
    ],
)
def test_at_any_time_a_hunter_reads_what_is_possible_now(ana, line):
    game = scenario(ana=f"w1 A1; {ana}", slot="ana")
    assert f"**At any time**: {line}" in question(game, "ana").splitlines()


@pytest.mark.parametrize(
    ("mo", "line"),
    [
        ("De 3.2; power mad scientist", "exchange two points for one. It is done at once, openly."),
        ("De 3.2; power avenging spirit", "use your power, exchange two points for one. It is done at once, openly."),
        (
            "De 3.2; hand shut doors; power avenging spirit; used",
            "play cards, exchange two points for one. It is done at once, openly.",
        ),
    ],
)
def test_at_any_time_the_monster_reads_what_is_possible_now(mo, line):
    game = scenario(ana="w1 A1", slot="ana", mo=mo)
    assert f"**At any time**: {line}" in question(game, "mo").splitlines()


def test_whoever_can_do_nothing_reads_that():
    game = scenario(ana="w1 A1; took hardship", slot="ana")
    assert "there is nothing that you could do now" in question(game, "ana")


def test_nothing_is_promised_that_is_no_option():
    begins = {"burn": "burn ", "hardship": "take ", "pay": "pay ", "play": "play ", "exchange": "exchange "}
    for decision, view in all_decisions():
        if decision.forced or view.own.aside is not None:
            continue
        verbs = {option.key.partition(":")[0].partition("_")[0] for option in decision.options}
        told = deeds_now(view)
        for verb, begin in begins.items():
            is_told = any(deed.startswith(begin) for deed in told) or (verb == "play" and "use your power" in told)
            assert is_told == (verb in verbs)


# --- rolls so far ---


@pytest.mark.parametrize(
    ("dice", "words"),
    [
        ((1, 2, 1), "with 5 to reach: a failure so far, which costs 2 Willpower."),
        ((1, 9, 1), "with 5 to reach: enough, and it is yours."),
    ],
)
def test_a_roll_says_whether_it_is_enough(dice, words):
    game = scenario(ana="w3 A1; hand second wind", A1="gun show t2", slot="ana", stops="after_roll", dice=dice)
    game.ana("attempt A1 by dice")
    assert game.kind == "after_roll"
    assert words in question(game, "ana")


@pytest.mark.parametrize(("dice", "words"), [((1, 1), "a miss so far"), ((9, 1), "1 hit so far, a red for each")])
def test_the_roll_of_an_attack_says_so_too(dice, words):
    lines = {"ana": "R1 A2; w1 A2", "mo": "De 3.2", "A2": "gun show t2 up"}
    game = scenario(stops="strike after_roll", dice=dice, **lines)
    game.ana("reinforce A2 1")
    game.mo("strike A2 with 2")
    assert game.kind == "after_roll"
    assert f"with 6 to reach: {words}." in question(game, "mo")


# --- white that goes ---


def test_whoever_loses_white_reads_how_many_and_why():
    game = scenario(ana="w2 A1; w1 A2", slot="ana", hardships="mugged")
    game.answer(0, 0, "hardship")
    assert game.kind == "strip_white"
    assert "**Mugged takes 2 of your white Willpower: from which cards?**" in question(game, "ana")
    game.ana("strip A1")
    assert "**Mugged takes 1 of your white Willpower" in question(game, "ana")
    assert GAME.view(game.state, 1).owed == 1
