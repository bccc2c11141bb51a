"""Equipment: when and to whom gear is given, what it does, and that it goes where its hunter goes."""

import pytest

from rules.hunting_party import events
from rules.hunting_party.cards import ITEMS
from tests.kit.party import scenario


def test_p068_gear_is_given_only_in_the_own_turn():
    game = scenario(alice="; smuggler 1; 3g; hand ranger hood", active="ben")
    assert game.alice.offered("equip:") == set()
    game.alice.refused("equip smuggler with ranger hood", rule="HP-26")
    game.ben("end turn")
    game.turn_of("alice")
    game.alice("equip smuggler with ranger hood")
    assert game.alice.items("smuggler") == ("ranger_hood",)
    assert game.was_told(events.Equipped(0, "smuggler", "ranger_hood"))


def test_p068_not_while_a_hunt_runs_but_after_it():
    game = scenario(alice="; smuggler 1, knight 1, bard 1; 3g; hand ranger hood", catacomb="banshee")
    game.alice("hunt catacomb bait subdue with smuggler, knight")
    assert game.alice.offered("equip:") == set()
    game.denials_run()
    assert game.kind == "fight"
    assert game.alice.offered("equip:") == set()
    game.alice.refused("equip bard with ranger hood", rule="HP-2")
    game.everybody_passes()
    game.time_out()
    game.everybody_passes()
    assert (game.asked, game.kind) == (("alice",), "take_turn")
    game.alice("equip bard with ranger hood")
    assert game.alice.items("bard") == ("ranger_hood",)


def test_p068_not_while_a_hire_or_a_purchase_runs():
    party = "; smuggler 1; 3g; hand ranger hood"
    game = scenario(alice=party)
    game.alice("hire forest")
    assert game.alice.offered("equip:") == set()
    game.alice("first")
    assert game.alice.offered("equip:") == set()
    game = scenario(alice=party)
    game.alice("buy")
    assert game.alice.offered("equip:") == set()


def test_p068_not_while_a_window_is_open():
    game = scenario(alice="; smuggler 1, paladin 2; 3g; hand ranger hood, druid sap", ben="; ; hand archmage potion")
    game.alice("drink druid sap on paladin")
    assert game.ben.kind == "respond"
    assert game.alice.offered("equip:") == set()
    game.ben("pass")
    assert game.alice.offered("equip:") == {"equip:ranger_hood"}


def test_p070_one_of_each_type():
    game = scenario(alice="; smuggler 1 wears boots of speed; 3g; hand elvish archer boots, ranger hood")
    game.alice.refused("equip smuggler with elvish archer boots", rule="HP-27")
    game.alice("equip smuggler with ranger hood")
    assert game.alice.items("smuggler") == ("boots_of_speed", "ranger_hood")
    assert game.alice.skills("smuggler") == ["bait", "catacomb", "tracks"]


@pytest.mark.parametrize("place", ["body", "hand", "head", "foot"])
def test_p070_of_every_type_only_one_is_worn(place):
    first, second = [
        name for name, item in ITEMS.items() if item.type == place and item.hunter not in ("smuggler", "ranger")
    ][:2]
    words = [name.replace("_", " ") for name in (first, second)]
    game = scenario(alice=f"; smuggler 1, jailer 1; 3g; hand {', '.join(words)}")
    game.alice(f"equip smuggler with {words[0]}")
    assert game.alice.targets(f"equip with {words[1]}") == {"jailer"}
    game.alice.refused(f"equip smuggler with {words[1]}", rule="HP-27", reason="place_taken")
    game.alice(f"equip jailer with {words[1]}")
    assert (game.alice.items("smuggler"), game.alice.items("jailer")) == ((first,), (second,))


def test_p071_given_gear_cannot_be_taken_back_moved_or_replaced():
    game = scenario(alice="; smuggler 1 wears boots of speed, jailer 1; 3g")
    keys = game.alice.offered()
    assert not {key for key in keys if "boots_of_speed" in key}
    game.alice("end turn")
    game.turn_of("alice")
    assert game.alice.items("smuggler") == ("boots_of_speed",)
    game.alice.refused("equip jailer with boots of speed")
    game.alice.refused("throw boots of speed")


def test_p072_gear_goes_along_when_its_hunter_is_stolen():
    game = scenario(alice="; smuggler 1 wears ranger hood", ben="; ; hand enchantress potion")
    game.ben("drink enchantress potion on smuggler")
    game.everybody_passes()
    assert game.owner("smuggler") == "ben"
    assert game.ben.items("smuggler") == ("ranger_hood",)
    assert "tracks" in game.ben.skills("smuggler")


def test_p072_and_under_the_market_when_he_is_killed():
    game = scenario(alice="; smuggler 1 wears ranger hood and boots of speed", ben="; ; hand potion of poison")
    game.ben("drink potion of poison on smuggler")
    game.everybody_passes()
    assert game.owner("smuggler") is None
    assert set(game.bottom("market", 3)) == {"potion_of_poison", "ranger_hood", "boots_of_speed"}
    assert game.bottom("market", 3)[0] == "potion_of_poison"


def test_p073_a_skill_from_gear_counts_for_declaring():
    game = scenario(alice="witch hunter; smuggler 1 wears ranger hood")
    assert game.alice.hunts == {("catacomb", "tracks", "melee"), ("catacomb", "bait", "melee")}
