"""The right column when the session has ended: interview, moments worth asking about, closing."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from labeval.session.monitor.monitor import SessionMonitor
from labeval.ui.moderator.cards.closing_card import ClosingCard
from labeval.ui.moderator.cards.interview_card import InterviewCard
from labeval.ui.moderator.cards.moments_card import MOST, MomentsCard
from labeval.ui.moderator.parts.typing_box import TypingBox
from labeval.ui.theme import GRID, Theme, Themed

_LOW = 800
"""A column lower than this has no room for everything."""
_FEW = 4
_FOCUS = Qt.FocusReason.ShortcutFocusReason


class AfterColumn(Themed, QWidget):
    """Holds the cards, and does what their keys ask for.

    Signals:
        left: the keyboard is not wanted in a field any more.
    """

    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.interview = InterviewCard(theme)
        self.moments = MomentsCard(theme)
        self.closing = ClosingCard(theme)
        self.interview.left.connect(self.left)
        self.closing.left.connect(self.left)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID + 4)
        column.addWidget(self.interview, 1)
        column.addWidget(self.moments)
        column.addWidget(self.closing)

    def show_session(self, monitor: SessionMonitor) -> None:
        """Show the interview and the closing of a session."""
        low = self.height() < _LOW
        self.closing.box.set_lines(1 if low else 2)
        self.interview.show_interview(monitor)
        self.closing.show_summary(monitor)
        self.moments.set_room(_FEW if low else self._room_of_moments())
        self.moments.show_moments(monitor)

    def _room_of_moments(self) -> int:
        """Lines that the questions of the interview leave."""
        others = self.interview.whole_height() + self.closing.sizeHint().height()
        left = self.height() - others - 2 * (GRID + 4)
        return min(MOST, max(_FEW, self.moments.lines_in(left)))

    # -- keys -------------------------------------------------------------------------------

    def move(self, by: int, /) -> None:  # type: ignore[override]
        """Go to another question."""
        self.interview.move(by)

    def tick(self) -> None:
        """Tick the current question."""
        self.interview.tick()

    def resting_field(self) -> TypingBox:
        """The widget with the keyboard while nothing else is asked for."""
        return self.interview.resting_field() or self.closing.box

    def keep_typed(self) -> None:
        """Record the texts in the fields."""
        self.interview.keep_typed()
        self.closing.box.keep_typed()

    def add(self) -> None:
        """Go to the field for an own question."""
        self.interview.own.setFocus(_FOCUS)

    def reopen(self) -> None:
        """Ask for the early end to be taken back."""
        self.closing.reopen_requested.emit()

    def remark(self) -> None:
        """Go to the remarks."""
        self.closing.box.setFocus(_FOCUS)

    def open_moment(self, n: int) -> None:
        """Open the page of a moment."""
        self.moments.choose(n)
