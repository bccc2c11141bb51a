"""The monster's points, meddling, exchange, power and feeding (Playing the Monster; DP-29, DP-47, DP-60 to DP-63)."""

import pytest

from rules.deadly_prey import events
from tests.kit.prey import Play, scenario

ANA, BO, CY, DI, MO = range(5)


def meddled(game: Play, words: str) -> None:
    """The monster meddles so in the open window, and nobody plays anything more."""
    game.mo(f"meddle {words}")
    game.everybody_passes()


# --- chips and change ---


def test_d191_points_are_paid_in_whole_chips_and_change_comes_back():
    game = scenario(ana="w1 A3", stops="window")
    game.ana("attempt A3 by points")
    game.mo("meddle 1")
    assert game.mo.chips("De") == (2, 0)
    assert game.was_told(events.PointsPaid((("destruction", (3,), (2,)),)))
    assert all(view.monster.chips == (2, 2, 2, 6) for view in game.views.values())


def test_d191_exactly_where_possible():
    game = scenario(ana="w1 A3", A3="Oc t2", stops="window")
    game.ana("attempt A3 by points")
    game.mo("meddle 3")
    assert game.mo.chips("Oc") == (2, 1, 0, 0)
    assert game.was_told(events.PointsPaid((("occult", (2, 1), ()),)))


def test_d191_else_with_the_least_too_much():
    game = scenario(ana="w1 A3", A3="Sc t2", stops="window")
    game.ana("attempt A3 by points")
    game.mo("meddle 1")
    assert game.mo.chips("Sc") == (3, 1)
    assert game.was_told(events.PointsPaid((("science", (2,), (1,)),)))


def test_d192_zeros_are_never_paid_away_and_their_number_shows():
    game = scenario(half="night 3", ana="w3 A3; rsv 0", bo="w3 A3", A3="Oc t1", stops="window", bag="8 0 9 9")
    for person in (game.ana, game.bo):
        person("attempt A3 by points")
        meddled(game, "3")
        person("gather nothing")
    assert (game.mo.chips("Oc"), game.mo.score("Oc")) == ((0, 0), 0)
    assert all(view.monster.chips[3] == 2 for view in game.views.values())


@pytest.mark.parametrize(
    ("bag", "left", "after"), [("8 9 0 6", (1, 1, 0), (8, 7, 0, 7)), ("8 0 0 6", (2, 0), (8, 0, -1, 7))]
)
def test_d193_change_the_bag_lacks_comes_in_smaller_chips_else_is_owed(bag, left, after):
    game = scenario(ana="w1 A3", bag=bag, stops="window")
    game.ana("attempt A3 by points")
    game.mo("meddle 1")
    assert (game.mo.chips("De"), game.bag) == (left, after)
    assert game.public.bag == after


# --- meddling ---


def test_d194_meddling_raises_the_number_once_an_attempt_in_any_number_of_attempts():
    game = scenario(ana="holds A1; w1 B1", bo="w1 A3; hand decoy", B1="Sc t2", A3="Sc t2", stops="window")
    game.ana("attempt B1 by points")
    game.mo("meddle 3")
    game.bo("pass")
    assert game.number == 9
    assert game.mo.offered("meddle") == set()
    game.mo.refused("meddle 1", reason="has_meddled")
    game.everybody_passes()
    assert game.was_told(events.RatingSet("B1", 9))
    game.ana("gather A1, 3 willpower")
    assert game.was_told(events.GatherShort(ANA, 8, 9))
    game.until("bo")
    game.bo("attempt A3 by points")
    meddled(game, "1")
    assert game.was_told(events.RatingSet("A3", 6))
    assert game.mo.score("Sc") == 1


def test_d194_so_much_more_in_points_or_on_a_die():
    game = scenario(ana="holds A1; w1 B1", B1="Sc t2", stops="window", dice=[9])
    game.ana("attempt B1 by dice")
    meddled(game, "3")
    assert game.was_told(events.DiceRolled(ANA, (9,), 9))
    assert game.red("B1") == {"ana": 1}


@pytest.mark.parametrize(
    ("spot", "card", "half", "most"),
    [
        ("A3", "De t2", "day 3", 3),
        ("D1", "De t2", "day 3", 2),
        ("D1", "De t2", "night 3", 1),
        ("E1", "De t2", "night 3", 0),
        ("F1", "De t3", "day 3", 0),
    ],
)
def test_d195_meddling_never_lifts_the_number_above_ten(spot, card, half, most):
    game = scenario(
        ana={"A3": "w1 A3", "D1": "path C1; w1 D1", "E1": "path D1; w1 E1", "F1": "path E1; w1 F1"}[spot],
        mo="De 3.3",
        half=half,
        stops="window",
        spots={spot: card},
    )
    game.ana(f"attempt {spot} by points")
    assert [points for points in (1, 2, 3) if game.mo.is_offered(f"meddle {points}")] == list(range(1, most + 1))
    if not most:
        game.mo.refused("meddle 1", rule="DP-47", reason="ten_at_most")


def test_d195_a_card_that_is_to_be_cancelled_makes_no_room():
    game = scenario(ana="path C1; w1 D1; hand inside man", mo="De 3.3; hand masquerade", stops="window")
    game.ana("attempt D1 by dice then play inside man")
    assert (game.number, game.mo.is_offered("meddle 3")) == (6, True)
    game.mo("play masquerade on inside man of ana")
    assert not game.mo.is_offered("meddle 3")
    meddled(game, "2")
    assert game.was_told(events.RatingSet("D1", 10))


def test_d195_of_two_copies_only_the_one_that_is_to_be_cancelled_makes_none():
    game = scenario(
        ana="path C1; w1 D1; hand quiet absolution, quiet absolution",
        D1="Ab t2",
        mo="Ab 3.3; hand masquerade",
        stops="window",
    )
    game.ana("attempt D1 by dice then play quiet absolution")
    game.mo("pass")
    game.ana("play quiet absolution")
    game.mo("play masquerade on quiet absolution of ana")
    meddled(game, "3")
    assert game.was_told(events.RatingSet("D1", 9))


def test_d195_points_drafted_before_a_chip_rises_are_no_more_than_there_is_room_for():
    game = scenario(
        half="night 3", ana="path C1; holds A2; w1 C2", bo="holds C2; hand field repairs", C2="Sc t2", stops="window"
    )
    game.ana("intrude C2")
    game.bo("contest")
    game.mo.answers("meddle")
    for _ in range(3):
        game.mo.answers("spend:science")
    assert game.mo.is_offered("commit")
    game.bo("play field repairs on C2")
    assert game.number == 8
    assert not game.mo.is_offered("commit")
    game.mo("back then commit")
    assert game.number == 10


def test_d196_it_serves_against_minions_and_contested_intrusion():
    game = scenario(ana="w1 A1; w1 A2", bo="holds A2", A1="minion Sc t2", A2="Sc t2", stops="window", dice=[6])
    game.ana("attempt A1")
    meddled(game, "2")
    assert game.was_told(events.DiceRolled(ANA, (6,), 7))
    assert game.mo.score("Sc") == 3


def test_d196_and_a_contested_intrusion():
    game = scenario(ana="w1 A2", bo="holds A2", A2="Sc t2", stops="window", dice=[8])
    game.ana("intrude A2")
    game.bo("contest")
    meddled(game, "3")
    assert game.was_told(events.DiceRolled(ANA, (8,), 8))
    assert game.red("A2") == {"ana": 1, "bo": 1}


def test_d196_but_not_against_what_opens_no_window():
    game = scenario(
        ana="R2 A1; w1 A1 A2; holds C1",
        bo="R1 A1; holds A2",
        B1="vacant",
        hardships="guilt",
        stops="window",
    )
    game.ana("reinforce A1 1")
    game.ana("evict red bo at A1")
    game.bo("skip")
    game.ana("intrude A2")
    game.bo("allow")
    game.ana("end slot")
    game.bo("done")
    game.ana("restore B1")
    game.ana("reclaim red A2")
    assert not game.told_of(events.WindowOpened)


def test_d197_against_a_general_points_come_from_any_callings():
    game = scenario(ana="w1 A1", A1="Ge t2", stops="window", dice=[8, 1])
    game.ana("attempt A1")
    game.mo.refused("meddle Ab 1, Oc 2, Sc 1")
    meddled(game, "Ab 1, Oc 2")
    assert game.was_told(events.DiceRolled(ANA, (8, 1), 8))
    assert (game.mo.score("Ab"), game.mo.score("Oc")) == (3, 4)


def test_d198_points_spent_are_gone_whatever_comes_of_it():
    game = scenario(ana="w1 A3 A6; hand off the record", A3="Sc t2", stops="window", dice=[4])
    game.ana("attempt A3 by dice")
    game.mo("meddle 2")
    game.ana("play off the record")
    game.everybody_passes()
    assert game.was_told(events.DiceRolled(ANA, (4,), 5))
    assert game.mo.score("Sc") == 3


def test_d199_by_day_no_calling_is_brought_to_zero():
    game = scenario(ana="w1 A3", stops="window")
    game.ana("attempt A3 by points")
    game.mo.refused("meddle De 3", rule="DP-29")
    game.mo("meddle De 2")
    assert game.mo.score("De") == 1


def test_d199_by_night_it_is():
    game = scenario(ana="w1 A3", half="night 3", stops="window")
    game.ana("attempt A3 by points")
    game.mo("meddle De 3")
    assert game.mo.score("De") == 0


def test_d199_attacks_exchange_and_power_fall_under_it_too():
    game = scenario(ana="R1 A3; w1 A3", mo="De 1 Ab 1 Sc 3 Oc 0.0", stops="strike")
    game.ana("reinforce A3 1")
    assert "strike:A3" not in game.mo.offered("strike:")
    game.mo.refused("exchange De Sc into Oc", rule="DP-29")
    game.mo("exchange Sc Sc into Oc")
    assert (game.mo.score("Sc"), game.mo.score("Oc")) == (1, 1)
    assert not game.mo.offered("play:power")
    assert not game.mo.offered("exchange")


def test_d199_a_calling_at_zero_is_no_obstacle_to_others():
    game = scenario(ana="w1 A3", mo="De 3.0 Oc 0.0", stops="window")
    game.ana("attempt A3 by points")
    game.mo("meddle De 2")
    assert game.mo.score("De") == 1


def test_d200_callings_have_no_upper_limit():
    game = scenario(half="dusk 3", mo="Oc 3.3", bag="0 0 0 9")
    game.mo("feed Oc")
    assert game.mo.score("Oc") == 9
    game.comes_to("night 4")
    game.mo("feed Oc")
    assert game.mo.score("Oc") == 12


# --- exchange ---


def test_d201_two_points_go_for_one_of_another_calling():
    game = scenario(phase="placement")
    assert game.kind == "place_slot"
    game.mo.refused("exchange De De into De", rule="DP-61")
    game.mo("exchange Ab Sc into Oc")
    assert [game.mo.score(calling) for calling in ("De", "Ab", "Sc", "Oc")] == [3, 3, 4, 7]
    game.mo("exchange De De into Ab")
    assert [game.mo.score(calling) for calling in ("De", "Ab", "Sc", "Oc")] == [1, 4, 4, 7]
    assert game.kind == "place_slot"


def test_d202_no_exchange_while_the_top_is_face_up():
    game = scenario(ana="path E1; w3 F1", stops="window", dice=[1, 1, 1])
    assert game.mo.is_offered("exchange Ab Sc into Oc")
    game.ana("attempt F1")
    assert not game.mo.offered("exchange")
    game.ana("keep then dice")
    game.mo.refused("exchange Ab Sc into Oc", rule="DP-61")
    game.everybody_passes()
    assert not game.spot("F1").is_up
    assert game.mo.is_offered("exchange Ab Sc into Oc")


def test_d202_it_is_offered_again_once_the_top_is_replaced():
    game = scenario(ana="path E1; w2 F1", bo="w1 A6", dice=[1, 1, 1], stops="window")
    card = game.card("F1")
    game.ana("attempt F1 by dice")
    assert not game.mo.offered("exchange")
    game.everybody_passes()
    assert game.card("F1") != card
    assert game.mo.is_offered("exchange Ab Sc into Oc")


def test_d202_and_once_the_confrontation_is_over():
    game = scenario(ana="path E1; w1 F1", bo="w1 A6", F1="Sc t1", stops="window strike")
    game.ana("attempt F1 by points")
    game.everybody_passes()
    game.ana("gather 4 willpower")
    assert (game.kind, game.mo.offered("exchange")) == ("window", set())
    game.everybody_passes()
    assert game.ana.hunter.is_dead
    assert game.mo.is_offered("exchange Ab Sc into Oc")


# --- power ---


def test_d203_the_power_is_paid_and_used_when_its_card_allows():
    game = scenario(ana="R1 A3; w1 A3", mo="De 3.0; power avenging spirit", stops="strike", dice=[5])
    game.mo("play power paying Oc 1")
    assert game.mo.score("Oc") == 5
    assert not game.mo.offered("play:power")
    game.ana("reinforce A3 1")
    game.mo("strike A3 with 3")
    assert (game.mo.score("De"), game.public.attack) == (0, None)
    assert game.was_told(events.AttackDeclared("A3", 3, 5))


def test_d203_its_cost_is_not_paid_to_zero_by_day():
    game = scenario(ana="w1 A3", mo="De 1 Ab 1 Sc 2 Oc 1; power avenging spirit")
    game.mo.refused("play power paying De 1", rule="DP-29")
    game.mo("play power paying Sc 1")
    assert game.mo.score("Sc") == 1


def test_d203_dusk_ends_it_and_a_new_half_day_allows_a_new_use():
    game = scenario(ana="w1 A3", mo="power avenging spirit")
    game.mo("play power paying Oc 1")
    assert [lasting.card for lasting in game.public.lasting] == ["avenging_spirit"]
    game.comes_to("night 3")
    assert game.public.lasting == ()
    assert game.public.monster.powers == 0
    game.mo("feed Oc")
    assert not game.mo.offered("play:power")
    game.comes_to("day 4", "placement")
    assert game.mo.is_offered("play power paying Oc 1")


# --- feeding ---


def _struck(points: int, *dice: int, **lines: str) -> Play:
    game = scenario(ana="R1 A1; w1 A1; hand decoy", bo="w1 A6", stops="strike", mo="De 3.3.0", **lines)
    game.ana("reinforce A1 1")
    game.dice(*dice)
    game.mo(f"strike A1 with {points}")
    return game


def test_d204_the_chip_of_a_destroyed_card_goes_whole_to_one_calling():
    game = _struck(2, 9, 9)
    assert game.kind == "feed_chip"
    assert game.mo.offered("feed:") == {
        f"feed:{calling}" for calling in ("destruction", "absolution", "science", "occult")
    }
    game.mo("feed Oc")
    assert game.mo.chips("Oc") == (2, 2, 2, 1, 1, 0, 0)
    (destroyed,) = game.told_of(events.CardDestroyed)
    assert game.was_told(events.ChipFed("occult", destroyed.card, 2))


def test_d204_silence_feeds_the_calling_with_the_fewest_chips():
    game = _struck(2, 9, 9)
    assert game.public.monster.chips == (3, 2, 2, 6)
    game.time_out()
    assert game.mo.chips("Ab") == (3, 2, 1)
    assert [fact.calling for fact in game.told_of(events.ChipFed)] == ["absolution"]


def test_d204_a_half_success_gives_nothing():
    game = _struck(2, 9, 1)
    assert game.red("A1") == {"ana": 1}
    assert game.kind != "feed_chip"
    assert not game.told_of(events.ChipFed)


def test_d204_a_face_down_card_gives_its_chip_to_the_bag():
    game = scenario(ana="R1 A1; w1 A1", mo="De 2.1", stops="strike", bag="8 9 8 6")
    game.ana("reinforce A1 1")
    game.rig(8, 0)
    game.mo("strike A2 with 1")
    assert game.kind != "feed_chip"
    assert game.chip("A2") == 1
    assert game.bag == (8, 9, 9, 6)


def test_d204_nor_does_a_card_of_the_tracker_give_anything():
    game = scenario(ana="R1 A1; w1 A1", mo="De 2.1", stops="strike", dice=[7])
    game.ana("reinforce A1 1")
    game.mo("strike 6 with 1")
    assert game.space(6).card == ""
    assert game.kind != "feed_chip"
    assert game.public.monster.chips[0] == 1
