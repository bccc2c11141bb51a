"""Everything the bot says about Deadly Prey."""

from bot.words.game import GameWords
from bot.words.prey import rules
from bot.words.prey.board import board
from bot.words.prey.cards import TOPICS, card
from bot.words.prey.ending import ending
from bot.words.prey.labels import group_title, label
from bot.words.prey.names import TYPED, thing
from bot.words.prey.narration import narrate
from bot.words.prey.questions import question
from bot.words.prey.refusals import refusal
from bot.words.prey.sheet import sheet

PREY = GameWords(
    title="Hunter: Deadly Prey",
    short_title="Deadly Prey",
    tagline="A week in a city with a monster in it. One of you is the monster; the others climb to face it.",
    length="2–5 players, best with 3–5, 2–4 hours",
    label=label,
    group_title=group_title,
    question=question,
    narrate=narrate,
    refusal=refusal,
    board=board,
    sheet=sheet,
    topics=TOPICS,
    typed_names=TYPED,
    card=card,
    rules_topics=rules.TOPICS,
    rule=rules.rule,
    ending=ending,
    thing=thing,
)
