"""Labels, questions and refusals of Unknown Quarry: every answer has its words, and they say what happens."""

import inspect
from itertools import groupby

import pytest

import rules
from bot.words import WORDS
from bot.words.page import LABEL_LIMIT, size
from bot.words.quarry.effects import summary
from bot.words.quarry.refusals import REASONS
from rules import PUBLIC, Illegal
from rules.unknown_quarry import choices
from tests.kit.quarry import scenario
from tests.kit.quarry.attacks import applied
from tests.kit.quarry_games import NAMES, WORST_NAMES, games, sample
from tests.kit.refusals import refusals_of

QUARRY = WORDS["quarry"]
PEOPLE = ("Ana", "Bob", "Cy", "Dee", "Eve", "Fay")


def labels_now(play, names=PEOPLE):
    """The labels of whoever is asked, by the keys of the options."""
    (decision,) = rules.decisions(play.state)
    view = rules.view(play.state, decision.seat)
    return {option.key: QUARRY.label(option, view, names) for option in decision.options}


def question_now(play):
    (decision,) = rules.decisions(play.state)
    return QUARRY.question(rules.view(play.state, decision.seat), PEOPLE)


def all_decisions():
    for moment in sample():
        for decision in rules.decisions(moment.state):
            yield decision, rules.view(moment.state, decision.seat)


# --- every answer ---


def test_the_games_offer_every_kind_of_answer():
    kinds = {cls for _, cls in inspect.getmembers(choices, inspect.isclass) if cls.__module__ == choices.__name__}
    offered = {
        type(option.value)
        for game in games()
        for moment in game
        if moment.answered
        for option in moment.answered.options
    }
    assert offered == kinds


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_every_answer_has_a_label_within_the_limits(names):
    for decision, view in all_decisions():
        for option in decision.options:
            label = QUARRY.label(option, view, names)
            assert 0 < size(label.text) <= LABEL_LIMIT
            assert label.detail is None or label.detail.strip()
            assert 0 < size(QUARRY.group_title(label.group)) <= 150


def test_no_two_answers_to_a_question_read_alike():
    for decision, view in all_decisions():
        texts = [QUARRY.label(option, view, NAMES).text for option in decision.options]
        assert len(set(texts)) == len(texts)


def test_the_answers_of_a_menu_stand_together():
    for decision, view in all_decisions():
        groups = [group for group, _ in groupby(QUARRY.label(option, view, NAMES).group for option in decision.options)]
        assert len(set(groups)) == len(groups)


# --- single labels ---


def test_a_move_says_why_it_is_dear():
    labels = labels_now(scenario(ana="clay sword, by bo cy, hall", bo="spike, hall", cy="dog, hall"))
    assert labels["move:gallery"].text == "Move to the Gallery (3 actions: Bob, Cy harass you)"


def test_a_move_past_one_harasser():
    labels = labels_now(scenario(ana="clay sword, by bo cy, hall", bo="spike, hall", cy="dog, crypt"))
    assert labels["move:gallery"].text == "Move to the Gallery (2 actions: Bob harasses you)"


def test_a_move_past_two_with_long_names_names_both():
    labels = labels_now(
        scenario(ana="clay sword, by bo cy, hall", bo="spike, hall", cy="dog, hall"), ("Ana", "B" * 32, "C" * 32, "Dee")
    )
    text = labels["move:gallery"].text
    assert "BBB…, CCC" in text
    assert text.endswith("… harass you)")
    assert size(text) <= LABEL_LIMIT


def test_a_plain_move_names_the_floor_and_the_stairs():
    label = labels_now(scenario(ana="clay sword, hall"))["move:gallery"]
    assert label.text == "Move to the Gallery"
    assert label.detail.startswith("Upper floor by the stairs; ")


def test_using_a_card_names_it_and_the_target():
    play = scenario(ana="clay sword")
    play.ana.targets("bo")
    labels = labels_now(play)
    assert labels["card:clay_sword"].text == "Use Clay Sword on Bob"
    assert labels["card:clay_sword"].detail == (
        "6 takes 2 wounds (its monsters only); 3–4 takes 1 wound (its monsters and humans); "
        "2 takes 1 wound (its monsters only). Its monsters: Golem, Lich and Fairy"
    )
    assert labels["card:brawl"].detail.startswith("6 takes 1 wound (anyone); 5 takes 1 wound, or spends a charge")


def test_whoever_rolled_reads_whom_the_line_touches():
    play = scenario(ana="clay sword")
    play.ana.uses("clay sword", on="bo", rolls=4)
    text = question_now(play)
    assert "On 4: the target takes 1 wound (its monsters and humans). Its monsters: Golem, Lich and Fairy." in text


def test_the_last_action_is_said_to_be_the_last():
    play = scenario(ana="clay sword", actions=1)
    play.ana.targets("bo")
    assert "it costs your last action, and you harass Bob" in question_now(play)


def test_a_ban_is_told_of_whom_it_bans():
    label = labels_now(applied("magic", 6, ana="naga", bo="spike, dog", dee="clay sword"))["resolve"]
    assert label.text == "Resolve: you may not interact on your next turn"


def test_several_cards_are_given_back_as_several():
    play = applied("magic", 1, ana="naga", bo="spike, dog", dee="clay sword")
    play.bo.answers("resolve")
    assert "Look at them and give them back" in question_now(play)


def test_every_play_of_a_card_tells_whole_what_it_does():
    told = (choices.UseCard, choices.React)
    labelled = [
        QUARRY.label(option, view, PEOPLE)
        for decision, view in all_decisions()
        for option in decision.options
        if isinstance(option.value, told)
    ]
    assert labelled
    assert not [label.text for label in labelled if not label.detail or label.detail.endswith("…")]


def test_a_card_in_brief_tells_whom_a_line_touches():
    assert summary("clay_sword") == "6: 2 wounds, 3–4: wound (humans too), 2: wound; Golem, Lich, Fairy"
    assert summary("spy") == "5: show any or charge, 3–4: show random or charge, 1–2: show any"


@pytest.mark.parametrize(("key", "fate"), [("spy", "gives it back"), ("grab", "may keep it")])
def test_a_card_that_is_passed_says_what_becomes_of_it(key, fate):
    (roll,) = {"spy": (1,), "grab": (3,)}[key]
    label = labels_now(applied(key, roll, bo="spike, dog"))["resolve:spike"]
    assert label.detail == f"Only Ana sees it, and {fate}"


def test_a_reaction_says_what_it_stops():
    label = labels_now(applied("spy", 1, bo="false papers, dog"))["react:false_papers"]
    assert label.detail == "Nothing on the line happens to you; only Ana sees the card, and you keep it"


def test_a_name_is_cut_where_the_label_ends():
    play = scenario(ana="cold iron poker")
    play.ana.targets("bo")
    label = labels_now(play, ("Ana", "🐺" * 32, "Cy", "Dee"))["card:cold_iron_poker"]
    assert label.text.startswith("Use Cold Iron Poker on 🐺")
    assert label.text.endswith("…")


def test_the_roll_is_applied_by_its_number():
    play = scenario(ana="clay sword")
    play.ana.uses("clay sword", on="bo", rolls=4)
    labels = labels_now(play)
    assert labels["apply"].text == "Apply the 4"
    assert labels["surge:up"].text == "Surge to 5 (1 charge)"
    assert labels["withdraw"].text == "Withdraw the card unseen"


@pytest.mark.parametrize(
    ("card", "roll", "target", "key", "text"),
    [
        ("clay sword", 3, "dog", "resolve", "Resolve: take 1 wound"),
        ("clay sword", 6, "dog", "resolve", "Resolve: nothing happens"),
        ("clay sword", 5, "dog", "resolve", "Resolve: nothing happens"),
        ("clay sword", 3, "dog", "spend", "Spend a charge and resolve: take 1 wound"),
        ("iron nails", 2, "dog", "spend", "Spend a charge to avert it"),
        ("lead chain", 4, "dog", "spend", "Spend a charge all the same"),
        ("lead chain", 1, "dog", "resolve", "Resolve: take 1 wound"),
        ("spy", 2, "dog", "resolve:dog", "Show Dog"),
        ("spy", 2, "dog", "spend:dog", "Spend a charge and show Dog"),
        ("grab", 3, "dog", "resolve:dog", "Give Dog"),
        ("spy", 3, "dog", "resolve", "Resolve: show a random card"),
        ("spy", 3, "empty", "resolve", "Resolve: nothing happens"),
        ("grab", 4, "empty", "spend", "Spend a charge to avert it"),
        ("brawl", 5, "hauberk", "react:hauberk", "Show Hauberk instead"),
        ("brawl", 5, "hauberk", "react:hauberk:spend", "Show Hauberk instead, and spend a charge"),
    ],
)
def test_an_answer_says_what_it_does(card, roll, target, key, text):
    assert labels_now(applied(card, roll, bo=target))[key].text == text


@pytest.mark.parametrize(("card", "roll", "key"), [("spy", 1, "resolve:resilience"), ("brawl", 1, "react:resilience")])
def test_showing_a_monstrous_card_is_warned_of(card, roll, key):
    assert labels_now(applied(card, roll, bo="golem, dog"))[key].detail == "Ana will know that you are the monster"


def test_recovery_by_tireless_is_warned_of():
    play = scenario(ana="spirit, e0, hall")
    play.ana.moves("gallery")
    assert labels_now(play)["end_turn:recover"].text == "End turn and recover (everyone will see it)"


# --- questions ---


def test_the_target_reads_first_whether_it_is_affected():
    assert question_now(applied("clay sword", 3, bo="dog")).startswith("**Affects you: yes.**")
    assert question_now(applied("clay sword", 2, bo="dog")).startswith("**Affects you: no.**")


def test_the_target_reads_the_card_the_number_and_the_line():
    text = question_now(applied("iron nails", 2, bo="dog"))
    assert "Ana uses **Iron Nails** on you; the final number is **2**." in text
    assert "On 2 it says: take 1 wound, or spend a charge of energy instead." in text
    assert "A charge averts it." in text


def test_the_target_is_warned_of_resilience():
    text = question_now(applied("brawl", 1, bo="golem"))
    assert "Resilience would stop it, but Ana would see it and know that you are the monster." in text


def test_the_target_is_warned_before_passing_a_monstrous_card():
    assert "If you pass a monstrous card, Ana will know" in question_now(applied("spy", 1, bo="golem, dog"))
    assert "monstrous" not in question_now(applied("spy", 1, bo="dog"))


def test_whoever_applies_reads_that_it_is_final():
    play = scenario(ana="clay sword")
    play.ana.uses("clay sword", on="bo", rolls=4)
    assert "**Apply** is final: Bob reads your card" in question_now(play)


def test_a_crippled_player_reads_why_only_withdrawing_is_left():
    play = scenario(ana="clay sword, w3")
    play.ana.uses("clay sword", on="bo", rolls=5)
    assert "on 5 you can only withdraw" in question_now(play)


def test_a_ban_is_told_to_whom_it_holds_for():
    play = scenario(ana="clay sword, no move")
    assert "you may not **move** in this turn" in question_now(play)
    assert "move" not in QUARRY.question(rules.view(play.state, 1), PEOPLE)


def test_whoever_is_not_asked_reads_for_whom_the_table_waits():
    play = applied("clay sword", 3, bo="dog")
    for viewer in (PUBLIC, 0, 2, 3):
        words = QUARRY.question(rules.view(play.state, viewer), PEOPLE)
        assert words == "The table waits for Bob to answer the card."


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_every_question_is_short_enough(names):
    for moment in sample():
        for viewer in moment.viewers:
            assert 0 < size(QUARRY.question(rules.view(moment.state, viewer), names)) <= 1500


# --- refusals ---


REFUSALS = refusals_of("core", "unknown_quarry")
VALUES = {"room": "library", "origin": "hall", "card": "clay_sword", "price": 3, "left": 1, "number": 5, "turn": 2}


@pytest.mark.parametrize(("reason", "rule", "fields"), REFUSALS)
def test_every_refusal_is_one_sentence_that_names_its_rule(reason, rule, fields):
    text = QUARRY.refusal(Illegal(reason, rule, {field: VALUES[field] for field in fields}), NAMES)
    assert text.endswith(f" ({rule}).")
    assert "{" not in text
    assert "_" not in text
    assert text.count(".") == 1


def test_there_are_no_words_for_refusals_that_do_not_exist():
    assert set(REASONS) == {reason for reason, _, _ in REFUSALS}


def test_a_refusal_says_what_is_missing():
    illegal = Illegal("not_searched", "Pick Up; UQ-13", {"room": "study"})
    assert QUARRY.refusal(illegal, NAMES) == (
        "To pick up a card you must first have searched the Study in this turn (Pick Up; UQ-13)."
    )
