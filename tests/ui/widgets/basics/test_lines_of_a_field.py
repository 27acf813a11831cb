"""What is typed into a field of several lines begins where its own letters do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor

from labeval.ui.widgets.basics.prompted_edit import PromptedEdit

LEFT, RIGHT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft


@pytest.mark.parametrize(
    ("direction", "text", "at_right"),
    [
        (RIGHT, "النص English (ok)", True),
        (RIGHT, "טקסט 12:30", True),
        (RIGHT, "only English", False),
        (RIGHT, "", True),
        (LEFT, "only English", False),
        (LEFT, "النص", True),
        (LEFT, "", False),
    ],
)
def test_the_first_letter_is_at_the_side_that_it_is_read_from(qtbot, direction, text, at_right):
    field = PromptedEdit()
    qtbot.addWidget(field)
    field.resize(500, 90)
    field.show()
    field.setLayoutDirection(direction)
    field.insertPlainText("abc")
    field.selectAll()
    field.insertPlainText(text)
    field.moveCursor(QTextCursor.MoveOperation.Start)
    assert (field.cursorRect().x() > 400) is at_right
