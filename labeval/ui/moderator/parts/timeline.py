"""The whole session at a glance: one mark per page, as high as it took long, and what happened."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.session.monitor.monitor import SessionMonitor
from labeval.session.monitor.page_marks import PageMark
from labeval.ui.accessible import Accessible
from labeval.ui.language import interface_language
from labeval.ui.moderator.parts.labels import duration
from labeval.ui.plain import show_tool_tip
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.basics.buttons import mixed
from labeval.ui.widgets.basics.lettering import text_width, type_font

_LANE = 15
_ABOVE = 9
"""Room for the flag above the highest bar."""
_LEAST = 3.0
"""Height of a page to come."""
_SLOW = 2.0
"""So many times the median is coloured as slow."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One page as it is drawn."""

    page: str
    number: int
    ms: int
    slow: bool
    flagged: bool
    training: bool
    below: tuple[str, ...]
    """Signs under the bar: ``marker``, ``note``, ``question``, ``comment``, ``lookup``."""
    label: str
    """Name of its first marker."""


class Timeline(Accessible, Themed, QWidget):
    """Shows the marks of a session's pages; a click asks for one, and so do the window's arrows.

    Signals:
        page_chosen: the id of a page that was shown.
    """

    page_chosen = Signal(str)

    accessible_role = QAccessible.Role.Grouping

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._bars: list[Bar] = []
        self._here = ""
        self._chosen = ""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_marks(self, monitor: SessionMonitor, now_ms: int, chosen: str) -> None:
        """Show the pages of a session.

        Args:
            chosen: the page that is looked at as it was; empty for the live one.
        """
        page = monitor.state.page
        here = page.id if page is not None and monitor.state.ended is None else ""
        bars = self._made(monitor, now_ms)
        if (bars, here, chosen) != (self._bars, self._here, self._chosen):
            self._bars, self._here, self._chosen = bars, here, chosen
            shown = sum(bar.ms > 0 for bar in bars)
            name = self.tr("Timeline: {shown} of {count} pages")
            self.setAccessibleName(name.format(shown=shown, count=len(bars)))
            self.setAccessibleDescription(
                self.tr("← and → look at pages as they were, Esc at what is on screen now.")
            )
            self.update()

    def shown_pages(self) -> list[str]:
        """The pages that can be looked at, in order."""
        return [bar.page for bar in self._bars if bar.ms > 0 or bar.page == self._here]

    def sizeHint(self) -> QSize:
        return QSize(600, 60 + round(_LANE * self._theme.text_scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 44)

    # -- events -----------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        bar = self._bar_at(event.position().x())
        if bar is not None and (bar.ms > 0 or bar.page == self._here):
            self.page_chosen.emit(bar.page)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            bar = self._bar_at(event.pos().x())
            if bar is not None:
                text = self.tr("Page {number}").format(number=bar.number)
                if bar.ms:
                    text += f" · {duration(bar.ms)}"
                show_tool_tip(event.globalPos(), text, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        most = max((bar.ms for bar in self._bars), default=0)
        lane = round(_LANE * self._theme.text_scale)
        room = self.height() - lane - 6 - _ABOVE
        free_from = 0.0
        for n, bar in enumerate(self._bars):
            rect = self._rect(n)
            height = _LEAST + (room - _LEAST) * (bar.ms / most if most else 0)
            box = QRectF(rect.x(), _ABOVE + room - height + 3, rect.width(), height)
            self._paint_bar(painter, bar, box)
            top = _ABOVE + room + 6.0
            free_from = self._paint_signs(painter, bar, rect, top, lane, free_from)
        if self.hasFocus():
            painter.setPen(QPen(self._theme.color("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 3, 3)
        painter.end()

    # -- inside -----------------------------------------------------------------------------

    def _made(self, monitor: SessionMonitor, now_ms: int) -> list[Bar]:
        log, names = monitor.log, monitor.content.study.moderation.markers
        language = interface_language()
        called = {marker.id: marker.name.in_language(language) for marker in names}
        marked: dict[str, str] = {}
        for marker in log.markers.values():
            marked.setdefault(marker.page, called.get(marker.marker, marker.marker))
        noted = {note.page for note in log.notes.values() if note.text.strip()}
        asked = {question.page for question in log.questions.values()}
        return [
            self._bar(mark, monitor, now_ms, marked, noted, asked)
            for mark in monitor.marks.expected
        ]

    def _bar(
        self,
        mark: PageMark,
        monitor: SessionMonitor,
        now_ms: int,
        marked: dict[str, str],
        noted: set[str],
        asked: set[str],
    ) -> Bar:
        page = mark.page
        ms = monitor.times.visible_ms(page.id, now_ms) if mark.shown else 0
        median = monitor.own_median(page.block)
        slow = page.training is None and median is not None and ms > _SLOW * median
        signs = {
            "question": page.id in asked,
            "marker": page.id in marked,
            "note": page.id in noted,
            "comment": mark.commented,
            "lookup": mark.lookups > 1,
        }
        return Bar(
            page=page.id,
            number=mark.number,
            ms=ms // 1000 * 1000 + (ms > 0),
            slow=slow,
            flagged=bool(mark.flags),
            training=page.training is not None,
            below=tuple(sign for sign, there in signs.items() if there),
            label=marked.get(page.id, ""),
        )

    def _rect(self, n: int) -> QRectF:
        each = self.width() / max(1, len(self._bars))
        gap = min(4.0, each * 0.2)
        return QRectF(n * each, 0, max(1.0, min(each - gap, 64.0)), self.height())

    def _bar_at(self, x: float) -> Bar | None:
        if not self._bars:
            return None
        n = int(x / (self.width() / len(self._bars)))
        return self._bars[n] if 0 <= n < len(self._bars) else None

    def _paint_bar(self, painter: QPainter, bar: Bar, box: QRectF) -> None:
        theme = self._theme
        if bar.page == self._here:
            colour = theme.color("accent")
        elif not bar.ms:
            colour = theme.color("line")
        elif bar.slow or bar.flagged:
            colour = mixed(theme.paper, theme.note_text, 0.85 if bar.slow else 0.55)
        else:
            colour = mixed(theme.paper, theme.accent, 0.2 if bar.training else 0.38)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(box, 2, 2)
        if bar.page == self._chosen:
            painter.setPen(QPen(theme.color("text"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 3, 3)
        if bar.flagged and box.width() >= 4:
            self._paint_sign(painter, "flag", QPointF(box.center().x(), max(5.0, box.top() - 6)))

    def _paint_signs(
        self, painter: QPainter, bar: Bar, rect: QRectF, top: float, lane: int, free_from: float
    ) -> float:
        """Signs under a bar, and its marker's name where there is room; returns where it ends."""
        x = max(rect.x() + 5, free_from)
        y = top + lane / 2 - 1
        for sign in bar.below[: max(1, int(rect.width() // 9))]:
            self._paint_sign(painter, sign, QPointF(x, y))
            x += 11
        if not bar.below:
            return free_from
        px = self._theme.px(11)
        if bar.label and x + text_width(bar.label, px) < self.width():
            painter.setFont(type_font(px))
            painter.setPen(self._theme.color("note_text"))
            painter.drawText(QPointF(x - 2, y + px * 0.36), bar.label)
            x += text_width(bar.label, px) + 6
        return x

    def _paint_sign(self, painter: QPainter, sign: str, at: QPointF) -> None:
        theme = self._theme
        painter.setPen(Qt.PenStyle.NoPen)
        x, y = at.x(), at.y()
        if sign == "marker":
            painter.setBrush(theme.color("note_text"))
            points = [(x, y - 4.5), (x + 4.5, y), (x, y + 4.5), (x - 4.5, y)]
            painter.drawPolygon(QPolygonF([QPointF(*p) for p in points]))
        elif sign == "flag":
            painter.setBrush(theme.color("note_text"))
            points = [(x - 4, y + 3), (x + 4, y + 3), (x, y - 4)]
            painter.drawPolygon(QPolygonF([QPointF(*p) for p in points]))
        elif sign == "note":
            painter.setBrush(theme.color("text"))
            painter.drawRect(QRectF(x - 4, y - 3, 8, 2))
            painter.drawRect(QRectF(x - 4, y + 1, 5, 2))
        elif sign == "question":
            painter.setFont(type_font(theme.px(12), strong=True))
            painter.setPen(theme.color("bad"))
            painter.drawText(QPointF(x - 3, y + 4.5), "?")
        elif sign == "comment":
            painter.setBrush(theme.color("accent"))
            painter.drawEllipse(at, 3.2, 3.2)
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("note_text"), 1.5))
            painter.drawEllipse(at, 3.2, 3.2)
