"""A person at a table under test: what one does, is offered, is refused, sees and is told."""

from __future__ import annotations

from rules import Action, Illegal
from rules.unknown_quarry.notes import Notes, Row
from rules.unknown_quarry.state import MONSTERS, Seat
from tests.kit.played import Seated
from tests.kit.quarry import notation


class Person(Seated):
    """Somebody by name, at a seat. Each deed is one answer, or the few that it takes."""

    def answers(self, option: str) -> None:
        """The option is answered by its key."""
        self.play.answer(self.number, option)

    # --- in one's own turn ---

    def moves(self, *rooms: str) -> None:
        """One room after another is walked into."""
        for room in rooms:
            self.answers(f"move:{notation.name(room)}")

    def searches(self) -> None:
        """The room is searched."""
        self.answers("search")

    def picks_up(self, *cards: str) -> None:
        """The items are picked up, each by an action of its own."""
        for card in cards:
            self.answers(f"pick_up:{notation.name(card)}")

    def feints(self) -> None:
        """A charge goes into Feint."""
        self.answers("feint")

    def adrenaline(self) -> None:
        """A charge goes into Adrenaline."""
        self.answers("adrenaline")

    def ends_turn(self, *, recover: bool = False) -> None:
        """The turn is over; with Tireless perhaps recovering."""
        self.answers("end_turn:recover" if recover else "end_turn")

    def targets(self, target: str) -> None:
        """The target is chosen, the card is still to be."""
        self.answers(f"interact:{self.play.names.index(target)}")

    def uses(self, card: str, *, on: str, rolls: int) -> None:
        """The card is used on the target and the die shows the number."""
        self.targets(on)
        self.play.rig(rolls - 1)
        self.answers(f"card:{notation.name(card)}")

    def surges(self, step: int) -> None:
        """A charge goes into Surge: +1 or -1."""
        self.answers("surge:up" if step > 0 else "surge:down")

    def applies(self) -> None:
        """The card is passed to the target."""
        self.answers("apply")

    def withdraws(self) -> None:
        """The card is taken back unseen."""
        self.answers("withdraw")

    # --- as a target ---

    def resolves(self, card: str = "", *, draws: str = "") -> None:
        """The card takes its effect: one shows or gives `card`, or luck draws `draws` from the hand."""
        self._responds("resolve", card, draws)

    def spends(self, card: str = "", *, draws: str = "") -> None:
        """A charge is spent; what is to be shown or given all the same is as in `resolves`."""
        self._responds("spend", card, draws)

    def shows_reaction(self, card: str, *, spend: bool = False) -> None:
        """The reaction is shown instead, perhaps with a charge spent beside it."""
        self.answers(f"react:{notation.name(card)}:spend" if spend else f"react:{notation.name(card)}")

    def _responds(self, verb: str, card: str, draws: str) -> None:
        if draws:
            self.play.rig(self.hand.index(notation.name(draws)))
        self.answers(f"{verb}:{notation.name(card)}" if card else verb)

    # --- when cards came over, or the hand is too full ---

    def keeps(self) -> None:
        """The card that was given stays."""
        self.answers("keep")

    def gives_back(self) -> None:
        """What came over goes back."""
        self.answers("give_back")

    def drops(self, card: str) -> None:
        """The item is laid down in the room."""
        self.answers(f"drop:{notation.name(card)}")

    # --- what one may do ---

    @property
    def default(self) -> str | None:
        """The key of the answer that a time-out gives."""
        return self.decision.default if self.decision else None

    def is_refused(self, option: str) -> Illegal:
        """The refusal of this answer; fails if it is not refused or anything has changed."""
        return self.play.refusal(Action(self.number, self.play.question, option))

    # --- how one stands ---

    @property
    def seat(self) -> Seat:
        """All of the seat, secrets included."""
        return self.play.state.seats[self.number]

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards in hand, in the order of their names."""
        return self.seat.hand

    @property
    def wounds(self) -> int:
        """The wounds suffered."""
        return self.seat.wounds

    @property
    def energy(self) -> int:
        """The charges left."""
        return self.seat.energy

    @property
    def room(self) -> str:
        """Where the pawn stands."""
        return self.seat.room

    # --- what one knows ---

    @property
    def notes(self) -> Notes:
        """The scratch sheet."""
        return self.view.own.notes

    def row(self, other: str) -> Row:
        """The scratch sheet's row for somebody else."""
        return next(row for row in self.notes.rows if row.seat == self.play.names.index(other))

    def boxes(self, other: str) -> dict[str, int]:
        """The possible wounds marked for somebody else, by monster, where there are any."""
        return {monster: count for monster, count in zip(MONSTERS, self.row(other).boxes, strict=True) if count}

    def crossed(self, other: str) -> set[str]:
        """The monsters crossed out for somebody else."""
        return {monster for monster, crossed in zip(MONSTERS, self.row(other).is_crossed, strict=True) if crossed}
