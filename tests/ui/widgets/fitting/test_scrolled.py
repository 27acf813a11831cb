"""What has no room scrolls, by the keyboard too; with room nothing differs from a plain column."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QVBoxLayout, QWidget

from labeval.ui.theme import LIGHT
from labeval.ui.widgets.fitting.scrolled import Scrolled


@pytest.fixture
def window(qtbot):
    """A window with fields in a column that scrolls."""
    made = QWidget()
    qtbot.addWidget(made)
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    made.area = Scrolled(LIGHT)
    made.fields = [QLineEdit() for _ in range(12)]
    for field in made.fields:
        made.area.rows.addWidget(field)
    made.area.rows.addStretch(1)
    column.addWidget(made.area)
    return made


def in_view(area: Scrolled, part: QWidget) -> bool:
    top = part.mapTo(area.viewport(), QPoint()).y()
    return top >= 0 and top + part.height() <= area.viewport().height()


def opened(window: QWidget, width: int, height: int) -> None:
    window.resize(width, height)
    window.show()
    QApplication.processEvents()


def test_with_room_it_has_all_of_it_and_no_bar(window):
    opened(window, 400, 900)
    assert not window.area.is_scrolling
    assert window.area.inside.size() == window.area.size()


def test_it_is_as_low_as_the_window_and_as_wide_as_its_view(window):
    opened(window, 400, 200)
    assert window.size().toTuple() == (400, 200)
    assert window.area.is_scrolling
    assert window.area.inside.width() == window.area.viewport().width()


def test_tab_scrolls_what_it_reaches_into_view_and_a_click_moves_nothing(window):
    opened(window, 400, 200)
    window.fields[0].setFocus()
    for field in window.fields[1:]:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert field.hasFocus()
        assert in_view(window.area, field)
    before = window.area.verticalScrollBar().value()
    assert before > 0
    nearly = next(f for f in reversed(window.fields) if in_view(window.area, f))
    QTest.mouseClick(nearly, Qt.MouseButton.LeftButton)
    assert window.area.verticalScrollBar().value() == before


def test_words_alone_are_scrolled_by_the_keyboard(qtbot):
    area = Scrolled(LIGHT)
    qtbot.addWidget(area)
    words = QLabel("many words " * 400)
    words.setWordWrap(True)
    area.rows.addWidget(words)
    opened(area, 400, 150)
    assert area.focusPolicy() == Qt.FocusPolicy.TabFocus
    area.setFocus()
    QTest.keyClick(area, Qt.Key.Key_Down)
    below = area.verticalScrollBar().value()
    assert below > 0
    QTest.keyClick(area, Qt.Key.Key_PageDown)
    assert area.verticalScrollBar().value() > below
    opened(area, 400, 3000)
    assert area.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_a_dialog_grows_with_what_comes_up_in_it_as_far_as_the_screen_has_room(qtbot):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    area = Scrolled(LIGHT, grows=True)
    column = QVBoxLayout(dialog)
    column.addWidget(area)
    area.rows.addWidget(QLineEdit())
    opened(dialog, 400, 150)
    more = QLabel("line\n" * 12)
    area.rows.addWidget(more)
    more.show()
    for _ in range(3):
        QApplication.processEvents()
    assert not area.is_scrolling
    assert dialog.height() > 150
    most = QLabel("line\n" * 200)
    area.rows.addWidget(most)
    most.show()
    for _ in range(3):
        QApplication.processEvents()
    assert area.is_scrolling
    assert dialog.height() <= dialog.screen().availableGeometry().height()


def test_a_dialog_is_no_higher_than_its_words_need_in_its_width(qtbot):
    dialog = QDialog()
    dialog.setMinimumWidth(900)
    qtbot.addWidget(dialog)
    area = Scrolled(LIGHT)
    column = QVBoxLayout(dialog)
    column.addWidget(area)
    words = QLabel("many words " * 60)
    words.setWordWrap(True)
    area.rows.addWidget(words)
    dialog.show()
    hint = column.totalSizeHint().height()
    assert hint < words.heightForWidth(area.width()) + 2 * words.fontMetrics().height()
