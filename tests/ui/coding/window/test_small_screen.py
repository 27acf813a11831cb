"""The coding window and those that it opens on the smallest screen, which is 1920×1080 at 200 %."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from labeval.study.folder import StudyFolder
from labeval.ui.coding.compare.window import CompareWindow
from labeval.ui.coding.counts.choices import RULES
from labeval.ui.coding.counts.retrieval import RetrievalWindow
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.themes.window import ThemesWindow
from labeval.ui.coding.window.opening import coding_window
from labeval.ui.language import LanguageSwitch
from labeval.ui.moderator.window.mirror import Mirror
from labeval.ui.on_its_screen import TITLE
from labeval.ui.theme import LIGHT
from tests.support.coding import coding_windows
from tests.support.coding.analyst import Analyst

SIZE = (960, 540 - TITLE)
_ROUNDS = 4
"""In which layouts that ask each other for heights come to rest."""


@pytest.fixture(params=["en", "de"])
def language(request, qapp: QApplication) -> Iterator[str]:
    switch = LanguageSwitch(qapp)
    switch.use(request.param)
    yield request.param
    switch.use("en")


def small(window: QWidget, qtbot) -> None:
    coding_windows.shown(window, qtbot, *SIZE)
    for _ in range(_ROUNDS):
        QApplication.sendPostedEvents()


def test_why_there_are_no_sources_is_read_whole(qtbot, tmp_path) -> None:
    analyst = Analyst(StudyFolder(tmp_path))
    analyst.sit_down(qtbot)
    for width, height in ((1280, 700), SIZE):
        analyst.window.resize(width, height)
        for _ in range(_ROUNDS):
            QApplication.sendPostedEvents()
        analyst.window.fit_sources()
        for _ in range(_ROUNDS):
            QApplication.sendPostedEvents()
        why = analyst.window.sources._empty
        assert why.isVisible() and why.height() >= why.heightForWidth(why.width())
    analyst.leave()


def cut(window: QWidget) -> list[str]:
    """What is outside of the window, or has less room than its words."""
    found = []
    for part in window.findChildren(QWidget):
        if not isinstance(part, QAbstractButton | QLabel | QLineEdit) or not part.isVisible():
            continue
        if part.window() is not window or _is_pictured(part):
            continue
        where = part.mapTo(window, QPoint())
        words = part.text() or part.accessibleName()
        if where.x() < 0 or where.x() + part.width() > window.width():
            found.append(f"“{words}” is at {where.x()}, {part.width()} wide")
        elif part.width() < min(part.minimumSizeHint().width(), part.maximumWidth()):
            found.append(f"“{words}” has {part.width()} of {part.minimumSizeHint().width()}")
        elif isinstance(part, QLabel) and part.wordWrap() and _is_low(part):
            found.append(f"“{words}” is {part.height()} high")
    return found


def _is_low(label: QLabel) -> bool:
    return label.height() < label.heightForWidth(label.width())


def _is_pictured(part: QWidget | None) -> bool:
    """True inside the picture of the participant's page."""
    while part is not None and not isinstance(part, Mirror):
        part = part.parentWidget()
    return part is not None


def test_the_coding_window_has_room_for_all_of_it(language, folder, qtbot):
    window = coding_window(folder, LIGHT, coder="A")
    small(window, qtbot)
    qtbot.waitUntil(lambda: window.moment.mirror is not None)
    assert window.size().toTuple() == SIZE
    assert cut(window) == []
    window.close()


def test_with_three_coders_the_button_for_a_new_code_is_whole(language, folder, qtbot):
    for coder in ("Bertram", "Cecilia"):
        coding_window(folder, LIGHT, coder=coder).close()
    window = coding_window(folder, LIGHT, coder="A")
    small(window, qtbot)
    window.resize(1280, 720)
    QApplication.sendPostedEvents()
    assert cut(window.codes) == [] and cut(window) == []
    window.close()


@pytest.mark.parametrize("kind", [ViewsWindow, RetrievalWindow, ThemesWindow, CompareWindow])
def test_windows_next_to_it_have_room_for_all_of_them(
    language, controller: CodingController, qtbot, kind
):
    window = kind(controller, LIGHT)
    small(window, qtbot)
    assert window.size().toTuple() == SIZE and cut(window) == []
    window.close()


def test_each_view_of_the_counts_has_room(language, controller: CodingController, qtbot):
    window = ViewsWindow(controller, LIGHT)
    small(window, qtbot)
    for view in range(RULES + 1):
        window.views.setCurrentRow(view)
        window.settle()
        for _ in range(_ROUNDS):
            QApplication.sendPostedEvents()
        assert cut(window) == [], view
    window.close()


def test_a_message_that_is_longer_than_the_window_has_more_rows(analyst: Analyst, qtbot):
    footer = analyst.window.footer
    one = footer.height()
    analyst.window.resize(*SIZE)
    footer.show_message("What was imported is in the list of sources at the left. " * 4)
    qtbot.waitUntil(lambda: footer.height() > one)
    footer.fall_silent()
    qtbot.waitUntil(lambda: footer.height() == one)
