"""The ledger: one line for everything that begins, ends, is taken in or is deleted.

Sessions, versions, transcripts, what is imported and erasures are entered by a hash of their id
and a hash of their content. The entries are a chain, so none can be taken out. What is deleted for
a reason, by an erasure, stays in the ledger and gets one entry more.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from labeval.session.events.clock import utc_now
from labeval.store.chain.hashes import (
    Column,
    digest,
    digest_of_rows,
    first_of_ledger,
    ledger_hash,
    subject,
)


class LedgerEntry(StrEnum):
    """Kind of a ledger entry."""

    MIGRATED = "migrated"  # an older record; the chains begin here
    HEADS_MADE = "heads_made"  # the file of heads was missing and was made again
    RESTORED = "restored"  # a damaged record was saved; what it had lost is lost
    SESSION = "session"  # begun, merged in, or chained again; digest: where its chain starts
    HEAD = "head"  # digest: the hash of its event with the number ``size``
    LOST = "lost"  # what the subject names is lost, found at a restoration
    ERASED = "erased"  # what the subject names was erased
    REDACTED = "redacted"  # words of it were taken out; its new digest follows
    VERSION = "version"
    PUBLICATION = "publication"
    TRANSCRIPT = "transcript"  # size: segments
    IMPORTED = "imported"  # a participant's imported judgments; size: how many
    IMPORTED_MARKS = "imported_marks"  # words that they marked; size: how many
    ERASURE = "erasure"  # a row of the table of erasures
    ACCESS = "access"  # a line of the access log


class LedgerRow(NamedTuple):
    """One entry as it is stored."""

    number: int
    kind: str
    subject: str
    size: int
    digest: str
    utc: str
    hash: str

    @property
    def content(self) -> tuple[Column, ...]:
        """Return the columns that the entry's hash is computed over."""
        return self[:-1]


def session_subject(id: str) -> str:
    """A session in the ledger."""
    return subject("session", id)


def transcript_subject(session: str, recording: str) -> str:
    """A transcript in the ledger."""
    return subject("transcript", session, recording)


@dataclass(frozen=True, slots=True)
class ImportedKind:
    """Rows that were imported with their participants: their tables, and how they are hashed."""

    entry: LedgerEntry
    purpose: str
    """Purpose of the hash over all rows of a participant, and of its name in the ledger."""
    sealed_as: str
    """Name of the check of each row's own content."""
    table: str
    columns: str
    integer: str
    """The column that holds a number; all others are texts."""
    order: tuple[str, ...]
    """The columns that a participant's rows are sorted by; with the participant, their key."""
    sets: str
    """The table with a row for each participant: the salt, and how many rows there are."""
    count: str
    """The column of the latter."""

    @property
    def key(self) -> tuple[str, ...]:
        """The columns that name a row."""
        return ("participant", *self.order)

    def subject(self, salt: str) -> str:
        """A participant's rows in the ledger."""
        return subject(self.purpose, salt)


IMPORTED_JUDGMENTS = ImportedKind(
    *(LedgerEntry.IMPORTED, "imported", "judgment", "imported_judgment"),
    columns=(
        "participant, session, condition, method, criterion, page, items, value, seconds, "
        "answer_seconds, page_order, answered_at"
    ),
    integer="page_order",
    order=("session", "page_order", "page", "criterion", "items"),
    sets="imported_set",
    count="judgments",
)
IMPORTED_MARKS = ImportedKind(
    *(LedgerEntry.IMPORTED_MARKS, "marked", "mark", "imported_mark"),
    columns=(
        "participant, session, mark, condition, method, criterion, page, page_order, items, item, "
        "text, starts, ends, quote, answer, against, marked_seconds, marked_at"
    ),
    integer="mark",
    order=("session", "mark"),
    sets="imported_mark_set",
    count="marks",
)
IMPORTED_KINDS = (IMPORTED_JUDGMENTS, IMPORTED_MARKS)


def version_subject(id: str) -> str:
    """A version in the ledger."""
    return subject("version", id)


def publication_subject(version: str, published: str) -> str:
    """A publication in the ledger."""
    return subject("publication", version, published)


def erasure_subject(participant: str) -> str:
    """An erasure in the ledger."""
    return subject("erasure", participant)


def access_subject(id: str) -> str:
    """A line of the access log in the ledger."""
    return subject("access", id)


def has_ledger(connection: sqlite3.Connection) -> bool:
    """Return whether a record, or a copy of one, is of a version with a ledger."""
    found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'ledger'").fetchone()
    return found is not None


def last_entry(connection: sqlite3.Connection) -> tuple[int, str]:
    """Number and hash of the last entry; 0 and the beginning of all ledgers where there is none."""
    row = connection.execute(
        "SELECT number, hash FROM ledger ORDER BY number DESC LIMIT 1"
    ).fetchone()
    return row or (0, first_of_ledger())


def enter(
    connection: sqlite3.Connection,
    kind: LedgerEntry,
    subject: str = "",
    *,
    digest: str = "",
    size: int = 0,
    dated: bool = False,
    after: int = 0,
) -> LedgerRow:
    """Append an entry, within the caller's transaction.

    Args:
        dated: with the time. Entries that stay after an erasure do not reveal the time of a
            session.
        after: its number is above this one, whatever the last one is.
    """
    last, before = last_entry(connection)
    utc = utc_now() if dated else ""
    content = (max(last, after) + 1, kind.value, subject, size, digest, utc)
    row = LedgerRow(*content, ledger_hash(before, content))
    connection.execute("INSERT INTO ledger VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    return row


def enter_version(connection: sqlite3.Connection, id: str) -> None:
    """Enter a version as it is now."""
    row = connection.execute(f"{VERSION_ROWS} WHERE id = ?", (id,)).fetchone()
    enter(connection, LedgerEntry.VERSION, version_subject(id), digest=version_digest(row))


VERSION_ROWS = "SELECT id, created, published, content FROM study_version"


def version_digest(row: Sequence[Column]) -> str:
    """The hash of a version's row."""
    return digest("version", row)


PUBLICATION_ROWS = "SELECT version, published, reason, problems FROM publication"


def publication_digest(row: Sequence[Column]) -> str:
    """The hash of a publication's row."""
    return digest("publication", row)


def enter_publications(connection: sqlite3.Connection, version: str) -> None:
    """Enter the publications of a version that are not entered as they are."""
    rows = connection.execute(
        f"{PUBLICATION_ROWS} WHERE version = ? ORDER BY published", (version,)
    ).fetchall()
    for row in rows:
        name, made = publication_subject(*row[:2]), publication_digest(row)
        if entered_digest(connection, LedgerEntry.PUBLICATION, name) != made:
            enter(connection, LedgerEntry.PUBLICATION, name, digest=made)


def enter_erasure(connection: sqlite3.Connection, participant: str) -> None:
    """Enter an erasure as it is now."""
    row = connection.execute(
        "SELECT participant, erased FROM erasure WHERE participant = ?", (participant,)
    ).fetchone()
    enter(
        connection, LedgerEntry.ERASURE, erasure_subject(participant), digest=digest("erasure", row)
    )


ACCESS_ROWS = "SELECT id, utc, who, action, what FROM access"


def enter_access(connection: sqlite3.Connection, id: str) -> None:
    """Enter a line of the access log, unless it is entered as it is."""
    row = connection.execute(f"{ACCESS_ROWS} WHERE id = ?", (id,)).fetchone()
    name, made = access_subject(id), digest("access", row)
    if entered_digest(connection, LedgerEntry.ACCESS, name) != made:
        enter(connection, LedgerEntry.ACCESS, name, digest=made)


def enter_transcript(connection: sqlite3.Connection, session: str, recording: str) -> None:
    """Enter a transcript as it is now."""
    made, segments = transcript_digest(connection, session, recording)
    enter(
        connection,
        LedgerEntry.TRANSCRIPT,
        transcript_subject(session, recording),
        digest=made,
        size=segments,
    )


TRANSCRIPT_COLUMNS = "session, recording, language, length_ms, segments, made, made_with, timeline"
SEGMENT_COLUMNS = "session, recording, number, start_ms, end_ms, speaker, words"


def transcript_digest(
    connection: sqlite3.Connection, session: str, recording: str
) -> tuple[str, int]:
    """The hash of a transcript with all of its segments, and how many there are."""
    key = "session = ? AND recording = ?"
    found = connection.execute(
        f"SELECT {TRANSCRIPT_COLUMNS}, salt FROM transcript WHERE {key}", (session, recording)
    ).fetchone()
    if found is None:
        return "", 0
    *row, salt = found
    segments = connection.execute(
        f"SELECT {SEGMENT_COLUMNS} FROM transcript_segment WHERE {key} ORDER BY number",
        (session, recording),
    ).fetchall()
    columns = [*row, *(column for segment in segments for column in segment)]
    return digest("transcript", columns, salt), len(segments)


def entered_digest(connection: sqlite3.Connection, kind: LedgerEntry, subject: str) -> str:
    """The digest that was entered last; empty where there is none, or its subject was erased."""
    row = connection.execute(
        "SELECT kind, digest FROM ledger WHERE subject = ? AND kind IN (?, ?) "
        "ORDER BY number DESC LIMIT 1",
        (subject, kind, LedgerEntry.ERASED),
    ).fetchone()
    return str(row[1]) if row and row[0] == kind else ""


def transcript_is_whole(connection: sqlite3.Connection, session: str, recording: str) -> bool:
    """Return whether a transcript is unchanged since it was entered."""
    found, _ = transcript_digest(connection, session, recording)
    entered = transcript_subject(session, recording)
    return found == entered_digest(connection, LedgerEntry.TRANSCRIPT, entered)


def imported_digest(
    connection: sqlite3.Connection, kind: ImportedKind, participant: str, salt: str
) -> tuple[str, int]:
    """The hash of all imported rows of a participant, and how many there are."""
    as_texts = (
        f"CAST({name} AS TEXT)" if name == kind.integer else name
        for name in kind.columns.split(", ")
    )
    rows = connection.execute(
        f"SELECT {', '.join(as_texts)} FROM {kind.table} WHERE participant = ? "
        f"ORDER BY {', '.join(f'{kind.table}.{name}' for name in kind.order)}",
        (participant,),
    ).fetchall()
    return digest_of_rows(kind.purpose, rows, salt), len(rows)
