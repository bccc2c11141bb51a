"""Pages and labels within Discord's limits, and names that cannot do anything there."""

import re

import pytest

from bot.words import WORDS
from bot.words.page import Field, Page, cut, first_lines, last_lines, problems, size
from bot.words.people import NAME_LIMIT, escaped, listed, plain
from tests.kit.quarry_games import WORST_NAMES


def test_a_good_page_has_no_problems():
    assert problems(Page("Title", "Text", (Field("Name", "Value"),), "Footer")) == []


@pytest.mark.parametrize(
    ("page", "what"),
    [
        (Page("x" * 257), "title"),
        (Page("x", "y" * 4097), "text"),
        (Page("x", footer="y" * 2049), "footer"),
        (Page("x", fields=(Field("n", "v"),) * 26), "fields"),
        (Page("x", fields=(Field("n" * 257, "v"),)), "name"),
        (Page("x", fields=(Field("n", "v" * 1025),)), "value"),
        (Page("x", fields=(Field("n", " \n"),)), "value is empty"),
        (Page("x", fields=(Field("", "v"),)), "name is empty"),
        (Page("x", "y" * 4000, (Field("n", "v" * 1000),) * 2), "page: 6003 of 6000"),
        (Page("", " "), "nothing in it"),
        (Page("🐺" * 129), "title: 258 of 256"),
    ],
)
def test_each_limit_of_discord_is_seen(page, what):
    assert any(what in problem for problem in problems(page))


def test_a_page_at_the_limits_is_good():
    page = Page("x" * 256, "y" * 3000, (Field("n" * 256, "v" * 1024),) * 2)
    assert problems(page) == []


def test_cut_keeps_what_fits_and_says_that_it_cut():
    assert cut("short", 5) == "short"
    assert cut("longer", 5) == "long…"
    assert size(cut("🐺" * 9, 7)) <= 7


def test_the_latest_lines_are_kept():
    lines = [f"line {number}" for number in range(100)]
    text = last_lines(lines, 60)
    assert text.splitlines()[0] == "… and 96 earlier lines"
    assert text.splitlines()[-1] == "line 99"
    assert size(text) <= 60


def test_one_line_left_out_is_one_line():
    assert last_lines(["x" * 60, "short"], 40) == "… and 1 earlier line\nshort"
    assert first_lines(["short", "x" * 60], 40) == "short\n… and 1 more line"


def test_lines_that_fit_are_all_there():
    assert last_lines(["a", "b"], 3) == first_lines(["a", "b"], 3) == "a\nb"
    assert last_lines([], 3) == first_lines([], 3) == ""


def test_a_line_too_long_by_itself_is_cut():
    assert last_lines(["x" * 50], 10) == first_lines(["x" * 50], 10) == "x" * 9 + "…"


@pytest.mark.parametrize("name", WORST_NAMES)
def test_a_name_in_markdown_is_at_most_twice_as_long(name):
    assert 0 < size(escaped(name)) <= 2 * NAME_LIMIT


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("snake_case", "snake\\_case"),
        ("**bold**", "\\*\\*bold\\*\\*"),
        ("[here](x)", "\\[here\\]\\(x\\)"),
        ("<#123>", "\\<\\#123\\>"),
        ("https://x.y", "https\\://x.y"),
        ("`code`", "\\`code\\`"),
    ],
)
def test_a_name_is_shown_as_it_was_written(name, shown):
    assert escaped(name) == shown


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@123456789012345678>", "<@&123456789012345678>"])
def test_a_name_mentions_nobody(name):
    text = escaped(name)
    assert "@everyone" not in text
    assert "@here" not in text
    assert not re.search(r"<@[!&]?\d", text)


def test_a_name_stays_on_one_line_and_runs_one_way():
    assert plain("a\nb\u202ec\u200bd\t e") == "a b c d e"


def test_a_name_of_nothing_visible_is_somebody():
    assert plain("\u200b\u2066 ") == "somebody"


def test_joined_emoji_stay_joined():
    assert plain("👩\u200d🚒") == "👩\u200d🚒"


def test_lists_read_as_sentences_do():
    assert listed(["a"]) == "a"
    assert listed(["a", "b"]) == "a and b"
    assert listed(["a", "b", "c"], "or") == "a, b or c"


@pytest.mark.parametrize("kind", ["topics", "rules_topics"])
def test_no_two_topics_of_a_game_share_a_title(kind):
    for words in WORDS.values():
        titles = [title.casefold() for _, title in getattr(words, kind)]
        assert len(set(titles)) == len(titles)
