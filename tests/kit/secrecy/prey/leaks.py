"""Engines that leak: each plants one fault, of a kind seen in real games, for the secrecy trial to find."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from rules import Illegal
from rules.deadly_prey import attempting, game, view, windows
from rules.deadly_prey.attempting import ChooseMethod
from rules.deadly_prey.cards import ARSENAL, CITY
from rules.deadly_prey.choices import PASS
from rules.deadly_prey.ratings import score
from rules.deadly_prey.setup import LayCallings
from rules.deadly_prey.slots import JoinAttempt
from rules.deadly_prey.state import Position, State, hunter_of
from rules.deadly_prey.tricks import playable
from rules.deadly_prey.verbs import Table
from rules.deadly_prey.week import DawnWindow
from rules.deadly_prey.windows import React

Plant = Callable[[pytest.MonkeyPatch], None]
Seen = Callable[[State, view.View], view.View]


def seen_otherwise(patch: pytest.MonkeyPatch, leak: Seen) -> None:
    """Every view is changed by the leak, which sees the whole table."""
    sound = view.view_of
    patch.setattr(game, "view_of", lambda state, viewer: leak(state, sound(state, viewer)))


def window_asks_only_who_can_answer(patch: pytest.MonkeyPatch) -> None:
    """A window passes over hunters whose hand holds nothing that they could play in it."""

    def seats_asked(position: Position) -> tuple[int, ...]:
        hunters = (seat for seat, hunter in enumerate(position.hunters) if hunter is not None)
        able = (seat for seat in hunters if any(True for _ in playable(position, seat, "attempt")))
        return tuple(sorted((position.mo, *able)))

    patch.setattr(windows, "seats_asked", seats_asked)


def waiting_line_leaves_out_who_has_passed(patch: pytest.MonkeyPatch) -> None:
    """Of a window everybody sees who has passed under seal."""
    patch.setattr(React, "asked", React.waiting)


def dawn_shows_who_has_closed(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees who is still at the dawn window."""
    patch.setattr(DawnWindow, "asked", DawnWindow.waiting)


def laying_shows_who_has_laid(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees who has laid Callings."""
    patch.setattr(LayCallings, "asked", LayCallings.waiting)


def partners_answer_openly(patch: pytest.MonkeyPatch) -> None:
    """Who is asked to join sees who has answered before."""
    patch.setattr(JoinAttempt, "asked", JoinAttempt.waiting)


def method_is_offered_by_the_secret_score(patch: pytest.MonkeyPatch) -> None:
    """Dice are not offered with a score of 0, and everybody hears of a question with one answer."""

    def leak(state: State, seen: view.View) -> view.View:
        question, attempt = state.question, state.attempt
        if not isinstance(question, ChooseMethod) or attempt is None:
            return seen
        suit = attempting.suit_at(state, attempt.spot)
        return seen if score(state, attempt.leader, suit) else replace(seen, asked="choose_points")

    seen_otherwise(patch, leak)


def monsters_piles_stand_in_their_order(patch: pytest.MonkeyPatch) -> None:
    """Of the monster's Callings the count leaves out zeros."""

    def leak(state: State, seen: view.View) -> view.View:
        counts = tuple(sum(chip > 0 for chip in pile) for pile in state.monster.callings)
        return replace(seen, monster=replace(seen.monster, chips=counts))

    seen_otherwise(patch, leak)


def lid_shows_the_dusk_chips(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees which chips have left the lid at dusk."""
    seen_otherwise(patch, lambda state, seen: replace(seen, bag=state.bag))


def everybody_knows_a_face_that_one_has_looked_at(patch: pytest.MonkeyPatch) -> None:
    """A face-down card is seen by all when one hunter has peeked at it."""
    sound = Table.peek_spot

    def peek_spot(table: Table, seat: int, name: str) -> None:
        sound(table, seat, name)
        table.change_spot(name, is_seen=True)

    patch.setattr(Table, "peek_spot", peek_spot)


def minions_have_no_suit_on_their_back(patch: pytest.MonkeyPatch) -> None:
    """The back of a Minion shows that it is one."""

    def leak(state: State, seen: view.View) -> view.View:
        spots = (
            replace(spot, number=0) if there.card and CITY[there.card].is_minion else spot
            for spot, there in zip(seen.spots, state.spots, strict=True)
        )
        return replace(seen, spots=tuple(spots))

    seen_otherwise(patch, leak)


def deck_shows_whether_a_minion_comes_next(patch: pytest.MonkeyPatch) -> None:
    """The City deck's top card shows more than its suit."""

    def leak(state: State, seen: view.View) -> view.View:
        return replace(seen, deck_suit=f"{seen.deck_suit}!") if CITY[state.city[0]].is_minion else seen

    seen_otherwise(patch, leak)


def orders_answer_without_being_asked(patch: pytest.MonkeyPatch) -> None:
    """Who passes by a standing order does not stand in the waiting line."""

    def awaited(_: game.DeadlyPrey, state: State) -> tuple[int, ...]:
        asked = state.question.asked if state.question else ()
        return tuple(seat for seat in asked if "pass_all" not in state.orders[seat])

    patch.setattr(game.DeadlyPrey, "awaited", awaited)


def refusal_tells_who_holds_a_card(patch: pytest.MonkeyPatch) -> None:
    """A card that is not in the own hand is refused in another way if somebody else holds it."""
    sound = game.refusal

    def refusal(state: State, action: object) -> Illegal:
        refused, card = sound(state, action), action.option.rpartition(":")[2]
        hands = (hunter.hand for seat, hunter in enumerate(state.hunters) if hunter and seat != action.seat)
        is_held = any(card in hand for hand in hands)
        return Illegal("held_by_another", refused.rule) if is_held else refused

    patch.setattr(game, "refusal", refusal)


def hand_counts_leave_out_cheap_cards(patch: pytest.MonkeyPatch) -> None:
    """The number of cards in a hand counts those of value 2 and more."""

    def leak(state: State, seen: view.View) -> view.View:
        hunters = (
            shown and replace(shown, hand_size=sum(ARSENAL[card].value > 1 for card in hunter_of(state, seat).hand))
            for seat, shown in enumerate(seen.hunters)
        )
        return replace(seen, hunters=tuple(hunters))

    seen_otherwise(patch, leak)


def kind_of_question_tells_that_something_was_begun(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees whether who is asked has begun to put something together."""

    def leak(state: State, seen: view.View) -> view.View:
        is_begun = getattr(state.question, "draft", None) is not None
        return replace(seen, asked=f"{seen.asked} begun") if is_begun else seen

    seen_otherwise(patch, leak)


def standing_order_uses_up_a_question_number(patch: pytest.MonkeyPatch) -> None:
    """An order that is given, or taken back, raises the numbers of all later questions."""
    sound = Table.set_order

    def set_order(table: Table, seat: int, order: str, *, is_on: bool) -> None:
        table.next_question()
        sound(table, seat, order, is_on=is_on)

    patch.setattr(Table, "set_order", set_order)


def default_of_a_window_follows_the_hands(patch: pytest.MonkeyPatch) -> None:
    """The monster's time-out passes, or meddles if no hunter holds a card against it."""
    sound = React.default

    def default(step: React, state: State, seat: int) -> str:
        key = sound(step, state, seat)
        others = [hunter.hand for hunter in state.hunters if hunter is not None]
        options = step.options(state, seat)
        is_safe = not any("off_the_record" in hand for hand in others)
        return options[0].key if seat == state.mo and key == PASS.key and not is_safe else key

    patch.setattr(React, "default", default)


LEAKS: tuple[Plant, ...] = (
    window_asks_only_who_can_answer,
    waiting_line_leaves_out_who_has_passed,
    dawn_shows_who_has_closed,
    laying_shows_who_has_laid,
    partners_answer_openly,
    method_is_offered_by_the_secret_score,
    monsters_piles_stand_in_their_order,
    lid_shows_the_dusk_chips,
    everybody_knows_a_face_that_one_has_looked_at,
    minions_have_no_suit_on_their_back,
    deck_shows_whether_a_minion_comes_next,
    orders_answer_without_being_asked,
    refusal_tells_who_holds_a_card,
    hand_counts_leave_out_cheap_cards,
    kind_of_question_tells_that_something_was_begun,
    standing_order_uses_up_a_question_number,
    default_of_a_window_follows_the_hands,
)
"""Every planted leak; its name says what it tells."""
