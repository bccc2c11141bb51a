"""The log of what one player alone is told: prophecies, cards in hand, offers, wishes."""

from __future__ import annotations

from bot.words.party import names
from bot.words.party.offers import terms
from bot.words.party.played import key_words
from bot.words.party.refusals import reason_words
from bot.words.voice import Voice
from rules.hunting_party import events
from rules.hunting_party.state import Offer


def line(fact: object, voice: Voice) -> str:
    """The line for a private fact. Raises ValueError for anything else."""
    for words in (_prophecy_line, _card_line, _offer_line, _wish_line):
        found = words(fact, voice)
        if found is not None:
            return found
    raise ValueError(f"no words for {type(fact).__name__}")


def _prophecy_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.PropheciesDealt(cards):
            return f"Your prophecies are **{names.declared(cards)}**: these skills are not destined."
        case events.ProphecyShown(by, card):
            return f"🔮 {voice.who(by)} showed you **{names.SKILL_TITLES[card]}**: it is not destined."
        case events.ProphecyShownTo(to, card):
            return f"🔮 You showed {voice.whom(to)} {names.SKILL_TITLES[card]}."
    return None


def _card_line(fact: object, _voice: Voice) -> str | None:
    match fact:
        case events.CardsSeen(stack, cards):
            seen = ", ".join(names.card(card) for card in cards) or "nothing"
            return f"Of {names.stack(stack)} you saw: {seen}."
        case events.CardsCame(cards):
            return f"Into your hand came {names.items(cards)}."
        case events.CardsWent(cards):
            return f"Out of your hand went {names.items(cards)}."
    return None


def _offer_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.OfferMade(seat, to, silver, cards, asked_silver, asked_cards):
            offer = Offer(seat, to, silver, cards, asked_silver, asked_cards)
            return f"⚖️ {voice.who(seat)} offered {voice.whom(to)} a trade: {terms(offer, voice)}."
        case events.CardsLaid(seat, to, cards):
            return f"⚖️ {voice.who(to)} put {names.items(cards)} into {voice.whose(seat)} trade."
        case events.OfferGone(seat, to, "refused"):
            return f"{voice.who(to)} refused {voice.whose(seat)} trade."
        case events.OfferGone(seat, to, "withdrawn"):
            return f"{voice.who(seat)} withdrew the trade with {voice.whom(to)}."
        case events.OfferGone(seat, to):
            return f"The trade between {voice.whom(seat)} and {voice.whom(to)} cannot be done any more."
    return None


def _wish_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.WishKept(key, picks):
            return f"Kept for the next pause, unseen: {key_words(key, picks, voice)}."
        case events.WishReturned(key, picks, reason, rule):
            return f"Your wish to {key_words(key, picks, voice)} came back unpaid: {reason_words(reason)} ({rule})."
    return None
