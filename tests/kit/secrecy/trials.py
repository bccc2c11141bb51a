"""The secrecy trial of every game, by its name in the registry."""

from __future__ import annotations

from collections.abc import Mapping

from tests.kit.secrecy.party.trial import PartyTrial
from tests.kit.secrecy.prey.trial import PreyTrial
from tests.kit.secrecy.quarry.trial import QuarryTrial
from tests.kit.secrecy.trial import Trial

TRIALS: Mapping[str, Trial] = {"quarry": QuarryTrial(), "party": PartyTrial(), "prey": PreyTrial()}
