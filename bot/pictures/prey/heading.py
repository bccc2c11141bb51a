"""The head of the picture: the day or night and the phase, what was played just now, and what everybody waits for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from bot.pictures.colours import FAINT, GOLD, PALE
from bot.pictures.lettering import fitted, font, lettered
from bot.pictures.people import short
from bot.pictures.prey.plan import LEFT, RIGHT
from bot.pictures.sprites import row
from bot.words.people import listed
from bot.words.prey.names import ALL_TITLES, MONSTER_TITLES, PHASE_TITLES, half
from rules.deadly_prey.cards import MONSTERS
from rules.deadly_prey.state import TRACKER_SPACES
from rules.deadly_prey.view import View

_WANTED = {
    "lay_callings": " to lay Callings",
    "dawn_window": " to say what to do at dawn",
    "night": " to act tonight or rest",
    "rotation_order": " to go first or last",
    "place_slot": " to place Willpower",
    "resolve_slot": " to act",
    "join": " to join or not",
    "choose_card": " to choose the card",
    "agree": " to agree or not",
    "choose_method": " to choose points or dice",
    "window": " to play or pass",
    "gather": " to gather points",
    "roll_sources": " to roll",
    "after_roll": " to change the roll or leave it",
    "turn_red": " to turn Willpower red",
    "contest": " to allow or contest",
    "pay_debt": " to pay a debt",
    "drop_card": " to discard a card",
    "drop_trophy": " to discard a trophy",
    "strip_white": " to give up Willpower",
    "hardship_choice": " to choose for a Hardship",
    "choose_way": " to choose",
    "lay_back": " to lay cards back",
    "use_power": " to use the power",
    "strike": " to attack or not",
    "choose_victims": " to choose whose red goes",
    "feed_chip": " to lay a chip",
}
"""What somebody is asked for, by the kind of the question."""


def heading(image: Image.Image, view: View, names: Sequence[str]) -> None:
    """Two lines at the top."""
    end = lettered(_moment(view) if view.outcome is not None else "", 24, FAINT)
    row(image, (end,), RIGHT - end.width, 32)
    room = RIGHT - LEFT - end.width - 24
    row(image, (lettered(fitted(headline(view, names), 36, room), 36, PALE, 0.6),), LEFT, 31)
    row(image, (lettered(fitting_line(view, names), 26, GOLD),), LEFT, 70)


def fitting_line(view: View, names: Sequence[str]) -> str:
    """The second line, with as much of the names as there is room for; at the worst it does not say what for."""
    lines = [second_line(view, names, room) for room in (200, 140, 90)]
    lines.append(second_line(replace(view, asked=None), names, 90))
    return next(
        (line for line in lines if font(26).getlength(line) <= RIGHT - LEFT), fitted(lines[-1], 26, RIGHT - LEFT)
    )


def _moment(view: View) -> str:
    """The half-day as the board names it: "night 5 of 7"."""
    return f"{half(view.half)} of {TRACKER_SPACES}"


def headline(view: View, names: Sequence[str]) -> str:
    """The half-day and the phase, or who has won."""
    if view.outcome is None:
        moment = f"{_moment(view).capitalize()}: {PHASE_TITLES[view.phase]}"
        return moment if view.half else "Callings are laid"
    winners = [short(names, seat, 36, 280) for seat in view.outcome.winners]
    if not winners:
        return "Nobody wins"
    return f"{listed(winners)} {'win' if len(winners) > 1 else 'wins'}"


def second_line(view: View, names: Sequence[str], room: int = 200) -> str:
    """How it ended; or what was played last, and who is asked for what. `room`: pixels for a name."""
    monster = MONSTER_TITLES[view.monster.name]
    if view.outcome is not None:
        return f"The {monster} gets away" if view.mo in view.outcome.winners else f"The {monster} is defeated"
    parts = []
    if view.plays:
        last = view.plays[-1]
        verb = "uses the power of the" if last.card in MONSTERS else "plays"
        parts.append(f"{short(names, last.seat, 26, room)} {verb} {ALL_TITLES[last.card]}")
    if view.waiting:
        parts.append(f"waiting for {_asked(view, names, room)}{_WANTED.get(view.asked or '', '')}")
    return "; ".join(parts)


def _asked(view: View, names: Sequence[str], room: int) -> str:
    if len(view.waiting) == len(view.hunters):
        return "everybody"
    if len(view.waiting) > 2:
        return f"{len(view.waiting)} players"
    return listed([short(names, seat, 26, room) for seat in view.waiting])
