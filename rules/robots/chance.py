"""The random robot: it chooses evenly among the legal options."""

from __future__ import annotations

from rules.core.questions import Decision
from rules.robots.luck import Stream


def choose_evenly(decision: Decision, stream: Stream) -> str:
    """The key of an option, each as likely as any other."""
    return decision.options[stream.below(len(decision.options))].key
