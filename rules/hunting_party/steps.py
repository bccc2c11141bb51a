"""The turn of Hunting Party, in order of play (Turns; HP-30).

| step | who is asked | what follows |
|---|---|---|
| ChooseHero | each seat in turn order | the next seat, then the first turn |
| NextTurn | nobody | hunters ready, debt test; a turn, a forced Party Disband, or the round limit |
| Pause | nobody | ServeWishes, TakeTurn |
| ServeWishes | nobody | what was wanted meanwhile is done or handed back, the active player's first (HP-29b) |
| TakeTurn | the active seat | a deed and Pause again, or EndOfTurn |
| EndOfTurn | nobody | ThrowCards down to the hand limit (handling.py), then NextTurn |

A hire is in hiring.py, a purchase in market.py, a hunt in hunting.py and losing.py, cards and abilities in playing.py.
What may be done at any time enters in at_any_time.py alone and goes on top.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from rules.core.agenda import AskingOne, Running
from rules.core.questions import Option
from rules.hunting_party import choices, events, turns, wishes
from rules.hunting_party.drafts import source_of
from rules.hunting_party.handling import ask_to_throw
from rules.hunting_party.hunting import go_hunting
from rules.hunting_party.kingdom import LOCATIONS
from rules.hunting_party.market import visit_market
from rules.hunting_party.playing import begin, play
from rules.hunting_party.reckoning import hand_limit
from rules.hunting_party.state import Deed, Draft, Member, Source, State, clockwise, round_of, stack
from rules.hunting_party.verbs import ROUND_LIMIT, Table


@dataclass(frozen=True, slots=True)
class ChooseHero(AskingOne[State, Table]):
    """The top hunter of a location, named before he is seen, is the seat's hero (Choose Your Hero; HP-13)."""

    kind: Literal["choose_hero"] = "choose_hero"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        return tuple(
            Option(f"hero:{location}", choices.ChooseHero(location)) for location in LOCATIONS if stack(state, location)
        )

    def default(self, state: State, seat: int) -> str:
        options = self.options(state, seat)
        return options[state.luck.aside(len(options), f"hero:{self.question}")].key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.ChooseHero(location):
                (hunter,) = table.take_off(location, 1)
                table.change_seat(seat, hero=Member(hunter))
                table.tell(events.HeroChosen(seat, location, hunter))
                following = clockwise(table, seat)[1]
                if following != table.first:
                    table.push(ChooseHero(following, table.next_question()))


@dataclass(frozen=True, slots=True)
class NextTurn(Running[Table]):
    """The bottom of the agenda: the turn passes clockwise (HP-30, HP-44b)."""

    kind: Literal["next_turn"] = "next_turn"

    def run(self, table: Table) -> None:
        number = table.turn.number + 1
        if round_of(number, len(table.seats)) > table.rounds:
            table.end(ROUND_LIMIT, ())
            return
        turns.begin_turn(table, number)
        seat = table.turn.seat
        if turns.must_disband(table, seat):
            with table.telling_shares():
                table.party_disband(seat, is_forced=True)
            table.push(EndOfTurn(), self)
        else:
            table.push(Pause(), EndOfTurn(), self)


@dataclass(frozen=True, slots=True)
class Pause(Running[Table]):
    """Nothing is under way: kept wishes are served, then the active player goes on."""

    kind: Literal["pause"] = "pause"

    def run(self, table: Table) -> None:
        table.push(ServeWishes(), TakeTurn(table.turn.seat, table.next_question()))


@dataclass(frozen=True, slots=True)
class ServeWishes(Running[Table]):
    """One wish after another, the active player's first, then clockwise; each is checked again (HP-29b)."""

    kind: Literal["serve_wishes"] = "serve_wishes"

    def run(self, table: Table) -> None:
        for seat in clockwise(table, table.turn.seat):
            waiting = table.seats[seat].wishes
            if waiting:
                table.change_seat(seat, wishes=waiting[1:])
                table.push(self)
                wishes.serve(table, seat, waiting[0])
                return


@dataclass(frozen=True, slots=True)
class TakeTurn(AskingOne[State, Table]):
    """The active player hires, buys, hunts, equips, uses abilities, or ends the turn. `draft`: what is being chosen."""

    draft: Draft | None = None
    kind: Literal["take_turn"] = "take_turn"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        if self.draft is None:
            return tuple(turns.deeds(state, seat))
        return tuple(turns.small_choices(state, seat, self.draft))

    def default(self, state: State, seat: int) -> str:
        return choices.END_TURN.key if self.draft is None else choices.BACK.key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.EndTurn():
                return
            case choices.PartyDisband():
                with table.telling_shares():
                    table.party_disband(seat, is_forced=False)
                return
            case choices.Back() if self.draft is not None:
                table.push(replace(self, draft=turns.taken_back_in_turn(self.draft)))
                return
        draft = turns.drafted(self.draft, option, table)
        if draft is not None:
            table.push(replace(self, draft=draft))
            return
        carry_out(table, seat, turns.whole(self.draft, option))


def carry_out(table: Table, seat: int, deed: Draft) -> None:
    """A deed of the active player is done. After a skip-turn ability the turn is over (HP-30b)."""
    verb, _, thing = deed.key.partition(":")
    if not turns.skips_turn(table, deed):
        table.push(Pause())
    match verb:
        case "hire":
            table.spend_action()
            table.turn_up(thing)
            begin(table, Deed(seat, Source("hire", table.open_hire().hunter)))
        case "buy":
            visit_market(table, seat)
        case "equip":
            table.end_freshness()
            table.equip(seat, choices.hunter_of(deed.picks[0])[1], thing)
        case "hunt":
            go_hunting(table, deed.picks[:3], deed.picks[3:])
        case _:
            play(table, seat, source_of(table, deed.key), deed.picks)


@dataclass(frozen=True, slots=True)
class EndOfTurn(Running[Table]):
    """The hand is cut to the limit, and the turn is over (Player's Hand)."""

    kind: Literal["end_of_turn"] = "end_of_turn"

    def run(self, table: Table) -> None:
        seat = table.turn.seat
        over = len(table.seats[seat].hand) - hand_limit(table, seat)
        if over > 0:
            table.push(self)
            ask_to_throw(table, seat, over)
        else:
            table.tell(events.TurnEnded(seat))
