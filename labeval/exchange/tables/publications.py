"""One row per publication of a version of the study."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.exchange.table import YES_NO, Column, Row
from labeval.store.record.record import Record

COLUMNS = (
    Column("version", "The version's id."),
    Column("published_at", "UTC, ISO 8601."),
    Column("checked", "yes, or no where the version was published without a check.", values=YES_NO),
    Column("problems", "What the check found at that moment, joined by |."),
    Column("reason", "Why it was published all the same."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All publications, oldest first."""
    for each in record.versions.publications():
        checked = "no" if each.problems is None else "yes"
        problems = " | ".join(each.problems or ())
        yield (each.version, each.published, checked, problems, each.reason)
