"""What the gear does, each piece by its own effect; on its namesake it has none but to make a champion."""

import pytest

from rules.hunting_party import events
from rules.hunting_party.cards import ITEM_OF, ITEMS, ORDINARY
from tests.kit.party import scenario
from tests.kit.party.fights import fought, met

ALICE, BEN, CHRIS = range(3)

SKILL_GEAR = {
    "royal guard tabard": "palace",
    "crypt warden shroud": "catacomb",
    "elvish archer boots": "darkwoods",
    "dream walker slippers": "mystic_vale",
    "jailer manacles": "subdue",
    "woodsman axe": "melee",
    "deserter crossbow": "range",
    "runesmith apron": "magic",
    "ranger hood": "tracks",
    "trapper snare": "bait",
    "stormcaller circlet": "sorcery",
    "inquisitor mask": "knowledge",
}


@pytest.mark.parametrize("item", SKILL_GEAR)
def test_skill_gear_gives_its_skill_while_worn(item):
    game = scenario(alice=f"witch hunter; assassin 1; 1g; hand {item}")
    game.alice(f"equip assassin with {item}")
    assert game.alice.skills("assassin") == sorted(["tracks", "melee", SKILL_GEAR[item]])
    assert not game.alice.is_champion("assassin")
    assert game.alice.shares("assassin") == 1
    game.alice(f"use witch hunter champion on {item}")
    assert game.alice.skills("assassin") == ["melee", "tracks"]


@pytest.mark.parametrize("hunter", ORDINARY)
def test_on_its_namesake_an_item_makes_a_champion_and_nothing_else(hunter):
    item = ITEMS[ITEM_OF[hunter]]
    game = scenario(alice=f"; {hunter.replace('_', ' ')} 2 wears {item.name.replace('_', ' ')}")
    bare = scenario(alice=f"; {hunter.replace('_', ' ')} 2")
    assert game.alice.is_champion(hunter)
    assert game.alice.shares(hunter) == bare.alice.shares(hunter) - 1
    assert game.alice.skills(hunter) == bare.alice.skills(hunter)
    assert game.alice.hunter(hunter).guards == ()
    assert game.alice.offered(f"gear:{item.name}") == set()


@pytest.mark.parametrize(("sent", "gold"), [("gravedigger, assassin", 12), ("gravedigger, inquisitor", 8)])
def test_retiarii_net_four_more_with_its_wearer_along(sent, gold):
    game = fought(
        "catacomb tracks melee",
        f"hedge wizard, {sent}",
        alice="hedge wizard; gravedigger 1, assassin 1 wears retiarii net, inquisitor 1; 0g",
        chris="; ; holds tracks",
        catacomb="ossuary keeper",
    )
    assert events.BountyPaid(ALICE, gold=gold, free=5, silver=gold * 5 // 2) in game.told


@pytest.mark.parametrize(("item", "tired"), [("boots of speed", False), ("gravedigger clogs", True)])
def test_boots_of_speed_hunting_does_not_tire(item, tired):
    game = fought(
        "palace tracks subdue",
        "falconer, jailer",
        alice=f"dream walker; falconer 1, jailer 1 wears {item}",
        chris="; ; holds tracks",
        palace="turncoat footman",
    )
    assert game.alice.is_tired("falconer")
    assert game.alice.is_tired("jailer") is tired
    assert game.alice.hunter("jailer").has_hunted is tired


def test_knight_plate_no_death_by_a_consequence():
    game = fought(
        "palace tracks subdue",
        "falconer, jailer",
        alice="dream walker; falconer 1, jailer 1 wears knight plate",
        chris="; ; holds tracks",
        palace="painted ancestor",
    )
    assert game.alice.members == ("jailer",)


@pytest.mark.parametrize(
    ("item", "safe_from", "not_from"),
    [
        ("bounty hunter leathers", {"enchantress potion"}, {"potion of poison", "witch brew"}),
        ("witch hunter hat", {"enchantress potion", "potion of poison", "witch brew"}, set()),
        ("knight plate", set(), {"enchantress potion", "potion of poison", "witch brew"}),
    ],
)
def test_leathers_and_hat_keep_their_wearer_from_theft_and_from_potions(item, safe_from, not_from):
    potions = ("enchantress potion", "potion of poison", "witch brew")
    game = scenario(alice=f"; bard 1, jailer 1 wears {item}", ben=f"; ; hand {', '.join(potions)}")
    for potion in potions:
        assert ("jailer" in game.ben.targets(f"drink {potion}")) is (potion in not_from)
        assert (potion in safe_from) is (potion not in not_from)


def test_bounty_hunter_leathers_and_powers_that_steal():
    game = scenario(
        alice="; bard 1, jailer 1 wears bounty hunter leathers", ben="; enchantress 1, sorceress 1", active="ben"
    )
    assert game.ben.targets("use enchantress") == {"bard"}
    assert game.ben.targets("use sorceress on enchantress") == {"bard"}


def test_witch_hunter_hat_does_not_keep_powers_away():
    game = scenario(alice="; bard 1 wears witch hunter hat", ben="; jailer 1")
    assert game.ben.targets("use jailer") == {"bard"}


def test_smuggler_coat_the_hand_limit_is_one_higher():
    game = scenario(alice="; jailer 1 wears smuggler coat", ben="; hermit 1 wears hermit tea, bard 1")
    assert game.public.seats[ALICE].hand_limit == 4
    game = scenario(alice="hermit; jailer 1 wears smuggler coat")
    assert game.public.seats[ALICE].hand_limit == 5


def test_bard_lute_other_tavern_hunters_cost_one_less():
    game = scenario(alice="; smuggler 2 wears bard lute, poacher 2, ranger 2")
    assert [game.alice.shares(hunter) for hunter in game.alice.members] == [2, 1, 2]


@pytest.mark.parametrize(("sent", "silver"), [("falconer, jailer", 12 + 2), ("falconer, knight", 12)])
def test_princess_tiara_two_silver_for_a_bounty_with_its_wearer_along(sent, silver):
    game = fought(
        "palace tracks subdue",
        sent,
        alice="dream walker; falconer 1, jailer 1 wears princess tiara, knight 0; 0g",
        chris="; ; holds tracks",
        palace="turncoat footman",
    )
    assert events.BountyPaid(ALICE, gold=4, free=6, silver=12) in game.told
    assert game.alice.silver == silver


@pytest.mark.parametrize(("falconer", "silver"), [(7, 2 + 2), (8, 0)])
def test_princess_tiara_nothing_where_no_bounty_is_earned(falconer, silver):
    """With no free share a bounty comes to nothing."""
    game = fought(
        "palace tracks subdue",
        "falconer, jailer",
        alice=f"dream walker; falconer {falconer}, jailer 0 wears princess tiara; 0g",
        chris="; ; holds tracks",
        palace="turncoat footman",
    )
    assert events.BountyPaid(ALICE, gold=4, free=8 - falconer, silver=(8 - falconer) * 2) in game.told
    assert game.alice.silver == silver


def test_falconer_plume_looks_at_a_region_s_top_agent():
    game = scenario(alice="; jailer 1 wears falconer plume", palace="lying herald")
    game.alice("use falconer plume on palace")
    assert game.alice.was_told(events.CardsSeen("palace", ("lying_herald",)))
    assert game.alice.marks("jailer") == ("falconer_plume",)
    game.alice.refused("use falconer plume on palace")
    game.turn_of("ben")
    game.turn_of("alice")
    assert game.alice.is_offered("use falconer plume on palace")


def test_poacher_soft_shoes_the_neighbour_cannot_name_their_wearer():
    game = scenario(
        active="ben",
        destined="catacomb tracks range",
        ben="witch hunter; ranger 1, bard 1, smuggler 1 wears poacher soft shoes",
    )
    game.ben("hunt catacomb tracks range with witch hunter, ranger")
    game.nobody_denies()
    game.everybody_passes()
    assert game.chris.offered("victim:") == {"victim:1.ranger", "victim:1.bard"}


def test_centaur_horseshoes_the_agent_goes_and_the_next_comes():
    game = met(
        "palace tracks subdue",
        "falconer, jailer",
        alice="dream walker; falconer 1, jailer 1 wears centaur horseshoes",
        chris="; ; holds tracks",
        palace="painted ancestor, turncoat footman",
    )
    game.alice("use centaur horseshoes")
    assert events.AgentBuried("painted_ancestor") in game.told
    assert game.alice.marks("jailer") == ("centaur_horseshoes",)
    game.everybody_passes()
    assert events.FightWon(ALICE, "turncoat_footman") in game.told
    assert game.bottom("palace", 2) == ("painted_ancestor", "turncoat_footman")


def test_gravedigger_clogs_save_what_a_dead_wearer_wore():
    game = scenario(
        alice="; bard 1 wears gravedigger clogs and ranger hood and knight plate", ben="; ; hand potion of poison"
    )
    game.ben("drink potion of poison on bard")
    game.everybody_passes()
    assert game.alice.hand == ("ranger_hood", "knight_plate")
    assert game.bottom("market") == ("gravedigger_clogs",)


def test_gravedigger_clogs_not_when_he_is_paid_off():
    game = scenario(alice="; bard 1 wears gravedigger clogs and ranger hood; 3g")
    game.alice("disband bard")
    assert game.alice.hand == ()
    assert game.bottom("market", 2) == ("gravedigger_clogs", "ranger_hood")
