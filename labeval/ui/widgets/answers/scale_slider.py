"""A continuous scale that has no value until it is touched."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QWidget

from labeval.ui.mirroring import MirroredPainter, is_mirrored
from labeval.ui.theme import DENSE_HEIGHT, LABEL_PX, LIGHT, Themed
from labeval.ui.widgets.basics.lettering import text_width, type_font

HANDLE = 8
"""Radius of the handle in logical pixels."""
USUAL, LEAST = 340, 160
"""Width in logical pixels where there is room, and at least."""


class ScaleSlider(Themed, QAbstractSlider):
    """A track; the handle appears with the first touch. Only ``show_answer`` changes what it
    shows: the pointer's handle is hollow, and a value that an assistive technology sets is asked
    for like one that was clicked.

    Without an answer its value for assistive technology is one below the scale, so that every
    value of the scale can be set.

    Signals:
        chosen: a value was asked for.
        focused: it has the keyboard.
    """

    chosen = Signal(int)
    focused = Signal()

    def __init__(self, low: int, high: int, step: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._low, self._high, self._step = low, high, step
        self._answer: int | None = None
        self._proposed: int | None = None
        self._name = ""
        self.setRange(low - 1, high)
        self.setValue(low - 1)
        self.setSingleStep(step)
        self.valueChanged.connect(self._on_value_changed)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setMouseTracking(True)

    @property
    def answer(self) -> int | None:
        """The answer shown; None until there is one."""
        return self._answer

    def set_name(self, name: str) -> None:
        """Name what is answered for assistive technology, with a note while there is no answer."""
        self._name = name
        self._say()

    def show_answer(self, answer: int | None) -> None:
        """Show an answer, or none."""
        self._proposed = None
        if answer != self._answer:
            self._answer = answer
            none = self._low - 1
            if answer is None:
                self.setMinimum(none)
                self.setValue(none)
            else:
                self.setValue(answer)
                self.setMinimum(self._low)
            self.update()
            self._say()

    def nudge(self, steps: int) -> None:
        """Ask for the value ``steps`` further; from the middle where there is none yet."""
        if self._answer is None:
            self._ask(self._nearest((self._low + self._high) / 2))
        else:
            self._ask(self._nearest(self._answer + steps * self._step))

    def ask_share(self, share: float) -> None:
        """Ask for the value at ``share`` (0 to 1) of the scale."""
        self._ask(self._nearest(self._low + share * (self._high - self._low)))

    def spot_of(self, value: int) -> QPoint:
        """Position of the pointer for a value, in the slider's own pixels."""
        x = round(self.drawn_x(value))
        return QPoint(self.width() - x if is_mirrored(self) else x, self.height() // 2)

    def drawn_x(self, value: int) -> float:
        """The place of a value on the track, counted from the side that lines begin at."""
        left, right, _ = self._track()
        return left + (right - left) * (value - self._low) / (self._high - self._low)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(USUAL), max(DENSE_HEIGHT, self._theme.px(LABEL_PX) + 13))

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST, self.sizeHint().height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # turning a wheel is no answer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Home:
            self.ask_share(0)
        elif event.key() == Qt.Key.Key_End:
            self.ask_share(1)
        elif event.key() == Qt.Key.Key_Space and self._answer is None:
            self.nudge(0)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._propose(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._propose(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._propose(event)
        if self._proposed is not None and event.button() == Qt.MouseButton.LeftButton:
            self._ask(self._proposed)

    def leaveEvent(self, event: object) -> None:
        self._proposed = None
        super().leaveEvent(event)  # type: ignore[arg-type]

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = MirroredPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, right, y = self._track()
        painter.setPen(QPen(theme.color("soft_text" if self.isEnabled() else "line"), 1.5))
        painter.drawLine(QPointF(left, y), QPointF(right, y))
        for x in (left, right):
            painter.drawLine(QPointF(x, y - 5), QPointF(x, y + 5))
        if self._answer is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent"))
            painter.drawEllipse(QPointF(self.drawn_x(self._answer), y), HANDLE, HANDLE)
            painter.setPen(theme.color("text"))
            painter.setFont(type_font(theme.px(LABEL_PX), strong=True))
            number = QRectF(right + HANDLE, 0, self._number_width(), self.height())
            painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self._answer))
        if self._proposed is not None and self._proposed != self._answer:
            painter.setPen(QPen(theme.color("accent"), 2))
            painter.setBrush(theme.color("paper"))
            painter.drawEllipse(QPointF(self.drawn_x(self._proposed), y), HANDLE - 1, HANDLE - 1)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("accent"), 2))
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(ring, self.height() / 2 - 1, self.height() / 2 - 1)
        painter.end()

    # -- inside -----------------------------------------------------------------------------

    def _number_width(self) -> int:
        px = self._theme.px(LABEL_PX)
        widest = max((str(self._low), str(self._high)), key=len)
        return text_width(widest, px, strong=True) + 8

    def _track(self) -> tuple[float, float, float]:
        edge = HANDLE + 6
        right = self.width() - edge - self._number_width()
        return edge, right, self.height() / 2

    def _nearest(self, value: float) -> int:
        steps = round((value - self._low) / self._step)
        most = (self._high - self._low) // self._step
        return self._low + self._step * min(max(steps, 0), most)

    def _propose(self, event: QMouseEvent) -> None:
        if not self.isEnabled():
            return
        left, right, _ = self._track()
        x = event.position().x()
        x = self.width() - x if is_mirrored(self) else x
        share = (x - left) / max(1.0, right - left)
        self._proposed = self._nearest(self._low + share * (self._high - self._low))
        self.update()

    def _on_value_changed(self, value: int) -> None:
        """Show the answer again where somebody else set a value, and ask for that value."""
        shown = self._low - 1 if self._answer is None else self._answer
        if value != shown:
            self.setValue(shown)
            if value >= self._low:
                self._ask(self._nearest(value))

    def _say(self) -> None:
        open_yet = self.tr("{criterion}: no answer yet").format(criterion=self._name)
        self.setAccessibleName(open_yet if self._answer is None else self._name)

    def _ask(self, value: int) -> None:
        if self.isEnabled() and value != self._answer:
            self.chosen.emit(value)
