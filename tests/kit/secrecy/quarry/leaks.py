"""Engines that leak: each plants one fault, of a kind seen in real games, for the secrecy trial to find."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from rules import PUBLIC, Event, Illegal, Option
from rules.unknown_quarry import game, refusals, steps, view
from rules.unknown_quarry.cards import Line
from rules.unknown_quarry.house import ROOM_NUMBER
from rules.unknown_quarry.interaction import DecideRoll, Respond
from rules.unknown_quarry.knowledge import left_room, room_seen
from rules.unknown_quarry.state import Seat, State, cards_in, is_monstrous
from rules.unknown_quarry.verbs import Table

Plant = Callable[[pytest.MonkeyPatch], None]


def scratch_sheet_knows_who_was_hurt(patch: pytest.MonkeyPatch) -> None:
    """The attacker's sheet marks wounds only if the target was in truth affected."""
    sound = Table.mark_boxes

    def mark(table: Table, seat: int, target: int, card: str, line: Line) -> None:
        if table.affects(target, card, line.rolls[0]):
            sound(table, seat, target, card, line)

    patch.setattr(Table, "mark_boxes", mark)


def scratch_sheet_follows_a_card_that_another_takes(patch: pytest.MonkeyPatch) -> None:
    """Whoever has seen the room before sees on the sheet which card another took from it."""
    sound = Table.pick_up

    def pick_up(table: Table, card: str) -> None:
        room = table.seats[table.turn.seat].room
        sound(table, card)
        for number, seat in enumerate(table.seats):
            table.seats[number] = replace(seat, knowledge=left_room(seat.knowledge, room, card))

    patch.setattr(Table, "pick_up", pick_up)


def scratch_sheet_lists_what_others_find(patch: pytest.MonkeyPatch) -> None:
    """Everybody's sheet shows the cards that one player found in a room."""
    sound = Table.search

    def search(table: Table) -> None:
        sound(table)
        room = table.seats[table.turn.seat].room
        cards = table.rooms[ROOM_NUMBER[room]]
        for number, seat in enumerate(table.seats):
            known = room_seen(seat.knowledge, room, cards, table.turn.number, table.moment)
            table.seats[number] = replace(seat, knowledge=known)

    patch.setattr(Table, "search", search)


def refusal_tells_what_lies_in_the_room(patch: pytest.MonkeyPatch) -> None:
    """A pick-up before the search is refused in one way if the item is there, and in another if not."""
    sound = refusals._pick_up

    def pick_up(state: State, me: Seat, card: str) -> Illegal:
        refused = sound(state, me, card)
        if refused.reason == "not_searched" and card not in cards_in(state, me.room):
            return Illegal("not_lying_there", "Pick Up")
        return refused

    patch.setattr(refusals, "_pick_up", pick_up)


def default_tells_whether_the_target_is_a_monster(patch: pytest.MonkeyPatch) -> None:
    """A time-out applies the card where it would wound the monster, and withdraws it elsewhere."""

    def default(step: DecideRoll, state: State, seat: int) -> str:
        keys = [option.key for option in step.options(state, seat)]
        return "apply" if state.seats[step.target].monster and "apply" in keys else "withdraw"

    patch.setattr(DecideRoll, "default", default)


def option_is_offered_only_against_the_unarmed(patch: pytest.MonkeyPatch) -> None:
    """Nobody can be targeted who holds False Papers."""
    sound = steps.interactions

    def interactions(state: State, seat: int) -> tuple[Option, ...]:
        offered = sound(state, seat)
        return tuple(option for option in offered if "false_papers" not in state.seats[option.value.target].hand)

    patch.setattr(steps, "interactions", interactions)


def events_come_in_another_order_from_the_monster(patch: pytest.MonkeyPatch) -> None:
    """The first two things that the table hears of the monster's answer in its own turn change places."""
    sound = game.UnknownQuarry._settled

    def settled(quarry: game.UnknownQuarry, table: Table) -> tuple[State, tuple[Event, ...]]:
        is_monster = table.seats[table.turn.seat].monster
        state, told = sound(quarry, table)
        if is_monster and len(told) > 1 and told[0].audience == told[1].audience == PUBLIC:
            told = (told[1], told[0], *told[2:])
        return state, told

    patch.setattr(game.UnknownQuarry, "_settled", settled)


def monstrous_cards_are_not_counted(patch: pytest.MonkeyPatch) -> None:
    """The number of cards in a room leaves out those that cannot be picked up."""
    sound = view.view_of

    def view_of(state: State, viewer: int) -> view.View:
        counts = tuple(sum(not is_monstrous(card) for card in cards) for cards in state.rooms)
        return replace(sound(state, viewer), card_counts=counts)

    patch.setattr(game, "view_of", view_of)


def reaction_uses_up_a_question_number(patch: pytest.MonkeyPatch) -> None:
    """A card that is shown as a reaction raises the numbers of all later questions."""
    sound = Respond.answer

    def answer(step: Respond, table: Table, seat: int, option: Option) -> None:
        if option.key.startswith("react"):
            table.next_question()
        sound(step, table, seat, option)

    patch.setattr(Respond, "answer", answer)


def silent_wound_uses_up_a_question_number(patch: pytest.MonkeyPatch) -> None:
    """A wound that nobody is told of raises the numbers of all later questions."""
    sound = Table.wound

    def wound(table: Table, seat: int, striker: int, count: int) -> None:
        table.next_question()
        sound(table, seat, striker, count)

    patch.setattr(Table, "wound", wound)


LEAKS: tuple[Plant, ...] = (
    scratch_sheet_knows_who_was_hurt,
    scratch_sheet_follows_a_card_that_another_takes,
    scratch_sheet_lists_what_others_find,
    refusal_tells_what_lies_in_the_room,
    default_tells_whether_the_target_is_a_monster,
    option_is_offered_only_against_the_unarmed,
    events_come_in_another_order_from_the_monster,
    monstrous_cards_are_not_counted,
    reaction_uses_up_a_question_number,
    silent_wound_uses_up_a_question_number,
)
"""Every planted leak; its name says what it tells."""
