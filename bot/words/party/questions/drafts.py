"""Deeds that are being put together in small choices: what was chosen so far, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.party import names
from bot.words.party.cards import item_line
from bot.words.party.labels.at_any_time import drafted_terms
from bot.words.party.offers import terms
from bot.words.party.played import does_words, draft_words, picks_words, price_of, source_of
from bot.words.party.table import acts_at_once
from bot.words.party.texts.abilities import ability_of
from bot.words.party.texts.targets import choice_words
from bot.words.voice import Voice
from rules.hunting_party.drafts import is_play
from rules.hunting_party.kingdom import SKILLS
from rules.hunting_party.state import Draft, Offer
from rules.hunting_party.view import View

FREE = "Until {last} nobody knows, and Back is free."
LAST_STEP = "**This is the last step**: it is {done} as soon as you pick. Until then nobody knows, and Back is free."
_SKILLS_NEXT = (
    "**Where does the hunt go?** Declare a Guiding skill; agents of that region wait there.",
    "**How do you seek?** Declare a Seeking skill.",
    "**How do you fight?** Declare a Fighting skill. The Shadow falls only to two of it.",
)


LAST_CARD = (
    "**This is the last step**: the other side sees your cards as soon as you pick, and exchanges or withdraws. "
    "Until then nobody knows, and Back is free."
)
NAMESAKES = "Given to the hunter whose name it bears, any item makes a champion instead."


def drafting_lines(view: View, draft: Draft, voice: Voice) -> Iterator[str]:
    """What is being put together, and what is to be chosen next."""
    verb, _, rest = draft.key.partition(":")
    match verb:
        case "hunt":
            yield from _hunt_lines(view, draft)
        case "equip":
            yield f"**Who gets {names.item(rest)}?** {item_line(rest)} {NAMESAKES}"
            yield "Once given, it cannot be taken back; one of each type of gear is the limit."
        case "offer":
            yield f"**Your offer to {voice.whom(other_side(draft))}**: {drafted_terms(draft)}."
            yield "Only the two of you know of it. Members, prophecies, and what is worn cannot be traded."
        case "show_order":
            yield "**Which of your prophecies that deny a hunt should be shown first?** The order answers for you."
        case "accept":
            yield from _accept_lines(view, draft, voice)
        case _:
            yield from _play_lines(draft, voice)
    yield _what_comes_of_it(view, draft)


def _what_comes_of_it(view: View, draft: Draft) -> str:
    """How long the deed can be taken back, and whether the next pick is the one that does it."""
    verb = draft.key.partition(":")[0]
    if verb in _COMMITTING:
        return FREE.format(last=_COMMITTING[verb])
    left = picks_left(view, draft)
    if verb == "accept" and left == 1:
        return LAST_CARD
    if left > 1:
        return FREE.format(last="the last step")
    is_kept = view.own is not None and draft == view.own.aside and is_play(draft) and not acts_at_once(view)
    return LAST_STEP.format(done="kept" if is_kept else "done")


def picks_left(view: View, draft: Draft) -> int:
    """How many picks the deed takes still, the next one among them."""
    match draft.key.partition(":")[0]:
        case "accept":
            offer = _accepted(view, draft)
            asked = offer.asked_cards if offer else 1
        case "equip" | "show_order":
            asked = 1
        case _:
            asked = len(ability_of(*source_of(draft.key)).choices)
    return asked - len(draft.picks)


def _accept_lines(view: View, draft: Draft, voice: Voice) -> Iterator[str]:
    offer = _accepted(view, draft)
    if offer is None:
        yield f"The trade of {voice.whom(other_side(draft))} stands no more."
        return
    yield f"**The trade of {voice.whom(offer.seat)}**: {terms(offer, voice)}. Choose what you put in."
    if draft.picks:
        yield f"So far: {names.items(draft.picks)}."


def _accepted(view: View, draft: Draft) -> Offer | None:
    """The offer that is being accepted, while it stands."""
    offers = view.own.offers if view.own else ()
    return next((offer for offer in offers if offer.seat == other_side(draft) and offer.to == view.viewer), None)


_COMMITTING = {"hunt": "you declare", "offer": "you send it"}
"""Deeds that are done by a button of their own, not by the last pick."""


def _hunt_lines(view: View, draft: Draft) -> Iterator[str]:
    skills = declared_so_far(draft)
    if len(skills) < len(_SKILLS_NEXT):
        yield _SKILLS_NEXT[len(skills)]
        if skills:
            yield f"So far: {names.declared(skills)}."
        return
    yield f"**Who goes along to hunt {names.declared(skills)}?** All three skills must go, and all sent are tired."
    yield "Only those sent fight. Once you declare, everybody else is asked for a prophecy that denies it."
    if set(skills) & set(view.own.prophecies if view.own else ()):
        yield "You hold one of these prophecies yourself, so this hunt cannot find the Shadow."


def declared_so_far(draft: Draft) -> tuple[str, ...]:
    """The skills among the choices made for a hunt."""
    return tuple(pick for pick in (pick.removeprefix("declare:") for pick in draft.picks) if pick in SKILLS)


def _play_lines(draft: Draft, voice: Voice) -> Iterator[str]:
    sort, card, which = source_of(draft.key)
    ability = ability_of(sort, card, which)
    words = draft_words(Draft(draft.key), voice)
    price = "" if sort == "potion" else f" ({price_of(sort, card, which)})"
    yield f"**You are about to {words}**{price}{picks_words(draft.picks, voice)}: {does_words(sort, card, which)}."
    if len(draft.picks) < len(ability.choices):
        yield f"Pick {choice_words(ability.choices[len(draft.picks)]).removesuffix(' of your choice')}."


def other_side(draft: Draft) -> int:
    """The seat with which a draft of a trade is made."""
    return int(draft.key.split(":")[1])
