"""What a player of Deadly Prey reads of numbers before answering: dice, tallies, points put down, rolls so far."""

import pytest

from bot.words.prey import PREY
from rules.deadly_prey import events
from tests.kit.prey import Play, scenario
from tests.kit.prey.checks import GAME

PEOPLE = ("Ana", "Bo", "Cy", "Di", "Mo")


def question(game: Play, name: str) -> str:
    return PREY.question(game[name].view, PEOPLE)


def label(game: Play, name: str, key: str):
    """The label of what this person may answer with this key."""
    own = (each for each in GAME.decisions(game.state) if each.seat == game[name].number)
    option = next(option for decision in own for option in decision.options if option.key == key)
    return PREY.label(option, game[name].view, PEOPLE)


def presses(game: Play, name: str, *keys: str) -> None:
    """The person makes small choices of the open question, one after another."""
    for key in keys:
        game.answer(game[name].number, game.question, key)


# --- dice ---


@pytest.mark.parametrize(
    ("ana", "text", "detail"),
    [
        ("De2", "Roll 2 dice", "Roll 2 dice, 5 or more on one is enough"),
        ("De1", "Roll 1 die", "Roll 1 die, 5 or more on it is enough"),
        ("De0", "Roll, without any die so far", "You have no die: it fails unless a card adds one"),
        (
            "De0; trophy Oc t2",
            "Roll, without any die so far",
            "You have no die: it fails unless a trophy or a card adds one",
        ),
        (
            "De2; burden sprained wrist",
            "Roll 1 die",
            "Roll 1 die, 5 or more on it is enough (2 by your score, -1 by cards in force)",
        ),
    ],
)
def test_dice_are_offered_with_their_number(ana, text, detail):
    game = scenario(
        ana=f"{ana}; w1 B1; R1 A2; hand decoy", B1="bail bondsman t3", A2="pawnshop t1 up", slot="ana", stops="window"
    )
    game.ana("attempt B1 then keep")
    number = game.ana.view.attempt.number
    read = label(game, "ana", "method:dice")
    assert (read.text, read.detail) == (text, detail.replace("5 or", f"{number} or"))
    said = f"{read.detail[0].lower()}{read.detail[1:]}"
    assert f"Dice: {said}. A failure costs 3 Willpower." in question(game, "ana")
    game.ana("dice")
    assert f"As things stand: {said}." in question(game, "ana")
    assert all("As things stand" not in question(game, other) for other in ("bo", "mo"))


def test_a_window_that_took_the_dice_is_not_said_to_fail():
    game = scenario(ana="De1; w1 A1; hand decoy", mo="hand cold feet", A1="gun show t3", slot="ana", stops="window")
    game.ana("attempt A1 then keep then dice then pass")
    game.mo("play cold feet")
    assert "As things stand: you have no die (1 by your score, -1 by cards in force)." in question(game, "ana")


def test_in_a_joint_attempt_nobody_reads_a_number_of_dice():
    game = scenario(ana="De1; w1 A1", bo="De3; w1 A1", A1="gun show t3", slot="ana")
    game.ana("invite A1")
    game.bo("join")
    game.ana("attempt A1 jointly then keep")
    game.time_out()
    assert game.kind == "choose_method"
    assert "a die for each point of the best score among you" in label(game, "ana", "method:dice").detail
    assert "Dice: one for each point of the best score among you; one at" in question(game, "ana")


def test_no_die_at_eleven():
    game = scenario(ana="path E1; w2 F1; rsv 9", slot="ana", E1="steel foundry t1 up", F1="scrap crusher t3")
    game.ana("attempt F1 then keep")
    assert "11 or more cannot be rolled: points, or failure." in question(game, "ana")


# --- the fight at the top ---


def fighting(**lines: str) -> Play:
    titled = {"A1": "gun show t3 up", "B1": "bail bondsman t3 up", "F1": "scrap crusher t1"}
    at_hand = {"ana": "path E1; w2 F1; rsv 9; hand decoy", "bo": "hand decoy; w1 A6", "E1": "steel foundry t1 up"}
    game = scenario(
        slot="ana",
        stops="window",
        C1="armoured van t2 up",
        D1="salt circle t2 up",
        **{**titled, **at_hand, **lines},
    )
    game.ana("attempt F1 then keep then points")
    game.everybody_passes()
    game.ana("gather 9 willpower")
    assert game.state.fighters
    return game


def test_whoever_is_asked_before_the_tally_reads_the_numbers():
    game = fighting(mo="De 3.3.3; hand rot")
    for name, who in (("ana", "you"), ("bo", "Ana"), ("mo", "Ana")):
        assert f"Tallies as things stand: {who} **10**." in question(game, name)
    for name in ("ana", "bo"):
        assert "The monster's score in Destruction is secret: who reaches it wins" in question(game, name)
        assert "Your score in" not in question(game, name)
    assert "Your score in Destruction is **9**: who reaches it defeats you" in question(game, "mo")
    game.everybody_passes()
    (told,) = game.told_of(events.TallyTold)
    assert (told.tally, told.is_enough) == (10, True)


# --- the monster's points ---


def striking(**lines: str) -> Play:
    usual = {"ana": "R1 A2; w1 A2", "mo": "De 3.2 Ab 3 Sc 3.2", "A2": "gun show t2 up"}
    game = scenario(stops="strike window", **{**usual, **lines})
    game.ana("reinforce A2 1")
    return game


def test_an_attack_that_is_put_together_keeps_its_number_and_what_a_hit_does():
    game = striking()
    presses(game, "mo", "strike:A2")
    text = question(game, "mo")
    assert "**Attack on Gun Show (A2)**: 6 to hit, a red for each (Ana 2); all gone: a vacancy, its 2 yours." in text
    assert "A die for each point, 3 at most. So far nothing." in text
    assert "By day no Calling may be brought to 0" in text
    presses(game, "mo", "spend:destruction")
    assert label(game, "mo", "commit").text == "Attack with 1 die, 6 to hit"


def test_points_put_down_are_deducted():
    game = striking()
    presses(game, "mo", "strike:A2")
    assert label(game, "mo", "spend:destruction").detail == "You have 5 there (3 + 2)"
    assert "De **5** (3 + 2), Ab **3** (3)" in question(game, "mo")
    presses(game, "mo", "spend:destruction")
    assert label(game, "mo", "spend:destruction").detail == "5 there (3 + 2), 1 put down, 4 left"
    assert "De **4** left of 5 (3 + 2), Ab **3** (3)" in question(game, "mo")


def test_points_of_an_exchange_are_deducted():
    game = scenario(ana="w1 A1", slot="ana", mo="De 3.2 Ab 3 Sc 3.2")
    for key in ("exchange", "spend:destruction"):
        game.answer(game.mo.number, 0, key)
    assert label(game, "mo", "spend:destruction").detail == "5 there (3 + 2), 1 put down, 4 left"
    assert "De **4** left of 5 (3 + 2)" in question(game, "mo")


def test_whoever_may_meddle_reads_the_own_points_and_what_comes_of_it():
    game = scenario(ana="De2; w1 A2", A2="gun show t2", mo="De 3.2", slot="ana", stops="window")
    game.ana("attempt A2 by dice")
    assert "up to 3 points of Destruction, for 8 to reach at most." in question(game, "mo")
    assert "Your points: De **5** (3 + 2)" in question(game, "mo")
    read = label(game, "mo", "meddle")
    assert (read.text, read.detail) == ("Meddle: raise the 5 to reach …", "A point for each: 6, 7 or 8 to reach then")
    presses(game, "mo", "meddle", "spend:destruction", "spend:destruction")
    assert "That makes **7** to reach. At most 3 points, for 8 to reach." in question(game, "mo")
    assert "De **3** left of 5" in question(game, "mo")
    assert label(game, "mo", "commit").text == "Meddle: 2 more, so 7 to reach"


def test_meddling_is_not_offered_in_words_without_points_for_it():
    game = scenario(ana="De2; w1 A2", A2="gun show t2", mo="De 0.0", slot="ana", stops="window")
    game.ana("attempt A2 by dice")
    assert "Meddling raises" not in question(game, "mo")
