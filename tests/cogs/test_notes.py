"""Own notes on the secret sheet: added, numbered, removed, and nobody else's business."""

from tests.kit.playthrough import begin
from tests.kit.shown import private
from tests.kit.world import World


async def test_notes_stand_on_the_own_sheet_alone(here: World):
    ana, bo, *_ = here.people
    table = await begin(here, here.people)
    said = private(await here.type(ana, table.place, "hunt notes", add="Bo  lies,\nI think"))
    assert "1. Bo lies, I think" in said
    assert "1. Bo lies" in private(await here.press(ana, table.board, "My hand"))
    assert "lies" not in private(await here.press(bo, table.board, "My hand"))
    assert "lies" not in private(await here.type(bo, table.place, "hunt notes"))
    assert all("lies" not in message.content for message in table.place.history())


async def test_notes_can_be_removed_by_number_and_replaced_in_one_go(here: World):
    ana = here.people[0]
    table = await begin(here, here.people)
    for text in ("first", "second"):
        await here.type(ana, table.place, "hunt notes", add=text)
    said = private(await here.type(ana, table.place, "hunt notes", remove=1, add="third"))
    assert "first" not in said
    assert "second" in said
    assert "third" in said
    assert "You have no note number 1" in private(await here.type(ana, table.place, "hunt notes", remove=1))


async def test_a_note_that_is_too_long_and_one_too_many_are_refused(here: World):
    ana = here.people[0]
    table = await begin(here, here.people)
    long = private(await here.type(ana, table.place, "hunt notes", add="x" * 81))
    assert long == "A note holds 80 characters at most; that one has 81."
    for number in range(20):
        await here.type(ana, table.place, "hunt notes", add=f"{number} " + "x" * 77)
    full = private(await here.type(ana, table.place, "hunt notes", add="one more"))
    assert full.startswith("You have 20 notes, which is all the sheet holds.")
    assert "one more" not in private(await here.type(ana, table.place, "hunt notes"))


async def test_notes_need_a_seat_and_a_deal(here: World):
    ana, bo, cy, dee = here.people
    await here.type(ana, here.channel, "hunt start", game="quarry")
    assert "has not been dealt" in private(await here.type(ana, here.channel, "hunt notes", add="x"))
    await begin(here, (bo, cy, ana))
    assert "no seat" in private(await here.type(dee, here.channel, "hunt notes", add="x", table="2"))
