"""Positions out of whole tables, some of every kind of question, each with all exchanged that a viewer was not sent."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.deadly_prey.slots import Contest, JoinAttempt
from rules.inspection.prey import own
from tests.kit.secrecy.pairs import Moment, Pair, listen
from tests.kit.secrecy.prey.exchange import exchanged
from tests.kit.secrecy.prey.sent import Sent
from tests.kit.secrecy.record import Answer, Record, viewers

OF_A_KIND = {"window": 10, "dawn_window": 6, "lay_callings": 3}
"""How many positions are taken of those in which a question of one kind is open, if more than of others."""
OF_OTHER_KINDS = 1


def sampled_positions(record: Record, chance: Random) -> Iterator[Pair]:
    """A pair for one viewer by chance; for everybody where hunters ask each other."""
    sent = {viewer: Sent(viewer) for viewer in viewers(record.dealt)}
    listen(sent.values(), record.told)
    taken = set(chosen(record, chance))
    for number, answer in enumerate(record.answers[:-1]):
        listen(sent.values(), answer.told)
        if number not in taken:
            continue
        asks_others = isinstance(own(answer.after).question, JoinAttempt | Contest)
        for viewer in sent if asks_others else chance.sample([*sent], 1):
            yield pair_of(answer, sent[viewer], chance)


def pair_of(answer: Answer, sent: Sent, chance: Random) -> Pair:
    """The position after this answer, beside the exchanged one."""
    after = own(answer.after)
    other = exchanged(after, sent, chance)
    return Pair(sent.viewer, [Moment(sent.viewer, after, other, answer.told, answer.told)])


def chosen(record: Record, chance: Random) -> Iterator[int]:
    """The numbers of the answers after which a position is taken."""
    kinds: dict[str, list[int]] = {}
    for number, answer in enumerate(record.answers[:-1]):
        question = own(answer.after).question
        if question is not None:
            kinds.setdefault(question.kind, []).append(number)
    for kind, numbers in kinds.items():
        yield from chance.sample(numbers, min(OF_A_KIND.get(kind, OF_OTHER_KINDS), len(numbers)))
