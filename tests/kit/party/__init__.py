"""The driver in which tests of Hunting Party read like play: a position in a few lines, then who does what."""

from tests.kit.party.deeds import NAMES
from tests.kit.party.person import Person
from tests.kit.party.play import Play, deal
from tests.kit.party.position import scenario
from tests.kit.played import names_in

__all__ = ["NAMES", "Person", "Play", "deal", "names_in", "scenario"]
