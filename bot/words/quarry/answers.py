"""The answers to a card that came over, as labels: by its target, and by the one to whom cards were passed."""

from __future__ import annotations

from dataclasses import replace

from bot.words.page import Label
from bot.words.people import Names, plain
from bot.words.quarry import names
from bot.words.quarry.effects import YOU, line_words, summary
from bot.words.voice import capital
from rules.core.questions import Option
from rules.unknown_quarry import choices
from rules.unknown_quarry.cards import CARDS, Line
from rules.unknown_quarry.cards.effects import Give
from rules.unknown_quarry.state import is_monstrous
from rules.unknown_quarry.view import View


def label(option: Option, view: View, people: Names) -> Label:
    """What the answer does. The view is that of the seat which may give it. Raises ValueError for an unknown option."""
    match option.value:
        case choices.Resolve(card, spend):
            return _resolve(view, people, card, spend=spend)
        case choices.React(card, spend):
            return _react(view, people, card, spend=spend)
        case choices.Keep(card):
            return Label(f"Keep the {names.card(card)}", "✋", "receive", summary(card))
        case choices.GiveBack():
            return Label(_give_back(view), "↩️", "receive", _giver(view, people))
        case choices.KeepAndDrop(card):
            return _keep_and_drop(view, card)
        case choices.Drop(card):
            return Label(f"Lay down the {names.card(card)}", "👇", "drop", summary(card))
    raise ValueError(f"no label for {option.key}")


def line_in_play(view: View) -> Line | None:
    """The line of the card that the viewer is concerned with, or None if its number is not on the card."""
    playing = view.own.card_in_play if view.own else None
    return CARDS[playing.card].line(playing.number) if playing else None


def affects_viewer(view: View) -> bool:
    """Whether the card in play touches the viewer, who is its target."""
    playing = view.own.card_in_play if view.own else None
    return bool(playing and playing.affects)


def _resolve(view: View, people: Names, card: str | None, *, spend: bool) -> Label:
    line = line_in_play(view)
    emoji = "⚡" if spend else "▶️"
    if spend and line and line.is_averted_by_energy:
        text = "Spend a charge to avert it" if affects_viewer(view) else "Spend a charge all the same"
        return Label(text, emoji, "answer", "Everyone sees the charge go")
    if card is not None and line is not None:
        detail = _warning(view, people, card) or _passed(view, people, line)
        return Label(_pass(line, card, spend=spend), emoji, "answer", detail)
    effect = _effect(view)
    if spend:
        return Label(f"Spend a charge and resolve: {effect}", emoji, "answer", "Everyone sees the charge go")
    return Label(f"Resolve: {effect}", emoji, "answer")


def _effect(view: View) -> str:
    """What happens to the viewer if the card in play is resolved."""
    line = line_in_play(view)
    has_cards = view.own is not None and bool(view.own.hand)
    if line is None or not affects_viewer(view) or (line.passes_cards and not has_cards):
        return "nothing happens"
    return line_words(replace(line, is_averted_by_energy=False), YOU)


def _pass(line: Line, card: str, *, spend: bool) -> str:
    verb = "Give" if Give("any") in line.effects else "Show"
    return f"Spend a charge and {verb.lower()} {names.card(card)}" if spend else f"{verb} {names.card(card)}"


def _passed(view: View, people: Names, line: Line) -> str:
    """What becomes of a card that is passed."""
    fate = "may keep it" if Give("any") in line.effects else "gives it back"
    return f"Only {_attacker(view, people)} sees it, and {fate}"


def _react(view: View, people: Names, card: str, *, spend: bool) -> Label:
    text = f"Show {names.card(card)} instead"
    stopped = f"Nothing on the line happens to you; only {_attacker(view, people)} sees the card, and you keep it"
    detail = _warning(view, people, card) or stopped
    return Label(f"{text}, and spend a charge" if spend else text, "🛡️", "reaction", detail)


def _warning(view: View, people: Names, card: str) -> str | None:
    if not is_monstrous(card):
        return None
    return f"{capital(_attacker(view, people))} will know that you are the monster"


def _attacker(view: View, people: Names) -> str:
    return plain(people[view.attack.attacker]) if view.attack else "the other player"


def _give_back(view: View) -> str:
    return "Give the cards back" if view.own and len(view.own.received) > 1 else "Give it back"


def _giver(view: View, people: Names) -> str | None:
    return f"To {plain(people[view.attack.target])}" if view.attack else None


def _keep_and_drop(view: View, card: str) -> Label:
    new = view.own.received[0] if view.own and view.own.received else card
    if new == card:
        return Label(f"Take the {names.card(card)} and lay it down here", "👇", "receive", summary(card))
    return Label(f"Keep the {names.card(new)}, lay down the {names.card(card)}", "👇", "receive", summary(card))
