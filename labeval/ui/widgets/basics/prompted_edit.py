"""A field for text whose prompt begins where the lines of its window begin, and is current."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from labeval.ui.mirroring import MirroredPainter, is_mirrored


class PromptedEdit(QPlainTextEdit):
    """As Qt's, which draws a prompt from the left whatever the direction of the field is, and one
    that replaces another only when something else is drawn."""

    _prompt = ""

    def setPlaceholderText(self, prompt: str) -> None:
        self._prompt = prompt
        super().setPlaceholderText("" if is_mirrored(self) else prompt)
        self.viewport().update()

    def placeholderText(self) -> str:
        return self._prompt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.setPlaceholderText(self._prompt)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if is_mirrored(self):
            paint_prompt(self, self._prompt)


def paint_prompt(edit: QPlainTextEdit | QTextEdit, prompt: str) -> None:
    """Draw a prompt in an empty field, from where lines begin; while the field is painted."""
    if not edit.document().isEmpty():
        return
    painter = MirroredPainter(edit.viewport())
    painter.setPen(edit.palette().color(QPalette.ColorRole.PlaceholderText))
    flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    painter.drawText(edit.viewport().rect(), flags, prompt)
    painter.end()
