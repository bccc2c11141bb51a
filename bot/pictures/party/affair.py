"""What goes on: the hunter up for hire with the bids, the hunt with who denies it and the agent, or the last hunt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from bot.pictures.colours import ALARM, FAINT, GOLD, PALE, PANEL
from bot.pictures.lettering import fitted, lettered
from bot.pictures.party.colours import CARD, SEAT_COLOURS
from bot.pictures.party.people import short
from bot.pictures.party.plan import AFFAIR, AFFAIR_HEIGHT, GAP, LEFT, RIGHT, SHADOW_WIDTH
from bot.pictures.party.signs import chip, letters_of, pie, symbol, titled_chip
from bot.pictures.sprites import CLEAR, row
from bot.words.party.names import AGENT_TITLES, HUNTER_TITLES, STACK_TITLES
from bot.words.people import counted
from rules.hunting_party.cards import AGENTS, HUNTERS
from rules.hunting_party.cards.card import Agent, Consequence
from rules.hunting_party.state import NOBODY, Denial, Hire, Hunt
from rules.hunting_party.view import View

_WIDTH = RIGHT - LEFT - SHADOW_WIDTH - GAP
_LINES = (AFFAIR + 24, AFFAIR + 67, AFFAIR + 109)
_ROOM = _WIDTH - 24
_WIDEST_PILL = 190


def affair(image: Image.Image, view: View, names: Sequence[str]) -> None:
    """The panel between the map and the parties."""
    box = (LEFT, AFFAIR, LEFT + _WIDTH, AFFAIR + AFFAIR_HEIGHT)
    ImageDraw.Draw(image).rounded_rectangle(box, 10, fill=PANEL)
    if view.opened is not None:
        _end(image, view, view.opened.destined, names)
    elif view.hire is not None:
        _hire(image, view.hire, len(view.seats), names)
    elif view.hunt is not None:
        _hunt(image, view.hunt, names)
    elif view.denials:
        _last_hunt(image, view.denials[-1], names)
    else:
        _line(image, 1, (lettered("Nobody has hunted yet", 23, FAINT),))


def _end(image: Image.Image, view: View, destined: Sequence[str], names: Sequence[str]) -> None:
    """What was destined all along, and who has won."""
    _line(image, 0, (lettered("Destined from the start", 22, FAINT),))
    _line(image, 1, map(titled_chip, destined))
    winners = view.outcome.winners if view.outcome is not None else ()
    _line(image, 2, _pills([(seat, symbol("crown", 24), GOLD) for seat in winners], names))


def _line(image: Image.Image, line: int, sprites: Sequence[Image.Image] | Iterator[Image.Image]) -> None:
    row(image, sprites, LEFT + 12, _LINES[line])


# --- hiring ---


def _hire(image: Image.Image, hire: Hire, seats: int, names: Sequence[str]) -> None:
    hunter = HUNTERS[hire.hunter]
    _line(image, 0, (lettered(f"For hire at the {STACK_TITLES[hire.location]}", 21, FAINT),))
    title = lettered(f"{HUNTER_TITLES[hire.hunter]} ", 27, PALE, 0.6)
    _line(image, 1, (title, *map(titled_chip, hunter.skills)))
    bids, order = dict(hire.bids), ((hire.seat + step) % seats for step in range(seats))
    said = [(seat, _bid(bids.get(seat), seat), GOLD if seat == hire.bidder else None) for seat in order]
    _line(image, 2, _pills(said, names))


def _bid(bid: int | None, seat: int) -> Image.Image:
    if bid is None:
        return lettered("...", 20, FAINT)
    return pie(bid, SEAT_COLOURS[seat], 30) if bid else lettered("pass", 18, FAINT)


def _pills(said: Sequence[tuple[int, Image.Image, str | None]], names: Sequence[str]) -> Iterator[Image.Image]:
    """Players with what they said, and with an outline for some; wider where there are few."""
    width = min(_WIDEST_PILL, (_ROOM + 6) // max(1, len(said)) - 6)
    for seat, sign, outline in said:
        image = Image.new("RGBA", (width, 36), CLEAR)
        ImageDraw.Draw(image).rounded_rectangle((0, 0, width - 1, 35), 10, fill=CARD, outline=outline, width=3)
        row(image, (lettered(short(names, seat, 19, width - sign.width - 22), 19, PALE),), 9, 18)
        row(image, (sign,), width - sign.width - 6, 18)
        yield image


# --- hunting ---


def _hunt(image: Image.Image, hunt: Hunt, names: Sequence[str]) -> None:
    hunter = lettered(f"{short(names, hunt.seat, 22, 150)} hunts ", 22, PALE, 0.5)
    _line(image, 0, (hunter, *map(titled_chip, hunt.skills)))
    _line(image, 1, _answers(hunt, names))
    if hunt.is_shadow_found:
        words = lettered("The Shadow! It falls to", 23, ALARM, 0.5)
        _line(image, 2, (words, chip(hunt.fighting), chip(hunt.fighting)))
    elif hunt.agent:
        _line(image, 2, _agent(AGENTS[hunt.agent]))


def _answers(hunt: Hunt | Denial, names: Sequence[str]) -> Iterator[Image.Image]:
    """Who passed, in order, and who denied."""
    said: list[tuple[int, Image.Image, str | None]] = [
        (seat, lettered("passes", 18, FAINT), None) for seat in hunt.passed
    ]
    if hunt.denied_by != NOBODY:
        said.append((hunt.denied_by, lettered("denies", 18, ALARM), ALARM))
    return _pills(said, names)


def _agent(agent: Agent) -> Iterator[Image.Image]:
    """Name, boxes, bounty, what a lost fight costs; skills by their letters alone where there are many."""
    either, other = agent.boxes
    sign = chip if len(either) + len(other) < 5 else letters_of
    yield lettered(f"{fitted(AGENT_TITLES[agent.name], 21, 170)} ", 21, ALARM, 0.5)
    yield from map(sign, either)
    yield lettered("or", 19, FAINT)
    yield from map(sign, other)
    yield symbol("gold", 24)
    yield lettered(f"{agent.bounty}", 22, GOLD, 0.5)
    if agent.has_chest:
        yield symbol("chest", 24)
    yield lettered(f"else {_cost(agent.consequence)}", 19, FAINT)


def _cost(consequence: Consequence) -> str:
    """What a lost fight costs, in few letters."""
    match consequence.sort:
        case "deaths":
            return counted(consequence.amount, "death")
        case "cards":
            return counted(consequence.amount, "card")
        case "gear":
            return "all gear"
        case "gold":
            return f"{consequence.amount} gold"


def _last_hunt(image: Image.Image, denial: Denial, names: Sequence[str]) -> None:
    _line(image, 0, (lettered(f"Last hunt: {short(names, denial.seat, 22, 260)}", 22, FAINT),))
    _line(image, 1, map(titled_chip, denial.skills))
    _line(image, 2, _answers(denial, names))
