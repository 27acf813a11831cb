"""Computation of chains and ledger entries, for new rows and for a record that has none yet."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence

from labeval.session.events.events import Kind
from labeval.store.chain.hashes import (
    Column,
    EventChain,
    Row,
    fixed_salt,
    new_salt,
    packed,
    seal,
    seal_of_event,
)
from labeval.store.chain.imported_sets import MadeSet
from labeval.store.chain.ledger import (
    IMPORTED_JUDGMENTS,
    SEGMENT_COLUMNS,
    ImportedKind,
    LedgerEntry,
    LedgerRow,
    enter,
    enter_erasure,
    enter_publications,
    enter_transcript,
    enter_version,
    imported_digest,
    session_subject,
)

SESSION_COLUMNS = (
    "id, participant, condition, version, seed, number, language, kind, participant_group, "
    "assignment, started, program, plan"
)
EVENT_COLUMNS = "session, seq, at_ms, utc, kind, page, field, value, data"
EVENT_ROW = ", ".join((EVENT_COLUMNS, "seal", "hash"))
CHECKPOINTS = frozenset(
    {
        *(Kind.SESSION_RESUMED, Kind.SESSION_ENDED, Kind.SESSION_REOPENED),
        *(Kind.SESSION_REJECTED, Kind.SET_REJECTED, Kind.RESULTS_UNLOCKED),
    }
)
"""After these the head of the session is entered in the ledger."""

_INSERT_EVENT = f"INSERT INTO event VALUES ({', '.join('?' * 11)})"


def begin_session(
    connection: sqlite3.Connection, row: Sequence[Column], salt: str = ""
) -> LedgerRow:
    """Write a session's row and enter it, within the caller's transaction.

    Args:
        row: in the order of :data:`SESSION_COLUMNS`.
        salt: of the session in the record that it comes from; else a new one.
    """
    salt = salt or _salt_of(row)
    connection.execute(
        f"INSERT INTO session ({SESSION_COLUMNS}, salt) VALUES ({', '.join('?' * 14)})",
        (*row, salt),
    )
    start = EventChain(row, salt).start
    return enter(connection, LedgerEntry.SESSION, session_subject(str(row[0])), digest=start)


def _salt_of(row: Sequence[Column]) -> str:
    """A new salt for a session; for a simulated one it follows from its id.

    A simulated session has no person's data, and the same seed gives the same record.
    """
    columns = dict(zip(SESSION_COLUMNS.split(", "), row, strict=True))
    if columns["kind"] == "simulated":
        return fixed_salt(columns["id"])
    return new_salt()


def session_row(connection: sqlite3.Connection, session: str) -> tuple[tuple[Column, ...], str]:
    """A session's row, in the order of :data:`SESSION_COLUMNS`, and its salt.

    Raises:
        KeyError: there is no such session.
    """
    found = connection.execute(
        f"SELECT {SESSION_COLUMNS}, salt FROM session WHERE id = ?", (session,)
    ).fetchone()
    if found is None:
        raise KeyError(session)
    return tuple(found[:-1]), found[-1]


def has_session(connection: sqlite3.Connection, session: str) -> bool:
    """Return whether a session is in a record."""
    found = connection.execute("SELECT 1 FROM session WHERE id = ?", (session,)).fetchone()
    return found is not None


def chain_of(connection: sqlite3.Connection, session: str) -> EventChain:
    """The chain of a session that has been begun; raises as :func:`session_row`."""
    return EventChain(*session_row(connection, session))


def append_events(
    connection: sqlite3.Connection,
    session: str,
    chain: EventChain,
    rows: Iterable[Sequence[Column]],
    *,
    entered: bool = False,
) -> tuple[int, str]:
    """Write events, continuing the session's chain, within the caller's transaction.

    Args:
        rows: in the order of :data:`EVENT_COLUMNS`.
        entered: enter the head in the ledger, whatever the events are.

    Returns:
        Number and hash of the last event.
    """
    found = connection.execute(
        "SELECT seq, hash FROM event WHERE session = ? ORDER BY seq DESC LIMIT 1", (session,)
    ).fetchone()
    seq, before = found or (0, chain.start)
    chained = chain.chained(before, rows)
    connection.executemany(_INSERT_EVENT, chained)
    if chained:
        seq, before = int(chained[-1][1]), str(chained[-1][-1])
    if entered or any(row[4] in CHECKPOINTS for row in chained):
        enter_head(connection, session, seq, before)
    return seq, before


def add_chained(connection: sqlite3.Connection, session: str, rows: Sequence[Row]) -> None:
    """Write the events of a session that has none, with the hashes that were computed for them.

    Args:
        rows: in the order of :data:`EVENT_ROW`, from the first; there is one at least.
    """
    connection.executemany(_INSERT_EVENT, rows)
    enter_head(connection, session, int(rows[-1][1]), str(rows[-1][-1]))


def enter_head(connection: sqlite3.Connection, session: str, seq: int, head: str) -> None:
    """Enter how far a session has come."""
    enter(connection, LedgerEntry.HEAD, session_subject(session), digest=head, size=seq)


def chain_again(connection: sqlite3.Connection, session: str, why: LedgerEntry) -> None:
    """Compute a session's chain anew with a new salt, after its events were changed for a reason.

    The old hashes reveal nothing about what was changed, because the old salt is gone.
    """
    enter(connection, why, session_subject(session), dated=True)
    _chain_session(connection, session)


def break_chain(connection: sqlite3.Connection, session: str, events: Iterable[int]) -> None:
    """Do the same for a session that its hashes do not vouch for, so that they still do not.

    Args:
        events: numbers of the events that were changed.
    """
    connection.execute("UPDATE session SET salt = ? WHERE id = ?", (new_salt(), session))
    connection.executemany(
        "UPDATE event SET seal = 0, hash = '' WHERE session = ? AND seq = ?",
        [(session, seq) for seq in events],
    )


def transcript_again(
    connection: sqlite3.Connection, session: str, recording: str, why: LedgerEntry | None = None
) -> None:
    """Compute the hashes of a transcript with a new salt, and enter it."""
    rows = connection.execute(
        f"SELECT {SEGMENT_COLUMNS} FROM transcript_segment WHERE session = ? AND recording = ?",
        (session, recording),
    ).fetchall()
    connection.executemany(
        "UPDATE transcript_segment SET seal = ? WHERE session = ? AND recording = ? AND number = ?",
        [(seal("segment", row), *row[:3]) for row in rows],
    )
    connection.execute(
        "UPDATE transcript SET salt = ? WHERE session = ? AND recording = ?",
        (new_salt(), session, recording),
    )
    if why is not None:
        enter(connection, why, session_subject(session), dated=True)
    enter_transcript(connection, session, recording)


def imported_again(connection: sqlite3.Connection, kind: ImportedKind, participant: str) -> None:
    """Compute the hash over a participant's imported rows, and enter it."""
    names = kind.columns.split(", ")
    rows = connection.execute(
        f"SELECT {kind.columns} FROM {kind.table} WHERE participant = ? AND seal = 0",
        (participant,),
    ).fetchall()
    places = [names.index(name) for name in kind.key]
    connection.executemany(
        f"UPDATE {kind.table} SET seal = ? WHERE {' AND '.join(f'{k} = ?' for k in kind.key)}",
        [(seal(kind.sealed_as, row), *(row[place] for place in places)) for row in rows],
    )
    found = connection.execute(
        f"SELECT salt FROM {kind.sets} WHERE participant = ?", (participant,)
    ).fetchone()
    salt = found[0] if found else new_salt()
    made, count = imported_digest(connection, kind, participant, salt)
    enter_imported(connection, kind, participant, MadeSet(salt, made, count))


def enter_imported(
    connection: sqlite3.Connection, kind: ImportedKind, participant: str, made: MadeSet
) -> None:
    """Enter the hash over a participant's imported rows."""
    connection.execute(
        f"INSERT INTO {kind.sets} (participant, salt, {kind.count}) VALUES (?, ?, ?) "
        f"ON CONFLICT DO UPDATE SET {kind.count} = ?3",
        (participant, made.salt, made.count),
    )
    subject = kind.subject(made.salt)
    enter(connection, kind.entry, subject, digest=made.digest, size=made.count)


def chain_record(
    connection: sqlite3.Connection, why: LedgerEntry | None = LedgerEntry.MIGRATED
) -> None:
    """Compute all chains and enter everything, within the caller's transaction.

    Args:
        why: the entry that comes first, where there is anything to enter.
    """
    versions = _column(connection, "SELECT id FROM study_version ORDER BY created, id")
    published = _column(connection, "SELECT DISTINCT version FROM publication ORDER BY 1")
    sessions = _column(connection, "SELECT id FROM session ORDER BY started, id")
    transcripts = connection.execute(
        "SELECT session, recording FROM transcript ORDER BY session, recording"
    ).fetchall()
    imported = _column(connection, "SELECT DISTINCT participant FROM imported_judgment ORDER BY 1")
    erased = _column(connection, "SELECT participant FROM erasure ORDER BY 1")
    if why is not None and (versions or published or sessions or imported or erased):
        enter(connection, why, dated=True)
    for id in versions:
        enter_version(connection, id)
    for id in published:  # also of a version that is lost
        enter_publications(connection, id)
    for id in sessions:
        _chain_session(connection, id)
    for session, recording in transcripts:
        transcript_again(connection, session, recording)
    for participant in imported:
        imported_again(connection, IMPORTED_JUDGMENTS, participant)
    for participant in erased:
        enter_erasure(connection, participant)


def _chain_session(connection: sqlite3.Connection, session: str) -> None:
    connection.execute("UPDATE session SET salt = ? WHERE id = ?", (new_salt(), session))
    chain = chain_of(connection, session)
    enter(connection, LedgerEntry.SESSION, session_subject(session), digest=chain.start)
    seq, before = 0, chain.start
    changed: list[tuple[Column, ...]] = []
    for row in connection.execute(
        f"SELECT {EVENT_COLUMNS} FROM event WHERE session = ? ORDER BY seq", (session,)
    ):
        content = packed(row)
        seq, before = int(row[1]), chain.following_packed(before, content)
        changed.append((seal_of_event(content), before, session, seq))
    connection.executemany(
        "UPDATE event SET seal = ?, hash = ? WHERE session = ? AND seq = ?", changed
    )
    enter_head(connection, session, seq, before)


def _column(connection: sqlite3.Connection, select: str) -> list[str]:
    return [name for (name,) in connection.execute(select)]
