"""What a seat could do now beside what is asked, in a few words each: nothing that is used up or impossible."""

from __future__ import annotations

from collections.abc import Mapping

from rules.deadly_prey.view import View

_DEEDS: Mapping[str, str] = {
    "burn": "burn Arsenal Cards",
    "hardship": "take a Hardship for 2 Willpower (once each day or night)",
    "pay_off": "pay off a Hardship",
    "play:arsenal": "play cards",
    "play:influence": "play cards",
    "play:power": "use your power",
    "exchange": "exchange two points for one",
}
"""By the sort of a deed, as its options begin."""


def deeds_now(view: View) -> tuple[str, ...]:
    """Each deed that is possible now."""
    return tuple(words for sort, words in _DEEDS.items() if sort in view.foreseen.deeds)
