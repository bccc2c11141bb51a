"""In which secrets two tables differ, out of one viewer's sight: what a pair puts to the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rules.core.agenda import AskingSealed
from rules.deadly_prey.setup import LayCallings
from rules.deadly_prey.slots import Contest, JoinAttempt
from rules.deadly_prey.state import State
from rules.deadly_prey.week import DawnWindow
from rules.deadly_prey.windows import React

Secret = Callable[[State, int], object]
"""(state, viewer) -> something that the viewer is not shown."""


def callings(state: State, viewer: int) -> object:
    """The scores of others that were not shown to all."""
    return [
        [score for score, is_shown in zip(hunter.callings, hunter.shown, strict=False) if not is_shown]
        for seat, hunter in enumerate(state.hunters)
        if hunter is not None and seat != viewer
    ]


def chips(state: State, viewer: int) -> object:
    """The monster's chips."""
    return None if viewer == state.mo else [sorted(pile) for pile in state.monster.callings]


def hands(state: State, viewer: int) -> object:
    """The cards of others."""
    places = (hunter or state.monster for hunter in state.hunters)
    return [sorted(place.hand) for seat, place in enumerate(places) if seat != viewer]


def faces(state: State, viewer: int) -> object:
    """What lies face down on the pyramid and the tracker, out of the viewer's sight."""
    spots = [spot.card for spot in state.spots if not spot.is_up and not spot.is_seen and viewer not in spot.known]
    return spots, [space.card for space in state.tracker if not space.is_up]


def decks(state: State, _: int) -> object:
    """The order of the decks."""
    return state.city, state.arsenal, state.hardships, state.influence


def peeks(state: State, viewer: int) -> object:
    """What others have looked at."""
    return [known for seat, known in enumerate(state.known) if seat != viewer]


def drafts(state: State, viewer: int) -> object:
    """What others have begun, at any time or in what they are asked."""
    question = state.question
    begun = getattr(question, "draft", None), getattr(question, "share", None), getattr(question, "drafts", ())
    is_own = getattr(question, "seat", None) == viewer
    return [draft for seat, draft in enumerate(state.drafts) if seat != viewer], None if is_own else begun


def orders(state: State, viewer: int) -> object:
    """The standing orders of others."""
    return [given for seat, given in enumerate(state.orders) if seat != viewer]


def sealed_in(step: type) -> Secret:
    """What others have answered to such a question."""

    def sealed(state: State, viewer: int) -> object:
        question = state.question
        if not isinstance(question, step):
            return None
        answers = question.answers if isinstance(question, AskingSealed) else question.done
        return sorted(answer for answer in answers if answer != viewer), getattr(question, "drafts", ())

    return sealed


SECRETS: Mapping[str, Secret] = {
    "Callings not shown": callings,
    "the monster's chips": chips,
    "hands": hands,
    "faces": faces,
    "the order of decks": decks,
    "peeks": peeks,
    "drafts": drafts,
    "standing orders": orders,
    "sealed answers of a window": sealed_in(React),
    "the dawn window": sealed_in(DawnWindow),
    "who joins": sealed_in(JoinAttempt),
    "who contests": sealed_in(Contest),
    "Callings being laid": sealed_in(LayCallings),
}
"""Every kind of secret, by name."""


def differing(one: State, other: State, viewer: int) -> Iterator[str]:
    """The kinds of secrets in which the two tables differ."""
    for name, secret in SECRETS.items():
        if secret(one, viewer) != secret(other, viewer):
            yield name
