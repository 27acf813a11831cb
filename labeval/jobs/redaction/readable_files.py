"""Readable content of a file of any kind, as texts and bytes in which words are looked for.

Everything is bounded: what would take too much is named as not searched, and so is whatever
hides its text, such as pictures, sound and files with a password.
"""

from __future__ import annotations

import bz2
import gzip
import lzma
import re
import zipfile
from collections.abc import Callable, Iterator
from enum import StrEnum
from io import BufferedIOBase, BytesIO
from pathlib import Path, PurePath
from typing import IO, Any

from labeval.files.hidden_text import hides_text, is_picture_or_sound, sample_of
from labeval.files.limits import MOST_PAGES, MOST_TEXT, Count
from labeval.files.pdf import bounded_pdf, page_text
from labeval.store.disk.shared_locks import content_of

MOST_BYTES = 512 << 20
"""Of a file, and of what a packed file holds: more is not searched."""
_DEEPEST = 3
"""Packed files inside of packed files."""
_CHUNK = 1 << 20
_ROWS = 256
"""Of a table that are in memory at once."""

_BREAKS = re.compile(r"</(?:\w+:)?(?:p|si|c|row|tr|td|th|li|div|text|h\d)>|<(?:\w+:)?br\b[^>]*>")
_TAG = re.compile(r"<[^<>]*>")
_PACKED: dict[bytes, Callable[[IO[bytes]], BufferedIOBase]] = {
    b"\x1f\x8b": lambda file: gzip.GzipFile(fileobj=file),
    b"BZh": bz2.BZ2File,
    b"\xfd7zXZ": lzma.LZMAFile,
}


class Why(StrEnum):
    """Why a file was not searched."""

    PICTURE_OR_SOUND = "picture or sound"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too large"
    ELSEWHERE = "a link to elsewhere"


class NotSearched(Exception):
    """The content of a file is hidden."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.value)
        self.why = why


Piece = tuple[str | bytes, ...]
"""A part of a file, as text or bytes, in each way in which it can be read."""


def pieces_of(path: Path) -> Iterator[Piece]:
    """The parts of a file, those of packed files among them.

    Raises:
        NotSearched: a part of it cannot be read; parts yielded before are valid.
    """
    if path.stat().st_size > MOST_BYTES:
        raise NotSearched(Why.TOO_LARGE)
    yield from _parts(content_of(path), path.name, _Room(MOST_BYTES), depth=0)


class _Room:
    """Bytes that may still be unpacked."""

    def __init__(self, left: int) -> None:
        self._left = left

    def read(self, file: IO[bytes] | BufferedIOBase) -> bytes:
        """All of a packed file.

        Raises:
            NotSearched: it is more than there is room for.
        """
        parts: list[bytes] = []
        while part := file.read(_CHUNK):
            self._left -= len(part)
            if self._left < 0:
                raise NotSearched(Why.TOO_LARGE)
            parts.append(part)
        return b"".join(parts)


def _parts(content: bytes, name: str, room: _Room, depth: int) -> Iterator[Piece]:
    if content.startswith(b"%PDF"):
        yield from _of_pdf(content)
    elif content.startswith(b"PAR1"):
        yield from _of_parquet(content)
    elif zipfile.is_zipfile(BytesIO(content)):
        if not content.startswith(b"PK"):  # something is before it, or its beginning is damaged
            yield _of_text(content)
        yield from _of_zip(content, room, depth)
    elif packed := next(
        (open_ for head, open_ in _PACKED.items() if content.startswith(head)), None
    ):
        with _hiding(), packed(BytesIO(content)) as file:
            unpacked = room.read(file)
        yield from _deeper(unpacked, PurePath(name).stem, room, depth)
    elif is_picture_or_sound(content):
        raise NotSearched(Why.PICTURE_OR_SOUND)
    elif hides_text(sample_of(BytesIO(content)), name):
        raise NotSearched(Why.UNREADABLE)
    else:
        yield _of_text(content)


def _of_text(content: bytes) -> Piece:
    text = _decoded(content)
    if text is None:
        return (content,)
    if "<" in text and ">" in text:  # a word may be cut in two by marks of its format
        return text, _TAG.sub("", _BREAKS.sub("\n", text))
    return (text,)


def _decoded(content: bytes) -> str | None:
    """As text; None where it is none."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16", "replace")
    if b"\0" in content:
        return None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", "replace")


def _of_zip(content: bytes, room: _Room, depth: int) -> Iterator[Piece]:
    missed: NotSearched | None = None
    with _hiding(), zipfile.ZipFile(BytesIO(content)) as packed:
        members = packed.infolist()
        for member in members:
            yield (member.filename,)
            try:
                with _hiding(), packed.open(member) as file:
                    unpacked = room.read(file)
                yield from _deeper(unpacked, member.filename, room, depth)
            except NotSearched as why:
                if why.why != Why.PICTURE_OR_SOUND:  # a document is more than its pictures
                    missed = why
                if why.why == Why.TOO_LARGE:
                    break
    if missed is not None:
        raise missed


def _deeper(content: bytes, name: str, room: _Room, depth: int) -> Iterator[Piece]:
    if depth >= _DEEPEST:
        raise NotSearched(Why.TOO_LARGE)
    yield from _parts(content, name, room, depth + 1)


def _of_pdf(content: bytes) -> Iterator[Piece]:
    from pypdf import PdfReader

    with _hiding():
        with bounded_pdf():
            reader = PdfReader(BytesIO(content))
            if len(reader.pages) > MOST_PAGES:
                raise NotSearched(Why.TOO_LARGE)
        count = Count("", "bytes", MOST_TEXT)
        yield ("\n".join(str(value) for value in (reader.metadata or {}).values()),)
        for page in reader.pages:
            text = page_text(page, count)
            if not text.strip():  # the page is a picture
                raise NotSearched(Why.UNREADABLE)
            yield text, re.sub(r"(?:\u00ad|-)\n", "", text)


def _of_parquet(content: bytes) -> Iterator[Piece]:
    try:
        from pyarrow import parquet
    except ImportError:
        raise NotSearched(Why.UNREADABLE) from None
    left = MOST_BYTES
    with _hiding():
        texts = [
            each.name for each in parquet.read_schema(BytesIO(content)) if each.type == "string"
        ]
        file = parquet.ParquetFile(BytesIO(content), read_dictionary=texts)
        for batch in file.iter_batches(batch_size=_ROWS):
            for column in batch.columns:
                cells = _cells(column)
                left -= sum(map(len, cells))
                if left < 0:  # a text that is in the file once may be in all of its rows
                    raise NotSearched(Why.TOO_LARGE)
                yield from ((cell,) for cell in cells if len(cell) > _CHUNK)
                yield ("\n".join(cell for cell in cells if len(cell) <= _CHUNK),)


def _cells(column: Any) -> list[str]:
    """The cells of a column that are not empty; texts that are alike are one object."""
    if not hasattr(column, "dictionary"):
        return [str(value) for value in column.to_pylist() if value is not None]
    values = column.dictionary.to_pylist()
    return [str(values[n]) for n in column.indices.to_pylist() if n is not None]


class _hiding:  # noqa: N801 - reads as a statement
    """Turns any error of a reader of a damaged or locked file into :class:`NotSearched`."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception) and not isinstance(error, NotSearched):
            raise NotSearched(Why.UNREADABLE) from error
