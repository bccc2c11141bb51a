"""The driver in which tests of Unknown Quarry read like play: a position in a line, then who does what."""

from tests.kit.played import names_in
from tests.kit.quarry.person import Person
from tests.kit.quarry.play import NAMES, Play, deal
from tests.kit.quarry.position import names_of, scenario

__all__ = ["NAMES", "Person", "Play", "deal", "names_in", "names_of", "scenario"]
