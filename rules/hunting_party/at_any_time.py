"""What may be done at any time, the one place where it enters (Timing; HP-22, HP-29b, HP-33).

At a pause a deed is done at once, on top of what is asked. Pressed while something is under way, it is kept unseen as a
wish. Trades and standing orders are no deeds of that kind: they are carried out whenever they are legal.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.asides import Asides, Listing
from rules.core.questions import Decision, Option
from rules.hunting_party import choices, events, orders, trading, wishes
from rules.hunting_party.choices import BACK, back_in
from rules.hunting_party.drafts import is_complete_play, is_play, picked, picks_of_play, taken_back
from rules.hunting_party.pauses import can_act_now, can_begin, can_wish
from rules.hunting_party.state import Draft, Seat, State
from rules.hunting_party.steps import ChooseHero, ServeWishes
from rules.hunting_party.verbs import Table

NOW = "at_any_time"
LATER = "for_later"
NO_TRADE = ("respond", "chest", "throw_cards")
"""Questions during which nothing is traded: response windows, and while a fight is being paid (HP-33)."""


def decisions(state: State, asides: Asides[State]) -> tuple[Decision, ...]:
    """What each seat may do beside what is asked; none before every hero is there or while it answers a window."""
    question = state.question
    if question is None or any(isinstance(step, ChooseHero) for step in state.agenda):
        return ()
    answering = question.waiting if question.kind == "respond" else ()
    seats = (seat for seat in range(len(state.seats)) if seat not in answering)
    return tuple(asides.of(state, seat, NOW if can_act_now(state, seat) else LATER) for seat in seats)


def all_it_depends_on(state: State, seat: int) -> tuple[object, ...]:
    """What the list of this seat follows from; with it equal for two states, so are the lists."""
    place, kind = state.seats[seat], state.question.kind if state.question else ""
    return (
        can_act_now(state, seat),
        can_wish(state, seat),
        (place.hand, place.draft, place.wishes, place.passes_ahead, place.show_order),
        kind in NO_TRADE,
        tuple(map(_seen_of, state.seats)),
        tuple(map(bool, state.stacks)),
        state.offers,
        state.lasting,
    )


def _seen_of(seat: Seat) -> tuple[object, ...]:
    return seat.hero, seat.members, seat.silver, len(seat.hand)


def listing_of(state: State, seat: int) -> Listing:
    """What this seat may do at any time."""
    options = tuple(_options(state, seat))
    return options, BACK.key if state.seats[seat].draft else options[0].key


def _options(state: State, seat: int) -> Iterator[Option]:
    place = state.seats[seat]
    if place.draft is not None:
        yield from _small_choices(state, seat, place.draft)
        return
    if can_begin(state, seat):
        yield from wishes.deeds(state, seat)
    for number, wish in enumerate(place.wishes):
        yield Option(f"take_back:{number}:{wish.key}", choices.TakeBackWish(number))
    if can_trade(state):
        yield from trading.trade_options(state, seat)
    yield from orders.order_options(place)


def can_trade(state: State) -> bool:
    """Whether trades are offered and agreed to during this question (HP-33)."""
    return state.question is not None and state.question.kind not in NO_TRADE


def _small_choices(state: State, seat: int, draft: Draft) -> Iterator[Option]:
    """What comes next in a deed that was begun; Back alone at a moment at which it could not be begun (OWN-23)."""
    if draft.key == orders.SHOW_ORDER.key:
        yield from orders.orders_to_choose(state.seats[seat])
    elif not (can_begin(state, seat) if is_play(draft) else can_trade(state)):
        yield back_in(draft.key)
    elif is_play(draft):
        yield from picks_of_play(state, seat, draft)
    else:
        yield from trading.draft_options(state, seat, draft)


def answer(table: Table, state: State, seat: int, option: Option) -> None:
    """The seat's answer is carried out on top of whatever is asked."""
    draft = state.seats[seat].draft
    match option.value:
        case choices.Back() if draft is not None:
            table.change_seat(seat, draft=taken_back(draft))
        case choices.TakeBackWish(number):
            kept = state.seats[seat].wishes
            table.change_seat(seat, wishes=(*kept[:number], *kept[number + 1 :]))
        case choices.ThinkOfOrder():
            table.change_seat(seat, draft=Draft(option.key))
        case choices.PassAhead() | choices.ShowOrder() as order:
            orders.take_order(table, seat, order)
        case choices.Play() | choices.Disband():
            _go_on(table, state, seat, Draft(option.key))
        case _ if draft is None:
            trading.answer_trade(table, seat, option)
        case _ if is_play(draft):
            _go_on(table, state, seat, picked(draft, option))
        case _:
            trading.take_small_choice(table, seat, draft, option)


def _go_on(table: Table, state: State, seat: int, deed: Draft) -> None:
    """The deed waits for its next pick, is done, or is kept for the next pause."""
    if is_play(deed) and not is_complete_play(table, deed):
        table.change_seat(seat, draft=deed)
        return
    table.change_seat(seat, draft=None)
    if not can_act_now(state, seat):
        table.change_seat(seat, wishes=(*table.seats[seat].wishes, deed))
        table.tell_seat(seat, events.WishKept(deed.key, deed.picks))
        return
    if state.question is not None and state.question.kind == "take_turn":
        table.push(ServeWishes())
    wishes.do(table, seat, deed)
