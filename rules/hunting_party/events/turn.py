"""What the whole table is told of the set-up, the turn and the end, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.questions import Outcome


@dataclass(frozen=True, slots=True)
class Dealt:
    """The stacks are laid out and the prophecies dealt; `first` begins.

    `hands`: which hand each seat holds; equal numbers share.
    """

    first: int
    hands: tuple[int, ...]
    has_oracle: bool
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class HandicapGiven:
    """A handicap character joined a party for good, with so many shares."""

    seat: int
    hunter: str
    shares: int
    kind: Literal["handicap_given"] = "handicap_given"


@dataclass(frozen=True, slots=True)
class HeroChosen:
    """A player took the top hunter of a location as hero."""

    seat: int
    location: str
    hunter: str
    kind: Literal["hero_chosen"] = "hero_chosen"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn began; the player's hunters are ready again."""

    seat: int
    number: int
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn ended."""

    seat: int
    kind: Literal["turn_ended"] = "turn_ended"


@dataclass(frozen=True, slots=True)
class Disbanded:
    """A hunter was paid off with so much silver and went under his stack."""

    seat: int
    hunter: str
    silver: int
    kind: Literal["disbanded"] = "disbanded"


@dataclass(frozen=True, slots=True)
class PartyDisbanded:
    """A player gave up the turn, all money and so many cards for a free party; `is_forced`: by debt."""

    seat: int
    silver: int
    cards: int
    is_forced: bool
    kind: Literal["party_disbanded"] = "party_disbanded"


@dataclass(frozen=True, slots=True)
class SilverGained:
    """A player had silver from the bank."""

    seat: int
    silver: int
    kind: Literal["silver_gained"] = "silver_gained"


@dataclass(frozen=True, slots=True)
class SilverPaid:
    """A player paid silver to the bank."""

    seat: int
    silver: int
    kind: Literal["silver_paid"] = "silver_paid"


@dataclass(frozen=True, slots=True)
class SilverMoved:
    """Silver went from one player to another."""

    seat: int
    to: int
    silver: int
    kind: Literal["silver_moved"] = "silver_moved"


@dataclass(frozen=True, slots=True)
class OrphanFed:
    """Timmy had so much silver from his owner."""

    seat: int
    silver: int
    kind: Literal["orphan_fed"] = "orphan_fed"


@dataclass(frozen=True, slots=True)
class ActionsGranted:
    """A player may do more: a purchase this turn, or so many actions in the next."""

    seat: int
    what: str
    amount: int
    kind: Literal["actions_granted"] = "actions_granted"


@dataclass(frozen=True, slots=True)
class Traded:
    """Two players exchanged silver and cards."""

    seat: int
    to: int
    silver: int
    to_silver: int
    cards: int
    to_cards: int
    kind: Literal["traded"] = "traded"


@dataclass(frozen=True, slots=True)
class Ended:
    """The table ended; `silver` is each seat's money."""

    outcome: Outcome
    silver: tuple[int, ...]
    kind: Literal["ended"] = "ended"
