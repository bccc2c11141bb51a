"""Hunting Party as people read it: what was shown stays between two, cards are counted, marks are one's own."""

import re

from bot.words import WORDS
from rules import PUBLIC
from tests.kit.party import scenario

PARTY = WORDS["party"]
NAMES = ("Alice", "Ben", "Chris")


def log(game, reader):
    """The lines that a person, or everybody, could read so far."""
    audiences = (PUBLIC,) if reader is None else (PUBLIC, game.names.index(reader))
    seat = None if reader is None else game.names.index(reader)
    return [PARTY.narrate(fact, NAMES, seat) for fact in game.heard_by(*audiences)]


def page(shown):
    return "\n".join((shown.title, shown.text, *(f"{field.name}\n{field.value}" for field in shown.fields)))


def sheet(game, name, marks=()):
    return page(PARTY.sheet(game[name].view, NAMES, marks))


def board(game):
    return page(PARTY.board(game.public, NAMES, log(game, None)))


def shown(card):
    game = scenario(
        alice="princess; retiarii 2, stormcaller 2; holds darkwoods knowledge subdue",
        ben="; ; holds catacomb tracks range",
        chris="; ; holds palace bait melee",
    )
    game.alice("hunt palace bait magic with princess, retiarii, stormcaller")
    game.ben("show none")
    game.hush()
    game.chris(f"show {card}")
    return game


def test_p163_the_two_involved_read_which_card_and_nobody_else_does():
    bait, palace = shown("bait"), shown("palace")
    for reader in ("alice", "chris"):
        assert "Bait" in "\n".join(log(bait, reader))
        assert log(bait, reader) != log(palace, reader)
    for reader in ("ben", None):
        assert "Chris" in "\n".join(log(bait, reader))
        assert not re.search("Bait|Palace", log(bait, reader)[0])
        assert log(bait, reader) == log(palace, reader)
    assert sheet(bait, "alice") != sheet(palace, "alice")
    assert sheet(bait, "ben") == sheet(palace, "ben")
    assert board(bait) == board(palace)


def test_p165_cards_thrown_or_lost_are_read_as_numbers():
    game = scenario(
        alice="; ; hand druid sap, witch brew, ranger hood, bard lute, trapper snare",
        ben="; bard 1; hand knight plate, hermit tea",
    )
    game.alice("end turn")
    game.alice("throw witch brew, bard lute")
    game.ben("party disband")
    for reader in ("chris", None):
        text = "\n".join(log(game, reader))
        assert len(re.findall(r"\b(?:2|two) (?:items|cards)", text)) == 2
        assert not re.search("Brew|Lute|Plate|Tea", text)


def test_p165_a_potion_that_was_drunk_is_read_by_name():
    game = scenario(alice="; bard 2; hand druid sap")
    game.alice("drink druid sap on bard")
    assert "Druid's Sap" in "\n".join(log(game, None))


def test_p166_facts_and_own_marks_stand_on_the_own_sheet_alone():
    game = shown("bait")
    own = sheet(game, "alice", ["1. Magic?"])
    assert "Magic?" in own
    assert re.search(r"Bait +. . # +no", own)
    for other in ("ben", "chris"):
        assert "Magic?" not in sheet(game, other)
    assert sheet(game, "ben") == sheet(shown("palace"), "ben")
    assert "Magic?" not in board(game)
