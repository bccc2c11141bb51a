"""What the whole table is told of cards and abilities that were played, and what they did, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Played:
    """A player played a potion, an ability or a piece of gear's trick; `picks` are keys of choices. The cost was paid.

    `is_answer`: it answers what was played before.
    """

    seat: int
    sort: str
    card: str
    which: str
    picks: tuple[str, ...]
    is_answer: bool
    kind: Literal["played"] = "played"


@dataclass(frozen=True, slots=True)
class Cancelled:
    """What was played did nothing; its cost stays paid."""

    sort: str
    card: str
    which: str
    kind: Literal["cancelled"] = "cancelled"


@dataclass(frozen=True, slots=True)
class Redirected:
    """What is under way strikes another hunter instead."""

    seat: int
    hunter: str
    kind: Literal["redirected"] = "redirected"


@dataclass(frozen=True, slots=True)
class Fizzled:
    """What was played had no effect: what it was aimed at had gone."""

    sort: str
    card: str
    which: str
    kind: Literal["fizzled"] = "fizzled"


@dataclass(frozen=True, slots=True)
class SkillGained:
    """A hunter has a skill once more, for a while."""

    seat: int
    hunter: str
    skill: str
    until: str
    kind: Literal["skill_gained"] = "skill_gained"


@dataclass(frozen=True, slots=True)
class SkillsLent:
    """A hunter's skills count in another's hunt."""

    seat: int
    hunter: str
    skills: tuple[str, ...]
    kind: Literal["skills_lent"] = "skills_lent"


@dataclass(frozen=True, slots=True)
class Guarded:
    """A hunter cannot be chosen for something, for a while."""

    seat: int
    hunter: str
    against: str
    until: str
    kind: Literal["guarded"] = "guarded"


@dataclass(frozen=True, slots=True)
class ChampionMade:
    """A hunter is a champion for a while, without an item."""

    seat: int
    hunter: str
    until: str
    kind: Literal["champion_made"] = "champion_made"


@dataclass(frozen=True, slots=True)
class BountyRaised:
    """Agents that a player beats are worth so many gold more, for a while; `region` may be empty."""

    seat: int
    gold: int
    region: str
    until: str
    kind: Literal["bounty_raised"] = "bounty_raised"


@dataclass(frozen=True, slots=True)
class HunterTired:
    """A hunter was tired and stays so, for a while."""

    seat: int
    hunter: str
    until: str
    kind: Literal["hunter_tired"] = "hunter_tired"


@dataclass(frozen=True, slots=True)
class HunterReadied:
    """A hunter is ready again; perhaps his marks went too."""

    seat: int
    hunter: str
    marks: bool
    kind: Literal["hunter_readied"] = "hunter_readied"


@dataclass(frozen=True, slots=True)
class StackLookedAt:
    """A player looked at the top cards of a stack."""

    seat: int
    stack: str
    cards: int
    kind: Literal["stack_looked_at"] = "stack_looked_at"


@dataclass(frozen=True, slots=True)
class StackArranged:
    """A player laid the top cards of a stack back in an order of his own."""

    seat: int
    stack: str
    cards: int
    kind: Literal["stack_arranged"] = "stack_arranged"


@dataclass(frozen=True, slots=True)
class CardBuried:
    """The top card of a stack went, unseen, to its bottom."""

    stack: str
    kind: Literal["card_buried"] = "card_buried"


@dataclass(frozen=True, slots=True)
class AgentBuried:
    """The agent turned up went under the stack; the next comes."""

    agent: str
    kind: Literal["agent_buried"] = "agent_buried"


@dataclass(frozen=True, slots=True)
class Stolen:
    """A hunter changed parties by theft."""

    thief: int
    seat: int
    hunter: str
    kind: Literal["stolen"] = "stolen"


@dataclass(frozen=True, slots=True)
class HuntersSwapped:
    """Two hunters changed parties."""

    seat: int
    hunter: str
    other: int
    rival: str
    kind: Literal["hunters_swapped"] = "hunters_swapped"


@dataclass(frozen=True, slots=True)
class Killed:
    """A hunter died and went under his stack."""

    seat: int
    hunter: str
    kind: Literal["killed"] = "killed"
