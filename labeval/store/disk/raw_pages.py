"""The pages of a database file as they are on disk, without SQLite.

SQLite refuses a file as a whole where its length or its first page is wrong. Here every page that
exists can be read, with the newest state from the write-ahead log. The layout is described in
https://www.sqlite.org/fileformat2.html.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field

from labeval.store.disk.private_files import SQLITE_MAGIC

_DEFAULT_SIZE = 4096
_LOG_MAGIC = (0x377F0682, 0x377F0683)
_LOG_HEADER = 32
_FRAME_HEADER = 24


@dataclass(slots=True)
class RawPages:
    """The pages of one database file. Pages are numbered from 1."""

    size: int
    main: bytes
    log: dict[int, bytes] = field(default_factory=dict)
    """The newest committed content of the pages that the write-ahead log holds."""
    committed_count: int | None = None
    """Number of pages of the file by the last commit in the log; None without one."""

    @property
    def count(self) -> int:
        """Number of pages, one that was cut included."""
        return max(-(-len(self.main) // self.size), *self.log, 0)

    @property
    def version(self) -> int | None:
        """``user_version``, or None where the first page cannot be read."""
        first = self.page(1)
        known = first is not None and first.startswith(SQLITE_MAGIC)
        return int.from_bytes(first[60:64]) if first is not None and known else None

    def page(self, number: int) -> bytes | None:
        """One page, its missing end as zeros; None where there is none."""
        if number in self.log:
            return self.log[number]
        found = self.main[(number - 1) * self.size : number * self.size] if number > 0 else b""
        return found.ljust(self.size, b"\0") if found else None

    def image(self) -> bytearray:
        """The file as it would be with the log brought into it; as short as it was, if it was."""
        image = bytearray(self.main)
        for number, content in self.log.items():
            end = number * self.size
            image.extend(bytes(max(0, end - len(image))))
            image[end - self.size : end] = content
        if self.committed_count is not None:
            del image[self.committed_count * self.size :]
        return image


def pages_of(main: bytes, log: bytes, *, strict: bool) -> RawPages:
    """The pages of a database file and its write-ahead log, whatever state they are in.

    Args:
        strict: take of the log what SQLite would take, which stops at the first damaged frame.
            Otherwise a damaged frame is left out and the frames after it are read: each carries
            the sum that the next one continues.
    """
    size = _size_in_file(main) or _size_in_log(log) or _DEFAULT_SIZE
    pages = RawPages(size, main)
    pending: dict[int, bytes] = {}
    for number, count_after_commit, content in _frames(log, size, strict=strict):
        pending[number] = content
        if count_after_commit:
            pages.log.update(pending)
            pages.committed_count = count_after_commit
            pending.clear()
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


def _frames(log: bytes, size: int, *, strict: bool) -> Iterator[tuple[int, int, bytes]]:
    """Page number, page count where the frame commits else 0, and content, of whole frames."""
    if _size_in_log(log) != size:
        return
    order = ">" if log[3] & 1 else "<"
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
            yield number, after, frame[_FRAME_HEADER:]
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
