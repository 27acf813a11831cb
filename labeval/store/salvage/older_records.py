"""Rescue of what can be read of a damaged record that has no hashes yet.

Nothing can vouch for its content; what is implausible is left out.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path

from labeval.session.events.events import Kind
from labeval.session.plan.page_allocation import Placing
from labeval.session.plan.plan import make_plan
from labeval.store.chain.appending import chain_record
from labeval.store.chain.ledger import IMPORTED_KINDS, LedgerEntry
from labeval.store.checks.row_checks import is_plausible
from labeval.store.disk.backup import all_copies
from labeval.store.disk.errors import StoreError
from labeval.store.disk.read_only_copies import new_in_memory, read_at_rest
from labeval.store.disk.study_key import protection_over
from labeval.store.record.database import migrate, read_copy
from labeval.store.record.schema import MIGRATIONS
from labeval.store.salvage.raw_rows import RawRow, Value, layouts, raw_rows
from labeval.store.salvage.report import RescuedSession, SalvageReport
from labeval.study.study import StudyContent

_OF_SESSIONS = ("event", "transcript", "transcript_segment")
_TABLES = ("study_version", "publication", "session", *_OF_SESSIONS, "imported_judgment", "erasure")


def new_database(into: Path | None, *, encrypted: bool) -> sqlite3.Connection:
    """An empty database for what is restored: in a file that nobody needs half, or in memory.

    Args:
        encrypted: it is in memory, and will be written to an encrypted file.
    """
    if into is None:
        fresh = new_in_memory(to_be_encrypted=encrypted)
    else:
        fresh = sqlite3.connect(into, isolation_level=None)
    fresh.execute("PRAGMA secure_delete = ON")
    if into is not None:
        fresh.execute("PRAGMA journal_mode = OFF")
        fresh.execute("PRAGMA synchronous = OFF")
    return fresh


def rescue_older(
    path: Path,
    version: int,
    report: SalvageReport,
    known: Sequence[StudyContent] = (),
    *,
    into: Path | None,
) -> sqlite3.Connection:
    """Every row that can be read of a record without hashes and of its newest healthy copy.

    Args:
        version: of the file.
        report: gets what was rescued.
        into: as of :func:`new_database`.
    """
    backup = _newest_healthy(path, report)
    fresh = new_database(into, encrypted=protection_over(path) is not None)
    _take_rows_of_file(fresh, path, version)
    in_file = dict(fresh.execute("SELECT session, count(*) FROM event GROUP BY session"))
    drawn = _complete_from(fresh, backup, known)
    _finish(fresh, report, in_file, drawn)
    return fresh


def _newest_healthy(path: Path, report: SalvageReport) -> sqlite3.Connection | None:
    for candidate in all_copies(path):
        try:
            copy = read_copy(candidate)
            if copy.execute("PRAGMA integrity_check").fetchone() == ("ok",):
                report.backup = candidate
                return copy
            copy.close()
        except (StoreError, sqlite3.DatabaseError):
            continue
    return None


def _take_rows_of_file(fresh: sqlite3.Connection, path: Path, version: int) -> None:
    """Make a record of this program's version, with all readable rows.

    References between rows are not enforced yet. A session whose plan could not be read has an
    empty one.
    """
    scripts = MIGRATIONS[:version]
    migrate(fresh, path, migrations=scripts, keep_copy=False)
    fresh.execute("PRAGMA foreign_keys = OFF")
    fresh.execute("BEGIN")
    tables = layouts(scripts)
    columns = {table.table: table.columns for table in tables.values()}
    with closing(read_at_rest(path, strict=False)) as pages:
        for row in raw_rows(pages, tables):
            usable = _usable(row, columns[row.table])
            if usable is not None:
                _insert(fresh, row.table, usable)
    fresh.execute("COMMIT")
    migrate(fresh, path, keep_copy=False)
    fresh.execute("PRAGMA foreign_keys = OFF")


def _usable(row: RawRow, columns: Sequence[str]) -> dict[str, Value] | None:
    if row.complete and is_plausible(row.table, row.values):
        return row.values
    # A plan is long and has pages of its own; it can be drawn again.
    values = row.values | {"plan": ""}
    whole = row.table == "session" and set(values) == set(columns) and row.damaged <= {"plan"}
    return values if whole and is_plausible("session", values, without_plan=True) else None


def _insert(connection: sqlite3.Connection, table: str, values: dict[str, Value]) -> None:
    names, marks = ", ".join(values), ", ".join("?" * len(values))
    connection.execute(
        f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({marks})", tuple(values.values())
    )


def _complete_from(
    fresh: sqlite3.Connection, backup: sqlite3.Connection | None, known: Sequence[StudyContent]
) -> set[str]:
    """Fill gaps from the backup and from what is known, then draw missing plans again.

    Returns:
        The sessions whose plan was drawn again.
    """
    fresh.execute("BEGIN")
    if backup is not None:
        for id, plan in backup.execute("SELECT id, plan FROM session"):
            fresh.execute("UPDATE session SET plan = ? WHERE id = ? AND plan = ''", (plan, id))
        for table in _TABLES:
            rows = backup.execute(f"SELECT * FROM {table}")
            marks = ", ".join("?" * len(rows.description))
            fresh.executemany(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", rows)
        backup.close()
    for content in known:
        fresh.execute(
            "INSERT OR IGNORE INTO study_version SELECT version, min(started), '', ?2 FROM session "
            "WHERE version = ?1 GROUP BY version",
            (content.version_id(), content.to_json()),
        )
    drawn = set(_ids(fresh, "SELECT id FROM session WHERE plan = ''"))
    for id in drawn:
        _draw_plan(fresh, id)
    fresh.execute("COMMIT")
    return drawn


def _draw_plan(fresh: sqlite3.Connection, session: str) -> None:
    """Draw a session's plan again; a session for which that is impossible is removed."""
    row = fresh.execute(
        "SELECT v.content, s.condition, s.seed, s.number FROM session s "
        "JOIN study_version v ON v.id = s.version WHERE s.id = ?",
        (session,),
    ).fetchone()
    if row is None:
        fresh.execute("DELETE FROM session WHERE id = ?", (session,))
        return
    content, condition, seed, number = row
    started = fresh.execute(
        "SELECT data FROM event WHERE session = ? AND kind = ?", (session, Kind.SESSION_STARTED)
    ).fetchone()
    placed = json.loads(started[0]).get("placing", {}) if started and started[0] else {}
    placing = Placing.from_dict(placed)
    plan = make_plan(StudyContent.from_json(content), condition, seed, number, placing)
    fresh.execute("UPDATE session SET plan = ? WHERE id = ?", (plan.to_json(), session))


def _finish(
    fresh: sqlite3.Connection, report: SalvageReport, in_file: dict[str, int], drawn: set[str]
) -> None:
    """Remove erased participants and rows that belong to no session, and count the rest."""
    fresh.execute("BEGIN")
    erased = "participant IN (SELECT participant FROM erasure)"
    for table in _OF_SESSIONS:
        fresh.execute(
            f"DELETE FROM {table} WHERE session IN (SELECT id FROM session WHERE {erased})"
        )
    for table in ("session", "imported_judgment"):
        fresh.execute(f"DELETE FROM {table} WHERE {erased}")
    orphans = "session NOT IN (SELECT id FROM session)"
    report.lost = dict(
        fresh.execute(f"SELECT session, count(*) FROM event WHERE {orphans} GROUP BY session")
    )
    for table in _OF_SESSIONS:
        fresh.execute(f"DELETE FROM {table} WHERE {orphans}")
    for table in ("ledger", *(kind.sets for kind in IMPORTED_KINDS)):
        fresh.execute(f"DELETE FROM {table}")
    chain_record(fresh, LedgerEntry.RESTORED)
    fresh.execute("COMMIT")
    versions = set(_ids(fresh, "SELECT id FROM study_version"))
    for id, participant, version in fresh.execute(
        "SELECT id, participant, version FROM session ORDER BY participant, started, id"
    ):
        events = fresh.execute(
            "SELECT seq, utc FROM event WHERE session = ? ORDER BY seq", (id,)
        ).fetchall()
        from_file = in_file.get(id, 0)
        last_seq, last_utc = events[-1] if events else (0, "")
        report.sessions.append(
            RescuedSession(
                *(id, participant, from_file, len(events) - from_file, last_seq, last_utc),
                missing=runs_missing(seq for seq, _ in events),
                plan_drawn_again=id in drawn,
                version_missing=version not in versions,
            )
        )
    report.versions = len(versions)
    report.judgments = fresh.execute("SELECT count(*) FROM imported_judgment").fetchone()[0]
    report.erasures = fresh.execute("SELECT count(*) FROM erasure").fetchone()[0]


def runs_missing(numbers: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """The gaps in a rising series that should begin with 1."""
    gaps: list[tuple[int, int]] = []
    expected = 1
    for number in numbers:
        if number > expected:
            gaps.append((expected, number - 1))
        expected = number + 1
    return tuple(gaps)


def _ids(connection: sqlite3.Connection, select: str) -> list[str]:
    return [id for (id,) in connection.execute(select)]
