"""The window of a new study, opened, and what hands do in it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from labeval import places
from labeval.ui.language import LanguageSwitch
from labeval.ui.memory import Memory
from labeval.ui.new_study.place_page import REMEMBERED
from labeval.ui.new_study.window import NewStudyWindow
from labeval.ui.theme import LIGHT


@pytest.fixture
def memory(tmp_path) -> Memory:
    memory = Memory(tmp_path / "settings.json")
    memory.set(REMEMBERED, str(tmp_path))
    return memory


@pytest.fixture
def window(qtbot, qapp, memory) -> NewStudyWindow:
    LanguageSwitch(qapp)
    window = NewStudyWindow(places.templates(), memory, LIGHT)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.gallery.settle()
    return window


def press(window: NewStudyWindow, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key)


def drop(target: QWidget, *paths) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    place, action = QPointF(9, 9), Qt.DropAction.CopyAction
    held = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    entering = QDragEnterEvent(place.toPoint(), action, data, *held)
    QApplication.sendEvent(target, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(target, QDropEvent(place, action, data, *held))


def with_texts(window: NewStudyWindow, path) -> NewStudyWindow:
    QTest.mouseClick(window.next, Qt.MouseButton.LeftButton)
    drop(window, path)
    window.texts.settle()
    return window


def names(page) -> list[str]:
    return [criterion.name.get("en", "") for criterion in page._draft.criteria]


def remove_all(page) -> None:
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert page.list.count() == 0
