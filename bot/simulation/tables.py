"""Which tables are simulated: the seed, the number of seats and the options of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from rules import Game, Setup

DIFFERENT_OPTIONS = 10


@dataclass(frozen=True, slots=True)
class Table:
    """One table to be simulated; `seed` are the 32 bytes it is dealt with."""

    number: int
    setup: Setup
    seed: bytes


def tables(game: Game, count: int, seats: int | None, seed: str) -> Iterator[Table]:
    """The tables of one run. Without a number of seats they go round all that the game has.

    Of ten rounds one has every option at its least and one at its most; the others have the defaults.
    """
    counts = game.seats if seats is None else (seats,)
    for number in range(count):
        options = options_of(game, number // len(counts) % DIFFERENT_OPTIONS)
        yield Table(number, Setup(counts[number % len(counts)], options), seed_of(seed, number))


def seed_of(seed: str, number: int) -> bytes:
    """SHA-256 of `simulate:seed:number`."""
    return sha256(f"simulate:{seed}:{number}".encode()).digest()


def options_of(game: Game, turn: int) -> dict[str, str | int | bool]:
    """The options in this one of ten rounds."""
    match turn:
        case 3:
            return {option.name: option.least for option in game.options}
        case 7:
            return {option.name: option.most for option in game.options}
    return game.with_defaults({})
