"""The options: handicap characters, and the Shadow's red shares."""

import pytest

import rules
from rules import Setup
from rules.hunting_party import events
from rules.hunting_party.cards import HANDICAPS, HUNTERS
from tests.kit.party import deal, scenario

ALICE, BEN, CHRIS = range(3)


def with_heroes(game):
    """The same table when everybody has taken a hero by default, before the first turn."""
    while game.kind == "choose_hero":
        game.time_out()
    return game


def test_p150_they_are_given_at_the_start_with_their_shares():
    game = with_heroes(deal(tax_collector="1:2", wolf_familiar="3:0"))
    assert (game.alice.members, game.ben.members, game.chris.members) == (("tax_collector",), (), ("wolf_familiar",))
    assert (game.alice.free, game.ben.free, game.chris.free) == (6, 8, 8)
    assert game.alice.shares("tax collector") == 2
    facts = [event.fact for event in game.dealt if event.fact.kind == "handicap_given"]
    assert facts == [events.HandicapGiven(ALICE, "tax_collector", 2), events.HandicapGiven(CHRIS, "wolf_familiar", 0)]


def test_p150_their_shares_cannot_be_bid():
    game = scenario(alice="dream walker; tax collector 2", forest="centaur")
    game.alice("hire forest")
    game.alice("first")
    assert game.alice.offered("bid:") == {f"bid:{shares}" for shares in range(1, 7)}


def test_p150_neither_paid_off_nor_freed():
    game = scenario(alice="dream walker; tax collector 2, bard 1; 5g")
    assert game.alice.offered("disband:") == {"disband:bard:4"}
    game.alice.refused("disband tax collector", rule="HP-45")


@pytest.mark.parametrize("handicap", HANDICAPS)
@pytest.mark.parametrize("given", ["1:3", "0:2", "4:0", "1:-1", "nobody"])
def test_p150_anything_else_is_refused_at_set_up(handicap, given):
    with pytest.raises(ValueError, match=handicap):
        rules.start("party", Setup(3, {handicap: given}), b"a deal")


@pytest.mark.parametrize("handicap", HANDICAPS)
def test_p150_nobody_need_have_one(handicap):
    for options in ({}, {handicap: "none"}):
        state, _ = rules.start("party", Setup(3, options), b"a deal")
        assert all(seat.members == () for seat in state.seats)


FRIENDS = {
    "elvish_archer": "wolf_familiar",
    "virgin_maiden": "timmy",
    "archmage": "dragon_familiar",
    "jailer": "tax_collector",
}
"""Heroes whose Friendship is for their own location, and the handicap character of that location."""


@pytest.mark.parametrize("hero", FRIENDS)
def test_p152_friendship_passes_them_by(hero):
    handicap = FRIENDS[hero].replace("_", " ")
    game = scenario(alice=f"{hero.replace('_', ' ')}; {handicap} 2, bard 1; 8g")
    assert game.alice.shares(handicap) == 2
    assert game.alice.free == 5
    game.alice("disband bard")
    assert game.alice.shares(handicap) == 2


def test_p152_hate_passes_them_by():
    for name in HANDICAPS:
        assert not any(name in hunter.hates for hunter in HUNTERS.values())
        assert (HUNTERS[name].hates, HUNTERS[name].friends) == ((), ())


@pytest.mark.parametrize(("hater", "handicap"), [("centaur", "wolf familiar"), ("trapper", "wolf familiar")])
def test_p152_a_hire_beside_them_costs_nothing_more(hater, handicap):
    game = scenario(alice=f"dream walker; {handicap} 2", forest=hater)
    game.alice("hire forest")
    game.alice("first")
    assert game.alice.offered("bid:") == {f"bid:{shares}" for shares in range(1, 7)}
    game.alice("bid 2")
    game.ben("pass")
    game.chris("pass")
    assert (game.alice.shares(hater), game.alice.shares(handicap), game.alice.free) == (2, 2, 4)


def test_p152_no_card_is_aimed_at_them():
    game = scenario(
        alice="dream walker; bard 1; hand enchantress potion, potion of poison, witch brew, ranger hood",
        ben="; wolf familiar 2, ranger 1",
        chris="; timmy 1",
    )
    for potion in ("enchantress potion", "witch brew"):
        assert game.alice.targets(f"drink {potion}") == {"ranger"}
    assert game.alice.targets("drink potion of poison") == {"ranger", "bard"}
    game = scenario(alice="bard; wolf familiar 2, ranger 1; hand ranger hood, bard lute, druid sap")
    assert game.alice.targets("use bard") == {"ranger"}
    assert game.alice.targets("drink druid sap") == {"ranger"}
    game.alice.answers("equip:bard_lute")
    assert game.alice.offered("pick:") == {"pick:0.ranger"}


def test_p153_they_hunt_and_tire():
    game = scenario(
        active="chris", alice="; ; holds tracks", chris="hedge wizard; wolf familiar 0, bard 1", darkwoods="briar hag"
    )
    assert ("darkwoods", "tracks", "magic") in game.chris.hunts
    game.chris("hunt darkwoods tracks magic with hedge wizard, wolf familiar")
    game.denials_run()
    game.everybody_passes()
    assert game.chris.is_tired("wolf familiar")
    assert not game.chris.is_tired("bard")
    game.turn_of("alice")
    game.turn_of("chris")
    assert not game.chris.is_tired("wolf familiar")


def test_p153_party_disband_leaves_them():
    game = scenario(active="chris", chris="hedge wizard; wolf familiar 2, bard 3; 2g; hand druid sap")
    game.chris("party disband")
    assert game.chris.members == ("wolf_familiar",)
    assert (game.chris.shares("wolf familiar"), game.chris.free) == (2, 6)
    assert game.bottom("tavern") == ("bard",)
    assert (game.chris.money, game.chris.hand, game.active) == ("0", (), "alice")


def test_p153_with_nobody_else_there_is_no_party_to_disband():
    game = scenario(active="chris", chris="hedge wizard; wolf familiar 2")
    assert not game.chris.is_offered("party disband")


@pytest.mark.parametrize(("purse", "left"), [("2g", "1g 3s"), ("1s", "0"), ("0g", "0")])
def test_hp45_timmy_is_fed_at_each_start_of_his_owners_turn(purse, left):
    game = scenario(ben=f"; timmy 1; {purse}")
    game.alice("end turn")
    assert (game.active, game.ben.money) == ("ben", left)


@pytest.mark.parametrize("free", [8, 3, 0])
def test_hp45_the_tax_collector_leaves_a_silver_of_each_bounty_in_the_bank(free):
    game = scenario(
        alice=f"dream walker; tax collector 0, falconer {8 - free}, jailer 0; 0g",
        ben="; ; holds palace",
        palace="turncoat footman",
    )
    game.alice("hunt palace tracks subdue with falconer, jailer")
    game.denials_run()
    game.everybody_passes()
    assert game.alice.silver == max(0, 2 * free - 1)
    assert (events.BountyTaxed(ALICE, 1) in game.told) is (free > 0)


def test_hp45_tax_collector_and_timmy_have_no_skill():
    game = scenario(alice="bard; tax collector 0, timmy 0")
    assert game.alice.skills("tax collector") == game.alice.skills("timmy") == []


def lost_fight(red):
    """Alice has lost a fight against a Dark Agent that kills one."""
    game = scenario(
        red=red,
        alice="princess; ranger 1, hedge wizard 1",
        ben="; ; holds palace",
        palace="painted ancestor",
    )
    game.alice("hunt palace knowledge magic with princess, ranger, hedge wizard")
    game.denials_run()
    game.everybody_passes()
    return game


@pytest.mark.parametrize("red", range(7))
def test_p154_a_lost_fight_adds_a_red_share(red):
    game = lost_fight(red)
    assert game.red_shares == game.public.red_shares == red + 1
    lost = game.told.index(events.FightLost(ALICE, "painted_ancestor"))
    assert game.told[lost + 1] == events.RedShareAdded(red + 1)
    assert game.winners is None
    assert game.alice.kind == "choose_victim"


def test_p154_without_the_option_there_are_none():
    game = lost_fight(None)
    assert game.red_shares is None
    assert "red_share_added" not in game.kinds_told


def test_p154_a_shadow_found_and_not_slain_adds_one_too():
    game = scenario(red=4, active="ben", destined="catacomb tracks range", ben="witch hunter; ranger 1")
    game.ben("hunt catacomb tracks range with witch hunter, ranger")
    game.nobody_denies()
    game.everybody_passes()
    assert events.RedShareAdded(5) in game.told
    assert game.red_shares == 5


def test_p154_a_won_fight_adds_none():
    game = scenario(
        red=5, active="ben", alice="; ; holds tracks", ben="witch hunter; ranger 1", catacomb="corpse lantern"
    )
    game.ben("hunt catacomb tracks melee with witch hunter, ranger")
    game.denials_run()
    game.everybody_passes()
    assert events.FightWon(BEN, "corpse_lantern") in game.told
    assert game.red_shares == 5


def test_p154_the_eighth_lets_the_shadow_win():
    game = lost_fight(7)
    assert game.red_shares == 8
    assert game.winners == ()
    assert game.state.outcome.label in rules.GAMES["party"].outcomes
    assert rules.decisions(game.state) == ()
    assert "bounty_paid" not in game.kinds_told


def test_p155_the_red_share_comes_before_the_consequence():
    game = lost_fight(7)
    assert game.alice.members == ("ranger", "hedge_wizard")
    assert "killed" not in game.kinds_told
    game = scenario(red=7, active="ben", destined="catacomb tracks range", ben="witch hunter; ranger 1")
    game.ben("hunt catacomb tracks range with witch hunter, ranger")
    game.nobody_denies()
    game.everybody_passes()
    assert game.winners == ()
    assert game.chris.kind is None
    assert game.ben.members == ("ranger",)


@pytest.mark.parametrize(
    ("seats", "red", "is_fine"), [(3, "4", True), (4, "0", True), (3, "5", False), (5, "0", False)]
)
def test_p155_how_many_to_start_with_and_for_how_many(seats, red, is_fine):
    setup = Setup(seats, {"red_shares": red})
    if is_fine:
        state, _ = rules.start("party", setup, b"a deal")
        assert state.red_shares == int(red)
    else:
        with pytest.raises(ValueError, match="red"):
            rules.start("party", setup, b"a deal")
