"""The end of a table: who won and why, and all that was secret."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.page import Field, Page
from bot.words.party import names as titles
from bot.words.party.outcomes import outcome_words
from bot.words.party.texts.targets import shares
from bot.words.party.voice import PartyVoice
from bot.words.people import Names
from bot.words.voice import Voice
from rules.hunting_party.view import Opened, View


def ending(view: View, names: Names) -> Page:
    """The result and everything opened. Raises ValueError if the table has not ended."""
    if view.opened is None or view.outcome is None:
        raise ValueError("the table has not ended")
    voice = PartyVoice(names, None)
    text = "\n".join(
        (
            f"**{outcome_words(view.outcome, voice)}**",
            *_tie(view),
            f"It was round {view.round} of {view.rounds}. Here is all that was hidden.",
            f"The Shadow's destined skills: **{titles.declared(view.opened.destined)}**",
        )
    )
    return Page("The hunt is over", text, tuple(_fields(view, view.opened, voice)))


def _tie(view: View) -> Iterator[str]:
    """Why one of several with equal money won (HP-44)."""
    winners = view.outcome.winners if view.outcome else ()
    equal = [there for there in view.seats if winners and there.silver == view.seats[winners[0]].silver]
    if len(winners) == 1 and len(equal) > 1:
        yield "Others have as much money: the one who slew the Shadow goes first, then who has more free shares."
    elif len(winners) > 1:
        yield "They have equal money and equal free shares, so they win together."


def _fields(view: View, opened: Opened, voice: Voice) -> Iterator[Field]:
    winners = view.outcome.winners if view.outcome else ()
    for seat in sorted(range(len(view.seats)), key=lambda seat: -view.seats[seat].silver):
        crown = "🏆 " if seat in winners else ""
        yield Field(f"{crown}{voice.whom(seat)}", _seat(view, opened, seat))
    if opened.oracle:
        yield Field("The Oracle", f"Prophecies: {titles.declared(opened.oracle)}")


def _seat(view: View, opened: Opened, seat: int) -> str:
    there = view.seats[seat]
    party = [*([there.hero.hunter] if there.hero else []), *(member.hunter for member in there.members)]
    return "\n".join(
        (
            f"**{titles.money(there.silver)}**, {shares(max(0, there.free))} free",
            f"Party: {titles.hunters(party)}",
            f"Prophecies: {titles.declared(opened.prophecies[seat])}",
            f"Hand: {titles.items(opened.hands[seat])}",
        )
    )
