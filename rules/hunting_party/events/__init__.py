"""What is told at a table of Hunting Party; which audience hears it is said where it is told."""

from __future__ import annotations

from typing import Annotated

from rules.core.codec import TAGGED
from rules.hunting_party.events.hiring import (
    BidMade,
    BidOrderChosen,
    BidPassed,
    HireWon,
    HunterRecruited,
    HunterTurnedUp,
    HunterUnwanted,
    SharesChanged,
)
from rules.hunting_party.events.hunting import (
    AgentTurnedUp,
    BountyPaid,
    BountyTaxed,
    FightLost,
    FightWon,
    HuntDeclared,
    HuntDenied,
    HuntPassed,
    OwnDenial,
    RedShareAdded,
    ShadowFound,
    ShadowSlain,
)
from rules.hunting_party.events.items import (
    CardsDrawn,
    CardsThrown,
    ChestOpened,
    Equipped,
    HandCardMoved,
    ItemDestroyed,
    ItemMoved,
    ItemsBought,
    MarketVisited,
)
from rules.hunting_party.events.playing import (
    AgentBuried,
    BountyRaised,
    Cancelled,
    CardBuried,
    ChampionMade,
    Fizzled,
    Guarded,
    HunterReadied,
    HuntersSwapped,
    HunterTired,
    Killed,
    Played,
    Redirected,
    SkillGained,
    SkillsLent,
    StackArranged,
    StackLookedAt,
    Stolen,
)
from rules.hunting_party.events.private import (
    CardsCame,
    CardsLaid,
    CardsSeen,
    CardsWent,
    OfferGone,
    OfferMade,
    PropheciesDealt,
    ProphecyShown,
    ProphecyShownTo,
    WishKept,
    WishReturned,
)
from rules.hunting_party.events.turn import (
    ActionsGranted,
    Dealt,
    Disbanded,
    Ended,
    HandicapGiven,
    HeroChosen,
    OrphanFed,
    PartyDisbanded,
    SilverGained,
    SilverMoved,
    SilverPaid,
    Traded,
    TurnBegan,
    TurnEnded,
)

Fact = Annotated[
    Dealt
    | HandicapGiven
    | HeroChosen
    | TurnBegan
    | TurnEnded
    | HunterTurnedUp
    | BidOrderChosen
    | BidMade
    | BidPassed
    | HireWon
    | HunterUnwanted
    | HunterRecruited
    | SharesChanged
    | MarketVisited
    | ItemsBought
    | ChestOpened
    | CardsDrawn
    | CardsThrown
    | HandCardMoved
    | Equipped
    | ItemMoved
    | ItemDestroyed
    | Played
    | Cancelled
    | Redirected
    | Fizzled
    | SilverGained
    | SilverPaid
    | SilverMoved
    | SkillGained
    | SkillsLent
    | Guarded
    | ChampionMade
    | BountyRaised
    | HunterTired
    | HunterReadied
    | ActionsGranted
    | StackLookedAt
    | StackArranged
    | CardBuried
    | AgentBuried
    | Stolen
    | HuntersSwapped
    | Killed
    | Disbanded
    | PartyDisbanded
    | HuntDeclared
    | HuntPassed
    | HuntDenied
    | OwnDenial
    | ShadowFound
    | AgentTurnedUp
    | FightWon
    | FightLost
    | RedShareAdded
    | BountyPaid
    | BountyTaxed
    | OrphanFed
    | ShadowSlain
    | Traded
    | Ended
    | PropheciesDealt
    | ProphecyShown
    | ProphecyShownTo
    | CardsSeen
    | CardsCame
    | CardsWent
    | OfferMade
    | CardsLaid
    | OfferGone
    | WishKept
    | WishReturned,
    TAGGED,
]

__all__ = [
    "ActionsGranted",
    "AgentBuried",
    "AgentTurnedUp",
    "BidMade",
    "BidOrderChosen",
    "BidPassed",
    "BountyPaid",
    "BountyRaised",
    "BountyTaxed",
    "Cancelled",
    "CardBuried",
    "CardsCame",
    "CardsDrawn",
    "CardsLaid",
    "CardsSeen",
    "CardsThrown",
    "CardsWent",
    "ChampionMade",
    "ChestOpened",
    "Dealt",
    "Disbanded",
    "Ended",
    "Equipped",
    "Fact",
    "FightLost",
    "FightWon",
    "Fizzled",
    "Guarded",
    "HandCardMoved",
    "HandicapGiven",
    "HeroChosen",
    "HireWon",
    "HuntDeclared",
    "HuntDenied",
    "HuntPassed",
    "HunterReadied",
    "HunterRecruited",
    "HunterTired",
    "HunterTurnedUp",
    "HunterUnwanted",
    "HuntersSwapped",
    "ItemDestroyed",
    "ItemMoved",
    "ItemsBought",
    "Killed",
    "MarketVisited",
    "OfferGone",
    "OfferMade",
    "OrphanFed",
    "OwnDenial",
    "PartyDisbanded",
    "Played",
    "PropheciesDealt",
    "ProphecyShown",
    "ProphecyShownTo",
    "RedShareAdded",
    "Redirected",
    "ShadowFound",
    "ShadowSlain",
    "SharesChanged",
    "SilverGained",
    "SilverMoved",
    "SilverPaid",
    "SkillGained",
    "SkillsLent",
    "StackArranged",
    "StackLookedAt",
    "Stolen",
    "Traded",
    "TurnBegan",
    "TurnEnded",
    "WishKept",
    "WishReturned",
]
