"""Choosing the supervisor's code in the home window."""

from __future__ import annotations

from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.jobs.sessions.folder_notice import Remedy
from labeval.study.supervisor_code import code_of
from labeval.ui.home.code_dialog import CodeDialog
from labeval.ui.language import LanguageSwitch
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.label import Label


def test_a_code_is_typed_twice_and_is_not_the_usual_one(qtbot):
    dialog = CodeDialog(LIGHT)
    qtbot.addWidget(dialog)
    reasons = []
    for code, again in (("123", "123"), ("2468", "2468"), ("4711x", "4711"), ("4711x", "4711x")):
        dialog.code.setText(code)
        dialog.again.setText(again)
        reasons.append((dialog.reason(), dialog.keep.isEnabled()))
    assert reasons == [
        ("A code has 4 to 12 characters.", False),
        ("Everybody can look this code up.", False),
        ("Type the same code once more.", False),
        ("", True),
    ]


@pytest.mark.parametrize("again", ["harbour7", "harbour"])
def test_enter_keeps_the_code_once_it_can_be_kept(qtbot, again):
    dialog = CodeDialog(LIGHT)
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.keyClicks(dialog.code, "harbour7")
    QTest.keyClicks(dialog.again, again)
    QTest.keyClick(dialog.again, Qt.Key.Key_Return)
    assert dialog.isVisible() == (again != "harbour7")
    assert bool(dialog.result()) == (again == "harbour7")


@contextmanager
def typing(code: str):
    """Type a code into the dialog that opens meanwhile."""

    def type_it() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, CodeDialog):
            timer.stop()
            QTest.keyClicks(dialog.code, code)
            QTest.keyClicks(dialog.again, code)
            dialog.keep.click()

    timer = QTimer()
    timer.timeout.connect(type_it)
    timer.start(10)
    yield
    timer.stop()


def test_the_notice_leads_to_a_code_of_ones_own_and_home_to_the_next(home):
    panel = home.window.panel
    assert panel.notices.isVisible() and not panel.code.isVisible()
    with typing("harbour7"):
        panel.notices.wanted.emit(Remedy.CHOOSE_CODE)
    assert "The new code is kept." in panel._problems.toPlainText()
    assert code_of(home.folder.path).is_right("harbour7")
    assert Remedy.CHOOSE_CODE not in [n.remedy for n in home.controller._view.notices]
    assert panel.code.isVisible()
    with typing("lighthouse"):
        QTest.mouseClick(panel.code, Qt.MouseButton.LeftButton)
    assert code_of(home.folder.path).is_right("lighthouse")


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_the_code_is_for_is_there_whole(qapp, qtbot, language):
    LanguageSwitch(qapp).use(language)
    dialog = CodeDialog(LIGHT)
    qtbot.addWidget(dialog)
    dialog.show()
    about = [label for label in dialog.findChildren(Label) if "2468" in label.text()]
    assert [label.height() >= label.heightForWidth(label.width()) for label in about] == [True]
