"""A field for text whose prompt begins where the lines of its window begin."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QPlainTextEdit

from labeval.ui.mirroring import MirroredPainter, is_mirrored


class PromptedEdit(QPlainTextEdit):
    """As Qt's, which draws a prompt from the left whatever the direction of the field is."""

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
        if is_mirrored(self) and self.document().isEmpty():
            painter = MirroredPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            painter.drawText(self.viewport().rect(), flags, self._prompt)
            painter.end()
