"""What others did at any time that came to nothing: a table in which they did not looks the same to all but them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules import AT_ANY_TIME, PUBLIC
from rules.hunting_party import events
from rules.inspection.party import own
from tests.kit.secrecy.record import Answer

Episode = tuple[int, ...]
"""The numbers of a seat's answers from the beginning of a deed to its end."""


def without_consequence(answers: Sequence[Answer], viewer: int) -> list[Episode]:
    """What others than the viewer did at any time of which the viewer was told nothing, nor of what came of it."""
    return [
        episode
        for episode in episodes(answers)
        if answers[episode[0]].action.seat != viewer and came_to_nothing(answers, episode, viewer)
    ]


def episodes(answers: Sequence[Answer]) -> Iterator[Episode]:
    """Everything that was done at any time; what was not brought to an end is left out."""
    open_ones: dict[int, list[int]] = {}
    for number, answer in enumerate(answers):
        seat = answer.action.seat
        if answer.action.question == AT_ANY_TIME:
            open_ones.setdefault(seat, []).append(number)
            if own(answer.after).seats[seat].draft is None:
                yield tuple(open_ones.pop(seat))


def came_to_nothing(answers: Sequence[Answer], episode: Episode, viewer: int) -> bool:
    """Whether nothing of it was told to the viewer, and neither the wish nor the offer was ever carried out."""
    first, last = answers[episode[0]], answers[episode[-1]]
    if any(event.audience in (PUBLIC, viewer) for number in episode for event in answers[number].told):
        return False
    verb, _, thing = first.action.option.partition(":")
    later = [event.fact for answer in answers[episode[-1] :] for event in answer.told if event.audience == PUBLIC]
    match verb:
        case "potion" | "power" | "gear" | "disband" if own(last.before).seats != own(last.after).seats:
            return not any(is_done(fact, first.action.seat, thing.split(":")[0]) for fact in later)
        case "offer" | "accept" | "refuse" | "withdraw" | "confirm":
            return not any(isinstance(fact, events.Traded) for fact in later)
        case _:
            return True


def is_done(fact: object, seat: int, card: str) -> bool:
    """Whether the seat played this card, or paid this hunter off."""
    match fact:
        case events.Played(seat=player, card=played):
            return (player, played) == (seat, card)
        case events.Disbanded(hunter=hunter):
            return hunter == card
    return False
