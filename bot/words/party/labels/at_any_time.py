"""What can be done at any time as labels: paying off, trading, standing orders, wishes."""

from __future__ import annotations

from bot.words.page import Label
from bot.words.party import names
from bot.words.party.cards import item_line
from bot.words.party.offers import side, terms
from bot.words.party.played import draft_words
from bot.words.party.table import member
from bot.words.party.texts.targets import shares
from bot.words.people import counted
from bot.words.voice import Voice, sentence
from rules.hunting_party import choices
from rules.hunting_party.state import Draft
from rules.hunting_party.trading import form_of
from rules.hunting_party.view import View


def label(value: object, view: View, voice: Voice) -> Label | None:
    """What the answer does, or None if it is not one of these."""
    for words in (_disbanding, _offering, _answering, _ordering):
        found = words(value, view, voice)
        if found is not None:
            return found
    return None


def _disbanding(value: object, view: View, _voice: Voice) -> Label | None:
    match value:
        case choices.Disband(hunter, 0):
            return Label(f"Let {names.hunter(hunter)} go, free of charge", "👋", "play", _freed(view, hunter))
        case choices.Disband(hunter, silver):
            text = f"Pay off {names.hunter(hunter)} for {names.money(silver)}"
            return Label(text, "👋", "play", _freed(view, hunter))
    return None


def _freed(view: View, hunter: str) -> str:
    there = member(view, view.viewer, hunter)
    if there is None:
        return "Leaves your party"
    items = f"; lost: {', '.join(names.short_item(item) for item in there.items)}" if there.items else ""
    return f"{shares(there.shares)} back{items}"


def _offering(value: object, view: View, voice: Voice) -> Label | None:
    match value:
        case choices.OfferTrade(seat):
            return Label(f"Offer {voice.whom(seat)} a trade …", "⚖️", "trade", "Back is free until you send it")
        case choices.GiveSilver(silver):
            return Label(f"Give {names.money(silver)} more", "🪙", "offer")
        case choices.GiveCard(item):
            return Label(f"Give {names.item(item)}", "🎁", "offer", item_line(item))
        case choices.AskSilver(silver):
            return Label(f"Ask for {names.money(silver)} more", "🙏", "offer")
        case choices.AskCards(cards):
            return Label(f"Ask for {counted(cards, 'card')} more, of their choice", "🙏", "offer")
        case choices.SendOffer():
            return Label("Send the offer", "📨", "send_offer", _drafted(view, voice))
    return None


def _drafted(view: View, voice: Voice) -> str | None:
    draft = view.own.aside if view.own else None
    return f"To {voice.whom(form_of(draft).to)}: {drafted_terms(draft)}" if draft else None


def drafted_terms(draft: Draft) -> str:
    """What the choices made so far for a trade come to."""
    form = form_of(draft)
    if form.is_empty:
        return "nothing is in it yet"
    given = side(form.silver, names.items(form.cards) if form.cards else "")
    asked = side(form.asked_silver, counted(form.asked_cards, "card") if form.asked_cards else "")
    return f"you give {given} for {asked}"


def _answering(value: object, view: View, voice: Voice) -> Label | None:
    me = view.viewer
    match value:
        case choices.AcceptOffer(seat):
            more = " …" if _asks_for_cards(view, seat) else ""
            return Label(f"Accept the trade of {voice.whom(seat)}{more}", "✅", "trade", _terms(view, seat, me, voice))
        case choices.RefuseOffer(seat):
            return Label(f"Refuse the trade of {voice.whom(seat)}", "❌", "trade", _terms(view, seat, me, voice))
        case choices.ConfirmTrade(seat):
            return Label(f"Exchange with {voice.whom(seat)} now", "✅", "trade", _terms(view, me, seat, voice))
        case choices.WithdrawOffer(seat):
            return Label(f"Withdraw your offer to {voice.whom(seat)}", "↩️", "trade", _terms(view, me, seat, voice))
        case choices.LayCard(item):
            return Label(f"Put {names.item(item)} in", "🎁", "offer", item_line(item))
    return None


def _asks_for_cards(view: View, seat: int) -> bool:
    """Whether the cards that this seat asks for are chosen before its trade is accepted."""
    offers = view.own.offers if view.own else ()
    return any(offer.asked_cards for offer in offers if offer.seat == seat and offer.to == view.viewer)


def _terms(view: View, seat: int, to: int, voice: Voice) -> str | None:
    """What the offer of one seat to another comes to."""
    offers = view.own.offers if view.own else ()
    return next((sentence(terms(offer, voice)) for offer in offers if (offer.seat, offer.to) == (seat, to)), None)


def _ordering(value: object, view: View, voice: Voice) -> Label | None:
    match value:
        case choices.TakeBackWish(number):
            wish = view.own.wishes[number] if view.own and number < len(view.own.wishes) else None
            what = draft_words(wish, voice) if wish else "gone already"
            return Label(f"Forget wish {number + 1}: {what}", "🗑️", "trade")
        case choices.PassAhead(is_on=True):
            return Label(
                "Let everything happen until my turn", "😴", "trade", "Your answers to others' cards are passes"
            )
        case choices.PassAhead():
            return Label("Ask me again about others' cards", "🔔", "trade")
        case choices.ThinkOfOrder():
            return Label(
                "Deny hunts by a standing order …", "📜", "trade", "Which prophecy to show first; Back is free"
            )
        case choices.ShowOrder(()):
            return Label("No standing order: ask me about each hunt", "🔔", "order")
        case choices.ShowOrder(types):
            return Label(f"Show {order_words(types)}", "📜", "order", "Answers for you; nobody can tell it from you")
    return None


def order_words(types: tuple[str, ...]) -> str:
    """A standing order: "Guiding before Seeking before Fighting"."""
    return " before ".join(names.TYPE_TITLES[kind] for kind in types)
