"""The pause before a fight: what the hunting player may do then, and what others may lend."""

import pytest

from rules.hunting_party import events
from tests.kit.party import scenario
from tests.kit.party.fights import met, pause_of

ALICE, CHRIS = 0, 2


def banshee_up():
    return met(
        "catacomb tracks melee",
        "witch hunter, gravedigger",
        alice="witch hunter; gravedigger 1, druid 1, bard 1, smuggler 1; 3g; hand hedge wizard tonic, ranger hood",
        chris="; ; holds tracks",
        catacomb="banshee, bone piper",
    )


@pytest.mark.parametrize(("skill", "is_won"), [("range", True), ("subdue", True), ("magic", False)])
def test_p137_a_potion_can_turn_the_fight(skill, is_won):
    game = banshee_up()
    game.alice(f"drink hedge wizard tonic on gravedigger, {skill}")
    game.everybody_passes()
    assert (events.FightWon(ALICE, "banshee") in game.told) is is_won
    assert game.bottom("market") == ("hedge_wizard_tonic",)


def test_p137_gold_and_round_powers_work():
    game = banshee_up()
    game.alice("use smuggler")
    game.alice("use bard on druid")
    assert game.alice.money == "2g"
    assert game.alice.shares("druid") == 0
    assert game.alice.marks("bard") == ("normal",)


def test_p137_nothing_that_tires_nor_disbanding_nor_equipping():
    game = banshee_up()
    game.alice.refused("use druid on forest", rule="HP-29c")
    game.alice.refused("equip gravedigger with ranger hood", rule="HP-26")
    game.alice.refused("disband bard", rule="HP-22")
    for verb in ("equip", "hire", "buy", "end_turn", "power:druid", "disband"):
        assert game.alice.offered(verb) == set()


def lent():
    return met(
        "catacomb tracks melee",
        "witch hunter, gravedigger",
        alice="witch hunter; gravedigger 3; 0g",
        chris="; elvish archer 2; 3g; holds tracks",
        catacomb="banshee",
    )


def test_p138_another_s_archer_may_lend_her_skills():
    game = lent()
    assert game.chris.is_offered("use elvish archer")
    game.chris("use elvish archer")
    game.everybody_passes()
    assert events.SkillsLent(CHRIS, "elvish_archer", ("darkwoods", "range")) in game.told
    assert events.FightWon(ALICE, "banshee") in game.told
    assert events.BountyPaid(ALICE, gold=8, free=5, silver=20) in game.told
    assert (game.alice.money, game.chris.money) == ("5g", "3g")
    assert game.owner("elvish archer") == "chris"
    assert not game.chris.is_tired("elvish archer")
    assert game.chris.marks("elvish archer") == ("normal",)
    assert game.chris.shares("elvish archer") == 2


def test_p138_or_may_not():
    game = lent()
    game.everybody_passes()
    assert events.FightLost(ALICE, "banshee") in game.told


@pytest.mark.parametrize("archer", ["elvish archer 2 used", "bard 2"])
def test_p138_without_an_archer_who_can_nobody_is_asked(archer):
    game = met(
        "catacomb tracks melee",
        "witch hunter, gravedigger",
        alice="witch hunter; gravedigger 3; 0g",
        chris=f"; {archer}; holds tracks",
        catacomb="banshee",
    )
    assert game.chris.kind is None
    assert game.chris.offered("power:elvish_archer") == set()
    assert events.FightLost(ALICE, "banshee") in game.told


def borrowing(*before: str):
    """Alice, short of two Range, is met by the Moonless Pack; Chris, who did this before, has the Deserter."""
    game = scenario(
        alice="hermit; gravedigger 1, exorcist 1; 0g; holds palace sorcery subdue",
        ben="poacher; ; holds catacomb bait range",
        chris="stormcaller; deserter 1, woodsman 1; 3g; holds mystic vale tracks magic",
        darkwoods="moonless pack",
    )
    for deed in before:
        game.chris(deed)
        game.everybody_passes()
    game.alice("hunt darkwoods tracks melee with hermit, gravedigger, exorcist")
    game.denials_run()
    pause_of(game, "chris")
    return game


def lend(game, skill: str):
    game.chris(f"use deserter on {skill}")
    pause_of(game, "chris")


def test_hp38_a_skill_that_a_hunter_has_once_is_lent_once():
    game = borrowing()
    assert game.chris.targets("use deserter") == {"knowledge", "range"}
    lend(game, "range")
    assert game.chris.targets("use deserter") == {"knowledge"}
    game.chris("use deserter on knowledge")
    assert game.chris.offered("power:deserter") == set()
    assert game.chris.money == "1g"
    game.everybody_passes()
    assert events.FightLost(ALICE, "moonless_pack") in game.told


def test_hp38_one_that_he_has_twice_is_lent_twice():
    game = borrowing("use woodsman on deserter")
    assert game.chris.skills("deserter").count("range") == 2
    lend(game, "range")
    game.chris("use deserter on range")
    game.everybody_passes()
    assert events.FightWon(ALICE, "moonless_pack") in game.told


def knights_hunt(boxes):
    return met(
        "palace tracks subdue",
        "falconer, knight",
        alice="dream walker; falconer 1, knight 2; 2g",
        chris="; ; holds tracks",
        palace=boxes,
    )


def test_hp22b_the_knight_leaves_before_the_fight_is_judged():
    game = knights_hunt("turncoat footman")
    game.alice("disband knight")
    game.everybody_passes()
    assert events.FightLost(ALICE, "turncoat_footman") in game.told
    assert (game.alice.free, game.alice.money, game.bottom("arena")) == (7, "0", ("knight",))


def test_hp22b_not_after_the_judgement():
    game = knights_hunt("puppet regent")
    game.alice("pass")
    assert game.alice.kind == "choose_victim"
    assert game.alice.offered("disband:") == set()
    game.alice.refused("disband knight", rule="HP-22")


def test_hp22b_he_leaves_a_neighbours_hunt_and_one_he_was_not_sent_on():
    game = met(
        "catacomb tracks melee",
        "witch hunter, gravedigger",
        alice="witch hunter; gravedigger 1; 0g",
        ben="; knight 2; 2g",
        chris="; ; holds tracks",
        catacomb="banshee",
    )
    assert game.asked == ("ben",)
    game.ben("disband knight")
    assert (game.ben.members, game.ben.free, game.ben.money) == ((), 8, "0")
    assert events.FightLost(ALICE, "banshee") in game.told


def test_hp29c_the_pause_ends_when_all_pass_in_a_row():
    game = met(
        "catacomb tracks melee",
        "witch hunter, gravedigger",
        alice="witch hunter; gravedigger 1; 0g; hand hedge wizard tonic",
        ben="; elvish archer 1",
        chris="; knight 1; 3g; holds tracks",
        catacomb="tomb wyrm",
    )
    asked = []
    for person, deed in (
        ("alice", "pass"),
        ("ben", "use elvish archer"),
        ("alice", "pass"),
        ("chris", "pass"),
        ("alice", "drink hedge wizard tonic on gravedigger, magic"),
    ):
        asked += game.asked
        game[person](deed)
    assert asked == ["alice", "ben", "alice", "chris", "alice"]
    game.everybody_passes()
    assert events.FightWon(ALICE, "tomb_wyrm") in game.told


def fight_of(alice: str, **lines: str):
    """Alice, without a skill to win by, is met by an agent that falls to the Range of a neighbour's hunter."""
    held = {"ben": "poacher; ", "chris": "; ", **lines}
    return met(
        "catacomb bait melee",
        "witch hunter, smuggler",
        alice=f"witch hunter; smuggler 1; {alice}; holds palace sorcery subdue",
        ben=f"{held['ben']}; holds catacomb knowledge melee",
        chris=f"{held['chris']}; holds darkwoods tracks range",
        catacomb="banshee",
    )


def test_hp29c_who_comes_by_a_card_after_the_place_was_passed_over_is_asked_as_well():
    game = fight_of("0g", ben="poacher; ; hand hedge wizard tonic", chris="elvish archer")
    assert game.asked == ("chris",)
    game.ben("offer alice hedge wizard tonic")
    game.alice("accept ben")
    game.chris("pass")
    assert (game.asked, game.kind) == (("alice",), "fight")
    game.alice("drink hedge wizard tonic on smuggler, range")
    game.everybody_passes()
    assert events.FightWon(ALICE, "banshee") in game.told


def test_hp29c_who_comes_by_the_money_after_the_place_was_passed_over_is_asked_as_well():
    game = fight_of("1g; hand bard lute", ben="elvish archer", chris="deserter; ; 0g")
    game.alice("pass")
    game.ben("use elvish archer")
    while game.kind == "respond":
        game[game.asked[0]]("pass")
    assert game.asked == ("alice",)
    game.alice("offer chris 1g")
    game.chris("accept alice")
    game.alice("pass")
    assert game.asked == ("chris",)
    game.chris("use deserter on knowledge")
    assert (game.chris.money, game.kind) == ("0", "respond")


def test_hp29c_who_is_passed_over_and_comes_by_nothing_is_not_asked():
    game = fight_of("0g", ben="poacher; ; hand hedge wizard tonic", chris="elvish archer")
    game.ben("offer alice hedge wizard tonic")
    game.chris("pass")
    assert events.FightLost(ALICE, "banshee") in game.told


def test_hp29c_who_has_passed_is_not_asked_again_before_something_is_done():
    game = fight_of("1g; hand bard lute", ben="poacher; ; hand hedge wizard tonic", chris="elvish archer")
    game.alice("pass")
    game.ben("offer alice hedge wizard tonic")
    game.alice("accept ben")
    game.chris("pass")
    assert events.FightLost(ALICE, "banshee") in game.told


@pytest.mark.parametrize("card", ["hedge wizard tonic", "ranger hood"])
def test_hp29c_whatever_card_came_the_question_is_the_same(card):
    game = fight_of("0g", ben=f"poacher; ; hand {card}", chris="elvish archer")
    game.ben(f"offer alice {card}")
    game.alice("accept ben")
    game.chris("pass")
    assert (game.asked, game.kind) == (("alice",), "fight")


def test_hp29c_no_item_in_hand_acts_in_anothers_hunt():
    game = met(
        "catacomb tracks melee",
        "witch hunter, gravedigger",
        alice="witch hunter; gravedigger 1; 0g; hand druid sap",
        ben="; bard 1; 3g; hand hedge wizard tonic, potion of poison",
        chris="; ; holds tracks",
        catacomb="banshee",
    )
    assert game.asked == ("alice",)
    game.alice("pass")
    assert game.ben.kind is None
    assert events.FightLost(ALICE, "banshee") in game.told
