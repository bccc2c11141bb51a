"""Deeds that are being put together in small choices: what was chosen so far, and what comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.words.people import listed
from bot.words.prey import names
from bot.words.prey.paying import totals_line
from bot.words.prey.played import choices_of, picks_words, source_of, source_words
from bot.words.prey.spots import spot_words, strike_line, target_words
from bot.words.prey.table import day_lines, hunter
from bot.words.prey.texts.cards import power_text, trick_of, trick_text
from bot.words.prey.texts.targets import choice_words
from bot.words.voice import Voice
from rules.deadly_prey.cards import ARSENAL, MONSTERS
from rules.deadly_prey.spending import MOST_POINTS
from rules.deadly_prey.state import Draft
from rules.deadly_prey.view import View

FREE = "Until the last step nobody knows, and Back is free."


def drafting_lines(view: View, draft: Draft, voice: Voice) -> Iterator[str]:
    """What is being put together, and what is to be chosen next."""
    verb, _, rest = draft.key.partition(":")
    match verb:
        case "play":
            yield from _play_lines(view, draft, voice)
        case "meddle":
            yield f"**Meddling**: which Callings pay? So far {spent_words(draft.picks)}.{_after_meddling(view, draft)}"
            yield totals_line(view)
        case "strike":
            yield from _strike_lines(view, draft, rest, voice)
            yield totals_line(view)
        case "exchange":
            yield f"**Exchange two points for one of another Calling.** So far {spent_words(draft.picks)}."
            yield totals_line(view)
        case "reclaim":
            yield f"**Reclaim**: what comes back to your reserve? So far {_taken(draft.picks)}."
            yield "It ends this phase for you. A card that loses its last red is replaced, and all white on it is lost."
        case _:
            yield f"So far: {_put_together(view, draft.picks)}."
            return
    yield FREE


def _after_meddling(view: View, draft: Draft) -> str:
    """What is to be reached once the points put down are added, and at most."""
    numbers, count = view.foreseen.meddling, len(draft.picks)
    if not numbers:
        return ""
    now = f" That makes **{numbers[count - 1]}** to reach." if 0 < count <= len(numbers) else ""
    return f"{now} At most {names.points(len(numbers))}, for {numbers[-1]} to reach."


def _strike_lines(view: View, draft: Draft, target: str, voice: Voice) -> Iterator[str]:
    """What a die must show and what a hit does; how many points, and which not."""
    number = view.foreseen.to_hit
    what = strike_line(view, target, number, voice.whom) if number else "it cannot be attacked any more"
    yield f"**Attack on {target_words(view, target)}**: {what[0].lower()}{what[1:]}."
    yield f"A die for each point, {MOST_POINTS} at most. So far {spent_words(draft.picks)}."
    yield from day_lines(view)


def spent_words(callings: Sequence[str]) -> str:
    """Points named so far: "2 of Destruction and 1 of Absolution"; "nothing"."""
    counts = Counter(calling.removeprefix("spend:") for calling in callings)
    return listed([f"{count} of {names.CALLING_TITLES[calling]}" for calling, count in counts.items()] or ["nothing"])


def _taken(picks: Sequence[str]) -> str:
    counts = Counter(pick.removeprefix("take:") for pick in picks)
    told = [
        f"{count} {colour} from {spot}"
        for (colour, _, spot), count in ((pick.partition(":"), count) for pick, count in counts.items())
    ]
    return listed(told or ["nothing"])


def _put_together(view: View, picks: Sequence[str]) -> str:
    counts = Counter(picks)
    return listed([_source(view, pick, count) for pick, count in counts.items()] or ["nothing"])


def _source(view: View, pick: str, count: int) -> str:
    """Something that adds to points or dice."""
    verb, _, rest = pick.partition(":")
    match verb:
        case "invoke" | "poach":
            return f"{verb} {spot_words(view, rest)}"
        case "willpower":
            return f"{count} Willpower"
        case "trophy":
            return f"{names.card(hunter(view, view.viewer).trophies[int(rest)].card)} cashed in"
        case "tactics":
            return f"{names.TACTIC_TITLES[rest]} held at 1"
    return names.at_spot(pick)


def _play_lines(view: View, draft: Draft, voice: Voice) -> Iterator[str]:
    play = source_of(draft.key)
    choices = choices_of(play.card)
    picked = picks_words(play.card, draft.picks[: len(choices)], voice)
    verb = "use" if play.sort == "power" else "play"
    yield f"**You are about to {verb} {source_words(play.sort, play.card)}**{picked}."
    yield (
        power_text(play.card)
        if play.card in MONSTERS
        else trick_text(trick_of(play.card), is_monsters=play.card not in ARSENAL)
    )
    if len(draft.picks) < len(choices):
        yield f"Pick {choice_words(choices[len(draft.picks)])}."
    elif play.card in MONSTERS:
        cost, paid = MONSTERS[play.card].cost, draft.picks[len(choices) :]
        yield f"Which Callings pay its {names.points(cost)}? So far {spent_words(paid)}."
        yield totals_line(view)
