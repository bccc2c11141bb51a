"""Refusals of Hunting Party: a sentence for every reason, and for whatever is pressed at a wrong moment."""

import pytest

import rules
from bot.words import WORDS
from bot.words.party.refusals import REASONS, reason_words
from rules import Action, Illegal
from tests.kit.party import scenario
from tests.kit.party_tables import sample
from tests.kit.quarry_games import NAMES
from tests.kit.refusals import refusals_of

PARTY = WORDS["party"]
PEOPLE = ("Alice", "Ben", "Chris", "Dana", "Eve")

REFUSALS = refusals_of("core", "hunting_party")
VALUES = {
    "hunter": "bard", "item": "bard_lute", "skill": "bait", "seat": 1, "silver": 8, "pick": "1.bard", "least": 3,
    "free": 2, "hate": 1, "most": 1,
}  # fmt: skip


@pytest.mark.parametrize(("reason", "rule", "fields"), REFUSALS)
def test_every_refusal_is_one_sentence_that_names_its_rule(reason, rule, fields):
    assert set(fields) <= set(VALUES)
    text = PARTY.refusal(Illegal(reason, rule, VALUES), NAMES)
    assert text.endswith(f" ({rule}).")
    assert "{" not in text
    assert "_" not in text
    assert text.count(".") == 1
    assert reason_words(reason) if reason not in {"bid_too_low", "bid_not_covered"} else True


def test_there_are_no_words_for_refusals_that_do_not_exist():
    assert set(REASONS) == {reason for reason, _, _ in REFUSALS}


def test_a_refusal_says_what_is_missing():
    game = scenario(alice="princess; bard 3; 1g")
    assert PARTY.refusal(game.alice.refused("disband bard"), PEOPLE) == (
        "The Bard wants 3 gold, which you do not have (Disbanding; HP-22)."
    )


@pytest.mark.parametrize(
    ("reason", "fields", "text"),
    [
        ("not_your_hunter", {"hunter": ""}, "That hunter is not in your party"),
        ("bid_not_covered", {"free": 2, "hate": 0, "most": 2}, "You have 2 of your shares free, and cannot bid more"),
        ("bid_not_covered", {"free": 2, "hate": 1, "most": 1}, "Your free shares are 2 and Hate asks for 1 on top, so"),
    ],
)
def test_a_refusal_names_nothing_that_is_not_there(reason, fields, text):
    assert PARTY.refusal(Illegal(reason, "a rule", fields), PEOPLE).startswith(text)


def test_whatever_is_pressed_at_a_wrong_moment_is_refused_in_words():
    keys = sorted(
        {option.key for moment in sample() for decision in rules.decisions(moment.state) for option in decision.options}
    )
    for number, moment in enumerate(sample()):
        for decision in rules.decisions(moment.state):
            offered = {option.key for option in decision.options}
            for key in keys[number % 7 :: 7]:
                if key in offered:
                    continue
                with pytest.raises(Illegal) as refused:
                    rules.apply(moment.state, Action(decision.seat, decision.question, key))
                assert PARTY.refusal(refused.value, NAMES).endswith(").")
