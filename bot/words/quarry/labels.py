"""Every answer of Unknown Quarry as a button or a menu entry says it: what happens if it is chosen."""

from __future__ import annotations

from bot.words.page import LABEL_LIMIT, Label, cut, fitting_label, size
from bot.words.people import Names, counted, plain
from bot.words.quarry import answers, names
from bot.words.quarry.effects import plain_text, summary
from rules.core.questions import Option
from rules.unknown_quarry import choices
from rules.unknown_quarry.house import ROOM_NUMBER, ROOMS
from rules.unknown_quarry.state import HAND_LIMIT
from rules.unknown_quarry.view import View

_GROUP_TITLES = {
    "move": "Go to …",
    "search": "Search …",
    "pick_up": "Pick up …",
    "interact": "Interact with …",
    "card": "Choose the card …",
    "energy": "Spend energy …",
    "turn": "End the turn …",
    "roll": "Decide on the roll …",
    "answer": "Answer the card …",
    "reaction": "Show a reaction …",
    "receive": "Keep or give back …",
    "drop": "Lay down …",
}


def group_title(group: str) -> str:
    """What a menu of this group says before anything is chosen. Raises KeyError for an unknown group."""
    return _GROUP_TITLES[group]


def label(option: Option, view: View, people: Names) -> Label:
    """What the option does. The view is that of the seat which may choose it."""
    return fitting_label(_label(option, view, people))


def _label(option: Option, view: View, people: Names) -> Label:
    match option.value:
        case choices.Move(room, price):
            return _move(view, people, room, price)
        case choices.Search(room):
            return Label(f"Search the {names.ROOM_TITLES[room]}", "🔍", "search", _cards_there(view, room))
        case choices.PickUp(card):
            return Label(f"Pick up the {names.card(card)}", "✋", "pick_up", _pick_up(view, card))
        case choices.Interact(target):
            return Label(
                f"Interact with {plain(people[target])}", "🎯", "interact", "The card comes next; back is free"
            )
        case choices.UseCard(card, target):
            return Label(f"Use {names.card(card)} on {plain(people[target])}", "🃏", "card", plain_text(card))
        case choices.Back():
            return Label("Back: choose something else", "↩️", "card", "Nothing was done yet, and nobody knows")
        case _:
            return _of_turn(option, view, people)


def _of_turn(option: Option, view: View, people: Names) -> Label:
    match option.value:
        case choices.Feint():
            return Label("Feint (1 charge: no harassment this turn)", "💨", "energy", "Everyone sees it")
        case choices.Adrenaline():
            return Label("Adrenaline (1 charge: 1 more action)", "⚡", "energy", "Everyone sees it")
        case choices.EndTurn(recover=True):
            return Label(
                "End turn and recover (everyone will see it)", "♻️", "turn", "By Tireless: it may give you away"
            )
        case choices.EndTurn():
            recovers = view.own is not None and view.own.recovers
            return Label("End turn (your energy recovers)" if recovers else "End turn", "🏁", "turn", _unused(view))
        case choices.Surge(step, number):
            emoji = "🔼" if step > 0 else "🔽"
            return Label(f"Surge to {number} (1 charge)", emoji, "roll", "Everyone sees the new number")
        case choices.Withdraw():
            return Label("Withdraw the card unseen", "↩️", "roll", "Final; the action is used up")
        case choices.Apply(number):
            return Label(f"Apply the {number}", "✅", "roll", _apply(view, people))
        case _:
            return answers.label(option, view, people)


def _move(view: View, people: Names, room: str, price: int) -> Label:
    start = f"Move to the {names.ROOM_TITLES[room]}"
    floor = names.FLOOR_TITLES[ROOMS[room].floor]
    by = " by the stairs" if ROOMS[view.seats[view.active].room].floor != ROOMS[room].floor else ""
    detail = f"{floor}{by}; {_cards_there(view, room)}"
    return Label(start if price == 1 else start + _dearly(view, people, start, price), "🚪", "move", detail)


def _dearly(view: View, people: Names, start: str, price: int) -> str:
    """Why a move costs more, with as much of the names as the limit leaves room for."""
    harassers = harassers_here(view)
    verb = "harasses" if len(harassers) == 1 else "harass"
    frame = f" ({counted(price, 'action')}:  {verb} you)"
    room_left = LABEL_LIMIT - size(start) - size(frame)
    names_of = ", ".join(plain(people[seat]) for seat in harassers)
    if size(names_of) > room_left:
        share = room_left // len(harassers) - 2
        names_of = ", ".join(cut(plain(people[seat]), share) for seat in harassers)
    return f" ({counted(price, 'action')}: {names_of} {verb} you)"


def harassers_here(view: View) -> tuple[int, ...]:
    """The seats that make the active seat's next move dearer."""
    if view.has_feinted or view.rooms_moved:
        return ()
    mover = view.seats[view.active]
    return tuple(seat for seat in mover.harassers if view.seats[seat].room == mover.room)


def _cards_there(view: View, room: str) -> str:
    return counted(view.card_counts[ROOM_NUMBER[room]], "card")


def _pick_up(view: View, card: str) -> str:
    full = view.own is not None and len(view.own.hand) >= HAND_LIMIT
    return f"Then lay one item down: hand full. {summary(card)}" if full else summary(card)


def _unused(view: View) -> str | None:
    return f"{counted(view.actions, 'action')} unused" if view.actions else None


def _apply(view: View, people: Names) -> str:
    if view.attack is None or view.own is None or view.own.card_in_play is None:
        return "Final"
    card = names.card(view.own.card_in_play.card)
    return f"Final: {plain(people[view.attack.target])} reads your {card}"
