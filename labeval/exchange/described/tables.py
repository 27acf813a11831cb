"""All tables of a study with their columns described: the record's, and those of the study."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from labeval.exchange.described.ratings import RATINGS, RatingsTable
from labeval.exchange.left_out import left_out
from labeval.exchange.study_columns import STUDY_FILE, StudyColumns
from labeval.exchange.table import Column, ColumnKind
from labeval.exchange.tidy.record_tables import record_tables
from labeval.exchange.tidy.study_tables import PARTICIPANTS, study_rows
from labeval.exchange.tidy.table import Cell, TidyTable, converter
from labeval.store.record.record import Record

ATTRIBUTES = "participants.csv"
"""The source of attributes that participants have from elsewhere."""
_ITEMS_TABLE = "items table"
_SOURCES = {
    "items": _ITEMS_TABLE,
    "criteria": f"{STUDY_FILE}: criteria",
    "study_versions": STUDY_FILE,
}

Attributes = Mapping[str, Mapping[str, str]]
"""Participant to attributes by their names."""


@dataclass(frozen=True)
class DescribedTable:
    """One table in memory: columns with everything known about them, and typed rows."""

    name: str
    about: str
    columns: tuple[Column, ...]
    rows: Sequence[Sequence[Cell]]

    @property
    def names(self) -> list[str]:
        """The columns' names."""
        return [column.name for column in self.columns]


def with_all_values(column: Column, cells: Iterable[Cell]) -> Column:
    """A column of texts whose values are known, with those that the study does not name after
    them: of an import, or of a question about several texts that is no criterion."""
    if column.kind != "text" or not column.values:
        return column
    more = sorted({str(cell) for cell in cells if cell is not None} - {"", *column.values})
    return replace(column, values={**column.values, **{value: value for value in more}})


def described_tables(
    record: Record,
    attributes: Attributes | None = None,
    *,
    only: Collection[str] = (),
    include_rehearsals: bool = False,
    without: Collection[str] = (),
) -> Iterator[DescribedTable]:
    """The tables of the record, ``ratings``, ``participants`` and those of the study.

    One is in memory at a time; all are of one moment.

    Args:
        attributes: of participants, from elsewhere; they are columns of ``participants``.
        only: the tables that are wanted, by their names; all without it.
        without: what is left out by name, as in other exports.

    Raises:
        RecordError: the record cannot be read.
    """
    with record.snapshot():
        contents = [record.versions.content(line.id) for line in record.versions.lines()]
        columns = StudyColumns(contents)
        ratings = RatingsTable(contents)
        conditions: dict[Cell, Cell] = {}
        out = left_out(record, without) if without else None
        for table in record_tables(record, include_rehearsals=include_rehearsals, out=out):
            rows = [list(row) for row in table.rows]
            if table.name == "judgments":
                ratings.add(table.names, rows)
            if {"participant", "condition"} <= set(table.names):
                who, which = table.names.index("participant"), table.names.index("condition")
                conditions |= {row[who]: row[which] for row in rows if row[which] is not None}
            if not only or table.name in only:
                yield _described(table, rows, columns)
        if not only or RATINGS in only:
            yield _described(ratings.table(), ratings.rows(), columns)
        if not only or PARTICIPANTS.name in only:
            known = attributes or {}
            gone = out.people - set(map(str, conditions)) if out is not None else set()
            kept = {code: about for code, about in known.items() if code not in gone}
            yield _participants(conditions, kept, columns)
        for table, study_cells in study_rows(record):
            if not only or table.name in only:
                yield _described(table, study_cells, columns)


def described_names(record: Record) -> list[str]:
    """The names of all tables, in their order."""
    found = [table.name for table in record_tables(record)]
    return [*found, RATINGS, PARTICIPANTS.name, *(table.name for table, _ in study_rows(record))]


def _described(
    table: TidyTable, rows: Sequence[Sequence[Cell]], columns: StudyColumns
) -> DescribedTable:
    source = _SOURCES.get(table.name, "")
    own = [replace(c, source=c.source or source) for c in table.columns]
    return DescribedTable(table.name, table.about, columns.describe(own, table.name), rows)


def _participants(
    conditions: Mapping[Cell, Cell], attributes: Attributes, columns: StudyColumns
) -> DescribedTable:
    names = list(dict.fromkeys(name for about in attributes.values() for name in about))
    more = [_attribute(name, attributes) for name in names]
    convert = converter(more)
    people = [str(code) for code in dict.fromkeys([*conditions, *attributes]) if code is not None]
    rows = [
        [code, conditions.get(code), *convert([attributes.get(code, {}).get(n, "") for n in names])]
        for code in sorted(people)
    ]
    table = replace(PARTICIPANTS, columns=(*PARTICIPANTS.columns, *more))
    return _described(table, rows, columns)


def _attribute(name: str, attributes: Attributes) -> Column:
    """An attribute; a number where all of its values are."""
    values = [value for about in attributes.values() if (value := about.get(name, ""))]
    kind: ColumnKind = "number" if values and all(map(_is_number, values)) else "text"
    return Column(name, f"Attribute {name} of the participant.", kind, source=ATTRIBUTES)


def _is_number(text: str) -> bool:
    try:
        return abs(float(text)) < float("inf") and not (text[:1] == "0" and text[1:2].isdecimal())
    except ValueError:
        return False
