"""The text of a DOCX document, line by line; nothing of it is kept."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from posixpath import dirname, join

from labeval.files.archives import Archive
from labeval.files.content import check_size
from labeval.files.limits import (
    MOST_INDEX,
    MOST_PACKED,
    MOST_PARAGRAPHS,
    MOST_TEXT,
    MOST_UNPACKED,
    Count,
)
from labeval.files.office import attribute, main_part
from labeval.files.xml import Scanner, scan

_BODY = ["document", "body"]
_CELL = ["document", "body", "tbl", "tr", "tc"]
_SIGNS = {"tab": "\t", "ptab": "\t", "cr": "\n", "noBreakHyphen": "-"}


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of the text."""

    text: str
    style: str
    """The name of its style; empty for the usual one."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row of a table in the text: the texts of its cells, merged ones with what they show."""

    cells: tuple[str, ...]
    first: bool
    """True if no row is above it."""


def read_docx(path: Path) -> Iterator[Paragraph | TableRow]:
    """The paragraphs and rows of tables of a document, in their order.

    Raises:
        FileRefused: it is none, or too large.
        OSError: it is not there.
    """
    check_size(path, MOST_PACKED)
    with Archive(path, path) as archive:
        part = main_part(archive, "DOCX")
        letters = Count(path, "bytes", MOST_TEXT)
        body = _Body(Count(path, "paragraphs", MOST_PARAGRAPHS), letters, _styles(archive, part))
        scanner = Scanner(archive.place(part), body.begin, body.end, body.text)
        for block in archive.blocks(part, MOST_UNPACKED):
            scanner.feed(block)
            while body.found:
                yield body.found.popleft()
        scanner.close()
        yield from body.found


def _styles(archive: Archive, document: str) -> dict[str, str]:
    """Names of styles by their ids."""
    name = join(dirname(document), "styles.xml")
    names: dict[str, str] = {}
    here = ""

    def begin(tag: str, attributes: Mapping[str, str]) -> None:
        nonlocal here
        if tag == "style":
            here = attribute(attributes, "styleId")
        elif tag == "name" and here:
            names[here] = attribute(attributes, "val")
            here = ""

    if name in archive:
        blocks = archive.blocks(name, MOST_INDEX)
        scan(blocks, archive.place(name), begin, lambda _: None, lambda _: None)
    return names


@dataclass(slots=True)
class _Body:
    """Text read so far. Only direct paragraphs of the body and of its cells count."""

    count: Count
    """Number of paragraphs and of cells, each in as many columns as it covers."""
    letters: Count
    """Letters of all texts, those of merged cells as often as they are shown."""
    styles: Mapping[str, str]
    found: deque[Paragraph | TableRow] = field(default_factory=deque)
    _open: list[str] = field(default_factory=list)
    _inside: int = 0
    """Depth of the paragraph that is being read; 0 outside of one."""
    _takes: bool = False
    """True if text belongs to the paragraph: inside of ``t``."""
    _pieces: StringIO = field(default_factory=StringIO)
    """Millions of pieces in a list would take fifty times their letters."""
    _style: str = ""
    _cell: list[str] = field(default_factory=list)
    _row: list[str] = field(default_factory=list)
    _above: list[str] = field(default_factory=list)
    """Texts of the row above, one for each column of the grid."""
    _span: int = 1
    _merged: bool = False
    _first: bool = True

    def begin(self, name: str, attributes: Mapping[str, str]) -> None:
        above = self._open
        if self._inside:
            self._begin_inside(name, attributes, len(above) - self._inside)
        elif name == "p" and above in (_BODY, _CELL):
            self.count.add()
            self._inside, self._style, self._pieces = len(above) + 1, "", StringIO()
        elif name == "tbl" and above == _BODY:
            self._above, self._first = [], True
        elif name == "tr" and above == _CELL[:3]:
            self.count.add()
            self._row = []
        elif name == "tc" and above == _CELL[:4]:
            self._cell, self._span, self._merged = [], 1, False
        elif name == "gridSpan" and above == [*_CELL, "tcPr"]:
            self._span = max(1, min(64, int(attribute(attributes, "val") or 1)))
        elif name == "vMerge" and above == [*_CELL, "tcPr"]:
            self._merged = attribute(attributes, "val") in ("", "continue")
        above.append(name)

    def _begin_inside(self, name: str, attributes: Mapping[str, str], depth: int) -> None:
        if name == "pStyle" and depth == 1:
            id = attribute(attributes, "val")
            self._style = self.styles.get(id, id)
            return
        run = self._open[self._inside :]
        if run != ["r"] and run != ["hyperlink", "r"]:
            return
        if name == "t":
            self._takes = True
        elif name == "br":
            kind = attribute(attributes, "type")
            self._add("\n" if kind in ("", "textWrapping") else "")
        elif name in _SIGNS:
            self._add(_SIGNS[name])

    def end(self, name: str) -> None:
        self._open.pop()
        depth = len(self._open)
        if name == "t":
            self._takes = False
        elif self._inside == depth + 1:
            self._inside = 0
            text = self._pieces.getvalue()
            if depth == len(_BODY):
                self.found.append(Paragraph(text, self._style))
            else:
                self._cell.append(text)
        elif self._inside:
            return
        elif name == "tc" and self._open == _CELL[:4]:
            column = len(self._row)
            hidden = self._merged and column < len(self._above)
            text = self._above[column] if hidden else "\n".join(self._cell)
            self.letters.add(len(text) * (self._span - (not hidden)))
            self.count.add(self._span)
            self._row += [text] * self._span
        elif name == "tr" and self._open == _CELL[:3]:
            self.found.append(TableRow(tuple(self._row), self._first))
            self._above, self._first = self._row, False

    def text(self, text: str) -> None:
        if self._takes:
            self._add(text)

    def _add(self, text: str) -> None:
        self.letters.add(len(text))
        self._pieces.write(text)
