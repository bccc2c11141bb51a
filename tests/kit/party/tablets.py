"""What somebody's prophecy tablet says of the destined three, and of a hand as a whole."""

from __future__ import annotations

from tests.kit.party.person import Person


def destined(person: Person) -> set[str]:
    """The skills that the tablet says are destined."""
    return {row.skill for row in person.tablet.rows if row.is_destined}


def ruled_out(person: Person) -> set[str]:
    """The skills that the tablet says are not destined."""
    return {row.skill for row in person.tablet.rows if row.is_destined is False}


def one_of(person: Person, other: str) -> list[set[str]]:
    """The sets of skills of which the tablet says that somebody's hand holds at least one."""
    hand = person.play.state.hands[person.play.names.index(other)]
    return [set(entry.skills) for entry in person.tablet.one_of if entry.hand == hand]
