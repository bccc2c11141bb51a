"""The cards of Deadly Prey in words: text and effect agree, every card and rule has a page, titles as printed."""

import re

import pytest

from bot.words.page import problems, size
from bot.words.prey import PREY
from bot.words.prey.names import CITY_TITLES, chips, half, monster, scores, start_of_half
from bot.words.prey.texts.cards import (
    city_line,
    hand_line,
    hand_text,
    hardship_text,
    power_text,
    power_told,
    setback_text,
)
from rules.deadly_prey.cards import ARSENAL, CITY, HARDSHIPS, IDENTITIES, INFLUENCE, MONSTERS, SETBACKS
from rules.deadly_prey.cards import effects as words
from rules.deadly_prey.city import CALLINGS, SUITS, TACTICS

KEYWORDS = {
    words.Dice: r"\b(more|fewer) (die|dice)\b",
    words.Points: r"\bgather \d more points\b",
    words.Rating: r"\bnumber to reach is \d (higher|lower)\b",
    words.Pips: r"\bevery die shows\b",
    words.Reroll: r"\breroll (a|every) die\b",
    words.Will: r"\b(gains?|loses?) \d Willpower\b",
    words.Strip: r"\bremove \d\b.*\b(white|red) Willpower\b",
    words.Shift: r"\bmove up to \d\b",
    words.Redden: r"\bturn up to \d of your white there red\b",
    words.Chip: r"\bthe chip on .* (rises|falls) by\b",
    words.CallingPoints: r"\b(gains?|loses?) \d points?\b",
    words.Tally: r"\btally is \d (higher|lower)\b",
    words.Draw: r"\bdraw \d Arsenal\b",
    words.Drop: r"\bdiscards? (a trophy|one of|\d card)",
    words.Fetch: r"\btake .* into your hand\b",
    words.Peek: r"\blook at\b",
    words.Refill: r"\bis replaced by a face-down card\b",
    words.Swap: r"\bchange places\b",
    words.Restore: r"\bfill any vacancy\b",
    words.Bar: r"\bcannot\b",
    words.Allow: r"\bmay\b",
    words.Tax: r"\bcosts (hunters |that hunter )?\d Willpower\b",
    words.Ward: r"\bward off\b",
    words.Cancel: r"\bcancel\b",
    words.Chance: r"\broll a d10\b",
    words.OwnStep: r"\b(in any order|strikes a face-down City Card instead|lay a Minion)\b",
}
"""For each class of effect the words that stand in a text if, and only if, a card has it."""


def kinds_in(effects):
    """The classes of effects, those within a chance and those that follow where there was nothing to drop, too."""
    for effect in effects:
        yield type(effect)
        for within in ("then", "otherwise"):
            yield from kinds_in(getattr(effect, within, ()))


def kinds_of(trick):
    ways = [way for choice in trick.choices if isinstance(choice.among, words.Ways) for way in choice.among.ways]
    return {*kinds_in(trick.effects), *(kind for way in ways for kind in kinds_in(way))}


TEXTS = [
    *(pytest.param(kinds_of(card.trick), hand_text(name), id=name) for name, card in ARSENAL.items()),
    *(pytest.param(kinds_of(card.trick), hand_text(name), id=name) for name, card in INFLUENCE.items()),
    *(pytest.param(kinds_of(card.trick), power_text(name), id=name) for name, card in MONSTERS.items()),
    *(pytest.param({*kinds_in(card.effects)}, setback_text(name), id=name) for name, card in SETBACKS.items()),
    *(pytest.param({*kinds_in(card.effects)}, hardship_text(name), id=name) for name, card in HARDSHIPS.items()),
]
"""Every card that does something: the classes of its effects, and its text."""


@pytest.mark.parametrize(("kinds", "text"), TEXTS)
def test_a_text_says_what_the_card_does_and_nothing_else(kinds, text):
    for kind, keyword in KEYWORDS.items():
        assert bool(re.search(keyword, text)) == (kind in kinds), (kind, text)


def test_every_class_of_effect_is_on_a_card():
    assert {kind for parameters in TEXTS for kind in parameters.values[0]} == set(KEYWORDS)


@pytest.mark.parametrize("text", [parameters.values[1] for parameters in TEXTS])
def test_a_text_is_a_sentence(text):
    assert re.fullmatch(r"[A-Z][^\n]*\.", text)
    assert not re.search(r"  |\{|\}|None|\ba [AEIOU][a-z]+ (Study|Mastery|card)|_", text)
    assert size(text) <= 250


SAMPLES = [
    ("second_wind", "Value 1. In your own attempt or contested intrusion: roll 1 more die."),
    (
        "empirical_data",
        "Value 2. In your own attempt on a Scientific Study card: either gather 3 more points, or roll 1 more die.",
    ),
    ("quiet_absolution", "Value 2. In your own attempt on an Absolution card: the number to reach is 2 lower."),
    (
        "slashed_tyres",
        "Value 1. In your own slot of Resolution: roll a d10: on 6 or more remove 3 white Willpower of another hunter "
        "from a City Card; else remove 1 white Willpower of that hunter from that spot.",
    ),
    ("inside_man", "Value 3. In any attempt: the number to reach is 2 lower."),
    ("bolted_doors", "Value 2. When a card you control is attacked: 1 fewer die is rolled."),
    (
        "thin_air",
        "In any attempt on a high row (value 6 to 8): the number to reach is 2 higher, and cards cannot add dice here.",
    ),
    (
        "blackmail",
        "At any time: a hunter chooses: either that hunter loses 2 Willpower, or that hunter discards 1 card from the "
        "hand.",
    ),
    ("bought_officials", "At any time in Placement: remove 2 white Willpower of a hunter from a City Card."),
]


@pytest.mark.parametrize(("card", "text"), SAMPLES, ids=[card for card, _ in SAMPLES])
def test_the_text_of_a_card_of_the_hand(card, text):
    assert hand_line(card) == text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            setback_text("power_cut"),
            "Until the dawn after next: each card invoked after the first in an attempt costs 1",
        ),
        (hardship_text("guilt"), "Way out: 3 Willpower at any time outside a confrontation."),
        (hardship_text("hospital_bill"), "At the next dawn, after the gain: roll a d10"),
        (hardship_text("court_summons"), "On the next day: you cannot take slots of Placement."),
        (
            power_text("vampire"),
            "a hunter who had red there loses 1 Willpower, and you gain 1 point in a Calling. Cost: 1",
        ),
        (power_text("werewolf"), "After your attack roll, by night: reroll every die that missed. Cost: 2 points"),
    ],
)
def test_the_texts_of_setbacks_hardships_and_powers(text, expected):
    assert expected in text


@pytest.mark.parametrize("monster", MONSTERS)
def test_everybody_else_reads_of_the_monsters_power_in_the_third_person(monster):
    assert not {"you", "your"} & set(re.findall(r"\w+", power_told(monster).lower()))


@pytest.mark.parametrize(
    ("monster", "expected"),
    [
        ("vampire", "After an attack of the monster has hit a controlled card: a hunter who had red there loses 1"),
        ("vampire", "and the monster gains 1 point in a Calling. Cost: 1"),
        ("werewolf", "After the monster's attack roll, by night: the monster may reroll every die that missed."),
        ("avenging_spirit", "At any time, by day: the monster may ignore the day"),
    ],
)
def test_the_monsters_power_as_the_others_read_of_it(monster, expected):
    assert expected in power_told(monster)


# --- pages ---


def test_every_card_has_a_page_within_the_limits():
    for key, title in PREY.topics:
        page = PREY.card(key)
        assert problems(page) == []
        assert page.title == title


def test_the_topics_are_all_different_and_hold_every_card():
    keys = [key for key, _ in PREY.topics]
    titles = [title for _, title in PREY.topics]
    assert len(set(keys)) == len(keys)
    assert len(set(titles)) == len(titles)
    assert {*CITY, *ARSENAL, *SETBACKS, *HARDSHIPS, *INFLUENCE, *MONSTERS, *SUITS, *TACTICS} <= set(keys)


def test_the_pages_of_the_suits_hold_all_their_cards():
    for suit in SUITS:
        text = PREY.card(suit).text
        assert all(CITY_TITLES[name] in text for name, card in CITY.items() if card.suit == suit)


def test_a_city_card_tells_scores_and_tactic():
    text = PREY.card("gun_show").text
    assert "Destruction **3**" in text
    assert "Occult Mastery **1**" in text
    assert "Tactic: Socializing" in text
    assert city_line("gun_show") == "Destruction; De 3, Ab 1, Sc 0, Oc 1; Socializing"
    assert city_line("pit_dogs") == "Destruction; a Minion"


def test_an_unknown_card_or_topic_is_an_error():
    with pytest.raises(KeyError):
        PREY.card("excalibur")
    with pytest.raises(KeyError):
        PREY.rule("excalibur")
    with pytest.raises(KeyError):
        PREY.thing("city", "excalibur")


def test_the_rules_have_about_as_many_topics_as_sections_and_fit():
    keys = [key for key, _ in PREY.rules_topics]
    assert len(set(keys)) == len(keys) >= 18
    for key, title in PREY.rules_topics:
        page = PREY.rule(key)
        assert problems(page) == []
        assert page.title == title
        assert 150 < size(page.text) < 1500


TOLD = {
    "aim": ["night 7", "living hunter with the best score"],
    "setup": ["3, 4, 5 and 6", "never a General", "5 Willpower"],
    "night": ["one more", "two less", "Hardship"],
    "reach": ["Row A", "cut off"],
    "points": ["2 points each", "exhausted"],
    "dice": ["11 cannot be rolled", "chip's value"],
    "generals": ["as many dice as its chip"],
    "cooperation": ["two refusals", "highest score"],
    "tactics": ["no further than 1"],
    "windows": ["Setback beats Hardship beats Influence beats Arsenal", "locked"],
    "meddling": ["three points", "10"],
    "attacks": ["One success in a phase", "tracker card"],
    "short_week": ["night 7", "still scores"],
    "confrontation": ["chips on all his cards of that suit", "two less at night"],
    "scores": ["12 alone, 6 each of two, 4 of three, 3 of four"],
}


@pytest.mark.parametrize("key", TOLD)
def test_a_topic_tells_its_numbers(key):
    text = PREY.rule(key).text.replace("**", "")
    assert [told for told in TOLD[key] if told not in text] == []


# --- names ---


@pytest.mark.parametrize(
    ("kind", "key", "title"),
    [
        ("city", "army_navy_store", "Army-Navy Store"),
        ("city", "x_ray_suite", "X-Ray Suite"),
        ("city", "lodge_of_the_key", "Lodge of the Key"),
        ("city", "penitents_house", "Penitents' House"),
        ("arsenal", "doctors_note", "Doctor's Note"),
        ("arsenal", "silver_and_fire", "Silver and Fire"),
        ("setback", "state_of_emergency", "State of Emergency"),
        ("influence", "second_skin", "Second Skin"),
        ("hardship", "sick_day", "Sick Day"),
        ("monster", "avenging_spirit", "Avenging Spirit"),
        ("identity", "gravestone_carver", "Gravestone Carver"),
        ("calling", "science", "Scientific Study"),
        ("suit", "occult", "Occult Mastery"),
        ("tactic", "socializing", "Socializing"),
        ("card", "decoy", "Decoy"),
        ("spot", "B3", "B3"),
        ("phase", "placement", "Placement"),
    ],
)
def test_titles(kind, key, title):
    assert PREY.thing(kind, key) == title


def test_no_title_is_a_slug():
    for kind, keys in (("city", CITY), ("arsenal", ARSENAL), ("monster", MONSTERS), ("identity", IDENTITIES)):
        for key in keys:
            assert re.fullmatch(r"[A-Z][A-Za-z' -]+", PREY.thing(kind, key))


def test_moments_chips_and_scores_in_words():
    assert [half(number) for number in (0, 1, 2, 14)] == ["the set-up", "day 1", "night 1", "night 7"]
    assert [start_of_half(number) for number in (3, 4, 15)] == ["dawn 2", "dusk 2", "the end of the week"]
    assert (chips((3, 0)), chips(())) == ("3 + 0", "none")
    assert scores((3, None, 1, 0)) == "De 3, Ab ?, Sc 1, Oc 0"
    assert monster("vampire") == "the Vampire"
    assert len(CALLINGS) == 4
