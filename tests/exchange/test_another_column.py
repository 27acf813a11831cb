"""A new column of the table of judgments is one line, and reaches every format and reader."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook

from labeval.analysis.data.judgments import judgment_frame
from labeval.exchange.table import Column
from labeval.exchange.tables import judgments
from labeval.exchange.tidy.writing import write_database
from labeval.exchange.writers import export_table
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record
from tests.support.judgments.judgments_files import read_judgments


def _item_count(row: JudgmentRow) -> str:
    return str(len(row.items.split("|")))


@pytest.fixture(autouse=True)
def added(monkeypatch: pytest.MonkeyPatch, desk: Any) -> None:
    desk.finished("P01", "ab")
    at = [column.name for column in judgments.COLUMNS].index("value")
    column = Column("item_count", "Number of the items.", "integer", _item_count)
    columns = (*judgments.COLUMNS[:at], column, *judgments.COLUMNS[at:])
    monkeypatch.setattr(judgments, "COLUMNS", columns)


def test_every_format_has_it(record: Record, tmp_path: Path) -> None:
    for format in ("csv", "xlsx"):
        export_table(record, "judgments", format, tmp_path / f"judgments.{format}")
    head, first, *_ = (tmp_path / "judgments.csv").read_text("utf-8").splitlines()
    assert dict(zip(head.split(","), first.split(","), strict=True))["item_count"] == "2"
    names, cells, *_ = load_workbook(tmp_path / "judgments.xlsx").active.iter_rows(values_only=True)
    assert dict(zip(names, cells, strict=True))["item_count"] == 2


def test_the_database_has_it(record: Record, tmp_path: Path) -> None:
    write_database(record, tmp_path / "all.sqlite")
    with closing(sqlite3.connect(tmp_path / "all.sqlite")) as database:
        assert database.execute("select distinct item_count from judgments").fetchall() == [(2,)]


def test_what_reads_the_table_finds_every_column_by_its_name(
    record: Record, tmp_path: Path
) -> None:
    rows = list(judgments.rows(record))
    frame = judgment_frame(rows, [column.name for column in judgments.COLUMNS])
    assert set(frame["item_count"]) == {"2"} and set(frame["method"]) == {"ab"}
    export_table(record, "judgments", "csv", tmp_path / "judgments.csv")
    assert [row.value for row in read_judgments(tmp_path / "judgments.csv")] == list(frame["value"])
