"""A whole table of Hunting Party, from `/hunt start` to its end, played by people in a pretend Discord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.hosting.sight import look
from tests.kit.hands import Hand
from tests.kit.party_liking import PartyLiking
from tests.kit.playthrough import PlayThrough, begun_lobby, number_and_place
from tests.kit.shown import Shown, controls, words
from tests.kit.world import Channel, Person, World


class PartyTable(PlayThrough):
    """A table with people in its seats, of whom also those who are not asked act now and then."""

    game = "party"
    liking: PartyLiking
    _latest: int | None = None

    async def answer(self, hand: Hand, seat: int) -> None:
        """The seat's player has answered; before it somebody else may have done what may be done at any time."""
        asked = await self.world.asked(self.number)
        others = [other for other in range(len(self.people)) if other not in asked]
        if others and self.liking.likes(4):
            await self.act(hand, others[self.answers % len(others)], is_asked=False)
            if seat not in await self.world.asked(self.number):
                return
        await self.act(hand, seat, is_asked=True)
        self.answers += 1

    async def act(self, hand: Hand, seat: int, *, is_asked: bool) -> None:
        """The seat's player has done something from a panel as things stand now."""
        person, panel = self.people[seat], self.panels.get(seat)
        if panel is None or self._latest != seat or await self._question(seat) != question_of(panel):
            panel = await hand.look(self.world, person, self.place)
        answers = [control for control in controls(panel) if control.is_answer]
        if not answers and not is_asked:
            return
        assert answers, words(panel)
        assert is_asked == any(control.question for control in answers), words(panel)
        self.panels[seat] = await hand.act(self.world, person, self.place, panel, self.liking)
        self._latest = seat

    async def _question(self, seat: int) -> int:
        """The number of the question that the seat is asked now; 0 if it is asked nothing."""
        sight = await self.world.bot.store.read(lambda transaction: look(transaction, self.number))
        decision = sight.decision(seat)
        return 0 if decision is None else decision.question


def question_of(panel: Shown) -> int:
    """The number of the question that the panel asks; 0 if it asks nothing."""
    return max((control.question for control in controls(panel) if control.is_answer), default=0)


async def begin_party(
    world: World, people: Sequence[Person], place: Channel | None = None, *, liking: int = 1, **options: Any
) -> PartyTable:
    """A table of Hunting Party that the first of the people opened, the others joined, and the first began."""
    lobby = await begun_lobby(world, people, place, game="party", **options)
    table = PartyTable(world, *number_and_place(world, lobby), lobby, people)
    table.liking = PartyLiking(liking)
    return table
