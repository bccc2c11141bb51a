"""The secrecy trial of Unknown Quarry."""

from __future__ import annotations

from functools import cache
from random import Random
from types import MappingProxyType

from rules import PUBLIC, Decision, GameState
from rules.inspection.quarry import own
from rules.robots import LEVELS, Stream
from rules.unknown_quarry.cards import CARDS
from rules.unknown_quarry.house import ROOM_NAMES
from rules.unknown_quarry.interaction import Receive, Respond
from rules.unknown_quarry.state import State
from tests.kit.secrecy.quarry.exchange import exchanged
from tests.kit.secrecy.quarry.replay import replayed
from tests.kit.secrecy.quarry.sent import Sent
from tests.kit.secrecy.record import Record
from tests.kit.secrecy.trial import Replayed

GIFT, REACTION = "a gift waiting", "a reaction waiting"


class QuarryTrial:
    """What the secrecy trial asks of Unknown Quarry."""

    marks = ("a silent cripple", "a declared one", "a ban of Magic", GIFT, REACTION)
    rare = frozenset({GIFT, REACTION})
    short = MappingProxyType({"rounds": 5})

    def sent_before(self, state: GameState, viewer: int) -> Sent:
        return Sent.before(own(state), viewer)

    def sent_from_the_deal(self, viewer: int) -> Sent:
        return Sent(viewer)

    def exchanged(self, state: GameState, sent: Sent, chance: Random) -> State:
        return exchanged(own(state), sent, chance)

    def replayed(self, record: Record, viewer: int, chance: Random) -> Replayed:
        return replayed(record, viewer, chance)

    def marks_in(self, state: GameState, viewer: int) -> set[str]:
        table = own(state)
        others = [seat for number, seat in enumerate(table.seats) if number != viewer]
        found = {
            "a silent cripple": any(seat.is_crippled and not seat.has_declared for seat in others),
            "a declared one": any(seat.has_declared for seat in others),
            "a ban of Magic": any(seat.bans for seat in others),
            GIFT: isinstance(table.question, Receive) and table.question.is_gift,
            REACTION: is_reaction_waiting(table, viewer),
        }
        return {mark for mark, is_there in found.items() if is_there}

    def every_key(self) -> tuple[str, ...]:
        return every_key()

    def check_own_things(self, state: GameState, sent: Sent) -> None:
        if sent.viewer == PUBLIC:
            return
        me = own(state).seats[sent.viewer]
        assert tuple(sorted(sent.hand.elements())) == me.hand, f"seat {sent.viewer} was not told of its hand"
        assert sent.wounds == me.wounds, f"seat {sent.viewer} was not told of its wounds"
        assert sent.bans.get(sent.viewer, set()) == set(me.bans), f"seat {sent.viewer} was not told of its bans"

    def is_set_by_hand(self, after: GameState, before: GameState) -> bool:
        one, other = own(after), own(before)
        return (one.seats, one.rooms, one.agenda) != (other.seats, other.rooms, other.agenda)


def is_reaction_waiting(state: State, viewer: int) -> bool:
    """Whether another than the viewer is asked to respond and could show a reaction."""
    step = state.question
    if not isinstance(step, Respond) or step.seat == viewer:
        return False
    return any(option.key.startswith("react") for option in step.options(state, step.seat))


@cache
def every_key() -> tuple[str, ...]:
    """Every key that an option of the game can have, and some that none has."""
    bare = ("search", "back", "feint", "adrenaline", "end_turn", "end_turn:recover", "surge:up", "surge:down")
    interaction = ("withdraw", "apply", "resolve", "spend", "keep", "give_back", "", "nonsense", "move", "resolve:")
    verbs = ("pick_up", "card", "resolve", "spend", "react", "drop")
    return (
        *bare,
        *interaction,
        *(f"move:{room}" for room in ROOM_NAMES),
        *(f"interact:{seat}" for seat in range(7)),
        *(f"{verb}:{card}" for verb in verbs for card in CARDS),
        *(f"react:{card}:spend" for card in CARDS),
    )


def hasty_answer(view: object, decision: Decision, stream: Stream) -> str | None:
    """As the random robot answers, but every third time the turn ends where it can."""
    ends = [option.key for option in decision.options if option.key.startswith("end_turn")]
    if ends and not stream.below(3):
        return ends[stream.below(len(ends))]
    return LEVELS["random"](view, decision, stream)
