"""What the whole table is told of City Cards: attempts, control, loss, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class CardTurned:
    """A hunter turned a card up."""

    seat: int
    spot: str
    card: str
    kind: Literal["card_turned"] = "card_turned"


@dataclass(frozen=True, slots=True)
class CardTurnedDown:
    """A card lies face down again; everybody has seen it."""

    spot: str
    kind: Literal["card_turned_down"] = "card_turned_down"


@dataclass(frozen=True, slots=True)
class CardReplaced:
    """A spot holds a face-down card of this suit with this chip.

    `old` was discarded ("" if nothing was), for a reason.
    """

    spot: str
    old: str
    suit: str
    chip: int
    reason: str
    kind: Literal["card_replaced"] = "card_replaced"


@dataclass(frozen=True, slots=True)
class CardRedrawn:
    """The turned card was discarded, and another lies there face up."""

    seat: int
    spot: str
    old: str
    card: str
    kind: Literal["card_redrawn"] = "card_redrawn"


@dataclass(frozen=True, slots=True)
class CardSwapped:
    """The turned card and one of the tracker changed places; `seat` paid for it."""

    seat: int
    spot: str
    space: int
    card: str
    old: str
    kind: Literal["card_swapped"] = "card_swapped"


@dataclass(frozen=True, slots=True)
class PartnersAsked:
    """A hunter asked others to join an attempt."""

    seat: int
    spot: str
    seats: tuple[int, ...]
    kind: Literal["partners_asked"] = "partners_asked"


@dataclass(frozen=True, slots=True)
class PartnersAnswered:
    """Those who are willing, in seat order."""

    seat: int
    seats: tuple[int, ...]
    kind: Literal["partners_answered"] = "partners_answered"


@dataclass(frozen=True, slots=True)
class Proposed:
    """The leader proposed: keep, redraw, swap, points or dice."""

    seat: int
    what: str
    kind: Literal["proposed"] = "proposed"


@dataclass(frozen=True, slots=True)
class ProposalRefused:
    """Not everybody agreed."""

    what: str
    seats: tuple[int, ...]
    kind: Literal["proposal_refused"] = "proposal_refused"


@dataclass(frozen=True, slots=True)
class MethodChosen:
    """The attempt goes by points, or by dice."""

    seat: int
    method: str
    kind: Literal["method_chosen"] = "method_chosen"


@dataclass(frozen=True, slots=True)
class RatingSet:
    """The number to reach, when the window had closed."""

    spot: str
    rating: int
    kind: Literal["rating_set"] = "rating_set"


@dataclass(frozen=True, slots=True)
class PointsGathered:
    """A hunter added so many points: his score, invoked cards, Willpower, trophies."""

    seat: int
    score: int
    invoked: tuple[str, ...]
    poached: tuple[str, ...]
    willpower: int
    trophies: tuple[str, ...]
    points: int
    total: int
    kind: Literal["points_gathered"] = "points_gathered"


@dataclass(frozen=True, slots=True)
class GatherShort:
    """The points fell short; everything comes back."""

    seat: int
    total: int
    rating: int
    kind: Literal["gather_short"] = "gather_short"


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """Dice were rolled: by a hunter, or by the monster in an attack."""

    seat: int
    dice: tuple[int, ...]
    rating: int
    kind: Literal["dice_rolled"] = "dice_rolled"


@dataclass(frozen=True, slots=True)
class DiceChanged:
    """Dice were rolled again or lifted by a card."""

    seat: int
    dice: tuple[int, ...]
    kind: Literal["dice_changed"] = "dice_changed"


@dataclass(frozen=True, slots=True)
class NoDice:
    """There was no die to roll, so it failed."""

    seat: int
    kind: Literal["no_dice"] = "no_dice"


@dataclass(frozen=True, slots=True)
class ScoreShown:
    """A hunter's score in a Calling is known to all."""

    seat: int
    calling: str
    score: int
    kind: Literal["score_shown"] = "score_shown"


@dataclass(frozen=True, slots=True)
class ControlTaken:
    """These hunters took control of a card."""

    seats: tuple[int, ...]
    spot: str
    card: str
    kind: Literal["control_taken"] = "control_taken"


@dataclass(frozen=True, slots=True)
class AttemptFailed:
    """The attempt failed."""

    seats: tuple[int, ...]
    spot: str
    kind: Literal["attempt_failed"] = "attempt_failed"


@dataclass(frozen=True, slots=True)
class MinionBeaten:
    """A hunter has a Minion as a trophy, with its chip."""

    seat: int
    card: str
    chip: int
    kind: Literal["minion_beaten"] = "minion_beaten"


@dataclass(frozen=True, slots=True)
class MinionWon:
    """A Minion won and was discarded."""

    seats: tuple[int, ...]
    card: str
    kind: Literal["minion_won"] = "minion_won"


@dataclass(frozen=True, slots=True)
class TurnedRed:
    """So many of a hunter's white Willpower turned red."""

    seat: int
    spot: str
    count: int
    kind: Literal["turned_red"] = "turned_red"


@dataclass(frozen=True, slots=True)
class ChipChanged:
    """The chip on a spot changed."""

    spot: str
    before: int
    after: int
    kind: Literal["chip_changed"] = "chip_changed"


@dataclass(frozen=True, slots=True)
class TrophyUsed:
    """A trophy was cashed in and discarded."""

    seat: int
    card: str
    chip: int
    kind: Literal["trophy_used"] = "trophy_used"


@dataclass(frozen=True, slots=True)
class WillpowerLost:
    """So much Willpower of a hunter left a spot or his reserve (`spot` empty) for his supply. `card`: what did it."""

    seat: int
    spot: str
    colour: str
    count: int
    reason: str
    card: str = ""
    kind: Literal["willpower_lost"] = "willpower_lost"


@dataclass(frozen=True, slots=True)
class DebtOwed:
    """A hunter owes so much Willpower."""

    seat: int
    willpower: int
    kind: Literal["debt_owed"] = "debt_owed"


@dataclass(frozen=True, slots=True)
class DebtPaidByCard:
    """A hunter discarded an Arsenal Card towards a debt."""

    seat: int
    card: str
    value: int
    kind: Literal["debt_paid_by_card"] = "debt_paid_by_card"


@dataclass(frozen=True, slots=True)
class IntrusionAsked:
    """A hunter asked to share control."""

    seat: int
    spot: str
    kind: Literal["intrusion_asked"] = "intrusion_asked"


@dataclass(frozen=True, slots=True)
class IntrusionAnswered:
    """The controllers let him in, or contest; `seats` contest."""

    spot: str
    seats: tuple[int, ...]
    kind: Literal["intrusion_answered"] = "intrusion_answered"


@dataclass(frozen=True, slots=True)
class Evicted:
    """A hunter gave up one red to remove others' Willpower: (seat, colour) each."""

    seat: int
    spot: str
    removed: tuple[tuple[int, str], ...]
    kind: Literal["evicted"] = "evicted"


@dataclass(frozen=True, slots=True)
class Reclaimed:
    """A hunter took Willpower back: (spot, colour, count) each."""

    seat: int
    taken: tuple[tuple[str, str, int], ...]
    kind: Literal["reclaimed"] = "reclaimed"


@dataclass(frozen=True, slots=True)
class Restored:
    """A vacancy was filled."""

    seat: int
    spot: str
    suit: str
    chip: int
    kind: Literal["restored"] = "restored"


@dataclass(frozen=True, slots=True)
class RestoringBarred:
    """A Hardship forbade the restoring."""

    seat: int
    spot: str
    kind: Literal["restoring_barred"] = "restoring_barred"
