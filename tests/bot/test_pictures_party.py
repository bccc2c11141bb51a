"""The picture of Hunting Party's board: small, the same for all viewers, and whatever is public can be seen in it."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

import rules
from bot.pictures import DRAWINGS
from bot.pictures.colours import GOLD
from bot.pictures.party.colours import SEAT_COLOURS, palette
from bot.pictures.party.heading import headline, second_line
from bot.pictures.party.kingdom import MAP_WIDTH, corner_of, kingdom, pile
from bot.pictures.party.landmarks import LANDMARK_HEIGHT, LANDMARK_WIDTH, LANDMARKS
from bot.pictures.party.people import hand_letter, legible
from bot.pictures.party.plan import MAP_HEIGHT, WIDTH
from bot.pictures.party.signs import CHIP_GAP, chip, chips, letters_of, pie, small_letters_of, titled_chip
from bot.pictures.party.symbols import GEAR_SYMBOLS, SKILL_SYMBOLS
from bot.pictures.picture import ALT_LIMIT
from bot.words.page import size
from rules import PUBLIC, Action, Setup
from rules.core.questions import Outcome
from rules.hunting_party.cards import HUNTERS, ITEMS
from rules.hunting_party.kingdom import REGIONS, SKILLS
from rules.hunting_party.state import NOBODY, ORACLE, STACKS, Denial, Hire, Hunt, Source
from rules.hunting_party.verbs import ALL_LOST, OUTCOMES, ROUND_LIMIT, SLAIN
from rules.hunting_party.view import MemberView, Opened, PlayedView, View
from rules.robots.chance import choose_evenly
from rules.robots.luck import Stream
from tests.kit.party import scenario
from tests.kit.quarry_games import NAMES, WORST_NAMES

TABLES = ((2, {}), (3, {"timmy": "1:2"}), (4, {"red_shares": "2"}), (5, {}))
ANSWERS = 300
draw = DRAWINGS["party"]


def answered(seats: int, options: dict[str, str]) -> Iterator[rules.GameState]:
    """A table from its deal on, answered at random."""
    state, _ = rules.start("party", Setup(seats, options), b"pictures")
    stream = Stream(b"pictures %d" % seats)
    for _ in range(ANSWERS):
        yield state
        forced = [decision for decision in rules.decisions(state) if decision.forced]
        if not forced:
            return
        key = choose_evenly(forced[0], stream)
        state, _ = rules.apply(state, Action(forced[0].seat, forced[0].question, key))


@cache
def moments() -> tuple[rules.GameState, ...]:
    return tuple(state for seats, options in TABLES for state in tuple(answered(seats, options))[::30])


@cache
def table() -> View:
    """Three seats with something of everything."""
    return scenario(
        alice="bard; elvish archer 2 wears ranger hood, assassin 3; 3g 2s; hand druid sap",
        ben="princess; paladin 3; 1g",
        chris="knight; retiarii 1",
    ).public


HIRE = Hire(0, "forest", "ranger", (2,), 2, 1, ((0, 0), (1, 2)))
HUNT = Hunt(0, "darkwoods", "tracks", "range", ("bard", "elvish_archer"), (1,))
HIRING, HUNTING = replace(table(), hire=HIRE), replace(table(), hunt=HUNT)
POTION = Source("potion", "enchantress_potion")


def of_seat(**changes) -> View:
    first, *others = table().seats
    return replace(table(), seats=(replace(first, **changes), *others))


def of_member(**changes) -> View:
    member, *rest = table().seats[0].members
    return of_seat(members=(replace(member, **changes), *rest))


def opened(picture) -> Image.Image:
    return Image.open(BytesIO(picture.png))


# --- the whole picture ---


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES], ids=["plain", "worst"])
def test_the_picture_is_small_and_has_words(names):
    for state in moments():
        picture = draw(rules.view(state, PUBLIC), names)
        assert len(picture.png) <= 85_000
        assert 0 < size(picture.alt) <= ALT_LIMIT
        assert opened(picture).size[0] == WIDTH


def test_the_picture_has_room_for_the_worst():
    skills, gear = ("palace", "bait", "melee", "magic", "magic"), tuple(ITEMS)[:8]
    crowd = tuple(
        MemberView(hunter, skills, 3, 0, 3, gear, True, True, True, ("normal",), ("steal",)) for hunter in HUNTERS
    )
    view = scenario(eve="knight").public
    seats = tuple(
        replace(there, members=crowd[seat * 8 : seat * 8 + 8], silver=399, free=-16, hand_size=12)
        for seat, there in enumerate(view.seats)
    )
    hunt = Hunt(0, "mystic_vale", "knowledge", "subdue", tuple(HUNTERS), (1, 2, 3, 4), 0, "tide_of_faces")
    picture = draw(replace(view, seats=seats, hunt=hunt, round=60), ("Wwmg@%Qx" * 4,) * 5)
    assert len(picture.png) <= 130_000
    assert size(picture.alt) <= ALT_LIMIT
    assert picture.alt.endswith(f"Market {view.stack_sizes[-1]}.")


def test_the_picture_is_the_same_whoever_looks_and_however_often():
    for state in moments()[::3]:
        viewers = (PUBLIC, *range(len(rules.view(state, PUBLIC).seats)), PUBLIC)
        assert len({draw(rules.view(state, viewer), NAMES) for viewer in viewers}) == 1


def test_the_picture_carries_nothing_but_pixels():
    assert opened(draw(table(), NAMES)).info == {}


CHANGES = {
    "a stack": (table(), replace(table(), stack_sizes=(3, *table().stack_sizes[1:]))),
    "the turn": (table(), replace(table(), turn=replace(table().turn, seat=1))),
    "the round": (table(), replace(table(), round=9)),
    "who is asked": (table(), replace(table(), waiting=(2,))),
    "what is asked": (table(), replace(table(), asked="throw_cards")),
    "a hire": (table(), HIRING),
    "a bid": (HIRING, replace(HIRING, hire=replace(HIRE, best=3, bids=((0, 0), (1, 3))))),
    "a bid passed": (HIRING, replace(HIRING, hire=replace(HIRE, bids=(*HIRE.bids, (2, 0))))),
    "a hunt": (table(), HUNTING),
    "who is sent": (HUNTING, replace(HUNTING, hunt=replace(HUNT, sent=("bard",)))),
    "who passes": (HUNTING, replace(HUNTING, hunt=replace(HUNT, passed=(1, 2)))),
    "who denies": (HUNTING, replace(HUNTING, hunt=replace(HUNT, denied_by=2))),
    "the Oracle": (HUNTING, replace(HUNTING, hunt=replace(HUNT, denied_by=ORACLE))),
    "an agent": (HUNTING, replace(HUNTING, hunt=replace(HUNT, agent="elder_rot"))),
    "the Shadow in a hunt": (HUNTING, replace(HUNTING, hunt=replace(HUNT, is_shadow_found=True))),
    "the Shadow found": (table(), replace(table(), found=("palace", "bait", "magic"))),
    "red shares": (replace(table(), red_shares=2), replace(table(), red_shares=3)),
    "a last hunt": (table(), replace(table(), denials=(Denial(3, 0, HUNT.skills, (1,), 2),))),
    "an effect": (table(), replace(table(), playing=PlayedView(1, POTION, (), None))),
    "at whom": (
        replace(table(), playing=PlayedView(1, POTION, (), None)),
        replace(table(), playing=PlayedView(1, POTION, ("0.assassin",), None)),
    ),
    "money": (table(), of_seat(silver=15)),
    "free shares": (table(), of_seat(free=1)),
    "a hand": (table(), of_seat(hand_size=2)),
    "a shared hand of prophecies": (table(), of_seat(hand=1)),
    "a hero": (table(), of_seat(hero=None)),
    "a member": (table(), of_seat(members=())),
    "a champion": (table(), of_member(is_champion=True)),
    "fatigue": (table(), of_member(is_tired=True)),
    "gear": (table(), of_member(items=("boots_of_speed",))),
    "two of a kind": (table(), of_member(items=("ranger_hood", "ranger_hood"))),
    "a skill": (table(), of_member(skills=("magic",))),
    "shares": (table(), of_member(shares=4)),
    "an ability used": (table(), of_member(marks=("normal",))),
    "a guard": (table(), of_member(guards=("steal",))),
    "the end": (table(), replace(table(), outcome=Outcome(SLAIN, (1,)))),
    "what is opened": (table(), replace(table(), opened=Opened(("palace", "bait", "magic"), (), (), ()))),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_changes_is_seen(change):
    before, after = CHANGES[change]
    assert draw(before, NAMES).png != draw(after, NAMES).png


def test_an_effect_is_aimed_at_one_hunter_and_not_at_one_whose_name_begins_the_same():
    view = scenario(alice="bard; witch hunter 1").public
    at_another, at_nobody = (replace(view, playing=PlayedView(1, POTION, picks, None)) for picks in (("0.witch",), ()))
    assert draw(at_another, NAMES).png == draw(at_nobody, NAMES).png


# --- its words ---


def test_the_words_of_the_picture_tell_what_stands_where():
    alt = draw(HIRING, NAMES).alt
    assert "For hire: Ranger, best bid 2 by Ben." in alt
    assert "Ada 3 gold 2 silver" in alt
    assert "hero Bard, Elvish Archer 2, Assassin 3" in alt
    assert "Cards: Tavern 6, Arena 4, Temple 6, Forest 6, Tower 7, " in alt
    assert draw(of_member(is_tired=True, is_champion=True), NAMES).alt.count("Elvish Archer champion 2 tired") == 1


def test_the_words_of_the_picture_tell_of_the_hunt_and_of_the_shadow():
    hunting = replace(HUNTING, hunt=replace(HUNT, agent="elder_rot"), found=("palace", "bait", "magic"), red_shares=1)
    alt = draw(hunting, NAMES).alt
    assert "Ada hunts (Darkwoods, Tracks, Range), facing Elder Rot." in alt
    assert "The Shadow was found (Palace, Bait, Magic)." in alt
    assert "1 red share." in alt


@pytest.mark.parametrize(
    ("winners", "words"),
    [((1,), "Ben wins"), ((0, 2), "Ada and Chloe win"), ((), "Nobody wins")],
)
def test_the_head_says_who_has_won(winners, words):
    assert headline(replace(table(), outcome=Outcome(SLAIN, winners)), NAMES) == words


def test_the_head_says_how_it_ended():
    endings = {label: second_line(replace(table(), outcome=Outcome(label, ())), NAMES) for label in OUTCOMES}
    assert set(endings) == {SLAIN, ALL_LOST, ROUND_LIMIT}
    assert len(set(endings.values())) == len(endings)


@pytest.mark.parametrize(
    ("user", "source", "words"),
    [
        (1, POTION, "Ben plays the Enchantress's Potion"),
        (1, Source("power", "bard", "normal"), "Ben uses the Bard"),
        (1, Source("gear", "falconer_plume", "bard"), "Ben uses the Falconer's Plume"),
        (0, Source("hire", "ranger"), "the Ranger is up for hire"),
        (NOBODY, Source("agent", "banshee"), "the Banshee strikes"),
        (NOBODY, Source("shadow", ""), "the Shadow strikes"),
    ],
)
def test_the_head_says_what_is_played_and_who_may_respond(user, source, words):
    view = replace(table(), playing=PlayedView(user, source, (), None), waiting=(0, 2), asked="respond")
    assert second_line(view, NAMES) == f"{words}; waiting for Ada and Chloe to respond or pass"


def test_players_are_named_with_the_letters_that_there_are():
    assert legible(("Chloé", "🐺"), 0) == "Chloe"
    assert legible(("Chloé", "🐺"), 1) == "Seat 2"
    assert legible(NAMES, ORACLE) == "Oracle"


@pytest.mark.parametrize(
    ("hands", "letters"),
    [((0, 1), ["", ""]), ((0, 1, 2), [""] * 3), ((0, 1, 0, 2), ["A", "", "A", ""]), ((0, 1, 0, 1, 2), [*"ABAB", ""])],
)
def test_a_letter_says_who_shares_a_hand_of_prophecies(hands, letters):
    view = scenario(seats=len(hands), hands=hands).public
    assert [hand_letter(view, seat) for seat in range(len(hands))] == letters


# --- the map and the signs ---


def test_every_place_has_a_spot_of_its_own_on_the_map():
    assert set(LANDMARKS) == set(STACKS)
    spots = [corner_of(place) for place in STACKS]
    assert len(set(spots)) == len(STACKS)
    for left, top in spots:
        assert 0 <= left <= MAP_WIDTH - LANDMARK_WIDTH
        assert 0 <= top <= MAP_HEIGHT - LANDMARK_HEIGHT
    for left, top in spots:
        assert not [spot for spot in spots if 0 < abs(spot[0] - left) < 120 and abs(spot[1] - top) < 90]


@pytest.mark.parametrize("place", STACKS)
def test_the_place_where_something_goes_on_has_a_golden_frame(place):
    sizes = (5,) * len(STACKS)
    gold = Image.new("RGB", (1, 1), GOLD).getpixel((0, 0))
    left, top = corner_of(place)
    assert kingdom(sizes, frozenset({place})).getpixel((left + 80, top - 5)) == gold
    assert kingdom(sizes, frozenset()).getpixel((left + 80, top - 5)) != gold


def test_the_region_of_a_hunt_and_the_market_are_shown_as_busy():
    quiet = draw(table(), NAMES).png
    buying = replace(table(), asked="purchase")
    assert draw(buying, NAMES).png not in (quiet, draw(replace(table(), asked="throw_cards"), NAMES).png)
    boards = {draw(replace(HUNTING, hunt=replace(HUNT, guiding=region)), NAMES).png for region in REGIONS}
    assert len(boards) == len(REGIONS)


def test_a_pile_shows_its_number_and_nothing_of_its_cards():
    piles = {count: pile(count, GOLD).tobytes() for count in range(37)}
    assert len(set(piles.values())) == len(piles)


@pytest.mark.parametrize("sign", [chip, titled_chip, letters_of, small_letters_of])
def test_the_sign_of_each_skill_is_its_own_also_without_colour(sign):
    assert set(SKILL_SYMBOLS) == set(SKILLS)
    assert len({sign(skill).convert("L").tobytes() for skill in SKILLS}) == len(SKILLS)


def test_many_skills_are_shown_by_letters_and_the_rest_is_counted():
    room, signs = 124, {2: chip, 3: letters_of, 4: small_letters_of}
    for count, sign in signs.items():
        assert chips(SKILLS[4 : 4 + count], room) == [sign(skill) for skill in SKILLS[4 : 4 + count]]
    assert chips(SKILLS[:6], room)[:-1] == [small_letters_of(skill) for skill in SKILLS[:3]]
    for count in range(13):
        assert sum(sign.width + CHIP_GAP for sign in chips(SKILLS[:count], room)) <= room + CHIP_GAP


def test_every_kind_of_item_has_a_sign():
    assert {item.type for item in ITEMS.values()} == set(GEAR_SYMBOLS)


def test_a_pie_tells_the_shares_also_below_none_and_beyond_all():
    pies = {count: pie(count, SEAT_COLOURS[0]).tobytes() for count in range(-16, 13)}
    assert len(set(pies.values())) == len(pies)


def test_the_palette_has_room_for_its_colours():
    assert len(palette().palette.colors) <= 256
