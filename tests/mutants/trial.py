"""A copy of the program in which a change is tried: a game's tests run there, and either notice it or do not."""

from __future__ import annotations

import resource
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import cache_from_source
from math import ceil
from pathlib import Path

from tests.mutants.changes import Change

TOP = Path(__file__).parents[2]
COPIED = ("rules", "persistence", "bot", "cogs", "tests", "pyproject.toml")
PATIENCE = 4
"""So many times the processor time that they need without a change the tests may use; then the change has hung them."""
SECRECY, TESTS_OF_TESTS = "secrecy", "planted"
"""Words in the names of test modules: of those that compare what everybody sees at whole tables, and of those that
show that such tests find what they should, which say nothing of the rules."""

PASSED = 0
"""What pytest ends with if all is well; as it was well without the change, anything else is the change noticed."""
UNLIMITED = "unlimited"


class TestsFail(Exception):
    """The tests fail without any change, so they can show nothing; it holds what pytest said."""


@dataclass(frozen=True)
class Run:
    """Some of a game's test modules, with what pytest is told besides."""

    modules: tuple[str, ...]
    options: tuple[str, ...] = ()


class Copy:
    """A copy of the program in a folder of its own, for one trial after another."""

    def __init__(self, folder: Path, tests: str) -> None:
        """`tests` is the folder of the game's tests, seen from the top of the program."""
        self.folder = folder
        for name in COPIED:
            if (TOP / name).is_dir():
                shutil.copytree(TOP / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(TOP / name, folder / name)
        self._runs = _runs(sorted((folder / tests).rglob("test_*.py")))

    def seconds(self) -> list[int]:
        """The processor time of each run without a change. Raises TestsFail if they do not pass."""
        found = []
        for run in self._runs:
            before = _used()
            ended = self._ended(run, UNLIMITED)
            if ended.returncode != PASSED:
                raise TestsFail(ended.stdout + ended.stderr)
            found.append(ceil(_used() - before))
        return found

    def has_noticed(self, change: Change, seconds: list[int]) -> bool:
        """Whether a test fails, or hangs, with the change; the copy is as it was afterwards. `seconds`: see there."""
        changed = self.folder / change.path.relative_to(TOP)
        original = changed.read_bytes()
        self._write(changed, change.source)
        limits = [str(PATIENCE * usual) for usual in seconds]
        ends = (self._ended(run, limit).returncode for run, limit in zip(self._runs, limits, strict=True))
        noticed = any(end != PASSED for end in ends)
        self._write(changed, original)
        return noticed

    def _write(self, module: Path, source: bytes) -> None:
        """What was compiled before goes too: Python would not see a change of equal length in the same second."""
        module.write_bytes(source)
        Path(cache_from_source(str(module))).unlink(missing_ok=True)

    def _ended(self, run: Run, limit: str) -> subprocess.CompletedProcess[str]:
        pytest = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *run.options, *run.modules]
        limited = ["sh", "-c", 'ulimit -t "$0" && exec "$@"', limit, *pytest]
        return subprocess.run(limited, cwd=self.folder, capture_output=True, text=True, check=False)


def _runs(modules: list[Path]) -> tuple[Run, ...]:
    """What notices most in the least time first, then everything that compares what is seen."""
    names = [str(module) for module in modules if TESTS_OF_TESTS not in module.name]
    conformance = tuple(name for name in names if SECRECY not in name)
    secrecy = tuple(name for name in names if SECRECY in name)
    return Run(conformance, ("-p", "tests.mutants.conformance")), Run((*secrecy, *conformance))


def _used() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
