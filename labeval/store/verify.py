"""Verification of a record: whether it is whole and consistent, and the remedy where it is not.

:func:`verify` reports what is wrong; :func:`salvage` writes what is readable into a new record.
Neither changes the file that it reads.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, nullcontext
from pathlib import Path

from labeval.store.checks.audio_checks import sound_findings
from labeval.store.checks.chain_checks import chain_findings, history, read_chains
from labeval.store.checks.file_checks import header_findings, schema_findings
from labeval.store.checks.mailbox_checks import mailbox_findings
from labeval.store.checks.privacy_checks import (
    code_findings,
    protection_findings,
    rights_findings,
)
from labeval.store.checks.row_checks import is_intact
from labeval.store.checks.session_checks import SessionRow, session_findings, stored_events
from labeval.store.checks.transcript_checks import transcript_findings
from labeval.store.disk.errors import RecordUnavailable, StoreError
from labeval.store.disk.findings import Finding, Severity, Verification, of_error
from labeval.store.disk.key_ring import database_key
from labeval.store.disk.private_files import SMALLEST_FILE
from labeval.store.disk.raw_pages import RawPages
from labeval.store.disk.read_only_copies import (
    MOST_ROW,
    database_at_rest,
    read_at_rest,
    refusing_changes,
)
from labeval.store.disk.readable_rows import lossless
from labeval.store.disk.row_names import PARTICIPANT, SESSION, VERSION
from labeval.store.disk.second_place import out_of_reach, outdated_place
from labeval.store.disk.study_key import protection_over
from labeval.store.record.database import explained, migrate, record_at_rest
from labeval.store.record.heads import read_heads
from labeval.store.record.schema import MIGRATIONS, SCHEMA_VERSION
from labeval.store.salvage.copy_checks import Copies, copy_findings, read_copies
from labeval.store.salvage.report import RescuedSession, SalvageReport
from labeval.store.salvage.salvage import salvage
from labeval.store.workbook_verify import coding_state, workbook_findings
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP

__all__ = [
    "Finding",
    "RescuedSession",
    "SalvageReport",
    "Severity",
    "Verification",
    "salvage",
    "verify",
]

_SALVAGE = QT_TRANSLATE_NOOP(
    "Verification",
    "'labeval verify --save-to NEW' writes what is readable into a new file and fills gaps from "
    "the newest healthy backup; keep the damaged file until then",
)


def verify(path: Path) -> Verification:
    """Check a record and its copies, those in the second place too.

    Raises:
        RecordUnavailable: the file may not be read, or is being written to all the time; or the
            study is protected, and there is no key.
    """
    result = Verification(path)
    protection = protection_over(path)
    if protection is not None:
        database_key(protection)  # without it, everything would seem damaged
        result.findings += protection_findings(protection, path)
        result.protected = True
    copies = read_copies(path)
    result.findings += _backup_findings(path, result, copies)
    result.findings += rights_findings(path.parent)
    workbook = StudyFolder(path.parent).workbook
    found = list(workbook_findings(workbook, _erased(path)))
    result.findings += found
    result.coding = coding_state(workbook, found)
    if not path.exists():
        result.findings.append(_missing(path, result.backups))
        return result
    if path.stat().st_size < SMALLEST_FILE:
        result.damaged = True
        text = QT_TRANSLATE_NOOP("Verification", "the file is empty, or nearly so")
        result.findings.append(_file(path, text, _SALVAGE))
        return result
    with (
        closing(read_at_rest(path)) as pages,
        nullcontext() if pages.is_held else refusing_changes(path),
    ):
        _verify_file(pages, result, copies)
    return result


def _verify_file(pages: RawPages, result: Verification, copies: Copies) -> None:
    path, version = result.path, pages.version
    result.findings += _cut_short(pages, result)
    damaged_header = list(header_findings(pages, path.name))
    result.findings += damaged_header
    result.damaged = result.damaged or bool(damaged_header)
    try:
        with closing(database_at_rest(path, pages)) as connection:
            _verify_open(connection, result, copies, in_memory=pages.is_held)
    except StoreError as error:
        result.findings.append(of_error(Severity.ERROR, path.name, error))
    except sqlite3.DatabaseError as error:
        if error is explained(error, path):
            raise
        if not result.damaged:
            result.findings.append(_unreadable(version, path, error))
        result.damaged = True


def _verify_open(
    connection: sqlite3.Connection, result: Verification, copies: Copies, *, in_memory: bool
) -> None:
    path = result.path
    connection.text_factory = lossless
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MOST_ROW)
    damage = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(20)")]
    if damage != ["ok"]:
        result.damaged = True
        for line in damage:
            text = QT_TRANSLATE_NOOP("Verification", "the file is damaged: {detail}")
            result.findings.append(_file(path, text, _SALVAGE, detail=line.replace("\n", ", ")))
    result.version = connection.execute("PRAGMA user_version").fetchone()[0]
    if 0 < result.version <= SCHEMA_VERSION:
        changed = list(schema_findings(connection, MIGRATIONS[: result.version], path.name))
        result.findings += changed
        if changed:
            result.damaged = True
            return
    if result.damaged and result.version < SCHEMA_VERSION:
        return
    too_long = None if in_memory else _too_long(connection)
    if too_long is not None:
        text = QT_TRANSLATE_NOOP(
            "Verification",
            "a row of {table} has more than {most} MB, which no part of a study has; what is in "
            "the record is not checked",
        )
        values = {"table": too_long, "most": MOST_ROW >> 20}
        result.findings.append(_file(path, text, _SALVAGE, **values))
        result.damaged = True
        return
    if result.version < SCHEMA_VERSION and not in_memory:
        raise RecordUnavailable(
            QT_TRANSLATE_NOOP(
                "Record",
                "{path}: of an older version and too large to be checked as such; open the study "
                "once, which keeps a copy and brings the record up to date, then verify it",
            ),
            path=path,
        )
    migrate(connection, path, keep_copy=False)
    try:
        _verify_rows(connection, result, copies)
    except (sqlite3.DatabaseError, *_ODD):
        if not result.damaged:  # what a damaged page says can be anything
            raise


def _too_long(connection: sqlite3.Connection) -> str | None:
    """The first table with a row that has more bytes than are read at once."""
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    for (table,) in tables:
        try:
            for _ in connection.execute(f'SELECT * FROM "{table}"'):
                pass
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_TOOBIG:
                return str(table)
    return None


def _verify_rows(connection: sqlite3.Connection, result: Verification, copies: Copies) -> None:
    for name, table in _COUNTED.items():
        setattr(result, name, connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
    chains = read_chains(connection, read_heads(result.path))
    result.history = history(chains.ledger)
    by_hash = list(chain_findings(connection, chains, copies.find))
    result.findings += by_hash
    result.findings += copy_findings(connection, chains, copies)
    try:
        for finding in _content_findings(connection, result):
            result.findings.append(finding)
    except _ODD as error:
        # An altered row can hold anything; its alteration was reported already.
        if all(f.severity is not Severity.ERROR for f in by_hash) and not result.damaged:
            raise
        text = QT_TRANSLATE_NOOP(
            "Verification", "what was altered keeps the rest from being checked: {reason}"
        )
        result.findings.append(_file(result.path, text, reason=repr(error)))


_ODD = (ValueError, TypeError, KeyError, IndexError, AttributeError, OverflowError)
"""Errors from checks of altered content."""


def _content_findings(connection: sqlite3.Connection, result: Verification) -> Iterator[Finding]:
    """Yield contradictions in the content, whatever the hashes show."""
    path = result.path
    yield from _references(connection)
    yield from _erased_but_there(connection)
    yield from mailbox_findings(connection, path)
    yield from transcript_findings(connection)
    yield from sound_findings(connection, StudyFolder(path.parent))
    yield from code_findings(connection)
    contents = dict(_contents(connection, result))
    rows = connection.execute(
        "SELECT version, id, condition, seed, number, plan FROM session ORDER BY started, id"
    ).fetchall()
    for version, *facts in rows:
        session = SessionRow(*facts)
        events = stored_events(connection, session.id)
        yield from session_findings(session, events, contents.get(version))


_COUNTED = {
    "sessions": "session",
    "events": "event",
    "versions": "study_version",
    "judgments": "imported_judgment",
    "marks": "imported_mark",
    "erasures": "erasure",
}


def _contents(
    connection: sqlite3.Connection, result: Verification
) -> Iterator[tuple[str, StudyContent]]:
    """The study versions that can be read."""
    for id, text in connection.execute("SELECT id, content FROM study_version").fetchall():
        where = VERSION.format(id=id[:12])
        if not is_intact(id, text):
            problem = QT_TRANSLATE_NOOP(
                "Verification", "the content is not the one that its id was computed from"
            )
            result.findings.append(Finding(Severity.ERROR, where, problem))
        try:
            yield id, StudyContent.from_json(text)
        except ValueError as error:
            problem = QT_TRANSLATE_NOOP("Verification", "the content cannot be read: {reason}")
            values = {"reason": str(error).splitlines()[0]}
            result.findings.append(Finding(Severity.ERROR, where, problem, values=values))


def _references(connection: sqlite3.Connection) -> Iterator[Finding]:
    """Sessions without their version, events without their session."""
    advice = QT_TRANSLATE_NOOP(
        "Verification", "publish that state of the study again, or merge a record that has it"
    )
    for session, version in connection.execute(
        "SELECT id, version FROM session WHERE version NOT IN (SELECT id FROM study_version)"
    ):
        text = QT_TRANSLATE_NOOP("Verification", "its version of the study, {version}, is missing")
        values = {"version": version[:12]}
        yield Finding(Severity.ERROR, SESSION.format(id=session), text, advice, values)
    for session, events in connection.execute(
        "SELECT session, count(*) FROM event WHERE session NOT IN (SELECT id FROM session) "
        "GROUP BY session"
    ):
        text = QT_TRANSLATE_NOOP(
            "Verification", "{events:event|events} of a session that is missing"
        )
        values = {"events": Amount(events)}
        yield Finding(Severity.ERROR, SESSION.format(id=session), text, values=values)


def _erased_but_there(connection: sqlite3.Connection) -> Iterator[Finding]:
    for (code,) in connection.execute(
        "SELECT participant FROM erasure WHERE participant IN (SELECT participant FROM session "
        "UNION SELECT participant FROM imported_judgment "
        "UNION SELECT participant FROM imported_mark)"
    ):
        text = QT_TRANSLATE_NOOP("Verification", "was erased, but data is there")
        where = PARTICIPANT.format(id=code)
        yield Finding(Severity.ERROR, where, text, _ERASE_AGAIN, {"code": code})


_ERASE_AGAIN = QT_TRANSLATE_NOOP("Verification", "run 'labeval erase' with the code {code} again")


def _backup_findings(path: Path, result: Verification, copies: Copies) -> Iterator[Finding]:
    """Copies that are damaged or out of reach, and erasures that have not reached a copy."""
    erased = _erased(path)
    missing = out_of_reach()
    if missing is not None:
        text = QT_TRANSLATE_NOOP(
            "Verification", "second copies go there and it cannot be reached; none was checked"
        )
        advice = QT_TRANSLATE_NOOP("Verification", "connect it, then verify again")
        yield Finding(Severity.WARNING, str(missing), text, advice)
    elif (outdated := outdated_place(path.parent)) is not None:
        text = QT_TRANSLATE_NOOP(
            "Verification",
            "words were removed from the study while the second copies were out of reach",
        )
        advice = QT_TRANSLATE_NOOP(
            "Verification", "they are replaced after the next session and when texts are opened"
        )
        yield Finding(Severity.WARNING, str(outdated), text, advice)
    result.backups = len(copies.healthy)
    for name in copies.damaged:
        text = QT_TRANSLATE_NOOP("Verification", "the copy is damaged")
        advice = QT_TRANSLATE_NOOP("Verification", "remove it; newer copies replace it")
        yield Finding(Severity.WARNING, name, text, advice)
    for copy in copies.healthy:
        for code in sorted(copy.participants & erased):
            text = QT_TRANSLATE_NOOP("Verification", "participant {code} was erased, but not here")
            yield Finding(Severity.ERROR, copy.name, text, _ERASE_AGAIN, {"code": code})


def _erased(path: Path) -> frozenset[str]:
    if not path.exists():
        return frozenset()
    try:
        with record_at_rest(path) as record:
            codes = record.connection.execute("SELECT participant FROM erasure")
            return frozenset(code for (code,) in codes)
    except (StoreError, sqlite3.DatabaseError):
        return frozenset()


def _missing(path: Path, backups: int) -> Finding:
    if not backups:
        text = QT_TRANSLATE_NOOP("Verification", "there is no record yet; no session has been run")
        return Finding(Severity.NOTE, path.name, text)
    text = QT_TRANSLATE_NOOP("Verification", "the record is missing, but there are copies of it")
    return _file(path, text, _SALVAGE)


def _unreadable(version: int | None, path: Path, error: sqlite3.DatabaseError) -> Finding:
    """The reason why SQLite refuses the whole file."""
    if version is None:
        text = QT_TRANSLATE_NOOP("Verification", "this is not a database, or its beginning is lost")
        return _file(path, text, _SALVAGE)
    text = QT_TRANSLATE_NOOP("Verification", "the file is damaged: {detail}")
    return _file(path, text, _SALVAGE, detail=error)


def _cut_short(pages: RawPages, result: Verification) -> Iterator[Finding]:
    """Report a file whose last page is incomplete, which SQLite does not notice."""
    size = pages.length
    first = pages.page(1) or b""
    whole = pages.size * int.from_bytes(first[28:32])
    if pages.version is not None and size < whole:
        result.damaged = True
        text = QT_TRANSLATE_NOOP(
            "Verification", "the file was cut short: {size} of {whole} bytes are there"
        )
        yield _file(result.path, text, _SALVAGE, size=size, whole=whole)


def _file(path: Path, template: str, advice: str = "", **values: object) -> Finding:
    return Finding(Severity.ERROR, path.name, template, advice, values)
