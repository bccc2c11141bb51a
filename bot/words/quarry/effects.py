"""What the lines of the cards do, in words: told of a target, or to the one who is it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.words.people import counted, listed
from bot.words.quarry import names
from rules.unknown_quarry.cards import CARDS, Line
from rules.unknown_quarry.cards.effects import Ban, Card, Effect, Family, Give, Reaction, Show, SpendEnergy, Wound

_DEEDS = {"move": "move", "interact": "interact"}
_CARDS = {"any": "a card of {own} choice", "random": "a random card", "all": "{own} whole hand"}


@dataclass(frozen=True, slots=True)
class Voice:
    """How a target is spoken of: the ending of a verb, the word for what is theirs, and who may or may not."""

    ending: str
    own: str
    who_may: str = ""


TARGET = Voice("s", "their")
YOU = Voice("", "your", "you ")


def effect_words(effect: Effect, voice: Voice) -> str:
    """One effect, without its subject: "takes 1 wound"."""
    match effect:
        case Wound(count):
            return f"take{voice.ending} {counted(count, 'wound')}"
        case SpendEnergy():
            return f"lose{voice.ending} a charge of energy, if one is left"
        case Show(which):
            return f"show{voice.ending} {_CARDS[which].format(own=voice.own)}"
        case Give(which):
            return f"give{voice.ending} {_CARDS[which].format(own=voice.own)}"
        case Ban(deed):
            return f"{voice.who_may}may not {_DEEDS[deed]} on {voice.own} next turn"


def line_words(line: Line, voice: Voice) -> str:
    """All that a line does, without its subject."""
    deeds = listed([effect_words(effect, voice) for effect in line.effects])
    return f"{deeds}, or spend{voice.ending} a charge of energy instead" if line.is_averted_by_energy else deeds


def rolls_words(rolls: tuple[int, ...]) -> str:
    """Numbers of the die: "6", "3–4", "4–6"."""
    first, last = min(rolls), max(rolls)
    return str(first) if first == last else f"{first}–{last}"


def touches(card: Card, line: Line) -> str:
    """Whom a line touches."""
    if not line.hits_ring:
        return "humans only"
    if card.family in {Family.STANDARD, Family.MONSTROUS}:
        return "anyone"
    return "its monsters and humans" if line.hits_humans else "its monsters only"


def full_line(card: Card, line: Line) -> str:
    """A line as the card's text has it."""
    return f"**{rolls_words(line.rolls)}** {line_words(line, TARGET)} ({touches(card, line)})"


def reaction_words(reaction: Reaction) -> str:
    """When a reaction can be shown."""
    numbers = "on any number" if len(reaction.rolls) == 6 else f"on a final {rolls_words(reaction.rolls)}"
    against = {
        "wound": "against a line that wounds",
        "cards": "against a line that makes you show or give cards",
        "any": "against any card, even one that does nothing",
    }[reaction.against]
    return f"Reaction {numbers}, {against}: show this card instead, and nothing on the line happens to you."


def ring_words(card: Card) -> str:
    """The monsters of a card's ring."""
    return listed([names.monster(monster) for monster in card.ring])


def plain_text(key: str) -> str:
    """All that a card does, as plain text without line breaks."""
    card = CARDS[key]
    lines = "; ".join(
        f"{rolls_words(line.rolls)} {line_words(line, TARGET)} ({touches(card, line)})" for line in card.lines
    )
    return f"{lines}. Its monsters: {ring_words(card)}" if has_ring(card) else lines


def has_ring(card: Card) -> bool:
    """Whether the card is a weapon, which has a ring of monsters; all others touch whom their lines say."""
    return not card.reaction and card.family not in {Family.STANDARD, Family.MONSTROUS}


def summary(key: str) -> str:
    """A card on one short plain line, for the second line of a menu entry."""
    card = CARDS[key]
    if card.reaction:
        return f"Reaction, {rolls_words(card.reaction.rolls)}"
    lines = ", ".join(f"{rolls_words(line.rolls)}: {_short(card, line)}" for line in card.lines)
    if not has_ring(card):
        return lines or "Recover energy"
    return f"{lines}; {', '.join(names.monster(monster) for monster in card.ring)}"


def _short(card: Card, line: Line) -> str:
    effects = " + ".join(_short_effect(effect) for effect in line.effects)
    touched = " (humans too)" if has_ring(card) and line.hits_humans else ""
    return f"{effects} or charge{touched}" if line.is_averted_by_energy else f"{effects}{touched}"


def _short_effect(effect: Effect) -> str:
    match effect:
        case Wound(count):
            return "wound" if count == 1 else f"{count} wounds"
        case SpendEnergy():
            return "charge"
        case Show(which):
            return f"show {which}"
        case Give(which):
            return f"give {which}"
        case Ban(deed):
            return f"no {deed}"
