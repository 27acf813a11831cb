"""This participant's moments worth asking about; each opens the page as it was."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from labeval.session.flags.flag import FlagKind
from labeval.session.monitor.moments import InterviewMoment, MomentKind, moments
from labeval.session.monitor.monitor import SessionMonitor
from labeval.session.monitor.notices import Notice
from labeval.ui.language import Retranslating, interface_language
from labeval.ui.moderator.cards.card import Card
from labeval.ui.moderator.parts.labels import clock, duration, notice_title
from labeval.ui.moderator.parts.place_words import method_of
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.buttons import ThemedButton
from labeval.ui.widgets.basics.lettering import line_height, text_width, type_font, wrapped

MOST = 9
_PX = 13
_LEFT, _GAP = 22, 10
"""Pixels before the page, and between it and the reason."""
_CLOSER = 6
"""Pixels by which a reason below is nearer to its page."""


class _Line(ThemedButton):
    """One moment: its digit, page, time, and why."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._parts = ("", "", "")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_theme(theme)

    def show_parts(self, digit: str, where: str, why: str) -> None:
        self._parts = (digit, where, why)
        self.setText(f"{where}: {why}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self._row())

    def heightForWidth(self, width: int) -> int:
        """One row, and rows below it for a reason that has no room in it."""
        below = self._below(width)
        return self._row() + len(below) * line_height(self._theme.px(_PX)) - _CLOSER * bool(below)

    def height_of_two_rows(self) -> int:
        """Height with a reason that takes a row below the page."""
        return self._row() + line_height(self._theme.px(_PX)) - _CLOSER

    def _row(self) -> int:
        return self._theme.px(_PX) + 12

    def _below(self, width: int) -> tuple[str, ...]:
        """The lines of the reason below the first row; none where it has room there."""
        px, (_, where, why) = self._theme.px(_PX), self._parts
        room = width - _LEFT - text_width(where, px, strong=True) - _GAP - 4
        return () if text_width(why, px) <= room else wrapped(why, width - _LEFT - 4, px)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = self._theme, self._theme.px(_PX)
        painter = QPainter(self)
        if self.underMouse() or self.hasFocus():
            painter.fillRect(self.rect(), theme.color("accent_tint"))
        digit, where, why = self._parts
        centre, row = Qt.AlignmentFlag.AlignVCenter, QRect(0, 0, self.width(), self._row())
        painter.setFont(type_font(theme.px(11)))
        painter.setPen(theme.color("soft_text"))
        painter.drawText(row.adjusted(4, 0, 0, 0), centre, digit)
        left = _LEFT
        painter.setFont(type_font(px, strong=True))
        painter.setPen(theme.color("text"))
        painter.drawText(row.adjusted(left, 0, 0, 0), centre, where)
        painter.setFont(type_font(px))
        painter.setPen(theme.color("note_text"))
        below = self._below(self.width())
        if not below:
            start = left + text_width(where, px, strong=True) + _GAP
            painter.drawText(row.adjusted(start, 0, 0, 0), centre, why)
        top, height = row.height() - _CLOSER, line_height(px)
        for n, line in enumerate(below):
            painter.drawText(QRect(left, top + n * height, self.width(), height), centre, line)
        painter.end()


class MomentsCard(Retranslating, Card):
    """A list of at most nine, with a digit each.

    Signals:
        page_chosen: the id of the page.
    """

    page_chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, turns=True)
        self._moments: list[InterviewMoment] = []
        self._room = MOST
        self._lines = [_Line(theme) for _ in range(MOST)]
        self.rows.setSpacing(0)
        for n, line in enumerate(self._lines):
            line.clicked.connect(lambda _=False, n=n: self.choose(n))
            self.rows.addWidget(line)
        self._none = self.label(role="soft_text", wrap=True)
        self.rows.addWidget(self._none)
        self.rows.addStretch(1)
        self.retranslate()

    def show_moments(self, monitor: SessionMonitor) -> None:
        """Find the moments of a session."""
        self._moments = moments(monitor, self._room)
        names = {m.id: m.name for m in monitor.content.study.moderation.markers}
        language = interface_language()
        for n, line in enumerate(self._lines):
            line.setVisible(n < len(self._moments))
            if n < len(self._moments):
                moment = self._moments[n]
                called = [names[m].in_language(language) for m in moment.marked if m in names]
                where = [
                    self.tr("Page {number}").format(number=moment.number),
                    method_of(monitor, monitor.marks.by_page[moment.page].page),
                    clock(moment.at_ms),
                ]
                words = " · ".join(filter(None, where))
                line.show_parts(str(n + 1), words, self._why(moment, called))
        self._none.setVisible(not self._moments)

    def set_room(self, lines: int) -> None:
        """Show so many at most, from 1 to ``MOST``."""
        self._room = lines

    def lines_in(self, height: int) -> int:
        """Number of lines, each with a row for its reason, that have room in the card's height."""
        around = self.layout()
        if around is None:
            return MOST
        margins = around.contentsMargins()
        width = self.width() - margins.left() - margins.right()
        edges = margins.top() + margins.bottom() + around.spacing()
        left = height - edges - self.head.minimumHeightForWidth(width)
        return max(0, left) // self._lines[0].height_of_two_rows()

    def choose(self, n: int) -> None:
        """Open the page of a moment."""
        if n < len(self._moments):
            self.page_chosen.emit(self._moments[n].page)

    def retranslate(self) -> None:
        self.heading.set_text(self.tr("Worth asking about"))
        self.right.set_text(self.tr("Ctrl + digit"))
        self._none.set_text(self.tr("Nothing stands out."))

    def _why(self, moment: InterviewMoment, markers: list[str]) -> str:
        parts = list(markers)
        if MomentKind.QUESTION in moment.kinds:
            parts.append(self.tr("Had a question"))
        if MomentKind.NOTE in moment.kinds:
            parts.append(self.tr("Your note"))
        parts += [_flag_title(flag) for flag in dict.fromkeys(moment.flags)]
        if MomentKind.CHANGED in moment.kinds:
            parts.append(self.tr("%n answer(s) changed", "", moment.changed))
        if MomentKind.LONGEST in moment.kinds:
            parts.append(
                self.tr("{time}, among the longest").format(time=duration(moment.spent_ms))
            )
        return " · ".join(parts)


def _flag_title(kind: FlagKind) -> str:
    return notice_title(Notice(key="", kind=kind, at_ms=0, evidence=""))
