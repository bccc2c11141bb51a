"""Sequence of Play and Actions: whose turn it is, how many actions it has, one after another."""

from dataclasses import replace

import pytest

from rules.core.luck import Luck
from rules.unknown_quarry import events
from rules.unknown_quarry.cards import STANDARD_NAMES
from tests.kit.quarry import deal, scenario


def test_q019_turns_run_clockwise():
    game = scenario()
    order = []
    for _ in range(5):
        order.append(game.active)
        game[game.active].ends_turn()
    assert order == ["ana", "bo", "cy", "dee", "ana"]


def test_q019_the_standard_cards_run_with_the_turn_and_are_nobody_elses():
    game = scenario(ana="buckler, greaves")
    for name in ("ana", "bo", "cy", "dee"):
        others = [person for person in game.people if person.name != name]
        game[name].targets(others[0].name)
        assert {f"card:{card}" for card in ("brawl", "grab", "spy")} <= game[name].offered("card:")
        for other in others:
            assert other.offered() == set()
            assert other.is_refused("card:brawl").reason == "not_asked"
        game[name].answers("back")
        game[name].ends_turn()


def test_q019_the_standard_cards_are_no_part_of_a_hand():
    game = scenario(ana="clay sword, buckler")
    assert game.ana.hand == ("buckler", "clay_sword")
    assert [seat.hand_size for seat in game.public.seats] == [2, 2, 2, 2]


@pytest.mark.parametrize("seed", range(40))
def test_q019_a_random_pick_never_gives_a_standard_card(seed):
    game = scenario(bo="dog, spike")
    game.attack("ana", "bo", "grab", 2)
    game.state = replace(game.state, luck=Luck.of(bytes([seed])))
    game.bo.resolves()
    assert game.ana.view.own.received in {("dog",), ("spike",)}
    assert not set(game.ana.view.own.received) & set(STANDARD_NAMES)


def actions_of_turns(seats: int, turns: int) -> list[int]:
    """The actions with which the first turns of a game begin."""
    game = deal(seats, b"q020")
    begun = []
    for _ in range(turns):
        begun.append(game.actions)
        game[game.active].ends_turn()
    return begun


@pytest.mark.parametrize(
    ("seats", "actions"),
    [(3, [1, 2, 3, 4, 4, 4, 4]), (4, [1, 2, 3, 4, 4, 4]), (5, [1, 2, 3, 4, 4, 4]), (6, [1, 2, 3, 4])],
)
def test_q020_the_first_three_turns_have_fewer_actions(seats, actions):
    assert actions_of_turns(seats, len(actions)) == actions


def test_q020_of_three_the_first_players_second_turn_is_turn_four():
    game = deal(3, b"q020")
    first = game.active
    game[first].ends_turn()
    game.skip_to(first)
    assert (game.public.turn, game.actions) == (4, 4)


def test_q020_what_is_not_used_is_lost():
    game = scenario()
    game.ana.searches()
    assert game.actions == 3
    game.ana.ends_turn()
    game.skip_to("ana")
    assert game.actions == 4


def test_q020_without_actions_nothing_that_costs_one_is_offered():
    game = scenario(actions=0, searched="gardens", gardens="dog")
    assert game.ana.offered() == {"feint", "adrenaline", "end_turn"}
    for deed in ("search", "pick_up:dog", "interact:1"):
        assert game.ana.is_refused(deed).reason == "no_actions"
    assert game.ana.is_refused("move:hall").reason == "move_too_dear"


def test_q021_an_action_is_carried_out_before_the_next_is_chosen():
    game = scenario(gardens="dog, clay sword")
    first = game.question
    assert game.ana.offered("pick_up") == set()
    game.ana.searches()
    assert game.ana.was_told(events.RoomSearched("gardens", ("clay_sword", "dog")))
    assert game.question != first
    assert game.asked == "ana"
    assert game.actions == 3
    assert game.ana.offered() == {
        *("move:hall", "move:game_room", "move:kitchen", "search", "pick_up:clay_sword", "pick_up:dog"),
        *("interact:1", "interact:2", "interact:3", "feint", "adrenaline", "end_turn"),
    }
