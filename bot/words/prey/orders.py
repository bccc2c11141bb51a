"""Standing orders in words."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words.prey.names import PHASE_TITLES

ORDER_TITLES: Mapping[str, str] = {
    "pass_all": "pass in every window",
    "pass_others": "pass in windows that are not about me",
    "pass_low_rows": "pass in windows about rows A, B and C",
    "pass_until_top": "pass in windows until the top row or a confrontation",
    "done_now": "done with this {phase}, when my slot comes",
    "done_placement": "done with each Placement when my slot comes",
    "done_resolution": "done with each Resolution when my slot comes",
    "no_attacks": "attack nothing",
    "concede": "concede, once every hunter in the week does",
}
"""Every standing order, as its owner says it; `phase`: which one runs."""


def order_words(order: str, phase: str = "") -> str:
    """What a standing order says in a phase, or when that is not to be named. Raises KeyError for an unknown one."""
    return ORDER_TITLES[order].format(phase=PHASE_TITLES[phase] if phase else "phase")
