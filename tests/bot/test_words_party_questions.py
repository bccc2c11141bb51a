"""Questions and offers of Hunting Party: what is asked and why, of whom, and what may be done anyway."""

import pytest

import rules
from bot.words import WORDS
from bot.words.page import size
from bot.words.party.questions import QUESTIONS as WORDED
from bot.words.party.texts.agents import boxes
from rules.hunting_party.cards import AGENTS
from tests.kit.party import scenario
from tests.kit.party_tables import sample, tables
from tests.kit.quarry_games import NAMES, WORST_NAMES

PARTY = WORDS["party"]
PEOPLE = ("Alice", "Ben", "Chris", "Dana", "Eve")


def asks(person):
    return PARTY.question(person.view, PEOPLE)


def labels(person, *, aside=False):
    """The labels of what a person is asked, or may do at any time, by the keys of the options."""
    decision = person.aside if aside else person.decision
    return {option.key: PARTY.label(option, person.view, PEOPLE) for option in decision.options}


def agent_that(sort):
    """An agent of the Palace whose victory costs this."""
    return next(a.name for a in AGENTS.values() if (a.region, a.consequence.sort) == ("palace", sort)).replace("_", " ")


def test_every_kind_of_question_has_words():
    asked = {decision.kind for table in tables() for moment in table for decision in rules.decisions(moment.state)}
    assert asked - {"at_any_time", "for_later"} <= frozenset(WORDED.waited_for)
    assert frozenset(WORDED.waited_for) <= set(rules.GAMES["party"].step_kinds)


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_every_question_is_short_enough(names):
    for moment in sample():
        for viewer in moment.viewers:
            assert 0 < size(PARTY.question(rules.view(moment.state, viewer), names)) <= 1500


def test_whoever_is_not_asked_reads_for_whom_the_table_waits():
    game = scenario(forest="druid")
    game.alice("hire forest")
    game.alice("first")
    assert PARTY.question(game.public, PEOPLE) == "The table waits for Alice to bid."
    assert asks(game.ben).startswith("The table waits for Alice to bid.")


def test_outside_a_pause_a_press_is_said_to_be_kept():
    game = scenario(forest="druid")
    assert "are done at once" in asks(game.ben)
    game.alice("hire forest")
    assert "kept now, unseen by anyone" in asks(game.ben)
    assert "are done at once" in asks(game.alice)


def test_the_denier_reads_what_must_be_shown():
    game = scenario(alice="falconer; jailer 1; holds darkwoods sorcery magic", ben="; ; holds palace tracks melee")
    game.alice("hunt palace tracks subdue with falconer, jailer")
    text = asks(game.ben)
    assert "Alice hunts (Palace, Tracks, Subdue)." in text
    assert "You hold Palace and Tracks, so you must show Alice one of the three" in text


def test_the_denier_without_a_match_reads_that_everybody_hears():
    game = scenario(alice="falconer; jailer 1; holds darkwoods sorcery magic", ben="; ; holds catacomb bait melee")
    game.alice("hunt palace tracks subdue with falconer, jailer")
    assert "You hold none of the three, so you pass, and everybody hears that." in asks(game.ben)


def test_whoever_can_answer_reads_what_is_played_at_whom():
    game = scenario(alice="princess; hand enchantress potion", ben="witch hunter; bard 2; hand druid sap")
    game.alice("drink enchantress potion on bard")
    text = asks(game.ben)
    assert text.startswith("**Alice used the Enchantress's Potion on your Bard.** Do you answer, or let it happen?")
    assert "steal a rival" in text
    assert "answer together, unseen" in text
    assert "At any time" not in text


def test_an_answer_to_an_answer_reads_what_it_would_stop():
    game = scenario(alice="witch hunter; ; hand enchantress potion", ben="princess; bard 2; hand archmage potion")
    game.alice("drink enchantress potion on bard")
    game.ben("answer with archmage potion")
    text = asks(game.alice)
    assert text.startswith("**Ben answered with the Archmage's Potion.**")
    assert "That would stop or turn this: You used the Enchantress's Potion on Ben's Bard." in text


def test_whoever_can_save_a_member_reads_who_is_about_to_die():
    game = scenario(
        alice="falconer; jailer 1; hand virgin maiden tears; holds palace sorcery magic", palace=agent_that("deaths")
    )
    game.alice("hunt palace tracks subdue with falconer, jailer")
    game.time_out()
    game.alice("pass")
    assert game.alice.kind == "respond"
    assert "strikes your Jailer, who is about to die.** Do you answer, or let it happen?" in asks(game.alice)


def test_whoever_can_order_the_bids_reads_who_is_for_hire():
    game = scenario(alice="princess", ben="bard", forest="druid")
    game.alice("hire forest")
    assert asks(game.ben).startswith("**Alice turned up the Druid for hire.** Do you answer, or let it happen?")
    game.ben("answer with bard champion")
    assert asks(game.ben).startswith("**Does Alice bid first, or last?**")
    assert labels(game.ben)["first"].text == "Alice bids first"


def test_the_fight_tells_what_it_takes_and_what_is_there():
    game = scenario(
        alice="falconer; jailer 1; hand hedge wizard tonic; holds palace sorcery magic", palace="masked duellist"
    )
    game.alice("hunt palace tracks subdue with falconer, jailer")
    game.time_out()
    text = asks(game.alice)
    assert f"Masked Duellist falls to {boxes(AGENTS['masked_duellist'])}; worth " in text
    assert "Those sent have: Subdue." in text


def test_the_oracle_is_waited_for_by_name():
    game = scenario(
        seats=2,
        alice="falconer; jailer 1; holds darkwoods sorcery magic",
        ben="; ; holds catacomb bait melee",
        oracle="palace knowledge range",
    )
    game.alice("hunt palace tracks subdue with falconer, jailer")
    game.ben("show none")
    assert PARTY.question(game.public, PEOPLE) == "The table waits for the Oracle to say whether it denies the hunt."


# --- offers ---


def test_an_offer_calls_the_other_side_and_nobody_else():
    game = scenario(alice="; ; 3g; hand druid sap", ben="; ; 2g; hand bard lute")
    game.alice("offer ben 4s, druid sap for 1 card")
    assert PARTY.call(game.ben.view, PEOPLE) == (
        "⚖️ Alice offers you a trade: Alice gives 1 gold and Druid's Sap; you give 1 card of choice. Yes or no?"
    )
    assert [PARTY.call(view, PEOPLE) for view in (game.alice.view, game.chris.view, game.public)] == ["", "", ""]
    game.ben("accept alice")
    game.ben("lay bard lute")
    assert PARTY.call(game.ben.view, PEOPLE) == ""
    assert "Ben has put cards in: you give 1 gold and Druid's Sap; Ben gives Bard's Lute." in PARTY.call(
        game.alice.view, PEOPLE
    )
    (detail,) = (label.detail for key, label in labels(game.alice, aside=True).items() if key.startswith("confirm:"))
    assert detail == "You give 1 gold and Druid's Sap; Ben gives Bard's Lute"
