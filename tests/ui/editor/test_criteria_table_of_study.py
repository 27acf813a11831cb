"""All criteria of a study in one table of the editor: each change is an edit of the study file."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.jobs.new_study.criteria_cells import Column
from labeval.study.editing.edits import Put
from tests.ui.editor.opened_editor import LEFT, part, values


@pytest.fixture
def table(window):
    part(window, "criteria")
    window.controller.settle()
    QTest.mouseClick(window.page.as_table, LEFT)
    return window.page.table


def column(table, kind: str, language: str = "", **which: object) -> int:
    return table.model.columns.index(Column(kind, language, **which))


def names(window) -> list[str]:
    return [entry["name"]["en"] for entry in values(window)["criteria"]]


def test_the_table_has_what_the_form_has_and_the_whole_width(window, table):
    assert table.isVisible() and not window.side.isVisible()
    criteria = values(window)["criteria"]
    assert table.model.rowCount() == len(criteria) + 1
    at = column(table, "definition", "de")
    shown = [table.model.index(n, at).data() for n in range(len(criteria))]
    assert shown == [" ".join(c["definition"]["de"].split()) for c in criteria]
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert not table.isVisible() and window.side.isVisible() and window.page.form.isVisible()


def test_a_cell_is_one_edit_that_leaves_the_rest_of_the_file_and_is_undone(window, table):
    file = window.controller.folder.study_file
    before = file.read_text(encoding="utf-8")
    table.model.put(1, column(table, "name", "en"), [["Another name"]])
    after = file.read_text(encoding="utf-8")
    assert names(window)[1] == "Another name"
    changed = [
        (a, b) for a, b in zip(before.splitlines(), after.splitlines(), strict=True) if a != b
    ]
    assert len(changed) == 1, "comments, order and quotes stay"
    QTest.mouseClick(table.undo, LEFT)
    assert file.read_text(encoding="utf-8") == before
    assert table.model.index(1, column(table, "name", "en")).data() != "Another name"
    assert table.isVisible(), "undoing keeps the table"
    QTest.mouseClick(table.redo, LEFT)
    assert file.read_text(encoding="utf-8") == after


def test_rows_are_pasted_moved_and_removed_as_one_step_each(window, table):
    file = window.controller.folder.study_file
    first = names(window)
    begun = file.read_text(encoding="utf-8")
    QApplication.clipboard().setText("New one\tNeues\tIt is new.\tEs ist neu.\nOther\tAnderes")
    table.add()
    table.paste()
    assert names(window) == [*first, "New one", "Other"]
    made = values(window)["criteria"][-2]
    assert made["id"] == "new_one" and made["definition"] == {
        "en": "It is new.",
        "de": "Es ist neu.",
    }
    table.view.setCurrentIndex(table.model.index(0, 0))
    table.move_row(1)
    assert names(window)[:2] == [first[1], first[0]]
    table.model.remove({0, 1})
    assert names(window) == [*first[2:], "New one", "Other"]
    for _ in range(3):
        table.step(-1)
    assert file.read_text(encoding="utf-8") == begun


def test_what_is_edited_elsewhere_comes_into_the_table(window, table):
    window.controller.do(Put(("criteria", 0, "name", "en"), "From outside"))
    assert table.model.index(0, column(table, "name", "en")).data() == "From outside"


def test_a_measure_and_a_direction_are_chosen(window, table):
    table.model.put(0, column(table, "against"), [["the question"]])
    table.model.put(0, column(table, "direction"), [["less is better"]])
    entry = values(window)["criteria"][0]
    assert (entry["judged_against"], entry["direction"]) == ("question", "lower")


def test_a_part_that_is_chosen_meanwhile_has_its_form(window, table):
    part(window, "blocks")
    assert not table.isVisible() and window.side.isVisible()
    assert not window.page.as_table.isVisible(), "only criteria are in a table"
