"""How the people of a test play: lively until everything was done once, then straight to the end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from rules.unknown_quarry.cards import STANDARD_NAMES

EVERY_KIND = frozenset(
    {
        *("move", "search", "pick_up", "drop", "feint", "adrenaline", "end_turn"),
        *("interact", "own_card", "standard_card", "surge", "withdraw", "apply"),
        *("resolve", "spend", "react", "keep", "give_back"),
    }
)
"""Everything that can be done whatever is dealt. Only a holder of Tireless can recover by it."""

ENOUGH = 100
"""So many answers, one of each kind among them, before the end is sought."""

# Until a hand overflowed people look for items, then they meet. What is not liked more leaves energy for later.
_GATHERING = {"pick_up": 200, "interact": 10, "apply": 12, "resolve": 10, "move": 20, "search": 20, "end_turn": 4}
_MEETING = {"pick_up": 20, "interact": 60, "apply": 12, "resolve": 10, "move": 10, "search": 10, "end_turn": 4}
_MEETING_PLACE = "move:hall"


def kind_of(key: str) -> str:
    """What kind of deed an option's key stands for."""
    match key.split(":"):
        case ["card", card]:
            return "standard_card" if card in STANDARD_NAMES else "own_card"
        case ["end_turn", "recover"]:
            return "recover"
        case [kind, *_]:
            return kind
    raise ValueError(key)


class Liking:
    """Chooses among the keys that a panel offers, and counts what was chosen. The same seed chooses the same."""

    def __init__(self, seed: int = 1, *, victim: int | None = None) -> None:
        self._chance = random.Random(seed)
        self._victim = victim
        self.used: Counter[str] = Counter()

    @property
    def has_seen_enough(self) -> bool:
        """Whether the end may be sought: everybody attacks the victim, or without one just ends their turns."""
        return self.used.keys() >= EVERY_KIND and self.used.total() >= ENOUGH

    def choose(self, keys: Sequence[str], panel: str = "") -> str:
        """One of the keys: of a kind that was never used if there is one, else by what makes a table lively."""
        key = self._straight(keys, panel) if self.has_seen_enough else self._lively(keys)
        self.used[kind_of(key)] += 1
        return key

    def _lively(self, keys: Sequence[str]) -> str:
        if "back" in keys and not self.used["back"]:
            return "back"
        if "card:grab" in keys and not self.used["keep"]:
            return "card:grab"
        kinds = sorted({kind_of(key) for key in keys} - {"back"})
        fresh = [kind for kind in kinds if not self.used[kind] and kind != "end_turn"]
        liked = _MEETING if self.used["drop"] else _GATHERING
        kind = fresh[0] if fresh else self._chance.choices(kinds, [liked.get(kind, 1) for kind in kinds])[0]
        return self._one_of([key for key in keys if kind_of(key) == kind])

    def _straight(self, keys: Sequence[str], panel: str) -> str:
        """What ends the table soonest: the first that is offered of the victim's bane and the way to the Hall."""
        if self._victim is not None and f"interact:{self._victim}" in keys:
            return f"interact:{self._victim}"
        if "card:brawl" in keys:
            return "card:brawl"
        moves = [key for key in keys if key.startswith("move:")]
        if self._victim is not None and moves and "You stand in the Hall" not in panel:
            return self._one_of(moves)
        for wanted in ("apply", "withdraw", "resolve", "give_back", "end_turn"):
            if found := [key for key in keys if key.split(":")[0] == wanted]:
                return found[0]
        return self._one_of(keys)

    def _one_of(self, keys: Sequence[str]) -> str:
        return _MEETING_PLACE if _MEETING_PLACE in keys and self.used["drop"] else self._chance.choice(keys)
