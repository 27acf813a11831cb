"""A file of judgments as a test reads it, and takes it into a record, in one step."""

from __future__ import annotations

from pathlib import Path

from labeval.exchange.judgments_file import read_numbered, take_judgments
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record


def read_judgments(path: Path) -> list[JudgmentRow]:
    """All rows of a file."""
    return [row for _, row in read_numbered(path)]


def import_judgments(record: Record, path: Path) -> int:
    """Take the judgments of a file into a record; returns how many were new."""
    return take_judgments(record, path.name, read_numbered(path))
