"""The name of a workbook's row in a message: its kind, and how it begins."""

from __future__ import annotations

from labeval.coding.rows import (
    Attribute,
    Board,
    Code,
    Coder,
    Coding,
    Memo,
    Paraphrase,
    Row,
    Source,
    Theme,
    ThemeLink,
)
from labeval.store.disk import row_names

_LONGEST = 60


def row_label(row: Row) -> str:
    """The name of a row; empty for a passage, which is a part of a text."""
    match row:
        case Coding():
            return row_names.SEGMENT.format(quote=_beginning(row.quote))
        case Memo():
            return row_names.MEMO.format(text=_beginning(row.text))
        case Paraphrase():
            return row_names.SUMMARY.format(text=_beginning(row.text))
        case ThemeLink():
            return row_names.CONNECTION.format(label=_beginning(row.label))
        case Coder() | Source() | Code() | Attribute() | Board() | Theme():
            return _NAMED[type(row)].format(name=_beginning(row.name))
        case _:
            return ""


def _beginning(text: str) -> str:
    """The beginning of a text, in one line."""
    return " ".join(text.split())[:_LONGEST]


_NAMED: dict[type, str] = {
    Coder: row_names.CODER,
    Source: row_names.SOURCE,
    Code: row_names.CODE,
    Attribute: row_names.ATTRIBUTE,
    Board: row_names.BOARD,
    Theme: row_names.THEME,
}
