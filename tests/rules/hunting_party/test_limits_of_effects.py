"""Where abilities and items end: whom they do not touch, what they leave, and when they are over."""

import pytest

from rules.hunting_party import events
from tests.kit.party import scenario


def lost_to_the_wyrm(party: str):
    """Alice has lost a fight in the Catacomb that costs one life, and is to say whose."""
    game = scenario(alice=party, catacomb="tomb wyrm")
    game.alice("hunt catacomb bait subdue with smuggler, knight, jailer")
    game.denials_run()
    game.everybody_passes()
    assert game.alice.kind == "choose_victim"
    return game


def test_knight_does_so_only_if_his_owner_likes_and_as_a_champion():
    game = lost_to_the_wyrm("smuggler; knight 1 wears knight plate, jailer 1")
    game.alice("kill jailer")
    game.alice("pass")
    assert game.alice.members == ("knight",)
    plain = lost_to_the_wyrm("smuggler; knight 1, jailer 1")
    plain.alice("kill jailer")
    assert plain.alice.members == ("knight",)


@pytest.mark.parametrize(
    "alice", ["princess; bard 1; 3s", "princess used champion; bard 1; 3g", "; princess 1, bard 1; 3g"]
)
def test_princess_must_be_a_champion_unused_and_have_the_gold(alice):
    game = scenario(alice=alice, ben="; ; hand enchantress potion")
    game.ben("drink enchantress potion on bard")
    assert game.owner("bard") == "ben"


def test_paladin_readies_nobody_twice_in_a_turn():
    """Being readied happens to each hunter once a turn (K08)."""
    game = scenario(alice="paladin; bard 1 used, ranger 2; 3g; hand hermit tea")
    game.alice("use paladin on bard")
    game.alice("use bard on ranger")
    assert game.alice.marks("bard") == ("normal",)
    assert not game.alice.is_offered("use paladin on bard")


@pytest.mark.parametrize(
    ("hero", "deed"),
    [
        ("princess", "drink enchantress potion on bard"),
        ("mesmerist", "drink enchantress potion on bard"),
        ("virgin maiden", "drink potion of poison on bard"),
        ("smuggler", "drink witch brew on bard"),
        ("deserter", "drink witch brew on bard"),
        ("exorcist", "use witch hunter champion on ranger hood"),
        ("archmage", "use witch hunter champion on ranger hood"),
        ("inquisitor", "use witch champion on chris"),
    ],
)
def test_who_answers_for_his_own_party_does_nothing_for_another(hero, deed):
    """Alice could answer, were it aimed at her: she has a hero who can, a member, and money."""
    for victim in ("alice", "chris"):
        party = "; bard 1 wears ranger hood, knight 1; 3g"
        lines = {"alice": f"{hero}; paladin 1; 3g", "chris": "; paladin 1; 3g"}
        lines[victim] = f"{hero}{party}" if victim == "alice" else party
        potions = "enchantress potion, witch brew, potion of poison"
        game = scenario(ben=f"witch; witch hunter 1 wears witch hunter hat; 2g; hand {potions}", **lines)
        game.ben(deed.replace("chris", victim))
        assert (game.asked == ("alice",) and game.kind == "respond") == (victim == "alice")


def test_centaur_is_not_out_of_his_owners_reach():
    game = scenario(alice="; centaur 2, bard 1; 3g; hand druid sap")
    game.alice("use centaur")
    assert game.alice.targets("drink druid sap") == {"centaur", "bard"}


def test_smuggler_as_champion_answers_powers_too():
    game = scenario(alice="smuggler; bard 3", ben="; jailer 1")
    game.ben("use jailer on bard")
    game.alice("answer with smuggler champion")
    game.everybody_passes()
    assert game.owner("bard") is None
    assert game.alice.free == 8


def test_poachers_purchase_leaves_the_action_whole():
    game = scenario(alice="poacher; ; 5g")
    game.alice("use poacher champion")
    game.alice("buy")
    game.alice("pay for nothing")
    assert "hire:temple" in game.alice.offered()


def test_bounty_hunter_raises_no_more_after_a_hunt_that_was_lost():
    game = scenario(alice="bounty hunter; paladin 1; 5g", catacomb="ossuary keeper, corpse lantern")
    game.alice("use bounty hunter")
    for _ in range(2):
        game.turn_of("alice")
        game.alice("hunt catacomb bait melee with bounty hunter, paladin")
        game.denials_run()
        game.everybody_passes()
        game.alice("end turn")
    assert [fact.gold for fact in game.told if isinstance(fact, events.BountyPaid)] == [6]


def test_archmage_potion_cancels_no_power():
    game = scenario(alice="; bard 2; hand archmage potion", ben="; jailer 1")
    game.ben("use jailer on bard")
    assert game.alice.offered("respond:") == set()
    game.everybody_passes()
    assert game.alice.shares("bard") == 3


def test_hermit_tea_leaves_marks():
    game = scenario(alice="; bard 1 tired used, paladin 1 hunted; hand hermit tea")
    game.alice("drink hermit tea on bard, paladin")
    assert game.alice.marks("bard") == ("normal",)


@pytest.mark.parametrize("bard", ["bard 1", "bard 1 used"])
def test_hermit_tea_makes_up_for_a_trapper_to_the_end(bard):
    game = scenario(active="ben", alice=f"; {bard}, druid 1 tired; ; hand hermit tea", ben="; trapper 1")
    game.ben("use trapper on bard")
    game.everybody_passes()
    game.alice("drink hermit tea on bard, druid")
    game.everybody_passes()
    assert not game.alice.is_tired("bard")
    game.turn_of("alice")
    assert not game.alice.is_tired("bard")


def test_woodsman_adds_each_skill_once_a_time():
    game = scenario(alice="; woodsman 1, ranger 1 wears deserter crossbow; 3g")
    for count in (3, 4, 5):
        game.alice("use woodsman on ranger")
        game.everybody_passes()
        assert game.alice.skills("ranger").count("range") == count


def test_sorceress_elixir_copies_each_skill_once():
    game = scenario(alice="; bard 1; hand sorceress elixir", ben="; ranger 1 wears deserter crossbow")
    game.alice("drink sorceress elixir on bard, ranger")
    game.everybody_passes()
    assert game.alice.skills("bard") == ["knowledge", "palace", "range", "tracks"]


def lost(alice: str, *, with_: str, **lines: str):
    """Alice's hunt in the Catacomb has failed against an agent that kills one of those sent."""
    game = scenario(**{"alice": alice, "catacomb": "tomb wyrm", **lines})
    game.alice(f"hunt catacomb bait subdue with {with_}")
    game.denials_run()
    while game.kind == "fight":
        game[game.asked[0]]("pass")
    assert game.was_told(events.FightLost(0, "tomb_wyrm"))
    return game


def test_knight_plate_saves_nobody_from_poison():
    game = scenario(alice="; jailer 1 wears knight plate", ben="; ; hand potion of poison")
    assert game.ben.targets("drink potion of poison") == {"jailer"}


def test_poacher_soft_shoes_hide_nobody_from_an_agent():
    game = lost("smuggler; jailer 1 wears poacher soft shoes", with_="smuggler, jailer")
    assert game.owner("jailer") is None


WARDEN = "crypt warden 2 wears crypt warden shroud"


@pytest.mark.parametrize(("gear", "can"), [("", True), (" and knight plate", True), (" and witch hunter hat", False)])
def test_who_is_guarded_from_potions_dies_of_none_for_another(gear, can):
    game = scenario(active="ben", alice=f"; {WARDEN}{gear}, ranger 1; hand druid sap", ben="; ; hand potion of poison")
    game.ben("drink potion of poison on ranger")
    assert game.alice.is_offered("answer with crypt warden champion") is can


def test_who_was_guarded_from_poison_for_a_while_dies_of_none_for_another():
    game = scenario(alice=f"; {WARDEN}, ranger 1; 3g; hand druid sap", ben="; ; hand potion of poison")
    game.alice("use crypt warden on crypt warden")
    game.everybody_passes()
    game.ben("drink potion of poison on ranger")
    assert not game.alice.is_offered("answer with crypt warden champion")


@pytest.mark.parametrize(("gear", "can"), [("", True), (" and poacher soft shoes", True), (" and knight plate", False)])
def test_who_is_guarded_from_a_lost_fight_does_not_die_of_it_for_another(gear, can):
    game = lost(f"smuggler; {WARDEN}{gear}, jailer 1; hand druid sap", with_="smuggler, jailer")
    assert game.kind == "respond"
    assert game.alice.is_offered("answer with crypt warden champion") is can


@pytest.mark.parametrize(("gear", "can"), [("", True), (" and knight plate", True), (" and poacher soft shoes", False)])
def test_who_is_guarded_from_the_shadow_does_not_die_by_it_for_another(gear, can):
    game = scenario(
        destined="catacomb bait subdue", alice=f"smuggler; {WARDEN}{gear}, jailer 1, bard 1; hand druid sap"
    )
    game.alice("hunt catacomb bait subdue with smuggler, jailer")
    game.nobody_denies()
    while game.kind == "fight":
        game[game.asked[0]]("pass")
    game.ben("kill bard")
    assert game.alice.is_offered("answer with crypt warden champion") is can
