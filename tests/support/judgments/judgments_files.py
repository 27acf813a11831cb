"""A file of judgments as a test reads it, and takes it into a record, in one step."""

from __future__ import annotations

from pathlib import Path

from labeval.exchange.judgments_file import add_judgments, read_numbered
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record


def read_judgments(path: Path) -> list[JudgmentRow]:
    """All rows of a file."""
    return [row for _, row in read_numbered(path)]


def import_judgments(record: Record, path: Path) -> int:
    """Take the judgments of a file into a record; returns how many were new."""
    rows = read_numbered(path)
    with record.imported.writing():
        return add_judgments(record, path.name, rows)
