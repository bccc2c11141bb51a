"""The log of the Market, hands and what hunters wear. Cards in hands are counted, never named (HP-25)."""

from __future__ import annotations

from bot.words.party import names
from bot.words.people import counted
from bot.words.voice import Voice, sentence
from rules.hunting_party import events
from rules.hunting_party.cards import ITEMS


def line(fact: object, voice: Voice) -> str | None:
    """The line for a fact of these, or None for any other."""
    return _hand_line(fact, voice) or _worn_line(fact, voice)


def _hand_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.MarketVisited(seat, cards):
            return f"{voice.who(seat)} looked at {_top(cards)} of the Market."
        case events.ItemsBought(seat, 0, _):
            return f"{voice.who(seat)} bought nothing."
        case events.ItemsBought(seat, cards, silver):
            return f"{voice.who(seat)} bought {counted(cards, 'item')} for {names.money(silver)}."
        case events.ChestOpened(seat, 0, _):
            return f"{voice.who(seat)} left the chest shut."
        case events.ChestOpened(seat, cards, silver):
            return f"{voice.who(seat)} bought {counted(cards, 'item')} from the chest for {names.money(silver)}."
        case events.CardsDrawn(seat, cards):
            return f"{voice.who(seat)} drew {counted(cards, 'item')} from the Market."
        case events.CardsThrown(seat, cards):
            return f"{voice.who(seat)} threw {counted(cards, 'card')} under the Market."
        case events.HandCardMoved(seat, to):
            return f"A card by luck went from {voice.whose(seat)} hand to {voice.whom(to)}."
    return None


def _top(cards: int) -> str:
    return "the top card" if cards == 1 else f"the top {cards} cards"


def _worn_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.Equipped(seat, hunter, item):
            champion = ", a **champion** now" if ITEMS[item].hunter == hunter else ""
            return f"{voice.who(seat)} gave {names.item(item)} to {names.hunter(hunter)}{champion}."
        case events.ItemMoved(seat, item, origin, ""):
            back = f"{names.hunter(origin)} back to {voice.whose(seat)} hand"
            return f"{sentence(names.item(item))} went from {back}."
        case events.ItemMoved(seat, item, origin, hunter):
            owners = f"{voice.whose(seat)} {names.HUNTER_TITLES[origin]} to {names.hunter(hunter)}"
            return f"{sentence(names.item(item))} went from {owners}."
        case events.ItemDestroyed(seat, hunter, item):
            owner = f"{voice.whose(seat)} {names.HUNTER_TITLES[hunter]}"
            return f"{sentence(owner)} lost {names.item(item)}."
    return None
