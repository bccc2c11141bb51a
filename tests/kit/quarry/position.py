"""Positions of Unknown Quarry for tests: the checklist's standard position, and every change to it in a line."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from rules.core.luck import Luck
from rules.unknown_quarry.cards import ABILITIES, CARDS, ITEMS, MONSTROUS, Monster
from rules.unknown_quarry.house import ROOM_NAMES, ROOM_NUMBER, ROOMS
from rules.unknown_quarry.knowledge import nothing_known
from rules.unknown_quarry.state import CHARACTERS, NAME, RoomSeen, Seat, State, Turn, is_monstrous
from rules.unknown_quarry.steps import MOST_ACTIONS, NextTurn, TakeAction
from tests.kit.quarry import notation
from tests.kit.quarry.notation import Placed
from tests.kit.quarry.play import NAMES, Play

MONSTER = "dee"
ROUND = 5
QUESTIONS_BEFORE = 100

_USUAL_ITEMS = {
    "ana": ("ashen_cane", "flint_axe"),
    "bo": ("lead_chain", "iron_nails"),
    "cy": ("pine_bough", "silver_knife"),
    "dee": ("steel_dagger", "rod_of_luna"),
    "eve": ("spike", "blessed_scepter"),
    "fay": ("steel_dagger", "firebrand"),
}


def names_of(seats: int) -> tuple[str, ...]:
    """Who sits at a table of so many, clockwise: Ana, Bo, Cy, Dee, Eve, Fay; of three it is Cy who is missing."""
    return NAMES[:seats] if seats > 3 else ("ana", "bo", "dee")


def scenario(
    *,
    seats: int | None = None,
    active: str = "ana",
    turn: int | None = None,
    actions: int | None = None,
    moved: int = 0,
    is_quiet: bool = True,
    has_feinted: bool = False,
    searched: str = "",
    sides: str = "AAA",
    rounds: int = 40,
    **places: str,
) -> Play:
    """The standard position, changed as told: by a person's name (notation.py), or a room's with all cards in it.

    Four people in the Gardens on side A, round 5, Ana's turn with 4 actions; Dee is the Naga, unless somebody is given
    another monster's cards. All 41 cards exist once: those not named lie in other rooms. `turn` is the number of the
    turn in the game, from which `actions` follow; `active` is whose it is, and `searched` what it has seen in it.
    """
    names = names_of(seats or max(4, *(NAMES.index(name) + 1 for name in places if name in NAMES), 0))
    people = {name: notation.placed(places.get(name, "")) for name in names}
    rooms = {room: notation.cards(words) for room, words in places.items() if room in ROOMS}
    if strangers := set(places) - set(people) - set(rooms):
        raise ValueError(f"neither a person at this table nor a room: {', '.join(sorted(strangers))}")
    me = names.index(active)
    number = turn or (ROUND - 1) * len(names) + me + 1
    hands, laid = _lay_out(people, rooms)
    seen = tuple(
        RoomSeen(room, laid[ROOM_NUMBER[room]], number, moment)
        for moment, room in enumerate(map(notation.name, filter(None, searched.split(","))), start=1)
    )
    state = State(
        game=NAME,
        luck=Luck.of(b"a test position"),
        questions=QUESTIONS_BEFORE,
        seats=_seats(people, hands, me, number, seen),
        rooms=laid,
        searches=_searches(seen, me, len(names)),
        sides=(sides[0], sides[1], sides[2]),
        turn=Turn(
            number,
            me,
            min(number, MOST_ACTIONS) if actions is None else actions,
            moved,
            has_feinted,
            is_quiet and not moved,
            tuple(sight.room for sight in seen),
        ),
        round_limit=rounds,
        moment=len(seen),
        agenda=(NextTurn(), TakeAction(me, QUESTIONS_BEFORE)),
    )
    return Play(state, names)


def _seats(
    people: dict[str, Placed], hands: dict[str, tuple[str, ...]], active: int, number: int, seen: tuple[RoomSeen, ...]
) -> tuple[Seat, ...]:
    names = list(people)
    return tuple(
        Seat(
            character=CHARACTERS[seat],
            hand=tuple(sorted(hands[name])),
            room=person.room,
            knowledge=replace(nothing_known(len(names)), rooms=seen if seat == active else ()),
            energy=person.energy,
            wounds=person.wounds,
            has_declared=person.has_declared,
            harassers=tuple(sorted(names.index(harasser) for harasser in person.harassers)),
            bans=person.bans,
            turns=_turns_begun(seat, active, number, len(names)),
        )
        for seat, (name, person) in enumerate(people.items())
    )


def _searches(seen: tuple[RoomSeen, ...], seat: int, seats: int) -> tuple[tuple[int, ...], ...]:
    moments = {sight.room: sight.moment for sight in seen}
    return tuple(tuple(moments.get(room, 0) if other == seat else 0 for other in range(seats)) for room in ROOM_NAMES)


def _turns_begun(seat: int, active: int, number: int, seats: int) -> int:
    return sum(1 for past in range(number) if (active - past) % seats == seat)


def _lay_out(
    people: dict[str, Placed], rooms: dict[str, tuple[str, ...]]
) -> tuple[dict[str, tuple[str, ...]], tuple[tuple[str, ...], ...]]:
    """Every hand, and the cards in every room: those named first, then the usual hands, then all that is left."""
    left = Counter([*ITEMS, *(card.name for card in MONSTROUS)])
    named = [*(card for person in people.values() for card in person.hand or ()), *sum(rooms.values(), ())]
    left.subtract(named)
    if too_many := [card for card, count in left.items() if count < 0]:
        raise ValueError(f"{too_many[0]} does not exist so often")
    hands = _with_monster({name: person.hand for name, person in people.items()}, left)
    for name, hand in hands.items():
        hands[name] = _usual_hand(name, left) if hand is None else hand
    return hands, _rooms(rooms, left)


def _with_monster(hands: dict[str, tuple[str, ...] | None], left: Counter[str]) -> dict[str, tuple[str, ...] | None]:
    """Dee has the Naga's two abilities beside what she is given, unless monstrous cards were named for somebody."""
    if any(is_monstrous(card) for hand in hands.values() for card in hand or ()):
        return hands
    pair = tuple(sorted(ABILITIES[Monster.NAGA]))
    if any(not left[card] for card in pair):
        raise ValueError("a card of the Naga lies in a room: say what Dee is")
    left.subtract(pair)
    return {**hands, MONSTER: (*pair, *(hands[MONSTER] or ()))}


def _usual_hand(name: str, left: Counter[str]) -> tuple[str, ...]:
    others = (card for card in CARDS.values() if card.is_action and left[card.name] and not is_monstrous(card.name))
    wanted = [*_USUAL_ITEMS[name], *(card.name for card in others)]
    hand = tuple(card for card in dict.fromkeys(wanted) if left[card])[:2]
    left.subtract(hand)
    return hand


def _rooms(named: dict[str, tuple[str, ...]], left: Counter[str]) -> tuple[tuple[str, ...], ...]:
    """Rooms that were not named get their printed numbers while cards last, and starred ones what remains."""
    coming = list(left.elements())
    free = [room for room in ROOM_NAMES if room not in named]
    laid = {room: list(cards) for room, cards in named.items()}
    for room in free:
        laid[room] = [coming.pop() for _ in range(min(ROOMS[room].number, len(coming)))]
    starred = [room for room in free if ROOMS[room].is_starred]
    for count, card in enumerate(coming):
        laid[starred[count % len(starred)]].append(card)
    return tuple(tuple(sorted(laid[room])) for room in ROOM_NAMES)
