"""Psych-DS: CSV files with a description of the data set and of every variable.

The specification (psych-ds.github.io, version 1): ``dataset_description.json`` with the schema.org
fields ``name``, ``description`` and ``variableMeasured``; data files called
``data/KEY-VALUE_…_data.csv``; with each one a file of its own description, since tables use the
same names for different things.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from labeval.exchange.described.tables import DescribedTable, with_all_values
from labeval.exchange.formats import find_format
from labeval.exchange.study_columns import values_text
from labeval.exchange.table import Column
from labeval.exchange.tidy.table import Cell
from labeval.store.disk.atomic import replacing

DESCRIPTION = "dataset_description.json"
README = "README.md"
_CONTEXT = "https://schema.org"
_UNITS = {"s": "seconds", "ms": "milliseconds", "min": "minutes"}


def write(folder: Path, tables: Iterable[DescribedTable], title: str) -> list[DescribedTable]:
    """Write a data set into a folder; returns the tables, without their rows.

    Empty tables are left out.
    """
    data = folder / "data"
    data.mkdir(parents=True, exist_ok=True)
    written = []
    for given in tables:
        if not given.rows:
            continue
        known = map(with_all_values, given.columns, zip(*given.rows, strict=True))
        table = replace(given, columns=tuple(known))
        stem = f"study-{_keyword(title)}_description-{_keyword(table.name)}_data"
        with replacing(data / f"{stem}.csv") as part:
            rows = (tuple(map(_text, row)) for row in table.rows)
            find_format("csv").write(part, table.name, table.columns, rows)
        _write_json(data / f"{stem}.json", _described(table.about, table.columns, title))
        written.append(DescribedTable(table.name, table.about, table.columns, ()))
    columns = {column.name: column for table in written for column in reversed(table.columns)}
    about = f"Data of the study “{title}”, one file per table."
    _write_json(folder / DESCRIPTION, _described(about, list(columns.values()), title))
    with replacing(folder / README) as part:
        part.write_text(_readme(title, written), encoding="utf-8")
    return written


def _described(about: str, columns: Sequence[Column], title: str) -> dict[str, Any]:
    return {
        "@context": _CONTEXT,
        "@type": "Dataset",
        "name": title,
        "description": about,
        "variableMeasured": [variable(column) for column in columns],
    }


def variable(column: Column) -> dict[str, Any]:
    """A schema.org PropertyValue: name, description with labels of values, unit and values."""
    labels = values_text(column)
    about = f"{column.about} Values: {labels}." if labels else column.about
    found = {"@type": "PropertyValue", "name": column.name, "description": about}
    if column.unit:
        found["unitText"] = _UNITS[column.unit]
    if column.values and column.kind == "text":
        found["valuePattern"] = "|".join(map(re.escape, column.values))
    return found


def _keyword(text: str) -> str:
    """Letters and digits only, as values in file names are."""
    words = re.findall(r"[A-Za-z0-9]+", text)
    return "".join(word[:1].upper() + word[1:] for word in words)[:60] or "Study"


def _text(cell: Cell) -> str:
    if isinstance(cell, float):
        return str(int(cell)) if cell.is_integer() else repr(cell)
    return "" if cell is None else str(cell)


def _readme(title: str, tables: Sequence[DescribedTable]) -> str:
    lines = [f"# {title}", "", "A Psych-DS data set, written by labeval.", ""]
    return "\n".join([*lines, *(f"* `{t.name}`: {t.about}" for t in tables), ""])


def _write_json(path: Path, content: dict[str, Any]) -> None:
    with replacing(path) as part:
        text = json.dumps(content, ensure_ascii=False, indent=2)
        part.write_text(text + "\n", encoding="utf-8")
