"""What the Arena's hunters can do: each ability by its own effect."""

import pytest

from rules.hunting_party import events
from tests.kit.party import scenario
from tests.kit.party.fights import fought, met

ALICE, BEN, CHRIS = range(3)


def beaten_in_palace(**lines):
    """Alice lost a Palace hunt with her Knight, wearing these, and her Ranger; one of them must die."""
    return fought(
        "palace tracks subdue",
        "knight, ranger",
        alice=f"dream walker; knight 1{lines.pop('wears', '')}, ranger 1{lines.pop('more', '')}",
        chris="; ; holds tracks",
        palace="painted ancestor",
        **lines,
    )


def test_knight_normal_may_be_paid_off_in_a_fight():
    game = met(
        "palace tracks subdue",
        "knight, ranger",
        alice="dream walker; knight 1, ranger 1, bard 1; 3g",
        chris="; ; holds tracks",
        palace="painted ancestor",
    )
    assert game.alice.offered("disband:") == {"disband:knight:4"}
    game.alice("disband knight")
    assert (game.alice.members, game.alice.money) == (("ranger", "bard"), "2g")


def test_knight_champion_dies_in_another_s_stead():
    game = beaten_in_palace(wears=" wears knight plate")
    game.alice("kill ranger")
    assert game.alice.is_offered("answer with knight champion")
    game.alice("answer with knight champion")
    game.everybody_passes()
    assert events.Redirected(ALICE, "knight") in game.told
    assert game.alice.members == ("ranger",)
    assert game.bottom("arena") == ("knight",)


def test_knight_champion_only_if_he_was_sent():
    game = fought(
        "palace tracks subdue",
        "jailer, ranger",
        alice="dream walker; knight 1 wears knight plate, jailer 1, ranger 1; hand druid sap",
        chris="; ; holds tracks",
        palace="painted ancestor",
    )
    game.alice("kill ranger")
    assert game.alice.offered("respond:") == set()
    game.everybody_passes()
    assert game.alice.members == ("knight", "jailer")


def test_knight_as_hero_dies_for_nobody():
    game = fought(
        "palace tracks subdue",
        "knight, ranger, jailer",
        alice="knight; ranger 1, jailer 1; hand druid sap",
        chris="; ; holds tracks",
        palace="painted ancestor",
    )
    game.alice("kill ranger")
    assert game.alice.offered("respond:") == set()


def test_jailer_normal_a_rival_asks_a_share_more():
    game = scenario(alice="; jailer 1, bard 1", ben="; ranger 2")
    assert game.alice.targets("use jailer") == {"ranger"}
    game.alice("use jailer on ranger")
    assert (game.ben.shares("ranger"), game.ben.free) == (3, 5)
    assert game.alice.marks("jailer") == ("normal",)


@pytest.mark.parametrize(("other", "shares"), [("knight", 2), ("retiarii", 2), ("bounty hunter", 2), ("ranger", 3)])
def test_jailer_champion_hunters_with_subdue_cost_one_less(other, shares):
    game = scenario(alice=f"jailer; {other} 3", ben="; smuggler 3")
    assert game.alice.shares(other) == shares
    assert game.ben.shares("smuggler") == 3


def test_royal_guard_normal_keeps_a_member_from_theft():
    game = scenario(alice="; royal guard 1, bard 1; 3g", ben="; ; hand enchantress potion, witch brew")
    game.alice("use royal guard on bard")
    game.everybody_passes()
    assert game.alice.money == "2g"
    assert game.ben.targets("drink enchantress potion") == {"royal_guard"}
    assert game.ben.targets("drink witch brew") == {"royal_guard", "bard"}
    game.turn_of("chris")
    assert game.ben.targets("drink enchantress potion") == {"royal_guard"}
    game.turn_of("alice")
    assert game.ben.targets("drink enchantress potion") == {"royal_guard", "bard"}


def test_royal_guard_champion_recruits_from_the_arena():
    game = scenario(alice="royal guard; bard 1", arena="falconer, knight")
    game.alice("use royal guard champion")
    assert game.alice.members == ("bard", "falconer")
    assert (game.alice.agreed("falconer"), game.alice.free) == (3, 4)
    assert events.HunterRecruited(ALICE, "falconer", 3) in game.told
    assert game.alice.is_tired("royal guard")
    assert game.alice.offered("hire:") == game.alice.offered("buy") == set()


def test_royal_guard_champion_needs_the_action():
    game = scenario(alice="royal guard", actions=0)
    assert not game.alice.is_offered("use royal guard champion")


def test_princess_normal_the_paladin_costs_two_less():
    game = scenario(alice="; princess 1, paladin 3, crypt warden 3")
    assert (game.alice.shares("paladin"), game.alice.shares("crypt warden")) == (1, 3)


def robbed(alice):
    """Ben has drunk the Enchantress's Potion on Alice's Bard."""
    game = scenario(alice=alice, ben="; ; 1g; hand enchantress potion")
    game.ben("drink enchantress potion on bard")
    return game


@pytest.mark.parametrize("alice", ["princess; bard 1; 2g", "dream walker; bard 1, princess 1 wears princess tiara; 2g"])
def test_princess_champion_pays_the_thief(alice):
    game = robbed(alice)
    game.alice("answer with princess champion")
    game.everybody_passes()
    assert game.owner("bard") == "alice"
    assert (game.alice.money, game.ben.money) == ("1g", "2g")
    assert game.bottom("market") == ("enchantress_potion",)
    assert game.alice.marks("princess") == ("champion",)


def test_princess_champion_needs_a_gold():
    game = robbed("princess; bard 1; 3s")
    assert game.owner("bard") == "ben"


def test_falconer_normal_looks_at_a_region_s_top_agent():
    game = scenario(alice="; falconer 1; 3g", darkwoods="elder rot, briar hag")
    game.alice("use falconer on darkwoods")
    assert game.alice.was_told(events.CardsSeen("darkwoods", ("elder_rot",)))
    assert events.StackLookedAt(ALICE, "darkwoods", 1) in game.told
    assert game.seers("elder rot") == {"alice"}
    assert (game.alice.money, game.stack("darkwoods")[0]) == ("2g", "elder_rot")


def test_falconer_champion_arranges_three_agents():
    game = scenario(alice="falconer", palace="lying herald, puppet regent, gilded cutpurse, painted ancestor")
    game.alice("use falconer champion on palace")
    assert game.alice.was_told(events.CardsSeen("palace", ("lying_herald", "puppet_regent", "gilded_cutpurse")))
    game.alice("lay puppet regent, gilded cutpurse")
    assert game.stack("palace")[:4] == ("puppet_regent", "gilded_cutpurse", "lying_herald", "painted_ancestor")
    assert events.StackArranged(ALICE, "palace", 3) in game.told
    assert game.alice.is_tired("falconer")


@pytest.mark.parametrize("skill", ["bait", "sorcery", "tracks", "knowledge"])
def test_retiarii_normal_a_seeking_skill_this_turn(skill):
    game = scenario(alice="; retiarii 1")
    assert game.alice.targets("use retiarii") == {"bait", "sorcery", "tracks", "knowledge"}
    game.alice(f"use retiarii on {skill}")
    assert game.alice.skills("retiarii") == sorted(["bait", "subdue", skill])
    game.alice("end turn")
    assert game.alice.skills("retiarii") == ["bait", "subdue"]


@pytest.mark.parametrize(("sent", "gold"), [("falconer, retiarii", 8), ("falconer, jailer", 4)])
def test_retiarii_champion_four_more_with_him_along(sent, gold):
    game = fought(
        "palace tracks subdue",
        sent,
        alice="dream walker; falconer 1, jailer 1, retiarii 2 wears retiarii net; 0g",
        chris="; ; holds tracks",
        palace="turncoat footman",
    )
    assert events.BountyPaid(ALICE, gold=gold, free=5, silver=gold * 5 // 2) in game.told


def test_mesmerist_normal_another_own_hunter_has_a_rival_s_skills():
    game = scenario(alice="bard; mesmerist 1, smuggler 1", ben="; ranger 1 wears jailer manacles")
    game.alice("use mesmerist on smuggler, ranger")
    assert game.alice.skills("smuggler") == sorted(["catacomb", "bait", "tracks", "range", "subdue"])
    assert game.alice.is_tired("mesmerist")
    game.alice("end turn")
    assert game.alice.skills("smuggler") == ["bait", "catacomb"]


def test_mesmerist_normal_may_mean_the_hero_but_not_himself():
    game = scenario(alice="bard; mesmerist 1, smuggler 1", ben="witch hunter; ranger 1")
    assert game.alice.targets("use mesmerist") == {"bard", "smuggler"}
    assert game.alice.targets("use mesmerist on bard") == {"ranger"}


def test_mesmerist_champion_another_member_is_stolen_instead():
    game = robbed("mesmerist; bard 1, smuggler 1")
    assert game.alice.offered("respond:") == {"respond:power:mesmerist:champion:0.smuggler"}
    game.alice("answer with mesmerist champion on smuggler")
    game.everybody_passes()
    assert (game.owner("bard"), game.owner("smuggler")) == ("alice", "ben")
    assert events.Stolen(BEN, ALICE, "smuggler") in game.told
