"""Deeds that were begun when something else happened: nothing is paid for what can no longer be had."""

import pytest

import rules
from rules.hunting_party import events
from tests.kit.party import scenario
from tests.kit.party.fights import met


def picks(person) -> set[str]:
    """What can be picked next in the deed that was begun."""
    return person.offered("pick:")


def test_small_choices_are_told_to_nobody_and_back_is_free():
    game = scenario(alice="; mesmerist 1, paladin 1", ben="; ranger 1")
    before = game.views["ben"]
    game.alice.answers("power:mesmerist:normal")
    game.alice.answers("pick:0.paladin")
    assert game.views["ben"] == before
    game.alice("back")
    assert picks(game.alice) == {f"pick:0.{game.alice.hero}", "pick:0.paladin"}
    game.alice("back")
    assert not game.alice.is_tired("mesmerist")
    assert game.told == ()
    assert "party_disband" in game.alice.offered()


def test_a_pick_that_was_made_must_still_be_one():
    game = scenario(alice="; mesmerist 1, paladin 1", ben="; ranger 1; hand potion of poison")
    game.alice.answers("power:mesmerist:normal")
    game.alice.answers("pick:0.paladin")
    game.ben("drink potion of poison on paladin")
    game.everybody_passes()
    assert picks(game.alice) == set()
    game.alice("back")
    game.alice("back")
    assert not game.alice.is_tired("mesmerist")


def test_also_of_a_potion():
    game = scenario(alice="; paladin 3; hand hedge wizard tonic", ben="; ; hand potion of poison", active="chris")
    game.alice.answers("potion:hedge_wizard_tonic")
    game.alice.answers("pick:0.paladin")
    game.ben("drink potion of poison on paladin")
    game.everybody_passes()
    assert picks(game.alice) == set()
    assert game.alice.hand == ("hedge_wizard_tonic",)


def test_a_hunter_who_was_stolen_uses_no_ability():
    game = scenario(alice="; mesmerist 1, paladin 1", ben="; ranger 1; hand enchantress potion")
    game.alice.answers("power:mesmerist:normal")
    game.ben("drink enchantress potion on mesmerist")
    game.everybody_passes()
    assert picks(game.alice) == set()
    assert game.alice.is_offered("back")


def test_gold_that_is_gone_pays_for_nothing():
    game = scenario(alice="; woodsman 1, paladin 1; 1g", ben="; ; 0g", active="ben")
    game.alice("offer ben 1g")
    game.alice.answers("power:woodsman:normal")
    assert picks(game.alice)
    game.ben("accept alice")
    assert picks(game.alice) == set()
    assert game.alice.money == "0"


def test_an_item_that_was_given_away_is_given_to_nobody_else():
    game = scenario(alice="; smuggler 1; 3g; hand ranger hood")
    game.alice("offer ben ranger hood")
    game.alice.answers("equip:ranger_hood")
    game.ben("accept alice")
    assert game.ben.hand == ("ranger_hood",)
    assert picks(game.alice) == set()
    game.alice("back")
    game.alice("end turn")
    assert game.active == "ben"


def test_who_was_stolen_cannot_be_sent():
    game = scenario(alice="smuggler; knight 1, jailer 1", ben="; ; hand enchantress potion")
    for key in ("hunt", "declare:catacomb", "declare:bait", "declare:subdue"):
        game.alice.answers(key)
    game.ben("drink enchantress potion on knight")
    game.everybody_passes()
    assert "go" not in game.alice.offered()
    game.alice.answers("stay:knight")
    game.alice.answers("go")
    assert game.public.hunt is not None
    assert game.public.hunt.sent == ("smuggler", "jailer")


def test_a_draft_does_not_outlive_its_turn():
    game = scenario(alice="; smuggler 1; 3g; hand ranger hood")
    game.alice.answers("equip:ranger_hood")
    game.time_out()
    assert game.alice.items("smuggler") == ()
    assert game.active == "ben"


def only_back(person) -> bool:
    """Whether nothing is left of what was begun beside the question but to take it back."""
    return [option.key for option in person.aside.options] == ["back"]


def robbed(*begun: str, asked: str = "1s for 2 cards"):
    """Chris wants cards of Ben's, who has begun so; then Alice's Trapper has taken the Druid's Sap from Ben's hand."""
    game = scenario(
        alice="trapper; ; 3g", ben="poacher; ; 3g; hand hedge wizard tonic, druid sap, bard lute", chris="falconer"
    )
    game.chris(f"offer ben {asked}")
    if begun[0] == "accept":
        game.ben("accept chris")
    for key in begun[1:] if begun[0] == "accept" else begun:
        game.ben.answers(key)
    game.rig(1)
    game.alice("use trapper champion on ben")
    game.everybody_passes()
    assert game.alice.hand == ("druid_sap",)
    game.hush()
    return game


def test_own23_a_card_laid_that_has_gone_is_laid_for_nobody():
    game = robbed("accept", "lay:druid_sap")
    assert only_back(game.ben)
    game.ben("back")
    game.ben("lay bard lute, hedge wizard tonic")
    assert game.chris.told == (events.CardsLaid(2, 1, ("bard_lute", "hedge_wizard_tonic")),)


def test_own23_nor_is_one_for_a_trade_that_cannot_be_met_any_more():
    game = scenario(alice="bounty hunter", ben="poacher; ; 1g; hand druid sap, bard lute", chris="falconer")
    game.chris("offer ben 2g for 1 card, 1g")
    game.ben("accept chris")
    game.alice("use bounty hunter champion on ben")
    game.everybody_passes()
    assert only_back(game.ben)
    game.ben("back")
    assert not game.ben.is_offered("accept chris")
    assert not any(isinstance(fact, events.CardsLaid) for fact in game.chris.told)


def test_own23_an_offer_of_a_card_that_has_gone_is_not_sent_and_displaces_none():
    game = robbed("offer:2", "give:druid_sap", "ask_silver:4")
    assert only_back(game.ben)
    game.ben.refused("offer chris druid sap for 1g", reason="choice_begun")
    assert game.refusal(rules.Action(1, rules.AT_ANY_TIME, "send_offer")).reason == "gone_meanwhile"
    assert game.chris.told == ()
    for _ in range(3):
        game.ben("back")
    game.ben("offer chris bard lute for 1g")
    assert game.chris.told == (events.OfferMade(1, 2, 0, ("bard_lute",), 4, 0),)


@pytest.mark.parametrize("term", ["give_silver:4", "ask_silver:4"])
def test_own23_nor_is_one_of_money_that_has_gone(term):
    """The Witch as a champion takes a silver from a richer neighbour; both sides had a gold."""
    who = "ben" if term.startswith("give") else "chris"
    game = scenario(alice="witch; ; 0g", ben="poacher; ; 1g", chris="falconer; ; 1g", active="chris")
    game.ben.answers("offer:2")
    game.ben.answers(term)
    game.alice(f"use witch champion on {who}")
    game.everybody_passes()
    assert only_back(game.ben)


def test_hp33_an_offer_begun_before_is_not_sent_while_a_card_is_answered():
    game = scenario(alice="; ; hand witch brew", ben="; bard 1; hand druid sap", chris="; ; 3g")
    for key in ("offer:0", "give_silver:4"):
        game.chris.answers(key)
    game.alice("drink witch brew on bard")
    assert game.kind == "respond"
    assert only_back(game.chris)
    game.everybody_passes()
    assert game.chris.is_offered("back")
    game.chris.answers("send_offer")
    assert game.alice.was_told(events.OfferMade(2, 0, 4, (), 0, 0))


def test_own19_a_deed_begun_before_the_own_hunt_is_not_kept_in_it():
    game = scenario(
        alice="witch hunter; smuggler 1; hand druid sap; holds palace sorcery subdue",
        ben="; ; holds catacomb knowledge range",
        catacomb="corpse lantern",
    )
    game.alice.answers("potion:druid_sap")
    game.alice("hunt catacomb bait melee with witch hunter, smuggler")
    assert only_back(game.alice)
    assert game.refusal(rules.Action(0, rules.AT_ANY_TIME, "pick:0.smuggler")).reason == "own_hunt"
    game.denials_run()
    game.everybody_passes()
    assert game.alice.wishes == ()
    assert game.alice.hand == ("druid_sap",)


def test_own19_in_the_hunt_of_another_it_is_kept():
    game = met(
        "catacomb bait melee",
        "witch hunter, smuggler",
        active="ben",
        ben="witch hunter; smuggler 1; hand bard lute",
        alice="; bard 2; hand druid sap",
        catacomb="corpse lantern",
    )
    game.alice("drink druid sap on bard")
    assert [wish.key for wish in game.alice.wishes] == ["potion:druid_sap"]


def test_own19_what_cannot_be_kept_is_refused_for_the_reason_that_is_true():
    game = scenario(active="ben", alice="; smuggler 1; 5g")
    game.ben("hire forest")
    for _ in range(5):
        game.alice("use smuggler")
    game.alice.refused("use smuggler", reason="wishes_full")


def test_own19_in_the_own_hunt_as_well():
    game = scenario(alice="witch hunter; smuggler 1; 5g", catacomb="corpse lantern", ben="; ; holds catacomb")
    game.alice("hunt catacomb bait melee with witch hunter, smuggler")
    game.alice.refused("use smuggler", reason="own_hunt")


def test_own23_while_something_is_begun_nothing_else_is():
    game = scenario(active="ben", alice="; smuggler 1, paladin 2; 5g; hand druid sap")
    game.alice.answers("potion:druid_sap")
    game.alice.refused("use smuggler", reason="choice_begun")
