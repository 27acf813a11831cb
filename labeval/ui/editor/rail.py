"""The parts of the study on the left, each with what waits in it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.ui.editor.parts import Part
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.lettering import text_width, type_font

_LEAST_WIDTH = 190
_ROW = 34
_LEFT, _COUNT = 14, 40
"""Room on the left of a name, and on its right for a number."""


class PartsRail(QWidget):
    """A list of which one is current; arrows and clicks choose.

    Signals:
        chosen: the position of another part.
    """

    chosen = Signal(int)

    def __init__(self, parts: tuple[Part, ...], theme: Theme) -> None:
        super().__init__()
        self._parts, self._theme = parts, theme
        self._counts: dict[str, str] = {}
        self._marks: dict[str, int] = {}
        self.current = 0
        names = max(text_width(part.name, 14, strong=True) for part in parts)
        self.setFixedWidth(max(_LEAST_WIDTH, _LEFT + names + _COUNT))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_state({}, {})

    def show_state(self, counts: dict[str, str], marks: dict[str, int]) -> None:
        """Show how much is in each part.

        Args:
            counts: by the part's key.
            marks: the number of findings in it.
        """
        self._counts, self._marks = counts, marks
        self.setAccessibleName(self.tr("Parts of the study"))
        self.setAccessibleDescription(self._parts[self.current].name)
        self.update()

    def choose(self, position: int) -> None:
        """Make a part the current one."""
        if position != self.current and 0 <= position < len(self._parts):
            self.current = position
            self.setAccessibleDescription(self._parts[position].name)
            self.update()
            self.chosen.emit(position)

    def sizeHint(self) -> QSize:
        return QSize(self.width(), _ROW * len(self._parts))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
        else:
            self.choose(self.current + step)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.choose(int(event.position().y()) // _ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for n, part in enumerate(self._parts):
            self._paint_row(painter, QRectF(0, n * _ROW, self.width(), _ROW), part, n)
        painter.end()

    def _paint_row(self, painter: QPainter, row: QRectF, part: Part, n: int) -> None:
        theme, current = self._theme, n == self.current
        if current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent_tint"))
            painter.drawRoundedRect(row.adjusted(0, 1, 0, -1), 6, 6)
            painter.fillRect(QRectF(0, row.y() + 4, 3, row.height() - 8), theme.color("accent"))
        if current and self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("accent"), 2))
            painter.drawRoundedRect(row.adjusted(1, 2, -1, -2), 6, 6)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(theme.color("text"))
        painter.setFont(type_font(14, strong=current))
        painter.drawText(
            row.adjusted(_LEFT, 0, 0, 0), middle | Qt.AlignmentFlag.AlignLeft, part.name
        )
        marks = self._marks.get(part.key, 0)
        painter.setFont(type_font(12))
        if marks:
            text = str(marks)
            width = max(20, text_width(text, 12) + 12)
            badge = QRectF(row.right() - width - 8, row.center().y() - 10, width, 20)
            painter.setPen(QPen(theme.color("note_text"), 1))
            painter.setBrush(theme.color("note"))
            painter.drawRoundedRect(badge, 10, 10)
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)
        else:
            painter.setPen(theme.color("soft_text"))
            right = middle | Qt.AlignmentFlag.AlignRight
            painter.drawText(row.adjusted(0, 0, -12, 0), right, self._counts.get(part.key, ""))
