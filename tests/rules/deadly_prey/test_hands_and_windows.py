"""Willpower, hands, Hardships, and reaction windows in rounds (Gaining Willpower; Arsenal Cards; DP-36b, DP-36c)."""

import pytest

from rules.deadly_prey import events
from rules.deadly_prey.cards import ArsenalCard, Influence
from rules.deadly_prey.cards.effects import ACTOR, Bar, Chip, Choose, Spots, Trick
from tests.kit.prey import Play, scenario
from tests.kit.prey.made import known

ANA, BO, CY, DI, MO = range(5)


# --- Willpower and Hardships ---


def test_d178_cards_are_burnt_at_any_time_for_their_values():
    game = scenario(ana="hand steady hand, inside man", bo="w1 A1", slot="bo")
    game.ana("burn steady hand")
    game.ana("burn inside man")
    assert (game.ana.rsv, game.ana.hand) == (10, ())
    assert game.state.arsenal_discards == ("steady_hand", "inside_man")
    assert game.asked == ("bo",)


def test_d178_what_the_supply_cannot_give_is_lost():
    game = scenario(ana="supply 1; hand inside man", bo="w1 A1")
    game.ana("burn inside man")
    assert (game.ana.rsv, game.ana.supply, game.ana.hand) == (6, 0, ())


def test_d179_one_hardship_for_two_in_each_half_day():
    game = scenario(ana="w1 A1", bo="w1 A1", hardships="broken trust, guilt", slot="bo")
    game.ana("hardship")
    assert (game.ana.rsv, game.ana.burdens) == (7, ("broken_trust",))
    game.ana.refused("hardship", rule="DP-26")
    assert game.bo.is_offered("hardship")
    game.comes_to("night 3")
    game.mo("feed Oc")
    assert (game.kind, game.phase) == ("night", "dusk")
    game.ana("hardship")
    assert game.ana.burdens == ("broken_trust", "guilt")


def test_d180_hardships_lie_open_in_any_number():
    game = scenario(ana="w1 A1; burden guilt, fired, sleepless", hardships="broken trust")
    game.ana("hardship")
    four = ("guilt", "fired", "sleepless", "broken_trust")
    for view in game.views.values():
        assert tuple(burden.card for burden in view.hunters[ANA].burdens) == four


def test_d180_one_that_has_acted_is_in_the_discards():
    game = scenario(ana="w1 A1; rsv 1", hardships="overdrawn")
    game.ana("hardship")
    assert (game.ana.rsv, game.ana.burdens) == (1, ())
    assert game.state.hardship_discards == ("overdrawn",)


def test_d181_with_no_hardship_left_nobody_takes_one_by_choice():
    game = scenario(ana="holds C1", bo="w1 A6", B1="vacant", hardships="only ")
    game.ana.refused("hardship", rule="DP-26b")
    game.ana.refused("restore B1")
    game.comes_to("night 3")
    game.mo("feed Oc")
    assert game.kind == "night"
    assert game.ana.offered("act") == set()


def test_d181_a_forced_one_is_let_go():
    game = scenario(ana="w1 A3; rsv 0", bo="w1 A6", A3="De t3", hardships="only ", dice=[1, 1, 1])
    game.ana("attempt A3 by dice")
    assert (game.ana.white("A3"), game.ana.burdens, game.asked) == (0, (), ("bo",))


def test_d181_the_discards_are_shuffled_first():
    game = scenario(ana="w1 A3", hardships="only ", hardship_discards="guilt")
    game.ana("hardship")
    assert game.ana.burdens == ("guilt",)


# --- whom a card helps ---


def test_d182_a_card_helps_its_hunters_own_effort_unless_it_says_any():
    game = scenario(ana="w1 A4; hand second wind, inside man", bo="w1 A3", slot="bo", stops="window")
    game.bo("attempt A3 by dice")
    assert game.ana.offered("play:") == {"play:arsenal:inside_man"}
    verbs = {key.partition(":")[0] for person in game.people for key in person.offered()}
    assert verbs == {"play", "pass", "meddle", "burn", "hardship", "exchange", "order"}
    game.everybody_passes()
    game.until("ana")
    game.ana("attempt A4 by dice")
    assert game.ana.offered("play:") == {"play:arsenal:second_wind", "play:arsenal:inside_man"}


# --- windows ---

HANDS = {"bo": "night owl", "di": "decoy, rebuild, wiretap"}


def _seated(**ana: str) -> Play:
    more = {name: words for name, words in ana.items() if name not in ("ana", "cy")}
    return scenario(
        ana=f"{ana['ana']}; hand second wind, shortcut",
        bo=f"hand {HANDS['bo']}",
        cy=ana.get("cy", ""),
        di=f"hand {HANDS['di']}",
        stops="window strike",
        **more,
    )


def _control() -> Play:
    game = _seated(ana="w1 A3")
    game.ana("attempt A3 by points")
    return game


def _general() -> Play:
    game = _seated(ana="w1 A3", A3="Ge t2")
    game.ana("attempt A3")
    return game


def _minion() -> Play:
    game = _seated(ana="w1 A3", A3="minion De t2")
    game.ana("attempt A3")
    return game


def _force() -> Play:
    game = _seated(ana="w1 A3", cy="holds A3")
    game.ana("intrude A3")
    game.cy("contest")
    return game


def _attack() -> Play:
    game = _seated(ana="R1 A3; w1 A3")
    game.ana("reinforce A3 1")
    game.mo("strike A3 with 1")
    return game


def _face() -> Play:
    game = _seated(ana="path E1; w1 F1")
    game.ana("attempt F1 by points")
    game.everybody_passes()
    game.ana("gather A1, B1, C1, D1, E1")
    return game


@pytest.mark.parametrize(
    ("scene", "sort"),
    [
        (_control, "attempt"),
        (_general, "attempt"),
        (_minion, "attempt"),
        (_force, "force"),
        (_attack, "attack"),
        (_face, "face"),
    ],
)
def test_d183_the_monster_and_all_hunters_with_a_card_are_asked_together(scene, sort):
    game = scene()
    assert (game.kind, game.asked) == ("window", ("ana", "bo", "di", "mo"))
    assert game.told_of(events.WindowOpened)[-1] == events.WindowOpened(sort, (ANA, BO, DI, MO))
    assert game.bo.offered("play:") == set()


def test_d184_the_window_goes_in_rounds_and_its_plays_act_when_it_closes():
    lowered = Trick(("attempt",), (Chip(-1, "spot"),), (Choose("spot", Spots("face_up")),), scope="any")
    known(ArsenalCard("pry_bar", 1, 1, lowered))
    game = scenario(ana="w1 A3; hand empirical data", bo="hand pry bar", A3="Sc t2", stops="window")
    game.ana("attempt A3 by points")
    game.mo("meddle 2")
    assert game.was_told(events.Meddled(2))
    assert game.mo.score("Sc") == 3
    game.bo("play pry bar on A3")
    assert game.was_told(events.CardPlayed(BO, "arsenal", "pry_bar", ("A3",)))
    game.ana("pass")
    assert (game.kind, game.asked) == ("window", ("ana", "mo"))
    game.mo("pass")
    game.ana("play empirical data on 0")
    assert (game.kind, game.asked) == ("window", ("mo",))
    assert game.chip("A3") == 2
    assert not game.told_of(events.RatingSet)
    game.mo("pass")
    assert game.chip("A3") == 1
    assert game.told_of(events.RatingSet) == [events.RatingSet("A3", 6)]
    game.ana("gather 1 willpower")
    assert game.was_told(events.PointsGathered(ANA, 1, (), (), 1, (), 6, 6))
    assert game.red("A3") == {"ana": 1}
    assert set(game.state.arsenal_discards) == {"empirical_data", "pry_bar"}


def test_d185_a_conflict_goes_to_the_higher_kind_not_to_the_earlier():
    text = Trick(("attempt",), (Bar(ACTOR, "rating_down"),), scope="any", until="attempt")
    known(Influence("iron_rule", 1, text))
    game = scenario(ana="w1 A3 A6; hand quiet absolution", mo="hand iron rule", A3="Ab t2", stops="window")
    game.ana("attempt A3 by dice")
    game.ana("play quiet absolution")
    game.mo("play iron rule")
    game.dice(4, 1)
    game.everybody_passes()
    assert game.was_told(events.RatingSet("A3", 5))
    assert (game.ana.hand, game.ana.locked) == (("quiet_absolution",), ("quiet_absolution",))
    assert game.was_told(events.PlayVoided(ANA, "quiet_absolution"))
    assert game.state.influence_discards == ("iron_rule",)


def cards_that_move_a_chip() -> None:
    """Up and down again is another number than down and up: a chip of 3 goes no higher."""
    on_any = (Choose("spot", Spots("face_up")),)
    known(
        ArsenalCard("prop_up", 1, 1, Trick(("attempt",), (Chip(1, "spot"),), on_any, scope="any")),
        ArsenalCard("crowbar", 1, 1, Trick(("attempt",), (Chip(-1, "spot", 1),), on_any, scope="any")),
        Influence("dry_rot", 1, Trick(("attempt",), (Chip(-1, "spot", 1),), on_any, scope="any")),
    )


@pytest.mark.parametrize(("is_later", "number"), [(False, 5), (True, 6)])
def test_d185_rounds_come_first_then_the_monster_last(is_later: bool, number: int):  # noqa: FBT001
    cards_that_move_a_chip()
    game = scenario(ana="w3 A3; hand prop up", mo="hand dry rot", A3="De t3", stops="window", dice=[1, 1, 1])
    game.ana("attempt A3 by dice")
    game.mo("play dry rot on A3")
    if is_later:
        game.ana("pass")
    game.ana("play prop up on A3")
    game.everybody_passes()
    assert game.was_told(events.RatingSet("A3", number))


@pytest.mark.parametrize(("standing", "number"), [("ana bo cy di", 5), ("bo ana cy di", 6)])
def test_d185_hunters_act_by_standing_within_a_round(standing: str, number: int):
    cards_that_move_a_chip()
    game = scenario(
        ana="w3 A3; hand prop up",
        bo="hand crowbar",
        A3="De t3",
        standing=standing,
        slot="ana",
        stops="window",
        dice=[1, 1, 1],
    )
    game.ana("attempt A3 by dice")
    game.bo("play crowbar on A3")
    game.ana("play prop up on A3")
    game.everybody_passes()
    assert game.was_told(events.RatingSet("A3", number))


# --- what is cancelled or made invalid ---


def test_d187_a_cancelled_card_is_back_and_locked_to_the_next_half_day():
    game = scenario(
        ana="w1 A3 A4; hand second wind", mo="hand masquerade", stops="window", dice=[1, 1, 1], hardships="guilt"
    )
    game.ana("attempt A3 by dice")
    game.ana("play second wind")
    game.mo("pass")
    game.mo("play masquerade on second wind of ana")
    game.everybody_passes()
    assert game.was_told(events.DiceRolled(ANA, (1, 1, 1), 5))
    assert (game.ana.hand, game.ana.locked) == (("second_wind",), ("second_wind",))
    assert game.state.influence_discards == ("masquerade",)
    assert game.ana.is_offered("burn second wind")
    game.ana("attempt A4 by dice")
    game.ana.refused("play second wind", rule="DP-72", reason="locked")
    game.everybody_passes()
    game.comes_to("night 3", "resolution", acting="ana")
    assert game.ana.locked == ()


TWO_WINDS = "hand second wind; locked second wind"


def test_d187_of_two_equal_cards_the_locked_one_is_burnt():
    game = scenario(ana=f"w1 A3; {TWO_WINDS}", stops="window")
    game.ana("burn second wind")
    assert (game.ana.hand, game.ana.locked) == (("second_wind",), ())
    game.ana("attempt A3 by dice")
    assert game.ana.is_offered("play second wind")


def test_d187_of_two_equal_cards_the_locked_one_is_dropped():
    game = scenario(ana=f"w1 A3; {TWO_WINDS}", hardships="estranged")
    game.ana("hardship then drop second wind")
    assert (game.ana.hand, game.ana.locked) == (("second_wind",), ())


def test_d187_of_two_equal_cards_the_locked_one_pays():
    game = scenario(ana=f"w1 A3; rsv 0; {TWO_WINDS}", bo="w1 A6", dice=[1, 1, 1])
    game.ana("attempt A3 by dice then give second wind")
    assert (game.ana.hand, game.ana.locked) == (("second_wind",), ())


def test_d187_of_two_equal_cards_the_other_one_is_played():
    game = scenario(ana=f"w1 A3; {TWO_WINDS}", stops="window")
    game.ana("attempt A3 by dice then play second wind")
    assert (game.ana.hand, game.ana.locked) == (("second_wind",), ("second_wind",))


def test_d187_the_card_is_playable_in_the_next_half_day():
    game = scenario(ana="w1 A3; locked second wind", bo="w1 A4", hardships="guilt", stops="window", slot="bo")
    game.comes_to("night 3", "resolution", acting="ana")
    game.ana("attempt A3 by dice")
    assert game.ana.is_offered("play second wind")


def test_d187_the_monsters_card_made_invalid_is_locked_too():
    game = scenario(ana="w1 A3 A6", mo="hand cold feet", setbacks="state of emergency", stops="window", dice=[1, 1, 1])
    game.ana("attempt A3 by dice")
    game.mo("play cold feet")
    game.everybody_passes()
    assert game.was_told(events.DiceRolled(ANA, (1, 1, 1), 5))
    assert (game.mo.hand, game.mo.locked) == (("cold_feet",), ("cold_feet",))
    game.comes_to("night 3")
    assert game.mo.locked == ()


def test_d188_between_roll_and_result_only_a_card_that_says_so_is_played_by_who_rolled():
    game = scenario(
        ana="w1 A3; hand cool head, second wind, inside man",
        bo="hand cool head, police scanner",
        mo="hand red tape",
        stops="after_roll",
        dice=[1, 1, 1, 9],
    )
    game.ana("attempt A3 by dice")
    assert (game.kind, game.asked) == ("after_roll", ("ana",))
    assert game.ana.offered("play:") == {"play:arsenal:cool_head"}
    for other in (game.bo, game.mo):
        assert {key for key in other.offered() if not key.startswith("order:")} == set()
    game.ana("play cool head")
    game.ana("stand")
    assert game.was_told(events.DiceChanged(ANA, (9, 1, 1)))
    assert game.red("A3") == {"ana": 1}


def test_d189_what_is_done_at_any_time_leaves_the_open_question_as_it_was():
    game = scenario(di="rsv 2; hand inside man", phase="placement", slot="di")
    before = game.di.decision
    assert before is not None
    assert before.kind == "place_slot"
    game.mo("exchange Ab Sc into Oc")
    assert game.was_told(events.Exchanged(("absolution", "science"), "occult"))
    assert (game.mo.score("Ab"), game.mo.score("Sc"), game.mo.score("Oc")) == (3, 4, 7)
    game.ana("hardship")
    assert game.asked == ("di",)
    after = game.di.decision
    assert after is not None
    assert after.options == before.options
    game.di("place 2 on A1")
    assert game.asked == ("ana",)
