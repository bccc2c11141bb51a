"""No card without a test of its own effect: the names of the tests beside this file."""

import re
from pathlib import Path

import pytest

from rules.hunting_party.cards import ITEMS, ORDINARY
from tests.rules.hunting_party.test_effects_of_gear import SKILL_GEAR

TESTS = "\n".join(path.read_text() for path in Path(__file__).parent.glob("test_effects_of_*.py"))


@pytest.mark.parametrize("which", ["normal", "champion"])
@pytest.mark.parametrize("hunter", ORDINARY)
def test_every_ability_has_a_test_of_its_own_effect(hunter, which):
    assert re.search(rf"^def test_{hunter}_{which}_", TESTS, re.MULTILINE)


@pytest.mark.parametrize("item", ITEMS)
def test_every_item_has_a_test_of_its_own_effect(item):
    is_skill_gear = item.replace("_", " ") in SKILL_GEAR
    named = {"bounty_hunter_leathers": "leathers_and_hat", "witch_hunter_hat": "leathers_and_hat"}.get(item, item)
    assert is_skill_gear or re.search(rf"^def test_{named}_", TESTS, re.MULTILINE)
