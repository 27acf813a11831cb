"""Tabs for candidates of which one is read at a time; each says how far it is answered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from labeval.ui.mirroring import MirroredPainter, put
from labeval.ui.theme import LABEL_PX, Theme, Themed
from labeval.ui.widgets.basics.buttons import AnswerButton
from labeval.ui.widgets.basics.lettering import text_width, type_font

GAP = 4
LEAST_HEIGHT = 28
PAD_X = 12
_LEAST_PAD_X = 5
LEAST_NAME = 11
"""Size of a name that would not fit; what is longer still is cut."""


class _Tab(AnswerButton):
    """One candidate's name, with a quiet word on its state."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._state = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_state(self, state: str, spoken: str) -> None:
        self.setAccessibleDescription(spoken)
        if state != self._state:
            self._state = state
            self.update()

    def sizeHint(self) -> QSize:
        px = self._theme.px(LABEL_PX)
        width = text_width(self.text(), px, strong=True) + 2 * PAD_X
        return QSize(width, max(LEAST_HEIGHT, px + 15))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def lettering(self) -> tuple[int, int]:
        """The size of the name, and the room at its sides: both give way before a name is cut."""
        px = self._theme.px(LABEL_PX)
        wide = text_width(self.text(), px, strong=True)
        pad = max(_LEAST_PAD_X, min(PAD_X, (self.width() - wide) // 2))
        while px > LEAST_NAME and text_width(self.text(), px, strong=True) > self.width() - 2 * pad:
            px -= 1
        return px, pad

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, (px, pad) = self._theme, self.lettering()
        painter = MirroredPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        here = self.isChecked()
        fill = "paper" if here else "accent_tint" if self.underMouse() else "ground"
        painter.setPen(QPen(theme.color("accent" if here else "outline"), 2 if here else 1))
        painter.setBrush(theme.color(fill))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        painter.setFont(type_font(px, strong=here))
        painter.setPen(theme.color("text" if here else "soft_text"))
        inner = self.rect().adjusted(pad, 0, -pad, 0)
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setFont(type_font(theme.px(12)))
        painter.setPen(theme.color("soft_text"))
        room = inner.width() - text_width(self.text(), px, strong=True) - 6
        if text_width(self._state, theme.px(12)) <= room:
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(inner, right, self._state)
        painter.end()


class CandidateTabs(Themed, QWidget):
    """One tab a candidate, all of the same width.

    Signals:
        chosen: the number of a candidate, from 0.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tabs: list[_Tab] = []

    def set_names(self, names: Sequence[str], theme: Theme) -> None:
        """Make a tab for each candidate."""
        for old in self._tabs:
            old.hide()
            old.deleteLater()
        self._tabs = [_Tab(name, self) for name in names]
        for n, tab in enumerate(self._tabs):
            tab.set_theme(theme)
            tab.setAccessibleName(names[n])
            tab.clicked.connect(lambda _=False, n=n: self.chosen.emit(n))
            tab.show()

    def set_current(self, candidate: int) -> None:
        """Show whose text is in view."""
        for n, tab in enumerate(self._tabs):
            tab.show_chosen(n == candidate)

    def set_states(self, states: Sequence[str], spoken: Sequence[str] = ()) -> None:
        """A word on each candidate, such as how many of its aspects are rated.

        Args:
            spoken: the same for somebody who listens, where it is drawn in signs.
        """
        for tab, state, words in zip(self._tabs, states, spoken or states, strict=True):
            tab.set_state(state, words)

    def height_needed(self) -> int:
        """The height of a tab."""
        return max((tab.sizeHint().height() for tab in self._tabs), default=0)

    def place(self, x: int, y: int, width: int) -> int:
        """Share ``width`` out; returns the height taken."""
        height = self.height_needed()
        self.setGeometry(x, y, width, height)
        count = max(1, len(self._tabs))
        each = (width - GAP * (count - 1)) // count
        for n, tab in enumerate(self._tabs):
            put(tab, n * (each + GAP), 0, each, height)
        return height
