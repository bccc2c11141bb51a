"""Board, sheet and ending of Deadly Prey: complete, within the limits, secret where they must be."""

import re
from dataclasses import replace

import pytest

from bot.words.page import problems
from bot.words.prey import PREY
from bot.words.prey.names import ARSENAL_TITLES, CITY_TITLES, INFLUENCE_TITLES
from bot.words.prey.pyramid import grid
from rules import PUBLIC
from rules.deadly_prey.cards import ARSENAL, CITY, HARDSHIPS, INFLUENCE, SETBACKS
from rules.deadly_prey.city import SPOTS
from rules.deadly_prey.state import Attack, Burden, Draft, Lasting, Trophy, hunter_seats
from rules.deadly_prey.view import AttemptView, PlayView
from tests.kit.prey.checks import GAME
from tests.kit.prey_tables import a_view, sample
from tests.kit.quarry_games import NAMES, WORST_NAMES

PEOPLE = ("Ana", "Bo", "Cy", "Di", "Mo")
LONG_LOG = [f"**{'x' * 90}** did something, line {number}." for number in range(300)]
WORST = WORST_NAMES[:5]
PHONE = 32
"""Characters of a code block that a phone shows in a line."""
LONGEST = max(CITY, key=lambda card: len(CITY_TITLES[card]))


def whole(page):
    return "\n".join((page.title, page.text, *(f"{field.name}\n{field.value}" for field in page.fields), page.footer))


def public(view):
    """The same view without what its seat alone knows."""
    return replace(view, viewer=PUBLIC, own=None)


def field_of(page, name):
    (value,) = (field.value for field in page.fields if name in field.name)
    return value


def views_of(viewer):
    return [GAME.view(moment.state, viewer) for moment in sample()]


def worst_view(view):
    """All spots up and crowded, every hunter under all Hardships, all Setbacks, a joint attempt with many plays."""
    red, white = (1, 1, 1, 1, 0), (4, 4, 4, 4, 0)  # all Willpower that there is
    up = {"suit": "destruction", "card": LONGEST, "chip": 3, "is_up": True, "number": 12}
    spots = [replace(there, **up, red=red, white=(0,) * 5) for there in view.spots]
    spots[-1] = replace(spots[-1], white=white)
    burdens = tuple(Burden(card, 7) for card in HARDSHIPS)
    trophies = tuple(Trophy(card, 3) for card, there in CITY.items() if there.is_minion)
    hunters = tuple(
        there
        and replace(
            there,
            shown=(3, 2, 1, 0),
            markers=3,
            hand_size=14,
            locked=9,
            burdens=burdens,
            trophies=trophies,
            acts=True,
            skips=1,
            took_hardship=True,
            controls=1,
            generals=1,
            controlled=SPOTS,
        )
        for there in view.hunters
    )
    plays = tuple(PlayView(seat, "slashed_tyres", ("B3", "1")) for seat in (0, 1, 2, 3)) * 2
    return replace(
        view,
        spots=tuple(spots),
        hunters=hunters,
        plays=plays,
        tracker=tuple(replace(space, suit="science", card=LONGEST, is_up=True) for space in view.tracker),
        setbacks=tuple(Burden(card, 7) for card in SETBACKS),
        lasting=tuple(Lasting("influence", "vertigo", 4, (), 7, "half_day") for _ in range(8)),
        attempt=AttemptView("F1", 0, (1, 2, 3), "control", "points", 3, 12, 9, (7, 7, 7)),
        waiting=(0, 1, 2, 3, 4),
        rotation=(3, 2, 1, 0),
        asked="window",
    )


# --- the board ---


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_the_board_is_within_the_limits(names):
    for view in views_of(PUBLIC):
        assert problems(PREY.board(view, names, LONG_LOG)) == []


@pytest.mark.parametrize("names", [PEOPLE, WORST])
def test_the_board_is_within_the_limits_at_its_worst(names):
    page = PREY.board(worst_view(public(a_view())), names, LONG_LOG)
    assert problems(replace(page, title=f"#999999 {page.title}")) == []
    text = whole(page)
    assert all(f"**{name}**" in text for name in SPOTS)
    assert "What happened" in text


def test_the_board_is_the_same_whoever_looks():
    for moment in sample()[::3]:
        viewers = (PUBLIC, *hunter_seats(moment.state))  # the monster knows the lid better
        assert len({PREY.board(GAME.view(moment.state, viewer), NAMES, ["a"]) for viewer in viewers}) == 1


def test_the_board_names_no_card_that_is_hidden():
    for moment in sample():
        state = moment.state
        there = [*(space.card for space in state.tracker if space.is_up)]
        there += [spot.card for spot in state.spots if spot.is_up or spot.is_seen]
        there += [trophy.card for hunter in state.hunters if hunter for trophy in hunter.trophies]
        text = whole(PREY.board(GAME.view(state, PUBLIC), PEOPLE, []))
        hidden = [spot.card for spot in state.spots if spot.card and spot.card not in there]
        assert [card for card in hidden if re.search(rf"\b{CITY_TITLES[card]}\b", text)] == []


def test_the_board_names_no_card_in_hand():
    for moment in sample():
        state = moment.state
        told = {play.card for play in state.plays} | {lasting.card for lasting in state.lasting}
        text = whole(PREY.board(GAME.view(state, PUBLIC), PEOPLE, []))
        hands = {card for holder in (*state.hunters, state.monster) if holder for card in holder.hand} - told
        titles = {**ARSENAL_TITLES, **INFLUENCE_TITLES}
        assert [card for card in hands if re.search(rf"\b{titles[card]}\b", text)] == []


def test_the_board_tells_what_a_player_needs():
    view = public(a_view())
    text = whole(PREY.board(view, PEOPLE, ["a line"]))
    monster = view.monster
    assert "Deadly Prey · day 1 of 7 · Resolution" in text
    assert f"The table waits for {PEOPLE[view.waiting[0]]} to act on a City Card." in text
    assert f"Initiative: {', '.join(PEOPLE[seat] for seat in view.standing)}" in text
    assert "City " in text
    assert "5 · Mo, the Demon" in text
    assert f"Chips: **De {monster.chips[0]}, Ab {monster.chips[1]}" in text
    for seat, there in enumerate(view.hunters[:4]):
        assert f"{seat + 1} · {PEOPLE[seat]}, the " in text
        assert f"Reserve **{there.reserve}** · supply {there.supply}" in text
    assert "a line" in text


def test_a_spot_tells_card_chip_number_and_willpower():
    view = public(a_view())
    spots = list(view.spots)
    there = replace(spots[8], suit="destruction", card="gun_show", chip=2, is_up=True, number=6)
    spots[8] = replace(there, red=(0, 2, 0, 0, 0), white=(1, 0, 0, 0, 0))
    text = whole(PREY.board(replace(view, spots=tuple(spots)), PEOPLE, []))
    assert "**B3** Gun Show De 2, reach 6; red: Bo ×2; white: Ana ×1" in text


def test_the_night_counts_for_control_and_not_for_a_way_in():
    view = public(a_view())
    there = replace(view.spots[8], suit="occult", card="", chip=2, is_up=False, number=7, red=(0,) * 5)  # B3 at night
    held = replace(there, card="salt_circle", is_up=True, red=(1, 0, 0, 0, 0))
    for spot, words in ((there, "Oc 2, reach 7"), (held, "Oc 2, reach 6")):
        spots = (*view.spots[:8], spot, *view.spots[9:])
        assert words in whole(PREY.board(replace(view, spots=spots), PEOPLE, []))


def test_a_card_that_was_seen_is_named_as_such():
    view = public(a_view())
    spots = list(view.spots)
    spots[8] = replace(spots[8], suit="destruction", card="gun_show", is_up=False, is_seen=True)
    assert "**B3** (seen: Gun Show)" in whole(PREY.board(replace(view, spots=tuple(spots)), PEOPLE, []))


def test_the_grid_fits_a_phone():
    for view in (*views_of(PUBLIC), worst_view(public(a_view()))):
        rows = grid(view).split("\n")[1:-1]
        assert len(rows) == 6
        assert max(map(len, rows)) <= PHONE
        assert [row[:2] for row in rows] == ["F8", "E7", "D6", "C5", "B4", "A3"]


def test_the_grid_tells_up_from_down_and_vacancies():
    view = public(a_view())
    bare = {"chip": 2, "white": (0,) * 5, "red": (0,) * 5, "suit": "occult"}
    down, up, gone = (replace(view.spots[0], **bare, is_up=is_up) for is_up in (False, True, False))
    held = replace(up, red=(1, 0, 0, 0, 0))
    spots = (down, up, held, replace(gone, suit="", chip=0), *(down,) * 17)
    assert grid(replace(view, spots=spots)).split("\n")[6] == "A3 Oc2  OC2  OC2* --   Oc2  Oc2"


def test_the_board_says_what_the_grid_means():
    text = PREY.board(public(a_view()), PEOPLE, []).text
    assert "`De2`: Destruction, chip 2, face down; `DE2` face up." in text
    assert "To reach: value + chip, and 1 more at night unless somebody controls the card." in text
    assert "De Destruction, Ab Absolution, Sc Scientific Study, Oc Occult Mastery, Ge General." in text


@pytest.mark.parametrize(
    ("bag", "words"),
    [
        ((9, 11, 9, 8), "Chips in the box lid: 9 zeros, 11 ones, 9 twos, 8 threes"),
        ((1, 0, 2, -1), "Chips in the box lid: 1 zero, no ones, 2 twos, 1 three owed"),
    ],
)
def test_the_board_and_the_monsters_sheet_say_what_lies_in_the_lid(bag, words):
    assert words in PREY.board(replace(public(a_view()), bag=bag), PEOPLE, []).text
    text = PREY.sheet(replace(a_view(of_monster=True), bag=bag), PEOPLE, []).text
    assert f"{words}. The board still counts there what you drew at dusk." in text


def test_a_lone_hunter_needs_no_order():
    view = replace(public(a_view()), standing=(0,), rotation=())
    assert "Initiative" not in PREY.board(view, PEOPLE, []).text


def test_d167_a_row_that_nobody_can_fill_is_told():
    view = public(a_view())
    spots = [replace(there, red=(0,) * 5) for there in view.spots]
    for name in ("E1", "E2"):
        spots[SPOTS.index(name)] = replace(spots[0], suit="", card="", chip=0)
    top = replace(spots[SPOTS.index("F1")], red=(0,) * 5)
    spots[SPOTS.index("F1")] = top
    assert "Row E is vacant and nobody holds a card above it" in whole(
        PREY.board(replace(view, spots=tuple(spots)), PEOPLE, [])
    )
    spots[SPOTS.index("F1")] = replace(top, red=(1, 0, 0, 0, 0))
    view = replace(view, spots=tuple(spots))
    assert "Row E is vacant" not in whole(PREY.board(view, PEOPLE, []))
    view = replace(view, hunters=(replace(view.hunters[0], is_out=True), *view.hunters[1:]))
    assert "Row E is vacant" in whole(PREY.board(view, PEOPLE, []))


def test_the_shorter_week_death_and_hardships_are_told():
    view = public(a_view())
    ana, bo, cy, di, mo = view.hunters
    ana = replace(
        ana, markers=2, burdens=(Burden("guilt"), Burden("sprained_wrist", 7)), trophies=(Trophy("pit_dogs", 2),)
    )
    text = whole(
        PREY.board(
            replace(view, hunters=(ana, replace(bo, is_dead=True), replace(cy, is_out=True), di, mo)), PEOPLE, []
        )
    )
    assert "⌛ last: night 6" in text
    assert "**Guilt**: *Until you pay it off: your tally is 1 lower." in text
    assert "**Sprained Wrist** to dawn 4: *you roll 1 fewer die each time.*" in text
    assert "🏅 Pit Dogs 2" in text
    assert "💀 2 · Bo" in text
    assert "🚪 3 · Cy" in text


def test_what_runs_is_told():
    view = replace(public(a_view()), asked="window", waiting=(0, 4), plays=(PlayView(1, "bad_tip", ()),))
    attempt = AttemptView("B3", 0, (1,), "control", "points", 2, 9, 0, ())
    text = whole(PREY.board(replace(view, attempt=attempt), PEOPLE, []))
    assert re.search(r"Ana and Bo try for .*B3.* with points: 9 to reach, 2 of it meddled\.", text)
    assert "🃏 Bo, Bad Tip" in text
    assert "The table waits for Ana and Mo to play something, or pass." in text
    text = whole(PREY.board(replace(view, attack=Attack("3", 2, 7)), PEOPLE, []))
    assert re.search(r"The monster attacks tracker space 3, .* with 2 dice, 7 or more to hit\.", text)
    text = whole(PREY.board(replace(view, fighters=(0, 2)), PEOPLE, []))
    assert "Ana and Cy confront the monster in" in text


def test_what_a_hunter_took_and_the_monsters_hit_are_told_in_words():
    view = public(a_view())
    ana, *others = view.hunters
    taken = [
        whole(PREY.board(replace(view, hunters=(replace(ana, controls=cards, generals=generals), *others)), PEOPLE, []))
        for cards, generals in ((1, 0), (2, 1), (0, 1))
    ]
    for text, words in zip(taken, ("1 card", "2 cards and 1 General", "1 General"), strict=True):
        assert f"took {words} in this phase" in text
    struck = replace(view, monster=replace(view.monster, has_hit=True, powers=0))
    assert "\nIts hit of this phase is used" in field_of(PREY.board(struck, PEOPLE, []), "Mo, the Demon")


def test_the_tracker_is_told():
    view = public(a_view())
    first, *rest = view.tracker
    spaces = (replace(first, card="gun_show", suit="destruction", is_up=True), replace(rest[0], suit=""), *rest[1:])
    value = field_of(PREY.board(replace(view, tracker=spaces), PEOPLE, []), "Tracker")
    assert "1 **Gun Show**: Destruction; De 3, Ab 1, Sc 0, Oc 1; Socializing" in value
    assert "2 destroyed" in value
    assert "Face down: 3 " in value


# --- the sheet ---


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_a_sheet_is_within_the_limits(names):
    for moment in sample()[::2]:
        for seat in range(len(moment.state.hunters)):
            assert problems(PREY.sheet(GAME.view(moment.state, seat), names, ["x" * 200] * 10)) == []


@pytest.mark.parametrize("of_monster", [False, True])
def test_a_sheet_is_within_the_limits_at_its_worst(of_monster):
    view = worst_view(a_view(of_monster=of_monster))
    own = replace(
        view.own,
        callings=((3, 2, 1, 0, 3, 2, 1, 0) * 2,) * 4 if of_monster else view.own.callings,
        hand=tuple(INFLUENCE if of_monster else ARSENAL) * 2,
        locked=tuple(INFLUENCE if of_monster else ARSENAL),
        known=(("deck", "", tuple(CITY)[:3]), ("hand", "1", tuple(ARSENAL)[:9])) * 20,
        scores=((1, "science", 3),) * 20,
        orders=("pass_all", "pass_others", "pass_low_rows", "done_now", "done_placement", "done_resolution"),
        draft=Draft("dawn"),
    )
    page = PREY.sheet(replace(view, own=own), WORST, ["y" * 250] * 30)
    assert problems(replace(page, title=f"#999999 {page.title}")) == []


@pytest.mark.parametrize(("phase", "words"), [("placement", "this Placement"), ("resolution", "this Resolution")])
def test_a_sheet_says_which_phase_an_order_is_for(phase, words):
    view = a_view()
    own = replace(view.own, orders=("done_now",))
    text = whole(PREY.sheet(replace(view, phase=phase, own=own), PEOPLE, []))
    assert f"Standing orders: done with {words}, when my slot comes." in text


def test_a_hunters_sheet_tells_callings_cards_and_what_was_seen():
    view = a_view()
    spots = list(view.spots)
    spots[8] = replace(spots[8], suit="destruction", card="gun_show", is_up=False, is_seen=False)
    own = replace(
        view.own,
        callings=((3,), (2,), (1,), (0,)),
        hand=("second_wind", "decoy", "second_wind"),
        locked=("second_wind",),
        known=(("hand", "1", ("cool_head",)), ("deck", "", ("pawnshop",))),
        scores=((view.mo, "occult", 6),),
        orders=("pass_others",),
    )
    text = whole(PREY.sheet(replace(view, viewer=0, own=own, spots=tuple(spots)), PEOPLE, ["trust Cy"]))
    for words in (
        "🔥 Destruction: **3**, your primary",
        "🔮 Occult Mastery: **0**",
        "Second Wind x2 · value 1 · 1 locked\nIn your own attempt or contested intrusion: roll 1 more die.",
        "Decoy · value 2",
        "Gun Show (B3): Destruction; De 3",
        "In the hand of Bo, when you looked: Cool Head",
        "Top of the City deck, when you looked: Pawnshop",
        "Mo's score in Occult Mastery, when you looked: 6",
        "pass in windows that are not about me",
        "trust Cy",
    ):
        assert words in text


@pytest.mark.parametrize(
    ("picks", "words"),
    [
        ((), "not laid yet"),
        (("occult", "science"), "3 on Occult Mastery, 2 on Scientific Study, so far"),
        (
            ("occult", "science", "absolution", "destruction"),
            "3 on Occult Mastery, 2 on Scientific Study, 1 on Absolution, 0 on Destruction; sealed until all have laid",
        ),
    ],
)
def test_the_sheet_shows_callings_that_are_laid_and_still_sealed(picks, words):
    view = a_view()
    own = replace(view.own, callings=(), draft=Draft("lay", picks))
    assert words in PREY.sheet(replace(view, asked="lay_callings", own=own), PEOPLE, []).text


def test_a_hunters_sheet_tells_scores_and_tactics_of_open_city_cards():
    view = replace(a_view(), viewer=0)
    down = {"card": "", "is_up": False, "red": (0,) * 5}
    spots = [replace(there, **down) for there in view.spots]
    spots[5] = replace(spots[5], card="bail_bondsman", chip=3, is_up=True, red=(1, 0, 0, 0, 0))
    spots[8] = replace(spots[8], card="gun_show", chip=1, is_up=True, red=(0, 2, 1, 0, 0))
    page = PREY.sheet(replace(view, spots=tuple(spots)), PEOPLE, [])
    assert field_of(page, "Your City Cards") == "A6 Bail Bondsman **3**: De 2, Ab 2, Sc 0, Oc 1; Tracking"
    assert field_of(page, "City Cards of others") == (
        "B3 Gun Show **1**: De 3, Ab 1, Sc 0, Oc 1; Socializing (Bo and Cy)"
    )


def test_the_monsters_sheet_tells_totals_chips_and_power():
    view = a_view(of_monster=True)
    own = replace(view.own, callings=((3, 0), (3, 1), (3, 2), (2, 2, 1, 1, 0, 0)), hand=("red_tape",), chip_in_hand=2)
    text = whole(PREY.sheet(replace(view, own=own), PEOPLE, []))
    for words in (
        "You are **the Demon**. In a confrontation: each fighter's tally is 1 lower. Cost: 2 points, of any Callings.",
        "🔥 Destruction: **3** (3 + 0)",
        "🔮 Occult Mastery: **6** (2 + 2 + 1 + 1 + 0 + 0)",
        "The chip in your hand is a **2**.",
        "Red Tape\nIn any attempt: the number to reach is 2 higher.",
    ):
        assert words in text


def test_everybody_together_has_no_sheet():
    with pytest.raises(ValueError, match="no sheet"):
        PREY.sheet(public(a_view()), PEOPLE, [])
