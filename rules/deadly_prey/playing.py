"""A card or a power is played: cost, effect, and what becomes of the card (Managing Cards; DP-36b, DP-72)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Literal

from rules.core.agenda import AskingOne
from rules.core.questions import Option
from rules.deadly_prey import choices, events
from rules.deadly_prey.cards.effects import Allow, Effect, Points, Tax, Trick, Ways, When
from rules.deadly_prey.city import ROW_OF
from rules.deadly_prey.forces import (
    Text,
    cancelled,
    effects_of,
    is_barred,
    is_overruled,
    named_picks,
    rank_of,
    texts_of,
    trick_of,
)
from rules.deadly_prey.paths import poachable
from rules.deadly_prey.picks import own_choices
from rules.deadly_prey.resolving import Work, can_strike, carry_out_all, is_void
from rules.deadly_prey.state import WILLPOWER, Draft, Lasting, Played, State
from rules.deadly_prey.tricks import source_of
from rules.deadly_prey.verbs import Table

WINDOWS: tuple[When, ...] = ("attempt", "force", "attack", "face")


@dataclass(frozen=True, slots=True)
class Moment:
    """When something is played: the moment, the round of a window; after a Placement slot where, whose, how many."""

    when: When
    round: int = 0
    placed: str = ""
    owner: int = -1
    laid: int = WILLPOWER


def use(table: Table, seat: int, draft: Draft, moment: Moment) -> None:
    """The cost is paid, everybody hears of it, and it acts: when its window closes, or now."""
    sort, card = source_of(draft.key)
    trick = trick_of(sort, card)
    made = len(own_choices(trick.choices))
    picks, spent = draft.picks[:made], draft.picks[made:]
    match sort:
        case "arsenal":
            table.take_from_hand(seat, card)
        case "influence":
            table.take_influence(card)
        case "power":
            table.pay_points(Counter(spent))
            table.monster = replace(table.monster, powers=table.monster.powers + 1)
    table.tell(events.CardPlayed(seat, sort, card, picks))
    play = Played(seat, sort, card, picks, moment.round)
    if moment.when in WINDOWS:
        table.plays.append(play)
    else:
        perform(table, play, moment)


def perform(table: Table, play: Played, moment: Moment) -> None:
    """The play acts at once; what lasts is in force from now on. Its card is discarded after that (OWN-47)."""
    trick = trick_of(play.sort, play.card)
    effects, picks = effects_of(trick, play.picks), dict(named_picks(trick, play.picks))
    if is_void(table, play.seat, (*effects, *effects_to_come(trick)), picks, rank_of(play.sort)):
        table.give_back(play)
        return
    if _asks_another(table, play, trick):
        table.discard_play(play)
        return
    carry_out_all(work_of(table, play, moment), effects)
    keep(table, play, trick)


def keep(table: Table, play: Played, trick: Trick) -> None:
    """A play that holds for a while is kept in force; its card is discarded, at the end of an attempt at the latest."""
    if trick.until == "attempt" or any(isinstance(effect, Tax) for effect in trick.effects if trick.until == "now"):
        table.plays.append(play)
        return
    if trick.until in ("slot", "phase"):
        until: Literal["slot", "phase"] = "slot" if trick.until == "slot" else "phase"
        table.lasting.append(Lasting(play.sort, play.card, play.seat, play.picks, 0, until))
    elif trick.until != "now":
        ends = table.end_of(trick.until)
        table.lasting.append(Lasting(play.sort, play.card, play.seat, play.picks, ends, "half_day"))
    table.discard_play(play)


def work_of(table: Table, play: Played, moment: Moment) -> Work:
    """The play at work."""
    picks = dict(named_picks(trick_of(play.sort, play.card), play.picks))
    return Work(table, play.seat, play.card, rank_of(play.sort), picks, moment.placed, moment.owner)


# --- choices that another makes when the card takes effect (Blackmail) ---


def effects_to_come(trick: Trick) -> tuple[Effect, ...]:
    """All that another may choose between when the card takes effect."""
    later = (choice.among for choice in trick.choices if choice not in own_choices(trick.choices))
    return tuple(effect for among in later if isinstance(among, Ways) for way in among.ways for effect in way)


def _asks_another(table: Table, play: Played, trick: Trick) -> bool:
    """Whether another hunter chooses the way; he is asked then."""
    later = [choice for choice in trick.choices if choice not in own_choices(trick.choices)]
    if not later:
        return False
    seat = int(dict(named_picks(trick, play.picks))[later[0].who])
    table.push(ChooseWay(seat, table.next_question(), play))
    return True


@dataclass(frozen=True, slots=True)
class ChooseWay(AskingOne[State, Table]):
    """A hunter chooses in which of several ways a card of another strikes him: of those that can, if any can."""

    play: Played
    kind: Literal["choose_way"] = "choose_way"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        rank, ways = rank_of(self.play.sort), self._ways()
        striking = [way for way, effects in enumerate(ways) if can_strike(state, seat, effects, rank)]
        return tuple(Option(f"pick:{way}", choices.PickWay(way)) for way in striking or range(len(ways)))

    def _ways(self) -> tuple[tuple[Effect, ...], ...]:
        trick = trick_of(self.play.sort, self.play.card)
        return next(choice.among.ways for choice in trick.choices if isinstance(choice.among, Ways))

    def default(self, state: State, seat: int) -> str:
        return self.options(state, seat)[0].key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.PickWay(way):
                work = work_of(table, self.play, Moment("any"))
                carry_out_all(work, self._ways()[way])


# --- when a window closes ---


def act_on_plays(table: Table) -> None:
    """The plays of a window act: by round, within a round by standing, the monster last; cancelling first (DP-36b)."""
    order = [*table.hunters_by_standing(), table.mo]
    table.plays.sort(key=lambda play: (play.round, order.index(play.seat)))
    _cancel(table)
    for number, play in enumerate(table.plays):
        if not play.is_void and _is_overruled(table, number):
            _void(table, number)
    for play in tuple(table.plays):
        if not play.is_void:
            trick = trick_of(play.sort, play.card)
            carry_out_all(work_of(table, play, Moment("attempt")), effects_of(trick, play.picks))


def _cancel(table: Table) -> None:
    """Cards that were cancelled do nothing and are back in hand, locked; the cancelling card is spent."""
    for number in cancelled(table.plays):
        _void(table, number)


def _void(table: Table, number: int) -> None:
    play = table.plays[number]
    table.plays[number] = replace(play, is_void=True)
    table.give_back(play)


def _is_overruled(table: Table, number: int) -> bool:
    """Whether a text of a higher rank forbids everything that the play does."""
    found = list(texts_of(table.plays[number], number))
    return bool(found) and all(is_overruled(table, text) or _is_pass_in_vain(table, text) for text in found)


def _is_pass_in_vain(table: Table, text: Text) -> bool:
    """Whether a text lets a hunter poach without white, but only where one of a higher rank bars invoking."""
    attempt, effect = table.attempt, text.effect
    if attempt is None or not isinstance(effect, Allow) or effect.what != "poach_without_white":
        return False
    bare = [name for name in poachable(table, text.seat, attempt.spot) if not table.spot(name).white[text.seat]]
    return bool(bare) and all(
        is_barred(table, "invoking", text.seat, row=ROW_OF[name], above=text.rank) for name in bare
    )


def return_points(table: Table) -> None:
    """Dice decide: cards that add nothing but points were not used, and are back in hand, locked (DP-37, OWN-32)."""
    for play in tuple(table.plays):
        effects = effects_of(trick_of(play.sort, play.card), play.picks)
        if not play.is_void and all(isinstance(effect, Points) for effect in effects):
            table.plays.remove(play)
            table.give_back(play)


def clear_plays(table: Table) -> None:
    """What runs is over: the cards that were played in it, and did not come back, are discarded (OWN-32, OWN-40)."""
    for play in table.plays:
        if not play.is_void:
            table.discard_play(play)
    table.plays.clear()
