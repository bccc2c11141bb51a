"""The secret sheet of one seat: Callings, hand with texts, what it looked at, standing orders, own marks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.words.page import FIELD_VALUE_LIMIT, Field, Page, cut, first_lines, last_lines
from bot.words.people import Names
from bot.words.prey import names as titles
from bot.words.prey.questions.at_any_time import standing_lines
from bot.words.prey.questions.week import laid_words
from bot.words.prey.spots import spot_words
from bot.words.prey.table import hunter, is_monster, spot, with_red
from bot.words.prey.texts.cards import city_line, hand_text, hardship_text, power_text, scores_line
from bot.words.sheets import FOOTER, fitting, own_marks
from bot.words.voice import Voice
from rules.deadly_prey.cards import ARSENAL
from rules.deadly_prey.city import CALLINGS, SPOTS
from rules.deadly_prey.setup import HUNTER_CHIPS, MONSTER_CHIPS
from rules.deadly_prey.view import OwnView, View

MOST_CARDS = 12
"""So many different cards of a hand are given with their text; any more by name."""
KNOWN_LIMIT = 900
BURDENS_LIMIT = 900
PRIMARY = 3


def sheet(view: View, names: Names, marks: Sequence[str]) -> Page:
    """The sheet of the seat whose view it is. `marks`: the player's own, oldest first. Raises ValueError for PUBLIC."""
    own = view.own
    if own is None:
        raise ValueError("everybody together has no sheet")
    voice = Voice.to(view.viewer, names)
    fields = (
        *_hand(own),
        *_cards(view),
        *_burdens(view),
        *_known(view, own, voice),
        *_orders(view, own),
        *own_marks(marks),
        *_cards_of_others(view, voice),
    )
    text = "\n".join(_head(view, own))
    title = "The monster's sheet" if is_monster(view) else "Your Callings and cards"
    return Page(title, text, tuple(fitting(fields, text)), FOOTER)


def _head(view: View, own: OwnView) -> Iterator[str]:
    if is_monster(view):
        yield f"You are **{titles.monster(view.monster.name)}**. {power_text(view.monster.name)}"
        yield "Your Callings, by total and chips; the others see how many chips lie there, not which:"
        yield from _monster_callings(own) if any(own.callings) else (_sealed(view, own),)
        if own.chip_in_hand is not None:
            yield f"The chip in your hand is a **{own.chip_in_hand}**."
        yield f"Chips in the box lid: {titles.lid(view.bag)}. The board still counts there what you drew at dusk."
        return
    there = hunter(view, view.viewer)
    yield f"You are **{titles.identity(there.identity)}**. Your Callings:"
    yield from _hunter_callings(own, there.shown) if own.callings else (_sealed(view, own),)
    yield f"Reserve **{there.reserve}**, supply {there.supply}."
    if there.trophies:
        yield f"Trophies: {', '.join(f'{titles.card(each.card)} {each.chip}' for each in there.trophies)}"


def _sealed(view: View, own: OwnView) -> str:
    """What is laid of Callings that are not opened to their owner's sheet yet, while the others lay theirs."""
    picks = own.draft.picks if own.draft is not None and view.asked == "lay_callings" else ()
    chips = MONSTER_CHIPS if is_monster(view) else HUNTER_CHIPS
    if not picks:
        return "not laid yet"
    sealed = "; sealed until all have laid theirs" if len(picks) == len(chips) else ", so far"
    return f"{laid_words(view, picks)}{sealed}"


def _monster_callings(own: OwnView) -> Iterator[str]:
    for calling, chips in zip(CALLINGS, own.callings, strict=False):
        yield f"- {titles.suit(calling)}: **{sum(chips)}** ({titles.chips(chips)})"


def _hunter_callings(own: OwnView, shown: tuple[int | None, ...]) -> Iterator[str]:
    for calling, chips, known in zip(CALLINGS, own.callings, shown, strict=False):
        if not chips:
            continue
        primary = ", your primary" if sum(chips) == PRIMARY else ""
        secret = "" if known is None else ", known to all"
        yield f"- {titles.suit(calling)}: **{sum(chips)}**{primary}{secret}"


def _hand(own: OwnView) -> Iterator[Field]:
    if not own.hand:
        yield Field("Cards", "Your hand is empty.")
        return
    counts = Counter(own.hand)
    cards = list(counts)
    for card in cards[:MOST_CARDS]:
        yield Field(_title(own, card, counts[card]), hand_text(card))
    rest = cards[MOST_CARDS:]
    if rest:
        yield Field("More cards", cut(titles.cards(card for card in own.hand if card in rest), FIELD_VALUE_LIMIT))


def _title(own: OwnView, card: str, count: int) -> str:
    times = f" x{count}" if count > 1 else ""
    worth = f" · value {ARSENAL[card].value}" if card in ARSENAL else ""
    locked = own.locked.count(card)
    lock = f" · {'locked' if locked == count else f'{locked} locked'}" if locked else ""
    return f"{titles.card(card)}{times}{worth}{lock}"


def _cards(view: View) -> Iterator[Field]:
    """The cards that the hunter controls with chip, scores and tactic, the highest first."""
    if is_monster(view):
        return
    own = [name for name in reversed(SPOTS) if spot(view, name).red[view.viewer]]
    if own:
        yield Field("Your City Cards", first_lines([_card_line(view, name) for name in own], FIELD_VALUE_LIMIT))


def _cards_of_others(view: View, voice: Voice) -> Iterator[Field]:
    """The cards that only others control, which could be poached, as far as there is room."""
    if is_monster(view):
        return
    lines = [
        f"{_card_line(view, name)} ({voice.all_of(owners)})"
        for name in reversed(SPOTS)
        if (owners := with_red(spot(view, name))) and view.viewer not in owners
    ]
    if lines:
        yield Field("City Cards of others", first_lines(lines, FIELD_VALUE_LIMIT))


def _card_line(view: View, name: str) -> str:
    """A face-up card in a line: "A6 Bail Bondsman 3: De 2, Ab 2, Sc 0, Oc 1; Tracking"."""
    there = spot(view, name)
    return f"{name} {titles.CITY_TITLES[there.card]} **{there.chip}**: {scores_line(there.card)}"


def _burdens(view: View) -> Iterator[Field]:
    burdens = () if is_monster(view) else hunter(view, view.viewer).burdens
    if burdens:
        lines = [f"**{titles.HARDSHIP_TITLES[each.card]}**. {hardship_text(each.card)}" for each in burdens]
        yield Field("Your Hardships", last_lines(lines, BURDENS_LIMIT))


def _known(view: View, own: OwnView, voice: Voice) -> Iterator[Field]:
    """Faces of cards that lie face down, and all that was looked at."""
    lines = [*_spots(view), *_looked_at(own, voice), *_scores(own, voice)]
    if lines:
        yield Field("What you have seen", last_lines(lines, KNOWN_LIMIT))


def _spots(view: View) -> Iterator[str]:
    for name, there in zip(SPOTS, view.spots, strict=True):
        if there.card and not there.is_up:
            everybody = " (everybody has seen it)" if there.is_seen else ""
            yield f"{spot_words(view, name)}: {city_line(there.card)}{everybody}"


def _looked_at(own: OwnView, voice: Voice) -> Iterator[str]:
    for what, of, cards in own.known:
        match what:
            case "deck":
                yield f"Top of the City deck, when you looked: {', '.join(titles.card(card) for card in cards)}"
            case "hand":
                yield f"In the hand of {voice.whom(int(of))}, when you looked: {titles.cards(cards)}"


def _scores(own: OwnView, voice: Voice) -> Iterator[str]:
    for seat, calling, score in own.scores:
        yield f"{voice.own(seat)} score in {titles.CALLING_TITLES[calling]}, when you looked: {score}"


def _orders(view: View, own: OwnView) -> Iterator[Field]:
    lines = list(standing_lines(own, view.phase))
    if lines:
        yield Field("Standing orders", "\n".join(lines))
