"""The pages of a database file as they lie on disk, without SQLite.

SQLite refuses a file as a whole where its length or its first page is wrong. Here every page
that is there can be had, with the newest state that the write-ahead log holds. The layout is
described in https://www.sqlite.org/fileformat2.html.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from labeval.store.files import SQLITE_MAGIC, companion

_DEFAULT_SIZE = 4096
_LOG_MAGIC = (0x377F0682, 0x377F0683)
_LOG_HEADER = 32
_FRAME_HEADER = 24


@dataclass(slots=True)
class RawPages:
    """The pages of one database file. Pages are numbered from 1."""

    size: int
    version: int | None
    """``user_version``, or None where the first page cannot be read."""
    main: bytes
    log: dict[int, bytes] = field(default_factory=dict)

    @property
    def count(self) -> int:
        """How many pages there are, one that was cut included."""
        return max(-(-len(self.main) // self.size), *self.log, 0)

    def page(self, number: int) -> bytes | None:
        """One page, its missing end as zeros; None where there is none."""
        if number in self.log:
            return self.log[number]
        found = self.main[(number - 1) * self.size : number * self.size] if number > 0 else b""
        return found.ljust(self.size, b"\0") if found else None


def read_pages(path: Path) -> RawPages:
    """Read a database file and its write-ahead log, whatever state they are in.

    Raises:
        OSError: a file cannot be read.
    """
    main = path.read_bytes() if path.exists() else b""
    log_path = companion(path, "-wal")
    log = log_path.read_bytes() if log_path.exists() else b""
    size = _size_in_file(main) or _size_in_log(log) or _DEFAULT_SIZE
    pages = RawPages(size, None, main, _pages_in_log(log, size))
    first = pages.page(1)
    if first is not None and first.startswith(SQLITE_MAGIC):
        pages.version = int.from_bytes(first[60:64])
    return pages


def _size_in_file(main: bytes) -> int | None:
    if not main.startswith(SQLITE_MAGIC):
        return None
    size = int.from_bytes(main[16:18])
    return _valid_size(65536 if size == 1 else size)


def _size_in_log(log: bytes) -> int | None:
    if len(log) < _LOG_HEADER or int.from_bytes(log[:4]) not in _LOG_MAGIC:
        return None
    return _valid_size(int.from_bytes(log[8:12]))


def _valid_size(size: int) -> int | None:
    return size if 512 <= size <= 65536 and size & (size - 1) == 0 else None


def _pages_in_log(log: bytes, size: int) -> dict[int, bytes]:
    """The newest committed content of every page in a write-ahead log.

    A damaged frame is left out and the frames after it are still read: each frame carries the
    sum that the next one continues.
    """
    committed: dict[int, bytes] = {}
    pending: dict[int, bytes] = {}
    for number, pages_after_commit, content in _frames(log, size):
        pending[number] = content
        if pages_after_commit:
            committed.update(pending)
            pending.clear()
    return committed


def _frames(log: bytes, size: int) -> Iterator[tuple[int, int, bytes]]:
    if len(log) < _LOG_HEADER or int.from_bytes(log[:4]) not in _LOG_MAGIC:
        return
    order = ">" if log[3] & 1 else "<"
    salts = log[16:24]
    sums: tuple[int, int] = struct.unpack(">II", log[24:32])
    step = _FRAME_HEADER + size
    for start in range(_LOG_HEADER, len(log) - step + 1, step):
        frame = memoryview(log)[start : start + step]
        stored: tuple[int, int] = struct.unpack(">II", frame[16:24])
        whole = _summed(order, bytes(frame[:8]) + bytes(frame[_FRAME_HEADER:]), sums)
        if bytes(frame[8:16]) == salts and whole == stored:
            number, after = struct.unpack(">II", frame[:8])
            yield number, after, bytes(frame[_FRAME_HEADER:])
        sums = stored


def _summed(order: str, content: bytes, sums: tuple[int, int]) -> tuple[int, int]:
    """SQLite's checksum of a frame, continued from the frame before."""
    a, b = sums
    words = struct.unpack(f"{order}{len(content) // 4}I", content)
    for first, second in zip(words[::2], words[1::2], strict=True):
        a = (a + first + b) & 0xFFFFFFFF
        b = (b + second + a) & 0xFFFFFFFF
    return a, b
