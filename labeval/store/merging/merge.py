"""Merging the records of several laptops.

Sessions and versions have ids that are unique everywhere, so they come in without conflict. Of a
session that both records have, the one whose events continue the other's is taken. Whoever was
erased on one side is erased on the other and never comes back.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from labeval.files.refusal import FileRefused, refusing
from labeval.session.events.events import RecordError
from labeval.store.carrying.arriving import CARRIED
from labeval.store.carrying.bundled import take_recordings
from labeval.store.chain.appending import (
    imported_again,
    session_row,
)
from labeval.store.chain.hashes import Row
from labeval.store.chain.ledger import (
    ACCESS_ROWS,
    IMPORTED_JUDGMENTS,
    IMPORTED_MARKS,
    PUBLICATION_ROWS,
    VERSION_ROWS,
    ImportedKind,
    enter_access,
)
from labeval.store.disk.errors import DamagedRecord, RecordUnavailable
from labeval.store.disk.read_only_copies import FileAtRest
from labeval.store.disk.readable_rows import quick_texts
from labeval.store.disk.row_names import JUDGMENT, MARK, TRANSCRIPT
from labeval.store.disk.study_key import protection_over
from labeval.store.erasing.erasure import erase
from labeval.store.merging.parts import WholeSession
from labeval.store.merging.report import MergeReport
from labeval.store.merging.rows import CONTRADICTS, SESSION_NAMES, RowMerge
from labeval.store.record.database import explained, record_at_rest, transaction
from labeval.store.record.heads import note_sessions
from labeval.store.record.merged_transcripts import merge_transcripts
from labeval.store.record.record import Record
from labeval.store.record.sealed_sounds import sealed_files
from labeval.store.record.sound_copies import SOUND_NOT_COPIED, copy_recordings
from labeval.store.record.vouched_events import session_entries, whole_events
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP


def merge(record: Record, other_path: Path) -> MergeReport:
    """Merge another record into this one. The caller holds the lock of the study of ``record``.

    Erasures come first, each by itself; everything else is one transaction. Merging the same
    record twice changes nothing. The other file is only read, in place, one session in memory at
    a time. Its recordings are copied last, each as a whole.

    Raises:
        RecordUnavailable: one of the two cannot be read or written now, another program writes to
            the other file, or a recording cannot be copied; merge again.
        NewerRecord, DamagedRecord, FileRefused: the other file cannot be taken in.
    """
    _refuse_into_the_clear(record.path, other_path)
    with refusing(other_path, FileRefused, RecordError), _sound_record(other_path) as other:
        erased = dict(other.connection.execute("SELECT participant, erased FROM erasure"))
        other.check()
        try:
            report = MergeReport()
            report.erased = _erase_here(record, erased)
            with transaction(record.connection):
                merging = _FileMerge(record.connection, other.connection, report)
                with quick_texts(other.connection, other_path):
                    merging.run()
                other.check()
            note_sessions(record.connection, sorted(merging.came_in))
        except sqlite3.DatabaseError as error:
            why = explained(error, record.path)
            if isinstance(why, DamagedRecord) and _is_sound(record.connection):
                why = _damaged(other_path)
            raise why from error
    here, there = StudyFolder(record.path.parent), StudyFolder(other_path.parent)
    try:
        report.recordings = len(copy_recordings(record.connection, here, there.audio))
        carried = take_recordings(here, record.connection, there.path / CARRIED)
        report.recordings += carried.taken
        report.locked_recordings = carried.locked
    except (OSError, FileRefused) as error:
        raise RecordUnavailable(
            SOUND_NOT_COPIED,
            path=there.audio,
            reason=getattr(error, "strerror", None) or error,
        ) from error
    return report


def take_in(
    record: Record,
    *,
    versions: Iterable[Row] = (),
    publications: Iterable[Row] = (),
    sessions: Iterable[WholeSession] = (),
    erased: Iterable[tuple[str, str]] = (),
) -> MergeReport:
    """Take in rows of another record as :func:`merge` takes in its file.

    Args:
        sessions: vouched for by their hashes.

    Raises:
        RecordUnavailable, DamagedRecord: the record cannot be written.
    """
    report, dates = MergeReport(), dict(erased)
    try:
        report.erased = _erase_here(record, dates)
        with transaction(record.connection):
            merging = RowMerge(record.connection, report)
            merging.older_dates(dates.items())
            merging.versions(versions)
            merging.publications(publications)
            for one in sessions:
                merging.session(one.row[:-1], str(one.row[-1]), one.chained)
            merging.end()
        note_sessions(record.connection, sorted(merging.came_in))
    except sqlite3.DatabaseError as error:
        raise explained(error, record.path) from error
    return report


def _refuse_into_the_clear(path: Path, other_path: Path) -> None:
    """Refuse to copy sealed recordings into a study that cannot open them, nor be written to in
    the clear."""
    sounds = sealed_files(StudyFolder(other_path.parent).audio)
    if sounds and protection_over(other_path) is not None and protection_over(path) is None:
        raise RecordUnavailable(
            QT_TRANSLATE_NOOP(
                "Record",
                "{other}: is protected, and {path} is not; protect it first, or open the other "
                "with 'labeval unprotect'",
            ),
            path=path.parent,
            other=other_path,
        )


def last_entry(record: Record) -> tuple[object, ...] | None:
    """The newest entry of the ledger, into which every change of a record enters something."""
    found = record.connection.execute("SELECT * FROM ledger ORDER BY number DESC LIMIT 1")
    last: tuple[object, ...] | None = found.fetchone()
    return last


def check_other(path: Path) -> None:
    """Refuse another record that cannot be taken in, before anything is made here.

    Raises:
        RecordUnavailable, NewerRecord, DamagedRecord, FileRefused: as :func:`merge`.
    """
    with refusing(path, FileRefused, RecordError), _sound_record(path):
        return


@contextmanager
def _sound_record(path: Path) -> Iterator[FileAtRest]:
    """The other record, opened for reading; all of its pages and tables are readable."""
    if not path.is_file():
        raise RecordUnavailable(
            QT_TRANSLATE_NOOP("Record", "{path}: there is no record here"), path=path
        )
    with record_at_rest(path) as other:
        try:
            if not _is_sound(other.connection):
                raise sqlite3.DatabaseError
            other.connection.execute("SELECT participant, erased FROM erasure").fetchall()
        except sqlite3.DatabaseError as error:
            raise _damaged(path) from error
        yield other


def _is_sound(connection: sqlite3.Connection) -> bool:
    """Return whether all pages and tables of a record are readable.

    Raises:
        sqlite3.DatabaseError: not even this can be found out.
    """
    return bool(connection.execute("PRAGMA quick_check").fetchone() == ("ok",))


def _erase_here(record: Record, erased: dict[str, str]) -> list[str]:
    """Erase the participants whom the other record has erased, in the record's files too."""
    known = dict(record.connection.execute("SELECT participant, erased FROM erasure"))
    folder = StudyFolder(record.path.parent)
    new = sorted(code for code in erased if code not in known)
    for code in new:
        erase(folder, code, erased=erased[code])
    return new


class _FileMerge(RowMerge):
    """The merge of another record's file."""

    def __init__(
        self, here: sqlite3.Connection, other: sqlite3.Connection, report: MergeReport
    ) -> None:
        super().__init__(here, report)
        self._other = other

    def run(self) -> None:
        """Merge everything."""
        self.older_dates(self._other.execute("SELECT participant, erased FROM erasure"))
        self.versions(self._other.execute(VERSION_ROWS))
        self.publications(self._other.execute(PUBLICATION_ROWS))
        self._sessions()
        self._report.judgments = self._imported(IMPORTED_JUDGMENTS, JUDGMENT)
        self._report.marks = self._imported(IMPORTED_MARKS, MARK)
        self._transcripts()
        self._access_log()
        self.end()

    def _sessions(self) -> None:
        ids = self._other.execute(  # once each, even where a damage has put rows there twice
            "SELECT id FROM session GROUP BY id ORDER BY min(started), id"
        ).fetchall()
        entries = session_entries(self._other)
        for (id,) in ids:  # sorting whole rows would need all plans at once
            row, salt = session_row(self._other, id)
            is_erased = row[SESSION_NAMES.index("participant")] in self._erased
            events = None if is_erased else whole_events(self._other, id, entries)
            self.session(row, salt, events)

    def _imported(self, kind: ImportedKind, where: str) -> int:
        """Take in imported rows of a kind; returns how many were new here.

        Args:
            where: the name of a row, for a conflict.
        """
        rows = self._other.execute(f"SELECT {kind.columns}, seal FROM {kind.table}")
        names = kind.columns.split(", ")
        marks = ", ".join("?" * (len(names) + 1))
        same_key = " AND ".join(f"{name} = ?" for name in kind.key)
        came_in: set[str] = set()
        new = 0
        for row in rows:
            facts = dict(zip(names, row[:-1], strict=True))
            if facts["participant"] in self._erased:
                self._keep_out(facts["participant"])
                continue
            ours = self._here.execute(
                f"SELECT {kind.columns}, seal FROM {kind.table} WHERE {same_key}",
                [facts[name] for name in kind.key],
            ).fetchone()
            if ours is None:
                self._here.execute(
                    f"INSERT INTO {kind.table} ({kind.columns}, seal) VALUES ({marks})", row
                )
                new += 1
                came_in.add(facts["participant"])
            elif ours != row:
                self._conflict(where.format(**facts), _OTHER_VALUE)
        for participant in sorted(came_in):
            imported_again(self._here, kind, participant)
        return new

    def _transcripts(self) -> None:
        for recording, taken in merge_transcripts(self._here, self._other):
            self._report.transcripts += taken
            if not taken:
                self._conflict(TRANSCRIPT.format(id=recording), CONTRADICTS)

    def _access_log(self) -> None:
        """Lines of both logs; one that is known stays as it is here."""
        for row in self._other.execute(ACCESS_ROWS):
            added = self._here.execute("INSERT OR IGNORE INTO access VALUES (?, ?, ?, ?, ?)", row)
            if added.rowcount:
                enter_access(self._here, row[0])


_OTHER_VALUE = QT_TRANSLATE_NOOP("Merge", "the two records give it different values")


def _damaged(path: Path) -> Exception:
    return DamagedRecord(
        QT_TRANSLATE_NOOP(
            "Record",
            "{path}: the record is damaged; 'labeval verify' shows and saves what is readable",
        ),
        path=path,
    )
