"""What is shown of the question that is asked: to everybody, and what a seat has begun, to that seat."""

from __future__ import annotations

from dataclasses import replace

from rules.deadly_prey.asking import PayDebt, StripWhite
from rules.deadly_prey.attempting import Agree
from rules.deadly_prey.cards import ARSENAL
from rules.deadly_prey.feeding import FeedChip
from rules.deadly_prey.gathering import Gather
from rules.deadly_prey.hardships import PickForHardship
from rules.deadly_prey.moments import AskingPlay
from rules.deadly_prey.playing import ChooseWay
from rules.deadly_prey.ratings import number_of_attack
from rules.deadly_prey.rolling import AddTrophies
from rules.deadly_prey.rotating import PlaceSlot
from rules.deadly_prey.setup import LayCallings
from rules.deadly_prey.slots import Contest, JoinAttempt, ResolveSlot
from rules.deadly_prey.state import NOBODY, Attack, Draft, Share, State
from rules.deadly_prey.striking import Strike
from rules.deadly_prey.succeeding import TurnRed
from rules.deadly_prey.week import DawnWindow, Night
from rules.deadly_prey.windows import React


def spot_asked_about(question: object) -> str:
    """The spot that the question is about, which everybody knows."""
    match question:
        case ResolveSlot(spot=name) | TurnRed(spot=name) | Contest(spot=name):
            return name
        case JoinAttempt(slot=slot):
            return slot.spot or (slot.draft.key.partition(":")[2] if slot.draft else "")
    return ""


def attack_as_it_stands(state: State) -> Attack | None:
    """The attack under way; until the dice are rolled with the number as it stands."""
    there = state.attack
    if there is None or there.rolled:
        return there
    return replace(there, number=number_of_attack(state, there.target, there.owners))


def asker(question: object) -> int:
    """Who puts the question to others."""
    match question:
        case JoinAttempt(slot=slot) | Contest(slot=slot):
            return slot.seat
    return NOBODY


def card_asking(question: object) -> str:
    """The card that puts the question, which everybody knows."""
    match question:
        case PickForHardship(card=card) | FeedChip(card=card):
            return card
        case ChooseWay(play=play):
            return play.card
    return ""


def owed(question: object) -> int:
    """What is still to be paid, beside the cards given so far; or how many white are still to go."""
    match question:
        case StripWhite(count=count):
            return count
        case PayDebt(owed=owed, paid=paid):
            return owed - sum(ARSENAL[card].value for card in paid)
    return 0


def proposal(question: object) -> str:
    """What partners are asked to agree to."""
    return question.proposal if isinstance(question, Agree) else ""


def draft_begun(question: object, viewer: int) -> Draft | None:
    """The small choices that the seat has begun in its question."""
    match question:
        case React():
            return question.draft_of(viewer)
        case LayCallings():
            return Draft("lay", question.laid(viewer))
        case DawnWindow():
            return Draft("dawn", question.chosen(viewer))
        case PlaceSlot(seat=seat, draft=draft) | ResolveSlot(seat=seat, draft=draft) | Night(seat=seat, draft=draft):
            return draft if seat == viewer else None
        case Strike(seat=seat, draft=draft) | AskingPlay(seat=seat, draft=draft):
            return draft if seat == viewer else None
        case Gather(seat=seat) if seat == viewer:
            return _gathered(question.draft(viewer))
        case AddTrophies(seat=seat, numbers=numbers) if seat == viewer:
            return Draft("roll", tuple(f"trophy:{number}" for number in numbers))
    return None


def _gathered(share: Share) -> Draft:
    cards = (*(f"invoke:{name}" for name in share.invoked), *(f"poach:{name}" for name in share.poached))
    spent = ("willpower",) * share.willpower
    trophies = tuple(f"trophy:{number}" for number in share.trophies)
    held = (f"tactics:{share.tactic}",) if share.tactic else ()
    return Draft("gather", (*cards, *spent, *trophies, *held))
