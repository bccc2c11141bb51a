"""Set-Up: the deal, the rooms, the first player, and what everybody is told of it."""

from collections import Counter
from dataclasses import FrozenInstanceError
from itertools import product

import pytest

import rules
from rules import PUBLIC, Setup
from rules.unknown_quarry import events
from rules.unknown_quarry.cards import ABILITIES, CARDS, MONSTROUS_NAMES, STANDARD_NAMES, WEAPONS
from rules.unknown_quarry.house import ROOM_NAMES, ROOMS
from rules.unknown_quarry.state import MONSTERS
from tests.kit.quarry import Play, deal, names_in

DEALS = 4000


@pytest.fixture(scope="module")
def deals():
    """Of 4,000 tables of four: the monster's seat, its type, and who begins."""
    found = []
    for number in range(DEALS):
        state, _ = rules.start("quarry", Setup(4), number.to_bytes(2, "big"))
        monster = next(seat for seat in state.seats if seat.monster)
        found.append((state.seats.index(monster), monster.monster, state.turn.seat))
    return found


def deal_where(is_wanted) -> Play:
    """The first of many tables of four that is as wanted."""
    return next(game for game in (deal(4, bytes([number])) for number in range(250)) if is_wanted(game))


def test_q012_the_rulebooks_set_up_for_four():
    game = deal(4, b"q012")
    assert [person.room for person in game.people] == ["hall"] * 4
    assert [person.energy for person in game.people] == [2] * 4
    assert [person.wounds for person in game.people] == [0] * 4
    assert [len(person.hand) for person in game.people] == [2] * 4
    assert sum(person.seat.monster is not None for person in game.people) == 1
    assert game.public.card_counts == (1, 5, 2, 2, 2, 0, 2, 1, 2, 4, 5, 2, 2, 2, 1)
    assert not names_in((game.state.rooms, [person.hand for person in game.people])) & set(STANDARD_NAMES)


def test_q013_every_seat_is_as_often_the_monster(deals):
    seats = Counter(seat for seat, _, _ in deals)
    assert set(seats) == {0, 1, 2, 3}
    assert all(abs(count - 1000) <= 120 for count in seats.values())


def test_q013_every_type_is_as_frequent(deals):
    types = Counter(monster for _, monster, _ in deals)
    assert set(types) == set(MONSTERS)
    assert all(abs(count - 400) <= 80 for count in types.values())


def test_q014_two_monstrous_cards_make_the_monster_and_two_items_a_hunter():
    game = deal_where(lambda game: game.dee.hand == ("bite", "wasting"))
    told = {event.audience: event.fact for event in game.dealt if isinstance(event.fact, events.HandDealt)}
    assert told[game.dee.number] == events.HandDealt(("bite", "wasting"), "vampire")
    for hunter in (game.ana, game.bo, game.cy):
        assert told[hunter.number] == events.HandDealt(hunter.hand, None)
        assert hunter.view.own.hand == hunter.hand
        assert hunter.view.own.monster is None
        assert len(hunter.hand) == 2
        assert not set(hunter.hand) & MONSTROUS_NAMES
    assert game.dee.view.own.monster == "vampire"
    assert game.seers("vampire") == game.seers("bite") == game.seers("wasting") == {"dee"}
    assert len(told) == 4


@pytest.mark.parametrize(("seats", "lying"), [(3, 35), (4, 33), (5, 31), (6, 29)])
def test_q015_the_other_monstrous_cards_lie_in_rooms_unseen(seats, lying):
    game = deal(seats, b"q015")
    in_rooms = [card for room in game.state.rooms for card in room]
    assert len(in_rooms) == sum(game.public.card_counts) == lying
    assert len(MONSTROUS_NAMES & set(in_rooms)) == 3
    for viewer, view in game.views.items():
        assert view.card_counts == tuple(len(room) for room in game.state.rooms)
        assert names_in(view) & set(CARDS) == (set() if viewer == "public" else set(game[viewer].hand))


def test_q015_they_may_lie_in_any_room_that_has_cards():
    found = set()
    for number in range(200):
        rooms = deal(4, bytes([number])).state.rooms
        found |= {room for room, cards in zip(ROOM_NAMES, rooms, strict=True) if MONSTROUS_NAMES & set(cards)}
    assert found == set(ROOM_NAMES) - {"hall"}


@pytest.mark.parametrize(("seats", "extra"), [(3, (3, 3, 2)), (4, (2, 2, 2)), (5, (2, 1, 1)), (6, (1, 1, 0))])
def test_q016_leftover_cards_go_round_the_starred_rooms(seats, extra):
    counts = dict(zip(ROOM_NAMES, deal(seats, b"q016").public.card_counts, strict=True))
    beyond_print = {name: counts[name] - room.number for name, room in ROOMS.items()}
    assert tuple(beyond_print[name] for name in ("library", "gardens", "storeroom")) == extra
    assert sum(beyond_print.values()) == sum(extra)
    assert all(count >= 0 for count in beyond_print.values())


def test_q016_the_printed_numbers():
    printed = {name: room.number for name, room in ROOMS.items()}
    assert printed == {
        "gallery": 1,
        "library": 3,
        "master_bedroom": 2,
        "study": 2,
        "attic": 2,
        "hall": 0,
        "game_room": 2,
        "dining_room": 1,
        "kitchen": 2,
        "gardens": 2,
        "storeroom": 3,
        "wine_cellar": 2,
        "crypt": 2,
        "laboratory": 2,
        "furnace": 1,
    }
    assert sum(printed.values()) == 27
    assert {name for name, room in ROOMS.items() if room.is_starred} == {"library", "gardens", "storeroom"}


def test_q017_everyone_is_as_often_the_first_player(deals):
    first = Counter(begins for _, _, begins in deals)
    assert set(first) == {0, 1, 2, 3}
    assert all(abs(count - 1000) <= 120 for count in first.values())


def test_q017_who_begins_is_independent_of_who_is_the_monster(deals):
    together = Counter((monster, begins) for monster, _, begins in deals)
    assert set(together) == set(product(range(4), repeat=2))
    assert all(abs(count - 250) <= 70 for count in together.values())


def test_q017_the_first_player_is_told_to_all_and_has_the_first_turn():
    game = deal(4, b"q017")
    told = [event.fact for event in game.dealt if event.audience == PUBLIC]
    first = game.state.turn.seat
    assert [fact.first for fact in told if isinstance(fact, events.Dealt)] == [first]
    assert told[-1] == events.TurnBegan(first, 1, 1)
    assert game.asked == game.names[first]


def test_q018_card_texts_pairs_and_weapons_belong_to_no_table_and_no_viewer():
    """What the bot answers from: one unchangeable text for all, which says nothing of any table."""
    before = repr((CARDS["bite"], ABILITIES["naga"], WEAPONS))
    game = deal(4, b"q018")
    game.plays_on(b"q018", 200)
    assert repr((CARDS["bite"], ABILITIES["naga"], WEAPONS)) == before
    with pytest.raises(FrozenInstanceError):
        CARDS["bite"].ring = ()
    assert ABILITIES["naga"] == {"bite", "magic"}
