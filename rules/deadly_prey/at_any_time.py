"""What may be done whenever anyone is waited for: burning, Hardships, cards, exchange, power, orders (DP-36c)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.core.asides import Asides, Listing
from rules.core.questions import Decision, Option
from rules.deadly_prey import choices, events
from rules.deadly_prey.cards import ARSENAL, HARDSHIPS
from rules.deadly_prey.choices import BACK, BACK_ASIDE, EXCHANGE, HARDSHIP
from rules.deadly_prey.city import CALLINGS, TOP
from rules.deadly_prey.deeds import DONE_NOW, DONE_PLACEMENT, DONE_RESOLUTION, could_have_slot
from rules.deadly_prey.feeding import FeedChip
from rules.deadly_prey.forces import is_barred
from rules.deadly_prey.paths import is_top_out_of_reach, spot
from rules.deadly_prey.playing import Moment, use
from rules.deadly_prey.spending import are_payable, can_pay, spend_options
from rules.deadly_prey.state import Draft, State, hunter_of, in_week, is_in_week
from rules.deadly_prey.striking import NO_ATTACKS
from rules.deadly_prey.tricks import PLAY, is_complete, next_picks, picked, playable, taken_back
from rules.deadly_prey.verbs import CONCEDED, Table
from rules.deadly_prey.week import can_take_for_two, pay_off, take_for_two
from rules.deadly_prey.windows import PASS_ALL, PASS_LOW, PASS_OTHERS, PASS_UNTIL_TOP

NOW = "at_any_time"
PAID = 2
"""How many points an exchange takes for one."""
NOTHING_NOW = (
    "lay_callings",
    "dawn_window",
    "gather",
    "roll_sources",
    "after_roll",
    "turn_red",
    "pay_debt",
    "hardship_choice",
    "choose_victims",
    "feed_chip",
    "use_power",
    "drop_card",
    "drop_trophy",
    "strip_white",
    "lay_back",
    "choose_way",
)
"""Questions between a commit and the end of its consequences, sealed ones, and choices inside a deed (OWN-54)."""
HUNTER_ORDERS = (PASS_ALL, PASS_OTHERS, PASS_LOW, DONE_PLACEMENT, DONE_RESOLUTION)
CONCEDE = "concede"
MONSTER_ORDERS = (PASS_ALL, PASS_LOW, PASS_UNTIL_TOP, NO_ATTACKS)


BURNS = {card.name: Option(f"burn:{card.name}", choices.Burn(card.name, card.value)) for card in ARSENAL.values()}
ORDERS = {
    (order, is_on): Option(f"order:{order}:{'on' if is_on else 'off'}", choices.StandingOrder(order, is_on))
    for order in {DONE_NOW, *HUNTER_ORDERS, *MONSTER_ORDERS, CONCEDE}
    for is_on in (True, False)
}
"""The options to give standing orders, and to take them back."""


def decisions(state: State, asides: Asides[State]) -> tuple[Decision, ...]:
    """What each seat may do beside what is asked; standing orders always, once hands are dealt."""
    question = state.question
    if question is None or question.kind == "lay_callings":
        return ()
    return tuple(asides.of(state, seat, NOW) for seat in range(len(state.hunters)) if _has_any(state, seat))


def all_it_depends_on(state: State, seat: int) -> tuple[object, ...]:
    """What the list of this seat follows from; with it equal for two states, so are the lists."""
    return (
        state.drafts[seat],
        state.orders[seat],
        state.monster if seat == state.mo else None,
        is_open(state),
        state.half,
        state.phase,
        state.mo,
        state.attempt,
        state.attack,
        state.fighters,
        state.plays,
        state.lasting,
        state.setbacks,
        state.hunters,
        state.spots,
        state.arsenal_discards,
        state.city_discards,
        bool(state.hardships or state.hardship_discards),
    )


def listing_of(state: State, seat: int) -> Listing:
    """What this seat, which may do something, may do at any time."""
    options = tuple(BACK_ASIDE if option is BACK else option for option in _options(state, seat))
    return options, BACK.key if state.drafts[seat] is not None else options[-1].key


def _has_any(state: State, seat: int) -> bool:
    """Who is in the week may always give orders; who is out of it can only take small choices back."""
    return seat == state.mo or is_in_week(state, seat) or state.drafts[seat] is not None


def is_open(state: State) -> bool:
    """Whether anything may be done: not between a commit and the end of its consequences, nor inside another deed."""
    return state.question is not None and state.question.kind not in NOTHING_NOW


def _is_allowed(state: State, key: str) -> bool:
    """Whether this may be begun, or gone on with; before a tally nothing but a power (DP-36c, DP-65)."""
    return not state.fighters or key.startswith(f"{PLAY}:power:")


def _options(state: State, seat: int) -> Iterator[Option]:
    draft, can_do = state.drafts[seat], is_open(state)
    if draft is not None:
        yield from (_small_choices(state, seat, draft) if can_do and _is_allowed(state, draft.key) else (BACK,))
        return
    if can_do:
        yield from _deeds(state, seat)
    if seat == state.mo or is_in_week(state, seat):
        yield from order_options(state, seat)


def _deeds(state: State, seat: int) -> Iterator[Option]:
    found = _of_monster(state, seat) if seat == state.mo else _of_hunter(state, seat)
    return (option for option in found if _is_allowed(state, option.key))


def sorts_of_deeds(state: State, seat: int) -> tuple[str, ...]:
    """What the seat could begin now, but for orders, without the cards: "burn", "hardship", "play:arsenal"."""
    if not is_open(state):
        return ()
    return tuple(dict.fromkeys(option.key.rpartition(":")[0] or option.key for option in _deeds(state, seat)))


def _of_hunter(state: State, seat: int) -> Iterator[Option]:
    if not is_in_week(state, seat):
        return
    hunter = hunter_of(state, seat)
    if not is_barred(state, "burning", seat):
        for card in dict.fromkeys(hunter.hand):
            yield BURNS[card]
    if can_take_for_two(state, seat):
        yield HARDSHIP
    for burden in hunter.burdens:
        way_out = HARDSHIPS[burden.card].way_out
        if way_out is None or way_out.when != "any":
            continue
        if hunter.reserve >= way_out.willpower:
            yield Option(f"pay_off:{burden.card}", choices.PayOff(burden.card, way_out.willpower))
    yield from playable(state, seat, "any")


def _of_monster(state: State, seat: int) -> Iterator[Option]:
    if can_exchange(state):
        yield EXCHANGE
    yield from playable(state, seat, "any")


def can_exchange(state: State) -> bool:
    """Whether two points can go for one: not while the top of the pyramid lies face up (DP-61)."""
    return not spot(state, TOP).is_up and can_pay(state, CALLINGS, PAID)


def _small_choices(state: State, seat: int, draft: Draft) -> Iterator[Option]:
    if draft.key.startswith(f"{PLAY}:"):
        yield from next_picks(state, seat, draft, "any")
    elif not can_exchange(state) or not are_payable(state, draft.picks):
        yield BACK
    elif len(draft.picks) < PAID:
        yield from spend_options(state, CALLINGS, draft.picks)
        yield BACK
    else:
        others = (calling for calling in CALLINGS if calling not in draft.picks)
        yield from (Option(f"into:{calling}", choices.ExchangeInto(calling)) for calling in others)
        yield BACK


def order_options(state: State, seat: int) -> Iterator[Option]:
    """Standing orders that can be given, or taken back."""
    for order in MONSTER_ORDERS if seat == state.mo else _hunter_orders(state, seat):
        yield ORDERS[order, order not in state.orders[seat]]


def _hunter_orders(state: State, seat: int) -> tuple[str, ...]:
    """Done with the phase that runs, while a slot could come in it; conceding, with the top out of reach (DP-58b)."""
    now = (DONE_NOW,) if could_have_slot(state, seat) else ()
    conceding = (CONCEDE,) if is_top_out_of_reach(state) else ()
    return (*now, *HUNTER_ORDERS, *conceding)


def answer(table: Table, state: State, seat: int, option: Option) -> None:
    """The seat's answer is carried out on top of whatever is asked, which is then put anew."""
    draft = state.drafts[seat]
    match option.value:
        case choices.Back() if draft is not None:
            table.drafts[seat] = taken_back(draft)
        case choices.Burn(card, _):
            table.burn(seat, card)
        case choices.TakeHardship():
            take_for_two(table, seat)
        case choices.PayOff(card, _):
            pay_off(table, seat, card)
        case choices.StandingOrder(order, is_on):
            table.set_order(seat, order, is_on=is_on)
        case choices.ExchangeInto(calling) if draft is not None:
            table.drafts[seat] = None
            exchange(table, draft.picks, calling)
        case _:
            _go_on(table, seat, Draft(option.key) if draft is None else picked(draft, option))


def _go_on(table: Table, seat: int, draft: Draft) -> None:
    if draft.key.startswith(f"{PLAY}:") and is_complete(draft):
        table.drafts[seat] = None
        use(table, seat, draft, Moment("any"))
    else:
        table.drafts[seat] = draft


def exchange(table: Table, paid: tuple[str, ...], into: str) -> None:
    """Two points of one or two Callings went for one of another (Feeding; DP-61)."""
    table.pay_points(Counter(paid))
    table.gain_points(into, 1)
    table.tell(events.Exchanged(paid, into))


def settle_concessions(table: Table) -> None:
    """All hunters left in the week have given up; or nobody does any more, the top being in reach again (DP-58b).

    A chip that the monster has just gained is laid first.
    """
    conceding = [seat for seat, orders in enumerate(table.orders) if CONCEDE in orders]
    if not conceding or table.outcome is not None:
        return
    if not is_top_out_of_reach(table):
        for seat in conceding:
            table.set_order(seat, CONCEDE, is_on=False)
    elif set(in_week(table)) <= set(conceding) and not any(isinstance(step, FeedChip) for step in table.agenda):
        table.end(CONCEDED, (table.mo,))
