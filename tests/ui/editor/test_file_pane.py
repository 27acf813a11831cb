"""The file next to the form: both are edited, and each shows what the other did."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest

from labeval.study.editing.edits import Put
from tests.ui.editor.opened_editor import part, row, values

CONTROL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def pane(window, qtbot):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert window.side.shows_file
    return window.side.file


def put_caret(pane, words: str) -> None:
    """Put the caret behind some words of the file."""
    found = pane.text.document().find(words)
    assert not found.isNull()
    found.setPosition(found.selectionEnd())
    pane.text.setTextCursor(found)
    pane.text.setFocus()


def marked(pane) -> str:
    (selection,) = pane.text.extraSelections()
    return selection.cursor.selectedText()


def test_the_pane_shows_the_file_and_marks_what_the_form_did(window, pane):
    path = window.controller.folder.study_file
    assert pane.text.content == path.read_text(encoding="utf-8")
    assert pane.text.extraSelections() == [], "nothing has been changed yet"
    field = row(window, "title").editor.fields["en"]
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_A, CONTROL)
    QTest.keyClicks(field, "Frogs")
    assert pane.text.content == path.read_text(encoding="utf-8")
    assert marked(pane) == "Frogs"


def test_what_is_taken_out_marks_its_line(window, pane):
    window.controller.do(Put(("title", "en"), "Answers"))
    assert "Answers" in marked(pane)


def test_typing_in_the_file_is_in_the_form_and_undone_in_one_step(window, pane):
    before = window.controller.folder.study_file.read_bytes()
    seed = values(window)["seed"]
    put_caret(pane, f"seed: {seed}")
    QTest.keyClicks(pane.text, "12")
    pane.settle()
    QTest.keyClicks(pane.text, "3")
    pane.settle()
    assert values(window)["seed"] == int(f"{seed}123")
    assert row(window, "seed").editor.line.text() == f"{seed}123"
    QTest.keyClick(pane.text, Qt.Key.Key_Z, CONTROL)
    assert window.controller.folder.study_file.read_bytes() == before
    assert pane.text.content == before.decode()


def test_a_text_that_cannot_be_read_says_where_and_leaves_file_and_form(window, pane):
    before = window.controller.folder.study_file.read_bytes()
    put_caret(pane, "seed:")
    line = pane.text.textCursor().blockNumber() + 1
    QTest.keyClicks(pane.text, " [")
    pane.settle()
    assert pane.has_unread
    assert "is not in the file" in window.header.state.text()
    assert f"study.yaml:{line + 1}: “]” is missing" in pane._problem.text()
    assert f"opens in line {line}" in pane._problem.text()
    assert window.controller.folder.study_file.read_bytes() == before
    assert not window.page.isEnabled()
    assert row(window, "seed").editor.line.text() == str(values(window)["seed"])
    QTest.mouseClick(pane.back, LEFT)
    assert pane.text.content == before.decode()
    assert window.page.isEnabled()
    assert "every change is in the file" in window.header.state.text()


def test_undo_takes_back_what_is_not_in_the_file_first(window, pane):
    window.controller.do(Put(("seed",), 5))
    put_caret(pane, "seed: 5")
    QTest.keyClicks(pane.text, " [")
    QTest.keyClick(pane.text, Qt.Key.Key_Z, CONTROL)
    assert not pane.has_unread
    assert values(window)["seed"] == 5
    QTest.keyClick(pane.text, Qt.Key.Key_Z, CONTROL)
    assert values(window)["seed"] != 5


def test_the_pane_follows_to_the_setting_that_is_edited(window, pane):
    part(window, "procedure")
    window.go_to(("procedure", 3))
    document = window.controller.file.text.document
    line = document.places.lines["procedure", 3] - 1
    first = pane.text.firstVisibleBlock().blockNumber()
    assert first <= line <= first + pane.text.viewport().height() // 10


def test_line_ends_of_the_file_stay_where_nothing_is_typed(folder, window, pane):
    path = folder.study_file
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    window.controller.look()
    count = path.read_bytes().count(b"\r\n")
    cursor = QTextCursor(pane.text.document())
    cursor.movePosition(QTextCursor.MoveOperation.End)
    pane.text.setTextCursor(cursor)
    QTest.keyClicks(pane.text, "# the end")
    QTest.keyClick(pane.text, Qt.Key.Key_Return)
    pane.settle()
    assert path.read_bytes().count(b"\r\n") == count + 1
    assert path.read_bytes().count(b"\n") == count + 1
