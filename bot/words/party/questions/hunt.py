"""The questions of a hunt: denying it, fighting, who is struck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.words.party import names
from bot.words.party.questions.drafts import drafting_lines
from bot.words.party.questions.turn import ASKS_MORE
from bot.words.party.table import party
from bot.words.party.texts.agents import boxes, cost_of_losing
from bot.words.people import listed
from bot.words.voice import Voice
from rules.hunting_party.cards import AGENTS
from rules.hunting_party.kingdom import FIGHTING
from rules.hunting_party.state import Hunt
from rules.hunting_party.view import View


def _denying(view: View, voice: Voice) -> Iterator[str]:
    hunt = view.hunt
    if hunt is None:
        return
    hunter = voice.whom(hunt.seat)
    yield f"**{voice.who(hunt.seat)} hunts {names.declared(hunt.skills)}.** Do your prophecies deny it?"
    held = [names.SKILL_TITLES[card] for card in (view.own.prophecies if view.own else ()) if card in hunt.skills]
    if held:
        yield f"You hold {listed(held)}, so you must show one, and only one. Only {hunter} sees which."
    else:
        yield "You hold none of the three, so you pass, and everybody hears that."
    yield "The answer is told after a set time, so that your speed gives nothing away."


def _asking_oracle(_view: View, _voice: Voice) -> Iterator[str]:
    yield "The Oracle looks into the third hand."


def _fighting(view: View, voice: Voice) -> Iterator[str]:
    hunt = view.hunt
    if hunt is None:
        return
    own_fight = hunt.seat == view.viewer
    yield f"**{'Your' if own_fight else voice.whose(hunt.seat)} fight**: use something, or pass?"
    yield from fight_lines(view, hunt)
    if own_fight:
        yield "You may use potions, and powers that cost gold or work once per round; nothing that tires."
    else:
        yield "You may use what works in another's hunt, such as lending skills. You need not."
    yield "Once everybody asked has passed in a row, the fight is judged."
    yield ASKS_MORE
    if view.own is not None and view.own.draft is not None:
        yield from drafting_lines(view, view.own.draft, voice)


def fight_lines(view: View, hunt: Hunt) -> Iterator[str]:
    """What is fought, what it takes, and what stands against it."""
    if hunt.agent:
        agent = AGENTS[hunt.agent]
        yield f"{names.AGENT_TITLES[agent.name]} falls to {boxes(agent)}; worth {agent.bounty} gold."
        yield f"If it wins: {cost_of_losing(agent)}."
    else:
        skill = names.SKILL_TITLES[hunt.fighting]
        yield f"**The Shadow** falls to **{skill} x2**. If it stands, the player to the left names a member to die."
    yield f"Those sent have: {fighting_words(skills_on_hunt(view, hunt))}."


def fighting_words(skills: Sequence[str]) -> str:
    """The Fighting skills among these."""
    fighting = [skill for skill in skills if skill in FIGHTING]
    return names.skills(fighting) if fighting else "no Fighting skill"


def skills_on_hunt(view: View, hunt: Hunt) -> list[str]:
    """Every skill of those sent and every skill lent, as often as it counts."""
    sent = [there for there in party(view, hunt.seat) if there.hunter in hunt.sent]
    return list(Counter([*(skill for there in sent for skill in there.skills), *hunt.loans]).elements())


def _choosing_victim(view: View, voice: Voice) -> Iterator[str]:
    hunt, struck = view.hunt, view.struck
    if hunt is None or struck is None:
        return
    blow, by = struck
    party = f"{voice.whose(hunt.seat)} party"
    if by not in AGENTS:
        yield f"**The Shadow stands.** You name the member of {party} who dies, sent or not."
    else:
        fate = "loses all gear" if blow == "gear" else "dies"
        yield f"**{names.AGENT_TITLES[by]} has beaten {party}.** You name who of those sent {fate}."
    yield "It is done as soon as you choose. What the victim wears goes under the Market."
    if blow == "death":
        yield "The shares there come home to their player."


ASKED: Mapping[str, Callable[[View, Voice], Iterator[str]]] = {
    "deny": _denying,
    "ask_oracle": _asking_oracle,
    "fight": _fighting,
    "choose_victim": _choosing_victim,
}
