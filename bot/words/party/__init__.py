"""Everything the bot says about Hunting Party."""

from bot.words.game import GameWords
from bot.words.party import rules
from bot.words.party.board import board
from bot.words.party.calls import call
from bot.words.party.cards import TOPICS, card
from bot.words.party.ending import ending
from bot.words.party.labels import group_title, label
from bot.words.party.names import thing
from bot.words.party.narration import narrate
from bot.words.party.questions import question
from bot.words.party.refusals import refusal
from bot.words.party.sheet import sheet

PARTY = GameWords(
    title="Hunting Party",
    short_title="Hunting Party",
    tagline="Hire a party, bid shares of the bounty, read the prophecies, and hunt the Shadow.",
    length="2–5 players, best with 3, 60–120 minutes",
    label=label,
    group_title=group_title,
    question=question,
    narrate=narrate,
    refusal=refusal,
    call=call,
    board=board,
    sheet=sheet,
    topics=TOPICS,
    card=card,
    rules_topics=rules.TOPICS,
    rule=rules.rule,
    ending=ending,
    thing=thing,
)
