"""Everything the bot says, apart from the rules that it speaks of: the words of each game by its GAME name."""

from collections.abc import Mapping

from bot.words import party, prey, quarry
from bot.words.game import GameWords
from rules.deadly_prey.state import NAME as PREY
from rules.hunting_party.state import NAME as PARTY
from rules.unknown_quarry.state import NAME as QUARRY

WORDS: Mapping[str, GameWords] = {QUARRY: quarry.QUARRY, PARTY: party.PARTY, PREY: prey.PREY}

__all__ = ["WORDS", "GameWords"]
