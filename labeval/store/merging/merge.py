"""Merging the records of several laptops.

Sessions and versions have ids that are unique everywhere, so they come in without conflict. Of a
session that both records have, the one whose events continue the other's is taken. Whoever was
erased on one side is erased on the other and never comes back.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from labeval.files.refusal import FileRefused, refusing
from labeval.session.events.events import RecordError
from labeval.store.carrying.arriving import CARRIED
from labeval.store.carrying.bundled import take_recordings
from labeval.store.chain.appending import (
    EVENT_COLUMNS,
    SESSION_COLUMNS,
    add_chained,
    append_events,
    begin_session,
    chain_of,
    imported_again,
)
from labeval.store.chain.hashes import Column, Row
from labeval.store.chain.ledger import (
    ACCESS_ROWS,
    IMPORTED_JUDGMENTS,
    IMPORTED_MARKS,
    VERSION_ROWS,
    ImportedKind,
    enter_access,
    enter_erasure,
    enter_publications,
    enter_version,
)
from labeval.store.checks.row_checks import can_be_read, is_intact, is_plausible, is_study
from labeval.store.disk.errors import DamagedRecord, RecordUnavailable
from labeval.store.disk.read_only_copies import FileAtRest
from labeval.store.disk.readable_rows import quick_texts
from labeval.store.disk.row_names import JUDGMENT, MARK, SESSION, TRANSCRIPT, VERSION, row_name
from labeval.store.disk.study_key import protection_over
from labeval.store.erasing.erasure import erase
from labeval.store.record.database import explained, record_at_rest, transaction
from labeval.store.record.heads import note_sessions
from labeval.store.record.merged_transcripts import merge_transcripts
from labeval.store.record.record import Record
from labeval.store.record.sealed_sounds import sealed_files
from labeval.store.record.sound_copies import SOUND_NOT_COPIED, copy_recordings
from labeval.store.record.vouched_events import session_entries, whole_events
from labeval.study.folder import StudyFolder
from labeval.text.amounts import filled
from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written


@dataclass(frozen=True, slots=True)
class MergeConflict:
    """Something of the other record that contradicts this one and was left out."""

    where: str
    template: str
    """Can be translated; it has no fields."""

    def described(self, say: Say) -> str:
        """The conflict on one line, in the language that ``say`` speaks."""
        left = say("Merge", QT_TRANSLATE_NOOP("Merge", "{where}: {why}; left as it is here"))
        return left.format(where=row_name(say, self.where), why=say("Merge", self.template))

    def __str__(self) -> str:
        return self.described(as_written)


@dataclass(slots=True)
class MergeReport:
    """Data that was taken in, and data that was not."""

    versions: int = 0
    sessions: int = 0
    """New sessions."""
    continued: int = 0
    """Sessions of which the other record knew later events."""
    events: int = 0
    judgments: int = 0
    marks: int = 0
    """Imported marks of words."""
    transcripts: int = 0
    recordings: int = 0
    """Folders of sound that were copied from the other record's folder."""
    locked_recordings: int = 0
    """Sealed recordings of a bundle whose key is not here."""
    erased: list[str] = field(default_factory=list)
    """Participants that the other record had erased and that are erased here now."""
    kept_out: list[str] = field(default_factory=list)
    """Participants of the other record that were erased here."""
    conflicts: list[MergeConflict] = field(default_factory=list)
    shared_codes: list[str] = field(default_factory=list)
    """Codes of new sessions that were in use here: one person, or one code given twice?"""

    @property
    def has_changed(self) -> bool:
        """Sessions or anything else came in, or somebody was erased."""
        counts = (self.versions, self.sessions, self.events, self.judgments, self.marks)
        return any(counts) or bool(self.transcripts or self.recordings or self.erased)

    def described(self, say: Say) -> str:
        """Counts of what came in, then a line for everything that somebody should know."""
        counts = filled(
            say("Merge", _COUNTS),
            sessions=self.sessions,
            continued=self.continued,
            events=self.events,
            versions=self.versions,
            judgments=self.judgments,
            recordings=self.recordings,
            transcripts=self.transcripts,
        )
        if self.marks:
            counts += f", {filled(say('Merge', _MARKS), marks=self.marks)}"
        if self.locked_recordings:
            counts += f"\n{filled(say('Merge', _LOCKED), recordings=self.locked_recordings)}"
        codes = [
            *((_ERASED, code) for code in self.erased),
            *((KEPT_OUT, code) for code in self.kept_out),
            *((_SHARED, code) for code in self.shared_codes),
        ]
        lines = [say("Merge", text).format(code=code) for text, code in codes]
        return "\n".join([counts, *lines, *(one.described(say) for one in self.conflicts)])

    def __str__(self) -> str:
        return self.described(as_written)


_COUNTS = QT_TRANSLATE_NOOP(
    "Merge",
    "{sessions:new session|new sessions}, {continued} continued, {events:event|events}, "
    "{versions:version|versions}, {judgments:imported judgment|imported judgments}, "
    "{recordings:recording|recordings}, {transcripts:transcript|transcripts}",
)
_MARKS = QT_TRANSLATE_NOOP("Merge", "{marks:imported mark|imported marks}")
_LOCKED = QT_TRANSLATE_NOOP(
    "Merge",
    "{recordings:recording was|recordings were} not taken in: the key is not here; give it with "
    "'labeval recordings STUDY --use-key FILE' and merge again",
)
_ERASED = QT_TRANSLATE_NOOP("Merge", "participant {code}: erased there, now here too")
KEPT_OUT = QT_TRANSLATE_NOOP("Merge", "participant {code}: erased here, not taken in")
_SHARED = QT_TRANSLATE_NOOP(
    "Merge", "participant {code}: has sessions from both; make sure that it is one person"
)


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
                merging = _Merge(record.connection, other.connection, report)
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


class _Merge:
    """One merge; all in one transaction of ``here``."""

    def __init__(
        self, here: sqlite3.Connection, other: sqlite3.Connection, report: MergeReport
    ) -> None:
        self._here = here
        self._other = other
        self._report = report
        self._erased = {code for (code,) in here.execute("SELECT participant FROM erasure")}
        self.came_in: set[str] = set()
        """Sessions that have new events."""

    def run(self) -> None:
        """Merge everything."""
        self._older_dates()
        self._versions()
        self._publications()
        self._sessions()
        self._report.judgments = self._imported(IMPORTED_JUDGMENTS, JUDGMENT)
        self._report.marks = self._imported(IMPORTED_MARKS, MARK)
        self._transcripts()
        self._access_log()
        self._report.kept_out.sort()
        self._report.shared_codes.sort()

    def _older_dates(self) -> None:
        """Keep the earlier of two dates of one erasure, whichever way records are merged."""
        for row in self._other.execute("SELECT participant, erased FROM erasure"):
            changed = self._here.execute(
                "UPDATE erasure SET erased = ?2 WHERE participant = ?1 AND erased > ?2", row
            )
            if changed.rowcount:
                enter_erasure(self._here, row[0])

    def _versions(self) -> None:
        for id, created, published, content in self._other.execute(
            "SELECT id, created, published, content FROM study_version"
        ):
            if not is_intact(id, content) or not is_study(content):
                why = _UNREADABLE if is_intact(id, content) else _ALTERED
                self._conflict(VERSION.format(id=id[:12]), why)
                continue
            known = f"{VERSION_ROWS} WHERE id = ?"
            before = self._here.execute(known, (id,)).fetchone()
            cursor = self._here.execute(
                "INSERT OR IGNORE INTO study_version VALUES (?, ?, ?, ?)",
                (id, created, published, content),
            )
            self._report.versions += cursor.rowcount
            self._here.execute(
                "UPDATE study_version SET created = min(created, ?2), published = CASE "
                "WHEN published = '' THEN ?3 WHEN ?3 = '' THEN published "
                "ELSE min(published, ?3) END WHERE id = ?1",
                (id, created, published),
            )
            if self._here.execute(known, (id,)).fetchone() != before:
                enter_version(self._here, id)

    def _publications(self) -> None:
        """Publications of both records; one of the same moment is the same one."""
        names = ("version", "published", "reason", "problems")
        for row in self._other.execute(f"SELECT {', '.join(names)} FROM publication"):
            if not is_plausible("publication", dict(zip(names, row, strict=True))):
                self._conflict(VERSION.format(id=row[0][:12]), _UNREADABLE)
            elif self._has_version(row[0]):
                self._here.execute("INSERT OR IGNORE INTO publication VALUES (?, ?, ?, ?)", row)
                enter_publications(self._here, row[0])

    def _sessions(self) -> None:
        codes = {code for (code,) in self._here.execute("SELECT participant FROM session")}
        ids = self._other.execute(  # once each, even where a damage has put rows there twice
            "SELECT id FROM session GROUP BY id ORDER BY min(started), id"
        ).fetchall()
        entries = session_entries(self._other)
        for (id,) in ids:  # sorting whole rows would need all plans at once
            rows = self._other.execute(
                f"SELECT {SESSION_COLUMNS}, salt FROM session WHERE id = ?", (id,)
            )
            *row, salt = rows.fetchone()
            names = [column[0] for column in rows.description[:-1]]
            facts = dict(zip(names, row, strict=True))
            if facts["participant"] in self._erased:
                self._keep_out(facts["participant"])
                continue
            events = whole_events(self._other, facts["id"], entries)
            if events is None:
                self._conflict(SESSION.format(id=facts["id"]), _ALTERED_THERE)
                continue
            if not can_be_read(facts, events):
                self._conflict(SESSION.format(id=facts["id"]), _UNREADABLE)
                continue
            ours = self._here.execute(
                f"SELECT {SESSION_COLUMNS} FROM session WHERE id = ?", (facts["id"],)
            ).fetchone()
            if ours is not None:
                self._continue(facts["id"], events, same=ours == tuple(row))
            elif self._has_version(facts["version"]):
                self._add(row, salt, events)
                if facts["participant"] in codes:
                    self._note_shared(facts["participant"])
            else:
                self._conflict(SESSION.format(id=facts["id"]), _NO_VERSION)

    def _add(self, row: Sequence[Column], salt: str, events: Sequence[Row]) -> None:
        session = str(row[0])
        begin_session(self._here, row, salt)
        self._report.sessions += 1
        if salt and events:  # with the same salt the same hashes, which were computed just now
            self.came_in.add(session)
            add_chained(self._here, session, events)
            self._report.events += len(events)
        else:
            self._insert_events(session, [event[:-2] for event in events])

    def _continue(self, session: str, events: Sequence[Row], *, same: bool) -> None:
        """Take the longer list of events where it continues the shorter."""
        ours, theirs = _events(self._here, session), {row[1]: row[:-2] for row in events}
        shared = ours.keys() & theirs.keys()
        differ = any(ours[seq] != theirs[seq] for seq in shared)
        both_went_on = bool(ours.keys() - shared) and bool(theirs.keys() - shared)
        if not same or differ or both_went_on:
            self._conflict(SESSION.format(id=session), _CONTRADICTS)
            return
        more = [theirs[seq] for seq in theirs if seq not in shared]
        self._report.continued += bool(more)
        self._insert_events(session, more)

    def _insert_events(self, session: str, rows: Sequence[Row]) -> None:
        if rows:
            self.came_in.add(session)
            chain = chain_of(self._here, session)
            append_events(self._here, session, chain, rows, entered=True)
        self._report.events += len(rows)

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
                self._conflict(TRANSCRIPT.format(id=recording), _CONTRADICTS)

    def _access_log(self) -> None:
        """Lines of both logs; one that is known stays as it is here."""
        for row in self._other.execute(ACCESS_ROWS):
            added = self._here.execute("INSERT OR IGNORE INTO access VALUES (?, ?, ?, ?, ?)", row)
            if added.rowcount:
                enter_access(self._here, row[0])

    def _has_version(self, id: str) -> bool:
        found = self._here.execute("SELECT 1 FROM study_version WHERE id = ?", (id,)).fetchone()
        return found is not None

    def _keep_out(self, participant: str) -> None:
        if participant not in self._report.kept_out:
            self._report.kept_out.append(participant)

    def _note_shared(self, participant: str) -> None:
        if participant not in self._report.shared_codes:
            self._report.shared_codes.append(participant)

    def _conflict(self, where: str, template: str) -> None:
        self._report.conflicts.append(MergeConflict(where, template))


_ALTERED = QT_TRANSLATE_NOOP("Merge", "its content is not what its id was computed from")
_ALTERED_THERE = QT_TRANSLATE_NOOP(
    "Merge",
    "its hashes do not vouch for it: it was altered or damaged there; 'labeval verify' of that "
    "study says what, and saves it",
)
_UNREADABLE = QT_TRANSLATE_NOOP(
    "Merge", "another version of labeval wrote it, or none did: it cannot be read here"
)
_NO_VERSION = QT_TRANSLATE_NOOP("Merge", "the version of the study that it ran with is missing")
_CONTRADICTS = QT_TRANSLATE_NOOP("Merge", "the two records differ in it")
_OTHER_VALUE = QT_TRANSLATE_NOOP("Merge", "the two records give it different values")


def _events(connection: sqlite3.Connection, session: str) -> dict[Column, Row]:
    """The events of a session by their number, without their hashes."""
    rows = connection.execute(
        f"SELECT {EVENT_COLUMNS} FROM event WHERE session = ? ORDER BY seq", (session,)
    )
    return {row[1]: row for row in rows}


def _damaged(path: Path) -> Exception:
    return DamagedRecord(
        QT_TRANSLATE_NOOP(
            "Record",
            "{path}: the record is damaged; 'labeval verify' shows and saves what is readable",
        ),
        path=path,
    )
