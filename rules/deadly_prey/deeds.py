"""What a hunter can do in a slot: attempts, intrusion, reinforcing, evicting, reclaiming, restoring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from rules.core.questions import Option
from rules.deadly_prey import choices, events
from rules.deadly_prey.choices import BACK, COMMIT, LAST_SKIP, SKIP
from rules.deadly_prey.city import GENERAL, ROW_OF, SPOTS, below, beside
from rules.deadly_prey.forces import is_allowed, is_barred, tax
from rules.deadly_prey.paths import can_aim, own_spots, spot, suit_at
from rules.deadly_prey.state import MOST_RED, Draft, Position, State, hunter_of, is_in_week
from rules.deadly_prey.verbs import Table

DONE_PLACEMENT, DONE_RESOLUTION = "done_placement", "done_resolution"
DONE_NOW = "done_now"
"""The order to be done with the phase that runs; it ends with the phase."""


# --- rotation ---


def skip_option(position: Position, seat: int) -> Option:
    """Skipping, which ends the phase for the hunter the second time (DP-22)."""
    return LAST_SKIP if hunter_of(position, seat).skips else SKIP


def skip(table: Table, seat: int) -> None:
    """The slot is let go; with the second the hunter is done for the phase."""
    skips = table.hunter(seat).skips + 1
    table.change_hunter(seat, skips=skips)
    table.tell(events.Skipped(seat))
    if skips > 1:
        leave_phase(table, seat)


def leave_phase(table: Table, seat: int) -> None:
    """The hunter does nothing more in this phase."""
    table.change_hunter(seat, is_done=True)
    table.tell(events.PhaseLeft(seat))


def takes_slots(position: Position, seat: int) -> bool:
    """Whether the hunter can have slots in this phase at all."""
    hunter = hunter_of(position, seat)
    if not is_in_week(position, seat) or not hunter.acts or hunter.is_done or is_barred(position, "slots", seat):
        return False
    return position.phase != "placement" or not is_barred(position, "placement", seat)


def could_have_slot(position: Position, seat: int) -> bool:
    """Whether the hunter could have a slot in the phase that runs, if only he is not dormant then."""
    return position.phase in ("placement", "resolution") and takes_slots(position, seat)


def is_done_by_order(state: State, seat: int, order: str) -> bool:
    """Whether a standing order ends the phase for the hunter: this one, or the one for the phase that runs."""
    return order in state.orders[seat] or DONE_NOW in state.orders[seat]


def is_dormant(position: Position, seat: int) -> bool:
    """Whether nothing is legal for him by public facts: no reserve; no white, no red, no vacancy (DP-23, DP-24)."""
    if position.phase == "placement":
        return not hunter_of(position, seat).reserve
    if any(there.white and (there.white[seat] or there.red[seat]) for there in position.spots):
        return False
    return not any(True for _ in restore_options(position, seat))


# --- on one card ---


def spots_to_act_on(position: Position, seat: int) -> tuple[str, ...]:
    """The spots where the hunter could do something in this slot."""
    return tuple(
        name for name in SPOTS if any(True for _ in deeds_on(position, seat, name, (), tried=False, asked=False))
    )


def deeds_on(
    position: Position, seat: int, name: str, willing: tuple[int, ...], *, tried: bool, asked: bool
) -> Iterator[Option]:
    """What the hunter can do on this card: one attempt or intrusion, and reinforcing and evicting as he likes."""
    there = spot(position, name)
    if there.is_vacant:
        return
    if not tried and there.white[seat]:
        yield from attempts_on(position, seat, name, willing, asked=asked)
        if can_intrude(position, seat, name):
            yield Option(f"intrude:{name}", choices.Intrude(name))
    if there.is_up and there.red[seat]:
        most = min(there.white[seat], MOST_RED - there.red[seat])
        for count in range(1, most + 1):
            yield Option(f"reinforce:{name}:{count}", choices.Reinforce(name, count))
        yield from evictions(position, seat, name)


def attempts_on(position: Position, seat: int, name: str, willing: tuple[int, ...], *, asked: bool) -> Iterator[Option]:
    """Turning the card, alone or with the willing who still can; asking others to join, once a slot."""
    if not can_attempt(position, seat, name):
        return
    partners = possible_partners(position, seat, name)
    joining = tuple(other for other in willing if other in partners)
    yield Option(f"attempt:{name}", choices.Attempt(name, (), without=joining))
    if joining:
        yield Option(f"attempt:{name}:joint", choices.Attempt(name, joining))
    if partners and not asked:
        yield Option(f"invite:{name}", choices.Invite(name, partners))


def can_attempt(position: Position, seat: int, name: str) -> bool:
    """Whether the hunter could turn this card now: he could take part in that, and pay the tax, which is his alone."""
    if tax(position, "attempt", seat, row=ROW_OF[name]) > hunter_of(position, seat).reserve:
        return False
    return can_take_part(position, seat, name)


def can_take_part(position: Position, seat: int, name: str) -> bool:
    """Whether the hunter could try to control this card now, leading or joining: white there, aim, phase's limits."""
    there = spot(position, name)
    if there.is_vacant or there.is_up or not there.white[seat]:
        return False
    return is_free_to_control(position, seat, name) and can_aim(position, seat, name)


def is_free_to_control(position: Position, seat: int, name: str) -> bool:
    """Whether the phase's limits leave this hunter a card of this suit: one ordinary, one General (DP-44)."""
    hunter = hunter_of(position, seat)
    if suit_at(position, name) == GENERAL:
        return not hunter.generals
    return hunter.controls < (2 if is_allowed(position, "second_control", seat) else 1)


def possible_partners(position: Position, seat: int, name: str) -> tuple[int, ...]:
    """Who could join: white there, aim, free to control, acting, not done, no slot yet in this round (DP-48)."""
    if is_barred(position, "cooperation", seat):
        return ()
    return tuple(
        other
        for other in position.rotation
        if other != seat
        and takes_slots(position, other)
        and not hunter_of(position, other).is_spent
        and not is_barred(position, "cooperation", other)
        and can_take_part(position, other, name)
    )


def can_intrude(position: Position, seat: int, name: str) -> bool:
    """Whether the hunter may ask to share control: white on another's card within his paths, no red there yet."""
    there = spot(position, name)
    if not there.is_up or not there.controllers or there.red[seat] or name in hunter_of(position, seat).barred:
        return False
    return can_aim(position, seat, name)


# --- evicting (DP-52) ---


def evictions(position: Position, seat: int, name: str) -> Iterator[Option]:
    """Giving up one red: one red of another, or up to two white of others."""
    there = spot(position, name)
    others = [other for other in range(len(there.red)) if other != seat]
    for other in others:
        if there.red[other]:
            yield Option(f"evict_red:{name}:{other}", choices.EvictRed(name, other))
    white = Counter({other: there.white[other] for other in others if there.white[other]})
    pairs = {pair for pair in combinations_with_replacement(sorted(white), 2) if not Counter(pair) - white}
    singles = {(other,) for other in white}
    for seats in sorted(pairs | singles):
        key = ".".join(map(str, seats))
        yield Option(f"evict_white:{name}:{key}", choices.EvictWhite(name, seats))


def evict(table: Table, seat: int, deed: choices.EvictRed | choices.EvictWhite) -> None:
    """One red was given up, others' Willpower removed; a card left without red is replaced (DP-41)."""
    name = deed.spot
    removed: tuple[tuple[int, str], ...]
    match deed:
        case choices.EvictRed(_, other):
            removed = ((other, "red"),)
        case choices.EvictWhite(_, seats):
            removed = tuple((other, "white") for other in seats)
    table.tell(events.Evicted(seat, name, removed))
    table.lose(seat, name, "red", 1, "evicting")
    for other, colour in removed:
        table.lose(other, name, colour, 1, "evicted")
    table.drop_uncontrolled(name)


# --- reclaiming (DP-53) ---


def can_reclaim(position: Position, seat: int) -> bool:
    """Whether the hunter has any Willpower on the pyramid."""
    return any(there.white and (there.white[seat] or there.red[seat]) for there in position.spots)


def reclaim_options(position: Position, seat: int, draft: Draft) -> Iterator[Option]:
    """One Willpower more, of either colour, from any card; and doing it."""
    taken = Counter(draft.picks)
    lying = dict(_own_willpower(position, seat))
    if all(count <= lying.get(key, 0) for key, count in taken.items()):
        for key, count in lying.items():
            if taken[key] < count:
                _, colour, name = key.split(":")
                yield Option(key, choices.TakeWillpower(name, colour))
        if draft.picks:
            yield COMMIT
    yield BACK


def _own_willpower(position: Position, seat: int) -> Iterator[tuple[str, int]]:
    """How much of each colour lies on each spot, by the key that takes one."""
    for name in SPOTS:
        there = spot(position, name)
        yield f"take:white:{name}", there.white[seat]
        yield f"take:red:{name}", there.red[seat]


def reclaim(table: Table, seat: int, draft: Draft) -> None:
    """The Willpower is in the reserve, cards left without red are replaced, and the hunter is done (DP-53)."""
    taken = Counter(draft.picks)
    told: list[tuple[str, str, int]] = []
    for key, count in taken.items():
        _, colour, name = key.split(":")
        table.take_back(seat, name, colour, count)
        told.append((name, colour, count))
    table.tell(events.Reclaimed(seat, tuple(told)))
    for name, _, _ in told:
        table.drop_uncontrolled(name)
    leave_phase(table, seat)


# --- restoring (DP-58b) ---


def restore_options(position: Position, seat: int) -> Iterator[Option]:
    """Vacancies beside or below a card of the hunter's, while there is a Hardship to take."""
    if not (position.hardships or position.hardship_discards):
        return
    for name in SPOTS:
        if spot(position, name).is_vacant and is_within_reach(position, seat, name):
            yield Option(f"restore:{name}", choices.Restore(name))


def is_within_reach(position: Position, seat: int, vacancy: str) -> bool:
    """Whether the hunter controls a card beside or above the vacancy."""
    return any(vacancy in beside(mine) or vacancy in below(mine) for mine in own_spots(position, seat))
