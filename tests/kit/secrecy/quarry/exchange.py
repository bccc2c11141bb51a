"""Another table that looks the same to one viewer: everything is exchanged that it was not sent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from rules.core.luck import Luck
from rules.unknown_quarry.cards import CARDS, MONSTROUS_NAMES, STANDARD_NAMES, monster_of
from rules.unknown_quarry.house import ROOM_NAMES
from rules.unknown_quarry.interaction import DecideRoll, Receive, Respond
from rules.unknown_quarry.state import MONSTERS, HandSeen, Knowledge, RoomSeen, Seat, State, droppable
from rules.unknown_quarry.steps import DropItem, TakeAction
from tests.kit.secrecy.quarry.sent import Sent

PAIR = 2
MOST_SILENT_WOUNDS = 4
DEEDS = ("interact", "move")
CARD_NAMES = tuple(CARDS)

Hands = list[tuple[str, ...]]
Rooms = tuple[tuple[str, ...], ...]


def exchanged(state: State, sent: Sent, chance: Random) -> State:
    """A state that differs from this one in nothing that the viewer was sent, and in all else by chance."""
    hands, rooms = exchanged_cards(state, sent, chance)
    seats = tuple(
        own_seat(seat, sent, chance)
        if number == sent.viewer
        else other_seat(state, number, hands[number], sent, chance)
        for number, seat in enumerate(state.seats)
    )
    other = replace(state, seats=seats, rooms=rooms, luck=other_luck(state, sent, chance))
    if state.turn.seat != sent.viewer and not state.turn.is_quiet:
        other = replace(other, turn=replace(state.turn, is_quiet=chance.random() < 0.5))
    return with_other_step(other, sent, chance)


def exchanged_cards(state: State, sent: Sent, chance: Random) -> tuple[Hands, Rooms]:
    """The cards that the viewer is not certain of change places, as many in each; the monster may sit elsewhere."""
    kept, gaps, loose = parted(state, sent)
    loose.sort(key=lambda _: chance.random())
    for place in where_monstrous(kept, gaps, loose, sent, chance):
        kept[place].append(take(loose, monstrous=True))
        gaps[place] -= 1
    for place, gap in enumerate(gaps):
        kept[place].extend(loose.pop() for _ in range(gap))
    laid = [tuple(sorted(held)) for held in kept]
    return laid[: len(state.seats)], tuple(laid[len(state.seats) :])


def parted(state: State, sent: Sent) -> tuple[list[list[str]], list[int], list[str]]:
    """For every hand, then every room: what the viewer is certain of, how much more there is; and all that is loose."""
    hands = [sent.hand if seat == sent.viewer else sent.held.get(seat) for seat in range(len(state.seats))]
    kept: list[list[str]] = []
    loose: list[str] = []
    cards = (*(seat.hand for seat in state.seats), *state.rooms)
    for held, known in zip(cards, (*hands, *map(sent.lying.get, ROOM_NAMES)), strict=True):
        certain = list((known & Counter(held)).elements()) if known else []
        kept.append(certain)
        loose.extend((Counter(held) - Counter(certain)).elements() if certain else held)
    return kept, [len(held) - len(certain) for held, certain in zip(cards, kept, strict=True)], loose


def where_monstrous(kept: list[list[str]], gaps: list[int], loose: list[str], sent: Sent, chance: Random) -> list[int]:
    """The places for the loose monstrous cards: two with one player, who has not declared; the others in rooms."""
    seats = range(len(kept) - len(ROOM_NAMES))
    count = sum(1 for card in loose if card in MONSTROUS_NAMES)
    known = [seat for seat in seats if lacking(kept[seat]) < PAIR]
    fit = [seat for seat in seats if seat not in sent.declared and seat != sent.viewer and gaps[seat] >= PAIR]
    monster = known[0] if known else chance.choice(fit)
    with_monster = [monster] * lacking(kept[monster])
    room_slots = [place for place in range(len(seats), len(gaps)) for _ in range(gaps[place])]
    return with_monster + chance.sample(room_slots, count - len(with_monster))


def lacking(cards: Sequence[str]) -> int:
    """How many monstrous cards a monster with these in hand would still lack."""
    return PAIR - sum(1 for card in cards if card in MONSTROUS_NAMES)


def take(loose: list[str], *, monstrous: bool) -> str:
    """One of the loose cards of this sort, which is loose no longer."""
    card = next(card for card in loose if (card in MONSTROUS_NAMES) is monstrous)
    loose.remove(card)
    return card


def own_seat(seat: Seat, sent: Sent, chance: Random) -> Seat:
    """The viewer's seat; what stands on its scratch sheet without having been shown to it is exchanged."""
    return replace(seat, knowledge=only_read(seat.knowledge, sent, chance))


def only_read(known: Knowledge, sent: Sent, chance: Random) -> Knowledge:
    """The knowledge with another card for each that the viewer was never shown in that place."""

    def shown(place: str | int, card: str) -> str:
        return card if (place, card) in sent.read else chance.choice([other for other in CARD_NAMES if other != card])

    rooms = tuple(
        RoomSeen(seen.room, tuple(shown(seen.room, card) for card in seen.cards), seen.turn, seen.moment)
        for seen in known.rooms
    )
    hands = tuple(HandSeen(seen.seat, shown(seen.seat, seen.card), seen.turn) for seen in known.hands)
    return Knowledge(known.boxes, rooms, hands)


def other_seat(state: State, number: int, hand: tuple[str, ...], sent: Sent, chance: Random) -> Seat:
    """Another's seat with other cards, wounds, bans and knowledge; what everybody sees of it stays."""
    seat, told = state.seats[number], sent.bans.get(number, ())
    return replace(
        seat,
        hand=hand,
        wounds=wounds(hand, len(state.seats), chance, has_declared=seat.has_declared),
        bans=tuple(deed for deed in DEEDS if deed in told or chance.random() < 0.3),
        knowledge=guess(state, chance),
    )


def wounds(hand: tuple[str, ...], life: int, chance: Random, *, has_declared: bool) -> int:
    """Wounds within what was publicly said: declared only above three, a monster that lives below its life."""
    if monster_of(hand):
        return chance.randrange(life)
    return chance.randint(MOST_SILENT_WOUNDS, 6) if has_declared else chance.randint(0, MOST_SILENT_WOUNDS)


def guess(state: State, chance: Random) -> Knowledge:
    """What another may have been shown: anything."""
    seats, turn = len(state.seats), state.turn.number
    seen = HandSeen(chance.randrange(seats), chance.choice(CARD_NAMES), turn)
    room = RoomSeen(chance.choice(ROOM_NAMES), (chance.choice(CARD_NAMES),), turn, state.moment)
    return Knowledge(((chance.randrange(3),) * len(MONSTERS),) * seats, (room,), (seen,))


def other_luck(state: State, sent: Sent, chance: Random) -> Luck:
    """Another secret key, except that a default which the viewer sees at this moment was drawn with the old one."""
    match state.question:
        case Respond(seat=target) if target == sent.viewer:
            return state.luck
    return Luck.of(chance.randbytes(8))


def with_other_step(state: State, sent: Sent, chance: Random) -> State:
    """The open question names other cards and drafts, where the viewer was not told them."""
    step = other_step(state, sent, chance)
    return state if step is None else replace(state, agenda=(*state.agenda[:-1], step))


def other_step(
    state: State, sent: Sent, chance: Random
) -> TakeAction | DropItem | DecideRoll | Respond | Receive | None:
    """The open question as it might as well be, or None if the viewer knows all of it."""
    match state.question:
        case TakeAction(seat=seat) as step if seat != sent.viewer:
            return replace(step, target=chance.choice([None, *range(len(state.seats))]))
        case DropItem(seat=seat) as step if seat != sent.viewer:
            return replace(step, card=chance.choice(droppable(state.seats[seat].hand)))
        case DecideRoll(seat=attacker) as step if sent.in_play is None:
            return replace(step, card=usable_card(state.seats[attacker], chance))
        case Respond(attacker=attacker) as step if sent.in_play is None:
            return replace(step, card=usable_card(state.seats[attacker], chance))
        case Receive(giver=giver, cards=cards) as step if sent.passed is None:
            return other_cards_over(step, state.seats[giver], len(cards), chance)
    return None


def usable_card(attacker: Seat, chance: Random) -> str:
    """A card with which the attacker can interact."""
    return chance.choice([*STANDARD_NAMES, *(card for card in attacker.hand if CARDS[card].is_action)])


def other_cards_over(step: Receive, giver: Seat, count: int, chance: Random) -> Receive:
    """As many cards of the giver, shown or, if it is one item, perhaps given."""
    cards = tuple(sorted(chance.sample(giver.hand, count)))
    can_be_gift = count == 1 and cards[0] not in MONSTROUS_NAMES
    return replace(step, cards=cards, is_gift=can_be_gift and chance.random() < 0.5)
