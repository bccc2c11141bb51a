"""Setup: the options of a table, the pyramid, the Callings laid in secret, the first hands (Setup; DP-12 to DP-16b).

| step | who is asked | what follows |
|---|---|---|
| LayCallings | everybody together, sealed | the Callings lie face down |
| DealHands | nobody | three Arsenal Cards each, three Influence Cards; the first day |
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from rules.core.agenda import AskingTogether, Running
from rules.core.luck import Luck
from rules.core.questions import ChoiceOption, Option, Setup, SetupOption
from rules.deadly_prey import bag, callings, choices, events
from rules.deadly_prey.cards import (
    ARSENAL_DECK,
    CITY,
    CITY_DECK,
    HARDSHIP_DECK,
    IDENTITIES,
    INFLUENCE_DECK,
    MONSTERS,
)
from rules.deadly_prey.choices import BACK, LAY_BY_LUCK
from rules.deadly_prey.city import CALLINGS, GENERAL, SPOTS
from rules.deadly_prey.state import CHIPS, NAME, TRACKER_SPACES, Bag, Hunter, Monster, Space, Spot, State, hunter_seats
from rules.deadly_prey.verbs import Table
from rules.deadly_prey.week import NextHalf

SEATS = range(2, 6)
BY_LUCK = "luck"
MONSTER = ChoiceOption("monster", BY_LUCK, (BY_LUCK, *MONSTERS))
MONSTER_SEAT = ChoiceOption("monster_seat", BY_LUCK, (BY_LUCK, *(str(seat) for seat in range(1, SEATS.stop))))
OPTIONS: tuple[SetupOption, ...] = (MONSTER, MONSTER_SEAT)
HUNTER_CHIPS = (3, 2, 1, 0)
MONSTER_CHIPS = (3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0)
FIRST_CARDS = 3


def check_together(setup: Setup) -> None:
    """Raises ValueError, in words, if the options do not go together with the seats."""
    seat = str(setup.options.get(MONSTER_SEAT.name, BY_LUCK))
    if seat != BY_LUCK and int(seat) > setup.seats:
        raise ValueError(f"{MONSTER_SEAT.name}: there is no seat {seat} at a table of {setup.seats}")


def deal(setup: Setup, luck: Luck) -> Table:
    """A table that was set up; its agenda asks everybody to lay their Callings."""
    mo, luck = _monster_seat(setup, luck)
    monster, luck = _monster(setup, luck)
    identities, luck = luck.shuffled(tuple(IDENTITIES))
    city, luck = luck.shuffled(CITY_DECK)
    city, luck = _without_general_on_top(city, luck)
    lid = bag.take_out(CHIPS, (*callings.START_CHIPS, *(HUNTER_CHIPS * (setup.seats - 1))))
    spots, lid, luck = _pyramid(city[: len(SPOTS)], setup.seats, lid, luck)
    rest = city[len(SPOTS) :]
    arsenal, luck = luck.shuffled(ARSENAL_DECK)
    hardships, luck = luck.shuffled(HARDSHIP_DECK)
    influence, luck = luck.shuffled(INFLUENCE_DECK)
    table = Table(
        State(
            game=NAME,
            luck=luck,
            mo=mo,
            hunters=tuple(None if seat == mo else Hunter(identities[seat]) for seat in range(setup.seats)),
            monster=Monster(monster),
            spots=spots,
            tracker=tuple(Space(card, is_up=not place) for place, card in enumerate(rest[:TRACKER_SPACES])),
            bag=lid,
            city=rest[TRACKER_SPACES:],
            arsenal=arsenal,
            hardships=hardships,
            influence=influence,
            known=((),) * setup.seats,
            drafts=(None,) * setup.seats,
            orders=((),) * setup.seats,
            agenda=(NextHalf(),),
        )
    )
    table.push(LayCallings(tuple(range(setup.seats)), table.next_question()), DealHands())
    names = tuple("" if hunter is None else hunter.identity for hunter in table.hunters)
    table.tell(events.Dealt(mo, monster, names))
    table.tell(events.TrackerFlipped(1, table.tracker[0].card))
    return table


def _monster_seat(setup: Setup, luck: Luck) -> tuple[int, Luck]:
    seat = str(setup.options.get(MONSTER_SEAT.name, BY_LUCK))
    return (int(seat) - 1, luck) if seat != BY_LUCK else luck.below(setup.seats)


def _monster(setup: Setup, luck: Luck) -> tuple[str, Luck]:
    wanted = str(setup.options.get(MONSTER.name, BY_LUCK))
    if wanted != BY_LUCK:
        return wanted, luck
    pick, luck = luck.below(len(MONSTERS))
    return tuple(MONSTERS)[pick], luck


def _without_general_on_top(city: tuple[str, ...], luck: Luck) -> tuple[tuple[str, ...], Luck]:
    """A General that comes up for the top goes back into the deck at a random place (DP-15)."""
    top = len(SPOTS) - 1
    cards = list(city)
    while CITY[cards[top]].suit == GENERAL:
        general = cards.pop(top)
        place, luck = luck.below(len(cards) - top)
        cards.insert(top + 1 + place, general)
    return tuple(cards), luck


def _pyramid(cards: tuple[str, ...], seats: int, lid: Bag, luck: Luck) -> tuple[tuple[Spot, ...], Bag, Luck]:
    spots: list[Spot] = []
    for card in cards:
        chip, luck = bag.draw_for_card(lid, luck)
        lid = bag.take_out(lid, (chip,))
        spots.append(Spot(card, chip, white=(0,) * seats, red=(0,) * seats))
    return tuple(spots), lid, luck


# --- Callings (DP-16b) ---


def _lay(calling: str, chip: int) -> Option:
    return Option(f"lay:{calling}", choices.LayChip(calling, chip))


@dataclass(frozen=True, slots=True)
class LayCallings(AskingTogether[State, Table]):
    """Hunters lay 3, 2, 1, 0 on the four Callings, the monster its twelve chips, sealed. `drafts`: Callings so far."""

    drafts: tuple[tuple[int, tuple[str, ...]], ...] = ()
    done: tuple[int, ...] = ()
    kind: Literal["lay_callings"] = "lay_callings"

    def laid(self, seat: int) -> tuple[str, ...]:
        """The Callings on which the seat has laid its chips so far, the largest chip first."""
        return dict(self.drafts).get(seat, ())

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        laid = self.laid(seat)
        if seat != state.mo:
            chip = HUNTER_CHIPS[len(laid)]
            left = (calling for calling in CALLINGS if calling not in laid)
            laying = tuple(_lay(calling, chip) for calling in left)
            return (*laying, *((BACK,) if laid else ()))
        chip = MONSTER_CHIPS[len(laid)]
        laying = tuple(_lay(calling, chip) for calling in CALLINGS if callings.can_complete(piles((*laid, calling))))
        return (*laying, BACK) if laid else (*laying, LAY_BY_LUCK)

    def given(self, state: State, seat: int) -> tuple[Option, ...]:
        chips = MONSTER_CHIPS if seat == state.mo else HUNTER_CHIPS
        return tuple(_lay(calling, chip) for calling, chip in zip(self.laid(seat), chips, strict=False))

    def default(self, state: State, seat: int) -> str:
        options = self.options(state, seat)
        if seat == state.mo:
            return LAY_BY_LUCK.key if options[-1] is LAY_BY_LUCK else options[0].key
        return options[state.luck.aside(len(options) - bool(self.laid(seat)), f"lay:{seat}")].key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        laid = self.laid(seat)
        match option.value:
            case choices.LayChip(calling, _):
                laid = (*laid, calling)
            case choices.LayByLuck():
                laid = by_luck(table)
            case _:
                laid = laid[:-1]
        chips = MONSTER_CHIPS if seat == table.mo else HUNTER_CHIPS
        if len(laid) == len(chips) - 1 and seat != table.mo:
            laid = (*laid, next(calling for calling in CALLINGS if calling not in laid))
        others = tuple(each for each in self.drafts if each[0] != seat)
        done = (*self.done, seat) if len(laid) == len(chips) else self.done
        step = replace(self, drafts=(*others, (seat, laid)), done=done)
        if step.waiting:
            table.push(step)
        else:
            step.carry_out(table)

    def carry_out(self, table: Table) -> None:
        """All chips lie face down."""
        for seat in hunter_seats(table):
            laid = self.laid(seat)
            scores = tuple(HUNTER_CHIPS[laid.index(calling)] for calling in CALLINGS)
            table.change_hunter(seat, callings=scores)
            table.tell_seat(seat, events.CallingsHeld(tuple((score,) for score in scores)))
        lay = piles(self.laid(table.mo))
        table.monster = replace(table.monster, callings=lay)
        table.tell_seat(table.mo, events.CallingsHeld(lay))
        table.tell(events.CallingsLaid(tuple(len(pile) for pile in lay)))


def piles(laid: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """The monster's chips by Calling, when the largest were laid first."""
    return tuple(
        tuple(chip for chip, name in zip(MONSTER_CHIPS, laid, strict=False) if name == calling) for calling in CALLINGS
    )


def by_luck(table: Table) -> tuple[str, ...]:
    """A legal lay by the table's luck, as the Callings of the chips in order."""
    lays = callings.lays()
    lay = [list(pile) for pile in lays[table.draw(len(lays))]]
    laid: list[str] = []
    for chip in MONSTER_CHIPS:
        number = next(at for at, pile in enumerate(lay) if chip in pile)
        lay[number].remove(chip)
        laid.append(CALLINGS[number])
    return tuple(laid)


@dataclass(frozen=True, slots=True)
class DealHands(Running[Table]):
    """Three Arsenal Cards for each hunter, Setbacks that show entering play; three Influence Cards (DP-13, DP-14).

    Everybody hears once that hands are dealt, and each once what came to theirs.
    """

    kind: Literal["deal_hands"] = "deal_hands"

    def run(self, table: Table) -> None:
        hands: dict[int, list[str]] = {seat: [] for seat in hunter_seats(table)}
        for _ in range(FIRST_CARDS):
            for hand in hands.values():
                hand.extend(table.off_the_arsenal(1))
        for seat, hand in hands.items():
            table.take_in(seat, hand)
        table.take_in_influence(table.off_the_influence(FIRST_CARDS))
        table.tell(events.HandsDealt(FIRST_CARDS, FIRST_CARDS))
