"""What a simulator asks of a table of Hunting Party."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.core.agenda import GameState
from rules.core.questions import PUBLIC, Event
from rules.hunting_party import events
from rules.hunting_party.cards import AGENTS, HANDICAPS, HUNTERS, ITEMS, ORDINARY
from rules.hunting_party.kingdom import SHARES, SKILLS
from rules.hunting_party.state import ORACLE, State
from rules.hunting_party.view import SeatView, view_of
from rules.inspection.party_disguise import disguised
from rules.inspection.party_money import changes_of
from rules.robots.luck import Stream

ALL_CARDS = Counter([*ORDINARY, *ITEMS, *AGENTS])


class PartyInspection:
    """The inspection of Hunting Party."""

    def is_whole(self, state: GameState) -> bool:
        table = own(state)
        cards = Counter(cards_of(table))
        handicaps = Counter({name: count for name, count in cards.items() if name in HANDICAPS})
        return (
            cards - handicaps == ALL_CARDS
            and all(count == 1 for count in handicaps.values())
            and Counter(prophecies_of(table)) == Counter(SKILLS)
            and all(is_sound(seat) for seat in view_of(table, PUBLIC).seats)
        )

    def accounts_for(self, before: GameState, told: Sequence[Event], after: GameState) -> bool:
        silver = Counter({number: seat.silver for number, seat in enumerate(own(before).seats)})
        for event in told:
            for seat, change in changes_of(event.fact) if event.audience == PUBLIC else ():
                silver[seat] += change
        return [silver[number] for number in range(len(own(after).seats))] == [seat.silver for seat in own(after).seats]

    def steps(self, state: GameState) -> frozenset[str]:
        return frozenset(step.kind for step in own(state).agenda)

    def cards_used(self, fact: object) -> tuple[str, ...]:
        return tuple(used(fact))

    def disguised(self, state: GameState, viewer: int, stream: Stream) -> State:
        return disguised(own(state), viewer, stream)


def own(state: GameState) -> State:
    """The state as one of this game."""
    if not isinstance(state, State):
        raise TypeError("not a state of Hunting Party")
    return state


def cards_of(table: State) -> Iterator[str]:
    """Every hunter, item and agent, where it lies."""
    for stack in table.stacks:
        yield from stack
    for seat in table.seats:
        yield from seat.hand
        for member in seat.party:
            yield member.hunter
            yield from member.items
    if table.hire:
        yield table.hire.hunter
    if table.hunt and table.hunt.agent:
        yield table.hunt.agent


def prophecies_of(table: State) -> Iterator[str]:
    """Every prophecy once, those of a shared hand too."""
    hands = dict(zip(table.hands, (seat.prophecies for seat in table.seats), strict=True))
    if table.oracle:
        hands[ORACLE] = table.oracle
    for cards in (*hands.values(), table.destined):
        yield from cards


def is_sound(seat: SeatView) -> bool:
    """Whether no money is owed, and the shares on members and the free ones are the colour's eight."""
    placed = [member.shares for member in seat.members]
    return seat.silver >= 0 and min(placed, default=0) >= 0 and sum(placed) + seat.free == SHARES


# --- what was used ---


def used(fact: object) -> Iterator[str]:
    """The cards, and the abilities as hunter:normal or hunter:champion, that were played or have come into force."""
    match fact:
        case events.Played(sort="power", card=hunter, which=which):
            yield f"{hunter}:{which}"
        case events.Played(card=item):
            yield item
        case events.HeroChosen(hunter=hunter):
            yield from always_on(hunter, "normal")
            yield from always_on(hunter, "champion")
        case events.HireWon(hunter=hunter) | events.HunterRecruited(hunter=hunter):
            yield from always_on(hunter, "normal")
        case events.ChampionMade(hunter=hunter):
            yield from always_on(hunter, "champion")
        case events.Equipped(hunter=hunter, item=item) | events.ItemMoved(hunter=hunter, item=item) if hunter:
            yield from put_on(hunter, item)
        case events.AgentTurnedUp(agent=agent):
            yield agent
        case events.HandicapGiven(hunter=hunter):
            yield hunter


def always_on(hunter: str, which: str) -> Iterator[str]:
    """The ability, if it is in force without being used."""
    card = HUNTERS[hunter]
    printed = (card.normal,) if which == "normal" else card.champion
    if any(ability is not None and ability.moment == "always" for ability in printed):
        yield f"{hunter}:{which}"


def put_on(hunter: str, item: str) -> Iterator[str]:
    """What comes into force: the champion ability of the namesake, or what the item does on anybody else."""
    if ITEMS[item].hunter == hunter:
        yield from always_on(hunter, "champion")
    elif ITEMS[item].worn:
        yield item
