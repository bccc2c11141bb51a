"""What the Forest's hunters can do: each ability by its own effect."""

import pytest

from rules.hunting_party import events
from tests.kit.party import scenario
from tests.kit.party.fights import fought, met

ALICE, BEN, CHRIS = range(3)


def test_elvish_archer_normal_lends_all_her_skills():
    game = met(
        "catacomb tracks melee",
        "witch hunter, gravedigger",
        alice="witch hunter; gravedigger 1; 0g",
        ben="; elvish archer 1 wears jailer manacles",
        chris="; ; holds tracks",
        catacomb="banshee",
    )
    game.ben("use elvish archer")
    assert events.SkillsLent(BEN, "elvish_archer", ("darkwoods", "range", "subdue")) in game.told
    game.everybody_passes()
    assert events.FightWon(ALICE, "banshee") in game.told


def test_elvish_archer_champion_other_forest_hunters_cost_one_less():
    game = scenario(alice="; elvish archer 3 wears elvish archer boots, ranger 2, smuggler 1", ben="; hermit 2")
    assert [game.alice.shares(hunter) for hunter in game.alice.members] == [2, 1, 1]
    assert game.ben.shares("hermit") == 2


def test_woodsman_normal_a_member_s_fighting_skills_once_more():
    game = scenario(alice="witch hunter; woodsman 1, ranger 1 wears jailer manacles, bard 1; 3g")
    assert game.alice.targets("use woodsman") == {"woodsman", "ranger"}
    game.alice("use woodsman on ranger")
    assert game.alice.skills("ranger") == ["range", "range", "subdue", "subdue", "tracks"]
    assert game.alice.money == "2g"
    game.alice("end turn")
    assert game.alice.skills("ranger") == ["range", "subdue", "tracks"]


def test_woodsman_champion_moves_gear_between_members():
    game = scenario(alice="woodsman; smuggler 1 wears ranger hood, bard 1, ranger 1 wears inquisitor mask; 3g")
    assert game.alice.targets("use woodsman champion on ranger hood") == {"bard"}
    game.alice("use woodsman champion on ranger hood, bard")
    assert (game.alice.items("smuggler"), game.alice.items("bard")) == ((), ("ranger_hood",))
    assert game.alice.money == "2g"
    assert events.ItemMoved(ALICE, "ranger_hood", "smuggler", "bard") in game.told


def test_woodsman_champion_moves_gear_to_himself_and_away():
    game = scenario(alice="; woodsman 1 wears woodsman axe, ranger 1 wears falconer plume, bard 1; 3g")
    assert game.alice.targets("use woodsman champion on falconer plume") == {"woodsman", "bard"}
    game.alice("use woodsman champion on falconer plume, woodsman")
    assert (game.alice.items("woodsman"), game.alice.items("ranger")) == (("woodsman_axe", "falconer_plume"), ())
    assert game.alice.targets("use woodsman champion on falconer plume") == {"ranger", "bard"}


def test_centaur_normal_out_of_others_reach_until_the_next_turn():
    game = scenario(alice="; centaur 1, bard 1; hand druid sap", ben="; jailer 1; hand potion of poison, witch brew")
    game.alice("use centaur")
    game.everybody_passes()
    for deed in ("drink potion of poison", "drink witch brew", "use jailer"):
        assert "centaur" not in game.ben.targets(deed)
        assert "bard" in game.ben.targets(deed)
    assert "centaur" in game.alice.targets("drink druid sap")
    game.turn_of("chris")
    assert "centaur" not in game.ben.targets("drink potion of poison")
    game.turn_of("alice")
    assert "centaur" in game.ben.targets("drink potion of poison")


@pytest.mark.parametrize(
    ("region", "guide", "tired"), [("darkwoods", "ranger", ["ranger"]), ("palace", "falconer", ["centaur", "falconer"])]
)
def test_centaur_champion_stays_ready_in_his_own_region(region, guide, tired):
    game = fought(
        f"{region} tracks range",
        f"centaur, {guide}",
        alice=f"centaur; {guide} 1",
        chris="; ; holds tracks",
    )
    assert [hunter for hunter in ("centaur", guide) if game.alice.is_tired(hunter)] == tired


def test_druid_normal_arranges_three_hunters():
    game = scenario(alice="; druid 1", tavern="bard, smuggler, poacher, assassin")
    game.alice("use druid on tavern")
    assert game.alice.was_told(events.CardsSeen("tavern", ("bard", "smuggler", "poacher")))
    game.alice("lay poacher, bard")
    assert game.stack("tavern")[:4] == ("poacher", "bard", "smuggler", "assassin")
    assert game.alice.is_tired("druid")


def test_druid_champion_takes_a_share_off_two_members():
    game = scenario(alice="druid; bard 2, smuggler 1, paladin 0")
    assert game.alice.targets("use druid champion") == {"bard", "smuggler"}
    game.alice("use druid champion on bard, smuggler")
    assert [game.alice.shares(hunter) for hunter in game.alice.members] == [1, 0, 0]
    assert game.alice.free == 7


def test_druid_champion_takes_one_off_himself_in_either_order():
    game = scenario(alice="; druid 2 wears druid sap, bard 2")
    assert game.alice.targets("use druid champion on bard") == {"druid"}
    assert game.alice.targets("use druid champion on druid") == {"bard"}


def test_hermit_normal_takes_the_market_s_top_card():
    game = scenario(alice="; hermit 1", market="druid sap, witch brew")
    game.alice("use hermit")
    assert (game.alice.hand, game.stack("market")[0]) == (("druid_sap",), "witch_brew")
    assert events.CardsDrawn(ALICE, 1) in game.told
    assert "druid_sap" not in repr(game.told)
    assert game.alice.is_tired("hermit")


@pytest.mark.parametrize(("hermit", "limit"), [("hermit; ", 4), ("; hermit 1 wears hermit tea", 4), ("; hermit 1", 3)])
def test_hermit_champion_four_cards_may_be_kept(hermit, limit):
    game = scenario(alice=f"{hermit}; hand druid sap, witch brew, bard lute, ranger hood, knight plate")
    assert game.public.seats[ALICE].hand_limit == limit
    game.alice("end turn")
    game.alice("throw druid sap" if limit == 4 else "throw druid sap, witch brew")
    assert len(game.alice.hand) == limit
    assert game.active == "ben"


def test_ranger_normal_a_gold_for_equipment():
    game = scenario(alice="; ranger 2; 0g; hand bard lute, ranger hood")
    game.alice("equip ranger with bard lute")
    assert game.alice.money == "1g"
    game.alice("equip ranger with ranger hood")
    assert game.alice.money == "2g"


def test_ranger_champion_takes_on_a_guiding_skill_in_reach():
    game = scenario(alice="ranger; bard 1", ben="witch hunter; knight 1", chris="; retiarii 1")
    assert game.alice.targets("use ranger champion") >= {"bard", "witch_hunter", "knight"}
    assert "retiarii" not in game.alice.targets("use ranger champion")
    game.alice("use ranger champion on witch hunter")
    assert game.alice.skills("ranger") == ["catacomb", "range", "tracks"]
    game.alice("end turn")
    assert game.alice.skills("ranger") == ["range", "tracks"]


def test_trapper_normal_a_rival_stays_tired_through_his_owner_s_next_turn():
    game = scenario(alice="; trapper 1", ben="; ranger 1")
    game.alice("use trapper on ranger")
    game.everybody_passes()
    assert game.ben.is_tired("ranger")
    game.turn_of("ben")
    assert game.ben.is_tired("ranger")
    game.turn_of("alice")
    game.turn_of("ben")
    assert not game.ben.is_tired("ranger")


def test_trapper_champion_buys_a_card_by_luck():
    game = scenario(alice="trapper; ; 3g", ben="; ; 0g; hand druid sap, witch brew")
    assert game.alice.targets("use trapper champion") == {"ben"}
    game.alice("use trapper champion on ben")
    game.rig(1)
    game.everybody_passes()
    assert (game.alice.hand, game.ben.hand) == (("witch_brew",), ("druid_sap",))
    assert (game.alice.money, game.ben.money) == ("2g", "1g")
    assert events.HandCardMoved(BEN, ALICE) in game.told
    assert "witch_brew" not in repr(game.told)


@pytest.mark.parametrize(
    ("friend", "other", "shares"),
    [
        ("royal guard", "princess", 2),
        ("trapper", "poacher", 2),
        ("witch", "sorceress", 2),
        ("assassin", "smuggler", 2),
        ("assassin", "bounty hunter", 2),
        ("assassin", "retiarii", 3),
        ("assassin", "bard", 3),
        ("witch", "fortune teller", 3),
        ("witch", "archmage", 3),
    ],
)
def test_friendship_that_is_printed_beside_the_abilities(friend, other, shares):
    game = scenario(alice=f"dream walker; {friend} 1, {other} 3")
    assert game.alice.shares(other) == shares
