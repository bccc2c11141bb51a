"""What the host of tables refuses, and what the rules of a game forbid, on the way to a sentence."""

from collections.abc import Sequence

from rules import Illegal


class Refused(Exception):
    """Something that cannot be done: a kind, which bot/words/hosting.py turns into a sentence, and its fields."""

    def __init__(self, kind: str, **fields: str | int) -> None:
        super().__init__(kind)
        self.kind = kind
        self.fields = fields


class Forbidden(Exception):
    """An answer that the rules of the table's game forbid, with what its words need to say why."""

    def __init__(self, game: str, names: Sequence[str], illegal: Illegal) -> None:
        super().__init__(str(illegal))
        self.game = game
        self.names = names
        self.illegal = illegal
