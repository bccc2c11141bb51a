"""Weapons: the three classes line by line, on ringed monsters and on hunters (Which Weapon; B5)."""

import pytest

from rules.unknown_quarry.cards import CARDS, WEAPONS
from rules.unknown_quarry.state import MONSTERS
from tests.kit.quarry import Play, scenario
from tests.kit.quarry.attacks import applied


def test_q076_class_i_6_is_two_wounds_to_a_ringed_monster():
    game = applied("gold pin", 6, on="dee")
    game.dee.resolves()
    assert (game.dee.wounds, game.dee.energy) == (2, 2)

    game = applied("gold pin", 6, on="dee")
    game.dee.spends()
    assert (game.dee.wounds, game.dee.energy) == (2, 1)


def test_q077_hunters_bow_6_does_nothing_to_a_hunter():
    game = applied("hunter's bow", 6)
    game.bo.resolves()
    assert game.bo.wounds == 0


@pytest.mark.parametrize("monster", ["vampire", "werewolf", "gorgon"])
def test_q077_hunters_bow_6_is_two_wounds_to_its_monsters(monster):
    game = applied("hunter's bow", 6, on="dee", dee=monster)
    game.dee.resolves()
    assert game.dee.wounds == 2


def test_q078_class_i_3_and_4_are_one_wound_to_a_ringed_monster():
    game = scenario(ana="gold pin")
    game.attack("ana", "dee", "gold pin", 3)
    game.dee.resolves()
    assert game.dee.wounds == 1
    game.attack("ana", "dee", "gold pin", 4)
    game.dee.resolves()
    assert game.dee.wounds == 2


@pytest.mark.parametrize("roll", [3, 4])
def test_q079_electrum_hammer_wounds_its_monsters_and_humans_besides(roll):
    assert set(CARDS["electrum_hammer"].ring) == {"golem", "revenant", "werewolf"}
    for monster, wounds in {"golem": 1, "revenant": 1, "werewolf": 1, "naga": 0, "fairy": 0}.items():
        game = applied("electrum hammer", roll, on="dee", dee=monster)
        game.dee.resolves()
        assert game.dee.wounds == wounds
    game = applied("electrum hammer", roll)
    game.bo.resolves()
    assert game.bo.wounds == 1


def test_q080_class_i_2_is_one_wound_to_a_ringed_monster():
    game = applied("gold pin", 2, on="dee")
    game.dee.resolves()
    assert game.dee.wounds == 1


def test_q081_class_i_2_does_nothing_to_a_hunter():
    game = applied("gold pin", 2)
    game.bo.resolves()
    assert game.bo.wounds == 0


@pytest.mark.parametrize("roll", [4, 5, 6])
def test_q082_class_ii_4_to_6_a_ringed_monster_spends_a_charge_or_takes_a_wound(roll):
    assert_charge_or_wound("spike", roll, "dee")


def assert_charge_or_wound(card, roll, target):
    game = applied(card, roll, on=target)
    assert game[target].offered() == {"resolve", "spend"}
    game[target].spends()
    assert (game[target].energy, game[target].wounds) == (1, 0)

    game = applied(card, roll, on=target)
    game[target].resolves()
    assert (game[target].energy, game[target].wounds) == (2, 1)

    game = applied(card, roll, on=target, **{target: "e0"})
    assert game[target].offered() == {"resolve"}
    game[target].resolves()
    assert (game[target].energy, game[target].wounds) == (0, 1)


@pytest.mark.parametrize("roll", [4, 5, 6])
def test_q083_class_ii_4_to_6_does_nothing_to_a_hunter_who_may_bluff(roll):
    game = applied("spike", roll)
    game.bo.resolves()
    assert (game.bo.wounds, game.bo.energy) == (0, 2)

    game = applied("spike", roll)
    game.bo.spends()
    assert (game.bo.wounds, game.bo.energy) == (0, 1)


def test_q084_class_ii_1_is_one_wound_to_a_ringed_monster_that_no_charge_averts():
    game = applied("steel dagger", 1, on="dee")
    game.dee.resolves()
    assert (game.dee.wounds, game.dee.energy) == (1, 2)

    game = applied("steel dagger", 1, on="dee")
    game.dee.spends()
    assert (game.dee.wounds, game.dee.energy) == (1, 1)


def test_class_ii_1_wounds_a_hunter_too():
    game = applied("steel dagger", 1)
    game.bo.spends()
    assert (game.bo.wounds, game.bo.energy) == (1, 1)


@pytest.mark.parametrize("roll", [4, 5, 6])
def test_q086_class_iii_4_to_6_a_ringed_monster_shows_a_card_of_its_choice(roll):
    game = applied("stone totem", roll, on="dee", dee="spirit, dog")
    assert game.dee.offered("resolve") == {"resolve:dog", "resolve:tireless", "resolve:wasting"}
    game.dee.resolves("dog")
    assert game.readers("dog") == {"ana"}
    game.ana.gives_back()
    assert game.dee.hand == ("dog", "tireless", "wasting")

    game = applied("stone totem", roll, on="dee", dee="spirit, dog")
    assert game.dee.offered("spend") == {"spend:dog", "spend:tireless", "spend:wasting"}
    game.dee.spends("dog")
    assert game.dee.energy == 1
    assert game.readers("dog") == {"ana"}


@pytest.mark.parametrize("roll", [4, 5, 6])
def test_q087_class_iii_4_to_6_a_hunter_may_not_show_a_card(roll):
    game = applied("stone totem", roll, bo="dog, spike")
    assert game.bo.offered() == {"resolve", "spend"}
    for typed in ("resolve:dog", "spend:spike"):
        assert game.bo.is_refused(typed).reason == "no_card_asked"
    game.bo.resolves()
    assert game.readers("dog") == game.readers("spike") == set()
    assert game.asked == "ana"
    assert game.ana.decision.kind == "take_action"


@pytest.mark.parametrize("roll", [2, 3])
def test_q088_class_iii_2_and_3_a_ringed_monster_spends_a_charge_or_takes_a_wound(roll):
    assert_charge_or_wound("mirror shard", roll, "dee")


@pytest.mark.parametrize("roll", [2, 3])
def test_q089_class_iii_2_and_3_does_the_same_to_a_hunter(roll):
    assert_charge_or_wound("mirror shard", roll, "bo")


@pytest.mark.parametrize(("roll", "wounds"), [(3, 1), (6, 0)])
def test_q091_class_i_works_alike_in_the_monsters_hands(roll, wounds):
    game = applied("gold pin", roll, by="dee")
    game.bo.resolves()
    assert (game.bo.wounds, game.bo.energy) == (wounds, 2)


def test_q091_class_iii_works_alike_in_the_monsters_hands():
    game = applied("dog", 2, by="dee")
    assert game.bo.offered() == {"resolve", "spend"}
    game.bo.spends()
    assert (game.bo.wounds, game.bo.energy) == (0, 1)

    game = applied("dog", 2, by="dee")
    game.bo.resolves()
    assert (game.bo.wounds, game.bo.energy) == (1, 2)


# What each class does on 1, 2, 3, 4, 5, 6 (B5): wounds when resolved, "?" where a charge averts them, or a card shown.
ON_A_RINGED_MONSTER = {
    "class_i": ("0", "1", "1", "1", "0", "2"),
    "class_ii": ("1", "0", "0", "1?", "1?", "1?"),
    "class_iii": ("0", "1?", "1?", "card", "card", "card"),
}
ON_A_HUNTER = {
    "class_i": ("0", "0", "1", "1", "0", "0"),
    "class_ii": ("1", "0", "0", "0", "0", "0"),
    "class_iii": ("0", "1?", "1?", "0", "0", "0"),
}
ON_ANOTHER_MONSTER = dict.fromkeys(ON_A_HUNTER, ("0",) * 6)


@pytest.mark.parametrize("card", [card.name for card in WEAPONS])
def test_b5_every_weapon_does_what_its_class_says(card):
    ringed = CARDS[card].ring[0]
    another = next(monster for monster in MONSTERS if monster not in CARDS[card].ring)
    for roll in range(1, 7):
        assert effect(card, roll, "bo") == ON_A_HUNTER[CARDS[card].family][roll - 1]
        assert effect(card, roll, "dee", dee=ringed) == ON_A_RINGED_MONSTER[CARDS[card].family][roll - 1]
        assert effect(card, roll, "dee", dee=another) == ON_ANOTHER_MONSTER[CARDS[card].family][roll - 1]


def effect(card, roll, target, **places):
    spent = applied(card, roll, on=target, **places)
    resolved = Play(spent.state, spent.names)
    if "resolve" not in resolved[target].offered():
        return "card"
    resolved[target].resolves()
    spent[target].spends()
    assert spent[target].energy == 1
    return f"{resolved[target].wounds}{'?' if spent[target].wounds < resolved[target].wounds else ''}"
