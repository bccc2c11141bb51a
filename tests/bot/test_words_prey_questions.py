"""Questions and refusals of Deadly Prey: what is asked and why, for whom the table waits, why not."""

from dataclasses import replace

import pytest

from bot.words.page import size
from bot.words.prey import PREY
from bot.words.prey.orders import ORDER_TITLES
from bot.words.prey.questions import QUESTIONS as WORDED
from bot.words.prey.refusals import REASONS
from rules import PUBLIC, Illegal
from rules.deadly_prey.agenda import STEP_KINDS
from rules.deadly_prey.at_any_time import CONCEDE, HUNTER_ORDERS, MONSTER_ORDERS
from rules.deadly_prey.deeds import DONE_NOW
from rules.deadly_prey.state import Attack, Draft, Lasting
from rules.deadly_prey.view import AttemptView
from tests.kit.prey.checks import GAME
from tests.kit.prey_tables import a_view, all_decisions, sample
from tests.kit.quarry_games import NAMES, WORST_NAMES
from tests.kit.refusals import refusals_of

PEOPLE = ("Ana", "Bo", "Cy", "Di", "Mo")


def asked(kind):
    """The view of somebody who is asked something of this kind."""
    return next(view for decision, view in all_decisions() if decision.kind == kind)


# --- questions ---


def test_there_are_words_for_every_kind_of_question():
    kinds = {decision.kind for decision, _ in all_decisions() if decision.forced}
    assert kinds <= frozenset(WORDED.waited_for)
    assert frozenset(WORDED.waited_for) <= set(STEP_KINDS)
    assert frozenset(WORDED.waited_for) == set(RARE) | set(QUESTIONS)


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_a_question_is_within_the_limits(names):
    for moment in sample():
        for viewer in (PUBLIC, *range(len(moment.state.hunters))):
            assert 0 < size(PREY.question(GAME.view(moment.state, viewer), names)) <= 1500


QUESTIONS = {
    "lay_callings": "on the four Callings",
    "dawn_window": "**Dawn",
    "night": "do you act?",
    "rotation_order": "do you act first, or last?",
    "place_slot": "lay white Willpower on one City Card",
    "resolve_slot": "act on one City Card",
    "choose_card": "Keep it, draw another, or swap it",
    "choose_method": "Points or dice for",
    "window": "Do you play something, or pass?",
    "gather": "That makes **",
    "after_roll": "Change the roll, or leave it?",
    "turn_red": "turn red?",
    "strike": "**Do you attack?**",
    "feed_chip": "On which Calling does it lie?",
}


@pytest.mark.parametrize("kind", QUESTIONS)
def test_the_question_says_what_is_asked(kind):
    texts = [
        PREY.question(view, PEOPLE)
        for decision, view in all_decisions()
        if decision.kind == kind and (view.own.draft is None or kind not in {"place_slot", "resolve_slot", "strike"})
    ]
    assert any(QUESTIONS[kind] in text for text in texts)


TRIED = AttemptView("B3", 1, (0,), "control", "points", 0, 6, 0, ())
RARE = {
    "join": ({"asker": 1, "about": "B3"}, "**Bo asks you to join the attempt on B3"),
    "contest": ({"asker": 1, "about": "B3"}, "**Bo wants to share control of B3"),
    "agree": ({"attempt": TRIED, "proposal": "method:dice"}, "**Bo proposes to roll dice**, for B3"),
    "roll_sources": ({"attempt": TRIED}, "one die at 6 or more is enough"),
    "pay_debt": ({"owed": 2}, "You still owe 2 Willpower"),
    "strip_white": ({"owed": 2}, "of your white Willpower: from which cards?"),
    "drop_card": ({}, "Discard a card from your hand"),
    "drop_trophy": ({}, "Discard one of your trophies"),
    "choose_way": ({"card": "blackmail"}, "Blackmail strikes you"),
    "hardship_choice": ({"card": "turned_out"}, "Turned Out: At once: remove 1 of your red Willpower"),
    "lay_back": ({}, "the top one first"),
    "choose_victims": ({"attack": Attack("B3", 3, 6)}, "Whose red on B3 goes?"),
    "use_power": ({}, "Do you use your power now?"),
}
"""Questions that come seldom: what is special about the view, and what they say."""
OF_MONSTER = {"choose_victims", "use_power"}


@pytest.mark.parametrize("kind", RARE)
def test_a_question_that_comes_seldom(kind):
    changes, words = RARE[kind]
    view = a_view(of_monster=kind in OF_MONSTER)
    spots = list(view.spots)
    spots[8] = replace(spots[8], suit="destruction", card="", is_up=False)
    viewer = view.viewer if kind in OF_MONSTER else 0
    view = replace(view, asked=kind, waiting=(viewer,), viewer=viewer, spots=tuple(spots), **changes)
    assert words in PREY.question(view, PEOPLE)
    assert PEOPLE[viewer] in PREY.question(replace(view, own=None, viewer=PUBLIC), PEOPLE)


def test_who_is_not_asked_hears_for_whom_the_table_waits():
    view = asked("place_slot")
    other = replace(view, viewer=view.mo)
    name = PEOPLE[view.waiting[0]]
    assert f"The table waits for {name} to place Willpower." in PREY.question(other, PEOPLE)


@pytest.mark.parametrize(
    ("is_monster", "picks", "words"),
    [
        (False, ("science", "occult"), "Laid so far: 3 on Scientific Study, 2 on Occult Mastery."),
        (True, ("science", "occult", "science"), "Laid so far: 3 and 3 on Scientific Study, 3 on Occult Mastery."),
    ],
)
def test_who_lays_callings_reads_what_lies_where(is_monster, picks, words):
    view = next(
        view
        for decision, view in all_decisions()
        if decision.kind == "lay_callings" and (view.viewer == view.mo) == is_monster
    )
    own = replace(view.own, draft=Draft("lay", picks))
    assert words in PREY.question(replace(view, own=own), PEOPLE)


def test_a_sealed_question_does_not_tell_who_has_answered():
    for moment in sample():
        view = GAME.view(moment.state, PUBLIC)
        if view.asked in {"window", "join", "contest", "agree", "lay_callings", "dawn_window"}:
            assert set(view.waiting) >= {decision.seat for decision in GAME.decisions(moment.state) if decision.forced}
            assert all(PEOPLE[seat] in PREY.question(view, PEOPLE) for seat in view.waiting)


def test_the_dead_and_those_who_are_out_are_told_so():
    view = a_view()
    for change, words in (({"is_dead": True}, "Your hunter is dead"), ({"is_out": True}, "Your week is over")):
        hunters = tuple(there and replace(there, **change) for there in view.hunters)
        assert words in PREY.question(replace(view, hunters=hunters, waiting=()), PEOPLE)


def test_the_points_put_together_are_added_up():
    for decision, view in all_decisions():
        if decision.kind == "gather" and "willpower" in view.own.draft.picks:
            break
    text = PREY.question(view, PEOPLE)
    spent = view.own.draft.picks.count("willpower")
    assert f"{spent} Willpower" in text


def test_only_the_monster_hears_of_the_rule_of_the_day():
    day, night = (replace(a_view(of_monster=True), half=half, asked="strike") for half in (5, 6))
    spared = replace(day, lasting=(Lasting("power", "avenging_spirit", day.mo, (), 6, "half_day"),))
    texts = [PREY.question(replace(view, waiting=(view.mo,)), PEOPLE) for view in (day, night, spared)]
    assert ["By day" in text for text in texts] == [True, False, False]
    assert all("By day" not in PREY.question(view, PEOPLE) for decision, view in all_decisions() if is_hunters(view))


def is_hunters(view):
    return view.viewer not in {view.mo, PUBLIC}


@pytest.mark.parametrize(
    ("controls", "generals", "words"),
    [
        (0, 0, "You may take one ordinary card in this phase, and one General besides."),
        (1, 0, "only a General may still be attempted"),
        (0, 1, "one ordinary card is still free"),
        (1, 1, "no more attempts, all else goes"),
    ],
)
def test_the_slot_says_what_may_still_be_controlled(controls, generals, words):
    view = a_view()
    hunters = tuple(there and replace(there, controls=controls, generals=generals) for there in view.hunters)
    assert words in PREY.question(replace(view, hunters=hunters), PEOPLE)


def test_a_double_shift_leaves_a_second_ordinary_card():
    view = a_view()
    hunters = tuple(there and replace(there, controls=1) for there in view.hunters)
    shift = Lasting("arsenal", "double_shift", view.viewer, (), 0, "phase")
    assert "You may take one ordinary card" in PREY.question(replace(view, hunters=hunters, lasting=(shift,)), PEOPLE)


def test_a_hunter_reads_of_the_monsters_power_as_the_monsters():
    laying = replace(asked("lay_callings"), asked="lay_callings")
    monster = replace(laying.monster, name="vampire")
    texts = [PREY.question(replace(laying, viewer=viewer, monster=monster), PEOPLE) for viewer in (0, laying.mo)]
    assert ["and the monster gains 1 point" in text for text in texts] == [True, False]
    assert ["and you gain 1 point" in text for text in texts] == [False, True]


def test_who_rests_is_attacked_no_more_and_can_still_be_aimed_at():
    text = PREY.question(asked("night"), PEOPLE)
    assert "no card is attacked that only resting hunters control" in text
    assert "Cards can still be aimed at who rests" in text


def test_the_slot_of_placement_says_what_is_in_reach():
    view = asked("place_slot")
    text = PREY.question(replace(view, own=replace(view.own, draft=None, aside=None)), PEOPLE)
    assert "In reach are row A and what touches a card of yours; to go up, that card must be joined to row A" in text
    assert "A General is in reach anywhere, or up to your highest row if that is not joined so." in text


def test_every_order_has_words():
    assert {DONE_NOW, *HUNTER_ORDERS, *MONSTER_ORDERS, CONCEDE} == set(ORDER_TITLES)


# --- refusals ---


REFUSALS = refusals_of("deadly_prey", "core")


@pytest.mark.parametrize(("reason", "rule", "fields"), REFUSALS, ids=[f"{each[0]} {each[1]}" for each in REFUSALS])
def test_every_refusal_is_a_sentence_that_names_the_rule(reason, rule, fields):
    values = {"spot": "B3", "card": "decoy", "reserve": 0, "most": 3, "seat": 1, "moment": "night"}
    for given in ({}, {field: values[field] for field in fields}):
        text = PREY.refusal(Illegal(reason, rule, given), PEOPLE)
        assert text.endswith(f" ({rule}).")
        assert text[0].isupper()
        assert "{" not in text


def test_no_reason_has_words_in_vain():
    assert set(REASONS) <= {reason for reason, _, _ in REFUSALS} | {"not_asked", "question_closed", "cannot_lay"}


def test_a_refusal_names_the_spot_and_the_card():
    assert PREY.refusal(Illegal("no_white_there", "Resolution Phase", {"spot": "B3"}), PEOPLE) == (
        "You have no white Willpower on B3 (Resolution Phase)."
    )
    assert PREY.refusal(Illegal("other_moment", "DP-36b", {"card": "second_wind"}), PEOPLE) == (
        "Second Wind is played in your own attempt or contested intrusion; "
        "if that is now, there is nothing at which it could be aimed (DP-36b)."
    )
    assert PREY.refusal(Illegal("locked", "DP-72", {"card": "doctors_note"}), PEOPLE).startswith(
        "Doctor's Note is locked"
    )
