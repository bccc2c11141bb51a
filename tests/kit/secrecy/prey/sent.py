"""What one viewer of a table of Deadly Prey was sent, worked out from nothing but the events told to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rules import PUBLIC, Event
from rules.deadly_prey import events
from rules.deadly_prey.city import CALLINGS, SPOTS, TOP
from rules.deadly_prey.state import State
from tests.kit.secrecy.prey.belongings import Belongings

NECROMANCER = "necromancer"
"""Whose power lays a Minion that everybody has seen under a card's place."""


class Sent(Belongings):
    """What a viewer, a seat or PUBLIC, can know of a table, beside what lies open.

    `faces`: the cards it knows on spots; `spaces`: on the tracker; `deck`: on top of the City deck. `scores`: Calling
    scores of hunters, and totals of the monster that it looked at. `callings`: its own, pile by pile.
    """

    def __init__(self, viewer: int) -> None:
        super().__init__(viewer)
        self.faces: dict[str, str] = {}
        self.spaces: dict[int, str] = {}
        self.deck: list[str] = []
        self.scores: dict[tuple[int, str], int] = {}
        self.callings: tuple[tuple[int, ...], ...] = ()

    @classmethod
    def before(cls, state: State, viewer: int) -> Sent:
        """What a position built by hand takes for granted: the viewer's own things, and what it says was seen."""
        sent = cls(viewer)
        for name, spot in zip(SPOTS, state.spots, strict=True):
            if spot.card and (spot.is_up or spot.is_seen or viewer in spot.known):
                sent.faces[name] = spot.card
        sent.spaces = {number: space.card for number, space in enumerate(state.tracker) if space.card and space.is_up}
        for seat, hunter in enumerate(state.hunters):
            scores = zip(CALLINGS, hunter.callings, hunter.shown, strict=False) if hunter else ()
            sent.scores.update(((seat, calling), score) for calling, score, is_shown in scores if is_shown)
        sent.take_stock(state)
        if viewer != PUBLIC:
            sent._looked_at(state)
        return sent

    def _looked_at(self, state: State) -> None:
        hunter = state.hunters[self.viewer]
        self.callings = tuple((score,) for score in hunter.callings) if hunter else state.monster.callings
        for known in state.known[self.viewer]:
            if known.what == "score":
                self.scores[int(known.of), known.calling] = known.score
        question = state.question
        if question is not None and question.kind == "lay_back" and self.viewer in question.waiting:
            self.deck = list(state.city[:3])

    def hear(self, told: Iterable[Event]) -> None:
        """The viewer has heard those of the events that are told to it or to everybody."""
        for event in told:
            if event.audience in (PUBLIC, self.viewer):
                self._hear_of_faces(event.fact)
                self._hear_of_looks(event.fact)
                self.hear_of_belongings(event.fact)

    def _hear_of_faces(self, fact: object) -> None:
        match fact:
            case events.Dealt():
                self.spaces = {}
            case events.CardTurned(spot=name, card=card):
                self.faces[name] = card
            case events.CardRedrawn(spot=name, card=card):
                self.faces[name] = card
                self._drawn(name)
            case events.CardSwapped(spot=name, space=space, card=card, old=old):
                self.faces[name], self.spaces[space - 1] = card, old
            case events.CardReplaced(spot=name, reason=reason):
                self.faces.pop(name, None)
                if self._laid and reason == "power":
                    self.faces[name], self._laid = self._laid, ""
                else:
                    self._drawn(name)
            case events.Restored(spot=name):
                self._drawn(name)
            case events.TrackerFlipped(space=space, card=card):
                self.spaces[space - 1] = card
            case events.CardDestroyed(target=target, is_vacant=is_vacant):
                self._destroyed(target, is_vacant=is_vacant)
            case events.CardPlayed(card=card, picks=picks) if card == NECROMANCER:
                self._laid = picks[0]

    _laid = ""
    """The Minion that is just being laid face down."""

    def _drawn(self, name: str) -> None:
        """A card came off the City deck; for the top of the pyramid Generals may have gone back into it."""
        self.deck = [] if name == TOP else self.deck[1:]

    def _destroyed(self, target: str, *, is_vacant: bool) -> None:
        if target in SPOTS and is_vacant:
            self.faces.pop(target, None)
        elif target not in SPOTS:
            self.spaces.pop(int(target) - 1, None)

    def _hear_of_looks(self, fact: object) -> None:
        match fact:
            case events.CallingsHeld(callings=piles):
                self.callings = piles
            case events.ScoreShown(seat=seat, calling=calling, score=score):
                self.scores[seat, calling] = score
            case events.ScorePeeked(seat=seat, calling=calling, score=score):
                self.scores[seat, calling] = score
            case events.Peeked(what="spot", of=name, cards=(card,)):
                self.faces[name] = card
            case events.Peeked(what="deck", cards=cards):
                self.deck = list(cards)
            case events.Peeked(what="hand", of=of, cards=cards):
                self.saw_held(int(of), cards)
            case events.DeckArranged():
                self.deck = []


def known_of(cards: Sequence[str], held: Counter[str]) -> list[str | None]:
    """The cards in their order, None for those that are not known to be held."""
    left = Counter(held)
    found: list[str | None] = []
    for card in cards:
        found.append(card if left[card] > 0 else None)
        left[card] -= 1
    return found
