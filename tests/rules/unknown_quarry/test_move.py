"""Move: connected rooms, stairs, harassment, and Feint against it."""

from dataclasses import replace

import pytest

from rules.unknown_quarry import events
from rules.unknown_quarry.house import ROOM_NAMES
from tests.kit.quarry import scenario

CONNECTED_ON_SIDE_A = {
    "gallery": "library master_bedroom hall",
    "library": "gallery study",
    "master_bedroom": "gallery attic",
    "study": "library attic dining_room",
    "attic": "study master_bedroom",
    "hall": "game_room dining_room gardens gallery",
    "game_room": "hall gardens storeroom",
    "dining_room": "hall kitchen study",
    "kitchen": "dining_room gardens wine_cellar",
    "gardens": "hall game_room kitchen",
    "storeroom": "wine_cellar crypt game_room",
    "wine_cellar": "storeroom laboratory kitchen",
    "crypt": "storeroom furnace",
    "laboratory": "wine_cellar furnace",
    "furnace": "crypt laboratory",
}
CONNECTED_ON_SIDE_B = CONNECTED_ON_SIDE_A | {
    "gallery": "master_bedroom hall",
    "library": "master_bedroom study",
    "master_bedroom": "gallery library attic",
    "hall": "game_room dining_room kitchen gallery",
    "gardens": "game_room kitchen",
    "kitchen": "hall dining_room gardens wine_cellar",
    "storeroom": "crypt game_room",
    "wine_cellar": "laboratory kitchen",
    "crypt": "storeroom laboratory furnace",
    "laboratory": "wine_cellar crypt furnace",
}


def moves_to(rooms: str) -> set[str]:
    """The keys of moves into these rooms."""
    return {f"move:{room}" for room in rooms.split()}


def test_q024_walls_and_corners_do_not_join():
    game = scenario(ana="hall")
    assert game.ana.offered("move") == moves_to("game_room dining_room gardens gallery")
    refusal = game.ana.is_refused("move:kitchen")
    assert (refusal.reason, refusal.rule) == ("not_connected", "Move")
    assert game.actions == 4
    game.ana.moves("gardens")
    assert game.actions == 3
    assert game.ana.room == "gardens"
    assert game.told == (events.Moved(0, "hall", "gardens", 1),)


@pytest.mark.parametrize("room", ROOM_NAMES)
@pytest.mark.parametrize(("sides", "connected"), [("AAA", CONNECTED_ON_SIDE_A), ("BBB", CONNECTED_ON_SIDE_B)])
def test_q024_every_room_leads_where_its_open_sides_and_stairs_lead(sides, connected, room):
    game = scenario(sides=sides, ana=room)
    assert game.ana.offered("move") == moves_to(connected[room])
    for other in set(ROOM_NAMES) - set(connected[room].split()) - {room}:
        assert game.ana.is_refused(f"move:{other}").reason == "not_connected"
    assert game.ana.is_refused(f"move:{room}").reason == "already_there"
    assert game.ana.is_refused("move:balcony").reason == "no_such_room"


def test_q025_stairs_lead_one_floor_up_or_down_for_an_action():
    game = scenario(ana="storeroom")
    assert "move:game_room" in game.ana.offered()
    assert game.ana.is_refused("move:gallery").reason == "not_connected"
    game.ana.moves("game_room")
    assert game.told == (events.Moved(0, "storeroom", "game_room", 1),)
    game.ana.moves("hall", "gallery")
    assert (game.ana.room, game.actions) == ("gallery", 1)


def test_q026_the_first_move_costs_one_more_for_each_harasser_present():
    game = scenario(seats=5, active="bo")
    for harasser in ("bo", "cy"):
        game.attack(harasser, "ana", "spy", 6)
        game.ana.resolves()
        game[harasser].ends_turn()
    game.skip_to("ana")
    assert game.public.seats[0].harassers == (1, 2)
    assert game.public.price_of_move == 3
    game.ana.moves("hall")
    assert game.told[-1] == events.Moved(0, "gardens", "hall", 3)
    assert game.actions == 1


def test_q027_harassment_reaches_to_the_end_of_the_victims_next_turn_and_no_further():
    game = scenario(actions=1)
    game.attack("ana", "bo", "spy", 6)
    game.bo.resolves()
    game.ana.ends_turn()
    assert game.public.price_of_move == 2
    game.bo.searches()
    assert game.public.price_of_move == 2
    game.bo.ends_turn()
    game.skip_to("bo")
    assert game.ana.room == game.bo.room
    assert game.public.price_of_move == 1
    game.bo.moves("hall")
    assert game.actions == 3


def test_q028_a_harasser_who_left_the_room_costs_nothing():
    game = scenario()
    game.attack("ana", "bo", "brawl", 1, withdrawn=True)
    game.ana.moves("hall")
    game.ana.ends_turn()
    assert game.public.seats[1].harassers == (0,)
    game.bo.moves("kitchen")
    assert game.actions == 3


def test_q028_one_who_came_back_costs_again():
    game = scenario()
    game.attack("ana", "bo", "brawl", 1, withdrawn=True)
    game.ana.moves("hall", "gardens")
    game.ana.ends_turn()
    game.bo.moves("kitchen")
    assert game.actions == 2


def test_q029_each_harasser_counts_once():
    game = scenario()
    for _ in range(3):
        game.attack("ana", "bo", "brawl", 1)
        game.bo.resolves()
    game.ana.ends_turn()
    game.bo.moves("hall")
    assert game.told[-1] == events.Moved(1, "gardens", "hall", 2)
    assert game.actions == 2


def test_q030_the_surcharge_falls_on_the_first_move_whenever_it_comes():
    game = scenario(active="bo", bo="by ana")
    left = []
    game.bo.searches()
    left.append(game.actions)
    game.bo.moves("hall")
    left.append(game.actions)
    game.bo.moves("gallery")
    left.append(game.actions)
    assert left == [3, 1, 0]


def test_q030_it_does_not_fall_again_on_leaving_the_harasser_a_second_time():
    game = scenario(active="bo", bo="by ana")
    game.bo.moves("hall", "gardens", "kitchen")
    assert game.actions == 0
    assert [fact.price for fact in game.told] == [2, 1, 1]


def test_q031_a_withdrawn_card_harasses_like_one_applied():
    game = scenario()
    game.attack("ana", "bo", "spy", 1, withdrawn=True)
    assert game.public.seats[1].harassers == (0,)
    game.ana.ends_turn()
    game.bo.moves("hall")
    assert game.actions == 2


def test_q032_a_move_that_costs_more_than_is_left_is_not_on_offer():
    game = scenario(active="bo", bo="by ana", actions=1)
    assert game.bo.offered("move") == set()
    refusal = game.bo.is_refused("move:hall")
    assert refusal.reason == "move_too_dear"
    assert refusal.fields == {"price": 2, "left": 1}
    assert {"feint", "adrenaline"} <= game.bo.offered()


@pytest.mark.parametrize(("charges", "uses"), [("e1", {"feint", "adrenaline"}), ("e0", set())])
def test_q032_feint_and_adrenaline_are_offered_while_there_is_a_charge(charges, uses):
    game = scenario(active="bo", bo=f"by ana, {charges}", actions=1)
    assert game.bo.offered() & {"feint", "adrenaline"} == uses
    assert game.bo.offered("move") == set()


@pytest.mark.parametrize("use", ["feint", "adrenaline"])
def test_q032_either_brings_the_move_within_reach(use):
    game = scenario(active="bo", bo="by ana", actions=1)
    game.bo.answers(use)
    game.bo.moves("hall")
    assert (game.actions, game.bo.energy) == (0, 1)


def test_q033_feint_lifts_the_surcharge_until_the_end_of_the_turn():
    game = scenario(active="bo", bo="by ana cy")
    assert game.public.price_of_move == 3
    game.bo.feints()
    assert game.told == (events.EnergySpent(1, "feint", 1),)
    game.bo.moves("hall")
    assert (game.actions, game.bo.energy) == (3, 1)
    game.bo.moves("gardens")
    game.bo.ends_turn()
    game.skip_to("ana")
    game.attack("ana", "bo", "brawl", 1, withdrawn=True)
    game.ana.ends_turn()
    assert game.public.price_of_move == 2


def test_q034_feint_is_allowed_though_it_is_of_no_use():
    game = scenario()
    before = game.state
    game.ana.feints()
    assert game.ana.energy == 1
    assert replace(game.ana.seat, energy=2) == before.seats[0]
    assert replace(game.state.turn, has_feinted=False) == before.turn
    assert (game.state.seats[1:], game.state.rooms) == (before.seats[1:], before.rooms)
    game.ana.feints()
    assert game.ana.energy == 0


def test_q034_both_fit_after_the_last_action_as_well():
    game = scenario(actions=0)
    assert {"feint", "adrenaline"} <= game.ana.offered()
    game.ana.feints()
    game.ana.adrenaline()
    assert (game.ana.energy, game.actions) == (0, 1)


def test_q034_surge_fits_only_between_the_own_roll_and_the_decision():
    game = scenario()
    assert game.ana.offered("surge") == set()
    assert game.ana.is_refused("surge:up").reason == "not_in_this_moment"
    game.ana.uses("brawl", on="bo", rolls=3)
    assert game.ana.offered("surge") == {"surge:up", "surge:down"}
    for use in ("adrenaline", "feint"):
        assert use not in game.ana.offered()
        assert game.ana.is_refused(use).reason == "roll_first"
    assert game.ana.energy == 2


@pytest.mark.parametrize("use", ["feint", "adrenaline", "surge:up", "surge:down"])
def test_q034_none_of_the_three_fits_into_anothers_turn(use):
    game = scenario(active="bo")
    assert game.ana.offered() == set()
    assert game.ana.is_refused(use).reason == "not_asked"
    game.bo.uses("brawl", on="ana", rolls=3)
    assert game.ana.is_refused(use).reason == "not_asked"
    game.bo.applies()
    assert game.ana.is_refused(use).reason == "answer_first"
