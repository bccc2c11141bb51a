"""What is told at a table, in the past tense; which audience hears it is said where it is told (UQ-22)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules.core.codec import TAGGED
from rules.core.questions import Outcome

# --- told to the whole table ---


@dataclass(frozen=True, slots=True)
class Dealt:
    """The house was laid out and everyone has two cards; `first` begins."""

    sides: tuple[str, str, str]
    characters: tuple[str, ...]
    first: int
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn began, with so many actions."""

    seat: int
    number: int
    actions: int
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class Moved:
    """A pawn walked from one room into another for a price in actions."""

    seat: int
    origin: str
    room: str
    price: int
    kind: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class Searched:
    """A player looked at the cards of a room."""

    seat: int
    room: str
    kind: Literal["searched"] = "searched"


@dataclass(frozen=True, slots=True)
class PickedUp:
    """A player took an item from a room."""

    seat: int
    room: str
    kind: Literal["picked_up"] = "picked_up"


@dataclass(frozen=True, slots=True)
class Dropped:
    """A player laid an item face down in a room."""

    seat: int
    room: str
    kind: Literal["dropped"] = "dropped"


@dataclass(frozen=True, slots=True)
class EnergySpent:
    """A player spent a charge; `use` is feint, adrenaline, surge or, as a target by will or by force, defence."""

    seat: int
    use: str
    left: int
    kind: Literal["energy_spent"] = "energy_spent"


@dataclass(frozen=True, slots=True)
class EnergyRecovered:
    """A player's energy card is fresh again."""

    seat: int
    kind: Literal["energy_recovered"] = "energy_recovered"


@dataclass(frozen=True, slots=True)
class Rolled:
    """A player targeted another with a hidden card and rolled the die."""

    seat: int
    target: int
    number: int
    kind: Literal["rolled"] = "rolled"


@dataclass(frozen=True, slots=True)
class Surged:
    """A roll was changed by a charge."""

    seat: int
    number: int
    kind: Literal["surged"] = "surged"


@dataclass(frozen=True, slots=True)
class Withdrew:
    """The card went back to its owner unseen."""

    seat: int
    target: int
    number: int
    kind: Literal["withdrew"] = "withdrew"


@dataclass(frozen=True, slots=True)
class Applied:
    """The card was passed to the target, who alone reads it."""

    seat: int
    target: int
    number: int
    kind: Literal["applied"] = "applied"


@dataclass(frozen=True, slots=True)
class Answered:
    """The target has answered; so many cards went over to the attacker."""

    seat: int
    target: int
    cards: int
    kind: Literal["answered"] = "answered"


@dataclass(frozen=True, slots=True)
class CameBack:
    """All the cards that had gone over went back."""

    seat: int
    target: int
    cards: int
    kind: Literal["came_back"] = "came_back"


@dataclass(frozen=True, slots=True)
class CardKept:
    """A card went from the target to the attacker for good."""

    seat: int
    target: int
    kind: Literal["card_kept"] = "card_kept"


@dataclass(frozen=True, slots=True)
class Declared:
    """A hunter declared being crippled."""

    seat: int
    kind: Literal["declared"] = "declared"


@dataclass(frozen=True, slots=True)
class MortallyWounded:
    """The monster announced a mortal wound, struck by the attacker."""

    seat: int
    striker: int
    kind: Literal["mortally_wounded"] = "mortally_wounded"


@dataclass(frozen=True, slots=True)
class StateRevealed:
    """A hunter told, after the mortal wound, whether crippled or not."""

    seat: int
    is_crippled: bool
    kind: Literal["state_revealed"] = "state_revealed"


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn ended; what was not used of it is lost."""

    seat: int
    kind: Literal["turn_ended"] = "turn_ended"


@dataclass(frozen=True, slots=True)
class Ended:
    """The table ended."""

    outcome: Outcome
    kind: Literal["ended"] = "ended"


# --- told to one seat ---


@dataclass(frozen=True, slots=True)
class HandDealt:
    """Your starting hand, and the monster it makes you, if it does."""

    cards: tuple[str, ...]
    monster: str | None
    kind: Literal["hand_dealt"] = "hand_dealt"


@dataclass(frozen=True, slots=True)
class RoomSearched:
    """What you saw in the room."""

    room: str
    cards: tuple[str, ...]
    kind: Literal["room_searched"] = "room_searched"


@dataclass(frozen=True, slots=True)
class CardTaken:
    """The item you picked up."""

    card: str
    kind: Literal["card_taken"] = "card_taken"


@dataclass(frozen=True, slots=True)
class CardLaidDown:
    """The item you laid down."""

    card: str
    room: str
    kind: Literal["card_laid_down"] = "card_laid_down"


@dataclass(frozen=True, slots=True)
class CardUsed:
    """The card you use on the target."""

    card: str
    target: int
    number: int
    kind: Literal["card_used"] = "card_used"


@dataclass(frozen=True, slots=True)
class CardApplied:
    """The card that was used on you, the final number, and whether it affects you."""

    seat: int
    card: str
    number: int
    affects: bool
    kind: Literal["card_applied"] = "card_applied"


@dataclass(frozen=True, slots=True)
class Wounded:
    """You suffered wounds; `total` is what you have now."""

    wounds: int
    total: int
    is_crippled: bool
    kind: Literal["wounded"] = "wounded"


@dataclass(frozen=True, slots=True)
class Banned:
    """Magic forbids you to move, or to interact, on your next turn; told to its user as well."""

    seat: int
    deed: str
    kind: Literal["banned"] = "banned"


@dataclass(frozen=True, slots=True)
class CardsSeen:
    """The cards that the target passed to you: shown, or given (then you may keep the one)."""

    seat: int
    cards: tuple[str, ...]
    is_gift: bool
    kind: Literal["cards_seen"] = "cards_seen"


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """The cards that you passed to the attacker."""

    seat: int
    cards: tuple[str, ...]
    kind: Literal["cards_passed"] = "cards_passed"


@dataclass(frozen=True, slots=True)
class CardGone:
    """The card that you gave was kept."""

    seat: int
    card: str
    kind: Literal["card_gone"] = "card_gone"


Fact = Annotated[
    Dealt
    | TurnBegan
    | Moved
    | Searched
    | PickedUp
    | Dropped
    | EnergySpent
    | EnergyRecovered
    | Rolled
    | Surged
    | Withdrew
    | Applied
    | Answered
    | CameBack
    | CardKept
    | Declared
    | MortallyWounded
    | StateRevealed
    | TurnEnded
    | Ended
    | HandDealt
    | RoomSearched
    | CardTaken
    | CardLaidDown
    | CardUsed
    | CardApplied
    | Wounded
    | Banned
    | CardsSeen
    | CardsPassed
    | CardGone,
    TAGGED,
]
