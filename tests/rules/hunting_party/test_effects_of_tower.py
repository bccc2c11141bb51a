"""What the Tower's hunters can do: each ability by its own effect."""

import pytest

from rules.hunting_party import events
from tests.kit.party import scenario
from tests.kit.party.fights import met

ALICE, BEN, CHRIS = range(3)


def test_witch_normal_a_neighbour_throws_a_card():
    game = scenario(alice="; witch 1", ben="; ; hand druid sap, hermit tea")
    assert game.alice.targets("use witch") == {"ben"}
    game.alice("use witch on ben")
    game.everybody_passes()
    game.ben("throw hermit tea")
    assert (game.ben.hand, game.bottom("market")) == (("druid_sap",), ("hermit_tea",))
    assert game.alice.is_tired("witch")
    assert events.CardsThrown(BEN, 1) in game.told


def test_witch_champion_takes_a_silver_from_a_richer_neighbour():
    game = scenario(alice="witch; ; 2g", ben="; ; 2g 1s", chris="; ; 2g")
    assert game.alice.targets("use witch champion") == {"ben"}
    game.alice("use witch champion on ben")
    assert (game.alice.money, game.ben.money) == ("2g 1s", "2g")
    assert game.alice.marks("witch") == ("champion",)


def storm(alice):
    return met(
        "mystic vale tracks magic",
        "stormcaller, ranger",
        alice=alice,
        chris="; ; holds tracks",
        mystic_vale="mist dragon, fog ferryman, mirror sprite",
    )


def test_stormcaller_normal_the_agent_goes_and_the_next_comes():
    game = storm("stormcaller; ranger 1")
    game.alice("use stormcaller")
    assert events.AgentBuried("mist_dragon") in game.told
    assert events.AgentTurnedUp(ALICE, "mystic_vale", "fog_ferryman") in game.told
    game.everybody_passes()
    assert game.bottom("mystic vale", 2) == ("mist_dragon", "fog_ferryman")
    assert events.FightLost(ALICE, "fog_ferryman") in game.told


def test_stormcaller_normal_needs_him_along():
    game = met(
        "mystic vale tracks magic",
        "dream walker, hedge wizard",
        alice="dream walker; hedge wizard 1, stormcaller 1; hand druid sap",
        chris="; ; holds tracks",
    )
    assert not game.alice.is_offered("use stormcaller")


def test_stormcaller_champion_two_actions_in_the_next_turn():
    game = scenario(alice="stormcaller; ; 3g", forest="centaur")
    game.alice("use stormcaller champion")
    assert game.active == "ben"
    game.turn_of("alice")
    for _ in range(2):
        game.alice("buy")
        game.alice("pay for nothing")
    assert game.alice.offered("buy") == game.alice.offered("hire:") == set()
    game.turn_of("ben")
    game.turn_of("alice")
    game.alice("buy")
    game.alice("pay for nothing")
    assert game.alice.offered("buy") == set()


def test_runesmith_normal_swaps_gear_of_one_type():
    game = scenario(
        alice="; runesmith 1, bard 1 wears ranger hood, smuggler 1 wears inquisitor mask and jailer manacles"
    )
    assert game.alice.targets("use runesmith") == {"ranger_hood", "inquisitor_mask"}
    assert game.alice.targets("use runesmith on ranger hood") == {"inquisitor_mask"}
    game.alice("use runesmith on ranger hood, inquisitor mask")
    assert game.alice.items("bard") == ("inquisitor_mask",)
    assert set(game.alice.items("smuggler")) == {"jailer_manacles", "ranger_hood"}
    assert game.alice.marks("runesmith") == ("normal",)


def test_runesmith_champion_wears_two_pieces_of_hand_gear():
    game = scenario(
        alice="; runesmith 2 wears runesmith apron, bard 1; hand jailer manacles, woodsman axe, trapper snare"
    )
    game.alice("equip runesmith with jailer manacles")
    game.alice("equip runesmith with woodsman axe")
    game.alice.refused("equip runesmith with trapper snare", rule="HP-27")
    game.alice("equip bard with trapper snare")


def test_enchantress_normal_steals_a_rival_of_at_most_one_share():
    game = scenario(alice="; enchantress 1", ben="; bard 1, ranger 2, knight 0")
    assert game.alice.targets("use enchantress") == {"bard", "knight"}
    game.alice("use enchantress on bard")
    game.everybody_passes()
    assert (game.owner("bard"), game.active) == ("alice", "ben")


def test_enchantress_champion_another_member_is_a_champion_this_turn():
    game = scenario(alice="enchantress; paladin 2, ranger 2 wears ranger hood")
    assert game.alice.targets("use enchantress champion") == {"paladin"}
    game.alice("use enchantress champion on paladin")
    assert (game.alice.is_champion("paladin"), game.alice.shares("paladin")) == (True, 2)
    assert game.alice.is_tired("enchantress")
    game.alice("end turn")
    assert not game.alice.is_champion("paladin")


@pytest.mark.parametrize(
    ("region", "guide", "gold"), [("mystic vale", "stormcaller", 12), ("darkwoods", "woodsman", 8)]
)
def test_dream_walker_normal_agents_of_the_vale_are_worth_two_more(region, guide, gold):
    agents = {"mystic_vale": "mirror sprite", "darkwoods": "briar hag"}
    game = scenario(
        alice=f"dream walker; {guide} 1, ranger 1, hedge wizard 1, mesmerist 1; 0g",
        chris="; ; holds tracks",
        **agents,
    )
    game.alice("use dream walker")
    game.alice(f"hunt {region} tracks magic with dream walker, {guide}, ranger, hedge wizard, mesmerist")
    game.denials_run()
    game.everybody_passes()
    assert events.BountyPaid(ALICE, gold=gold, free=4, silver=gold * 2) in game.told


def test_dream_walker_normal_lasts_for_the_turn():
    game = scenario(alice="; dream walker 1")
    game.alice("use dream walker")
    assert [(last.word, last.amount, last.what) for last in game.public.lasting] == [("bounty", 2, "mystic_vale")]
    game.alice("end turn")
    assert game.public.lasting == ()


def test_dream_walker_champion_a_top_hunter_joins_for_two():
    game = scenario(alice="dream walker", forest="centaur, hermit")
    assert game.alice.targets("use dream walker champion") == {"tavern", "arena", "temple", "forest", "tower"}
    game.alice("use dream walker champion on forest")
    assert (game.alice.members, game.alice.agreed("centaur"), game.alice.free) == (("centaur",), 2, 6)
    assert game.active == "ben"


def test_sorceress_normal_two_hunters_change_sides_with_their_numbers():
    game = scenario(alice="; sorceress 1, bard 2 +1 tired", ben="; ranger 3 wears ranger hood")
    game.alice("use sorceress on bard, ranger")
    game.everybody_passes()
    assert game.alice.members == ("sorceress", "ranger")
    assert (game.alice.agreed("ranger"), game.alice.shares("ranger"), game.alice.is_champion("ranger")) == (3, 2, True)
    assert (game.ben.members, game.ben.agreed("bard"), game.ben.shares("bard")) == (("bard",), 2, 3)
    assert game.active == "ben"
    assert events.HuntersSwapped(ALICE, "bard", BEN, "ranger") in game.told


def test_sorceress_champion_a_member_is_a_champion_to_the_end_of_the_next_turn():
    game = scenario(alice="sorceress; paladin 2")
    game.alice("use sorceress champion on paladin")
    assert (game.alice.is_champion("paladin"), game.alice.shares("paladin"), game.active) == (True, 2, "ben")
    game.turn_of("alice")
    assert game.alice.is_champion("paladin")
    game.turn_of("ben")
    assert not game.alice.is_champion("paladin")


def test_archmage_normal_cancels_a_power_aimed_at_an_own_hunter():
    game = scenario(alice="archmage; bard 1", ben="; jailer 1", chris="; knight 1")
    game.ben("use jailer on bard")
    game.alice("answer with archmage")
    game.everybody_passes()
    assert game.alice.shares("bard") == 1
    assert events.Cancelled("power", "jailer", "normal") in game.told
    assert game.ben.marks("jailer") == ("normal",)


def test_archmage_normal_not_one_aimed_at_others_nor_a_potion():
    game = scenario(alice="archmage; bard 1", ben="; jailer 1; hand witch brew", chris="; knight 1")
    game.ben("use jailer on knight")
    assert game.chris.shares("knight") == 2
    game.ben("drink witch brew on bard")
    assert game.alice.shares("bard") == 3


def test_archmage_champion_other_tower_hunters_cost_one_less():
    game = scenario(alice="; archmage 3 wears archmage potion, witch 2, bard 2")
    assert [game.alice.shares(hunter) for hunter in game.alice.members] == [2, 1, 2]
