"""What the tests of the store begin with: an empty database and a table in its lobby."""

from collections.abc import Callable
from pathlib import Path

import pytest

from persistence import Store, Transaction


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "huntmaster.sqlite3"


@pytest.fixture
async def store(path: Path):
    store = await Store.open(path)
    yield store
    await store.close()


@pytest.fixture
def lobby() -> Callable[..., int]:
    """Makes a table in its lobby, with what a test says of it; gives its id."""

    def make(transaction: Transaction, **said) -> int:
        usual = {
            "game": "quarry",
            "options": '{"pace":"live"}',
            "seats_wanted": 3,
            "host_user_id": 900,
            "guild_id": 70,
            "channel_id": 71,
            "rules_version": 1,
            "secret": bytes(range(32)),
            "created_at": 1_000,
        }
        return transaction.create_table(**(usual | said))

    return make


@pytest.fixture
async def table(store: Store, lobby: Callable[..., int]) -> int:
    return await store.write(lobby)
