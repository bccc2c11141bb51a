"""The hunt: denials, the Shadow, the fight, its bounty and its consequences (Hunt; HP-34 to HP-41).

| step | who is asked | what follows |
|---|---|---|
| NextDenial | nobody | Deny of the next seat, the Oracle, the hunting player's own cards, or the Shadow is found |
| Deny | one seat, under cover | a card is shown: MeetAgent; none: NextDenial |
| AskOracle | the table itself, under cover | as Deny |
| MeetAgent | nobody | FightPause, JudgeFight |
| FightPause | nobody | FightAct of the next seat that could do something; it is over when all in a row pass or cannot |
| FightAct | one seat | a card or an ability is played (playing.py), or a pass |
| JudgeFight, JudgeShadow | nobody | bounty and chest, or what a lost fight costs (losing.py) |
| EndHunt | nobody | the turn goes on |
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from rules.core.agenda import Asking, AskingOne, Running
from rules.core.questions import TABLE, Option
from rules.hunting_party import choices, events
from rules.hunting_party.cards import AGENTS
from rules.hunting_party.choices import ASK_ORACLE, PASS, SHOW_NONE
from rules.hunting_party.drafts import (
    is_complete_play,
    is_play,
    picked,
    picks_of_play,
    play_option,
    source_of,
    taken_back,
)
from rules.hunting_party.kingdom import TYPE_OF
from rules.hunting_party.losing import lose_to_agent, lose_to_shadow
from rules.hunting_party.market import Chest
from rules.hunting_party.playing import play
from rules.hunting_party.plays import can_play, face_up_sources, sources
from rules.hunting_party.reckoning import bends, can_pay_off, is_met, skills_on_hunt
from rules.hunting_party.state import (
    ORACLE,
    SHADOW_BOUNTY,
    Draft,
    Hunt,
    Position,
    State,
    clockwise,
    in_reach,
)
from rules.hunting_party.verbs import Table

SLAYERS = 2


def go_hunting(table: Table, skills: tuple[str, ...], sent: tuple[str, ...]) -> None:
    """The hunt is declared; everybody who does not share the hunting player's hand is asked, left first (HP-11)."""
    seat = table.turn.seat
    table.spend_action()
    table.declare(skills, sent)
    others = tuple(other for other in clockwise(table, seat)[1:] if table.hands[other] != table.hands[seat])
    oracle = (ORACLE,) if table.oracle else ()
    table.push(NextDenial((*others, *oracle)), EndHunt())


@dataclass(frozen=True, slots=True)
class NextDenial(Running[Table]):
    """Clockwise until the hunt is thwarted (Thwarting the Hunt). `order`: who is still to be asked."""

    order: tuple[int, ...]
    kind: Literal["next_denial"] = "next_denial"

    def run(self, table: Table) -> None:
        if not self.order:
            self._end(table)
            return
        seat, rest = self.order[0], self.order[1:]
        if seat == ORACLE:
            table.push(AskOracle(table.next_question(), rest))
        elif has_hand_passed(table, seat):
            table.pass_hunt(seat, is_sharer=True)
            table.push(NextDenial(rest))
        else:
            table.push(Deny(seat, table.next_question(), rest))

    def _end(self, table: Table) -> None:
        """The hunting player's own cards deny last, by themselves (HP-36)."""
        hunt = table.open_hunt()
        if matching(table.seats[hunt.seat].prophecies, hunt):
            table.deny_own()
            table.push(MeetAgent())
        else:
            table.find_shadow()
            table.push(FightPause(fighters(table, hunt.seat)), JudgeShadow())


def has_hand_passed(table: Table, seat: int) -> bool:
    """Whether another holder of the seat's hand has passed in this hunt, as everybody knows (HP-11)."""
    return any(other != ORACLE and table.hands[other] == table.hands[seat] for other in table.open_hunt().passed)


def matching(cards: tuple[str, ...], hunt: Hunt) -> tuple[str, ...]:
    """Those of the prophecies that deny the hunt."""
    return tuple(card for card in cards if card in hunt.skills)


@dataclass(frozen=True, slots=True)
class Deny(AskingOne[State, Table]):
    """A seat must show one of the three, if it can; asked alike whatever it holds, under cover (HP-35)."""

    rest: tuple[int, ...]
    kind: Literal["deny"] = "deny"

    @property
    def is_covered(self) -> bool:
        return True

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        showing = tuple(Option(f"show:{card}", choices.Show(card)) for card in self.cards(state, seat))
        return showing or (SHOW_NONE,)

    def cards(self, state: State, seat: int) -> tuple[str, ...]:
        """What the seat can show."""
        return matching(state.seats[seat].prophecies, state.hunt) if state.hunt else ()

    def default(self, state: State, seat: int) -> str:
        """A matching card by luck (HP-35)."""
        options = self.options(state, seat)
        return options[state.luck.aside(len(options), f"deny:{self.question}")].key

    def ordered(self, state: State, seat: int) -> str | None:
        order = state.seats[seat].show_order
        if not order:
            return None
        cards = sorted(self.cards(state, seat), key=lambda card: order.index(TYPE_OF[card]))
        return f"show:{cards[0]}" if cards else SHOW_NONE.key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.Show(card):
                table.show_prophecy(seat, card)
                table.push(MeetAgent())
            case _:
                table.pass_hunt(seat)
                table.push(NextDenial(self.rest))


@dataclass(frozen=True, slots=True)
class AskOracle(Asking[State, Table]):
    """The third hand at a table of two: one of its matching cards, by luck, after the same pause (HP-10)."""

    question: int
    rest: tuple[int, ...]
    kind: Literal["ask_oracle"] = "ask_oracle"

    @property
    def waiting(self) -> tuple[int, ...]:
        return (TABLE,)

    @property
    def number(self) -> int:
        return self.question

    @property
    def is_covered(self) -> bool:
        return True

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        return (ASK_ORACLE,)

    def default(self, state: State, seat: int) -> str:
        return ASK_ORACLE.key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        cards = matching(table.oracle, table.open_hunt())
        if cards:
            table.show_prophecy(ORACLE, cards[table.draw(len(cards))])
            table.push(MeetAgent())
        else:
            table.pass_hunt(ORACLE)
            table.push(NextDenial(self.rest))


@dataclass(frozen=True, slots=True)
class MeetAgent(Running[Table]):
    """A thwarted hunt meets the top agent of the declared region (Dark Agents)."""

    kind: Literal["meet_agent"] = "meet_agent"

    def run(self, table: Table) -> None:
        table.meet_agent()
        table.push(FightPause(fighters(table, table.open_hunt().seat)), JudgeFight())


# --- the fight pause (HP-29c) ---


def fighters(table: Table, first: int) -> tuple[int, ...]:
    """Who may do something in the fight pause, clockwise from `first`: the hunting player and those in reach."""
    hunting = table.open_hunt().seat
    return tuple(seat for seat in clockwise(table, first) if seat == hunting or seat in in_reach(table, hunting))


@dataclass(frozen=True, slots=True)
class FightPause(Running[Table]):
    """The next of those left who could do something, by public facts, is asked; nobody left: the fight is judged.

    Who could do nothing is left for last: money or a card may come by a trade while others are asked (HP-29c).
    """

    order: tuple[int, ...]
    kind: Literal["fight_pause"] = "fight_pause"

    def run(self, table: Table) -> None:
        for place, seat in enumerate(self.order):
            if is_asked_to_fight(table, seat):
                rest = (*self.order[place + 1 :], *self.order[:place])
                table.push(FightAct(seat, table.next_question(), rest))
                return


def is_asked_to_fight(position: Position, seat: int) -> bool:
    """The hunting player with an item in hand, and whoever has something face up to do (HP-29c)."""
    hunting = position.hunt is not None and position.hunt.seat == seat
    if hunting and position.seats[seat].hand:
        return True
    return any(True for _ in fight_options(position, seat, face_up_only=True))


def fight_options(position: Position, seat: int, *, face_up_only: bool = False) -> Iterator[Option]:
    """What the seat can do in the fight pause."""
    hunting = position.hunt is not None and position.hunt.seat == seat
    found = face_up_sources if face_up_only else sources
    for moment in ("pause", "own_fight") if hunting else ("other_fight",):
        for source, ability in found(position, seat, moment):
            if ability.cost not in ("fatigue", "skip") and can_play(position, seat, source, ability):
                yield play_option(source, ability)
    for member, price in can_pay_off(position, seat):
        if bends(position, seat, member, "disband_in_hunt") is not None:
            yield Option(f"disband:{member.hunter}:{price}", choices.Disband(member.hunter, price))


@dataclass(frozen=True, slots=True)
class FightAct(AskingOne[State, Table]):
    """One thing done in the fight pause, or a pass. `rest`: who has not passed yet; `draft`: what is being played."""

    rest: tuple[int, ...]
    draft: Draft | None = None
    kind: Literal["fight"] = "fight"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        if self.draft is not None:
            return picks_of_play(state, seat, self.draft)
        return (*fight_options(state, seat), PASS)

    def default(self, state: State, seat: int) -> str:
        return PASS.key if self.draft is None else choices.BACK.key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.Pass():
                table.push(FightPause(self.rest))
            case choices.Back() if self.draft is not None:
                table.push(replace(self, draft=taken_back(self.draft)))
            case choices.Disband(hunter, silver):
                table.push(FightPause(fighters(table, seat)))
                table.disband(seat, hunter, silver)
            case _:
                draft = Draft(option.key) if self.draft is None else picked(self.draft, option)
                self._go_on(table, seat, draft)

    def _go_on(self, table: Table, seat: int, draft: Draft) -> None:
        if is_play(draft) and not is_complete_play(table, draft):
            table.push(replace(self, draft=draft))
            return
        table.push(FightPause(fighters(table, seat)))
        play(table, seat, source_of(table, draft.key), draft.picks)


# --- the judgement ---


@dataclass(frozen=True, slots=True)
class JudgeFight(Running[Table]):
    """All of one box, or the fight is lost (Fighting a Dark Agent; HP-40)."""

    kind: Literal["judge_fight"] = "judge_fight"

    def run(self, table: Table) -> None:
        skills, agent = skills_on_hunt(table), AGENTS[table.open_hunt().agent]
        table.put_agent_back()
        if not any(is_met(box, skills) for box in agent.boxes):
            lose_to_agent(table, agent)
            return
        seat = table.open_hunt().seat
        table.tell(events.FightWon(seat, agent.name))
        table.pay_bounty(table.bounty_of(agent.name))
        if agent.has_chest:
            table.push(Chest(seat, table.next_question()))


@dataclass(frozen=True, slots=True)
class JudgeShadow(Running[Table]):
    """Two of the declared Fighting skill slay the Shadow (Finding the Shadow; HP-37, HP-38)."""

    kind: Literal["judge_shadow"] = "judge_shadow"

    def run(self, table: Table) -> None:
        hunt = table.open_hunt()
        if skills_on_hunt(table)[hunt.fighting] < SLAYERS:
            lose_to_shadow(table)
            return
        table.tell(events.ShadowSlain(hunt.seat))
        table.pay_bounty(SHADOW_BOUNTY)
        table.end_by_slaying()


@dataclass(frozen=True, slots=True)
class EndHunt(Running[Table]):
    """What held for this hunt is gone."""

    kind: Literal["end_hunt"] = "end_hunt"

    def run(self, table: Table) -> None:
        table.end_hunt()
