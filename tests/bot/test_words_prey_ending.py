"""The ending of Deadly Prey: all that was secret, and how the scores are made up."""

from dataclasses import replace

import pytest

from bot.words.page import problems
from bot.words.prey import PREY
from bot.words.prey.board import board
from bot.words.prey.names import ARSENAL_TITLES, CITY_TITLES, INFLUENCE_TITLES
from rules import PUBLIC
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
    assert "**37**: 15 in chips, 12 of the prize, 5 for five of the primary suit, 5 for all five suits" in text


def test_a_table_that_goes_on_has_no_ending():
    with pytest.raises(ValueError, match="not ended"):
        PREY.ending(public(a_view()), PEOPLE)


def test_the_board_of_an_ended_table_says_who_won():
    for view in ended():
        assert "has won" in whole(board(view, NAMES, [])) or "wins!" in whole(board(view, NAMES, []))


def test_a_finished_table_tells_of_no_fight():
    view = replace(ended()[0], fighters=(0, 1))
    assert "confront" not in PREY.board(view, NAMES, []).text
