"""Criteria of a new study that were removed are put back, one by one or together."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from tests.ui.new_study.opened_new_study import names, press, remove_all

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_one_can_start_empty_and_take_it_back(page):
    before = list(page._draft.criteria)
    assert page.empty.isVisible()
    QTest.mouseClick(page.empty, Qt.MouseButton.LeftButton)
    assert page.list.count() == 0
    assert page.add.hasFocus()
    assert page.empty.isHidden(), "there is nothing left that the design proposes"
    QTest.mouseClick(page.put_back, Qt.MouseButton.LeftButton)
    assert page._draft.criteria == before
    assert page.empty.isVisible()


def test_any_criterion_that_was_removed_can_be_chosen_and_put_back(page):
    before = list(page._draft.criteria)
    for _ in range(2):
        page.list.setCurrentRow(0)
        QTest.mouseClick(page.remove, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.put_back, Qt.MouseButton.LeftButton)
    (menu,) = [m for m in page.findChildren(QMenu) if m.isVisible()]
    actions = [action.text() for action in menu.actions()]
    assert actions == [f"Put “{c.name['en']}” back" for c in (before[1], before[0])]
    menu.actions()[1].trigger()
    menu.close()
    assert page._draft.criteria == [before[0], *before[2:]]
    QTest.mouseClick(page.put_back, Qt.MouseButton.LeftButton)
    assert before[1] in page._draft.criteria, "the only one left needs no menu"


def test_what_was_removed_is_put_back_where_it_was(page, window):
    before = list(page._draft.criteria)
    assert page.put_back.isHidden()
    page.list.setCurrentRow(1)
    QTest.mouseClick(page.remove, Qt.MouseButton.LeftButton)
    assert names(page) == [c.name["en"] for c in (before[0], *before[2:])]
    assert page.list.hasFocus(), "the next key moves in the list"
    assert page.list.currentRow() == 1
    assert before[1].name["en"] in page.put_back.text()
    press(window, Qt.Key.Key_Delete)
    press(window, Qt.Key.Key_Delete)
    QTest.keyClick(page.list, Qt.Key.Key_Z, CONTROL)
    QTest.keyClick(page.list, Qt.Key.Key_Z, CONTROL)
    assert page.list.hasFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Z, CONTROL)
    assert page._draft.criteria == before
    assert page.list.currentRow() == 1
    assert page.put_back.isHidden()
    QTest.keyClick(page.list, Qt.Key.Key_Z, CONTROL)
    assert page._draft.criteria == before, "nothing is left to put back"


def test_several_are_put_back_at_once_and_selected(page, window):
    before = list(page._draft.criteria)
    remove_all(page)
    assert page.add.hasFocus(), "nothing is left in the list"
    assert page.put_back.text() == f"Put {len(before)} criteria back"
    QTest.keyClick(page.add, Qt.Key.Key_Z, CONTROL)
    assert page._draft.criteria == before
    assert len(page.list.selectedIndexes()) == len(before)


def test_undo_in_a_field_is_about_its_text(page, window):
    page.list.setCurrentRow(0)
    QTest.mouseClick(page.remove, Qt.MouseButton.LeftButton)
    name = page.form.names["en"]
    name.setFocus()
    written = name.text()
    QTest.keyClicks(name, "!")
    QTest.keyClick(name, Qt.Key.Key_Z, CONTROL)
    assert name.text() == written
    assert not page.put_back.isHidden()
    again = window.gallery
    window._go(again)
    window._go(window.criteria)
    assert not page.put_back.isHidden(), "the same design still has what was removed"
