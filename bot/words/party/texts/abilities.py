"""Abilities in words: what they cost, when they can be used, what they do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words.party import names
from bot.words.party.texts.effects import clause
from bot.words.party.texts.targets import Mentions
from rules.hunting_party.cards import HUNTERS, ITEMS
from rules.hunting_party.cards.effects import Ability, Answers, Cost, Effect

COST_TITLES = {
    Cost.GOLD: "1 gold",
    Cost.ROUND: "once per round",
    Cost.FATIGUE: "fatigue",
    Cost.SKIP: "skips your turn",
    Cost.ALWAYS: "always",
    Cost.CARD: "once",
}
COST_SIGNS = {
    Cost.GOLD: "🪙",
    Cost.ROUND: "🔁",
    Cost.FATIGUE: "⏳",
    Cost.SKIP: "⏭️",
    Cost.ALWAYS: "♾️",
    Cost.CARD: "🧪",
}
_ANSWERED = {
    ("potion", False): "a potion is used",
    ("potion", True): "a potion is used on a hunter of yours",
    ("power", False): "a power is used",
    ("power", True): "a power is aimed at a hunter of yours",
    ("steal", True): "a member of yours is about to be stolen",
    ("death", True): "a member of yours is about to die",
    ("death_in_hunt", True): "a member of yours is about to die on your hunt",
    ("destroy", False): "an item worn in reach is about to be lost",
    ("destroy", True): "an item your hunters wear is about to be lost",
    ("share", True): "a member of yours is about to get more shares",
    ("take", True): "money is about to be taken from you",
    ("aim", True): "a potion or a power is aimed at a member of yours",
    ("bid_order", False): "a hunter is turned up for hire",
}


def ability_text(ability: Ability, me: str) -> str:
    """The whole ability as a sentence, with its cost and moment first: "Once per round: ..."."""
    head = price_words(ability, me)
    return f"{head[0].upper()}{head[1:]}: {effects_text(ability, me)}."


def price_words(ability: Ability, me: str) -> str:
    """The cost and the moment of an ability."""
    sent = f", if {me} was sent" if ability.needs_sent else ""
    return f"{_cost(ability)}{_moment(ability)}{sent}"


def _cost(ability: Ability) -> str:
    if ability.cost is Cost.ALWAYS and ability.moment != "always":
        return "at no cost"
    return COST_TITLES[ability.cost]


def _moment(ability: Ability) -> str:
    match ability.moment:
        case "own_fight":
            return ", in the fight of your own hunt"
        case "other_fight":
            return ", in the fight of another player's hunt in reach"
        case "response":
            return f", when {answered_words(ability.answers)}"
    return ""


def answered_words(answers: Answers | None) -> str:
    """What a response answers, as a clause: "a potion is used". Raises KeyError for what nothing answers."""
    if answers is None:
        raise KeyError("no answer")
    return _ANSWERED[answers.what, answers.is_own]


def effects_text(ability: Ability, me: str) -> str:
    """What an ability does, without cost and moment."""
    mentions = Mentions({choice.name: choice for choice in ability.choices}, me)
    return ", and ".join([clause(effect, mentions) for effect in ability.effects])


def worn_text(effects: Sequence[Effect], me: str) -> str:
    """What a piece of gear does to the one who wears it."""
    mentions = Mentions({}, me)
    return ", and ".join([clause(effect, mentions) for effect in effects])


def ability_of(sort: str, card: str, which: str) -> Ability:
    """The ability that a source of an effect names. Raises KeyError if the card has none to be used."""
    for ability in _printed(sort, card, which):
        if ability is not None and ability.moment != "always":
            return ability
    raise KeyError((sort, card, which))


def _printed(sort: str, card: str, which: str) -> tuple[Ability | None, ...]:
    if sort != "power":
        return (ITEMS[card].use,)
    return (HUNTERS[card].normal,) if which == "normal" else HUNTERS[card].champion


def power_title(hunter: str, which: str) -> str:
    """A hunter's ability by name: "the Bard's power", "the Bard's champion power"."""
    champion = "champion " if which != "normal" else ""
    return f"{names.hunter(hunter)}'s {champion}power"
