"""Withdrawal: everything of a participant is removed, and only the dated fact remains.

What is removed is overwritten where the operating system allows it: the record is rewritten with
``secure_delete`` and ``VACUUM`` and its write-ahead log emptied, copies are rewritten and their
old content is overwritten, recordings are overwritten before they are removed. What no program
can reach stays out of reach: blocks that a solid-state disk or a copying file system has set
aside, snapshots of the disk, and copies that somebody made elsewhere. A copy from elsewhere that
is merged later does not bring the participant back.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from labeval.places import unsaved_folder
from labeval.session.events.clock import utc_now
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.second_place import note_removal
from labeval.store.disk.transactions import rewritten_without_deleted
from labeval.store.erasing.erased_copies import erase_in_copies, sessions_in_copies
from labeval.store.erasing.erased_files import (
    Traces,
    forget_sessions,
    mentioning,
    remove_attributes,
    remove_media,
)
from labeval.store.erasing.erased_rows import erase_rows, known_codes, sessions_of
from labeval.store.erasing.workbook_erasure import WorkbookErasure, erase_from_workbook
from labeval.store.record.database import explained, open_record, transaction
from labeval.store.record.heads import note_ledger
from labeval.store.record.mailbox import erase_actions
from labeval.store.record.unsaved_files import remove_unsaved, unsaved_of
from labeval.study.folder import StudyFolder
from labeval.text.amounts import filled
from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written


@dataclass(slots=True)
class ErasureReport:
    """Counts of removed data, and a list of the data that only a person can remove."""

    participant: str
    erased: str
    """UTC of the erasure; of the first one where it was run again."""
    sessions: int = 0
    rows: int = 0
    """Rows removed from the record, sessions included."""
    actions: int = 0
    """Number of the supervisor's actions in the sessions that were removed from the mailbox."""
    coding: WorkbookErasure = field(default_factory=WorkbookErasure)
    """Data removed from the texts and codes."""
    rows_in_copies: int = 0
    copies: list[Path] = field(default_factory=list)
    """Copies that were rewritten: without the participant, and with the fact of the erasure."""
    removed: list[Path] = field(default_factory=list)
    """Recordings and transcripts, and copies that could not be read and named the participant."""
    exports: list[Path] = field(default_factory=list)
    """Exported files that still name the participant; they are left to the supervisor."""
    unsearched: list[Path] = field(default_factory=list)
    """Exported files of a kind that cannot be searched; sounds of which no interview is here."""
    out_of_reach: Path | None = None
    """The second place for copies, where it was not there."""

    @property
    def found_nothing(self) -> bool:
        """True if the code was unknown, so that it may have been mistyped."""
        coded = self.coding.rows or self.coding.rows_in_copies
        return not (self.rows or self.rows_in_copies or self.removed or coded)

    def described(self, say: Say) -> str:
        """A line of counts, then a line for everything that is left to a person."""
        lines = [
            filled(
                say("Erasure", _DONE),
                participant=self.participant,
                erased=self.erased,
                sessions=self.sessions,
                rows=self.rows,
                copies=len(self.copies),
                files=len(self.removed),
            )
        ]
        if self.found_nothing:
            lines.append(say("Erasure", _UNKNOWN))
        if self.coding.rows:
            coded = say("Erasure", _FROM_CODING)
            lines.append(filled(coded, rows=self.coding.rows, edits=self.coding.edits))
        places = [
            *((_MENTIONS, name) for name in self.coding.mentions),
            *((_NAMES, path) for path in self.exports),
            *((_UNSEARCHED, path) for path in self.unsearched),
        ]
        if self.out_of_reach is not None:
            places.append((_OUT_OF_REACH, self.out_of_reach))
        return "\n".join([*lines, *(say("Erasure", text).format(path=p) for text, p in places)])

    def __str__(self) -> str:
        return self.described(as_written)


_DONE = QT_TRANSLATE_NOOP(
    "Erasure",
    "{participant}: erased on {erased}: {sessions:session|sessions}, {rows:row|rows}, "
    "{copies:copy|copies} rewritten, {files:file|files} removed",
)
_UNKNOWN = QT_TRANSLATE_NOOP(
    "Erasure", "nothing is stored under this code; check that it is spelled correctly"
)
_FROM_CODING = QT_TRANSLATE_NOOP(
    "Erasure",
    "{rows:row|rows} of texts and codes removed, and {edits:edit|edits} that mentioned them",
)
_MENTIONS = QT_TRANSLATE_NOOP(
    "Erasure",
    "{path}: still mentions the participant or has the participant's words; change it yourself",
)
_NAMES = QT_TRANSLATE_NOOP("Erasure", "{path}: still names the participant; remove it yourself")
_UNSEARCHED = QT_TRANSLATE_NOOP("Erasure", "{path}: could not be searched; check it yourself")
_OUT_OF_REACH = QT_TRANSLATE_NOOP(
    "Erasure",
    "{path}: second copies go there, but it is out of reach; connect it, then erase again",
)


def erase(
    folder: StudyFolder,
    participant: str,
    *,
    erased: str | None = None,
    unsaved: Path | None = None,
) -> ErasureReport:
    """Remove everything of a participant from a study folder. The caller holds its lock.

    Killed in the middle and run again, it completes. A code that nothing is known of is recorded
    as erased too, so that no merge brings it in.

    Args:
        erased: UTC of an erasure that another record already has; now when left out.
        unsaved: where sessions are kept that could not be saved; the program's own data folder
            when left out.

    Raises:
        RecordUnavailable: the record cannot be written, or another program is reading it; run
            it again.
        DamagedRecord: the record must be salvaged first.
        OSError: a file cannot be removed; run it again.
    """
    path = folder.database
    try:
        with closing(open_record(path)) as connection:
            place = unsaved or unsaved_folder()
            return _erase(connection, folder, participant, erased or utc_now(), place)
    except sqlite3.DatabaseError as error:
        raise explained(error, path) from error


def _erase(
    connection: sqlite3.Connection,
    folder: StudyFolder,
    participant: str,
    now: str,
    unsaved: Path,
) -> ErasureReport:
    """Erase; files first, because their names hold session ids, which only the rows still show."""
    path = folder.database
    sessions = sessions_of(connection, participant)
    everywhere = sessions | sessions_in_copies(path, participant)
    others = known_codes(connection) - {participant}
    traces = Traces(participant, frozenset(everywhere), frozenset(others))
    report = ErasureReport(participant, now, len(sessions))
    report.removed += remove_media(folder, traces)
    report.removed += _remove_unsaved(connection, folder, participant, unsaved)
    remove_attributes(folder.day_plan, participant)
    if remove_attributes(folder.participants, participant):
        report.copies.append(folder.participants)
    if folder.hub_state.exists():
        forget_sessions(folder, traces)
    report.actions, unreadable = erase_actions(path, sorted(everywhere))
    report.removed += unreadable
    report.coding = erase_from_workbook(folder.workbook, traces)
    report.copies += report.coding.copies
    report.removed += report.coding.removed
    with transaction(connection):
        report.rows = erase_rows(connection, participant, now)
        report.erased = connection.execute(
            "SELECT erased FROM erasure WHERE participant = ?", (participant,)
        ).fetchone()[0]
    scrub(connection, path)
    note_ledger(connection)
    report.rows_in_copies = erase_in_copies(
        path, traces, report.erased, rewritten=report.copies, removed=report.removed
    )
    report.exports, report.unsearched = mentioning(folder, traces)
    report.unsearched += report.coding.unknown
    report.out_of_reach = note_removal(path.parent)
    return report


def _remove_unsaved(
    connection: sqlite3.Connection, folder: StudyFolder, participant: str, place: Path
) -> list[Path]:
    """Remove the participant's sessions that could not be saved here and are kept elsewhere."""
    versions = frozenset(id for (id,) in connection.execute("SELECT id FROM study_version"))
    gone = [
        kept for kept in unsaved_of(place, folder.path, versions) if kept.participant == participant
    ]
    for kept in gone:
        remove_unsaved(kept)
    return [kept.record for kept in gone]


def scrub(connection: sqlite3.Connection, path: Path) -> None:
    """Rewrite a record so that nothing deleted is left in it or in its write-ahead log.

    Raises:
        RecordUnavailable: another program is reading, which holds old content in the log.
    """
    if not rewritten_without_deleted(connection):
        raise RecordUnavailable(
            QT_TRANSLATE_NOOP(
                "Record",
                "{path}: another program is reading the record, so old content cannot be "
                "overwritten yet; close it and erase again",
            ),
            path=path,
        )
