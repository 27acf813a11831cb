"""The pages of a database file as they are on disk, without SQLite.

SQLite refuses a file as a whole where its length or its first page is wrong. Here every page that
exists can be read, with the newest state from the write-ahead log. The layout is described in
https://www.sqlite.org/fileformat2.html.
"""

from __future__ import annotations

import os
import sqlite3
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.store.disk.private_files import SQLITE_MAGIC
from labeval.store.disk.shared_locks import release

if TYPE_CHECKING:
    from labeval.store.disk.protected_pages import PageCipher

_DEFAULT_SIZE = 4096
_LOG_MAGIC = (0x377F0682, 0x377F0683)
_LOG_HEADER = 32
_FRAME_HEADER = 24


class FileBytes:
    """The bytes of a file, read where they are asked for; a file that is not there has none."""

    def __init__(self, path: Path) -> None:
        how = os.O_RDONLY | getattr(os, "O_BINARY", 0)
        self._file = os.open(path, how) if path.exists() else None
        self._size = os.fstat(self._file).st_size if self._file is not None else 0

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, part: slice) -> bytes:
        if self._file is None:
            return b""
        begin, end, _ = part.indices(self._size)
        os.lseek(self._file, begin, os.SEEK_SET)
        return os.read(self._file, max(0, end - begin))

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            release(self._file)
            self._file = None


Bytes = bytes | FileBytes


@dataclass(slots=True)
class RawPages:
    """The pages of one database file. Pages are numbered from 1."""

    size: int
    main: Bytes
    log_content: Bytes = b""
    """The write-ahead log."""
    log: dict[int, int] = field(default_factory=dict)
    """Pages that the log holds, and where their newest committed content begins in it."""
    committed_count: int | None = None
    """Number of pages of the file by the last commit in the log; None without one."""
    cipher: PageCipher | None = None
    """Cipher of an encrypted file."""
    _last: tuple[int, bytes] | None = None
    """The page that was read last: its rows are asked for one after the other."""

    @property
    def count(self) -> int:
        """Number of pages, one that was cut included."""
        return max(-(-len(self.main) // self.size), *self.log, 0)

    @property
    def usable(self) -> int:
        """Bytes of a page that SQLite uses."""
        return self.size if self.cipher is None else self.size - self.cipher.reserved

    @property
    def version(self) -> int | None:
        """``user_version``, or None where the first page cannot be read."""
        first = self.page(1)
        known = first is not None and first.startswith(SQLITE_MAGIC)
        return int.from_bytes(first[60:64]) if first is not None and known else None

    def page(self, number: int) -> bytes | None:
        """One page, its missing end as zeros; None where there is none.

        Of an encrypted one that is damaged, everything that decrypts.
        """
        if self._last is not None and number == self._last[0]:
            return self._last[1]
        found = self._stored(number)
        if not found:
            return None
        if self.cipher is not None:
            found = self.cipher.decrypted(number, found)
        self._last = number, found.ljust(self.size, b"\0")
        return self._last[1]

    def _stored(self, number: int) -> bytes:
        """A page as it is on disk; empty where there is none."""
        if number in self.log:
            return self.log_content[self.log[number] : self.log[number] + self.size]
        return self.main[(number - 1) * self.size : number * self.size] if number > 0 else b""

    @property
    def length(self) -> int:
        """Bytes of the file with the log brought into it; as few as there are, if it was cut."""
        length = max(len(self.main), max(self.log, default=0) * self.size)
        count = self.committed_count
        return length if count is None else min(length, count * self.size)

    @property
    def is_held(self) -> bool:
        """True if all of it is in memory, as it was at one moment."""
        return isinstance(self.main, bytes)

    def image(self) -> bytearray:
        """The file as it would be with the log brought into it; as short as it was, if it was.

        An encrypted one is decrypted.

        Raises:
            sqlite3.DatabaseError: a page of an encrypted file is not as it was written.
        """
        if self.cipher is not None:
            return self._decrypted_image(self.cipher)
        image = bytearray(self.main[:])
        for number, at in self.log.items():
            end = number * self.size
            image.extend(bytes(max(0, end - len(image))))
            image[end - self.size : end] = self.log_content[at : at + self.size]
        if self.committed_count is not None:
            del image[self.committed_count * self.size :]
        return image

    def _decrypted_image(self, cipher: PageCipher) -> bytearray:
        image = bytearray()
        for number in range(1, -(-self.length // self.size) + 1):
            page = self._stored(number)
            if not cipher.is_whole(number, page):
                damaged = sqlite3.DatabaseError(f"page {number} altered")
                damaged.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
                raise damaged
            image += cipher.decrypted(number, page)
        return image

    def close(self) -> None:
        """Close the files, where they are read in place."""
        for content in (self.main, self.log_content):
            if isinstance(content, FileBytes):
                content.close()


def pages_of(
    main: Bytes, log: Bytes, *, strict: bool, cipher: PageCipher | None = None
) -> RawPages:
    """The pages of a database file and its write-ahead log, whatever state they are in.

    Args:
        cipher: of an encrypted file.
        strict: take of the log what SQLite would take, which stops at the first damaged frame.
            Otherwise a damaged frame is left out and the frames after it are read: each carries
            the sum that the next one continues.
    """
    size = _size_in_file(main) or _size_in_log(log) or _DEFAULT_SIZE
    pages = RawPages(size, main, log, cipher=cipher)
    pending: dict[int, int] = {}
    for number, count_after_commit, at in _frames(log, size, strict=strict):
        pending[number] = at
        if count_after_commit:
            pages.log.update(pending)
            pages.committed_count = count_after_commit
            pending.clear()
    return pages


def _size_in_file(main: Bytes) -> int | None:
    if main[:16] != SQLITE_MAGIC:
        return None
    size = int.from_bytes(main[16:18])
    return _valid_size(65536 if size == 1 else size)


def _size_in_log(log: Bytes) -> int | None:
    if len(log) < _LOG_HEADER or int.from_bytes(log[:4]) not in _LOG_MAGIC:
        return None
    return _valid_size(int.from_bytes(log[8:12]))


def _valid_size(size: int) -> int | None:
    return size if 512 <= size <= 65536 and size & (size - 1) == 0 else None


def _frames(log: Bytes, size: int, *, strict: bool) -> Iterator[tuple[int, int, int]]:
    """Page number, page count where the frame commits else 0, and place of the content, of whole
    frames."""
    if _size_in_log(log) != size:
        return
    order = ">" if log[3:4] == b"\x83" else "<"
    salts = log[16:24]
    sums = _summed(order, log[:24], (0, 0))
    if strict and sums != struct.unpack(">II", log[24:32]):
        return
    step = _FRAME_HEADER + size
    for start in range(_LOG_HEADER, len(log) - step + 1, step):
        frame = log[start : start + step]
        stored: tuple[int, int] = struct.unpack(">II", frame[16:24])
        whole = _summed(order, frame[:8] + frame[_FRAME_HEADER:], sums) == stored
        if whole and frame[8:16] == salts:
            number, after = struct.unpack(">II", frame[:8])
            yield number, after, start + _FRAME_HEADER
        elif strict:
            return
        sums = stored


def _summed(order: str, content: bytes, sums: tuple[int, int]) -> tuple[int, int]:
    """SQLite's checksum of a frame, continued from the frame before."""
    a, b = sums
    words = struct.unpack(f"{order}{len(content) // 4}I", content)
    for first, second in zip(words[::2], words[1::2], strict=True):
        a = (a + first + b) & 0xFFFFFFFF
        b = (b + second + a) & 0xFFFFFFFF
    return a, b
