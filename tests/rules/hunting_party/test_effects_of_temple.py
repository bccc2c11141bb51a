"""What the Temple's hunters can do: each ability by its own effect."""

import pytest

from rules.hunting_party import events
from tests.kit.party import scenario
from tests.kit.party.fights import fought

ALICE, BEN, CHRIS = range(3)


def test_witch_hunter_normal_cancels_a_potion():
    game = scenario(alice="witch hunter; bard 1", ben="; ; hand witch brew")
    game.ben("drink witch brew on bard")
    game.alice("answer with witch hunter")
    game.everybody_passes()
    assert game.alice.shares("bard") == 1
    assert events.Cancelled("potion", "witch_brew", "") in game.told
    assert game.alice.marks("witch hunter") == ("normal",)


def test_witch_hunter_champion_destroys_what_a_hunter_wears():
    game = scenario(alice="witch hunter; bard 1 wears bard lute; 3g", ben="ranger wears ranger hood; knight 1")
    assert game.alice.targets("use witch hunter champion") == {"bard_lute", "ranger_hood"}
    game.alice("use witch hunter champion on ranger hood")
    assert (game.ben.items("ranger"), game.bottom("market"), game.alice.money) == ((), ("ranger_hood",), "2g")


def test_paladin_normal_another_member_is_ready_and_unmarked():
    game = scenario(alice="; paladin 1, bard 1 used tired, ranger 1 hunted, smuggler 1")
    assert game.alice.targets("use paladin") == {"bard", "ranger"}
    game.alice("use paladin on bard")
    assert (game.alice.is_tired("bard"), game.alice.marks("bard")) == (False, ())
    assert game.alice.is_tired("paladin")
    assert events.HunterReadied(ALICE, "bard", marks=True) in game.told


@pytest.mark.parametrize(("sent", "left"), [("paladin, gravedigger", 2), ("crypt warden, gravedigger", 1)])
def test_paladin_champion_consequences_hit_one_less_when_he_is_along(sent, left):
    game = fought(
        "catacomb tracks melee",
        sent,
        alice="dream walker; paladin 1 wears boots of speed, crypt warden 1, gravedigger 1; 3g",
        chris="; ; holds tracks",
        catacomb="drowned acolyte",
    )
    assert events.FightLost(ALICE, "drowned_acolyte") in game.told
    assert game.alice.money == f"{left}g"


def test_crypt_warden_normal_keeps_a_member_from_poison():
    game = scenario(alice="; crypt warden 1, bard 1; 3g", ben="; assassin 1; hand potion of poison, enchantress potion")
    game.alice("use crypt warden on bard")
    game.everybody_passes()
    assert game.alice.money == "2g"
    assert game.ben.targets("drink potion of poison") == {"crypt_warden", "assassin"}
    assert game.ben.targets("drink enchantress potion") == {"crypt_warden", "bard"}
    game.turn_of("ben")
    assert game.ben.targets("use assassin") == {"crypt_warden", "bard"}
    game.turn_of("alice")
    assert game.ben.targets("drink potion of poison") == {"crypt_warden", "bard", "assassin"}


def poisoned(alice):
    """Ben has drunk the Potion of Poison on Alice's Bard."""
    game = scenario(alice=alice, ben="; ; hand potion of poison")
    game.ben("drink potion of poison on bard")
    return game


def test_crypt_warden_champion_goes_instead_of_a_dying_member():
    game = poisoned("dream walker; bard 1, crypt warden 1 wears crypt warden shroud")
    game.alice("answer with crypt warden champion")
    game.everybody_passes()
    assert game.alice.members == ("bard",)
    assert game.bottom("temple") == ("crypt_warden",)
    assert events.Killed(ALICE, "crypt_warden") in game.told


def test_crypt_warden_champion_is_no_answer_for_a_hero():
    game = poisoned("crypt warden; bard 1")
    assert game.owner("bard") is None


def test_virgin_maiden_normal_other_temple_hunters_cost_one_less():
    game = scenario(alice="; virgin maiden 2, paladin 2, exorcist 2, bard 2")
    assert [game.alice.shares(hunter) for hunter in game.alice.members] == [2, 1, 1, 2]


def test_virgin_maiden_champion_he_is_tired_instead_of_dead():
    game = poisoned("virgin maiden; bard 1")
    game.alice("answer with virgin maiden champion")
    game.everybody_passes()
    assert game.alice.members == ("bard",)
    assert game.alice.is_tired("bard")
    game.turn_of("ben")
    game.turn_of("alice")
    assert game.alice.is_tired("bard")
    game.turn_of("ben")
    game.turn_of("alice")
    assert not game.alice.is_tired("bard")


@pytest.mark.parametrize(("shares", "purse", "left"), [(3, "3g", "1g 2s"), (4, "2g", "0"), (1, "2s", "0")])
def test_gravedigger_normal_disbands_another_member_at_half_price(shares, purse, left):
    game = scenario(alice=f"; gravedigger 1, bard {shares}; {purse}")
    game.alice("use gravedigger on bard")
    assert game.alice.members == ("gravedigger",)
    assert game.alice.money == left
    assert game.bottom("tavern") == ("bard",)
    assert game.alice.is_tired("gravedigger")


def test_gravedigger_normal_half_the_price_must_be_there():
    game = scenario(alice="; gravedigger 1, bard 3, ranger 2; 1g")
    assert game.alice.targets("use gravedigger") == {"ranger"}


def test_gravedigger_champion_keeps_one_of_the_market_s_last_three():
    game = scenario(
        alice="gravedigger",
        market="only druid sap, witch brew, hermit tea, bard lute, ranger hood",
        chris="; ; hand knight plate",
    )
    game.alice("use gravedigger champion")
    game.everybody_passes()
    assert game.alice.was_told(events.CardsSeen("market", ("hermit_tea", "bard_lute", "ranger_hood")))
    game.alice("keep bard lute")
    assert game.alice.hand == ("bard_lute",)
    assert game.stack("market") == ("druid_sap", "witch_brew", "hermit_tea", "ranger_hood")
    assert game.active == "ben"
    assert "bard_lute" not in repr(game.told)


def test_exorcist_normal_another_own_hunter_has_a_fighting_skill():
    game = scenario(alice="smuggler; exorcist 1, bard 1")
    assert game.alice.targets("use exorcist") == {"smuggler", "bard"}
    assert game.alice.targets("use exorcist on smuggler") == {"subdue", "melee", "range", "magic"}
    game.alice("use exorcist on smuggler, range")
    assert game.alice.skills("smuggler") == ["bait", "catacomb", "range"]
    assert game.alice.is_tired("exorcist")
    game.alice("end turn")
    assert game.alice.skills("smuggler") == ["bait", "catacomb"]


def destroying(alice):
    """Ben's hero, the Witch Hunter, is about to destroy the Hood of Alice's Bard."""
    game = scenario(active="ben", alice=alice, ben="witch hunter; ; 3g")
    game.ben("use witch hunter champion on ranger hood")
    return game


def test_exorcist_champion_the_item_comes_to_the_hand():
    game = destroying("exorcist; bard 1 wears ranger hood; 3g")
    game.alice("answer with exorcist champion")
    game.everybody_passes()
    assert game.alice.items("bard") == ()
    assert game.alice.hand == ("ranger_hood",)
    assert (game.alice.money, game.ben.money) == ("2g", "2g")


def test_exorcist_champion_needs_a_gold():
    game = destroying("exorcist; bard 1 wears ranger hood; 3s")
    assert game.bottom("market") == ("ranger_hood",)


def test_inquisitor_normal_a_full_hand_throws_one():
    game = scenario(
        alice="; inquisitor 1",
        ben="; ; hand druid sap, witch brew, bard lute",
        chris="; ; hand hermit tea, ranger hood",
    )
    assert game.alice.targets("use inquisitor") == {"ben"}
    game.alice("use inquisitor on ben")
    game.everybody_passes()
    assert game.ben.kind == "throw_cards"
    game.ben("throw witch brew")
    assert game.ben.hand == ("druid_sap", "bard_lute")
    assert game.bottom("market") == ("witch_brew",)


def test_inquisitor_champion_keeps_the_money():
    game = scenario(alice="inquisitor; bard 1; 3g", ben="witch; ; 1g")
    game.ben("use witch champion on alice")
    game.alice("answer with inquisitor champion")
    game.everybody_passes()
    assert (game.alice.money, game.ben.money) == ("3g", "1g")
    assert game.alice.marks("inquisitor") == ("champion",)
