"""Opening a workbook's file, and rewriting it so that nothing deleted is left."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from labeval.store.disk.errors import DamagedRecord, NewerRecord, RecordUnavailable
from labeval.store.disk.private_files import COMPANIONS, companion, wipe
from labeval.store.disk.second_place import note_removal, second_copies
from labeval.store.disk.transactions import rewritten_without_deleted
from labeval.store.record.database import open_record, read_record
from labeval.store.workbook.schema import MIGRATIONS
from labeval.text.marks import QT_TRANSLATE_NOOP

_DAMAGED = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: the file with texts and codes is damaged; put the newest copy from backups in its "
    "place. The record is another file and is not touched",
)
_NEWER = QT_TRANSLATE_NOOP(
    "Record", "{path}: a newer labeval coded in this file; install the newer labeval to open it"
)
_MISSING = QT_TRANSLATE_NOOP(
    "Record", "{path}: nothing has been coded in this study yet; open its texts once"
)
_READ_ELSEWHERE = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: another program is reading the texts and codes, so old content cannot be "
    "overwritten yet; close it and do this again",
)


def open_workbook_file(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """The connection; the file is made or brought up to date where it may be written.

    Raises:
        RecordUnavailable, NewerRecord, DamagedRecord: it cannot be opened.
    """
    if read_only and not path.exists():
        raise RecordUnavailable(_MISSING, path=path)
    try:
        opener = read_record if read_only else open_record
        return opener(path, migrations=MIGRATIONS)
    except (DamagedRecord, NewerRecord) as error:
        raise file_problem(error, path) from error


def file_problem(error: Exception, path: Path) -> Exception:
    """A problem of the record's file, in words about a workbook's."""
    if isinstance(error, DamagedRecord):
        return DamagedRecord(_DAMAGED, path=path)
    if isinstance(error, NewerRecord):
        return NewerRecord(_NEWER, path=path)
    return error


def scrub_workbook(connection: sqlite3.Connection, path: Path) -> None:
    """Rewrite the file so that nothing deleted is left in it or in its write-ahead log.

    Raises:
        RecordUnavailable: another program is reading, which holds old content in the log.
    """
    if not rewritten_without_deleted(connection):
        raise RecordUnavailable(_READ_ELSEWHERE, path=path)


def wipe_copies_of_workbook(path: Path) -> list[Path]:
    """Overwrite and remove every copy of a workbook: its history holds the words too.

    Copies in the second place are replaced later where they are out of reach.
    """
    name = path.stem
    folders = [folder for folder in (path.parent, path.parent / "backups") if folder.is_dir()]
    own = {path, *(companion(path, suffix) for suffix in COMPANIONS)}
    note_removal(path.parent)
    files = [file for folder in folders for file in sorted(folder.iterdir())]
    gone = [
        file
        for file in [*files, *second_copies(path.parent)]
        if file not in own
        and file.name.lstrip(".").startswith(name)
        and (path.suffix in file.name or file.name.endswith(".part"))
    ]
    for file in gone:
        wipe(file)
    return gone
