"""Card of the last events, newest first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Container

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.session.events.actions import ACTION_ID
from labeval.session.monitor.changes import SessionChange
from labeval.session.monitor.monitor import SessionMonitor
from labeval.ui.accessible import Accessible, announce_here
from labeval.ui.moderator.cards.card import Card
from labeval.ui.moderator.parts.change_labels import change_words
from labeval.ui.moderator.parts.labels import clock
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.plain import show_tool_tip
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.basics.lettering import text_width, type_font, type_metrics

_PX = 13
_CLOSER = 8
"""Pixels by which the second row of a line is nearer to the first."""
_MOST = 12
_REMEMBERED = 80

Line = tuple[str, str, str]
"""Time, what, and what about it."""


class _Lines(Accessible, Themed, QWidget):
    """Draws as many lines as have room."""

    accessible_role = QAccessible.Role.StaticText
    is_read_aloud = True

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._lines: list[Line] = []
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def show_lines(self, lines: list[Line]) -> None:
        if lines != self._lines:
            self._lines = lines
            self.setAccessibleName("\n".join(" ".join(line) for line in lines))
            self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self._row())

    def sizeHint(self) -> QSize:
        return QSize(300, 6 * self._row())

    def _row(self) -> int:
        return self._theme.px(_PX) + 12

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = event.pos().y()
            under = [
                " ".join(line) for top, height, line in self.places() if 0 <= at - top < height
            ]
            show_tool_tip(event.globalPos(), "".join(under), self)
            return True
        return super().event(event)

    def places(self) -> list[tuple[int, int, Line]]:
        """Top and height of each line that has room; what does not fit in one row has two.

        The newest is always there: where two rows have no room, what is too long for one is cut.
        """
        found: list[tuple[int, int, Line]] = []
        y, row = 0, self._row()
        for line in self._lines:
            height = row if not line[2] or self._fits(line) else 2 * row - _CLOSER
            if y + height > self.height():
                if found:
                    break
                height = row
            found.append((y, height, line))
            y += height
        return found

    def _columns(self) -> tuple[int, int]:
        """The left edges of what happened, and of what about it."""
        px = self._theme.px(_PX)
        left = text_width("0:00:00", px) + 12
        named = max(
            (text_width(what, px, strong=True) for _, what, about in self._lines if about),
            default=0,
        )
        return left, left + min(named + 14, round((self.width() - left) * 0.62))

    def _fits(self, line: Line) -> bool:
        """True if a line of both is whole in one row."""
        (_, what, about), (left, middle), px = line, self._columns(), self._theme.px(_PX)
        is_named = text_width(what, px, strong=True) <= middle - left - 8
        return is_named and text_width(about, px) <= self.width() - middle

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px, row = self._theme, self._theme.px(_PX), self._row()
        painter = QPainter(self)
        left, middle = self._columns()
        elide, centre = Qt.TextElideMode.ElideRight, Qt.AlignmentFlag.AlignVCenter
        for y, height, (time, what, about) in self.places():
            if y:
                painter.setPen(theme.color("line"))
                painter.drawLine(0, y, self.width(), y)
            painter.setFont(type_font(px))
            painter.setPen(theme.color("soft_text"))
            painter.drawText(QRect(0, y, left, row), centre, time)
            is_low = height > row
            end = middle if about and not is_low else self.width()
            painter.setFont(type_font(px, strong=True))
            painter.setPen(theme.color("text"))
            words = type_metrics(px, strong=True).elidedText(what, elide, end - left - 8)
            painter.drawText(QRect(left, y, end - left, row), centre, words)
            painter.setFont(type_font(px))
            start, top = (left, y + row - _CLOSER) if is_low else (middle, y)
            words = type_metrics(px).elidedText(about, elide, self.width() - start)
            painter.drawText(QRect(start, top, self.width() - start, row), centre, words)
        painter.end()


class JustNowCard(Card):
    """The strip of last changes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._lines = _Lines(theme)
        self._texts: OrderedDict[int, tuple[str, str]] = OrderedDict()
        self._newest: int | None = None
        """Number of the newest event in the lines; None where there are none."""
        self.rows.addWidget(self._lines, 1)
        self._retranslate()

    def show_changes(
        self, monitor: SessionMonitor, page: RatingPage | None, reported: Container[str] = ()
    ) -> None:
        """Show the newest changes.

        Args:
            page: the mirror's, which names its own values.
            reported: ids of actions whose outcome is announced where they are offered.
        """
        newest = list(monitor.changes.newest)[: -_MOST - 1 : -1]
        lines = []
        for change in newest:
            what, about = self._words(change, monitor, page)
            lines.append((clock(change.event.at_ms), what, about))
        self._lines.show_lines(lines)
        self._announce(newest, reported)

    def show_nothing(self) -> None:
        """There is no session."""
        self._texts.clear()
        self._newest = None
        self._lines.show_lines([])

    def _announce(self, newest: list[SessionChange], reported: Container[str]) -> None:
        """Announce what is new to a moderator who has the keyboard."""
        known, self._newest = self._newest, newest[0].event.seq if newest else None
        if known is None:
            return
        fresh = [
            event.seq
            for event in (change.event for change in reversed(newest))
            if event.seq > known and (event.data or {}).get(ACTION_ID) not in reported
        ]
        announce_here(self._lines, ". ".join(" ".join(self._texts[n]).strip() for n in fresh))

    @property
    def lines(self) -> list[Line]:
        """The lines on screen, newest first."""
        return list(self._lines._lines)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._texts.clear()
            self._retranslate()
        super().changeEvent(event)

    def _words(
        self, change: SessionChange, monitor: SessionMonitor, page: RatingPage | None
    ) -> tuple[str, str]:
        """The words are found while the page is on screen, and kept when it has gone."""
        seq = change.event.seq
        if seq not in self._texts:
            self._texts[seq] = change_words(change, monitor, page)
            if len(self._texts) > _REMEMBERED:
                self._texts.popitem(last=False)
        return self._texts[seq]

    def _retranslate(self) -> None:
        self.heading.set_text(self.tr("Just now"))
