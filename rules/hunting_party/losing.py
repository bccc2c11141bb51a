"""What a lost fight costs: a red share, then the consequence, or the victim of the Shadow (HP-08, HP-39)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from rules.core.agenda import AskingOne, Running
from rules.core.questions import Option
from rules.hunting_party import choices
from rules.hunting_party.cards import ITEMS
from rules.hunting_party.cards.card import Agent
from rules.hunting_party.handling import ask_to_throw
from rules.hunting_party.kingdom import SILVER_PER_GOLD
from rules.hunting_party.playing import begin
from rules.hunting_party.reckoning import bends, guards, ordinary_members, sent_members
from rules.hunting_party.state import GEAR, NOBODY, Deed, Position, Source, State, left_of
from rules.hunting_party.verbs import Table

SHADOW = "shadow"
MILD_REGIONS = ("palace", "catacomb")
"""Where the hunting player himself says who is struck (HP-08)."""


def lose_to_agent(table: Table, agent: Agent) -> None:
    """The fight against the agent is lost, and its consequence follows."""
    table.lose_fight(agent.name)
    if table.outcome is not None:
        return
    hunt = table.open_hunt()
    relief = sum(bends(table, hunt.seat, member, "consequence_size") or 0 for member in sent_members(table))
    amount = max(0, agent.consequence.amount + relief)
    match agent.consequence.sort:
        case "deaths":
            table.push(Strike("death", agent.name, amount))
        case "gear":
            table.push(Strike("gear", agent.name, amount))
        case "cards":
            ask_to_throw(table, hunt.seat, amount)
        case "gold":
            table.pay(hunt.seat, min(table.seats[hunt.seat].silver, amount * SILVER_PER_GOLD))


def lose_to_shadow(table: Table) -> None:
    """The Shadow stands: the left neighbour names a member to die (HP-39)."""
    table.lose_fight("")
    if table.outcome is None:
        table.push(Strike("death", SHADOW, 1))


Blow = Literal["death", "gear"]


@dataclass(frozen=True, slots=True)
class Strike(Running[Table]):
    """So many are struck, one after another, as far as there are any. `by`: the agent's name, or the Shadow.

    `named`: who was named before, and is not again, whatever became of him.
    """

    blow: Blow
    by: str
    left: int
    kind: Literal["strike"] = "strike"
    named: tuple[str, ...] = ()

    def run(self, table: Table) -> None:
        found = tuple(victims(table, self.blow, self.by, self.named))
        if self.left < 1 or not found:
            return
        if len(found) == 1:
            self.name(table, found[0])
        else:
            chooser = chooser_of(table, self.by)
            question = table.next_question()
            table.push(ChooseVictim(chooser, question, self.blow, self.by, left=self.left, named=self.named))

    def name(self, table: Table, hunter: str) -> None:
        """The hunter is struck, then the others that are left."""
        table.push(replace(self, left=self.left - 1, named=(*self.named, hunter)))
        strike(table, self.blow, self.by, hunter)


def chooser_of(table: Table, by: str) -> int:
    """Who says who is struck: the hunting player in Palace and Catacomb, else his left neighbour (HP-08, HP-39)."""
    hunt = table.open_hunt()
    is_mild = by != SHADOW and hunt.guiding in MILD_REGIONS
    return hunt.seat if is_mild else left_of(table, hunt.seat)


def victims(position: Position, blow: Blow, by: str, named: tuple[str, ...]) -> Iterator[str]:
    """The members not named yet that can be struck: of those sent, or of all by the Shadow; no hero, no handicap."""
    hunt = position.hunt
    if hunt is None:
        return
    for member in ordinary_members(position.seats[hunt.seat]):
        if member.hunter in named:
            continue
        shield = guards(position, hunt.seat, member)
        if by == SHADOW:
            if "shadow" not in shield:
                yield member.hunter
        elif member.hunter in hunt.sent and is_open_to(blow, shield, member.items):
            yield member.hunter


def is_open_to(blow: Blow, shield: frozenset[str], items: tuple[str, ...]) -> bool:
    """Whether a consequence can strike the member so: death unless he is guarded, his gear if he has any."""
    if blow == "death":
        return "consequence" not in shield
    return any(not ITEMS[item].is_potion for item in items)


def strike(table: Table, blow: Blow, by: str, hunter: str) -> None:
    """The member dies, or all his gear is lost, unless that is answered."""
    seat = table.open_hunt().seat
    source = Source("shadow", SHADOW) if by == SHADOW else Source("agent", by, GEAR if blow == GEAR else "")
    begin(table, Deed(NOBODY, source, (choices.hunter_key(seat, hunter),)))


@dataclass(frozen=True, slots=True)
class ChooseVictim(AskingOne[State, Table]):
    """Who dies, or loses his gear; a time-out leaves it to luck (HP-39). `left` and `named` as in Strike."""

    blow: Blow
    by: str
    kind: Literal["choose_victim"] = "choose_victim"
    left: int = 1
    named: tuple[str, ...] = ()

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        hunting = state.hunt.seat if state.hunt else NOBODY
        return tuple(
            Option(f"victim:{choices.hunter_key(hunting, hunter)}", choices.Victim(hunting, hunter))
            for hunter in victims(state, self.blow, self.by, self.named)
        )

    def default(self, state: State, seat: int) -> str:
        options = self.options(state, seat)
        return options[state.luck.aside(len(options), f"victim:{self.question}")].key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.Victim(_, hunter):
                Strike(self.blow, self.by, self.left, named=self.named).name(table, hunter)
