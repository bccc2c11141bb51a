"""The picture of the board: small, the same for all viewers, and with the house as it lies."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

import rules
from bot.pictures import DRAWINGS
from bot.pictures.lettering import drawable, fitted, font
from bot.pictures.picture import ALT_LIMIT
from bot.pictures.quarry.colours import DOOR, palette
from bot.pictures.quarry.house import empty_house
from bot.pictures.quarry.panels import REMARKS_ROOM, height_for, remarks_on
from bot.pictures.quarry.plan import boxes, edges
from bot.words.page import size
from bot.words.quarry.names import CARD_TITLES, MONSTER_TITLES
from rules import PUBLIC, Outcome
from rules.unknown_quarry.house import ROOM_NAMES, ROOMS, open_sides
from tests.kit.quarry import scenario as quarry_scenario
from tests.kit.quarry_games import NAMES, WORST_NAMES, sample

ALL_SIDES = [(upper, ground, basement) for upper in "AB" for ground in "AB" for basement in "AB"]
MOMENTS = sample()[::20]
draw = DRAWINGS["quarry"]


def opened(picture):
    return Image.open(BytesIO(picture.png))


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_the_picture_is_small_and_has_words(names):
    for moment in MOMENTS:
        picture = draw(rules.view(moment.state, PUBLIC), names)
        assert len(picture.png) <= 60_000
        assert 0 < size(picture.alt) <= ALT_LIMIT
        assert opened(picture).size[0] == 900


def test_the_picture_is_small_and_has_words_at_its_worst():
    view = rules.view(sample()[-2].state, PUBLIC)
    everyone = tuple(range(len(view.seats)))
    seats = tuple(replace(there, has_declared=True, harassers=everyone, energy=0) for there in view.seats)
    picture = draw(replace(view, seats=seats, card_counts=(12,) * len(ROOM_NAMES)), ("Wwmg@%Qx" * 4,) * 6)
    assert len(picture.png) <= 60_000
    assert size(picture.alt) <= ALT_LIMIT
    assert picture.alt.endswith("Furnace 12.")


def test_the_picture_is_the_same_whoever_looks_and_however_often():
    for moment in MOMENTS:
        pictures = {draw(rules.view(moment.state, viewer), NAMES) for viewer in (*moment.viewers, PUBLIC)}
        assert len(pictures) == 1


def test_the_picture_carries_nothing_but_pixels():
    assert opened(draw(rules.view(MOMENTS[0].state, PUBLIC), NAMES)).info == {}


def test_the_words_of_the_picture_name_no_card_and_no_monster():
    for moment in MOMENTS:
        alt = draw(rules.view(moment.state, PUBLIC), NAMES).alt
        assert not [title for title in (*CARD_TITLES.values(), *MONSTER_TITLES.values()) if title in alt]


def test_the_words_of_the_picture_tell_where_everybody_is():
    view = rules.view(MOMENTS[0].state, PUBLIC)
    alt = draw(view, NAMES).alt
    for seat, there in enumerate(view.seats):
        assert f"{NAMES[seat]} ({there.character[0].upper()}) in the Hall, energy 2/2, 2 cards" in alt
    assert "Library" in alt


@pytest.mark.parametrize("change", ["a pawn", "a card", "a charge", "a hand", "the turn", "a side"])
def test_whatever_changes_is_seen(change):
    view = rules.view(MOMENTS[0].state, PUBLIC)
    first, *others = view.seats
    changed = {
        "a pawn": replace(view, seats=(replace(first, room="crypt"), *others)),
        "a card": replace(view, card_counts=(7, *view.card_counts[1:])),
        "a charge": replace(view, seats=(replace(first, energy=1), *others)),
        "a hand": replace(view, seats=(replace(first, hand_size=3), *others)),
        "the turn": replace(view, active=(view.active + 1) % len(view.seats)),
        "a side": replace(view, sides=("B" if view.sides[0] == "A" else "A", *view.sides[1:])),
    }[change]
    assert draw(changed, NAMES).png != draw(view, NAMES).png


@pytest.mark.parametrize("sides", ALL_SIDES, ids="".join)
def test_there_is_a_doorway_where_rooms_are_joined_and_a_wall_elsewhere(sides):
    house = empty_house(sides, 1200)
    joined = {frozenset(pair) for pair in open_sides(sides)}
    assert joined <= set(edges())
    for pair, (left, top, right, bottom) in edges().items():
        pixel = house.getpixel(((left + right) // 2, (top + bottom) // 2))
        assert (pixel == Image.new("RGB", (1, 1), DOOR).getpixel((0, 0))) == (pair in joined)


def test_every_room_has_a_place_of_its_own():
    places = boxes()
    assert set(places) == set(ROOMS)
    for room, (left, top, right, bottom) in places.items():
        for other, box in places.items():
            apart = right <= box[0] or box[2] <= left or bottom <= box[1] or box[3] <= top
            assert apart or room == other


def test_the_palette_has_room_for_its_colours():
    assert len(palette().palette.colors) <= 256


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("Chloé", "Chloe"),
        ("Søren", "Soren"),
        ("🐺 wolf 🐺", "wolf"),
        ("Дмитрий", "Butch Fathom"),
        ("🐺🐺", "Butch Fathom"),
        ("Ann Ж", "Ann ?"),
        ("\u202e\u200b", "Butch Fathom"),
    ],
)
def test_a_name_is_written_with_the_letters_that_there_are(name, shown):
    assert drawable(name, "Butch Fathom") == shown


def test_a_long_name_is_cut_to_the_room_there_is():
    text = fitted("W" * 32, 26, 200)
    assert text.endswith("…")
    assert font(26).getlength(text) <= 200


def test_the_words_of_the_picture_tell_of_an_attack_and_of_the_end():
    play = quarry_scenario(ana="clay sword")
    play.ana.uses("clay sword", on="bo", rolls=4)
    view = rules.view(play.state, PUBLIC)
    assert "Ada's turn, 3 actions left. Ada uses a hidden card on Ben, number 4." in draw(view, NAMES).alt
    ended = replace(view, outcome=Outcome("slain", (1,)))
    assert "The hunt is over, Ben won." in draw(ended, NAMES).alt


def test_who_harasses_a_crippled_player_is_written_whole():
    play = quarry_scenario(ana="clay sword, declared, by bo cy dee")
    (remarks,) = {", ".join(remarks_on(rules.view(play.state, PUBLIC), 0))}
    assert remarks.startswith("CRIPPLED, harassed by ")
    assert fitted(remarks, height_for(remarks), REMARKS_ROOM) == remarks
