"""What the effects of the cards do to hunters: their shares, skills, places in a party, fatigue."""

from __future__ import annotations

from bot.words.party import names
from bot.words.party.texts.targets import Mentions, shares
from bot.words.party.texts.until import until_words
from rules.hunting_party.cards.effects import (
    AIMED,
    ChangeShares,
    CopySkill,
    Effect,
    GrantSkill,
    Guard,
    Leave,
    Loan,
    MakeChampion,
    Ready,
    Recruit,
    Redirect,
    Steal,
    SwapHunters,
    Tire,
)
from rules.hunting_party.kingdom import SKILLS

GUARDED = {
    "steal": "theft",
    "poison": "death by potion",
    "potion": "potions",
    "all": "all cards and powers",
    "consequence": "death by a fight lost to a Dark Agent",
    "shadow": "the Shadow's revenge",
}
"""What a hunter can be safe from."""


def hunter_clause(effect: Effect, mentions: Mentions) -> str | None:
    """The clause of an effect on hunters, or None for any other."""
    for words in (_skill_clause, _party_clause, _state_clause):
        text = words(effect, mentions)
        if text is not None:
            return text
    return None


def _skill_clause(effect: Effect, mentions: Mentions) -> str | None:
    match effect:
        case GrantSkill(target, skill, until):
            named = names.SKILL_TITLES[skill] if skill in SKILLS else mentions.of(skill)
            again = "the skill " if skill in SKILLS else ""
            return f"{mentions.of(target)} has {again}{named}{until_words(until)}"
        case CopySkill(target, source, types, until) if target == source:
            return f"the {_kinds(types)} of {mentions.of(target)} counts once more{until_words(until)}"
        case CopySkill(target, source, types, until):
            return f"{mentions.of(target)} also has the {_kinds(types)} of {mentions.of(source)}{until_words(until)}"
        case Loan(""):
            return f"lend all skills of {mentions.me} to the hunt"
        case Loan():
            return f"lend one skill of {mentions.me} to the hunt"
    return None


def _kinds(types: tuple[str, ...]) -> str:
    """Of all types "skills", of one "Fighting skill"."""
    return "skills" if len(types) > 1 else f"{names.TYPE_TITLES[types[0]]} skill"


def _party_clause(effect: Effect, mentions: Mentions) -> str | None:
    match effect:
        case Steal(target):
            return f"steal {mentions.of(target)}"
        case SwapHunters(member, rival):
            return f"swap {mentions.of(member)} for {mentions.of(rival)}; agreed shares go along"
        case Leave(target, "killed"):
            return f"kill {mentions.of(target)}"
        case Leave(target, "half"):
            return f"disband {mentions.of(target)} at half price"
        case Leave(target):
            return f"disband {'that hunter' if target == AIMED else mentions.of(target)} free of charge"
        case Recruit(location, agreed, is_action):
            action = "; this is your action" if is_action else ""
            return f"recruit the top hunter of {mentions.of(location)} for {shares(agreed)}, without bids{action}"
        case Redirect(to):
            return f"it strikes {mentions.of(to)} instead"
    return None


def _state_clause(effect: Effect, mentions: Mentions) -> str | None:
    match effect:
        case ChangeShares(target, change) if change < 0:
            return f"remove {shares(-change)} from {mentions.of(target)}"
        case ChangeShares(target, change):
            return f"add {shares(change)} to {mentions.of(target)}"
        case MakeChampion(target, until):
            return f"make {mentions.of(target)} a champion{until_words(until)}"
        case Tire(target, until):
            return f"tire {'that hunter' if target == AIMED else mentions.of(target)}{until_words(until)}"
        case Ready(target, marks):
            wiped = ", and free to use once-per-round powers again" if marks else ""
            return f"make {mentions.of(target)} ready again{wiped}"
        case Guard(target, against, until):
            return f"{mentions.of(target)} is safe from {GUARDED[against]}{until_words(until)}"
    return None
