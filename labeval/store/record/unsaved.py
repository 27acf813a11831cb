"""Sessions whose record went away while they ran, kept in the program's own data folder.

Each is a folder with a record of its own, which ``labeval merge`` takes in like that of another
laptop, and a note that says of which study it is.
"""

from __future__ import annotations

import logging
import shutil
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from labeval.session.events.clock import utc_now
from labeval.session.events.events import Event, Journal, RecordError
from labeval.session.plan.header import SessionHeader
from labeval.store.disk.atomic import flush_file, flush_folder, make_private_folder, part_of
from labeval.store.disk.errors import RecordGone, StoreError
from labeval.store.record.record import Record
from labeval.store.record.sessions import SessionTable
from labeval.store.record.unsaved_files import NOTE, UnsavedSession, write_note
from labeval.study.folder import PROTECTION_FILE, StudyFolder
from labeval.study.study import StudyContent

_log = logging.getLogger(__name__)


class GuardedSessions:
    """Begins sessions that are written elsewhere should their record go away.

    Args:
        table: the sessions of the open record.
        content: the study version that the session runs with.
        study: the study folder.
        place: where sessions are kept that cannot be saved.
        begun: gets every journal that is made.
    """

    def __init__(
        self,
        table: SessionTable,
        content: StudyContent,
        study: Path,
        place: Path,
        begun: list[GuardedJournal] | None = None,
    ) -> None:
        self._begun = [] if begun is None else begun
        self._table = table
        self._content = content
        self._study = study
        self._place = place
        # Read now: the folder is gone when this is needed.
        self._keys = keys_of(study)

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
        guarded = GuardedJournal(
            journal,
            self._content,
            header,
            events,
            study=self._study,
            place=self._place,
            keys=self._keys,
        )
        self._begun.append(guarded)
        return guarded


class GuardedJournal:
    """A journal that keeps its session in memory, and writes it elsewhere once the record is gone.

    From then on it refuses everything, so that no session continues in two places.
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
        keys: bytes = b"",
    ) -> None:
        self._journal = journal
        self._content = content
        self._header = header
        self._events = list(events)
        self._study = study
        self._place = place
        self._keys = keys
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
        except RecordError:
            # A disk that was taken away may first show as one that cannot be written.
            self.check()
            raise
        self._events += events

    def check(self) -> None:
        """Check that the record is still where it was opened.

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
                self._place,
                self._study,
                self._content,
                self._header,
                self._events,
                keys=self._keys,
            )
        except (StoreError, OSError, sqlite3.DatabaseError) as failed:
            _log.error("session %s: not kept elsewhere: %s", self._header.id, failed)


def keys_of(study: Path) -> bytes:
    """The file with the wrapped keys of a protected study; empty where it is not protected."""
    file = StudyFolder(study).protection
    return file.read_bytes() if file.is_file() else b""


def keep_unsaved(
    place: Path,
    study: Path,
    content: StudyContent,
    header: SessionHeader,
    events: Sequence[Event],
    *,
    keys: bytes = b"",
) -> Path:
    """Write a session with its study version into a folder of its own; complete or not at all.

    Args:
        keys: of a protected study, from :func:`keys_of`: the session is encrypted with its key.

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
        if keys:
            (part / PROTECTION_FILE).write_bytes(keys)
            flush_file(part / PROTECTION_FILE)
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
        write_note(part / NOTE, about)
        part.replace(target)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise
    flush_folder(place)
    return target
