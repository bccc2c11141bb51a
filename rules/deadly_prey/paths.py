"""Paths of controlled cards: what may be aimed at, invoked and poached (Severed Path; Poaching; DP-34, DP-35)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from rules.deadly_prey.cards import CITY
from rules.deadly_prey.city import BOTTOM, ROW_OF, SPOTS, above, touching
from rules.deadly_prey.forces import allows
from rules.deadly_prey.state import Position, Spot, in_week

_PLACE: Mapping[str, int] = {name: place for place, name in enumerate(SPOTS)}


def spot(position: Position, name: str) -> Spot:
    """The spot of this name."""
    return position.spots[_PLACE[name]]


def own_spots(position: Position, seat: int) -> frozenset[str]:
    """The spots where the seat has red."""
    return frozenset(name for name, there in zip(SPOTS, position.spots, strict=True) if there.red and there.red[seat])


def spots_with_borrowed(position: Position, seat: int) -> frozenset[str]:
    """The seat's own spots, and in this slot those that a card lets it count as its own, while another is there."""
    borrowed = (text.pick(getattr(text.effect, "at", "")) for text in allows(position, "count_as_own", seat))
    return own_spots(position, seat).union(
        name for name in borrowed if name and _is_controlled_by_another(spot(position, name), seat)
    )


def _is_controlled_by_another(there: Spot, seat: int) -> bool:
    return there.is_up and any(owner != seat for owner in there.controllers)


def connected(among: Collection[str], starts: Iterable[str]) -> frozenset[str]:
    """Those of the spots that can be reached from the starting ones by touching each other."""
    return _connected(frozenset(among), tuple(starts))


@lru_cache(maxsize=4096)
def _connected(among: frozenset[str], starts: tuple[str, ...]) -> frozenset[str]:
    found: set[str] = set()
    frontier = [name for name in starts if name in among]
    while frontier:
        name = frontier.pop()
        if name not in found:
            found.add(name)
            frontier.extend(near for near in touching(name) if near in among)
    return frozenset(found)


def grounded(own: Collection[str]) -> frozenset[str]:
    """Those of a hunter's spots that his own cards join to the bottom row."""
    return connected(own, BOTTOM)


def is_cut_off(own: Collection[str]) -> bool:
    """Whether a hunter holds cards, and none on his highest row is joined to the bottom row (DP-34)."""
    if not own:
        return False
    highest = max(ROW_OF[name] for name in own)
    return all(ROW_OF[name] != highest for name in grounded(own))


def can_aim(position: Position, seat: int, target: str) -> bool:
    """Whether the hunter may take control of, or intrude on, the card on this spot, by where his cards lie (DP-34).

    A card that he may count as his own can only help: what his own cards join is never cut off by it.
    """
    if ROW_OF[target] == 1:
        return True
    own, more = own_spots(position, seat), spots_with_borrowed(position, seat)
    return any(_is_joined(position, cards - {target}, target) for cards in {own, more})


def _is_joined(position: Position, own: frozenset[str], target: str) -> bool:
    """Whether these cards of a hunter's, the target not among them, lead to a card above the bottom row."""
    if suit_at(position, target) == "general":
        return not is_cut_off(own) or ROW_OF[target] <= max(ROW_OF[name] for name in own)
    ground = grounded(own)
    return any(name in ground or target not in above(name) for name in touching(target) if name in own)


def is_worth_white(position: Position, own: frozenset[str], target: str) -> bool:
    """Whether white there serves a hunter with these cards: to reinforce or aim, or to poach what touches his own."""
    if target in own or ROW_OF[target] == 1 or _is_joined(position, own, target):
        return True
    return spot(position, target).is_up and any(near in own for near in touching(target))


def suit_at(position: Position, name: str) -> str:
    """The suit that the card on this spot shows on its back, "" for a vacancy (DP-05)."""
    card = spot(position, name).card
    return CITY[card].suit if card else ""


def invocable(position: Position, seat: int, target: str) -> frozenset[str]:
    """The hunter's own cards that a path of own cards joins to the target (Invoking City Cards)."""
    return _on_path(position, seat, target) & own_spots(position, seat)


def _on_path(position: Position, seat: int, target: str) -> frozenset[str]:
    return connected(spots_with_borrowed(position, seat) - {target}, touching(target))


def poachable(position: Position, seat: int, target: str) -> frozenset[str]:
    """Others' cards that the hunter may poach for this target, if he has white there (DP-35)."""
    joined = _on_path(position, seat, target)
    return frozenset(
        name
        for name, there in zip(SPOTS, position.spots, strict=True)
        if name != target
        and there.controllers
        and seat not in there.controllers
        and (ROW_OF[name] == 1 or any(near in joined for near in touching(name)))
    )


def is_top_out_of_reach(position: Position) -> bool:
    """Whether a row is vacant and nobody in the week holds a card above it, so that nobody can restore it (DP-58b)."""
    vacant = {name for name, there in zip(SPOTS, position.spots, strict=True) if not there.card}
    if not vacant:
        return False
    held = [ROW_OF[name] for seat in in_week(position) for name in own_spots(position, seat)]
    rows = {row for row in ROW_OF.values() if all(name in vacant for name in SPOTS if ROW_OF[name] == row)}
    return any(all(row < lost for row in held) for lost in rows)
