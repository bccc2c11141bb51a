"""What a seat has seen and may rely on: cards in rooms, and cards with other players."""

from __future__ import annotations

from bot.words.people import Names, escaped, listed, who
from bot.words.quarry import names as titles
from rules.unknown_quarry.notes import Notes, SeenCard

SHORT_NAME = 14


def seen_lines(notes: Notes, names: Names) -> list[str]:
    """A line for each room and each player where cards were seen, those seen longest ago first."""
    places: dict[tuple[str | None, int | None, int], list[SeenCard]] = {}
    for seen in notes.seen:
        places.setdefault((seen.room, seen.seat, seen.turn), []).append(seen)
    oldest_first = sorted(places.values(), key=lambda cards: cards[0].turn)
    return [_line(cards, names) for cards in oldest_first]


def _line(cards: list[SeenCard], names: Names) -> str:
    """One place at one time."""
    first = cards[0]
    place = titles.ROOM_TITLES[first.room] if first.room else who(names, _seat(first))
    since = [escaped(names[seat], SHORT_NAME) for seat in first.also_seen_by]
    also = f" (searched since by {listed(since)})" if since else ""
    return f"Turn {first.turn}, **{place}**: {', '.join(titles.card(seen.card) for seen in cards)}{also}"


def _seat(seen: SeenCard) -> int:
    if seen.seat is None:
        raise ValueError("a card is seen in a room or with a seat")
    return seen.seat
