"""Who knows what: backs of cards, scores, the monster's chips, windows, answers asked for together (DP-05 to DP-67)."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from rules import PUBLIC
from rules.deadly_prey import events
from rules.deadly_prey.cards import CITY
from rules.deadly_prey.city import SPOTS
from rules.deadly_prey.state import State
from rules.deadly_prey.view import View
from tests.kit.prey import Play, city_card, names_in, scenario
from tests.kit.prey.checks import GAME

ANA, BO, CY, DI, MO = range(5)
HUNTERS = ("ana", "bo", "cy", "di")


def swapped(state: State, spot: str, other: str) -> State:
    """The face-down card of the spot has changed places with this card of the City deck."""
    at, spots, deck = SPOTS.index(spot), list(state.spots), list(state.city)
    deck[deck.index(other)] = spots[at].card
    spots[at] = replace(spots[at], card=other)
    return replace(state, spots=tuple(spots), city=tuple(deck))


def seen_by_all(state: State) -> tuple[tuple[View, ...], object]:
    """What everybody sees and is offered."""
    return tuple(GAME.view(state, viewer) for viewer in (*range(5), PUBLIC)), GAME.decisions(state)


def views(game: Play, names: Iterable[str] = ("public", *HUNTERS)) -> list[View]:
    """The views of these people, by default of all but the monster."""
    return [game.views[name] for name in names]


def test_d235_names_within_a_suit_may_change_places_unseen():
    minion = city_card("destruction", "deck", is_minion=True)
    game = scenario(ana="path B1; w1 A3", bo="w1 A3", mo="hand whispers; power mummy", stops="strike window")
    state = replace(game.state, city=(*game.state.city, minion))
    other = next(name for name in state.city if CITY[name].suit == "destruction" and name != minion)
    for card in (minion, other):
        assert seen_by_all(swapped(state, "A2", card)) == seen_by_all(state)
    deck = list(state.city)
    first, second = (at for at, name in enumerate(deck) if CITY[name].suit == "destruction" and at < 8)
    deck[first], deck[second] = deck[second], deck[first]
    assert seen_by_all(replace(state, city=tuple(deck))) == seen_by_all(state)


def test_d235_what_is_told_does_not_change_either():
    stories = []
    for card in ("De 3110", "minion De"):
        game = scenario(
            ana="R1 A1; w1 A1", mo="power mummy", spots={"A3": card}, phase="begin resolution", stops="strike"
        )
        game.mo("no strike")
        game.ana("reinforce A1 1")
        stories.append((game.told, views(game, (*HUNTERS, "mo", "public"))))
    assert stories[0] == stories[1]


def test_d237_a_joint_roll_shows_the_number_of_dice_not_whose_score_it_was():
    game = scenario(ana="w1 A3; rsv 5", bo="Sc3; w1 A3", cy="w1 A6", A3="Sc t2", dice=[9, 1, 1])
    game.ana("invite A3")
    game.bo("join")
    game.ana("attempt A3 jointly then keep")
    game.bo("agree")
    game.ana("dice")
    game.bo("agree")
    assert game.was_told(events.DiceRolled(ANA, (9, 1, 1), 5))
    assert not game.told_of(events.ScoreShown)
    for view in views(game):
        assert view.hunters[ANA].shown == view.hunters[BO].shown == (None,) * 4


def test_d237_save_the_winner_of_a_minion():
    game = scenario(ana="w1 A3", bo="Sc3; w1 A3", cy="w1 A6", A3="minion Sc t2", dice=[9, 1, 1])
    game.ana("invite A3")
    game.bo("join")
    game.ana("attempt A3 jointly")
    assert game.told_of(events.ScoreShown) == [events.ScoreShown(BO, "science", 3)]
    assert game.cy.view.hunters[ANA].shown == (None,) * 4


def test_d238_chips_show_by_number_until_a_payment_differs():
    games = [scenario(ana="w1 A3", mo=lay, stops="window") for lay in ("De 3.0 Ab 3.1", "De 3.1 Ab 3.0")]
    for game in games:
        game.ana("attempt A3 by points")
    assert views(games[0]) == views(games[1])
    assert games[0].told == games[1].told
    for game in games:
        game.mo("meddle 1")
    assert [game.told_of(events.PointsPaid)[0].payments[0][1:] for game in games] == [((3,), (2,)), ((1,), ())]
    assert views(games[0]) != views(games[1])


@pytest.mark.parametrize(("half", "poor"), [("day 3", "De 0.0"), ("night 3", "De 0.0")])
def test_d239_windows_and_attack_questions_come_whatever_the_monster_could_pay(half, poor):
    stories = []
    for lay in ("De 3.0 Ab 3.1 Sc 3.2 Oc 2.2.1.1.0.0", f"{poor} Ab 0.0 Sc 0.0 Oc 0.0.0.0.0.0"):
        game = scenario(ana="w2 A3; w1 A4", mo=lay, half=half, stops="window strike", dice=[9, 1, 1])
        kinds = []
        game.ana("attempt A3 by dice")
        kinds.append((game.kind, game.asked))
        game.mo("pass")
        kinds.append((game.kind, game.asked))
        stories.append((kinds, views(game), game.told))
    assert stories[0] == stories[1]
    assert stories[0][0] == [("window", ("mo",)), ("strike", ("mo",))]


def test_d239_nor_on_playable_cards():
    stories = []
    for card in ("night owl", "inside man"):
        game = scenario(ana="w2 A3; w1 A4", bo=f"hand {card}", stops="window strike", dice=[9, 1, 1])
        game.ana("attempt A3 by dice")
        asked = game.asked
        game.bo("pass")
        game.mo("pass")
        stories.append((asked, views(game, ("ana", "cy", "di", "mo", "public")), game.told))
    assert stories[0] == stories[1]
    assert stories[0][0] == ("bo", "mo")


def test_d239_a_window_stays_as_long_whoever_answers_first():
    game = scenario(ana="w1 A3", bo="hand decoy", stops="window")
    game.ana("attempt A3 by dice")
    assert [decision.is_covered for decision in game.forced] == [True] * len(game.asked)


def test_d241_of_the_dusk_chip_others_learn_the_calling_alone():
    stories = []
    for draw, chip in ((0, 0), (-1, 3)):
        game = scenario(ana="w1 A1", bag="8 9 8 6")
        game.rig(draw % 31)
        game.ana("done")
        assert game.kind == "feed_chip"
        assert game.mo.own.chip_in_hand == chip
        assert game.mo.was_told(events.ChipDrawn(chip))
        before = views(game)
        game.mo("feed Ab")
        stories.append((before, views(game), game.told))
    assert stories[0] == stories[1]
    assert stories[0][2][-1] == events.ChipFed("absolution")


def test_d241_a_debt_of_the_lid_does_not_tell_what_was_drawn():
    stories = []
    for draw in (1, 2):
        game = scenario(half="dusk 3", ana="holds A1", mo="hand rot", bag="0 1 1 0", dice=[draw])
        assert game.mo.own.chip_in_hand == draw
        game.mo("feed Ab then play rot on A1")
        assert game.chip("A1") == 1
        stories.append((game.bag, views(game), game.told))
    assert [bag for bag, *_ in stories] == [(0, -1, 2, 0), (0, 0, 1, 0)]
    assert stories[0][1:] == stories[1][1:]
    assert stories[0][1][0].bag == (0, 0, 2, 0)


def test_d241_a_chip_of_dusk_that_is_paid_is_counted_once():
    game = scenario(half="dusk 3", ana="De3", mo="De 3 Ab 3 Sc 3 Oc 3; power doppelganger", bag="0 1 0 0", dice=[1])
    assert game.public.bag == (0, 1, 0, 0)
    game.mo("feed De then play power on ana, De paying De 1")
    assert game.was_told(events.PointsPaid((("destruction", (1,), ()),)))
    assert game.bag == game.public.bag == (0, 1, 0, 0)


def test_d241_one_that_might_be_another_counts_as_lying_there_still():
    game = scenario(half="dusk 3", ana="De3", mo="De 3.1 Ab 3 Sc 3 Oc 3; power doppelganger", bag="0 1 0 0", dice=[1])
    game.mo("feed Ab then play power on ana, De paying De 1")
    assert game.bag == (0, 1, 0, 0)
    assert game.public.bag == (0, 2, 0, 0)


LOW_LIDS = ("0 2 1 0", "1 0 1 0", "0 1 1 1", "2 0 0 1", "1 1 0 0", "0 0 1 1", "0 1 0 2", "1 0 0 0")


def story_of_a_low_lid(lid: str, drawn: int) -> list[object]:
    """What hunters see and are told when this chip was drawn at dusk, and chips go in and out of the lid after that."""
    below = sum(map(int, lid.split()[:drawn]))
    game = scenario(
        half="dusk 3",
        ana="w9 A1; rsv 9",
        bo="holds A6",
        mo="De 3.3.3; power doppelganger; hand rot",
        bag=lid,
        dice=[below + 1],
        A3="De t3",
        stops="strike",
    )
    assert game.mo.own.chip_in_hand == drawn
    game.mo("feed Ab then play power on ana, De paying De 1 then exchange De De into Oc then play rot on A6")
    seen: list[object] = views(game)
    for turn, target in ((3, "A3"), (4, "B1"), (5, "B2")):
        game.comes_to(f"night {turn}", "resolution", acting="ana")
        seen += views(game)
        game.dice(9)
        game.mo(f"strike {target} with 1")
    return [*seen, *views(game), game.told]


@pytest.mark.parametrize("lid", LOW_LIDS)
def test_own48_what_comes_out_of_a_low_lid_does_not_tell_what_was_drawn(lid):
    there = [chip for chip, count in enumerate(lid.split()) if int(count)]
    stories = [story_of_a_low_lid(lid, chip) for chip in there]
    assert all(story == stories[0] for story in stories)


def test_d242_answers_asked_for_together_are_told_in_seat_order():
    stories = []
    for order in (("bo", "cy"), ("cy", "bo")):
        game = scenario(ana="w1 A3", bo="holds A3", cy="holds A3", dice=[1, 1, 1])
        game.ana("intrude A3")
        for name in order:
            game[name]("contest")
        stories.append((game.told, views(game, (*HUNTERS, "mo", "public"))))
    assert stories[0] == stories[1]
    assert events.IntrusionAnswered("A3", (BO, CY)) in stories[0][0]


def test_d242_one_answer_shows_nothing_before_the_other():
    game = scenario(ana="w1 A3", bo="holds A3", cy="holds A3")
    game.ana("intrude A3")
    before = views(game, ("ana", "cy", "di", "mo", "public"))
    game.bo("contest")
    assert views(game, ("ana", "cy", "di", "mo", "public")) == before


def test_d243_that_the_day_forbids_it_is_told_to_the_monster_alone():
    poor = scenario(ana="w1 A3", mo="De 1", stops="window")
    rich = scenario(ana="w1 A3", mo="De 3", stops="window")
    for game in (poor, rich):
        game.ana("attempt A3 by points")
    assert poor.mo.offered("meddle") == set()
    assert rich.mo.offered("meddle") == {"meddle"}
    poor.mo.refused("meddle 1", rule="DP-29")
    assert views(poor) == views(rich)
    assert (poor.told, poor.asked) == (rich.told, rich.asked)


def test_d244_what_was_seen_stays_on_the_sheet_until_the_card_moves():
    game = scenario(ana="w1 A3; hand police scanner", bo="w2 C2", mo="De 2.1", half="night 3", stops="strike")
    game.ana("play police scanner on C2, B2")
    card = game.card("C2")
    assert game.seers(card) == {"ana"}
    assert game.ana.was_told(events.Peeked("spot", "C2", (card,)))
    game.ana("attempt A3 by dice")
    assert game.kind == "strike"
    game.dice(5)
    game.mo("strike C2 with 1")
    assert game.card("C2") != card
    assert game.ana.view.spots[SPOTS.index("C2")].card == ""
    assert game.seers(game.card("C2")) == set()


def test_d244_a_failed_attempt_shows_the_card_to_everybody():
    game = scenario(ana="w3 A3", bo="w1 A6", dice=[1, 1, 1])
    card = game.card("A3")
    game.ana("attempt A3 by dice")
    assert not game.spot("A3").is_up
    assert game.seers(card) == {"ana", "bo", "cy", "di", "mo", "public"}


def test_d245_an_outsiders_hand_stays_hidden_and_a_dead_hunters_lies_open():
    game = scenario(
        ana="path E1; w1 F1; hand decoy",
        bo="markers 10; hand wiretap, rebuild, long lens; rsv 9",
        cy="w1 A6",
        F1="Sc t1",
    )
    game.ana("attempt F1 by points")
    game.ana("gather 4 willpower")
    assert game.was_told(events.HunterDied(ANA, ("decoy",)))
    assert game.state.arsenal_discards == ("decoy",)
    assert game.bo.public.hand_size == 3
    assert game.seers("wiretap") == {"bo"}


def test_d245_at_the_end_all_is_opened_to_all():
    game = scenario(ana="path E1; w1 F1; hand decoy", bo="markers 10; hand wiretap", F1="De t3")
    game.ana("attempt F1 by points")
    game.ana("gather A1, B1, C1, D1, E1")
    assert game.label == "defeated"
    for view in game.views.values():
        assert view.opened is not None
        assert view.opened.hands == (("decoy",), ("wiretap",), (), (), ())
        assert view.opened.callings[ANA] == ((3,), (2,), (1,), (0,))
        assert view.opened.callings[MO] == game.state.monster.callings
        assert view.opened.city == game.state.city
        assert view.opened.pyramid == tuple(spot.card for spot in game.state.spots)
        assert set(game.state.city) <= names_in(view)


def test_d243_so_is_an_attack_it_forbids():
    game = scenario(ana="w1 A3", mo="De 1", phase="begin resolution", stops="strike")
    assert game.mo.offered("strike:") == set()
    game.mo.refused("strike A2 with 1", rule="DP-29")
    game.mo.refused("strike A9 with 1", rule="DP-56")
