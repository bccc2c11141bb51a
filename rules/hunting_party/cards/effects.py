"""The vocabulary in which every card is written: targets and choices, costs, and what is true afterwards.

A card names at most two choices; the effects speak of them by the choice's name. SELF is the hunter whose card it is,
or the wearer of a piece of gear. Amounts of money are in silver, four to the gold.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from rules.hunting_party.kingdom import SkillType

SELF = "self"
USER = "user"
"""The player of the effect that is answered."""
AIMED = "aimed"
"""The hunter, or the worn item, at which the effect that is answered is aimed."""
HAND = "hand"
"""The hand of the player whose party wears the item."""
MARKET = "market"
AGENT = "agent"
"""The Dark Agent that is turned up."""

Whose = Literal["member", "own", "rival", "any", "in_reach"]
"""member: mine, not my hero. own: my hero too. rival: a member in reach. any: member or rival. in_reach: heroes too."""
Until = Literal["fight", "turn", "my_next_turn", "my_next_turn_end", "owners_next_turn_end", "next_hunt"]
Needs = Literal["", "shares", "tired", "tired_or_marked", "not_champion", "gear"]
"""What a hunter must have to be chosen."""


class Cost(StrEnum):
    """How an ability is paid for (Ability Costs). CARD: a potion is spent. ALWAYS: on, or at its event, for nothing."""

    GOLD = "gold"
    ROUND = "round"
    FATIGUE = "fatigue"
    SKIP = "skip"
    ALWAYS = "always"
    CARD = "card"


Moment = Literal["pause", "own_fight", "other_fight", "response", "always"]
"""When it can be used: at any pause, in the fight pause of an own or of another's hunt, as an answer, or not at all."""


# --- choices: made before the cost is paid ---


@dataclass(frozen=True, slots=True)
class HunterChoice:
    """A hunter in play. `most_shares`: at most so many shares lie on him. `skill`: he has a skill of this type.

    `is_other`: not the hunter of the choice before it, of a first choice not SELF, and in an answer not AIMED.
    """

    name: str
    whose: Whose
    is_other: bool = False
    needs: Needs = ""
    most_shares: int | None = None
    skill: SkillType | None = None


@dataclass(frozen=True, slots=True)
class NeighbourChoice:
    """Another player in reach, with at least so many cards in hand, so much silver, perhaps richer than the user."""

    name: str
    least_cards: int = 0
    least_silver: int = 0
    is_richer: bool = False


@dataclass(frozen=True, slots=True)
class SkillChoice:
    """A skill of this type; with `of`, one that this hunter (SELF) has to lend, of any type."""

    name: str
    type: SkillType | None = None
    of: str = ""


@dataclass(frozen=True, slots=True)
class StackChoice:
    """A stack that is not empty: of hunters, of agents, or either."""

    name: str
    of: Literal["hunters", "agents", "either"]


@dataclass(frozen=True, slots=True)
class WornChoice:
    """An item that lies under a hunter. `is_same_type`: of the first choice's gear type, on another hunter.

    `is_gear`: a piece of equipment, not a potion under its namesake.
    """

    name: str
    whose: Whose
    is_gear: bool = False
    is_same_type: bool = False


Choice = HunterChoice | NeighbourChoice | SkillChoice | StackChoice | WornChoice


# --- who is meant by a standing modifier ---


@dataclass(frozen=True, slots=True)
class Match:
    """Hunters by name, by location, by skill: all that are given must fit. A hunter never matches himself."""

    name: str = ""
    location: str = ""
    skill: str = ""


# --- effects ---


@dataclass(frozen=True, slots=True)
class Gain:
    """Silver from the bank. `when`: at once, or whenever this happens to SELF or with SELF along."""

    silver: int
    when: Literal["", "receives_equipment", "bounty_earned"] = ""


@dataclass(frozen=True, slots=True)
class Pay:
    """Silver from the user to a player: a choice's name, or USER of what is answered."""

    to: str
    silver: int


@dataclass(frozen=True, slots=True)
class Take:
    """Silver from a player (a choice's name) to the user, as far as there is any."""

    source: str
    silver: int


@dataclass(frozen=True, slots=True)
class Bounty:
    """So many gold more for an agent beaten: with SELF on the hunt (`with_self`), or on the user's own hunts."""

    gold: int
    with_self: bool = False
    region: str = ""
    until: Until | Literal[""] = ""


@dataclass(frozen=True, slots=True)
class ChangeShares:
    """A lasting one-off change of the shares on a hunter (HP-18)."""

    target: str
    shares: int


@dataclass(frozen=True, slots=True)
class Friend:
    """Friendship: matching hunters in the same party cost so many shares less."""

    match: Match
    shares: int


@dataclass(frozen=True, slots=True)
class GrantSkill:
    """The hunter has one more instance of a skill: a fixed one, or that of a choice. Without `until`: while worn."""

    target: str
    skill: str
    until: Until | Literal[""] = ""


@dataclass(frozen=True, slots=True)
class CopySkill:
    """The hunter has one more instance of each skill of these types that the source has, however often it counts."""

    target: str
    source: str
    types: tuple[SkillType, ...]
    until: Until


@dataclass(frozen=True, slots=True)
class Loan:
    """The skills of SELF, or the one of a choice, count in the hunt that runs, each as often as SELF has it."""

    skill: str = ""


@dataclass(frozen=True, slots=True)
class Peek:
    """The user looks at the top cards of a stack: MARKET, or a choice's name."""

    stack: str
    cards: int


@dataclass(frozen=True, slots=True)
class Arrange:
    """The user looks at the top cards of a stack and lays them back in any order."""

    stack: str
    cards: int


@dataclass(frozen=True, slots=True)
class Bury:
    """The top card of a stack (a choice's name) goes to its bottom; AGENT: the one turned up, and the next comes."""

    stack: str


@dataclass(frozen=True, slots=True)
class Draw:
    """Cards come from the Market to the user's hand: off its top, or one of the last so many, seen first."""

    cards: int
    of_the_last: int = 0


@dataclass(frozen=True, slots=True)
class DrawByLuck:
    """A card by luck comes from a player's hand to the user's."""

    source: str


@dataclass(frozen=True, slots=True)
class Drop:
    """A player throws so many cards of his own choice from his hand under the Market, unseen."""

    who: str
    cards: int


@dataclass(frozen=True, slots=True)
class Destroy:
    """A worn item (a choice's name), or all that a hunter wears, goes under the Market.

    `is_gear`: his equipment alone, no potion under its namesake.
    """

    target: str
    is_all: bool = False
    is_gear: bool = False


@dataclass(frozen=True, slots=True)
class MoveItem:
    """A worn item (a choice's name, or AIMED) goes to another hunter (a choice's name), or to its owner's HAND.

    `when` says that it happens by itself: all that SELF wears, when he is killed (the item itself is left out).
    """

    item: str
    to: str
    when: Literal["", "killed"] = ""


@dataclass(frozen=True, slots=True)
class SwapItems:
    """Two worn items change places."""

    first: str
    second: str


@dataclass(frozen=True, slots=True)
class SwapHunters:
    """A member and a rival change parties; their numbers go along."""

    member: str
    rival: str


@dataclass(frozen=True, slots=True)
class Leave:
    """A hunter goes under his stack: killed, or disbanded free of charge or at half the price."""

    target: str
    how: Literal["killed", "free", "half"]


@dataclass(frozen=True, slots=True)
class Recruit:
    """The top hunter of a location joins for an agreed number of shares, without bids."""

    location: str
    agreed: int
    is_action: bool = False


@dataclass(frozen=True, slots=True)
class Steal:
    """A rival changes to the user's party (HP-32)."""

    target: str


@dataclass(frozen=True, slots=True)
class MakeChampion:
    """A hunter is a champion without his item; no share comes off."""

    target: str
    until: Until


@dataclass(frozen=True, slots=True)
class Tire:
    """A hunter is fatigued and stays so."""

    target: str
    until: Until


@dataclass(frozen=True, slots=True)
class Ready:
    """A hunter is ready again; perhaps his marks go too. It works on each hunter once a turn."""

    target: str
    marks: bool = False


@dataclass(frozen=True, slots=True)
class Act:
    """More to do: a purchase on top of this turn's action, or so many actions in the user's next turn."""

    actions: int
    what: Literal["purchase", "action"]


Threat = Literal["steal", "poison", "potion", "all", "consequence", "shadow"]


@dataclass(frozen=True, slots=True)
class Guard:
    """A hunter cannot be chosen for it. Without `until`: while worn."""

    target: str
    against: Threat
    until: Until | Literal[""] = ""


@dataclass(frozen=True, slots=True)
class Cancel:
    """The effect that is answered does nothing; its cost stays paid."""


@dataclass(frozen=True, slots=True)
class Redirect:
    """The effect that is answered is aimed at another hunter: a choice's name, or SELF."""

    to: str


@dataclass(frozen=True, slots=True)
class ChooseBidOrder:
    """The user says whether the hiring player bids first or last."""


Rule = Literal[
    "hand_limit",
    "purchase_sees",
    "hand_gear_places",
    "disband_in_hunt",
    "hero_gear",
    "tired_in_own_region",
    "tired_by_hunting",
    "consequence_size",
]


@dataclass(frozen=True, slots=True)
class Bend:
    """A rule is bent while the card is in the party or worn, by so much where there is an amount."""

    rule: Rule
    amount: int = 0


Effect = (
    Gain
    | Pay
    | Take
    | Bounty
    | ChangeShares
    | Friend
    | GrantSkill
    | CopySkill
    | Loan
    | Peek
    | Arrange
    | Bury
    | Draw
    | DrawByLuck
    | Drop
    | Destroy
    | MoveItem
    | SwapItems
    | SwapHunters
    | Leave
    | Recruit
    | Steal
    | MakeChampion
    | Tire
    | Ready
    | Act
    | Guard
    | Cancel
    | Redirect
    | ChooseBidOrder
    | Bend
)

Answerable = Literal[
    "potion", "power", "steal", "death", "death_in_hunt", "destroy", "share", "take", "aim", "bid_order"
]
"""What can be answered: that it is a potion or a power, or that it would do this."""


@dataclass(frozen=True, slots=True)
class Answers:
    """What a response answers. `is_own`: only when it would strike a hunter, an item or the money of the answerer.

    `aim`: a potion or a power that is aimed at a member. `share`: a share more. `bid_order`: a hunter was turned up.
    `destroy`: an item that is worn in reach of the answerer.
    """

    what: Answerable
    is_own: bool = False


@dataclass(frozen=True, slots=True)
class Ability:
    """A normal or champion ability, the use of a potion, or the trick of a piece of gear."""

    cost: Cost
    effects: tuple[Effect, ...]
    choices: tuple[Choice, ...] = ()
    moment: Moment = "pause"
    answers: Answers | None = None
    """Of a response: what it answers."""
    needs_sent: bool = False
    """Only while SELF, or the wearer, is on the hunt."""
