"""The driver in which tests of Deadly Prey read like play: a position in a few lines, then who does what."""

from tests.kit.played import names_in
from tests.kit.prey.deal import deal
from tests.kit.prey.made import city_card
from tests.kit.prey.notation import NAMES
from tests.kit.prey.person import Person
from tests.kit.prey.play import Play
from tests.kit.prey.position import scenario

__all__ = ["NAMES", "Person", "Play", "city_card", "deal", "names_in", "scenario"]
