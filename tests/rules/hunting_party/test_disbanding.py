"""Disbanding, Party Disband, and debt over eight shares."""

import pytest

from rules.hunting_party import events
from tests.kit.party import names_in, scenario


def test_p051_gold_equal_to_the_shares_sends_him_under_his_stack():
    game = scenario(alice="; smuggler 3 wears poacher soft shoes; 3g 2s")
    game.alice("disband smuggler")
    assert (game.alice.money, game.alice.free) == ("2s", 8)
    assert game.bottom("tavern") == ("smuggler",)
    assert game.bottom("market") == ("poacher_soft_shoes",)
    assert game.was_told(events.Disbanded(0, "smuggler", 12))
    assert game.alice.members == ()


def test_p051_silver_pays_as_well_as_gold_but_less_does_not():
    enough = scenario(alice="; smuggler 3; 2g 4s")
    enough.alice("disband smuggler")
    assert enough.alice.money == "0"
    short = scenario(alice="; smuggler 3; 2g 3s")
    assert not short.alice.is_offered("disband smuggler")
    short.alice.refused("disband smuggler", rule="HP-22")


def test_p051_also_in_anothers_turn_and_never_the_hero():
    game = scenario(alice="bard; smuggler 1; 3g", active="ben")
    assert game.alice.offered("disband:") == {"disband:smuggler:4"}
    game.alice("disband smuggler")
    assert game.alice.money == "2g"
    game.alice.refused("disband bard", rule="HP-13")


def test_p051_the_price_is_of_the_shares_that_lie_there_now():
    game = scenario(alice="virgin maiden; paladin 3 -1; 1g")
    assert game.alice.shares("paladin") == 1
    game.alice("disband paladin")
    assert (game.alice.money, game.owner("paladin")) == ("0", None)


def test_p052_without_shares_he_leaves_for_nothing():
    game = scenario(alice="; paladin 2 -2; 0g")
    assert game.alice.is_offered("disband paladin")
    game.alice("disband paladin")
    assert (game.owner("paladin"), game.bottom("temple"), game.alice.money) == (None, ("paladin",), "0")


def can_pay_off_now(person, hunter: str) -> bool:
    """Whether the hunter can be paid off at once: it is offered, and not only to be wished for."""
    asked = [decision for decision in (person.decision, person.aside) if decision and decision.kind != "for_later"]
    return any(option.key.startswith(f"disband:{hunter}:") for decision in asked for option in decision.options)


def test_p053_not_in_answer_to_a_potion():
    game = scenario(alice="; bard 1; 3g; hand druid sap", ben="; ; hand enchantress potion")
    game.ben("drink enchantress potion on bard")
    assert game.alice.kind == "respond"
    assert not game.alice.is_offered("disband bard")
    game.alice.refused("disband bard")
    game.everybody_passes()
    assert (game.owner("bard"), game.alice.money) == ("ben", "3g")


def test_p053_not_in_answer_to_a_power():
    game = scenario(
        alice="; bard 1; 3g; hand druid sap",
        ben="enchantress",
        active="ben",
    )
    game.ben("use enchantress on bard")
    assert game.alice.kind == "respond"
    game.alice.refused("disband bard")
    game.everybody_passes()
    assert game.owner("bard") == "ben"


def test_p053_not_in_a_hunt_nor_while_the_bounty_is_paid():
    game = scenario(
        alice="smuggler; paladin 1, bard 1; 5g; hand druid sap",
        ben="; trapper 1; 3g",
        catacomb="ossuary keeper, banshee",
    )
    assert can_pay_off_now(game.alice, "bard")
    game.alice("hunt catacomb bait melee with smuggler, paladin")
    assert not can_pay_off_now(game.alice, "bard")
    game.denials_run()
    assert (game.asked, game.kind) == (("alice",), "fight")
    assert not can_pay_off_now(game.alice, "bard")
    game.ben("disband trapper")
    assert game.owner("trapper") == "ben"
    game.everybody_passes()
    assert game.owner("trapper") is None
    assert game.owner("bard") == "alice"


def test_p053_not_while_a_chest_is_open():
    game = scenario(
        alice="smuggler; paladin 1, exorcist 1, bard 1; 5g",
        catacomb="ossuary keeper",
        destined="palace knowledge subdue",
    )
    game.alice("hunt catacomb bait melee with smuggler, paladin, exorcist")
    game.denials_run()
    game.everybody_passes()
    assert game.alice.kind == "chest"
    assert not can_pay_off_now(game.alice, "bard")
    game.alice.refused("disband bard")
    game.alice("chest 0")
    assert game.alice.is_offered("disband bard")


def knight_hunting(**lines: str):
    """Ben is at the fight pause of his hunt for the Banshee, with Smuggler, Knight and Paladin."""
    game = scenario(
        **{"ben": "smuggler; knight 2, paladin 1; 3g", "active": "ben", "catacomb": "banshee", **lines},
    )
    game.ben("hunt catacomb bait subdue with smuggler, knight, paladin")
    game.denials_run()
    return game


def test_p055_the_knight_can_be_paid_off_inside_a_hunt():
    game = knight_hunting()
    assert game.kind == "fight"
    free = game.ben.free
    game.ben("disband knight")
    assert (game.ben.money, game.ben.free) == ("1g", free + 2)
    assert game.bottom("arena") == ("knight",)
    game.everybody_passes()
    assert game.was_told(events.FightLost(1, "banshee"))


def test_p055_otherwise_his_subdue_counts():
    game = knight_hunting()
    game.everybody_passes()
    assert game.was_told(events.FightWon(1, "banshee"))


def test_p055_his_shares_are_free_before_the_bounty():
    game = scenario(ben="smuggler; knight 2, ranger 1; 3g", active="ben", catacomb="banshee")
    game.ben("hunt catacomb bait subdue with smuggler, knight, ranger")
    game.denials_run()
    game.ben("disband knight")
    game.everybody_passes()
    assert game.was_told(events.BountyPaid(1, 8, 7, 28))


def test_p055_after_the_judgement_the_offer_is_gone():
    game = knight_hunting(catacomb="tomb wyrm")
    assert can_pay_off_now(game.ben, "knight")
    game.everybody_passes()
    assert game.was_told(events.FightLost(1, "tomb_wyrm"))
    assert game.ben.kind == "choose_victim"
    assert not can_pay_off_now(game.ben, "knight")


def test_p055_also_when_he_stayed_at_home_or_another_hunts():
    game = scenario(alice="smuggler; paladin 1; 3g; hand druid sap", ben="; knight 1; 3g", catacomb="banshee")
    game.alice("hunt catacomb bait melee with smuggler, paladin")
    game.denials_run()
    while game.ben.kind != "fight":
        game[game.asked[0]]("pass")
    game.ben("disband knight")
    assert (game.owner("knight"), game.ben.money) == (None, "2g")


def test_p056_party_disband_only_at_the_very_start():
    game = scenario(alice="; ranger 1; 3g; hand trapper snare")
    assert "party_disband" in game.alice.offered()
    game.alice("equip ranger with trapper snare")
    assert "party_disband" not in game.alice.offered()
    game.alice.refused("party disband", rule="HP-30")


def test_p056_never_without_a_member():
    game = scenario(alice="bard")
    assert "party_disband" not in game.alice.offered()
    game.alice.refused("party disband", rule="HP-21")
    handicap = scenario(alice="bard; wolf familiar 1")
    assert "party_disband" not in handicap.alice.offered()


@pytest.mark.parametrize("deed", ["buy", "hire", "fatigue"])
def test_p056_nor_after_an_action_or_fatigue(deed):
    game = scenario(alice="druid; ranger 1; 3g")
    if deed == "buy":
        game.alice("buy")
        game.alice("pay for nothing")
    elif deed == "hire":
        game.hire("tavern")
    else:
        game.alice("use druid on forest")
        while game.alice.kind == "arrange":
            game.time_out()
    assert "party_disband" not in game.alice.offered()


def test_p056_gold_powers_and_disbanding_do_not_spoil_the_start():
    """HP-30b: only equipping, fatigue and actions end the very start of a turn."""
    game = scenario(alice="; smuggler 1, ranger 1; 4g")
    game.alice("use smuggler")
    game.alice("disband ranger")
    assert "party_disband" in game.alice.offered()


def test_p057_it_costs_all_money_and_items_frees_every_share_and_ends_the_turn():
    game = scenario(
        alice="; paladin 2 wears poacher soft shoes, smuggler 1; 4g 1s; hand druid sap, bard lute",
    )
    game.alice("party disband")
    assert (game.alice.money, game.alice.hand, game.alice.free, game.alice.members) == ("0", (), 8, ())
    assert game.bottom("temple") == ("paladin",)
    assert game.bottom("tavern") == ("smuggler",)
    assert set(game.bottom("market", 3)) == {"poacher_soft_shoes", "druid_sap", "bard_lute"}
    assert game.active == "ben"
    assert game.was_told(events.PartyDisbanded(0, 17, 2, is_forced=False))
    assert not names_in(game.told) & {"druid_sap", "bard_lute"}
    assert not names_in((game.ben.told, game.chris.told)) & {"druid_sap", "bard_lute"}


def test_p058_owing_more_than_eight_and_able_to_pay_nobody_it_happens_by_itself():
    game = scenario(
        chris="; woodsman 4, runesmith 3, stormcaller 2; 1g 3s; hand druid sap", ben="poacher", active="ben"
    )
    assert game.chris.free == -1
    game.ben("end turn")
    assert game.was_told(events.PartyDisbanded(2, 7, 1, is_forced=True))
    assert (game.chris.money, game.chris.free, game.chris.members, game.chris.hand) == ("0", 8, (), ())
    assert (game.asked, game.active) == (("alice",), "alice")


@pytest.mark.parametrize(
    "party", ["woodsman 4, runesmith 3, stormcaller 2; 2g", "woodsman 4, runesmith 3, stormcaller 2, smuggler 0; 0g"]
)
def test_p059_one_payable_member_is_enough_not_to_be_forced(party):
    game = scenario(chris=f"; {party}", ben="poacher", active="ben")
    game.ben("end turn")
    assert (game.asked, game.kind, game.active) == (("chris",), "take_turn", "chris")
    game.chris("end turn")
    assert game.chris.free == -1
    assert game.active == "alice"


def test_p059_a_handicap_is_nobody_to_pay_off():
    game = scenario(chris="; woodsman 4, runesmith 4, wolf familiar 1; 3g", ben="poacher", active="ben")
    game.ben("end turn")
    assert game.was_told(events.PartyDisbanded(2, 12, 0, is_forced=True))
    assert game.chris.members == ("wolf_familiar",)


def test_p059_eight_owed_are_no_debt():
    game = scenario(chris="; woodsman 4, runesmith 4; 0g", ben="poacher", active="ben")
    game.ben("end turn")
    assert (game.active, game.kind) == ("chris", "take_turn")


def test_p061_debt_from_a_lost_friendship_is_tested_at_the_next_turn_start():
    game = scenario(
        chris="; paladin 4, princess 1, woodsman 4, runesmith 1; 1g",
        ben="poacher; ; hand enchantress potion",
        active="ben",
    )
    assert (game.chris.shares("paladin"), game.chris.free) == (2, 0)
    game.ben("drink enchantress potion on princess")
    game.everybody_passes()
    assert (game.chris.shares("paladin"), game.chris.free) == (4, -1)
    assert (game.active, game.kind) == ("ben", "take_turn")
    game.chris("disband runesmith")
    assert game.chris.free == 0
    game.ben("end turn")
    assert (game.active, game.kind) == ("chris", "take_turn")
    assert not any(isinstance(fact, events.PartyDisbanded) for fact in game.told)


def test_p061_debt_from_ones_own_theft():
    game = scenario(
        ben="poacher; ranger 3; 0g",
        chris="; woodsman 8; 0g; hand enchantress potion",
        active="alice",
    )
    game.chris("drink enchantress potion on ranger")
    game.everybody_passes()
    assert game.chris.free == -3
    assert (game.active, game.kind) == ("alice", "take_turn")
    game.alice("end turn")
    assert game.chris.members == ("woodsman", "ranger")
    game.ben("end turn")
    assert game.was_told(events.PartyDisbanded(2, 0, 0, is_forced=True))
