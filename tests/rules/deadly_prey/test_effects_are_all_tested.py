"""No card without a test of its own effect: the names of the tests beside this file."""

import re
from pathlib import Path

import pytest

from rules.deadly_prey.cards import ARSENAL, HARDSHIPS, INFLUENCE, MONSTERS, SETBACKS

FAMILIES = {
    "arsenal": ARSENAL,
    "influence": INFLUENCE,
    "monsters": MONSTERS,
    "hardships": HARDSHIPS,
    "setbacks": SETBACKS,
}


@pytest.mark.parametrize(("family", "card"), [(family, card) for family, cards in FAMILIES.items() for card in cards])
def test_every_card_has_a_test_of_its_own_effect(family: str, card: str):
    tests = Path(__file__).parent.glob(f"test_effects_of_{family}*.py")
    assert any(re.search(rf"^def test_{card}_", each.read_text(), re.MULTILINE) for each in tests)
