"""Share Modifiers: Hate and Friendship, what must be owned for a bid and what is laid down, before and after."""

import pytest

from rules.hunting_party.cards import HUNTERS, ORDINARY
from tests.kit.party import scenario


def highest_bid(name: str, location: str, **lines: str) -> int:
    """The most that this person can bid for the hunter on top of the location, nobody having bid before; 0: nothing."""
    return max(scenario(**lines).bids_open_to(name, location), default=0)


def test_p036_a_member_who_hates_the_newcomer_costs_one_more():
    party = "smuggler; paladin 2, woodsman 3"
    game = scenario(ben=party, tower="witch")
    assert game.ben.free == 3
    assert game.bids_open_to("ben", "tower") == {1, 2}
    game.ben.refused("bid 3", rule="HP-17")
    game.ben("bid 2")
    game.chris("pass")
    assert (game.ben.shares("witch"), game.ben.shares("paladin"), game.ben.free) == (2, 3, 0)
    assert game.ben.agreed("paladin") == 2
    assert highest_bid("ben", "tower", ben="smuggler; paladin 2, woodsman 4", tower="witch") == 1


def test_p037_a_heros_hate_puts_the_share_on_the_newcomer():
    game = scenario(ben="witch hunter; paladin 2, woodsman 2", tower="witch")
    assert game.ben.free == 4
    game.hire("tower", ben=2)
    assert (game.ben.shares("witch"), game.ben.shares("paladin"), game.ben.free) == (3, 3, 0)
    assert highest_bid("ben", "tower", ben="witch hunter; paladin 2, woodsman 3", tower="witch") == 1


def test_p038_a_newcomer_who_hates_a_member_takes_it_himself():
    game = scenario(chris="; witch 2, woodsman 3", temple="paladin")
    assert game.chris.free == 3
    game.hire("temple", chris=2)
    assert (game.chris.shares("paladin"), game.chris.shares("witch"), game.chris.free) == (3, 2, 0)


def test_p039_one_extra_for_each_hated_hunter():
    party = "; witch 2, sorceress 2, woodsman 2"
    game = scenario(chris=party, temple="witch hunter")
    assert (game.chris.shares("sorceress"), game.chris.free) == (1, 3)
    assert game.bids_open_to("chris", "temple") == {1}
    game.chris.refused("bid 2", rule="HP-17")
    game.chris("bid 1")
    assert (game.chris.shares("witch_hunter"), game.chris.free) == (3, 0)


def test_p040_a_hero_counts_as_hated():
    game = scenario(ben="witch; woodsman 5", temple="paladin")
    assert game.bids_open_to("ben", "temple") == {1, 2}
    game.ben("bid 2")
    game.chris("pass")
    assert (game.ben.shares("paladin"), game.ben.free) == (3, 0)


def test_p040_for_the_story_of_the_stolen_paladin():
    """Alice's two shares are replaced by four of Ben's: agreed three and one for the Witch."""
    game = scenario(alice="virgin maiden; paladin 3", ben="witch; ; hand enchantress potion")
    assert game.alice.shares("paladin") == 2
    game.ben("drink enchantress potion on paladin")
    game.everybody_passes()
    assert game.ben.shares("paladin") == 4
    assert (game.alice.free, game.ben.free) == (8, 4)


def test_p041_names_are_matched_whole():
    game = scenario(chris="witch hunter; woodsman 6", temple="paladin")
    assert game.bids_open_to("chris", "temple") == {1, 2}
    game.chris("bid 2")
    assert (game.chris.shares("paladin"), game.chris.free) == (2, 0)


@pytest.mark.parametrize("hater", [name for name in ORDINARY if HUNTERS[name].hates])
def test_p041_whoever_hates_costs_one_more_for_each_name_and_for_no_other(hater):
    """Every hater as a newcomer, in a party that holds all he hates and in one that holds none of them."""
    hates = HUNTERS[hater].hates
    members = ", ".join(f"{name.replace('_', ' ')} 1" for name in hates)
    game = scenario(alice=f"; {members}", **{HUNTERS[hater].location: hater.replace("_", " ")})
    free = game.alice.free
    assert game.bids_open_to("alice", HUNTERS[hater].location) == set(range(1, free - len(hates) + 1))
    game.alice("bid 1")
    game.everybody_bids()
    assert game.alice.shares(hater) == 1 + len(hates)
    quiet = scenario(alice="; runesmith 1", **{HUNTERS[hater].location: hater.replace("_", " ")})
    assert quiet.bids_open_to("alice", HUNTERS[hater].location) == set(range(1, 8))


def test_p042_hate_counts_in_full_although_friendship_would_swallow_it():
    game = scenario(alice="virgin maiden; witch 6", temple="paladin")
    assert game.bids_open_to("alice", "temple") == {1}
    game.alice.refused("bid 2", rule="HP-17")
    game.alice("bid 1")
    game.everybody_bids()
    assert (game.alice.shares("paladin"), game.alice.free) == (1, 1)


def test_p043_friendship_lowers_what_is_laid_not_what_must_be_owned():
    assert highest_bid("alice", "temple", alice="virgin maiden; woodsman 6", temple="paladin") == 2
    game = scenario(alice="virgin maiden; woodsman 5", temple="paladin")
    game.hire("temple", alice=3)
    assert (game.alice.shares("paladin"), game.alice.free) == (2, 1)


def test_p044_virgin_maiden_makes_temple_members_cost_one_less():
    game = scenario(alice="virgin maiden", temple="paladin")
    game.hire("temple", alice=3)
    assert (game.alice.agreed("paladin"), game.alice.shares("paladin"), game.alice.free) == (3, 2, 6)


def test_p045_the_princess_takes_two_off_the_paladin_and_back_when_she_goes():
    game = scenario(alice="virgin maiden; paladin 3", arena="princess", ben="; ; hand potion of poison")
    game.hire("arena", alice=2)
    assert (game.alice.shares("paladin"), game.alice.shares("princess"), game.alice.free) == (0, 2, 6)
    game.ben("drink potion of poison on princess")
    game.everybody_passes()
    assert game.owner("princess") is None
    assert (game.alice.shares("paladin"), game.alice.free) == (2, 6)


def test_p046_nothing_falls_below_zero_and_what_was_swallowed_is_not_paid_back():
    game = scenario(alice="virgin maiden; paladin 2; 3g", arena="princess")
    assert game.alice.shares("paladin") == 1
    game.hire("arena", alice=1)
    assert game.alice.shares("paladin") == 0
    game.alice("disband princess")
    assert (game.alice.shares("paladin"), game.alice.free) == (1, 7)


def test_p047_champion_friendship_works_for_champions_only_and_not_on_himself():
    game = scenario(
        alice="; elvish archer 3, ranger 2, smuggler 1; 3g; hand elvish archer boots",
        ben="witch hunter; ; 1g",
    )
    hunters = ("elvish_archer", "ranger", "smuggler")
    assert [game.alice.shares(name) for name in hunters] == [3, 2, 1]
    game.alice("equip elvish archer with elvish archer boots")
    assert game.alice.is_champion("elvish_archer")
    assert [game.alice.shares(name) for name in hunters] == [2, 1, 1]
    game.ben("use witch hunter champion on elvish archer boots")
    game.everybody_passes()
    assert not game.alice.is_champion("elvish_archer")
    assert [game.alice.shares(name) for name in hunters] == [3, 2, 1]


def test_p047_a_hero_is_a_champion_too():
    game = scenario(alice="elvish archer; ranger 2, smuggler 1")
    assert (game.alice.shares("ranger"), game.alice.shares("smuggler")) == (1, 1)


def test_p048_when_a_hunter_leaves_those_left_are_worked_out_anew():
    game = scenario(ben="; paladin 2, witch 2", alice="; ; hand potion of poison")
    assert (game.ben.shares("paladin"), game.ben.free) == (3, 3)
    game.alice("drink potion of poison on witch")
    game.everybody_passes()
    assert (game.ben.shares("paladin"), game.ben.free) == (2, 6)


def test_p049_the_bard_takes_a_share_off_another_and_that_lasts():
    game = scenario(alice="virgin maiden; bard 1, paladin 3; 3g", arena="princess")
    assert game.alice.shares("paladin") == 2
    assert game.alice.targets("use bard") == {"paladin"}
    game.alice("use bard on paladin")
    assert (game.alice.shares("paladin"), game.alice.agreed("paladin")) == (1, 3)
    game.hire("arena", alice=2)
    assert game.alice.shares("paladin") == 0
    game.alice("disband princess")
    assert game.alice.shares("paladin") == 1


def test_p049_neither_the_bard_nor_a_member_without_shares_is_offered():
    game = scenario(alice="; bard 2, paladin 2, princess 1, woodsman 1")
    assert game.alice.shares("paladin") == 0
    assert game.alice.targets("use bard") == {"princess", "woodsman"}
    game.alice.refused("use bard on bard")
    game.alice.refused("use bard on paladin")
    alone = scenario(alice="bard")
    assert not alone.alice.offered("power:bard:normal")


def test_p050_hate_is_not_used_neither_fatigue_nor_cancelling_touches_it():
    game = scenario(
        alice="; ; hand mesmerist philtre, archmage potion",
        ben="; paladin 2 tired",
        chris="archmage; ; hand virgin maiden tears",
        tower="witch",
        active="ben",
    )
    game.hire("tower", ben=2)
    assert (game.ben.shares("paladin"), game.ben.free) == (3, 3)
    assert game.kind == "take_turn"


def test_p050_a_tired_friends_friendship_works_on():
    game = scenario(alice="; virgin maiden 1 tired, paladin 3")
    assert game.alice.shares("paladin") == 2
