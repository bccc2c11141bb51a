"""The log of the set-up, of days and nights, of Initiative and phases, and of the end."""

from __future__ import annotations

from bot.words.people import counted, listed
from bot.words.prey import names
from bot.words.prey.outcomes import outcome_words
from bot.words.prey.texts.cards import city_line, setback_does
from bot.words.voice import Voice
from rules.deadly_prey import events
from rules.deadly_prey.city import CALLINGS


def line(fact: object, voice: Voice) -> str | None:
    """The line for a fact of these, or None for any other."""
    for words in (_setup_line, _half_line, _order_line, _phase_line, _end_line):
        found = words(fact, voice)
        if found is not None:
            return found
    return None


def _setup_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.Dealt(mo, monster, identities):
            hunters = [
                f"{voice.whom(seat)} {'are' if seat == voice.reader else 'is'} {names.identity(identity)}"
                for seat, identity in enumerate(identities)
                if identity
            ]
            is_ = voice.does(mo, "is", "are")
            return f"The pyramid is laid out. **{is_} {names.monster(monster)}**; {listed(hunters)}."
        case events.CallingsLaid(chips):
            there = ", ".join(f"{names.SUIT_SHORT[c]} {n}" for c, n in zip(CALLINGS, chips, strict=True))
            return f"All Callings are laid, face down. The monster's chips: {there}."
        case events.HandsDealt(cards, influence):
            dealt = f"{counted(cards, 'Arsenal Card')} each, and {counted(influence, 'Influence Card')} for the monster"
            return f"The hands are dealt: {dealt}."
    return None


def _half_line(fact: object, _voice: Voice) -> str | None:
    match fact:
        case events.HalfBegan(half):
            sign = "☀️" if half % 2 else "🌙"
            return f"{sign} **{names.half(half).capitalize()}** began."
        case events.SetbackEntered(card, ends):
            until = names.start_of_half(ends)
            return f"🌪️ Setback: **{names.SETBACK_TITLES[card]}**, until {until}: {setback_does(card)}"
        case events.SetbackEnded(card):
            return f"The Setback {names.SETBACK_TITLES[card]} is over."
        case events.TrackerFlipped(space, card):
            return f"On tracker space {space} {names.CITY_TITLES[card]} came to light: {city_line(card)}."
    return None


def _order_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.InitiativeRolled(rolls):
            told = ", ".join(f"{voice.whom(seat)} {number}" for seat, number in rolls)
            return f"A tie for Initiative, so d10 are rolled: {told}."
        case events.InitiativeWon(seat, standing):
            others = [voice.whom(other) for other in standing if other != seat]
            return f"Initiative for this day and night: {voice.whom(seat)}, then {listed(others)}." if others else ""
        case events.ArsenalDrawn(seat, cards):
            return f"{voice.who(seat)} drew {counted(cards, 'Arsenal Card')}."
        case events.InfluenceDrawn(cards):
            return f"The monster drew {counted(cards, 'Influence Card')}."
        case events.ChipFed(calling, card, chip) if card:
            return f"The monster took the {chip} of {names.CITY_TITLES[card]} for {names.CALLING_TITLES[calling]}."
        case events.ChipFed(calling):
            return f"The monster fed: a chip, face down, on {names.CALLING_TITLES[calling]}."
        case events.NightAnswered(seat, False, _):
            return f"{voice.does(seat, 'rests', 'rest')} tonight."
        case events.NightAnswered(seat, _, price):
            how = "for a Hardship" if price == "hardship" else "without a Hardship"
            return f"{voice.does(seat, 'acts', 'act')} tonight, {how}."
    return None


def _phase_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.PhaseBegan(phase, ()):
            return f"**{names.PHASE_TITLES[phase]}**: no hunter takes slots."
        case events.PhaseBegan(phase, (alone,)):
            return f"**{names.PHASE_TITLES[phase]}**: {voice.whom(alone)} alone."
        case events.PhaseBegan(phase, order):
            return f"**{names.PHASE_TITLES[phase]}**: {', '.join(voice.whom(seat) for seat in order)}, in this order."
        case events.OrderChosen(seat, is_first):
            when = "first" if is_first else "last"
            return f"{voice.does(seat, 'acts', 'act')} {when} in this phase."
        case events.Skipped(seat):
            return f"{voice.who(seat)} skipped a slot."
        case events.PhaseLeft(seat):
            return f"{voice.does(seat, 'is', 'are')} done for this phase."
        case events.WentOut(seat):
            return f"🚪 The week is over for {voice.whom(seat)}: no more actions, but {voice.whose(seat)} cards score."
        case events.MarkerPlaced(seat, last):
            last_half = f"{voice.whose(seat)} last half-day is now {names.half(last)}"
            return f"⌛ {voice.who(seat)} put a Willpower on the week: {last_half}."
    return None


def _end_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.Scored(scores):
            told = [
                f"{voice.whom(seat)} {sum(each)} ({chips} chips, {prize} for the fight, {primary} + {kinds} for suits)"
                for seat, each in enumerate(scores)
                if any(each)
                for chips, prize, primary, kinds in (each,)
            ]
            return f"Scores: {'; '.join(told) or 'no points for anybody'}."
        case events.Ended(outcome):
            return f"**{outcome_words(outcome, voice)}**"
    return None
