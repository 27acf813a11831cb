"""Layout of the moderator's window: mirror and timeline left, one column right."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QStackedWidget, QVBoxLayout, QWidget

from labeval.ui.accessible import TabbedAsRead
from labeval.ui.moderator.cards.progress_card import WhereCard
from labeval.ui.moderator.window.after_column import AfterColumn
from labeval.ui.moderator.window.header_bar import HeaderBar
from labeval.ui.moderator.window.mirror import Mirror
from labeval.ui.moderator.window.session_column import SessionColumn
from labeval.ui.moderator.window.transport import Transport
from labeval.ui.theme import GRID, Theme, Themed, palette_of
from labeval.ui.widgets.bars.keyboard_sign import KeyboardAt, KeyboardFrame
from labeval.ui.widgets.fitting.scrolled import Scrolled
from labeval.ui.widgets.fitting.wrapping import WrappingRow

_WIDE = 1700
_WIDE_SCALE = 1.3
"""Read from two metres where the window is so wide."""
_SHARE = 0.29
"""Of the window's width for the right column."""
_LEAST_RIGHT = 352
"""Its least width, in which its cards are whole."""
_STRIP = 120
"""Least height of the strip with the timeline."""
_EDGES = 26
"""Pixels between and around the parts, in the window's height, without the bar on top."""


class WindowFrame(TabbedAsRead, Themed, QWidget):
    """The parts of the window, at sizes that follow the window's.

    Args:
        theme: its colours.
        actions: whether the session can be acted on.
        transport: moves a replay on; None for a live session.
    """

    stops_at_words = True

    def __init__(self, theme: Theme, *, actions: bool, transport: Transport | None) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        self._given = theme
        self._theme = theme
        self.transport = transport
        self.header = HeaderBar(theme)
        self.mirror = Mirror(theme)
        self.where = WhereCard(theme)
        self.during = SessionColumn(theme, actions=actions)
        self.after = AfterColumn(theme)
        self.right = QStackedWidget()
        self._columns = {part: Scrolled(theme, part) for part in (self.during, self.after)}
        for column in self._columns.values():
            self.right.addWidget(column)
        seen = QWidget()
        left = QVBoxLayout(seen)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(GRID + 4)
        left.addWidget(self.mirror)
        self._strip = WrappingRow(0, grows=True)
        self._strip.addWidget(self.where, 1)
        left.addLayout(self._strip, 1)
        if self.transport is not None:
            left.addWidget(self.transport)
        columns = QHBoxLayout()
        columns.setSpacing(2 * GRID)
        columns.addWidget(Scrolled(theme, seen), 1)
        columns.addWidget(self.right)
        rows = QVBoxLayout(self)
        # A supervisor chooses how large the window is; nothing that comes up changes that.
        rows.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        rows.setContentsMargins(2 * GRID, GRID + 4, 2 * GRID, 2 * GRID)
        rows.setSpacing(GRID + 4)
        rows.addWidget(self.header)
        rows.addLayout(columns, 1)
        self.frame = KeyboardFrame(theme, self)

    @property
    def shown_column(self) -> SessionColumn | AfterColumn:
        """The column on the right that is shown."""
        is_after = self.right.currentWidget() is self._columns[self.after]
        return self.after if is_after else self.during

    def show_column(self, column: SessionColumn | AfterColumn) -> None:
        """Show a column on the right."""
        self.right.setCurrentWidget(self._columns[column])

    def show_keyboard(self, at: KeyboardAt | None) -> None:
        """Show where keys go; None where this window shares the keyboard with nobody."""
        self.header.show_keyboard(at)
        self.frame.fit()
        self.frame.show_frame(at is KeyboardAt.HERE)

    def set_theme(self, theme: Theme) -> None:
        self._given = theme
        self.setPalette(palette_of(theme))
        super().set_theme(theme.scaled(_WIDE_SCALE if self.width() >= _WIDE else 1.0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.frame.fit()
        self.right.setFixedWidth(max(_LEAST_RIGHT, round(self.width() * _SHARE)))
        left = self.width() - self.right.width() - 6 * GRID
        strip = max(self._theme.px(_STRIP), self._strip.minimumHeightForWidth(left))
        most = self.height() - strip - max(60, self.header.heightForWidth(self.width()) + _EDGES)
        self.mirror.setFixedHeight(max(180, min(round(left * 9 / 16), most)))
        if (self.width() >= _WIDE) != (self._theme.text_scale > 1.0):
            self.set_theme(self._given)
