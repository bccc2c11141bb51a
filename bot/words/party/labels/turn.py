"""The answers of the turn as labels: deeds, bids, purchases, cards thrown and kept."""

from __future__ import annotations

from bot.words.page import Label
from bot.words.party import names
from bot.words.party.cards import item_line
from bot.words.party.table import hates_between
from bot.words.party.texts.targets import shares
from bot.words.people import counted
from bot.words.voice import Voice
from rules.hunting_party import choices
from rules.hunting_party.cards import HUNTERS, ITEMS
from rules.hunting_party.kingdom import LOCATIONS, REGIONS, SILVER_PER_GOLD
from rules.hunting_party.state import STACKS
from rules.hunting_party.view import View

_FAVOURED = dict(zip(LOCATIONS[1:], zip(REGIONS, ("subdue", "melee", "range", "magic"), strict=True), strict=True))
"""The skills that each location but the Tavern has most of."""


def label(value: object, view: View, voice: Voice) -> Label | None:
    """What the answer does, or None if it is not one of the turn's."""
    for words in (_deed, _bidding, _buying):
        found = words(value, view, voice)
        if found is not None:
            return found
    return None


def _deed(value: object, view: View, _voice: Voice) -> Label | None:
    match value:
        case choices.ChooseHero(location):
            return Label(f"Hero from {names.place(location)}", "🦸", "hero", _location(view, location))
        case choices.Hire(location):
            detail = f"Turns up its top hunter at once; {_location(view, location)}"
            return Label(f"Hire from {names.place(location)}", "🤝", "hire", detail)
        case choices.Buy():
            return Label(
                "Buy items at the Market", "🛒", "act", "Your action: you see its top cards; 1 gold for each you keep"
            )
        case choices.GoHunting():
            return Label(
                "Go hunting …", "🏹", "act", "Choose three skills and who goes; Back is free until you declare"
            )
        case choices.Equip(item):
            return Label(f"Give {names.item(item)} to …", "🎽", "use", item_line(item))
        case choices.PartyDisband():
            return Label("Party Disband: lose turn, money and items", "💥", "end", _party_disband(view))
        case choices.EndTurn():
            return Label("End turn", "🏁", "end", _ending(view))
    return None


def _location(view: View, location: str) -> str:
    left = counted(view.stack_sizes[STACKS.index(location)], "card")
    if location not in _FAVOURED:
        return f"{left}; a bit of everything, and twice each Seeking skill"
    guiding, fighting = (names.SKILL_TITLES[skill] for skill in _FAVOURED[location])
    return f"{left}; mostly {guiding} and {fighting}"


def _party_disband(view: View) -> str:
    leaving = [there for there in view.seats[view.viewer].members if not HUNTERS[there.hunter].is_handicap]
    return f"No way back: {counted(len(leaving), 'member')} of yours would leave, and all shares come home"


def _ending(view: View) -> str | None:
    there = view.seats[view.viewer]
    over = there.hand_size - there.hand_limit
    if over > 0:
        return f"Then you throw {counted(over, 'card')}: your hand holds {there.hand_limit} at most"
    return f"{counted(view.turn.actions, 'action')} unused" if view.turn.actions else None


def _bidding(value: object, view: View, voice: Voice) -> Label | None:
    match value:
        case choices.BidOrder(is_first=True):
            return Label(
                f"{_bidder(view, voice)} first", "⏩", "bid", "Then the others, clockwise, each once and higher"
            )
        case choices.BidOrder():
            return Label(
                f"{_bidder(view, voice)} last",
                "⏪",
                "bid",
                "The last can have the hunter for 1 share more than the best bid",
            )
        case choices.Bid(count):
            return Label(f"Bid {shares(count)}", "🥧", "bid", _bid(view, count))
        case choices.Pass():
            return _passing(view)
    return None


def _bidder(view: View, voice: Voice) -> str:
    hiring = view.hire.seat if view.hire else view.viewer
    return "You bid" if hiring == voice.reader else f"{voice.who(hiring)} bids"


def _bid(view: View, count: int) -> str:
    free = view.seats[view.viewer].free
    hates = hates_between(view, view.viewer, view.hire.hunter) if view.hire else 0
    if hates:
        return f"Needs {count + hates} of your {free} free shares: Hate asks for {hates} more"
    return f"Leaves {free - count} of your {free} free shares"


def _passing(view: View) -> Label:
    match view.asked:
        case "bid":
            return Label("Pass: no bid", "🚫", "pass", "Final for this hunter")
        case "respond":
            return Label("Pass: let it happen", "🚫", "pass", "Nobody sees who passed, or why")
        case "fight":
            return Label("Pass: use nothing", "⚔️", "pass", "Once all have passed in a row, the fight is judged")
    return Label("Pass", "🚫", "pass")


def _buying(value: object, view: View, _voice: Voice) -> Label | None:
    match value:
        case choices.Take(item):
            return Label(f"Take {names.item(item)} (1 gold)", "✋", "market")
        case choices.PutBack(item):
            return Label(f"Put {names.item(item)} back", "↩️", "market")
        case choices.PayFor((), _):
            return Label("Buy nothing", "🏁", "pay", "All go under the Market, face down")
        case choices.PayFor(items, silver):
            return Label(
                f"Pay {names.money(silver)} for {counted(len(items), 'item')}", "🪙", "pay", names.items(items)
            )
        case choices.BuyUnseen(0):
            return Label("Leave the chest shut", "🚫", "chest")
        case choices.BuyUnseen(cards):
            price = names.money(cards * SILVER_PER_GOLD)
            return Label(f"Buy {counted(cards, 'unseen item')} for {price}", "🎁", "chest", "Off the top of the Market")
    return _kept(value, view)


def _kept(value: object, view: View) -> Label | None:
    match value:
        case choices.Throw(item):
            return Label(f"Throw {names.item(item)}", "🗑️", "throw", item_line(item))
        case choices.KeepOne(item):
            return Label(f"Keep {names.item(item)}", "✋", "keep", item_line(item))
        case choices.LayNext(card):
            return Label(f"Lay {names.card(card)} {_next_place(view)}", "🔢", "arrange", card_line(card))
    return None


_PLACES = ("on top", "second from the top", "third from the top", "fourth from the top")


def _next_place(view: View) -> str:
    laid = len(view.own.taken) if view.own else 0
    return _PLACES[laid]


def card_line(card: str) -> str:
    """A card of a stack on one short plain line."""
    if card in ITEMS:
        return item_line(card)
    if card in HUNTERS:
        return names.skills(HUNTERS[card].skills)
    return names.short_agent(card)
