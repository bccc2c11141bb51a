"""Whatever is public in Deadly Prey can be seen in the picture, and told apart also without colour."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image
from PIL.ImageColor import getrgb

from bot.pictures import DRAWINGS
from bot.pictures.colours import INK, PALE
from bot.pictures.prey.affair import legend
from bot.pictures.prey.colours import palette
from bot.pictures.prey.faces import FACES, face
from bot.pictures.prey.plan import CARD_HEIGHT, CARD_WIDTH, LEFT, RIGHT, STAGE, STAGE_HEIGHT, corner_of
from bot.pictures.prey.signs import badge, chip, chip_stack, goal, reserve, suit_mark, symbol, willpower
from bot.pictures.prey.sky import city
from bot.pictures.prey.symbols import HUNTER_SYMBOLS
from rules.deadly_prey.cards import CITY_DECK, MONSTERS
from rules.deadly_prey.city import SPOTS, SUITS, above
from rules.deadly_prey.state import Burden, Trophy
from rules.deadly_prey.view import PlayView
from tests.kit.prey_pictures import (
    ATTACK,
    ATTACKED,
    ATTEMPTING,
    of_attempt,
    of_hunter,
    of_monster,
    of_space,
    of_spot,
    opened_with,
    table,
)
from tests.kit.quarry_games import NAMES

draw = DRAWINGS["prey"]

CHANGES = {
    "the half-day": (table(), replace(table(), half=6)),
    "the phase": (table(), replace(table(), phase="placement")),
    "Initiative": (table(), replace(table(), standing=(0, 2, 3))),
    "the rotation": (table(), replace(table(), rotation=(3, 2, 0))),
    "who is asked": (table(), replace(table(), waiting=(3,))),
    "that the monster is asked": (table(), replace(table(), waiting=(2, 1))),
    "what is asked": (table(), replace(table(), asked="turn_red")),
    "about what": (table(), replace(table(), about="C2")),
    "a suit": (table(), of_spot(suit="science")),
    "a chip": (table(), of_spot(chip=3 if table().spots[1].chip != 3 else 2)),
    "a number to reach": (table(), of_spot(number=9)),
    "a card turned up": (table(), of_spot(card="mirror_maker", is_up=True)),
    "a card that all have seen": (table(), of_spot(card="mirror_maker", is_seen=True)),
    "seen or up": (of_spot(card="mirror_maker", is_seen=True), of_spot(card="mirror_maker", is_up=True)),
    "a vacancy": (table(), of_spot(suit="", card="", chip=0, number=0, white=(), red=())),
    "white Willpower": (table(), of_spot(white=(0, 0, 4, 1))),
    "whose white Willpower": (table(), of_spot(white=(0, 0, 1, 3))),
    "red Willpower": (table(), of_spot(0, red=(3, 0, 1, 0))),
    "whose red Willpower": (table(), of_spot(0, red=(1, 0, 2, 0))),
    "red and white": (table(), of_spot(white=(0, 0, 0, 1), red=(0, 0, 3, 0))),
    "a tracker card turned up": (table(), of_space(card="mirror_maker", is_up=True)),
    "a suit on the tracker": (of_space(suit="science"), of_space(suit="occult")),
    "a tracker card destroyed": (table(), of_space(suit="", card="")),
    "the City deck": (table(), replace(table(), deck_sizes=(66, *table().deck_sizes[1:]))),
    "the top of the City deck": (replace(table(), deck_suit="science"), replace(table(), deck_suit="occult")),
    "a Setback": (table(), replace(table(), setbacks=(Burden("power_cut", 7),))),
    "a fifth Setback": tuple(replace(table(), setbacks=(Burden("power_cut", 7),) * count) for count in (4, 5)),
    "a sixth Setback": tuple(replace(table(), setbacks=(Burden("power_cut", 7),) * count) for count in (5, 6)),
    "when a Setback ends": (
        replace(table(), setbacks=(Burden("power_cut", 7),)),
        replace(table(), setbacks=(Burden("power_cut", 6),)),
    ),
    "a reserve": (table(), of_hunter(reserve=9)),
    "a supply": (table(), of_hunter(supply=2)),
    "a hand": (table(), of_hunter(hand_size=7)),
    "a shortened week": (table(), of_hunter(markers=1)),
    "a week shortened more": (of_hunter(markers=1), of_hunter(markers=2)),
    "a trophy": (table(), of_hunter(trophies=(Trophy("pit_dogs", 2),))),
    "the chip of a trophy": (
        of_hunter(trophies=(Trophy("pit_dogs", 2),)),
        of_hunter(trophies=(Trophy("pit_dogs", 3),)),
    ),
    "a Hardship": (table(), of_hunter(burdens=(Burden("guilt"),))),
    "which Hardship": (of_hunter(burdens=(Burden("guilt"),)), of_hunter(burdens=(Burden("fired"),))),
    "a score": (table(), of_hunter(shown=(None, 0, None, None))),
    "an identity": (of_hunter(identity="cop"), of_hunter(identity="plumber")),
    "that a hunter rests": (table(), of_hunter(acts=False)),
    "that a hunter is done": (of_hunter(acts=True), of_hunter(acts=True, is_done=True)),
    "that a hunter skipped": (of_hunter(acts=True), of_hunter(acts=True, skips=1)),
    "that a hunter is out": (table(), of_hunter(is_out=True)),
    "that a hunter is dead": (of_hunter(is_out=True), of_hunter(is_out=True, is_dead=True)),
    "which monster": (table(), of_monster(name="mummy")),
    "the chips of the monster": (table(), of_monster(chips=(3, 3, 3, 4))),
    "the hand of the monster": (table(), of_monster(hand_size=8)),
    "a hit of the monster": (table(), of_monster(has_hit=True)),
    "the power used": (table(), of_monster(powers=1)),
    "an attempt": (table(), ATTEMPTING),
    "the partners": (ATTEMPTING, of_attempt(partners=(3,))),
    "an intrusion": (ATTEMPTING, of_attempt(sort="force")),
    "a fight": (ATTEMPTING, of_attempt(sort="minion")),
    "meddling": (ATTEMPTING, of_attempt(meddled=2)),
    "the number of an attempt": (ATTEMPTING, of_attempt(number=8)),
    "the method": (of_attempt(method="points"), of_attempt(method="dice")),
    "points": (ATTEMPTING, of_attempt(points=4)),
    "dice": (of_attempt(rolled=(3, 9)), of_attempt(rolled=(3, 8))),
    "an attack": (table(), ATTACKED),
    "the dice of an attack": (ATTACKED, replace(table(), attack=replace(ATTACK, dice=3))),
    "the roll of an attack": (ATTACKED, replace(table(), attack=replace(ATTACK, rolled=(2, 7)))),
    "an attack on the tracker": (ATTACKED, replace(table(), attack=replace(ATTACK, target="3", owners=()))),
    "a confrontation": (table(), replace(table(), fighters=(0,))),
    "who confronts": (replace(table(), fighters=(0,)), replace(table(), fighters=(0, 2))),
    "a card played": (table(), replace(table(), plays=(PlayView(2, "empirical_data", ()),))),
    "the end": (table(), opened_with(table())),
    "a final score": (opened_with(table()), opened_with(table(), scores=((11, 6, 5, 0), *((0, 0, 0, 0),) * 3))),
    "what lay face down": (opened_with(table()), opened_with(table(), pyramid=tuple(CITY_DECK[:21]))),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_changes_is_seen(change):
    before, after = CHANGES[change]
    assert draw(before, NAMES).png != draw(after, NAMES).png


# --- the city and the signs ---


def test_every_spot_has_a_place_of_its_own_below_those_that_rest_on_it():
    corners = {spot: corner_of(spot) for spot in SPOTS}
    assert len(set(corners.values())) == len(SPOTS)
    for spot, (left, top) in corners.items():
        assert LEFT <= left <= RIGHT - CARD_WIDTH
        assert STAGE <= top <= STAGE + STAGE_HEIGHT - CARD_HEIGHT
        for other in above(spot):
            assert abs(corners[other][0] - left) < CARD_WIDTH
            assert corners[other][1] + CARD_HEIGHT < top


def test_the_night_is_dark():
    day, night = (city(is_night=is_night).convert("L").reduce(10) for is_night in (False, True))
    darker = sum(dark < light for dark, light in zip(night.tobytes(), day.tobytes(), strict=True))
    assert darker > len(day.tobytes()) * 0.95


@pytest.mark.parametrize(
    "signs",
    [
        [suit_mark(suit) for suit in SUITS],
        [badge(hunter) for hunter in range(len(HUNTER_SYMBOLS))],
        [willpower(hunter, 1, 1, is_small=True) for hunter in range(len(HUNTER_SYMBOLS))],
        [willpower(0, red, white) for red in range(4) for white in range(26) if red or white],
        [reserve(0, count) for count in range(26)],
        [chip(value) for value in range(4)],
        [chip_stack(count) for count in range(20)],
        [goal(number) for number in range(1, 16)],
        [face(monster, 86) for monster in MONSTERS],
    ],
    ids=["suits", "hunters", "hunters' Willpower", "Willpower", "reserves", "chips", "stacks", "numbers", "monsters"],
)
def test_signs_differ_also_without_colour(signs):
    shades = [(sign.convert("L").tobytes(), sign.getchannel("A").tobytes()) for sign in signs]
    assert len(set(shades)) == len(signs)


@pytest.mark.parametrize("hunter", range(len(HUNTER_SYMBOLS)))
@pytest.mark.parametrize(("red", "white"), [(0, 3), (2, 0), (1, 12)])
def test_willpower_ends_at_its_round_corners(hunter, red, white):
    sign = willpower(hunter, red, white)
    corners = [(x, y) for x in (0, sign.width - 1) for y in (0, sign.height - 1)]
    assert [sign.getpixel(corner)[3] for corner in corners] == [0] * 4


def test_a_minions_skull_is_dark_on_paper_and_pale_on_a_back():
    bone = {name: symbol(name, 24).getpixel((12, 4))[:3] for name in ("skull", "skull_on_paper")}
    assert bone == {"skull": getrgb(PALE), "skull_on_paper": getrgb(INK)}
    plain, marked = (opened(of_spot(card=card, is_up=True)) for card in ("mirror_maker", "pit_dogs"))
    assert dark_below_the_name(marked) > dark_below_the_name(plain)


def opened(view):
    return Image.open(BytesIO(draw(view, NAMES).png)).convert("RGB")


def dark_below_the_name(image):
    """How many pixels of INK lie on A2 where signs stand."""
    left, top = corner_of("A2")
    below = image.crop((left + 3, top + 72, left + 30, top + CARD_HEIGHT - 3))
    return sum(count for count, colour in below.getcolors() if colour == getrgb(INK))


def test_the_legend_has_room_beneath_nothing_is_under_way():
    assert sum(sign.width + 7 for sign in legend()) <= RIGHT - LEFT - 28


def test_there_is_a_face_for_every_monster():
    assert set(FACES) == set(MONSTERS)


def test_the_palette_has_room_for_its_colours():
    assert len(palette().palette.colors) <= 256
