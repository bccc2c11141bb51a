"""Cards and powers as they are played, with what was picked for them; and the deeds that a draft puts together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.words.prey import names
from bot.words.prey.texts.cards import trick_of
from bot.words.prey.texts.effects import clauses
from bot.words.prey.texts.targets import mentions_of
from bot.words.voice import Voice
from rules.deadly_prey.cards import ARSENAL
from rules.deadly_prey.cards.effects import YOU, Callings, Cards, Choose, Hunters, Numbers, Plays, Spots, Ways
from rules.deadly_prey.choices.plays import Play


def choices_of(card: str) -> tuple[Choose, ...]:
    """What is chosen before a card or a power is played, in order."""
    return tuple(choice for choice in trick_of(card).choices if choice.who == YOU)


def picks_words(card: str, picks: Sequence[str], voice: Voice) -> str:
    """All that was picked for a card or a power, in brackets with a blank before: " (B3, Ben)"; "" if nothing was."""
    told = list(_each_pick(card, picks, voice))
    return f" ({', '.join(told)})" if told else ""


def _each_pick(card: str, picks: Sequence[str], voice: Voice) -> Iterator[str]:
    for choice, pick in zip(choices_of(card), picks, strict=False):
        yield pick_words(card, choice, pick.removeprefix("pick:"), voice)


def pick_words(card: str, choice: Choose, pick: str, voice: Voice) -> str:
    """One pick: "Ben", "B3", "Destruction", "gather 3 more points", "Decoy of Ben"."""
    match choice.among:
        case Hunters():
            return voice.whom(int(pick))
        case Callings():
            return names.CALLING_TITLES[pick]
        case Cards():
            return names.card(pick)
        case Spots() | Numbers():
            return pick
        case Ways(ways):
            mentions = mentions_of(trick_of(card).choices, is_monsters=card not in ARSENAL)
            return clauses(ways[int(pick)], mentions)
        case Plays():
            aimed_at, _, owner = pick.partition("@")
            return _of(names.card(aimed_at), int(owner), voice)


def _of(title: str, owner: int, voice: Voice) -> str:
    return f"your {title}" if owner == voice.reader else f"{title} of {voice.whom(owner)}"


def source_words(sort: str, card: str) -> str:
    """What is played, within a sentence: "Second Wind", "the power of the Vampire"."""
    return f"the power of {names.monster(card)}" if sort == "power" else names.card(card)


def is_play(key: str) -> bool:
    """Whether a draft with this key puts a play together."""
    return key.startswith("play:")


def source_of(key: str) -> Play:
    """What a draft plays."""
    _, sort, card = key.split(":")
    return Play(sort, card, len(choices_of(card)))


def begun_words(key: str) -> str:
    """What a draft beside the question puts together, within a sentence: "Police Scanner", "the exchange"."""
    if not is_play(key):
        return "the exchange"
    play = source_of(key)
    return "the power" if play.sort == "power" else names.card(play.card)
