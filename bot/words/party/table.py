"""What the words look up in a view: hunters in parties, who shares a hand, Hate, what is going on."""

from __future__ import annotations

from rules.hunting_party.cards import HUNTERS
from rules.hunting_party.kingdom import SHARES
from rules.hunting_party.reckoning import shares_laid
from rules.hunting_party.state import ORACLE, Member
from rules.hunting_party.view import MemberView, View


def party(view: View, seat: int) -> tuple[MemberView, ...]:
    """The hero, if chosen, and the members of a seat."""
    there = view.seats[seat]
    return there.members if there.hero is None else (there.hero, *there.members)


def member(view: View, seat: int, hunter: str) -> MemberView | None:
    """The hunter in the seat's party, or None if he is not there."""
    return next((there for there in party(view, seat) if there.hunter == hunter), None)


def is_hero(view: View, seat: int, hunter: str) -> bool:
    """Whether the hunter is the seat's hero."""
    hero = view.seats[seat].hero
    return hero is not None and hero.hunter == hunter


def sharers(view: View, hand: int) -> tuple[int, ...]:
    """The seats that hold this hand of prophecies; the ORACLE, if no seat does."""
    return tuple(seat for seat, there in enumerate(view.seats) if there.hand == hand) or (ORACLE,)


def hates_between(view: View, seat: int, newcomer: str) -> int:
    """How many shares more Hate asks for if the newcomer joined the seat's party."""
    others = [there.hunter for there in party(view, seat) if not HUNTERS[there.hunter].is_handicap]
    return sum(newcomer in HUNTERS[other].hates for other in others) + sum(
        other in HUNTERS[newcomer].hates for other in others
    )


def free_after(view: View, joining: MemberView, leaving: str) -> int:
    """The viewer's free shares once this hunter has joined, and the one called `leaving` ("": none) is gone (HP-32)."""
    there = view.seats[view.viewer]
    members = [*(member for member in there.members if member.hunter != leaving), joining]
    champions = tuple(member.hunter for member in members if member.is_champion)
    hero = _as_laid(there.hero) if there.hero else None
    return SHARES - sum(shares_laid(hero, tuple(map(_as_laid, members)), champions))


def _as_laid(there: MemberView) -> Member:
    """Of a hunter whatever the shares in his party follow from."""
    return Member(there.hunter, there.agreed, there.change, there.items)


def acts_at_once(view: View) -> bool:
    """Whether what the viewer does at any time is done at once: at a pause, or before the own bid in the own hire."""
    if view.asked == "take_turn":
        return True
    hire = view.hire
    is_own = hire is not None and hire.seat == view.viewer and all(seat != view.viewer for seat, _ in hire.bids)
    return is_own and view.asked in {"bid_order", "bid"}


def is_fresh_start(view: View) -> bool:
    """Whether the viewer's turn has just begun, so that it can still be given up as a whole (HP-30)."""
    return view.turn.is_fresh and view.turn.seat == view.viewer
