"""Contents, Setup, Quick Start: what is in the box, the deal, the heroes, who begins, and what a hero is safe from."""

from collections import Counter
from dataclasses import replace

import pytest

import rules
from rules import PUBLIC, Setup
from rules.core.questions import WinnersOption
from rules.hunting_party import events
from rules.hunting_party.cards import AGENTS, HANDICAPS, HUNTERS, ITEM_OF, ITEMS, ORDINARY
from rules.hunting_party.kingdom import FIGHTING, GUIDING, LOCATIONS, REGIONS, SEEKING, SKILLS, TYPE_OF
from tests.kit.party import deal, names_in, scenario

SEEDS = [number.to_bytes(2, "big") for number in range(50)]
WINNERS = next(option.name for option in rules.GAMES["party"].options if isinstance(option, WinnersOption))


def choose_heroes(game) -> None:
    """Everybody takes a hero, by default."""
    while game.kind == "choose_hero":
        game.time_out()


def test_p001_forty_hunters_eight_a_location_four_of_them_handicaps():
    assert len(HUNTERS) == 40
    assert Counter(hunter.location for hunter in HUNTERS.values()) == dict.fromkeys(LOCATIONS, 8)
    assert {name: HUNTERS[name].location for name in HANDICAPS} == {
        "tax_collector": "arena",
        "timmy": "temple",
        "wolf_familiar": "forest",
        "dragon_familiar": "tower",
    }
    assert {hunter.name for hunter in HUNTERS.values() if hunter.is_handicap} == set(HANDICAPS)


def test_p002_every_item_bears_the_name_of_one_ordinary_hunter():
    assert len(ITEMS) == 36
    assert Counter(item.hunter for item in ITEMS.values()) == Counter(ORDINARY)
    assert {ITEMS[ITEM_OF[hunter]].hunter for hunter in ORDINARY} == set(ORDINARY)
    assert {item.type for item in ITEMS.values()} == {"potion", "body", "hand", "head", "foot"}


def test_p004_dark_agents_boxes_and_printed_bounties():
    printed = {
        "palace": {4, 6, 8},
        "catacomb": {6, 8, 10},
        "darkwoods": {8, 10, 12, 16},
        "mystic_vale": {10, 12, 16, 20},
    }
    assert len(AGENTS) == 32
    means = []
    for region in REGIONS:
        agents = [agent for agent in AGENTS.values() if agent.region == region]
        assert len(agents) == 8
        assert {agent.bounty for agent in agents} <= printed[region]
        assert all(1 <= len(box) <= 3 and set(box) <= set(FIGHTING) for agent in agents for box in agent.boxes)
        means.append(sum(agent.bounty for agent in agents))
    assert means == sorted(set(means))
    banshee = AGENTS["banshee"]
    assert (banshee.region, banshee.bounty) == ("catacomb", 8)
    assert {frozenset(box) for box in banshee.boxes} == {frozenset({"subdue", "melee"}), frozenset({"range"})}


def skills_of(location: str) -> Counter:
    """How often each skill stands on the ordinary hunters of a location."""
    return Counter(skill for name in ORDINARY if HUNTERS[name].location == location for skill in HUNTERS[name].skills)


def test_p005_two_skills_of_different_types_each_six_times():
    assert all(len({TYPE_OF[skill] for skill in HUNTERS[name].skills}) == 2 for name in ORDINARY)
    assert all(len(HUNTERS[name].skills) == 2 for name in ORDINARY)
    assert sum(map(skills_of, LOCATIONS), Counter()) == dict.fromkeys(SKILLS, 6)


@pytest.mark.parametrize(
    ("location", "guiding", "fighting"),
    [
        ("arena", "palace", "subdue"),
        ("temple", "catacomb", "melee"),
        ("forest", "darkwoods", "range"),
        ("tower", "mystic_vale", "magic"),
    ],
)
def test_p005_each_region_favours_its_own_skills(location, guiding, fighting):
    assert skills_of(location) == {guiding: 5, fighting: 5, **dict.fromkeys(SEEKING, 1)}


def test_p005_the_tavern_has_some_of_everything():
    assert skills_of("tavern") == dict.fromkeys((*GUIDING, *FIGHTING), 1) | dict.fromkeys(SEEKING, 2)


def test_p006_four_silver_are_a_gold_and_change_is_made_without_asking():
    game = scenario(alice="; smuggler 1; 1g", ben="; ; 2g 1s")
    game.ben("offer alice 5s")
    game.alice("accept ben")
    assert (game.alice.money, game.ben.money) == ("2g 1s", "1g")
    game.alice("use smuggler")
    assert game.alice.money == "1g 1s"


def test_p006_the_bank_never_runs_dry():
    game = scenario(alice="; ranger 1; 30g; hand trapper snare", ben="; ; 40g")
    game.alice("equip ranger with trapper snare")
    assert game.alice.money == "31g"
    assert game.was_told(events.SilverGained(0, 4))


@pytest.mark.parametrize("number", range(20))
def test_p007_placed_and_free_shares_make_eight_at_every_step(number):
    """What is checked after every answer (checks.py), over tables played at random."""
    game = deal(2 + number % 4, bytes([number]), rounds=12)
    game.plays_on(bytes([number]), 300)
    assert len(game.history) > 50


def test_p007_in_debt_more_than_eight_are_placed():
    game = scenario(chris="; woodsman 4, runesmith 3, stormcaller 2")
    assert (game.chris.free, sum(map(game.chris.shares, game.chris.members))) == (-1, 9)


@pytest.mark.parametrize("seed", SEEDS)
def test_p008_one_prophecy_of_each_type_is_destined_and_nobody_sees_which(seed):
    game = deal(3, seed)
    assert [TYPE_OF[skill] for skill in game.state.destined] == ["guiding", "seeking", "fighting"]
    other = replace(game.state, destined=("another", "three", "skills"))
    for viewer in (PUBLIC, 0, 1, 2):
        assert rules.view(other, viewer) == rules.view(game.state, viewer)
        assert rules.view(game.state, viewer).opened is None


def test_p008_every_three_may_be_destined():
    destined = {deal(3, number.to_bytes(2, "big")).state.destined for number in range(400)}
    assert {skill for three in destined for skill in three} == set(SKILLS)
    assert len(destined) > 55


@pytest.mark.parametrize("seed", SEEDS[:10])
def test_p009_three_hands_and_the_shadow_use_up_the_twelve(seed):
    game = deal(3, seed)
    for person in game.people:
        assert [TYPE_OF[skill] for skill in person.seat.prophecies] == ["guiding", "seeking", "fighting"]
        assert person.view.own.prophecies == person.seat.prophecies
        told = [event.fact for event in game.dealt if event.audience == person.number]
        assert events.PropheciesDealt(person.seat.prophecies) in told
    held = [card for person in game.people for card in person.seat.prophecies]
    assert sorted([*held, *game.state.destined]) == sorted(SKILLS)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_p010_everyone_starts_with_three_gold_eight_shares_and_nothing_else(seats):
    game = deal(seats, b"p010")
    choose_heroes(game)
    for person in game.people:
        assert (person.money, person.free, person.hand, person.members) == ("3g", 8, (), ())
        assert person.hero in ORDINARY
        assert person.public.hand_size == 0


def test_p010_the_hero_is_the_top_hunter_of_a_location_named_first():
    game = deal(3, b"p010")
    first = game.asked[0]
    top = game.stack("forest")[0]
    assert game[first].offered() >= {f"hero:{location}" for location in LOCATIONS}
    game[first]("hero forest")
    assert game[first].hero == top
    assert game.was_told(events.HeroChosen(game.names.index(first), "forest", top))
    assert top not in game.stack("forest")


def test_p010_a_time_out_takes_a_hero_by_luck_afresh_for_each_seat():
    game = deal(5)
    choose_heroes(game)
    chosen = [fact.location for fact in game.told if fact.kind == "hero_chosen"]
    assert len(chosen) == 5
    assert len(set(chosen)) > 1


@pytest.mark.parametrize("seed", SEEDS[:12])
def test_p011_the_last_winner_begins_and_play_goes_clockwise(seed):
    game = deal(3, seed, **{WINNERS: "1"})
    heroes = []
    while game.kind == "choose_hero":
        heroes.append(game.asked[0])
        game.time_out()
    turns = []
    for _ in range(4):
        turns.append(game.active)
        game[game.active]("end turn")
    assert heroes == ["ben", "chris", "alice"]
    assert turns == ["ben", "chris", "alice", "ben"]


def first_seats(winners: str) -> set[int]:
    """Who begins in 60 tables of three."""
    dealt = [rules.start("party", Setup(3, {WINNERS: winners}), number.to_bytes(2, "big"))[0] for number in range(60)]
    return {state.turn.seat for state in dealt}


def test_p011_of_shared_winners_one_begins_by_luck_and_without_any_everybody_may():
    assert first_seats("0,2") == {0, 2}
    assert first_seats("") == {0, 1, 2}
    assert first_seats("1") == {1}


@pytest.mark.parametrize("seed", SEEDS)
def test_p014_handicap_characters_are_taken_out_before_shuffling(seed):
    game = deal(3, seed)
    assert not names_in(game.state) & set(HANDICAPS)
    assert [len(game.stack(location)) for location in LOCATIONS] == [8, 7, 7, 7, 7]
    assert sorted(card for location in LOCATIONS for card in game.stack(location)) == sorted(ORDINARY)


def test_p016_no_potion_names_a_hero():
    game = scenario(alice="bard", ben="; ; hand enchantress potion, potion of poison", tavern="smuggler")
    assert game.ben.offered("potion:") == set()
    game.ben.refused("drink potion of poison on bard")
    game.hire("tavern", alice=1)
    assert game.alice.members == ("smuggler",)
    assert game.ben.targets("drink enchantress potion") == {"smuggler"}
    assert game.ben.targets("drink potion of poison") == {"smuggler"}


def test_p016_nothing_that_kills_steals_disbands_trades_or_equips_names_a_hero():
    """Every hero in turn, against a table that can do all of these."""
    for hero in ("bard", "paladin", "knight", "druid", "archmage"):
        game = scenario(
            alice=f"{hero}; ; hand witch hunter hat, bard lute",
            ben="enchantress; assassin 1 wears potion of poison; hand enchantress potion",
            active="ben",
        )
        keys = {key for person in game.people for key in person.offered()}
        assert not {key for key in keys if hero in key and key.split(":")[0] not in ("power",)}
        game.ben("end turn")
        game.turn_of("alice")
        assert not game.alice.offered("equip:")
        assert not game.alice.offered("disband:")


@pytest.mark.parametrize(("rounds", "is_possible"), [(2, False), (3, True), (200, True), (201, False)])
def test_hp44_a_table_is_played_for_3_to_200_rounds(rounds, is_possible):
    if is_possible:
        assert deal(rounds=rounds).public.rounds == rounds
    else:
        with pytest.raises(ValueError, match="from 3 to 200"):
            deal(rounds=rounds)
