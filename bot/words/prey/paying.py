"""The monster's points: what it has in its Callings, what of it is put down already, and what that leaves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.words.prey import names
from bot.words.prey.played import choices_of, is_play, source_of
from bot.words.prey.table import aside, draft, is_monster
from rules.deadly_prey.cards import MONSTERS
from rules.deadly_prey.city import CALLINGS
from rules.deadly_prey.state import Draft
from rules.deadly_prey.view import View

_PAID_FOR = frozenset({"meddle", "strike", "exchange"})
"""What is put together of points alone."""


def put_down(view: View) -> Counter[str]:
    """The points, by Calling, that are named in what the monster is putting together."""
    begun = (each for each in (draft(view), aside(view)) if each is not None)
    return Counter(calling for each in begun for calling in payments(each)) if is_monster(view) else Counter()


def payments(begun: Draft) -> Sequence[str]:
    """The Callings that pay for a deed so far, a point each."""
    if begun.key.partition(":")[0] in _PAID_FOR:
        return begun.picks
    if is_play(begun.key) and source_of(begun.key).card in MONSTERS:
        return begun.picks[len(choices_of(source_of(begun.key).card)) :]
    return ()


def left(view: View, calling: str) -> str | None:
    """What the monster has in a Calling, and what of it is put down."""
    if view.own is None or not view.own.callings:
        return None
    titles: tuple[str, ...] = CALLINGS
    chips, put = view.own.callings[titles.index(calling)], put_down(view)[calling]
    if put:
        return f"{sum(chips)} there ({names.chips(chips)}), {put} put down, {sum(chips) - put} left"
    return f"You have {sum(chips)} there ({names.chips(chips)})"


def totals_line(view: View) -> str:
    """The monster's Callings with their chips, as it sees them, and what is left of them."""
    callings, put = view.own.callings if view.own else (), put_down(view)
    told = (_total(calling, chips, put[calling]) for calling, chips in zip(CALLINGS, callings, strict=False))
    return f"Your points: {', '.join(told)}."


def _total(calling: str, chips: Sequence[int], put: int) -> str:
    """What a Calling has: "De **5** (3 + 2)", "De **4** left of 5 (3 + 2)"."""
    short = names.SUIT_SHORT[calling]
    if put:
        return f"{short} **{sum(chips) - put}** left of {sum(chips)} ({names.chips(chips)})"
    return f"{short} **{sum(chips)}** ({names.chips(chips)})"
