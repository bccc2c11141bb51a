"""The head of the picture: whose turn it is, the round, and what everybody waits for."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.pictures.colours import FAINT, GOLD, PALE
from bot.pictures.lettering import fitted, lettered
from bot.pictures.party.people import short
from bot.pictures.party.plan import LEFT, RIGHT
from bot.pictures.sprites import row
from bot.words.party.names import agent, hunter, item
from bot.words.people import listed
from rules.hunting_party.verbs import ALL_LOST, ROUND_LIMIT, SLAIN
from rules.hunting_party.view import PlayedView, View

_WANTED = {
    "choose_hero": " to choose a hero",
    "bid_order": " to bid first or last",
    "bid": " to bid",
    "purchase": " to buy items",
    "chest": " to buy from the chest",
    "throw_cards": " to throw cards away",
    "deny": " to deny or pass",
    "fight": " to use something or pass",
    "choose_victim": " to say whom it strikes",
    "respond": " to respond or pass",
    "arrange": " to lay cards back",
    "keep_one": " to keep a card",
}
"""What somebody is asked for, by the kind of the question."""
_ENDINGS = {
    SLAIN: "The Shadow is slain",
    ALL_LOST: "The Shadow has all its red shares",
    ROUND_LIMIT: "The rounds are over and the Shadow lives",
}


def heading(image: Image.Image, view: View, names: Sequence[str]) -> None:
    """Two lines at the top."""
    rounds = lettered(f"round {view.round} of {view.rounds}", 24, FAINT)
    row(image, (rounds,), RIGHT - rounds.width, 32)
    room = RIGHT - LEFT - rounds.width - 24
    row(image, (lettered(fitted(headline(view, names), 36, room), 36, PALE, 0.6),), LEFT, 31)
    row(image, (lettered(fitted(second_line(view, names), 26, RIGHT - LEFT), 26, GOLD),), LEFT, 70)


def headline(view: View, names: Sequence[str]) -> str:
    """Whose turn it is, or who has won."""
    if view.asked == "choose_hero":
        return "Heroes are chosen"
    if view.outcome is None:
        return f"{short(names, view.turn.seat, 36, 420)}'s turn"
    winners = [short(names, seat, 36, 280) for seat in view.outcome.winners]
    if not winners:
        return "Nobody wins"
    return f"{listed(winners)} {'win' if len(winners) > 1 else 'wins'}"


def second_line(view: View, names: Sequence[str]) -> str:
    """How the hunt ended; or what is played just now, and who is asked for what."""
    if view.outcome is not None:
        return _ENDINGS[view.outcome.label]
    parts = [_played(view.playing, names)] if view.playing is not None else []
    asked = [short(names, seat, 26, 230) for seat in view.waiting]
    if asked:
        parts.append(f"waiting for {listed(asked)}{_WANTED.get(view.asked or '', '')}")
    return "; ".join(parts)


def _played(playing: PlayedView, names: Sequence[str]) -> str:
    source = playing.source
    user = short(names, playing.user, 26, 230)
    match source.sort:
        case "shadow":
            return "the Shadow strikes"
        case "agent":
            return f"{agent(source.card)} strikes"
        case "hire":
            return f"{hunter(source.card)} is up for hire"
        case "power":
            return f"{user} uses {hunter(source.card)}"
        case "gear":
            return f"{user} uses {item(source.card)}"
        case "potion":
            return f"{user} plays {item(source.card)}"
