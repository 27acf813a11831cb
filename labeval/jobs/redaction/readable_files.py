"""Readable content of a file of any kind, as texts and bytes in which words are looked for.

Everything is bounded: what would take too much is named as not searched, and so is whatever
hides its text, such as pictures, sound and files with a password.
"""

from __future__ import annotations

import bz2
import codecs
import gzip
import lzma
import re
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from io import BufferedIOBase, BytesIO
from pathlib import Path, PurePath
from typing import IO, Any, cast

from labeval.files.hidden_text import SAMPLE, hides_text, is_picture_or_sound
from labeval.files.limits import MOST_PAGES, MOST_TEXT, Count
from labeval.files.pdf import PdfBytes, bounded_pdf, page_text
from labeval.files.progress import ReadingStopped, report
from labeval.store.disk.shared_locks import opened

MOST_BYTES = 512 << 20
"""Of a file, and of what a packed file holds: more is not searched."""
_MOST_HELD = 128 << 20
"""Of a file that is not read from its beginning to its end: a PDF, or an archive in another."""
_DEEPEST = 3
"""Packed files inside of packed files."""
_CHUNK = 1 << 20
_ROWS = 256
"""Of a table that are in memory at once."""

_END_OF_ZIP = b"PK\5\6"
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
    STOPPED = "stopped"


class NotSearched(Exception):
    """The content of a file is hidden."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.value)
        self.why = why


@dataclass(frozen=True, slots=True)
class Streamed:
    """A text, or bytes, of any length."""

    blocks: Iterator[str | bytes]
    """All texts, or all bytes."""
    has_tags: bool = False


Piece = tuple[str | bytes, ...] | Streamed
"""A part of a file: as text or bytes, in each way in which it can be read, or block by block."""


def pieces_of(path: Path) -> Iterator[Piece]:
    """The parts of a file, those of packed files among them; each is read before the next one.

    Raises:
        NotSearched: a part of it cannot be read; parts yielded before are valid.
    """
    if path.stat().st_size > MOST_BYTES:
        raise NotSearched(Why.TOO_LARGE)
    with opened(path) as file:
        yield from _parts(_Content(file, path.name, _Room()), 0)


class _Room:
    """Bytes that may still be unpacked."""

    def __init__(self) -> None:
        self._left = MOST_BYTES

    def take(self, size: int) -> None:
        """Count unpacked bytes.

        Raises:
            NotSearched: they are more than there is room for.
        """
        self._left -= size
        if self._left < 0:
            raise NotSearched(Why.TOO_LARGE)


@dataclass(slots=True)
class _Content:
    """A file, or one that is packed in another and unpacked each time it is read."""

    file: IO[bytes] | BufferedIOBase
    name: str
    room: _Room
    is_packed: bool = False
    missed: NotSearched | None = None
    """Why it could not be read to its end."""
    _counted: int = 0

    def blocks(self) -> Iterator[bytes]:
        """All of it, from the beginning, or as much as can be read."""
        done = 0
        try:
            with _hiding():
                self.file.seek(0)
                while block := self.file.read(_CHUNK):
                    done += len(block)
                    if self.is_packed and done > self._counted:
                        self.room.take(done - self._counted)
                        self._counted = done
                    report(self.name, done)
                    yield block
        except NotSearched as why:
            self.missed = why

    def head(self) -> bytes:
        """Its first bytes."""
        self.file.seek(0)
        return self.file.read(SAMPLE)

    def whole(self) -> bytes:
        """All of it, in memory.

        Raises:
            NotSearched: it is larger than what may be there, or cannot be read to its end.
        """
        parts, size = [], 0
        for block in self.blocks():
            parts.append(block)
            size += len(block)
            if size > _MOST_HELD:
                raise NotSearched(Why.TOO_LARGE)
        if self.missed is not None:
            raise self.missed
        return b"".join(parts)

    def anywhere(self) -> IO[bytes]:
        """As a file of which any place can be read at once; a packed one is held in memory."""
        return BytesIO(self.whole()) if self.is_packed else cast(IO[bytes], self.file)


@dataclass(slots=True)
class _Survey:
    """Encoding of a text, and its ends, from a first reading of all of it."""

    begin: bytes = b""
    end: bytes = b""
    encoding: str = ""
    """Empty where it is no text."""
    has_tags: bool = False

    @classmethod
    def of(cls, content: _Content) -> _Survey:
        """Read a file once."""
        survey, has_zero, opens, closes = cls(), False, False, False
        decoder = codecs.getincrementaldecoder("utf-8")()
        is_utf8 = True
        for block in content.blocks():
            survey.begin = survey.begin or block[:SAMPLE]
            survey.end = (survey.end + block)[-SAMPLE:]
            has_zero = has_zero or b"\0" in block
            opens, closes = opens or b"<" in block, closes or b">" in block
            try:
                is_utf8 = is_utf8 and decoder.decode(block) is not None
            except UnicodeDecodeError:
                is_utf8 = False
        if survey.begin.startswith((b"\xff\xfe", b"\xfe\xff")):
            survey.encoding = "utf-16"
        elif not has_zero:
            is_whole = is_utf8 and not decoder.getstate()[0]
            survey.encoding = "utf-8-sig" if is_whole else "cp1252"
        survey.has_tags = opens and closes
        return survey

    def text(self, content: _Content) -> Streamed:
        """The content as it is written, to be read again."""
        if not self.encoding:
            return Streamed(content.blocks())
        decoder = codecs.getincrementaldecoder(self.encoding)("replace")
        return Streamed(_decoded(content.blocks(), decoder), self.has_tags)


def _decoded(blocks: Iterator[bytes], decoder: codecs.IncrementalDecoder) -> Iterator[str]:
    yield from map(decoder.decode, blocks)
    yield decoder.decode(b"", final=True)


def _parts(content: _Content, depth: int) -> Iterator[Piece]:
    with _hiding():
        head = content.head()
    if head.startswith(b"%PDF"):
        yield from _of_pdf(content.whole())
    elif head.startswith(b"PAR1"):
        yield from _of_parquet(content.anywhere(), content.room, depth)
    elif head.startswith(b"PK") and zipfile.is_zipfile(file := content.anywhere()):
        yield from _of_zip(file, content.room, depth)
    elif packed := next(
        (open_ for start, open_ in _PACKED.items() if head.startswith(start)), None
    ):
        with _hiding(), packed(_from_start(content.file)) as unpacked:
            yield from _deeper(unpacked, PurePath(content.name).stem, content.room, depth)
    elif is_picture_or_sound(head):
        raise NotSearched(Why.PICTURE_OR_SOUND)
    else:
        yield from _of_others(content, depth)


def _of_others(content: _Content, depth: int) -> Iterator[Piece]:
    """A text, or a packed file with something before it, or with a damaged beginning."""
    survey = _Survey.of(content)
    is_zip = _END_OF_ZIP in survey.end and zipfile.is_zipfile(content.anywhere())
    if not is_zip and hides_text(survey.begin + survey.end, content.name):
        raise content.missed or NotSearched(Why.UNREADABLE)
    yield survey.text(content)
    if content.missed is not None:
        raise content.missed
    if is_zip:
        yield from _of_zip(content.anywhere(), content.room, depth)


def _from_start(file: Any) -> Any:
    file.seek(0)
    return file


def _of_zip(content: IO[bytes], room: _Room, depth: int) -> Iterator[Piece]:
    missed: NotSearched | None = None
    with _hiding(), zipfile.ZipFile(content) as packed:
        for member in packed.infolist():
            yield (member.filename,)
            try:
                with _hiding(), packed.open(member) as file:
                    yield from _deeper(file, member.filename, room, depth)
            except NotSearched as why:
                if why.why != Why.PICTURE_OR_SOUND:  # a document is more than its pictures
                    missed = why
                if why.why == Why.TOO_LARGE:
                    break
    if missed is not None:
        raise missed


def _deeper(
    file: IO[bytes] | BufferedIOBase, name: str, room: _Room, depth: int
) -> Iterator[Piece]:
    if depth >= _DEEPEST:
        raise NotSearched(Why.TOO_LARGE)
    yield from _parts(_Content(file, name, room, is_packed=True), depth + 1)


def _of_pdf(content: bytes) -> Iterator[Piece]:
    from pypdf import PdfReader

    with _hiding():
        with bounded_pdf():
            reader = PdfReader(stream := PdfBytes(content, ""))
            if len(reader.pages) > MOST_PAGES:
                raise NotSearched(Why.TOO_LARGE)
        count = Count("", "bytes", MOST_TEXT)
        yield ("\n".join(str(value) for value in (reader.metadata or {}).values()),)
        for page in reader.pages:
            text = page_text(page, count)
            if not text.strip():  # the page is a picture
                raise NotSearched(Why.UNREADABLE)
            report("", len(text))
            yield text, re.sub(r"(?:\u00ad|-)\n", "", text)
            stream.next_page()


def _of_parquet(content: IO[bytes], room: _Room, depth: int) -> Iterator[Piece]:
    """Names and properties of columns, and all cells, those in lists and structures too."""
    try:
        from pyarrow import parquet
    except ImportError:
        raise NotSearched(Why.UNREADABLE) from None
    from labeval.exchange.formats.parquet import leaves_of, text_columns

    missed: NotSearched | None = None
    left = MOST_BYTES
    with _hiding():
        file = parquet.ParquetFile(content, read_dictionary=text_columns(content))
        names = [file.schema.column(n).path for n in range(len(file.schema))]
        yield "\n".join(names), "\n".join(name.replace(".", "\n") for name in names)
        yield from _properties(file)
        for batch in file.iter_batches(batch_size=_ROWS):
            for leaf in (leaf for column in batch.columns for leaf in leaves_of(column)):
                for begin in range(0, len(leaf), _ROWS):
                    cells = _cells(leaf.slice(begin, _ROWS))
                    report("", len(cells))
                    left -= sum(map(len, cells))
                    if left < 0:  # a text that is in the file once may be in all of its rows
                        raise NotSearched(Why.TOO_LARGE)
                    spoken = [cell for cell in cells if isinstance(cell, str)]
                    if sum(map(len, spoken)) > _CHUNK:
                        yield from ((cell,) for cell in spoken)
                    else:
                        yield ("\n".join(spoken),)
                    for packed in (cell for cell in cells if isinstance(cell, bytes)):
                        try:
                            yield from _deeper(BytesIO(packed), "", room, depth)
                        except NotSearched as why:
                            missed = why
    if missed is not None:
        raise missed


def _properties(file: Any) -> Iterator[Piece]:
    """Properties of a Parquet file and of its columns, as programs have written them."""
    schema = file.schema_arrow
    for noted in (file.metadata.metadata, *(field.metadata for field in schema)):
        for pair in (noted or {}).items():
            yield from ((text,) for text in map(_as_text, pair))


def _cells(column: Any) -> list[str | bytes]:
    """The cells of a column that are not empty; texts that are alike are one object."""
    if not hasattr(column, "dictionary"):
        return [_as_text(value) for value in column.to_pylist() if value is not None]
    values = [None if value is None else _as_text(value) for value in column.dictionary.to_pylist()]
    return [value for n in column.indices.to_pylist() if n is not None and (value := values[n])]


def _as_text(value: object) -> str | bytes:
    """A cell as text, also where its file has it as bytes; bytes that are no text stay bytes."""
    if not isinstance(value, bytes):
        return str(value)
    try:
        return value.decode()
    except UnicodeDecodeError:
        return value


class _hiding:  # noqa: N801 - reads as a statement
    """Turns any error of a reader of a damaged or locked file into :class:`NotSearched`."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception) and not isinstance(error, NotSearched | ReadingStopped):
            raise NotSearched(Why.UNREADABLE) from error
