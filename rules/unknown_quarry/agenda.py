"""Every step that can stand on the agenda of Unknown Quarry."""

from typing import Annotated

from rules.core.codec import TAGGED
from rules.unknown_quarry.interaction import DecideRoll, Receive, Respond
from rules.unknown_quarry.steps import DropItem, NextAction, NextTurn, TakeAction

AnyStep = Annotated[NextTurn | NextAction | TakeAction | DropItem | DecideRoll | Respond | Receive, TAGGED]
STEP_KINDS = ("next_turn", "next_action", "take_action", "drop_item", "decide_roll", "respond", "receive")
