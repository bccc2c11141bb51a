"""Dark Agents in words: what beats them, what they are worth, what a lost fight costs."""

from __future__ import annotations

from bot.words.party import names
from bot.words.people import counted
from rules.hunting_party.cards import Agent, Consequence

_CHOSEN_BY_HUNTER = ("palace", "catacomb")


def agent_text(agent: Agent) -> str:
    """What is on an agent's card."""
    chest = " and a **chest** (up to 2 unseen items at 1 gold each)" if agent.has_chest else ""
    return f"Falls to {boxes(agent)}\nWorth **{agent.bounty} gold**{chest}\nElse: {cost_of_losing(agent)}"


def boxes(agent: Agent) -> str:
    """What beats an agent: all skills of either box."""
    return " or ".join(f"**{_box(box)}**" for box in agent.boxes)


def _box(box: tuple[str, ...]) -> str:
    return " + ".join(names.skills(box).split(", "))


def cost_of_losing(agent: Agent) -> str:
    """What a lost fight costs, and who says whom it strikes."""
    return consequence_words(agent.consequence, agent.region)


def consequence_words(consequence: Consequence, region: str) -> str:
    """What a lost fight in a region costs (HP-08)."""
    amount = consequence.amount
    match consequence.sort:
        case "deaths":
            who = "one of those sent dies" if amount == 1 else f"{amount} of those sent die"
            return f"{who}, whom {_chooser(region)} names"
        case "gear":
            return f"one of those sent loses all gear, whom {_chooser(region)} names"
        case "cards":
            return f"the hunting player throws {counted(amount, 'card')} from hand"
        case "gold":
            return f"the hunting player pays {amount} gold"


def _chooser(region: str) -> str:
    return "the hunting player" if region in _CHOSEN_BY_HUNTER else "the player to the left"
