"""How long something lasts, in words."""

from __future__ import annotations

from collections.abc import Mapping

_UNTIL: dict[str, str] = {
    "": "",
    "fight": " in this fight",
    "turn": " until the end of the turn",
    "my_next_turn": " until your next turn",
    "my_next_turn_end": " until the end of your next turn",
    "owners_next_turn_end": " until the end of its player's next turn",
    "next_hunt": " in the next hunt",
}
_UNTIL_TOLD: Mapping[str, str] = _UNTIL | {
    "my_next_turn": " until {whose} next turn",
    "my_next_turn_end": " until the end of {whose} next turn",
    "owners_next_turn_end": " until the end of {whose} next turn",
}


def until_words(until: str) -> str:
    """How long, with a blank before it, as a card says it to its user; "" for as long as the card is there."""
    return _UNTIL[until]


def until_told(until: str, whose: str) -> str:
    """How long, with a blank before it, as others are told it; `whose`: of the player whose next turn may be meant."""
    return _UNTIL_TOLD[until].format(whose=whose)
