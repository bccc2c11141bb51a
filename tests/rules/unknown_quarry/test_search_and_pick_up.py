"""Search and Pick Up: who reads what, what may be taken and when, the hand limit."""

import pytest

from rules.unknown_quarry import events
from rules.unknown_quarry.cards import MONSTROUS_NAMES
from tests.kit.quarry import names_in, scenario

FOUR_ITEMS = "spike, clay sword, dog, gold pin"


def test_q035_a_search_shows_the_room_to_the_searcher_alone():
    game = scenario(gardens="tireless, clay sword")
    game.ana.searches()
    assert game.ana.told == (events.RoomSearched("gardens", ("clay_sword", "tireless")),)
    assert game.told == (events.Searched(0, "gardens"),)
    assert game.readers("tireless") == game.readers("clay sword") == {"ana"}
    assert game.seers("tireless") == game.seers("clay sword") == {"ana"}
    assert all(not person.told for person in game.people if person.name != "ana")
    assert game.count_in("gardens") == 2
    game.ana.searches()
    assert game.actions == 2
    assert game.public.searched == ("gardens",)


def test_q035_an_empty_room_may_be_searched():
    game = scenario(gardens="empty", ana="hall")
    game.ana.searches()
    assert game.ana.told == (events.RoomSearched("hall", ()),)
    assert game.told == (events.Searched(0, "hall"),)
    assert game.actions == 3


@pytest.mark.parametrize("card", sorted(MONSTROUS_NAMES))
def test_q035_every_monstrous_card_is_seen(card):
    monster = "naga" if card not in {"bite", "magic"} else "gorgon" if card != "wasting" else "golem"
    game = scenario(dee=monster, gardens=card)
    game.ana.searches()
    assert game.ana.told == (events.RoomSearched("gardens", (card,)),)


@pytest.mark.parametrize("card", ["tireless", "resilience", "wasting"])
def test_q036_a_monstrous_card_found_in_a_room_stays_there(card):
    game = scenario(gardens=f"{card}, clay sword")
    game.ana.searches()
    assert game.ana.offered("pick_up") == {"pick_up:clay_sword"}
    refusal = game.ana.is_refused(f"pick_up:{card}")
    assert (refusal.reason, refusal.rule) == ("monstrous_stays", "Pick Up; UQ-15")
    assert game.actions == 3
    game.ana.ends_turn()
    game.skip_to("ana")
    assert game.lying_in("gardens") == tuple(sorted((card, "clay_sword")))


def test_q036_the_monster_cannot_take_one_either():
    game = scenario(active="dee", gardens="tireless, clay sword")
    game.dee.searches()
    assert game.dee.offered("pick_up") == {"pick_up:clay_sword"}
    assert game.dee.is_refused("pick_up:tireless").reason == "monstrous_stays"


def test_q037_the_search_of_an_earlier_turn_does_not_serve():
    game = scenario(gardens="dog")
    game.ana.searches()
    game.ana.ends_turn()
    game.skip_to("ana")
    assert game.ana.offered("pick_up") == set()
    refusal = game.ana.is_refused("pick_up:dog")
    assert (refusal.reason, refusal.fields) == ("not_searched", {"room": "gardens"})


def test_q037_the_search_of_another_room_does_not_serve():
    game = scenario(ana="hall", gardens="dog")
    game.ana.searches()
    game.ana.moves("gardens")
    assert game.ana.offered("pick_up") == set()
    assert game.ana.is_refused("pick_up:dog").reason == "not_searched"


def test_q037_the_search_by_another_does_not_serve():
    game = scenario(gardens="dog")
    game.ana.searches()
    game.ana.ends_turn()
    assert game.bo.offered("pick_up") == set()
    assert game.bo.is_refused("pick_up:dog").reason == "not_searched"


def test_q037_a_search_of_this_room_in_this_turn_serves():
    game = scenario(gardens="dog")
    game.ana.searches()
    game.ana.picks_up("dog")
    assert "dog" in game.ana.hand
    assert game.lying_in("gardens") == ()
    assert game.told[-1] == events.PickedUp(0, "gardens")
    assert game.ana.was_told(events.CardTaken("dog"))
    assert game.seers("dog") == {"ana"}


def test_q037_a_card_that_lies_elsewhere_and_one_unseen_are_refused_alike():
    game = scenario(gardens="dog", hall="spike", bo="gold pin, clay sword")
    game.ana.searches()
    refusals = [game.ana.is_refused(f"pick_up:{card}") for card in ("spike", "gold_pin")]
    assert {refusal.reason for refusal in refusals} == {"not_lying_there"}
    assert {refusal.rule for refusal in refusals} == {"Pick Up"}


def test_q038_leaving_and_returning_does_not_undo_the_search():
    game = scenario(gardens="clay sword, dog")
    game.ana.searches()
    game.ana.moves("hall", "gardens")
    assert game.actions == 1
    game.ana.picks_up("clay sword")
    assert game.actions == 0
    assert "clay_sword" in game.ana.hand


def test_q039_one_search_serves_any_number_of_pick_ups():
    game = scenario(ana="flint axe, spike", gardens="dog, clay sword, gold pin")
    game.ana.searches()
    game.ana.picks_up("dog", "clay sword")
    assert (len(game.ana.hand), game.actions) == (4, 1)
    game.ana.picks_up("gold pin")
    assert (len(game.ana.hand), game.actions) == (5, 0)
    assert game.ana.decision.kind == "drop_item"
    game.ana.drops("flint axe")
    assert len(game.ana.hand) == 4
    assert game.ana.decision.kind == "take_action"
    assert game.kinds_told == ["searched", "picked_up", "picked_up", "picked_up", "dropped"]


def test_q040_what_comes_into_the_room_after_the_search_may_be_picked_up():
    game = scenario(ana=FOUR_ITEMS, bo="silver knife, lead chain", gardens="firebrand")
    game.ana.searches()
    game.attack("ana", "bo", "grab", 3)
    game.bo.resolves("silver knife")
    game.ana.drops("spike")
    assert game.ana.hand == ("clay_sword", "dog", "gold_pin", "silver_knife")
    assert game.ana.offered("pick_up") == {"pick_up:firebrand", "pick_up:spike"}
    game.ana.picks_up("spike")
    assert game.ana.offered() == {
        "drop:spike",
        "drop:clay_sword",
        "drop:dog",
        "drop:gold_pin",
        "drop:silver_knife",
    }
    game.ana.drops("dog")
    assert game.lying_in("gardens") == ("dog", "firebrand")
    assert game.actions == 1


def test_q041_a_fifth_card_forces_an_item_down_at_once():
    game = scenario(ana="spike, clay sword, silver knife, gold pin", gardens="dog, firebrand", searched="gardens")
    game.ana.picks_up("dog")
    assert game.asked == "ana"
    assert game.ana.offered() == {"drop:spike", "drop:clay_sword", "drop:silver_knife", "drop:gold_pin", "drop:dog"}
    assert game.ana.is_refused("search").reason == "only_items_drop"
    game.ana.drops("dog")
    assert game.ana.hand == ("clay_sword", "gold_pin", "silver_knife", "spike")
    assert game.count_in("gardens") == 2
    assert game.actions == 3
    assert game.told == (events.PickedUp(0, "gardens"), events.Dropped(0, "gardens"))
    assert game.seers("dog") == {"ana"}


@pytest.mark.parametrize("card", ["spike", "clay sword", "silver knife", "gold pin"])
def test_q041_any_of_the_five_may_be_laid_down(card):
    game = scenario(ana="spike, clay sword, silver knife, gold pin", gardens="dog", searched="gardens")
    game.ana.picks_up("dog")
    game.ana.drops(card)
    assert len(game.ana.hand) == 4
    assert "dog" in game.ana.hand
    assert game.lying_in("gardens") == (card.replace(" ", "_"),)
    assert game.actions == 3
    assert not names_in(game.told) & {card.replace(" ", "_")}


def test_q042_monstrous_cards_fill_the_hand_but_are_never_dropped():
    game = scenario(active="dee", dee="bite, magic, spike, dog", gardens="gold pin", searched="gardens")
    game.dee.picks_up("gold pin")
    assert game.dee.offered() == {"drop:spike", "drop:dog", "drop:gold_pin"}
    for card in ("bite", "magic"):
        assert game.dee.is_refused(f"drop:{card}").reason == "only_items_drop"
    game.dee.drops("spike")
    assert game.dee.hand == ("bite", "dog", "gold_pin", "magic")


def test_q042_up_to_four_with_the_monstrous_ones_nothing_is_dropped():
    game = scenario(active="dee", dee="bite, magic, spike", gardens="gold pin", searched="gardens")
    game.dee.picks_up("gold pin")
    assert game.dee.decision.kind == "take_action"
    assert len(game.dee.hand) == 4
