"""The random robot: it chooses evenly among the kinds of option, but for a few habits that keep a table lively."""

from __future__ import annotations

from rules.core.questions import Decision
from rules.deadly_prey.view import View as PreyView
from rules.hunting_party.view import View as PartyView
from rules.robots import party, prey, quarry
from rules.robots.liking import all_of_them, liked_option
from rules.robots.luck import Stream
from rules.unknown_quarry.view import View as QuarryView


def choose_lively(view: object, decision: Decision, stream: Stream) -> str | None:
    """The key of an option by the habits of the view's game; without habits a kind first, then one of the kind."""
    match view:
        case QuarryView():
            return quarry.choose(view, decision, stream)
        case PartyView():
            return party.choose(view, decision, stream)
        case PreyView():
            return prey.choose(view, decision, stream)
    return liked_option(decision.options, {}, all_of_them, stream).key
