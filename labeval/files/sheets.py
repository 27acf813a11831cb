"""A sheet of an XLSX workbook, row by row; only shared texts are held in memory."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

from labeval.files.archives import Archive
from labeval.files.closing import Closing
from labeval.files.limits import (
    MOST_CELLS,
    MOST_INDEX,
    MOST_LINE,
    MOST_NODES,
    MOST_SHARED,
    MOST_UNPACKED,
    Count,
    too_many,
)
from labeval.files.office import attribute, main_part, related
from labeval.files.refusal import FileRefused
from labeval.files.xml import Scanner
from labeval.text.marks import QT_TRANSLATE_NOOP

MOST_COLUMNS = 16_384
_MOST_ROW = 1_048_576
_LONGEST_NUMBER = 400
_IN_CELL = 4
"""Elements of a usual cell: a formula, a value, and two of a text."""
_PLACE = re.compile(r"\$?([A-Za-z]{1,3})\$?([0-9]{1,7})")
_MERGED = re.compile(rb"""mergeCell\s[^>]*?ref=["']([A-Z]{1,3}[0-9]+):([A-Z]{1,3}[0-9]+)""")
_LONGEST_MERGED = 200
"""Bytes of an element that names merged cells."""
_ESCAPE = re.compile("_x([0-9A-Fa-f]{4})_")
_NO_SUCH_SHEET = QT_TRANSLATE_NOOP("Files", "{where} has no sheet “{sheet}”; there are {sheets}")
_NO_SHEET = QT_TRANSLATE_NOOP("Files", "{where} has no sheet with cells")


@dataclass(frozen=True, slots=True)
class SheetCell:
    """A cell of a sheet."""

    value: Any = None
    """Text, number, truth value, date or time; of a formula what it was when saved, else None."""
    is_error: bool = False
    is_formula: bool = False


_EMPTY = SheetCell()


class SpreadsheetFile(Closing):
    """A workbook that is read.

    Args:
        sheet: the name of the sheet whose rows are wanted; the first one when empty.

    Raises:
        FileRefused: it is no workbook, or has no such sheet.
        OSError: it is not there.
    """

    def __init__(self, file: Path | BinaryIO, where: object, sheet: str = "") -> None:
        self._archive = Archive(file, where)
        try:
            self._part = main_part(self._archive, "XLSX")
            self._read_index(sheet)
        except BaseException:
            self._archive.close()
            raise

    def close(self) -> None:
        self._archive.close()

    def rows(self, widest: int = MOST_COLUMNS) -> Iterator[tuple[int, list[SheetCell]]]:
        """The rows that the sheet has, with their numbers; empty cells between are filled.

        Args:
            widest: columns that are wanted at most.

        Raises:
            FileRefused: it is damaged, or has too many cells.
        """
        if not self._sheet:
            raise FileRefused(_NO_SHEET, where=self._archive.where)
        place = self._archive.place(self._sheet)
        count = Count(place, "cells", MOST_CELLS)
        nodes = Count(place, "nodes", MOST_NODES)
        texts = partial(self._texts, count)
        sheet = _Sheet(place, count, nodes, texts, self._dates(), self._from_1904, widest)
        scanner = Scanner(place, sheet.begin, sheet.end, sheet.text)
        for block in self._archive.blocks(self._sheet, MOST_UNPACKED):
            scanner.feed(block)
            while sheet.found:
                yield sheet.found.popleft()
        scanner.close()
        yield from sheet.found

    def merged(self) -> Iterator[tuple[int, int, int]]:
        """The column, counted from 0, the first and the last row of cells that are one with those
        below them.

        Raises:
            FileRefused: it is damaged, or has too many.
        """
        place = self._archive.place(self._sheet)
        count, rest = Count(place, "nodes", MOST_NODES), b""
        for block in self._archive.blocks(self._sheet, MOST_UNPACKED) if self._sheet else ():
            content = rest + block
            for found in _MERGED.finditer(content):
                count.add()
                (left, first), (right, last) = map(_place_of, found.groups())
                if first < last:
                    yield from ((column - 1, first, last) for column in range(left, right + 1))
            begun = content.rpartition(b"<")[2]
            rest = b"<" + begun if len(begun) < _LONGEST_MERGED else b""

    def _read_index(self, wanted: str) -> None:
        """Read the names of the sheets, and the place of the one that is wanted."""
        named: list[tuple[str, str]] = []
        self._from_1904 = False

        def begin(name: str, attributes: Mapping[str, str]) -> None:
            if name == "sheet":
                id = next((v for k, v in attributes.items() if k.endswith(":id")), "")
                named.append((attribute(attributes, "name"), id))
            elif name == "workbookPr":
                self._from_1904 = attribute(attributes, "date1904") in ("1", "true")

        self._scan(self._part, begin)
        parts = {
            id: (type, name)
            for id, type, name in related(self._archive, self._part)
            if name in self._archive
        }
        self._named = dict(parts.values())
        places = {
            name: parts[id][1] for name, id in named if parts.get(id, ("",))[0] == "worksheet"
        }
        self.sheets = list(places)
        """The names of the sheets with cells, in their order."""
        if wanted and wanted not in places:
            values = {"sheet": wanted, "sheets": ", ".join(places)}
            raise FileRefused(_NO_SUCH_SHEET, where=self._archive.where, **values)
        self.sheet = wanted or (self.sheets[0] if places else "")
        """The name of the one whose rows are read."""
        self._sheet = places.get(self.sheet, "")

    def _texts(self, count: Count) -> list[str]:
        """The texts that cells refer to by number."""
        part = self._named.get("sharedStrings", "")
        if not part:
            return []
        found: list[str] = []
        pieces: list[str] = []
        takes, spoken, inside = False, 0, 0
        size = Count(self._archive.place(part), "bytes", MOST_SHARED)
        nodes = Count(self._archive.place(part), "nodes", MOST_NODES)

        def begin(name: str, attributes: Mapping[str, str]) -> None:
            nonlocal takes, spoken, inside
            if name == "si":
                count.add()
                pieces.clear()
                inside = 0
            else:
                inside += 1
                if inside > 1:
                    nodes.add()
            spoken += name == "rPh"
            takes = name == "t" and not spoken

        def end(name: str) -> None:
            nonlocal takes, spoken
            takes = False
            spoken -= name == "rPh"
            if name == "si":
                found.append(_unescaped("".join(pieces)))

        def text(piece: str) -> None:
            if takes:
                size.add(len(piece))
                pieces.append(piece)

        scanner = Scanner(self._archive.place(part), begin, end, text)
        for block in self._archive.blocks(part, MOST_UNPACKED):
            scanner.feed(block)
        scanner.close()
        return found

    def _dates(self) -> dict[int, bool]:
        """Styles (by number) that show a number as a date; of those that are durations, True."""
        from openpyxl.styles.numbers import BUILTIN_FORMATS, is_date_format, is_timedelta_format

        part = self._named.get("styles", "")
        formats: dict[int, str] = dict(BUILTIN_FORMATS)
        found: dict[int, bool] = {}
        inside, number = False, -1

        def begin(name: str, attributes: Mapping[str, str]) -> None:
            nonlocal inside, number
            if name == "numFmt":
                code = attribute(attributes, "formatCode")
                formats[int(attribute(attributes, "numFmtId"))] = code[:_LONGEST_NUMBER]
            elif name == "cellXfs":
                inside = True
            elif name == "xf" and inside:
                number += 1
                code = formats.get(int(attribute(attributes, "numFmtId") or 0), "General")
                if is_date_format(code):
                    found[number] = bool(is_timedelta_format(code))

        def end(name: str) -> None:
            nonlocal inside
            inside = inside and name != "cellXfs"

        if part:
            self._scan(part, begin, end)
        return found

    def _scan(self, part: str, begin: Any, end: Any = lambda _: None) -> None:
        scanner = Scanner(self._archive.place(part), begin, end, lambda _: None)
        for block in self._archive.blocks(part, MOST_INDEX):
            scanner.feed(block)
        scanner.close()


def _column_of(letters: str) -> int:
    """The number of a column, from 1."""
    column = 0
    for letter in letters.upper():
        column = column * 26 + ord(letter) - 64
    return min(column, MOST_COLUMNS)


def _place_of(cell: bytes) -> tuple[int, int]:
    """Column and row of a cell by its name, from 1."""
    letters = cell.rstrip(b"0123456789")
    return _column_of(letters.decode()), min(int(cell[len(letters) :]), _MOST_ROW)


@dataclass(slots=True)
class _Sheet:
    """Content of a sheet read so far."""

    where: object
    count: Count
    nodes: Count
    """Number of elements that no usual cell has."""
    shared: Callable[[], list[str]]
    """Reads the texts that cells refer to by number; it takes long, and not every sheet has any."""
    dates: dict[int, bool]
    from_1904: bool
    widest: int
    found: deque[tuple[int, list[SheetCell]]] = field(default_factory=deque)
    _texts: list[str] | None = None
    _row: list[SheetCell] = field(default_factory=list)
    _number: int = 0
    _column: int = 0
    _inside: int = _IN_CELL
    """Elements of the cell so far."""
    _kind: str = ""
    _style: int = 0
    _formula: bool = False
    _takes: bool = False
    _spoken: int = 0
    _pieces: list[str] = field(default_factory=list)
    _written: int = 0
    """Characters of the row so far."""

    def begin(self, name: str, attributes: Mapping[str, str]) -> None:
        if name == "c":
            self.count.add()
            self._column = self._place(attributes.get("r")) or self._column + 1
            self._kind = attributes.get("t", "n")
            self._style = int(attributes.get("s", 0))
            self._formula, self._pieces, self._inside = False, [], 0
        elif name == "row":
            self.count.add()
            given = int(attributes.get("r") or self._number + 1)
            self._number = min(max(given, 1), _MOST_ROW)
            self._row, self._column, self._written = [], 0, 0
        else:
            self._begin_other(name)

    def _begin_other(self, name: str) -> None:
        self._inside += 1
        if self._inside > _IN_CELL:
            self.nodes.add()
        if name == "v" or (name == "t" and self._kind == "inlineStr"):
            self._takes = not self._spoken
        elif name == "f":
            self._formula = True
        elif name == "rPh":
            self._spoken += 1

    def end(self, name: str) -> None:
        if name == "c":
            self._take()
            self._inside = _IN_CELL
        elif name in ("v", "t"):
            self._takes = False
        elif name == "row":
            self.found.append((self._number, self._row))
        elif name == "rPh":
            self._spoken -= 1

    def text(self, piece: str) -> None:
        if self._takes:
            self._written += len(piece)
            if self._written > MOST_LINE:
                raise too_many(self.where, "bytes", MOST_LINE)
            self._pieces.append(piece)

    def _place(self, given: str | None) -> int:
        """The column of a cell, from 1; 0 where it does not say."""
        found = _PLACE.fullmatch(given) if given else None
        return _column_of(found[1]) if found else 0

    def _take(self) -> None:
        if self._column > self.widest:
            return
        cell = self._cell("".join(self._pieces))
        if cell is _EMPTY:
            return
        row, missing = self._row, self._column - 1 - len(self._row)
        if missing > 0:
            self.count.add(missing)
            row += [_EMPTY] * missing
        if missing < 0:
            row[self._column - 1] = cell
        else:
            row.append(cell)

    def _cell(self, written: str) -> SheetCell:
        kind = self._kind
        if not written:
            return SheetCell(is_formula=True) if self._formula else _EMPTY
        if kind == "s":
            if self._texts is None:
                self._texts = self.shared()
            return SheetCell(self._texts[int(written)])
        if kind in ("str", "inlineStr"):
            return SheetCell(_unescaped(written))
        if kind == "b":
            return SheetCell(bool(int(written)))
        if kind == "e":
            return SheetCell(written, is_error=True)
        if kind == "d":
            from openpyxl.utils.datetime import from_ISO8601

            return SheetCell(from_ISO8601(written))  # type: ignore[no-untyped-call]
        return self._numeric(written.strip()[:_LONGEST_NUMBER])

    def _numeric(self, written: str) -> SheetCell:
        number = float(written) if set(written) & set(".eE") else int(written)
        if self._style not in self.dates:
            return SheetCell(number)
        from openpyxl.utils.datetime import MAC_EPOCH, WINDOWS_EPOCH, from_excel

        epoch = MAC_EPOCH if self.from_1904 else WINDOWS_EPOCH
        try:
            return SheetCell(from_excel(number, epoch, timedelta=self.dates[self._style]))
        except (OverflowError, ValueError):
            return SheetCell("#VALUE!", is_error=True)


def _unescaped(text: str) -> str:
    """Characters that XML cannot hold are written as ``_x0001_`` (ECMA-376 part 1, ST_Xstring)."""
    return _ESCAPE.sub(lambda found: chr(int(found[1], 16)), text) if "_x" in text else text
