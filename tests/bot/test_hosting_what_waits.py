"""What the host does for games in which much goes on at once: questions under others, orders, deeds at any time."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import SECOND
from bot.hosting.asked import COMPUTER_MS
from bot.hosting.play import UNSEEN, Reply
from bot.hosting.refused import Forbidden, Refused
from bot.hosting.sight import Sight
from persistence import PUBLIC, QuestionRow, Store
from rules import AT_ANY_TIME, TABLE, GameState
from tests.kit.house import COVER_MS, House
from tests.kit.party import Play, scenario

ALICE, BEN, CHRIS = 0, 1, 2


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    store = await Store.open(tmp_path / "huntmaster.sqlite3")
    yield House(store, now=1000 * SECOND)
    await store.close()


async def at(house: House, state: GameState, people: int = 3, computers: int = 0) -> Sight:
    """A table in this state, whose questions were asked just now and of which everything was told."""
    table = await house.begin(people, computers, game="party")
    house.now += 100 * SECOND
    sight = await house.set(table, state)
    await house.news(table)
    return sight


def in_a_hunt(**seats: str) -> Play:
    """Ben is asked whether he denies the hunt of Alice, who named Bait and Sorcery, Chris's and Ben's own."""
    game = scenario(
        alice="witch hunter; ranger 1, bard 1",
        **({"ben": ";;;holds catacomb sorcery melee", "chris": ";;;holds darkwoods tracks range"} | seats),
    )
    game.alice("hunt catacomb tracks melee with witch hunter, ranger")
    return game


def before_a_potion(chris: str = "knight; witch 1; ;hand archmage potion") -> Play:
    """Alice's turn; Ben could drink a poison that Chris might answer."""
    return scenario(
        alice="virgin maiden; paladin 1",
        ben="witch hunter; bard 1; ;hand potion of poison",
        chris=chris,
    )


async def does(house: House, table: int, seat: int, *keys: str) -> Sight:
    """The seat's player has done this, which may be done at any time; gives the table as it stands then."""
    _, done = await house.answer(await house.sight(table), seat, *keys, question=AT_ANY_TIME)
    return done.sight


def row_of(sight: Sight, seat: int) -> QuestionRow:
    (row,) = (row for row in sight.questions if row.seat == seat)
    return row


async def test_a_question_that_others_came_in_between_keeps_its_time_and_is_not_asked_meanwhile(house: House):
    game = before_a_potion()
    sight = await at(house, game.state)
    asked = row_of(sight, ALICE)
    sight = await does(house, sight.table.id, BEN, "potion:potion_of_poison", "pick:2.witch")
    assert sight.awaited == (CHRIS,)
    assert row_of(sight, ALICE) == asked
    await house.serve(row_of(sight, ALICE))
    assert (await house.sight(sight.table.id)).awaited == (CHRIS,)
    house.now += COVER_MS
    _, done = await house.answer(sight, CHRIS, "pass")
    assert done.sight.awaited == (ALICE,)
    assert done.sight.questions == (asked,)


async def test_what_may_be_done_at_any_time_has_no_row_and_is_done_at_once(house: House):
    game = before_a_potion()
    sight = await at(house, game.state)
    assert [row.seat for row in sight.questions] == [ALICE]
    assert sight.decision(BEN) is None
    assert sight.aside(BEN) is not None
    assert not sight.is_asked(BEN)
    reply, done = await house.answer(sight, BEN, "disband:bard:4", question=AT_ANY_TIME)
    assert not done.is_pending
    with pytest.raises(Refused, match="done_already"):
        await house.play.answer(reply, house.now)
    assert await house.news(sight.table.id) == [(PUBLIC, "pause")]


async def test_a_deed_at_any_time_is_checked_by_the_rules_and_only_its_own_player_can_do_it(house: House):
    sight = await at(house, before_a_potion().state)
    with pytest.raises(Forbidden):
        await does(house, sight.table.id, BEN, "disband:paladin:4")
    user = sight.seats[CHRIS].user_id
    foreign = Reply(sight.table.id, BEN, 0, AT_ANY_TIME, ("disband:bard:4",), user_id=user, interaction_id=1)
    with pytest.raises(Refused, match="not_your_seat"):
        await house.play.answer(foreign, house.now)


async def test_what_only_some_may_know_is_news_for_them_alone(house: House):
    sight = await at(house, before_a_potion().state)
    table = sight.table.id
    await does(house, table, BEN, "offer:2", "give_silver:4", "send_offer")
    assert sorted(await house.news(table)) == [(BEN, "call"), (BEN, "sheet"), (CHRIS, "call"), (CHRIS, "sheet")]
    await does(house, table, BEN, "pass_ahead:on")
    assert await house.news(table) == [(BEN, "sheet")]
    aside = (await house.sight(table)).aside(CHRIS)
    assert aside is not None
    (refusing,) = (option.key for option in aside.options if option.key.startswith("refuse:"))
    await does(house, table, CHRIS, refusing)
    assert {audience for audience, _ in await house.news(table)} == {BEN, CHRIS}


async def test_a_wish_is_news_for_nobody_else(house: House):
    game = in_a_hunt(chris="knight; witch 1; 3g")
    sight = await at(house, game.state)
    sight = await does(house, sight.table.id, CHRIS, "disband:witch:4")
    assert sight.awaited == (BEN,)
    assert {audience for audience, _ in await house.news(sight.table.id)} == {CHRIS}


async def test_news_of_a_pause_is_neither_hastened_nor_put_off_by_what_nobody_may_know(house: House):
    sight = await at(house, before_a_potion().state)
    table = sight.table.id
    await does(house, table, BEN, "disband:bard:4")
    before = await house.store.read(lambda transaction: transaction.next_told_at())
    house.now += 3 * SECOND
    await does(house, table, CHRIS, "offer:0", "ask_silver:1", "send_offer")
    rows = await house.store.write(lambda transaction: transaction.claim(10**12, 10**12, 9, table=table))
    assert [row.not_before for row in rows if row.audience == PUBLIC] == [before]


@pytest.mark.parametrize("held", ["catacomb sorcery subdue", "palace sorcery subdue"], ids=["one", "none"])
async def test_a_standing_order_waits_from_the_asking_on_and_answers_when_the_cover_is_over(house: House, held: str):
    game = in_a_hunt(ben=f"knight; ; ; holds {held}; order guiding seeking fighting")
    sight = await at(house, game.state)
    row = row_of(sight, BEN)
    assert (row.pending, row.pending_source) == ("show:catacomb" if "catacomb" in held else "none", "order")
    assert (sight.order(BEN), sight.pending(BEN)) == (row.pending, None)
    assert row.cover_until == house.now + COVER_MS
    await house.serve(row)
    (*_, action) = await house.store.read(lambda transaction: transaction.actions(sight.table.id))
    assert (action.seat, action.source, action.at) == (BEN, "order", row.cover_until)


async def test_until_then_the_player_may_answer_otherwise_but_only_once(house: House):
    orders = "knight; ; ; holds catacomb tracks melee; order guiding seeking fighting"
    game = in_a_hunt(ben=orders, chris="; ; ; holds darkwoods sorcery range")
    sight = await at(house, game.state)
    _, done = await house.answer(sight, BEN, "show:tracks")
    assert done.is_pending
    assert (done.sight.pending(BEN), done.sight.order(BEN)) == ("show:tracks", None)
    with pytest.raises(Refused, match="answered_already"):
        await house.answer(sight, BEN, "show:melee")
    await house.serve(row_of(done.sight, BEN))
    (*_, action) = await house.store.read(lambda transaction: transaction.actions(sight.table.id))
    assert (action.option, action.source) == ("show:tracks", "person")


async def test_windows_passed_ahead_are_answered_by_the_order_when_the_cover_is_over(house: House):
    game = scenario(
        alice="virgin maiden; paladin 1",
        ben="witch hunter; bard 1; ;hand potion of poison",
        chris="knight; witch 1; ;hand archmage potion; passes ahead",
    )
    sight = await at(house, game.state)
    sight = await does(house, sight.table.id, BEN, "potion:potion_of_poison", "pick:2.witch")
    row = row_of(sight, CHRIS)
    assert (row.pending, row.pending_source, row.cover_until) == ("pass", "order", house.now + COVER_MS)
    assert sight.awaited == (CHRIS,)


async def test_the_oracle_answers_by_the_clock_when_the_cover_is_over(house: House):
    game = scenario(seats=2, alice="witch hunter; ranger 1, bard 1", ben="knight; ; ; holds palace bait subdue")
    game.alice("hunt catacomb tracks melee with witch hunter, ranger")
    game.ben("show none")
    sight = await at(house, game.state, people=2)
    (row,) = sight.questions
    assert (row.seat, row.due_at) == (TABLE, house.now + COVER_MS)
    await house.serve(row)
    (*_, action) = await house.store.read(lambda transaction: transaction.actions(sight.table.id))
    assert (action.seat, action.option, action.source) == (TABLE, "ask_oracle", "clock")
    assert (await house.sight(sight.table.id)).awaited != (TABLE,)


async def test_a_computer_player_whose_question_comes_back_has_its_time_anew(house: House):
    game = before_a_potion(chris="knight; witch 1; ;hand boots of speed")
    game.alice("end turn")
    game.ben("end turn")
    sight = await at(house, game.state, people=2, computers=1)
    table = sight.table.id
    first = row_of(sight, CHRIS)
    assert first.due_at == house.now + COMPUTER_MS
    sight = await does(house, table, BEN, "potion:potion_of_poison", "pick:0.paladin")
    assert set(sight.awaited) == {ALICE, CHRIS}
    _, done = await house.answer(sight, ALICE, "pass")
    for row in done.sight.questions:
        if row.question != first.question:
            await house.serve(row)
    sight = await house.sight(table)
    assert sight.awaited == (CHRIS,)
    assert row_of(sight, CHRIS).due_at == house.now + COMPUTER_MS
    assert row_of(sight, CHRIS).asked_at == first.asked_at


async def test_a_computer_player_does_things_at_any_time_and_answers_a_little_later(house: House):
    table = await house.begin(1, 2, game="party", rounds=8)
    numbers, waited = set(), set()
    for _ in range(600):
        if not await house.step(table):
            break
        (*_, action) = await house.store.read(lambda transaction: transaction.actions(table))
        if (action.question, action.source) == (AT_ANY_TIME, "computer") and action.number not in numbers:
            numbers.add(action.number)
            rows = (await house.sight(table)).questions
            waited |= {row.due_at - house.now for row in rows if row.seat == action.seat and row.due_at is not None}
    assert numbers
    assert waited == {COMPUTER_MS}


async def test_an_order_that_is_taken_back_while_its_answer_waits_answers_no_more(house: House):
    sight = await at(house, in_a_hunt().state)
    for keys in (("show_order", "show_order:guiding.seeking.fighting"), ("show_order", "show_order:none")):
        sight = await does(house, sight.table.id, BEN, *keys)
    assert sight.order(BEN) is None
    assert sight.is_asked(BEN)


async def test_an_order_that_is_changed_while_its_answer_waits_answers_as_it_says_now(house: House):
    table = await house.begin(3, game="party")
    game = scenario(
        alice="witch hunter; ranger 1, bard 1",
        ben=";;;holds catacomb sorcery melee",
        chris=";;;holds darkwoods tracks range",
    )
    sight = await house.set(table, game.state)
    sight = await does(house, table, BEN, "show_order", "show_order:guiding.seeking.fighting")
    for key in ("hunt", "declare:catacomb", "declare:tracks", "declare:melee", "go"):
        _, done = await house.answer(await house.sight(table), ALICE, key)
    assert done.sight.order(BEN) == "show:catacomb"
    sight = await does(house, table, BEN, "show_order", "show_order:fighting.seeking.guiding")
    assert sight.order(BEN) == "show:melee"
    house.now = row_of(sight, BEN).cover_until or 0
    await house.serve(row_of(sight, BEN))
    actions = await house.store.read(lambda transaction: transaction.actions(table))
    assert "show:melee" in [row.option for row in actions]
    assert "show:catacomb" not in [row.option for row in actions]


async def did_things_unseen(store: Store, luck: str) -> bool | None:
    """Chris, a computer player, answers in its time; whether it did something that nobody saw before.

    None if its answer only begins something, of which nothing is told yet.
    """
    house = House(store, now=1000 * SECOND, luck=luck)
    table = await house.begin(2, 1, game="party")
    before = len(await store.read(lambda transaction: transaction.actions(table)))
    seats = {"alice": "knight; ; 2g", "ben": "paladin; ; 2g", "chris": "witch hunter; ranger 1; 6g"}
    asked = row_of(await house.set(table, scenario(**seats, active="chris").state), CHRIS)
    seen = await store.read(lambda transaction: transaction.count_events(table, PUBLIC))
    await house.serve(asked)
    assert house.now == asked.asked_at + COMPUTER_MS
    if await store.read(lambda transaction: transaction.count_events(table, PUBLIC)) == seen:
        return None
    actions = (await store.read(lambda transaction: transaction.actions(table)))[before:]
    return any(row.question == AT_ANY_TIME for row in actions)


async def test_what_a_computer_player_does_unseen_takes_it_no_time(tmp_path: Path):
    did = set()
    for number in range(12):
        store = await Store.open(tmp_path / f"{number}.sqlite3")
        did.add(await did_things_unseen(store, f"luck {number}"))
        await store.close()
    assert did >= {False, True}


async def test_a_small_choice_is_no_sign_that_somebody_is_there(house: House):
    sight = await at(house, before_a_potion().state)
    table, since = sight.table.id, house.now
    for key in ("hunt", "back"):
        await house.answer(await house.sight(table), ALICE, key)
    seen, acting = await house.store.read(
        lambda transaction: (
            transaction.seats_seen_since(table, since, UNSEEN),
            transaction.seats_acting_since(table, since),
        )
    )
    assert (seen, acting) == (frozenset(), {ALICE})
