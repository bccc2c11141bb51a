"""Everything the bot says about Hunt: The Unknown Quarry."""

from bot.words.game import GameWords
from bot.words.quarry import rules
from bot.words.quarry.board import board
from bot.words.quarry.cards import TOPICS, card
from bot.words.quarry.ending import ending
from bot.words.quarry.labels import group_title, label
from bot.words.quarry.names import thing
from bot.words.quarry.narration import narrate
from bot.words.quarry.questions import question
from bot.words.quarry.refusals import refusal
from bot.words.quarry.sheet import sheet

QUARRY = GameWords(
    title="Hunt: The Unknown Quarry",
    short_title="Unknown Quarry",
    tagline="A dark house, and one of you is the monster. Find out who, and with what to kill it.",
    length="3–6 players, 60–90 minutes",
    label=label,
    group_title=group_title,
    question=question,
    narrate=narrate,
    refusal=refusal,
    board=board,
    sheet=sheet,
    topics=TOPICS,
    card=card,
    rules_topics=rules.TOPICS,
    rule=rules.rule,
    ending=ending,
    thing=thing,
)
