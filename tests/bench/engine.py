"""The rules alone: how many decisions a second are listed, chosen at random and carried out, beside other engines.

catanatron plays Settlers of Catan with four random players; RLCard plays gin rummy with random players, at the level
of its games, without the observations of its environments. One of their decisions is one step of theirs.
"""

from __future__ import annotations

import random
from functools import partial

import numpy
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan
from rlcard.games.gin_rummy import Game as GinRummy

import rules
from rules import Action, Setup
from tests.bench.rows import Row, rates

ROUNDS = 15
CATAN_TURNS = 1000


GAMES = {"Unknown Quarry": "quarry", "Hunting Party": "party", "Deadly Prey": "prey"}
"""Ours, by title."""


def rows() -> list[Row]:
    """Decisions a second of each of our games beside each of the peers."""
    ours = {title: partial(table_of_four, name) for title, name in GAMES.items()}
    speed = rates(ROUNDS, {**ours, "catanatron": catan, "RLCard gin rummy": gin_rummy})
    peers = {"catanatron": 1.0, "RLCard gin rummy": None}
    return [
        Row(f"{title}, listed, chosen, applied", "decisions/s", speed[title], peer, speed[peer], aim)
        for title in GAMES
        for peer, aim in peers.items()
    ]


def table_of_four(game: str, number: int) -> int:
    """A whole table is played by even choice among what is asked; the decisions taken."""
    luck, decisions = random.Random(number), 0
    state, _ = rules.start(game, Setup(4), bytes([number]))
    while asked := rules.decisions(state):
        decision = asked[0]
        option = luck.choice(decision.options)
        state, _ = rules.apply(state, Action(decision.seat, decision.question, option.key))
        decisions += 1
    return decisions


def catan(number: int) -> int:
    """A whole game of four random players; the decisions taken."""
    random.seed(number)
    game, decisions = Catan([RandomPlayer(color) for color in Color]), 0
    while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
        game.play_tick()
        decisions += 1
    return decisions


def gin_rummy(number: int) -> int:
    """A few whole games by even choice; the decisions taken."""
    luck, decisions = random.Random(number), 0
    for _ in range(5):
        game = GinRummy()
        game.np_random = numpy.random.RandomState(luck.getrandbits(32))
        game.init_game()
        while not game.is_over():
            game.step(luck.choice(game.judge.get_legal_actions()))
            decisions += 1
    return decisions
