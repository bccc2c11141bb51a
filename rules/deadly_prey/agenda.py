"""Every step that can stand on the agenda of Deadly Prey."""

from typing import Annotated

from rules.core.codec import TAGGED
from rules.deadly_prey.asking import DropCard, DropTrophy, LayBack, PayDebt, StripWhite
from rules.deadly_prey.attempting import Agree, ChooseCard, ChooseMethod, Commit
from rules.deadly_prey.confronting import TallyUp
from rules.deadly_prey.failing import FateOfCard, Owe
from rules.deadly_prey.feeding import FeedChip
from rules.deadly_prey.gathering import Gather, JudgePoints
from rules.deadly_prey.hardships import Act, PickForHardship
from rules.deadly_prey.moments import AfterRoll, UsePower
from rules.deadly_prey.playing import ChooseWay
from rules.deadly_prey.rolling import AddTrophies, JudgeRoll, Roll
from rules.deadly_prey.rotating import AskOrder, BeginPhase, EndPhase, PlaceSlot, Rotate
from rules.deadly_prey.setup import DealHands, LayCallings
from rules.deadly_prey.slots import AfterSlot, AfterTry, Contest, JoinAttempt, ResolveSlot, Restore, SlotGoesOn
from rules.deadly_prey.striking import (
    ChooseVictims,
    EndAttack,
    JudgeAttack,
    PowerAfterHit,
    RemoveRed,
    RollAttack,
    Strike,
)
from rules.deadly_prey.succeeding import AfterControl, LowerChips, TurnRed
from rules.deadly_prey.week import AskDawn, AskNight, Dawn, DawnDeed, DawnWindow, Dusk, Initiative, NextHalf, Night
from rules.deadly_prey.windows import CloseWindow, React

AnyStep = Annotated[
    LayCallings
    | DealHands
    | NextHalf
    | Dawn
    | AskDawn
    | DawnWindow
    | DawnDeed
    | Initiative
    | Dusk
    | AskNight
    | Night
    | BeginPhase
    | AskOrder
    | Rotate
    | PlaceSlot
    | EndPhase
    | ResolveSlot
    | SlotGoesOn
    | AfterSlot
    | AfterTry
    | JoinAttempt
    | Contest
    | Restore
    | ChooseCard
    | ChooseMethod
    | Agree
    | Commit
    | React
    | CloseWindow
    | Gather
    | JudgePoints
    | AddTrophies
    | Roll
    | AfterRoll
    | JudgeRoll
    | TurnRed
    | LowerChips
    | AfterControl
    | Owe
    | FateOfCard
    | PayDebt
    | Act
    | PickForHardship
    | DropCard
    | DropTrophy
    | StripWhite
    | LayBack
    | ChooseWay
    | Strike
    | RollAttack
    | JudgeAttack
    | RemoveRed
    | ChooseVictims
    | PowerAfterHit
    | UsePower
    | EndAttack
    | FeedChip
    | TallyUp,
    TAGGED,
]
STEP_KINDS = (
    "lay_callings",
    "deal_hands",
    "next_half",
    "dawn_window",
    "take_for_two",
    "initiative",
    "ask_night",
    "night",
    "begin_phase",
    "rotation_order",
    "rotate",
    "place_slot",
    "end_phase",
    "resolve_slot",
    "slot_goes_on",
    "after_slot",
    "after_try",
    "join",
    "contest",
    "restore",
    "choose_card",
    "choose_method",
    "agree",
    "commit",
    "window",
    "close_window",
    "gather",
    "judge_points",
    "roll_sources",
    "roll",
    "after_roll",
    "judge_roll",
    "turn_red",
    "lower_chips",
    "after_control",
    "owe",
    "fate_of_card",
    "pay_debt",
    "hardship_choice",
    "drop_card",
    "drop_trophy",
    "strip_white",
    "lay_back",
    "choose_way",
    "strike",
    "roll_attack",
    "judge_attack",
    "choose_victims",
    "power_after_hit",
    "use_power",
    "end_attack",
    "feed_chip",
    "tally_up",
)
"""The kinds that can stand on the agenda while somebody is asked; the others are carried out as soon as they come."""
