"""The log of Unknown Quarry: a line for every event, alike where the table must not tell things apart (UQ-22)."""

import re
from typing import get_args

import pytest

import rules
from bot.words import WORDS
from bot.words.page import size
from bot.words.quarry.names import CARD_TITLES, MONSTER_TITLES
from rules import PUBLIC
from rules.unknown_quarry import events
from tests.kit.quarry import scenario
from tests.kit.quarry.attacks import applied
from tests.kit.quarry_games import NAMES, WORST_NAMES, games

QUARRY = WORDS["quarry"]
PEOPLE = ("Ana", "Bob", "Cy", "Dee")
SECRET_WORDS = re.compile(rf"\b({'|'.join([*CARD_TITLES.values(), *MONSTER_TITLES.values()])}|reaction|gift|wounds?)\b")
FACTS = get_args(get_args(events.Fact)[0])


def told():
    for game in games():
        for moment in game:
            yield from moment.events


def public_lines(play, since=0):
    """What the table was told of the answers after the first few."""
    return [
        QUARRY.narrate(event.fact, PEOPLE, None)
        for _, _, heard, _ in play.history[since:]
        for event in heard
        if event.audience == PUBLIC
    ]


def test_the_games_tell_every_kind_of_event():
    assert {type(event.fact) for event in told()} == set(FACTS)


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_every_event_is_one_line(names):
    for event in told():
        line = QUARRY.narrate(event.fact, names, None if event.audience == PUBLIC else event.audience)
        assert "\n" not in line
        assert size(line) <= 500
        assert line or isinstance(event.fact, events.TurnEnded)


def test_a_private_event_has_no_public_words():
    private = {type(event.fact): event.fact for event in told() if event.audience != PUBLIC}
    for fact in private.values():
        with pytest.raises(ValueError, match="is private"):
            QUARRY.narrate(fact, NAMES, None)


def test_public_lines_name_no_card_no_monster_and_no_wound():
    for event in told():
        if event.audience == PUBLIC and not isinstance(event.fact, events.MortallyWounded | events.Ended):
            assert not SECRET_WORDS.search(QUARRY.narrate(event.fact, NAMES, None))


def test_a_card_shown_a_reaction_and_a_gift_handed_back_are_told_alike():
    shown = applied("spy", 5, bo="false papers, dog")
    shown.bo.answers("resolve:dog")
    shown.ana.answers("give_back")
    reaction = applied("brawl", 5, bo="hauberk, dog")
    reaction.bo.answers("react:hauberk")
    reaction.ana.answers("give_back")
    gift = applied("grab", 4, bo="dog")
    gift.bo.answers("resolve:dog")
    gift.ana.answers("give_back")
    expected = ["Bob has answered; a card goes over to Ana.", "A card goes back to Bob."]
    assert public_lines(shown, -2) == public_lines(reaction, -2) == public_lines(gift, -2) == expected


def test_a_kept_gift_goes_from_one_to_the_other():
    play = applied("grab", 4, bo="dog")
    play.bo.answers("resolve:dog")
    play.ana.answers("keep")
    assert public_lines(play, -1) == ["A card goes from Bob to Ana for good."]


def test_a_charge_by_will_and_by_force_are_told_alike():
    by_force = applied("brawl", 4, bo="dog")
    by_force.bo.answers("resolve")
    by_will = applied("brawl", 5, bo="dog")
    by_will.bo.answers("spend")
    assert public_lines(by_force, -1) == public_lines(by_will, -1)


def test_a_withdrawn_card_stays_unseen():
    play = scenario(ana="clay sword")
    play.attack("ana", "bo", "clay sword", 6, withdrawn=True)
    assert public_lines(play) == ["Ana plays a hidden card on Bob and rolls a 6.", "Ana takes the card back unseen."]


def test_a_ban_reads_differently_to_the_two_who_know():
    fact = events.Banned(1, "move")
    assert QUARRY.narrate(fact, PEOPLE, 1) == "You may not move on your next turn."
    assert QUARRY.narrate(fact, PEOPLE, 0) == "Bob may not move on their next turn."


def test_whoever_is_crippled_is_told_to_keep_it():
    line = QUARRY.narrate(events.Wounded(1, 3, is_crippled=True), PEOPLE, 0)
    assert line == (
        "You suffer 1 wound, 3 in all. **You are crippled now**, and nobody may know before the rules say so."
    )


def test_the_deal_says_what_the_hand_makes():
    assert QUARRY.narrate(events.HandDealt(("bite", "wasting"), "vampire"), PEOPLE, 0) == (
        "You are dealt Bite and Wasting: you are the monster, the **Vampire**."
    )
    assert QUARRY.narrate(events.HandDealt(("dog", "spike"), None), PEOPLE, 0).endswith("you are a hunter.")


@pytest.mark.parametrize("label", rules.GAMES["quarry"].outcomes)
def test_every_ending_has_its_words(label):
    winners = () if label == "round_limit" else (1,)
    line = QUARRY.narrate(events.Ended(rules.Outcome(label, winners)), PEOPLE, None)
    assert ("Bob" in line) == bool(winners)
    assert "wins" in line
