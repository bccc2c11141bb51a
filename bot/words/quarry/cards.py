"""The reference pages of Unknown Quarry: every card, every monster, and which weapon hurts whom (UQ-50)."""

from __future__ import annotations

from bot.words.page import Field, Page
from bot.words.people import listed
from bot.words.quarry import names
from bot.words.quarry.effects import full_line, reaction_words, ring_words
from rules.unknown_quarry.cards import ABILITIES, CARDS, WEAPONS
from rules.unknown_quarry.cards.effects import Card, Family
from rules.unknown_quarry.state import MONSTERS

WEAPONS_TABLE = "weapons"

FAMILY_TITLES = {
    Family.STANDARD: "Standard action",
    Family.MONSTROUS: "Monstrous card",
    Family.CLASS_I: "Weapon of class I",
    Family.CLASS_II: "Weapon of class II",
    Family.CLASS_III: "Weapon of class III",
    Family.REACTION: "Reaction item",
}

_REMARKS = {
    "tireless": "At the end of a turn that would not refresh your energy, you may refresh it all the same. "
    "Everyone sees it and will draw conclusions.",
    "resilience": "The player who attacked you sees this card, and so knows what you are.",
    "spy": "A turn of nothing but searching, picking up and Spy refreshes energy.",
    "false_papers": "The other player sees False Papers, just as if they were the card you chose to show.",
}
_FAMILY_REMARKS = {
    Family.STANDARD: "Everyone can use it on their turn; it is in nobody's hand.",
    Family.MONSTROUS: "Two of the five make a monster. It counts for the hand limit, is never picked up, laid down "
    "or kept by another, and comes straight back if it is given.",
}

TOPICS: tuple[tuple[str, str], ...] = (
    (WEAPONS_TABLE, "Which weapon hurts whom"),
    *names.MONSTER_TITLES.items(),
    *names.CARD_TITLES.items(),
)


def card(key: str) -> Page:
    """The page of a card, a monster or the table of weapons. Raises KeyError for a key that is none."""
    if key == WEAPONS_TABLE:
        return _weapons_page()
    return _monster_page(key) if key in ABILITIES else _card_page(CARDS[key])


def card_text(key: str) -> str:
    """What is on the card: its ring, its lines, when it can be shown, and what else holds for it."""
    card = CARDS[key]
    ring = [f"Hits: {ring_words(card)}."] if card.family in _WEAPON_CLASSES else []
    lines = [full_line(card, line) for line in card.lines]
    reaction = [reaction_words(card.reaction)] if card.reaction else []
    remark = [_REMARKS[key]] if key in _REMARKS else []
    return "\n".join((*ring, *lines, *reaction, *remark))


_WEAPON_CLASSES = (Family.CLASS_I, Family.CLASS_II, Family.CLASS_III)


def _card_page(card: Card) -> Page:
    copies = "one in the game" if card.copies == 1 else f"{card.copies} in the game"
    text = "\n".join(filter(None, (card_text(card.name), _FAMILY_REMARKS.get(card.family))))
    return Page(names.card(card.name), text, footer=f"{FAMILY_TITLES[card.family]}, {copies}")


def _monster_page(key: str) -> Page:
    pair = [names.card(ability) for ability in CARDS if ability in ABILITIES[key]]
    weapons = (
        Field(FAMILY_TITLES[family], ", ".join(names.card(card.name) for card in _hitting(key, family)))
        for family in _WEAPON_CLASSES
    )
    return Page(names.monster(key), f"Whoever was dealt {listed(pair)}. These weapons hurt it:", tuple(weapons))


def _hitting(monster: str, family: Family) -> list[Card]:
    return [card for card in WEAPONS if card.family == family and monster in card.ring]


def _weapons_page() -> Page:
    fields = tuple(Field(names.monster(monster), _row(monster)) for monster in MONSTERS)
    text = "For each monster, the weapons that have it in their ring: class I, class II, class III."
    return Page("Which weapon hurts whom", text, fields)


def _row(monster: str) -> str:
    return "\n".join(
        f"{numeral}: {', '.join(names.card(card.name) for card in _hitting(monster, family))}"
        for numeral, family in zip(("I", "II", "III"), _WEAPON_CLASSES, strict=True)
    )
