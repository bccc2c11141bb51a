"""The longer ways of /prey: what a command says all at once is many small choices at the table."""

from __future__ import annotations

from collections.abc import Iterator

from bot.hosting.sight import Sight
from cogs.lists import listed, many
from cogs.ways import BACK, Step
from rules.deadly_prey.city import CALLINGS
from rules.deadly_prey.view import View

BY_LUCK = "luck"
"""What the monster may type in place of Callings."""


def is_offered(sight: Sight, seat: int, key: str) -> bool:
    """Whether the seat's question offers this answer now."""
    decision = sight.decision(seat)
    return decision is not None and any(option.key == key for option in decision.options)


def first_offered(sight: Sight, seat: int, *keys: str) -> Step:
    """The first of these answers that the seat's question offers; the last, which is refused, if it offers none."""
    return next((Step(key) for key in keys if is_offered(sight, seat, key)), Step(keys[-1]))


def on_card(sight: Sight, seat: int, spot: str, *steps: Step) -> tuple[Step, ...]:
    """Steps on one City Card; the card is chosen first while the slot is on none yet."""
    decision = sight.decision(seat)
    keys = [option.key for option in decision.options] if decision else []
    chooses = any(key.startswith("at:") for key in keys) or (BACK in keys and not is_offered(sight, seat, "end_slot"))
    return (Step("at:", spot), *steps) if chooses else steps


def lay_steps(sight: Sight, seat: int, callings: str) -> tuple[Step, ...]:
    """A chip on each of these Callings, or all by luck. A hunter may say all four: the last chip is forced."""
    if callings.strip().casefold() == BY_LUCK:
        return (Step("lay_by_luck"),)
    view = sight.view(seat) if sight.state is not None else None
    is_hunter = isinstance(view, View) and seat != view.mo
    return many("lay:", *listed(callings)[: len(CALLINGS) - 1 if is_hunter else None])


def dawn_steps(burn: str | None, *, hardship: bool, pay_off: str | None) -> tuple[Step, ...]:
    """What is done at dawn, and that it is all."""
    taking = (Step("hardship"),) if hardship else ()
    return (*many("burn:", *listed(burn)), *taking, *many("pay_off:", pay_off), Step("close"))


def gather_steps(
    invoke: str | None, poach: str | None, willpower: int, trophies: str | None, tactics: str | None
) -> tuple[Step, ...]:
    """What is put together in points, and the commit."""
    return (
        *many("invoke:", *listed(invoke)),
        *many("poach:", *listed(poach)),
        *(Step("willpower") for _ in range(willpower)),
        *many("trophy:", *listed(trophies)),
        *many("tactics:", tactics),
        Step("commit"),
    )


def paid(*callings: str | None) -> Iterator[Step]:
    """One point from each of these Callings, as they were typed."""
    return (Step("spend:", calling) for typed in callings for calling in listed(typed))
