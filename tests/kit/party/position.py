"""Positions of Hunting Party for tests: a line a seat, and everything else filled in from the real box."""

from __future__ import annotations

from rules.core.luck import Luck
from rules.hunting_party.state import NAME, STACKS, Member, Seat, State, Turn
from tests.kit.party import notation
from tests.kit.party.agenda import turn_asked
from tests.kit.party.deeds import NAMES
from tests.kit.party.notation import Line
from tests.kit.party.play import Play
from tests.kit.party.stacks import Hand, check_once, prophecies, quiet_hero, stacks

ROUND = 5
QUESTIONS_BEFORE = 100
ALL_ALIKE = {2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 0, 2), 5: (0, 1, 0, 1, 2)}
"""Which hand each seat holds, by the number of seats (HP-11)."""


def scenario(
    *,
    seats: int | None = None,
    active: str = "alice",
    turn: int | None = None,
    actions: int = 1,
    fresh: bool = True,
    destined: str = "",
    oracle: str = "",
    found: str = "",
    red: int | None = None,
    rounds: int = 60,
    hands: tuple[int, ...] | None = None,
    **lines: str,
) -> Play:
    """A position: a line for a seat by its person's name (notation.py), a stack's top cards by its name (stacks.py).

    Three seats, round 5, Alice to take her turn at its very start; all 3 gold, eight free shares, no member, no item.
    `turn` is the number of the turn in the game, `hands` which hand of prophecies each seat holds.
    """
    count = seats or max(3, *(NAMES.index(name) + 1 for name in lines if name in NAMES), 0)
    people = {name: notation.line(lines.get(name, "")) for name in NAMES[:count]}
    if strangers := set(lines) - set(people) - set(STACKS):
        raise ValueError(f"neither a person at this table nor a stack: {', '.join(sorted(strangers))}")
    named = {name: text for name, text in lines.items() if name in STACKS}
    laid = _lay_out(list(people.values()), named)
    holders = hands or ALL_ALIKE[count]
    dealt, shadow = _deal(list(people.values()), holders, notation.skills(oracle), notation.skills(destined))
    me = NAMES.index(active)
    number = turn or (ROUND - 1) * count + me + 1
    state = State(
        game=NAME,
        luck=Luck.of(b"a test position"),
        questions=QUESTIONS_BEFORE,
        seats=tuple(_seat(person, dealt[holders[seat]]) for seat, person in enumerate(people.values())),
        hands=holders,
        oracle=dealt[2] if count == 2 else (),
        destined=shadow,
        stacks=tuple(laid[name] for name in STACKS),
        turn=Turn(number, me, actions, is_fresh=fresh and actions == 1),
        first=(me - number + 1) % count,
        rounds=rounds,
        red_shares=red,
        found=_three(found),
        agenda=turn_asked(me, QUESTIONS_BEFORE),
    )
    return Play(state, NAMES[:count])


def _lay_out(people: list[Line], named: dict[str, str]) -> dict[str, tuple[str, ...]]:
    """Every stack. Seats without a hero get a quiet one; what no stack may hold goes to the last seat."""
    held = [card for person in people for card in person.cards]
    check_once(held)
    tops = {card for text in named.values() for card in notation.cards(text.removeprefix("only "))}
    taken = {*held, *tops}
    for person in people:
        person.hero = person.hero or Member(quiet_hero(taken))
    laid, spare = stacks(named, {card for person in people for card in person.cards})
    last = people[-1]
    last.members += tuple(Member(card) for card in spare if card in notation.HUNTERS)
    last.hand += tuple(card for card in spare if card in notation.ITEMS)
    return laid


def _deal(
    people: list[Line], holders: tuple[int, ...], oracle: tuple[str, ...], destined: tuple[str, ...]
) -> tuple[list[Hand], Hand]:
    """The three hands and the destined three. Sharers hold what either of them is said to hold."""
    held: list[tuple[str, ...]] = [(), (), oracle]
    for hand, person in zip(holders, people, strict=True):
        held[hand] = tuple(dict.fromkeys((*held[hand], *person.prophecies)))
    return prophecies(held, destined)


def _seat(person: Line, hand: Hand) -> Seat:
    return Seat(
        prophecies=hand,
        hero=person.hero,
        members=person.members,
        silver=person.silver,
        hand=person.hand,
        passes_ahead=person.passes_ahead,
        show_order=person.show_order,
    )


def _three(words: str) -> tuple[str, str, str] | None:
    if not words:
        return None
    guiding, seeking, fighting = notation.skills(words)
    return guiding, seeking, fighting
