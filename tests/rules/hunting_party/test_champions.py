"""Making a Champion: a hunter's own item, what it takes off and what it no longer does."""

import pytest

from rules.hunting_party import events
from rules.hunting_party.cards import ITEMS
from tests.kit.party import scenario


def bounties(game) -> list[int]:
    """The gold of each bounty paid, all additions included."""
    return [fact.gold for fact in game.told if isinstance(fact, events.BountyPaid)]


def test_p074_the_own_item_makes_a_champion_and_takes_a_share_off():
    game = scenario(chris="paladin; retiarii 2, smuggler 1; 3g; hand retiarii net", active="chris", catacomb="banshee")
    game.chris("equip retiarii with retiarii net")
    assert game.chris.is_champion("retiarii")
    assert (game.chris.shares("retiarii"), game.chris.agreed("retiarii"), game.chris.free) == (1, 2, 6)
    game.chris("hunt catacomb bait subdue with paladin, retiarii")
    game.denials_run()
    game.everybody_passes()
    assert bounties(game) == [12]
    assert game.was_told(events.BountyPaid(2, 12, 6, 36))


def test_p075_a_potion_may_be_laid_under_its_namesake_instead_of_being_drunk():
    game = scenario(
        ben="; assassin 3; 3g; hand potion of poison", chris="; ranger 1 wears boots of speed", active="ben"
    )
    game.ben("equip assassin with potion of poison")
    assert (game.ben.shares("assassin"), game.owner("assassin")) == (2, "ben")
    assert game.ben.is_champion("assassin")
    assert all(view.seats[1].members[0].items == ("potion_of_poison",) for view in game.views.values())
    assert "potion_of_poison" not in game.stack("market")
    game.ben("end turn")
    game.turn_of("ben")
    assert game.ben.is_offered("use assassin champion on ranger")


@pytest.mark.parametrize("potion", [name for name, item in ITEMS.items() if item.is_potion])
def test_p075_no_potion_can_be_laid_under_anybody_else(potion):
    namesake = ITEMS[potion].hunter.replace("_", " ")
    game = scenario(alice=f"; {namesake} 1, ranger 1; 3g; hand {potion.replace('_', ' ')}")
    game.alice.refused(f"equip ranger with {potion.replace('_', ' ')}", reason="potion_for_namesake")
    assert game.alice.targets(f"equip with {potion.replace('_', ' ')}") == {ITEMS[potion].hunter}
    game.alice(f"equip {namesake} with {potion.replace('_', ' ')}")
    assert game.alice.hand == ()


def test_p076_laying_a_potion_keeps_to_equipping_time():
    game = scenario(ben="; assassin 3; 3g; hand potion of poison", chris="; ranger 1")
    assert game.ben.is_offered("drink potion of poison on ranger")
    assert game.ben.offered("equip:") == set()
    game.ben.refused("equip assassin with potion of poison", rule="HP-26")


def test_p076_once_laid_it_cannot_be_drunk_but_destroyed():
    game = scenario(
        ben="; assassin 3; 3g; hand potion of poison", alice="witch hunter", chris="; ranger 1", active="ben"
    )
    game.ben("equip assassin with potion of poison")
    assert game.ben.offered("potion:") == set()
    game.ben.refused("drink potion of poison on ranger")
    game.alice("use witch hunter champion on potion of poison")
    game.everybody_passes()
    assert game.ben.items("assassin") == ()
    assert game.bottom("market") == ("potion_of_poison",)
    assert (game.ben.shares("assassin"), game.ben.is_champion("assassin")) == (3, False)


def test_p077_namesake_gear_needs_its_place():
    game = scenario(alice="; retiarii 2 wears jailer manacles; 3g; hand retiarii net")
    game.alice.refused("equip retiarii with retiarii net", rule="HP-27", reason="nobody_can_wear")


def test_p077_and_fills_it():
    game = scenario(alice="; retiarii 2 wears retiarii net; 3g; hand jailer manacles")
    game.alice.refused("equip retiarii with jailer manacles", rule="HP-27", reason="nobody_can_wear")


def test_p077_a_potion_takes_no_place():
    worn = "runesmith apron and jailer manacles and ranger hood and boots of speed"
    game = scenario(alice=f"; assassin 2 wears {worn}; 3g; hand potion of poison")
    game.alice("equip assassin with potion of poison")
    assert game.alice.is_champion("assassin")
    assert len(game.alice.items("assassin")) == 5


def test_p078_championship_ends_with_the_item_and_the_share_returns():
    game = scenario(alice="; retiarii 2 wears retiarii net", ben="witch hunter; ; 1g")
    assert (game.alice.shares("retiarii"), game.alice.is_champion("retiarii")) == (1, True)
    game.ben("use witch hunter champion on retiarii net")
    game.everybody_passes()
    assert (game.alice.shares("retiarii"), game.alice.is_champion("retiarii")) == (2, False)
    assert game.was_told(events.ItemDestroyed(0, "retiarii", "retiarii_net"))
    assert game.was_told(events.SharesChanged(0, "retiarii", 1, 2))


def test_p078_his_champion_power_is_no_longer_offered():
    game = scenario(alice="; druid 2 wears druid sap, ranger 1, bard 1", ben="witch hunter; ; 1g")
    assert game.alice.is_offered("use druid champion on ranger, bard")
    game.ben("use witch hunter champion on druid sap")
    game.everybody_passes()
    assert game.alice.offered("power:druid:champion") == set()
    game.alice.refused("use druid champion on ranger, bard", rule="Champion")


def test_p079_a_champion_without_shares_stays_at_zero():
    game = scenario(alice="; paladin 2, princess 1; 3g; hand boots of speed")
    assert game.alice.shares("paladin") == 0
    game.alice("equip paladin with boots of speed")
    assert game.alice.shares("paladin") == 0
    game.alice("disband princess")
    assert game.alice.shares("paladin") == 1


def test_p080_any_other_hunter_has_the_normal_effect_and_is_no_champion():
    game = scenario(alice="paladin; smuggler 2 wears retiarii net, knight 1", catacomb="banshee")
    assert not game.alice.is_champion("smuggler")
    assert game.alice.shares("smuggler") == 2
    assert game.alice.offered("power:smuggler:champion") == set()
    game.alice("hunt catacomb bait subdue with paladin, smuggler, knight")
    game.denials_run()
    game.everybody_passes()
    assert bounties(game) == [12]


def test_p080_only_with_the_wearer_along():
    game = scenario(alice="paladin; smuggler 1, knight 1, bard 2 wears retiarii net", catacomb="banshee")
    game.alice("hunt catacomb bait subdue with paladin, smuggler, knight")
    game.denials_run()
    game.everybody_passes()
    assert bounties(game) == [8]


def test_p080_a_hero_cannot_take_even_his_own():
    game = scenario(alice="bard; smuggler 1; 3g; hand bard lute")
    assert game.alice.targets("equip with bard lute") == {"smuggler"}
    game.alice.refused("equip bard with bard lute", rule="HP-27", reason="hero_wears_nothing")
    game.alice("equip smuggler with bard lute")
    assert not game.alice.is_champion("smuggler")
    alone = scenario(alice="bard; ; hand bard lute")
    assert alone.alice.offered("equip:") == set()


def test_p082_the_ranger_earns_a_gold_for_each_piece():
    game = scenario(alice="; ranger 2; 0g; hand trapper snare, ranger hood")
    game.alice("equip ranger with trapper snare")
    assert (game.alice.money, game.alice.shares("ranger")) == ("1g", 2)
    assert game.alice.skills("ranger") == ["bait", "range", "tracks"]
    game.alice("equip ranger with ranger hood")
    assert (game.alice.money, game.alice.shares("ranger"), game.alice.is_champion("ranger")) == ("2g", 1, True)
    assert game.alice.skills("ranger") == ["bait", "range", "tracks"]


def test_p082_as_a_hero_he_may_wear_gear_and_his_hood_too():
    game = scenario(alice="ranger; ; 0g; hand trapper snare, ranger hood")
    game.alice("equip ranger with ranger hood")
    game.alice("equip ranger with trapper snare")
    assert game.alice.money == "2g"
    assert game.alice.skills("ranger") == ["bait", "range", "tracks"]


def test_p082_a_place_that_the_hero_has_filled_is_taken():
    game = scenario(alice="ranger; smuggler 1; 0g; hand retiarii net, trapper snare")
    game.alice("equip ranger with retiarii net")
    game.alice.refused("equip ranger with trapper snare", rule="HP-27", reason="hero_wears_nothing")


def test_p082_he_who_is_no_champion_cannot_as_no_hero_but_him_can():
    game = scenario(alice="woodsman; ranger 1; 0g; hand trapper snare")
    game.alice.refused("equip woodsman with trapper snare", rule="HP-27", reason="hero_wears_nothing")
    game.alice("equip ranger with trapper snare")
    assert game.alice.money == "1g"
