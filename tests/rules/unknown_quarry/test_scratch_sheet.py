"""The scratch sheet: boxes, crossed-out columns, and where which card was seen (Using the Scratch Sheet; UQ-44)."""

import pytest

from rules.unknown_quarry.notes import SeenCard
from rules.unknown_quarry.state import MONSTERS
from tests.kit.quarry import scenario
from tests.kit.quarry.attacks import applied

BO, DEE = 1, 3
TURN = 17


def test_q155_a_hit_marks_its_wounds_under_each_ringed_monster():
    game = applied("clay sword", 6)
    before = {name: game[name].notes for name in ("bo", "cy", "dee")}
    game.bo.resolves()
    assert game.ana.boxes("bo") == {"golem": 2, "lich": 2, "fairy": 2}
    assert game.ana.boxes("cy") == game.ana.boxes("dee") == {}
    assert {name: game[name].notes for name in before} == before


def test_q155_further_hits_add_up():
    game = scenario(ana="clay sword")
    for roll in (6, 3, 2):
        game.attack("ana", "bo", "clay sword", roll)
        game.bo.resolves()
    assert game.ana.boxes("bo") == {"golem": 4, "lich": 4, "fairy": 4}
    assert game.ana.crossed("bo") == {"golem", "lich", "fairy"}


def test_uq44_as_many_boxes_as_players_cross_a_type_out():
    game = applied("clay sword", 6, seats=3)
    game.bo.resolves()
    assert game.ana.crossed("bo") == set()
    game.attack("ana", "bo", "clay sword", 3)
    game.bo.resolves()
    assert game.ana.crossed("bo") == {"golem", "lich", "fairy"}


def test_uq44_a_wound_to_anything_marks_all_types():
    game = applied("brawl", 6)
    game.bo.resolves()
    assert game.ana.boxes("bo") == dict.fromkeys(MONSTERS, 1)


@pytest.mark.parametrize(("card", "roll"), [("brawl", 5), ("brawl", 4), ("spy", 1), ("clay sword", 1)])
def test_uq44_a_line_that_wounds_no_monster_marks_none(card, roll):
    game = applied(card, roll, bo="dog")
    game.bo.resolves("dog" if card == "spy" else "")
    assert game.ana.boxes("bo") == {}


def test_q157_a_monstrous_card_in_a_room_crosses_the_types_that_need_it_for_everybody():
    game = scenario(gardens="tireless, dog")
    game.ana.searches()
    for other in ("bo", "cy", "dee"):
        assert game.ana.crossed(other) == {"golem", "spirit", "revenant", "fairy"}
    for other in ("ana", "cy", "dee"):
        assert game.bo.crossed(other) == set()


def test_q158_a_monstrous_card_seen_with_a_player_leaves_him_to_be_the_monster():
    game = applied("bite", 4, by="dee")
    assert game.bo.notes.monster_seat == DEE
    assert set(MONSTERS) - game.bo.crossed("dee") == {"vampire", "werewolf", "naga", "revenant"}
    assert game.ana.notes.monster_seat is None
    assert game.ana.crossed("dee") == set()


def test_uq44_an_item_seen_with_a_player_makes_nobody_the_monster():
    game = scenario(bo="dog, spike")
    game.attack("ana", "bo", "spy", 1)
    game.bo.resolves("dog")
    assert game.ana.notes.monster_seat is None
    assert game.ana.crossed("bo") == set()


def withdrawn():
    game = scenario(ana="clay sword")
    game.attack("ana", "bo", "clay sword", 6, withdrawn=True)
    return game


def spent():
    game = applied("spike", 4)
    game.bo.spends()
    return game


def reaction_shown():
    game = applied("electrum hammer", 4, bo="buckler, dog")
    game.bo.shows_reaction("buckler")
    return game


@pytest.mark.parametrize("hit", [withdrawn, spent, reaction_shown])
def test_q159_no_box_for_a_hit_averted_or_not_made(hit):
    assert hit().ana.boxes("bo") == {}


def test_q160_what_was_seen_where_is_kept_with_who_has_searched_there_since():
    game = scenario(gardens="tireless")
    game.ana.searches()
    assert game.ana.notes.seen == (SeenCard("tireless", "gardens", None, TURN),)
    game.ana.ends_turn()
    game.hush()
    game.bo.searches()
    assert game.ana.notes.seen == (SeenCard("tireless", "gardens", None, TURN, also_seen_by=(BO,)),)
    assert game.bo.notes.seen == (SeenCard("tireless", "gardens", None, TURN + 1),)
    assert [fact.kind for fact in game.bo.told] == ["room_searched"]


def test_q160_who_searched_before_a_card_was_laid_down_has_not_seen_it():
    game = scenario(ana="spike, gold pin, flint axe, clay sword", bo="dog", gardens="tireless")
    game.ana.searches()
    game.ana.ends_turn()
    game.bo.searches()
    game.skip_to("ana")
    game.attack("ana", "bo", "grab", 3)
    game.bo.resolves("dog")
    game.ana.drops("spike")
    assert game.ana.notes.seen == (
        SeenCard("tireless", "gardens", None, TURN, also_seen_by=(BO,)),
        SeenCard("spike", "gardens", None, TURN + 4),
    )


def test_own60_a_monstrous_card_found_again_keeps_the_ticks_of_those_who_searched_since():
    game = scenario(gardens="tireless, dog")
    game.ana.searches()
    game.ana.ends_turn()
    game.bo.searches()
    game.skip_to("ana")
    game.ana.searches()
    game.ana.searches()
    assert game.ana.notes.seen == (
        SeenCard("tireless", "gardens", None, TURN, also_seen_by=(BO,)),
        SeenCard("dog", "gardens", None, TURN + 4),
    )
    assert game.ana.crossed("dee") == {"golem", "spirit", "revenant", "fairy"}


def test_q160_a_card_that_was_taken_or_seen_gone_is_seen_there_no_longer():
    game = scenario(gardens="dog, spike")
    game.ana.searches()
    game.ana.picks_up("dog")
    assert game.ana.notes.seen == (SeenCard("spike", "gardens", None, TURN),)
    game.ana.ends_turn()
    game.bo.searches()
    game.bo.picks_up("spike")
    assert [seen.card for seen in game.ana.notes.seen] == ["spike"]
    game.skip_to("ana")
    game.ana.searches()
    assert game.ana.notes.seen == ()


def test_uq44_cards_seen_with_a_player_are_kept_and_one_that_was_taken_is_gone():
    game = applied("spy", 1, bo="dog, spike")
    game.bo.resolves("dog")
    game.ana.gives_back()
    assert game.ana.notes.seen == (SeenCard("dog", None, BO, TURN),)
    game.attack("ana", "bo", "grab", 3)
    game.bo.resolves("dog")
    game.ana.keeps()
    assert game.ana.notes.seen == ()
    assert game.bo.notes.seen == (SeenCard("dog", None, 0, TURN),)


def test_own61_an_item_that_exists_once_is_with_a_player_and_no_longer_in_the_room():
    game = scenario(gardens="dog, spike")
    game.ana.searches()
    game.ana.ends_turn()
    game.bo.searches()
    game.bo.picks_up("dog", "spike")
    game.skip_to("ana")
    for card in ("dog", "spike"):
        game.attack("ana", "bo", "spy", 1)
        game.bo.resolves(card)
        game.ana.gives_back()
    assert game.ana.notes.seen == (
        SeenCard("spike", "gardens", None, TURN, also_seen_by=(BO,)),
        SeenCard("dog", None, BO, TURN + 4),
        SeenCard("spike", None, BO, TURN + 4),
    )


def test_own61_an_item_that_exists_once_is_in_the_room_and_no_longer_with_a_player():
    game = scenario(ana="clay sword", bo="dog, spike, gold pin, flint axe", gardens="stone totem")
    game.attack("ana", "bo", "spy", 1)
    game.bo.resolves("dog")
    game.ana.gives_back()
    game.ana.ends_turn()
    game.bo.searches()
    game.bo.picks_up("stone totem")
    game.bo.drops("dog")
    game.skip_to("ana")
    assert game.ana.notes.seen == (SeenCard("dog", None, BO, TURN),)
    game.ana.searches()
    assert game.ana.notes.seen == (SeenCard("dog", "gardens", None, TURN + 4),)


def test_uq44_of_two_equal_cards_seen_together_one_that_was_taken_leaves_the_other():
    game = applied("magic", 1, by="dee", bo="spike, spike")
    game.bo.resolves()
    game.dee.gives_back()
    turn = game.state.turn.number
    assert game.dee.notes.seen == (SeenCard("spike", None, BO, turn), SeenCard("spike", None, BO, turn))
    game.attack("dee", "bo", "magic", 2)
    game.bo.resolves(draws="spike")
    game.dee.keeps()
    assert game.dee.notes.seen == (SeenCard("spike", None, BO, turn),)


def test_uq44_a_card_shown_twice_is_one_card():
    game = scenario(bo="spike, dog")
    for _ in range(2):
        game.attack("ana", "bo", "spy", 1)
        game.bo.resolves("spike")
        game.ana.gives_back()
    assert game.ana.notes.seen == (SeenCard("spike", None, BO, TURN),)


def test_uq44_the_giver_knows_of_both_equal_cards_that_the_other_has():
    game = applied("spike", 2, bo="spike, dog")
    game.bo.resolves()
    game.attack("ana", "bo", "grab", 3)
    game.bo.resolves("spike")
    game.ana.keeps()
    assert game.bo.notes.seen == (SeenCard("spike", None, 0, TURN), SeenCard("spike", None, 0, TURN))
