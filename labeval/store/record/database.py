"""Opening the record: one SQLite file in write-ahead mode, every commit on disk."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from labeval.store.disk.backup import back_up
from labeval.store.disk.connecting import connect, key_over
from labeval.store.disk.errors import DamagedRecord, NewerRecord, RecordUnavailable
from labeval.store.disk.file_identity import OpenFiles
from labeval.store.disk.private_files import SMALLEST_FILE, companion, make_private
from labeval.store.disk.read_only_copies import FileAtRest, memory_copy, read_schema
from labeval.store.disk.readable_rows import (
    LACKING,
    NO_TEXT,
    damaged_row,
    strict_texts,
    unreadable,
)
from labeval.store.disk.transactions import check_in_place as check_in_place
from labeval.store.disk.transactions import snapshot as snapshot
from labeval.store.disk.transactions import transaction as transaction
from labeval.store.record.heads import make_missing
from labeval.store.record.schema import AFTER, MIGRATIONS
from labeval.text.marks import QT_TRANSLATE_NOOP

_BUSY_MS = 5_000
_LITTLE_SPACE = 1 << 20
"""With fewer bytes free than this, an I/O error is taken for a full disk."""


def open_record(path: Path, *, migrations: Sequence[str] = MIGRATIONS) -> sqlite3.Connection:
    """Open the record for reading and writing; make it, or bring it up to date, where needed.

    Before a migration runs, the file is copied to ``backups/`` next to it. A migration that fails
    leaves the file as it was.

    Raises:
        NewerRecord: a newer program wrote it.
        DamagedRecord: the file is not a readable database.
        RecordUnavailable: it cannot be written now, or is not a record; or the study is protected,
            and there is no key.
    """
    _refuse_emptied(path)
    key_over(path)  # what cannot be opened leaves no file
    try:
        make_private(path)
        connection = connect(path, timeout=_BUSY_MS / 1000)
        connection.path = path
    except sqlite3.DatabaseError as error:
        raise explained(error, path) from error
    try:
        read_schema(connection)
        _check_version(connection, path, len(migrations))
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")
        migrated = migrate(connection, path, migrations=migrations)
        connection.execute("PRAGMA foreign_keys = ON")
        # A record that cannot be written is reported before a session has begun.
        with transaction(connection):
            pass
        connection.read_from(path).files = OpenFiles(path)
        make_missing(connection, migrated=migrated)
    except sqlite3.DatabaseError as error:
        connection.close()
        raise explained(error, path) from error
    except BaseException:
        connection.close()
        raise
    return connection


def read_record(path: Path, *, migrations: Sequence[str] = MIGRATIONS) -> sqlite3.Connection:
    """Open an existing record that will only be read.

    In a folder that cannot be written, or on a full disk, where SQLite cannot keep its own files
    next to the record, a copy in memory is read.

    Raises:
        RecordUnavailable: there is none, or it may not be read.
        NewerRecord, DamagedRecord: as for :func:`open_record`.
    """
    if not path.exists():
        raise RecordUnavailable(
            QT_TRANSLATE_NOOP(
                "Record", "{path}: there is no record yet; no session has been run here"
            ),
            path=path,
        )
    _refuse_emptied(path)
    try:
        connection = _read_in_place(path, migrations)
    except sqlite3.DatabaseError as error:
        if not _wants_to_write(error):
            raise explained(error, path) from error
        connection = read_copy(path, migrations=migrations)
    connection.execute("PRAGMA query_only = ON")
    return connection


def read_copy(path: Path, *, migrations: Sequence[str] = MIGRATIONS) -> sqlite3.Connection:
    """A copy of a record in memory, brought up to date there; the file is not touched.

    Raises:
        RecordUnavailable: it may not be read, or is being written to.
        NewerRecord, DamagedRecord: as for :func:`open_record`.
    """
    try:
        connection = memory_copy(path)
    except sqlite3.DatabaseError as error:
        raise explained(error, path) from error
    try:
        connection.text_factory = strict_texts(path)
        migrate(connection, path, migrations=migrations, keep_copy=False)
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def record_at_rest(path: Path) -> Iterator[FileAtRest]:
    """A record that is read in place, without being touched; one of an older version in memory.

    Raises:
        RecordUnavailable, NewerRecord, DamagedRecord: as for :func:`read_copy`.
    """
    try:
        file = FileAtRest(path)
    except sqlite3.DatabaseError as error:
        raise explained(error, path) from error
    with closing(file):
        file.connection.text_factory = strict_texts(path)
        if _check_version(file.connection, path, len(MIGRATIONS)) < len(MIGRATIONS):
            file.connection.close()
            file.connection = read_copy(path)
        yield file


def migrate(
    connection: sqlite3.Connection,
    path: Path,
    *,
    migrations: Sequence[str] = MIGRATIONS,
    keep_copy: bool = True,
) -> bool:
    """Bring an open record up to date, in one transaction.

    Args:
        keep_copy: copy the file to ``backups/`` first.

    Returns:
        Whether it had to be.

    Raises:
        NewerRecord: a newer program wrote it.
        DamagedRecord: its tables are not those of its version, or a code in it is no text; nothing
            was changed.
        RecordUnavailable: it is not a record.
        sqlite3.DatabaseError: nothing was changed.
    """
    if _check_version(connection, path, len(migrations)) == len(migrations):
        return False
    # A migration that rebuilds a table would otherwise delete what refers to its rows.
    connection.execute("PRAGMA foreign_keys = OFF")
    with transaction(connection):
        # Another program may have been quicker.
        version = _check_version(connection, path, len(migrations))
        if keep_copy and 0 < version < len(migrations):
            # Its own connection: a connection that holds a transaction cannot be copied from.
            with closing(connect(path)) as reader:
                back_up(reader, path, f"before-version-{len(migrations)}")
        try:
            for script in migrations[version:]:
                for statement in _statements(script):
                    connection.execute(statement)
                if script in AFTER:
                    AFTER[script](connection)
        except sqlite3.OperationalError as error:
            if _code(error) != sqlite3.SQLITE_ERROR:
                raise
            # Its tables are not those of the version that the file gives.
            raise DamagedRecord(DAMAGED, path=path) from error
        except UnicodeEncodeError as error:
            # A code or an id is no text, so that nothing can be asked about it.
            raise unreadable(path, damaged_row(path)) from error
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
    connection.execute("PRAGMA foreign_keys = ON")
    return True


def explained(error: sqlite3.DatabaseError, path: Path) -> Exception:
    """The error with a message for a person; the error itself where it is a bug."""
    code = _code(error)
    if str(error).startswith((NO_TEXT, LACKING)):
        code = sqlite3.SQLITE_CORRUPT
    if code == sqlite3.SQLITE_IOERR and _is_full(path):
        code = sqlite3.SQLITE_FULL
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return DamagedRecord(DAMAGED, path=path)
    sentence = _SENTENCES.get(code)
    return RecordUnavailable(sentence, path=path) if sentence else error


DAMAGED = QT_TRANSLATE_NOOP(
    "Record", "{path}: the record is damaged; 'labeval verify' shows and saves what is readable"
)
_SENTENCES = {
    sqlite3.SQLITE_FULL: QT_TRANSLATE_NOOP(
        "Record",
        "{path}: the disk is full; free some space and go on, nothing that was saved is lost",
    ),
    sqlite3.SQLITE_IOERR: QT_TRANSLATE_NOOP(
        "Record",
        "{path}: the disk reports an error on reading or writing; check that it is connected and "
        "healthy, then try again",
    ),
    sqlite3.SQLITE_BUSY: QT_TRANSLATE_NOOP(
        "Record", "{path}: another program is writing to the record; try again when it is done"
    ),
    sqlite3.SQLITE_READONLY: QT_TRANSLATE_NOOP(
        "Record", "{path}: the record cannot be written; check the permissions of its folder"
    ),
    sqlite3.SQLITE_CANTOPEN: QT_TRANSLATE_NOOP(
        "Record",
        "{path}: the record cannot be opened; check that its folder exists and can be written",
    ),
}
_SENTENCES[sqlite3.SQLITE_LOCKED] = _SENTENCES[sqlite3.SQLITE_BUSY]
_SENTENCES[sqlite3.SQLITE_PERM] = _SENTENCES[sqlite3.SQLITE_READONLY]


def _refuse_emptied(path: Path) -> None:
    """Refuse a file that was cut to almost nothing, which SQLite would take for a new one.

    SQLite would write over the file and delete the write-ahead log with all that is in it.

    Raises:
        DamagedRecord: that would happen.
    """
    if not path.exists():
        return
    size, log = path.stat().st_size, companion(path, "-wal")
    if 0 < size < SMALLEST_FILE or (size == 0 and log.exists() and log.stat().st_size > 0):
        raise DamagedRecord(DAMAGED, path=path)


def _read_in_place(path: Path, migrations: Sequence[str]) -> sqlite3.Connection:
    connection = connect(path, timeout=_BUSY_MS / 1000)
    connection.path = path
    try:
        read_schema(connection)
        version = _check_version(connection, path, len(migrations))
        if version < len(migrations):
            # A reader holds no lock, so it brings a copy up to date and not the file.
            connection.close()
            return read_copy(path, migrations=migrations)
        # Fails here, not later, where SQLite cannot make its files in the folder.
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection.read_from(path)


def check_not_newer(path: Path, version: int, newest: int) -> None:
    """Check that this program knows the version of a record.

    Raises:
        NewerRecord: a newer program wrote it.
    """
    if version > newest:
        raise NewerRecord(
            QT_TRANSLATE_NOOP(
                "Record",
                "{path}: written by a newer labeval (record version {version}, this program knows "
                "{newest}); install the newer labeval to open it",
            ),
            path=path,
            version=version,
            newest=newest,
        )


def _check_version(connection: sqlite3.Connection, path: Path, newest: int) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    check_not_newer(path, version, newest)
    if version == 0 and connection.execute("SELECT 1 FROM sqlite_master").fetchone():
        raise RecordUnavailable(
            QT_TRANSLATE_NOOP(
                "Record", "{path}: this is a database, but not the record of a labeval study"
            ),
            path=path,
        )
    return version


def _statements(script: str) -> Iterator[str]:
    """The statements of a script; ``executescript`` would commit before it runs them."""
    statement = ""
    for part in script.split(";"):
        statement += part + ";"
        if statement.strip(" ;\n") and sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _code(error: sqlite3.DatabaseError) -> int:
    """SQLite's primary result code; 0 where the error did not come from SQLite."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _wants_to_write(error: sqlite3.DatabaseError) -> bool:
    """Return whether a reader failed only because SQLite could not make its companion files."""
    return _code(error) in (
        *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM),
        *(sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL),
    )


def _is_full(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < _LITTLE_SPACE
    except OSError:
        return False
