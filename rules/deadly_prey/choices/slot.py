"""What can be answered in a slot of Resolution, and in an attempt."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ActAt:
    """Act on the City Card of this spot in this slot."""

    spot: str


@dataclass(frozen=True, slots=True)
class Attempt:
    """Turn the card and try to control it, alone or with those who are willing. `without`: whom of them it leaves."""

    spot: str
    partners: tuple[int, ...]
    without: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Invite:
    """Ask the others who could to join the attempt."""

    spot: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Join:
    """Join the attempt."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Do not join."""


@dataclass(frozen=True, slots=True)
class Intrude:
    """Ask to share control of another's card."""

    spot: str


@dataclass(frozen=True, slots=True)
class Allow:
    """Let the intruder in."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Make the intruder roll."""


@dataclass(frozen=True, slots=True)
class Reinforce:
    """Turn so many white Willpower red on a card one controls."""

    spot: str
    number: int


@dataclass(frozen=True, slots=True)
class EvictRed:
    """Give up one red to remove one red of another hunter."""

    spot: str
    seat: int


@dataclass(frozen=True, slots=True)
class EvictWhite:
    """Give up one red to remove up to two white of other hunters."""

    spot: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reclaim:
    """Take Willpower back from any cards; nothing more in this phase."""


@dataclass(frozen=True, slots=True)
class TakeWillpower:
    """Take one more Willpower of this colour from this spot."""

    spot: str
    colour: str


@dataclass(frozen=True, slots=True)
class Commit:
    """Do it, with all that was put together."""


@dataclass(frozen=True, slots=True)
class Restore:
    """Fill the vacancy of this spot, for a Hardship."""

    spot: str


@dataclass(frozen=True, slots=True)
class EndSlot:
    """Do nothing more on this card."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Attempt the card as it was turned."""


@dataclass(frozen=True, slots=True)
class Redraw:
    """Discard the card and draw another."""


@dataclass(frozen=True, slots=True)
class SwapCard:
    """Exchange the card with a face-up card of the tracker; this seat pays one Willpower."""

    space: int
    card: str
    payer: int


@dataclass(frozen=True, slots=True)
class Method:
    """Gather points, or roll dice."""

    method: str


@dataclass(frozen=True, slots=True)
class Agree:
    """Agree to what the leader proposes."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """Do not agree."""


@dataclass(frozen=True, slots=True)
class InvokeCard:
    """Invoke this card, controlled or poached, for so many points. `is_held`: tactics keep its chip at 1 or more."""

    spot: str
    points: int
    is_poached: bool
    is_held: bool = False


@dataclass(frozen=True, slots=True)
class SpendWillpower:
    """Spend one more Willpower of the reserve, for two points."""


@dataclass(frozen=True, slots=True)
class UseTrophy:
    """Cash in a defeated Minion of this worth."""

    card: str
    chip: int


@dataclass(frozen=True, slots=True)
class HoldTactics:
    """Keep the chips of this set at 1."""

    tactic: str


@dataclass(frozen=True, slots=True)
class RollInstead:
    """Roll dice instead of gathering."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll, with what was put together."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Leave the roll as it is."""


@dataclass(frozen=True, slots=True)
class TurnRed:
    """Turn so many of one's white Willpower red."""

    number: int


@dataclass(frozen=True, slots=True)
class DiscardForDebt:
    """Discard this Arsenal Card towards what is owed."""

    card: str
    value: int
