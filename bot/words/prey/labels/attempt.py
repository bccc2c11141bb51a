"""The answers of an attempt as labels: partners, the card, points and dice, what turns red, debts."""

from __future__ import annotations

from bot.words.page import Label
from bot.words.prey import names
from bot.words.prey.dice import dice_words
from bot.words.prey.table import name_at, spot
from bot.words.prey.texts.cards import city_line, hand_text
from bot.words.voice import Voice, capital
from rules.deadly_prey import choices
from rules.deadly_prey.view import View


def label(value: object, view: View, voice: Voice) -> Label | None:
    """What the answer does, or None if it is not one of an attempt's."""
    for words in (_joining, _changing, _gathering, _rolling, _paying):
        found = words(value, view, voice)
        if found is not None:
            return found
    return None


def _joining(value: object, _view: View, _voice: Voice) -> Label | None:
    match value:
        case choices.Join():
            detail = "It uses up your slot of this round, and your control if it succeeds"
            return Label("Join the attempt", "🤝", "answer", detail)
        case choices.Decline():
            return Label("Do not join", "🚫", "answer", "Your own slot stays yours")
        case choices.Agree():
            return Label("Agree", "👍", "answer")
        case choices.Refuse():
            return Label("Do not agree", "👎", "answer", "After two refusals the card is kept and dice are rolled")
    return None


def _changing(value: object, view: View, voice: Voice) -> Label | None:
    match value:
        case choices.Keep():
            return Label("Keep the card as it was turned", "✋", "change", _turned(view))
        case choices.Redraw():
            top = f"The top one is {names.SUIT_TITLES[view.deck_suit]}; " if view.deck_suit else ""
            return Label("Discard it and draw another", "🔄", "change", f"{top}a Minion or General must be rolled for")
        case choices.SwapCard(space, card, payer):
            paid = "you pay" if payer == voice.reader else f"{voice.short_of((payer,))} pays"
            text = f"Swap it for {names.CITY_TITLES[card]} of space {space}: {paid} 1 Willpower"
            return Label(text, "🔀", "change", city_line(card))
        case choices.Method("points"):
            return Label("Gather points", "🧮", "method", _to_reach(view))
        case choices.Method():
            return _roll(view)
    return None


def _roll(view: View) -> Label:
    """How many dice, if that can be known: a partner's score is secret."""
    if view.attempt is None or view.foreseen.dice is None:
        detail = f"{_to_reach(view)}; a die for each point of the best score among you"
        return Label("Roll dice", "🎲", "method", detail)
    dice = view.foreseen.dice
    text = f"Roll {names.dice(dice)}" if dice else "Roll, without any die so far"
    return Label(text, "🎲", "method", capital(dice_words(view, view.attempt)))


def _turned(view: View) -> str | None:
    card = name_at(view, view.attempt.spot) if view.attempt else ""
    return city_line(card) if card else None


def _to_reach(view: View) -> str | None:
    return f"To reach {view.attempt.number}" if view.attempt else None


def _gathering(value: object, view: View, _voice: Voice) -> Label | None:
    match value:
        case choices.InvokeCard(name, points, is_poached, is_held):
            verb = "Poach" if is_poached else "Invoke"
            text = f"{verb} {names.at_spot(name, name_at(view, name))}: {names.points(points)}"
            price = "Costs one of your white there. " if is_poached else ""
            what_becomes = _chip_after(spot(view, name).chip, is_held=is_held)
            return Label(text, "🧷" if is_poached else "📇", "invoke", f"{price}{what_becomes}")
        case choices.SpendWillpower():
            return Label("Spend 1 Willpower of your reserve: 2 points", "🪙", "invoke")
        case choices.UseTrophy(card, chip) if view.asked == "drop_trophy":
            return Label(f"Discard {names.card(card)}, worth {chip}", "🗑️", "trophy")
        case choices.UseTrophy(card, chip):
            what = names.dice(chip) if view.asked == "roll_sources" else names.points(chip)
            return Label(f"Cash in {names.card(card)}: {what}", "🏅", "trophy", "It is discarded if it helps")
        case choices.HoldTactics(tactic):
            text = f"Hold {names.TACTIC_TITLES[tactic]}: those chips stay at 1"
            return Label(text, "🛡️", "tactics", "One set in this attempt; other sets can fall to 0")
        case choices.RollInstead():
            return Label("Roll dice instead", "🎲", "commit", "All that was put together comes back")
    return None


def _chip_after(chip: int, *, is_held: bool) -> str:
    """What becomes of the chip of an invoked card."""
    if chip > 1:
        return f"Its chip falls to {chip - 1}"
    if is_held:
        return "Tactics hold its chip at 1"
    return "Its chip falls to 0: exhausted, and all Willpower there lost"


def _rolling(value: object, view: View, _voice: Voice) -> Label | None:
    match value:
        case choices.Roll():
            return Label("Roll", "🎲", "commit", _to_reach(view))
        case choices.Stand():
            return Label("Leave the roll as it is", "✋", "pass")
        case choices.TurnRed(number):
            return Label(f"Turn {number} white red", "🔴", "red", "Red is control; white left there can pay or poach")
    return None


def _paying(value: object, _view: View, _voice: Voice) -> Label | None:
    match value:
        case choices.DiscardForDebt(card, worth):
            return Label(f"Discard {names.card(card)}, worth {worth}", "🗑️", "debt", hand_text(card))
    return None
