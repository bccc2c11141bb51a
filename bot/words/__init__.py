"""Everything the bot says, apart from the rules that it speaks of: the words of each game by its GAME name."""

from collections.abc import Mapping

from bot.words.game import GameWords
from bot.words.quarry import QUARRY
from rules.unknown_quarry.state import NAME

WORDS: Mapping[str, GameWords] = {NAME: QUARRY}

__all__ = ["WORDS", "GameWords"]
