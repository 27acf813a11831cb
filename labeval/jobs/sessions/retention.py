"""Data whose time is over: what it is, and removing it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from labeval.hub.state import note_removed
from labeval.jobs.sessions.folder_notice import FolderNotice, Remedy
from labeval.store.access.log import AccessKind, note_access, take_in_accesses
from labeval.store.disk.atomic import flush_folder
from labeval.store.disk.lock import StudyLock, is_held
from labeval.store.disk.private_files import wipe
from labeval.store.record.record import Record
from labeval.store.record.sound_copies import recorded_hashes
from labeval.study.folder import StudyFolder
from labeval.study.model.sessions.retention import is_over
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText

if TYPE_CHECKING:
    from labeval.store.erasing.erasure import ErasureReport


@dataclass(frozen=True, slots=True)
class DueRecording:
    """A recording that is here, and whose time is over."""

    name: str
    participant: str
    """The name of the text, where an interview from elsewhere is nobody's."""
    session_day: str
    """Of an interview from elsewhere, the day on which its sound was taken in."""
    is_of_session: bool = True


@dataclass(frozen=True, slots=True)
class Due:
    """Everything in a study folder whose time is over."""

    recordings: tuple[DueRecording, ...] = ()
    participants: tuple[tuple[str, str], ...] = ()
    """Each with the day of their last session."""

    def __bool__(self) -> bool:
        return bool(self.recordings or self.participants)


def due_data(folder: StudyFolder, today: date | None = None) -> Due:
    """Data whose time is over, by the version that each session ran with.

    For the sound of interviews from elsewhere, which have no session, the study file decides.

    Raises:
        RecordError: the record, or the workbook, cannot be read.
    """
    day = today or datetime.now(UTC).date()
    interviews = tuple(_due_interviews(folder, day))
    if not folder.database.exists():
        return Due(interviews)
    recordings: set[str] = set()
    last: dict[str, str] = {}
    kept: set[str] = set()
    people: dict[str, tuple[str, str]] = {}
    with Record(folder.database, read_only=True) as record:
        versions: dict[str, tuple[int | None, int | None]] = {}
        for header in record.sessions.headers():
            if header.version not in versions:
                rule = record.versions.content(header.version).study.retention
                versions[header.version] = (rule.recordings_months, rule.sessions_months)
            for_recordings, for_sessions = versions[header.version]
            people[header.id] = (header.participant, header.started[:10])
            if is_over(for_recordings, header.started, day):
                recordings.add(header.id)
            if not is_over(for_sessions, header.started, day):
                kept.add(header.participant)
            last[header.participant] = max(last.get(header.participant, ""), header.started[:10])
        names = recorded_hashes(record.connection)
    due = [
        DueRecording(name, *people[session])
        for name in names
        if (session := name.rpartition("-")[0]) in recordings and (folder.audio / name).is_dir()
    ]
    gone = sorted((code, when) for code, when in last.items() if code not in kept)
    return Due((*due, *interviews), tuple(gone))


def _due_interviews(folder: StudyFolder, day: date) -> Iterator[DueRecording]:
    """The sound of interviews from elsewhere whose time is over; of deleted ones, too."""
    places = sorted(folder.audio.glob("interview*")) if folder.audio.is_dir() else []
    if not places:
        return
    # Every look at a study asks what is due; few have such sound.
    from labeval.store.workbook.interview_sounds import is_sound_name, sound_name, taken_in
    from labeval.store.workbook.workbook import Workbook
    from labeval.study.problems import StudyProblems
    from labeval.study.reading import read_study

    try:
        months = read_study(folder.path).study.retention.recordings_months
    except StudyProblems:  # the study's own checks name them
        return
    texts = {}
    if months is not None and folder.workbook.exists():
        with Workbook(folder.workbook, coder="", read_only=True) as book:
            texts = {sound_name(source.id): source for source in book.sources()}
    for place in places:
        since = taken_in(place) if is_sound_name(place.name) else ""
        if since and is_over(months, since, day):
            text = texts.get(place.name)
            whose = (text.participant or text.name) if text is not None else place.name
            yield DueRecording(place.name, whose, since[:10], is_of_session=False)


def retention_notices(due: Due) -> list[FolderNotice]:
    """The reminder of the home window; none where nothing is due."""
    if not due:
        return []
    counts = {"recordings": len(due.recordings), "participants": len(due.participants)}
    return [FolderNotice(_OVER, Remedy.CLEAN_UP, counts)]


_OVER = QT_TRANSLATE_NOOP(
    "FolderNotice",
    "The time for which these data are kept is over: recordings {recordings}, participants "
    "{participants}.",
)


_ELSEWHERE = QT_TRANSLATE_NOOP(
    "FolderNotice",
    "The hub and every other computer remove the same when they exchange next; “labeval hub "
    "status” names the computers that have not confirmed it.",
)


def left_elsewhere(folder: StudyFolder) -> list[MarkedText]:
    """A sentence about what a laboratory still has elsewhere of what was removed here; none
    without a hub."""
    return [MarkedText(_ELSEWHERE, {}, "FolderNotice")] if folder.hub.exists() else []


def remove_as_others(folder: StudyFolder, names: Collection[str]) -> None:
    """Remove the recordings that a clean-up has removed on another computer of a laboratory.

    The study's own rule decides here, too: one whose time is not over stays. While a session runs
    here nothing is removed; the next exchange does it.

    Args:
        names: recordings that are on other computers no more.

    Raises:
        RecordError, OSError: something could not be removed; do it again.
    """
    due = tuple(one for one in due_data(folder).recordings if one.name in names)
    if due and not is_held(folder.lock):
        clean_up(folder, Due(due))
    gone = [name for name in sorted(names) if not (folder.audio / name).exists()]
    note_removed(folder, gone)


def clean_up(folder: StudyFolder, due: Due) -> list[ErasureReport]:
    """Remove what is due: recordings are overwritten, participants erased. Killed in the middle and
    done again, it completes.

    Returns:
        A report for each participant.

    Raises:
        RecordError, OSError: something could not be removed; do it again.
    """
    # Every look at a study asks what is due; only this erases.
    from labeval.store.erasing.erasure import erase

    with StudyLock(folder.lock):
        if due.recordings:  # before: what is gone is not due any more, and nobody would note it
            note_access(folder, AccessKind.ERASED, f"recordings: {len(due.recordings)}")
            note_removed(folder, [one.name for one in due.recordings if one.is_of_session])
        for one in due.recordings:
            place = folder.audio / one.name
            for file in sorted(place.rglob("*")):
                if file.is_file() or file.is_symlink():
                    wipe(file)
            for inner in sorted((p for p in place.rglob("*") if p.is_dir()), reverse=True):
                inner.rmdir()
            place.rmdir()
            flush_folder(folder.audio)
        reports = []
        for code, _ in due.participants:
            reports.append(erase(folder, code))
            note_access(folder, AccessKind.ERASED, code)
        if folder.database.exists():
            with Record(folder.database) as record:
                take_in_accesses(record)
    return reports
