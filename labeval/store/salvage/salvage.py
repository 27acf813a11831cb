"""Restoring a damaged record: what hashes, the ledger or a copy vouch for, into a fresh one.

Altered content never gets into the tables that are trusted. A row that nothing vouches for goes
into the table ``unvouched``, with all that can be read of it and the reason; only ``labeval
verify`` reads that table.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing, nullcontext
from pathlib import Path

from labeval.session.events.events import Kind
from labeval.session.plan.page_allocation import Placing
from labeval.session.plan.plan import make_plan
from labeval.store.chain.appending import (
    EVENT_COLUMNS,
    append_events,
    begin_session,
    chain_of,
    enter_head,
)
from labeval.store.chain.hashes import Column
from labeval.store.chain.ledger import LedgerEntry, enter, session_subject
from labeval.store.disk.backup import all_copies
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.private_files import replacing_for_good
from labeval.store.disk.read_only_copies import (
    FileAtRest,
    check_encrypted_there,
    refusing_changes,
    write_encrypted,
)
from labeval.store.disk.study_key import protection_over
from labeval.store.record.database import migrate
from labeval.store.record.heads import note_sessions_at
from labeval.store.record.ledger_contents import expectations, read_ledger, stored_things
from labeval.store.salvage.older_records import new_database, rescue_older, runs_missing
from labeval.store.salvage.other_rows import enter_changed_things, restore_things
from labeval.store.salvage.raw_rows import RawRow
from labeval.store.salvage.report import RescuedSession, SalvageReport
from labeval.store.salvage.sessions import RestoredSession, restore_sessions
from labeval.store.salvage.sources import Sources, read_sources
from labeval.study.study import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP


def salvage(path: Path, target: Path, *, known: Sequence[StudyContent] = ()) -> SalvageReport:
    """Write everything that something vouches for to a new record, and the rest apart.

    The damaged file is only read. Whoever was erased, by the file or by a copy, stays out.

    Args:
        known: states of the study that are available, such as that of the study folder; they
            replace a lost version where they are the same.

    Raises:
        RecordUnavailable: ``target`` exists or cannot be written, or there is nothing to read, or
            the study is protected, and ``target`` is not in its folder.
        NewerRecord: a newer program wrote the file.
    """
    if target.exists():
        raise RecordUnavailable(
            QT_TRANSLATE_NOOP("Record", "{path}: exists already; choose another name"), path=target
        )
    check_encrypted_there(path, target)
    report = SalvageReport(target)
    try:
        with replacing_for_good(target) as part:
            if protection_over(path) is None:
                rescue(path, report, known, into=part).close()
            else:
                with closing(rescue(path, report, known)) as rescued:
                    write_encrypted(rescued, part)
        with closing(FileAtRest(target)) as made:
            note_sessions_at(made.connection, target)
    except (OSError, sqlite3.OperationalError) as error:
        raise RecordUnavailable(
            QT_TRANSLATE_NOOP(
                "Record",
                "{path}: cannot be written: {reason}; choose a folder that exists, on a disk "
                "with free space",
            ),
            path=target,
            reason=getattr(error, "strerror", None) or str(error),
        ) from error
    return report


def rescue(
    path: Path,
    report: SalvageReport,
    known: Sequence[StudyContent] = (),
    *,
    into: Path | None = None,
) -> sqlite3.Connection:
    """Restore a damaged record as a fresh database, which the caller closes; see :func:`salvage`.

    Args:
        report: gets what was rescued.
        into: an empty file that only its owner may read; without one, the result is in memory.
    """
    if not path.exists() and not all_copies(path):
        raise RecordUnavailable(
            QT_TRANSLATE_NOOP("Record", "{path}: there is neither a record nor a backup of it"),
            path=path,
        )
    sources = read_sources(path)
    if not sources.has_hashes:
        sources.close()
        report.has_hashes = False
        return rescue_older(path, sources.version, report, known, into=into)
    fresh = new_database(into, encrypted=protection_over(path) is not None)
    migrate(fresh, path, keep_copy=False)
    fresh.execute("PRAGMA foreign_keys = OFF")
    try:
        with closing(sources), nullcontext() if sources.pages.is_held else refusing_changes(path):
            report.backup = sources.copies[0][0] if sources.copies else None
            _Restoring(fresh, sources, report).run(known)
    except BaseException:
        fresh.close()
        raise
    return fresh


class _Restoring:
    """One restoration, in one transaction."""

    def __init__(self, fresh: sqlite3.Connection, sources: Sources, report: SalvageReport) -> None:
        self._fresh = fresh
        self._sources = sources
        self._report = report
        self._apart: list[tuple[str, str, str, str]] = []

    def run(self, known: Sequence[StudyContent]) -> None:
        """Write everything."""
        self._fresh.execute("BEGIN")
        for entry in self._sources.ledger:
            self._fresh.execute("INSERT INTO ledger VALUES (?, ?, ?, ?, ?, ?, ?)", entry)
        restore_things(self._fresh, self._sources, known, self._keep_apart)
        erased = self._codes("SELECT participant FROM erasure")
        enter(self._fresh, LedgerEntry.RESTORED, dated=True, after=self._sources.entries)
        versions = self._codes("SELECT id FROM study_version")
        rescued = []
        for session in restore_sessions(
            self._sources, self._draw_plan, self._keep_apart, self._report.lost
        ):
            if session.column("participant") not in erased:
                self._write(session)
                order = [session.column(name) for name in ("participant", "started", "id")]
                rescued.append((order, _rescued(session, versions)))
        self._report.sessions += [each for _, each in sorted(rescued, key=lambda pair: pair[0])]
        restored_ids = {session.id for session in self._report.sessions}
        enter_changed_things(self._fresh, restored_ids, erased)
        self._enter_lost(restored_ids)
        self._write_apart(erased)
        self._fresh.execute("COMMIT")
        self._report.versions = len(versions)
        for name, table in _COUNTED.items():
            count = self._fresh.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            setattr(self._report, name, count)

    def _write(self, session: RestoredSession) -> None:
        begin_session(self._fresh, session.row[:-1], session.salt)
        id = session.column("id")
        chain = chain_of(self._fresh, id)
        rows = [session.events[seq] for seq in sorted(session.events)]
        last = append_events(self._fresh, id, chain, rows, entered=bool(rows))
        if not rows:
            enter_head(self._fresh, id, *last)

    def _draw_plan(self, raw: RawRow, row: Sequence[Column]) -> str | None:
        """The plan of a session, drawn again; ``row`` is without the plan."""
        facts = raw.values
        found = self._fresh.execute(
            "SELECT content FROM study_version WHERE id = ?", (facts["version"],)
        ).fetchone()
        if found is None:
            return None
        placed = {}
        for event in self._sources.events(str(row[0])):
            values = event.values
            if values.get("kind") == Kind.SESSION_STARTED:
                placed = _placing(str(values.get("data", "")))
        try:
            plan = make_plan(
                StudyContent.from_json(found[0]),
                str(facts["condition"]),
                int(facts["seed"]),
                int(facts["number"]),
                Placing.from_dict(placed),
            )
        except (ValueError, KeyError, TypeError):
            return None  # what the plan is drawn from is damaged too
        return plan.to_json()

    def _keep_apart(self, row: RawRow, reason: str) -> None:
        session = row.values.get("session", row.values.get("id", ""))
        names_session = row.table in ("session", *_OF_SESSIONS)
        content = json.dumps(row.values)  # ASCII: what is not UTF-8 is written as numbers
        name = str(session) if names_session else ""
        name = name.encode(errors="backslashreplace").decode()
        self._apart.append((row.table, name, content, reason))

    def _write_apart(self, erased: set[str]) -> None:
        gone = {
            session
            for _, session, content, _ in self._apart
            if json.loads(content).get("participant") in erased
        }
        kept = [row for row in self._apart if row[1] not in gone or not row[1]]
        kept = [row for row in kept if json.loads(row[2]).get("participant") not in erased]
        self._report.apart = len(kept)
        self._fresh.executemany(
            "INSERT INTO unvouched VALUES (?, ?, ?, ?, ?)",
            [(number, *row) for number, row in enumerate(kept, start=1)],
        )

    def _enter_lost(self, there: set[str]) -> None:
        """Enter everything as lost that the ledger knows and that is not here."""
        known = {session_subject(id) for id in there}
        known |= {subject for subject, _ in stored_things(self._fresh)}
        for subject in expectations(read_ledger(self._fresh)):
            if subject not in known:
                self._report.things_lost += 1
                enter(self._fresh, LedgerEntry.LOST, subject, dated=True)

    def _codes(self, select: str) -> set[str]:
        return {code for (code,) in self._fresh.execute(select)}


_COUNTED = {
    "judgments": "imported_judgment",
    "marks": "imported_mark",
    "erasures": "erasure",
}
_OF_SESSIONS = ("event", "transcript", "transcript_segment")


def _rescued(session: RestoredSession, versions: set[str]) -> RescuedSession:
    seqs = sorted(session.events)
    end = seqs[-1] if seqs else 0
    return RescuedSession(
        session.column("id"),
        session.column("participant"),
        session.from_file,
        session.from_copy,
        end,
        str(session.events[end][_UTC]) if seqs else "",
        missing=runs_missing(seqs),
        plan_drawn_again=session.plan_drawn_again,
        version_missing=session.column("version") not in versions,
        repaired=session.repaired,
        apart=session.apart,
        end_missing=session.known if session.known > end else 0,
    )


_UTC = EVENT_COLUMNS.split(", ").index("utc")


def _placing(data: str) -> dict[str, object]:
    try:
        found = json.loads(data).get("placing", {}) if data else {}
    except (ValueError, AttributeError):
        return {}
    return found if isinstance(found, dict) else {}
