"""Rows of a workbook as cells of its tables, and as text in its edits."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from functools import lru_cache
from operator import attrgetter
from typing import Any, Generic, TypeVar

from labeval.coding.edits import Change
from labeval.coding.rows import (
    Anchor,
    Attribute,
    Board,
    Code,
    Coder,
    Coding,
    Memo,
    Paraphrase,
    Passage,
    Row,
    Source,
    Theme,
    ThemeLink,
    Where,
)
from labeval.coding.timed_words import Words

Cell = str | int | float | bytes | None
Cells = tuple[Cell, ...]

R = TypeVar("R", bound=Row)


# Cells of a database have no types that a checker could follow into an argument list.
_new_source: Callable[..., Source] = Source
_new_where: Callable[..., Where] = Where


@dataclass(frozen=True, slots=True)
class RowMapping(Generic[R]):
    """Mapping of the rows of one class to a table."""

    name: str
    columns: tuple[str, ...]
    cells: Callable[[R], Cells]
    row: Callable[..., R]
    """From cells in the order of :attr:`columns`."""
    filling: Cells = ()
    """For columns at the end that cells from an older program lack."""

    @property
    def listed(self) -> str:
        """The columns, as SQL lists them."""
        return ", ".join(f'"{column}"' for column in self.columns)

    @property
    def insert(self) -> str:
        """SQL that writes a row, whether it is there or not."""
        marks = ", ".join("?" * len(self.columns))
        values = ", ".join(f'"{c}" = excluded."{c}"' for c in self.columns[1:])
        return (
            f"INSERT INTO {self.name} ({self.listed}) VALUES ({marks}) "
            f"ON CONFLICT (id) DO UPDATE SET {values}"
        )

    @property
    def select(self) -> str:
        """SQL up to where conditions begin; the table is called ``t`` there."""
        listed = ", ".join(f't."{column}"' for column in self.columns)
        return f"SELECT {listed} FROM {self.name} t"

    def as_text(self, row: R) -> str:
        """A row for an edit."""
        cells = [_text_of(cell) for cell in self.cells(row)]
        return json.dumps(cells, ensure_ascii=False, separators=(",", ":"))

    def from_text(self, text: str) -> R:
        """The row of :meth:`as_text`, of this or an earlier version.

        Raises:
            ValueError, TypeError: it is none.
        """
        cells = [_cell_of(cell) for cell in json.loads(text)]
        missing = len(self.columns) - len(cells)
        if missing > len(self.filling):
            raise ValueError(f"a row of {self.name} with {len(cells)} cells")
        return self.row(*cells, *self.filling[len(self.filling) - missing :])


def _plain(kind: type[R], name: str, **renamed: str) -> RowMapping[R]:
    """A table with a column per field, all of them texts and numbers."""
    names = [field.name for field in fields(kind)]
    columns = tuple(renamed.get(field, field) for field in names)
    return RowMapping(name, columns, attrgetter(*names), kind)


_SOURCE = [field.name for field in fields(Source)]
_source_cells = attrgetter(*_SOURCE[: _SOURCE.index("quotable")])
_CODE = [field.name for field in fields(Code)]
_PASSAGE = ("id", "source", "place", "text", "speaker", "start_ms", "end_ms")
_passage_cells = attrgetter(*_PASSAGE)


def _source(*cells: Any) -> Source:
    *plain, quotable, folder, reviewed, cases = cells
    speakers = tuple((speaker, code) for speaker, code in json.loads(cases))
    return _new_source(*plain, bool(quotable), folder, bool(reviewed), speakers)


def _source_to_cells(source: Source) -> Cells:
    cases = json.dumps(source.cases, ensure_ascii=False)
    done = (source.folder, int(source.reviewed), cases)
    return (*_source_cells(source), int(source.quotable), *done)


def _code_cells(code: Code) -> Cells:
    return (
        *(code.id, code.name, code.parent or None, code.place, int(code.codable)),
        *(code.definition, code.include, code.exclude, code.example, code.colour),
        *(code.shortcut, int(code.retired)),
    )


def _code(
    id: str,
    name: str,
    parent: str | None,
    place: float,
    codable: int,
    definition: str,
    include: str,
    exclude: str,
    example: str,
    colour: str,
    shortcut: str,
    retired: int,
) -> Code:
    rules = (definition, include, exclude, example)
    return Code(
        id, name, parent or "", place, bool(codable), *rules, colour, shortcut, bool(retired)
    )


def _passage_to_cells(passage: Passage) -> Cells:
    assert isinstance(passage.words, Words)
    where = passage.where
    about = _about(where)
    spoken = (passage.speaker_probability, passage.doubt, passage.language)
    return (*_passage_cells(passage), passage.words.packed, about, where.session_ms, *spoken)


def _passage(
    id: str,
    source: str,
    place: float,
    text: str,
    speaker: str,
    start_ms: int | None,
    end_ms: int | None,
    words: bytes,
    about: str,
    session_ms: int | None,
    speaker_probability: float | None,
    doubt: str,
    language: str,
) -> Passage:
    where = _new_where(*_of_about(about), session_ms)
    spoken = (text, speaker, start_ms, end_ms, Words(words))
    return Passage(id, source, place, *spoken, where, speaker_probability, doubt, language)


_ABOUT = [field.name for field in fields(Where) if field.name != "session_ms"]
_about_cells = attrgetter(*_ABOUT)
_NOWHERE = _about_cells(Where())


def _about(where: Where) -> str:
    cells = _about_cells(where)
    return "" if cells == _NOWHERE else json.dumps(cells, ensure_ascii=False)


@lru_cache(maxsize=4096)
def _of_about(text: str) -> tuple[Any, ...]:
    if not text:
        return tuple(_NOWHERE)
    return tuple(tuple(cell) if isinstance(cell, list) else cell for cell in json.loads(text))


def _coding_cells(coding: Coding) -> Cells:
    return (
        *(coding.id, coding.source, coding.code, coding.coder),
        *(coding.start.passage, coding.start.offset, coding.end.passage, coding.end.offset),
        *(coding.quote, coding.created, coding.memo, coding.weight),
        *(int(coding.quotable), coding.batch),
    )


def _coding(
    id: str,
    source: str,
    code: str,
    coder: str,
    start_passage: str,
    start_offset: int,
    end_passage: str,
    end_offset: int,
    quote: str,
    created: str,
    memo: str,
    weight: float | None,
    quotable: int,
    batch: str,
) -> Coding:
    start, end = Anchor(start_passage, start_offset), Anchor(end_passage, end_offset)
    about = (quote, created, memo, weight, bool(quotable), batch)
    return Coding(id, source, code, coder, start, end, *about)


def _theme_cells(theme: Theme) -> Cells:
    codes = json.dumps(theme.codes)
    parent = theme.parent or None
    return (
        *(theme.id, theme.board, theme.name, theme.description, parent),
        *(theme.x, theme.y, codes),
    )


def _theme(
    id: str,
    board: str,
    name: str,
    description: str,
    parent: str | None,
    x: float,
    y: float,
    codes: str,
) -> Theme:
    return Theme(id, board, name, description, parent or "", x, y, tuple(json.loads(codes)))


CODERS = _plain(Coder, "coder")
SOURCES: RowMapping[Source] = RowMapping(
    "source",
    tuple("participant_group" if name == "group" else name for name in _SOURCE),
    _source_to_cells,
    _source,
    filling=("", 0, "[]"),
)
PASSAGES: RowMapping[Passage] = RowMapping(
    "passage",
    (*_PASSAGE, "words", "about", "session_ms", "speaker_probability", "doubt", "language"),
    _passage_to_cells,
    _passage,
    filling=(None, "", ""),
)
CODES: RowMapping[Code] = RowMapping("code", tuple(_CODE), _code_cells, _code)
CODINGS: RowMapping[Coding] = RowMapping(
    "coding",
    (
        *("id", "source", "code", "coder"),
        *("start_passage", "start_offset", "end_passage", "end_offset"),
        *("quote", "created", "memo", "weight", "quotable", "batch"),
    ),
    _coding_cells,
    _coding,
)
MEMOS = _plain(Memo, "memo")
ATTRIBUTES = _plain(Attribute, "attribute")
PARAPHRASES = _plain(Paraphrase, "paraphrase", case="participant")
BOARDS = _plain(Board, "board")
THEMES: RowMapping[Theme] = RowMapping(
    "theme",
    ("id", "board", "name", "description", "parent", "x", "y", "codes"),
    _theme_cells,
    _theme,
)
LINKS = _plain(ThemeLink, "theme_link")

_OF_CLASS: dict[type[Any], RowMapping[Any]] = {
    Coder: CODERS,
    Source: SOURCES,
    Passage: PASSAGES,
    Code: CODES,
    Coding: CODINGS,
    Memo: MEMOS,
    Attribute: ATTRIBUTES,
    Paraphrase: PARAPHRASES,
    Board: BOARDS,
    Theme: THEMES,
    ThemeLink: LINKS,
}
TABLES: tuple[RowMapping[Any], ...] = tuple(_OF_CLASS.values())
"""All tables of rows; one that refers to another comes after it."""
_OF_NAME = {table.name: table for table in TABLES}


def table_of(row: Row) -> RowMapping[Any]:
    """The table of a row."""
    return _OF_CLASS[type(row)]


def change_cells(change: Change) -> tuple[str, str, str | None, str | None]:
    """A change for the table of changes: kind, id, before, after."""
    table = table_of(change.row)
    sides = (None if row is None else table.as_text(row) for row in (change.before, change.after))
    before, after = sides
    return table.name, change.row.id, before, after


def change_of(kind: str, before: str | None, after: str | None) -> Change:
    """The change from :func:`change_cells`.

    Raises:
        ValueError, TypeError, KeyError: it is none.
    """
    table = _OF_NAME[kind]
    first, second = (None if text is None else table.from_text(text) for text in (before, after))
    return Change(first, second)


def rows_of(table: RowMapping[R], found: Iterable[Cells]) -> list[R]:
    """Rows from what :attr:`RowMapping.select` found."""
    make = table.row
    return [make(*cells) for cells in found]


def _text_of(cell: Cell) -> object:
    return {"b": b64encode(cell).decode()} if isinstance(cell, bytes) else cell


def _cell_of(cell: Any) -> Cell:
    if isinstance(cell, dict):
        return b64decode(cell["b"])
    assert cell is None or isinstance(cell, str | int | float)
    return cell
