"""All that reached somebody in the course of a play, so that two plays can be compared."""

from __future__ import annotations

import rules
from rules import PUBLIC
from tests.kit.quarry.play import Play

Moment = tuple[tuple[object, ...], ...]


def record(play: Play, *names: str) -> list[Moment]:
    """Answer by answer, for each of these people or "public": the facts told, the view, and what is asked."""
    viewers = [PUBLIC if name == "public" else play.names.index(name) for name in names]
    return [
        tuple(
            (
                tuple(event.fact for event in told if event.audience in (viewer, PUBLIC)),
                rules.view(after, viewer),
                tuple(asked for asked in rules.decisions(after) if asked.seat == viewer),
            )
            for viewer in viewers
        )
        for _, _, told, after in play.history
    ]
