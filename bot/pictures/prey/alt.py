"""The picture of the city in words, for those who do not see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.pictures.picture import ALT_LIMIT
from bot.pictures.prey.cards import Lying
from bot.pictures.prey.people import hunters_of
from bot.pictures.prey.pyramid import lying_at
from bot.pictures.prey.tracker import seen_at
from bot.words.page import cut, size
from bot.words.people import counted, listed, plain
from bot.words.prey import names as words
from rules.deadly_prey.city import CALLINGS, SPOTS
from rules.deadly_prey.state import TRACKER_SPACES
from rules.deadly_prey.view import View

_NAME = 12
_Owners = Callable[[Lying, Sequence[str]], str] | None
"""How it is told whose Willpower lies on a spot, if it is told."""


def alt_text(view: View, names: Sequence[str]) -> str:
    """What the picture shows, in plain text of at most 1,000 characters; only what everybody may see.

    Where there is too much for that, Willpower is left out first, then who controls what.
    """
    texts = (_text(view, names, owners) for owners in (_willpower, _controllers, None))
    return next((text for text in texts if size(text) <= ALT_LIMIT), cut(_text(view, names, None), ALT_LIMIT))


def _text(view: View, names: Sequence[str], owners: _Owners) -> str:
    short = [plain(name, _NAME) for name in names]
    return " ".join(f"{part}." for part in (*_now(view, short), *_people(view, short), *_city(view, short, owners)))


def _now(view: View, names: Sequence[str]) -> Iterator[str]:
    if view.outcome is not None:
        yield f"The game is over, {listed([names[seat] for seat in view.outcome.winners] or ['nobody'])} won"
    elif view.half:
        yield f"{words.half(view.half).capitalize()}, {words.PHASE_TITLES[view.phase]}"
    if view.outcome is None:
        yield from _under_way(view, names)
    if view.setbacks:
        yield f"Setbacks: {', '.join(words.SETBACK_TITLES[setback.card] for setback in view.setbacks)}"


def _under_way(view: View, names: Sequence[str]) -> Iterator[str]:
    if view.fighters:
        verb = "confront" if len(view.fighters) > 1 else "confronts"
        yield f"{listed([names[seat] for seat in view.fighters])} {verb} the monster"
    elif view.attack is not None:
        yield f"Attack on {words.target(view.attack.target)}"
    elif view.attempt is not None:
        group = listed([names[seat] for seat in (view.attempt.leader, *view.attempt.partners)])
        yield f"{group} at {view.attempt.spot}, {view.attempt.number} to reach"


def _people(view: View, names: Sequence[str]) -> Iterator[str]:
    chips = ", ".join(
        f"{words.SUIT_SHORT[calling]} {count}" for calling, count in zip(CALLINGS, view.monster.chips, strict=True)
    )
    hand = counted(view.monster.hand_size, "card")
    yield f"{words.MONSTER_TITLES[view.monster.name]} ({names[view.mo]}): chips {chips}, {hand}"
    if view.standing:
        yield f"Initiative: {', '.join(names[seat] for seat in view.standing)}"
    yield "; ".join(_hunter(view, names, seat) for seat in hunters_of(view))


def _hunter(view: View, names: Sequence[str], seat: int) -> str:
    there = hunters_of(view)[seat]
    if view.opened is not None:
        return f"{names[seat]} {counted(sum(view.opened.scores[seat]), 'point')}"
    state = " killed," if there.is_dead else " week over," if there.is_out else ""
    return f"{names[seat]}{state} reserve {there.reserve}, {counted(there.hand_size, 'card')}"


def _city(view: View, names: Sequence[str], owners: _Owners) -> Iterator[str]:
    hunters = [names[seat] for seat in hunters_of(view)]
    up = [seen_at(view, space)[1] for space in range(1, TRACKER_SPACES + 1)]
    yield f"Tracker: {', '.join(words.CITY_TITLES[card] for card in up if card) or 'nothing open'}"
    lying = [lying_at(view, place) for place in range(len(SPOTS))]
    yield f"Pyramid: {'; '.join(_spot(there, owners(there, hunters) if owners else '') for there in lying[::-1])}"


def _spot(lying: Lying, owners: str) -> str:
    if not lying.suit:
        return f"{lying.spot} vacant"
    title = words.CITY_TITLES[lying.card] if lying.card else words.SUIT_SHORT[lying.suit]
    return f"{lying.spot} {title} {lying.number}{owners}"


def _willpower(lying: Lying, hunters: Sequence[str]) -> str:
    parts = (
        f", {name} {' '.join(f'{count} {colour}' for count, colour in ((red, 'red'), (white, 'white')) if count)}"
        for name, red, white in zip(hunters, lying.red, lying.white, strict=True)
        if red or white
    )
    return "".join(parts)


def _controllers(lying: Lying, hunters: Sequence[str]) -> str:
    return "".join(f", {name}" for name, red in zip(hunters, lying.red, strict=True) if red)
