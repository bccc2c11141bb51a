"""Interact: when, whom, with what, in which order, and what a number that is not on the card does."""

import pytest

from rules.unknown_quarry import events
from rules.unknown_quarry.cards import CARDS, WEAPONS
from tests.kit.quarry import Play, names_in, scenario

NUMBERS_WITHOUT_EFFECT = {"class_i": (1, 5), "class_ii": (2, 3), "class_iii": (1,)}


@pytest.mark.parametrize("turn", [1, 5])
def test_q043_no_interaction_on_the_own_first_two_turns(turn):
    game = scenario(turn=turn, actions=4)
    assert game.ana.seat.turns == (turn + 3) // 4
    assert game.ana.offered("interact") == set()
    refusal = game.ana.is_refused("interact:1")
    assert (refusal.reason, refusal.rule) == ("too_early", "Interact; UQ-09")
    assert game.ana.offered("card") == set()
    assert game.ana.is_refused("card:spy").reason == "target_first"


def test_q043_from_the_third_turn_on_it_is_offered():
    game = scenario(turn=9)
    assert game.ana.seat.turns == 3
    assert game.ana.offered("interact") == {"interact:1", "interact:2", "interact:3"}


def test_q043_one_may_be_a_target_before_ones_own_third_turn():
    game = scenario(turn=9)
    assert game.bo.seat.turns == 2
    game.attack("ana", "bo", "brawl", 6)
    game.bo.resolves()
    assert game.bo.wounds == 1


def test_q044_only_somebody_else_in_the_same_room_can_be_the_target():
    game = scenario(bo="hall", dee="kitchen")
    assert game.ana.offered("interact") == {"interact:2"}
    for target in (0, 1, 3, 4):
        assert game.ana.is_refused(f"interact:{target}").reason == "not_in_the_room"
    game.ana.moves("hall")
    assert game.ana.offered("interact") == {"interact:1"}


@pytest.mark.parametrize(
    ("who", "hand", "cards", "refused"),
    [
        ("ana", "clay sword, buckler", "clay_sword", "buckler"),
        ("dee", "golem, dog", "dog", "tireless resilience"),
        ("dee", "naga", "bite magic", "wasting"),
        ("dee", "vampire, false papers, spike", "bite wasting spike", "false_papers magic"),
    ],
)
def test_q045_the_card_is_a_standard_card_or_an_own_action(who, hand, cards, refused):
    game = scenario(active=who, **{who: hand})
    game[who].targets("bo")
    assert game[who].offered() == {
        *("card:brawl", "card:grab", "card:spy", "back"),
        *(f"card:{card}" for card in cards.split()),
    }
    for card in refused.split():
        assert game[who].is_refused(f"card:{card}").reason == "not_your_action_card"


def test_q045_until_the_card_is_chosen_the_target_is_a_free_draft():
    game = scenario()
    before = (game.state.seats, game.state.turn, game.public)
    game.ana.targets("bo")
    assert game.ana.is_refused("search").reason == "card_first"
    assert game.public == before[2]
    game.ana.answers("back")
    assert (game.state.seats, game.state.turn, game.public) == before
    assert game.told == ()


def test_q046_target_and_card_roll_surge_apply_answer_result():
    game = scenario()
    asked = []
    game.ana.targets("bo")
    game.rig(3 - 1)
    for deed in ("card:brawl", "surge:up", "apply", "resolve"):
        asked.append((game.asked, deed))
        game[game.asked].answers(deed)
        if deed == "apply":
            assert [person.name for person in game.people if person.offered()] == ["bo"]
            assert game.ana.is_refused("withdraw").reason == "not_asked"
    assert asked == [("ana", "card:brawl"), ("ana", "surge:up"), ("ana", "apply"), ("bo", "resolve")]
    assert game.told == (
        events.Rolled(0, 1, 3),
        events.EnergySpent(0, "surge", 1),
        events.Surged(0, 4),
        events.Applied(0, 1, 4),
        events.EnergySpent(1, "defence", 1),
        events.Answered(0, 1, 0),
    )


def test_q046_after_the_result_there_is_no_way_back_either():
    game = scenario()
    game.attack("ana", "bo", "brawl", 6)
    game.bo.resolves()
    assert game.ana.is_refused("withdraw").reason == "not_in_this_moment"
    assert game.bo.wounds == 1


def assert_it_does_nothing(game: Play, attacker: str, target: str, card: str, roll: int) -> None:
    """Applied and resolved, the card leaves every hand, wound, charge and ban as it was, and nothing passes."""
    before = [(seat.hand, seat.wounds, seat.energy, seat.bans) for seat in game.state.seats]
    game.attack(attacker, target, card, roll)
    assert game[target].view.own.card_in_play.affects is False
    game[target].resolves()
    assert [(seat.hand, seat.wounds, seat.energy, seat.bans) for seat in game.state.seats] == before
    assert game.kinds_told == ["rolled", "applied", "answered"]
    assert game.told[-1].cards == 0
    assert game.asked == attacker


@pytest.mark.parametrize(
    ("card", "roll"),
    [*(("brawl", roll) for roll in (1, 2, 3)), *(("grab", roll) for roll in (1, 5, 6)), ("spy", 6)],
)
@pytest.mark.parametrize("target", ["bo", "dee"])
def test_q048_a_number_not_on_a_standard_card_does_nothing(card, roll, target):
    assert_it_does_nothing(scenario(), "ana", target, card, roll)


@pytest.mark.parametrize(
    ("card", "roll"), [*(("bite", roll) for roll in (1, 2, 5)), *(("wasting", roll) for roll in (1, 2, 4))]
)
def test_q048_a_number_not_on_a_monstrous_card_does_nothing(card, roll):
    assert_it_does_nothing(scenario(active="dee", dee="vampire"), "dee", "bo", card, roll)


@pytest.mark.parametrize(
    ("name", "roll"), [(card.name, roll) for card in WEAPONS for roll in NUMBERS_WITHOUT_EFFECT[card.family]]
)
def test_q048_a_number_not_on_a_weapon_does_nothing_to_a_ringed_monster(name, roll):
    for monster in CARDS[name].ring:
        assert_it_does_nothing(scenario(ana=name, dee=monster), "ana", "dee", name, roll)


def test_q049_the_card_comes_back_each_time_and_may_serve_again():
    game = scenario(ana="clay sword, dog")
    for target in ("bo", "bo", "cy", "bo"):
        game.attack("ana", target, "clay sword", 5)
        game[target].resolves()
        assert game.ana.hand == ("clay_sword", "dog")
    assert game.actions == 0
    assert game.bo.hand == ("iron_nails", "lead_chain")


def test_q050_whoever_has_a_card_applied_to_him_is_always_asked():
    game = scenario(ana="stone totem", bo="dog, spike, e0")
    game.attack("ana", "bo", "stone totem", 1)
    assert game.asked == "bo"
    assert game.bo.offered() == {"resolve"}
    assert game.bo.decision.is_covered
    assert game.kinds_told == ["rolled", "applied"]
    assert game.ana.is_refused("end_turn").reason == "not_asked"
    game.bo.resolves()
    assert game.kinds_told == ["rolled", "applied", "answered"]


def test_q051_a_withdrawn_card_opens_nothing_for_the_target():
    game = scenario(bo="buckler, dog")
    game.attack("ana", "bo", "brawl", 4, withdrawn=True)
    assert game.asked == "ana"
    assert game.bo.offered() == set()
    assert game.bo.told == ()
    for answer in ("resolve", "spend", "react:buckler"):
        assert game.bo.is_refused(answer).reason == "not_asked"
    assert (game.bo.energy, game.bo.wounds) == (2, 0)
    assert game.told == (events.Rolled(0, 1, 4), events.Withdrew(0, 1, 4))
    assert not names_in(game.told) & {"brawl"}
    assert game.actions == 3


def poker(target: str, roll: int, **dee: str) -> Play:
    """Cold Iron Poker was applied with this roll and resolved."""
    game = scenario(ana="cold iron poker", **dee)
    game.attack("ana", target, "cold iron poker", roll)
    game[target].resolves()
    return game


@pytest.mark.parametrize("roll", [3, 4])
def test_q052_cold_iron_poker_3_or_4_wounds_a_hunter(roll):
    assert poker("bo", roll).bo.wounds == 1


@pytest.mark.parametrize("monster", ["warlock", "fairy", "spirit"])
@pytest.mark.parametrize(("roll", "wounds"), [(3, 1), (4, 1), (6, 2)])
def test_q052_cold_iron_poker_wounds_the_three_monsters_of_its_ring(monster, roll, wounds):
    assert poker("dee", roll, dee=monster).dee.wounds == wounds


def test_q052_cold_iron_poker_6_leaves_a_hunter_unharmed():
    assert poker("bo", 6).bo.wounds == 0


@pytest.mark.parametrize("monster", ["golem", "naga", "gorgon", "werewolf", "lich", "revenant", "vampire"])
@pytest.mark.parametrize("roll", [2, 3, 4, 6])
def test_q052_cold_iron_poker_leaves_any_other_monster_unharmed(monster, roll):
    assert poker("dee", roll, dee=monster).dee.wounds == 0
