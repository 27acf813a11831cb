"""Kinds of files: each is a module here, which gives the records of a file with their lines;
``grid`` is shared by those that are tables.

A module has ``TITLE``, its name for people, ``fits(head, suffix)``, which recognises it by its
first bytes and its suffix, and ``opened(path, layout)``, which returns a :class:`File`. ``ORDER``
says which module is asked first where several could fit.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Protocol, cast

from labeval.exchange.materials.containers.written_values import columns_with_values, with_values
from labeval.exchange.materials.model import NO_LAYOUT, Layout
from labeval.exchange.sentence import Sentence
from labeval.files.content import check_size
from labeval.files.limits import MOST_JSON
from labeval.files.refusal import FileRefused, refusing
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

Records = Iterator[tuple[int, dict[str, Any]]]
"""Line (of a sheet or database, the row) from 1, and values by column; values can be nested."""

SAMPLE = 50
"""Records by which a format is recognised."""


@dataclass(eq=False)
class File:
    """A file whose records can be read any number of times."""

    path: Path
    kind: str
    layout: Layout
    """As it was read."""
    reading: Callable[[list[Problem]], Records]
    columns: tuple[str, ...] | None = None
    """None where each record names its own."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """Column to what a second header row says about it."""
    parts: tuple[str, ...] = ()
    """Sheets, tables or lists of which one is read, where there are several."""
    document: Any = None
    """The whole of a JSON document."""
    remarks: list[Sentence] = field(default_factory=list)
    rows_remarks: list[Sentence] = field(default_factory=list)
    """Assumptions about its rows, which only a table without a known format depends on."""
    sheet: str = ""
    """Of a workbook whose sheets are read as a table each: the one that this is."""

    @property
    def name(self) -> str:
        """Its name in messages."""
        return f"{self.path.name}: {self.sheet}" if self.sheet else self.path.name

    @property
    def own_name(self) -> str:
        """The name that distinguishes it from others of one table."""
        return self.sheet or self.path.stem

    def records(self, problems: list[Problem] | None = None) -> Records:
        """All records; what is wrong with some is added to the problems.

        Raises:
            FileRefused: it cannot be read any further.
        """
        with refusing(self.name, FileRefused):
            yield from self.reading([] if problems is None else problems)

    def sample(self) -> list[dict[str, Any]]:
        """The first records."""
        if self._sample is None:
            self._sample = [record for _, record in islice(self.records(), SAMPLE)]
        return self._sample

    _sample: list[dict[str, Any]] | None = field(default=None, init=False)


class Container(Protocol):
    """The interface of a module here."""

    TITLE: str
    ORDER: int

    def fits(self, head: bytes, suffix: str) -> bool: ...

    def opened(self, path: Path, layout: Layout) -> File: ...


_HEAD = 65_536
_OLD_OFFICE = b"\xd0\xcf\x11\xe0"
_OTHERS = {
    _OLD_OFFICE: QT_TRANSLATE_NOOP(
        "Files",
        "{where} is an old or an encrypted Excel file; open it in a spreadsheet program and save "
        "it as .xlsx",
    ),
    b"%PDF": QT_TRANSLATE_NOOP(
        "Files", "{where} is a PDF, which has no columns; copy its texts into a table"
    ),
    b"\x1f\x8b": QT_TRANSLATE_NOOP("Files", "{where} is compressed; unpack it first"),
    b"7z\xbc\xaf": QT_TRANSLATE_NOOP("Files", "{where} is compressed; unpack it first"),
}
_TRANSCRIPT = QT_TRANSLATE_NOOP(
    "Files",
    "{where} is a transcript and holds no texts to judge; import it into a study with labeval "
    "import STUDY FILE --as transcript",
)
_ANNOTATED_SOUND = QT_TRANSLATE_NOOP(
    "Files",
    "{where} is a transcript of ELAN or Praat and holds no texts to judge; import it into a study "
    "with labeval import STUDY FILE --as interview",
)
_PROJECT = QT_TRANSLATE_NOOP(
    "Files",
    "{where} is a project of coded texts; import it into a study with labeval import STUDY FILE "
    "--as qdpx",
)
_CODEBOOK = QT_TRANSLATE_NOOP(
    "Files",
    "{where} is a codebook; import it into a study with labeval import STUDY FILE --as codebook",
)
_R = QT_TRANSLATE_NOOP(
    "Files",
    "{where} is a file of R; save its table as CSV: in R with write.csv(readRDS(FILE), "
    "NAME.csv), or load(FILE) and write.csv(TABLE, NAME.csv)",
)
_BY_SUFFIX = {
    **dict.fromkeys((".rds", ".rda", ".rdata"), _R),
    **dict.fromkeys((".vtt", ".srt"), _TRANSCRIPT),
    **dict.fromkeys((".eaf", ".textgrid"), _ANNOTATED_SOUND),
    ".qdpx": _PROJECT,
    ".qdc": _CODEBOOK,
}
"""Files that other commands or programs read."""
_ARCHIVE = QT_TRANSLATE_NOOP(
    "Files", "{where} is an archive and no XLSX workbook; unpack it and choose the files inside"
)
_OPEN_DOCUMENT = QT_TRANSLATE_NOOP(
    "Files",
    "{where} is an OpenDocument file; open it in a spreadsheet program and save it as .xlsx",
)
_TEXT_DOCUMENT = QT_TRANSLATE_NOOP(
    "Files",
    "{where} is a text document; copy its table into a spreadsheet and save it as .xlsx",
)
_UNKNOWN = QT_TRANSLATE_NOOP(
    "Files",
    "{where} is not a known kind of file; save it as CSV, XLSX, JSON, JSONL, Parquet or SQLite",
)
_EMPTY = QT_TRANSLATE_NOOP("Files", "{where} is empty")


@cache
def containers() -> Mapping[str, Container]:
    """All modules by name, in the order in which they are asked."""
    modules = {
        module.name: cast(Container, importlib.import_module(f"{__name__}.{module.name}"))
        for module in pkgutil.iter_modules(__path__)
    }
    known = {name: module for name, module in modules.items() if hasattr(module, "fits")}
    return dict(sorted(known.items(), key=lambda entry: entry[1].ORDER))


def _read_further(file: File) -> File:
    """A table with the lists and objects that its cells write; any other file as it is."""
    columns = columns_with_values(file.sample()) if file.columns is not None else frozenset()
    if not columns:
        return file
    reading = file.reading

    def read(problems: list[Problem]) -> Records:
        for line, record in reading(problems):
            yield line, with_values(record, columns)

    return replace(file, reading=read)


def open_file(path: Path, layout: Layout = NO_LAYOUT) -> File:
    """Open a file as what its first bytes say it is.

    Raises:
        FileRefused: it cannot be read; the sentence says what to do.
        OSError: it is not there.
    """
    with refusing(path.name, FileRefused):
        suffix = path.suffix.casefold()
        if suffix in _BY_SUFFIX:
            raise FileRefused(_BY_SUFFIX[suffix], where=path.name)
        check_size(path, MOST_JSON)
        with path.open("rb") as file:
            head = file.read(_HEAD)
        if not head.strip():
            raise FileRefused(_EMPTY, where=path.name)
        for container in containers().values():
            if container.fits(head, suffix):
                return _read_further(container.opened(path, layout))
        raise FileRefused(_why_unread(head, suffix), where=path.name)


def _why_unread(head: bytes, suffix: str) -> str:
    """The sentence about a file that no module reads."""
    packed = head.startswith(b"PK")
    if packed and (b"word/document" in head or b"opendocument.text" in head[:128]):
        return _TEXT_DOCUMENT
    # Files of old Word and old Excel begin with the same bytes.
    if suffix in (".doc", ".docx", ".odt") and (packed or head.startswith(_OLD_OFFICE)):
        return _TEXT_DOCUMENT
    if packed:
        return _OPEN_DOCUMENT if b"vnd.oasis.opendocument" in head[:128] else _ARCHIVE
    return next((t for mark, t in _OTHERS.items() if head.startswith(mark)), _UNKNOWN)
