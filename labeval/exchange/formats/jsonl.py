"""JSON Lines: one object per row. Numbers are numbers, a missing one is null, all else is text."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from labeval.exchange.formats import Fault, RawRow, RawTable, guarded
from labeval.exchange.table import Column, Row
from labeval.files.content import bounded_lines
from labeval.text.marks import QT_TRANSLATE_NOOP


def write(path: Path, table: str, columns: Sequence[Column], rows: Iterable[Row]) -> None:
    """Write an object a row, with its keys in the order of the columns."""
    keys = [(f"{json.dumps(column.name)}: ", column.kind == "text") for column in columns]
    with path.open("w", encoding="utf-8", newline="") as file:
        for row in rows:
            cells = (
                key + (json.dumps(cell, ensure_ascii=False) if is_text else cell or "null")
                for (key, is_text), cell in zip(keys, row, strict=True)
            )
            file.write("{" + ", ".join(cells) + "}\n")


@guarded
@contextmanager
def reading(path: Path) -> Iterator[RawTable]:
    """Read JSON Lines; a number keeps the digits it is written with."""
    with path.open(encoding="utf-8-sig", errors="surrogateescape", newline="\n") as file:
        lines = bounded_lines(file, path.name)
        yield RawTable(None, (_row(n + 1, text) for n, text in enumerate(lines) if text.strip()))


def _row(line: int, text: str) -> RawRow:
    try:
        row = json.loads(text, parse_float=str, parse_int=str, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        template = QT_TRANSLATE_NOOP("Problem", "is not JSON: {reason}")
        return line, Fault(template, {"reason": error}, line)
    if not isinstance(row, dict):
        return line, Fault(QT_TRANSLATE_NOOP("Problem", "is not a JSON object"), {}, line)
    return line, row


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is not a number")
