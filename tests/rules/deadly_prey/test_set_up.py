"""Set-up: pyramid, tracker, bag, Callings, first hands, seats (Setup; DP-01, DP-02, DP-11 to DP-17)."""

from collections import Counter
from dataclasses import replace
from itertools import chain

import pytest

from rules import Setup
from rules.core.luck import Luck
from rules.deadly_prey import events, setup
from rules.deadly_prey.callings import START_CHIPS, lays
from rules.deadly_prey.cards import CITY, CITY_DECK, IDENTITIES, MONSTERS, SETBACKS
from rules.deadly_prey.city import SPOTS
from tests.kit.prey import deal, scenario
from tests.kit.prey.checks import GAME

FOUR = Setup(5, {"monster": "warlock", "monster_seat": "5"})
LAY = "lay De Ab Sc Sc Oc Oc Ab Oc Oc De Oc Oc"
"""The lay of the usual table: {3,0}, {3,1}, {3,2}, {2,2,1,1,0,0}."""


def as_it_lies(cards: int) -> tuple[int, ...]:
    """The draws with which a shuffle leaves so many cards in their order."""
    return tuple(range(cards - 1, 0, -1))


def rigged(*draws: int) -> Luck:
    """A table's luck that comes out so, the shuffle of the identities left aside."""
    return replace(Luck.of(b"set-up"), rigged=(*as_it_lies(len(IDENTITIES)), *draws))


# --- chips and Willpower ---


def test_d003_after_set_up_bag_and_pyramid_hold_all_but_the_hunters_and_the_monsters_chips():
    game = deal(4)
    on_cards = Counter(spot.chip for spot in game.state.spots)
    assert [game.bag[value] + on_cards[value] for value in range(4)] == [8, 18, 13, 8]
    assert game.box.chips == (15, 25, 20, 15)


@pytest.mark.parametrize("hunters", [1, 2, 3, 4])
def test_d003_chips_are_conserved_in_play(hunters: int):
    game = deal(hunters, b"played at random")
    game.plays_on(b"who answers what", 120)
    assert len(game.history) > 120


def test_d003_an_owed_value_counts_as_negative():
    game = scenario(ana="holds A1; w1 B1", A1="De t3", bag="4 4 0 4")
    total = game.box.chips
    game.ana("attempt B1 by points then gather A1, 1 willpower")
    assert game.bag[2] == -1
    assert game.box.chips == total


def test_d004_a_hunters_willpower_always_makes_25():
    game = scenario(phase="placement", stops="turn_red")
    assert (game.ana.rsv, game.ana.supply) == (5, 20)
    game.ana("place 3 on A1")
    game.comes_to("day 3", "resolution")
    game.ana("attempt A1 by points")
    game.ana("gather 2 willpower")
    assert (game.ana.rsv, game.ana.white("A1"), game.ana.supply) == (0, 3, 22)


def test_d013_the_first_hands_are_told_once_to_all_and_once_to_each():
    game = deal(4)
    assert game.was_told(events.HandsDealt(3, 3))
    assert not game.told_of(events.ArsenalDrawn)
    assert not game.told_of(events.InfluenceDrawn)
    hands = [*(hunter.hand for hunter in game.state.hunters if hunter), game.state.monster.hand]
    for name, hand in zip(("ana", "bo", "cy", "di", "mo"), hands, strict=True):
        assert [fact.cards for fact in game[name].told if isinstance(fact, events.CardsCame)] == [hand]
        assert len(hand) == 3


def test_d005_no_hand_ever_holds_a_setback():
    for number in range(200):
        table = setup.deal(FOUR, Luck.of(b"%d" % number))
        for _ in range(16):
            for seat in range(4):
                table.draw_arsenal(seat, 1)
        hands = [table.hunter(seat).hand for seat in range(4)]
        assert not set(chain(*hands)) & set(SETBACKS)
        assert sum(map(len, hands)) == 45
        assert len(table.setbacks) == 5


@pytest.mark.parametrize("seed", range(3))
def test_d005_no_hand_holds_one_in_a_whole_week(seed: int):
    game = deal(4, b"%d" % seed)
    game.is_watched = False
    game.comes_to("day 7")
    states = (game.state, *(before for before, *_ in game.history))
    hands = {card for state in states for hunter in state.hunters if hunter for card in hunter.hand}
    assert hands
    assert not hands & set(SETBACKS)


@pytest.mark.parametrize(("die", "is_hers"), [(10, True), (9, False)])
def test_d007_ten_can_be_met_with_a_die(die: int, *, is_hers: bool):
    game = scenario(ana="Ab1; path D1; w3 E1", E1="Ab t3", dice=[die])
    game.ana("attempt E1 then keep")
    assert game.number == 10
    game.ana("dice")
    assert (game.ana.red("E1") > 0) is is_hers


def test_d007_eleven_cannot_be_met_with_a_die():
    game = scenario(ana="path E1; w3 F1", F1="De t3")
    game.ana("attempt F1 then keep")
    assert game.number == 11
    assert game.ana.offered("method:") == {"method:points"}
    game.ana.refused("dice", rule="This Card Goes to 11", reason="eleven_is_not_rolled")


# --- the pyramid ---


def test_d009_the_pyramid_the_tracker_and_the_deck():
    game = deal(4, is_laid=False)
    assert len(game.state.spots) == 21
    assert all(not spot.is_up and spot.chip in (1, 2, 3) for spot in game.state.spots)
    assert [space.is_up for space in game.state.tracker] == [True, *[False] * 6]
    assert len(game.state.city) == 72
    assert not any(hasattr(space, "chip") for space in game.state.tracker)
    assert [len([name for name in SPOTS if name[0] == row]) for row in "ABCDEF"] == [6, 5, 4, 3, 2, 1]


def test_d010_a_general_for_the_top_goes_back_into_the_deck():
    general = CITY_DECK[99]
    order = (20, *as_it_lies(99))
    table = setup.deal(FOUR, rigged(*order, 30))
    assert CITY[general].suit == "general"
    assert table.spot("F1").card == CITY_DECK[21]
    assert table.city.index(general) == 30 - 7  # where it was put, before seven cards of the tracker were dealt
    assert len(table.city) == 72


@pytest.mark.parametrize("number", range(30))
def test_d010_no_general_is_ever_dealt_to_the_top(number: int):
    state, _ = GAME.start(FOUR, b"top %d" % number)
    assert CITY[state.spots[-1].card].suit != "general"


def test_d011_a_card_never_gets_a_zero_and_the_zeros_stay_in_the_bag():
    a_two = 18
    table = setup.deal(FOUR, rigged(*as_it_lies(100), a_two))
    assert table.spot("A1").chip == 2
    assert table.bag[0] == 8
    assert all(spot.chip for spot in table.spots)


# --- Callings ---


def test_d012_a_hunter_lays_each_of_3_2_1_0_once_and_never_changes_them():
    game = deal(is_laid=False)
    game.ana.refused("lay De Ab Ab")
    game.ana("lay De Ab Sc")
    for name in ("bo", "cy", "di"):
        game[name]("lay Oc Ab De")
    game.mo(LAY)
    assert game.ana.hunter.callings == (3, 2, 1, 0)
    assert game.bo.hunter.callings == (1, 2, 0, 3)


def test_d012_gathering_with_a_calling_leaves_it():
    game = scenario(ana="w1 A1")
    game.ana("attempt A1 by points then gather 1 willpower")
    assert game.ana.owns == {"A1"}
    assert game.ana.hunter.callings == (3, 2, 1, 0)


def test_d013_the_monster_lays_all_twelve_chips_to_3_4_5_and_6():
    game = deal(is_laid=False)
    words = LAY.split()
    game.mo(" ".join(words[:-1]))
    assert "mo" in [game.names[decision.seat] for decision in game.forced]
    game.mo(f"lay {words[-1]}")
    assert "mo" not in [game.names[decision.seat] for decision in game.forced]
    for name in ("ana", "bo", "cy", "di"):
        game[name]("lay De Ab Sc")
    assert [game.mo.chips(calling) for calling in ("De", "Ab", "Sc", "Oc")] == [
        (3, 0),
        (3, 1),
        (3, 2),
        (2, 2, 1, 1, 0, 0),
    ]


def test_d013_totals_of_4_4_5_and_5_are_refused():
    game = deal(is_laid=False)
    game.mo.refused("lay De Ab Sc Sc Oc Oc De Ab Oc", rule="DP-11")


def test_d013_there_are_6240_legal_lays():
    found = lays()
    assert len(set(found)) == len(found) == 6240
    for lay in found:
        assert sorted(map(sum, lay)) == [3, 4, 5, 6]
        assert sorted(chain(*lay)) == sorted(START_CHIPS)


@pytest.mark.parametrize("seed", [b"one", b"two", b"three", b"four"])
def test_d013_the_automatic_lay_is_a_legal_one(seed: bytes):
    game = deal(1, seed, is_laid=False)
    game.mo("lay by luck")
    game.ana("lay De Ab Sc")
    assert tuple(tuple(sorted(pile, reverse=True)) for pile in game.state.monster.callings) in lays()


# --- hands, the monster's seat ---


def test_d016_a_setback_in_the_deal_enters_play_and_fills_no_place():
    game = deal(is_laid=False)
    deck = [card for card in game.state.arsenal if card not in SETBACKS]
    rest = [card for card in SETBACKS if card != "transit_strike"]
    game.state = replace(game.state, arsenal=(deck[0], "transit_strike", *deck[1:], *rest))
    game.mo("lay by luck")
    for name in ("ana", "bo", "cy", "di"):
        game[name]("lay De Ab Sc")
    assert [len(game[name].hand) for name in ("ana", "bo", "cy", "di")] == [3, 3, 3, 3]
    assert [burden.card for burden in game.public.setbacks] == ["transit_strike"]
    game.comes_to("day 1", "placement")
    first = game.asked[0]
    for spot in ("A1", "A2"):
        game[first](f"place 1 on {spot}")
        game.until(first)
    assert game[first].offered("place:") == {"place:A1", "place:A2"}
    game[first].refused("place 1 on A3", rule="Setback Cards")


def test_d017_the_monsters_seat_is_wanted_or_drawn_and_the_seed_decides():
    def seat(number: int) -> int:
        return GAME.start(Setup(5), b"seat %d" % number)[0].mo

    assert {seat(number) for number in range(40)} == {0, 1, 2, 3, 4}
    assert seat(7) == seat(7)
    assert [GAME.start(Setup(5, {"monster_seat": str(wanted)}), b"x")[0].mo for wanted in range(1, 6)] == [
        0,
        1,
        2,
        3,
        4,
    ]


def test_d017_all_know_the_monster_before_they_lay_their_callings():
    game = deal(monster="werewolf", is_laid=False)
    assert game.kind == "lay_callings"
    assert {view.monster.name for view in game.views.values()} == {"werewolf"}
    assert MONSTERS["werewolf"].cost == 2
    assert game.state.monster.hand == () == game.ana.hand


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_d019_two_to_five_seats_begin(seats: int):
    state, _ = GAME.start(Setup(seats), b"begins")
    assert len([hunter for hunter in state.hunters if hunter is not None]) == seats - 1


@pytest.mark.parametrize("seats", [1, 6])
def test_d019_one_or_six_seats_do_not(seats: int):
    with pytest.raises(ValueError, match="2 to 5 seats"):
        GAME.start(Setup(seats), b"begins")


def test_d019_a_lone_hunter_is_not_asked_first_or_last_and_has_nobody_to_act_with_or_against():
    game = scenario(hunters=1, ana="holds A1; w2 B1 A2", phase="begin placement", stops="rotation_order")
    assert game.kind == "place_slot"
    game.comes_to("day 3", "resolution")
    assert game.kind == "resolve_slot"
    for spot in ("B1", "A2"):
        assert game.ana.offered_after(f"attempt {spot}") >= {"keep", "redraw"}
        assert not {key for key in _on(game, spot) if key.startswith(("invite", "intrude", "evict"))}
    game.ana("attempt B1 by points")
    assert not game.ana.offered("poach:")


def _on(game, spot: str) -> set[str]:
    copy = game.copied()
    copy.ana.answers(f"at:{spot}")
    return copy.ana.offered()


def test_d019_defeating_the_monster_alone_gives_12():
    game = scenario(hunters=1, ana="path E1; w1 F1", F1="De t2")
    game.ana("attempt F1 by points then gather A1, B1, C1, D1")
    assert game.label == "defeated"
    assert game.winners == ("ana",)
    assert game.public.opened.scores[0][1] == 12
