"""A data dictionary: what every column of an export holds, as CSV."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from labeval.exchange.errors import writing_to
from labeval.exchange.formats import find_format
from labeval.exchange.study_columns import label_of, values_text
from labeval.exchange.table import Column, Row
from labeval.store.disk.atomic import replacing

FILE = "dictionary.csv"
COLUMNS = (
    Column("table", "The table, as its file is called."),
    Column("name", "The column."),
    Column("label", "Its label in programs that have labels."),
    Column("values", "Each value with its label, as value = label, joined by semicolons."),
    Column("unit", "The unit of its numbers."),
    Column("source", "Origin in the study."),
    Column("type", "text, integer or number."),
    Column("about", "Everything that is known of it."),
)

Described = tuple[str, Sequence[Column]]
"""A table's name and its columns."""


def write_dictionary(path: Path, tables: Iterable[Described]) -> Path:
    """Write the dictionary of tables; returns the path.

    Raises:
        ExchangeError: it cannot be written.
    """
    rows = [row for name, columns in tables for row in dictionary_rows(name, columns)]
    with writing_to(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with replacing(path) as part:
            find_format("csv").write(part, "dictionary", COLUMNS, rows)
    return path


def dictionary_rows(table: str, columns: Sequence[Column]) -> Iterator[Row]:
    """A row a column of a table."""
    for column in columns:
        yield (
            *(table, column.name, label_of(column), values_text(column), column.unit),
            *(column.source, column.kind, column.about),
        )
