"""Monstrous cards: Bite, Magic and Wasting line by line, Resilience and Tireless."""

import pytest

from rules.unknown_quarry import events
from tests.kit.quarry import Play, scenario


def dee_attacks(card: str, roll: int, **places: str) -> Play:
    """On Dee's turn Bo is asked for an answer to her card."""
    game = scenario(active="dee", **places)
    game.attack("dee", "bo", card, roll)
    return game


def next_turn_of_bo(game: Play) -> None:
    """Dee's turn is over, and all others up to Bo's."""
    game.dee.ends_turn()
    game.skip_to("bo")


def test_q062_bite_6_is_two_wounds():
    game = dee_attacks("bite", 6)
    game.bo.resolves()
    assert (game.bo.wounds, game.bo.energy) == (2, 2)
    assert game.bo.was_told(events.Wounded(2, 2, False))


def test_q062_bite_6_is_not_averted_by_a_charge():
    game = dee_attacks("bite", 6)
    game.bo.spends()
    assert (game.bo.wounds, game.bo.energy) == (2, 1)


@pytest.mark.parametrize("roll", [3, 4])
@pytest.mark.parametrize(
    ("charges", "answer", "left", "wounds"), [("e2", "spend", 1, 0), ("e2", "resolve", 2, 1), ("e0", "resolve", 0, 1)]
)
def test_q063_bite_3_or_4_takes_a_charge_or_wounds(roll, charges, answer, left, wounds):
    game = dee_attacks("bite", roll, bo=charges)
    assert ("spend" in game.bo.offered()) == (charges != "e0")
    game.bo.answers(answer)
    assert (game.bo.energy, game.bo.wounds) == (left, wounds)


def test_q064_magic_6_bars_interacting_on_the_next_turn():
    game = dee_attacks("magic", 6, gardens="dog")
    game.bo.resolves()
    assert game.bo.was_told(events.Banned(1, "interact"))
    assert (game.bo.wounds, game.bo.energy) == (0, 2)
    next_turn_of_bo(game)
    assert game.bo.offered("interact") == set()
    refusal = game.bo.is_refused("interact:0")
    assert (refusal.reason, refusal.rule) == ("banned_interact", "Magic; UQ-32")
    assert game.bo.is_refused("card:spy").reason == "target_first"
    game.bo.searches()
    game.bo.picks_up("dog")
    game.bo.feints()
    game.bo.moves("hall")
    assert (game.bo.room, game.actions) == ("hall", 1)


def test_q065_magic_5_is_a_wound():
    game = dee_attacks("magic", 5)
    game.bo.resolves()
    assert (game.bo.wounds, game.bo.energy) == (1, 2)


def test_q065_magic_5_is_not_averted_by_a_charge():
    game = dee_attacks("magic", 5)
    game.bo.spends()
    assert (game.bo.wounds, game.bo.energy) == (1, 1)


@pytest.mark.parametrize(("charges", "left"), [("e2", 1), ("e1", 0), ("e0", 0)])
def test_q066_magic_4_takes_a_charge_if_there_is_one(charges, left):
    game = dee_attacks("magic", 4, bo=charges)
    assert game.bo.offered() == {"resolve"}
    game.bo.resolves()
    assert (game.bo.energy, game.bo.wounds) == (left, 0)


def test_q067_magic_3_bars_moving_on_the_next_turn():
    game = dee_attacks("magic", 3, gardens="dog")
    game.bo.resolves()
    assert game.bo.was_told(events.Banned(1, "move"))
    next_turn_of_bo(game)
    game.bo.feints()
    game.bo.adrenaline()
    assert game.bo.offered("move") == set()
    refusal = game.bo.is_refused("move:hall")
    assert (refusal.reason, refusal.rule) == ("banned_move", "Magic; UQ-32")
    game.bo.searches()
    game.bo.picks_up("dog")
    game.attack("bo", "ana", "brawl", 6)
    game.ana.resolves()
    assert game.ana.wounds == 1
    assert game.actions == 2
    game.bo.ends_turn()
    game.skip_to("bo")
    assert game.bo.offered("move") == {"move:hall", "move:game_room", "move:kitchen"}


def test_q068_magic_2_gives_the_monster_a_card_drawn_by_luck():
    game = dee_attacks("magic", 2, bo="dog, spike")
    assert game.bo.offered() == {"resolve", "spend"}
    game.bo.resolves(draws="dog")
    assert game.dee.offered() == {"keep", "give_back"}
    game.dee.keeps()
    assert game.dee.hand == ("bite", "dog", "magic")
    assert game.bo.hand == ("spike",)


def test_q068_magic_2_she_may_hand_it_back():
    game = dee_attacks("magic", 2, bo="dog, spike")
    game.bo.resolves(draws="dog")
    game.dee.gives_back()
    assert game.dee.hand == ("bite", "magic")
    assert game.bo.hand == ("dog", "spike")


def test_q068_magic_2_a_charge_does_not_avert_it():
    game = dee_attacks("magic", 2, bo="dog, spike")
    game.bo.spends(draws="spike")
    game.dee.keeps()
    assert game.dee.hand == ("bite", "magic", "spike")
    assert game.bo.energy == 1


def test_q069_magic_1_shows_the_whole_hand_to_the_monster_alone():
    game = dee_attacks("magic", 1, bo="dog, spike, buckler")
    game.bo.resolves()
    assert game.dee.was_told(events.CardsSeen(1, ("buckler", "dog", "spike"), False))
    for card in ("dog", "spike", "buckler"):
        assert game.readers(card) == {"dee"}
        assert game.seers(card) == {"dee", "bo"}
    assert game.dee.offered() == {"give_back"}
    game.dee.gives_back()
    assert game.bo.hand == ("buckler", "dog", "spike")


def test_q070_wasting_6_is_a_wound_and_takes_no_charge():
    game = dee_attacks("wasting", 6, dee="vampire")
    game.bo.resolves()
    assert (game.bo.wounds, game.bo.energy) == (1, 2)


@pytest.mark.parametrize("roll", [5, 3])
@pytest.mark.parametrize(("charges", "left"), [("e2", 1), ("e1", 0), ("e0", 0)])
def test_q071_wasting_5_and_3_are_a_wound_and_a_charge(roll, charges, left):
    game = dee_attacks("wasting", roll, dee="vampire", bo=charges)
    assert game.bo.offered() == {"resolve"}
    game.bo.resolves()
    assert (game.bo.wounds, game.bo.energy) == (1, left)


@pytest.mark.parametrize(("card", "roll"), [("aqua fortis", 2), ("spy", 1), ("spy", 2), ("grab", 2)])
def test_q072_resilience_undoes_a_1_or_2(card, roll):
    game = scenario(ana="aqua fortis, spike", dee="gorgon, dog")
    game.attack("ana", "dee", card, roll)
    game.dee.shows_reaction("resilience")
    assert game.ana.was_told(events.CardsSeen(3, ("resilience",), False))
    assert game.readers("resilience") == {"ana"}
    assert game.ana.offered() == {"give_back"}
    game.ana.gives_back()
    assert (game.dee.wounds, game.dee.energy) == (0, 2)
    assert game.dee.hand == ("dog", "resilience", "wasting")
    assert game.ana.hand == ("aqua_fortis", "spike")
    assert game.readers("dog") == game.readers("wasting") == set()


@pytest.mark.parametrize(
    ("card", "roll"),
    [("aqua fortis", 3), ("aqua fortis", 4), ("aqua fortis", 6), ("spy", 3), ("spy", 5), ("brawl", 5), ("brawl", 6)],
)
def test_q072_resilience_does_not_fit_other_rolls(card, roll):
    game = scenario(ana="aqua fortis, spike", dee="gorgon, dog")
    game.attack("ana", "dee", card, roll)
    assert game.dee.offered("react") == set()
    refusal = game.dee.is_refused("react:resilience")
    assert refusal.reason == "reaction_does_not_fit"
    assert refusal.fields == {"card": "resilience", "number": roll}


@pytest.mark.parametrize(("roll", "step", "fits"), [(3, -1, True), (1, 1, True), (2, 1, False)])
def test_q072_it_is_the_final_roll_that_counts(roll, step, fits):
    game = scenario(ana="aqua fortis", dee="gorgon")
    game.attack("ana", "dee", "aqua fortis", roll, step)
    assert ("react:resilience" in game.dee.offered()) is fits


@pytest.mark.parametrize(("card", "roll"), [("aqua fortis", 1), ("brawl", 1), ("brawl", 2), ("grab", 1)])
def test_q073_resilience_fits_a_1_or_2_even_where_it_does_nothing(card, roll):
    game = scenario(ana="aqua fortis", dee="gorgon")
    game.attack("ana", "dee", card, roll)
    assert {"resolve", "react:resilience"} <= game.dee.offered()
    game.dee.shows_reaction("resilience")
    assert game.readers("resilience") == {"ana"}


@pytest.mark.parametrize(("recover", "charges"), [(True, 2), (False, 0)])
def test_q074_tireless_may_recover_whatever_its_owner_did(recover, charges):
    game = scenario(active="dee", dee="spirit, e0, hall")
    game.dee.moves("gardens")
    game.attack("dee", "bo", "brawl", 6)
    game.bo.resolves()
    assert {"end_turn", "end_turn:recover"} <= game.dee.offered()
    game.dee.ends_turn(recover=recover)
    assert game.dee.energy == charges
    assert (events.EnergyRecovered(3) in game.told) is recover


def test_q074_without_tireless_there_is_no_such_choice():
    game = scenario(active="dee", dee="naga, e0, hall")
    game.dee.moves("gardens")
    assert game.dee.offered("end_turn") == {"end_turn"}
    assert game.dee.is_refused("end_turn:recover").reason == "no_tireless"
    game.dee.ends_turn()
    assert game.dee.energy == 0


def test_q074_it_is_no_choice_with_both_charges():
    game = scenario(active="dee", dee="spirit, hall")
    game.dee.moves("gardens")
    assert game.dee.offered("end_turn") == {"end_turn"}
    assert game.dee.is_refused("end_turn:recover").reason == "energy_full"


def test_q074_it_is_no_choice_after_a_turn_that_recovers_anyway():
    game = scenario(active="dee", dee="spirit, e0")
    game.dee.searches()
    assert game.dee.offered("end_turn") == {"end_turn"}
    assert game.dee.is_refused("end_turn:recover").reason == "recovers_anyway"
    game.dee.ends_turn()
    assert game.dee.energy == 2


@pytest.mark.parametrize(("roll", "deed"), [(6, "interact"), (3, "move")])
def test_q075_a_ban_holds_for_the_next_turn_only_and_two_do_not_add_up(roll, deed):
    game = dee_attacks("magic", roll)
    game.bo.resolves()
    game.attack("dee", "bo", "magic", roll)
    game.bo.resolves()
    next_turn_of_bo(game)
    assert game.bo.view.own.bans == (deed,)
    assert game.bo.offered(deed) == set()
    game.bo.ends_turn()
    game.skip_to("bo")
    assert game.bo.view.own.bans == ()
    assert len(game.bo.offered(deed)) == 3
