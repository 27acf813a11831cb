"""One question with its answer, marked while it is the current one."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from labeval.ui.mirroring import MirroredPainter
from labeval.ui.theme import CORNER, Theme, Themed
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.fitting.wrapping import WrappingRow
from labeval.ui.widgets.questions.question_kinds import editor_for
from labeval.ui.widgets.questions.question_view import QuestionView

_QUESTION_PX = 15
_BAR = 3
_PAD = 10


class QuestionBlock(Themed, QWidget):
    """Shows one question.

    Signals:
        answered: the field, which is the question's id or a matrix row's, and the value asked
            for; nothing shows as answered before ``set_answers``.
        completed: answered by one key, so that the next question may follow.
    """

    answered = Signal(str, str)
    completed = Signal(str)

    def __init__(self, asked: QuestionView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.asked = asked
        self._theme = theme
        self._is_current = False
        self._text = Label(theme, size=_QUESTION_PX, bold=True, wrap=True)
        self._text.setText(asked.text)
        self._mark = Label(theme, size=12, role="soft_text")
        self._mark.setText(asked.mark)
        self.editor = editor_for(asked, theme)
        self.editor.answered.connect(lambda value: self.answered.emit(asked.id, value))
        self.editor.row_answered.connect(self.answered)
        self.editor.completed.connect(lambda: self.completed.emit(asked.id))
        self.setAccessibleName(asked.text)
        self.setAccessibleDescription(asked.mark)
        self._mark.setContentsMargins(0, 3, 0, 0)
        head = WrappingRow(10)
        head.addWidget(self._text, 1)
        head.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(_PAD + _BAR, _PAD - 2, _PAD, _PAD)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.editor)

    def set_answers(self, answers: Mapping[str, str]) -> None:
        """Show the question's answers among these, and nothing where there is none."""
        if self.asked.rows:
            self.editor.set_rows(answers)
        else:
            self.editor.set_value(answers.get(self.asked.id, ""))

    def set_current(self, current: bool) -> None:
        """Mark it as the question being answered."""
        if current != self._is_current:
            self._is_current = current
            self.update()

    def height_at(self, width: int) -> int:
        """The height of question and answer at ``width``."""
        layout = self.layout()
        assert layout is not None
        layout.invalidate()  # the options may have become denser
        return layout.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        """Size of a column to read."""
        return QSize(480, self.height_at(480))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the mark of the current question."""
        if not self._is_current:
            return
        painter = MirroredPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("paper"))
        painter.drawRoundedRect(QRectF(self.rect()), CORNER, CORNER)
        painter.setBrush(self._theme.color("accent"))
        painter.drawRoundedRect(QRectF(0, _PAD, _BAR, self.height() - 2 * _PAD), 1.5, 1.5)
        painter.end()
