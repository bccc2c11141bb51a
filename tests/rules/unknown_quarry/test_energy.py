"""Energy: charges, Surge, Adrenaline, Feint, what a target may spend, and how the card comes back."""

import pytest

from rules.unknown_quarry import events
from tests.kit.quarry import scenario
from tests.kit.quarry.attacks import applied

ANA, BO = 0, 1


def test_q101_an_exhausted_card_pays_for_nothing():
    game = scenario()
    game.ana.adrenaline()
    assert game.ana.energy == 1
    game.ana.adrenaline()
    assert game.ana.energy == 0
    assert game.ana.offered() & {"adrenaline", "feint"} == set()
    assert game.ana.is_refused("adrenaline").reason == "exhausted"
    assert game.ana.is_refused("feint").reason == "exhausted"
    game.ana.uses("brawl", on="bo", rolls=3)
    assert game.ana.offered("surge") == set()
    assert game.ana.is_refused("surge:up").reason == "exhausted"


def surge(game):
    game.ana.uses("brawl", on="bo", rolls=5)
    game.ana.surges(+1)
    return events.EnergySpent(ANA, "surge", 1)


def feint(game):
    game.ana.feints()
    return events.EnergySpent(ANA, "feint", 1)


def adrenaline(game):
    game.ana.adrenaline()
    return events.EnergySpent(ANA, "adrenaline", 1)


def spend_under_attack(game):
    game.attack("ana", "bo", "brawl", 5)
    game.bo.spends()
    return events.EnergySpent(BO, "defence", 1)


def recovery(game):
    game.ana.adrenaline()
    game.ana.ends_turn()
    return events.EnergyRecovered(ANA)


@pytest.mark.parametrize("use", [surge, feint, adrenaline, spend_under_attack, recovery])
def test_q102_everybody_always_sees_everybodys_charges(use):
    game = scenario()
    fact = use(game)
    charges = tuple(person.energy for person in game.people)
    for view in game.views.values():
        assert tuple(seat.energy for seat in view.seats) == charges
    assert fact in game.told


def test_q103_a_turn_of_searching_picking_up_and_spying_brings_all_back():
    game = scenario(ana="e0, flint axe", gardens="dog")
    game.ana.searches()
    game.ana.picks_up("dog")
    game.attack("ana", "bo", "spy", 6)
    game.bo.resolves()
    assert game.ana.energy == 0
    game.ana.ends_turn()
    assert game.ana.energy == 2


def test_q104_a_move_prevents_it():
    game = scenario(ana="e1")
    game.ana.searches()
    game.ana.moves("hall")
    game.ana.ends_turn()
    assert game.ana.energy == 1


@pytest.mark.parametrize("card", ["brawl", "grab", "flint axe"])
def test_q104_any_other_card_prevents_it_even_if_withdrawn(card):
    game = scenario(ana="e1, flint axe")
    game.attack("ana", "bo", card, 5, withdrawn=True)
    game.ana.ends_turn()
    assert game.ana.energy == 1


def test_q106_a_turn_without_any_action_recovers():
    game = scenario(ana="e1")
    game.ana.ends_turn()
    assert game.ana.energy == 2


def test_q106_own_charges_spent_do_not_prevent_it():
    game = scenario()
    game.ana.adrenaline()
    for _ in range(5):
        game.ana.searches()
    assert (game.ana.energy, game.actions) == (1, 0)
    game.ana.ends_turn()
    assert game.ana.energy == 2

    game = scenario()
    game.attack("ana", "bo", "spy", 5, +1)
    game.bo.resolves()
    assert game.ana.energy == 1
    game.ana.ends_turn()
    assert game.ana.energy == 2

    game = scenario()
    game.ana.feints()
    game.ana.ends_turn()
    assert game.ana.energy == 2


def test_q106_a_withdrawn_spy_does_not_prevent_it():
    game = scenario(ana="e1")
    game.attack("ana", "bo", "spy", 1, withdrawn=True)
    game.ana.ends_turn()
    assert game.ana.energy == 2


def test_q107_recovery_is_automatic():
    game = scenario(ana="e0")
    game.ana.searches()
    assert game.ana.offered("end_turn") == {"end_turn"}
    game.ana.ends_turn()
    assert game.ana.energy == 2


def test_q107_recovery_comes_at_the_end_of_ones_own_turn_only():
    game = scenario(active="bo", ana="e0")
    game.bo.searches()
    game.bo.ends_turn()
    assert game.ana.energy == 0


def test_q108_surge_alters_ones_own_roll_by_one_after_it_is_seen():
    game = scenario()
    game.ana.uses("brawl", on="bo", rolls=5)
    assert game.ana.offered("surge") == {"surge:up", "surge:down"}
    assert game.bo.offered() == game.cy.offered() == set()
    game.ana.surges(+1)
    game.ana.applies()
    assert game.bo.told == (events.CardApplied(ANA, "brawl", 6, affects=True),)
    game.bo.resolves()
    assert (game.bo.wounds, game.ana.energy) == (1, 1)
    assert game.told == (
        events.Rolled(ANA, BO, 5),
        events.EnergySpent(ANA, "surge", 1),
        events.Surged(ANA, 6),
        events.Applied(ANA, BO, 6),
        events.Answered(ANA, BO, 0),
    )


def test_q109_two_charges_may_go_into_one_roll():
    game = scenario()
    game.ana.uses("brawl", on="bo", rolls=4)
    game.ana.surges(+1)
    game.ana.surges(+1)
    assert game.ana.energy == 0
    assert game.public.attack.numbers == (4, 5, 6)
    assert game.ana.offered() == {"apply", "withdraw"}


@pytest.mark.parametrize(("roll", "offered", "refused"), [(6, "surge:down", "surge:up"), (1, "surge:up", "surge:down")])
def test_q109_the_number_stays_from_1_to_6(roll, offered, refused):
    game = scenario()
    game.ana.uses("brawl", on="bo", rolls=roll)
    assert game.ana.offered("surge") == {offered}
    assert game.ana.is_refused(refused).reason == "surge_out_of_range"


def test_q110_each_charge_of_adrenaline_is_one_more_action():
    game = scenario()
    for _ in range(4):
        game.ana.searches()
    assert game.actions == 0
    for _ in range(2):
        game.ana.adrenaline()
        assert game.actions == 1
        game.ana.searches()
        assert game.actions == 0
    game.ana.ends_turn()
    game.skip_to("ana")
    assert game.actions == 4


def test_q111_a_target_may_spend_a_charge_under_any_applied_card():
    game = applied("gold pin", 6)
    assert "spend" in game.bo.offered()
    game.bo.spends()
    assert (game.bo.energy, game.bo.wounds) == (1, 0)

    game = applied("clay sword", 5, on="dee")
    assert "spend" in game.dee.offered()
    game.dee.spends()
    assert (game.dee.energy, game.dee.wounds) == (1, 0)


def test_q112_such_a_charge_averts_nothing_unless_the_line_says_or():
    game = applied("electrum hammer", 3, bo="e2")
    game.bo.spends()
    assert (game.bo.energy, game.bo.wounds) == (1, 1)

    game = applied("spy", 1, bo="e2, dog, spike")
    assert game.bo.offered("spend") == {"spend:dog", "spend:spike"}
    game.bo.spends("dog")
    assert game.bo.energy == 1
    assert game.readers("dog") == {"ana"}


def test_q113_a_compulsory_charge_falls_flat_on_an_exhausted_card():
    game = applied("brawl", 4, bo="e0")
    assert game.bo.offered() == {"resolve"}
    game.bo.resolves()
    assert (game.bo.energy, game.bo.wounds) == (0, 0)


def test_q114_at_most_one_charge_is_spent_of_ones_own_will():
    game = applied("clay sword", 6, bo="e2")
    game.bo.spends()
    assert (game.bo.energy, game.bo.offered()) == (1, set())
    assert game.bo.is_refused("spend").reason == "not_asked"


def test_q114_none_is_spent_on_top_of_a_compulsory_one():
    game = applied("brawl", 4, bo="e2")
    assert game.bo.offered() == {"resolve"}
    assert game.bo.is_refused("spend").reason == "charge_taken_anyway"
    game.bo.resolves()
    assert game.bo.energy == 1
