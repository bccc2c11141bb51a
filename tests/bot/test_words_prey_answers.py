"""Labels of Deadly Prey: every answer has its words, and they say what happens, at what price."""

import inspect
from dataclasses import replace
from itertools import groupby

import pytest

from bot.words.page import LABEL_LIMIT, size
from bot.words.prey import PREY
from rules import Option
from rules.deadly_prey import choices
from rules.deadly_prey.choices import plays, slot, week
from rules.deadly_prey.state import Draft
from tests.kit.prey_tables import a_view, all_decisions
from tests.kit.quarry_games import NAMES, WORST_NAMES

PEOPLE = ("Ana", "Bo", "Cy", "Di", "Mo")
KINDS = {
    cls
    for module in (plays, slot, week)
    for _, cls in inspect.getmembers(module, inspect.isclass)
    if cls.__module__ == module.__name__
}


def labels_of(decision, view, names=PEOPLE):
    return {option.key: PREY.label(option, view, names) for option in decision.options}


def label_of(value, view):
    """The label of any answer, offered or not."""
    return PREY.label(Option("a key", value), view, PEOPLE)


# --- every answer ---


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_every_answer_of_whole_tables_has_a_label_within_the_limits(names):
    for decision, view in all_decisions():
        for option in decision.options:
            label = PREY.label(option, view, names)
            assert 0 < size(label.text) <= LABEL_LIMIT
            assert label.detail is None or label.detail.strip()
            assert 0 < size(PREY.group_title(label.group)) <= 150


def test_the_tables_offer_most_kinds_of_answer():
    offered = {type(option.value) for decision, _ in all_decisions() for option in decision.options}
    assert offered <= KINDS
    assert len(offered) > len(KINDS) * 3 // 4


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_no_two_answers_to_a_question_read_alike(names):
    for decision, view in all_decisions():
        texts = [label.text for label in labels_of(decision, view, names).values()]
        assert len(set(texts)) == len(texts)


def test_the_answers_of_a_menu_stand_together():
    for decision, view in all_decisions():
        groups = [group for group, _ in groupby(label.group for label in labels_of(decision, view).values())]
        assert len(set(groups)) == len(groups), groups


def test_what_nobody_can_answer_has_no_label():
    with pytest.raises(ValueError, match="no label"):
        label_of(object(), a_view())


# --- single labels ---

SAMPLES = [
    (choices.LayChip("science", 3), "Lay the 3 on Scientific Study"),
    (choices.LayByLuck(), "Let luck lay all the chips"),
    (choices.Burn("decoy", 2), "Burn Decoy for 2 Willpower"),
    (choices.TakeHardship(), "Take a Hardship for 2 Willpower"),
    (choices.PayOff("guilt", 3), "Pay off Guilt with 3 Willpower"),
    (choices.Close(), "Nothing more at this dawn"),
    (choices.ActTonight(is_free=False, willpower=0), "Act tonight for a Hardship"),
    (choices.ActTonight(is_free=True, willpower=2), "Act tonight without a Hardship, for 2 Willpower"),
    (choices.Rest(), "Rest tonight"),
    (choices.RotationOrder(is_first=True), "Act first in this phase"),
    (choices.RotationOrder(is_first=False), "Act last in this phase"),
    (choices.Count(2), "2 Willpower"),
    (choices.Skip(is_last=False), "Skip this slot"),
    (choices.Skip(is_last=True), "Skip again: done for this phase"),
    (choices.Done(), "Done for this phase"),
    (choices.Back(), "Back"),
    (choices.Join(), "Join the attempt"),
    (choices.Decline(), "Do not join"),
    (choices.Allow(), "Let the intruder in"),
    (choices.Contest(), "Contest: make the intruder roll"),
    (choices.EvictRed("B3", 1), "Give up 1 red: remove 1 red of Bo"),
    (choices.EvictWhite("B3", (1,)), "Give up 1 red: remove 1 white of Bo"),
    (choices.EvictWhite("B3", (1, 1)), "Give up 1 red: remove 2 white of Bo"),
    (choices.EvictWhite("B3", (1, 2)), "Give up 1 red: remove 1 white each of Bo and Cy"),
    (choices.Reclaim(), "Reclaim Willpower …"),
    (choices.Restore("B3"), "Fill the vacancy B3, for a Hardship"),
    (choices.EndSlot(), "Nothing more here: end the slot"),
    (choices.Keep(), "Keep the card as it was turned"),
    (choices.Redraw(), "Discard it and draw another"),
    (choices.SwapCard(2, "gun_show", 1), "Swap it for Gun Show of space 2: Bo pays 1 Willpower"),
    (choices.SwapCard(2, "gun_show", 0), "Swap it for Gun Show of space 2: you pay 1 Willpower"),
    (choices.Method("points"), "Gather points"),
    (choices.Method("dice"), "Roll dice"),
    (choices.Agree(), "Agree"),
    (choices.Refuse(), "Do not agree"),
    (choices.SpendWillpower(), "Spend 1 Willpower of your reserve: 2 points"),
    (choices.UseTrophy("pit_dogs", 2), "Cash in Pit Dogs: 2 points"),
    (choices.HoldTactics("tracking"), "Hold Tracking: those chips stay at 1"),
    (choices.RollInstead(), "Roll dice instead"),
    (choices.Roll(), "Roll"),
    (choices.Stand(), "Leave the roll as it is"),
    (choices.TurnRed(2), "Turn 2 white red"),
    (choices.DiscardForDebt("decoy", 2), "Discard Decoy, worth 2"),
    (choices.Play("arsenal", "second_wind", 0), "Play Second Wind"),
    (choices.Play("arsenal", "slashed_tyres", 2), "Play Slashed Tyres …"),
    (choices.Play("power", "vampire", 3), "Use your power (1 point)"),
    (choices.PickHunter(1), "Bo"),
    (choices.PickHunter(0), "You"),
    (choices.PickCalling("occult"), "Occult Mastery"),
    (choices.PickCard("decoy"), "Decoy"),
    (choices.PickPlay(0, 1, "decoy"), "Cancel Decoy of Bo"),
    (choices.PickNumber(2), "2 Willpower"),
    (choices.LayBack("gun_show"), "Lay Gun Show back next"),
    (choices.Pass(), "Pass"),
    (choices.StandingOrder("pass_others", is_on=True), "From now on: pass in windows that are not about me"),
    (choices.StandingOrder("pass_others", is_on=False), "No longer: pass in windows that are not about me"),
    (choices.StandingOrder("done_now", is_on=True), "Done with this Resolution, when my slot comes"),
    (choices.StandingOrder("done_now", is_on=False), "No longer: done with this Resolution, when my slot comes"),
    (choices.Meddle(), "Meddle: raise the number to reach …"),
    (choices.Spend("occult"), "Pay 1 point of Occult Mastery"),
    (choices.NoStrike(), "Attack nothing now"),
    (choices.ChooseVictims(1), "Remove 1 red of Bo"),
    (choices.Exchange(), "Exchange two points for one …"),
    (choices.ExchangeInto("occult"), "For one point of Occult Mastery"),
    (choices.FeedChip("occult"), "Lay it on Occult Mastery"),
]
ABOUT_A_SPOT = {
    choices.Place,
    choices.ActAt,
    choices.Attempt,
    choices.Invite,
    choices.Intrude,
    choices.Reinforce,
    choices.TakeWillpower,
    choices.InvokeCard,
    choices.PickSpot,
    choices.Strike,
}
ELSEWHERE = {choices.Commit, choices.PickWay}
"""Those whose label hangs on what was begun."""


@pytest.mark.parametrize(("value", "text"), SAMPLES, ids=[repr(value) for value, _ in SAMPLES])
def test_a_label(value, text):
    view = replace(a_view(), viewer=0)
    assert label_of(value, view).text == text


def test_the_samples_are_of_every_kind():
    assert {type(value) for value, _ in SAMPLES} | ABOUT_A_SPOT | ELSEWHERE == KINDS


def on_spot(**changes):
    """A view in which B3 holds a face-down Destruction card with a 2, or what is said."""
    view = replace(a_view(), viewer=0)
    index = 8
    there = replace(view.spots[index], suit="destruction", card="", chip=2, is_up=False, is_seen=False, number=6)
    there = replace(there, white=(2, 0, 0, 0, 1), red=(0,) * 5)
    spots = [*view.spots]
    spots[index] = replace(there, **changes)
    return replace(view, spots=tuple(spots))


UP = {"card": "gun_show", "is_up": True, "red": (0, 2, 0, 0, 0)}


@pytest.mark.parametrize(
    ("value", "changes", "text"),
    [
        (choices.Place("B3"), {}, "Place on B3 (Destruction)"),
        (choices.Place("B3"), UP, "Place on Gun Show (B3)"),
        (choices.ActAt("B3"), {}, "Act on B3 (Destruction)"),
        (choices.Attempt("B3", ()), {}, "Turn B3 up and try to control it"),
        (choices.Attempt("B3", ()), {"card": "gun_show", "is_seen": True}, "Turn B3, Gun Show, up and try to control"),
        (choices.Attempt("B3", ()), {"suit": "general"}, "Turn B3 up and roll 2 dice for the General"),
        (choices.Attempt("B3", (1, 2)), {}, "Turn B3 up with Bo and Cy"),
        (choices.Invite("B3", (1, 2)), {}, "Ask Bo and Cy to join you at B3"),
        (choices.Intrude("B3"), UP, "Ask to share control of Gun Show (B3)"),
        (choices.Reinforce("B3", 2), UP, "Turn 2 white red on Gun Show (B3)"),
        (choices.TakeWillpower("B3", "white"), {}, "Take 1 white from B3 (Destruction)"),
        (choices.InvokeCard("B3", 3, is_poached=False), UP, "Invoke Gun Show (B3): 3 points"),
        (choices.InvokeCard("B3", 1, is_poached=True), UP, "Poach Gun Show (B3): 1 point"),
        (choices.PickSpot("B3"), {"suit": ""}, "The vacancy B3"),
        (choices.Strike("B3"), {}, "Attack B3 (Destruction)"),
    ],
)
def test_a_label_about_a_spot(value, changes, text):
    assert label_of(value, on_spot(**changes)).text.startswith(text)


@pytest.mark.parametrize(
    ("value", "changes", "detail"),
    [
        (choices.Place("B3"), {}, "Face down, chip 2, to reach 6; white: you ×2, Mo ×1"),
        (choices.Place("B3"), UP, "Face up, Destruction, chip 2, to reach 6; red: Bo ×2; white: you ×2, Mo ×1"),
        (choices.Attempt("B3", ()), {}, "To reach 6; failing costs 2 Willpower. A Minion must be fought. No way back"),
        (choices.Attempt("B3", ()), {"number": 11}, "To reach 11: points only, no die can; failing costs 2 Willpower"),
        (
            choices.Attempt("B3", ()),
            {"number": 11, "suit": "general"},
            "Beware: to reach 11, which no die can; it fails unless a card helps, and failing costs 2 Willpower",
        ),
        (choices.InvokeCard("B3", 3, is_poached=False), {**UP, "chip": 1}, "Its chip falls to 0: exhausted"),
        (choices.InvokeCard("B3", 3, is_poached=True), UP, "Costs one of your white there. Its chip falls to 1"),
        (choices.Strike("B3", 5), {}, "Face down, 5 to hit: replaced"),
        (choices.Strike("B3", 7), UP, "7 to hit, a red for each (Bo 2); all gone: a vacancy, its 2 yours"),
        (choices.TakeWillpower("B3", "red"), {**UP, "red": (1, 0, 0, 0, 0)}, "The last red there"),
    ],
)
def test_a_detail_says_the_price_and_what_is_at_stake(value, changes, detail):
    view = replace(on_spot(**changes), half=5)
    assert label_of(value, view).detail.startswith(detail)


def with_draft(key, *picks, of_monster=False):
    view = a_view(of_monster=of_monster)
    return replace(view, own=replace(view.own, draft=Draft(key, picks)))


@pytest.mark.parametrize(
    ("view", "value", "text"),
    [
        (
            with_draft("reclaim", "take:red:B3", "take:white:A1"),
            choices.Commit(),
            "Reclaim these 2: done for this phase",
        ),
        (with_draft("meddle", "occult", of_monster=True), choices.Commit(), "Meddle: 1 more to reach"),
        (with_draft("strike:B3", "occult", "occult", of_monster=True), choices.Commit(), "Attack with 2 dice"),
        (with_draft("gather", "willpower"), choices.Commit(), "Commit what is put together"),
        (with_draft("play:arsenal:empirical_data"), choices.PickWay(0), "Gather 3 more points"),
        (with_draft("play:arsenal:empirical_data"), choices.PickWay(1), "Roll 1 more die"),
        (replace(a_view(), card="blackmail"), choices.PickWay(0), "You lose 2 Willpower"),
        (replace(a_view(), card="blackmail"), choices.PickWay(1), "You discard 1 card from the hand"),
    ],
    ids=["reclaim", "meddle", "strike", "gather", "way 0", "way 1", "victim 0", "victim 1"],
)
def test_a_label_of_what_was_begun(view, value, text):
    assert label_of(value, view).text == text
