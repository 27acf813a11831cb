"""Esc closes each window next to the coding window, but for what it takes back first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from labeval.ui.coding.compare.window import CompareWindow
from labeval.ui.coding.memos.window import MemosWindow
from labeval.ui.coding.themes.window import ThemesWindow
from labeval.ui.theme import LIGHT
from tests.support.coding import coding_windows
from tests.support.coding.analyst import Analyst
from tests.support.coding.beside import opened_beside
from tests.support.coding.coded_workbook import FIRST

ESCAPE = Qt.Key.Key_Escape
WINDOWS = (
    *("themes", "counts", "segments", "memos", "attributes", "criteria", "timeline"),
    "suggestions",
)


@pytest.fixture
def controller(tmp_path, qapp):
    with coding_windows.coded(tmp_path, participants=3) as controller:
        yield controller


def pressed(window, key, keys=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(window.focusWidget() or window, key, keys)


def test_escape_closes_the_comparison(controller, qtbot) -> None:
    window = coding_windows.shown(CompareWindow(controller, LIGHT), qtbot)
    window.settle()
    pressed(window, ESCAPE)
    assert not window.isVisible()


@pytest.mark.parametrize("kind", WINDOWS)
def test_escape_closes_every_window_of_the_menu(folder, qtbot, kind) -> None:
    analyst = Analyst(folder, coder=FIRST)
    analyst.sit_down(qtbot)
    if kind in ("themes", "memos", "attributes"):
        from labeval.ui.coding.window.auxiliary_windows import AuxiliaryWindows

        window = getattr(AuxiliaryWindows(analyst.window, folder, None), f"open_{kind}")()
    else:
        window = opened_beside(kind, analyst, qtbot)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    while isinstance(window.focusWidget(), QLineEdit):
        window.focusNextChild()
    pressed(window, ESCAPE)
    assert not window.isVisible()
    analyst.leave()


def test_escape_in_a_field_loses_nothing_that_was_typed(controller, qtbot) -> None:
    window = coding_windows.shown(MemosWindow(controller, LIGHT), qtbot)
    field = next(f for f in window.findChildren(QLineEdit) if f.isVisible())
    field.setFocus()
    QTest.keyClicks(field, "tired")
    QTest.keyClick(field, ESCAPE)
    QTest.keyClick(field, ESCAPE)
    assert window.isVisible()


def test_undo_is_the_window_s_where_nothing_was_typed_in_the_field(controller, qtbot) -> None:
    """A new theme has its name's field ready; what Ctrl+Z means there is the theme."""
    window = coding_windows.shown(ThemesWindow(controller, LIGHT), qtbot)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    before = {theme.id for theme in window._themes}
    window.add_theme()
    assert window.focusWidget() is window.details.name
    QTest.keyClicks(window.details.name, "Ease")
    QTest.keyClick(window.details.name, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.details.name.text() != "Ease" and len(window._themes) == len(before) + 1
    QTest.keyClick(window.details.name, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    window.refresh()
    assert {theme.id for theme in window._themes} == before
    QTest.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    window.refresh()
    assert len(window._themes) == len(before) + 1
