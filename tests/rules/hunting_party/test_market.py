"""Item Purchase and Potions: who sees the Market's cards, what they cost, when a potion is used."""

import pytest

from rules.hunting_party import events
from tests.kit.party import names_in, scenario

TOPS = "ranger hood, boots of speed, trapper snare"


def test_p062_the_active_player_alone_sees_the_top_three_and_keeps_what_he_pays_for():
    game = scenario(market=TOPS)
    game.alice("buy")
    assert game.alice.view.own.cards_in_question == ("ranger_hood", "boots_of_speed", "trapper_snare")
    for card in ("ranger hood", "boots of speed", "trapper snare"):
        assert game.seers(card) == {"alice"}
    game.alice("pay for ranger hood, boots of speed")
    assert game.alice.hand == ("ranger_hood", "boots_of_speed")
    assert game.alice.money == "1g"
    assert game.bottom("market") == ("trapper_snare",)
    assert game.was_told(events.MarketVisited(0, 3))
    assert game.was_told(events.ItemsBought(0, 2, 8))
    assert not names_in((game.told, game.ben.told, game.chris.told)) & {
        "ranger_hood",
        "boots_of_speed",
        "trapper_snare",
    }
    assert game.seers("ranger hood") == {"alice"}
    assert (game.public.seats[0].hand_size, game.active) == (2, "alice")


def test_p062_what_was_taken_can_be_put_back_before_it_is_paid_for():
    game = scenario(market=TOPS, alice="; ; 1g")
    game.alice("buy")
    game.alice.answers("take:ranger_hood")
    assert game.alice.offered("take:") == set()
    game.alice.answers("put_back:ranger_hood")
    assert game.alice.money == "1g"
    game.alice("pay for trapper snare")
    assert (game.alice.hand, game.alice.money) == (("trapper_snare",), "0")


@pytest.mark.parametrize(("money", "most"), [("0g", 0), ("3s", 0), ("1g 3s", 1), ("2g", 2), ("9g", 3)])
def test_p063_none_to_three_as_far_as_the_money_goes(money, most):
    cards = TOPS.split(", ")
    game = scenario(alice=f"; ; {money}", market=TOPS)
    game.alice("buy")
    for card in cards[:most]:
        game.alice.answers(f"take:{card.replace(' ', '_')}")
    assert game.alice.offered("take:") == set()
    if most < 3:
        game.alice.refused(f"pay for {cards[most]}", rule="HP-24")
    game.alice("pay for nothing")
    assert len(game.alice.hand) == most
    assert not {"buy", "hire:tavern"} & game.alice.offered()
    assert game.was_told(events.ItemsBought(0, most, 4 * most))


def test_p063_with_money_too_one_may_take_none():
    game = scenario(market=TOPS)
    game.alice("buy")
    game.alice("pay for nothing")
    assert (game.alice.hand, game.alice.money) == ((), "3g")
    assert "buy" not in game.alice.offered()


@pytest.mark.parametrize("taken", [(), ("ranger_hood",), ("ranger_hood", "trapper_snare")])
def test_own70_what_was_taken_and_not_paid_for_is_not_bought_by_a_time_out(taken):
    game = scenario(market=TOPS)
    game.alice("buy")
    for card in taken:
        game.alice.answers(f"take:{card}")
    game.time_out()
    assert (game.alice.hand, game.alice.money) == ((), "3g")
    assert set(game.bottom("market", 3)) == {"ranger_hood", "boots_of_speed", "trapper_snare"}
    assert game.was_told(events.ItemsBought(0, 0, 0))
    assert "buy" not in game.alice.offered()


def test_own70_nor_if_a_trade_has_left_too_little_money_for_it():
    game = scenario(market=TOPS)
    game.alice("buy")
    for card in ("ranger_hood", "trapper_snare"):
        game.alice.answers(f"take:{card}")
    game.alice("offer ben 2g")
    game.ben("accept alice")
    game.time_out()
    assert (game.alice.hand, game.alice.money) == ((), "1g")


def test_p064_a_short_market_shows_what_it_has():
    game = scenario(market="only ranger hood, bard lute")
    game.alice("buy")
    assert game.alice.view.own.cards_in_question == ("ranger_hood", "bard_lute")
    assert game.was_told(events.MarketVisited(0, 2))


def test_p064_what_is_left_goes_under_it_in_the_order_drawn():
    game = scenario(market="only ranger hood, boots of speed, trapper snare, bard lute")
    game.alice("buy")
    game.alice("pay for boots of speed")
    assert game.stack("market") == ("bard_lute", "ranger_hood", "trapper_snare")


def test_p066_a_potion_can_be_used_at_any_time_then_lies_under_the_market():
    game = scenario(alice="; paladin 3; 3g; hand druid sap", active="ben")
    game.alice("drink druid sap on paladin")
    assert (game.alice.shares("paladin"), game.alice.free, game.alice.hand) == (1, 7, ())
    assert game.bottom("market") == ("druid_sap",)
    assert game.was_told(events.Played(0, "potion", "druid_sap", "", ("0.paladin",), is_answer=False))
    assert (game.asked, game.kind) == (("ben",), "take_turn")


def test_p066_also_before_and_after_an_action_of_the_own_turn():
    game = scenario(alice="; paladin 3; 3g; hand druid sap, witch brew", ben="; ranger 1", market="hermit tea")
    game.alice("drink druid sap on paladin")
    game.alice("buy")
    game.alice("pay for nothing")
    game.alice("drink witch brew on ranger")
    assert game.ben.shares("ranger") == 3
    assert game.kind == "take_turn"


def hunt_of_ben(**lines: str):
    """Ben has declared a hunt; Chris is asked whether he denies it."""
    game = scenario(
        **{"ben": "smuggler; ranger 1, paladin 1; 3g", "active": "ben", "alice": "; ; hand potion of poison", **lines}
    )
    game.ben("hunt catacomb bait range with smuggler, ranger")
    return game


def test_p067_in_a_foreign_hunt_a_potion_waits_for_its_end():
    game = hunt_of_ben(catacomb="corpse lantern", chris="; ; holds darkwoods tracks range")
    assert game.kind == "deny"
    game.alice("drink potion of poison on ranger")
    assert game.owner("ranger") == "ben"
    assert [wish.key for wish in game.alice.wishes] == ["potion:potion_of_poison"]
    assert game.alice.was_told(events.WishKept("potion:potion_of_poison", ("1.ranger",)))
    assert game.alice.hand == ("potion_of_poison",)
    assert "potion_of_poison" not in names_in((game.told, game.ben.told, game.chris.told))
    game.chris("show range")
    game.everybody_passes()
    assert game.was_told(events.FightLost(1, "corpse_lantern"))
    game.everybody_passes()
    assert game.owner("ranger") is None
    kinds = game.kinds_told
    assert kinds.index("fight_lost") < kinds.index("played") < kinds.index("killed")
    assert (game.alice.hand, game.alice.wishes) == ((), ())


def test_p067_it_comes_back_if_he_is_bens_no_more():
    """The consequence kills the Ranger first."""
    game = scenario(
        ben="smuggler; paladin 1; 3g",
        alice="; ; hand potion of poison",
        chris="; ; holds catacomb tracks range",
        active="ben",
        catacomb="plague abbot",
    )
    game.ben("hunt catacomb bait melee with smuggler, paladin")
    game.alice("drink potion of poison on paladin")
    game.chris("show catacomb")
    game.everybody_passes()
    assert game.owner("paladin") is None
    assert game.alice.hand == ("potion_of_poison",)
    assert game.alice.wishes == ()
    returned = [fact for fact in game.alice.told if isinstance(fact, events.WishReturned)]
    assert [fact.key for fact in returned] == ["potion:potion_of_poison"]
    assert "potion_of_poison" not in names_in((game.told, game.ben.told, game.chris.told))


def test_p067_a_wish_can_be_taken_back():
    game = hunt_of_ben(chris="; ; holds darkwoods tracks range")
    game.alice("drink potion of poison on ranger")
    game.alice("take back 0")
    game.chris("show range")
    game.everybody_passes()
    while game.kind != "take_turn":
        game.time_out()
    assert game.alice.wishes == ()
    assert game.alice.hand == ("potion_of_poison",)
