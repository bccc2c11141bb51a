"""What the Tavern's hunters can do: each ability by its own effect."""

import pytest

from rules.hunting_party import events
from tests.kit.party import scenario
from tests.kit.party.fights import fought, met

ALICE, BEN, CHRIS = range(3)


def test_bard_normal_takes_a_share_off_another_member():
    game = scenario(alice="; bard 1, paladin 2, ranger 0")
    assert game.alice.targets("use bard") == {"paladin"}
    game.alice("use bard on paladin")
    assert (game.alice.shares("paladin"), game.alice.free) == (1, 6)
    assert events.SharesChanged(ALICE, "paladin", 2, 1) in game.told
    game.alice.refused("use bard on paladin", rule="HP-30")


@pytest.mark.parametrize("said", ["first", "last"])
def test_bard_champion_says_who_bids_first(said):
    game = scenario(ben="bard", forest="centaur")
    game.alice("hire forest")
    assert game.asked == ("ben",)
    game.ben("answer with bard champion")
    game.everybody_passes()
    assert (game.alice.kind, game.ben.kind) == (None, "bid_order")
    game.ben(said)
    assert events.BidOrderChosen(ALICE, BEN, is_first=said == "first") in game.told
    assert game.asked == (("alice",) if said == "first" else ("ben",))


def test_bard_champion_may_leave_it_to_the_hiring_player():
    game = scenario(ben="bard", forest="centaur")
    game.alice("hire forest")
    game.ben("pass")
    assert game.alice.kind == "bid_order"


def test_smuggler_normal_looks_at_the_market_s_top_two():
    game = scenario(alice="; smuggler 1; 3g", market="druid sap, witch brew, ranger hood")
    game.alice("use smuggler")
    assert game.alice.was_told(events.CardsSeen("market", ("druid_sap", "witch_brew")))
    assert game.stack("market")[:2] == ("druid_sap", "witch_brew")
    assert (game.alice.money, game.seers("druid sap")) == ("2g", {"alice"})


def test_smuggler_champion_lets_a_member_slip_away():
    game = scenario(alice="smuggler; bard 3 wears bard lute; 0g", ben="; ; hand enchantress potion")
    game.ben("drink enchantress potion on bard")
    game.alice("answer with smuggler champion")
    game.everybody_passes()
    assert game.owner("bard") is None
    assert (game.bottom("tavern"), game.alice.free, game.alice.money) == (("bard",), 8, "0")
    assert events.Disbanded(ALICE, "bard", 0) in game.told
    assert events.Fizzled("potion", "enchantress_potion", "") in game.told
    assert set(game.bottom("market", 2)) == {"enchantress_potion", "bard_lute"}


def test_poacher_normal_buries_a_region_s_top_agent():
    game = scenario(alice="; poacher 1; 3g", catacomb="banshee, tomb wyrm")
    assert game.alice.targets("use poacher") == {"palace", "catacomb", "darkwoods", "mystic_vale"}
    game.alice("use poacher on catacomb")
    assert game.stack("catacomb")[0] == "tomb_wyrm"
    assert game.bottom("catacomb") == ("banshee",)
    assert game.alice.money == "2g"
    assert "banshee" not in repr(game.told)


def test_poacher_champion_a_purchase_on_top_of_the_action():
    game = scenario(alice="poacher; ; 3g", forest="centaur", market="druid sap")
    game.alice("use poacher champion")
    assert game.alice.is_tired("poacher")
    game.alice("buy")
    game.alice("pay for druid sap")
    game.alice("hire forest")
    game.alice("first")
    for person in game.people:
        person("pass")
    assert game.alice.offered("buy") == game.alice.offered("hire:") == set()


def test_fortune_teller_normal_looks_at_a_location_s_top_hunter():
    game = scenario(alice="; fortune teller 1; 3g", temple="exorcist, paladin")
    assert game.alice.targets("use fortune teller") == {"tavern", "arena", "temple", "forest", "tower"}
    game.alice("use fortune teller on temple")
    assert game.alice.was_told(events.CardsSeen("temple", ("exorcist",)))
    assert (game.alice.money, game.seers("exorcist")) == ("2g", {"alice"})


@pytest.mark.parametrize(("alice", "sees"), [("fortune teller", 4), ("; fortune teller 1", 3)])
def test_fortune_teller_champion_every_purchase_sees_four(alice, sees):
    game = scenario(alice=alice, market="druid sap, witch brew, ranger hood, bard lute, knight plate")
    game.alice("buy")
    assert events.MarketVisited(ALICE, sees) in game.told
    assert len(game.alice.offered("take:")) == sees


def bounty_hunter_s_hunt(game):
    game.alice("hunt palace tracks subdue with dream walker, falconer, jailer")
    game.denials_run()
    game.everybody_passes()
    game.hush()


def test_bounty_hunter_normal_six_more_for_the_next_agent():
    game = scenario(
        alice="dream walker; bounty hunter 1, falconer 1, jailer 1; 0g",
        chris="; ; holds tracks",
        palace="turncoat footman, lying herald",
    )
    game.alice("use bounty hunter")
    assert game.active == "ben"
    game.turn_of("alice")
    bounty_hunter_s_hunt(game)
    assert game.alice.money == "6g 1s"
    game.alice("end turn")
    game.turn_of("alice")
    bounty_hunter_s_hunt(game)
    assert game.alice.silver == 25 + 10


def test_bounty_hunter_champion_takes_a_gold_from_a_neighbour():
    game = scenario(alice="bounty hunter; ; 0g", ben="; ; 3s", chris="; ; 1g 1s")
    assert game.alice.targets("use bounty hunter champion") == {"chris"}
    game.alice("use bounty hunter champion on chris")
    assert (game.alice.money, game.chris.money, game.active) == ("1g", "1s", "ben")


def test_assassin_normal_kills_a_rival_of_at_most_two_shares():
    game = scenario(alice="; assassin 1, bard 1", ben="; ranger 2, knight 3, smuggler 0")
    assert game.alice.targets("use assassin") == {"ranger", "smuggler"}
    game.alice("use assassin on ranger")
    assert (game.owner("ranger"), game.bottom("forest"), game.active) == (None, ("ranger",), "ben")
    assert events.Killed(BEN, "ranger") in game.told


def test_assassin_champion_destroys_all_that_a_rival_wears():
    game = scenario(
        alice="assassin; bard 1 wears bard lute", ben="; ranger 2 wears ranger hood and knight plate, knight 3"
    )
    assert game.alice.targets("use assassin champion") == {"ranger"}
    game.alice("use assassin champion on ranger")
    assert (game.ben.items("ranger"), game.active) == ((), "ben")
    assert game.bottom("market", 2) == ("ranger_hood", "knight_plate")
    assert game.ben.shares("ranger") == 2


@pytest.mark.parametrize(("skill", "is_won"), [("range", True), ("knowledge", False), ("subdue", True)])
def test_deserter_normal_lends_one_skill(skill, is_won):
    game = met(
        "catacomb tracks melee",
        "witch hunter, gravedigger",
        alice="witch hunter; gravedigger 1; 0g",
        ben="; deserter 1 wears jailer manacles; 1g",
        chris="; ; holds tracks",
        catacomb="banshee",
    )
    assert game.ben.targets("use deserter") == {"range", "knowledge", "subdue"}
    game.ben(f"use deserter on {skill}")
    assert events.SkillsLent(BEN, "deserter", (skill,)) in game.told
    assert game.ben.money == "0"
    game.everybody_passes()
    assert (events.FightWon(ALICE, "banshee") in game.told) is is_won


def test_deserter_champion_a_share_is_not_added():
    game = scenario(alice="deserter; bard 1; 1g", ben="; jailer 1")
    game.ben("use jailer on bard")
    game.alice("answer with deserter champion")
    game.everybody_passes()
    assert (game.alice.shares("bard"), game.alice.money) == (1, "0")
    game = scenario(alice="deserter; bard 1; 3s", ben="; jailer 1")
    game.ben("use jailer on bard")
    assert game.alice.shares("bard") == 2


def test_hedge_wizard_normal_learns_a_rival_s_seeking_skill():
    game = scenario(alice="; hedge wizard 1; 3g", ben="; ranger 1, knight 1")
    assert game.alice.targets("use hedge wizard") == {"ranger"}
    game.alice("use hedge wizard on ranger")
    assert game.alice.skills("hedge wizard") == ["magic", "sorcery", "tracks"]
    assert game.alice.money == "2g"
    game.alice("end turn")
    assert game.alice.skills("hedge wizard") == ["magic", "sorcery"]


@pytest.mark.parametrize(("skill", "is_won"), [("range", True), ("magic", False)])
def test_hedge_wizard_champion_a_fighting_skill_for_this_fight(skill, is_won):
    game = met(
        "catacomb sorcery magic",
        "hedge wizard, gravedigger",
        alice="hedge wizard; gravedigger 1; 2g",
        ben="; ; holds sorcery",
        catacomb="banshee",
    )
    game.alice(f"use hedge wizard champion on {skill}")
    assert (events.SkillGained(ALICE, "hedge_wizard", skill, "fight")) in game.told
    assert skill in game.alice.skills("hedge wizard")
    game.everybody_passes()
    assert (events.FightWon(ALICE, "banshee") in game.told) is is_won
    assert game.alice.skills("hedge wizard") == ["magic", "sorcery"]


def test_hedge_wizard_champion_needs_him_along():
    game = fought(
        "catacomb tracks melee",
        "witch hunter, gravedigger",
        alice="witch hunter; gravedigger 1, hedge wizard 1 wears hedge wizard tonic; 2g",
        chris="; ; holds tracks",
        catacomb="banshee",
    )
    assert "skill_gained" not in game.kinds_told
    assert events.FightLost(ALICE, "banshee") in game.told
