"""Opening a study's workbook to code in it, and taking in another analyst's."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from labeval.coding.codes.code_names import equal_names, folded
from labeval.exchange.materials.participants import read_participants
from labeval.files.refusal import FileRefused
from labeval.jobs.coding.gather import GatherReport, gather
from labeval.store.disk.backup import back_up_rotating, backups_of, copy_twice
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.merging.workbook_merge import WorkbookMergeReport, merge_workbook
from labeval.store.record.record import Record
from labeval.store.record.sound_copies import SOUND_NOT_COPIED
from labeval.store.workbook.interview_sounds import copy_sounds, silence_redacted
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder

_COPY_EVERY = timedelta(hours=12)
"""A workbook that is opened again within this time is not copied again."""


def open_workbook(folder: StudyFolder, coder: str) -> Workbook:
    """Open the workbook of a study to code in it. Its texts are those of the last gathering.

    Args:
        coder: the coder's code, never a name.

    Raises:
        RecordUnavailable, NewerRecord, DamagedRecord: it cannot be opened.
    """
    return Workbook(folder.workbook, coder=coder)


def keep_copy(workbook: Workbook) -> Path | None:
    """Copy a workbook to ``backups/`` where the newest copy is half a day old.

    Copies that are missing in the second place are written there too.

    Returns:
        The copy; None where a recent one exists.

    Raises:
        RecordUnavailable: it could not be written; the workbook itself is safe.
        SecondCopyFailed: there is no copy in the second place.
    """
    made = back_up_rotating(workbook) if _copy_is_due(workbook.path) else None
    copy_twice(workbook.path.parent)
    return made


def gather_texts(folder: StudyFolder, workbook: Workbook) -> GatherReport:
    """Bring the texts of the study's record into the workbook; nothing where there is no record.

    Raises:
        RecordError: one of the two files cannot be read or written.
    """
    if not folder.database.exists():
        return GatherReport()
    with Record(folder.database, read_only=True) as record:
        return gather(workbook, record, attributes=read_participants(folder.participants))


def merge_coding(folder: StudyFolder, other: Path) -> WorkbookMergeReport:
    """Take in the workbook of another study folder, or a workbook's file.

    The sound of its interviews comes along from the folder that it is in.

    Raises:
        RecordUnavailable, NewerRecord, DamagedRecord: one of the two cannot be used.
    """
    path = StudyFolder(other).workbook if other.is_dir() else other
    erased: set[str] = set()
    if folder.database.exists():
        with Record(folder.database, read_only=True) as record:
            erased = set(record.sessions.erased())
    with Workbook(folder.workbook, coder="") as workbook:
        known = {folded(name) for name, _ in equal_names(workbook.codes())}
        report = merge_workbook(workbook, path, erased=erased)
        report.equal_names = [
            ", ".join(paths)
            for name, paths in equal_names(workbook.codes())
            if folded(name) not in known
        ]
        report.sounds = _copied_sounds(workbook, folder, path.parent)
        return report


def _copied_sounds(workbook: Workbook, folder: StudyFolder, other: Path) -> int:
    audio = StudyFolder(other).audio
    try:
        copied = copy_sounds(workbook.sources(), folder, audio)
        silence_redacted(workbook, folder)
        return copied
    except (OSError, FileRefused) as error:
        raise RecordUnavailable(
            SOUND_NOT_COPIED, path=audio, reason=getattr(error, "strerror", None) or error
        ) from error


def _copy_is_due(path: Path) -> bool:
    newest = next(iter(backups_of(path)), None)
    if newest is None:
        return True
    made = datetime.fromtimestamp(newest.stat().st_mtime, UTC)
    return datetime.now(UTC) - made > _COPY_EVERY
