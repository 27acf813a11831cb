"""Sessions whose record went away while they ran, kept in the program's own data folder.

Each is a folder with a record of its own, which ``labeval merge`` takes in like that of another
laptop, and a note that says of which study it is.
"""

from __future__ import annotations

import json
import logging
import shutil
import sqlite3
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from labeval.session.clock import utc_now
from labeval.session.events import Event, Journal
from labeval.session.header import SessionHeader
from labeval.store.atomic import flush_file, flush_folder, make_private_folder, part_of
from labeval.store.errors import RecordGone, StoreError
from labeval.store.files import make_private, wipe
from labeval.store.record import Record
from labeval.store.sessions import SessionTable
from labeval.study.folder import StudyFolder
from labeval.study.model import StudyContent

_log = logging.getLogger(__name__)
_NOTE = "about.json"


@dataclass(frozen=True, slots=True)
class UnsavedSession:
    """A session that was kept elsewhere because its record was gone."""

    folder: Path
    """Where it is kept."""
    study: Path
    """The study folder that was gone."""
    session: str
    participant: str
    version: str
    """Id of the study version that it ran with."""
    saved: str
    """UTC."""
    events: int

    @property
    def record(self) -> Path:
        """The record to merge."""
        return StudyFolder(self.folder).database

    def __str__(self) -> str:
        return (
            f"{self.record}: participant {self.participant}, {self.events} events, kept on "
            f"{self.saved}, of the study in {self.study}"
        )


class GuardedSessions:
    """Begins sessions that are written elsewhere should their record go away.

    Args:
        table: the sessions of the open record.
        content: the study version that the session runs with.
        study: the study folder.
        place: where sessions are kept that cannot be saved.
    """

    def __init__(
        self, table: SessionTable, content: StudyContent, study: Path, place: Path
    ) -> None:
        self._table = table
        self._content = content
        self._study = study
        self._place = place

    def begin(self, header: SessionHeader, events: Sequence[Event]) -> Journal:
        """Write a new session and its first events in one transaction.

        Raises:
            RecordError: nothing was written.
        """
        return self._guarded(self._table.begin(header, events), header, events)

    def journal(self, header: SessionHeader, events: Sequence[Event]) -> Journal:
        """The journal of a session that goes on, with its events so far."""
        return self._guarded(self._table.journal(header.id), header, events)

    def _guarded(
        self, journal: Journal, header: SessionHeader, events: Sequence[Event]
    ) -> GuardedJournal:
        return GuardedJournal(
            journal, self._content, header, events, study=self._study, place=self._place
        )


class GuardedJournal:
    """A journal that remembers its session, and writes it elsewhere once the record is gone.

    From then on it takes nothing any more: what is in both places would be in neither for sure.
    """

    def __init__(
        self,
        journal: Journal,
        content: StudyContent,
        header: SessionHeader,
        events: Sequence[Event],
        *,
        study: Path,
        place: Path,
    ) -> None:
        self._journal = journal
        self._content = content
        self._header = header
        self._events = list(events)
        self._study = study
        self._place = place
        self._gone: RecordGone | None = None

    def append(self, events: Sequence[Event]) -> None:
        """Write all events or none.

        Raises:
            RecordGone: the record is gone; the session up to here may be kept elsewhere.
            RecordError: nothing was written.
        """
        self._refuse_when_gone()
        try:
            self._journal.append(events)
        except RecordGone as error:
            self._keep(error)
            raise
        self._events += events

    def check(self) -> None:
        """Return where what is written next would still be in its place.

        Raises:
            RecordGone: as for :meth:`append`.
        """
        self._refuse_when_gone()
        try:
            self._journal.check()
        except RecordGone as error:
            self._keep(error)
            raise

    def _refuse_when_gone(self) -> None:
        if self._gone is not None:
            raise self._gone

    def _keep(self, error: RecordGone) -> None:
        self._gone = error
        try:
            error.saved_to = keep_unsaved(
                self._place, self._study, self._content, self._header, self._events
            )
        except (StoreError, OSError, sqlite3.DatabaseError) as failed:
            _log.error("session %s: not kept elsewhere: %s", self._header.id, failed)


def keep_unsaved(
    place: Path,
    study: Path,
    content: StudyContent,
    header: SessionHeader,
    events: Sequence[Event],
) -> Path:
    """Write a session with its study version into a folder of its own; complete or not at all.

    Returns:
        The folder.

    Raises:
        StoreError, OSError: it cannot be written.
    """
    make_private_folder(place)
    target = place / f"{utc_now().replace(':', '')}-{header.id}"
    part = part_of(target)
    try:
        make_private_folder(part)
        with Record(StudyFolder(part).database) as record:
            record.versions.keep(content)
            record.sessions.begin(header, events)
            record.connection.execute("PRAGMA journal_mode = DELETE")
        about = UnsavedSession(
            folder=part,
            study=study.absolute(),
            session=header.id,
            participant=header.participant,
            version=content.version_id(),
            saved=utc_now(),
            events=len(events),
        )
        _write_note(part / _NOTE, about)
        part.replace(target)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise
    flush_folder(place)
    return target


def unsaved_sessions(place: Path) -> list[UnsavedSession]:
    """All sessions that wait to be merged into their study, oldest first."""
    if not place.is_dir():
        return []
    found = (_read_note(folder) for folder in sorted(place.iterdir()))
    return [one for one in found if one is not None and one.record.is_file()]


def unsaved_of(place: Path, study: Path, versions: frozenset[str]) -> list[UnsavedSession]:
    """Those of one study folder: of the same path, or of a path that is no more and of a version
    that this one knows."""
    path = study.absolute()
    return [
        kept
        for kept in unsaved_sessions(place)
        if kept.study == path
        or (kept.version in versions and not StudyFolder(kept.study).study_file.is_file())
    ]


def remove_unsaved(kept: UnsavedSession) -> None:
    """Overwrite and remove a session that has been merged, or is to be erased.

    Raises:
        OSError: a file cannot be removed.
    """
    for file in sorted(kept.folder.iterdir()):
        wipe(file)
    kept.folder.rmdir()
    flush_folder(kept.folder.parent)


def _write_note(path: Path, about: UnsavedSession) -> None:
    facts = asdict(about) | {"study": str(about.study)}
    del facts["folder"]
    make_private(path)
    path.write_text(json.dumps(facts, ensure_ascii=False, indent=1), encoding="utf-8")
    flush_file(path)
    flush_folder(path.parent)


def _read_note(folder: Path) -> UnsavedSession | None:
    """What a folder says of itself; None where it is none of ours, or is not complete."""
    if folder.name.startswith("."):
        return None
    try:
        facts = json.loads((folder / _NOTE).read_text(encoding="utf-8"))
        return UnsavedSession(
            folder,
            Path(str(facts["study"])),
            str(facts["session"]),
            str(facts["participant"]),
            str(facts["version"]),
            str(facts["saved"]),
            int(facts["events"]),
        )
    except (OSError, ValueError, KeyError, TypeError):
        return None
