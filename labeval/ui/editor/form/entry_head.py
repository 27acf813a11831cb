"""The head of an entry of a list: grip, number, name; opened by a click, moved by drag or keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.study.yaml.places import Path
from labeval.ui.accessible import Accessible
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.lettering import text_width, type_font, type_metrics

_HEIGHT = 34
_FIRST = 58
"""The left edge of the name; behind the grip and the number."""


class EntryHead(Accessible, QWidget):
    """One line that stands for an entry.

    Args:
        path: of the entry in the study file.

    Signals:
        toggled: open or close it.
        move_wanted: by so many positions.
        remove_wanted: take it out.
        dragged: it is dragged; the height of the pointer, in its own coordinates.
        dropped: it is let go there.
    """

    accessible_role = QAccessible.Role.Button

    toggled = Signal()
    move_wanted = Signal(int)
    remove_wanted = Signal()
    dragged = Signal(int)
    dropped = Signal(int)

    def __init__(self, path: Path, theme: Theme, *, movable: bool = True) -> None:
        super().__init__()
        self.path = path
        self._theme = theme
        self._movable = movable
        self._number, self._title, self._detail = "", "", ""
        self._mark = False
        self.accessible_open = False
        self._pressed: QPointF | None = None
        self._drags = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_entry(self, number: str, title: str, detail: str, *, mark: bool = False) -> None:
        """Show an entry.

        Args:
            mark: the check has something to say about it.
        """
        self._number, self._title, self._detail, self._mark = number, title, detail, mark
        self.setAccessibleName(" ".join(filter(None, (number, title, detail))))
        self.update()

    @property
    def is_open(self) -> bool:
        """True while the form of its entry is shown."""
        return bool(self.accessible_open)

    def accessible_press(self) -> Callable[[], object]:
        return self.toggled.emit

    def set_open(self, is_open: bool) -> None:
        """Show it as open or as closed."""
        self.accessible_open = is_open
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, _HEIGHT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Alt and an arrow moves, Delete takes out."""
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.toggled.emit()
        elif alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_wanted.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif key == Qt.Key.Key_Delete:
            self.remove_wanted.emit()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(key == Qt.Key.Key_Down)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed, self._drags = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or not self._movable:
            return
        if abs(event.position().y() - self._pressed.y()) > 6:
            self._drags = True
        if self._drags:
            self.dragged.emit(round(event.position().y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        self._pressed = None
        if self._drags:
            self.dropped.emit(round(event.position().y()))
        else:
            self.toggled.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        lit = self.is_open or self.underMouse()
        painter.fillRect(rect, theme.color("accent_tint" if lit else "paper"))
        painter.setPen(theme.color("line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if self._movable:
            self._paint_grip(painter)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setPen(theme.color("soft_text"))
        painter.setFont(type_font(13))
        painter.drawText(QRectF(28, 0, 26, rect.height()), flags, self._number)
        first = _FIRST if self._number else 14
        room = self.width() - first - 44
        strong = self.is_open
        metrics = type_metrics(13, strong=strong)
        title_room = min(room, max(round(room * 0.6), room - text_width(self._detail, 12) - 16))
        title = metrics.elidedText(self._title, Qt.TextElideMode.ElideRight, title_room)
        painter.setPen(theme.color("text"))
        painter.setFont(type_font(13, strong=strong))
        painter.drawText(QRectF(first, 0, title_room, rect.height()), flags, title)
        self._paint_detail(painter, room - text_width(title, 13, strong=strong) - 16)
        self._paint_chevron(painter)
        if self.hasFocus():
            painter.setPen(QPen(theme.color("accent"), 2))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4)
        painter.end()

    def _paint_detail(self, painter: QPainter, room: int) -> None:
        end = self.width() - 40
        if self._mark:
            painter.setBrush(self._theme.color("note_text"))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(QPointF(end - 4, self.height() / 2), 4, 4)
            end, room = end - 16, room - 16
        painter.setPen(self._theme.color("soft_text"))
        painter.setFont(type_font(12))
        text = type_metrics(12).elidedText(self._detail, Qt.TextElideMode.ElideRight, max(0, room))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(QRectF(_FIRST, 0, end - _FIRST, self.height()), flags, text)

    def _paint_grip(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("disabled_text"))
        middle = self.height() / 2
        for x in (12, 17):
            for y in (-5, 0, 5):
                painter.drawEllipse(QPointF(x, middle + y), 1.3, 1.3)

    def _paint_chevron(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.color("soft_text"), 1.6))
        x, y, turn = self.width() - 22, self.height() / 2, -1 if self.is_open else 1
        points = [QPointF(x - 5, y - 2.5 * turn), QPointF(x, y + 2.5 * turn)]
        painter.drawPolyline(QPolygonF([*points, QPointF(x + 5, y - 2.5 * turn)]))
