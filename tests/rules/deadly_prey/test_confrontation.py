"""The top, tallies, death, victory and scores (Confronting the Monster; Victory Conditions; DP-65 to DP-71)."""

import pytest

from rules.deadly_prey import events
from tests.kit.prey import Play, scenario

ANA, BO, CY, DI, MO = range(5)
LEFT, RIGHT = "path E1", "holds A6 B5 C4 D3 E2"


def pushed(game: Play, **gathered: str) -> None:
    """Ana attempts the top, jointly with the others who are named; each gathers this, in standing."""
    partners = [name for name in gathered if name != "ana"]
    if not partners:
        game.ana("attempt F1 by points")
    else:
        game.ana("invite F1")
        for name in partners:
            game[name]("join")
        game.ana("attempt F1 jointly then keep")
        game.time_out()
        game.ana("points")
        game.time_out()
    for name, words in gathered.items():
        game[name](f"gather {words}")


def tallies(game: Play) -> dict[str, tuple[int, bool]]:
    """What was told of tallies."""
    told = game.told_of(events.TallyTold)
    return {game.names[fact.seat]: (fact.tally, fact.is_enough) for fact in told}


def test_d220_the_tally_counts_chips_on_all_cards_of_the_tops_suit_after_they_have_dropped():
    game = scenario(ana=f"{LEFT}; holds A6; w1 F1", F1="Sc t2", A6="Sc t3", E1="Sc t2", D1="De t3")
    pushed(game, ana="E1, 4 willpower")
    assert tallies(game) == {"ana": (6, True)}


def test_d221_the_present_score_defeats_it_each_hunter_for_himself():
    game = scenario(
        ana=f"{LEFT}; w1 F1",
        bo=f"{RIGHT}; w1 F1",
        F1="Sc t1",
        A1="Sc t3",
        B1="Sc t1",
        A6="Sc t2",
    )
    pushed(game, ana="2 willpower", bo="2 willpower")
    assert tallies(game) == {"ana": (6, True), "bo": (4, False)}
    assert game.was_told(events.MonsterDefeated((ANA,)))
    assert (game.bo.hunter.is_dead, game.ana.hunter.is_dead) == (True, False)
    assert (game.label, game.winners) == ("defeated", ("ana",))


@pytest.mark.parametrize(("chip", "label"), [(3, "defeated"), (2, None)])
def test_d221_exactly_as_much_is_enough(chip, label):
    game = scenario(ana=f"{LEFT}; w1 F1", bo="w1 A6", F1="Sc t2", A1=f"Sc t{chip}")
    pushed(game, ana="5 willpower")
    assert game.label == label


def three(half: str = "night 3", **lines: str) -> Play:
    """Three hunters who hold the left edge together, with chips of 5, 4 and 3 on cards of Science."""
    return scenario(
        ana=f"{LEFT}; holds A6 A5; w1 F1",
        bo=f"{LEFT}; holds A4; w1 F1",
        cy=f"{LEFT}; holds A3; w1 F1",
        half=half,
        spots={"F1": "Sc t1", "A6": "Sc t3", "A5": "Sc t1", "A4": "Sc t3", "A3": "Sc t2"},
        **lines,
    )


def test_d222_one_more_for_each_further_hunter_and_two_less_at_night():
    game = three()
    pushed(game, ana="2 willpower", bo="1 willpower", cy="1 willpower")
    assert {name: tally for name, (tally, _) in tallies(game).items()} == {"ana": 5, "bo": 4, "cy": 3}


def test_d222_two_by_day():
    game = scenario(ana=f"{LEFT}; holds A6; w1 F1", bo=f"{LEFT}; holds A6; w1 F1", spots={"F1": "Sc t1", "A6": "Sc t3"})
    pushed(game, ana="2 willpower", bo="2 willpower")
    assert tallies(game) == {"ana": (5, True), "bo": (5, True)}


def test_d224_one_window_before_the_tally_for_cards_and_power():
    game = scenario(
        ana=f"{LEFT}; w1 F1",
        bo="w1 A6; hand silver and fire, decoy",
        mo="hand second skin, red tape",
        F1="Sc t1",
        A1="Sc t3",
    )
    game.stops_at("window", "strike")
    game.ana("attempt F1 by points")
    game.everybody_passes()
    game.ana("gather 4 willpower")
    assert game.told_of(events.WindowOpened)[-1] == events.WindowOpened("face", (BO, MO))
    assert {key for key in game.mo.offered() if not key.startswith("order")} == {
        "play:influence:second_skin",
        "play:power:doppelganger",
        "pass",
    }
    game.mo.refused("exchange Ab Sc into Oc", rule="DP-61")
    game.bo.refused("burn decoy", rule="DP-65", reason="nothing_before_the_tally")
    game.bo.refused("hardship", rule="DP-65", reason="nothing_before_the_tally")
    assert game.bo.offered("play:") == {"play:arsenal:silver_and_fire"}
    game.bo("play silver and fire on ana")
    game.mo("play second skin")
    game.everybody_passes()
    assert tallies(game) == {"ana": (4, False)}


def test_d225_the_result_names_tallies_and_the_fallen_but_not_the_monsters_score():
    stories = []
    for science in ("3.2", "3.3"):
        game = scenario(ana=f"{LEFT}; w1 F1", bo="w1 A6", mo=f"Sc {science}", F1="Sc t1", A1="Sc t3", stops="strike")
        pushed(game, ana="4 willpower")
        assert tallies(game) == {"ana": (4, False)}
        assert game.was_told(events.HunterDied(ANA, ()))
        stories.append((game.told, game.public, game.bo.view))
    assert stories[0] == stories[1]


def test_d226_the_fallen_leave_what_others_share():
    game = scenario(
        ana=f"{LEFT}; w1 F1 A6; trophy De t2; hand decoy, rebuild; burden guilt, fired; rsv 5",
        bo="holds E1; w1 D1",
        F1="Sc t1",
    )
    cards = {name: game.card(name) for name in ("A1", "D1", "E1", "F1")}
    supply = game.bo.supply
    pushed(game, ana="4 willpower")
    assert game.ana.hunter.is_dead
    assert game.ana.hunter.gone == 25
    assert (game.card("E1"), game.red("E1")) == (cards["E1"], {"bo": 1})
    for name in ("A1", "D1", "F1"):
        assert game.card(name) not in ("", cards[name])
        assert not game.spot(name).is_up
    assert game.bo.supply == supply + 1
    assert (game.ana.hand, game.ana.trophies, game.ana.burdens) == ((), (), ())
    assert set(game.state.arsenal_discards) == {"decoy", "rebuild"}
    assert set(game.state.hardship_discards) == {"guilt", "fired"}
    assert game.white("A6") == {}


def test_d226_the_top_is_never_refilled_with_a_general():
    game = scenario(ana=f"{LEFT}; w1 F1", bo="w1 A6", F1="Sc t1", deck="De, De, De, De, De, Ge, Ab")
    pushed(game, ana="4 willpower")
    assert game.is_suit("F1", "Ab")


def test_d227_after_a_failed_confrontation_others_may_climb():
    game = scenario(ana=f"{LEFT}; w1 F1", bo=f"{LEFT}; rsv 2", F1="Sc t1", deck="De", bag="8 9 0 0")
    pushed(game, ana="4 willpower")
    assert game.ana.hunter.is_dead
    assert game.asked == ("bo",)
    game.comes_to("day 4", "placement")
    game.until("bo")
    game.bo("place 1 on F1")
    game.comes_to("day 4", "resolution")
    game.until("bo")
    game.bo("attempt F1 by points")
    game.bo("gather A1, B1, C1, D1, E1")
    assert game.told_of(events.ConfrontationBegan)[-1] == events.ConfrontationBegan((BO,), "destruction")
    assert game.label == "defeated"


def test_d228_a_victory_ends_the_game_at_once():
    game = scenario(ana=f"{LEFT}; w1 F1", bo="w1 A6", half="day 4", F1="De t3", stops="strike")
    pushed(game, ana="A1, B1, C1, D1, E1")
    assert (game.label, game.kind, game.now) == ("defeated", None, "day 4")
    assert game.kinds_told[-1] == "ended"


def test_d229_the_prize_is_shared_by_all_who_fought():
    game = three(mo="Sc 3.1")
    pushed(game, ana="2 willpower", bo="1 willpower", cy="1 willpower")
    assert [name for name in ("ana", "bo", "cy") if game[name].hunter.is_dead] == ["cy"]
    (scored,) = game.told_of(events.Scored)
    assert [score[1] for score in scored.scores] == [4, 4, 4, 0, 0]


@pytest.mark.parametrize(("fighters", "share"), [(1, 12), (2, 6), (4, 3)])
def test_d229_twelve_six_and_three(fighters, share):
    names = ("ana", "bo", "cy", "di")[:fighters]
    game = scenario(**dict.fromkeys(names, f"{LEFT}; w1 F1"), F1="De t1")
    pushed(game, **dict.fromkeys(names, "3 willpower" if fighters == 1 else "1 willpower"))
    (scored,) = game.told_of(events.Scored)
    assert [score[1] for score in scored.scores[:fighters]] == [share] * fighters


def test_d230_the_score_is_chips_prize_and_two_bonuses():
    game = scenario(
        ana=f"{LEFT}; holds A2 A3 A4; w1 F1",
        spots={
            "A1": "De t2",
            "B1": "De t1",
            "C1": "De t2",
            "D1": "De t3",
            "F1": "De t1",
            "E1": "Ge t1",
            "A2": "Ab t2",
            "A3": "Sc t1",
            "A4": "Oc t2",
        },
    )
    pushed(game, ana="3 willpower")
    assert game.told_of(events.Scored) == [events.Scored(((15, 12, 5, 5), *((0, 0, 0, 0),) * 4))]
    assert game.scores["ana"] == 37


MINE = {"A1": "Ab t1", "B1": "Ab t1", "C1": "Sc t1", "D1": "Sc t1", "E1": "Oc t1", "F1": "De t1", "A6": "Oc t2"}
"""With the prize of a lone victory these are worth 20."""
EIGHT = "A2 A3 A4 A5 B2 B3 B4 B5"


@pytest.mark.parametrize(("cards", "bonus"), [(4, 0), (5, 5)])
def test_d230_five_cards_of_the_primary_whichever_it_is(cards: int, bonus: int):
    edge, more = ("A1", "B1", "C1", "D1", "E1"), ("A2", "A3", "A4", "A5", "A6")
    own = dict.fromkeys(edge[: cards - 1], "Oc t1")
    game = scenario(
        ana="Oc3 De0; path E1; w1 F1; rsv 9; holds A2 A3 A4 A5 A6",
        mo="Oc 1",
        spots={**dict.fromkeys((*edge, *more), "De t1"), **own, "F1": "Oc t1"},
    )
    game.ana("attempt F1 by points then gather 3 willpower")
    assert game.public.opened.scores[ANA][2] == bonus


def test_d230_shared_cards_count_in_full_for_each():
    game = scenario(ana="path E1; w1 F1; rsv 9", bo="holds A1 B1", A1="De t3", F1="De t1", C1="Ab", D1="Ab", E1="Ab")
    game.ana("attempt F1 by points then gather 3 willpower")
    (scored,) = game.told_of(events.Scored)
    assert [score[0] for score in scored.scores] == [12, 5, 0, 0, 0]


def ended(*, ana: str = "", spots: dict[str, str] | None = None, **others: str) -> Play:
    """Ana has defeated the monster alone, and the game is over."""
    game = scenario(ana=f"{LEFT}; holds A6; w1 F1; {ana}", mo="De 1", spots={**MINE, **(spots or {})}, **others)
    pushed(game, ana="3 willpower")
    assert game.label == "defeated"
    return game


def all_of(names: str, words: str) -> dict[str, str]:
    """The same line for each of these spots."""
    return dict.fromkeys(names.split(), words)


def test_d232_the_best_living_score_wins_whether_or_not_he_fought():
    more = {"C2": "Ab t3", "C3": "Ab t3"}
    game = ended(bo=f"dead; holds {EIGHT} C2 C3", cy=f"holds {EIGHT}", spots={**all_of(EIGHT, "Sc t3"), **more})
    assert game.scores == {"ana": 20, "bo": 30, "cy": 24, "di": 0, "mo": 0}
    assert game.winners == ("cy",)


def test_d233_of_equals_who_fought_and_lived_wins():
    game = ended(cy=f"holds {EIGHT}", spots={**all_of("A2 A3 A4 A5", "Sc t3"), **all_of("B2 B3 B4 B5", "Ab t2")})
    assert (game.scores["ana"], game.scores["cy"]) == (20, 20)
    assert game.winners == ("ana",)


def test_d233_then_more_cards():
    nine = "C2 C3 C4 D2 D3 E2 A3 A4 A5"
    spots = {**all_of(EIGHT, "Sc t3"), **all_of("C2 C3 C4", "Ab t3"), **all_of("D2 D3 E2", "Ab t2")}
    game = ended(bo=f"holds {EIGHT}; rsv 9", cy=f"holds {nine}", spots=spots)
    assert (game.scores["bo"], game.scores["cy"]) == (24, 24)
    assert game.winners == ("cy",)


@pytest.mark.parametrize(("reserve", "winners"), [(4, ("bo",)), (3, ("bo", "cy")), (2, ("cy",))])
def test_d233_then_more_in_reserve_then_all(reserve, winners):
    game = ended(bo=f"holds {EIGHT}; rsv {reserve}", cy=f"holds {EIGHT}; rsv 3", spots=all_of(EIGHT, "Sc t3"))
    assert game.winners == winners


def test_d234_the_monster_undefeated_after_the_last_night_wins():
    game = scenario(ana="w1 A1", half="night 7")
    game.ana("done")
    assert (game.label, game.winners, game.kind) == ("escaped", ("mo",), None)


def test_d234_it_wins_at_once_when_nobody_living_is_left_in_the_week():
    game = scenario(
        ana=f"{LEFT}; w1 F1", bo="holds A6; markers 3", cy="dead", di="dead", half="night 6", F1="Sc t1", stops="strike"
    )
    assert not game.bo.is_in
    pushed(game, ana="5 willpower")
    assert game.ana.hunter.is_dead
    assert (game.label, game.winners, game.kind) == ("no_hunters", ("mo",), None)


def test_d234_by_an_attack_too():
    game = scenario(
        hunters=2, ana="R1 A1; w1 A1; markers 1", bo="dead", half="day 7", mo="De 3.3", stops="strike", dice=[9, 9]
    )
    game.ana("reinforce A1 1")
    game.mo("strike A1 with 2")
    assert (game.label, game.winners, game.kind) == ("no_hunters", ("mo",), None)
