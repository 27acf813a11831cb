"""The live picture of the participant's screen, sharp at any size."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.session.state.session_view import SessionView
from labeval.ui.chosen_theme import system_theme
from labeval.ui.moderator.window.stage import USUAL_SIZE, Stage
from labeval.ui.theme import CORNER, Theme, Themed
from labeval.ui.widgets.basics.lettering import type_font


class Mirror(Themed, QWidget):
    """Paints a :class:`Stage`, scaled to the room there is.

    Signals:
        painted: the newest view is on screen.
    """

    painted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._stage: Stage | None = None
        self._empty = ("", "")
        self._picture: QPixmap | None = None
        self._fresh = False
        self._edge = ""
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self._redraw)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(320, 180)

    @property
    def stage(self) -> Stage | None:
        """The participant's screen; None while there is none to show."""
        return self._stage

    def set_edge(self, role: str) -> None:
        """Draw the frame in this role's colour; empty for a hairline."""
        if role != self._edge:
            self._edge = role
            self.update()

    def show_view(self, view: SessionView, criterion: str = "", field: str = "") -> None:
        """Show where a session stands."""
        if self._stage is None:
            # Colours of this window may be chosen; those of the participant's are the desktop's.
            self._stage = Stage(system_theme(), self)
            self._stage.drawn_anew.connect(self._redraw)
        arrived = self._stage.show_view(view, criterion, field)
        self.setAccessibleName(self.tr("What the participant sees"))
        self._redraw()
        if arrived:
            self._again.start(0)

    def show_nothing(self, heading: str, explanation: str) -> None:
        """Say why there is no screen to show."""
        self._empty = (heading, explanation)
        self.setAccessibleName(f"{heading} {explanation}")
        if self._stage is not None:
            self._stage.deleteLater()
            self._stage = None
        self._picture = None
        self.update()

    def sizeHint(self) -> QSize:
        return USUAL_SIZE

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._stage is None:
            self._paint_empty(painter)
        else:
            if self._picture is None:
                self._picture = self._drawn(self._stage)
            frame = self._frame()
            within = QPainterPath()
            within.addRoundedRect(frame, CORNER, CORNER)
            painter.setClipPath(within)
            painter.drawPixmap(frame.topLeft(), self._picture)
            painter.setClipping(False)
            width = 3 if self._edge else 1
            painter.setPen(QPen(self._theme.color(self._edge or "line"), width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inset = width / 2
            painter.drawRoundedRect(frame.adjusted(inset, inset, -inset, -inset), CORNER, CORNER)
        painter.end()
        if self._fresh:
            self._fresh = False
            self.painted.emit()

    def _redraw(self) -> None:
        self._picture, self._fresh = None, True
        self.update()

    def _scale(self) -> float:
        size = self._stage.size() if self._stage is not None else USUAL_SIZE
        return min(self.width() / size.width(), self.height() / size.height())

    def _frame(self) -> QRectF:
        """Rectangle of the picture: as large as it can be, in the middle."""
        size = self._stage.size() if self._stage is not None else USUAL_SIZE
        width, height = size.width() * self._scale(), size.height() * self._scale()
        left, top = (self.width() - width) / 2, (self.height() - height) / 2
        return QRectF(round(left), round(top), int(width), int(height))

    def _drawn(self, stage: Stage) -> QPixmap:
        """The screen as vectors at the scale it is shown at, so that letters stay sharp."""
        frame, ratio = self._frame(), self.devicePixelRatioF()
        picture = QPixmap((frame.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(stage.palette().window().color())
        painter = QPainter(picture)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        painter.scale(self._scale(), self._scale())
        with stage.as_shown():
            stage.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        painter.end()
        return picture

    def _paint_empty(self, painter: QPainter) -> None:
        theme, frame = self._theme, self._frame()
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("paper"))
        painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
        heading, explanation = self._empty
        middle = frame.adjusted(40, 0, -40, 0)
        painter.setPen(theme.color("text"))
        painter.setFont(type_font(theme.px(20), strong=True))
        above = middle.adjusted(0, 0, 0, -middle.height() / 2 - 4)
        painter.drawText(
            above, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, heading
        )
        painter.setPen(theme.color("soft_text"))
        painter.setFont(type_font(theme.px(14)))
        below = middle.adjusted(0, middle.height() / 2 + 8, 0, 0)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(below, int(flags) | int(Qt.TextFlag.TextWordWrap), explanation)
