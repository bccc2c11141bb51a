"""Combinations: shares, thefts, debts, wishes, answers; several rules that meet, played through."""

import pytest

from rules.hunting_party import events
from tests.kit.party import scenario

ALICE, BEN, CHRIS, DANA, EVE = range(5)


def test_pc01_friendship_one_off_champion_two_thefts_lost_item():
    game = scenario(
        alice="virgin maiden; bard 1; hand boots of speed",
        ben="witch; witch hunter 1 wears witch hunter hat; 3g; hand enchantress potion",
        chris="knight; princess 2, gravedigger 1 wears gravedigger clogs; 3g",
        temple="paladin",
    )
    game.alice("hire temple")
    game.alice("first")
    game.alice("bid 4")
    game.ben("pass")
    game.chris("pass")
    assert (game.alice.shares("paladin"), game.alice.free) == (3, 4)
    game.alice("use bard on paladin")
    game.everybody_passes()
    assert (game.alice.shares("paladin"), game.alice.free) == (2, 5)
    game.alice("equip paladin with boots of speed")
    assert (game.alice.shares("paladin"), game.alice.free) == (1, 6)
    game.alice("end turn")
    game.ben("drink enchantress potion on paladin")
    game.everybody_passes()
    assert (game.ben.shares("paladin"), game.alice.free) == (3, 7)
    game.ben("end turn")
    game.chris("use gravedigger champion")
    game.everybody_passes()
    game.chris("keep enchantress potion")
    assert game.active == "alice"
    game.chris("drink enchantress potion on paladin")
    game.everybody_passes()
    assert game.owner("paladin") == "chris"
    assert game.chris.shares("paladin") == 0
    game.chris("disband princess")
    assert (game.chris.shares("paladin"), game.chris.money) == (2, "1g")
    game.ben("use witch hunter champion on boots of speed")
    game.everybody_passes()
    assert game.bottom("market") == ("boots_of_speed",)
    assert (game.chris.shares("paladin"), game.chris.is_champion("paladin")) == (3, False)


def into_debt():
    """Ben has stolen himself into debt in his own turn; it is Chris's turn now."""
    game = scenario(
        active="ben",
        alice="; bard 3; 3g",
        ben="dream walker; woodsman 4, runesmith 3; 0g; hand enchantress potion",
        chris="; ; 3g",
        forest="centaur",
    )
    assert game.ben.free == 1
    game.ben("drink enchantress potion on bard")
    game.everybody_passes()
    assert game.ben.free == -2
    assert [game.ben.shares(hunter) for hunter in game.ben.members] == [4, 3, 3]
    game.ben("end turn")
    return game


def test_pc02_a_trade_keeps_off_the_party_disband():
    game = into_debt()
    game.chris("hire forest")
    game.chris("last")
    game.alice("pass")
    assert events.BidPassed(BEN, is_forced=True) in game.told
    game.chris("pass")
    game.chris("end turn")
    game.chris("offer ben 3g")
    game.ben("accept chris")
    assert (game.ben.money, game.chris.money) == ("3g", "0")
    game.alice("end turn")
    assert (game.active, game.ben.kind) == ("ben", "take_turn")
    game.ben("disband runesmith")
    assert (game.ben.free, game.ben.money) == (1, "0")
    game.ben("hire forest")
    game.ben("first")
    assert game.ben.offered("bid:") == {"bid:1"}


def test_pc02_without_it_the_party_is_disbanded_before_any_question():
    game = into_debt()
    game.chris("end turn")
    game.hush()
    game.alice("end turn")
    assert events.PartyDisbanded(BEN, silver=0, cards=0, is_forced=True) in game.told
    assert (game.ben.members, game.ben.free) == ((), 8)
    assert (game.active, game.ben.kind) == ("chris", None)


def test_pc03_hate_and_a_disband_between_flip_and_bid():
    game = scenario(alice="witch hunter; paladin 2, bard 3; 2g", tower="witch")
    assert game.alice.free == 3
    game.alice("hire tower")
    game.alice("last")
    game.ben("pass")
    game.chris("bid 2")
    assert game.alice.offered("bid:") == set()
    assert game.alice.is_offered("pass")
    game.alice("disband paladin")
    assert (game.alice.free, game.alice.money) == (5, "0")
    assert game.alice.offered("bid:") == {"bid:3", "bid:4"}
    game.alice.refused("bid 5", rule="HP-17")
    game.alice("bid 3")
    assert (game.alice.shares("witch"), game.alice.free) == (4, 1)


def wished(agent):
    """In Ben's hunt Alice wants his Ranger poisoned, then Chris wants him stolen."""
    game = scenario(
        active="ben",
        alice="; ; hand potion of poison; holds palace bait subdue",
        ben="princess; ranger 1, hedge wizard 1",
        chris="; ; hand enchantress potion; holds catacomb sorcery melee",
        palace=agent,
    )
    game.ben("hunt palace knowledge magic with princess, ranger, hedge wizard")
    game.alice("drink potion of poison on ranger")
    assert game.asked == ("chris",)
    game.chris("drink enchantress potion on ranger")
    assert [len(person.wishes) for person in game.people] == [1, 0, 1]
    assert game.owner("ranger") == "ben"
    game.hush()
    game.denials_run()
    game.everybody_passes()
    return game


def returned(person):
    return [fact.key for fact in person.told if fact.kind == "wish_returned"]


def test_pc04_a_victim_that_is_gone_gives_both_potions_back():
    game = wished("painted ancestor")
    game.ben("kill ranger")
    game.everybody_passes()
    assert game.alice.hand == ("potion_of_poison",)
    assert game.chris.hand == ("enchantress_potion",)
    assert returned(game.alice) == ["potion:potion_of_poison"]
    assert returned(game.chris) == ["potion:enchantress_potion"]
    assert returned(game.ben) == []
    assert "played" not in game.kinds_told
    assert "wish_returned" not in game.kinds_told
    assert [person.wishes for person in game.people] == [(), (), ()]


def test_pc04_had_he_lived_the_left_neighbour_would_come_first():
    game = wished("turncoat footman")
    assert events.Stolen(CHRIS, BEN, "ranger") in game.told
    assert game.owner("ranger") == "chris"
    assert (game.alice.hand, game.chris.hand) == (("potion_of_poison",), ())
    assert returned(game.alice) == ["potion:potion_of_poison"]
    assert returned(game.chris) == []
    assert "killed" not in game.kinds_told


def stealing_bard(alice):
    game = scenario(
        active="chris",
        alice=f"falconer; bard 2{alice}",
        ben="witch hunter; ; hand enchantress potion",
        chris="woodsman",
    )
    game.ben("drink enchantress potion on bard")
    return game


def test_pc05_steal_cancel_and_cancel_the_cancel():
    game = stealing_bard("; hand archmage potion, druid sap")
    assert game.asked == ("alice",)
    game.alice("answer with archmage potion")
    assert game.asked == ("ben",)
    game.ben("answer with witch hunter")
    game.everybody_passes()
    assert game.owner("bard") == "ben"
    assert (game.ben.agreed("bard"), game.ben.shares("bard"), game.ben.free) == (2, 2, 6)
    assert game.ben.marks("witch hunter") == ("normal",)
    assert game.bottom("market", 2) == ("enchantress_potion", "archmage_potion")
    assert game.alice.hand == ("druid_sap",)


def test_pc05_without_an_item_she_is_not_asked():
    game = stealing_bard("")
    assert game.owner("bard") == "ben"
    assert game.kind == "take_turn"


def stolen_ranger():
    """Alice's Ranger used his champion power and went hunting; then in Ben's turn Ben stole him."""
    game = scenario(
        alice="witch hunter; ranger 2 wears ranger hood",
        ben="woodsman; hermit 1; hand enchantress potion, hermit tea; holds tracks",
        chris="stormcaller",
        catacomb="corpse lantern",
    )
    game.alice("use ranger champion on stormcaller")
    game.everybody_passes()
    game.alice("hunt catacomb tracks melee with witch hunter, ranger")
    game.denials_run()
    game.everybody_passes()
    game.alice("end turn")
    game.ben("drink enchantress potion on ranger")
    game.everybody_passes()
    assert game.owner("ranger") == "ben"
    return game


def test_pc09_stolen_while_tired():
    game = stolen_ranger()
    assert game.ben.is_tired("ranger")
    assert game.ben.marks("ranger") == ("champion",)
    assert game.ben.hunts == {("darkwoods", "knowledge", "range")}
    game.ben.refused("hunt darkwoods tracks range with woodsman, ranger")
    game.ben.refused("hunt darkwoods knowledge range with woodsman, hermit, ranger")
    game.ben.refused("use ranger champion on stormcaller")
    game.ben("end turn")
    assert game.ben.is_tired("ranger")
    game.chris("end turn")
    assert game.ben.marks("ranger") == ("champion",)
    game.alice("end turn")
    assert game.active == "ben"
    assert not game.ben.is_tired("ranger")
    assert game.ben.marks("ranger") == ()
    assert ("darkwoods", "tracks", "range") in game.ben.hunts


def test_pc09_a_power_that_readies_works_on_him():
    game = stolen_ranger()
    game.ben("use hermit")
    game.everybody_passes()
    game.ben("end turn")
    assert (game.active, game.ben.is_tired("ranger")) == ("chris", True)
    game.ben("drink hermit tea on ranger, hermit")
    game.everybody_passes()
    assert not game.ben.is_tired("ranger")
    assert game.ben.marks("ranger") == ("champion",)


def skipping():
    """Chris, in debt, has begun his turn with a skip-turn power; Ben cancelled it; Chris threw down to three cards."""
    game = scenario(
        active="ben",
        ben="; ; hand mesmerist philtre",
        chris="bounty hunter; woodsman 5, runesmith 4 used, poacher 1; 1g; "
        "hand druid sap, witch brew, bard lute, hermit tea",
    )
    game.ben("end turn")
    assert (game.active, game.chris.kind, game.chris.free) == ("chris", "take_turn", -2)
    assert game.chris.marks("runesmith") == ()
    game.chris("use bounty hunter")
    game.ben("answer with mesmerist philtre")
    game.everybody_passes()
    assert "bounty_raised" not in game.kinds_told
    assert game.chris.kind == "throw_cards"
    game.chris("throw witch brew")
    assert (len(game.chris.hand), game.active) == (3, "alice")
    return game


def test_pc10_skip_turn_power_cancelled_with_marks_hand_and_debt():
    game = skipping()
    game.chris("use poacher on catacomb")
    game.everybody_passes()
    assert game.chris.money == "0"
    game.alice("end turn")
    game.ben("end turn")
    assert events.PartyDisbanded(CHRIS, silver=0, cards=3, is_forced=True) in game.told
    assert game.active == "alice"


def test_pc10_who_can_pay_somebody_off_is_not_forced_then_either():
    game = skipping()
    game.alice("end turn")
    game.ben("end turn")
    assert (game.active, game.chris.kind, game.chris.free) == ("chris", "take_turn", -2)


FIVE = {
    "alice": "witch hunter; ; hand druid sap; holds palace bait subdue",
    "ben": "falconer; ; hand ranger hood; holds catacomb sorcery melee",
    "chris": "woodsman; ; hand potion of poison",
    "dana": "poacher; druid 1; hand bard lute",
    "eve": "gravedigger; stormcaller 1, smuggler 1; hand archmage potion; holds darkwoods tracks range",
}


def test_pc11_five_seats_who_may_answer():
    game = scenario(active="chris", **FIVE)
    game.chris("drink potion of poison on druid")
    assert set(game.asked) == {"ben", "dana"}
    assert (game.alice.kind, game.eve.kind) == (None, None)
    for name in ("alice", "eve"):
        assert game[name].offered("respond:") == set()
    game.everybody_passes()
    assert game.owner("druid") is None


def test_pc11_five_seats_who_bids():
    game = scenario(active="eve", **FIVE)
    game.eve("hire forest")
    game.eve("first")
    asked = []
    while game.kind == "bid":
        asked += game.asked
        game[game.asked[0]]("pass")
    assert asked == ["eve", "alice", "dana"]


def test_pc11_five_seats_who_denies():
    game = scenario(active="eve", **FIVE)
    game.eve("hunt catacomb tracks magic with gravedigger, stormcaller")
    game.alice("show none")
    assert game.ben.offered("show:") == {"show:catacomb"}
    game.ben("show catacomb")
    assert events.HuntDenied(BEN) in game.told
    assert game.eve.was_told(events.ProphecyShown(BEN, "catacomb"))


@pytest.mark.parametrize("armed", [True, False])
def test_pc11_only_those_with_something_in_hand(armed):
    lines = FIVE | {"ben": "falconer; ; hand ranger hood" if armed else "falconer"}
    game = scenario(active="chris", **lines)
    game.chris("drink potion of poison on druid")
    assert ("ben" in game.asked) is armed
