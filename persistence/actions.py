"""Actions and interactions: what was done at a table, and what must not be done a second time."""

from collections.abc import Mapping

from persistence.errors import InteractionUsed
from persistence.rows import PUBLIC, ActionRow, Source
from persistence.statements import Statements


class Actions(Statements):
    """Statements about actions and the interactions that caused them."""

    def add_action(
        self,
        table: int,
        *,
        seat: int,
        question: int,
        option: str,
        source: Source,
        rules_version: int,
        at: int,
        user_id: int | None = None,
        interaction_id: int | None = None,
        part: int = 0,
    ) -> int:
        """The action is the table's newest; returns its number, from 1.

        InteractionUsed if the same part of the same interaction is an action already. An interaction noted by
        `use_interaction` may still become an action: that is how a covered answer is carried out later.
        """
        number = self._number(
            "INSERT INTO actions (table_id, number, seat, question, option, source, user_id, interaction_id, part,"
            " rules_version, at) VALUES (?, (SELECT COALESCE(MAX(number), 0) + 1 FROM actions WHERE table_id = ?),"
            " ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (interaction_id, part) DO NOTHING RETURNING number",
            *(table, table, seat, question, option, source, user_id, interaction_id, part, rules_version, at),
        )
        if number is None:
            raise InteractionUsed(interaction_id, part)
        return number

    def actions(self, table: int) -> tuple[ActionRow, ...]:
        """Every action of the table, in the order they were carried out."""
        return self._rows(ActionRow, "SELECT * FROM actions WHERE table_id = ? ORDER BY number", table)

    def answers_of_people(self, table: int) -> Mapping[int, int]:
        """How many actions the person at each seat has given; a seat without any is not among them."""
        sql = "SELECT seat, COUNT(*) FROM actions WHERE table_id = ? AND source = 'person' GROUP BY seat"
        return dict(self._connection.execute(sql, (table,)).fetchall())

    def seats_acting_since(self, table: int, since: int) -> frozenset[int]:
        """The seats of which a person's answer was carried out at that time or later."""
        return self._seats(
            "SELECT DISTINCT seat FROM actions WHERE table_id = ? AND at >= ? AND source = 'person'", table, since
        )

    def seats_seen_since(self, table: int, since: int, unseen: str) -> frozenset[int]:
        """The seats of which everybody has seen a person give an answer at that time or later.

        Not seen is what only the person was told of, what is noted as of the kind `unseen`, and what waited for its
        cover after small choices, which took its interaction.
        """
        return self._seats(
            "SELECT DISTINCT seat FROM actions WHERE table_id = ? AND at >= ? AND source = 'person'"
            " AND interaction_id IS NOT NULL AND EXISTS (SELECT 1 FROM events WHERE events.table_id = actions.table_id"
            " AND events.action = actions.number AND events.audience = ?) AND NOT EXISTS"
            " (SELECT 1 FROM interactions WHERE interactions.interaction_id = actions.interaction_id AND kind = ?)",
            *(table, since, PUBLIC, unseen),
        )

    def _seats(self, sql: str, *values: int | str) -> frozenset[int]:
        return frozenset(seat for (seat,) in self._connection.execute(sql, values).fetchall())

    def interaction_used(self, interaction_id: int) -> bool:
        """Whether the interaction has done something already: as an action, or noted by `use_interaction`."""
        used = self._number(
            "SELECT EXISTS (SELECT 1 FROM actions WHERE interaction_id = ?)"
            " OR EXISTS (SELECT 1 FROM interactions WHERE interaction_id = ?)",
            *(interaction_id, interaction_id),
        )
        return bool(used)

    def use_interaction(self, interaction_id: int, table: int | None, kind: str, at: int) -> bool:
        """The interaction is noted as used; False, with nothing changed, if it was used before."""
        if self.interaction_used(interaction_id):
            return False
        self._run(
            "INSERT INTO interactions (interaction_id, table_id, kind, at) VALUES (?, ?, ?, ?)",
            *(interaction_id, table, kind, at),
        )
        return True
