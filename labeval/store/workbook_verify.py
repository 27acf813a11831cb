"""Checks of a workbook: segments match their words, and the edits lead to the present content."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from labeval.coding.rows import Row
from labeval.store.checks.audio_checks import sound_faults
from labeval.store.disk.backup import all_copies, copy_name
from labeval.store.disk.errors import StoreError
from labeval.store.disk.findings import CodingState, Finding, Severity, of_error
from labeval.store.disk.read_only_copies import memory_copy
from labeval.store.disk.row_names import EDIT_IN, RECORDING, SEGMENT_IN
from labeval.store.record.database import read_copy
from labeval.store.workbook.conflicts import quote_at
from labeval.store.workbook.file import file_problem
from labeval.store.workbook.history import edit_of
from labeval.store.workbook.interview_sounds import is_sound_name, sound_name
from labeval.store.workbook.rows import CODINGS, TABLES, rows_of, table_of
from labeval.store.workbook.schema import MIGRATIONS
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP

_RESTORE = QT_TRANSLATE_NOOP(
    "Verification", "put the newest healthy copy from backups in its place, or uncode it there"
)
_IMPORT_AGAIN = QT_TRANSLATE_NOOP(
    "Verification",
    "remove its folder from 'audio', and import the interview again with its sound",
)
_UNREPORTED = frozenset({"coder", "source"})
"""Tables whose rows also change without an edit, when texts are gathered again."""


def workbook_findings(path: Path, erased: frozenset[str] = frozenset()) -> Iterator[Finding]:
    """Yield the faults of a workbook and its copies; nothing where there is none.

    Args:
        erased: codes of participants that were erased.
    """
    if path.exists():
        try:
            with closing(read_copy(path, migrations=MIGRATIONS)) as connection:
                yield from _findings(connection, path)
                yield from _erased_but_there(connection, path.name, erased)
                sources = [id for (id,) in connection.execute("SELECT id FROM source")]
                yield from _sounds(sources, StudyFolder(path.parent))
        except StoreError as error:
            problem = file_problem(error, path)
            assert isinstance(problem, StoreError)
            yield of_error(Severity.ERROR, path.name, problem)
        except sqlite3.DatabaseError as error:
            yield _damaged(path, error)
    for file in all_copies(path):
        name = copy_name(file, path)
        try:
            with closing(memory_copy(file)) as copy:
                if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                    raise sqlite3.DatabaseError("integrity_check")
                yield from _erased_but_there(copy, name, erased)
        except (StoreError, sqlite3.DatabaseError):
            text = QT_TRANSLATE_NOOP("Verification", "the copy is damaged")
            advice = QT_TRANSLATE_NOOP("Verification", "remove it; newer copies replace it")
            yield Finding(Severity.WARNING, name, text, advice)


def _sounds(sources: Iterable[str], folder: StudyFolder) -> Iterator[Finding]:
    """Sound of interviews from elsewhere that is damaged, or of which no text is here any more.

    Args:
        sources: ids of all texts.
    """
    there = [p.name for p in folder.audio.iterdir()] if folder.audio.is_dir() else []
    known = {sound_name(source) for source in sources}
    for name in sorted(filter(is_sound_name, there)):
        if name in known:
            yield from sound_faults(folder.audio / name, "", _IMPORT_AGAIN)
            continue
        text = QT_TRANSLATE_NOOP("Verification", "no interview that is here has this sound")
        advice = QT_TRANSLATE_NOOP(
            "Verification", "remove its folder from 'audio', or bring the interview back by undoing"
        )
        yield Finding(Severity.WARNING, RECORDING.format(id=name), text, advice)


def coding_state(path: Path, findings: Sequence[Finding]) -> CodingState:
    """The state of a workbook of which these are the findings."""
    if not path.exists():
        return CodingState(path, exists=False)
    try:
        with closing(read_copy(path, migrations=MIGRATIONS)) as connection:
            counts = {
                name: connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
                for name, table in _COUNTED.items()
            }
    except (StoreError, sqlite3.DatabaseError):
        return CodingState(path, findings)
    return CodingState(path, findings, counts)


_COUNTED = {
    "texts": "source",
    "passages": "passage",
    "codes": "code",
    "segments": "coding",
    "edits": "act",
}


def _findings(connection: sqlite3.Connection, path: Path) -> Iterator[Finding]:
    for (line,) in connection.execute("PRAGMA integrity_check(20)"):
        if line != "ok":
            yield _damaged(path, line)
            return
    for table, _, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        text = QT_TRANSLATE_NOOP(
            "Verification", "a row of {table} belongs to a {parent} that is missing"
        )
        yield Finding(Severity.ERROR, path.name, text, _RESTORE, {"table": table, "parent": parent})
    for coding in rows_of(CODINGS, connection.execute(CODINGS.select).fetchall()):
        if quote_at(connection, coding) != coding.quote:
            text = QT_TRANSLATE_NOOP(
                "Verification", "the segment “{quote}” does not match these words any more"
            )
            where = SEGMENT_IN.format(file=path.name, id=coding.id)
            yield Finding(Severity.ERROR, where, text, _RESTORE, {"quote": coding.quote[:60]})
    yield from _replayed(connection, path)


def _replayed(connection: sqlite3.Connection, path: Path) -> Iterator[Finding]:
    """Edits that do not lead to the present content, or not from one to the next."""
    rows: dict[tuple[str, str], Row | None] = {}
    for table in TABLES:
        for row in rows_of(table, connection.execute(table.select).fetchall()):
            rows[table.name, row.id] = row
    edits = connection.execute("SELECT number FROM act WHERE NOT undone ORDER BY turn DESC")
    for (number,) in edits.fetchall():
        where = EDIT_IN.format(file=path.name, number=number)
        try:
            edit = edit_of(connection, number)
        except (ValueError, TypeError, KeyError, AssertionError) as error:
            text = QT_TRANSLATE_NOOP("Verification", "the edit cannot be read: {reason}")
            yield Finding(Severity.ERROR, where, text, values={"reason": str(error)})
            return
        for change in edit.changes:
            key = (table_of(change.row).name, change.row.id)
            if key[0] not in _UNREPORTED and rows.get(key) != change.after:
                text = QT_TRANSLATE_NOOP(
                    "Verification",
                    "what it did to {table} {id} is not what is there; undoing stops here",
                )
                values = {"table": key[0], "id": key[1]}
                yield Finding(Severity.WARNING, where, text, values=values)
                return
            rows[key] = change.before


def _erased_but_there(
    connection: sqlite3.Connection, name: str, erased: frozenset[str]
) -> Iterator[Finding]:
    for code in _participants(connection):
        if code in erased:
            text = QT_TRANSLATE_NOOP("Verification", "participant {code} was erased, but not here")
            again = QT_TRANSLATE_NOOP(
                "Verification", "run 'labeval erase' with the code {code} again"
            )
            yield Finding(Severity.ERROR, name, text, again, {"code": code})


def _participants(connection: sqlite3.Connection) -> list[str]:
    """The participants of whom a workbook, or a copy of an older one, holds something."""
    found = {code for (code,) in connection.execute("SELECT participant FROM source")}
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'attribute'").fetchone():
        found |= {
            code
            for (code,) in connection.execute(
                "SELECT row FROM attribute WHERE about = 'participant'"
            )
        }
        for (cases,) in connection.execute("SELECT cases FROM source WHERE cases != '[]'"):
            found |= {code for _, code in json.loads(cases)}
    return sorted(found)


def _damaged(path: Path, detail: object) -> Finding:
    text = QT_TRANSLATE_NOOP("Verification", "the file is damaged: {detail}")
    shown = str(detail).replace("\n", ", ")
    return Finding(Severity.ERROR, path.name, text, _RESTORE, {"detail": shown})
