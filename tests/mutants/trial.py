"""A copy of the program in which a change is tried: a game's tests run there, and either notice it or do not."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import cache_from_source
from pathlib import Path
from time import monotonic

from tests.mutants.changes import Change

TOP = Path(__file__).parents[2]
COPIED = ("rules", "persistence", "bot", "cogs", "tests", "pyproject.toml")
PATIENCE = 4
"""So many times as long as without a change may the tests take: then the change made them hang, which is noticed."""

PASSED, FAILED, INTERRUPTED = 0, 1, 2


class Copy:
    """A copy of the program in a folder of its own, for one trial after another."""

    def __init__(self, folder: Path, tests: str) -> None:
        """`tests` is the folder of the tests to run, seen from the top of the program."""
        self.folder, self.tests = folder, tests
        self.seconds = 0.0
        for name in COPIED:
            if (TOP / name).is_dir():
                shutil.copytree(TOP / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(TOP / name, folder / name)

    def has_passed(self) -> bool:
        """Whether the tests pass without any change; how long they take is remembered as the measure of a hang."""
        began = monotonic()
        passed = self._run(limit=None)
        self.seconds = monotonic() - began
        return passed

    def has_noticed(self, change: Change) -> bool:
        """Whether a test fails, or hangs, with the change; the copy is as it was afterwards."""
        changed = self.folder / change.path.relative_to(TOP)
        original = changed.read_bytes()
        self._write(changed, change.source)
        try:
            return not self._run(limit=PATIENCE * self.seconds)
        except subprocess.TimeoutExpired:
            return True
        finally:
            self._write(changed, original)

    def _write(self, module: Path, source: bytes) -> None:
        """What was compiled before goes too: Python would not see a change of equal length in the same second."""
        module.write_bytes(source)
        Path(cache_from_source(str(module))).unlink(missing_ok=True)

    def _run(self, limit: float | None) -> bool:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *self._files()]
        ended = subprocess.run(command, cwd=self.folder, timeout=limit, capture_output=True, text=True, check=False)
        if ended.returncode not in {PASSED, FAILED, INTERRUPTED}:
            raise RuntimeError(f"the tests cannot run: {ended.stdout}{ended.stderr}")
        return ended.returncode == PASSED

    def _files(self) -> list[str]:
        """The game's test modules: those of secrecy, which play long tables, stand last."""
        modules = (self.folder / self.tests).rglob("test_*.py")
        return [str(module) for module in sorted(modules, key=lambda module: ("secrecy" in module.name, module))]
