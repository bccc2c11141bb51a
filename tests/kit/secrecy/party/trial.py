"""The secrecy trial of Hunting Party."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations
from random import Random
from types import MappingProxyType

from rules import PUBLIC, Decision, GameState
from rules.hunting_party.cards import HUNTERS, ITEMS
from rules.hunting_party.choices import PASS
from rules.hunting_party.handling import Arrange
from rules.hunting_party.hunting import Deny, matching
from rules.hunting_party.kingdom import LOCATIONS, REGIONS, SKILLS, TYPES
from rules.hunting_party.market import Purchase
from rules.hunting_party.playing import Respond
from rules.hunting_party.state import STACKS, State, stack
from rules.inspection.party import own
from rules.robots import LEVELS, Stream
from tests.kit.secrecy.party.exchange import exchanged
from tests.kit.secrecy.party.replay import replayed
from tests.kit.secrecy.party.sent import Sent
from tests.kit.secrecy.record import Record
from tests.kit.secrecy.trial import Replayed

DENYING = tuple(f"a denial asked of one who holds {count}" for count in range(4))
SEALED, WISH, OFFER, PURCHASE = "a sealed answer", "a wish", "an offer between others", "a purchase"
PEEK, ORDER_OF_STACK = "cards looked at", "a stack being arranged"
PASSES_AHEAD, SHOW_ORDER = "a pass ahead", "an order what to show"


class PartyTrial:
    """What the secrecy trial asks of Hunting Party."""

    marks = (*DENYING, SEALED, WISH, OFFER, PURCHASE, PEEK, ORDER_OF_STACK, PASSES_AHEAD, SHOW_ORDER)
    rare = frozenset({*DENYING, SEALED, PURCHASE, ORDER_OF_STACK})
    short = MappingProxyType({"rounds": 3})

    def sent_before(self, state: GameState, viewer: int) -> Sent:
        return Sent.before(own(state), viewer)

    def sent_from_the_deal(self, viewer: int) -> Sent:
        return Sent(viewer)

    def exchanged(self, state: GameState, sent: Sent, chance: Random) -> State:
        return exchanged(own(state), sent, chance)

    def replayed(self, record: Record, viewer: int, chance: Random) -> Replayed:
        return replayed(record, viewer, chance)

    def marks_in(self, state: GameState, viewer: int) -> set[str]:
        return set(marks_in(own(state), viewer))

    def every_key(self) -> tuple[str, ...]:
        return every_key()

    def check_own_things(self, state: GameState, sent: Sent) -> None:
        table = own(state)
        for name in STACKS:
            cards = stack(table, name)
            assert len(sent.stacks[name]) == len(cards), f"viewer {sent.viewer} was not told of the {name} stack"
            assert all(known in (None, card) for known, card in zip(sent.stacks[name], cards, strict=True)), name
        for seat, held in sent.held.items():
            assert held.keys() <= {*table.seats[seat].hand}, f"viewer {sent.viewer} was not told of hand {seat}"
        if sent.viewer != PUBLIC:
            me = table.seats[sent.viewer]
            assert tuple(sent.hand) == me.hand, f"seat {sent.viewer} was not told of its hand"
            assert sent.prophecies == me.prophecies, f"seat {sent.viewer} was not told of its prophecies"

    def is_set_by_hand(self, after: GameState, before: GameState) -> bool:
        one, other = own(after), own(before)
        return (one.seats, one.stacks, one.agenda) != (other.seats, other.stacks, other.agenda)


def shopping_answer(view: object, decision: Decision, stream: Stream) -> str | None:
    """As the random robot answers, but every second time it buys where it can, and lets others play undisturbed."""
    wanted = [option.key for option in decision.options if option.key in ("buy", PASS.key)]
    if decision.kind in ("take_turn", "respond") and wanted and stream.below(2):
        return wanted[0]
    return LEVELS["random"](view, decision, stream)


def marks_in(state: State, viewer: int) -> Iterator[str]:
    """Those of the marks that the state has with others than the viewer."""
    yield from marks_of_question(state, viewer)
    for number, seat in enumerate(state.seats):
        if number != viewer:
            found = {WISH: seat.wishes, PEEK: seat.seen, PASSES_AHEAD: seat.passes_ahead, SHOW_ORDER: seat.show_order}
            yield from (mark for mark, is_there in found.items() if is_there)
    if any(viewer not in (offer.seat, offer.to) for offer in state.offers):
        yield OFFER


def marks_of_question(state: State, viewer: int) -> Iterator[str]:
    """The mark of what is asked of others."""
    match state.question:
        case Deny(seat=seat) if seat != viewer and state.hunt:
            yield DENYING[len(matching(state.seats[seat].prophecies, state.hunt))]
        case Respond(done=done) if set(done) - {viewer}:
            yield SEALED
        case Purchase(seat=seat) if seat != viewer:
            yield PURCHASE
        case Arrange(seat=seat) if seat != viewer:
            yield ORDER_OF_STACK


@cache
def every_key() -> tuple[str, ...]:
    """Every key that an option of the game can have, but for those of hunters in play only samples; and some wrong."""
    bare = ("buy", "hunt", "party_disband", "end_turn", "first", "last", "pass", "pay", "none", "go", "back", "", "x")
    aside = ("ask_oracle", "send_offer", "pass_ahead:on", "pass_ahead:off", "show_order", "show_order:none")
    orders = (f"show_order:{'.'.join(order)}" for order in permutations(TYPES))
    seats = ("offer", "accept", "refuse", "confirm", "withdraw", "pick", "take_back")
    places = ("hero", "hire", "pick")
    items = ("take", "put_back", "throw", "keep", "give", "lay", "equip", "potion", "gear")
    numbers = ("bid", "chest", "give_silver", "ask_silver", "ask_cards")
    hunters = ("send", "stay", "disband", "pick:0.", "pick:1.", "victim:0.", "victim:1.")
    return (
        *(*bare, *aside, *orders),
        *(f"{verb}:{seat}" for verb in seats for seat in range(6)),
        *(f"{verb}:{number}" for verb in numbers for number in (0, 1, 4)),
        *(f"{verb}:{place}" for verb in places for place in (*LOCATIONS, *REGIONS)),
        *(f"{verb}:{skill}" for verb in ("declare", "show", "pick") for skill in SKILLS),
        *(f"{verb}:{item}" for verb in items for item in ITEMS),
        *(f"{verb}{'' if verb.endswith('.') else ':'}{hunter}" for verb in hunters for hunter in HUNTERS),
        *(f"power:{hunter}:{which}" for hunter in HUNTERS for which in ("normal", "champion")),
        *(f"respond:potion:{item}::" for item in ITEMS),
    )
