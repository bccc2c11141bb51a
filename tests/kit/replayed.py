"""A finished table of a pretend Discord, dealt and answered anew from what was published and stored."""

from __future__ import annotations

import json

import rules
from bot import seeds
from rules import Action, Setup
from tests.kit.playthrough import PlayThrough
from tests.kit.world import World


async def check_that_it_can_be_replayed(here: World, table: PlayThrough) -> None:
    """From what was published and the answers, whoever gave them, follows the table as it is stored."""
    row, actions = await here.bot.store.read(
        lambda transaction: (transaction.table(table.number), transaction.actions(table.number))
    )
    assert row is not None
    assert row.deal is not None
    deal = json.loads(row.deal)
    setup = Setup(len(deal["seats"]), deal["options"])
    state, _ = rules.start(deal["game"], setup, seeds.seed(row.secret, row.deal))
    for action in actions:
        state, _ = rules.apply(state, Action(action.seat, action.question, action.option))
    assert rules.dump(state) == row.state
