"""Cards and abilities as labels: using them, answering with them, and all that is picked for them."""

from __future__ import annotations

from bot.words.page import Label
from bot.words.party import names
from bot.words.party.debt import may_owe, owing
from bot.words.party.labels.hunt import hunter_line
from bot.words.party.played import deed_words, does_words, pick_words, price_of
from bot.words.party.texts.abilities import COST_SIGNS, ability_of, power_title
from bot.words.people import counted
from bot.words.voice import Voice, capital, sentence
from rules.hunting_party import choices
from rules.hunting_party.cards import ITEMS
from rules.hunting_party.cards.effects import Cost
from rules.hunting_party.choices import hunter_key, item_key
from rules.hunting_party.state import STACKS
from rules.hunting_party.view import View

_TIRING = (Cost.FATIGUE, Cost.SKIP)


def label(value: object, view: View, voice: Voice) -> Label | None:
    """What the answer does, or None if it is not about a card or an ability."""
    match value:
        case choices.Play(sort, card, which, picks):
            cost = ability_of(sort, card, which).cost
            group = "use" if cost in _TIRING else "play"
            text = f"{_use(sort, card, which)}{' …' if picks else ''}"
            return Label(text, COST_SIGNS[cost], group, f"{_does(sort, card, which)}{may_owe(view, sort, card, which)}")
        case choices.Respond(sort, card, which, pick):
            return (
                _respond(value, voice)
                if pick
                else Label(_answer(sort, card, which), "🛡️", "respond", _does(sort, card, which))
            )
        case choices.Back(of):
            return Label(_back(view, of), "↩️", "back")
    return _pick(value, view, voice)


def _back(view: View, deed: str) -> str:
    """What Back takes back: the last choice, or the whole deed where nothing was chosen for it yet."""
    drafts = (view.own.draft, view.own.aside) if view.own else ()
    draft = next((draft for draft in drafts if draft is not None and draft.key == deed), None)
    if draft is None:
        return "Back: take the last choice back"
    what = deed_words(deed)
    return f"Back: take the last choice for {what} back" if draft.picks else f"Back: leave {what}"


def _does(sort: str, card: str, which: str) -> str:
    return capital(does_words(sort, card, which))


def _use(sort: str, card: str, which: str) -> str:
    price = price_of(sort, card, which)
    match sort:
        case "power":
            return f"Use {power_title(card, which)} ({price})"
        case "gear":
            return f"Use {names.item(card)} on {names.hunter(which)} ({price})"
    return f"Use {names.item(card)}"


def _answer(sort: str, card: str, which: str) -> str:
    if sort == "power":
        return f"Answer with {power_title(card, which)} ({price_of(sort, card, which)})"
    return f"Answer with {names.item(card)}"


def _respond(value: choices.Respond, voice: Voice) -> Label:
    """An answer that picks a hunter, too."""
    picked = pick_words(value.pick, voice)
    what = power_title(value.card, value.which) if value.sort == "power" else names.item(value.card)
    detail = _does(value.sort, value.card, value.which)
    return Label(f"Answer with {what}: {picked}", "🛡️", "respond", detail)


def _pick(value: object, view: View, voice: Voice) -> Label | None:
    match value:
        case choices.PickHunter(seat, hunter):
            text = sentence(pick_words(hunter_key(seat, hunter), voice))
            detail = _becomes_champion(view, hunter) or hunter_line(view, seat, hunter)
            return Label(text, "👤", "pick", f"{owing(view, seat, hunter)}{detail}")
        case choices.PickSeat(seat):
            return Label(sentence(voice.whom(seat)), "👥", "pick", _belongings(view, seat))
        case choices.PickSkill(skill):
            return Label(names.SKILL_TITLES[skill], names.SKILL_SIGNS[skill], "pick")
        case choices.PickStack(stack):
            return Label(sentence(names.stack(stack)), "🎴", "pick", _cards_there(view, stack))
        case choices.PickItem(seat, hunter, item):
            return Label(sentence(pick_words(item_key(seat, hunter, item), voice)), "🎽", "pick")
    return None


def _becomes_champion(view: View, hunter: str) -> str | None:
    """What a namesake is told of, when an item is about to be given."""
    draft = view.own.draft if view.own else None
    verb, _, item = draft.key.partition(":") if draft else ("", "", "")
    if verb == "equip" and ITEMS[item].hunter == hunter:
        return "The namesake: a champion with one share less; the item does nothing else"
    return None


def _belongings(view: View, seat: int) -> str:
    there = view.seats[seat]
    return capital(f"{names.money(there.silver)}; {counted(there.hand_size, 'card')} in hand")


def _cards_there(view: View, stack: str) -> str:
    return counted(view.stack_sizes[STACKS.index(stack)], names.kind_of_card(stack))
