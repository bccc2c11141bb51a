"""`python -m tests.bench`: every figure is measured, printed as a table, and written to bench/results.json."""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path

from tests.bench import clicks, engine, playground, requests, storage, stored_form
from tests.bench.rows import Row

RESULTS = Path(__file__).parents[2] / "bench" / "results.json"

FAMILIES: Mapping[str, Callable[[], list[Row]]] = {
    "engine": engine.rows,
    "clicks": clicks.rows,
    "stored form": stored_form.rows,
    "storage": storage.rows,
    "requests": requests.rows,
    "playground": playground.rows,
}
"""The families of figures by name; each measures its own."""

LINE = "{:42} {:>12} {:13} {:>17} {:>12} {:>7} {}"


def main() -> None:
    """The figures asked for stand on the output and in the file of results."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("families", nargs="*", metavar="FAMILY", help=f"{', '.join(FAMILIES)}; all if none is named")
    asked = parser.parse_args().families or list(FAMILIES)
    if unknown := set(asked) - set(FAMILIES):
        parser.error(f"there are no figures called {', '.join(sorted(unknown))}")
    print(LINE.format("figure", "ours", "unit", "peer or limit", "theirs", "ratio", "aim"))
    found = []
    for family in asked:
        for row in FAMILIES[family]():
            print(_line(row), flush=True)
            found.append({"family": family, **asdict(row), "ratio": row.ratio, "is_reached": row.is_reached})
    _write(found)


def _line(row: Row) -> str:
    aim = "" if row.aim is None else f"{row.aim:g}{'' if row.is_reached else ' NOT REACHED'}"
    ours, theirs = (f"{value:,.{0 if value >= 100 else 1}f}" for value in (row.ours, row.theirs))
    return LINE.format(row.what, ours, row.unit, row.peer, theirs, f"{row.ratio:.2f}", aim).rstrip()


def _write(found: list[dict[str, object]]) -> None:
    RESULTS.parent.mkdir(exist_ok=True)
    run = {"python": platform.python_version(), "machine": platform.platform(), "rows": found}
    RESULTS.write_text(json.dumps(run, indent=2) + "\n", encoding="utf-8")
    print(f"written to {RESULTS.relative_to(Path.cwd()) if RESULTS.is_relative_to(Path.cwd()) else RESULTS}")


if __name__ == "__main__":
    main()
