"""Dark Agents: which one comes, what beats it, and what a lost fight costs."""

import pytest

from rules.hunting_party import events
from rules.hunting_party.cards import AGENTS
from rules.hunting_party.state import STACKS
from tests.kit.party import scenario
from tests.kit.party.fights import fought, met

ALICE, BEN, CHRIS = range(3)


GUIDES = {"palace": "falconer", "catacomb": "smuggler", "darkwoods": "woodsman", "mystic_vale": "dream walker"}


@pytest.mark.parametrize("region", GUIDES)
def test_p127_a_denied_hunt_meets_the_top_agent_of_the_declared_region(region):
    game = scenario(alice=f"assassin; {GUIDES[region]} 1", chris="; ; holds tracks")
    before = {name: game.stack(name) for name in STACKS}
    agent = before[region][0]
    game.alice(f"hunt {region} tracks melee with assassin, {GUIDES[region]}")
    game.denials_run()
    assert events.AgentTurnedUp(ALICE, region, agent) in game.told
    assert game.public.hunt.agent == agent
    assert all(game.stack(name) == before[name] for name in STACKS if name not in (region, "market"))
    game.everybody_passes()
    assert game.bottom(region) == (agent,)
    assert game.stack(region) == (*before[region][1:], agent)


BANSHEE = {"catacomb": "banshee", "alice": "; ; holds tracks"}


def test_p128_one_box_in_full_is_enough():
    game = fought("catacomb tracks melee", "witch hunter, ranger", "ben", ben="witch hunter; ranger 4; 3g", **BANSHEE)
    assert AGENTS["banshee"].boxes == (("subdue", "melee"), ("range",))
    assert events.FightWon(BEN, "banshee") in game.told
    assert events.BountyPaid(BEN, gold=8, free=4, silver=16) in game.told
    assert game.ben.money == "7g"


@pytest.mark.parametrize(
    ("ranger", "is_won"),
    [("ranger 2", False), ("ranger 2 wears woodsman axe", True), ("ranger 2 wears jailer manacles", False)],
)
def test_p129_boxes_are_not_mixed_and_twice_is_twice(ranger, is_won):
    assert AGENTS["tomb_wyrm"].boxes == (("melee", "melee"), ("range", "magic"))
    game = fought(
        "catacomb tracks melee",
        "witch hunter, ranger",
        "ben",
        alice="; ; holds tracks",
        ben=f"witch hunter; {ranger}",
        catacomb="tomb wyrm",
    )
    assert (events.FightWon(BEN, "tomb_wyrm") in game.told) is is_won
    assert (events.FightLost(BEN, "tomb_wyrm") in game.told) is not is_won


def test_p130_who_stays_at_home_does_not_fight():
    game = fought(
        "catacomb tracks melee",
        "witch hunter, gravedigger",
        "ben",
        ben="witch hunter; gravedigger 1, elvish archer 1",
        **BANSHEE,
    )
    assert events.FightLost(BEN, "banshee") in game.told


def lost_in_the_palace(sent):
    return fought(
        "palace knowledge magic",
        sent,
        alice="princess; ranger 1, hedge wizard 1, dragon familiar 0, bard 1",
        chris="; ; holds palace",
        palace="painted ancestor",
    )


def test_p132_hero_and_handicaps_cannot_die():
    game = lost_in_the_palace("princess, ranger, hedge wizard, dragon familiar")
    assert events.FightLost(ALICE, "painted_ancestor") in game.told
    assert game.alice.kind == "choose_victim"
    assert game.alice.offered("victim:") == {"victim:0.ranger", "victim:0.hedge_wizard"}
    for spared, rule in (("princess", "HP-13"), ("dragon familiar", "HP-08"), ("bard", "HP-08")):
        game.alice.refused(f"kill {spared}", rule=rule)
    game.alice("kill hedge wizard")
    game.everybody_passes()
    assert events.Killed(ALICE, "hedge_wizard") in game.told
    assert game.bottom("tavern") == ("hedge_wizard",)
    assert game.alice.members == ("ranger", "dragon_familiar", "bard")


def test_p132_the_only_one_who_can_die_dies():
    game = lost_in_the_palace("princess, ranger, dragon familiar")
    assert [fact for fact in game.told if fact.kind == "killed"] == [events.Killed(ALICE, "ranger")]
    assert game.bottom("forest") == ("ranger",)
    assert game.alice.members == ("hedge_wizard", "dragon_familiar", "bard")


def test_p132_when_none_who_went_can_die_nobody_does():
    game = fought(
        "palace knowledge magic",
        "princess, dragon familiar",
        alice="princess; dragon familiar 0, bard 1",
        chris="; ; holds palace",
        palace="painted ancestor",
    )
    assert events.FightLost(ALICE, "painted_ancestor") in game.told
    assert "killed" not in game.kinds_told
    assert game.alice.kind == "take_turn"
    assert game.alice.members == ("dragon_familiar", "bard")


@pytest.mark.parametrize(
    ("region", "agent", "picker"),
    [
        ("palace", "painted ancestor", "alice"),
        ("catacomb", "tomb wyrm", "alice"),
        ("darkwoods", "moonless pack", "ben"),
        ("mystic vale", "pale dreamer", "ben"),
    ],
)
def test_p132_who_picks_depends_on_the_region(region, agent, picker):
    guide = {"palace": "bard", "catacomb": "smuggler", "darkwoods": "hermit", "mystic vale": "enchantress"}[region]
    game = fought(
        f"{region} tracks magic",
        f"dream walker, hedge wizard, {guide}",
        alice=f"dream walker; hedge wizard 1, {guide} 1",
        chris="; ; holds tracks",
        **{region.replace(" ", "_"): agent},
    )
    assert AGENTS[agent.replace(" ", "_")].consequence.sort == "deaths"
    assert game[picker].kind == "choose_victim"
    assert game[picker].offered("victim:") == {"victim:0.hedge_wizard", f"victim:0.{guide}"}
    assert [person.name for person in game.people if person.kind] == [picker]


def test_p132_two_die_where_the_card_says_two():
    game = fought(
        "mystic vale tracks magic",
        "dream walker, hedge wizard, bard, enchantress",
        alice="dream walker; hedge wizard 1, bard 1, enchantress 1, ranger 1",
        chris="; ; holds tracks",
        mystic_vale="tide of faces",
    )
    assert game.ben.offered("victim:") == {"victim:0.hedge_wizard", "victim:0.bard", "victim:0.enchantress"}
    game.ben("kill hedge wizard")
    game.everybody_passes()
    assert game.ben.offered("victim:") == {"victim:0.bard", "victim:0.enchantress"}
    game.ben("kill bard")
    game.everybody_passes()
    assert game.alice.members == ("enchantress", "ranger")
    assert game.alice.kind == "take_turn"


def beaten_by_the_huntsman(sent, **lines):
    """Alice's hunt in Darkwoods has failed against an agent that kills two of those sent, whom Ben names."""
    game = met(
        "darkwoods tracks range",
        sent,
        **{"alice": "woodsman; ranger 1; hand virgin maiden tears", "ben": "; ; holds darkwoods", **lines},
        darkwoods="night huntsman",
    )
    while game.kind == "fight":
        game[game.asked[0]]("pass")
    return game


def test_hp08_who_was_saved_is_not_named_again():
    game = beaten_by_the_huntsman(
        "ranger, woodsman, hermit, centaur",
        alice="woodsman; ranger 1, hermit 1, centaur 1; hand virgin maiden tears",
    )
    game.ben("kill ranger")
    game.alice("answer with virgin maiden tears")
    game.everybody_passes()
    assert game.ben.offered("victim:") == {"victim:0.hermit", "victim:0.centaur"}
    game.ben("kill hermit")
    game.everybody_passes()
    assert game.alice.members == ("ranger", "centaur")


def test_hp08_the_only_one_who_went_is_struck_once():
    game = beaten_by_the_huntsman("ranger, woodsman")
    game.alice("answer with virgin maiden tears")
    game.everybody_passes()
    assert game.alice.members == ("ranger",)
    assert game.kind == "take_turn"


def test_p132_a_plate_keeps_its_wearer_from_it():
    game = fought(
        "mystic vale tracks magic",
        "dream walker, hedge wizard, bard, enchantress",
        alice="dream walker; hedge wizard 1 wears knight plate, bard 1, enchantress 1",
        chris="; ; holds tracks",
        mystic_vale="pale dreamer",
    )
    assert game.ben.offered("victim:") == {"victim:0.bard", "victim:0.enchantress"}


@pytest.mark.parametrize(("purse", "left", "paid"), [("1g 1s", "0", 5), ("2g 1s", "1s", 8), ("0g", "0", 0)])
def test_p133_gold_is_paid_as_far_as_there_is_any(purse, left, paid):
    game = fought(
        "catacomb tracks magic",
        "gravedigger, hedge wizard",
        alice=f"gravedigger; hedge wizard 1; {purse}",
        chris="; ; holds tracks",
        catacomb="drowned acolyte",
    )
    assert events.FightLost(ALICE, "drowned_acolyte") in game.told
    assert game.alice.money == left
    assert sum(fact.silver for fact in game.told if fact.kind == "silver_paid") == paid
    assert game.alice.kind == "take_turn"


@pytest.mark.parametrize(
    "hand", [("druid sap",), ("druid sap", "ranger hood"), ("druid sap", "ranger hood", "witch brew")]
)
def test_p133_cards_are_thrown_as_far_as_there_are_any(hand):
    game = fought(
        "catacomb tracks subdue",
        "gravedigger, mesmerist",
        alice=f"gravedigger; mesmerist 1; hand {', '.join(hand)}",
        chris="; ; holds tracks",
        catacomb="crawling hand",
    )
    assert events.FightLost(ALICE, "crawling_hand") in game.told
    thrown = [card.replace(" ", "_") for card in hand][:2]
    for card in thrown:
        if game.alice.kind == "throw_cards":
            game.alice(f"throw {card}")
    assert len(game.alice.hand) == max(0, len(hand) - 2)
    assert sorted(game.bottom("market", len(thrown))) == sorted(thrown)
    assert sum(fact.cards for fact in game.told if fact.kind == "cards_thrown") == len(thrown)
    assert not any(card in repr(game.told) for card in thrown)
    assert game.alice.kind == "take_turn"


def test_p133_a_potion_that_makes_a_champion_is_no_gear():
    game = fought(
        "darkwoods tracks magic",
        "poacher, hedge wizard, ranger",
        alice="poacher; hedge wizard 1 wears hedge wizard tonic, ranger 1 wears boots of speed",
        chris="; ; holds tracks",
        darkwoods="hollow stag",
    )
    assert events.FightLost(ALICE, "hollow_stag") in game.told
    assert game.alice.items("hedge wizard") == ("hedge_wizard_tonic",)
    assert game.alice.items("ranger") == ()


def test_p133_all_gear_of_one_who_went():
    game = fought(
        "darkwoods tracks magic",
        "poacher, hedge wizard, ranger",
        alice="poacher; hedge wizard 1 wears jailer manacles and smuggler coat, ranger 1, bard 1 wears bard lute",
        chris="; ; holds tracks",
        darkwoods="hollow stag",
    )
    assert events.FightLost(ALICE, "hollow_stag") in game.told
    if game.ben.kind == "choose_victim":
        game.ben("kill hedge wizard")
    assert game.alice.items("hedge wizard") == ()
    assert game.alice.items("bard") == ("bard_lute",)
    assert game.bottom("market", 2) == ("jailer_manacles", "smuggler_coat")


def robbed_by_the_stag(hero="woodsman", **lines):
    """Alice's hunt in Darkwoods has failed against an agent that takes all gear of the one who wears any."""
    game = met(
        "darkwoods tracks magic",
        "hedge wizard, poacher",
        alice=f"{hero}; hedge wizard 1 wears hedge wizard tonic and jailer manacles and smuggler coat, poacher 1; 3g",
        chris="; ; holds tracks",
        darkwoods="hollow stag",
        **lines,
    )
    while game.kind == "fight":
        game[game.asked[0]]("pass")
    return game


def test_p133_holy_water_keeps_the_gear_from_an_agent():
    game = robbed_by_the_stag(ben="; ; hand exorcist holy water")
    assert game.asked == ("ben",)
    game.ben("answer with exorcist holy water")
    game.everybody_passes()
    assert game.was_told(events.Cancelled("agent", "hollow_stag", "gear"))
    assert game.alice.items("hedge wizard") == ("hedge_wizard_tonic", "jailer_manacles", "smuggler_coat")
    assert (game.ben.hand, game.kind) == ((), "take_turn")


def test_p133_an_exorcist_takes_the_gear_to_hand():
    game = robbed_by_the_stag("exorcist")
    game.alice("answer with exorcist champion")
    game.everybody_passes()
    assert game.alice.items("hedge wizard") == ("hedge_wizard_tonic",)
    assert (game.alice.hand, game.alice.money) == (("jailer_manacles", "smuggler_coat"), "2g")


def test_p133_what_answers_a_death_does_not_answer_the_loss_of_gear():
    game = robbed_by_the_stag("virgin maiden", ben="; ; hand virgin maiden tears, archmage potion, mesmerist philtre")
    assert (game.asked, game.ben.offered("respond:")) == (("ben",), set())
    game.ben("pass")
    assert game.alice.items("hedge wizard") == ("hedge_wizard_tonic",)
    assert game.bottom("market", 2) == ("jailer_manacles", "smuggler_coat")


def test_own26_at_five_only_those_in_reach_of_who_loses_it():
    game = robbed_by_the_stag(
        seats=5, ben="; ; hand hermit tea", dana="; ; hand exorcist holy water", eve="; ; hand bard lute"
    )
    assert set(game.asked) == {"ben", "eve"}
