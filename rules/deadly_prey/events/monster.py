"""What the whole table is told of the monster's doings, windows, confrontations, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class WindowOpened:
    """A window opened for an attempt, an intrusion, an attack or a confrontation; these are asked."""

    sort: str
    asked: tuple[int, ...]
    kind: Literal["window_opened"] = "window_opened"


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card or a power was played, with these picks."""

    seat: int
    sort: str
    card: str
    picks: tuple[str, ...]
    kind: Literal["card_played"] = "card_played"


@dataclass(frozen=True, slots=True)
class PlayVoided:
    """A play did nothing: its card is back in hand, locked until the next half-day."""

    seat: int
    card: str
    kind: Literal["play_voided"] = "play_voided"


@dataclass(frozen=True, slots=True)
class Meddled:
    """The monster raised what is to be reached by so much."""

    points: int
    kind: Literal["meddled"] = "meddled"


@dataclass(frozen=True, slots=True)
class PointsPaid:
    """The monster paid these chips and took these in change, by Calling: (calling, paid, change) each."""

    payments: tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]
    kind: Literal["points_paid"] = "points_paid"


@dataclass(frozen=True, slots=True)
class Exchanged:
    """The monster exchanged two points for one."""

    paid: tuple[str, ...]
    into: str
    kind: Literal["exchanged"] = "exchanged"


@dataclass(frozen=True, slots=True)
class AttackDeclared:
    """The monster attacked a spot or a tracker space (`target` 1 to 7) with so many dice."""

    target: str
    dice: int
    number: int
    kind: Literal["attack_declared"] = "attack_declared"


@dataclass(frozen=True, slots=True)
class AttackWarded:
    """The attack did not happen."""

    target: str
    kind: Literal["attack_warded"] = "attack_warded"


@dataclass(frozen=True, slots=True)
class AttackMissed:
    """The attack missed."""

    target: str
    kind: Literal["attack_missed"] = "attack_missed"


@dataclass(frozen=True, slots=True)
class RedRemoved:
    """The attack removed so many of a hunter's red Willpower."""

    seat: int
    spot: str
    count: int
    kind: Literal["red_removed"] = "red_removed"


@dataclass(frozen=True, slots=True)
class CardDestroyed:
    """A card was destroyed: of the pyramid (a vacancy, if it was controlled), or of the tracker."""

    target: str
    card: str
    is_vacant: bool
    kind: Literal["card_destroyed"] = "card_destroyed"


@dataclass(frozen=True, slots=True)
class ConfrontationBegan:
    """These hunters confront the monster."""

    seats: tuple[int, ...]
    calling: str
    kind: Literal["confrontation_began"] = "confrontation_began"


@dataclass(frozen=True, slots=True)
class TallyTold:
    """A hunter's tally, and whether it was enough."""

    seat: int
    tally: int
    is_enough: bool
    kind: Literal["tally_told"] = "tally_told"


@dataclass(frozen=True, slots=True)
class HunterDied:
    """A hunter was killed; his hand lies open in the discards."""

    seat: int
    hand: tuple[str, ...]
    kind: Literal["hunter_died"] = "hunter_died"


@dataclass(frozen=True, slots=True)
class MonsterDefeated:
    """The monster is defeated by these hunters."""

    seats: tuple[int, ...]
    kind: Literal["monster_defeated"] = "monster_defeated"


@dataclass(frozen=True, slots=True)
class StackPeeked:
    """Somebody looked at something: a spot, the City deck, a hand, a score; `what` says which kind."""

    seat: int
    what: str
    of: str
    kind: Literal["stack_peeked"] = "stack_peeked"


@dataclass(frozen=True, slots=True)
class CallingLost:
    """The monster lost so many points of a Calling to a card."""

    calling: str
    points: int
    kind: Literal["calling_lost"] = "calling_lost"


@dataclass(frozen=True, slots=True)
class CallingGained:
    """The monster gained so many points of a Calling by a card or its power."""

    calling: str
    points: int
    kind: Literal["calling_gained"] = "calling_gained"


@dataclass(frozen=True, slots=True)
class CardDropped:
    """A card left a hunter's hand for the discards by an effect."""

    seat: int
    card: str
    kind: Literal["card_dropped"] = "card_dropped"


@dataclass(frozen=True, slots=True)
class CardFetched:
    """A hunter took a card out of the Arsenal discards."""

    seat: int
    card: str
    kind: Literal["card_fetched"] = "card_fetched"


@dataclass(frozen=True, slots=True)
class ChipsSwapped:
    """The chips of two spots changed places."""

    first: str
    second: str
    kind: Literal["chips_swapped"] = "chips_swapped"


@dataclass(frozen=True, slots=True)
class WillpowerShifted:
    """White Willpower moved from one spot (or the reserve) to another."""

    seat: int
    source: str
    to: str
    count: int
    kind: Literal["willpower_shifted"] = "willpower_shifted"


@dataclass(frozen=True, slots=True)
class TestRolled:
    """A d10 was rolled for a card."""

    seat: int
    card: str
    number: int
    kind: Literal["test_rolled"] = "test_rolled"


@dataclass(frozen=True, slots=True)
class DeckArranged:
    """Somebody laid the top cards of the City deck back in an order of their own; the top one's suit shows."""

    seat: int
    suit: str
    kind: Literal["deck_arranged"] = "deck_arranged"
