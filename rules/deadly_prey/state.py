"""The whole of a table of Deadly Prey at one moment, secrets included."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal, Protocol

from rules.core.agenda import Asking, GameState

if TYPE_CHECKING:
    from rules.deadly_prey.agenda import AnyStep
    from rules.deadly_prey.verbs import Table

NAME = "prey"
NOBODY = -2
WILLPOWER = 25
START_RESERVE = 5
MOST_RED = 3
HALVES = 14
"""Days and nights of the week: half-day 1 is the first day, 14 the seventh night."""
TRACKER_SPACES = 7
CHIPS = (15, 25, 20, 15)
"""How many chips of 0, 1, 2 and 3 there are (Components)."""
SIDES = 10

Phase = Literal["setup", "dawn", "dusk", "placement", "resolution"]
AttackWindow = Literal["start_of_resolution", "after_slot"]
"""When the monster is asked for an attack (DP-56)."""
Bag = tuple[int, int, int, int]
"""How many chips of each value lie in the box lid; below 0 the lid owes them (DP-10)."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A spot of the pyramid. `card`: "" is a vacancy. `white`, `red`: Willpower by seat.

    `known`: the seats that know the face of a card that lies face down; `is_seen`: everybody does (DP-43).
    """

    card: str
    chip: int
    is_up: bool = False
    white: tuple[int, ...] = ()
    red: tuple[int, ...] = ()
    known: tuple[int, ...] = ()
    is_seen: bool = False

    @property
    def is_vacant(self) -> bool:
        """Whether the monster has destroyed what lay here."""
        return not self.card

    @property
    def controllers(self) -> tuple[int, ...]:
        """The seats with red here."""
        return _with_any(self.red)


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the turn tracker. `card`: "" once it is destroyed."""

    card: str
    is_up: bool = False


@dataclass(frozen=True, slots=True)
class Trophy:
    """A defeated Minion with its chip."""

    card: str
    chip: int


@dataclass(frozen=True, slots=True)
class Burden:
    """A Hardship before a hunter, or a Setback in play. `ends`: the half-day at whose start it is over, 0: none named.

    `is_acting`: it acts now; a Hardship of the next dawn or dusk waits.
    """

    card: str
    ends: int = 0
    is_acting: bool = True


@dataclass(frozen=True, slots=True)
class Draft:
    """A deed whose small choices are being made: the key of the option it began with, and the keys picked since."""

    key: str
    picks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Known:
    """What a seat has looked at. `what`: spot, deck, hand, score; `of`: the spot, or the seat; with what it saw."""

    what: str
    of: str
    cards: tuple[str, ...] = ()
    calling: str = ""
    score: int = 0
    half: int = 0


@dataclass(frozen=True, slots=True)
class Hunter:
    """A hunter's place. `callings`: the chips on De, Ab, Sc, Oc, () before they are laid; `shown`: known to all.

    Willpower: `reserve`, `supply`, `markers` on the tracker, `gone` out of the game; the rest lies on the pyramid.
    `locked`: cards in hand that may not be played before the next half-day. `acts`: takes slots in this half-day.
    `took_hardship`: has had the half-day's Hardship for two. Of the phase: `skips`, `is_done`, `controls`, `generals`;
    `is_spent`: has had his slot in this round; `placed`: spots he laid white on in this Placement; `barred`: spots that
    he may not ask to share again in this phase (DP-51).
    """

    identity: str
    callings: tuple[int, ...] = ()
    shown: tuple[bool, ...] = (False, False, False, False)
    reserve: int = START_RESERVE
    supply: int = WILLPOWER - START_RESERVE
    markers: int = 0
    gone: int = 0
    hand: tuple[str, ...] = ()
    locked: tuple[str, ...] = ()
    trophies: tuple[Trophy, ...] = ()
    burdens: tuple[Burden, ...] = ()
    acts: bool = True
    took_hardship: bool = False
    skips: int = 0
    is_done: bool = False
    is_spent: bool = False
    placed: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    controls: int = 0
    generals: int = 0
    is_dead: bool = False

    @property
    def last_half(self) -> int:
        """The last half-day that the hunter takes part in (DP-59)."""
        return HALVES - self.markers


@dataclass(frozen=True, slots=True)
class Monster:
    """The monster's place. `callings`: the chips on each Calling. `powers`: uses of the power in this half-day.

    `drawn`: the chips of each value that it has drawn at dusk, which nobody else has seen go, or come back.
    """

    name: str
    callings: tuple[tuple[int, ...], ...] = ((), (), (), ())
    hand: tuple[str, ...] = ()
    locked: tuple[str, ...] = ()
    powers: int = 0
    has_hit: bool = False
    """Whether the phase's one successful attack is used up."""
    drawn: Bag = (0, 0, 0, 0)


Sort = Literal["arsenal", "influence", "power"]
"""Whose a play is: a hunter's card, the monster's card, or its power."""


@dataclass(frozen=True, slots=True)
class Lasting:
    """A card or power that was played and holds for a while: until a half-day starts, or the phase or slot is over."""

    sort: Sort
    card: str
    seat: int
    picks: tuple[str, ...]
    ends: int
    until: Literal["slot", "phase", "half_day"]


@dataclass(frozen=True, slots=True)
class Share:
    """What one hunter puts into an attempt: invoked and poached spots, Willpower, trophies by number, the set held.

    `trophies`: also those that add dice to a roll. `points`: with his score and his cards, once he has committed.
    """

    seat: int
    invoked: tuple[str, ...] = ()
    poached: tuple[str, ...] = ()
    willpower: int = 0
    trophies: tuple[int, ...] = ()
    tactic: str = ""
    points: int = 0


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a hunter, or several, do to one City Card: control it, fight its Minion, or force their way in.

    `partners`: the others of a joint attempt. `method`: points or dice once chosen; `could_roll`: whether it had a die.
    `meddled`: points of the monster. `rating`: to reach; 0 before the window has closed. `refusals`: of proposals.
    """

    spot: str
    leader: int
    partners: tuple[int, ...] = ()
    sort: Literal["control", "minion", "force"] = "control"
    method: Literal["", "points", "dice"] = ""
    could_roll: bool = False
    refusals: int = 0
    meddled: int = 0
    has_meddled: bool = False
    rating: int = 0
    shares: tuple[Share, ...] = ()
    rolled: tuple[int, ...] = ()

    @property
    def group(self) -> tuple[int, ...]:
        """Everybody who takes part, the leader first."""
        return (self.leader, *self.partners)


@dataclass(frozen=True, slots=True)
class Attack:
    """The monster strikes at a spot of the pyramid, or a tracker space ("1" to "7"), with dice to reach a number.

    `owners`: who controlled the card when the attack was declared. `hits`: red still to be removed.
    """

    target: str
    dice: int
    number: int
    owners: tuple[int, ...] = ()
    rolled: tuple[int, ...] = ()
    hits: int = 0
    actors: tuple[int, ...] = ()
    """Whose cards the window of this attack leaves open to it."""
    window: AttackWindow = "after_slot"


@dataclass(frozen=True, slots=True)
class Played:
    """A card or a power played in a window: by whom, in which round, with which picks. `is_void`: it does nothing."""

    seat: int
    sort: Sort
    card: str
    picks: tuple[str, ...]
    round: int
    is_void: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class State(GameState):
    """A table. The seat `mo` plays the monster; all others are hunters. Decks have their top card first.

    `half`: the half-day, 1 to 14; `standing`: hunters in Initiative order, the winner first (DP-20).
    """

    mo: int
    hunters: tuple[Hunter | None, ...]
    """By seat; None for the monster's."""
    monster: Monster
    spots: tuple[Spot, ...]
    """In the order of city.SPOTS."""
    tracker: tuple[Space, ...]
    bag: Bag
    city: tuple[str, ...]
    city_discards: tuple[str, ...] = ()
    arsenal: tuple[str, ...]
    arsenal_discards: tuple[str, ...] = ()
    hardships: tuple[str, ...]
    hardship_discards: tuple[str, ...] = ()
    influence: tuple[str, ...]
    influence_discards: tuple[str, ...] = ()
    setbacks: tuple[Burden, ...] = ()
    """Setbacks in play and the half-days at whose start they are over."""
    half: int = 0
    phase: Phase = "setup"
    standing: tuple[int, ...] = ()
    attempt: Attempt | None = None
    attack: Attack | None = None
    fighters: tuple[int, ...] = ()
    """Who confronts the monster now."""
    plays: tuple[Played, ...] = ()
    """What was played in the window that is open."""
    lasting: tuple[Lasting, ...] = ()
    rotation: tuple[int, ...] = ()
    """The hunters of this phase's rotation, who starts first."""
    known: tuple[tuple[Known, ...], ...] = ()
    """By seat."""
    drafts: tuple[Draft | None, ...] = ()
    """By seat: what it is putting together to do at any time."""
    orders: tuple[tuple[str, ...], ...] = ()
    """By seat: its standing orders."""
    agenda: tuple[AnyStep, ...] = ()

    @property
    def question(self) -> Asking[State, Table] | None:
        """The step that waits for an answer, or None once the table has ended."""
        top = self.agenda[-1] if self.agenda else None
        return top if top is not None and top.asks else None


class Position(Protocol):
    """What the rules look at: a state, or the scratch copy on which it changes."""

    @property
    def mo(self) -> int: ...
    @property
    def hunters(self) -> Sequence[Hunter | None]: ...
    @property
    def monster(self) -> Monster: ...
    @property
    def spots(self) -> Sequence[Spot]: ...
    @property
    def tracker(self) -> Sequence[Space]: ...
    @property
    def bag(self) -> Bag: ...
    @property
    def half(self) -> int: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def standing(self) -> tuple[int, ...]: ...
    @property
    def setbacks(self) -> Sequence[Burden]: ...
    @property
    def lasting(self) -> Sequence[Lasting]: ...
    @property
    def attempt(self) -> Attempt | None: ...
    @property
    def attack(self) -> Attack | None: ...
    @property
    def plays(self) -> Sequence[Played]: ...
    @property
    def fighters(self) -> tuple[int, ...]: ...
    @property
    def rotation(self) -> tuple[int, ...]: ...
    @property
    def city(self) -> Sequence[str]: ...
    @property
    def city_discards(self) -> Sequence[str]: ...
    @property
    def arsenal_discards(self) -> Sequence[str]: ...
    @property
    def hardships(self) -> Sequence[str]: ...
    @property
    def hardship_discards(self) -> Sequence[str]: ...


def hunter_of(position: Position, seat: int) -> Hunter:
    """The hunter of a seat. Raises ValueError for the monster's."""
    hunter = position.hunters[seat]
    if hunter is None:
        raise ValueError(f"seat {seat} is the monster's")
    return hunter


def hunter_seats(position: Position) -> tuple[int, ...]:
    """The seats of all hunters, in seat order."""
    return tuple(seat for seat, hunter in enumerate(position.hunters) if hunter is not None)


def is_in_week(position: Position, seat: int) -> bool:
    """Whether the seat's hunter lives and his week has not ended (DP-59)."""
    hunter = position.hunters[seat]
    return hunter is not None and not hunter.is_dead and position.half <= hunter.last_half


def in_week(position: Position) -> tuple[int, ...]:
    """The hunters that can still do something, in seat order."""
    return tuple(seat for seat in hunter_seats(position) if is_in_week(position, seat))


def clockwise(seats: int, first: int) -> tuple[int, ...]:
    """All seats in clockwise order, beginning with this one."""
    return _clockwise(seats, first)


@cache
def _clockwise(seats: int, first: int) -> tuple[int, ...]:
    return tuple((first + step) % seats for step in range(seats))


@cache
def _with_any(counts: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that have any of something, by how much each has."""
    return tuple(seat for seat, count in enumerate(counts) if count)


def is_day(half: int) -> bool:
    """Whether a half-day is a day; night otherwise."""
    return half % 2 == 1


def turn_of(half: int) -> int:
    """The turn, 1 to 7, to which a half-day belongs."""
    return (half + 1) // 2
