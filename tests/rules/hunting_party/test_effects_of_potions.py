"""What the potions do, each by its own effect."""

import pytest

from rules.hunting_party import events
from rules.hunting_party.cards import ITEMS
from tests.kit.party import scenario
from tests.kit.party.fights import fought

ALICE, BEN, CHRIS = range(3)


def drunk(words, **lines):
    """The position after Alice has drunk this, nobody having answered."""
    game = scenario(**lines)
    game.alice(f"drink {words}")
    game.everybody_passes()
    return game


def test_every_potion_is_spent_and_lies_under_the_market():
    for item in ITEMS.values():
        if item.is_potion and item.use.moment == "pause":
            potion = item.name.replace("_", " ")
            game = scenario(alice=f"; bard 2 tired, ranger 2 tired; hand {potion}", ben="; knight 1")
            chosen = []
            while targets := game.alice.targets(f"drink {potion}" + f" on {', '.join(chosen)}" * bool(chosen)):
                chosen.append(min(targets).replace("_", " "))
                if len(chosen) == len(item.use.choices):
                    break
            game.alice(f"drink {potion} on {', '.join(chosen)}")
            assert game.alice.hand == ()
            assert game.bottom("market") == (item.name,)


def test_enchantress_potion_steals_a_rival():
    game = drunk("enchantress potion on bard", alice="; ; hand enchantress potion", ben="; bard 2")
    assert (game.owner("bard"), game.alice.agreed("bard")) == ("alice", 2)


def answered(deed, by, **lines):
    """The position after Ben did this and Alice answered with that."""
    game = scenario(**lines)
    game.ben(deed)
    game.alice(f"answer with {by}")
    game.everybody_passes()
    return game


def test_archmage_potion_cancels_a_potion():
    game = answered(
        "drink witch brew on bard",
        "archmage potion",
        alice="; bard 1; hand archmage potion",
        ben="; ; hand witch brew",
    )
    assert game.alice.shares("bard") == 1
    assert game.bottom("market", 2) == ("witch_brew", "archmage_potion")


def test_potion_of_poison_kills_a_rival_or_an_own_member():
    lines = {"alice": "witch; ranger 1; hand potion of poison", "ben": "knight; bard 2"}
    assert scenario(**lines).alice.targets("drink potion of poison") == {"ranger", "bard"}
    game = drunk("potion of poison on bard", **lines)
    assert (game.owner("bard"), game.bottom("tavern")) == (None, ("bard",))
    assert drunk("potion of poison on ranger", **lines).bottom("forest") == ("ranger",)


def test_witch_brew_a_rival_asks_two_shares_more():
    lines = {"alice": "; ranger 1; hand witch brew", "ben": "; bard 2"}
    assert scenario(**lines).alice.targets("drink witch brew") == {"bard"}
    assert drunk("witch brew on bard", **lines).ben.shares("bard") == 4


@pytest.mark.parametrize(("shares", "left"), [(3, 1), (2, 0), (1, 0)])
def test_druid_sap_two_shares_off_an_own_member(shares, left):
    game = drunk("druid sap on bard", alice=f"; bard {shares}, ranger 0; hand druid sap", ben="; knight 1")
    assert (game.alice.shares("bard"), game.alice.free) == (left, 8 - left)


def test_druid_sap_needs_a_member_with_shares():
    game = scenario(alice="; bard 1, ranger 0; hand druid sap", ben="; knight 1")
    assert game.alice.targets("drink druid sap") == {"bard"}


def test_sorceress_elixir_an_own_hunter_has_all_skills_of_another():
    game = scenario(alice="bard; smuggler 1; hand sorceress elixir", ben="witch hunter; ranger 1")
    assert game.alice.targets("drink sorceress elixir") == {"bard", "smuggler"}
    assert {"witch_hunter", "ranger", "bard"} <= game.alice.targets("drink sorceress elixir on smuggler")
    assert "smuggler" not in game.alice.targets("drink sorceress elixir on smuggler")
    game.alice("drink sorceress elixir on bard, ranger")
    game.everybody_passes()
    assert game.alice.skills("bard") == ["knowledge", "palace", "range", "tracks"]
    game.alice("end turn")
    assert game.alice.skills("bard") == ["knowledge", "palace"]


@pytest.mark.parametrize("skill", ["subdue", "melee", "range", "magic"])
def test_hedge_wizard_tonic_a_fighting_skill_this_turn(skill):
    game = drunk(f"hedge wizard tonic on smuggler, {skill}", alice="bard; smuggler 1; hand hedge wizard tonic")
    assert game.alice.skills("smuggler") == sorted(["bait", "catacomb", skill])
    game.alice("end turn")
    assert game.alice.skills("smuggler") == ["bait", "catacomb"]


def test_hermit_tea_two_own_members_are_ready_again():
    lines = {"alice": "; bard 1 tired used, ranger 1 hunted, smuggler 1; hand hermit tea", "ben": "; knight 1 tired"}
    game = scenario(**lines)
    assert game.alice.targets("drink hermit tea") == {"bard", "ranger"}
    game = drunk("hermit tea on bard, ranger", **lines)
    assert not game.alice.is_tired("bard")
    assert not game.alice.is_tired("ranger")
    assert game.alice.marks("bard") == ("normal",)


@pytest.mark.parametrize(
    ("stack", "cards"),
    [
        ("tavern", "bard, smuggler, poacher, assassin, deserter"),
        ("mystic vale", "mirror sprite, mist dragon, will eater, glass heron, star drinker"),
    ],
)
def test_fortune_teller_dregs_arranges_four_of_any_stack_but_the_market(stack, cards):
    lines = {"alice": "; ; hand fortune teller dregs", stack.replace(" ", "_"): cards}
    first, second, third, fourth, fifth = cards.replace(", ", ",").replace(" ", "_").split(",")
    assert "market" not in scenario(**lines).alice.targets("drink fortune teller dregs")
    game = drunk(f"fortune teller dregs on {stack}", **lines)
    game.alice(f"lay {fourth}, {second}, {first}".replace("_", " "))
    assert game.stack(stack)[:5] == (fourth, second, first, third, fifth)


def test_mesmerist_philtre_cancels_a_power():
    game = answered(
        "use jailer on bard",
        "mesmerist philtre",
        alice="; bard 1; hand mesmerist philtre",
        ben="; jailer 1",
    )
    assert game.alice.shares("bard") == 1
    assert events.Cancelled("power", "jailer", "normal") in game.told


def test_virgin_maiden_tears_a_member_does_not_die():
    game = answered(
        "drink potion of poison on bard",
        "virgin maiden tears",
        alice="; bard 1; hand virgin maiden tears",
        ben="; ; hand potion of poison",
    )
    assert game.owner("bard") == "alice"
    assert game.bottom("market", 2) == ("potion_of_poison", "virgin_maiden_tears")


def test_virgin_maiden_tears_save_from_an_agent_too():
    game = fought(
        "catacomb tracks melee",
        "witch hunter, gravedigger",
        alice="witch hunter; gravedigger 1; hand virgin maiden tears",
        chris="; ; holds tracks",
        catacomb="banshee",
    )
    assert "killed" in game.kinds_told
    game = scenario(
        alice="witch hunter; gravedigger 1; hand virgin maiden tears", chris="; ; holds tracks", catacomb="banshee"
    )
    game.alice("hunt catacomb tracks melee with witch hunter, gravedigger")
    game.denials_run()
    game.alice("pass")
    assert game.alice.kind == "respond"
    game.alice("answer with virgin maiden tears")
    game.everybody_passes()
    assert game.owner("gravedigger") == "alice"


def test_virgin_maiden_tears_are_for_own_members():
    game = scenario(
        alice="; ; hand virgin maiden tears", ben="; ; hand potion of poison", chris="; bard 1; hand ranger hood"
    )
    game.ben("drink potion of poison on bard")
    assert game.alice.offered("respond:") == set()


def test_exorcist_holy_water_a_worn_item_is_not_destroyed():
    game = answered(
        "use witch hunter champion on ranger hood",
        "exorcist holy water",
        alice="; bard 1 wears ranger hood; hand exorcist holy water",
        ben="witch hunter; ; 1g",
    )
    assert game.alice.items("bard") == ("ranger_hood",)
    assert game.ben.money == "0"


def test_exorcist_holy_water_saves_a_neighbour_s_too():
    game = scenario(
        active="ben",
        alice="; ; hand exorcist holy water",
        ben="witch hunter; ; 1g",
        chris="; bard 1 wears ranger hood",
    )
    game.ben("use witch hunter champion on ranger hood")
    game.alice("answer with exorcist holy water")
    game.everybody_passes()
    assert game.chris.items("bard") == ("ranger_hood",)


def test_hp18_no_more_shares_come_off_than_lie_there():
    game = drunk("druid sap on paladin", alice="; princess 1, paladin 3; 1g; hand druid sap", ben="; knight 1")
    assert game.alice.shares("paladin") == 0
    game.alice("disband princess")
    assert game.alice.shares("paladin") == 2
