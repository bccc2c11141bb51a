"""City Cards of Deadly Prey that any test made up for its position are unknown to the rules again after it."""

from collections.abc import Iterator

import pytest

from tests.kit.prey import made


@pytest.fixture(autouse=True)
def _made_up_cards() -> Iterator[None]:
    yield
    made.forget()
