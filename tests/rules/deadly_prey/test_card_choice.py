"""A turned card: kept, drawn anew, exchanged with the tracker (Card Choice; DP-31 to DP-33)."""

from rules.deadly_prey import events
from tests.kit.prey import scenario


def test_d067_a_swap_costs_one_and_leaves_the_flipped_card_on_the_tracker():
    game = scenario(ana="w1 A1", A1="De t3", tracker="De, Sc")
    flipped, wanted = game.card("A1"), game.space(2).card
    game.ana("attempt A1 then swap 2")
    assert game.ana.rsv == 4
    assert (game.card("A1"), game.chip("A1"), game.spot("A1").is_up) == (wanted, 3, True)
    assert game.is_suit("A1", "Sc")
    assert all(view.tracker[1].card == flipped for view in game.views.values())
    assert game.kind == "choose_method"


def test_d068_the_price_comes_only_from_the_reserve():
    game = scenario(ana="w3 A1; rsv 0")
    game.ana("attempt A1")
    assert game.ana.offered("swap:") == set()
    game.ana.refused("swap 1", rule="DP-31")


def test_d068_the_price_is_not_refunded_on_failure():
    game = scenario(ana="w3 A1; rsv 1", dice=[1, 1, 1])
    game.ana("attempt A1 then swap 1 then dice")
    assert (game.ana.rsv, game.ana.white("A1")) == (0, 1)


def test_d070_only_face_up_tracker_cards_can_be_had_and_never_a_minion():
    game = scenario(ana="w1 A1", tracker="De, minion De, Sc, De")
    game.ana("attempt A1")
    assert game.ana.offered("swap:") == {"swap:1:0", "swap:3:0"}
    game.ana.refused("swap 2", rule="Card Choice")
    game.ana.refused("swap 4", rule="Card Choice")


def test_d071_a_redraw_that_brings_a_minion_is_fought_at_once():
    game = scenario(ana="w1 A1", deck="minion De", dice=[1, 2, 5])
    game.ana("attempt A1 then redraw")
    assert "choose_method" not in [before.question.kind for before, *_ in game.history]
    assert game.was_told(events.DiceRolled(0, (1, 2, 5), 5))
    assert game.ana.trophies == (2,)


def test_d072_a_redraw_that_brings_a_general_is_rolled_for_and_is_the_phases_general():
    game = scenario(ana="w1 A1 A2 A3", A3="Ge", deck="Ge", dice=[5, 1])
    game.ana("attempt A1 then redraw")
    assert game.was_told(events.DiceRolled(0, (5, 1), 5))
    assert game.ana.owns == {"A1"}
    assert game.ana.attempts == {"A2"}
    game.ana.refused("attempt A3", rule="DP-44")


def test_d074_at_the_top_a_general_is_passed_over_in_a_redraw():
    game = scenario(ana="path E1; w1 F1", deck="Ge, Ab", tracker="Ge, De, De")
    general, wanted = game.state.city[:2]
    game.ana("attempt F1")
    assert game.ana.offered("swap:") == {"swap:2:0", "swap:3:0"}
    game.rig(40)
    game.ana("redraw")
    assert game.card("F1") == wanted
    assert game.state.city[40] == general
