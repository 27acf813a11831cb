"""Reading a database file without touching it, or leaving any file next to it or elsewhere.

SQLite, even when it only reads, may create and change files next to a database. A copy on disk
would do, but a program that is killed leaves it there. So the copy is in memory. Where the file
is as good as its copy, or larger than a copy may be, it is read in place, without the locks and the
index that SQLite would write.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.key_ring import database_key
from labeval.store.disk.private_files import SQLITE_MAGIC, companion
from labeval.store.disk.raw_pages import Bytes, FileBytes, RawPages, pages_of
from labeval.store.disk.shared_locks import content_of, is_in_use
from labeval.store.disk.study_key import protection_over
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from labeval.store.disk.protected_pages import PageCipher

_TRIES = 20
MOST_HELD = 64 << 20
"""Bytes of a file that is checked or restored from memory; a larger one is read in place."""
MOST_ROW = 64 << 20
"""Bytes of a row that a check reads; a study of 100,000 items has a version of half as many."""
_ROLLBACK_MODE = b"\1\1"
"""In the place of a file's header that says whether a write-ahead log belongs to it."""


def memory_copy(path: Path) -> sqlite3.Connection:
    """A database file, with its write-ahead log, as a database in memory.

    Raises:
        RecordUnavailable: the file may not be read, or changes all the time.
        sqlite3.DatabaseError: the file is damaged.
    """
    with closing(read_at_rest(path)) as pages:
        if pages.is_held:
            return opened(pages.image())
    memory = sqlite3.connect(":memory:", isolation_level=None)
    try:
        with refusing_changes(path), closing(FileAtRest(path)) as file:
            file.connection.backup(memory)  # page by page, where an image would be there twice
        memory.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        memory.close()
        raise
    return memory


class FileAtRest:
    """A database file, with its write-ahead log, that is read in place and page by page.

    Nothing of it is kept in memory but the few pages of SQLite's cache, and no lock keeps others
    from writing to it: :meth:`check` says whether somebody has. One that this process has open is
    read with locks. An encrypted file is decrypted in memory, and in no place else.

    Raises:
        RecordUnavailable: the file may not be read.
        sqlite3.DatabaseError: the file is damaged.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._before = _state(path)
            content_of(path, 1)
        except OSError as error:
            raise _unreadable(path, error) from error
        self.connection = self._decrypted() or self._in_place()

    def _decrypted(self) -> sqlite3.Connection | None:
        """An encrypted file in memory; None where it is not encrypted."""
        if cipher_of(self._path) is None:
            return None
        with closing(read_at_rest(self._path)) as pages:
            memory = opened(pages.image())
        memory.execute("PRAGMA query_only = ON")
        return memory

    def _in_place(self) -> sqlite3.Connection:
        path = self._path
        # Without a log, nothing else of the database is looked at; with one, SQLite reads it, and
        # keeps its index of the log in memory when it takes no locks.
        without_locks = "vfs=win32-none" if os.name == "nt" else "vfs=unix-none"
        has_log = len(self._before) > 1 and self._before[1][0] > 0
        how = without_locks if has_log else "immutable=1"
        # Closed without locks, it would drop those of this process, which has the log open already.
        shared = is_in_use(path)
        uri = f"{path.absolute().as_uri()}?mode=ro{'' if shared else f'&{how}'}"
        connection = sqlite3.connect(uri, uri=True, isolation_level=None)
        try:
            if not shared:
                connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("PRAGMA query_only = ON")
            read_schema(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def check(self) -> None:
        """Refuse what was read where the file has changed since it was opened.

        Raises:
            RecordUnavailable: another program has written to it.
        """
        if _state(self._path) != self._before:
            raise _written_to(self._path)

    def close(self) -> None:
        """Close it."""
        self.connection.close()


def opened(image: bytearray) -> sqlite3.Connection:
    """The content of a file, its log included, as a database in memory.

    SQLite copies it: a large file is in memory twice until the caller lets go of ``image``.
    """
    image[18:20] = _ROLLBACK_MODE if len(image) >= 20 else b""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    try:
        if image:
            memory.deserialize(image)
        memory.execute("PRAGMA foreign_keys = ON")
        read_schema(memory)
    except BaseException:
        memory.close()
        raise
    return memory


def read_schema(connection: sqlite3.Connection) -> None:
    """Read what tables there are, which any later statement relies on.

    Raises:
        sqlite3.DatabaseError: it is damaged, even where SQLite's own message about that is no text.
    """
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except UnicodeDecodeError as error:
        damaged = sqlite3.DatabaseError("the schema is malformed")
        damaged.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise damaged from error


def read_at_rest(path: Path, *, strict: bool = True) -> RawPages:
    """A file and its log, of one moment: neither has changed while they were read.

    Files that are larger than a copy in memory may be are read when their pages are asked for, by
    whoever closes the pages; :func:`refusing_changes` is around all of that then. Encrypted ones
    are read as a whole, however large they are.

    Args:
        strict: take of the log what SQLite would take; else all that can be used of a damaged one.

    Raises:
        RecordUnavailable: the file may not be read, or changes all the time, or is encrypted and
            there is no key.
    """
    try:
        for _ in range(_TRIES):
            before = _state(path)
            large = sum(size for size, _ in before) > MOST_HELD
            cipher = cipher_of(path)
            in_place = large and not is_in_use(path) and cipher is None
            content: Callable[[Path], Bytes] = FileBytes if in_place else _content
            main, log = content(path), content(companion(path, "-wal"))
            if _state(path) == before:
                return pages_of(main, log, strict=strict, cipher=cipher)
    except OSError as error:
        raise _unreadable(path, error) from error
    raise _written_to(path)


def cipher_of(path: Path) -> PageCipher | None:
    """The cipher of the pages of a file; None where it is not encrypted.

    Raises:
        RecordUnavailable: the study is protected, and there is no key.
        OSError: the file cannot be read.
    """
    protection = protection_over(path)
    salt = content_of(path, len(SQLITE_MAGIC)) if protection is not None else b""
    if protection is None or not salt or salt == SQLITE_MAGIC:
        return None
    key = database_key(protection)
    from labeval.store.disk.protected_pages import PageCipher

    return PageCipher(key, salt)


def write_encrypted(connection: sqlite3.Connection, target: Path) -> None:
    """Write a database in memory as an encrypted file, without anything that was deleted.

    Args:
        connection: from :func:`memory_copy` of an encrypted file, or from :func:`new_in_memory`.
        target: in the folder of a protected study.

    Raises:
        RecordUnavailable: there is no key, or the study is not protected.
        OSError: it cannot be written.
    """
    protection = protection_over(target)
    if protection is None:
        raise RecordUnavailable(_WOULD_BE_PLAIN, path=target)
    from labeval.store.disk.protected_pages import encrypted_image

    connection.execute("VACUUM")
    target.write_bytes(encrypted_image(connection.serialize(), database_key(protection)))


def new_in_memory(*, to_be_encrypted: bool) -> sqlite3.Connection:
    """An empty database in memory.

    Args:
        to_be_encrypted: its pages have room for what encrypting adds.
    """
    if to_be_encrypted:
        from labeval.store.disk.protected_pages import empty_image

        return opened(bytearray(empty_image()))
    return sqlite3.connect(":memory:", isolation_level=None)


def check_encrypted_there(path: Path, target: Path) -> None:
    """Refuse to write content of a protected study where it would not be encrypted.

    Args:
        path: what the content comes from.

    Raises:
        RecordUnavailable: it would be in the clear, or nobody would open it with the study.
    """
    here = protection_over(path)
    if here is None:
        return
    # By its name, opening the study finds it again.
    if target.absolute().parent != here.path.parent or target.suffix != path.suffix:
        raise RecordUnavailable(_WOULD_BE_PLAIN, path=target)


_WOULD_BE_PLAIN = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: the study is protected, so this is written into the study folder only, where it is "
    "encrypted; choose a name there that ends in .sqlite",
)


def is_plain(path: Path) -> bool:
    """Return whether a file is a database that is not encrypted."""
    try:
        return content_of(path, len(SQLITE_MAGIC)) == SQLITE_MAGIC
    except FileNotFoundError:
        return False


def database_at_rest(path: Path, pages: RawPages) -> sqlite3.Connection:
    """The content of a file whose pages are these: a copy in memory, or the file in place.

    Raises:
        sqlite3.DatabaseError: the file is damaged.
    """
    return opened(pages.image()) if pages.is_held else FileAtRest(path).connection


@contextmanager
def refusing_changes(path: Path) -> Iterator[None]:
    """A block that reads a file in place, which nobody writes to meanwhile.

    Raises:
        RecordUnavailable: somebody has, so that what was read is of no one moment.
    """
    before = _state(path)
    yield
    if _state(path) != before:
        raise _written_to(path)


def _unreadable(path: Path, error: OSError) -> RecordUnavailable:
    return RecordUnavailable(
        QT_TRANSLATE_NOOP("Record", "{path}: the record cannot be read: {reason}"),
        path=path,
        reason=error.strerror or error,
    )


def _written_to(path: Path) -> RecordUnavailable:
    return RecordUnavailable(
        QT_TRANSLATE_NOOP(
            "Record", "{path}: another program is writing to the record; try again when it is done"
        ),
        path=path,
    )


def _content(path: Path) -> bytes:
    return content_of(path) if path.exists() else b""


def _state(path: Path) -> list[tuple[int, int]]:
    files = (path, companion(path, "-wal"))
    stats = [file.stat() for file in files if file.exists()]
    return [(stat.st_size, stat.st_mtime_ns) for stat in stats]
