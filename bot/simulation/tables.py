"""Which tables are simulated: the seed, the number of seats and the options of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from rules import Game, Setup

Options = dict[str, str | int | bool]


@dataclass(frozen=True, slots=True)
class Table:
    """One table to be simulated; `seed` are the 32 bytes it is dealt with."""

    number: int
    setup: Setup
    seed: bytes


def tables(game: Game, count: int, seats: int | None, seed: str) -> Iterator[Table]:
    """The tables of one run. Without a number of seats they go round all that the game has.

    Every second round has the default options, the others go through the samples of each option.
    """
    counts = game.seats if seats is None else (seats,)
    for number in range(count):
        at_table, turn = counts[number % len(counts)], number // len(counts)
        options = sampled_options(game, at_table, turn // 2) if turn % 2 else game.with_defaults({})
        yield Table(number, Setup(at_table, options), seed_of(seed, number))


def seed_of(seed: str, number: int) -> bytes:
    """SHA-256 of `simulate:seed:number`."""
    return sha256(f"simulate:{seed}:{number}".encode()).digest()


def sampled_options(game: Game, seats: int, turn: int) -> Options:
    """A sample of every option, another one each turn; a default where the game refuses the sample at such a table."""
    options = game.with_defaults({})
    for place, option in enumerate(game.options):
        sample = option.samples[(turn + place) % len(option.samples)]
        if is_accepted(game, Setup(seats, {**options, option.name: sample})):
            options[option.name] = sample
    return options


def is_accepted(game: Game, setup: Setup) -> bool:
    """Whether the game can be played with this setup."""
    try:
        game.check(setup)
    except ValueError:
        return False
    return True
