"""The questions of the monster: attacks, victims, chips, its power."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.words.prey import names
from bot.words.prey.paying import totals_line
from bot.words.prey.questions.drafts import drafting_lines
from bot.words.prey.spots import spot_line
from bot.words.prey.table import day_lines, draft, has_day_penalties
from bot.words.prey.texts.cards import power_text
from bot.words.voice import Voice
from rules.deadly_prey.view import View


def _striking(view: View, voice: Voice) -> Iterator[str]:
    begun = draft(view)
    if begun is not None:
        yield from drafting_lines(view, begun, voice)
        return
    yield "**Do you attack?** One target, 1 to 3 points of its Calling (a General: of any), a die for each."
    yield (
        "- a controlled card of those who just acted: each die at row value + chip removes one red. Without red it is "
        "destroyed: a vacancy, its chip is yours, its hunters' week is shorter"
    )
    yield "- a face-down card: the row value alone; it is replaced"
    yield "- a tracker card: 6; it is gone"
    yield "Any hit is this phase's one success; after a miss you may try again after the next action."
    if has_day_penalties(view):
        yield "By day each target counts one more."
    yield from day_lines(view)
    yield totals_line(view)


def _choosing_victims(view: View, voice: Voice) -> Iterator[str]:
    target = view.attack.target if view.attack else view.about
    yield f"**Whose red on {target} goes?** One for each hit; several hunters control the card."
    if not target.isdecimal():
        yield f"There: {spot_line(view, target, voice)}."


def _feeding(view: View, _voice: Voice) -> Iterator[str]:
    chip = view.own.chip_in_hand if view.own else None
    what = "The chip" if chip is None else f"The {chip}"
    of = f" of {names.card(view.card)}" if view.card else ""
    yield f"**{what}{of} is yours. On which Calling does it lie?** It goes there whole."
    yield _who_knows(is_open=bool(view.card))
    yield "Nothing you lay there is lost: Callings have no upper limit."
    yield totals_line(view)


def _who_knows(*, is_open: bool) -> str:
    """A drawn chip is secret; that of a destroyed card everybody has seen, though it lies face down later (DP-60)."""
    if is_open:
        return "Everybody has seen the chip, and hears where it goes; there it lies face down among the others."
    return "The table hears which Calling it is, not what the chip is: it lies face down."


def _using_power(view: View, voice: Voice) -> Iterator[str]:
    begun = draft(view)
    if begun is not None:
        yield from drafting_lines(view, begun, voice)
        return
    yield f"**Do you use your power now?** {power_text(view.monster.name)}"
    yield "Once in each day or night. You are asked at each such moment, whether you could pay or not."
    yield from day_lines(view)
    yield totals_line(view)


ASKED: Mapping[str, Callable[[View, Voice], Iterator[str]]] = {
    "strike": _striking,
    "choose_victims": _choosing_victims,
    "feed_chip": _feeding,
    "use_power": _using_power,
}
