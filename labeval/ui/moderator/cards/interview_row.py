"""One question of the interview: a tick with its time, follow-ups, and notes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from labeval.session.monitor.notes import InterviewAnswer
from labeval.ui.language import Retranslating
from labeval.ui.moderator.parts.labels import clock
from labeval.ui.moderator.parts.recorded_box import RecordedBox
from labeval.ui.theme import CORNER, GRID, Theme, Themed
from labeval.ui.widgets.basics.buttons import AnswerButton
from labeval.ui.widgets.basics.label import Label

INTERVIEW_KEYS = frozenset(
    {int(getattr(Qt.Key, f"Key_{letter}")) for letter in (*"TORE", *map(str, range(1, 10)))}
)
"""Keys of the interview that act with the control key, whatever is typed."""


class _Tick(AnswerButton):
    """A box that is ticked when the question was asked."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(exclusive=False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.set_theme(theme)

    def sizeHint(self) -> QSize:
        side = self._theme.px(20) + 4
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        painter.setPen(QPen(theme.color("accent" if self.isChecked() else "soft_text"), 1.5))
        painter.setBrush(theme.color("accent" if self.isChecked() else "paper"))
        painter.drawRoundedRect(box, 4, 4)
        if self.isChecked():
            painter.setPen(QPen(theme.color("on_accent"), 2))
            x, y, s = box.x(), box.y(), box.width()
            painter.drawLine(
                int(x + s * 0.24), int(y + s * 0.52), int(x + s * 0.43), int(y + s * 0.72)
            )
            painter.drawLine(
                int(x + s * 0.43), int(y + s * 0.72), int(x + s * 0.78), int(y + s * 0.3)
            )
        painter.end()


class InterviewRow(Retranslating, Themed, QWidget):
    """Shows what is recorded; asks for changes.

    Signals:
        chosen: it was clicked.
        ticked: whether it is to count as asked.
        noted: its note as it stands.
        left: the keyboard is not wanted in the note any more.
    """

    chosen = Signal()
    ticked = Signal(bool)
    noted = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme, wording: str, follow_ups: Sequence[str]) -> None:
        super().__init__()
        self._theme = theme
        self._current = self._is_timed = False
        self._tick = _Tick(theme)
        self._tick.clicked.connect(lambda: self.ticked.emit(not self.asked))
        self._text = Label(theme, size=14, wrap=True)
        self._text.set_text(wording)
        self._tick.setAccessibleName(wording)
        self._time = Label(theme, size=12, role="soft_text")
        self._follow = Label(theme, size=12, role="soft_text", wrap=True)
        self._follow_ups = " ".join(follow_ups)
        self._follow.set_text("\n".join(f"– {text}" for text in follow_ups))
        self._follow.setVisible(bool(follow_ups))
        self.note = RecordedBox(theme, lines=1)
        self.note.setAccessibleName(wording)
        self.note.rests, self.note.passes = True, INTERVIEW_KEYS
        self.note.typed.connect(self.noted)
        self.note.left.connect(self.left)
        self.note.hide()
        self._lay_out()
        self.retranslate()

    @property
    def asked(self) -> bool:
        """True if the question is recorded as asked, with its time."""
        return self._is_timed

    def show_answer(self, answer: InterviewAnswer | None) -> None:
        """Show what is recorded; a note that is being typed stays. An answer ticks it, too."""
        asked = answer.asked_ms if answer is not None else None
        self._is_timed = asked is not None
        self._tick.show_chosen(answer is not None and answer.was_asked)
        self._time.set_text(clock(asked) if asked is not None else "")
        time = self.tr("asked at {time}").format(time=clock(asked)) if asked is not None else ""
        self.note.setAccessibleDescription(". ".join(filter(None, (time, self._follow_ups))))
        self.note.show_recorded(answer.note if answer is not None else "")
        self.note.setVisible(self._current or bool(self.note.recorded))

    def set_current(self, current: bool) -> None:
        """Mark it as the current one."""
        if current != self._current:
            self._current = current
            self.note.setVisible(current or bool(self.note.recorded))
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.chosen.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._current:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("accent_tint"))
            painter.drawRoundedRect(QRectF(self.rect()), CORNER, CORNER)
            painter.end()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addWidget(self._text)
        words.addWidget(self._follow)
        words.addWidget(self.note)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 6, 6, 6)
        row.setSpacing(GRID)
        row.addWidget(self._tick, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        row.addWidget(self._time, 0, Qt.AlignmentFlag.AlignTop)

    def retranslate(self) -> None:
        self.note.setPlaceholderText(self.tr("What they say"))
