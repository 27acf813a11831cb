"""A field for text whose prompt begins where the lines of its window begin, and is current."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QInputMethodEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from labeval.text.direction import begins_at_right
from labeval.ui.mirroring import MirroredPainter, is_mirrored
from labeval.ui.widgets.basics.composing import Composing


class PromptedEdit(QPlainTextEdit):
    """As Qt's, which draws a prompt from the left whatever the direction of the field is, begins
    the lines of every text there, and replaces a prompt only when something else is drawn."""

    _prompt = ""
    _composes = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._composing = Composing(self)
        self.textChanged.connect(self._begin_lines)

    def setPlaceholderText(self, prompt: str) -> None:
        self._prompt = prompt
        super().setPlaceholderText("" if is_mirrored(self) or self._composes else prompt)
        self.viewport().update()

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Words that are composed take the prompt's place: Qt draws both."""
        self._composing.follow(event)
        super().inputMethodEvent(event)
        if self._composes != bool(event.preeditString()):
            self._composes = not self._composes
            self.setPlaceholderText(self._prompt)

    def placeholderText(self) -> str:
        return self._prompt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.setPlaceholderText(self._prompt)
            self._begin_lines()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._composing.finish()
        super().focusOutEvent(event)

    def _begin_lines(self) -> None:
        """Begin lines where those of the text do, and of an empty one where those of its window
        do."""
        by_text = begins_at_right(self.toPlainText())
        from_right = is_mirrored(self) if by_text is None else by_text
        side = Qt.AlignmentFlag.AlignRight if from_right else Qt.AlignmentFlag.AlignLeft
        option = self.document().defaultTextOption()
        if option.alignment() != side:
            direction = Qt.LayoutDirection
            option.setAlignment(side)
            option.setTextDirection(
                direction.RightToLeft if from_right else direction.LayoutDirectionAuto
            )
            self.document().setDefaultTextOption(option)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if is_mirrored(self) and not self._composes:
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
