"""The progress bar of a simulation, drawn on a terminal only."""

from __future__ import annotations

from typing import TextIO

WIDTH = 30


class Progress:
    """A bar on the stream, if that is a terminal; otherwise nothing is written."""

    def __init__(self, stream: TextIO, total: int) -> None:
        self._stream = stream
        self._total = total
        self._is_shown = stream.isatty()

    def show(self, done: int) -> None:
        """The bar stands at so many of the total."""
        if self._is_shown:
            filled = WIDTH * done // self._total
            self._stream.write(f"\r[{'#' * filled}{'.' * (WIDTH - filled)}] {done}/{self._total}")
            self._stream.flush()

    def clear(self) -> None:
        """The line of the bar is empty again."""
        if self._is_shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
