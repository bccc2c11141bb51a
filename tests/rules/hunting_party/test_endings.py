"""Endings: who has most, what stops at the end, the cap of rounds, and a seat that nobody plays any more."""

import pytest

import rules
from rules import Action, Illegal
from rules.hunting_party import events
from tests.kit.party import scenario

ALICE, BEN, CHRIS = range(3)
HUNTERS = "witch hunter, ranger, elvish archer"


def slain(ben="", alice="", chris="", shares=(3, 3)):
    """Ben has slain the Shadow, with so many shares on his Ranger and his Archer."""
    game = scenario(
        active="ben",
        destined="catacomb tracks range",
        alice=f"dream walker; {alice}",
        ben=f"witch hunter; ranger {shares[0]}, elvish archer {shares[1]}; {ben}",
        chris=f"woodsman; {chris}",
    )
    game.ben(f"hunt catacomb tracks range with {HUNTERS}")
    game.nobody_denies()
    game.everybody_passes()
    return game


def test_p156_most_money_wins_and_not_the_slayer():
    game = slain(ben="2g", alice="7g 1s", shares=(4, 3))
    assert game.ben.money == "7g"
    assert game.winners == ("alice",)


def test_p156_silver_counts():
    assert slain(ben="2g 2s", alice="7g 1s", shares=(4, 3)).winners == ("ben",)


@pytest.mark.parametrize(
    ("money", "winners"),
    [
        ({"ben": "2g", "alice": "7g"}, ("ben",)),
        ({"ben": "0g", "alice": "7g", "chris": "; bard 1; 7g"}, ("alice",)),
        ({"ben": "0g", "alice": "bard 1; 7g", "chris": "7g"}, ("chris",)),
        ({"ben": "0g", "alice": "7g", "chris": "7g"}, ("alice", "chris")),
    ],
)
def test_hp44_ties_go_to_the_slayer_then_to_more_free_shares_then_are_shared(money, winners):
    assert slain(**money, shares=(4, 3)).winners == winners


def test_p157_only_the_slayer_is_paid():
    game = slain(ben="3g", alice="3g", chris="3g", shares=(2, 2))
    assert events.BountyPaid(BEN, gold=40, free=4, silver=80) in game.told
    assert (game.alice.money, game.ben.money, game.chris.money) == ("3g", "23g", "3g")
    assert game.told[-1] == events.Ended(game.state.outcome, (12, 92, 12))


def test_p157_then_nothing_more_can_be_done():
    game = scenario(
        active="ben",
        destined="catacomb tracks range",
        alice="dream walker; bard 1; hand potion of poison, druid sap",
        ben="witch hunter; ranger 2, elvish archer 2; hand witch brew",
        chris="woodsman; ; hand enchantress potion",
    )
    game.ben(f"hunt catacomb tracks range with {HUNTERS}")
    game.alice("drink potion of poison on ranger")
    game.chris("offer alice 1g")
    assert game.alice.wishes
    game.nobody_denies()
    game.everybody_passes()
    assert game.winners == ("ben",)
    assert "killed" not in game.kinds_told
    assert game.alice.hand == ("potion_of_poison", "druid_sap")
    assert rules.decisions(game.state) == ()
    for typed in ("end_turn", "disband:bard", "accept:2", "potion:druid_sap", "hunt", "offer:1"):
        for question in (rules.AT_ANY_TIME, game.state.questions):
            with pytest.raises(Illegal) as refused:
                rules.apply(game.state, Action(ALICE, question, typed))
            assert refused.value.reason == "table_over"


def test_p157_hands_and_the_destined_three_are_opened():
    game = slain(alice="bard 1; hand potion of poison", chris="hand witch brew, druid sap", shares=(2, 2))
    for view in game.views.values():
        assert view.opened.destined == ("catacomb", "tracks", "range")
        assert view.opened.prophecies == tuple(person.seat.prophecies for person in game.people)
        assert view.opened.hands == (("potion_of_poison",), (), ("witch_brew", "druid_sap"))


def test_p157_nothing_is_opened_before():
    game = scenario()
    assert all(view.opened is None for view in game.views.values())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_p159_at_the_cap_nobody_wins(seats):
    game = scenario(seats=seats, rounds=3, turn=2 * seats + 1)
    assert (game.public.round, game.public.rounds) == (3, 3)
    for person in game.people:
        assert game.winners is None
        assert game.active == person.name
        person("end turn")
    assert game.winners == ()
    assert "bounty_paid" not in game.kinds_told
    assert game.public.opened is not None
    assert all(person.money == "3g" for person in game.people)


def test_p159_all_three_rounds_are_played():
    game = scenario(rounds=3, turn=1)
    for _ in range(3):
        for person in game.people:
            assert game.winners is None
            person("end turn")
    assert game.winners == ()


def left(game, name):
    """Answers of the seat whose player left: defaults, as long as it alone is asked."""
    while game.asked == (name,):
        decision = game[name].decision
        game[name].answers(decision.default)


def test_p160_a_leavers_cards_still_deny():
    game = scenario(
        alice="gravedigger; smuggler 1, stormcaller 1; holds darkwoods knowledge subdue",
        ben="; ; holds catacomb tracks range",
        chris="; ; holds palace bait melee",
    )
    game.alice("hunt catacomb tracks magic with gravedigger, stormcaller")
    before = game.chris.tablet.rows
    left(game, "ben")
    assert events.HuntDenied(BEN) in game.told
    shown = [fact for fact in game.alice.told if fact.kind == "prophecy_shown"]
    assert len(shown) == 1
    assert shown[0].card in ("catacomb", "tracks")
    assert game.chris.tablet.rows == before
    assert not [fact for fact in game.chris.told if fact.kind.startswith("prophecy")]


def test_p160_a_leaver_bids_nothing_answers_nothing_and_ends_its_turns():
    game = scenario(
        alice="; ; hand witch brew",
        ben="; smuggler 1; hand archmage potion, druid sap",
        forest="centaur",
    )
    game.alice("drink witch brew on smuggler")
    left(game, "ben")
    assert game.ben.shares("smuggler") == 3
    game.alice("hire forest")
    game.alice("first")
    game.alice("bid 1")
    left(game, "ben")
    game.chris("pass")
    assert game.owner("centaur") == "alice"
    assert events.BidPassed(BEN, is_forced=False) in game.told
    game.alice("end turn")
    left(game, "ben")
    assert game.active == "chris"
    assert game.ben.hand == ("archmage_potion", "druid_sap")
