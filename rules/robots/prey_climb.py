"""How the random robot of Deadly Prey judges a climb: which cards it could control next, and how likely."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rules.core.questions import Option
from rules.deadly_prey.cards import CITY
from rules.deadly_prey.choices import ActAt, Place
from rules.deadly_prey.city import CALLINGS, GENERAL, ROW_OF, SPOTS, TOP, above, touching
from rules.deadly_prey.paths import connected, grounded
from rules.deadly_prey.view import HunterView, SpotView, View

PLACE: Mapping[str, int] = {name: place for place, name in enumerate(SPOTS)}
HIGHEST_ROLL = 10
SIDES = 10
PER_WILLPOWER = 2
FOUR_IN_FIVE = 0.8
FOR_THE_TOP = 7
PLENTY = 4


def spot_of(view: View, name: str) -> SpotView:
    """What lies on the spot."""
    return view.spots[PLACE[name]]


def me(view: View) -> HunterView:
    """The viewer's hunter. Raises ValueError for the monster."""
    hunter = view.hunters[view.viewer]
    if hunter is None:
        raise ValueError("the monster is no hunter")
    return hunter


def score_in(view: View, suit: str) -> int:
    """The viewer's own score in the Calling of this suit; 0 for General."""
    if view.own is None or suit not in CALLINGS or not view.own.callings:
        return 0
    return view.own.callings[CALLINGS.index(suit)][0]


def card_score(card: str, suit: str) -> int:
    """What a City Card adds to an attempt at a card of this suit."""
    scores = CITY[card].scores if card else None
    return scores[CALLINGS.index(suit)] if scores is not None and suit in CALLINGS else 0


def sought(view: View) -> list[str]:
    """The face-down spots that the viewer could control next, the best first."""
    own = frozenset(me(view).controlled)
    ground = grounded(own)
    there = [name for name in SPOTS if is_open(spot_of(view, name)) and can_aim(own, ground, name)]
    return sorted(there, key=lambda name: worth(view, name), reverse=True)


def can_aim(own: Collection[str], ground: Collection[str], name: str) -> bool:
    """Whether own cards, some of them grounded, lead to this spot, or it lies at the bottom."""
    if ROW_OF[name] == 1:
        return True
    return any(near in ground or name not in above(near) for near in touching(name) if near in own)


def is_open(there: SpotView) -> bool:
    """Whether a card lies there face down."""
    return bool(there.suit) and not there.is_up


def worth(view: View, name: str) -> float:
    """How good it is to try this spot: the higher the better, if it is likely enough and nobody else waits there."""
    there = spot_of(view, name)
    rivals = sum(1 for seat, white in enumerate(there.white) if white and seat != view.viewer)
    height = FOR_THE_TOP if name == TOP else ROW_OF[name]
    return height**4 * likelihood(view, name) / (1 + rivals)


def likelihood(view: View, name: str) -> float:
    """How likely the viewer is to control the card there."""
    there = spot_of(view, name)
    if CITY[there.card].is_minion if there.card else False:
        return by_dice(score_in(view, there.suit), there.number) / 2
    if there.suit == GENERAL:
        return by_dice(there.chip, there.number)
    if points_for(view, name) >= there.number:
        return FOUR_IN_FIVE
    return by_dice(score_in(view, there.suit), there.number)


def by_dice(dice: int, number: int) -> float:
    """How likely one of so many dice reaches the number."""
    return 1 - (min(number - 1, SIDES) / SIDES) ** dice if number <= HIGHEST_ROLL else 0.0


def points_for(view: View, name: str) -> int:
    """The points that the viewer could gather for the card there, with all Willpower but one, without losing cards."""
    suit, hunter = spot_of(view, name).suit, me(view)
    joined = connected(set(hunter.controlled) - {name}, touching(name))
    lasting = (there for other in joined if (there := spot_of(view, other)).chip > 1 or name == TOP)
    cards = sum(card_score(there.card, suit) for there in lasting)
    trophies = sum(trophy.chip for trophy in hunter.trophies)
    return score_in(view, suit) + cards + trophies + PER_WILLPOWER * max(0, hunter.reserve - 1)


def is_idle_at(view: View, name: str) -> bool:
    """Whether the viewer has white Willpower on a card that is controlled, his own or another's."""
    there = spot_of(view, name)
    return there.is_up and there.white[view.viewer] > 0


def tally_in(view: View, suit: str) -> int:
    """The chips on the viewer's cards of this suit."""
    there = (spot_of(view, name) for name in me(view).controlled)
    return sum(spot.chip for spot in there if spot.suit == suit)


def places_wanted(view: View) -> list[str]:
    """Where the viewer wants white Willpower: on the best spot, and on the next best if there is plenty."""
    best = sought(view)[: 2 if me(view).reserve > PLENTY else 1]
    return [name for name in best if not spot_of(view, name).white[view.viewer]]


def at_wanted(view: View, options: Sequence[Option]) -> Sequence[Option]:
    """Those of the options that are about the best of the wanted spots, or all."""
    for name in (*places_wanted(view), *sought(view)):
        found = [option for option in options if spot_meant(option) == name]
        if found:
            return found
    return options


def spot_meant(option: Option) -> str:
    """The spot that the option is about."""
    return option.value.spot if isinstance(option.value, ActAt | Place) else ""
