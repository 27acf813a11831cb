"""Matrices in another order, and participants by codes in one's own words."""

from __future__ import annotations

import csv
import math
from dataclasses import replace
from pathlib import Path

import pytest
from docx import Document
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval.coding.edits import added
from labeval.coding.rows import Code, Paraphrase
from labeval.ui.coding.counts.arranging import Arrangement, arranged
from labeval.ui.coding.counts.choices import CASES, FREQUENCIES, SATURATION, TOGETHER
from labeval.ui.coding.counts.grid import Grid, GridCell, GridLine
from labeval.ui.coding.counts.window import ViewsWindow
from tests.support.coding import coded_workbook

pytestmark = pytest.mark.usefixtures("in_english")

KEY, CONTROL, SHIFT = Qt.Key, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def shown(window: ViewsWindow, view: int) -> Grid:
    window.views.setCurrentRow(view)
    found = window.grid()
    assert found is not None
    return found


def column(grid: Grid, at: int) -> list[float]:
    return [line.cells[at].value or 0.0 for line in grid.lines]


def falling(values: list[float]) -> list[float]:
    return sorted(values, reverse=True)


def cells(grid: Grid) -> dict[tuple[str, str], str]:
    return {
        (line.name, head): cell.text
        for line in grid.lines
        for head, cell in zip(grid.heads, line.cells, strict=True)
    }


def grid_of(rows: list[list[float | None]], **more: object) -> Grid:
    heads = tuple(f"c{n}" for n in range(len(rows[0])))
    lines = [
        GridLine(f"r{n}", tuple(GridCell("" if v is None else str(v), v) for v in row), depth=n % 2)
        for n, row in enumerate(rows)
    ]
    return Grid("x", heads, tuple(lines), "Of it", is_matrix=True, **more)


def test_rows_and_columns_are_sorted_the_largest_first_and_what_is_empty_last() -> None:
    grid = grid_of([[1, 9, 2], [None, 5, 5], [3, 1, 4]])
    found = arranged(grid, Arrangement(column="c0"))
    assert [line.name for line in found.lines] == ["r2", "r0", "r1"]
    assert found.about == "Of it. Rows are sorted by “c0”."
    assert {line.depth for line in found.lines} == {0}
    found = arranged(grid, Arrangement(row="r2"))
    assert found.heads == ("c2", "c0", "c1")
    assert [cell.value for cell in found.lines[0].cells] == [2, 1, 9]
    assert "Columns are sorted by “r2”." in found.about
    both = arranged(grid, Arrangement(column="c1", row="r0"))
    assert both.heads == ("c1", "c2", "c0")
    assert [line.name for line in both.lines] == ["r0", "r1", "r2"]


def test_a_column_of_sums_stays_in_front_and_counts_for_nothing() -> None:
    rows: list[list[float | None]] = [[9, 5, 0, 4], [90, 0, 5, 0], [1, 4, 0, 5], [2, 0, 4, 0]]
    grid = grid_of(rows, shaded=frozenset({1, 2, 3}))
    found = arranged(grid, Arrangement("cosine"))
    assert found.heads[0] == "c0"
    names = [line.name for line in found.lines]
    assert abs(names.index("r0") - names.index("r2")) == 1
    assert abs(found.heads.index("c1") - found.heads.index("c3")) == 1
    assert "average linkage of cosine distances" in found.about
    assert arranged(grid, Arrangement(row="r1")).heads == ("c0", "c2", "c1", "c3")


def test_only_matrices_change_their_order() -> None:
    curve = replace(grid_of([[1], [2]]), is_matrix=False)
    assert arranged(curve, Arrangement("jaccard", "c0")) is curve
    grid = grid_of([[1], [2]])
    assert arranged(grid, Arrangement()) is grid
    assert arranged(grid, Arrangement(column="elsewhere")) is grid


def test_words_are_sorted_as_people_do() -> None:
    texts = ["P10", "", "P2"]
    lines = tuple(GridLine(f"r{n}", (GridCell(text),)) for n, text in enumerate(texts))
    found = arranged(Grid("x", ("c",), lines, "", is_matrix=True), Arrangement(column="c"))
    assert [line.cells[0].text for line in found.lines] == ["P2", "P10", ""]


@pytest.mark.parametrize("view", [CASES, TOGETHER])
@pytest.mark.parametrize("distance", ["jaccard", "cosine"])
def test_a_clustered_matrix_has_the_same_cells_and_says_how(
    window: ViewsWindow, view: int, distance: str, tmp_path: Path
) -> None:
    before = shown(window, view)
    window.choices.order.pick(distance)
    after = window.grid()
    assert cells(after) == cells(before) and (view == TOGETHER or after.heads != before.heads)
    assert "average linkage" in window.explanation.text()
    if view == TOGETHER:
        assert tuple(line.name for line in after.lines) == after.heads
    window.save_as(tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(newline="") as file:
        assert list(csv.reader(file)) == after.rows()
    if view == CASES:
        window.choices.cells.pick("written")
        order = [line.name for line in window.grid().lines]
        assert order == [line.name for line in after.lines], "by the segments behind the words"
    assert shown(window, SATURATION).lines[0].name == "P01", "which is in the order of time"


def test_a_click_or_key_sorts_and_the_next_one_takes_it_back(window: ViewsWindow, qtbot) -> None:
    before = shown(window, CASES)
    at = next(n for n in range(5) if column(before, n) != falling(column(before, n)))
    window.table.horizontalHeader().sectionClicked.emit(at)
    assert column(window.grid(), at) == falling(column(before, at))
    window.table.horizontalHeader().sectionClicked.emit(at)
    assert window.grid().rows() == before.rows()
    window.table.setFocus()
    window.table.setCurrentIndex(window.table.model().index(2, at))
    name = before.lines[2].name
    qtbot.keyClick(window.table, KEY.Key_S, SHIFT)
    grid = window.grid()
    line = next(line for line in grid.lines if line.name == name)
    values = [cell.value for cell in line.cells]
    assert values == falling(values) and grid.heads != before.heads
    index = window.table.currentIndex()
    assert grid.lines[index.row()].name == name and grid.heads[index.column()] == before.heads[at]
    qtbot.keyClick(window.table, KEY.Key_S)
    assert column(window.grid(), index.column()) == falling(column(before, at))
    assert "sorted" not in shown(window, FREQUENCIES).about
    assert shown(window, CASES).rows() == before.rows(), "another view begins in its own order"


def test_columns_are_the_top_of_the_tree_or_the_codes_of_a_theme(window: ViewsWindow) -> None:
    every = shown(window, CASES)
    window.choices.columns.pick("top")
    grid = window.grid()
    assert grid.heads == tuple(coded_workbook.TREE)
    under = [every.heads.index(name) for name in coded_workbook.TREE["User sentiment"]]
    sums = [sum(line.cells[n].value for n in under) for line in every.lines]
    assert column(grid, grid.heads.index("User sentiment")) == sums
    theme = next(t for t in window._themes if t.codes)
    window.choices.columns.pick(f"theme:{theme.id}")
    grid, heads = window.grid(), {window.corpus.codes[id].name for id in theme.codes}
    assert heads <= set(grid.heads) < set(every.heads)


def test_own_words_are_written_in_the_grid_undone_and_saved(window, qtbot, tmp_path) -> None:
    shown(window, CASES)
    window.choices.columns.pick("top")
    window.choices.cells.pick("written")
    grid = window.grid()
    cell = grid.lines[1].cells[0]
    assert cell.text == f"({len(cell.segments)})" and cell.segments
    window.table.setFocus()
    window.table.setCurrentIndex(window.table.model().index(1, 0))
    qtbot.keyClick(window.table, KEY.Key_Return)
    field = window.summary.field
    qtbot.waitUntil(field.hasFocus)
    assert window.segments.segment_model.segments == cell.segments
    QTest.keyClicks(field, "=Scrolls a lot, and minds it.")
    QTest.keyClick(field, KEY.Key_Return, CONTROL)
    assert window.table.hasFocus()
    (kept,) = window.controller.workbook.paraphrases()
    assert (kept.case, kept.code) == (grid.lines[1].name, cell.code)
    qtbot.waitUntil(lambda: window.grid().lines[1].cells[0].text == kept.text)
    index = window.table.currentIndex()
    assert (index.row(), index.column()) == (1, 0) and window.summary.isVisible()
    other = Paraphrase("other", kept.case, grid.lines[0].cells[1].code, "somebody", "Theirs.")
    window.controller.workbook.take_in([added(other)])
    window.refresh()
    assert "Theirs." not in str(window.grid().rows()), "one's own words"
    window.save_as(tmp_path / "words.csv")
    with (tmp_path / "words.csv").open(newline="") as file:
        assert list(csv.reader(file))[2][1] == f"'{kept.text}"
    window.save_as(tmp_path / "words.docx")
    table = Document(str(tmp_path / "words.docx")).tables[0]
    assert table.rows[2].cells[1].text == kept.text
    assert [c.text for c in table.rows[0].cells] == ["Participant", *coded_workbook.TREE]
    window.controller.undo()
    qtbot.waitUntil(lambda: window.grid().lines[1].cells[0].text == cell.text)


def test_words_are_kept_in_the_cell_that_they_were_typed_for(window: ViewsWindow) -> None:
    shown(window, CASES)
    window.choices.cells.pick("written")
    first, second = window.grid().lines[0].cells[:2]
    window.table.cell_chosen.emit(first)
    window.summary.field.setPlainText("Of the first.")
    window.picture.cell_chosen.emit(second)
    (kept,) = window.controller.workbook.paraphrases()
    assert (kept.code, kept.text) == (first.code, "Of the first.")
    assert window.summary.field.toPlainText() == ""


def test_only_codes_in_use_are_columns_until_all_are_asked_for_and_no_head_covers_another(
    window: ViewsWindow,
) -> None:
    used = shown(window, CASES).heads
    window.controller.do("Codes", [added(Code(f"n{n}", f"Not in use {n:02}")) for n in range(40)])
    assert shown(window, CASES).heads == used
    (case, *_) = (line.name for line in shown(window, CASES).lines)
    words = Paraphrase("s", case, "n7", window.controller.coder, "Not a word of it.")
    window.controller.do("Summary", [added(words)])
    assert set(shown(window, CASES).heads) == {*used, "Not in use 07"}
    window.choices.columns.pick("all")
    assert len(shown(window, CASES).heads) == len(used) + 40
    window.picture.grab()
    lefts = sorted({round(box.left(), 3) for box, *_ in window.picture._areas})
    letters = window.theme.px(12)
    assert lefts[1] - lefts[0] > letters / math.sin(math.radians(40))
    assert lefts[-1] < window.picture.width()
