"""SPSS (``.sav``), through pyreadstat, which comes with the extra ``spss``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any

from labeval.exchange.described.coded import CodedColumn, coded_columns
from labeval.exchange.described.tables import DescribedTable
from labeval.exchange.errors import ExchangeError
from labeval.exchange.study_columns import shortened
from labeval.exchange.table import Column
from labeval.text.installing import missing_part
from labeval.text.marks import QT_TRANSLATE_NOOP

SUFFIX = ".sav"
TEXT_LIMIT = 32_767
"""Bytes that a text can have."""
_LONGEST_NAME = 64
_LONGEST_LABEL = 60
"""Of 120 bytes, in which other letters than English ones take two or more."""
_LONGEST_TITLE = 30
_NOTE_LINE = 70
_RESERVED = frozenset(
    {"all", "and", "by", "eq", "ge", "gt", "le", "lt", "ne", "not", "or", "to", "with"}
)


def write(path: Path, table: DescribedTable, title: str) -> tuple[Column, ...]:
    """Write one table; returns its columns as they are there.

    A text longer than 32,767 bytes is cut.

    Raises:
        ExchangeError: pyreadstat is not installed.
    """
    from pandas import DataFrame

    columns = coded_columns(
        table, longest_name=_LONGEST_NAME, reserved=_RESERVED, longest_label=_LONGEST_LABEL
    )
    spss = _pyreadstat()
    try:
        spss.write_sav(
            DataFrame({one.column.name: _fitting(one.cells) for one in columns}),
            path,
            file_label=shortened(title, _LONGEST_TITLE),
            column_labels={one.column.name: one.label for one in columns},
            note=wrap(table.about, _NOTE_LINE),
            row_compress=True,
            variable_value_labels=_value_labels(columns),
            variable_measure={one.column.name: _measure(one) for one in columns},
            variable_format={
                one.column.name: _format(one) for one in columns if one.column.kind != "text"
            },
        )
    except spss.ReadstatError as error:
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "{path} cannot be written: {reason}"),
            path=path,
            reason=error,
        ) from error
    return tuple(one.column for one in columns)


def _value_labels(columns: Sequence[CodedColumn]) -> dict[str, dict[float, str]]:
    return {
        one.column.name: {float(code): label for code, label in one.codes.items()}
        for one in columns
        if one.codes
    }


def cut_texts(table: DescribedTable) -> int:
    """The number of texts that are too long for the format."""
    return sum(
        isinstance(cell, str) and len(cell) > TEXT_LIMIT // 4 and len(cell.encode()) > TEXT_LIMIT
        for row in table.rows
        for cell in row
    )


def _fitting(cells: list[float] | list[str]) -> list[Any]:
    return [_cut(cell) if isinstance(cell, str) else cell for cell in cells]


def _cut(text: str) -> str:
    if len(text) <= TEXT_LIMIT // 4:  # no character has more than four bytes
        return text
    return text.encode()[:TEXT_LIMIT].decode(errors="ignore")


def _measure(one: CodedColumn) -> str:
    if one.is_category or one.column.kind == "text":
        return "nominal"
    return "ordinal" if one.codes else "scale"


def _format(one: CodedColumn) -> str:
    whole = one.column.kind == "integer" or bool(one.codes)
    return "F8.0" if whole else "F12.3"


def _pyreadstat() -> Any:
    try:
        import pyreadstat
    except ImportError as error:
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "SPSS needs a part that is not installed: {command}"),
            command=missing_part("spss"),
        ) from error
    return pyreadstat
