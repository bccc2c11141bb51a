"""The kingdom: skills of three types, the regions where Dark Agents lurk, and the locations where hunters are hired."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Guiding = Literal["palace", "catacomb", "darkwoods", "mystic_vale"]
SkillType = Literal["guiding", "seeking", "fighting"]

GUIDING = ("palace", "catacomb", "darkwoods", "mystic_vale")
SEEKING = ("bait", "sorcery", "tracks", "knowledge")
FIGHTING = ("subdue", "melee", "range", "magic")
SKILLS = (*GUIDING, *SEEKING, *FIGHTING)
"""The twelve skills. The twelve prophecy cards bear the same names."""

TYPES: Mapping[SkillType, tuple[str, ...]] = {"guiding": GUIDING, "seeking": SEEKING, "fighting": FIGHTING}
TYPE_OF: Mapping[str, SkillType] = {skill: kind for kind, skills in TYPES.items() for skill in skills}

REGIONS = GUIDING
"""The regions where agents lurk; the skill of the same name guides there."""
LOCATIONS = ("tavern", "arena", "temple", "forest", "tower")
"""Where hunters are hired."""

SILVER_PER_GOLD = 4
SHARES = 8
