"""What lies behind the luck of tables, made up so that a test comes out the same every time."""

import hashlib
from collections.abc import Callable
from itertools import count


def secrets_of(luck: str) -> Callable[[], bytes]:
    """The secrets of one table after another, 32 bytes each, the same for the same luck."""
    numbers = count()
    return lambda: hashlib.sha256(f"{luck} {next(numbers)}".encode()).digest()
