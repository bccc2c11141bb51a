"""Setup: the options of a table, and the deal (Setup; HP-01 to HP-14, HP-45)."""

from __future__ import annotations

from rules.core.luck import Luck
from rules.core.questions import ChoiceOption, NumberOption, Setup, SetupOption, WinnersOption
from rules.hunting_party import events
from rules.hunting_party.cards import AGENTS, HANDICAPS, HUNTERS, ITEMS, ORDINARY
from rules.hunting_party.kingdom import LOCATIONS, REGIONS, TYPES
from rules.hunting_party.state import MARKET, NAME, STACKS, Member, Seat, State, Turn
from rules.hunting_party.steps import ChooseHero, NextTurn
from rules.hunting_party.verbs import Table

SEATS = range(2, 6)
ROUNDS = NumberOption("rounds", default=60, least=3, most=200)
OFF, NONE = "off", "none"
RED_SHARES = ChoiceOption("red_shares", OFF, (OFF, "0", "1", "2", "3", "4"))
GIVEN = (NONE, *(f"{seat}:{shares}" for seat in range(1, SEATS.stop) for shares in range(3)))
"""Who has a handicap character, as `seat:shares`, the seats counted from 1."""
HANDICAP_OPTIONS = tuple(ChoiceOption(hunter, NONE, GIVEN) for hunter in HANDICAPS)
WINNERS = WinnersOption("previous_winners", most=SEATS.stop - 1)
OPTIONS: tuple[SetupOption, ...] = (ROUNDS, RED_SHARES, *HANDICAP_OPTIONS, WINNERS)
MOST_WITH_RED_SHARES = 4
HANDS = {2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 0, 2), 5: (0, 1, 0, 1, 2)}
"""Which hand of prophecies the seats hold, in clockwise order from a seat drawn by luck (HP-11)."""


def check_together(setup: Setup) -> None:
    """Raises ValueError, in words, if the options do not go together with each other or the seats (HP-45)."""
    options = setup.options
    if options.get(RED_SHARES.name, OFF) != OFF and setup.seats > MOST_WITH_RED_SHARES:
        raise ValueError(f"red shares are for {MOST_WITH_RED_SHARES} seats at most: red is a player's colour")
    for option in HANDICAP_OPTIONS:
        given = str(options.get(option.name, NONE))
        if given != NONE and int(given.partition(":")[0]) > setup.seats:
            raise ValueError(f"{option.name}: there is no seat {given.partition(':')[0]} at a table of {setup.seats}")
    winners = str(options.get(WINNERS.name, ""))
    if any(int(seat) >= setup.seats for seat in winners.split(",") if seat):
        raise ValueError(f"{WINNERS.name} are seats from 0 to {setup.seats - 1}, not {winners}")


def deal(setup: Setup, luck: Luck) -> Table:
    """A table that was set up and dealt; its agenda asks the first seat for its hero."""
    destined, hands, luck = _prophecies(luck)
    order, luck = _order_of_hands(setup.seats, luck)
    first, luck = _first(setup, luck)
    stacks, luck = _stacks(luck)
    red = str(setup.options.get(RED_SHARES.name, OFF))
    table = Table(
        State(
            game=NAME,
            luck=luck,
            seats=tuple(Seat(hands[hand]) for hand in order),
            hands=order,
            oracle=hands[2] if setup.seats == SEATS.start else (),
            destined=destined,
            stacks=stacks,
            turn=Turn(0, first),
            first=first,
            rounds=int(setup.options.get(ROUNDS.name, ROUNDS.default)),
            red_shares=None if red == OFF else int(red),
            agenda=(NextTurn(),),
        )
    )
    table.push(ChooseHero(first, table.next_question()))
    table.tell(events.Dealt(first, order, has_oracle=bool(table.oracle)))
    for seat, hand in enumerate(order):
        table.tell_seat(seat, events.PropheciesDealt(hands[hand]))
    _give_handicaps(table, setup)
    return table


def _prophecies(luck: Luck) -> tuple[tuple[str, str, str], tuple[tuple[str, ...], ...], Luck]:
    """One prophecy of each type is destined, and three hands have one of each of the rest (Prophecy Cards)."""
    piles: list[tuple[str, ...]] = []
    for cards in TYPES.values():
        shuffled, luck = luck.shuffled(cards)
        piles.append(shuffled)
    guiding, seeking, fighting = piles
    hands = tuple(tuple(pile[1 + hand] for pile in piles) for hand in range(3))
    return (guiding[0], seeking[0], fighting[0]), hands, luck


def _order_of_hands(seats: int, luck: Luck) -> tuple[tuple[int, ...], Luck]:
    """Which hand each seat holds: three hands in play, sharers never side by side, from a seat by luck."""
    pattern = HANDS[seats]
    start, luck = luck.below(seats)
    return (*pattern[start:], *pattern[:start]), luck


def _first(setup: Setup, luck: Luck) -> tuple[int, Luck]:
    """A winner of the last table begins, else any seat (HP-12)."""
    winners = [int(seat) for seat in str(setup.options.get(WINNERS.name, "")).split(",") if seat]
    candidates = winners or list(range(setup.seats))
    pick, luck = luck.below(len(candidates))
    return candidates[pick], luck


def _stacks(luck: Luck) -> tuple[tuple[tuple[str, ...], ...], Luck]:
    """Hunters by location, agents by region, items in the Market, each shuffled; no handicap character (The Map)."""
    piles = {name: [hunter for hunter in ORDINARY if HUNTERS[hunter].location == name] for name in LOCATIONS}
    piles |= {name: [agent for agent, card in AGENTS.items() if card.region == name] for name in REGIONS}
    piles[MARKET] = list(ITEMS)
    stacks: list[tuple[str, ...]] = []
    for name in STACKS:
        shuffled, luck = luck.shuffled(piles[name])
        stacks.append(shuffled)
    return tuple(stacks), luck


def _give_handicaps(table: Table, setup: Setup) -> None:
    for option in HANDICAP_OPTIONS:
        given = str(setup.options.get(option.name, NONE))
        if given == NONE:
            continue
        seat, shares = (int(part) for part in given.split(":"))
        members = (*table.seats[seat - 1].members, Member(option.name, shares))
        table.change_seat(seat - 1, members=members)
        table.tell(events.HandicapGiven(seat - 1, option.name, shares))
