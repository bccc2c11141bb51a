"""The small questions that cards and Hardships put: which card, which white, in which order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.words.people import listed
from bot.words.prey import names
from bot.words.prey.texts.cards import hardship_text
from bot.words.voice import Voice
from rules.deadly_prey.cards import HARDSHIPS
from rules.deadly_prey.cards.effects import Strip
from rules.deadly_prey.view import View

_STRIPS = listed(
    [
        names.HARDSHIP_TITLES[name]
        for name, hardship in HARDSHIPS.items()
        if any(isinstance(effect, Strip) and not effect.at for effect in hardship.effects)
    ],
    "or",
)
"""The Hardship that takes white Willpower from wherever its hunter says."""


def _choosing_way(view: View, _voice: Voice) -> Iterator[str]:
    yield f"**{names.card(view.card)} strikes you.** You choose how; everybody hears it."


def _placing_hardship(view: View, _voice: Voice) -> Iterator[str]:
    yield "**Your Hardship strikes: where?** You choose among what is equally fit."
    yield f"{names.HARDSHIP_TITLES[view.card]}: {hardship_text(view.card)}"


def _dropping(_view: View, _voice: Voice) -> Iterator[str]:
    yield "**Discard a card from your hand.** It goes to the discards, open to all."


def _dropping_trophy(_view: View, _voice: Voice) -> Iterator[str]:
    yield "**Discard one of your trophies.** Its chip goes back to the lid."


def _stripping(view: View, _voice: Voice) -> Iterator[str]:
    count = min(view.owed, sum(there.white[view.viewer] for there in view.spots))
    yield f"**{_STRIPS} takes {count} of your white Willpower: from which cards?** It goes to your supply."


def _laying_back(view: View, _voice: Voice) -> Iterator[str]:
    yield "**Lay the cards back on the City deck, the top one first.** Only you know them."
    yield "The others hear that you did it, and see the suit of the new top card."
    seen = next((cards for what, _, cards in reversed(view.own.known) if what == "deck"), ()) if view.own else ()
    if seen:
        yield f"You saw: {', '.join(names.card(card) for card in seen)}."


ASKED: Mapping[str, Callable[[View, Voice], Iterator[str]]] = {
    "choose_way": _choosing_way,
    "hardship_choice": _placing_hardship,
    "drop_card": _dropping,
    "drop_trophy": _dropping_trophy,
    "strip_white": _stripping,
    "lay_back": _laying_back,
}
