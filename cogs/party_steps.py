"""The longer ways of /party: what a command says all at once is many small choices at the table."""

from __future__ import annotations

from collections.abc import Iterator

from bot.hosting.sight import Sight
from cogs.lists import listed, many
from cogs.ways import Step, seat_named, thing_named
from rules.hunting_party.kingdom import SILVER_PER_GOLD
from rules.hunting_party.trading import COINS
from rules.hunting_party.view import View

ANSWERS = ("accept", "refuse", "confirm", "withdraw")


def hunt_steps(guiding: str, seeking: str, fighting: str, without: str | None) -> tuple[Step, ...]:
    """A hunt with these skills, on which all go who are ready, but for some."""
    declared = many("declare:", guiding, seeking, fighting)
    return (Step("hunt"), *declared, *many("stay:", *listed(without)), Step("go"))


def purchase_steps(sight: Sight, seat: int, items: list[str]) -> tuple[Step, ...]:
    """At the Market these items are paid for, and no others; before it, the way there."""
    decision, view = sight.decision(seat), sight.view(seat)
    if decision is None or decision.kind != "purchase" or not isinstance(view, View) or view.own is None:
        return many("take:", *items) or (Step("buy"),)
    wanted, taken = [thing_named(item, sight) for item in items], view.own.taken
    back = (item for item in taken if item not in wanted)
    more = (item for item in wanted if item not in taken)
    return (*many("put_back:", *back), *many("take:", *more), Step("pay"))


def offer_steps(
    sight: Sight, player: str, gives: tuple[int, int, str | None], asks: tuple[int, int, int]
) -> tuple[Step, ...]:
    """An offer to the player: gold, silver and cards for gold, silver and a number of cards."""
    gold, silver, cards = gives
    asked_gold, asked_silver, asked_cards = asks
    return (
        Step(f"offer:{seat_named(sight, player)}"),
        *_coins("give_silver:", gold * SILVER_PER_GOLD + silver),
        *many("give:", *listed(cards)),
        *_coins("ask_silver:", asked_gold * SILVER_PER_GOLD + asked_silver),
        *(Step("ask_cards:1") for _ in range(asked_cards)),
        Step("send_offer"),
    )


def _coins(verb: str, silver: int) -> Iterator[Step]:
    """The money in the fewest steps that the form has."""
    for coin in sorted(COINS, reverse=True):
        yield from (Step(f"{verb}{coin}") for _ in range(silver // coin))
        silver %= coin


def answer_steps(sight: Sight, player: str, answer: str, cards: str | None) -> tuple[Step, ...]:
    """What becomes of the offer from this player, or to them; `cards` are laid where such are asked for."""
    return (Step(f"{answer}:", str(seat_named(sight, player))), *many("lay:", *listed(cards)))


def order_steps(windows: str | None, show: str | None) -> tuple[Step, ...]:
    """The standing orders that were given."""
    ahead = (Step(f"pass_ahead:{windows}"),) if windows else ()
    first = (Step("show_order"), Step("show_order:", show)) if show else ()
    return (*ahead, *first)
