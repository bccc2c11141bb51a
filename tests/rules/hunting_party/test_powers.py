"""Hunter Abilities: what each cost means, who may use which, and what a cancelled power leaves paid."""

import pytest

from rules.hunting_party import events
from rules.hunting_party.cards import HUNTERS, ORDINARY
from rules.hunting_party.cards.effects import Cost
from tests.kit.party import scenario


def words(name: str) -> str:
    """A name of the rules as it is written in positions."""
    return name.replace("_", " ")


def normals(cost: Cost) -> list[str]:
    """The hunters whose normal ability has this cost and can be used at a pause."""
    found = [name for name in ORDINARY if HUNTERS[name].normal.cost == cost and HUNTERS[name].normal.moment == "pause"]
    assert found
    return found


def offering(hunter: str, *, active: str = "alice", as_hero: bool = False, **more: str):
    """A position in which nearly every power has something to be aimed at; Alice has the hunter."""
    box = ["smuggler", "jailer", "knight", "ranger", "falconer", "deserter", "bounty_hunter"]
    first, second, other, rival = [words(name) for name in box if name != hunter][:4]
    mine = f"{first} 2 tired wears trapper snare, {second} 2 tired wears woodsman axe, {other} 1"
    party = f"{words(hunter)}; {mine}" if as_hero else f"; {words(hunter)} 1, {mine}"
    lines = {
        "alice": f"{party}; 4g",
        "ben": f"; {rival} 1 wears ranger hood; 9g; hand bard lute, princess tiara, hermit tea",
    }
    return scenario(active=active, **(lines | more))


def test_p083_one_gold_in_anybodys_turn_as_often_as_paid():
    game = scenario(alice="; smuggler 1; 2g 3s", active="chris", market="ranger hood, bard lute")
    game.alice("use smuggler")
    assert game.alice.money == "1g 3s"
    assert game.alice.was_told(events.CardsSeen("market", ("ranger_hood", "bard_lute")))
    game.alice("use smuggler")
    assert game.alice.money == "3s"
    assert game.told.count(events.StackLookedAt(0, "market", 2)) == 2
    assert not game.alice.is_offered("use smuggler")
    game.alice.refused("use smuggler", reason="no_gold")
    assert (game.asked, game.kind) == (("chris",), "take_turn")


@pytest.mark.parametrize("hunter", normals(Cost.GOLD))
@pytest.mark.parametrize("active", ["alice", "ben", "chris"])
def test_p083_every_gold_power_is_offered_in_every_turn(hunter, active):
    game = offering(hunter, active=active)
    assert f"power:{hunter}:normal" in game.alice.offered()


def test_p084_the_mark_is_per_hunter():
    game = scenario(alice="; bard 1, jailer 1, paladin 3", ben="; ranger 1", active="ben")
    game.alice("use bard on paladin")
    game.alice("use jailer on ranger")
    assert (game.alice.shares("paladin"), game.ben.shares("ranger")) == (2, 2)
    assert (game.alice.marks("bard"), game.alice.marks("jailer")) == (("normal",), ("normal",))
    game.alice.refused("use bard on paladin", reason="used_this_round")
    game.alice.refused("use jailer on ranger", reason="used_this_round")
    game.ben("end turn")
    game.alice.refused("use bard on paladin", reason="used_this_round")


@pytest.mark.parametrize("hunter", normals(Cost.ROUND))
@pytest.mark.parametrize("active", ["alice", "ben"])
def test_p084_every_such_power_is_offered_in_every_turn_until_used(hunter, active):
    game = offering(hunter, active=active)
    assert f"power:{hunter}:normal" in game.alice.offered()
    mine = game.alice.members
    used = ", ".join(f"{words(name)} 1{' used' if name == hunter else ''}" for name in mine)
    again = offering(hunter, active=active, alice=f"; {used}; 4g")
    assert f"power:{hunter}:normal" not in again.alice.offered()


def test_p085_fatigue_in_the_own_turn_tires_him():
    game = scenario(alice="; druid 1, knight 1, ranger 1", forest="centaur, hermit, trapper")
    assert ("darkwoods", "sorcery", "subdue") in game.alice.hunts
    game.alice("use druid on forest")
    game.alice("lay trapper, hermit")
    assert game.stack("forest")[:3] == ("trapper", "hermit", "centaur")
    assert game.alice.is_tired("druid")
    assert not {hunt for hunt in game.alice.hunts if "darkwoods" in hunt or "sorcery" in hunt}
    game.alice.refused("use druid on forest", rule="Ability Costs", reason="is_tired")


def test_p085_not_in_anothers_turn():
    game = scenario(alice="; druid 1", active="ben")
    assert game.alice.offered("power:druid") == set()
    game.alice.refused("use druid on forest", rule="Ability Costs", reason="own_turn_only")


@pytest.mark.parametrize("hunter", normals(Cost.FATIGUE))
def test_p085_every_such_power_in_the_own_turn_only_and_only_ready(hunter):
    key = f"power:{hunter}:normal"
    assert key in offering(hunter).alice.offered()
    assert key not in offering(hunter, active="ben").alice.offered()
    mine = offering(hunter).alice.members
    line = ", ".join(f"{words(name)} 1 tired" for name in mine)
    assert key not in offering(hunter, alice=f"; {line}; 4g").alice.offered()


def test_p085_not_while_a_hunt_runs():
    game = scenario(alice="smuggler; knight 1, hermit 1; 4g", catacomb="corpse lantern")
    game.alice("hunt catacomb bait subdue with smuggler, knight")
    assert "power:hermit:normal" not in game.alice.offered()
    game.denials_run()
    assert game.alice.kind == "fight"
    game.alice.refused("use hermit", rule="HP-29c")


def test_p086_who_went_hunting_cannot_pay_fatigue():
    game = scenario(alice="ranger; druid 1, bard 1, hermit 1, paladin 2", darkwoods="briar hag")
    game.alice("hunt darkwoods sorcery range with ranger, druid")
    game.denials_run()
    game.everybody_passes()
    while game.kind != "take_turn":
        game.time_out()
    assert game.alice.hunter("druid").has_hunted
    game.alice.refused("use druid on forest", rule="Ability Costs", reason="is_tired")
    game.alice("use bard on paladin")
    assert game.alice.shares("paladin") == 1
    game.alice("use hermit")
    assert game.alice.is_tired("hermit")


def skipping(**lines: str):
    """Alice at the very start of her turn, with a power whose cost is to skip it."""
    party = "bounty hunter; smuggler 1, druid 1, ranger 1; 5g; hand druid sap, bard lute, hermit tea, trapper snare"
    return scenario(**{"alice": party, **lines})


def test_p087_a_skip_turn_power_is_the_first_thing_and_the_end():
    game = skipping()
    game.alice("use bounty hunter")
    assert game.was_told(events.BountyRaised(0, 6, "", "next_hunt"))
    assert (game.alice.kind, game.active) == ("throw_cards", "alice")
    game.alice("throw druid sap")
    assert (game.active, game.asked) == ("ben", ("ben",))
    game.alice("use smuggler")
    assert game.alice.money == "4g"


@pytest.mark.parametrize("deed", ["equip ranger with trapper snare", "use druid on forest", "buy", "hire tavern"])
def test_p087_after_equipping_fatigue_or_an_action_it_is_not_offered(deed):
    game = skipping()
    assert game.alice.is_offered("use bounty hunter")
    game.alice(deed)
    while game.kind != "take_turn":
        game.time_out()
    assert game.active == "alice"
    assert not game.alice.is_offered("use bounty hunter")
    game.alice.refused("use bounty hunter", reason="not_first")


def test_p087_a_second_one_is_not_offered_nor_one_in_anothers_turn():
    game = skipping(alice="bounty hunter; assassin 1; 3g", ben="; ranger 1")
    game.alice("use bounty hunter")
    assert game.active == "ben"
    game.alice.refused("use assassin on ranger")
    assert game.alice.offered("power:assassin") == set()


def test_p087_gold_and_round_powers_before_it_do_no_harm():
    game = skipping(alice="bounty hunter; smuggler 1, bard 1; 3g")
    game.alice("use smuggler")
    game.alice("use bard on smuggler")
    assert game.alice.is_offered("use bounty hunter")


@pytest.mark.parametrize("hunter", normals(Cost.SKIP))
def test_p087_every_such_power_at_the_start_of_the_own_turn_only(hunter):
    key = f"power:{hunter}:normal"
    assert key in offering(hunter).alice.offered()
    assert key not in offering(hunter, active="ben").alice.offered()


def test_p088_champion_powers_need_a_champion_normal_ones_do_not():
    party = "; elvish archer 1{}, ranger 2; 3g"
    for worn, shares in (("", 2), (" wears elvish archer boots", 1)):
        game = scenario(
            alice=party.format(worn), ben="smuggler; paladin 1", chris="; ; holds catacomb tracks range", active="ben"
        )
        assert game.alice.shares("ranger") == shares
        game.ben("hunt catacomb bait melee with smuggler, paladin")
        game.chris("show catacomb")
        while game.alice.kind != "fight":
            game[game.asked[0]]("pass")
        assert "power:elvish_archer:normal" in game.alice.offered()


CHAMPIONS = [name for name in ORDINARY if HUNTERS[name].champion[0].moment == "pause"]


@pytest.mark.parametrize("hunter", CHAMPIONS)
def test_p088_of_every_hunter(hunter):
    key = f"power:{hunter}:champion"
    member = offering(hunter)
    assert key not in member.alice.offered()
    member.alice.refused(f"use {words(hunter)} champion", rule="Champion")
    assert key in offering(hunter, as_hero=True).alice.offered()


def cancelled(deed: str, party: str):
    """Alice uses a power; Ben answers it with the Mesmerist's Philtre."""
    game = scenario(alice=party, ben="; ; hand mesmerist philtre", market="bard lute")
    game.alice(deed)
    assert game.ben.kind == "respond"
    game.ben("answer with mesmerist philtre")
    game.everybody_passes()
    assert any(isinstance(fact, events.Cancelled) for fact in game.told)
    assert game.bottom("market") == ("mesmerist_philtre",)
    return game


def test_p089_a_cancelled_power_has_been_paid_in_gold():
    game = cancelled("use smuggler", "; smuggler 1; 3g")
    assert game.alice.money == "2g"
    assert not any(isinstance(fact, events.CardsSeen) for fact in game.alice.told)


def test_p089_by_its_mark():
    game = cancelled("use bard on paladin", "; bard 1, paladin 3; 3g")
    assert (game.alice.shares("paladin"), game.alice.marks("bard")) == (3, ("normal",))
    game.alice.refused("use bard on paladin", reason="used_this_round")


def test_p089_by_fatigue():
    game = cancelled("use hermit", "; hermit 1; 3g")
    assert game.alice.is_tired("hermit")
    assert game.alice.hand == ()


def test_p089_by_the_turn():
    game = cancelled("use bounty hunter", "; bounty hunter 1; 3g")
    assert (game.active, game.asked) == ("ben", ("ben",))
    assert not game.state.lasting


def test_p090_a_cards_text_goes_before_the_rules_the_knight():
    game = scenario(alice="smuggler; knight 1, jailer 1; 5g", catacomb="corpse lantern")
    game.alice("hunt catacomb bait subdue with smuggler, knight")
    game.denials_run()
    assert game.alice.kind == "fight"
    game.alice("disband knight")
    assert game.owner("knight") is None
    game.alice.refused("disband jailer", rule="HP-22")
    assert (game.owner("jailer"), game.alice.money) == ("alice", "4g")


def test_p090_the_ranger_as_hero():
    game = scenario(alice="ranger; ; 0g; hand trapper snare")
    game.alice("equip ranger with trapper snare")
    assert game.alice.items("ranger") == ("trapper_snare",)


@pytest.mark.parametrize("hero", [name for name in ORDINARY if name != "ranger"])
def test_p090_no_other_hero_wears_gear(hero):
    game = scenario(alice=f"{words(hero)}; ranger 1; hand knight plate")
    assert game.alice.targets("equip with knight plate") == {"ranger"}
    game.alice.refused(f"equip {words(hero)} with knight plate", rule="HP-27")


@pytest.mark.parametrize(
    ("alice", "deed", "reason"),
    [
        ("trapper; ; 0g", "use trapper champion on ben", "no_gold"),
        ("trapper tired; ; 3g", "use trapper champion on ben", "is_tired"),
        ("; bard 1 used, paladin 2; 0g", "use bard on paladin", "used_this_round"),
        ("princess; ; 0g", "use princess champion", "other_moment"),
        ("stormcaller; bard 1; 3g", "use stormcaller", "other_moment"),
        ("; bard 1 wears bard lute; 3g", "use bard lute", "gear_not_used"),
        ("; bard 1; 3g", "use falconer plume on palace", "gear_not_used"),
        ("; falconer 1 wears falconer plume; 3g", "use falconer plume on palace", "gear_not_used"),
        ("; ; hand potion of poison", "equip bard with potion of poison", "potion_for_namesake"),
        ("assassin; bard 1; hand potion of poison", "equip bard with potion of poison", "hero_wears_nothing"),
    ],
)
def test_p089_what_cannot_be_used_is_refused_for_the_reason_that_is_true(alice, deed, reason):
    game = scenario(alice=alice, ben="; ; hand druid sap")
    game.alice.refused(deed, reason=reason)


@pytest.mark.parametrize(
    ("lines", "deed", "reason"),
    [
        ({"actions": 0}, "use royal guard champion", "action_used"),
        ({"arena": "nothing"}, "use royal guard champion", "stack_empty"),
        ({"market": "nothing"}, "use hermit", "market_empty"),
    ],
)
def test_p089_also_where_what_it_takes_is_used_up(lines, deed, reason):
    game = scenario(alice="royal guard; hermit 1; 3g", **lines)
    game.alice.refused(deed, reason=reason)


def test_p089_gear_that_was_used_this_round_is_said_to_be():
    game = scenario(alice="; bard 1 wears falconer plume; 3g")
    game.alice("use falconer plume on palace")
    game.alice.refused("use falconer plume on palace", reason="used_this_round")


def test_p089_in_a_fight_who_stayed_at_home_and_who_lacks_the_money():
    game = scenario(
        alice="smuggler; paladin 1, stormcaller 1, knight 4; 3g; hand druid sap", catacomb="corpse lantern, banshee"
    )
    game.alice("hunt catacomb bait melee with smuggler, paladin")
    game.denials_run()
    assert game.alice.kind == "fight"
    game.alice.refused("use stormcaller", reason="not_sent")
    game.alice.refused("disband knight", reason="cannot_pay_off")
    game.alice.refused("disband paladin", reason="not_in_hunt")
