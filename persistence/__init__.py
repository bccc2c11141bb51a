"""The second storey: what happened at the tables, kept in one SQLite file. No game is known here: a state is bytes.

`Store` opens the database and carries out work in it; the work is given a `Transaction`, which has every statement
there is, by family; what comes back is a frozen row. Times are whole milliseconds since 1970 UTC and are always given
by the caller.
"""

from persistence.errors import (
    DamagedDatabase,
    DatabaseInUse,
    ForeignDatabase,
    InteractionUsed,
    NewerDatabase,
    NotWritten,
    StoreClosed,
    StoreError,
    UnwritableDatabase,
    VersionConflict,
)
from persistence.rows import (
    PUBLIC,
    ActionRow,
    Asking,
    EventRow,
    MarkRow,
    MessageRow,
    OutboxRow,
    PersonRow,
    QuestionRow,
    SeatRow,
    Source,
    Status,
    TableRow,
)
from persistence.store import Store
from persistence.transaction import Transaction

__all__ = [
    "PUBLIC",
    "ActionRow",
    "Asking",
    "DamagedDatabase",
    "DatabaseInUse",
    "EventRow",
    "ForeignDatabase",
    "InteractionUsed",
    "MarkRow",
    "MessageRow",
    "NewerDatabase",
    "NotWritten",
    "OutboxRow",
    "PersonRow",
    "QuestionRow",
    "SeatRow",
    "Source",
    "Status",
    "Store",
    "StoreClosed",
    "StoreError",
    "TableRow",
    "Transaction",
    "UnwritableDatabase",
    "VersionConflict",
]
