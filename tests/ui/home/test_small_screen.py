"""The home window on the smallest screen, which is 1920×1080 at 200 %."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from labeval.jobs.planning.overview import ConditionLine
from labeval.ui.home.window.sessions_table import SessionsTable
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.fitting.scrolled import Scrolled


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_is_reached_without_scrolling_sideways(home, language):
    home.window.language_requested.emit(language)
    home.window.resize(960, 540)
    home.window.show()
    QApplication.processEvents()
    assert home.window.size().toTuple() == (960, 540)
    parts = home.window.panel.findChildren(QAbstractButton)
    parts += home.window.panel.findChildren(QLabel)
    for part in (part for part in parts if part.isVisible()):
        left = part.mapTo(home.window, QPoint()).x()
        assert left + part.width() <= 960, part
        assert part.height() >= part.heightForWidth(part.width())
        assert part.width() >= part.minimumSizeHint().width(), part


def test_a_wide_window_has_its_rows_as_they_were_made(home):
    home.window.resize(1280, 720)
    home.window.show()
    QApplication.processEvents()
    ends = ("Rehearse", "Export")
    shown = (b for b in home.window.panel.findChildren(QAbstractButton) if b.text() in ends)
    assert len({button.mapTo(home.window, QPoint()).y() for button in shown}) == 1


def test_a_list_gives_way_before_anything_scrolls(qtbot):
    column = Scrolled(LIGHT)
    qtbot.addWidget(column)
    words = QLabel("A sentence that needs several lines in a narrow column. " * 4)
    words.setWordWrap(True)
    column.rows.addWidget(words)
    sessions = SessionsTable()
    column.rows.addWidget(sessions, 1)
    least = words.heightForWidth(300) + sessions.minimumSizeHint().height() + 60
    assert least < words.heightForWidth(300) + sessions.sizeHint().height()
    column.resize(300, least)
    column.show()
    QApplication.processEvents()
    assert column.verticalScrollBar().maximum() == 0
    rows = 3 * sessions.verticalHeader().defaultSectionSize()
    assert sessions.height() >= sessions.horizontalHeader().height() + rows
    column.resize(300, least - 100)
    QApplication.processEvents()
    assert column.verticalScrollBar().maximum() > 0


def test_the_number_of_a_condition_is_not_divided_between_two_rows(home):
    lines = [ConditionLine("a", completed=0, open=0, planned=5), ConditionLine("b", 2, 0, 5)]
    text = home.window.panel._complete(lines, {"a": "One text", "b": "Two texts"})
    assert "One text\u00a00\u00a0of\u00a05" in text
    assert text.endswith("Two texts\u00a02\u00a0of\u00a05")
