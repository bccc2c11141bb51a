"""What the whole table is told of hunts, fights and bounties, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class HuntDeclared:
    """A hunt was declared with three skills; those sent are tired now."""

    seat: int
    skills: tuple[str, ...]
    sent: tuple[str, ...]
    kind: Literal["hunt_declared"] = "hunt_declared"


@dataclass(frozen=True, slots=True)
class HuntPassed:
    """Somebody (a seat, or the ORACLE) holds none of the three; `is_sharer`: the hand has passed already."""

    seat: int
    is_sharer: bool
    kind: Literal["hunt_passed"] = "hunt_passed"


@dataclass(frozen=True, slots=True)
class HuntDenied:
    """Somebody (a seat, or the ORACLE) showed the hunting player one of the three."""

    seat: int
    kind: Literal["hunt_denied"] = "hunt_denied"


@dataclass(frozen=True, slots=True)
class OwnDenial:
    """Nobody else denied, but the hunting player holds at least one of the three."""

    seat: int
    skills: tuple[str, ...]
    kind: Literal["own_denial"] = "own_denial"


@dataclass(frozen=True, slots=True)
class ShadowFound:
    """Nobody denied: the Shadow was found."""

    seat: int
    skills: tuple[str, ...]
    kind: Literal["shadow_found"] = "shadow_found"


@dataclass(frozen=True, slots=True)
class AgentTurnedUp:
    """A Dark Agent stands in the way."""

    seat: int
    region: str
    agent: str
    kind: Literal["agent_turned_up"] = "agent_turned_up"


@dataclass(frozen=True, slots=True)
class FightWon:
    """The agent fell to those sent."""

    seat: int
    agent: str
    kind: Literal["fight_won"] = "fight_won"


@dataclass(frozen=True, slots=True)
class FightLost:
    """The fight was lost, against an agent or (`agent` empty) the Shadow."""

    seat: int
    agent: str
    kind: Literal["fight_lost"] = "fight_lost"


@dataclass(frozen=True, slots=True)
class RedShareAdded:
    """The Shadow has so many red shares now."""

    total: int
    kind: Literal["red_share_added"] = "red_share_added"


@dataclass(frozen=True, slots=True)
class BountyPaid:
    """A bounty was paid by shares; `gold` with all additions, `free` the shares that count."""

    seat: int
    gold: int
    free: int
    silver: int
    kind: Literal["bounty_paid"] = "bounty_paid"


@dataclass(frozen=True, slots=True)
class BountyTaxed:
    """So much silver of a bounty stayed in the bank, for the Tax Collector."""

    seat: int
    silver: int
    kind: Literal["bounty_taxed"] = "bounty_taxed"


@dataclass(frozen=True, slots=True)
class ShadowSlain:
    """The Shadow was slain."""

    seat: int
    kind: Literal["shadow_slain"] = "shadow_slain"
