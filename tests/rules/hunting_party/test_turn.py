"""The turn: what is offered, how it begins and ends, marks, and the hand limit."""

import pytest

from rules.hunting_party import events
from rules.hunting_party.kingdom import LOCATIONS
from tests.kit.party import names_in, scenario


@pytest.mark.parametrize("empty", LOCATIONS)
def test_p020_an_empty_stack_cannot_be_chosen(empty):
    game = scenario(**{empty: "nothing"})
    assert game.alice.offered("hire:") == {f"hire:{location}" for location in LOCATIONS if location != empty}
    game.alice.refused(f"hire {empty}", rule="HP-23")
    game.hire(next(location for location in LOCATIONS if location != empty), alice=1)
    assert len(game.alice.members) == 1


def test_p020_five_empty_stacks_mean_no_hire():
    game = scenario(**dict.fromkeys(LOCATIONS, "nothing"))
    assert game.alice.offered("hire:") == set()
    game.alice("end turn")
    assert game.active == "ben"


@pytest.mark.parametrize(
    "party",
    [
        "witch hunter; paladin 1",
        "princess; bard 1",
        "druid; hermit 1",
        "ranger; trapper 1",
        "ranger; virgin maiden 1 tired",
    ],
)
def test_p020_without_all_three_types_there_is_no_hunt(party):
    game = scenario(alice=party)
    assert "hunt" not in game.alice.offered()
    assert game.alice.hunts == set()
    game.alice.refused("hunt catacomb tracks melee with witch hunter", rule="HP-23")
    assert {"buy", "end_turn"} <= game.alice.offered()


def test_p020_an_empty_market_means_no_purchase():
    game = scenario(market="nothing")
    assert "buy" not in game.alice.offered()
    game.alice.refused("buy", rule="HP-23")
    game.hire("tavern", alice=1)
    assert len(game.alice.members) == 1


def test_p021_hunters_are_ready_and_marks_wiped_before_the_first_question():
    game = scenario(ben="witch hunter hunted used champion; ranger 2 hunted, bard 1 tired used; 3g")
    assert game.ben.is_tired("ranger")
    game.alice("end turn")
    assert game.asked == ("ben",)
    for hunter in game.ben.party:
        assert not game.ben.is_tired(hunter)
        assert not game.ben.hunter(hunter).has_hunted
        assert game.ben.marks(hunter) == ()
    assert [fact.kind for fact in game.told if fact.kind.startswith("turn")] == ["turn_ended", "turn_began"]
    assert game.was_told(events.TurnBegan(1, game.state.turn.number))


def test_p021_others_stay_as_they_were():
    game = scenario(alice="; bard 1 tired used", chris="; ranger 1 hunted")
    game.alice("end turn")
    assert game.alice.is_tired("bard")
    assert game.alice.marks("bard") == ("normal",)
    assert game.chris.is_tired("ranger")


def test_p021_debt_is_tested_after_that_and_before_anything_is_offered():
    game = scenario(ben="; woodsman 5 tired, runesmith 4 used; 0g")
    game.alice("end turn")
    kinds = game.kinds_told
    assert kinds.index("turn_began") < kinds.index("party_disbanded")
    assert game.asked == ("chris",)


def test_p022_a_mark_falls_at_the_owners_own_turn_start():
    game = scenario(alice="; bard 1, paladin 3; 3g", active="chris")
    game.alice("use bard on paladin")
    assert game.alice.shares("paladin") == 2
    game.alice.refused("use bard on paladin", reason="used_this_round")
    game.chris("end turn")
    game.alice("use bard on paladin")
    assert game.alice.shares("paladin") == 1
    game.alice.refused("use bard on paladin", reason="used_this_round")
    game.alice("end turn")
    game.ben("end turn")
    assert not game.alice.is_offered("use bard on paladin")
    game.chris("end turn")
    assert game.alice.is_offered("use bard on paladin")


def test_p023_a_hand_above_three_is_cut_by_choice():
    hand = ("druid_sap", "witch_brew", "bard_lute", "hermit_tea", "princess_tiara")
    game = scenario(alice=f"; ; hand {', '.join(hand).replace('_', ' ')}")
    game.alice("end turn")
    assert (game.alice.kind, game.active) == ("throw_cards", "alice")
    assert game.alice.offered("throw:") == {f"throw:{card}" for card in hand}
    game.alice("throw bard lute, druid sap")
    assert game.alice.hand == ("witch_brew", "hermit_tea", "princess_tiara")
    assert set(game.bottom("market", 2)) == {"bard_lute", "druid_sap"}
    assert game.active == "ben"
    thrown = [fact for fact in game.told if isinstance(fact, events.CardsThrown)]
    assert sum(fact.cards for fact in thrown) == 2
    assert not names_in(game.told) & set(hand)
    assert not names_in((game.ben.told, game.chris.told)) & set(hand)


def test_p023_three_may_be_kept_and_a_time_out_throws_the_oldest():
    game = scenario(
        alice="; ; hand druid sap, witch brew, bard lute",
        ben="; ; hand hermit tea, archmage potion, princess tiara, witch hunter hat",
    )
    game.alice("end turn")
    assert (game.active, len(game.alice.hand)) == ("ben", 3)
    game.ben("end turn")
    game.time_out()
    assert game.active == "chris"
    assert game.ben.hand == ("archmage_potion", "princess_tiara", "witch_hunter_hat")
    assert game.bottom("market") == ("hermit_tea",)


def test_p023_above_three_is_fine_at_other_times():
    game = scenario(alice="; ; hand druid sap, witch brew, bard lute, hermit tea, princess tiara", active="ben")
    game.ben("end turn")
    assert game.active == "chris"
    assert len(game.alice.hand) == 5


ACTIONS = {"hire:tavern", "buy", "hunt"}


def test_p024_one_of_hire_buy_and_hunt_or_none():
    """HP-23b."""
    party = "smuggler; knight 2; 5g"
    game = scenario(alice=party, market="druid sap")
    assert game.alice.offered() >= ACTIONS
    game.alice("buy")
    game.alice("pay for druid sap")
    assert not ACTIONS & game.alice.offered()
    game.alice.refused("buy", rule="HP-23b")
    game.alice.refused("hire tavern", rule="HP-23b")
    game.alice("end turn")
    assert game.active == "ben"

    game = scenario(alice=party)
    game.hire("tavern", ben=1)
    assert not ACTIONS & game.alice.offered()

    game = scenario(alice=party)
    game.alice("hunt catacomb bait subdue with smuggler, knight")
    game.denials_run()
    game.everybody_passes()
    while game.active == "alice" and game.kind != "take_turn":
        game.time_out()
    assert not ACTIONS & game.alice.offered()

    game = scenario(alice=party)
    game.alice("end turn")
    assert game.active == "ben"
