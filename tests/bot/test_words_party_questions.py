"""Questions and offers of Hunting Party: what is asked and why, of whom, and what may be done anyway."""

import pytest

import rules
from bot.words import WORDS
from bot.words.page import size
from bot.words.party.questions import QUESTIONS as WORDED
from bot.words.party.questions.hunt import fighting_words
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


def test_whoever_bids_reads_that_what_is_pressed_beside_it_is_kept():
    game = scenario(alice="princess", ben="falconer; ; 3g", forest="druid")
    game.alice("hire forest")
    game.alice("first")
    game.alice("bid 1")
    assert game.ben.kind == "bid"
    assert "kept now, unseen by anyone" in asks(game.ben)


def test_who_has_too_few_shares_for_a_bid_reads_so():
    game = scenario(alice="princess; knight 7; 3g", ben="falconer", forest="druid")
    game.alice("hire forest")
    game.alice("last")
    game.ben("bid 3")
    game.chris("pass")
    assert game.alice.kind == "bid"
    assert "You have 1 share free; each is an eighth of every bounty to come.\nThat is too few" in asks(game.alice)


def test_the_denier_reads_what_must_be_shown():
    game = scenario(alice="falconer; jailer 1; holds darkwoods sorcery magic", ben="; ; holds palace tracks melee")
    game.alice("hunt palace tracks subdue with falconer, jailer")
    text = asks(game.ben)
    assert "Alice hunts (Palace, Tracks, Subdue)." in text
    assert "You hold Palace and Tracks, so you must show one, and only one. Only Alice sees which." in text


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


def test_the_market_tells_what_its_items_do():
    game = scenario(alice="; ; 3g", market="archmage potion, bounty hunter leathers, stormcaller circlet")
    game.alice("buy")
    text = asks(game.alice)
    assert "- **Archmage's Potion**: Potion. Once, when a potion is used: it has no effect." in text
    assert "- **Bounty Hunter's Leathers**: Body gear. The wearer is safe from theft" in text
    assert "- **Stormcaller's Circlet**: Head gear. The wearer has the skill Sorcery" in text
    assert "it is bought when you pay" in text


LAST = "**This is the last step**: it is {} as soon as you pick."


def test_the_last_pick_of_a_play_is_said_to_do_it():
    game = scenario(alice="; bard 1; ; hand sorceress elixir", ben="; witch 1")
    game.alice.answers("potion:sorceress_elixir")
    assert "last step**" not in asks(game.alice)
    assert "Until the last step nobody knows, and Back is free." in asks(game.alice)
    game.alice.answers("pick:0.bard")
    assert LAST.format("done") in asks(game.alice)


def test_a_single_pick_is_the_last_step():
    game = scenario(alice="; bard 1; ; hand ranger hood")
    game.alice.answers("equip:ranger_hood")
    assert LAST.format("done") in asks(game.alice)


def test_the_last_pick_for_later_is_said_to_be_kept():
    game = scenario(alice="princess", ben="falconer; ; 3g", forest="druid")
    game.alice("hire forest")
    game.ben.answers("power:falconer:normal")
    assert LAST.format("kept") in asks(game.ben)
    assert "done at the next pause if it still can be" in asks(game.ben)


def test_the_last_card_put_into_a_trade_is_the_last_step():
    game = scenario(alice="; ; 3g", ben="; ; ; hand bard lute, druid sap, ranger hood")
    game.alice("offer ben 4s for 2 cards")
    game.ben("accept alice")
    assert "Until the last step nobody knows" in asks(game.ben)
    assert "**The trade of Alice**: Alice gives 1 gold; you give 2 cards of your choice." in asks(game.ben)
    game.ben("lay bard lute")
    assert "**This is the last step**: the other side sees your cards as soon as you pick" in asks(game.ben)
    assert "So far: Bard's Lute." in asks(game.ben)


@pytest.mark.parametrize(("begun", "last"), [("hunt", "you declare"), ("offer:1", "you send it")])
def test_a_deed_with_a_button_of_its_own_is_free_until_then(begun, last):
    game = scenario(alice="falconer; jailer 1; 3g", ben="; ; 3g")
    game.alice.answers(begun)
    assert f"Until {last} nobody knows, and Back is free." in asks(game.alice)


def test_whoever_throws_cards_reads_how_many_and_which_is_the_last():
    game = scenario(alice="; ; ; hand bard lute, druid sap, ranger hood, witch brew, hermit tea")
    game.alice("end turn")
    assert asks(game.alice).startswith("**Throw 2 cards from your hand**, face down, under the Market.")
    assert "2 are left to choose; nothing is done before the last one." in asks(game.alice)
    game.alice.answers("throw:bard_lute")
    assert "This is the last one: it is done as soon as you choose." in asks(game.alice)


def test_a_victim_is_named_at_once():
    game = scenario(
        alice="falconer; jailer 1, bard 1; holds palace sorcery melee", palace=agent_that("deaths"), ben="witch"
    )
    game.alice("hunt palace tracks subdue with falconer, jailer, bard")
    game.time_out()
    game.everybody_passes()
    assert "It is done as soon as you choose." in asks(game.alice)


def test_what_an_answer_answers_is_told():
    game = scenario(alice="princess; ; hand enchantress potion", ben="witch hunter; bard 2")
    game.alice("drink enchantress potion on bard")
    (answer,) = (label for key, label in labels(game.ben).items() if key != "pass")
    assert answer.detail == "When a potion is used: it has no effect"


def test_who_lacks_a_skill_for_a_hunt_reads_which():
    text = asks(scenario(alice="princess").alice)
    assert "You cannot hunt now: none of your hunters who are ready has a Fighting skill." in text
    text = asks(scenario(alice="falconer; jailer 1").alice)
    assert "You cannot hunt now" not in text


def test_a_party_without_fighters_is_said_to_have_none():
    assert fighting_words([]) == fighting_words(["palace", "tracks"]) == "no Fighting skill"
    assert fighting_words(["palace", "melee", "melee"]) == "Melee x2"


# --- offers ---


def test_an_offer_calls_the_other_side_and_nobody_else():
    game = scenario(alice="; ; 3g; hand druid sap", ben="; ; 2g; hand bard lute")
    game.alice("offer ben 4s, druid sap for 1 card")
    assert PARTY.call(game.ben.view, PEOPLE) == (
        "⚖️ Alice offers you a trade: Alice gives 1 gold and Druid's Sap; you give 1 card of your choice. Yes or no?"
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
