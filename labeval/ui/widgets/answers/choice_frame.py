"""A text among several, with the two buttons that make it the best or the worst of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from labeval.text.formatted import FormattedText
from labeval.ui.accessible import Accessible
from labeval.ui.mirroring import MirroredPainter, put
from labeval.ui.theme import LABEL_PX
from labeval.ui.widgets.basics.buttons import OptionButton
from labeval.ui.widgets.basics.lettering import line_height, text_width, type_font
from labeval.ui.widgets.texts.reading_frame import PAD_X, PAD_Y, ReadingFrame

EDGES = ("accent", "bad")
BETWEEN = 8
FOOT_GAP = 4
NUMBER_WIDTH = 24
"""Room for the frame's number next to buttons in a row."""
SIDE_STEP = 16
SIDE_WIDTH = 92
"""Wider buttons take more of the text's width than a row of their own takes of its height."""


class ChoiceFrame(Accessible, ReadingFrame):
    """The buttons are in a column at the right, in a row below narrow columns, or in a row
    at the right where there is too little height for a column.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._below = self._in_line = False
        self.least_height = 0
        """Height in which the buttons are whole on the side that was chosen for them."""
        self.buttons = tuple(OptionButton(parent=self, role=role) for role in EDGES)
        self.buttons[0].setObjectName("answers")

    def set_choices(self, number: int, best: str, worst: str) -> None:
        """The frame's number, which is its key, and the words on its buttons."""
        self._number = number
        for button, words in zip(self.buttons, (best, worst), strict=True):
            button.setText(words)

    def set_chosen(self, chosen: Sequence[bool]) -> None:
        """Show the text as the best, as the worst, or as neither."""
        for button, is_chosen in zip(self.buttons, chosen, strict=True):
            button.show_chosen(is_chosen)
        self.set_edge(next((e for e, c in zip(EDGES, chosen, strict=True) if c), ""))

    def choose_side(self, columns: int, height: int) -> None:
        """Keep room for the buttons: at the right, or below where ``columns`` make it dear.

        Args:
            height: of a row, if all are equally high.
        """
        long_words = self._button_width() > SIDE_WIDTH
        below = self._below = columns > 2 or (columns == 2 and long_words)
        self._in_line = not below and height < self._column_height() + 2 * PAD_Y
        side = self._button_width() + BETWEEN
        side = 2 * side + NUMBER_WIDTH if self._in_line else side
        # In steps, so that a text is not broken into lines anew for every size of the buttons.
        self.set_side(0 if below else -(-side // SIDE_STEP) * SIDE_STEP)
        button = self.buttons[0].sizeHint().height()
        self.set_foot(button + FOOT_GAP if below else 0)
        room = button + FOOT_GAP if below else button if self._in_line else self._column_height()
        self.least_height = room + 2 * PAD_Y

    def height_for(self, text: str | FormattedText, width: int, px: int) -> int:
        """As for any frame, and never less than the buttons need."""
        least = 0 if self._below else self.least_height
        return max(least, super().height_for(text, width, px))

    def place_buttons(self) -> None:
        """Put the buttons where the frame's size has their place."""
        width, height = self._button_width(), self.buttons[0].sizeHint().height()
        if self.buttons_in_a_row:
            y = self.height() - PAD_Y - height if self._below else PAD_Y
            x = self._row_left()
            for button in self.buttons:
                put(button, x, y, width, height)
                x += width + BETWEEN
            return
        # At the top, next to the text's first lines: there the eye is when it has read enough.
        y = PAD_Y + self._number_height()
        for button in self.buttons:
            put(button, self.width() - PAD_X - width, y, width, height)
            y += height + BETWEEN - 2

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = MirroredPainter(self) if self.isRightToLeft() else QPainter(self)
        painter.setPen(self._theme.color("soft_text"))
        painter.setFont(type_font(self._theme.px(LABEL_PX), strong=True))
        button = self.buttons[0].geometry()
        if self.buttons_in_a_row:
            left = PAD_X if self._below else self._row_left() - NUMBER_WIDTH
            where = QRect(left, button.y(), 40, button.height())
            painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, str(self._number))
        else:
            width = self._button_width()
            x = self.width() - PAD_X - width
            where = QRect(x, PAD_Y - 2, width, self._number_height())
            painter.drawText(where, Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.end()

    @property
    def buttons_in_a_row(self) -> bool:
        """True if the buttons are next to each other."""
        return self._below or self._in_line

    def _row_left(self) -> int:
        """Left of the buttons in a row, before they are mirrored."""
        return self.width() - PAD_X - 2 * self._button_width() - BETWEEN

    def _button_width(self) -> int:
        px = self._theme.px(LABEL_PX)
        words = max(text_width(b.text(), px, strong=True) for b in self.buttons)
        return max(58, words + 20)

    def _number_height(self) -> int:
        return line_height(self._theme.px(LABEL_PX))

    def _column_height(self) -> int:
        return self._number_height() + 2 * self.buttons[0].sizeHint().height() + BETWEEN - 2
