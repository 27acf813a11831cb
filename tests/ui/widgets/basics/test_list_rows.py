"""Rows of lists: where their text stands, and what shows the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QListWidget

from labeval.ui.theme import DARK, LIGHT, Theme
from labeval.ui.widgets.basics.list_rows import list_rows


@pytest.fixture(params=[LIGHT, DARK], ids=["light", "dark"])
def theme(request) -> Theme:
    return request.param


@pytest.fixture
def rows(theme, qtbot) -> QListWidget:
    """Two rows of the same text, the keyboard on the first."""
    rows = QListWidget()
    rows.setFrameShape(QListWidget.Shape.NoFrame)
    rows.setStyleSheet(
        f"QListWidget {{ background: {theme.paper}; color: {theme.text}; outline: none; }}"
        + list_rows(theme, 10, 8)
    )
    rows.addItems(["███", "███"])
    qtbot.addWidget(rows)
    rows.show()
    rows.activateWindow()
    rows.setFocus()
    qtbot.waitUntil(rows.hasFocus)
    rows.setCurrentRow(0)
    return rows


def _ink(image: QImage, color: str, row: int, rows: QListWidget) -> list[int]:
    """Columns in which a row has this colour, halfway down."""
    y = rows.visualItemRect(rows.item(row)).center().y()
    return [x for x in range(image.width()) if image.pixelColor(x, y) == QColor(color)]


def test_the_text_of_a_row_stays_where_it_is_when_the_keyboard_comes(rows, theme):
    image = rows.grab().toImage()
    here, there = (_ink(image, theme.text, row, rows) for row in (0, 1))
    assert here and here == there


def test_the_row_that_has_the_keyboard_has_a_ring(rows, theme):
    image = rows.grab().toImage()
    assert _ink(image, theme.accent, 0, rows)[:2] == [0, 1]
    assert not _ink(image, theme.accent, 1, rows)
