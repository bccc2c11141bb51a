"""Wounds: who knows of them, crippled hunters and how they declare, the monster's life (Wounds and Dying)."""

from dataclasses import replace

import pytest

from rules.unknown_quarry import events
from tests.kit.quarry import names_of, scenario
from tests.kit.quarry.attacks import applied
from tests.kit.quarry.records import record

ANA, BO = 0, 1
DECLARED = events.Declared(BO)


def test_q122_a_wound_is_marked_for_its_owner_alone():
    game = applied("brawl", 6, on="dee")
    game.dee.resolves()
    assert game.dee.view.own.wounds == 1
    for name in ("ana", "bo", "cy", "public"):
        assert "wounds" not in repr(replace(game.views[name], own=None))


def test_q122_nobody_else_sees_a_change():
    others = ("ana", "bo", "cy", "public")
    fresh, wounded = applied("brawl", 6, on="dee"), applied("brawl", 6, on="dee", dee="w2")
    for game in (fresh, wounded):
        game.dee.resolves()
    assert record(fresh, *others) == record(wounded, *others)

    harmless = applied("brawl", 1, on="dee")
    harmless.dee.resolves()
    for name in ("bo", "cy", "public"):
        assert harmless.views[name] == fresh.views[name]


def test_q123_a_hunter_is_crippled_with_the_third_wound_and_does_not_say_so_yet():
    game = applied("bite", 6, by="dee", bo="w2")
    game.bo.resolves()
    assert game.bo.wounds == 4
    assert game.bo.was_told(events.Wounded(2, total=4, is_crippled=True))
    assert game.bo.view.own.is_crippled

    unhurt = applied("bite", 6, by="dee", bo="w0")
    unhurt.bo.resolves()
    assert game.told == unhurt.told
    for name in ("ana", "cy", "dee", "public"):
        assert game.views[name] == unhurt.views[name]


def test_q123_the_third_wound_itself_is_silent():
    game = applied("brawl", 6, bo="w2")
    game.bo.resolves()
    assert game.bo.was_told(events.Wounded(1, total=3, is_crippled=True))
    assert DECLARED not in game.told


def test_q124_he_declares_at_the_next_wound_once():
    game = applied("brawl", 6, bo="w3")
    game.bo.resolves()
    assert game.told.count(DECLARED) == 1
    assert game.public.seats[BO].has_declared
    game.attack("ana", "bo", "brawl", 6)
    game.bo.resolves()
    assert game.bo.wounds == 5
    assert game.told.count(DECLARED) == 1


def test_q124_further_wounds_change_nothing_more():
    declared, wounded_again = scenario(active="bo", bo="w4, declared"), scenario(active="bo", bo="w5, declared")
    assert declared.bo.offered() == wounded_again.bo.offered()
    assert declared.bo.offered() & {"feint", "adrenaline"} == set()
    for game in (declared, wounded_again):
        game.bo.moves("hall", "gallery")
        assert game.bo.offered("move") == set()


@pytest.mark.parametrize("play", ["bite and buckler", "gold pin 6"])
def test_q125_a_wound_that_does_not_come_is_no_reason_to_declare(play):
    if play == "bite and buckler":
        game = applied("bite", 4, by="dee", bo="w3, buckler")
        game.bo.shows_reaction("buckler")
    else:
        game = applied("gold pin", 6, bo="w3")
        game.bo.resolves()
    assert game.bo.wounds == 3
    assert DECLARED not in game.told
    assert not game.public.seats[BO].has_declared


@pytest.mark.parametrize(("name", "words"), [("bo", "w0"), ("bo", "w3"), ("dee", "w0"), ("dee", "w3")])
def test_q126_nobody_can_declare_himself_crippled_otherwise(name, words):
    for typed in ("declare", "crippled"):
        in_turn = scenario(active=name, **{name: words})
        assert not any(typed in key for key in in_turn[name].offered())
        assert in_turn[name].is_refused(typed).reason == "not_in_this_moment"

        out_of_turn = scenario(**{name: words})
        assert out_of_turn[name].offered() == set()
        assert out_of_turn[name].is_refused(typed).reason == "not_asked"

        as_target = applied("brawl", 6, on=name, **{name: words})
        assert not any(typed in key for key in as_target[name].offered())
        assert as_target[name].is_refused(typed).reason == "answer_first"


@pytest.mark.parametrize(
    ("roll", "offered"),
    [
        *((roll, {"apply", "withdraw"}) for roll in (1, 2, 3)),
        *((roll, {"withdraw"}) for roll in (4, 5, 6)),
    ],
)
def test_q129_on_4_5_6_a_crippled_player_must_withdraw(roll, offered):
    game = scenario(active="bo", bo="spike, w3")
    game.bo.uses("spike", on="ana", rolls=roll)
    assert game.bo.offered() == offered
    assert game.ana.seat.harassers == (BO,)
    if "apply" not in offered:
        assert game.bo.is_refused("apply").reason == "crippled_must_withdraw"
    game.bo.withdraws()
    assert game.public.seats[ANA].harassers == (BO,)


def test_q130_a_crippled_players_energy_card_still_recovers():
    game = scenario(active="bo", bo="w3, e0")
    game.bo.searches()
    game.bo.ends_turn()
    assert game.bo.energy == 2


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_q131_the_monsters_life_is_the_number_of_players(seats):
    game = scenario(seats=seats, dee=f"w{seats - 2}")
    dee = names_of(seats).index("dee")
    mortal = events.MortallyWounded(dee, ANA)
    game.attack("ana", "dee", "brawl", 6)
    game.dee.resolves()
    assert game.dee.wounds == seats - 1
    assert mortal not in game.told
    game.attack("ana", "dee", "brawl", 6)
    game.dee.resolves()
    assert game.dee.wounds == seats
    assert mortal in game.told
    assert (game.active, game.actions) == ("ana", 2)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_q131_no_earlier_wound_of_the_monster_is_told(seats):
    game = scenario(seats=seats)
    for _ in range(min(4, seats - 1)):
        game.attack("ana", "dee", "brawl", 6)
        game.dee.resolves()
    assert set(game.kinds_told) == {"rolled", "applied", "answered"}


def test_q132_more_wounds_than_life_are_mortal_too():
    game = applied("gold pin", 6, on="dee", dee="w3")
    game.dee.resolves()
    assert game.dee.wounds == 5
    assert events.MortallyWounded(3, ANA) in game.told
    assert game.winners == ("ana",)


def test_a_crippled_player_moves_two_rooms_a_turn_and_no_more():
    game = scenario(active="bo", bo="w3")
    game.bo.moves("hall", "gallery")
    assert (game.actions, game.bo.offered("move")) == (2, set())
    assert game.bo.is_refused("move:library").reason == "crippled_rooms"
    game.bo.ends_turn()
    game.skip_to("bo")
    assert "move:library" in game.bo.offered()
