"""Theft and trade: with how many shares a stolen hunter lies, and what may be put into a trade."""

import pytest

from rules.hunting_party import events
from tests.kit.party import names_in, scenario

ALICE, BEN, CHRIS = range(3)


def test_p101_a_second_theft_starts_from_the_same_agreed_number():
    game = scenario(ben="witch; paladin 3", chris="knight; princess 1; hand enchantress potion")
    assert (game.ben.shares("paladin"), game.ben.free) == (4, 4)
    game.chris("drink enchantress potion on paladin")
    game.everybody_passes()
    assert game.owner("paladin") == "chris"
    assert (game.chris.agreed("paladin"), game.chris.shares("paladin")) == (3, 1)
    assert game.ben.free == 8


def test_p102_those_left_and_those_joined_are_worked_out_anew():
    game = scenario(ben="; paladin 2, witch 1", chris="; witch hunter 2; hand enchantress potion")
    assert (game.ben.shares("paladin"), game.ben.free, game.chris.free) == (3, 4, 6)
    game.chris("drink enchantress potion on witch")
    game.everybody_passes()
    assert events.Stolen(CHRIS, BEN, "witch") in game.told
    assert (game.ben.shares("paladin"), game.ben.free) == (2, 6)
    assert (game.chris.shares("witch_hunter"), game.chris.shares("witch"), game.chris.free) == (3, 1, 4)
    assert events.SharesChanged(BEN, "paladin", 3, 2) in game.told
    assert events.SharesChanged(CHRIS, "witch_hunter", 2, 3) in game.told


def shop():
    return scenario(
        alice="; paladin 2 wears boots of speed, bard 1; 1g 2s; hand druid sap, trapper snare; holds palace bait",
        ben="; ranger 1 wears inquisitor mask; hand ranger hood",
    )


def test_p105_the_form_lists_own_money_and_own_hand():
    game = shop()
    game.alice.answers("offer:1")
    assert game.alice.offered("give:") == {"give:druid_sap", "give:trapper_snare"}
    assert game.alice.offered("give_silver:") <= {f"give_silver:{silver}" for silver in range(7)}
    assert game.alice.offered("ask_cards:") <= {"ask_cards:0", "ask_cards:1"}


@pytest.mark.parametrize("goods", ["paladin", "boots of speed", "bard", "7s"])
def test_p105_members_and_what_they_wear_are_no_goods(goods):
    game = shop()
    game.alice.refused(f"offer ben {goods}", rule="HP-33")


@pytest.mark.parametrize("goods", ["ranger hood", "ranger", "inquisitor mask", "palace", "princess tiara"])
def test_p105_nor_is_what_one_does_not_have_in_hand(goods):
    game = shop()
    game.alice.refused(f"offer ben {goods}")


def test_p105_nor_can_the_other_side_lay_such_things():
    game = shop()
    game.alice("offer ben 1g for 1 card")
    game.ben("accept alice")
    assert game.ben.offered("lay:") == {"lay:ranger_hood"}
    for goods in ("ranger", "inquisitor mask"):
        game.ben.refused(f"lay {goods}", rule="HP-33")
    game.ben.refused("lay sorcery")


def test_p105_what_was_agreed_changes_hands():
    game = shop()
    game.alice("offer ben 1g, druid sap for 1 card")
    game.ben("accept alice")
    game.ben("lay ranger hood")
    assert game.alice.hand == ("druid_sap", "trapper_snare")
    game.alice("confirm ben")
    assert (game.alice.hand, game.ben.hand) == (("trapper_snare", "ranger_hood"), ("druid_sap",))
    assert (game.alice.money, game.ben.money) == ("2s", "4g")
    assert game.told == (events.Traded(ALICE, BEN, 4, 0, 1, 1),)


def trading(deed, **lines):
    """The position when Alice has begun this, with two cards in Ben's hand that she would like to have."""
    game = scenario(
        **{
            "alice": "witch hunter; gravedigger 1, smuggler 1; 3g; hand hermit tea; holds palace bait subdue",
            "ben": "dream walker; bard 1; hand druid sap, witch brew; holds catacomb sorcery range",
            "chris": "poacher; ; holds darkwoods tracks magic",
            "catacomb": "ossuary keeper",
        }
        | lines
    )
    for person, words in deed:
        game[person](words)
    return game


HUNT = ("alice", "hunt catacomb tracks melee with witch hunter, gravedigger")
MOMENTS = {
    "take_turn": [],
    "bid_order": [("alice", "hire forest")],
    "bid": [("alice", "hire forest"), ("alice", "last")],
    "purchase": [("alice", "buy")],
    "deny": [HUNT],
    "fight": [HUNT, ("ben", "show catacomb")],
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_hp33_trades_go_on_in_hunts_and_bidding_too(moment):
    game = trading(MOMENTS[moment])
    assert game.kind == moment
    question = game.question
    game.ben("offer alice druid sap for 1g")
    game.alice("accept ben")
    assert events.Traded(BEN, ALICE, 0, 4, 1, 0) in game.told
    assert game.alice.hand == ("hermit_tea", "druid_sap")
    assert (game.alice.money, game.ben.money) == ("2g", "4g")
    assert (game.kind, game.question) == (moment, question)


CLOSED = {
    "respond": (
        [("alice", "drink witch brew on bard")],
        {"alice": "; smuggler 1; 3g; hand witch brew", "ben": "; bard 1; hand druid sap"},
    ),
    "chest": (
        [HUNT, ("ben", "show catacomb"), ("alice", "pass")],
        {"alice": "witch hunter; gravedigger 1, paladin 1; 3g; hand hermit tea"},
    ),
    "throw_cards": (
        [("alice", "hunt catacomb tracks subdue with gravedigger"), ("ben", "show catacomb"), ("alice", "pass")],
        {
            "alice": "witch hunter; gravedigger 1, mesmerist 1; 3g; hand hermit tea, ranger hood, witch brew",
            "ben": "dream walker; bard 1; hand druid sap; holds catacomb sorcery range",
            "catacomb": "crawling hand",
        },
    ),
}


@pytest.mark.parametrize("moment", CLOSED)
def test_hp33_but_not_in_a_window_nor_while_a_fight_is_paid(moment):
    deeds, lines = CLOSED[moment]
    second = "mesmerist" if moment == "throw_cards" else "paladin"
    deeds = [(person, words.replace("gravedigger", f"gravedigger, {second}")) for person, words in deeds]
    game = trading(deeds, **lines)
    assert game.kind == moment
    for person, other in (("ben", "alice"), ("chris", "ben"), ("alice", "chris")):
        assert not game[person].is_offered(f"offer {other} 1s")


def test_hp33_what_is_no_longer_there_ends_the_offer():
    game = trading([])
    game.ben("offer alice druid sap for 1g")
    game.hush()
    game.ben("drink druid sap on bard")
    gone = events.OfferGone(BEN, ALICE, "impossible")
    assert game.alice.was_told(gone)
    assert game.ben.was_told(gone)
    assert not game.was_told(gone)
    assert not game.chris.was_told(gone)
    game.everybody_passes()
    assert not game.alice.is_offered("accept ben")


def test_hp33_of_a_trade_all_hear_the_money_and_the_number_of_cards():
    game = trading([])
    game.ben("offer alice druid sap, witch brew for 1g")
    game.alice("accept ben")
    assert game.told == (events.Traded(BEN, ALICE, 0, 4, 2, 0),)
    assert not {"druid_sap", "witch_brew"} & (names_in(game.chris.heard) | names_in(game.chris.view))
    assert game.alice.was_told(events.CardsCame(("druid_sap", "witch_brew")))


def test_hp33_the_hand_limit_counts_at_the_end_of_the_own_turn_only():
    game = trading([], alice="; ; 3g; hand hermit tea, bard lute")
    game.ben("offer alice druid sap, witch brew for 1g")
    game.alice("accept ben")
    assert len(game.alice.hand) == 4
    game.alice("end turn")
    assert game.alice.kind == "throw_cards"


@pytest.mark.parametrize("answer", ["refuse", "withdraw"])
def test_hp33_an_offer_refused_or_withdrawn_changes_nothing(answer):
    game = trading([])
    before = game.public
    game.ben("offer alice druid sap for 1g")
    assert not game.chris.is_offered("accept ben")
    if answer == "refuse":
        game.alice("refuse ben")
    else:
        game.ben("withdraw alice")
    assert not game.alice.is_offered("accept ben")
    assert game.public == before
    assert game.told == ()


def test_hp33_terms_put_in_place_of_others_must_be_agreed_to_anew():
    game = trading([])
    game.alice("offer ben 2g for 1 card")
    game.ben("accept alice")
    game.alice("offer ben for 2g, 1 card")
    game.ben.refused("lay druid sap", rule="HP-33")
    assert game.ben.is_offered("accept alice")
    assert game.ben.is_offered("refuse alice")
    assert (game.alice.money, game.ben.money) == ("3g", "3g")


def test_hp33_what_was_laid_for_other_terms_does_not_count():
    game = trading([])
    game.alice("offer ben 2g for 2 cards")
    game.ben("accept alice")
    game.ben("lay witch brew")
    game.alice("offer ben 1g for 1 card")
    game.ben("accept alice")
    game.ben("lay druid sap")
    game.alice("confirm ben")
    assert (game.alice.hand, game.ben.hand) == (("hermit_tea", "druid_sap"), ("witch_brew",))


def test_hp33_another_trade_that_is_being_put_together_goes_on():
    game = trading([])
    game.alice("offer ben 1g for 1 card")
    game.ben.answers("offer:2")
    game.alice("withdraw ben")
    assert game.ben.is_offered("back")
    assert game.ben.offered("give:") == {"give:druid_sap", "give:witch_brew"}


def test_hp33_cards_that_were_laid_can_be_taken_back():
    game = trading([])
    game.alice("offer ben 1g for 1 card")
    game.ben("accept alice")
    game.ben("lay witch brew")
    assert not game.ben.is_offered("accept alice")
    game.ben("refuse alice")
    assert game.alice.was_told(events.OfferGone(ALICE, BEN, "refused"))
    assert not game.alice.is_offered("confirm ben")
    assert (game.ben.hand, game.told) == (("druid_sap", "witch_brew"), ())


def test_hp33_nothing_is_put_in_twice():
    game = trading([])
    game.alice.answers("offer:1")
    assert game.alice.offered("ask_cards:") == {"ask_cards:1"}
    for key in ("give:hermit_tea", "ask_cards:1", "ask_cards:1", "give_silver:4", "give_silver:4", "ask_silver:4"):
        game.alice.answers(key)
    assert game.alice.offered("give:") == game.alice.offered("ask_cards:") == set()
    assert game.alice.offered("give_silver:") == {"give_silver:1", "give_silver:4"}
    game.alice.answers("give_silver:4")
    assert game.alice.offered("give_silver:") == set()
    game.alice.answers("send_offer")
    (offer,) = game.ben.view.own.offers
    assert (offer.silver, offer.cards, offer.asked_silver, offer.asked_cards) == (12, ("hermit_tea",), 4, 2)
    game.ben("accept alice")
    game.ben("lay witch brew")
    assert game.ben.offered("lay:") == {"lay:druid_sap"}
    game.ben("lay druid sap")
    game.alice("confirm ben")
    assert (game.alice.hand, game.ben.hand) == (("witch_brew", "druid_sap"), ("hermit_tea",))
    assert (game.alice.money, game.ben.money) == ("1g", "5g")


def test_hp33_an_empty_offer_cannot_be_sent():
    game = trading([])
    game.alice.answers("offer:1")
    assert "send_offer" not in game.alice.offered()
    game.alice.answers("back")
    assert "offer:1" in game.alice.offered()


def test_hp33_who_cannot_give_what_is_asked_cannot_accept():
    game = trading([])
    game.alice("offer ben 1s for 1g")
    assert game.ben.is_offered("accept alice")
    game.ben("offer chris 3g")
    game.chris("accept ben")
    assert not game.ben.is_offered("accept alice")
    assert game.ben.is_offered("refuse alice")
