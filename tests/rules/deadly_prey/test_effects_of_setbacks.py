"""What each Setback does, card by card, and when it ends (Setback Cards; DP-14b)."""

import pytest

from rules import Illegal
from rules.deadly_prey import events
from tests.kit.prey import Play, scenario


def ends_with(game: Play, card: str, half: str, phase: str) -> None:
    """The Setback is in play until this half-day begins."""
    game.comes_to(half, phase)
    assert not game.public.setbacks
    assert game.told_of(events.SetbackEnded) == [events.SetbackEnded(card)]


def test_evacuation_lets_all_act_at_night_without_a_hardship_for_two_willpower():
    game = scenario(half="day 3", phase="placement", setbacks="evacuation", bo="rsv 1")
    game.comes_to("night 3", "dusk")
    game.time_out()
    assert game.ana.offered("act:") == {"act:free"}
    game.ana("act free")
    assert (game.ana.rsv, game.ana.burdens) == (3, ())
    assert game.bo.offered("act:") == set()
    game.bo.refused("act", reason="tax_unpaid")
    ends_with(game, "evacuation", "day 4", "dawn")


def test_transit_strike_bars_placing_on_more_than_two_different_cards():
    game = scenario(phase="placement", setbacks="transit strike", bo="done", cy="done", di="done")
    game.ana("place 1 on A1")
    game.ana("place 1 on A2")
    assert game.ana.offered("place:") == {"place:A1", "place:A2"}
    game.ana.refused("place 1 on A3", rule="Setback Cards")
    game.ana("place 1 on A2 then done")
    ends_with(game, "transit_strike", "night 3", "dusk")


def test_press_frenzy_bars_burning():
    game = scenario(phase="placement", setbacks="press frenzy", ana="hand decoy")
    game.ana.refused("burn decoy", reason="burning_barred")
    ends_with(game, "press_frenzy", "day 4", "dawn")
    assert game.ana.is_offered("burn decoy")


@pytest.mark.parametrize(
    ("sources", "reserve"), [("A1, 1 willpower", 5), ("A1, B1", 5), ("A1, B1, 1 willpower", 4), ("A1, B1, A2", 4)]
)
def test_power_cut_taxes_each_card_invoked_after_the_first(sources: str, reserve: int):
    game = scenario(setbacks="power cut", ana="path B1; holds A2; w1 C1 A6; rsv 6", C1="De t1")
    game.ana(f"attempt C1 by points then gather {sources}")
    assert "C1" in game.ana.owns
    assert game.ana.rsv == reserve


def test_power_cut_lasts_to_the_dawn_after_next():
    game = scenario(setbacks="power cut", ana="w1 A1")
    game.comes_to("day 4", "placement")
    assert [burden.card for burden in game.public.setbacks] == ["power_cut"]
    ends_with(game, "power_cut", "day 5", "dawn")


def test_state_of_emergency_bars_cards_from_changing_dice_anyones():
    game = scenario(
        setbacks="state of emergency",
        ana="w4 A1; hand second wind",
        mo="hand cold feet",
        stops="window",
        dice=[1, 1, 1],
    )
    game.ana("attempt A1 by dice then play second wind")
    game.mo("play cold feet")
    game.everybody_passes()
    assert len(game.told_of(events.DiceRolled)[0].dice) == 3
    assert (game.ana.locked, game.mo.locked) == (("second_wind",), ("cold_feet",))
    game.stops_at()
    game.comes_to("night 3", "placement", acting="ana")
    assert game.public.setbacks
    ends_with(game, "state_of_emergency", "day 4", "dawn")


def test_transit_strike_that_enters_while_white_is_being_laid_binds_that_too():
    game = scenario(
        phase="placement",
        ana="rsv 9",
        bo="hand favour owed; rsv 0",
        cy="rsv 0",
        di="rsv 0",
        arsenal="decoy, wiretap, transit strike",
    )
    game.ana("place 1 on A1")
    game.ana("place 1 on A2")
    game.ana.answers("place:A3")
    game.bo("play favour owed then drop decoy")
    assert game.public.setbacks
    assert game.ana.offered("count:") == set()
    with pytest.raises(Illegal, match="no_more_cards"):
        game.ana.answers("count:1")
    game.ana.answers("back")
    game.ana("place 2 on A2")
    assert game.ana.white("A2") == 3
