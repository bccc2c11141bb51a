"""The questions of the turn: heroes, deeds, bids, purchases."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.words.party import names
from bot.words.party.cards import hunter_text, item_line
from bot.words.party.questions.drafts import NAMESAKES, drafting_lines
from bot.words.party.table import hates_between, is_fresh_start, party
from bot.words.party.texts.targets import shares
from bot.words.people import counted, listed
from bot.words.voice import Voice
from rules.hunting_party.kingdom import SHARES, SILVER_PER_GOLD, TYPES
from rules.hunting_party.view import View

ASKS_MORE = "What ends in … asks for more before anything is done; all else is done when you press it."


def _choosing_hero(_view: View, _voice: Voice) -> Iterator[str]:
    yield "**Choose your hero**: the top card of a location, turned up once you name it. There is no way back."
    yield "A hero's powers all work; heroes cost no shares and are never killed, stolen or paid off."
    yield "Each location has its own Guiding and Fighting skill most often; the Tavern has all sorts."
    yield "The skills of your own prophecies, on your sheet, are ones not needed for the Shadow."


def _taking_turn(view: View, voice: Voice) -> Iterator[str]:
    if view.own is not None and view.own.draft is not None:
        yield from drafting_lines(view, view.own.draft, voice)
        return
    there = view.seats[view.viewer]
    yield _still_to_do(view.turn.actions)
    yield f"You have {names.money(there.silver)} and {_free(there.free)}."
    if view.turn.actions:
        yield from _why_no_hunt(view)
    if view.turn.purchases:
        yield "You may buy at the Market on top of that."
    if is_fresh_start(view) and there.members:
        yield "Party Disband, and powers that skip the turn, are for now only: before anything else in the turn."
    if there.hand_size > there.hand_limit:
        yield f"You hold {there.hand_size} cards; at the end of your turn you keep {there.hand_limit}."
    if view.found is not None:
        yield f"The Shadow was found with **{names.declared(view.found)}**: the same three find it again."
    yield ASKS_MORE


def _why_no_hunt(view: View) -> Iterator[str]:
    """Which types of skill are missing for a hunt."""
    ready = {skill for there in party(view, view.viewer) if not there.is_tired for skill in there.skills}
    missing = [names.TYPE_TITLES[kind] for kind, skills in TYPES.items() if ready.isdisjoint(skills)]
    if missing:
        yield f"You cannot hunt now: none of your hunters who are ready has a {listed(missing, 'or a')} skill."


def _still_to_do(actions: int) -> str:
    if actions:
        return f"**It is your turn**, with {counted(actions, 'action')} left: hire, buy or hunt."
    return "**It is your turn**; its action is used. Powers, items and trades still go."


def _free(free: int) -> str:
    if free < 0:
        return f"owe {shares(-free)} more than your {SHARES}: no bids, no bounty, until members leave"
    return f"{shares(free)} free of {SHARES}"


def _choosing_order(view: View, voice: Voice) -> Iterator[str]:
    hire = view.hire
    if hire is None:
        return
    who = "Do you" if hire.seat == view.viewer else f"Does {voice.whom(hire.seat)}"
    yield f"**{who} bid first, or last?** Each bids once, clockwise, and higher than the bid before."
    yield _on_offer(view)


def _bidding(view: View, voice: Voice) -> Iterator[str]:
    hire = view.hire
    if hire is None:
        return
    best = f"{voice.who(hire.bidder)} bid {hire.best} so far" if hire.best else "Nobody has bid so far"
    yield f"**Your bid for {names.hunter(hire.hunter)}?** {best}. You have one chance, and a pass is final."
    yield _on_offer(view)
    hates = hates_between(view, view.viewer, hire.hunter)
    if hates:
        yield f"Hate would cost you {shares(hates)} on top, and you must have them free."
    free = view.seats[view.viewer].free
    yield f"You have {shares(max(0, free))} free; each is an eighth of every bounty to come."
    if free - hates <= hire.best:
        yield "That is too few for a higher bid. A member paid off before you pass would bring shares home."


def _on_offer(view: View) -> str:
    return f"{names.HUNTER_TITLES[view.hire.hunter]}: {hunter_text(view.hire.hunter)}" if view.hire else ""


def _buying(view: View, _voice: Voice) -> Iterator[str]:
    own, silver = view.own, view.seats[view.viewer].silver
    if own is None:
        return
    yield "**At the Market you see:**"
    yield from (f"- **{names.ITEM_TITLES[item]}**: {item_line(item)}" for item in own.cards_in_question)
    yield "Take what you want, 1 gold each; it is bought when you pay. The rest goes under the Market."
    yield f"You have {names.money(silver)}. Taken so far: {names.items(own.taken)}."
    yield f"{NAMESAKES} The others hear how many you buy, not which."


def _opening_chest(view: View, _voice: Voice) -> Iterator[str]:
    silver = view.seats[view.viewer].silver
    yield f"**The chest**: how many items will you buy, unseen, at {names.money(SILVER_PER_GOLD)} each?"
    yield f"They come off the top of the Market into your hand. You have {names.money(silver)}."


ASKED: Mapping[str, Callable[[View, Voice], Iterator[str]]] = {
    "choose_hero": _choosing_hero,
    "take_turn": _taking_turn,
    "bid_order": _choosing_order,
    "bid": _bidding,
    "purchase": _buying,
    "chest": _opening_chest,
}
