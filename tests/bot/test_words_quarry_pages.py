"""Board, sheet, reference and ending of Unknown Quarry: complete, within the limits, secret where they must be."""

import re
from dataclasses import replace

import pytest

import rules
from bot.words import WORDS
from bot.words.page import problems
from bot.words.quarry.cards import FAMILY_TITLES, card_text
from bot.words.quarry.effects import TARGET, line_words
from bot.words.quarry.names import CARD_TITLES, CHARACTER_TITLES, MONSTER_TITLES, ROOM_TITLES
from rules import PUBLIC
from rules.unknown_quarry.cards import ABILITIES, CARDS, WEAPONS
from rules.unknown_quarry.cards.effects import Ban, Give, Show, SpendEnergy, Wound
from rules.unknown_quarry.house import ROOM_NAMES, connected
from rules.unknown_quarry.notes import SeenCard
from rules.unknown_quarry.state import MONSTERS
from tests.kit.quarry import scenario
from tests.kit.quarry_games import NAMES, WORST_NAMES, sample

QUARRY = WORDS["quarry"]
PEOPLE = ("Ana", "Bob", "Cy", "Dee")
LONG_LOG = [f"**{'x' * 90}** did something, line {number}." for number in range(300)]


def whole(page):
    return "\n".join((page.title, page.text, *(f"{field.name}\n{field.value}" for field in page.fields), page.footer))


def worst_view(moment, seat):
    """The view with everything in it that makes pages long: all cards seen, everybody harassed, four long cards."""
    view = rules.view(moment.state, seat)
    everyone = tuple(range(len(view.seats)))
    seats = tuple(
        replace(there, room="master_bedroom", harassers=everyone, has_declared=True, hand_size=4)
        for there in view.seats
    )
    seen = tuple(SeenCard(card, room, None, 99, everyone) for room in ROOM_NAMES for card in CARDS)
    notes = replace(view.own.notes, seen=seen, monster_seat=everyone[-1])
    hand = ("magic", "resilience", "cold_iron_poker", "silver_knife")
    own = replace(view.own, hand=hand, is_crippled=True, bans=("interact", "move"), notes=notes)
    return replace(view, seats=seats, own=own, searched=ROOM_NAMES[:5])


# --- the board ---


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_the_board_is_within_the_limits(names):
    for moment in sample():
        assert problems(QUARRY.board(rules.view(moment.state, PUBLIC), names, LONG_LOG)) == []


def test_the_board_is_within_the_limits_at_its_worst():
    assert problems(QUARRY.board(worst_view(sample()[-2], 0), WORST_NAMES, LONG_LOG)) == []


def test_the_board_is_the_same_whoever_looks():
    for moment in sample():
        pages = {QUARRY.board(rules.view(moment.state, viewer), NAMES, ["a"]) for viewer in moment.viewers}
        assert len(pages) == 1


def test_the_board_names_no_card_and_no_monster():
    secret = re.compile(rf"\b({'|'.join([*CARD_TITLES.values(), *MONSTER_TITLES.values()])})\b")
    for moment in sample():
        assert not secret.search(whole(QUARRY.board(rules.view(moment.state, PUBLIC), NAMES, [])))


def test_the_board_tells_what_a_player_needs():
    play = scenario(
        ana="clay sword, by bo, e1", bo="dog, spike, buckler, crypt", cy="declared", active="ana", actions=2
    )
    text = whole(QUARRY.board(rules.view(play.state, PUBLIC), PEOPLE, ["Something happened."]))
    assert "round 5 of 40" in text
    assert "**Ana's turn** · 2 actions left" in text
    assert "The table waits for Ana to take an action." in text
    assert "**F** Ana · Gardens · energy 1/2 · 1 card · harassed by Bob" in text
    assert "**V** Bob · Crypt · energy 2/2 · 3 cards" in text
    assert "**crippled**" in text
    assert "Something happened." in text


def test_the_board_shows_the_roll_and_who_is_asked():
    play = scenario(ana="clay sword")
    play.ana.uses("clay sword", on="bo", rolls=3)
    play.ana.surges(1)
    text = QUARRY.board(rules.view(play.state, PUBLIC), PEOPLE, []).text
    assert "Ana → Bob: a hidden card on **3 → 4**" in text


@pytest.mark.parametrize("sides", ["AAA", "AAB", "ABA", "ABB", "BAA", "BAB", "BBA", "BBB"])
def test_the_board_lists_every_way_out_of_every_room(sides):
    play = scenario(sides=sides)
    page = QUARRY.board(rules.view(play.state, PUBLIC), PEOPLE, [])
    lines = {line.split("**")[1]: line for field in page.fields for line in field.value.splitlines()}
    for room, others in connected(tuple(sides)).items():
        ways = lines[ROOM_TITLES[room]].split(" → ")[1].replace("stairs to ", "").split(", ")
        assert sorted(ways) == sorted(ROOM_TITLES[other] for other in others)


# --- the sheet ---


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_the_sheet_is_within_the_limits(names):
    for moment in sample():
        for seat in moment.viewers[1:]:
            page = QUARRY.sheet(rules.view(moment.state, seat), names, ["*mark* " * 40] * 5)
            assert problems(page) == []


def test_the_sheet_is_within_the_limits_at_its_worst():
    page = QUARRY.sheet(worst_view(sample()[-2], 0), WORST_NAMES, ["@everyone `*_" * 30] * 30)
    assert problems(page) == []
    (seen,) = (field.value for field in page.fields if field.name == "Seen")
    assert seen.startswith("… and ")


def test_everybody_together_has_no_sheet():
    with pytest.raises(ValueError, match="no sheet"):
        QUARRY.sheet(rules.view(sample()[0].state, PUBLIC), NAMES, [])


def test_the_sheet_of_a_monster():
    play = scenario(ana="vampire, dog, w2")
    page = QUARRY.sheet(rules.view(play.state, 0), PEOPLE, ["Bob lies"])
    assert page.title == "You are the Vampire, the monster"
    assert "Wounds ■■□□ 2 (mortal at 4)" in page.text
    assert [field.name for field in page.fields if "card)" in field.name] == [
        "Bite (Monstrous card)",
        "Wasting (Monstrous card)",
    ]
    assert page.fields[-1].value == "Bob lies"


def test_the_sheet_of_a_crippled_hunter_says_what_that_means():
    play = scenario(ana="dog, w3")
    page = QUARRY.sheet(rules.view(play.state, 0), PEOPLE, [])
    assert page.title == "You are a hunter"
    assert "Wounds ■■■ 3 (crippled at 3)" in page.text
    assert "Nobody knows: do not say it" in page.text


def test_the_grid_is_narrow_and_its_columns_line_up():
    for moment in sample():
        page = QUARRY.sheet(rules.view(moment.state, 0), WORST_NAMES, [])
        (grid,) = (field.value for field in page.fields if field.name == "Scratch sheet")
        lines = grid.split("```")[1].strip("\n").splitlines()
        assert len(lines) == 3 + len(moment.viewers) - 2
        assert {len(line) for line in lines} == {28}


def test_the_grid_holds_wounds_and_crosses():
    play = scenario(ana="clay sword")
    play.attack("ana", "bo", "clay sword", 3)
    play.bo.answers("resolve")
    page = QUARRY.sheet(rules.view(play.state, 0), PEOPLE, [])
    (grid,) = (field.value for field in page.fields if field.name == "Scratch sheet")
    (line,) = (line for line in grid.splitlines() if line.startswith("V Bob"))
    hit = {monster for monster, cell in zip(MONSTERS, line.split()[2:], strict=True) if cell == "1"}
    assert hit == set(CARDS["clay_sword"].ring)


def test_the_sheet_remembers_what_was_seen_and_who_looked_since():
    play = scenario(ana="dog, crypt", bo="spike, crypt", crypt="buckler, aqua fortis")
    play.ana.searches()
    play.ana.ends_turn()
    play.bo.searches()
    page = QUARRY.sheet(rules.view(play.state, 0), PEOPLE, [])
    (seen,) = (field.value for field in page.fields if field.name == "Seen")
    assert seen == "Turn 17, **Crypt**: Aqua Fortis, Buckler (searched since by Bob)"


# --- the reference ---


def test_every_card_monster_and_the_table_have_a_page():
    keys = [key for key, _ in QUARRY.topics]
    assert len(set(keys)) == len(keys)
    assert set(keys) == {*CARDS, *MONSTERS, "weapons"}
    for key, title in QUARRY.topics:
        page = QUARRY.card(key)
        assert page.title == title
        assert problems(page) == []


EFFECT_WORDS = {
    Wound(1): "1 wound",
    Wound(2): "2 wounds",
    SpendEnergy(): "loses a charge",
    Show("any"): "shows a card of their choice",
    Show("random"): "shows a random card",
    Show("all"): "shows their whole hand",
    Give("any"): "gives a card of their choice",
    Give("random"): "gives a random card",
    Ban("move"): "may not move",
    Ban("interact"): "may not interact",
}


@pytest.mark.parametrize(("name", "line"), [(card.name, line) for card in CARDS.values() for line in card.lines])
def test_the_text_of_a_card_says_what_its_line_does(name, line):
    numbers = "–".join(str(number) for number in dict.fromkeys((min(line.rolls), max(line.rolls))))
    (text,) = (row for row in QUARRY.card(name).text.splitlines() if row.startswith(f"**{numbers}** "))
    for effect in line.effects:
        assert EFFECT_WORDS[effect] in text
    assert ("or spends a charge" in text) == line.is_averted_by_energy
    assert text.count("wound") == sum(isinstance(effect, Wound) for effect in line.effects)
    touched = ("humans" in text or "anyone" in text, "monsters" in text or "anyone" in text)
    assert touched == (line.hits_humans, line.hits_ring)


@pytest.mark.parametrize("card", WEAPONS, ids=lambda card: card.name)
def test_the_text_of_a_weapon_names_its_ring_and_class(card):
    page = QUARRY.card(card.name)
    named = {monster for monster, title in MONSTER_TITLES.items() if title in page.text}
    assert named == set(card.ring)
    assert page.footer.startswith(FAMILY_TITLES[card.family])


@pytest.mark.parametrize("card", [card for card in CARDS.values() if card.reaction], ids=lambda card: card.name)
def test_the_text_of_a_reaction_says_when_it_can_be_shown(card):
    rolls = card.reaction.rolls
    numbers = "any number" if len(rolls) == 6 else "1–2" if rolls == (1, 2) else f"a final {rolls[0]}"
    against = {"wound": "wounds", "cards": "show or give", "any": "any card"}[card.reaction.against]
    text = card_text(card.name)
    assert numbers in text
    assert against in text


@pytest.mark.parametrize("monster", MONSTERS)
def test_the_page_of_a_monster_names_its_cards_and_weapons(monster):
    page = QUARRY.card(monster)
    assert all(CARD_TITLES[ability] in page.text for ability in ABILITIES[monster])
    listed = {title for field in page.fields for title in field.value.split(", ")}
    assert listed == {CARD_TITLES[card.name] for card in WEAPONS if monster in card.ring}


def test_the_table_of_weapons_has_every_monster_with_eight_weapons():
    page = QUARRY.card("weapons")
    assert [field.name for field in page.fields] == list(MONSTER_TITLES.values())
    for field in page.fields:
        assert len([title for row in field.value.splitlines() for title in row[row.index(":") + 2 :].split(", ")]) == 8


def test_an_unknown_topic_is_a_key_error():
    with pytest.raises(KeyError):
        QUARRY.card("sword")
    with pytest.raises(KeyError):
        QUARRY.rule("sword")


def test_every_topic_of_the_rules_has_a_page():
    keys = [key for key, _ in QUARRY.rules_topics]
    assert len(set(keys)) == len(keys) <= 25
    for key, title in QUARRY.rules_topics:
        page = QUARRY.rule(key)
        assert page.title == title
        assert problems(page) == []


def test_the_rules_say_that_nobody_may_claim_to_be_crippled():
    assert "Nobody may say that they are crippled, truly or falsely" in QUARRY.rule("talk").text


# --- titles and the ending ---


@pytest.mark.parametrize(
    ("kind", "key", "title"),
    [
        ("room", "master_bedroom", "Master Bedroom"),
        ("card", "hunters_bow", "Hunter's Bow"),
        ("card", "rod_of_luna", "Rod of Luna"),
        ("monster", "werewolf", "Werewolf"),
        ("character", "albion", "Marshal Albion III"),
    ],
)
def test_things_have_titles(kind, key, title):
    assert QUARRY.thing(kind, key) == title


def test_an_unknown_thing_is_a_key_error():
    with pytest.raises(KeyError):
        QUARRY.thing("room", "tower")


def test_the_pawns_letters_are_all_different():
    assert len({character[0] for character in CHARACTER_TITLES}) == len(CHARACTER_TITLES)


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_the_ending_opens_everything(names):
    for moment in sample():
        view = rules.view(moment.state, PUBLIC)
        if view.opened is None:
            continue
        page = QUARRY.ending(view, names)
        text = whole(page)
        assert problems(page) == []
        assert all(CARD_TITLES[card] in text for seat in view.opened.seats for card in seat.hand)
        assert all(CARD_TITLES[card] in text for room in view.opened.rooms for card in room)
        assert text.count("🏆") == len(view.outcome.winners)


def test_a_table_that_goes_on_has_no_ending():
    with pytest.raises(ValueError, match="not ended"):
        QUARRY.ending(rules.view(sample()[0].state, PUBLIC), NAMES)


def test_the_words_for_the_choice_of_a_game_fit():
    assert 0 < len(QUARRY.tagline) <= 100


def test_a_line_of_two_effects_lists_both():
    assert line_words(CARDS["wasting"].line(5), TARGET) == "takes 1 wound and loses a charge of energy, if one is left"


def test_a_name_that_the_grid_leaves_letters_out_of_stands_below_it_on_a_line_of_its_own():
    play = scenario(ana="clay sword")
    page = QUARRY.sheet(rules.view(play.state, 0), ("Ana", "Боб_*", "Cy", "Dee"), ())
    (grid,) = (field.value for field in page.fields if field.name == "Scratch sheet")
    after = grid.split("```")[2].splitlines()
    assert after[1] == "V: Боб\\_\\*"
    assert after[2].startswith("A digit: wounds")
