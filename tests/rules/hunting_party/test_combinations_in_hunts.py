"""Combinations: hunts, the Shadow, bounties; several rules that meet, played through."""

from collections import Counter

import pytest

import rules
from rules.hunting_party import events
from rules.hunting_party.cards import AGENTS
from rules.hunting_party.state import ORACLE
from tests.kit.party import scenario
from tests.kit.party.fights import pause_of
from tests.kit.party.tablets import one_of, ruled_out

ALICE, BEN, CHRIS, DANA = range(4)


def duel(alice, sent):
    """Alice hunts in the Palace and stands before an agent of Melee and Melee, or Subdue and Range."""
    game = scenario(
        alice=f"dream walker; {alice}; 1g",
        ben="; ; holds palace",
        chris="; elvish archer 1",
        palace="masked duellist",
    )
    game.alice(f"hunt palace bait subdue with {sent}")
    game.denials_run()
    return game


KNIGHT, LOAN = ("alice", "disband knight"), ("chris", "use elvish archer")


@pytest.mark.parametrize("deeds", [(LOAN, KNIGHT), (KNIGHT, LOAN)], ids=["loan first", "knight first"])
def test_pc06_loan_potion_knight_bounty(deeds):
    agent = AGENTS["masked_duellist"]
    assert (agent.boxes, agent.bounty) == ((("melee", "melee"), ("subdue", "range")), 6)
    game = duel("princess 2, retiarii 1, knight 1", "princess, retiarii, knight")
    for name, deed in deeds:
        pause_of(game, name)
        game[name](deed)
    assert game.alice.members == ("princess", "retiarii")
    assert (game.alice.money, game.bottom("arena")) == ("0", ("knight",))
    game.everybody_passes()
    assert events.FightWon(ALICE, "masked_duellist") in game.told
    assert events.BountyPaid(ALICE, gold=6, free=5, silver=15) in game.told
    assert game.alice.money == "3g 3s"


def test_pc06_with_the_knight_as_only_subdue_it_is_lost():
    game = duel("princess 2, smuggler 1, knight 1", "princess, smuggler, knight")
    pause_of(game, "chris")
    game.chris("use elvish archer")
    pause_of(game, "alice")
    game.alice("disband knight")
    game.everybody_passes()
    assert events.FightLost(ALICE, "masked_duellist") in game.told


def test_pc07_own_denial_then_chest_and_hand_limit():
    game = scenario(
        alice="witch hunter; ranger 2, paladin 2; 1g; hand inquisitor mask, druid sap, witch brew; holds catacomb bait",
        ben="; ; holds palace sorcery range",
        chris="; ; holds darkwoods knowledge magic",
        destined="mystic_vale tracks melee",
        catacomb="ossuary keeper",
        market="bard lute, princess tiara",
    )
    game.alice("hunt catacomb tracks melee with witch hunter, ranger, paladin")
    for person in (game.ben, game.chris):
        person("show none")
    game.everybody_passes()
    assert events.OwnDenial(ALICE, ("catacomb", "tracks", "melee")) in game.told
    assert events.BountyPaid(ALICE, gold=8, free=4, silver=16) in game.told
    assert game.alice.money == "5g"
    game.alice("chest 2")
    assert len(game.alice.hand) == 5
    assert game.alice.money == "3g"
    game.alice("equip ranger with inquisitor mask")
    assert game.alice.money == "4g"
    game.alice("end turn")
    assert game.alice.kind == "throw_cards"
    game.alice("throw druid sap")
    assert len(game.alice.hand) == 3
    assert game.bottom("market") == ("druid_sap",)
    assert events.CardsThrown(ALICE, 1) in game.told
    assert game.active == "ben"


def test_pc08_found_not_slain_bribe_and_the_next_takes_the_prize():
    game = scenario(
        active="ben",
        red=0,
        destined="catacomb tracks range",
        ben="witch hunter; poacher 1, elvish archer 1, smuggler 1; 3g",
        chris="gravedigger; deserter 3; 3g; hand hedge wizard tonic",
    )
    game.ben("hunt catacomb tracks range with witch hunter, poacher, elvish archer")
    game.nobody_denies()
    game.everybody_passes()
    assert events.RedShareAdded(1) in game.told
    game.ben("offer chris 1g")
    game.chris("accept ben")
    assert events.Traded(BEN, CHRIS, 4, 0, 0, 0) in game.told
    assert game.chris.offered("victim:") == {"victim:1.poacher", "victim:1.elvish_archer", "victim:1.smuggler"}
    game.chris("kill smuggler")
    game.everybody_passes()
    game.ben("end turn")
    game.hush()
    game.chris("hunt catacomb tracks range with gravedigger, deserter")
    game.nobody_denies()
    game.chris("drink hedge wizard tonic on deserter, range")
    pause_of(game, "ben")
    assert game.ben.is_offered("use elvish archer")
    game.ben("pass")
    game.everybody_passes()
    assert events.ShadowSlain(CHRIS) in game.told
    assert events.BountyPaid(CHRIS, gold=40, free=5, silver=100) in game.told
    assert game.chris.money == "29g"
    assert game.red_shares == 1
    assert game.winners == ("chris",)


A, B, C = "palace bait subdue", "catacomb sorcery melee", "darkwoods tracks range"


def sharers():
    """Hands A, B, A, C; destined are Mystic Vale, Knowledge and Magic; Alice has named A's Palace with two of these."""
    game = scenario(
        alice=f"bard; stormcaller 1, mesmerist 1; holds {A}",
        ben=f"; ; holds {B}",
        chris=f"princess; hedge wizard 1; holds {A}",
        dana=f"; ; holds {C}",
        palace="turncoat footman, lying herald",
    )
    game.alice("hunt palace knowledge magic with bard, stormcaller, mesmerist")
    return game


def test_pc12_sharers_and_own_denial():
    game = sharers()
    assert game.asked == ("ben",)
    game.ben("show none")
    assert game.asked == ("dana",)
    game.dana("show none")
    named = ("palace", "knowledge", "magic")
    assert events.OwnDenial(ALICE, named) in game.told
    assert events.AgentTurnedUp(ALICE, "palace", "turncoat_footman") in game.told
    game.everybody_passes()
    for person in (game.ben, game.dana):
        assert one_of(person, "alice") == one_of(person, "chris") == [set(named)]
    known = (game.ben.tablet, game.dana.tablet)
    game.turn_of("chris")
    game.hush()
    game.chris("hunt palace knowledge magic with princess, hedge wizard")
    assert game.asked == ("dana",)
    game.dana("show none")
    assert game.asked == ("ben",)
    game.ben("show none")
    assert events.OwnDenial(CHRIS, named) in game.told
    assert [(tablet.rows, set(tablet.one_of)) for tablet in known] == [
        (person.tablet.rows, set(person.tablet.one_of)) for person in (game.ben, game.dana)
    ]


def test_pc12_who_bids():
    game = scenario(active="chris", seats=4, forest="centaur")
    game.chris("hire forest")
    game.chris("first")
    asked = []
    while game.kind == "bid":
        asked += game.asked
        game[game.asked[0]]("pass")
    assert asked == ["chris", "dana", "ben"]


def test_pc13_two_seats_only_the_destined_hunt_finds():
    game = scenario(
        seats=2,
        alice="bard; retiarii 0, witch hunter 0, fortune teller 1, hedge wizard 1; holds darkwoods knowledge subdue",
        ben="; ; holds catacomb tracks range",
        oracle="palace bait melee",
        palace="turncoat footman, lying herald, gilded cutpurse",
    )
    shown = Counter()
    for _ in range(3):
        game.alice("hunt palace bait melee with bard, retiarii, witch hunter")
        assert game.asked == ("ben",)
        game.ben("show none")
        game.oracle()
        game.everybody_passes()
        card = next(fact for fact in reversed(game.alice.told) if fact.kind == "prophecy_shown")
        assert card.by == ORACLE
        shown[card.card] += 1
        game.alice("end turn")
        game.ben("end turn")
    assert set(shown) <= {"palace", "bait", "melee"}
    assert set(shown) <= ruled_out(game.alice)
    assert "shadow_found" not in game.kinds_told
    game.alice("hunt mystic_vale sorcery magic with fortune teller, hedge wizard")
    game.ben("show none")
    game.oracle()
    game.everybody_passes()
    assert events.ShadowFound(ALICE, ("mystic_vale", "sorcery", "magic")) in game.told
    assert events.HuntPassed(ORACLE, is_sharer=False) in game.told
    assert game.winners is None
    assert game.ben.offered("victim:") == {
        f"victim:0.{hunter}" for hunter in ("retiarii", "witch_hunter", "fortune_teller", "hedge_wizard")
    }


def test_pc14_handicap_consequence_and_eighth_red_share():
    game = scenario(
        active="chris",
        red=6,
        alice="woodsman; wolf familiar 0, bard 1",
        ben="; ; holds tracks",
        chris="dream walker; dragon familiar 0",
        mystic_vale="tide of faces",
        darkwoods="elder rot",
    )
    game.chris("hunt mystic_vale tracks magic with dream walker, dragon familiar")
    game.denials_run()
    game.everybody_passes()
    assert AGENTS["tide_of_faces"].consequence.amount == 2
    assert (game.red_shares, game.winners) == (7, None)
    assert "killed" not in game.kinds_told
    assert game.chris.kind == "take_turn"
    assert game.chris.members == ("dragon_familiar",)
    game.chris("end turn")
    game.alice("hunt darkwoods tracks range with woodsman, wolf familiar, bard")
    game.denials_run()
    game.everybody_passes()
    assert game.red_shares == 8
    assert game.winners == ()
    assert game.alice.members == ("wolf_familiar", "bard")
    assert rules.decisions(game.state) == ()
    for view in game.views.values():
        assert view.opened.destined == game.state.destined
        assert view.opened.hands == ((), (), ())


def geared():
    """Alice's hero, the Ranger, wears Crossbow and Boots and has learnt the way to the Mystic Vale."""
    game = scenario(
        alice="ranger; ; 3g; hand deserter crossbow, elvish archer boots, woodsman axe",
        ben="; witch 1",
        destined="mystic_vale tracks range",
    )
    game.alice("equip ranger with deserter crossbow")
    assert game.alice.money == "4g"
    game.alice("equip ranger with elvish archer boots")
    assert game.alice.money == "5g"
    game.alice.refused("equip ranger with woodsman axe", rule="HP-27")
    game.alice("use ranger champion on witch")
    game.everybody_passes()
    assert game.alice.skills("ranger") == ["darkwoods", "mystic_vale", "range", "range", "tracks"]
    return game


def test_pc15_the_ranger_as_hero():
    game = geared()
    game.alice("hunt mystic_vale tracks range with ranger")
    game.nobody_denies()
    game.everybody_passes()
    assert events.ShadowSlain(ALICE) in game.told
    assert events.BountyPaid(ALICE, gold=40, free=8, silver=160) in game.told
    assert game.alice.money == "45g"
    assert game.winners == ("alice",)


def test_pc15_what_was_copied_goes_and_what_is_worn_stays():
    game = geared()
    game.alice("end turn")
    assert "mystic_vale" not in game.alice.skills("ranger")
    game.ben("end turn")
    game.chris("end turn")
    assert game.alice.hunts == {("darkwoods", "tracks", "range")}
