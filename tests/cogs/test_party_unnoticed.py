"""What nobody else may notice in Hunting Party: sealed answers, offers, wishes, orders (HP-29, HP-33, P167)."""

import pytest

from tests.kit.party import Play, scenario
from tests.kit.party_play import PartyTable, begin_party
from tests.kit.shown import labels, private, words
from tests.kit.world import Person, World

LATER = 130
"""Seconds after which nobody counts as present."""
OWN = ("/interactions", "/webhooks")
"""How requests begin by which the bot answers whoever pressed or typed."""


async def at(here: World, play: Play) -> PartyTable:
    """Ana, Bo and Cy in the position of this play; nobody did anything lately, and everything was told."""
    table = await begin_party(here, here.people[:3], seats=3)
    await here.wait(LATER)
    await table.set(play.state)
    return table


def places(here: World, table: PartyTable, person: Person) -> list[str]:
    """What stands in public, and in the person's direct messages."""
    public = [*here.channel.history(), *table.place.history()]
    return [words(message) for message in (*public, *here.direct(person))]


def beyond_answers(here: World, since: int) -> list[str]:
    """What the bot asked of Discord beside answering."""
    return [path for _, path in here.requests()[since:] if not path.startswith(OWN)]


def in_a_window(chris: str = "knight; witch 1; ; hand druid sap") -> Play:
    """Alice drinks a poison at Chris's Witch; Ben and Chris are asked whether they answer it."""
    game = scenario(
        alice="virgin maiden; paladin 1; ; hand potion of poison",
        ben="witch hunter; bard 1; ; hand archmage potion",
        chris=chris,
    )
    game.alice("drink potion of poison on witch")
    assert game.asked == ("ben", "chris")
    return game


@pytest.mark.parametrize("thought", [1, 12], ids=["under the cover", "after it"])
async def test_one_sealed_answer_moves_nothing_for_anybody_else(here: World, thought: int):
    table = await at(here, in_a_window())
    ana, bo, cy, _ = here.people
    await here.wait(thought)
    before = [places(here, table, person) for person in (ana, cy)]
    panels = [private(await here.type(person, table.place, "hunt act")) for person in (ana, cy)]
    asked = len(here.requests())
    await here.type(bo, table.place, "party pass")
    await here.wait(20)
    assert beyond_answers(here, asked) == []
    assert [places(here, table, person) for person in (ana, cy)] == before
    assert [private(await here.type(person, table.place, "hunt act")) for person in (ana, cy)] == panels


async def test_when_the_last_has_answered_everybody_is_told_at_once(here: World):
    table = await at(here, in_a_window())
    _, bo, cy, _ = here.people
    await here.wait(12)
    await here.type(bo, table.place, "party pass")
    await here.type(cy, table.place, "party pass")
    await here.wait(3)
    assert "Witch died" in words(table.board)


async def test_windows_passed_ahead_look_like_windows_that_were_thought_about(here: World):
    said = []
    for chris in ("knight; witch 1; ; hand druid sap", "knight; witch 1; ; hand druid sap; passes ahead"):
        table = await at(here, in_a_window(chris))
        _, bo, cy, _ = here.people
        asked = len(here.requests())
        await here.type(bo, table.place, "party pass")
        if "ahead" not in chris:
            await here.type(cy, table.place, "party pass")
        seconds = await seconds_until_told(here, table)
        said.append((seconds, len(beyond_answers(here, asked)), words(table.board).splitlines()[-1]))
    assert said[0] == said[1]


async def seconds_until_told(here: World, table: PartyTable) -> int:
    """How long it takes until everybody reads that the Witch died."""
    for seconds in range(20):
        if "Witch died" in words(table.board):
            return seconds
        await here.wait(1)
    raise AssertionError("the table was never told")


async def test_an_offer_is_told_to_the_two_sides_alone_and_nothing_is_left_of_it(here: World):
    table = await at(here, scenario(alice="knight", ben="witch hunter; ; 3g", chris="paladin"))
    ana, bo, cy, _ = here.people
    unaware = [places(here, table, person) for person in (ana, cy)]
    sheets = len(here.direct(bo))
    asked = len(here.requests())
    await here.type(cy, table.place, "party offer", player="Bo", gold=1)
    (_, offered) = here.direct(bo)
    assert "Cy offers you a trade" in words(offered)
    assert labels(offered) == ["Act"]
    panel = await here.press(bo, offered, "Act")
    assert any("Cy" in label for label in labels(panel.response))
    await here.type(bo, table.place, "party answer-offer", player="Cy", answer="refuse")
    await here.wait(200)
    assert len(here.direct(bo)) == sheets
    assert [places(here, table, person) for person in (ana,)] == unaware[:1]
    public = {f"/channels/{place.id}/" for place in (here.channel, table.place)}
    assert [path for path in beyond_answers(here, asked) if any(path.startswith(place) for place in public)] == []


async def test_an_offer_that_waits_when_the_table_is_called_off_is_gone(here: World):
    table = await at(here, scenario(alice="knight", ben="witch hunter; ; 3g", chris="paladin"))
    ana, bo, cy, _ = here.people
    await here.type(cy, table.place, "party offer", player="Bo", gold=1)
    assert len(here.direct(bo)) == 2
    asked = await here.type(ana, table.place, "hunt cancel")
    await here.press(ana, asked.response, "Call off #1")
    assert len(here.direct(bo)) == 1


async def test_a_wish_pressed_and_taken_back_leaves_no_trace(here: World):
    game = scenario(alice="knight; bard 1", ben="witch hunter; ranger 1; 3g", chris="paladin")
    game.alice("hire forest")
    table = await at(here, game)
    ana, bo, cy, _ = here.people
    before = [places(here, table, person) for person in (ana, cy)]
    asked = len(here.requests())
    kept = private(await here.type(bo, table.place, "party disband", hunter="Ranger"))
    assert "next pause" in kept
    (wish,) = (await here.offers(bo, table.place, "party take-back", "wish")).values()
    await here.type(bo, table.place, "party take-back", wish=wish)
    await here.wait(200)
    assert [places(here, table, person) for person in (ana, cy)] == before
    own = {f"/channels/{bo.user.dm_channel.id}/"}
    assert [path for path in beyond_answers(here, asked) if not path.startswith(tuple(own))] == []


async def test_whoever_did_what_nobody_may_know_is_called_as_if_away(here: World):
    table = await at(here, scenario(alice="knight", ben="witch hunter; ; 3g", chris="paladin"))
    ana, bo, _, _ = here.people
    await here.type(bo, table.place, "party order", windows="on")
    await here.type(bo, table.place, "party offer", player="Cy", gold=1)
    await here.type(ana, table.place, "party end-turn")
    calls = [message.content for message in table.place.history() if not message.embeds]
    assert calls == [f"{bo.mention}, you are asked at Hunting Party #1."]


async def test_all_who_are_asked_together_are_called(here: World):
    game = scenario(
        alice="virgin maiden; paladin 1; ; hand potion of poison",
        ben="witch hunter; bard 1; ; hand archmage potion",
        chris="knight; witch 1; ; hand druid sap",
    )
    table = await at(here, game)
    ana, bo, cy, _ = here.people
    asked = len(here.env.http_requests)
    await here.type(ana, table.place, "party potion", potion="Potion of Poison", target="Witch")
    calls = [message.content for message in table.place.history() if not message.embeds]
    assert [who.mention in " ".join(calls) for who in (ana, bo, cy)] == [False, True, True]
    nonces = [request.json["nonce"] for request in here.env.http_requests[asked:] if "nonce" in (request.json or {})]
    assert len(set(nonces)) == len(nonces)


async def test_who_was_called_is_not_called_again_because_another_could_not_be(here: World):
    game = scenario(
        alice="virgin maiden; paladin 1; ; hand potion of poison",
        ben="witch hunter; bard 1; ; hand archmage potion",
        chris="knight; witch 1; ; hand druid sap",
    )
    table = await at(here, game)
    ana, bo, cy, _ = here.people
    here.refuse_words(cy.mention, times=3)
    await here.type(ana, table.place, "party potion", potion="Potion of Poison", target="Witch")
    (first,) = (message for message in table.place.history() if not message.embeds)
    assert bo.mention in first.content
    await here.wait(60)
    calls = [message for message in table.place.history() if not message.embeds]
    assert [who.mention in call.content for call in calls for who in (bo, cy)] == [True, False, False, True]
    assert calls[0].id == first.id


async def test_the_same_offer_made_again_is_a_message_of_its_own(here: World):
    table = await at(here, scenario(alice="knight", ben="witch hunter; ; 3g", chris="paladin; ; 3g"))
    _, bo, cy, _ = here.people
    asked = len(here.env.http_requests)
    for _ in range(2):
        await here.type(cy, table.place, "party offer", player="Bo", gold=1)
        await here.wait(5)
        await here.type(bo, table.place, "party answer-offer", player="Cy", answer="refuse")
        await here.wait(LATER)
    path = f"/channels/{bo.user.dm_channel.id}/messages"
    sent = [request for request in here.env.http_requests[asked:] if (request.method, request.path) == ("POST", path)]
    nonces = [request.json["nonce"] for request in sent]
    assert len(nonces) == len(set(nonces)) == 2
