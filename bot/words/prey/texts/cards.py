"""The whole text of a card of a hand, a Hardship, a Setback, a monster's power; and short lines of City Cards."""

from __future__ import annotations

from bot.words.prey import names
from bot.words.prey.texts.effects import clauses
from bot.words.prey.texts.targets import Mentions, mentions_of
from bot.words.prey.texts.until import UNTIL, length_words, when_words
from bot.words.voice import capital
from rules.deadly_prey.cards import ARSENAL, CITY, HARDSHIPS, INFLUENCE, MONSTERS, SETBACKS
from rules.deadly_prey.cards.effects import YOU, Cancel, Choose, Effect, OwnStep, Peek, Reroll, Shift, Trick, Ways

_DONE = (Cancel, OwnStep, Peek, Reroll, Shift)
"""The effects of powers that are told as deeds of the monster: "reroll every die"."""


def does_words(effects: tuple[Effect, ...], choices: tuple[Choose, ...], *, is_monsters: bool = False) -> str:
    """What effects do, with the ways among which is chosen: "either A, or B"."""
    mentions = mentions_of(choices, is_monsters=is_monsters)
    parts = [clauses(effects, mentions)] if effects else []
    parts += [_ways(choice, choice.among, mentions) for choice in choices if isinstance(choice.among, Ways)]
    return ", and ".join(parts)


def _ways(choice: Choose, among: Ways, mentions: Mentions) -> str:
    chooser = "" if choice.who == YOU else f"{mentions.of(choice.who)} chooses: "
    return f"{chooser}either {', or '.join(clauses(way, mentions) for way in among.ways)}"


def ways_of(card: str) -> tuple[str, ...]:
    """The ways among which the player of a card, or its victim, chooses; each as it is said to whoever chooses."""
    trick = trick_of(card)
    choice, among = next((each, each.among) for each in trick.choices if isinstance(each.among, Ways))
    mentions = mentions_of(trick.choices, is_monsters=card in INFLUENCE, reader=choice.who)
    return tuple(clauses(way, mentions) for way in among.ways)


def trick_does(trick: Trick, *, is_monsters: bool) -> str:
    """What a card of a hand or a power does, without the moment."""
    return f"{does_words(trick.effects, trick.choices, is_monsters=is_monsters)}{UNTIL[trick.until]}"


def trick_text(trick: Trick, *, is_monsters: bool) -> str:
    """A card of a hand or a power as a sentence, the moment first."""
    moment = capital(when_words(trick, is_monsters=is_monsters))
    return f"{moment}: {trick_does(trick, is_monsters=is_monsters)}."


def trick_of(card: str) -> Trick:
    """What a card of a hand, or a monster's power, is. Raises KeyError for any other card."""
    if card in ARSENAL:
        return ARSENAL[card].trick
    return INFLUENCE[card].trick if card in INFLUENCE else MONSTERS[card].trick


def hand_text(card: str) -> str:
    """The text of an Arsenal or Influence Card."""
    return trick_text(trick_of(card), is_monsters=card not in ARSENAL)


def hand_line(card: str) -> str:
    """The text of an Arsenal or Influence Card with its value before it, on one plain line."""
    return f"Value {ARSENAL[card].value}. {hand_text(card)}" if card in ARSENAL else hand_text(card)


def power_text(monster: str) -> str:
    """A monster's power with its cost, for the monster: "you gain 1 point"."""
    return f"{trick_text(MONSTERS[monster].trick, is_monsters=True)} {_cost_words(monster)}"


def power_told(monster: str) -> str:
    """A monster's power with its cost, for everybody else: "the monster gains 1 point"."""
    trick = MONSTERS[monster].trick
    moment = capital(when_words(trick, is_monsters=True, is_told=True))
    doer = "the monster may " if isinstance(trick.effects[0], _DONE) else ""
    return f"{moment}: {doer}{trick_does(trick, is_monsters=False)}. {_cost_words(monster)}"


def _cost_words(monster: str) -> str:
    return f"Cost: {names.points(MONSTERS[monster].cost)}, of any Callings."


def setback_text(card: str) -> str:
    """The text of a Setback."""
    return f"{length_words(SETBACKS[card].length)}: {setback_does(card)}"


def setback_does(card: str) -> str:
    """What a Setback does, without how long."""
    return f"{does_words(SETBACKS[card].effects, ())}."


def hardship_text(card: str) -> str:
    """The text of a Hardship, with its way out."""
    there = HARDSHIPS[card]
    text = f"{length_words(there.length, there.kind)}: {hardship_does(card)}"
    if there.way_out is None:
        return text
    when = "at any dawn" if there.way_out.when == "dawn" else "at any time outside a confrontation"
    return f"{text} Way out: {there.way_out.willpower} Willpower {when}."


def hardship_does(card: str) -> str:
    """What a Hardship does, without when and how long."""
    there = HARDSHIPS[card]
    chosen = ", as you choose" if there.choices else ""
    return f"{does_words(there.effects, there.choices)}{chosen}."


def city_line(card: str) -> str:
    """A City Card on one short plain line: suit, scores, tactic."""
    return f"{names.SUIT_TITLES[CITY[card].suit]}; {scores_line(card)}"


def scores_line(card: str) -> str:
    """A City Card's scores and tactic: "De 2, Ab 2, Sc 0, Oc 1; Tracking"."""
    there = CITY[card]
    if there.scores is None:
        return "a Minion"
    tactic = f"; {names.TACTIC_TITLES[there.tactic]}" if there.tactic else "; no tactic"
    return f"{names.scores(there.scores)}{tactic}"


def card_line(card: str) -> str:
    """Any card on one plain line."""
    if card in CITY:
        return city_line(card)
    if card in HARDSHIPS:
        return hardship_text(card)
    return setback_text(card) if card in SETBACKS else hand_line(card)
