"""Files that the Counts window saves, whatever they are called and whatever is in them."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from openpyxl import load_workbook
from PySide6.QtGui import QImage

from labeval.exchange.errors import ExchangeError
from labeval.ui.coding.counts.choices import CASES
from labeval.ui.coding.counts.saving import save_rows
from labeval.ui.coding.counts.window import ViewsWindow
from tests.ui.coding.counts.test_summary_grid import cell_of, shown_again

pytestmark = pytest.mark.usefixtures("in_english")


@pytest.mark.parametrize("name", ["Codes [May].xlsx", "History.xlsx", "'q'.xlsx"])
def test_a_workbook_may_have_any_name(tmp_path: Path, name: str) -> None:
    save_rows(tmp_path / name, ["=1+1", "b"], [["=2+2", "\x01"], ["", "2"]])
    (sheet,) = load_workbook(tmp_path / name).worksheets
    cells = [[cell.value for cell in row] for row in sheet.iter_rows()]
    assert cells == [["=1+1", "b"], ["=2+2", "_x0001_"], [None, "2"]]
    assert {cell.data_type for cell in sheet["A"]} == {"s", "n"}, "no formula; n is empty"


def test_heads_of_csv_are_no_formulas(tmp_path: Path) -> None:
    save_rows(tmp_path / "a.csv", ["=1+1", "b"], [["-x", "-1"]])
    with (tmp_path / "a.csv").open(newline="") as file:
        assert list(csv.reader(file)) == [["'=1+1", "b"], ["'-x", "-1"]]


def test_what_cannot_be_written_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    save_rows(path, ["a"], [["before"]])
    before = path.read_bytes()
    with pytest.raises(ExchangeError, match="too long for XLSX"):
        save_rows(path, ["a"], [["x"], ["y" * 40_000]])
    assert path.read_bytes() == before and list(tmp_path.iterdir()) == [path]


def test_a_text_that_no_cell_can_hold_is_said(window: ViewsWindow, qtbot, tmp_path: Path) -> None:
    field = cell_of(window, qtbot)
    field.setPlainText("y" * 40_000)
    window.table.setFocus()
    shown_again(window)
    window.save_as(tmp_path / "a.xlsx")
    assert "too long for XLSX" in window.notice.text() and window.notice.isVisible()
    assert not [path for path in tmp_path.iterdir() if "xlsx" in path.name]


def test_endings_may_be_in_capitals(window: ViewsWindow, tmp_path: Path) -> None:
    window.views.setCurrentRow(CASES)
    rows = window.grid().rows()
    for suffix in ("XLSX", "CSV", "DOCX", "SVG", "PNG"):
        window.save_as(tmp_path / f"a.{suffix}")
        assert window.notice.text() == f"Written: a.{suffix}"
    with (tmp_path / "a.CSV").open(newline="") as file:
        assert list(csv.reader(file)) == rows
    with (tmp_path / "a.XLSX").open("rb") as file:
        assert load_workbook(file).active.max_row == len(rows)
    assert (tmp_path / "a.DOCX").read_bytes()[:2] == b"PK"
    assert "<svg" in (tmp_path / "a.SVG").read_text()
    assert not QImage(str(tmp_path / "a.PNG")).isNull()


def test_columns_of_numbers_are_numbers_in_a_workbook(tmp_path: Path) -> None:
    rows = [["P01", "007", "12", "0.5", "1"], ["P02", "010", "", "-2", "a"]]
    save_rows(tmp_path / "a.xlsx", ["case", "code", "n", "share", "mixed"], rows)
    (sheet,) = load_workbook(tmp_path / "a.xlsx").worksheets
    cells = [[cell.value for cell in row] for row in sheet.iter_rows(min_row=2)]
    assert cells == [["P01", "007", 12, 0.5, "1"], ["P02", "010", None, -2, "a"]]
