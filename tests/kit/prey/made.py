"""Cards that the box may not hold: City Cards by value (suit, scores, tactic), and texts that a test needs."""

from __future__ import annotations

from rules.core.questions import Option
from rules.deadly_prey import choices
from rules.deadly_prey.at_any_time import BURNS
from rules.deadly_prey.cards import (
    ARSENAL,
    CITY,
    CITY_DECK,
    HARDSHIPS,
    INFLUENCE,
    SETBACKS,
    ArsenalCard,
    CityCard,
    Hardship,
    Influence,
    Setback,
)
from rules.deadly_prey.city import CALLINGS, SUITS, TACTICS, Suit, Tactic

SHORT: dict[str, Suit] = {"De": "destruction", "Ab": "absolution", "Sc": "science", "Oc": "occult", "Ge": "general"}
"""Suits as the checklist writes them."""
BOX = frozenset((*CITY_DECK, *ARSENAL, *SETBACKS, *HARDSHIPS, *INFLUENCE))


def suit_of(word: str) -> Suit:
    """The suit of a short or full name. Raises ValueError if there is none."""
    for suit in SUITS:
        if word == suit or SHORT.get(word) == suit:
            return suit
    raise ValueError(f"no suit is called {word}")


def usual_scores(suit: Suit) -> tuple[int, int, int, int]:
    """2 in the own Calling and 1 in the others; a General as if it were of Destruction."""
    own = suit if suit in CALLINGS else CALLINGS[0]
    de, ab, sc, oc = (2 if calling == own else 1 for calling in CALLINGS)
    return de, ab, sc, oc


def city_card(
    suit: Suit,
    where: str,
    *,
    scores: tuple[int, int, int, int] | None = None,
    tactic: Tactic | None = None,
    is_minion: bool = False,
) -> str:
    """The name of a card with these values, of which there is one in each place (`where`); it is known to the rules.

    Without scores those of `usual_scores`.
    """
    printed = None if is_minion else scores or usual_scores(suit)
    digits = "minion" if printed is None else "".join(map(str, printed))
    name = "_".join(filter(None, (suit, digits, tactic, where.lower())))
    return _known(CityCard(name, suit, printed, tactic))


def _known(card: CityCard) -> str:
    assert isinstance(CITY, dict)
    CITY[card.name] = card
    return card.name


def known(*cards: ArsenalCard | Setback | Hardship | Influence) -> None:
    """The rules know these cards of no box; a name is to mean the same card in every test."""
    families = {ArsenalCard: ARSENAL, Setback: SETBACKS, Hardship: HARDSHIPS, Influence: INFLUENCE}
    for card in cards:
        _entered(families[type(card)], card.name, card)
        if isinstance(card, ArsenalCard):
            BURNS[card.name] = Option(f"burn:{card.name}", choices.Burn(card.name, card.value))


def _entered(family: object, name: str, card: object) -> None:
    assert isinstance(family, dict)
    family[name] = card


def forget() -> None:
    """The rules know the cards of the box alone again."""
    for family in (CITY, ARSENAL, SETBACKS, HARDSHIPS, INFLUENCE, BURNS):
        assert isinstance(family, dict)
        for name in [name for name in family if name not in BOX]:
            del family[name]


def as_tactic(word: str) -> Tactic:
    """The tactic of this name. Raises ValueError if there is none."""
    for tactic in TACTICS:
        if tactic == word.lower():
            return tactic
    raise ValueError(f"no tactic is called {word}")
