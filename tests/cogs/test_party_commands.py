"""`/party`: what its lists offer is what is legal now, and what is typed amiss is refused with the rule."""

from typing import Any

from tests.kit.hands import use
from tests.kit.party import Play, scenario
from tests.kit.party_play import PartyTable, begin_party
from tests.kit.shown import controls, private, words
from tests.kit.world import World

BOX = {
    "alice": "witch hunter; ranger 1, bard 1 wears smuggler coat; 3g; hand potion of poison, ranger hood, druid sap",
    "ben": "virgin maiden; paladin 1; 3g; hand archmage potion",
    "chris": "knight; witch 1; 2s",
}


async def at(here: World, play: Play) -> PartyTable:
    """Ana, Bo and Cy in the position of this play."""
    table = await begin_party(here, here.people[:3], seats=3)
    await table.set(play.state)
    return table


OFFERED: list[tuple[str, str, dict[str, Any], set[str]]] = [
    ("hire", "location", {}, {"tavern", "arena", "temple", "forest", "tower"}),
    ("potion", "potion", {}, {"potion_of_poison", "druid_sap"}),
    ("potion", "target", {"potion": "Potion of Poison"}, {"0.ranger", "0.bard", "1.paladin", "2.witch"}),
    ("equip", "item", {}, {"ranger_hood"}),
    ("equip", "hunter", {"item": "ranger_hood"}, {"0.ranger", "0.bard"}),
    ("hunt", "guiding", {}, {"catacomb", "palace"}),
    ("hunt", "seeking", {"guiding": "Palace"}, {"tracks", "knowledge"}),
    ("hunt", "fighting", {"guiding": "palace", "seeking": "tracks"}, {"melee", "range"}),
    ("disband", "hunter", {}, {"ranger:4", "bard:4"}),
    ("offer", "player", {}, {"1", "2"}),
    ("offer", "cards", {"player": "Bo"}, {"potion_of_poison", "ranger_hood", "druid_sap"}),
    ("show", "prophecy", {}, set()),
    ("victim", "hunter", {}, set()),
    ("respond", "response", {}, set()),
]
"""What the lists of a command offer for an option, after what is filled in already."""


async def test_the_lists_offer_what_is_legal_now(here: World):
    table = await at(here, scenario(**BOX))
    for command, option, filled, offered in OFFERED:
        found = await here.offers(here.people[0], table.place, f"party {command}", option, **filled)
        assert set(found.values()) == offered, (command, option)


async def test_who_stays_at_home_is_listed_with_commas(here: World):
    table = await at(here, scenario(**BOX))
    ana, skills = here.people[0], {"guiding": "catacomb", "seeking": "tracks", "fighting": "melee"}
    first = await here.offers(ana, table.place, "party hunt", "without", **skills)
    assert set(first.values()) == {"witch_hunter", "ranger", "bard"}
    further = await here.offers(ana, table.place, "party hunt", "without", "bard, ", **skills)
    assert set(further.values()) == {"bard, witch_hunter", "bard, ranger"}


async def test_a_whole_hunt_is_declared_in_one_command(here: World):
    table = await at(here, scenario(**BOX))
    ana = here.people[0]
    said = private(
        await here.type(
            ana, table.place, "party hunt", guiding="Catacomb", seeking="Tracks", fighting="Melee", without="Bard"
        )
    )
    assert "(Catacomb, Tracks, Melee)" in said
    await here.wait(4)
    assert "Bo" in words(table.board).split("waits for")[1].splitlines()[0]


async def test_a_choice_begun_by_buttons_is_taken_back_by_typing_another(here: World):
    table = await at(here, scenario(**BOX))
    ana = here.people[0]
    for key in ("hunt", "declare:catacomb", "declare:tracks"):
        panel = await here.press(ana, table.board, "Act")
        control = next(control for control in controls(panel.response) if control.is_answer and control.key == key)
        await use(here, ana, panel.response, control)
    equipped = private(await here.type(ana, table.place, "party equip", item="Ranger's Hood", hunter="Bard"))
    assert "Ranger's Hood" in equipped


async def test_the_market_is_visited_and_paid_for_by_the_same_command(here: World):
    table = await at(here, scenario(**BOX, market="boots of speed, witch brew, trapper snare"))
    ana = here.people[0]
    await here.type(ana, table.place, "party buy")
    offered = await here.offers(ana, table.place, "party buy", "item")
    assert set(offered.values()) == {"boots_of_speed", "witch_brew", "trapper_snare"}
    await here.type(ana, table.place, "party buy", item="Boots of Speed", second="witch_brew")
    held = (await here.offers(ana, table.place, "party offer", "cards", player="Bo")).values()
    assert {"boots_of_speed", "witch_brew"} <= set(held)
    assert "trapper_snare" not in held


async def test_a_trade_is_offered_accepted_and_confirmed_by_typing(here: World):
    table = await at(here, scenario(**BOX))
    ana, bo, *_ = here.people
    await here.type(ana, table.place, "party offer", player="Bo", gold=1, silver=2, ask_cards=1)
    (player,) = (await here.offers(bo, table.place, "party answer-offer", "player")).values()
    (card,) = (await here.offers(bo, table.place, "party answer-offer", "cards", player=player)).values()
    await here.type(bo, table.place, "party answer-offer", player=player, answer="accept", cards=card)
    await here.type(ana, table.place, "party answer-offer", player="Bo", answer="confirm")
    assert "Archmage's Potion" in private(await here.type(ana, table.place, "hunt hand"))
    await here.wait(200)
    assert "1 card" in words(table.board)


async def test_p105_members_what_they_wear_and_what_one_lacks_are_no_goods(here: World):
    table = await at(here, scenario(**BOX))
    stored = await here.stored(table.number)
    for cards in ("Ranger", "Smuggler's Coat", "Bard", "Archmage's Potion", "no such thing"):
        said = private(await here.type(here.people[0], table.place, "party offer", player="Bo", cards=cards))
        assert said.endswith(")."), cards
        assert said.count("\n") == 0, cards
    assert await here.stored(table.number) == stored


REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("hero", {"location": "Tavern"}),
    ("hire", {"location": "the moon"}),
    ("bid-order", {"order": "first"}),
    ("bid", {"shares": 2}),
    ("pass", {}),
    ("buy", {"item": "Boots of Speed"}),
    ("chest", {"cards": 1}),
    ("throw", {"item": "Druid's Sap"}),
    ("hunt", {"guiding": "Darkwoods", "seeking": "Tracks", "fighting": "Melee"}),
    ("hunt", {"guiding": "Catacomb", "seeking": "Tracks", "fighting": "Melee", "without": "Ranger, Witch Hunter"}),
    ("show", {"prophecy": "palace"}),
    ("show", {"prophecy": "none"}),
    ("victim", {"hunter": "Ranger"}),
    ("respond", {"response": "Archmage's Potion"}),
    ("potion", {"potion": "Archmage's Potion"}),
    ("potion", {"potion": "Potion of Poison", "target": "Knight"}),
    ("power", {"ability": "Paladin"}),
    ("gear", {"item": "Ranger's Hood"}),
    ("equip", {"item": "Ranger's Hood", "hunter": "Witch Hunter"}),
    ("disband", {"hunter": "Paladin"}),
    ("offer", {"player": "Zed", "gold": 1}),
    ("offer", {"player": "Bo", "gold": 40}),
    ("offer", {"player": "Bo"}),
    ("answer-offer", {"player": "Bo", "answer": "accept"}),
    ("answer-offer", {"player": "Bo", "answer": "withdraw"}),
    ("order", {}),
    ("arrange", {"card": "Ranger"}),
    ("keep", {"card": "Ranger's Hood"}),
    ("take-back", {"wish": "0"}),
]


async def test_each_refusal_says_why_to_the_asker_alone(here: World):
    table = await at(here, scenario(**BOX))
    stored = await here.stored(table.number)
    places = [here.channel, table.place, *(person.user.dm_channel for person in here.people)]
    before = [[words(message) for message in place.history()] for place in places]
    for command, options in REFUSED:
        refused = private(await here.type(here.people[0], table.place, f"party {command}", **options))
        assert refused.count("\n") == 0, (command, options)
        assert refused.endswith((".", ")")), (command, options)
        assert await here.stored(table.number) == stored, (command, options)
    await here.wait(200)
    assert [[words(message) for message in place.history()] for place in places] == before


async def test_whoever_is_not_asked_is_told_so(here: World):
    table = await at(here, scenario(**BOX))
    said = private(await here.type(here.people[1], table.place, "party hire", location="Tavern"))
    assert said.count("\n") == 0
    assert await here.offers(here.people[1], table.place, "party hire", "location") == {}


async def test_an_item_not_held_and_one_that_does_not_exist_are_refused_alike(here: World):
    table = await at(here, scenario(**BOX))
    said = [
        private(await here.type(here.people[0], table.place, "party potion", potion=potion))
        for potion in ("archmage potion", "witch brew", "no card at all")
    ]
    assert said[0] == said[1] == said[2]


async def test_the_commands_of_the_other_game_are_refused_with_a_hint(here: World):
    table = await at(here, scenario(**BOX))
    assert "has other commands" in private(await here.type(here.people[0], table.place, "quarry search"))
    assert await here.offers(here.people[0], table.place, "quarry move", "room") == {}
