"""Deeds that were begun when something else happened: nothing is paid for what can no longer be had."""

from tests.kit.party import scenario


def picks(person) -> set[str]:
    """What can be picked next in the deed that was begun."""
    return person.offered("pick:")


def test_small_choices_are_told_to_nobody_and_back_is_free():
    game = scenario(alice="; mesmerist 1, paladin 1", ben="; ranger 1")
    before = game.views["ben"]
    game.alice.answers("power:mesmerist:normal")
    game.alice.answers("pick:0.paladin")
    assert game.views["ben"] == before
    game.alice("back")
    assert picks(game.alice) == {f"pick:0.{game.alice.hero}", "pick:0.paladin"}
    game.alice("back")
    assert not game.alice.is_tired("mesmerist")
    assert game.told == ()
    assert "party_disband" in game.alice.offered()


def test_a_pick_that_was_made_must_still_be_one():
    game = scenario(alice="; mesmerist 1, paladin 1", ben="; ranger 1; hand potion of poison")
    game.alice.answers("power:mesmerist:normal")
    game.alice.answers("pick:0.paladin")
    game.ben("drink potion of poison on paladin")
    game.everybody_passes()
    assert picks(game.alice) == set()
    game.alice("back")
    game.alice("back")
    assert not game.alice.is_tired("mesmerist")


def test_also_of_a_potion():
    game = scenario(alice="; paladin 3; hand hedge wizard tonic", ben="; ; hand potion of poison", active="chris")
    game.alice.answers("potion:hedge_wizard_tonic")
    game.alice.answers("pick:0.paladin")
    game.ben("drink potion of poison on paladin")
    game.everybody_passes()
    assert picks(game.alice) == set()
    assert game.alice.hand == ("hedge_wizard_tonic",)


def test_a_hunter_who_was_stolen_uses_no_ability():
    game = scenario(alice="; mesmerist 1, paladin 1", ben="; ranger 1; hand enchantress potion")
    game.alice.answers("power:mesmerist:normal")
    game.ben("drink enchantress potion on mesmerist")
    game.everybody_passes()
    assert picks(game.alice) == set()
    assert game.alice.is_offered("back")


def test_gold_that_is_gone_pays_for_nothing():
    game = scenario(alice="; woodsman 1, paladin 1; 1g", ben="; ; 0g", active="ben")
    game.alice("offer ben 1g")
    game.alice.answers("power:woodsman:normal")
    assert picks(game.alice)
    game.ben("accept alice")
    assert picks(game.alice) == set()
    assert game.alice.money == "0"


def test_an_item_that_was_given_away_is_given_to_nobody_else():
    game = scenario(alice="; smuggler 1; 3g; hand ranger hood")
    game.alice("offer ben ranger hood")
    game.alice.answers("equip:ranger_hood")
    game.ben("accept alice")
    assert game.ben.hand == ("ranger_hood",)
    assert picks(game.alice) == set()
    game.alice("back")
    game.alice("end turn")
    assert game.active == "ben"


def test_who_was_stolen_cannot_be_sent():
    game = scenario(alice="smuggler; knight 1, jailer 1", ben="; ; hand enchantress potion")
    for key in ("hunt", "declare:catacomb", "declare:bait", "declare:subdue"):
        game.alice.answers(key)
    game.ben("drink enchantress potion on knight")
    game.everybody_passes()
    assert "go" not in game.alice.offered()
    game.alice.answers("stay:knight")
    game.alice.answers("go")
    assert game.public.hunt is not None
    assert game.public.hunt.sent == ("smuggler", "jailer")


def test_a_draft_does_not_outlive_its_turn():
    game = scenario(alice="; smuggler 1; 3g; hand ranger hood")
    game.alice.answers("equip:ranger_hood")
    game.time_out()
    assert game.alice.items("smuggler") == ()
    assert game.active == "ben"
