"""What is lost by an answer is lost by a click on the button that says so, and by no key alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from labeval.ui.plain import ask_to_give_up


def _answer(qtbot: QtBot, key: Qt.Key | None = None, click: str = "") -> bool:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()

    def act() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        if key is not None:
            QTest.keyClick(box.focusWidget() or box, key)
        else:
            buttons = {one.text(): one for one in box.findChildren(QPushButton)}
            QTest.mouseClick(buttons[click], Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, act)
    return ask_to_give_up(parent, "Give it up?", give_up="Give it up", go_on="Go on")


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_no_key_alone_gives_something_up(qtbot: QtBot, key: Qt.Key) -> None:
    assert not _answer(qtbot, key)


@pytest.mark.parametrize(("click", "given_up"), [("Give it up", True), ("Go on", False)])
def test_the_buttons_do_what_they_say(qtbot: QtBot, click: str, given_up: bool) -> None:
    assert _answer(qtbot, click=click) is given_up
