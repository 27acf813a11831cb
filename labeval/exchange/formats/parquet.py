"""Parquet, through pyarrow, which comes with the extra ``parquet``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

from labeval.exchange.errors import ExchangeError
from labeval.exchange.formats import Fault, RawRow, RawTable, guarded
from labeval.exchange.table import Column, Row
from labeval.files.column_heads import unique_heads
from labeval.files.content import check_size
from labeval.files.limits import (
    MOST_CELLS,
    MOST_TABLE,
    MOST_UNPACKED,
    MOST_VALUES,
    Count,
    too_many,
)
from labeval.files.refusal import FileRefused, refusing
from labeval.study.problems import StudyProblems
from labeval.text.installing import missing_part
from labeval.text.marks import QT_TRANSLATE_NOOP

MAGIC = b"PAR1"
"""First bytes of every file."""
_ROWS_IN_MEMORY = 4_096
MOST_STREAMED = 64 << 30
"""Bytes of a file of which never more than a part is in memory."""
_MOST_COLUMNS = 1_000
_TEXTS = frozenset({"NONE", "STRING", "JSON", "ENUM", "BSON"})
"""Kinds of byte arrays that pyarrow can read as dictionaries."""


def write(path: Path, table: str, columns: Sequence[Column], rows: Iterable[Row]) -> None:
    """Write strings, 64-bit integers and doubles; a missing number is null.

    Raises:
        ExchangeError: pyarrow is not installed.
    """
    arrow, parquet = _pyarrow()
    types = {"text": arrow.string(), "integer": arrow.int64(), "number": arrow.float64()}
    schema = arrow.schema([(column.name, types[column.kind]) for column in columns])
    remaining = iter(rows)
    with parquet.ParquetWriter(path, schema) as writer:
        while part := list(islice(remaining, _ROWS_IN_MEMORY)):
            cells = zip(*part, strict=True)
            arrays = [
                arrow.array(_typed(column, list(texts)), type=types[column.kind])
                for column, texts in zip(columns, cells, strict=True)
            ]
            writer.write_table(arrow.Table.from_arrays(arrays, schema=schema))


@contextmanager
def opened(path: Path) -> Iterator[Any]:
    """A Parquet file of any length, to be read part by part; its texts are dictionaries.

    Raises:
        ExchangeError: pyarrow is not installed.
        FileRefused: the file is not Parquet, or cannot be read any further.
    """
    _, parquet = _pyarrow()
    with refusing(path.name, FileRefused, ExchangeError, StudyProblems):
        check_size(path, MOST_STREAMED)
        with parquet.ParquetFile(path, read_dictionary=text_columns(path)) as file:
            _check(file, path)
            yield file


@guarded
@contextmanager
def reading(path: Path) -> Iterator[RawTable]:
    """Read a Parquet file; its rows are counted from 1.

    Raises:
        ExchangeError: pyarrow is not installed.
        Fault: the file is not Parquet.
    """
    arrow, parquet = _pyarrow()
    try:
        file = parquet.ParquetFile(path, read_dictionary=text_columns(path))
    except arrow.ArrowException as error:
        template = QT_TRANSLATE_NOOP("Problem", "is not a Parquet file: {reason}")
        raise Fault(template, {"reason": error}) from error
    with file:
        _check(file, path)
        yield RawTable(tuple(file.schema_arrow.names), _rows(file, arrow, path))


def _check(file: Any, path: Path) -> None:
    """Check the size of each row group before reading, because it is unpacked as a whole."""
    about = file.metadata
    if about.num_columns > _MOST_COLUMNS:
        raise too_many(path.name, "cells", MOST_CELLS)
    for n in range(about.num_row_groups):
        # What a group says of a damaged column ends the process, so only the sum is asked for.
        if about.row_group(n).total_byte_size > MOST_UNPACKED:
            raise too_many(path.name, "bytes", MOST_UNPACKED)


def text_columns(file: Any) -> list[str]:
    """The paths of all columns with texts or bytes, those inside of lists and structures too.

    They are read as dictionaries: a text that comes a million times is in the file once, and in
    memory too.

    Args:
        file: a path, or an open file.
    """
    _, parquet = _pyarrow()
    schema = parquet.read_metadata(file).schema
    leaves = [schema.column(n) for n in range(len(schema))]
    return [
        leaf.path
        for leaf in leaves
        if leaf.physical_type == "BYTE_ARRAY" and leaf.logical_type.type in _TEXTS
    ]


def leaves_of(column: Any) -> Iterator[Any]:
    """The values of a column, those inside of its lists and structures as arrays of their own."""
    import pyarrow

    types = pyarrow.types
    if types.is_struct(column.type):
        for part in column.flatten():
            yield from leaves_of(part)
    elif types.is_map(column.type):
        begin, end = (column.offsets[n].as_py() for n in (0, len(column)))
        for part in (column.keys, column.items):
            yield from leaves_of(part.slice(begin, end - begin))
    elif types.is_nested(column.type):
        yield from leaves_of(column.flatten())
    else:
        yield column


def _rows(file: Any, arrow: Any, path: Path) -> Iterator[RawRow]:
    number, names = 0, row_keys(file.schema_arrow.names)
    size, elements = Count(path.name, "bytes", MOST_TABLE), Count(path.name, "values", MOST_VALUES)
    try:
        for batch in file.iter_batches(batch_size=_ROWS_IN_MEMORY):
            columns = [_values(column, arrow, size, elements) for column in batch]
            for cells in zip(*columns, strict=True):
                number += 1
                yield number, dict(zip(names, cells, strict=True))
    except (arrow.ArrowException, OSError) as error:
        template = QT_TRANSLATE_NOOP("Problem", "cannot be read any further: {reason}")
        yield number + 1, Fault(template, {"reason": error}, number + 1)


def row_keys(names: Sequence[str]) -> list[str]:
    """The names of the columns; where one comes twice, no column takes the place of another."""
    return list(names) if len({*names}) == len(names) else unique_heads(names)


def _values(column: Any, arrow: Any, size: Count, elements: Count) -> list[Any]:
    """The cells of a column; those of a dictionary that are alike are one object.

    What is inside of lists and structures is counted before it is made.
    """
    if not arrow.types.is_dictionary(column.type):
        if arrow.types.is_nested(column.type):
            for leaf in leaves_of(column):
                elements.add(len(leaf))
                size.add(_bytes_in(leaf, arrow))
        cells: list[Any] = column.to_pylist()
        return cells
    known: dict[int | None, Any] = {None: None}
    cells = []
    for index in column.indices.to_pylist():
        if index not in known:
            known[index] = column.dictionary[index].as_py()
        cells.append(known[index])
    size.add(sum(len(cell) for cell in cells if isinstance(cell, str | bytes)))
    return cells


def _bytes_in(leaf: Any, arrow: Any) -> int:
    """The bytes of texts, one that a dictionary shares counted each time."""
    from pyarrow import compute

    if not arrow.types.is_dictionary(leaf.type):
        return int(leaf.nbytes)
    lengths = compute.binary_length(leaf.dictionary)
    return int(compute.sum(lengths.take(leaf.indices)).as_py() or 0)


def _typed(column: Column, texts: list[str]) -> list[Any]:
    if column.kind == "text":
        return texts
    convert: Any = int if column.kind == "integer" else float
    return [convert(text) if text else None for text in texts]


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "Parquet needs a part that is not installed: {command}"),
            command=missing_part("parquet"),
        ) from error
    return pyarrow, pyarrow.parquet
