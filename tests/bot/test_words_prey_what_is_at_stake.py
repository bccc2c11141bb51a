"""What a player of Deadly Prey reads before doing something: true numbers, what is lost by it, what it leads to."""

import pytest

from bot.words.page import LABEL_LIMIT, size
from bot.words.prey import PREY
from rules import PUBLIC
from rules.deadly_prey import events
from tests.kit.prey import Play, scenario
from tests.kit.prey.checks import GAME
from tests.kit.prey.together import agreed, jointly

PEOPLE = ("Ana", "Bo", "Cy", "Di", "Mo")
TRACKER = "boxing gym, old cinema, rune stones"
LONG = ("Maximiliana von Hohenstaufen III", "Bartholomew the Very Long-Winded", "Konstantinopolitanerin, the Elde")


def labels(game: Play, name: str, people=PEOPLE):
    """The labels of whatever this person may answer, by key."""
    view = game[name].view
    own = [each for each in GAME.decisions(game.state) if each.seat == game[name].number]
    return {option.key: PREY.label(option, view, people) for decision in own for option in decision.options}


def reads(game: Play, name: str, key: str, people=PEOPLE) -> str:
    return labels(game, name, people)[key].text


def question(game: Play, name: str) -> str:
    return PREY.question(game[name].view, PEOPLE)


def begins(game: Play, spot: str) -> None:
    """Ana says that her slot is on this card; nothing is done yet."""
    game.answer(0, game.question, f"at:{spot}")


def by_points_jointly(game: Play, spot: str, *partners: str) -> None:
    jointly(game, spot, *partners)
    for words in ("keep", "points"):
        agreed(game, words)
    game.everybody_passes()


# --- attacks ---


@pytest.mark.parametrize(
    ("half", "burden", "number"), [("day 3", "", 6), ("night 3", "", 5), ("night 3", "; burden followed", 4)]
)
def test_an_attack_is_offered_with_the_number_that_it_rolls_against(half, burden, number):
    game = scenario(
        half=half,
        ana=f"R1 A2; w1 A2{burden}",
        stops="strike",
        tracker=TRACKER,
        mo="De 3.3",
        A2="gun show t2 up",
        dice=[1],
    )
    game.ana("reinforce A2 1")
    assert labels(game, "mo")["strike:A2"].detail.startswith(f"{number} to hit, ")
    game.mo("strike A2 with 1")
    (declared,) = game.told_of(events.AttackDeclared)
    assert declared.number == number


def test_the_pyramid_and_the_tracker_are_attacked_from_menus_of_their_own():
    game = scenario(ana="R1 A2; w1 A2", stops="strike", tracker=TRACKER, mo="De 3.3 Oc 3.3", A2="gun show t2 up")
    game.ana("reinforce A2 1")
    found = labels(game, "mo")
    titles = [PREY.group_title(found[key].group) for key in ("strike:A2", "strike:7")]
    assert titles == ["Attack a City Card …", "Attack the tracker …"]
    assert found["strike:7"].detail.startswith("7 to hit")


# --- red given up ---


@pytest.mark.parametrize(
    ("ana", "bo", "key", "text"),
    [
        ("R1", "w1", "evict_white:A1:1", "Give up your last red (the card is lost): remove 1 white of Bo"),
        ("R2", "w1", "evict_white:A1:1", "Give up 1 red: remove 1 white of Bo"),
        ("R1", "R1", "evict_red:A1:1", "Give up your last red (the card is lost): remove 1 red of Bo"),
        ("R1", "R2", "evict_red:A1:1", "Give up your last red: remove 1 red of Bo"),
        ("R2", "R1", "evict_red:A1:1", "Give up 1 red: remove 1 red of Bo"),
    ],
)
def test_a_card_that_is_lost_by_giving_up_red_is_named_in_the_label(ana, bo, key, text):
    game = scenario(ana=f"{ana} A1", bo=f"{bo} A1", A1="gun show t2 up", slot="ana")
    begins(game, "A1")
    assert reads(game, "ana", key) == text


def test_the_warning_leaves_room_for_the_longest_names():
    game = scenario(hunters=3, ana="R1 A1", bo="w1 A1", cy="w1 A1", A1="gun show t2 up", slot="ana")
    begins(game, "A1")
    found = [label.text for key, label in labels(game, "ana", (*LONG, "Mo")).items() if key.startswith("evict")]
    assert all("the card is lost" in text and size(text) <= LABEL_LIMIT for text in found)
    assert len(set(found)) == len(found) == 3


# --- the top ---


def at_the_top(half: str = "day 3", **lines: str) -> Play:
    titled = {
        "A1": "gun show t3 up",
        "B1": "bail bondsman t3 up",
        "C1": "armoured van t2 up",
        "D1": "salt circle t2 up",
    }
    return scenario(
        half=half,
        **{
            "ana": "path E1; w2 F1; rsv 9",
            "slot": "ana",
            "E1": "steel foundry t1 up",
            "F1": "De t1",
            **titled,
            **lines,
        },
    )


@pytest.mark.parametrize(("half", "tally"), [("day 3", 10), ("night 3", 8)])
def test_the_top_is_said_to_be_a_fight_with_the_own_tally(half, tally):
    game = at_the_top(half)
    assert "face the monster" not in question(game, "ana")
    begins(game, "F1")
    assert "you face the monster at once, in Destruction, and die if your tally is too low" in question(game, "ana")
    assert f"Your tally would be **{tally}** as things stand" in question(game, "ana")
    assert reads(game, "ana", "attempt:F1").endswith(": then you fight")
    assert all("tally" not in question(game, other) for other in ("bo", "mo"))


def test_whoever_is_invited_to_the_top_reads_that_it_is_a_fight():
    right = {"A6": "pawnshop", "B5": "town hall", "C4": "choir loft", "D3": "map room", "E2": "reliquary"}
    game = at_the_top(bo="holds A6 B5 C4 D3 E2; w1 F1", **{name: f"{card} t2 up" for name, card in right.items()})
    game.ana("invite F1")
    assert "Your tally would be **2** as things stand" in question(game, "bo")  # the top's chip, and one fellow


# --- points ---


@pytest.mark.parametrize(
    ("willpower", "text"),
    [
        (0, "Commit 3 of 7: short, so dice decide"),
        (2, "Commit 7 of 7: it is yours"),
        (3, "Commit 9 of 7: 2 more than needed"),
    ],
)
def test_the_commit_says_the_sum_and_what_comes_of_it(willpower, text):
    game = scenario(ana="w1 A1 B1; R1 A2; rsv 9", A2="gun show t1 up", B1="De t3", slot="ana")
    game.ana("attempt B1 then keep then points")
    game.everybody_passes()
    for _ in range(willpower):
        game.answer(0, game.question, "willpower")
    assert reads(game, "ana", "commit") == text


def test_eleven_is_not_said_to_be_rolled_for():
    game = at_the_top(F1="scrap crusher t3")
    game.ana("attempt F1 then keep then points")
    game.everybody_passes()
    assert reads(game, "ana", "commit") == "Commit 3 of 11: short, so it fails"
    assert "short, and all comes back and it fails" in question(game, "ana")


def test_in_a_joint_gather_it_is_told_who_adds_after_and_what_was_put_in():
    game = scenario(ana="De1; w1 A1", bo="De0; w1 A1", cy="De3; w1 A1", A1="gun show t3", slot="ana")
    by_points_jointly(game, "A1", "bo", "cy")
    assert "Bo and Cy can add more after you" in question(game, "ana")
    assert reads(game, "ana", "commit") == "Commit 1 of 6: Bo and Cy can add more"
    game.ana("commit")
    assert "1 point was put in so far." in question(game, "bo")
    assert "Cy can add more after you" in question(game, "bo")
    game.bo("commit")
    assert reads(game, "cy", "commit") == "Commit 4 of 6: short, so dice decide"
    assert "after you" not in question(game, "cy")


@pytest.mark.parametrize(
    ("lines", "detail"),
    [
        ({"A2": "gun show t1 up"}, "Its chip falls to 0: exhausted, and all Willpower there lost"),
        ({"A2": "gun show t2 up"}, "Its chip falls to 1"),
        ({"A2": "gun show t1 up", "A3": "soup kitchen t1 up"}, "Tactics hold its chip at 1"),
    ],
)
def test_an_invoked_card_says_whether_tactics_hold_it(lines, detail):
    game = scenario(ana="w1 B2; holds A2 A3", slot="ana", B2="bail bondsman t3", **{"A3": "pawnshop t2 up", **lines})
    game.ana("attempt B2 then keep then points")
    game.everybody_passes()
    assert labels(game, "ana")["invoke:A2"].detail == detail


# --- dice ---


def test_a_way_in_is_rolled_for_with_each_die_and_the_dice_are_counted():
    game = scenario(ana="w3 A2; trophy De t2", bo="holds A2", A2="scrap crusher t2 up", slot="ana")
    game.ana("intrude A2")
    game.bo("contest")
    game.everybody_passes()
    assert "each die at 5 or more turns one white red" in question(game, "ana")
    assert "You have **3 dice** so far." in question(game, "ana")


# --- reach ---


def test_spots_out_of_reach_are_marked_where_white_is_placed():
    lines = {"A1": "gun show t2 up", "D1": "salt circle t2 up", "C2": "pawnshop t2"}
    game = scenario(ana="holds A1 D1; rsv 4", phase="placement", slot="ana", **lines)
    found = labels(game, "ana")
    marked = {key for key, label in found.items() if label.text.endswith("out of reach now")}
    assert "place:B4" in marked
    assert not marked & {"place:A1", "place:A6", "place:B1", "place:C2", "place:D1", "place:C1"}
    assert "Your Callings: De 3, Ab 2, Sc 1, Oc 0." in question(game, "ana")


def test_stranded_white_is_told_in_the_slot_with_the_reason():
    game = scenario(ana="w3 B4; w2 C2; w1 A1", slot="ana")
    assert "Your white on B4, C2 is out of reach: above row A a card must lie beside or below" in question(game, "ana")
    assert "out of reach" not in question(scenario(ana="w3 A1", slot="ana"), "ana")


def test_an_attempt_without_the_willing_is_said_to_be_alone():
    game = scenario(ana="w1 A2", bo="w1 A2", slot="ana")
    begins(game, "A2")
    assert reads(game, "ana", "attempt:A2") == "Turn A2 up and try to control it"
    game.ana("invite A2")
    game.bo("join")
    assert reads(game, "ana", "attempt:A2") == "Turn A2 up alone and try to control it"
    assert reads(game, "ana", "attempt:A2:joint") == "Turn A2 up with Bo"


# --- chips, plays, what is beside the question ---


@pytest.mark.parametrize(("name", "words"), [("mo", "The 2 of Gun Show is yours."), ("public", "")])
def test_the_chip_of_a_destroyed_card_is_open(name, words):
    game = scenario(ana="R1 A1; w1 A1", bo="w1 A6", A1="gun show t2 up", stops="strike", mo="De 3.3.0", dice=[9, 9])
    game.ana("reinforce A1 1")
    game.mo("strike A1 with 2")
    assert game.kind == "feed_chip"
    text = PREY.question(game.mo.view if name == "mo" else GAME.view(game.state, PUBLIC), PEOPLE)
    assert words in text
    game.mo("feed Oc")
    told = [PREY.narrate(fact, PEOPLE, None) for fact in game.told_of(events.ChipFed)]
    assert told == ["The monster took the 2 of Gun Show for Occult Mastery."]


def test_a_chip_of_dusk_is_secret():
    game = scenario(ana="w1 A1", half="dusk 3")
    assert game.kind == "feed_chip"
    assert "not what the chip is" in question(game, "mo")


def test_a_card_that_cancels_says_what_it_aims_at():
    game = scenario(
        ana="w1 A2; hand second wind, decoy", A2="scrap crusher t2", slot="ana", mo="hand masquerade", stops="window"
    )
    game.ana("attempt A2 then keep then dice then play second wind")
    game.mo("pass")
    game.answer(game.mo.number, game.question, "play:influence:masquerade")
    found = labels(game, "mo")["pick:second_wind@0"]
    assert found.text == "Masquerade cancels Second Wind of Ana"
    assert PREY.group_title(found.group) == "Masquerade: pick …"
    game.answer(game.mo.number, game.question, "pick:second_wind@0")
    (_, played) = game.told_of(events.CardPlayed)
    assert PREY.narrate(played, PEOPLE, None) == "🃏 Mo played **Masquerade** (Second Wind of Ana)."
    assert "Mo, Masquerade (your Second Wind)" in question(game, "ana")


def test_a_deed_beside_the_question_is_left_by_its_name():
    game = scenario(ana="w1 A2; hand police scanner", slot="ana")
    game.answer(0, 0, "play:arsenal:police_scanner")
    assert reads(game, "ana", "back") == "Leave Police Scanner"
    begins(game, "A2")
    assert (
        PREY.label(next(o for o in options(game, forced=True) if o.key == "back"), game.ana.view, PEOPLE).text == "Back"
    )


def options(game: Play, *, forced: bool):
    return [option for each in GAME.decisions(game.state) if each.forced == forced for option in each.options]


@pytest.mark.parametrize(("name", "is_told"), [("ana", False), ("mo", True)])
def test_that_nothing_is_burnt_is_not_said_where_the_answers_are_burning(name, is_told):
    game = scenario(half="dawn 4", ana="hand decoy")
    assert game.kind == "dawn_window"
    assert ("nothing is played or burnt" in question(game, name)) == is_told
