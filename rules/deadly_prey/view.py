"""What a viewer may know of a table of Deadly Prey: built up from an allow-list, never cut down from the state."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from rules.core.questions import PUBLIC, Outcome
from rules.deadly_prey import bag
from rules.deadly_prey.cards import CITY
from rules.deadly_prey.city import CALLINGS, SPOTS, VALUE_OF
from rules.deadly_prey.feeding import FeedChip
from rules.deadly_prey.foreseeing import Foreseen, foreseen
from rules.deadly_prey.paths import own_spots
from rules.deadly_prey.ratings import number_to_reach
from rules.deadly_prey.scoring import scores_of
from rules.deadly_prey.state import (
    NAME,
    NOBODY,
    Attack,
    Bag,
    Burden,
    Draft,
    Hunter,
    Lasting,
    Monster,
    Phase,
    Space,
    Spot,
    State,
    Trophy,
    hunter_of,
    is_day,
    is_in_week,
    turn_of,
)
from rules.deadly_prey.viewing import (
    asker,
    attack_as_it_stands,
    card_asking,
    draft_begun,
    owed,
    proposal,
    spot_asked_about,
)


@dataclass(frozen=True, slots=True)
class SpotView:
    """A spot of the pyramid. `card`: its name if it lies face up or the viewer knows it, else "". `suit`: "" if vacant.

    `number`: what is to be reached to control it now, without any window. `white`, `red`: Willpower by seat.
    """

    suit: str
    card: str
    chip: int
    is_up: bool
    is_seen: bool
    number: int
    white: tuple[int, ...]
    red: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space of the tracker. `card`: its name if it lies face up; `suit`: "" once it is destroyed."""

    suit: str
    card: str
    is_up: bool


@dataclass(frozen=True, slots=True)
class HunterView:
    """What everybody sees of a hunter. `shown`: his scores in the four Callings as far as they are known, else None."""

    identity: str
    shown: tuple[int | None, ...]
    reserve: int
    supply: int
    markers: int
    hand_size: int
    locked: int
    trophies: tuple[Trophy, ...]
    burdens: tuple[Burden, ...]
    acts: bool
    took_hardship: bool
    skips: int
    is_done: bool
    controls: int
    generals: int
    is_dead: bool
    is_out: bool
    controlled: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MonsterView:
    """What everybody sees of the monster. `chips`: how many lie on each Calling, never which."""

    name: str
    chips: tuple[int, ...]
    hand_size: int
    locked: int
    powers: int
    has_hit: bool


@dataclass(frozen=True, slots=True)
class AttemptView:
    """The attempt or intrusion under way. `scores` are never in it, only what was told."""

    spot: str
    leader: int
    partners: tuple[int, ...]
    sort: str
    method: str
    meddled: int
    number: int
    points: int
    rolled: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayView:
    """A card or a power played in the window that is open."""

    seat: int
    card: str
    picks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OwnView:
    """What a seat sees of itself. A hunter has `callings` of one chip each; the monster of several.

    `hand`: cards in the order they came; `locked` may not be played before the next half-day. `known`: what it has
    looked at, in words of spots and hands: (what, of, cards). `draft`: small choices begun in its question; `aside`:
    those of what it may do at any time. `orders`: its standing orders.
    """

    callings: tuple[tuple[int, ...], ...]
    hand: tuple[str, ...]
    locked: tuple[str, ...]
    known: tuple[tuple[str, str, tuple[str, ...]], ...]
    scores: tuple[tuple[int, str, int], ...]
    """Scores looked at: (seat, Calling, score)."""
    chip_in_hand: int | None
    draft: Draft | None
    aside: Draft | None
    orders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Opened:
    """What was secret, opened to everybody at the end."""

    callings: tuple[tuple[tuple[int, ...], ...], ...]
    """By seat."""
    hands: tuple[tuple[str, ...], ...]
    pyramid: tuple[str, ...]
    tracker: tuple[str, ...]
    city: tuple[str, ...]
    scores: tuple[tuple[int, int, int, int], ...]


@dataclass(frozen=True, slots=True)
class View:
    """A table as one viewer sees it: a seat, or PUBLIC, who has no `own` part.

    `waiting`: the seats that are asked as everybody sees it. `asked`: the kind of the question. `about`: the spot that
    the slot or question is about, if any. `deck_suit`: what the City deck's top card shows.
    """

    game: str
    viewer: int
    mo: int
    half: int
    turn: int
    phase: Phase
    standing: tuple[int, ...]
    rotation: tuple[int, ...]
    spots: tuple[SpotView, ...]
    tracker: tuple[SpaceView, ...]
    bag: Bag
    deck_sizes: tuple[int, int, int, int]
    """City, Arsenal, Hardship, Influence."""
    deck_suit: str
    hunters: tuple[HunterView | None, ...]
    monster: MonsterView
    setbacks: tuple[Burden, ...]
    lasting: tuple[Lasting, ...]
    attempt: AttemptView | None
    attack: Attack | None
    fighters: tuple[int, ...]
    plays: tuple[PlayView, ...]
    waiting: tuple[int, ...]
    asked: str | None
    about: str
    outcome: Outcome | None
    own: OwnView | None
    opened: Opened | None
    asker: int = NOBODY
    """Who puts the question to others in his slot or attempt, if somebody does."""
    proposal: str = ""
    """What partners are asked to agree to."""
    card: str = ""
    """The Hardship, the card of another, or the destroyed City Card, that puts the question."""
    owed: int = 0
    """What is still to be paid with cards, or how many white Willpower are still to go."""
    foreseen: Foreseen = field(default_factory=Foreseen)
    """What the viewer can work out as things stand."""


def view_of(state: State, viewer: int) -> View:
    """What the viewer, a seat or PUBLIC, may know of the table."""
    question = state.question
    return View(
        game=NAME,
        viewer=viewer,
        mo=state.mo,
        half=state.half,
        turn=turn_of(max(1, state.half)),
        phase=state.phase,
        standing=state.standing,
        rotation=state.rotation,
        spots=_pyramid(state.spots, viewer, 0 if is_day(max(1, state.half)) else 1),
        tracker=_tracker(state.tracker),
        bag=_bag(state, viewer),
        deck_sizes=(len(state.city), len(state.arsenal), len(state.hardships), len(state.influence)),
        deck_suit=CITY[state.city[0]].suit if state.city else "",
        hunters=tuple(None if hunter is None else _hunter(state, seat) for seat, hunter in enumerate(state.hunters)),
        monster=_monster(state.monster),
        setbacks=state.setbacks,
        lasting=state.lasting,
        attempt=_attempt(state),
        attack=attack_as_it_stands(state),
        fighters=state.fighters,
        plays=tuple(PlayView(play.seat, play.card, play.picks) for play in state.plays if not play.is_void),
        waiting=question.asked if question else (),
        asked=question.kind if question else None,
        about=spot_asked_about(question),
        outcome=state.outcome,
        own=None if viewer == PUBLIC else _own(state, viewer),
        opened=_opened(state) if state.outcome else None,
        asker=asker(question),
        proposal=proposal(question),
        card=card_asking(question),
        owed=owed(question),
        foreseen=foreseen(state, question, viewer),
    )


@lru_cache(maxsize=256)
def _pyramid(spots: tuple[Spot, ...], viewer: int, by_night: int) -> tuple[SpotView, ...]:
    return tuple(_spot(there, viewer, VALUE_OF[name] + by_night) for name, there in zip(SPOTS, spots, strict=True))


@lru_cache(maxsize=4096)
def _spot(there: Spot, viewer: int, value: int) -> SpotView:
    if there.is_vacant:
        return SpotView("", "", 0, is_up=False, is_seen=False, number=0, white=there.white, red=there.red)
    is_known = there.is_up or there.is_seen or viewer in there.known
    return SpotView(
        suit=CITY[there.card].suit,
        card=there.card if is_known else "",
        chip=there.chip,
        is_up=there.is_up,
        is_seen=there.is_seen,
        number=value + there.chip,
        white=there.white,
        red=there.red,
    )


@lru_cache(maxsize=256)
def _tracker(spaces: tuple[Space, ...]) -> tuple[SpaceView, ...]:
    return tuple(_space(space) for space in spaces)


def _bag(state: State, viewer: int) -> Bag:
    """The lid as the viewer knows it: to all but the monster its dusk chips lie there still, owed or not (OWN-41)."""
    if viewer == state.mo or state.outcome:
        return state.bag
    return bag.as_hunters_see(state)


def _space(space: Space) -> SpaceView:
    if not space.card:
        return SpaceView("", "", is_up=False)
    return SpaceView(CITY[space.card].suit, space.card if space.is_up else "", space.is_up)


def _hunter(state: State, seat: int) -> HunterView:
    return _hunter_with(hunter_of(state, seat), own_spots(state, seat), is_out=not is_in_week(state, seat))


@lru_cache(maxsize=1024)
def _hunter_with(hunter: Hunter, own: frozenset[str], *, is_out: bool) -> HunterView:
    shown: tuple[int | None, ...] = (None,) * len(CALLINGS)
    if hunter.callings:
        scores = zip(hunter.callings, hunter.shown, strict=True)
        shown = tuple(score if is_shown else None for score, is_shown in scores)
    return HunterView(
        identity=hunter.identity,
        shown=shown,
        reserve=hunter.reserve,
        supply=hunter.supply,
        markers=hunter.markers,
        hand_size=len(hunter.hand),
        locked=len(hunter.locked),
        trophies=hunter.trophies,
        burdens=hunter.burdens,
        acts=hunter.acts,
        took_hardship=hunter.took_hardship,
        skips=hunter.skips,
        is_done=hunter.is_done,
        controls=hunter.controls,
        generals=hunter.generals,
        is_dead=hunter.is_dead,
        is_out=is_out,
        controlled=tuple(name for name in SPOTS if name in own),
    )


def _monster(monster: Monster) -> MonsterView:
    return MonsterView(
        name=monster.name,
        chips=tuple(len(chips) for chips in monster.callings),
        hand_size=len(monster.hand),
        locked=len(monster.locked),
        powers=monster.powers,
        has_hit=monster.has_hit,
    )


def _attempt(state: State) -> AttemptView | None:
    attempt = state.attempt
    if attempt is None:
        return None
    return AttemptView(
        spot=attempt.spot,
        leader=attempt.leader,
        partners=attempt.partners,
        sort=attempt.sort,
        method=attempt.method,
        meddled=attempt.meddled,
        number=attempt.rating or number_to_reach(state, attempt),
        points=sum(share.points for share in attempt.shares),
        rolled=attempt.rolled,
    )


def _own(state: State, viewer: int) -> OwnView:
    known = state.known[viewer]
    is_monster = viewer == state.mo
    hunter = None if is_monster else hunter_of(state, viewer)
    callings = tuple((score,) for score in hunter.callings) if hunter else state.monster.callings
    holder = hunter or state.monster
    question = state.question
    return OwnView(
        callings=callings,
        hand=holder.hand,
        locked=holder.locked,
        known=tuple((each.what, each.of, each.cards) for each in known if each.what != "score"),
        scores=tuple((int(each.of), each.calling, each.score) for each in known if each.what == "score"),
        chip_in_hand=question.chip if isinstance(question, FeedChip) and is_monster else None,
        draft=draft_begun(question, viewer),
        aside=state.drafts[viewer],
        orders=state.orders[viewer],
    )


def _opened(state: State) -> Opened:
    callings = tuple(
        state.monster.callings if hunter is None else tuple((score,) for score in hunter.callings)
        for hunter in state.hunters
    )
    hands = tuple(state.monster.hand if hunter is None else hunter.hand for hunter in state.hunters)
    fighters = state.fighters
    return Opened(
        callings,
        hands,
        tuple(there.card for there in state.spots),
        tuple(space.card for space in state.tracker),
        state.city,
        scores_of(state, fighters),
    )
