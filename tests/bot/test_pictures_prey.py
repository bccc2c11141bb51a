"""The picture of Deadly Prey's board: small, the same for all viewers, with nothing secret in it, and with words."""

from collections.abc import Iterator
from dataclasses import fields, replace
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures import DRAWINGS
from bot.pictures.lettering import font
from bot.pictures.picture import ALT_LIMIT
from bot.pictures.prey.heading import fitting_line, headline, second_line
from bot.pictures.prey.plan import LEFT, RIGHT, WIDTH
from bot.pictures.prey.pyramid import lying_at
from bot.words.page import size
from rules import PUBLIC, Setup
from rules.core.agenda import Asking
from rules.core.questions import Outcome
from rules.deadly_prey.cards import CITY, CITY_DECK, HARDSHIPS
from rules.deadly_prey.city import SUITS
from rules.deadly_prey.state import Burden, Trophy
from rules.deadly_prey.verbs import DEFEATED, ESCAPED
from rules.deadly_prey.view import AttemptView, PlayView
from tests.kit.prey_pictures import (
    ATTACK,
    ATTACKED,
    GAME,
    dealt,
    moments,
    of_attempt,
    of_hunter,
    of_spot,
    opened_with,
    table,
)
from tests.kit.quarry_games import NAMES, WORST_NAMES

draw = DRAWINGS["prey"]


def opened(picture) -> Image.Image:
    return Image.open(BytesIO(picture.png))


# --- the whole picture ---


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES], ids=["plain", "worst"])
def test_the_picture_is_small_and_has_words(names):
    for state in moments():
        picture = draw(GAME.view(state, PUBLIC), names)
        assert len(picture.png) <= 80_000
        assert 0 < size(picture.alt) <= ALT_LIMIT
        assert opened(picture).size[0] == WIDTH


def test_the_picture_has_room_for_the_worst():
    state, _ = GAME.start(Setup(5, {"monster": "avenging_spirit", "monster_seat": "1"}), b"worst")
    view = GAME.view(state, PUBLIC)
    cards = sorted((card for card in CITY.values() if not card.is_minion), key=lambda card: -len(card.name))
    spots = tuple(
        replace(spot, suit=card.suit, card=card.name, is_up=True, chip=3, white=(0, *(12,) * 4), red=(0, *(3,) * 4))
        for spot, card in zip(view.spots, cards, strict=False)
    )
    burdens = tuple(Burden(name, 9) for name in HARDSHIPS)
    hunters = tuple(
        hunter and replace(hunter, reserve=25, markers=7, trophies=(Trophy("pit_dogs", 3),) * 12, burdens=burdens)
        for hunter in view.hunters
    )
    picture = draw(
        replace(
            view,
            half=14,
            turn=7,
            phase="resolution",
            standing=(4, 3, 2, 1),
            spots=spots,
            bag=(-10, 15, -10, 15),
            hunters=hunters,
            monster=replace(view.monster, chips=(12,) * 4, hand_size=12, powers=1, has_hit=True),
            setbacks=tuple(Burden(name, 14) for name in ("state_of_emergency", "transit_strike", "press_frenzy")),
            attempt=AttemptView("F1", 1, (2, 3, 4), "control", "dice", 3, 11, 0, (10,) * 12),
        ),
        ("Wwmg@%Qx" * 4,) * 5,
    )
    assert len(picture.png) <= 130_000
    assert size(picture.alt) <= ALT_LIMIT
    assert picture.alt.endswith(" 6.")


def test_the_picture_is_the_same_whoever_looks_and_however_often():
    for state in moments()[::4]:
        viewers = (PUBLIC, *range(len(state.hunters)), PUBLIC)
        assert len({draw(GAME.view(state, viewer), NAMES) for viewer in viewers}) == 1


def test_the_picture_carries_nothing_but_pixels():
    assert opened(draw(table(), NAMES)).info == {}


# --- what lies face down ---


@pytest.mark.parametrize("suit", SUITS)
def test_a_card_that_lies_face_down_does_not_differ_in_a_pixel_by_what_it_hides(suit):
    place = next(place for place, spot in enumerate(dealt().spots) if CITY[spot.card].suit == suit)
    pictures = set()
    for name in (card.name for card in CITY.values() if card.suit == suit):
        spots = list(dealt().spots)
        spots[place] = replace(spots[place], card=name)
        pictures.add(draw(GAME.view(replace(dealt(), spots=tuple(spots)), PUBLIC), NAMES))
    assert len(pictures) == 1


def test_the_tracker_does_not_differ_in_a_pixel_by_what_it_hides():
    first, *hidden = dealt().tracker
    suits = [CITY[space.card].suit for space in hidden]
    pictures = set()
    for turned in (1, -1):
        decks = {suit: iter([card for card in CITY_DECK[::turned] if CITY[card].suit == suit]) for suit in SUITS}
        others = (replace(space, card=next(decks[suit])) for space, suit in zip(hidden, suits, strict=True))
        pictures.add(draw(GAME.view(replace(dealt(), tracker=(first, *others)), PUBLIC), NAMES))
    assert len(pictures) == 1


def test_what_only_the_viewer_knows_is_not_in_the_picture():
    view = of_spot(card="mirror_maker")
    assert not view.spots[1].is_up
    assert draw(view, NAMES) == draw(table(), NAMES)


def test_a_card_that_lies_face_up_looks_the_same_whether_it_was_seen_before_or_not():
    assert draw(of_spot(0, is_seen=True), NAMES) == draw(table(), NAMES)


def test_the_monsters_chips_are_counted_and_not_told():
    chips = ((3,), (0, 0, 0), (1, 2), (1, 1, 1, 2, 2, 3))
    others = ((0,), (1, 2, 3), (3, 3), (0, 0, 1, 2, 2, 1))
    states = [replace(dealt(), monster=replace(dealt().monster, callings=laid)) for laid in (chips, others)]
    assert len({draw(GAME.view(state, PUBLIC), NAMES) for state in states}) == 1


# --- its words ---


def test_the_words_of_the_picture_tell_what_stands_where():
    alt = draw(replace(table(), setbacks=(Burden("power_cut", 7),)), NAMES).alt
    assert alt.startswith("Day 3, Resolution. Setbacks: Power Cut. Werewolf (Ben): chips De ")
    assert "Initiative: Chloé, Ada, Dmitri." in alt
    assert f"Ada reserve 5, 0 cards; Chloé reserve 5, 0 cards; Dmitri reserve {table().hunters[3].reserve}" in alt
    assert alt.endswith("; A2 Oc 6, Chloé 3 white, Dmitri 1 white; A1 Gun Show 5, Ada 2 red, Chloé 1 red.")
    assert "A2 vacant" in draw(of_spot(suit="", card="", white=(), red=()), NAMES).alt


def test_the_words_of_the_picture_tell_what_goes_on():
    assert "Chloé and Dmitri at A2, 6 to reach." in draw(of_attempt(partners=(3,)), NAMES).alt
    assert "Attack on A1." in draw(ATTACKED, NAMES).alt
    assert "Attack on tracker space 3." in draw(replace(table(), attack=replace(ATTACK, target="3")), NAMES).alt
    assert "Ada and Chloé confront the monster." in draw(replace(table(), fighters=(0, 2)), NAMES).alt
    assert "Ada confronts the monster." in draw(replace(table(), fighters=(0,)), NAMES).alt
    assert "Ada killed, reserve" in draw(of_hunter(is_dead=True), NAMES).alt


def test_the_night_counts_for_control_and_not_for_a_way_in():
    chip, night = table().spots[0].chip, {"number": table().spots[0].chip + 4}
    held, free = of_spot(0, **night), of_spot(0, **night, card="", is_up=False, red=())
    assert (lying_at(held, 0).number, lying_at(free, 0).number) == (chip + 3, chip + 4)
    assert f"A1 Gun Show {chip + 3}, Ada 2 red" in draw(held, NAMES).alt


def test_the_words_of_the_picture_tell_how_it_ended():
    alt = draw(opened_with(replace(table(), fighters=(0,))), NAMES).alt
    assert alt.startswith("The game is over, Ada won. Werewolf")
    assert "confront" not in alt
    assert "Ada 23 points; Chloé 9 points; Dmitri 0 points." in alt


@pytest.mark.parametrize(
    ("half", "phase", "words"),
    [(5, "placement", "Day 3 of 7: Placement"), (14, "dusk", "Night 7 of 7: Dusk"), (0, "setup", "Callings are laid")],
)
def test_the_head_says_when_it_is(half, phase, words):
    assert headline(replace(table(), half=half, phase=phase), NAMES) == words


def test_the_head_says_in_a_sentence_what_is_asked():
    for kind, words in (("after_roll", "to change the roll or leave it"), ("dawn_window", "to say what to do at dawn")):
        assert second_line(replace(table(), asked=kind), NAMES) == f"waiting for Chloe {words}"


@pytest.mark.parametrize(
    ("label", "winners", "words"),
    [
        (ESCAPED, (1,), ("Ben wins", "The Werewolf gets away")),
        (DEFEATED, (0, 2), ("Ada and Chloe win", "The Werewolf is defeated")),
        (DEFEATED, (), ("Nobody wins", "The Werewolf is defeated")),
    ],
)
def test_the_head_says_who_has_won(label, winners, words):
    view = replace(table(), outcome=Outcome(label, winners))
    assert (headline(view, NAMES), second_line(view, NAMES)) == words


@pytest.mark.parametrize(
    ("waiting", "words"),
    [
        ((), ""),
        ((2,), "waiting for Chloe to play or pass"),
        ((0, 1), "waiting for Ada and Ben to play or pass"),
        ((0, 1, 2), "waiting for 3 players to play or pass"),
        ((0, 1, 2, 3), "waiting for everybody to play or pass"),
    ],
)
def test_the_head_says_who_is_asked_for_what(waiting, words):
    assert second_line(replace(table(), waiting=waiting, asked="window"), NAMES) == words


def asking(step: type) -> Iterator[str]:
    """The kinds of all questions of the game."""
    for narrower in step.__subclasses__():
        yield from asking(narrower)
        if narrower.__module__.startswith("rules.deadly_prey"):
            yield from (field.default for field in fields(narrower) if field.name == "kind")


@pytest.mark.parametrize("kind", sorted(set(asking(Asking))))
def test_the_head_has_words_for_whatever_is_asked(kind):
    bare = replace(table(), waiting=(2,), asked=None)
    assert second_line(replace(bare, asked=kind), NAMES).startswith(f"{second_line(bare, NAMES)} ")


def test_the_head_says_what_was_played_last():
    plays = (PlayView(2, "empirical_data", ()), PlayView(1, "werewolf", ()))
    played = [second_line(replace(table(), plays=plays[:count], waiting=()), NAMES) for count in (1, 2)]
    assert played == ["Chloe plays Empirical Data", "Ben uses the power of the Werewolf"]


@pytest.mark.parametrize(
    ("card", "end"), [("empirical_data", " to play or pass"), ("avenging_spirit", "; waiting for everybody")]
)
def test_the_head_gives_up_letters_of_names_before_what_is_asked(card, end):
    view = replace(table(), plays=(PlayView(2, card, ()),), waiting=(0, 1, 2, 3), asked="window")
    line = fitting_line(view, WORST_NAMES)
    assert line.endswith(end)
    assert font(26).getlength(line) <= RIGHT - LEFT
