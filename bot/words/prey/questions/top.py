"""What whoever aims at the top of the pyramid should know: control of it is a fight, at once (DP-65)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.prey import names
from bot.words.prey.table import spot
from rules.deadly_prey.city import TOP
from rules.deadly_prey.view import View


def top_lines(view: View) -> Iterator[str]:
    """That control of the top brings the fight, with the viewer's own tally; nothing for whoever is not at it."""
    if view.foreseen.tally is None:
        return
    suit = names.SUIT_TITLES[spot(view, TOP).suit]
    yield f"⚔️ **If you control the top, you face the monster at once, in {suit}, and die if your tally is too low.**"
    so_far = f"Your tally would be **{view.foreseen.tally}** as things stand; chips that you invoke fall first."
    yield f"{so_far} The monster's score is secret."
