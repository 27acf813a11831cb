"""One row per access to the study: who opened, exported, erased or unlocked what."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.exchange.table import Column, Row
from labeval.store.access.log import AccessKind, access_lines
from labeval.store.record.record import Record

COLUMNS = (
    Column("accessed_at", "UTC, ISO 8601."),
    Column("who", "Code of staff, or the name of the account."),
    Column(
        "action",
        "opened, exported, erased or unlocked; commands are noted before they begin.",
        values={kind.value: kind.value for kind in AccessKind},
    ),
    Column("what", "The window, table or kind of file; of an erasure the participant's code."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All lines of the access log, oldest first."""
    for line in access_lines(record):
        yield (line.utc, line.who, line.action, line.what)
