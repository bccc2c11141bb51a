"""Game Components, and the tables printed with them: cards, characters, boards, monsters and weapons."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, product

import pytest

import rules
from rules import PUBLIC, Setup
from rules.unknown_quarry import events
from rules.unknown_quarry.cards import ABILITIES, CARDS, ITEMS, MONSTROUS_NAMES, STANDARD_NAMES, monster_of
from rules.unknown_quarry.house import ROOM_NAMES, ROOMS, connected, open_sides
from rules.unknown_quarry.state import CHARACTERS, MONSTERS, State
from tests.kit.quarry import Play, deal, names_in, scenario

EVERY_SIDES = list(product("AB", repeat=3))
SINGLE_CARDS = ("bite", "magic", "resilience", "tireless", "wasting", "brawl", "grab", "spy")

WEAPONS_AS_PRINTED = {
    "golem": "aqua_fortis clay_sword electrum_hammer; ashen_cane lead_chain; dog driftwood_stake stone_totem",
    "warlock": "cold_iron_poker gold_pin rod_of_luna; pine_bough steel_dagger; dog silver_knife stone_totem",
    "naga": "blessed_scepter flint_axe gold_pin; spike steel_dagger; driftwood_stake mirror_shard stone_totem",
    "gorgon": "aqua_fortis hunters_bow rod_of_luna; ashen_cane pine_bough; driftwood_stake mirror_shard silver_knife",
    "spirit": "aqua_fortis cold_iron_poker firebrand; lead_chain pine_bough; iron_nails mirror_shard stone_totem",
}
WEAPONS_BY_RULING = {
    "werewolf": "electrum_hammer flint_axe hunters_bow; ashen_cane spike; iron_nails silver_knife stone_totem",
    "lich": "clay_sword flint_axe rod_of_luna; ashen_cane steel_dagger; dog iron_nails mirror_shard",
    "revenant": "blessed_scepter electrum_hammer firebrand; lead_chain spike; dog mirror_shard silver_knife",
    "vampire": "firebrand gold_pin hunters_bow; pine_bough spike; dog driftwood_stake iron_nails",
    "fairy": "blessed_scepter clay_sword cold_iron_poker; lead_chain steel_dagger; driftwood_stake iron_nails"
    " silver_knife",
}


def cards_on_the_table(state: State) -> Counter[str]:
    """Hands, rooms and the standard set, counted."""
    hands = [card for seat in state.seats for card in seat.hand]
    rooms = [card for room in state.rooms for card in room]
    return Counter([*hands, *rooms, *STANDARD_NAMES])


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_q001_each_of_the_44_cards_is_in_one_place_at_any_time(seats):
    game = deal(seats, b"q001")
    dealt = cards_on_the_table(game.state)
    game.plays_on(b"q001", 400)
    assert dealt.total() == 44
    assert len(game.history) > 100
    for _, _, _, after in game.history:
        assert cards_on_the_table(after) == dealt
    assert {card: dealt[card] for card in SINGLE_CARDS} == dict.fromkeys(SINGLE_CARDS, 1)


@pytest.mark.parametrize(("seats", "unused"), [(3, 3), (4, 2), (5, 1), (6, 0)])
def test_q002_one_character_to_a_seat_and_the_unused_take_no_part(seats, unused):
    game = deal(seats, b"q002")
    on_the_board = [seat.character for seat in game.public.seats]
    assert len(set(on_the_board)) == seats
    absent = set(CHARACTERS) - set(on_the_board)
    assert len(absent) == unused
    for view in game.views.values():
        assert not absent & names_in(view)
        assert [seat.character for seat in view.seats] == on_the_board


def played_as(character: str) -> Play:
    """One and the same game, with this character for Ana and hers for whoever had it."""
    game = deal(4, b"q003")
    mine = game.ana.seat.character
    swapped = {mine: character, character: mine}
    seats = tuple(replace(seat, character=swapped.get(seat.character, seat.character)) for seat in game.state.seats)
    game = Play(replace(game.state, seats=seats), game.names)
    game.plays_on(b"q003", 300)
    return game


@pytest.mark.parametrize("character", CHARACTERS)
def test_q003_a_character_is_only_a_look(character):
    game, usual = played_as(character), played_as(CHARACTERS[0])
    assert [told for _, _, told, _ in game.history] == [told for _, _, told, _ in usual.history]
    assert game.public.seats[0].character == character
    assert replace(game.ana.seat, character="") == replace(usual.ana.seat, character="")


@pytest.mark.parametrize("seats", [0, 1, 2, 7, 8])
def test_q004_fewer_than_three_or_more_than_six_are_refused_with_a_reason(seats):
    with pytest.raises(ValueError, match=f"3 to 6 seats, not {seats}"):
        rules.start("quarry", Setup(seats), b"q004")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_q004_three_to_six_begin(seats):
    assert len(deal(seats).public.seats) == seats


def distances(sides: tuple[str, str, str], origin: str) -> dict[str, int]:
    """The moves from one room to every other."""
    reached, edge = {origin: 0}, [origin]
    while edge:
        room = edge.pop(0)
        for other in connected(sides)[room]:
            if other not in reached:
                reached[other] = reached[room] + 1
                edge.append(other)
    return reached


@pytest.mark.parametrize("sides", EVERY_SIDES, ids="".join)
def test_q005_the_house_is_whole_with_any_sides_up(sides):
    moves = distances(sides, "hall")
    assert len(moves) == len(ROOM_NAMES) == 15
    assert max(moves.values()) == 4
    assert max(max(distances(sides, room).values()) for room in ROOM_NAMES) == 6
    between_floors = {
        frozenset((room, other))
        for room in ROOM_NAMES
        for other in connected(sides)[room]
        if ROOMS[room].floor != ROOMS[other].floor
    }
    assert between_floors == {
        frozenset(("gallery", "hall")),
        frozenset(("study", "dining_room")),
        frozenset(("game_room", "storeroom")),
        frozenset(("kitchen", "wine_cellar")),
    }


@pytest.mark.parametrize(
    ("floor", "closed_by_b", "opened_by_b"),
    [
        (0, ("gallery", "library"), ("library", "master_bedroom")),
        (1, ("hall", "gardens"), ("hall", "kitchen")),
        (2, ("storeroom", "wine_cellar"), ("crypt", "laboratory")),
    ],
)
def test_q005_on_side_b_one_wall_of_the_floor_moves(floor, closed_by_b, opened_by_b):
    side_b = ["A", "A", "A"]
    side_b[floor] = "B"
    usual, other = set(open_sides(("A", "A", "A"))), set(open_sides((side_b[0], side_b[1], side_b[2])))
    assert usual - other == {closed_by_b}
    assert other - usual == {opened_by_b}


def test_q005_sides_are_drawn_by_seed_and_shown_before_the_first_turn():
    drawn = set()
    for number in range(100):
        game = deal(4, bytes([number]))
        assert game.dealt[0].audience == PUBLIC
        assert isinstance(game.dealt[0].fact, events.Dealt)
        assert game.dealt[0].fact.sides == game.public.sides == deal(4, bytes([number])).public.sides
        drawn.add(game.public.sides)
    assert drawn == set(EVERY_SIDES)


def test_q006_four_types_of_monster_use_tireless():
    users = {monster for monster, pair in ABILITIES.items() if "tireless" in pair}
    assert users == {"golem", "spirit", "revenant", "fairy"}


@pytest.mark.parametrize(
    ("pair", "monster"),
    [
        ("tireless, resilience", "golem"),
        ("tireless, wasting", "spirit"),
        ("tireless, bite", "revenant"),
        ("tireless, magic", "fairy"),
        ("bite, wasting", "vampire"),
        ("bite, resilience", "werewolf"),
        ("bite, magic", "naga"),
        ("magic, wasting", "warlock"),
        ("wasting, resilience", "gorgon"),
        ("magic, resilience", "lich"),
    ],
)
def test_q007_the_pair_makes_the_monster(pair, monster):
    game = scenario(dee=pair)
    assert game.dee.view.own.monster == monster
    one, other = pair.split(", ")
    assert monster_of((one, other)) == monster_of((other, one)) == monster
    assert monster_of((other, "dog", one)) == monster


def test_q007_ten_pairs_make_ten_types():
    made = [monster_of(pair) for pair in combinations(sorted(MONSTROUS_NAMES), 2)]
    assert sorted(made) == sorted(MONSTERS)
    assert len(made) == 10


def weapons_against(monster: str) -> dict[str, set[str]]:
    """The items that hit a monster, by class."""
    return {
        family: {card.name for card in CARDS.values() if card.family == family and monster in card.ring}
        for family in ("class_i", "class_ii", "class_iii")
    }


def as_classes(printed: str) -> dict[str, set[str]]:
    """The three classes of a printed row."""
    return {
        family: set(names.split())
        for family, names in zip(("class_i", "class_ii", "class_iii"), printed.split(";"), strict=True)
    }


@pytest.mark.parametrize("monster", WEAPONS_AS_PRINTED)
def test_q008_the_five_printed_rows(monster):
    assert weapons_against(monster) == as_classes(WEAPONS_AS_PRINTED[monster])
    assert [len(names) for names in weapons_against(monster).values()] == [3, 2, 3]


@pytest.mark.parametrize("monster", WEAPONS_BY_RULING)
def test_q009_the_five_rows_not_printed(monster):
    assert weapons_against(monster) == as_classes(WEAPONS_BY_RULING[monster])


@pytest.mark.parametrize("monster", MONSTERS)
def test_q009_every_monster_is_ringed_by_eight_items(monster):
    assert [len(names) for names in weapons_against(monster).values()] == [3, 2, 3]


@pytest.mark.parametrize(("family", "items", "monsters"), [("class_i", 10, 3), ("class_ii", 5, 4), ("class_iii", 6, 5)])
def test_q009_every_item_of_a_class_rings_as_many(family, items, monsters):
    rings = [card.ring for card in CARDS.values() if card.family == family]
    assert [len(set(ring)) for ring in rings] == [monsters] * items


@pytest.mark.parametrize(
    ("family", "names", "copies"), [("class_i", 10, 1), ("class_ii", 5, 2), ("class_iii", 6, 1), ("reaction", 5, 2)]
)
def test_q010_how_the_36_items_divide(family, names, copies):
    items = Counter(card for card in ITEMS if CARDS[card].family == family)
    assert len(items) == names
    assert set(items.values()) == {copies}


def test_q010_they_are_36_and_these_are_the_reactions():
    assert len(ITEMS) == 36
    assert {card for card in ITEMS if CARDS[card].reaction} == {
        "buckler",
        "hauberk",
        "gauntlets",
        "greaves",
        "false_papers",
    }
    assert len(CARDS) == 36 - 10 + 5 + 3
