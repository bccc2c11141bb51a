"""A card or an ability is played: cost, response window, effect (Hunter Abilities; Timing; HP-29).

| step | who is asked | what follows |
|---|---|---|
| Respond | together, sealed: those who could answer, by public facts | the first response in priority, or Resolve |
| Resolve | nobody | the effect; of a response also what became of what it answers |
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from rules.core.agenda import AskingSealed, Running
from rules.core.questions import Option
from rules.hunting_party import choices, events
from rules.hunting_party.cards.effects import Cancel, ChooseBidOrder, Cost, Recruit, Redirect
from rules.hunting_party.choices import PASS, hunter_key
from rules.hunting_party.hiring import AskBidOrder
from rules.hunting_party.kingdom import SILVER_PER_GOLD
from rules.hunting_party.plays import ability_of, is_asked, player_of, response_picks, responses
from rules.hunting_party.plays import mark_of as name_of_mark
from rules.hunting_party.resolving import Work, carry_out, has_gone, redirected
from rules.hunting_party.state import MARKET, NOBODY, Deed, Source, State, clockwise, in_reach
from rules.hunting_party.verbs import Table


def play(table: Table, seat: int, source: Source, picks: tuple[str, ...], answering: Deed | None = None) -> None:
    """The cost is paid, the table hears of it, and whoever could answer is asked."""
    pay_cost(table, seat, source)
    is_answer = answering is not None
    table.tell(events.Played(seat, source.sort, source.card, source.which, picks, is_answer))
    begin(table, Deed(seat, source, picks, answering))


def pay_cost(table: Table, seat: int, source: Source) -> None:
    """The printed cost is paid, whatever will become of the effect (HP-31)."""
    ability, hunter = ability_of(source), player_of(seat, source).hunter
    if any(isinstance(effect, Recruit) and effect.is_action for effect in ability.effects):
        table.spend_action()
    match ability.cost:
        case Cost.CARD:
            table.give_up(seat, (source.card,))
            table.lay_under(MARKET, (source.card,))
        case Cost.GOLD:
            table.pay(seat, SILVER_PER_GOLD)
        case Cost.ROUND:
            table.mark(seat, hunter, name_of_mark(source))
        case Cost.FATIGUE:
            table.tire(seat, hunter)
            table.end_freshness()
        case Cost.SKIP | Cost.ALWAYS:
            pass


def begin(table: Table, deed: Deed) -> None:
    """Whoever could answer the deed is asked; it is carried out when nobody does, or when its aim has gone."""
    asked = tuple(seat for seat in candidates(table, deed) if is_asked(table, seat, deed))
    if asked and not has_gone(table, deed):
        table.push(Respond(asked, table.next_question(), deed))
    else:
        table.push(Resolve(deed))


def candidates(table: Table, deed: Deed) -> tuple[int, ...]:
    """The seats that a window could ask: those in reach of its user; of what an agent does, of the hunting player."""
    if deed.user == NOBODY:
        return (table.turn.seat, *in_reach(table, table.turn.seat))
    return in_reach(table, deed.user)


@dataclass(frozen=True, slots=True)
class Respond(AskingSealed[State, Table]):
    """A response window: each asked seat gives one sealed answer under cover; the first in priority counts (HP-29)."""

    guards: Deed
    kind: Literal["respond"] = "respond"

    @property
    def is_covered(self) -> bool:
        return True

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        return (*response_options(state, seat, self.guards), PASS)

    def default(self, state: State, seat: int) -> str:
        return PASS.key

    def ordered(self, state: State, seat: int) -> str | None:
        return PASS.key if state.seats[seat].passes_ahead else None

    def open_answers(self, table: Table) -> None:
        answers = dict(self.answers)
        for first in clockwise(table, table.turn.seat):
            if answers.get(first, PASS.key) != PASS.key:
                self._respond(table, first, answers[first])
                return
        table.push(Resolve(self.guards))

    def _respond(self, table: Table, seat: int, key: str) -> None:
        sort, card, which, pick = key.removeprefix("respond:").split(":")
        source = next(
            source for source, _ in responses(table, seat, self.guards) if _parts(source) == (sort, card, which)
        )
        play(table, seat, source, (pick,) if pick else (), self.guards)


def _parts(source: Source) -> tuple[str, str, str]:
    return source.sort, source.card, source.which


def response_options(state: State, seat: int, deed: Deed) -> Iterator[Option]:
    """Each response that the seat can give, with each hunter it could choose."""
    for source, ability in responses(state, seat, deed):
        head = f"respond:{source.sort}:{source.card}:{source.which}"
        if not ability.choices:
            yield Option(f"{head}:", _respond(source, ""))
            continue
        for owner, hunter in response_picks(state, seat, deed):
            pick = hunter_key(owner, hunter)
            yield Option(f"{head}:{pick}", _respond(source, pick))


def _respond(source: Source, pick: str) -> choices.Respond:
    match source.sort:
        case "potion" | "power" | "gear":
            return choices.Respond(source.sort, source.card, source.which, pick)
        case _:
            raise ValueError(f"{source.sort} answers nothing")


@dataclass(frozen=True, slots=True)
class Resolve(Running[Table]):
    """The deed is carried out, unless what it was aimed at has gone (HP-29)."""

    deed: Deed
    kind: Literal["resolve"] = "resolve"

    def run(self, table: Table) -> None:
        deed = self.deed
        if has_gone(table, deed):
            table.tell(events.Fizzled(deed.source.sort, deed.source.card, deed.source.which))
            conclude(table, deed)
            return
        answering, effects = deed.answering, ability_of(deed.source).effects
        if deed.source.sort == "hire":
            table.push(AskBidOrder(deed.user, table.next_question()))
            return
        carry_out_all(table, deed)
        if answering is None:
            return
        if ChooseBidOrder() in effects:
            table.push(AskBidOrder(deed.user, table.next_question()))
        elif Cancel() in effects:
            source = answering.source
            table.tell(events.Cancelled(source.sort, source.card, source.which))
            conclude(table, answering)
        else:
            begin(table, _as_it_stands(table, deed, answering))


def _as_it_stands(table: Table, deed: Deed, answering: Deed) -> Deed:
    """What was answered, aimed anew where the response says so."""
    for effect in ability_of(deed.source).effects:
        if isinstance(effect, Redirect):
            return redirected(table, deed, effect, answering)
    return answering


def conclude(table: Table, deed: Deed) -> None:
    """The deed is over. If it was a response, what it answered is open to answers again (HP-29)."""
    if deed.answering is not None:
        begin(table, deed.answering)


def carry_out_all(table: Table, deed: Deed) -> None:
    """Every effect of the deed happens, in the printed order."""
    work = Work.of(table, deed)
    for effect in ability_of(deed.source).effects:
        carry_out(effect, work)
