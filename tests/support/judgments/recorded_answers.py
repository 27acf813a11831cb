"""Answers of one rater that a record holds."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder


def answers_of(folder: Path, participant: str) -> dict[str, dict[str, str]]:
    """Criterion to item and the participant's answer, of judgments made elsewhere."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    with Record(StudyFolder(folder).database, read_only=True) as record:
        for row in record.imported.rows():
            if row.participant == participant:
                found[row.criterion][row.items] = row.value
    return dict(found)
