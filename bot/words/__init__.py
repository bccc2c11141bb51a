"""Everything the bot says, apart from the rules that it speaks of: the words of each game by its GAME name."""

from collections.abc import Mapping

from bot.words import party, quarry
from bot.words.game import GameWords
from rules.hunting_party.state import NAME as PARTY
from rules.unknown_quarry.state import NAME as QUARRY

WORDS: Mapping[str, GameWords] = {QUARRY: quarry.QUARRY, PARTY: party.PARTY}

__all__ = ["WORDS", "GameWords"]
