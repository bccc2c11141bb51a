"""What is told at a table of Deadly Prey; which audience hears it is said where it is told."""

from __future__ import annotations

from typing import Annotated

from rules.core.codec import TAGGED
from rules.deadly_prey.events.city import (
    AttemptFailed,
    CardRedrawn,
    CardReplaced,
    CardSwapped,
    CardTurned,
    CardTurnedDown,
    ChipChanged,
    ControlTaken,
    DebtOwed,
    DebtPaidByCard,
    DiceChanged,
    DiceRolled,
    Evicted,
    GatherShort,
    IntrusionAnswered,
    IntrusionAsked,
    MethodChosen,
    MinionBeaten,
    MinionWon,
    NoDice,
    PartnersAnswered,
    PartnersAsked,
    PointsGathered,
    ProposalRefused,
    Proposed,
    RatingSet,
    Reclaimed,
    Restored,
    RestoringBarred,
    ScoreShown,
    TrophyUsed,
    TurnedRed,
    WillpowerLost,
)
from rules.deadly_prey.events.monster import (
    AttackDeclared,
    AttackMissed,
    AttackWarded,
    CallingGained,
    CallingLost,
    CardDestroyed,
    CardDropped,
    CardFetched,
    CardPlayed,
    ChipsSwapped,
    ConfrontationBegan,
    DeckArranged,
    Exchanged,
    HunterDied,
    Meddled,
    MonsterDefeated,
    PlayVoided,
    PointsPaid,
    RedRemoved,
    StackPeeked,
    TallyTold,
    TestRolled,
    WillpowerShifted,
    WindowOpened,
)
from rules.deadly_prey.events.private import (
    CallingsHeld,
    CardsCame,
    ChipDrawn,
    OrderSet,
    Peeked,
    ScorePeeked,
)
from rules.deadly_prey.events.week import (
    ArsenalDrawn,
    CallingsLaid,
    CardBurnt,
    ChipFed,
    Dealt,
    Ended,
    HalfBegan,
    HandsDealt,
    HardshipActed,
    HardshipDrawn,
    HardshipEnded,
    InfluenceDrawn,
    InitiativeRolled,
    InitiativeWon,
    MarkerPlaced,
    NightAnswered,
    OrderChosen,
    PhaseBegan,
    PhaseLeft,
    Scored,
    SetbackEnded,
    SetbackEntered,
    Skipped,
    TrackerFlipped,
    WentOut,
    WillpowerChanged,
    WillpowerPlaced,
)

Fact = Annotated[
    Dealt
    | CallingsLaid
    | HandsDealt
    | HalfBegan
    | SetbackEntered
    | SetbackEnded
    | TrackerFlipped
    | CardBurnt
    | HardshipDrawn
    | HardshipActed
    | HardshipEnded
    | WillpowerChanged
    | InitiativeRolled
    | InitiativeWon
    | ArsenalDrawn
    | InfluenceDrawn
    | ChipFed
    | NightAnswered
    | PhaseBegan
    | OrderChosen
    | WillpowerPlaced
    | Skipped
    | PhaseLeft
    | WentOut
    | MarkerPlaced
    | Scored
    | Ended
    | CardTurned
    | CardTurnedDown
    | CardReplaced
    | CardRedrawn
    | CardSwapped
    | PartnersAsked
    | PartnersAnswered
    | Proposed
    | ProposalRefused
    | MethodChosen
    | RatingSet
    | PointsGathered
    | GatherShort
    | DiceRolled
    | DiceChanged
    | NoDice
    | ScoreShown
    | ControlTaken
    | AttemptFailed
    | MinionBeaten
    | MinionWon
    | TurnedRed
    | ChipChanged
    | TrophyUsed
    | WillpowerLost
    | DebtOwed
    | DebtPaidByCard
    | IntrusionAsked
    | IntrusionAnswered
    | Evicted
    | Reclaimed
    | Restored
    | RestoringBarred
    | WindowOpened
    | CardPlayed
    | PlayVoided
    | Meddled
    | PointsPaid
    | Exchanged
    | AttackDeclared
    | AttackWarded
    | AttackMissed
    | RedRemoved
    | CardDestroyed
    | ConfrontationBegan
    | TallyTold
    | HunterDied
    | MonsterDefeated
    | StackPeeked
    | CallingLost
    | CallingGained
    | CardDropped
    | CardFetched
    | ChipsSwapped
    | WillpowerShifted
    | TestRolled
    | DeckArranged
    | CallingsHeld
    | CardsCame
    | ChipDrawn
    | Peeked
    | ScorePeeked
    | OrderSet,
    TAGGED,
]

__all__ = [
    "ArsenalDrawn",
    "AttackDeclared",
    "AttackMissed",
    "AttackWarded",
    "AttemptFailed",
    "CallingGained",
    "CallingLost",
    "CallingsHeld",
    "CallingsLaid",
    "CardBurnt",
    "CardDestroyed",
    "CardDropped",
    "CardFetched",
    "CardPlayed",
    "CardRedrawn",
    "CardReplaced",
    "CardSwapped",
    "CardTurned",
    "CardTurnedDown",
    "CardsCame",
    "ChipChanged",
    "ChipDrawn",
    "ChipFed",
    "ChipsSwapped",
    "ConfrontationBegan",
    "ControlTaken",
    "Dealt",
    "DebtOwed",
    "DebtPaidByCard",
    "DeckArranged",
    "DiceChanged",
    "DiceRolled",
    "Ended",
    "Evicted",
    "Exchanged",
    "Fact",
    "GatherShort",
    "HalfBegan",
    "HandsDealt",
    "HardshipActed",
    "HardshipDrawn",
    "HardshipEnded",
    "HunterDied",
    "InfluenceDrawn",
    "InitiativeRolled",
    "InitiativeWon",
    "IntrusionAnswered",
    "IntrusionAsked",
    "MarkerPlaced",
    "Meddled",
    "MethodChosen",
    "MinionBeaten",
    "MinionWon",
    "MonsterDefeated",
    "NightAnswered",
    "NoDice",
    "OrderChosen",
    "OrderSet",
    "PartnersAnswered",
    "PartnersAsked",
    "Peeked",
    "PhaseBegan",
    "PhaseLeft",
    "PlayVoided",
    "PointsGathered",
    "PointsPaid",
    "ProposalRefused",
    "Proposed",
    "RatingSet",
    "Reclaimed",
    "RedRemoved",
    "Restored",
    "RestoringBarred",
    "ScorePeeked",
    "ScoreShown",
    "Scored",
    "SetbackEnded",
    "SetbackEntered",
    "Skipped",
    "StackPeeked",
    "TallyTold",
    "TestRolled",
    "TrackerFlipped",
    "TrophyUsed",
    "TurnedRed",
    "WentOut",
    "WillpowerChanged",
    "WillpowerLost",
    "WillpowerPlaced",
    "WillpowerShifted",
    "WindowOpened",
]
