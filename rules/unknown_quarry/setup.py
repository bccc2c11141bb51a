"""Set-Up: the options of a table, and the deal (UQ-01 to UQ-07)."""

from __future__ import annotations

from rules.core.luck import Luck
from rules.core.questions import NumberOption, Setup
from rules.unknown_quarry import events
from rules.unknown_quarry.cards import ITEMS, MONSTROUS
from rules.unknown_quarry.house import HALL, ROOM_NAMES, ROOMS, Sides
from rules.unknown_quarry.knowledge import nothing_known
from rules.unknown_quarry.state import CHARACTERS, NAME, Seat, State, Turn
from rules.unknown_quarry.steps import NextTurn
from rules.unknown_quarry.verbs import Table

SEATS = range(3, 7)
ROUNDS = NumberOption("rounds", default=40, least=5, most=200)
OPTIONS = (ROUNDS,)
PILE = 2


def deal(setup: Setup, luck: Luck) -> Table:
    """A table that was set up and dealt; its agenda holds the first turn, not yet begun."""
    sides, luck = _sides(luck)
    characters, luck = luck.shuffled(CHARACTERS)
    hands, left_over, luck = _hands(setup.seats, luck)
    first, luck = luck.below(setup.seats)
    rooms, luck = _rooms(left_over, luck)
    seats = tuple(
        Seat(character, hand, HALL, nothing_known(setup.seats), dealt=hand)
        for character, hand in zip(characters, map(_in_order, hands), strict=False)
    )
    table = Table(
        State(
            game=NAME,
            luck=luck,
            seats=seats,
            rooms=rooms,
            searches=((0,) * setup.seats,) * len(ROOM_NAMES),
            sides=sides,
            turn=Turn(0, (first - 1) % setup.seats),
            round_limit=int(setup.options.get(ROUNDS.name, ROUNDS.default)),
            agenda=(NextTurn(),),
        )
    )
    table.tell(events.Dealt(sides, characters[: setup.seats], first))
    for number, seat in enumerate(seats):
        table.tell_seat(number, events.HandDealt(seat.hand, seat.monster))
    return table


def _in_order(hand: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(hand))


def _sides(luck: Luck) -> tuple[Sides, Luck]:
    upper, luck = luck.below(2)
    ground, luck = luck.below(2)
    basement, luck = luck.below(2)
    return ("AB"[upper], "AB"[ground], "AB"[basement]), luck


def _hands(seats: int, luck: Luck) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...], Luck]:
    """A pile of two for each seat, one of them monstrous, in an order that nobody knows; and all other cards."""
    monstrous, luck = luck.shuffled([card.name for card in MONSTROUS])
    items, luck = luck.shuffled(ITEMS)
    dealt = PILE * (seats - 1)
    piles = [monstrous[:PILE], *(items[at : at + PILE] for at in range(0, dealt, PILE))]
    hands, luck = luck.shuffled(piles)
    return hands, (*monstrous[PILE:], *items[dealt:]), luck


def _rooms(cards: tuple[str, ...], luck: Luck) -> tuple[tuple[tuple[str, ...], ...], Luck]:
    """Every room gets its printed number of cards; what is left goes round the starred rooms (UQ-05)."""
    shuffled, luck = luck.shuffled(cards)
    coming = iter(shuffled)
    laid = {name: [next(coming) for _ in range(room.number)] for name, room in ROOMS.items()}
    starred = [name for name, room in ROOMS.items() if room.is_starred]
    for count, card in enumerate(coming):
        laid[starred[count % len(starred)]].append(card)
    return tuple(tuple(sorted(cards)) for cards in laid.values()), luck
