"""Standard cards: Brawl, Grab and Spy, line by line."""

import pytest

from rules.unknown_quarry import events
from tests.kit.quarry import Play, scenario


def under(card: str, roll: int, **places: str) -> Play:
    """Bo, or Dee if she is placed, is asked for an answer to Ana's standard card."""
    game = scenario(**places)
    game.attack("ana", "dee" if "dee" in places else "bo", card, roll)
    return game


def test_q054_brawl_5_a_hunter_spends_a_charge():
    game = under("brawl", 5)
    game.bo.spends()
    assert (game.bo.energy, game.bo.wounds) == (1, 0)
    assert game.bo.is_refused("resolve").reason == "not_asked"


def test_q054_brawl_5_or_takes_a_wound():
    game = under("brawl", 5)
    game.bo.resolves()
    assert (game.bo.energy, game.bo.wounds) == (2, 1)


def test_q054_brawl_5_exhausted_takes_the_wound():
    game = under("brawl", 5, bo="e0")
    assert game.bo.offered() == {"resolve"}
    assert game.bo.is_refused("spend").reason == "exhausted"
    game.bo.resolves()
    assert (game.bo.energy, game.bo.wounds) == (0, 1)


@pytest.mark.parametrize(("answer", "charges"), [("resolve", 2), ("spend", 1)])
def test_q055_brawl_5_leaves_the_monster_unharmed_and_looking_human(answer, charges):
    monster, hunter = scenario(), scenario(cy="naga", dee="dog, spike")
    for game in (monster, hunter):
        game.attack("ana", "dee", "brawl", 5)
        assert game.dee.offered() == {"resolve", "spend"}
        game.dee.answers(answer)
        assert game.dee.energy == charges
    assert monster.dee.wounds == 0
    assert hunter.dee.wounds == (1 if answer == "resolve" else 0)
    assert monster.ana.heard == hunter.ana.heard


@pytest.mark.parametrize("target", ["bo", "dee"])
def test_q056_brawl_4_takes_a_charge_from_anyone(target):
    game = scenario()
    game.attack("ana", target, "brawl", 4)
    assert game[target].offered() == {"resolve"}
    assert game[target].is_refused("spend").reason == "charge_taken_anyway"
    game[target].resolves()
    assert (game[target].energy, game[target].wounds) == (1, 0)


@pytest.mark.parametrize("roll", [3, 4])
def test_q057_grab_3_or_4_the_target_spends_a_charge(roll):
    game = under("grab", roll, bo="dog, spike")
    game.bo.spends()
    assert (game.bo.energy, game.bo.hand) == (1, ("dog", "spike"))
    assert len(game.ana.hand) == 2
    assert game.asked == "ana"
    assert game.ana.decision.kind == "take_action"


@pytest.mark.parametrize("roll", [3, 4])
@pytest.mark.parametrize(("card", "left"), [("dog", "spike"), ("spike", "dog")])
def test_q057_grab_3_or_4_or_gives_a_card_of_his_choice(roll, card, left):
    game = under("grab", roll, bo="dog, spike")
    assert game.bo.offered() == {"resolve:dog", "resolve:spike", "spend"}
    assert game.bo.is_refused("resolve").reason == "choose_a_card"
    game.bo.resolves(card)
    game.ana.keeps()
    assert game.bo.hand == (left,)
    assert card in game.ana.hand
    assert len(game.ana.hand) == 3
    assert game.bo.energy == 2


@pytest.mark.parametrize(("drawn", "left"), [("dog", "spike"), ("spike", "dog")])
def test_q058_grab_2_gives_a_card_drawn_by_luck(drawn, left):
    game = under("grab", 2, bo="dog, spike")
    assert game.bo.offered() == {"resolve", "spend"}
    assert game.bo.is_refused("resolve:dog").reason == "no_card_asked"
    game.bo.resolves(draws=drawn)
    game.ana.keeps()
    assert game.bo.hand == (left,)
    assert drawn in game.ana.hand
    assert game.bo.told[1:] == (events.CardsPassed(0, (drawn,)), events.CardGone(0, drawn))


def test_q058_grab_2_the_target_spends_a_charge_instead():
    game = under("grab", 2, bo="dog, spike")
    game.bo.spends()
    assert (game.bo.energy, game.bo.hand) == (1, ("dog", "spike"))
    assert game.asked == "ana"
    assert game.readers("dog") == game.readers("spike") == set()


def test_q059_spy_5_the_target_spends_a_charge():
    game = under("spy", 5, bo="dog, spike")
    game.bo.spends()
    assert game.bo.energy == 1
    assert game.ana.told == (events.CardUsed("spy", 1, 5),)


def test_q059_spy_5_or_shows_a_card_of_his_choice():
    game = under("spy", 5, bo="dog, spike")
    assert game.bo.offered() == {"resolve:dog", "resolve:spike", "spend"}
    game.bo.resolves("dog")
    assert game.readers("dog") == {"ana"}
    assert game.readers("spike") == set()
    assert game.seers("dog") == {"ana", "bo"}
    assert game.ana.offered() == {"give_back"}
    game.ana.gives_back()
    assert game.bo.hand == ("dog", "spike")
    assert game.bo.energy == 2


@pytest.mark.parametrize("roll", [3, 4])
def test_spy_3_or_4_shows_a_card_drawn_by_luck_or_takes_a_charge(roll):
    game = under("spy", roll, bo="dog, spike")
    assert game.bo.offered() == {"resolve", "spend"}
    game.bo.resolves(draws="spike")
    assert game.readers("spike") == {"ana"}
    assert game.ana.offered() == {"give_back"}
    game.ana.gives_back()
    assert game.bo.hand == ("dog", "spike")


@pytest.mark.parametrize("roll", [1, 2])
def test_q061_spy_1_or_2_shows_a_card_of_his_choice(roll):
    game = under("spy", roll, bo="dog, spike")
    game.bo.resolves("spike")
    assert game.readers("spike") == {"ana"}
    assert game.readers("dog") == set()
    assert game.bo.energy == 2


@pytest.mark.parametrize("roll", [1, 2])
def test_q061_spy_1_or_2_no_charge_averts_it(roll):
    game = under("spy", roll, bo="dog, spike")
    assert game.bo.offered() == {"resolve:dog", "resolve:spike", "spend:dog", "spend:spike"}
    assert game.bo.is_refused("spend").reason == "choose_a_card"
    game.bo.spends("spike")
    assert game.bo.energy == 1
    assert game.readers("spike") == {"ana"}
    game.ana.gives_back()
    assert game.bo.hand == ("dog", "spike")
