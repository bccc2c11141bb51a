"""The vocabulary in which every card of the hands, every Hardship, Setback and power is written.

What is chosen has a name (`Choose`), and the effects speak of it by that name. Beside choices there are fixed names,
below. Counts are signed where a thing can rise or fall: `Dice(-1)` is a die less.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.deadly_prey.city import Rows, Suit

YOU = "you"
"""Who plays the card, whose Hardship it is, or the monster whose power it is."""
ACTOR = "actor"
"""The hunter whose attempt or intrusion runs, or has just failed; in a joint attempt each of them."""
FIGHTERS = "fighters"
"""Each hunter of the confrontation that runs."""
HUNTERS = "hunters"
"""All hunters in the week."""
EVERYONE = "everyone"
"""All hunters, and the monster."""
MONSTER = "monster"
RESERVE = "reserve"
"""The reserve of YOU."""
PLACED = "placed"
"""The spot on which a hunter has just laid white Willpower."""
CITY_DECK = "city_deck"
HAND = "hand"
TROPHIES = "trophies"

Colour = Literal["white", "red"]

When = Literal[
    "attempt",
    "force",
    "attack",
    "face",
    "rolled",
    "place",
    "slot",
    "dawn",
    "dusk",
    "any",
    "start_of_resolution",
    "after_slot",
    "after_placement_slot",
    "after_own_hit",
    "after_failure",
]
"""attempt, force (a contested intrusion), attack, face (a confrontation): in its window. rolled: after a roll, before
it counts. place, slot: in an own slot of Placement, of Resolution. any: whenever anyone is waited for (DP-36c).
start_of_resolution, after_slot, after_placement_slot, after_own_hit (on a controlled card), after_failure: the
monster's moments."""
Scope = Literal["own", "any", "others"]
"""Whose attempt, intrusion, attacked card, roll or fight it must be. The monster's own roll is that of his attack."""
Only = Literal["", "day", "night", "placement"]
Until = Literal["now", "attempt", "slot", "phase", "half_day", "next_half_day", "dawn", "dawn+1", "dawn+2", "way_out"]
"""now: done at once. attempt: in what the window is about. half_day, next_half_day: through this one, the next one too.
dawn, dawn+1, dawn+2: it ends at the very start of the next dawn, the one after, the third; begun at a dawn, before
Initiative is counted, that dawn is one of the two that dawn+2 lasts. way_out: till paid off."""


# --- what may be chosen ---


@dataclass(frozen=True, slots=True)
class Hunters:
    """A living hunter in the week. acting: this half-day. fighting: in the confrontation. had_red: on the card hit.

    With `has`, he has such Willpower on the spot `at`, an earlier choice; that of who is out lies there too (DP-59b).
    """

    whose: Literal["any", "others", "acting", "fighting", "had_red"] = "any"
    has: Colour | Literal[""] = ""
    at: str = ""
    least_cards: int = 0


@dataclass(frozen=True, slots=True)
class Spots:
    """A spot of the pyramid. own: YOU have red there. others: another hunter has, YOU have not.

    `white`: there is own white, white of others, none at all. `is_shared`: another has red there too. `is_highest`: no
    other spot that fits has a higher chip. `is_unseen`: nobody has seen the card. `is_other`: not chosen before.
    """

    state: Literal["any", "face_down", "face_up", "vacant"] = "any"
    whose: Literal["any", "own", "others"] = "any"
    white: Literal["", "own", "others", "none"] = ""
    touching: str = ""
    least_chip: int = 0
    is_shared: bool = False
    is_highest: bool = False
    is_unseen: bool = False
    is_other: bool = False


@dataclass(frozen=True, slots=True)
class Callings:
    """One of the four Callings."""


@dataclass(frozen=True, slots=True)
class Cards:
    """A card of the Arsenal discards (of these values), an own Hardship, a Minion of the City discards."""

    of: Literal["arsenal_discards", "hardships", "city_minions"]
    values: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Plays:
    """An Arsenal Card that was played in the window that runs, and has not acted yet."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """How many, 1 to `most`. `is_of_reserve`: no more than YOU have in reserve; `at`: than white on that spot."""

    most: int
    is_of_reserve: bool = False
    at: str = ""


@dataclass(frozen=True, slots=True)
class Ways:
    """One of several ways; the effects of that way follow the card's own."""

    ways: tuple[tuple[Effect, ...], ...]


Among = Hunters | Spots | Callings | Cards | Plays | Numbers | Ways


@dataclass(frozen=True, slots=True)
class Choose:
    """Something has been chosen and goes by this name. By YOU: before the play, of a Hardship when it acts.

    By another (`who` names an earlier choice of a hunter): when the card takes effect.
    """

    name: str
    among: Among
    who: str = YOU


# --- roll and gather ---


@dataclass(frozen=True, slots=True)
class Dice:
    """So many dice more or fewer. here: in what runs. rolls: in each roll of `who` while the card lasts."""

    count: int
    on: Literal["here", "rolls"] = "here"
    who: str = YOU


@dataclass(frozen=True, slots=True)
class Points:
    """So many points more are gathered in the attempt that runs; not used if dice decide it (DP-37)."""

    count: int


@dataclass(frozen=True, slots=True)
class Rating:
    """So much is to be reached, more or less. here: in what runs; else in each attempt of, each attack on `who`."""

    count: int
    on: Literal["here", "attempts", "attacks"] = "here"
    who: str = YOU


@dataclass(frozen=True, slots=True)
class Pips:
    """Every die of the roll shows so much more, 10 at most."""

    count: int


@dataclass(frozen=True, slots=True)
class Reroll:
    """So many dice that missed, the lowest first, have been rolled again; None: all that missed."""

    dice: int | None


# --- Willpower ---


@dataclass(frozen=True, slots=True)
class Will:
    """So much has come from supply to reserve, or gone back, as far as there is any."""

    count: int
    who: str = YOU


@dataclass(frozen=True, slots=True)
class Strip:
    """So many Willpower of a hunter have gone from a spot to his supply, as far as there are any (then DP-41).

    Without `at`: white from whatever spots he says.
    """

    colour: Colour
    count: int
    who: str
    at: str = ""


@dataclass(frozen=True, slots=True)
class Shift:
    """As many white Willpower as was chosen (`count`, a choice's name) have moved from a spot, or RESERVE, to a spot.

    They are those of YOU; from PLACED, those just laid there.
    """

    count: str
    source: str
    to: str


@dataclass(frozen=True, slots=True)
class Redden:
    """Up to so many white Willpower of YOU have turned red on a spot YOU control, three red in all at most."""

    count: int
    at: str


# --- chips and Callings ---


@dataclass(frozen=True, slots=True)
class Chip:
    """The chip on a spot has risen, to 3 at most, or fallen, to `floor` at least; at 0 the card is exhausted."""

    count: int
    spot: str
    floor: int = 0


@dataclass(frozen=True, slots=True)
class CallingPoints:
    """The monster has so many points more or fewer in a Calling, as far as there are any."""

    count: int
    calling: str


@dataclass(frozen=True, slots=True)
class Tally:
    """So much more or less in the tally of a confrontation."""

    count: int
    who: str


# --- cards ---


@dataclass(frozen=True, slots=True)
class Draw:
    """YOU have drawn so many Arsenal Cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class Drop:
    """Cards have gone to the discards: of HAND or TROPHIES, or the Hardship chosen (a choice's name).

    `who` says which, when it happens; or luck does. `otherwise` follows if there was nothing to drop.
    """

    where: str
    count: int = 1
    who: str = YOU
    is_by_luck: bool = False
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Fetch:
    """A card of the Arsenal discards (a choice's name) has come to the hand of YOU, openly."""

    card: str


@dataclass(frozen=True, slots=True)
class Peek:
    """YOU alone have seen: a face-down card (a spot's name), the top cards of CITY_DECK, or a hunter's hand.

    With `calling`: a hunter's score, or the total of MONSTER, in that Calling.
    """

    where: str
    cards: int = 1
    calling: str = ""


@dataclass(frozen=True, slots=True)
class Refill:
    """The card of a spot is discarded; a face-down one lies there with a new chip, and the white stays."""

    spot: str


@dataclass(frozen=True, slots=True)
class Swap:
    """The chips of two spots have changed places."""

    first: str
    second: str


@dataclass(frozen=True, slots=True)
class Restore:
    """A vacancy holds a face-down card with a new chip; no Hardship is paid."""

    spot: str


# --- for a while: as long as the card lasts ---

Barred = Literal[
    "gathering",
    "placing",
    "burning",
    "dice_changed",
    "dice_added",
    "slots",
    "placement",
    "dawn_will",
    "reserve_and_hand",
    "acting_at_night",
    "cooperation",
    "reroll_and_pips",
    "initiative",
    "invoking",
    "swapping",
    "one_more",
    "rating_up",
    "rating_down",
]
"""gathering: points (dice are left). placing: on more different cards in a Placement. burning: Arsenal Cards for their
value. dice_changed, dice_added: cards adding or taking dice, adding only. slots: all own slots. placement: slots of
Placement. dawn_will: the Willpower of dawn. reserve_and_hand: cards changing them (dawn and payments go on).
acting_at_night. cooperation: joint attempts. reroll_and_pips: on own dice. initiative: winning it. invoking: more City
Cards in an attempt, poached ones too. swapping: with the tracker. one_more: for each further fighter.
rating_up, rating_down: cards lifting, lowering a rating."""

Allowed = Literal[
    "poach_without_white",
    "count_as_own",
    "second_control",
    "night_without_hardship",
    "no_night_penalty",
    "no_day_penalties",
    "another_attack",
]
"""poach_without_white: one poach. count_as_own: the spot `at`, for path and touch. second_control: an ordinary one more
in the phase. no_night_penalty: neither the one more nor the tally's two less. no_day_penalties: of the monster.
another_attack: after a miss, in the same window."""

Taxed = Literal["acting_at_night", "invoking", "attempt", "debt"]
"""acting_at_night: the night's choice. invoking: each card. attempt: before the flip. debt: a failure costs more."""


@dataclass(frozen=True, slots=True)
class Bar:
    """Something cannot be done. `beyond`: so many are still free. `rows`: only there."""

    who: str
    what: Barred
    beyond: int = 0
    rows: Rows = ""


@dataclass(frozen=True, slots=True)
class Allow:
    """Something can be done that else cannot."""

    who: str
    what: Allowed
    at: str = ""


@dataclass(frozen=True, slots=True)
class Tax:
    """Something costs so much Willpower each time. `beyond`: so many are still free. `rows`: only there."""

    who: str
    what: Taxed
    willpower: int
    beyond: int = 0
    rows: Rows = ""


@dataclass(frozen=True, slots=True)
class Ward:
    """The attack does not happen, or the meddling counts for nothing; the points stay spent."""

    what: Literal["attack", "meddling"]


@dataclass(frozen=True, slots=True)
class Cancel:
    """A play (a choice's name) does nothing; its card is back in hand, locked (DP-72)."""

    play: str


# --- grammar ---


@dataclass(frozen=True, slots=True)
class Chance:
    """One d10 has been rolled openly: at `least` or more the effects of `then` follow, else those of `otherwise`."""

    least: int
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class OwnStep:
    """What one card alone does, outside the twenty-six verbs.

    lay_back: YOU have laid the cards just seen back on CITY_DECK, in an order of choice. decoy: the attack strikes the
    face-down card of `spot` instead. lay_minion: the Minion `card` of the City discards lies face down on `spot`, under
    the chip that was there, and the old card is discarded.
    """

    step: Literal["lay_back", "decoy", "lay_minion"]
    spot: str = ""
    card: str = ""


Effect = (
    Dice
    | Points
    | Rating
    | Pips
    | Reroll
    | Will
    | Strip
    | Shift
    | Redden
    | Chip
    | CallingPoints
    | Tally
    | Draw
    | Drop
    | Fetch
    | Peek
    | Refill
    | Swap
    | Restore
    | Bar
    | Allow
    | Tax
    | Ward
    | Cancel
    | Chance
    | OwnStep
)


@dataclass(frozen=True, slots=True)
class Trick:
    """What an Arsenal or Influence Card or a monster's power does: when, by whom it may be used, for how long.

    `suit`: only for a City Card of this suit. `rows`: only there. `is_after_a_miss`: no die of the roll has hit.
    """

    when: tuple[When, ...]
    effects: tuple[Effect, ...] = ()
    choices: tuple[Choose, ...] = ()
    scope: Scope = "own"
    suit: Suit | None = None
    only: Only = ""
    rows: Rows = ""
    until: Until = "now"
    is_after_a_miss: bool = False
