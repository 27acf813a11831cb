"""Stops for Tab: what scrolls is one only where nothing in it has the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget

from labeval.ui.accessible import TabbedAsRead, leave
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.label import Label


class Room(TabbedAsRead, QWidget):
    """A window with a button above and below something that scrolls.

    Args:
        part: the only one of what scrolls.
        height: of what scrolls.
    """

    def __init__(self, part: QWidget, height: int) -> None:
        super().__init__()
        self.resize(400, 300)
        self.above, self.below = QPushButton("above"), QPushButton("below")
        self.area, self.part, inside = QScrollArea(), part, QWidget()
        QVBoxLayout(inside).addWidget(part)
        inside.resize(200, height)
        self.area.setWidget(inside)
        column = QVBoxLayout(self)
        for each in (self.above, self.area, self.below):
            column.addWidget(each)


@pytest.mark.parametrize(
    ("kind", "height", "expected"),
    [(QLabel, 1000, "area"), (QLabel, 40, "below"), (QPushButton, 1000, "part")],
)
def test_tab_stops_at_what_scrolls_only_where_nothing_in_it_has_the_keyboard(
    qtbot, kind, height, expected
):
    room = Room(kind("words"), height)
    qtbot.addWidget(room)
    room.show()
    room.above.setFocus()
    QTest.keyClick(room.above, Qt.Key.Key_Tab)
    assert room.focusWidget() is getattr(room, expected)


def test_the_keyboard_stays_near_what_is_hidden(qtbot):
    room = Room(QPushButton("goes"), 80)
    stays = QPushButton("stays")
    room.part.parentWidget().layout().addWidget(stays)
    qtbot.addWidget(room)
    with qtbot.waitActive(room):
        room.show()
    room.part.setFocus()
    room.part.hide()
    assert room.focusWidget() is stays


class Form(TabbedAsRead, QWidget):
    """Words above fields, of which the second one's name begins with its words."""

    stops_at_words = True

    def __init__(self) -> None:
        super().__init__()
        self.fields = [QLineEdit(), QLineEdit()]
        self.words = [Label(LIGHT, wrap=True), Label(LIGHT, wrap=True)]
        column = QVBoxLayout(self)
        shown = ("Read this first", "Definition")
        names = ("Name", "Definition (English)")
        for label, text, field, name in zip(self.words, shown, self.fields, names, strict=True):
            label.set_text(text)
            field.setAccessibleName(name)
            column.addWidget(label)
            column.addWidget(field)


def test_words_that_are_read_with_a_field_are_no_stop_before_it(qtbot, monkeypatch):
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    form = Form()
    qtbot.addWidget(form)
    form.show()
    form.fields[0].setFocus()
    QTest.keyClick(form.fields[0], Qt.Key.Key_Tab)
    assert form.focusWidget() is form.fields[1]
    QTest.keyClick(form.fields[1], Qt.Key.Key_Tab)
    assert form.focusWidget() is form.words[0]
    QTest.keyClick(form.words[0], Qt.Key.Key_Tab)
    QTest.keyClick(form.fields[0], Qt.Key.Key_Backtab)
    assert form.focusWidget() is form.words[0]


class Left(QLineEdit):
    """Notes whether its loss of the keyboard is reported."""

    reported: bool | None = None

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.reported = QAccessible.isActive()
        super().focusOutEvent(event)


def test_what_loses_the_keyboard_is_not_reported_as_having_it(qtbot):
    """Qt would: a screen reader names it once more, after what comes next was announced."""
    field = Left()
    room = Room(field, 100)
    qtbot.addWidget(room)
    room.show()
    room.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    QAccessible.setActive(True)
    try:
        leave(room)
        assert QAccessible.isActive()
    finally:
        QAccessible.setActive(False)
    assert field.reported is False and not field.hasFocus()
