"""How the people of a test play Hunting Party: what was never done first, else by what makes a table lively."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

_FREQUENT = {"hire": 20, "hunt": 60, "buy": 12, "equip": 60, "accept": 20, "confirm": 40, "respond": 30}
_COMMON = {"end_turn": 4, "potion": 6, "gear": 4, "power": 2, "bid": 4, "pass": 3, "take": 6, "pay": 4, "refuse": 2}
_SELDOM = {"offer": 0.3, "withdraw": 0.2, "disband": 0.1, "take_back": 0.1, "party_disband": 0.01}
_ORDERS = {"pass_ahead": 0.05, "show_order": 0.05}
_SMALL = {"pick": 30, "go": 60, "send_offer": 12, "stay": 2, "put_back": 0.2, "back": 0.1}
LIKED = _FREQUENT | _COMMON | _SELDOM | _ORDERS | _SMALL
"""How much each kind of deed is liked; 1 where nothing is said."""
LAST = frozenset({"party_disband", "disband", "end_turn", "pay", "back", "withdraw", "refuse"})
"""What is not tried for its own sake while there is anything else that was never done."""


def kind_of(key: str) -> str:
    """What kind of deed an option's key stands for."""
    return key.partition(":")[0]


class PartyLiking:
    """Chooses among the keys that a panel offers, and counts what was chosen. The same seed chooses the same."""

    def __init__(self, seed: int = 1) -> None:
        self._chance = random.Random(seed)
        self.used: Counter[str] = Counter()

    def choose(self, keys: Sequence[str], panel: str = "") -> str:
        """One of the keys: of a kind that was never used if there is one, else by what makes a table lively."""
        kinds = sorted({kind_of(key) for key in keys})
        fresh = [kind for kind in kinds if not self.used[kind] and kind not in LAST]
        kind = fresh[0] if fresh else self._chance.choices(kinds, [LIKED.get(kind, 1) for kind in kinds])[0]
        self.used[kind] += 1
        return self._chance.choice([key for key in keys if kind_of(key) == kind])

    def likes(self, one_in: int) -> bool:
        """Whether something is done that happens once in so many times."""
        return self._chance.randrange(one_in) == 0
