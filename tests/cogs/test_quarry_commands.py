"""`/quarry`: what its lists offer is what is legal now, and what is typed amiss is refused with the rule."""

import pytest

from tests.kit.playthrough import PlayThrough, begin
from tests.kit.quarry import scenario
from tests.kit.quarry.attacks import applied
from tests.kit.quarry.play import Play
from tests.kit.shown import private, words
from tests.kit.world import World


async def at(here: World, play: Play) -> PlayThrough:
    """The four people in the position of this play."""
    table = await begin(here, here.people)
    await table.set(play.state)
    return table


@pytest.mark.parametrize(
    ("command", "option", "verb"),
    [("move", "room", "move"), ("pick-up", "card", "pick_up"), ("interact", "target", "interact")],
)
async def test_a_list_offers_what_is_legal_now_and_only_to_whoever_is_asked(
    here: World, command: str, option: str, verb: str
):
    play = scenario(gardens="greaves, spike", searched="gardens")
    table = await at(here, play)
    ana, bo, *_ = here.people
    offered = await here.offers(ana, table.place, f"quarry {command}", option)
    assert {f"{verb}:{value}" for value in offered.values()} == play.ana.offered(verb)
    assert await here.offers(bo, table.place, f"quarry {command}", option) == {}


async def test_the_cards_to_use_are_offered_before_a_target_is_chosen(here: World):
    table = await at(here, scenario(ana="spike, greaves"))
    offered = await here.offers(here.people[0], table.place, "quarry interact", "card")
    assert "spike" in offered.values()
    assert "brawl" in offered.values()
    assert "greaves" not in offered.values()


async def test_a_target_answers_with_what_is_offered(here: World):
    play = applied("spy", 1, bo="false papers, dog, spike")
    table = await at(here, play)
    ana, bo, *_ = here.people
    shown = await here.offers(bo, table.place, "quarry resolve", "card")
    assert set(shown.values()) == {"dog", "spike", "false_papers"}
    assert list((await here.offers(bo, table.place, "quarry react", "card")).values()) == ["false_papers"]
    assert await here.offers(ana, table.place, "quarry resolve", "card") == {}
    assert "Your answer is in" in private(await here.type(bo, table.place, "quarry resolve", card="Spike"))
    assert await here.offers(bo, table.place, "quarry resolve", "card") == {}


async def test_typing_narrows_the_offer(here: World):
    table = await at(here, scenario())
    offered = await here.offers(here.people[0], table.place, "quarry move", "room", "KITCH")
    assert list(offered.values()) == ["kitchen"]
    assert await here.offers(here.people[0], table.place, "quarry move", "room", "xyz") == {}


async def test_what_is_typed_in_full_works_as_well_as_what_is_offered(here: World):
    table = await at(here, scenario(ana="hunter's bow, spike"))
    ana = here.people[0]
    await here.type(ana, table.place, "quarry interact", target="bo", card="Hunter’s Bow")
    assert "with Hunter's Bow on Bo" in private(await here.type(ana, table.place, "hunt act"))


async def test_a_player_who_is_called_by_a_number_is_not_taken_for_that_seat(here: World):
    odd = here.guild.add_member(here.env.create_user("3"))
    ana, _, cy, dee = here.people
    table = await begin(here, (ana, odd, cy, dee))
    await here.wait(10)
    await table.set(scenario(ana="hunter's bow, spike").state)
    offered = await here.offers(ana, table.place, "quarry interact", "target")
    target = next(value for name, value in offered.items() if "Dee" in name)
    told = private(await here.type(ana, table.place, "quarry interact", target=target, card="Spike"))
    assert "Dee" in told
    assert "on 3" not in told


@pytest.mark.parametrize(
    ("command", "options", "said"),
    [
        ("move", {"room": "Attic"}, "There is no way from the Gardens to the Attic (Move"),
        ("move", {"room": "the moon"}, "There is no such room in the house"),
        ("pick-up", {"card": "spike"}, "you must first have searched the Gardens in this turn (Pick Up"),
        ("interact", {"target": "Nobody", "card": "spike"}, "Nobody of that name sits at this table."),
        ("interact", {"target": "Bo", "card": "greaves"}, "That is not an action card that you can use now"),
        ("drop", {"card": "spike"}, "("),
        ("apply", {}, "("),
        ("withdraw", {}, "("),
        ("surge", {"direction": "up"}, "("),
        ("resolve", {}, "("),
        ("spend", {}, "("),
        ("react", {"card": "greaves"}, "("),
        ("keep", {}, "("),
        ("give-back", {}, "("),
        ("end-turn", {"recover": True}, "Only Tireless lets you choose to recover"),
    ],
)
async def test_q153_a_refusal_names_the_rule_to_the_asker_alone(
    here: World, command: str, options: dict[str, str], said: str
):
    table = await at(here, scenario(ana="spike, dog"))
    ana = here.people[0]
    stored = await here.stored(table.number)
    places = [here.channel, table.place, *(person.user.dm_channel for person in here.people)]
    before = [[words(message) for message in place.history()] for place in places]
    refused = private(await here.type(ana, table.place, f"quarry {command}", **options))
    assert said in refused
    assert refused.count("\n") == 0
    await here.wait(5)
    assert [[words(message) for message in place.history()] for place in places] == before
    assert await here.stored(table.number) == stored


async def test_q153_whoever_is_not_asked_is_told_so_and_nobody_else_is(here: World):
    table = await at(here, scenario())
    bo = here.people[1]
    before = [words(message) for message in table.place.history()]
    assert "It is not you who is asked now" in private(await here.type(bo, table.place, "quarry search"))
    await here.type(bo, table.place, "hunt card", name="Bite")
    await here.type(bo, table.place, "hunt rules", topic="Move")
    assert [words(message) for message in table.place.history()] == before


async def test_a_card_not_held_and_a_card_that_does_not_exist_are_refused_alike(here: World):
    table = await at(here, scenario(ana="spike, dog", bo="flint axe, hauberk"))
    said = [
        private(await here.type(here.people[0], table.place, "quarry interact", target="Bo", card=card))
        for card in ("flint axe", "silver knife", "no card at all")
    ]
    assert said[0] == said[1] == said[2]


async def test_a_choice_begun_by_buttons_can_be_finished_or_changed_by_typing(here: World):
    table = await at(here, scenario(ana="spike, dog"))
    ana = here.people[0]
    panel = await here.press(ana, table.board, "Act")
    assert panel.response is not None
    await here.press(ana, panel.response, "Interact with Bo")
    rolled = private(await here.type(ana, table.place, "quarry interact", target="Cy", card="spike"))
    assert "with Spike on Cy" in rolled


async def test_a_command_without_a_table_is_refused(here: World):
    assert "You have no table here" in private(await here.type(here.people[0], here.channel, "quarry search"))
    assert await here.offers(here.people[0], here.channel, "quarry move", "room") == {}
