"""The habits of the monster of the random robot in Deadly Prey: it saves its points for those who climb."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.questions import Decision, Option
from rules.deadly_prey.choices import Strike
from rules.deadly_prey.city import ROW_OF, TOP
from rules.deadly_prey.view import View
from rules.robots.liking import EVEN, all_of_them
from rules.robots.prey_climb import spot_of
from rules.robots.prey_habits import Habits, best_by

HIGH = 3
"""From this row on an attempt is worth some points."""
BELOW_THE_TOP = ROW_OF[TOP] - 1
"""A card of this row is struck whenever it can be, with all that can be paid: with both gone nobody gets higher."""
EAGER = 400

LIKINGS: Mapping[str, Mapping[str, int]] = {
    "lay_callings": {"lay": 20, "lay_by_luck": 10, "back": 1},
    "after_roll": {"play": 12, "pick": 30, "spend": 30, "stand": 6, "back": 1},
    "use_power": {"play": 6, "pick": 30, "spend": 30, "pass": 6, "back": 1},
}
"""By the kind of a question how much each kind of answer is liked, where nothing else matters."""
IN_WINDOW = {"play": 5, "pick": 30, "spend": 12, "commit": 6, "pass": 8, "back": 1}


def habits(view: View, decision: Decision) -> Habits:
    """How the monster answers this question."""
    match decision.kind:
        case "strike":
            return _striking(view, decision)
        case "window":
            meddling = 6 if _row_at_stake(view) >= HIGH else 1
            return Habits({**IN_WINDOW, "meddle": meddling, "play": 30 if view.fighters else 5})
    return Habits(LIKINGS.get(decision.kind, {}))


def _striking(view: View, decision: Decision) -> Habits:
    rows = [_row_of_red(view, option.value.target) for option in decision.options if isinstance(option.value, Strike)]
    highest = max(rows, default=0)
    liked = {"strike": EAGER if highest >= BELOW_THE_TOP else 1 + highest, "no_strike": 24, "commit": 6, "play": 4}
    spending = EAGER if _row_of_red(view, _target_named(view)) >= BELOW_THE_TOP else 12
    is_careless = not highest or view.half % len(ROW_OF) == 0

    def worth(option: Option) -> int:
        return _row_of_red(view, option.value.target) if isinstance(option.value, Strike) else 0

    return Habits(
        {**liked, "spend": spending, "pick": 30, "back": EVEN}, all_of_them if is_careless else best_by(worth)
    )


def _target_named(view: View) -> str:
    """What the monster has named in the attempt it is putting together, or nothing."""
    draft = view.own.draft if view.own is not None else None
    verb, _, target = draft.key.partition(":") if draft is not None else ("", "", "")
    return target if verb == "strike" else ""


def _row_of_red(view: View, target: str) -> int:
    """The row of a card that somebody controls; 0 for any other target."""
    if target not in ROW_OF:
        return 0
    there = spot_of(view, target)
    return ROW_OF[target] if there.is_up and any(there.red) else 0


def _row_at_stake(view: View) -> int:
    return ROW_OF[view.attempt.spot] if view.attempt is not None else 0
