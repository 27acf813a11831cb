"""The page of criteria at 1280 pixels: nothing is wider than its room, in either language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from labeval.ui.language import LanguageSwitch
from labeval.ui.widgets.basics.buttons import ThemedButton


def cut(page: QWidget) -> list[str]:
    """The buttons that are narrower than their words, or reach beyond the page."""
    found = []
    for button in page.findChildren(ThemedButton):
        if button.isVisible() and not button.visibleRegion().isEmpty():
            right = button.mapTo(page, QPoint(button.width(), 0)).x()
            if button.width() < button.minimumSizeHint().width() or right > page.width():
                found.append(button.text())
    return found


@pytest.mark.parametrize("methods", [{"dqe"}, {"dqe", "ab"}])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_button_of_the_criteria_is_cut(page, window, language, methods, qapp):
    switch = LanguageSwitch(qapp)

    def looked_at(when: str) -> None:
        for _ in range(10):  # a layout comes to rest in rounds
            QApplication.processEvents()
        assert window.width() == 1280, when
        assert window.minimumSizeHint().width() <= 1280, when
        assert cut(page) == [], when

    try:
        switch.use(language)
        window.resize(1280, 720)
        page.methods.methods.choose(frozenset(methods))
        page.methods.methods.changed.emit()
        page._show_preview()
        looked_at("at first")
        for count in (1, 2):
            page.list.setCurrentRow(0)
            QTest.mouseClick(page.remove, Qt.MouseButton.LeftButton)
            looked_at(f"{count} removed")
        QTest.mouseClick(page.add, Qt.MouseButton.LeftButton)
        looked_at("a new one")
        QTest.mouseClick(page.as_table, Qt.MouseButton.LeftButton)
        looked_at("as a table")
    finally:
        switch.use("en")
