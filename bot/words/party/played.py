"""Cards and abilities as they are played: what is used, on whom, in answer to what; also of wishes and drafts."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words.party import names
from bot.words.party.texts.abilities import COST_TITLES, ability_of, answered_words, effects_text, power_title
from bot.words.people import listed
from bot.words.voice import Voice, sentence
from rules.hunting_party.cards import HUNTERS, ITEMS
from rules.hunting_party.cards.effects import Cost
from rules.hunting_party.kingdom import SKILLS
from rules.hunting_party.state import GEAR, STACKS, Draft
from rules.hunting_party.view import PlayedView

_SKILLS_ONLY = {*SKILLS} - {*STACKS}
"""What is picked by the name of a Guiding skill is its region nearly always."""


def source_words(sort: str, card: str, which: str) -> str:
    """What an effect comes from: "the Witch's Brew", "the Bard's power", "the Banshee", "the Shadow"."""
    match sort:
        case "power":
            return power_title(card, which)
        case "potion" | "gear":
            return names.item(card)
        case "agent":
            return names.agent(card)
        case "hire":
            return "the hire"
    return "the Shadow"


def does_words(sort: str, card: str, which: str) -> str:
    """What the effect of a source is, as a clause; "" where no card says it."""
    if sort not in {"power", "potion", "gear"}:
        return ""
    ability = ability_of(sort, card, which)
    text = effects_text(ability, "the wearer" if sort == "gear" else names.hunter(card_owner(card)))
    return f"when {answered_words(ability.answers)}: {text}" if ability.moment == "response" else text


def card_owner(card: str) -> str:
    """The hunter whose card it is: himself, or the namesake of an item."""
    return card if card in HUNTERS else ITEMS[card].hunter


def price_of(sort: str, card: str, which: str) -> str:
    """What a source costs, in a word or two: "1 gold", "once per round"."""
    cost = ability_of(sort, card, which).cost
    return "no cost" if cost is Cost.ALWAYS else COST_TITLES[cost]


def pick_words(pick: str, voice: Voice) -> str:
    """What was picked: "Ben's Ranger", "Boots of Speed of Ben's Ranger", "Ben", "Range", "the Forest"."""
    pick = pick.removeprefix("pick:")
    seat, *rest = pick.split(".")
    if rest:
        owned = f"{voice.whose(int(seat))} {names.HUNTER_TITLES[rest[0]]}"
        return owned if len(rest) == 1 else f"the {names.short_item(rest[1])} of {owned}"
    if seat.isdecimal():
        return voice.whom(int(seat))
    return names.place(pick) if pick in STACKS else names.SKILL_TITLES[pick]


def picks_words(picks: Sequence[str], voice: Voice) -> str:
    """All that was picked, with a word before it: " on Ben's Ranger for Melee"; "" if nothing was."""
    at = [pick for pick in picks if pick.removeprefix("pick:") not in _SKILLS_ONLY]
    skills = [pick for pick in picks if pick not in at]
    on = f" on {listed([pick_words(pick, voice) for pick in at])}" if at else ""
    return f"{on} for {listed([pick_words(pick, voice) for pick in skills])}" if skills else on


def played_words(playing: PlayedView, voice: Voice) -> str:
    """An effect under way, in a clause: "Ben used the Witch's Brew on your Ranger"."""
    source = playing.source
    what = source_words(source.sort, source.card, source.which)
    on = picks_words(playing.picks, voice)
    if source.sort in {"agent", "shadow"}:
        fate = "lose all gear" if source.which == GEAR else "die"
        return f"{sentence(what)} strikes{on.removeprefix(' on')}, who is about to {fate}"
    if source.sort == "hire":
        return f"{voice.who(playing.user)} turned up {names.hunter(source.card)} for hire"
    verb = "used" if playing.answering is None else "answered with"
    return f"{voice.who(playing.user)} {verb} {what}{on}"


def deed_words(key: str) -> str:
    """What a deed that is being put together is about: "the trade", "the hunt", "the Witch's Brew"."""
    verb, _, rest = key.partition(":")
    match verb:
        case "hunt":
            return "the hunt"
        case "show_order":
            return "the standing order"
        case "equip":
            return names.item(rest)
        case "power" | "potion" | "gear":
            return source_words(*source_of(key))
    return "the trade"


def source_of(key: str) -> tuple[str, str, str]:
    """The sort, the card and which of its abilities a key plays."""
    sort, card, *which = key.split(":")
    return sort, card, which[0] if which else ""


def draft_words(draft: Draft, voice: Voice) -> str:
    """A deed that is wished for, or being put together: "drink the Witch's Brew on Ben's Ranger"."""
    return key_words(draft.key, draft.picks, voice)


def key_words(key: str, picks: Sequence[str], voice: Voice) -> str:
    """A deed by its key and the picks made since."""
    verb, _, rest = key.partition(":")
    match verb:
        case "potion":
            return f"use {names.item(rest)}{picks_words(picks, voice)}"
        case "power":
            hunter, _, which = rest.partition(":")
            return f"use {power_title(hunter, which)}{picks_words(picks, voice)}"
        case "gear":
            return f"use {names.item(rest.partition(':')[0])}{picks_words(picks, voice)}"
        case "disband":
            return f"pay off {names.hunter(rest.partition(':')[0])}"
        case "equip":
            return f"give {names.item(rest)} to a hunter"
        case "hunt":
            return "go hunting"
        case "show_order":
            return "make a standing order"
    return f"trade with {voice.whom(int(rest.partition(':')[0]))}"
