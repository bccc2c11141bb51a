"""A table of Deadly Prey as it is dealt, with real cards and chips."""

from __future__ import annotations

from rules import Setup
from tests.kit.prey import checks
from tests.kit.prey.checks import GAME
from tests.kit.prey.notation import NAMES
from tests.kit.prey.play import Play

HUNTERS_ASIDE = ("lay:destruction", "lay:absolution", "lay:science")


def deal(hunters: int = 4, seed: bytes = b"a deal", *, monster: str = "doppelganger", is_laid: bool = True) -> Play:
    """A table that was dealt with this seed, the monster at the last seat; `is_laid`: Callings are laid, it is day 1.

    Every hunter lays De3 Ab2 Sc1 Oc0, the monster by luck.
    """
    setup = Setup(hunters + 1, {"monster": monster, "monster_seat": str(hunters + 1)})
    state, told = GAME.start(setup, seed)
    game = Play(state, (*NAMES[:hunters], "mo"), told)
    checks.check_real_chips(state)
    while is_laid and game.kind == "lay_callings":
        decision = game.forced[0]
        offered = [option.key for option in decision.options]
        laying = next((key for key in HUNTERS_ASIDE if key in offered and decision.seat < hunters), decision.default)
        game.answer(decision.seat, decision.question, laying)
    game.runs_on()
    return game
