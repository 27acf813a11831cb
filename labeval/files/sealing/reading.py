"""Reading sealed files: the content of all pieces that are as they were written."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from labeval.files.closing import Closing
from labeval.files.sealing.keys import SEAL_KEYS, SealKey
from labeval.files.sealing.pieces import (
    AROUND_BYTES,
    SEALED,
    Head,
    PieceCipher,
    SealBroken,
    folder_of,
    read_head,
)
from labeval.text.marks import QT_TRANSLATE_NOOP

_AT_ONCE = 1 << 20
"""Bytes that are read from the disk together."""


class SealedReader(Closing):
    """The content of a sealed file, by places in it. Use it from one thread.

    A piece that does not open counts as zeros, and :attr:`damaged` has its number. At the end,
    where a program may have been killed, such pieces do not count; :attr:`unopened` has how many
    there are.

    Args:
        path: of the file; it may grow meanwhile, what comes later does not count.
        folder: that it has to belong to; the one that it is in when empty.

    Raises:
        SealBroken: it is damaged as a whole, or belongs to another folder.
        SealLocked: its key is not here.
        OSError: it cannot be read.
    """

    def __init__(self, path: Path, *, folder: str = "") -> None:
        self.path = path
        self.damaged: set[int] = set()
        """The pieces that were read and did not open."""
        self._file: IO[bytes] = path.open("rb", buffering=0)
        try:
            self.head: Head = read_head(self._file, path)
            if self.head.folder != (folder or folder_of(path)):
                raise SealBroken(_MOVED, where=path, folder=self.head.folder)
            self._cipher = PieceCipher(self.head, SEAL_KEYS.of(self.head.key, path))
            self._measure()
        except BaseException:
            self._file.close()
            raise

    def _measure(self) -> None:
        found = os.fstat(self._file.fileno()).st_size - len(self.head.raw)
        whole, rest = divmod(max(0, found), self.head.sealed_bytes)
        self._last = self._opened_last(whole, rest) if rest >= AROUND_BYTES else None
        self.ended = self._last is not None
        """True if the file has its last piece: it was closed, and nothing was cut off."""
        there = whole
        self.unopened = 0
        """Pieces at the end that do not open, and in which something is written."""
        while not self.ended and whole:
            sealed = self._sealed(whole - 1)
            if self._cipher.open(whole - 1, sealed, last=False) is not None:
                break
            self.unopened += any(sealed)
            whole -= 1
        if there and not whole:
            raise SealBroken(_NOTHING_OPENS, where=self.path)
        self._whole = whole
        self.size = whole * self.head.piece_bytes + len(self._last or b"")
        """Bytes of content."""

    def _opened_last(self, number: int, size: int) -> bytes | None:
        self._file.seek(self.head.place(number))
        return self._cipher.open(number, self._file.read(size), last=True)

    def _sealed(self, number: int) -> bytes:
        self._file.seek(self.head.place(number))
        return self._file.read(self.head.sealed_bytes)

    def read_at(self, place: int, count: int) -> bytes:
        """So many bytes of the content from a place on; fewer at its end.

        Raises:
            OSError: the file cannot be read.
        """
        place, end = max(0, place), min(self.size, place + count)
        if place >= end:
            return b""
        size = self.head.piece_bytes
        first = place // size
        content = b"".join(self._pieces(first, (end - 1) // size + 1))
        return content[place - first * size : end - first * size]

    def _pieces(self, first: int, end: int) -> Iterator[bytes]:
        sealed_bytes = self.head.sealed_bytes
        at_once = max(1, _AT_ONCE // sealed_bytes)
        for start in range(first, min(end, self._whole), at_once):
            stop = min(start + at_once, end, self._whole)
            self._file.seek(self.head.place(start))
            data = self._file.read((stop - start) * sealed_bytes)
            for number in range(start, stop):
                at = (number - start) * sealed_bytes
                sealed = data[at : at + sealed_bytes]
                yield self._content(number, self._cipher.open(number, sealed, last=False))
        if end > self._whole and self._last is not None:
            yield self._last

    def _content(self, number: int, opened: bytes | None) -> bytes:
        if opened is None:
            self.damaged.add(number)
            return bytes(self.head.piece_bytes)
        return opened

    def close(self) -> None:
        self._file.close()


_MOVED = QT_TRANSLATE_NOOP(
    "Files", "{where} is not of this folder: it was sealed in the folder '{folder}'"
)
_NOTHING_OPENS = QT_TRANSLATE_NOOP(
    "Files", "{where} is damaged, or it was put together of others: no piece of it can be opened"
)


class SealedStream(io.RawIOBase):
    """The content of a sealed file as Python reads files, with something before it.

    Args:
        reader: is closed with the stream.
        before: bytes that come first.
    """

    def __init__(self, reader: SealedReader, before: bytes = b"") -> None:
        self._reader, self._before, self._at = reader, before, 0

    def readable(self) -> bool:
        """See :class:`io.RawIOBase`."""
        return True

    def seekable(self) -> bool:
        """See :class:`io.RawIOBase`."""
        return True

    def seek(self, offset: int, whence: int = io.SEEK_SET, /) -> int:
        """See :class:`io.RawIOBase`."""
        size = len(self._before) + self._reader.size
        from_where = {io.SEEK_SET: 0, io.SEEK_CUR: self._at, io.SEEK_END: size}[whence]
        self._at = max(0, from_where + offset)
        return self._at

    def readinto(self, buffer: bytearray | memoryview, /) -> int:  # type: ignore[override]
        """See :class:`io.RawIOBase`."""
        before = self._before[self._at : self._at + len(buffer)]
        place = self._at + len(before) - len(self._before)
        found = before + self._reader.read_at(place, len(buffer) - len(before))
        buffer[: len(found)] = found
        self._at += len(found)
        return len(found)

    def close(self) -> None:
        """See :class:`io.RawIOBase`."""
        self._reader.close()
        super().close()


def is_sealed(path: Path) -> bool:
    """Return whether a file is a sealed one, by its name; also while it is being written."""
    return path.suffix == SEALED or (path.suffix == ".part" and SEALED in path.suffixes)


def keys_for(path: Path) -> tuple[SealKey, ...]:
    """All keys of this process, with that of a file, for a process that is to read it.

    Raises:
        SealBroken, SealLocked, OSError: as for :class:`SealedReader`.
    """
    if is_sealed(path) and path.exists():
        with path.open("rb") as file:
            SEAL_KEYS.of(read_head(file, path).key, path)
    return SEAL_KEYS.all()
