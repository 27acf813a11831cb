"""No page of the new study, in none of its states, makes the window larger than it was."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from labeval.ui.language import LanguageSwitch
from labeval.ui.on_its_screen import TITLE, OnItsScreen
from tests.ui.new_study.opened_new_study import remove_all

LEFT = Qt.MouseButton.LeftButton
STEPS = 16


@pytest.fixture
def languages(qapp):
    switch = LanguageSwitch(qapp)
    yield switch
    switch.use("en")


def acts(page) -> dict[str, object]:
    """What can be done on the page of criteria, by name."""
    form = page.form

    def kinds() -> None:
        pill = page.methods.methods
        pill.choose(frozenset() if pill.chosen else frozenset(page.methods._kinds))
        pill.changed.emit()

    return {
        "table": lambda: QTest.mouseClick(page.as_table, LEFT),
        "one at a time": lambda: QTest.mouseClick(page.table.leave, LEFT),
        "add": lambda: QTest.mouseClick(page.add, LEFT),
        "library": lambda: QTest.mouseClick(page.pick, LEFT),
        "back from the library": page._leave_library,
        "remove": lambda: QTest.mouseClick(page.remove, LEFT),
        "remove all": lambda: None if page.is_table else remove_all(page),
        "put back": page._on_put_back,
        "undo": page._on_undo,
        "methods": kinds,
        "name": lambda: form.names["en"].setText("Clear and " * 20),
        "drawn": page._show_preview,
    }


def assert_in_view(window, size: QSize, after: list[str]) -> None:
    assert window.size() == size, after
    for button in (window.back, window.next):
        lower = button.mapTo(window, QPoint(0, button.height()))
        assert lower.y() <= window.height(), after
        assert button.height() >= button.minimumSizeHint().height(), after


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_and_back_keeps_the_window(page, window, languages, language):
    languages.use(language)
    before = window.size()
    for _ in range(2):
        QTest.mouseClick(page.as_table, LEFT)
        QApplication.processEvents()
        assert window.size() == before
        QTest.mouseClick(page.table.leave, LEFT)
        QApplication.processEvents()
        assert window.size() == before


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seed", range(2))
def test_nothing_that_is_done_on_the_criteria_moves_the_footer(
    page, window, languages, language, seed
):
    languages.use(language)
    chance, done = random.Random(seed), []
    window.resize(1280, 720)
    QApplication.processEvents()
    for _ in range(STEPS):
        name = chance.choice(sorted(acts(page)))
        done.append(name)
        acts(page)[name]()
        QApplication.processEvents()
        assert_in_view(window, QSize(1280, 720), done)


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_page_of_the_way_moves_the_footer(page, window, languages, language):
    languages.use(language)
    for shown in window._pages():
        window._go(shown)
        QApplication.processEvents()
        assert_in_view(window, QSize(1280, 720), [type(shown).__name__])


def test_a_window_grows_with_its_content_up_to_the_screen_and_no_further(qtbot, qapp):
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    foot = QLabel("foot")
    column.addWidget(foot)
    OnItsScreen(window)
    window.resize(200, 100)
    window.show()
    room = window.screen().availableGeometry().height() - TITLE
    for height in (300, 5000):
        part = QLabel()
        part.setMinimumHeight(height)
        column.insertWidget(0, part)
        for _ in range(2):  # the part is shown, then asks for its room
            QApplication.processEvents()
        assert min(height, room) <= window.height() <= room
        assert foot.geometry().bottom() < window.height()
