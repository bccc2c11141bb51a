"""Trust in the deal: what the lobby promises can be checked at the end by anyone, from what was published."""

import hashlib
import hmac
import json
import re

import pytest

import rules
from bot.compose.ending import ending_message
from bot.compose.lobby import lobby_message
from bot.words.page import Page
from persistence import ActionRow, Store
from rules import Action, Illegal, Setup
from tests.kit.house import House
from tests.kit.world import World, world

HEX = re.compile(r"`([0-9a-f]{64})`")
LIST = re.compile(r"```json\n(.*)\n```", re.DOTALL)


def replayed(secret: bytes, deal: str, promise: str, actions: tuple[ActionRow, ...]) -> bytes:
    """The whole check: the table's stored form, worked out from nothing but what was published and the answers.

    ValueError if the secret is not the one that was promised, or an answer could not be given at such a table.
    """
    listed = json.loads(deal)
    if hashlib.sha256(secret + str(listed["table"]).encode()).hexdigest() != promise:
        raise ValueError("another secret was promised")
    seed = hmac.new(secret, deal.encode(), hashlib.sha256).digest()
    state, _ = rules.start(listed["game"], Setup(len(listed["seats"]), listed["options"]), seed)
    for action in actions:
        state, _ = rules.apply(state, Action(action.seat, action.question, action.option))
    return rules.dump(state)


def found(page: Page | None, name: str, pattern: re.Pattern[str]) -> str | None:
    """What the field of this name says, of the form that the pattern gives."""
    values = [field.value for field in page.fields if field.name == name] if page else []
    matches = [pattern.search(value) for value in values]
    return matches[0][1] if matches and matches[0] else None


@pytest.fixture
async def house(tmp_path):
    store = await Store.open(tmp_path / "huntmaster.sqlite3")
    yield House(store)
    await store.close()


def public_fields(w: World, name: str, pattern: re.Pattern[str]) -> list[str]:
    """What every public message says in its field of this name, in the channel and then in the threads."""
    places = [w.channel, *w.channel.threads]
    embeds = [embed for place in places for message in place.history() for embed in message.embeds]
    values = [field.value for embed in embeds for field in embed.fields if field.name == name]
    return [match[1] for value in values if (match := pattern.search(value))]


def sent(w: World) -> str:
    """Everything the bot has said to Discord so far."""
    return repr([(request.path, request.json) for request in w.env.http_requests])


async def secret_of(w: World, table: int) -> bytes:
    return (await w.env.bot.store.read(lambda transaction: transaction.table(table))).secret


async def test_a_table_played_in_discord_is_checked_from_what_everybody_could_read(tmp_path):
    async with world(tmp_path / "huntmaster.sqlite3", people=3) as w:
        ana, bo, cy = w.people
        await ana.slash(w.channel, "hunt start", game="quarry", seats=3, rounds=5)
        lobby = w.channel.last_message
        (promise,) = public_fields(w, "Sealed luck", HEX)
        assert public_fields(w, "The deal", LIST) == []
        await bo.click(lobby, label="Join")
        await cy.click(lobby, label="Join")
        await ana.click(lobby, label="Begin")
        (deal,) = public_fields(w, "The deal", LIST)
        people = [holder for holder, _ in json.loads(deal)["seats"]]
        assert people == [f"user:{person.id}" for person in w.people]
        secret = await secret_of(w, 1)
        while (await w.env.bot.store.read(lambda transaction: transaction.table(1))).status == "playing":
            assert secret.hex() not in sent(w)
            for person in w.people:
                await person.slash(w.channel, "quarry end-turn")
        opened = public_fields(w, "The seal, opened", HEX)
        assert opened == [secret.hex()] * 2, "in the lobby and at the end of the thread"
        assert public_fields(w, "Sealed luck", HEX) == [promise]
        stored = await w.env.bot.store.read(lambda transaction: (transaction.actions(1), transaction.table(1).state))
        assert replayed(bytes.fromhex(opened[0]), deal, promise, stored[0]) == stored[1]


@pytest.mark.parametrize("has_begun", [False, True], ids=["in its lobby", "in play"])
async def test_a_table_that_is_called_off_opens_its_secret(tmp_path, has_begun):
    async with world(tmp_path / "huntmaster.sqlite3", people=3) as w:
        host, *others = w.people
        await host.slash(w.channel, "hunt start", game="quarry", seats=3)
        lobby = w.channel.last_message
        (promise,) = public_fields(w, "Sealed luck", HEX)
        for person in others if has_begun else ():
            await person.click(lobby, label="Join")
        if has_begun:
            await host.click(lobby, label="Begin")
        secret = await secret_of(w, 1)
        assert secret.hex() not in sent(w)
        asked = await host.slash(w.channel, "hunt cancel")
        assert secret.hex() not in sent(w)
        await host.click(asked.response, label="Call off #1")
        opened = public_fields(w, "The seal, opened", HEX)
        assert set(opened) == {secret.hex()}
        assert hashlib.sha256(bytes.fromhex(opened[0]) + b"1").hexdigest() == promise


async def played(house: House) -> int:
    table = await house.begin(people=2, computers=2, rounds=20)
    while await house.step(table):
        pass
    return table


async def test_a_changed_byte_is_found(house):
    table = await played(house)
    sight = await house.sight(table)
    actions = await house.store.read(lambda transaction: transaction.actions(table))
    assert len(actions) > 50
    lobby, ending = lobby_message(sight).page, ending_message(sight).page
    promise, deal, opened = (
        found(lobby, "Sealed luck", HEX),
        found(lobby, "The deal", LIST),
        found(ending, "The seal, opened", HEX),
    )
    secret = bytes.fromhex(opened)
    assert replayed(secret, deal, promise, actions) == sight.table.state
    for at in range(len(secret)):
        changed = secret[:at] + bytes([secret[at] ^ 1]) + secret[at + 1 :]
        with pytest.raises(ValueError, match="another secret was promised"):
            replayed(changed, deal, promise, actions)
    for listed, other in (("user:500", "user:501"), ('"table":1', '"table":2'), ('"rounds":20', '"rounds":21')):
        assert listed in deal
        assert outcome_of(secret, deal.replace(listed, other), promise, actions) != sight.table.state
    for at in (0, len(actions) // 2, len(actions) - 1):
        assert outcome_of(secret, deal, promise, actions[:at] + actions[at + 1 :]) != sight.table.state


def outcome_of(secret: bytes, deal: str, promise: str, actions: tuple[ActionRow, ...]) -> bytes | None:
    """The replayed table, or None if there can be none of this kind."""
    try:
        return replayed(secret, deal, promise, actions)
    except (ValueError, Illegal):
        return None


async def test_no_two_tables_have_a_secret_or_a_deal_in_common(house):
    tables = [await house.begin(people=3) for _ in range(20)]
    sights = [await house.sight(table) for table in tables]
    assert len({sight.table.secret for sight in sights}) == len(tables)
    assert len({sight.table.commitment for sight in sights}) == len(tables)
    assert len({sight.table.state for sight in sights}) == len(tables)
