"""An attempt at a City Card: turned, chosen, by points or dice, to the commit (Taking Control of a City Card; DP-36).

| step | who is asked | what follows |
|---|---|---|
| ChooseCard | the leader | keep, redraw, swap; with partners Agree first |
| ChooseMethod | the leader | points or dice; with partners Agree first |
| Agree | the partners together | what was proposed, or another proposal |
| Commit | nobody | Gather (gathering.py), or the roll (rolling.py) |
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from rules.core.agenda import AskingOne, AskingSealed, Running
from rules.core.questions import Option
from rules.deadly_prey import choices, events
from rules.deadly_prey.cards import CITY
from rules.deadly_prey.choices import AGREE, KEEP, REDRAW, REFUSE
from rules.deadly_prey.city import GENERAL, ROW_OF, TOP
from rules.deadly_prey.forces import is_barred, tax
from rules.deadly_prey.gathering import Gather, JudgePoints, in_standing
from rules.deadly_prey.paths import suit_at
from rules.deadly_prey.ratings import HIGHEST_ROLL, can_roll, number_to_reach
from rules.deadly_prey.rolling import prepare_roll
from rules.deadly_prey.state import Attempt, Position, State, hunter_of
from rules.deadly_prey.verbs import Table
from rules.deadly_prey.windows import open_window

MOST_REFUSALS = 2


def begin_attempt(table: Table, seat: int, name: str, partners: tuple[int, ...]) -> None:
    """The card is turned for all to see; a Minion is fought, a General rolled for, any other may be changed."""
    table.spend(seat, tax(table, "attempt", seat, row=ROW_OF[name]), "tax")
    table.turn_up(seat, name)
    table.attempt = Attempt(name, seat, partners)
    go_on_with_card(table, may_change=True)


def go_on_with_card(table: Table, *, may_change: bool) -> None:
    """What the card on the spot is decides what follows (Card Choice; DP-32)."""
    attempt = running(table)
    card = CITY[table.spot(attempt.spot).card]
    if card.is_minion:
        table.attempt = replace(attempt, sort="minion", method="dice")
        open_window(table, "attempt", Commit())
    elif card.suit == GENERAL:
        table.attempt = replace(attempt, method="dice")
        open_window(table, "attempt", Commit())
    elif may_change and any(True for _ in card_options(table, attempt.leader)):
        table.push(ChooseCard(attempt.leader, table.next_question()))
    else:
        table.push(ChooseMethod(attempt.leader, table.next_question()))


def running(table: Table) -> Attempt:
    """The attempt that runs. Raises ValueError if none does."""
    if table.attempt is None:
        raise ValueError("no attempt runs")
    return table.attempt


# --- the card ---


def card_options(position: Position, leader: int) -> Iterator[Option]:
    """Keep, redraw, or exchange with a face-up card of the tracker (DP-31 to DP-33)."""
    attempt = position.attempt
    if attempt is None:
        return
    yield KEEP
    had_general = any(hunter_of(position, seat).generals for seat in attempt.group)
    is_general_on_top = bool(position.city) and CITY[position.city[0]].suit == GENERAL
    if not (had_general and is_general_on_top and attempt.spot != TOP):
        yield REDRAW
    payers = [seat for seat in attempt.group if hunter_of(position, seat).reserve]
    if not payers or is_barred(position, "swapping", leader):
        return
    for number, space in enumerate(position.tracker):
        if space.is_up and space.card and _can_be_had(space.card, attempt.spot, had_general=had_general):
            for payer in payers:
                key = f"swap:{number + 1}:{payer}"
                yield Option(key, choices.SwapCard(number + 1, space.card, payer))


def _can_be_had(card: str, name: str, *, had_general: bool) -> bool:
    if CITY[card].is_minion:
        return False
    return CITY[card].suit != GENERAL or (name != TOP and not had_general)


@dataclass(frozen=True, slots=True)
class ChooseCard(AskingOne[State, Table]):
    """Control it as turned, replace it from the deck, or exchange it with the tracker."""

    kind: Literal["choose_card"] = "choose_card"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        return tuple(card_options(state, seat))

    def default(self, state: State, seat: int) -> str:
        return KEEP.key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        propose(table, seat, option.key)


def change_card(table: Table, key: str) -> None:
    """What was chosen, and agreed, is done with the card."""
    attempt = running(table)
    table.attempt = replace(attempt, refusals=0)
    verb, *rest = key.split(":")
    match verb:
        case "redraw":
            table.redraw(attempt.leader, attempt.spot)
        case "swap":
            table.swap_with_tracker(int(rest[1]), attempt.spot, int(rest[0]) - 1)
        case _:
            pass
    go_on_with_card(table, may_change=False)


# --- points or dice ---


@dataclass(frozen=True, slots=True)
class ChooseMethod(AskingOne[State, Table]):
    """Points or dice, both below eleven whatever the secret score; points alone from eleven on (DP-36)."""

    kind: Literal["choose_method"] = "choose_method"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        methods = ["points"]
        if state.attempt is not None and number_to_reach(state, state.attempt) <= HIGHEST_ROLL:
            methods.append("dice")
        return tuple(Option(f"method:{method}", choices.Method(method)) for method in methods)

    def default(self, state: State, seat: int) -> str:
        return self.options(state, seat)[-1].key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        propose(table, seat, option.key)


def set_method(table: Table, key: str) -> None:
    """The attempt goes by points or by dice, and the window opens."""
    attempt = running(table)
    method: Literal["points", "dice"] = "points" if key == "method:points" else "dice"
    table.attempt = replace(attempt, method=method, could_roll=can_roll(table, attempt))
    table.tell(events.MethodChosen(attempt.leader, method))
    open_window(table, "attempt", Commit())


# --- agreeing (Cooperating; DP-48) ---


def propose(table: Table, seat: int, key: str) -> None:
    """A lone hunter has it as he says; partners are asked whether they agree."""
    attempt = running(table)
    if not attempt.partners:
        settle(table, key)
        return
    table.tell(events.Proposed(seat, key))
    table.push(Agree(attempt.partners, table.next_question(), key))


def settle(table: Table, key: str) -> None:
    """The proposal is carried out; a card that cannot be had any more, since it was proposed, is chosen anew."""
    leader = running(table).leader
    if key.startswith("method:"):
        set_method(table, key)
    elif key in {option.key for option in card_options(table, leader)}:
        change_card(table, key)
    else:
        table.push(ChooseCard(leader, table.next_question()))


@dataclass(frozen=True, slots=True)
class Agree(AskingSealed[State, Table]):
    """The partners agree, or not, sealed; silence agrees (DP-48)."""

    proposal: str
    kind: Literal["agree"] = "agree"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        return (AGREE, REFUSE)

    def default(self, state: State, seat: int) -> str:
        return AGREE.key

    def open_answers(self, table: Table) -> None:
        refusing = self.who_said(REFUSE.key)
        if not refusing:
            settle(table, self.proposal)
            return
        table.tell(events.ProposalRefused(self.proposal, refusing))
        self._ask_again(table)

    def _ask_again(self, table: Table) -> None:
        """Another proposal is asked for; after two refusals the card is kept, and dice are rolled (points from 11)."""
        attempt = running(table)
        refusals = attempt.refusals + 1
        is_method = self.proposal.startswith("method:")
        table.attempt = replace(attempt, refusals=refusals)
        if refusals < MOST_REFUSALS:
            step = ChooseMethod if is_method else ChooseCard
            table.push(step(attempt.leader, table.next_question()))
        elif is_method:
            by_dice = number_to_reach(table, attempt) <= HIGHEST_ROLL
            settle(table, "method:dice" if by_dice else "method:points")
        else:
            settle(table, KEEP.key)


# --- the commit ---


@dataclass(frozen=True, slots=True)
class Commit(Running[Table]):
    """The window is closed: the number stands, points are gathered or dice rolled (DP-36, DP-37)."""

    kind: Literal["commit"] = "commit"

    def run(self, table: Table) -> None:
        attempt = running(table)
        number = number_to_reach(table, attempt)
        table.attempt = attempt = replace(attempt, rating=number)
        table.tell(events.RatingSet(attempt.spot, number))
        is_calling_card = attempt.sort == "control" and suit_at(table, attempt.spot) != GENERAL
        may_gather = is_calling_card and not any(is_barred(table, "gathering", seat) for seat in attempt.group)
        if may_gather and _wants_points(table, attempt):
            gatherers = in_standing(table, attempt.group)
            table.push(Gather(gatherers[0], table.next_question(), gatherers[1:]), JudgePoints())
        else:
            prepare_roll(table)


def _wants_points(table: Table, attempt: Attempt) -> bool:
    """Whether points were chosen, or a roll has become impossible in the window (DP-36)."""
    if attempt.method == "points" or attempt.rating > HIGHEST_ROLL:
        return True
    return attempt.could_roll and not can_roll(table, attempt)
