"""The secret sheet of one seat: prophecies, items with their texts, the tablet, what it saw, wishes, own marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.words.page import FIELD_VALUE_LIMIT, Field, Page, cut, first_lines, last_lines, size
from bot.words.party import names as titles
from bot.words.party.cards import ME, item_text
from bot.words.party.labels.turn import card_line
from bot.words.party.questions.at_any_time import standing_lines
from bot.words.party.table import party, sharers
from bot.words.party.tablet import tablet_text
from bot.words.party.texts.abilities import ability_text
from bot.words.party.texts.targets import shares
from bot.words.party.voice import PartyVoice
from bot.words.people import Names
from bot.words.sheets import FOOTER, fitting, own_marks
from bot.words.voice import Voice
from rules.hunting_party.cards import HUNTERS, ITEMS
from rules.hunting_party.state import Seen
from rules.hunting_party.view import MemberView, OwnView, View

MOST_ITEMS = 6
"""So many items of a hand are given with their text; any more by name."""
SHOWN_LIMIT = 600
SEEN_LIMIT = 600
STANDING_LIMIT = 800
LOOKS_IN_DETAIL = (3, 1, 0)
"""Of so many of the latest looks at cards it is said what the cards do, as far as there is room."""


def sheet(view: View, names: Names, marks: Sequence[str]) -> Page:
    """The sheet of the seat whose view it is. `marks`: the player's own, oldest first. Raises ValueError for PUBLIC."""
    own = view.own
    if own is None:
        raise ValueError("everybody together has no sheet")
    voice = PartyVoice.to(view.viewer, names)
    text = "\n".join(_head(view, own, voice))
    before, after = (
        (*_items(own), _tablet(view, own, voice), *_remembered(own, voice)),
        (*own_marks(marks), *_powers(view)),
    )
    for in_detail in LOOKS_IN_DETAIL:
        fields = (*before, *_seen(own, in_detail), *after)
        fitted = tuple(fitting(fields, text))
        if fitted == fields:
            break
    return Page("Your prophecies and items", text, fitted, FOOTER)


def _head(view: View, own: OwnView, voice: Voice) -> Iterator[str]:
    there = view.seats[view.viewer]
    yield f"Your prophecies, which are not destined: **{titles.declared(own.prophecies)}**"
    partners = tuple(seat for seat in sharers(view, there.hand) if seat != view.viewer)
    if partners:
        yield f"{voice.all_of(partners)} has the same hand, and can never deny you; what was shown there stays secret."
    free = f"{shares(there.free)} free" if there.free >= 0 else f"{shares(-there.free)} owed too many"
    yield f"You have {titles.money(there.silver)}, {free}, {there.hand_size} of {there.hand_limit} cards in hand."
    if view.found is not None:
        yield f"The Shadow was found: **{titles.declared(view.found)}**."


def _items(own: OwnView) -> Iterator[Field]:
    for item in own.hand[:MOST_ITEMS]:
        yield Field(f"{titles.ITEM_TITLES[item]} ({titles.GEAR_TITLES[ITEMS[item].type].lower()})", item_text(item))
    rest = own.hand[MOST_ITEMS:]
    if rest:
        yield Field("More items", cut(titles.items(rest), FIELD_VALUE_LIMIT))
    if not own.hand:
        yield Field("Items", "Your hand is empty.")


def _tablet(view: View, own: OwnView, voice: Voice) -> Field:
    lines = tablet_text(view, own.tablet, voice)
    return Field("Prophecy tablet", lines if size(lines) <= FIELD_VALUE_LIMIT else cut(lines, FIELD_VALUE_LIMIT))


def _remembered(own: OwnView, voice: Voice) -> Iterator[Field]:
    standing = list(standing_lines(own, voice))
    if standing:
        yield Field("Offers, wishes, standing orders", cut("\n".join(standing), STANDING_LIMIT))
    if own.shown:
        lines = [f"Turn {one.turn}, {voice.whom(one.by)}: {titles.SKILL_TITLES[one.card]}" for one in own.shown]
        yield Field("Prophecies shown to you", last_lines(lines, SHOWN_LIMIT))


def _seen(own: OwnView, in_detail: int) -> Iterator[Field]:
    """What was looked at, the latest so many times with what the cards are and do."""
    plain, told = own.seen[: len(own.seen) - in_detail], own.seen[-in_detail:] if in_detail else ()
    lines = [*map(_look, plain), *(line for seen in told for line in _look_in_detail(seen))]
    if lines:
        yield Field("Cards you looked at", last_lines(lines, FIELD_VALUE_LIMIT if in_detail else SEEN_LIMIT))


def _look(seen: Seen) -> str:
    return f"{_when(seen)} {', '.join(map(titles.card, seen.cards)) or 'nothing'}"


def _look_in_detail(seen: Seen) -> tuple[str, ...]:
    return (
        (_when(seen), *(f"- {titles.card(card)}: {card_line(card)}" for card in seen.cards))
        if seen.cards
        else (_look(seen),)
    )


def _when(seen: Seen) -> str:
    return f"Turn {seen.turn}, {titles.stack(seen.where)}:"


def _powers(view: View) -> Iterator[Field]:
    """What the own hunters can do: everybody may know it, but here it is at hand."""
    lines = [line for there in party(view, view.viewer) for line in power_lines(there)]
    if lines:
        yield Field("Powers of your hunters", first_lines(lines, FIELD_VALUE_LIMIT))


def power_lines(there: MemberView) -> Iterator[str]:
    """The power of a hunter, and the champion power where it works."""
    card = HUNTERS[there.hunter]
    working = (card.normal, *(card.champion if there.is_champion else ()))
    texts = [ability_text(ability, ME) for ability in working if ability is not None]
    yield from (f"**{titles.HUNTER_TITLES[there.hunter]}** {text}" for text in texts)
