"""Hunting: what can be declared, and who goes along."""

import random
from itertools import product

import pytest

from rules.hunting_party import events
from rules.hunting_party.cards import HUNTERS, ORDINARY
from rules.hunting_party.kingdom import FIGHTING, GUIDING, SEEKING
from tests.kit.party import scenario

ALICE, BEN, CHRIS = range(3)


def test_p107_exactly_the_hunts_whose_three_skills_are_there_are_offered():
    game = scenario(active="ben", ben="witch hunter; ranger 2")
    assert game.ben.hunts == {("catacomb", "tracks", "melee"), ("catacomb", "tracks", "range")}


@pytest.mark.parametrize("seed", range(20))
def test_p107_of_every_party_whatever_its_ready_hunters_have(seed):
    dice = random.Random(seed)
    hero, *hunters = dice.sample(ORDINARY, 6)
    tired = [dice.random() < 0.3 for _ in hunters]
    members = ", ".join(
        f"{hunter.replace('_', ' ')} 0{' tired' * is_tired}" for hunter, is_tired in zip(hunters, tired, strict=True)
    )
    game = scenario(alice=f"{hero.replace('_', ' ')}; {members}")
    ready = [hero, *(hunter for hunter, is_tired in zip(hunters, tired, strict=True) if not is_tired)]
    skills = {skill for hunter in ready for skill in HUNTERS[hunter].skills}
    assert game.alice.hunts == {hunt for hunt in product(GUIDING, SEEKING, FIGHTING) if set(hunt) <= skills}


def test_p107_each_skill_is_on_somebody_who_is_sent():
    game = scenario(active="ben", ben="witch hunter; ranger 2, smuggler 1")
    assert ("catacomb", "bait", "range") in game.ben.hunts
    assert game.ben.is_offered("hunt catacomb bait range with smuggler, ranger")
    for too_few in ("witch hunter, smuggler", "witch hunter, ranger", "ranger"):
        game.ben.refused(f"hunt catacomb bait range with {too_few}", rule="HP-34")


GOING = "witch hunter; ranger 2, smuggler 1"


@pytest.mark.parametrize(
    ("deal", "follows"),
    [
        ({"chris": "; ; holds tracks"}, "hunt_denied"),
        ({"ben": f"{GOING}; holds catacomb tracks range"}, "own_denial"),
        ({"destined": "catacomb tracks range"}, "shadow_found"),
    ],
)
def test_p108_those_sent_are_tired_whatever_becomes_of_the_hunt(deal, follows):
    game = scenario(active="ben", **{"ben": GOING} | deal)
    game.ben("hunt catacomb tracks range with witch hunter, ranger")
    assert events.HuntDeclared(BEN, ("catacomb", "tracks", "range"), ("witch_hunter", "ranger")) in game.told
    game.denials_run()
    assert follows in game.kinds_told
    game.everybody_passes()
    tired = [hunter for hunter in ("witch_hunter", "ranger", "smuggler") if game.ben.is_tired(hunter)]
    assert tired == ["witch_hunter", "ranger"]


def test_p109_who_is_tired_by_a_power_cannot_be_sent():
    game = scenario(active="ben", ben="witch hunter; gravedigger 1, bard 0")
    assert ("catacomb", "tracks", "melee") in game.ben.hunts
    game.ben("use gravedigger on bard")
    game.everybody_passes()
    assert game.ben.hunts == set()
    assert not game.ben.is_offered("hunt catacomb tracks melee with witch hunter, gravedigger")
    game.ben.refused("hunt catacomb tracks melee with witch hunter, gravedigger", rule="HP-")


@pytest.mark.parametrize("state", ["tired", "hunted"])
def test_p109_who_is_tired_has_no_skill_to_declare(state):
    game = scenario(active="ben", ben=f"witch hunter; ranger 2 {state}, smuggler 1")
    assert game.ben.hunts == {("catacomb", "bait", "melee")}
    game = scenario(active="ben", ben=f"witch hunter; ranger 2 {state}")
    assert game.ben.hunts == set()
    assert game.ben.offered("hunt") == set()


def lending():
    return scenario(
        active="ben",
        alice="; ; holds tracks",
        ben="witch hunter; gravedigger 2",
        chris="; elvish archer 2",
        catacomb="banshee",
    )


def test_p110_what_could_be_lent_cannot_be_declared():
    game = lending()
    assert game.ben.hunts == {("catacomb", "tracks", "melee")}
    for hunt in ("darkwoods tracks melee", "catacomb tracks range"):
        game.ben.refused(f"hunt {hunt} with witch hunter, gravedigger", rule="HP-34")


@pytest.mark.parametrize("is_lent", [True, False])
def test_p110_what_is_lent_fights(is_lent):
    game = lending()
    game.ben("hunt catacomb tracks melee with witch hunter, gravedigger")
    game.denials_run()
    if is_lent:
        game.chris("use elvish archer")
    game.everybody_passes()
    assert (events.FightWon(BEN, "banshee") in game.told) is is_lent
    assert (events.FightLost(BEN, "banshee") in game.told) is not is_lent
