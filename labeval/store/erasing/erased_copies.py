"""A participant's data in the copies of a record: backups, salvaged and left-over files."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from labeval.store.disk.connecting import connect
from labeval.store.disk.errors import StoreError
from labeval.store.disk.private_files import COMPANIONS, companion, replacing_for_good, wipe
from labeval.store.disk.read_only_copies import cipher_of, memory_copy, write_encrypted
from labeval.store.disk.second_place import second_copies
from labeval.store.erasing.erased_files import Traces, pieces_of
from labeval.store.erasing.erased_rows import erase_rows, holds, sessions_of
from labeval.store.record.database import transaction
from labeval.store.record.heads import SUFFIX as HEADS
from labeval.store.salvage.report import SalvageReport
from labeval.store.salvage.salvage import rescue
from labeval.study.folder import StudyFolder


def sessions_in_copies(path: Path, participant: str) -> set[str]:
    """Ids of the participant's sessions in all copies of the record that can be read."""
    found: set[str] = set()
    for file in copies_of(path):
        with suppress(StoreError, sqlite3.DatabaseError), closing(memory_copy(file)) as copy:
            found |= sessions_of(copy, participant)
    return found


def erase_in_copies(
    path: Path, traces: Traces, erased: str, *, rewritten: list[Path], removed: list[Path]
) -> int:
    """Rewrite every copy of the record without the participant.

    A damaged copy is replaced by what can be read of it. One of which nothing can be read is
    removed if it names the participant.

    Args:
        path: the record that they are copies of.
        rewritten, removed: get the paths.

    Returns:
        How many rows were deleted from copies that could be read.
    """
    rows = 0
    for part in left_over(path):
        wipe(part)
    for file in copies_of(path):
        connection = sound_copy(file)
        if connection is not None:
            with closing(connection):
                if holds(connection, traces.participant):
                    rows += _rewrite(connection, file, traces.participant, erased)
                    rewritten.append(file)
        elif _replaced_by_readable(file, traces.participant, erased):
            rewritten.append(file)
        elif is_named_in(file, traces):
            wipe(file)
            removed.append(file)
    return rows


def is_named_in(file: Path, traces: Traces) -> bool:
    """Return whether a file that nobody can read as a database names the participant.

    An encrypted one that cannot be decrypted is taken for one that does.
    """
    if cipher_of(file) is not None:
        return True
    return any(traces.in_text(piece.decode(errors="replace")) for piece in pieces_of(file))


def sound_copy(file: Path) -> sqlite3.Connection | None:
    """A copy in memory; None where the file is damaged or no database."""
    try:
        connection = memory_copy(file)
    except (StoreError, sqlite3.DatabaseError):
        return None
    if connection.execute("PRAGMA integrity_check").fetchone() == ("ok",):
        return connection
    connection.close()
    return None


def _rewrite(connection: sqlite3.Connection, file: Path, participant: str, erased: str) -> int:
    with transaction(connection):
        rows = erase_rows(connection, participant, erased)
    write_over(connection, file)
    return rows


def write_over(connection: sqlite3.Connection, file: Path) -> None:
    """Replace a copy's content by that of a database in memory."""
    # A log that outlived the file it belongs to would be applied to the new one.
    _empty_log(file)
    encrypted = cipher_of(file) is not None
    with replacing_for_good(file) as part:
        if encrypted:
            write_encrypted(connection, part)
            return
        # Straight to the disk: to vacuum it in memory first would take that memory twice.
        connection.execute("VACUUM INTO ?", (str(part),))


def _empty_log(file: Path) -> None:
    """Write the write-ahead log of a copy into the copy, then remove the log's files."""
    if companion(file, "-wal").exists():
        with suppress(sqlite3.DatabaseError), closing(connect(file)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    for suffix in COMPANIONS:
        wipe(companion(file, suffix))


def _replaced_by_readable(file: Path, participant: str, erased: str) -> bool:
    report = SalvageReport(file)
    try:
        readable = rescue(file, report)
    except StoreError:
        return False
    with closing(readable):
        if report.versions:
            _rewrite(readable, file, participant, erased)
    return report.versions > 0


def copies_of(path: Path) -> list[Path]:
    """Database files in ``backups/``, in the second place for copies, and next to the record, that
    are not the record itself."""
    own = {path, *(companion(path, suffix) for suffix in COMPANIONS)}
    siblings = [p for p in _files(path.parent) if p not in own and p.name.startswith(path.stem)]
    inside = [*_files(path.parent / "backups"), *second_copies(path.parent)]
    inside = [p for p in inside if p.suffix != ".part"]
    inside = [p for p in inside if _is_copy_of(p, path)]
    return sorted(p for p in siblings + inside if not p.name.endswith((*COMPANIONS, HEADS)))


def _is_copy_of(copy: Path, path: Path) -> bool:
    """Return whether a file in ``backups/`` is of this database; one with an unknown name is of
    the record."""
    folder = StudyFolder(path.parent)
    of_workbook = copy.name.startswith(f"{folder.workbook.stem}-")
    return of_workbook == (path == folder.workbook)


def left_over(path: Path) -> Iterator[Path]:
    """Copies that were never finished, because their program was ended."""
    places = (*_files(path.parent), *_files(path.parent / "backups"), *second_copies(path.parent))
    for file in places:
        name = file.name
        if name.startswith(f".{path.stem}") and any(
            name.endswith(f".part{suffix}") for suffix in ("", *COMPANIONS)
        ):
            yield file


def _files(folder: Path) -> list[Path]:
    return [p for p in folder.iterdir() if p.is_file()] if folder.is_dir() else []
