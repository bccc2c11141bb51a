"""Bounties and chests: what a beaten agent is worth."""

import pytest

from rules.hunting_party import events
from tests.kit.party import scenario
from tests.kit.party.fights import fought, met

ALICE, BEN = range(2)
BANSHEE = {"catacomb": "banshee", "alice": "; ; holds tracks"}

TABLE = {
    4: (2, 4, 6, 8, 10, 12, 14, 16),
    6: (3, 6, 9, 12, 15, 18, 21, 24),
    8: (4, 8, 12, 16, 20, 24, 28, 32),
    10: (5, 10, 15, 20, 25, 30, 35, 40),
    12: (6, 12, 18, 24, 30, 36, 42, 48),
    16: (8, 16, 24, 32, 40, 48, 56, 64),
    20: (10, 20, 30, 40, 50, 60, 70, 80),
    40: (20, 40, 60, 80, 100, 120, 140, 160),
}
"""The Bounty Distribution Table in silver: bounty, then one to eight shares."""
WORTH = {
    4: ("palace", "bard", "turncoat footman"),
    6: ("catacomb", "smuggler", "corpse lantern"),
    8: ("catacomb", "smuggler", "ossuary keeper"),
    10: ("darkwoods", "woodsman", "web matron"),
    12: ("mystic_vale", "stormcaller", "fog ferryman"),
    16: ("mystic_vale", "stormcaller", "will eater"),
    20: ("mystic_vale", "stormcaller", "star drinker"),
    40: ("mystic_vale", "stormcaller", "mirror sprite"),
}
"""Bounty, region, who guides there, which agent; 40 is the Shadow's."""


def bounty(gold, free):
    """Alice beats what is worth so much, with so many free shares and an empty purse."""
    region, guide, agent = WORTH[gold]
    game = scenario(
        alice=f"hedge wizard; archmage {8 - free}, mesmerist 0, {guide} 0; 0g",
        destined=f"{region} sorcery magic" if gold == 40 else "",
        ben="; ; holds sorcery" if gold != 40 else "",
        **{region: agent},
    )
    game.is_watched = False
    assert game.alice.free == free
    game.alice(f"hunt {region} sorcery magic with hedge wizard, archmage, mesmerist, {guide}")
    game.denials_run()
    game.everybody_passes()
    assert events.BountyPaid(ALICE, gold=gold, free=max(0, free), silver=game.alice.silver) in game.told
    return game


@pytest.mark.parametrize("shares", range(1, 9))
@pytest.mark.parametrize("gold", TABLE)
def test_p134_an_eighth_for_each_free_share(gold, shares):
    assert bounty(gold, shares).alice.silver == TABLE[gold][shares - 1]


@pytest.mark.parametrize(
    ("free", "gold", "money"),
    [(7, 12, "10g 2s"), (3, 10, "3g 3s"), (1, 6, "3s"), (5, 20, "12g 2s"), (8, 16, "16g"), (0, 12, "0"), (-2, 20, "0")],
)
def test_p134_the_printed_examples(free, gold, money):
    assert bounty(gold, free).alice.money == money


NETTED = "witch hunter; ranger 3, smuggler 2 wears retiarii net, bard 0; 0g"


def test_p135_additions_come_before_the_eighths():
    game = fought("catacomb tracks melee", "witch hunter, ranger, smuggler", "ben", ben=NETTED, **BANSHEE)
    assert events.BountyPaid(BEN, gold=12, free=3, silver=18) in game.told
    assert game.ben.money == "4g 2s"


def test_p135_a_net_that_stayed_at_home_adds_nothing():
    game = fought("catacomb tracks melee", "witch hunter, ranger", "ben", ben=NETTED, **BANSHEE)
    assert events.BountyPaid(BEN, gold=8, free=3, silver=12) in game.told


def test_p135_a_share_freed_before_the_fall_counts():
    game = met("catacomb tracks melee", "witch hunter, ranger, smuggler", "ben", ben=NETTED, **BANSHEE)
    game.ben("use bard on ranger")
    game.everybody_passes()
    assert events.BountyPaid(BEN, gold=12, free=4, silver=24) in game.told


def test_p135_a_share_freed_after_it_does_not():
    game = fought("catacomb tracks melee", "witch hunter, ranger, smuggler", "ben", ben=NETTED, **BANSHEE)
    game.ben("use bard on ranger")
    game.everybody_passes()
    assert (game.ben.free, game.ben.money) == (4, "4g 2s")


def opened(members, purse="0g"):
    return fought(
        "palace tracks melee",
        f"princess, {members.split()[0]}",
        alice=f"princess; {members}; {purse}",
        chris="; ; holds tracks",
        palace="false cupbearer",
        market="druid sap, ranger hood, witch brew",
    )


def test_p136_a_chest_is_bought_unseen_after_the_bounty():
    game = opened("assassin 4")
    assert events.BountyPaid(ALICE, gold=4, free=4, silver=8) in game.told
    assert game.alice.kind == "chest"
    assert game.alice.offered("chest:") == {"chest:0", "chest:1", "chest:2"}
    assert game.alice.view.own.cards_in_question == ()
    assert not {"cards_seen", "cards_came"} & {fact.kind for fact in game.alice.told}
    game.alice("chest 2")
    assert game.alice.hand == ("druid_sap", "ranger_hood")
    assert game.alice.money == "0"
    assert events.ChestOpened(ALICE, 2, 8) in game.told
    assert game.alice.was_told(events.CardsCame(("druid_sap", "ranger_hood")))
    assert game.seers("druid sap") == {"alice"}


def test_p136_none_or_as_many_as_can_be_paid():
    game = opened("assassin 6")
    assert events.BountyPaid(ALICE, gold=4, free=2, silver=4) in game.told
    assert game.alice.offered("chest:") == {"chest:0", "chest:1"}
    game.alice("chest 0")
    assert (game.alice.hand, game.alice.money) == ((), "1g")
    assert game.stack("market")[0] == "druid_sap"


def test_p136_losers_get_no_chest():
    game = fought(
        "palace tracks magic",
        "princess, dream walker, hedge wizard",
        alice="princess; dream walker 1, hedge wizard 1; 3g",
        chris="; ; holds tracks",
        palace="false cupbearer",
    )
    assert events.FightLost(ALICE, "false_cupbearer") in game.told
    assert "chest_opened" not in game.kinds_told
    assert game.alice.kind == "take_turn"


def test_p135_nothing_is_added_to_the_shadow_s_bounty():
    game = scenario(
        active="ben",
        destined="catacomb tracks range",
        ben="witch hunter; ranger 3, elvish archer 2 wears retiarii net; 0g",
    )
    game.ben("hunt catacomb tracks range with witch hunter, ranger, elvish archer")
    game.nobody_denies()
    game.everybody_passes()
    assert events.BountyPaid(BEN, gold=40, free=3, silver=60) in game.told
