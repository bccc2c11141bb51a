"""What Arsenal Cards do against attacks, card by card; when they may be played stands in the corpus tests."""

from rules.deadly_prey import events
from tests.kit.prey import Play, scenario


def struck(play: str, *, by: str = "ana", dice: tuple[int, ...] = (), **lines: str) -> Play:
    """Mo strikes Ana's A1 with two dice after her slot; this is played, and the window closes."""
    game = scenario(**{"ana": "R1 A1; w1 A1", **lines}, stops="window strike", dice=dice)
    game.ana("reinforce A1 1")
    game.mo("strike A1 with 2")
    game[by](f"play {play}")
    game.stops_at("strike")
    return game


def test_bolted_doors_take_a_die_from_the_monster():
    game = struck("bolted doors", ana="R1 A1; w1 A1; hand bolted doors", dice=(1,))
    assert game.told_of(events.DiceRolled)[-1].dice == (1,)


def test_boarded_windows_lift_the_number_of_an_own_card_by_two():
    game = struck("boarded windows", ana="R1 A1; w1 A1; hand boarded windows", dice=(7, 7))
    assert game.told_of(events.DiceRolled)[-1].rating == 8
    assert game.ana.red("A1") == 2


def test_boarded_windows_serve_only_an_own_card():
    game = scenario(ana="R1 A1; w1 A1", bo="w1 A6; hand boarded windows", stops="window strike")
    game.ana("reinforce A1 1")
    game.mo("strike A1 with 2")
    game.bo.refused("play boarded windows", reason="other_moment")


def test_ring_of_salt_wards_an_attack_on_any_card():
    game = struck("ring of salt", by="bo", bo="w1 A6; hand ring of salt")
    assert game.was_told(events.AttackWarded("A1"))
    assert (game.ana.red("A1"), game.mo.score("De")) == (2, 1)
    assert not game.told_of(events.DiceRolled)


def test_decoy_turns_the_attack_to_a_face_down_card():
    game = struck("decoy on A6", ana="R1 A1; w1 A1; hand decoy", bo="w2 A6", dice=(4, 1))
    assert game.told_of(events.DiceRolled)[-1].rating == 4
    assert (game.ana.red("A1"), game.bo.white("A6"), game.told_of(events.CardDestroyed)[0].target) == (2, 0, "A6")


def test_own51_decoy_leaves_what_else_was_played_on_the_attack():
    game = scenario(
        half="night 3", ana="R1 A1; w1 A1; hand boarded windows, decoy", mo="De 3.3", stops="strike window", dice=[4]
    )
    game.ana("reinforce A1 1")
    game.mo("strike A1 with 1")
    game.ana("play boarded windows")
    game.mo("pass")
    game.ana("play decoy on A3")
    game.everybody_passes()
    assert game.was_told(events.DiceRolled(4, (4,), 3 + 2))
    assert game.was_told(events.AttackMissed("A3"))
