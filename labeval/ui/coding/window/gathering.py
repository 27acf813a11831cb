"""Import of the record's texts into the workbook."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.background import Steps

if TYPE_CHECKING:
    from labeval.jobs.coding.gather import Differing


@dataclass(slots=True)
class Gathered:
    """The findings of a look into the record."""

    differing: list[Differing] = field(default_factory=list)
    """Sources that read differently in the record by now."""
    untranscribed: int = 0
    """Number of recordings without a transcript."""


def gather_texts(folder: StudyFolder, coder: str, steps: Steps) -> Gathered:
    """Gather by connections of its own; each session is one transaction.

    What was gathered before the work is given up stays, and the rest comes next time.

    Args:
        folder: of the study; where it has no record only the copy is kept.
        coder: code of who codes.

    Raises:
        RecordError: record or workbook cannot be read or written.
    """
    from labeval.jobs.coding.workbook import keep_copy

    found = Gathered()
    with Workbook(folder.workbook, coder=coder) as workbook:
        if folder.database.exists():
            from labeval.exchange.materials.participants import read_participants
            from labeval.jobs.coding.gather import gather
            from labeval.jobs.speech.untranscribed import count_waiting
            from labeval.store.record.record import Record

            with Record(folder.database, read_only=True) as record:
                known = read_participants(folder.participants)
                gathered = gather(workbook, record, attributes=known, progress=lambda _: steps())
                found = Gathered(gathered.differing, count_waiting(record, folder))
        keep_copy(workbook)
    return found
