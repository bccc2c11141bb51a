"""The ending of Deadly Prey: all that was secret, and how the scores are made up."""

from dataclasses import replace

import pytest

from bot.words.page import problems
from bot.words.prey import PREY
from bot.words.prey.board import board
from bot.words.prey.names import ARSENAL_TITLES, CITY_TITLES, INFLUENCE_TITLES
from rules import PUBLIC
from rules.deadly_prey.cards import CITY
from tests.kit.prey.checks import GAME
from tests.kit.prey_tables import a_view, tables
from tests.kit.quarry_games import NAMES, WORST_NAMES

PEOPLE = ("Ana", "Bo", "Cy", "Di", "Mo")


def whole(page):
    return "\n".join((page.title, page.text, *(f"{field.name}\n{field.value}" for field in page.fields), page.footer))


def public(view):
    """The same view without what its seat alone knows."""
    return replace(view, viewer=PUBLIC, own=None)


def ended():
    return [GAME.view(table[-1].state, PUBLIC) for table in tables() if table[-1].state.outcome]


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_the_ending_is_within_the_limits(names):
    assert ended()
    for view in ended():
        assert problems(PREY.ending(view, names)) == []


def test_the_ending_opens_everything():
    for view in ended():
        text = whole(PREY.ending(view, NAMES))
        assert all(NAMES[seat] in text for seat in range(len(view.hunters)))
        assert all(CITY_TITLES[card] in text for card in view.opened.pyramid if card)
        hands = {card for hand in view.opened.hands for card in hand}
        assert all({**ARSENAL_TITLES, **INFLUENCE_TITLES}[card] in text for card in hands)
        assert "🏆" in text


def test_the_ending_says_how_a_score_is_made_up():
    view = ended()[0]
    seat = next(seat for seat in range(len(view.hunters)) if seat != view.mo)
    scores = [(0, 0, 0, 0)] * len(view.hunters)
    scores[seat] = (15, 12, 5, 5)
    text = whole(PREY.ending(replace(view, opened=replace(view.opened, scores=tuple(scores))), NAMES))
    assert "**37** = 15 in chips + 12 of the prize + 5 for five of the primary suit + 5 for all five suits" in text


def test_the_ending_says_who_fought_in_what_and_against_how_much():
    view = next(view for view in ended() if view.outcome.label == "defeated")
    top = replace(view.spots[-1], suit="science")
    callings = tuple(((0,), (0,), (3, 2), (0,)) if seat == view.mo else () for seat in range(len(view.hunters)))
    one, two = [seat for seat in range(len(view.hunters)) if seat != view.mo][:2]
    hunters = tuple(there and replace(there, is_dead=seat == two) for seat, there in enumerate(view.hunters))
    fought = replace(view, spots=(*view.spots[:-1], top), opened=replace(view.opened, callings=callings))
    for fighters, words in (
        ((one,), f"{NAMES[one]} fought in Scientific Study, where the monster had 5: {NAMES[one]} had a tally of 5 or"),
        ((one, two), f"{NAMES[one]} had a tally of 5 or more; {NAMES[two]} fell short."),
    ):
        text = PREY.ending(replace(fought, hunters=hunters, fighters=fighters), NAMES).text
        assert words in text
        assert "a share of the prize for whoever fought (12, divided by all fighters)" in text


def test_the_ending_of_a_lost_week_says_that_scores_decide_nothing():
    for view in ended():
        text = PREY.ending(view, NAMES).text
        assert ("decide nothing" in text) == (view.mo in view.outcome.winners)


@pytest.mark.parametrize("count", [0, 1, 40, 72, len(CITY), 3 * len(CITY)])
def test_the_city_deck_is_told_in_whole_names_with_how_many_more_there_are(count):
    cards = (tuple(CITY) * 3)[:count]
    view = replace(ended()[0], opened=replace(ended()[0].opened, city=cards))
    page = PREY.ending(view, NAMES)
    told = ", ".join(field.value for field in page.fields if "City deck" in field.name).split(", ")
    *names, last = told if count else [""]
    more = int(last.split()[1]) if last.startswith("and ") else 0
    assert [*names, *([last] if last and not more else [])] == [CITY_TITLES[card] for card in cards][: count - more]
    assert (more > 0) == (count > 2 * len(CITY))
    assert problems(page) == []


def test_a_table_that_goes_on_has_no_ending():
    with pytest.raises(ValueError, match="not ended"):
        PREY.ending(public(a_view()), PEOPLE)


def test_the_board_of_an_ended_table_says_who_won():
    for view in ended():
        assert "has won" in whole(board(view, NAMES, [])) or "wins!" in whole(board(view, NAMES, []))


def test_a_finished_table_tells_of_no_fight():
    view = replace(ended()[0], fighters=(0, 1))
    assert "confront" not in PREY.board(view, NAMES, []).text
