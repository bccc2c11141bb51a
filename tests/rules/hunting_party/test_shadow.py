"""Finding the Shadow: what slays it, whom it costs, and what everybody knows from then on."""

from collections import Counter
from dataclasses import replace

import pytest

from rules.core.luck import Luck
from rules.hunting_party import events
from tests.kit.party import scenario
from tests.kit.party.tablets import destined

ALICE, BEN, CHRIS = range(3)
DESTINED = ("catacomb", "tracks", "range")


def found(ben, sent, **others):
    """Ben has declared the destined three with these, and nobody could deny."""
    game = scenario(active="ben", destined="catacomb tracks range", ben=ben, **others)
    game.ben(f"hunt catacomb tracks range with {sent}")
    game.nobody_denies()
    game.everybody_passes()
    return game


def test_p120_when_nobody_denies_the_shadow_is_found_and_no_agent_comes():
    game = scenario(active="ben", destined="catacomb tracks range", ben="witch hunter; ranger 2")
    agents = game.stack("catacomb")
    game.ben("hunt catacomb tracks range with witch hunter, ranger")
    for person in (game.chris, game.alice):
        assert person.offered("show:") == set()
        person("show none")
    assert [fact for fact in game.told if fact.kind == "hunt_passed"] == [
        events.HuntPassed(CHRIS, is_sharer=False),
        events.HuntPassed(ALICE, is_sharer=False),
    ]
    game.everybody_passes()
    assert events.ShadowFound(BEN, DESTINED) in game.told
    assert "agent_turned_up" not in game.kinds_told
    assert game.stack("catacomb") == agents


def test_p121_two_of_the_declared_fighting_skill_slay_it():
    game = found("witch hunter; ranger 3, elvish archer 3; 3g", "witch hunter, ranger, elvish archer")
    assert events.ShadowSlain(BEN) in game.told
    assert events.BountyPaid(BEN, gold=40, free=2, silver=40) in game.told
    assert game.ben.money == "13g"
    assert game.winners == ("ben",)


def test_p122_two_of_another_fighting_skill_do_not():
    game = found("witch hunter; paladin 1, ranger 2", "witch hunter, paladin, ranger")
    assert events.ShadowFound(BEN, DESTINED) in game.told
    assert events.FightLost(BEN, "") in game.told
    assert game.winners is None
    assert game.ben.money == "3g"


def test_p123_hunters_at_home_do_not_count():
    game = found("witch hunter; ranger 2, elvish archer 2 tired", "witch hunter, ranger")
    assert events.FightLost(BEN, "") in game.told
    game = found("witch hunter; ranger 2, elvish archer 2", "witch hunter, ranger")
    assert events.FightLost(BEN, "") in game.told


def test_p123_one_hunter_can_give_the_skill_twice():
    game = found("witch hunter; ranger 2 wears deserter crossbow", "witch hunter, ranger")
    assert events.ShadowSlain(BEN) in game.told
    assert game.winners == ("ben",)


def test_p123_what_another_lends_counts():
    game = scenario(
        active="ben", destined="catacomb tracks range", ben="witch hunter; ranger 2", chris="; elvish archer 1"
    )
    game.ben("hunt catacomb tracks range with witch hunter, ranger")
    game.nobody_denies()
    game.chris("use elvish archer")
    game.everybody_passes()
    assert events.ShadowSlain(BEN) in game.told


def test_p124_the_left_neighbour_names_any_member_to_die():
    game = found("witch hunter; ranger 2, smuggler 1", "witch hunter, ranger")
    assert (game.alice.kind, game.ben.kind, game.chris.kind) == (None, None, "choose_victim")
    assert game.chris.offered("victim:") == {"victim:1.ranger", "victim:1.smuggler"}
    game.chris.refused("kill witch hunter", rule="HP-13")
    game.chris("kill smuggler")
    game.everybody_passes()
    assert events.Killed(BEN, "smuggler") in game.told
    assert game.bottom("tavern", 1) == ("smuggler",)
    assert game.ben.members == ("ranger",)


@pytest.mark.parametrize(
    ("members", "victims"),
    [
        ("ranger 2, smuggler 1, wolf familiar 1", {"ranger", "smuggler"}),
        ("ranger 2, bard 1, smuggler 1 wears poacher soft shoes", {"ranger", "bard"}),
        ("ranger 2 wears knight plate, smuggler 1", {"ranger", "smuggler"}),
    ],
)
def test_p124_but_not_whom_a_card_keeps_from_it(members, victims):
    game = found(f"witch hunter; {members}", "witch hunter, ranger")
    assert game.chris.offered("victim:") == {f"victim:1.{victim}" for victim in victims}


def test_p124_without_a_member_nobody_dies():
    game = scenario(active="ben", destined="darkwoods tracks magic", ben="poacher; dragon familiar 0; 3g")
    game.ben("hunt darkwoods tracks magic with poacher, dragon familiar")
    game.nobody_denies()
    game.everybody_passes()
    assert events.FightLost(BEN, "") in game.told
    assert game.chris.kind is None
    assert game.ben.kind == "take_turn"
    assert "killed" not in game.kinds_told


def test_p126_found_is_public_and_the_same_three_find_it_again():
    game = found(
        "witch hunter; ranger 2, smuggler 1", "witch hunter, ranger", chris="gravedigger; woodsman 2, deserter 2; 3g"
    )
    assert all(destined(person) == set(DESTINED) for person in game.people)
    assert game.public.found == DESTINED
    game.chris("kill ranger")
    game.everybody_passes()
    assert game.winners is None
    game.ben("end turn")
    game.chris("hunt catacomb tracks range with gravedigger, woodsman, deserter")
    for person in (game.alice, game.ben):
        assert person.kind == "deny"
        assert person.decision.is_covered
        person("show none")
    game.everybody_passes()
    assert events.ShadowFound(CHRIS, DESTINED) in game.told
    assert events.ShadowSlain(CHRIS) in game.told
    assert events.BountyPaid(CHRIS, gold=40, free=4, silver=80) in game.told
    assert game.winners == ("chris",)


def test_hp39_a_time_out_leaves_the_victim_to_luck():
    game = found("witch hunter; ranger 2, smuggler 1", "witch hunter, ranger")
    defaults = Counter()
    for number in range(100):
        game.state = replace(game.state, luck=Luck.of(b"%d" % number))
        defaults[game.chris.decision.default] += 1
    assert defaults.keys() == {"victim:1.ranger", "victim:1.smuggler"}
    assert 30 <= defaults["victim:1.ranger"] <= 70
    game.time_out()
    assert len(game.ben.members) == 1


def test_hp39_the_luck_of_one_time_out_says_nothing_of_the_next():
    named = set()
    for rounds in range(8):
        game = scenario(destined="catacomb tracks range", ben="witch hunter; ranger 2, smuggler 1")
        for _ in range(rounds):
            game.turn_of("alice")
            game.alice("end turn")
        game.turn_of("ben")
        game.ben("hunt catacomb tracks range with witch hunter, ranger")
        game.nobody_denies()
        game.everybody_passes()
        named.add(game.chris.decision.default)
    assert named == {"victim:1.ranger", "victim:1.smuggler"}
