"""Prophecy tablets over whole tables: all they say is true, all that was shown or passed is on them, and no more."""

import pytest

import rules
from rules.hunting_party import events
from rules.hunting_party.state import ORACLE
from tests.kit.party_tables import tables

TABLES = range(5)


def holders(state):
    """What each of the three hands really holds."""
    hands = dict(zip(state.hands, (seat.prophecies for seat in state.seats), strict=True))
    return hands | ({2: state.oracle} if state.oracle else {})


def hand_of(state, seat):
    return 2 if seat == ORACLE else state.hands[seat]


@pytest.mark.parametrize("number", TABLES)
def test_p166_whatever_a_tablet_says_is_true(number):
    for moment in tables()[number][::5]:
        state, hands = moment.state, holders(moment.state)
        for seat in range(len(state.seats)):
            tablet = rules.view(state, seat).own.tablet
            for row in tablet.rows:
                held = [row.skill in hands[hand] for hand in range(3)]
                assert all(
                    mark in ("", "holds" if is_held else "not") for mark, is_held in zip(row.hands, held, strict=True)
                )
                assert row.is_destined in (None, row.skill in state.destined)
            for entry in tablet.one_of:
                assert set(entry.skills) & set(hands[entry.hand])


@pytest.mark.parametrize("number", TABLES)
def test_p117_whatever_was_shown_or_passed_is_on_the_tablets(number):
    moments = tables()[number]
    last = moments[-1].state
    told = [(moment.state, event) for moment in moments for event in moment.events]
    shown = [(event.audience, event.fact) for _, event in told if isinstance(event.fact, events.ProphecyShown)]
    passed = [(state.hunt, event.fact) for state, event in told if isinstance(event.fact, events.HuntPassed)]
    assert shown
    for seat, fact in shown:
        assert mark(last, seat, fact.card, fact.by) == "holds"
    for hunt, fact in passed:
        for skill in hunt.skills if hunt else ():
            for seat in range(len(last.seats)):
                assert mark(last, seat, skill, fact.seat) == "not"


@pytest.mark.parametrize("number", TABLES)
def test_p163_what_a_seat_was_not_shown_its_tablet_does_not_hold(number):
    moments = tables()[number]
    last = moments[-1].state
    facts = [(event.audience, event.fact) for moment in moments for event in moment.events]
    for seat, place in enumerate(last.seats):
        known = {(last.hands[seat], card) for card in place.prophecies}
        known |= {
            (hand_of(last, fact.by), fact.card)
            for audience, fact in facts
            if audience == seat and isinstance(fact, events.ProphecyShown)
        }
        rows = rules.view(last, seat).own.tablet.rows
        assert {(hand, row.skill) for row in rows for hand in range(3) if row.hands[hand] == "holds"} == known


def mark(state, viewer, skill, holder):
    """What the viewer's tablet says of a prophecy in the holder's hand."""
    rows = rules.view(state, viewer).own.tablet.rows
    return next(row for row in rows if row.skill == skill).hands[hand_of(state, holder)]
