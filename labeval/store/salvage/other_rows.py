"""Versions, transcripts, what was imported and erasures restored from a damaged record."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Sequence

from labeval.store.chain.appending import imported_again, transcript_again
from labeval.store.chain.hashes import Column, digest, new_salt, seal
from labeval.store.chain.ledger import (
    IMPORTED_KINDS,
    SEGMENT_COLUMNS,
    TRANSCRIPT_COLUMNS,
    ImportedKind,
    LedgerEntry,
    access_subject,
    enter_access,
    enter_erasure,
    enter_publications,
    enter_version,
    erasure_subject,
    publication_subject,
    transcript_subject,
    version_subject,
)
from labeval.store.checks.row_checks import is_intact
from labeval.store.record.ledger_contents import expectations, read_ledger, stored_things
from labeval.store.salvage.raw_rows import RawRow
from labeval.store.salvage.sessions import Apart
from labeval.store.salvage.sources import Sources, columns_of
from labeval.study.study import StudyContent

_VERSION_COLUMNS = "id, created, published, content"
_PUBLICATION_COLUMNS = "version, published, reason, problems"
_ACCESS_COLUMNS = "id, utc, who, action, what"
_NOT_ENTERED = "it is not what the ledger says"


def restore_things(
    fresh: sqlite3.Connection, sources: Sources, known: Sequence[StudyContent], apart: Apart
) -> None:
    """Write everything but sessions that something vouches for; the rest is kept apart.

    Args:
        known: states of the study that are available.
    """
    _rows(fresh, sources, "erasure", "participant, erased", apart)
    for _, copy in sources.copies:
        # An erasure that only a copy knows counts too, whatever the ledger says.
        fresh.executemany(
            "INSERT OR IGNORE INTO erasure VALUES (?, ?)",
            copy.execute("SELECT participant, erased FROM erasure").fetchall(),
        )
    _versions(fresh, sources, known, apart)
    _rows(fresh, sources, "publication", _PUBLICATION_COLUMNS, apart)
    _rows(fresh, sources, "access", _ACCESS_COLUMNS, apart)
    _transcripts(fresh, sources, apart)
    for kind in IMPORTED_KINDS:
        _imported(fresh, sources, kind, apart)


def enter_changed_things(fresh: sqlite3.Connection, sessions: set[str], erased: set[str]) -> None:
    """Enter what differs from the ledger, and leave out participants who were erased or are
    missing."""
    for participant in sorted(erased):
        for kind in IMPORTED_KINDS:
            for table in (kind.table, kind.sets):
                fresh.execute(f"DELETE FROM {table} WHERE participant = ?", (participant,))
    for table in ("transcript_segment", "transcript"):
        for (id,) in fresh.execute(f"SELECT DISTINCT session FROM {table}").fetchall():
            if id not in sessions:
                fresh.execute(f"DELETE FROM {table} WHERE session = ?", (id,))
    expected = expectations(read_ledger(fresh))
    imported = {kind.entry: kind for kind in IMPORTED_KINDS}
    for subject, thing in list(stored_things(fresh)):
        if subject in expected and expected[subject].digest == thing.digest:
            continue
        if thing.kind == LedgerEntry.VERSION:
            enter_version(fresh, thing.key[0])
        elif thing.kind == LedgerEntry.PUBLICATION:
            enter_publications(fresh, thing.key[0])
        elif thing.kind == LedgerEntry.ACCESS:
            enter_access(fresh, thing.key[0])
        elif thing.kind == LedgerEntry.TRANSCRIPT:
            transcript_again(fresh, thing.key[0], thing.key[1])
        elif thing.kind in imported:
            imported_again(fresh, imported[thing.kind], thing.key[0])
        else:
            enter_erasure(fresh, thing.key[0])


def _rows(
    fresh: sqlite3.Connection, sources: Sources, table: str, columns: str, apart: Apart
) -> None:
    """Rows of a table of which each has an entry of its own."""
    for raw in sources.rows[table]:
        row = columns_of(raw, columns)
        if row is None or not _is_entered(sources, table, row):
            apart(raw, _NOT_ENTERED)
            continue
        _insert(fresh, table, columns, row)
    for _, copy in sources.copies:
        for row in copy.execute(f"SELECT {columns} FROM {table}").fetchall():
            if _is_entered(sources, table, row):
                _insert(fresh, table, columns, row)


def _is_entered(sources: Sources, table: str, row: Sequence[Column]) -> bool:
    if table == "erasure":
        subject, made = erasure_subject(str(row[0])), digest("erasure", row)
    elif table == "access":
        subject, made = access_subject(str(row[0])), digest("access", row)
    elif table == "publication":
        subject, made = publication_subject(*map(str, row[:2])), digest("publication", row)
    else:
        subject, made = version_subject(str(row[0])), digest("version", row)
    known = sources.expected.get(subject)
    return known is not None and known.digest == made


def _insert(fresh: sqlite3.Connection, table: str, columns: str, row: Sequence[Column]) -> None:
    marks = ", ".join("?" * len(row))
    fresh.execute(f"INSERT OR IGNORE INTO {table} ({columns}) VALUES ({marks})", tuple(row))


def _versions(
    fresh: sqlite3.Connection, sources: Sources, known: Sequence[StudyContent], apart: Apart
) -> None:
    """Versions as they were entered; else their content, which its id vouches for, undated."""
    of_file = [(raw, columns_of(raw, _VERSION_COLUMNS)) for raw in sources.rows["study_version"]]
    of_copies = [
        tuple(row)
        for _, copy in sources.copies
        for row in copy.execute(f"SELECT {_VERSION_COLUMNS} FROM study_version").fetchall()
    ]
    rows = [row for _, row in of_file if row is not None] + of_copies
    for row in rows:
        if _is_entered(sources, "study_version", row):
            _insert(fresh, "study_version", _VERSION_COLUMNS, row)
    for row in rows:
        if is_intact(str(row[0]), str(row[3])):
            _insert(fresh, "study_version", _VERSION_COLUMNS, (row[0], "", "", row[3]))
    used = {raw.values.get("version") for raw in sources.rows["session"]}
    for content in known:
        id = content.version_id()
        if id in used or version_subject(id) in sources.expected:
            _insert(fresh, "study_version", _VERSION_COLUMNS, (id, "", "", content.to_json()))
    kept = set(fresh.execute(f"SELECT {_VERSION_COLUMNS} FROM study_version").fetchall())
    for raw, columns in of_file:
        if columns not in kept:
            apart(raw, _NOT_ENTERED)


def _transcripts(fresh: sqlite3.Connection, sources: Sources, apart: Apart) -> None:
    segments: dict[tuple[object, object], list[RawRow]] = defaultdict(list)
    for raw in sources.rows["transcript_segment"]:
        segments[raw.values.get("session"), raw.values.get("recording")].append(raw)
    taken: set[tuple[object, object]] = set()
    for raw in sources.rows["transcript"]:
        key: tuple[object, object] = (raw.values.get("session"), raw.values.get("recording"))
        row = columns_of(raw, f"{TRANSCRIPT_COLUMNS}, salt")
        parts = sorted(
            (part for part in (columns_of(p, SEGMENT_COLUMNS) for p in segments[key]) if part),
            key=lambda part: int(part[2]),
        )
        if row is not None and _is_transcript(sources, row, parts):
            _write_transcript(fresh, row, parts)
            taken.add(key)
        else:
            apart(raw, _NOT_ENTERED)
    for of_transcript, raws in segments.items():
        if of_transcript not in taken:
            for raw in raws:
                apart(raw, "its transcript is not what the ledger says")
    for _, copy in sources.copies:
        for row in copy.execute(f"SELECT {TRANSCRIPT_COLUMNS}, salt FROM transcript").fetchall():
            parts = copy.execute(
                f"SELECT {SEGMENT_COLUMNS} FROM transcript_segment WHERE session = ? AND "
                "recording = ? ORDER BY number",
                row[:2],
            ).fetchall()
            if tuple(row[:2]) not in taken and _is_transcript(sources, row, parts):
                _write_transcript(fresh, row, parts)
                taken.add((row[0], row[1]))


def _is_transcript(
    sources: Sources, row: Sequence[Column], parts: Sequence[Sequence[Column]]
) -> bool:
    known = sources.expected.get(transcript_subject(str(row[0]), str(row[1])))
    columns = [*row[:-1], *(column for part in parts for column in part)]
    return known is not None and known.digest == digest("transcript", columns, str(row[-1]))


def _write_transcript(
    fresh: sqlite3.Connection, row: Sequence[Column], parts: Sequence[Sequence[Column]]
) -> None:
    _insert(fresh, "transcript", f"{TRANSCRIPT_COLUMNS}, salt", row)
    for part in parts:
        sealed = (*part, seal("segment", part))
        _insert(fresh, "transcript_segment", f"{SEGMENT_COLUMNS}, seal", sealed)


def _imported(
    fresh: sqlite3.Connection, sources: Sources, kind: ImportedKind, apart: Apart
) -> None:
    """Sets that the ledger vouches for as a whole; of other sets, the rows that their seals vouch
    for."""
    the_set = f"participant, salt, {kind.count}"
    for _, copy in sources.copies:
        for row in copy.execute(f"SELECT {the_set} FROM {kind.sets}").fetchall():
            rows_there = copy.execute(
                f"SELECT {kind.columns} FROM {kind.table} WHERE participant = ?", (row[0],)
            ).fetchall()
            _take_set(fresh, sources, kind, row, rows_there)
    rows: dict[object, list[tuple[Column, ...]]] = defaultdict(list)
    for raw in sources.rows[kind.table]:
        columns = columns_of(raw, kind.columns)
        if columns is not None:
            rows[columns[0]].append(columns)
    for raw in sources.rows[kind.sets]:
        row = columns_of(raw, the_set)
        if row is None or not _take_set(fresh, sources, kind, row, rows[row[0]]):
            apart(raw, _NOT_ENTERED)
    whole = {code for (code,) in fresh.execute(f"SELECT participant FROM {kind.sets}")}
    for raw in sources.rows[kind.table]:
        columns = columns_of(raw, kind.columns)
        sealed = columns is not None and seal(kind.sealed_as, columns) == raw.values.get("seal")
        if columns is not None and sealed and columns[0] not in whole:
            _insert(fresh, kind.table, f"{kind.columns}, seal", (*columns, raw.values["seal"]))
        elif columns is None or not _is_there(fresh, kind, columns):
            apart(raw, "its seal is not that of what it says")
    for (participant,) in fresh.execute(
        f"SELECT DISTINCT participant FROM {kind.table} WHERE participant NOT IN "
        f"(SELECT participant FROM {kind.sets})"
    ).fetchall():
        _insert(fresh, kind.sets, the_set, (participant, new_salt(), 0))


def _take_set(
    fresh: sqlite3.Connection,
    sources: Sources,
    kind: ImportedKind,
    row: Sequence[Column],
    imported: Sequence[tuple[Column, ...]],
) -> bool:
    """Write a participant's imported rows if they are what the ledger says."""
    known = sources.expected.get(kind.subject(str(row[1])))
    places = [kind.columns.split(", ").index(name) for name in kind.order]
    ordered = sorted(imported, key=lambda each: tuple(each[place] for place in places))
    columns = [column for each in ordered for column in each]
    made = digest(kind.purpose, columns, str(row[1]))
    if known is None or (known.digest, known.size) != (made, len(ordered)):
        return False
    _insert(fresh, kind.sets, f"participant, salt, {kind.count}", (row[0], row[1], len(ordered)))
    for each in ordered:
        sealed = (*each, seal(kind.sealed_as, each))
        _insert(fresh, kind.table, f"{kind.columns}, seal", sealed)
    return True


def _is_there(fresh: sqlite3.Connection, kind: ImportedKind, columns: Sequence[Column]) -> bool:
    where = " AND ".join(f"{name} = ?" for name in kind.columns.split(", "))
    found = fresh.execute(f"SELECT 1 FROM {kind.table} WHERE {where}", tuple(columns))
    return found.fetchone() is not None
