"""Endings: the slain monster, the monster that gets away, the round limit, and what follows the end."""

import pytest

import rules
from rules.unknown_quarry import events
from tests.kit.quarry import deal, scenario
from tests.kit.quarry.attacks import applied
from tests.kit.quarry.records import record

ANA, BO, CY, DEE = range(4)


def test_q133_the_last_striker_alone_wins_if_another_player_is_not_crippled():
    game = scenario(active="bo", bo="w2", cy="w3")
    for _ in range(3):
        game.attack("bo", "dee", "brawl", 6)
        game.dee.resolves()
    game.skip_to("dee")
    game.attack("dee", "bo", "bite", 4)
    game.bo.resolves()
    game.skip_to("ana")
    game.hush()
    game.attack("ana", "dee", "brawl", 6)
    game.dee.resolves()
    assert [person.wounds for person in game.people] == [0, 3, 3, 4]
    assert game.told[-5:] == (
        events.MortallyWounded(DEE, ANA),
        events.StateRevealed(ANA, is_crippled=False),
        events.StateRevealed(BO, is_crippled=True),
        events.StateRevealed(CY, is_crippled=True),
        events.Ended(rules.Outcome("slain", (ANA,))),
    )
    assert game.winners == ("ana",)


def test_q133_the_striker_may_be_crippled_himself():
    game = applied("gold pin", 3, on="dee", ana="w3", cy="w3", dee="w3")
    game.dee.resolves()
    assert (game.state.outcome.label, game.winners) == ("slain", ("ana",))


@pytest.mark.parametrize("said", ["w3", "declared"])
def test_uq40_the_monster_wins_if_all_others_are_crippled_declared_or_not(said):
    game = applied("gold pin", 3, on="dee", ana="w3", bo=said, cy="w3", dee="w3")
    game.dee.resolves()
    assert (game.state.outcome.label, game.winners) == ("escaped", ("dee",))
    assert game.told[-4:-1] == tuple(events.StateRevealed(hunter, is_crippled=True) for hunter in (ANA, BO, CY))


def test_q135_silent_hunters_do_not_count_for_the_monster():
    game = scenario(ana="declared", bo="declared", cy="w3")
    game.ana.ends_turn()
    assert game.winners is None
    game = applied("brawl", 6, by="dee", on="bo", ana="declared", bo="w3", cy="w3")
    game.bo.resolves()
    assert events.Declared(BO) in game.told
    assert game.winners is None
    assert game.asked == "dee"


@pytest.mark.parametrize(("card", "roll", "by"), [("bite", 6, "dee"), ("electrum hammer", 3, "ana")])
def test_q135_the_monster_wins_as_soon_as_every_hunter_has_declared(card, roll, by):
    game = applied(card, roll, by=by, on="cy", ana="declared", bo="declared", cy="w3")
    game.cy.resolves()
    assert game.told[-2:] == (events.Declared(CY), events.Ended(rules.Outcome("all_declared", (DEE,))))
    assert game.winners == ("dee",)
    assert game.asked is None


def ended():
    game = applied("brawl", 6, on="dee", dee="w3, dog", bo="w1, spike, buckler")
    game.dee.resolves()
    return game


def test_q136_the_end_stops_everything():
    game = ended()
    assert game.actions == 3
    assert rules.decisions(game.state) == ()
    for person in game.people:
        for typed in ("end_turn", "search", "resolve", "give_back", "move:hall"):
            assert person.is_refused(typed).reason == "table_over"


def test_q136_the_end_opens_everything():
    game = ended()
    for view in game.views.values():
        assert [seat.hand for seat in view.opened.seats] == [person.hand for person in game.people]
        assert [seat.wounds for seat in view.opened.seats] == [0, 1, 0, 4]
        assert [seat.monster for seat in view.opened.seats] == [None, None, None, "naga"]
        assert view.opened.rooms == game.state.rooms


def test_q136_nothing_is_opened_before():
    assert all(view.opened is None for view in applied("brawl", 6, on="dee", dee="w3").views.values())


def test_q137_at_the_round_limit_nobody_wins():
    game = scenario(turn=159, active="cy")
    assert (game.public.round, game.public.round_limit) == (40, 40)
    game.cy.ends_turn()
    assert game.winners is None
    game.dee.ends_turn()
    assert (game.state.outcome.label, game.winners) == ("round_limit", ())
    assert game.public.opened.rooms == game.state.rooms


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_q137_the_limit_is_an_option_known_from_the_start(seats):
    assert deal(seats).public.round_limit == 40
    game = deal(seats, rounds=5)
    for number in range(1, 5 * seats + 1):
        assert (game.public.round, game.public.round_limit) == ((number - 1) // seats + 1, 5)
        assert game.winners is None
        game.time_out()
    assert game.winners == ()


ABSENT = {"hunter": {"bo": "lead chain, iron nails"}, "monster": {"bo": "naga", "dee": "steel dagger, rod of luna"}}


def test_q138_a_seat_without_a_player_follows_the_defaults_whoever_is_the_monster():
    hunter, monster = (absent(scenario(active="bo", **places)) for places in ABSENT.values())
    assert hunter.told == monster.told
    assert record(hunter, "ana", "cy", "public") == record(monster, "ana", "cy", "public")


def absent(game):
    """Bo's turn and his answers are left to the defaults; the others play on."""
    game.time_out()
    assert game.active == "cy"
    game.skip_to("ana")
    for card, roll in (("brawl", 5), ("brawl", 4), ("flint axe", 4)):
        game.attack("ana", "bo", card, roll)
        game.time_out()
        assert game.asked == "ana"
    assert game.bo.energy == 1
    game.ana.ends_turn()
    game.time_out()
    assert game.active == "cy"
    return game
