"""Small choices taken back, and what is not offered where there is nothing to be had (HP-21, HP-23)."""

import pytest

import rules
from rules.hunting_party import events
from tests.kit.party import scenario
from tests.kit.party.fights import met

ALICE = 0


def test_back_out_of_a_hunt_leads_step_by_step_to_the_turn():
    game = scenario(alice="witch hunter; ranger 1, smuggler 1")
    before = game.alice.offered()
    for key in ("hunt", "declare:catacomb", "declare:tracks", "declare:melee", "stay:smuggler", "send:smuggler"):
        game.alice.answers(key)
    assert "go" in game.alice.offered()
    for _ in range(4):
        game.alice.answers("back")
    assert game.alice.offered() == before
    assert game.told == ()


def test_who_is_sent_can_be_changed_until_the_hunt_is_declared():
    game = scenario(alice="witch hunter; ranger 1, smuggler 1", chris="; ; holds tracks")
    for key in ("hunt", "declare:catacomb", "declare:tracks", "declare:melee"):
        game.alice.answers(key)
    assert game.alice.offered("stay:") == {"stay:witch_hunter", "stay:ranger", "stay:smuggler"}
    game.alice.answers("stay:ranger")
    assert "go" not in game.alice.offered()
    game.alice.refused("pass")
    game.alice.answers("stay:smuggler")
    game.alice.answers("send:ranger")
    game.alice.answers("go")
    sent = next(fact for fact in game.told if fact.kind == "hunt_declared").sent
    assert set(sent) == {"witch_hunter", "ranger"}


def test_a_card_chosen_to_be_thrown_can_be_taken_back():
    game = scenario(alice="; ; hand druid sap, witch brew, ranger hood, bard lute, trapper snare")
    game.alice("end turn")
    game.alice("throw witch brew")
    assert "throw:witch_brew" not in game.alice.offered()
    game.alice("back")
    game.alice("throw bard lute, druid sap")
    assert game.alice.hand == ("witch_brew", "ranger_hood", "trapper_snare")
    assert game.bottom("market", 2) == ("bard_lute", "druid_sap")
    assert game.told[0] == events.CardsThrown(ALICE, 2)


def test_a_card_laid_back_can_be_taken_up_again():
    game = scenario(alice="; druid 1", tavern="bard, smuggler, poacher")
    game.alice("use druid on tavern")
    game.alice("lay smuggler")
    game.alice("back")
    game.alice("lay poacher, bard")
    assert game.stack("tavern")[:3] == ("poacher", "bard", "smuggler")


def test_a_play_begun_in_a_fight_can_be_taken_back():
    game = met(
        "catacomb tracks melee",
        "witch hunter, gravedigger",
        alice="witch hunter; gravedigger 1; hand hedge wizard tonic",
        chris="; ; holds tracks",
        catacomb="banshee",
    )
    for key in ("potion:hedge_wizard_tonic", "pick:0.gravedigger", "back", "back"):
        game.alice.answers(key)
    assert game.alice.hand == ("hedge_wizard_tonic",)
    assert "pass" in game.alice.offered()


@pytest.mark.parametrize(
    ("deed", "alice"),
    [
        ("use smuggler", "; smuggler 1"),
        ("use hermit", "; hermit 1"),
        ("use gravedigger champion", "gravedigger"),
        ("buy", "; bard 1"),
    ],
)
def test_hp23_nothing_comes_from_an_empty_market(deed, alice):
    full, empty = (scenario(alice=alice, **market) for market in ({}, {"market": "nothing"}))
    assert full.alice.is_offered(deed)
    assert not empty.alice.is_offered(deed)


@pytest.mark.parametrize(
    ("deed", "alice", "stack"),
    [
        ("use royal guard champion", "royal guard", "arena"),
        ("use dream walker champion on tower", "dream walker", "tower"),
        ("use druid on tavern", "; druid 1", "tavern"),
        ("use fortune teller on temple", "; fortune teller 1", "temple"),
        ("hire forest", "; bard 1", "forest"),
    ],
)
def test_hp23_nobody_comes_from_an_empty_location(deed, alice, stack):
    full, empty = (scenario(alice=alice, **stacks) for stacks in ({}, {stack: "nothing"}))
    assert full.alice.is_offered(deed)
    assert not empty.alice.is_offered(deed)


def test_hp21_the_gear_of_a_ranger_as_hero_is_lost_with_his_party():
    game = scenario(alice="ranger wears ranger hood; bard 1 wears bard lute; 2g; hand druid sap")
    game.alice("party disband")
    assert (game.alice.items("ranger"), game.alice.members, game.alice.hand) == ((), (), ())
    assert set(game.bottom("market", 3)) == {"ranger_hood", "bard_lute", "druid_sap"}


def test_hp33_cards_laid_for_an_offer_that_has_gone_stay_in_hand():
    game = scenario(alice="; ; 3g", ben="; ; hand druid sap, witch brew")
    game.alice("offer ben 1g for 2 cards")
    game.ben("accept alice")
    game.ben("lay druid sap")
    game.alice("withdraw ben")
    assert game.ben.offered("lay:") == set()
    assert game.ben.hand == ("druid_sap", "witch_brew")
    assert game.alice.money == "3g"
    assert game.ben.is_offered("offer alice druid sap")


def test_what_a_potion_makes_of_its_namesake_is_no_gear_to_be_swapped():
    game = scenario(alice="; runesmith 1, assassin 1 wears potion of poison, witch 1 wears witch brew, bard 1")
    assert not game.alice.is_offered("use runesmith")
    game = scenario(alice="woodsman; assassin 1 wears potion of poison, bard 1; 3g")
    assert not game.alice.is_offered("use woodsman champion on potion of poison, bard")


def test_with_a_place_left_for_nothing_no_gear_is_moved():
    game = scenario(alice="woodsman; smuggler 1 wears ranger hood, bard 1 wears inquisitor mask; 3g")
    assert not game.alice.is_offered("use woodsman champion on ranger hood, bard")


TYPED = (
    "bid:many",
    "bid:-1",
    "bid:9",
    "bid:",
    "show:nothing",
    "hire:market",
    "pick:",
    "pick:9.knight",
    "pick:x.y.z",
    "",
)


@pytest.mark.parametrize("typed", TYPED)
@pytest.mark.parametrize(
    "begun", [(), ("hire forest",), ("hire forest", "first"), ("hunt catacomb tracks melee with witch hunter, ranger",)]
)
def test_whatever_is_typed_is_refused_and_breaks_nothing(typed, begun):
    game = scenario(
        alice="witch hunter; ranger 1; hand druid sap, witch brew", ben="; knight 1", chris="; ; holds tracks"
    )
    for deed in begun:
        game.alice(deed)
    for person in game.people:
        for question in (rules.AT_ANY_TIME, game.question):
            refusal = game.refusal(rules.Action(person.number, question, typed))
            assert refusal.reason
            assert refusal.rule
