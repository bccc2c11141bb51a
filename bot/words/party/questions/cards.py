"""The questions about cards: answering what was played, throwing, keeping, laying back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.words.party import names
from bot.words.party.labels.turn import card_line
from bot.words.party.played import does_words, played_words
from bot.words.people import counted
from bot.words.voice import Voice
from rules.hunting_party.view import PlayedView, View

ANSWERED_TOGETHER = (
    "All who are asked answer together, unseen. If several do, the active player's answer counts first, then "
    "clockwise; the others keep card and cost, and nobody hears of them."
)


def _responding(view: View, voice: Voice) -> Iterator[str]:
    playing = view.playing
    if playing is None:
        return
    yield f"**{played_words(playing, voice)}.** Do you answer, or let it happen?"
    yield from _what_it_does(playing)
    if playing.answering is not None:
        yield f"That would stop or turn this: {played_words(playing.answering, voice)}."
    yield ANSWERED_TOGETHER
    yield "You are asked by what everybody can see, not by what you hold."


def _what_it_does(playing: PlayedView) -> Iterator[str]:
    source = playing.source
    text = does_words(source.sort, source.card, source.which)
    if text:
        yield f"It says, to whoever uses it: {text}."


def _throwing(view: View, _voice: Voice) -> Iterator[str]:
    own = view.own
    if own is None:
        return
    yield f"**Throw {counted(own.to_throw, 'card')} from your hand**, face down, under the Market."
    if own.taken:
        yield f"Chosen so far: {names.items(own.taken)}."
    yield _until_the_last(own.to_throw - len(own.taken))
    yield "The others hear how many, not which."


def _until_the_last(left: int) -> str:
    """Whether the next choice is the one that does it."""
    if left == 1:
        return "This is the last one: it is done as soon as you choose."
    return f"{left} are left to choose; nothing is done before the last one."


def _arranging(view: View, _voice: Voice) -> Iterator[str]:
    own = view.own
    if own is None:
        return
    yield "**Lay the cards back, the top one first.** Only you know them; the others hear that you did it."
    yield from (f"- {names.card(card)}: {card_line(card)}" for card in own.cards_in_question)
    if own.taken:
        yield f"Laid so far, from the top: {', '.join(names.card(card) for card in own.taken)}."
    yield _until_the_last(len(own.cards_in_question) - len(own.taken) - 1)


def _keeping(view: View, _voice: Voice) -> Iterator[str]:
    own = view.own
    if own is None:
        return
    yield f"**Keep one of {counted(len(own.cards_in_question), 'card')}**: {names.items(own.cards_in_question)}."
    yield "It is done as soon as you choose. The others hear that you drew one, not which."


ASKED: Mapping[str, Callable[[View, Voice], Iterator[str]]] = {
    "respond": _responding,
    "throw_cards": _throwing,
    "arrange": _arranging,
    "keep_one": _keeping,
}
