"""Stata (``.dta``, version 118: Stata 14 and later), through pandas."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from labeval.exchange.described.coded import CodedColumn, coded_columns
from labeval.exchange.described.tables import DescribedTable
from labeval.exchange.study_columns import shortened
from labeval.exchange.table import Column

SUFFIX = ".dta"
_LONGEST_NAME = 32
_LONGEST_TITLE = 80
_LONGEST_LABEL = 320
_LONGEST_PLAIN = 2_045
"""Characters of a text that is kept with its row; longer ones are kept apart (``strL``)."""
_RESERVED = frozenset(
    {"_all", "_b", "_coef", "_cons", "_n", "_pi", "_pred", "_rc", "_skip", "aggregate", "array"}
    | {"boolean", "break", "byte", "case", "catch", "class", "colvector", "complex", "const"}
    | {"continue", "default", "delegate", "delete", "do", "double", "else", "eltypedef", "end"}
    | {"enum", "explicit", "export", "external", "float", "for", "friend", "function", "global"}
    | {"goto", "if", "in", "inline", "int", "local", "long", "null", "pragma", "protected"}
    | {"quad", "rowvector", "short", "strl", "typedef", "typename", "using", "virtual", "with"}
    | {f"str{n}" for n in range(1, _LONGEST_PLAIN + 1)}
)


def write(path: Path, table: DescribedTable, title: str) -> tuple[Column, ...]:
    """Write one table; returns its columns as they are there."""
    from pandas import DataFrame

    columns = coded_columns(
        table, longest_name=_LONGEST_NAME, reserved=_RESERVED, longest_label=_LONGEST_LABEL
    )
    frame = DataFrame({one.column.name: _typed(one) for one in columns})
    frame.to_stata(
        path,
        write_index=False,
        version=118,
        data_label=shortened(f"{title}: {table.name}", _LONGEST_TITLE),
        variable_labels={one.column.name: one.label for one in columns},
        value_labels={
            one.column.name: {float(code): label for code, label in one.codes.items()}
            for one in columns
            if one.codes
        },
        convert_strl=[one.column.name for one in columns if _is_long(one)],
    )
    return tuple(one.column for one in columns)


def _typed(one: CodedColumn) -> Any:
    from pandas import Series

    if one.column.kind == "text":
        return Series(one.cells, dtype=object)
    return Series(one.cells, dtype="float64")


def _is_long(one: CodedColumn) -> bool:
    return any(isinstance(cell, str) and len(cell) > _LONGEST_PLAIN // 4 for cell in one.cells)
