"""The whole of a table of Hunting Party at one moment, secrets included."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal, Protocol

from rules.core.agenda import Asking, GameState
from rules.hunting_party.cards.effects import Threat, Until
from rules.hunting_party.kingdom import LOCATIONS, REGIONS

if TYPE_CHECKING:
    from rules.hunting_party.agenda import AnyStep
    from rules.hunting_party.verbs import Table

NAME = "party"
NOBODY = -2
"""The user of an effect that no player plays: an agent, or the Shadow."""
ORACLE = -1
"""Who holds the third hand of prophecies at a table of two (HP-10): the table itself, as `questions.TABLE`."""
ACCEPT = "accept"
"""With this begins the key of the draft of one who lays cards for another's offer."""
GEAR = "gear"
"""The `which` of an agent that takes gear rather than a life."""
START_SILVER = 12
HAND_LIMIT = 3
RED_SHARES = 8
SHADOW_BOUNTY = 40
MARKET = "market"
STACKS = (*LOCATIONS, *REGIONS, MARKET)


@dataclass(frozen=True, slots=True)
class Member:
    """A hunter in a party, or the hero of one. `agreed`: the winning bid, or a handicap's given shares; a hero's is 0.

    `change`: one-off changes of his shares. `items`: what lies under him, in the order it came. `marks`: abilities
    used since his owner's turn began ("normal", "champion", or an item). `joined`: the turn in which he joined.
    `has_hunted`: he is tired because he went hunting.
    """

    hunter: str
    agreed: int = 0
    change: int = 0
    items: tuple[str, ...] = ()
    is_tired: bool = False
    has_hunted: bool = False
    marks: tuple[str, ...] = ()
    joined: int = 0


@dataclass(frozen=True, slots=True)
class Shown:
    """A prophecy that a seat, or the ORACLE, showed to this seat, on which turn."""

    by: int
    card: str
    turn: int


@dataclass(frozen=True, slots=True)
class Seen:
    """Cards this seat looked at, on which turn: `where` is market, a location, a region, or hand."""

    where: str
    cards: tuple[str, ...]
    turn: int


@dataclass(frozen=True, slots=True)
class Draft:
    """A deed whose small choices are being made: the key of the option it began with, and the keys picked since."""

    key: str
    picks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table. `silver`: all its money. `hand`: items, oldest first.

    `prophecies`: guiding, seeking, fighting.
    `draft`: what it is putting together to do at any time. `wishes`: what it wants done at the next pause (HP-29b).
    `passes_ahead`: it passes all response windows until its turn. `show_order`: the types of prophecy it shows first.
    """

    prophecies: tuple[str, ...]
    hero: Member | None = None
    members: tuple[Member, ...] = ()
    silver: int = START_SILVER
    hand: tuple[str, ...] = ()
    shown: tuple[Shown, ...] = ()
    seen: tuple[Seen, ...] = ()
    draft: Draft | None = None
    wishes: tuple[Draft, ...] = ()
    passes_ahead: bool = False
    show_order: tuple[str, ...] = ()

    @property
    def party(self) -> tuple[Member, ...]:
        """The hero and the members, in party order."""
        return self.members if self.hero is None else (self.hero, *self.members)


@dataclass(frozen=True, slots=True)
class Lasting:
    """Something that holds for a while. `before`: the number of the first turn at whose start it is gone.

    `word`: skill (what: the skill, to a hunter), guard (what: against), champion, tired (a hunter), bounty (amount in
    gold; what: a region or nothing), readied (once a turn), purchase and action (amount). `subject`: a hunter, or "".
    A bounty with `until` next_hunt ends with that hunt, a skill with `until` fight ends with the fight.
    """

    word: Literal["skill", "guard", "champion", "tired", "bounty", "readied", "purchase", "action"]
    seat: int
    before: int
    subject: str = ""
    what: Threat | str = ""
    amount: int = 0
    until: Until = "turn"


@dataclass(frozen=True, slots=True)
class Hire:
    """A hunter turned up for hire. `order`: the seats still to bid, the next first; `best` and `bidder` so far."""

    seat: int
    location: str
    hunter: str
    order: tuple[int, ...] = ()
    best: int = 0
    bidder: int = NOBODY
    bids: tuple[tuple[int, int], ...] = ()
    """Each bid in its order as (seat, shares); a pass is 0."""


@dataclass(frozen=True, slots=True)
class Hunt:
    """A declared hunt: the three skills, who was sent, who passed, who denied (a seat, ORACLE, or NOBODY as yet)."""

    seat: int
    guiding: str
    seeking: str
    fighting: str
    sent: tuple[str, ...]
    passed: tuple[int, ...] = ()
    denied_by: int = NOBODY
    agent: str = ""
    is_shadow_found: bool = False
    loans: tuple[str, ...] = ()
    """Skills lent by others; each counts once."""
    lent: tuple[tuple[str, str], ...] = ()
    """Whose they are, as (hunter, skill), since nobody lends a skill more often than he has it (HP-38)."""

    @property
    def skills(self) -> tuple[str, str, str]:
        """What was declared: guiding, seeking, fighting."""
        return (self.guiding, self.seeking, self.fighting)


@dataclass(frozen=True, slots=True)
class Denial:
    """What everybody knows of a hunt that is over: who passed, and who denied it (NOBODY: the Shadow was found)."""

    turn: int
    seat: int
    skills: tuple[str, str, str]
    passed: tuple[int, ...]
    denied_by: int


@dataclass(frozen=True, slots=True)
class Offer:
    """A trade offered by one seat to another: silver and cards given, silver and a number of cards asked for.

    `laid`: the cards that the other side has put in, when such were asked for; the offerer then confirms.
    """

    seat: int
    to: int
    silver: int
    cards: tuple[str, ...]
    asked_silver: int
    asked_cards: int
    laid: tuple[str, ...] = ()

    def has_cards_of(self, seat: int) -> bool:
        """Whether cards of this seat have been put in."""
        return bool(self.cards if seat == self.seat else self.laid if seat == self.to else ())


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn that runs: its number from 1, whose it is, what it may still do.

    `is_fresh`: nothing equipped, no fatigue, no action yet. `purchases`: purchases on top of the actions.
    """

    number: int
    seat: int
    actions: int = 1
    purchases: int = 0
    is_fresh: bool = True


@dataclass(frozen=True, slots=True)
class Source:
    """What an effect comes from: a potion, a hunter's ability, a piece of gear's, an agent, the Shadow, or a hire.

    `card`: the item, the hunter, the agent. `which`: "normal" or "champion" of a hunter; of gear, its wearer; of an
    agent, GEAR or "".
    """

    sort: Literal["potion", "power", "gear", "agent", "shadow", "hire"]
    card: str
    which: str = ""


@dataclass(frozen=True, slots=True)
class Deed:
    """An effect under way: who plays it, from what, with which picks (one a choice), and what it answers, if anything.

    Picks are the keys of choices: a hunter in play is `seat.hunter`. NOBODY plays what an agent does. A hire waits to
    be answered as a deed too: whether its player bids first or last may be another's to say.
    """

    user: int
    source: Source
    picks: tuple[str, ...] = ()
    answering: Deed | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class State(GameState):
    """A table. Stacks have their top card first.

    `hands`: which hand of prophecies each seat holds, as 0, 1, 2; equal numbers share (HP-11). `oracle`: the third hand
    at a table of two, else empty. `found`: the skills of a Shadow found and not slain, public for good.
    `red_shares`: None without that option.
    """

    seats: tuple[Seat, ...]
    hands: tuple[int, ...]
    oracle: tuple[str, ...]
    destined: tuple[str, str, str]
    stacks: tuple[tuple[str, ...], ...]
    """The cards of each stack of STACKS."""
    turn: Turn
    first: int
    rounds: int
    red_shares: int | None = None
    hire: Hire | None = None
    hunt: Hunt | None = None
    found: tuple[str, str, str] | None = None
    denials: tuple[Denial, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    offers: tuple[Offer, ...] = ()
    agenda: tuple[AnyStep, ...] = ()

    @property
    def question(self) -> Asking[State, Table] | None:
        """The step that waits for an answer, or None once the table has ended."""
        top = self.agenda[-1] if self.agenda else None
        return top if top is not None and top.asks else None


class Position(Protocol):
    """What the rules look at: a state, or the scratch copy on which it changes."""

    @property
    def seats(self) -> Sequence[Seat]: ...
    @property
    def hands(self) -> tuple[int, ...]: ...
    @property
    def stacks(self) -> Sequence[tuple[str, ...]]: ...
    @property
    def turn(self) -> Turn: ...
    @property
    def hire(self) -> Hire | None: ...
    @property
    def hunt(self) -> Hunt | None: ...
    @property
    def lasting(self) -> Sequence[Lasting]: ...
    @property
    def offers(self) -> Sequence[Offer]: ...


def stack(position: Position, name: str) -> tuple[str, ...]:
    """The cards of one stack of STACKS, the top card first."""
    return position.stacks[STACKS.index(name)]


def clockwise(position: Position, first: int) -> tuple[int, ...]:
    """All seats in clockwise order, beginning with this one."""
    return _clockwise(len(position.seats), first)


@cache
def _clockwise(seats: int, first: int) -> tuple[int, ...]:
    return tuple((first + step) % seats for step in range(seats))


def left_of(position: Position, seat: int) -> int:
    """The left neighbour."""
    return (seat + 1) % len(position.seats)


def in_reach(position: Position, seat: int) -> tuple[int, ...]:
    """The other seats that a seat can affect, clockwise: neighbours at four or five, all at two or three (HP-11)."""
    others = clockwise(position, seat)[1:]
    return others if len(others) < 3 else (others[0], others[-1])


def next_turn_of(position: Position, seat: int) -> int:
    """The number of this seat's next turn after the one that runs."""
    seats = len(position.seats)
    return position.turn.number + ((seat - position.turn.seat - 1) % seats) + 1


def round_of(turn: int, seats: int) -> int:
    """The round, from 1, in which a turn of the game falls."""
    return (turn - 1) // seats + 1
