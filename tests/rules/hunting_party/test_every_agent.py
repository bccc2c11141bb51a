"""Every Dark Agent fought: it falls to all of either box and to nothing less, and its consequence follows."""

from collections import Counter

import pytest

from rules.hunting_party import events
from rules.hunting_party.cards import AGENTS
from rules.hunting_party.kingdom import FIGHTING
from tests.kit.party.fights import fought

ALICE = 0
GUIDES = {"palace": "falconer", "catacomb": "gravedigger", "darkwoods": "poacher", "mystic_vale": "dream walker"}
"""Heroes who guide and track."""
FIGHTERS = {
    "subdue": ("mesmerist", "retiarii", "bounty hunter"),
    "melee": ("exorcist", "inquisitor", "assassin"),
    "range": ("ranger", "trapper", "deserter"),
    "magic": ("hedge wizard", "archmage", "sorceress"),
}
"""Three hunters with each Fighting skill, who guide nowhere."""


def against(agent, skills, others="", sent="", more=""):
    """Alice has fought the agent with her guide, a hunter for each of these Fighting skills, and others without any."""
    region = AGENTS[agent].region
    times = Counter(skills)
    going = [FIGHTERS[skill][number] for skill, count in times.items() for number in range(count)]
    return fought(
        f"{region} tracks {skills[0]}",
        ", ".join([GUIDES[region], *going, *filter(None, [sent])]),
        alice=f"{GUIDES[region]}; {', '.join([f'{hunter} 0' for hunter in going] + [others] * bool(others))}{more}",
        chris="; ; holds tracks",
        is_watched=False,
        **{region: agent.replace("_", " ")},
    )


@pytest.mark.parametrize("box", [0, 1])
@pytest.mark.parametrize("agent", AGENTS)
def test_each_box_in_full_beats_it(agent, box):
    game = against(agent, AGENTS[agent].boxes[box])
    assert events.FightWon(ALICE, agent) in game.told
    free = game.alice.free
    paid = events.BountyPaid(ALICE, gold=AGENTS[agent].bounty, free=free, silver=AGENTS[agent].bounty * free // 2)
    assert paid in game.told
    assert game.bottom(AGENTS[agent].region) == (agent,)
    assert (game.alice.kind == "chest") is AGENTS[agent].has_chest


def too_few(agent):
    """A single skill that does not beat the agent."""
    return next(skill for skill in FIGHTING if all(Counter([skill]) != Counter(box) for box in AGENTS[agent].boxes))


def halves(agent):
    """All of one box but one, for a box that is not a part of the other then."""
    for box in AGENTS[agent].boxes:
        left = box[1:]
        if left and not any(Counter(other) <= Counter(left) for other in AGENTS[agent].boxes):
            return left
    return (too_few(agent),)


@pytest.mark.parametrize("agent", AGENTS)
def test_one_skill_less_does_not(agent):
    game = against(agent, halves(agent))
    assert events.FightLost(ALICE, agent) in game.told
    assert "bounty_paid" not in game.kinds_told
    assert game.bottom(AGENTS[agent].region) == (agent,)


@pytest.mark.parametrize("agent", AGENTS)
def test_its_consequence_follows(agent):
    game = against(
        agent,
        (too_few(agent),),
        others="bard 0 wears bard lute, smuggler 0 wears poacher soft shoes and ranger hood, royal guard 0",
        sent="bard, smuggler",
        more="; 3g; hand druid sap, witch brew, hermit tea",
    )
    assert events.FightLost(ALICE, agent) in game.told
    consequence, before = AGENTS[agent].consequence, len(game.alice.members)
    match consequence.sort:
        case "gold":
            assert game.alice.silver == 12 - 4 * consequence.amount
        case "cards":
            assert game.alice.kind == "throw_cards"
            game.alice("throw witch brew, hermit tea" if consequence.amount == 2 else "throw hermit tea")
            assert len(game.alice.hand) == 3 - consequence.amount
        case "gear":
            strike(game, agent, "smuggler")
            assert game.alice.items("smuggler") == ()
            assert game.alice.items("bard") == ("bard_lute",)
        case "deaths":
            assert game.alice.members[-1] == "royal_guard"
            for victim in ("smuggler", "bard")[: consequence.amount]:
                strike(game, agent, victim)
            assert len(game.alice.members) == before - consequence.amount
    assert game.alice.kind == "take_turn"


def strike(game, agent, victim):
    """Whoever is to say so in this region names the victim; nobody answers."""
    chooser = "alice" if AGENTS[agent].region in ("palace", "catacomb") else "ben"
    assert game.asked == (chooser,)
    assert not any("royal_guard" in key for key in game[chooser].offered("victim:"))
    game[chooser](f"kill {victim}")
    game.everybody_passes()


NEEDED = {
    "palace": {"subdue": 9, "melee": 7, "range": 6, "magic": 3},
    "catacomb": {"subdue": 5, "melee": 9, "range": 5, "magic": 6},
    "darkwoods": {"subdue": 10, "melee": 11, "range": 11, "magic": 9},
    "mystic_vale": {"subdue": 10, "melee": 9, "range": 11, "magic": 12},
}
"""How often each Fighting skill stands in the boxes of a region's eight agents: the balance of the regions."""


@pytest.mark.parametrize("region", NEEDED)
def test_what_a_region_asks_for(region):
    boxes = [box for agent in AGENTS.values() if agent.region == region for box in agent.boxes]
    assert Counter(skill for box in boxes for skill in box) == NEEDED[region]
