"""What is composed by an input method takes the place of a prompt, and is kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QInputMethodEvent
from PySide6.QtWidgets import QApplication

from labeval.ui.widgets.basics.composing import finish_composing
from labeval.ui.widgets.basics.prompted_edit import PromptedEdit
from labeval.ui.widgets.writing.editor import WritingEditor


def drawn(edit: PromptedEdit) -> QImage:
    edit.setCursorWidth(0)
    return edit.grab().toImage()


@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
def test_composed_words_are_not_drawn_over_the_prompt(qtbot, direction):
    prompted, plain = PromptedEdit(), PromptedEdit()
    for edit in (prompted, plain):
        qtbot.addWidget(edit)
        edit.setLayoutDirection(direction)
        edit.resize(300, 80)
    prompted.setPlaceholderText("Comment")
    assert drawn(prompted) != drawn(plain)
    for edit in (prompted, plain):
        QApplication.sendEvent(edit, QInputMethodEvent("xiaoyu", []))
    assert drawn(prompted) == drawn(plain)
    QApplication.sendEvent(prompted, QInputMethodEvent("", []))
    assert prompted.placeholderText() == "Comment"


@pytest.mark.parametrize("field", [PromptedEdit, WritingEditor])
def test_composed_words_become_text_once(qtbot, field):
    edit = field()
    qtbot.addWidget(edit)
    edit.show()
    edit.activateWindow()
    edit.setFocus()
    qtbot.waitUntil(edit.hasFocus)
    QApplication.sendEvent(edit, QInputMethodEvent("小鱼", []))
    finish_composing()
    edit.clearFocus()
    assert edit.toPlainText() == "小鱼"
