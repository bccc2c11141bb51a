"""`python -m tests.mutants`: each game's rules are changed in 50 places, one at a time; the unnoticed are listed."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from rules import GAMES
from tests.mutants.changes import Change, changes_in
from tests.mutants.trial import TOP, Copy, TestsFail

AT_ONCE = 2
ENOUGH = 0.9
"""The share of the changes that a game's tests are to notice."""


def main() -> int:
    """Every game named was tried. Returns 1 if the tests of one noticed too little, or fail without any change."""
    asked = _arguments()
    return max([_tried(name, asked.count, asked.seed) for name in asked.games or GAMES])


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(GAMES)}; all of them if none is named")
    parser.add_argument("--count", type=int, default=50, help="changes to each game (50)")
    parser.add_argument("--seed", type=int, default=1, help="which changes: the same seed, the same changes (1)")
    asked = parser.parse_args()
    if unknown := set(asked.games) - set(GAMES):
        parser.error(f"no game is called {', '.join(sorted(unknown))}")
    return asked


def _tried(name: str, count: int, seed: int) -> int:
    folder = type(GAMES[name]).__module__.split(".")[1]
    changes = sampled([change for path in _modules(folder) for change in changes_in(path)], count, seed)
    with ExitStack() as stack:
        places = [Path(stack.enter_context(TemporaryDirectory())) for _ in range(AT_ONCE)]
        copies = [Copy(place, f"tests/rules/{folder}") for place in places]
        try:
            unnoticed = list(_unnoticed(changes, copies, copies[0].seconds()))
        except TestsFail as fail:
            print(f"{fail}\n{name}: the tests fail without any change, so they can show nothing")
            return 1
    _report(name, changes, unnoticed)
    return int(len(unnoticed) > (1 - ENOUGH) * len(changes))


def _modules(folder: str) -> list[Path]:
    return sorted((TOP / "rules" / folder).rglob("*.py"))


def sampled(changes: list[Change], count: int, seed: int) -> list[Change]:
    """So many of the changes by the seed, the kinds of change in turn, so that much data does not outweigh logic."""
    luck = random.Random(seed)
    kinds = [[change for change in changes if change.kind == kind] for kind in sorted({one.kind for one in changes})]
    for group in kinds:
        luck.shuffle(group)
    turns = cycle(kinds)
    return [group.pop() for _ in range(min(count, len(changes))) if (group := next(filter(None, turns)))]


def _unnoticed(changes: list[Change], copies: list[Copy], seconds: list[int]) -> Iterator[Change]:
    free: SimpleQueue[Copy] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def has_noticed(change: Change) -> bool:
        copy = free.get()
        noticed = copy.has_noticed(change, seconds)
        free.put(copy)
        return noticed

    with ThreadPoolExecutor(len(copies)) as workers:
        for done, (change, noticed) in enumerate(zip(changes, workers.map(has_noticed, changes), strict=True), start=1):
            print(f"\r{done} of {len(changes)} tried", end="", file=sys.stderr, flush=True)
            if not noticed:
                yield change


def _report(name: str, changes: list[Change], unnoticed: list[Change]) -> None:
    print(f"\n{name}: {len(changes) - len(unnoticed)} of {len(changes)} changes to its rules were caught")
    for change in unnoticed:
        print(f"  {change.path.relative_to(TOP)}:{change.line}  {change.kind}: {change.before}  ->  {change.after}")


if __name__ == "__main__":
    sys.exit(main())
