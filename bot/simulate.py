"""The command `simulate`: whole games between computer players, without Discord, and what came of them."""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

from bot.simulation.play import Played, play
from bot.simulation.progress import Progress
from bot.simulation.tables import Table, tables
from bot.simulation.totals import Totals
from rules import GAMES, Game
from rules.robots import LEVELS

GOOD, PROBLEM, WRONG_USAGE = 0, 1, 2
TOLD = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The parser knows what `simulate` takes."""
    parser.add_argument("game", metavar="GAME", choices=sorted(GAMES), help="one of: " + ", ".join(sorted(GAMES)))
    parser.add_argument("--tables", metavar="N", type=positive, default=100, help="how many tables (default: 100)")
    parser.add_argument("--seats", metavar="K", type=positive, help="players at a table (default: all counts in turn)")
    parser.add_argument("--seed", metavar="S", default="0", help="table i is dealt from simulate:S:i (default: 0)")
    parser.add_argument(
        "--players",
        metavar="LEVEL[,LEVEL...]",
        type=levels,
        default=("random",),
        help="levels of play, in turn round the table (default: random)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")


def positive(text: str) -> int:
    """A whole number from 1; raises ArgumentTypeError."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1, not {text!r}")
    return int(text)


def levels(text: str) -> tuple[str, ...]:
    """The levels named in the text; raises ArgumentTypeError for one that does not exist."""
    names = tuple(text.split(","))
    for name in names:
        if name not in LEVELS:
            raise argparse.ArgumentTypeError(f"no level is called {name!r}; there is {', '.join(sorted(LEVELS))}")
    return names


def run(arguments: argparse.Namespace) -> int:
    """The tables were played and reported; 0 if all ended without a violation, 1 if not, 2 for a wrong seat count."""
    game = GAMES[arguments.game]
    if arguments.seats is not None and arguments.seats not in game.seats:
        sys.stderr.write(f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} players.\n")
        return WRONG_USAGE
    totals = simulate(game, arguments)
    sys.stdout.write((totals.as_json() if arguments.json else totals.as_text()) + "\n")
    return GOOD if totals.is_good else PROBLEM


def simulate(game: Game, arguments: argparse.Namespace) -> Totals:
    """What came of all the tables. Problems are told on the error stream as they are found, the first ten of them."""
    totals, progress, began = Totals(game), Progress(sys.stderr, arguments.tables), perf_counter()
    for table in tables(game, arguments.tables, arguments.seats, arguments.seed):
        played = play(game, table, arguments.players)
        tell(table, played, max(0, TOLD - totals.violations))
        totals.add(played)
        progress.show(totals.tables)
    progress.clear()
    totals.seconds = perf_counter() - began
    return totals


def tell(table: Table, played: Played, most: int) -> None:
    """Where each of the first violations was found, and that a table did not end, stands on the error stream."""
    problems = played.violations[:most]
    if played.outcome is None:
        problems.append(f"action {played.answers}: not ended")
    sys.stderr.writelines(f"table {table.number}, seed {table.seed.hex()}, {problem}\n" for problem in problems)
