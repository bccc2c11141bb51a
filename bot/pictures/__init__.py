"""The pictures that the bot draws of its tables: one drawing for each game, by its GAME name."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.pictures import party, prey, quarry
from bot.pictures.picture import Picture
from rules.deadly_prey.state import NAME as PREY
from rules.hunting_party.state import NAME as PARTY
from rules.unknown_quarry.state import NAME as QUARRY

DRAWINGS: Mapping[str, Callable[[Any, Sequence[str]], Picture]] = {
    QUARRY: quarry.draw,
    PARTY: party.draw,
    PREY: prey.draw,
}
"""(the game's view, names by seat): the public board. Whoever's view it is, the picture is the same."""

__all__ = ["DRAWINGS", "Picture"]
