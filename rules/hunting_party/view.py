"""What a viewer may know of a table: built up from an allow-list, never cut down from the state."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.questions import PUBLIC, Outcome
from rules.hunting_party.handling import Arrange, KeepOne, ThrowCards
from rules.hunting_party.hunting import Deny, FightAct
from rules.hunting_party.kingdom import SHARES
from rules.hunting_party.losing import ChooseVictim
from rules.hunting_party.market import Purchase
from rules.hunting_party.notes import Tablet, tablet_of
from rules.hunting_party.playing import Respond
from rules.hunting_party.reckoning import guards, hand_limit, is_champion, shares_in_party, skills_of, stays_tired
from rules.hunting_party.state import (
    NAME,
    Deed,
    Denial,
    Draft,
    Hire,
    Hunt,
    Lasting,
    Member,
    Offer,
    Seen,
    Shown,
    Source,
    State,
    Turn,
    round_of,
)
from rules.hunting_party.steps import TakeTurn


@dataclass(frozen=True, slots=True)
class MemberView:
    """A hunter in a party as everybody sees him; a hero has no shares.

    `skills`: all that count now, as often as they count. `shares`: those that lie on him now. `items`: what lies
    under him. `marks`: abilities used since his owner's turn began. `guards`: what he cannot be chosen for.
    """

    hunter: str
    skills: tuple[str, ...]
    agreed: int
    change: int
    shares: int
    items: tuple[str, ...]
    is_champion: bool
    is_tired: bool
    has_hunted: bool
    marks: tuple[str, ...]
    guards: tuple[str, ...]
    stays_tired: bool = False
    """He will still be tired in his player's next turn."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody sees of a seat. `free`: shares not on any member, below 0 in debt. `hand`: of prophecies, 0-2."""

    hero: MemberView | None
    members: tuple[MemberView, ...]
    silver: int
    free: int
    hand_size: int
    hand_limit: int
    hand: int


@dataclass(frozen=True, slots=True)
class PlayedView:
    """What everybody sees of an effect under way: who played what, with which picks, in answer to what."""

    user: int
    source: Source
    picks: tuple[str, ...]
    answering: PlayedView | None


@dataclass(frozen=True, slots=True)
class OwnView:
    """What a seat sees of itself.

    `draft`: small choices begun in its question; `aside`: those of what it may do at any time. `wishes`: what it wants
    done at the next pause. `offers`: trades to or from it. `cards_in_question`: the cards its question is about.
    `taken`: those of them taken so far, or laid back so far. `shown`: the prophecies it was shown, and by whom.
    `to_throw`: how many cards it is asked to throw, those chosen already among them.
    """

    prophecies: tuple[str, ...]
    hand: tuple[str, ...]
    seen: tuple[Seen, ...]
    draft: Draft | None
    aside: Draft | None
    wishes: tuple[Draft, ...]
    offers: tuple[Offer, ...]
    passes_ahead: bool
    show_order: tuple[str, ...]
    cards_in_question: tuple[str, ...]
    taken: tuple[str, ...]
    tablet: Tablet
    shown: tuple[Shown, ...]
    to_throw: int = 0


@dataclass(frozen=True, slots=True)
class Opened:
    """What was secret, opened to everybody at the end: the destined three, each seat's prophecies and items."""

    destined: tuple[str, str, str]
    oracle: tuple[str, ...]
    prophecies: tuple[tuple[str, ...], ...]
    hands: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class View:
    """A table as one viewer sees it: a seat, or PUBLIC, who has no `own` part.

    `stack_sizes`: cards in each stack of STACKS. `waiting`: the seats that are asked, as everybody sees it (also those
    who have answered a question asked together). `asked`: the kind of the question. `has_oracle`: a table of two.
    `struck`: while a victim is named, "death" or "gear", and who strikes: an agent, or "shadow".
    """

    game: str
    viewer: int
    round: int
    rounds: int
    turn: Turn
    first: int
    seats: tuple[SeatView, ...]
    stack_sizes: tuple[int, ...]
    has_oracle: bool
    red_shares: int | None
    hire: Hire | None
    hunt: Hunt | None
    playing: PlayedView | None
    found: tuple[str, str, str] | None
    denials: tuple[Denial, ...]
    lasting: tuple[Lasting, ...]
    waiting: tuple[int, ...]
    asked: str | None
    outcome: Outcome | None
    own: OwnView | None
    opened: Opened | None
    struck: tuple[str, str] | None = None


def view_of(state: State, viewer: int) -> View:
    """What the viewer, a seat or PUBLIC, may know of the table."""
    turn, question = state.turn, state.question
    return View(
        game=NAME,
        viewer=viewer,
        round=round_of(max(turn.number, 1), len(state.seats)),
        rounds=state.rounds,
        turn=turn,
        first=state.first,
        seats=tuple(_seat(state, number) for number in range(len(state.seats))),
        stack_sizes=tuple(len(cards) for cards in state.stacks),
        has_oracle=bool(state.oracle),
        red_shares=state.red_shares,
        hire=state.hire,
        hunt=state.hunt,
        playing=_playing(question.guards) if isinstance(question, Respond) else None,
        found=state.found,
        denials=state.denials,
        lasting=state.lasting,
        waiting=question.asked if question else (),
        asked=question.kind if question else None,
        outcome=state.outcome,
        own=None if viewer == PUBLIC else _own(state, viewer),
        opened=_opened(state) if state.outcome else None,
        struck=(question.blow, question.by) if isinstance(question, ChooseVictim) else None,
    )


def _seat(state: State, number: int) -> SeatView:
    seat, shares = state.seats[number], shares_in_party(state, number)
    return SeatView(
        hero=_member(state, number, seat.hero, 0) if seat.hero else None,
        members=tuple(_member(state, number, member, laid) for member, laid in zip(seat.members, shares, strict=True)),
        silver=seat.silver,
        free=SHARES - sum(shares),
        hand_size=len(seat.hand),
        hand_limit=hand_limit(state, number),
        hand=state.hands[number],
    )


def _member(state: State, number: int, member: Member, shares: int) -> MemberView:
    return MemberView(
        hunter=member.hunter,
        skills=skills_of(state, member),
        agreed=member.agreed,
        change=member.change,
        shares=shares,
        items=member.items,
        is_champion=is_champion(state, number, member),
        is_tired=member.is_tired,
        has_hunted=member.has_hunted,
        marks=member.marks,
        guards=tuple(sorted(guards(state, number, member))),
        stays_tired=stays_tired(state, number, member),
    )


def _playing(deed: Deed) -> PlayedView:
    return PlayedView(deed.user, deed.source, deed.picks, _playing(deed.answering) if deed.answering else None)


def _own(state: State, viewer: int) -> OwnView:
    seat, question = state.seats[viewer], state.question
    asked = question if question is not None and viewer in question.waiting else None
    cards, taken = _cards_in_question(state, asked)
    return OwnView(
        prophecies=seat.prophecies,
        hand=seat.hand,
        seen=seat.seen,
        draft=asked.draft if isinstance(asked, TakeTurn | FightAct) else None,
        aside=seat.draft,
        wishes=seat.wishes,
        offers=tuple(offer for offer in state.offers if viewer in (offer.seat, offer.to)),
        passes_ahead=seat.passes_ahead,
        show_order=seat.show_order,
        cards_in_question=cards,
        taken=taken,
        tablet=tablet_of(state, viewer),
        shown=seat.shown,
        to_throw=asked.count if isinstance(asked, ThrowCards) else 0,
    )


def _cards_in_question(state: State, asked: object) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards that the seat's question is about, and those of them taken, thrown or laid so far."""
    match asked:
        case Purchase(cards=cards, taken=taken):
            return cards, taken
        case ThrowCards(seat=seat, chosen=chosen):
            return state.seats[seat].hand, chosen
        case Arrange(laid=laid):
            return asked.cards(state), laid
        case KeepOne():
            return asked.cards(state), ()
        case Deny(seat=seat):
            return asked.cards(state, seat), ()
    return (), ()


def _opened(state: State) -> Opened:
    return Opened(
        state.destined,
        state.oracle,
        tuple(seat.prophecies for seat in state.seats),
        tuple(seat.hand for seat in state.seats),
    )
