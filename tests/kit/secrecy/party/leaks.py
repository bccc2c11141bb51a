"""Engines that leak: each plants one fault, of a kind seen in real games, for the secrecy trial to find."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from rules import Illegal, Option
from rules.hunting_party import at_any_time, events, game, notes, playing, plays, refusals, trading, view
from rules.hunting_party.cards import ITEMS
from rules.hunting_party.hunting import Deny
from rules.hunting_party.playing import Respond
from rules.hunting_party.state import Deed, Position, State
from rules.hunting_party.verbs import Table

Plant = Callable[[pytest.MonkeyPatch], None]


def tablet_lists_what_others_were_shown(patch: pytest.MonkeyPatch) -> None:
    """Every tablet is filled in with what anybody was shown."""
    sound = notes.known_holders

    def known_holders(state: State, viewer: int) -> Iterator[tuple[int, str]]:
        yield from sound(state, viewer)
        yield from ((notes.hand_of(state, one.by), one.card) for seat in state.seats for one in seat.shown)

    patch.setattr(notes, "known_holders", known_holders)


def tablet_knows_the_destined(patch: pytest.MonkeyPatch) -> None:
    """A tablet leaves nothing open of what nobody holds, once a hunt was denied."""
    sound = view.tablet_of

    def tablet_of(state: State, viewer: int) -> notes.Tablet:
        tablet = sound(state, viewer)
        rows = (replace(row, is_destined=True) if row.skill in state.destined else row for row in tablet.rows)
        return replace(tablet, rows=tuple(rows)) if state.denials else tablet

    patch.setattr(view, "tablet_of", tablet_of)


def window_asks_only_who_can_answer(patch: pytest.MonkeyPatch) -> None:
    """A response window passes over those whose hand holds nothing that answers."""

    def is_asked(position: Position, seat: int, deed: Deed) -> bool:
        return any(True for _ in plays.responses(position, seat, deed))

    patch.setattr(playing, "is_asked", is_asked)


def waiting_line_leaves_out_who_has_answered(patch: pytest.MonkeyPatch) -> None:
    """Of a response window everybody sees who has given a sealed answer."""
    patch.setattr(Respond, "asked", Respond.waiting)


def waiting_line_leaves_out_who_passes_ahead(patch: pytest.MonkeyPatch) -> None:
    """Who has passed in advance is not among those who are asked."""

    def awaited(_: game.HuntingParty, state: State) -> tuple[int, ...]:
        asked = state.question.asked if state.question else ()
        return tuple(seat for seat in asked if seat < 0 or not state.seats[seat].passes_ahead)

    patch.setattr(game.HuntingParty, "awaited", awaited)


def standing_order_answers_without_being_asked(patch: pytest.MonkeyPatch) -> None:
    """Who has said what to show first does not stand in the waiting line."""

    def awaited(_: game.HuntingParty, state: State) -> tuple[int, ...]:
        asked = state.question.asked if state.question else ()
        is_ordered = isinstance(state.question, Deny) and bool(state.seats[state.question.seat].show_order)
        return () if is_ordered else asked

    patch.setattr(game.HuntingParty, "awaited", awaited)


def potions_are_not_counted(patch: pytest.MonkeyPatch) -> None:
    """The number of cards in a hand leaves out potions."""
    sound = view.view_of

    def view_of(state: State, viewer: int) -> view.View:
        seen = sound(state, viewer)
        sizes = (sum(not ITEMS[item].is_potion for item in seat.hand) for seat in state.seats)
        return replace(
            seen, seats=tuple(replace(seat, hand_size=size) for seat, size in zip(seen.seats, sizes, strict=True))
        )

    patch.setattr(game, "view_of", view_of)


def wish_uses_up_a_question_number(patch: pytest.MonkeyPatch) -> None:
    """What is kept for the next pause raises the numbers of all later questions."""
    sound = Table.tell_seat

    def tell_seat(table: Table, seat: int, fact: object) -> None:
        if isinstance(fact, events.WishKept):
            table.next_question()
        sound(table, seat, fact)

    patch.setattr(Table, "tell_seat", tell_seat)


def offers_are_seen_by_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees every trade that is on offer."""
    sound = view.view_of

    def view_of(state: State, viewer: int) -> view.View:
        seen = sound(state, viewer)
        return seen if seen.own is None else replace(seen, own=replace(seen.own, offers=state.offers))

    patch.setattr(game, "view_of", view_of)


def trade_is_offered_only_with_who_has_gear(patch: pytest.MonkeyPatch) -> None:
    """No trade can be put together with a player who holds nothing but potions."""
    sound = trading.trade_options

    def trade_options(position: Position, seat: int) -> Iterator[Option]:
        for option in sound(position, seat):
            other = int(option.key.split(":")[1])
            if not option.key.startswith("offer") or not all(ITEMS[item].is_potion for item in hand(position, other)):
                yield option

    def hand(position: Position, seat: int) -> tuple[str, ...]:
        return position.seats[seat].hand or ("hedge_wizard_tonic",)

    patch.setattr(at_any_time.trading, "trade_options", trade_options)


def refusal_tells_who_holds_an_item(patch: pytest.MonkeyPatch) -> None:
    """A card that is not in the own hand is refused in another way if somebody else holds it."""
    sound = refusals.refusal

    def refusal(state: State, action: object) -> Illegal:
        refused, card = sound(state, action), action.option.partition(":")[2]
        others = (seat.hand for number, seat in enumerate(state.seats) if number != action.seat)
        is_held = any(card in cards for cards in others)
        return Illegal("held_by_another", refused.rule) if is_held else refused

    patch.setattr(game, "refusal", refusal)


def everybody_remembers_what_one_looked_at(patch: pytest.MonkeyPatch) -> None:
    """Cards that one player looked at stand on everybody's sheet."""
    sound = Table.learn

    def learn(table: Table, seat: int, where: str, cards: tuple[str, ...]) -> None:
        sound(table, seat, where, cards)
        for number in range(len(table.seats)):
            table.change_seat(number, seen=table.seats[seat].seen)

    patch.setattr(Table, "learn", learn)


def kind_of_question_tells_that_something_was_begun(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees whether who is asked has begun to put something together."""
    sound = view.view_of

    def view_of(state: State, viewer: int) -> view.View:
        seen = sound(state, viewer)
        is_begun = getattr(state.question, "draft", None) is not None
        return replace(seen, asked=f"{seen.asked} begun") if is_begun else seen

    patch.setattr(game, "view_of", view_of)


LEAKS: tuple[Plant, ...] = (
    tablet_lists_what_others_were_shown,
    tablet_knows_the_destined,
    window_asks_only_who_can_answer,
    waiting_line_leaves_out_who_has_answered,
    waiting_line_leaves_out_who_passes_ahead,
    standing_order_answers_without_being_asked,
    potions_are_not_counted,
    wish_uses_up_a_question_number,
    offers_are_seen_by_all,
    trade_is_offered_only_with_who_has_gear,
    refusal_tells_who_holds_an_item,
    everybody_remembers_what_one_looked_at,
    kind_of_question_tells_that_something_was_begun,
)
"""Every planted leak; its name says what it tells."""
