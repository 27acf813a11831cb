"""Below a text that is edited: its words, the way back, and the answer that it needs no edit."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.language import Retranslating
from labeval.ui.mirroring import MirroredPainter, put
from labeval.ui.theme import LABEL_PX, LIGHT, Theme, Themed
from labeval.ui.widgets.basics.buttons import ActionButton, OptionButton
from labeval.ui.widgets.basics.lettering import line_height, text_width, type_font, type_metrics

GAP = 10
JOIN = " · "


@dataclass(frozen=True, slots=True)
class Edited:
    """State of an edited text."""

    words: int = 0
    least: int = 1
    most: int | None = None
    is_as_at_first: bool = True
    is_good: bool = False
    """True if the answer is that it needs no edit."""
    takes_answers: bool = True


class RewriteBar(Retranslating, Themed, QWidget):
    """One line whose parts stay in their places.

    Signals:
        restored: the first text is wanted back.
        good: the answer is that the text needs no edit.
    """

    restored = Signal()
    good = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._edited = Edited()
        self._may_be_good = True
        self._room = 0
        self.restore = ActionButton("", self)
        self.restore.setObjectName("answers")
        self.as_it_is = OptionButton("", self)
        self.as_it_is.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.restore.clicked.connect(lambda: self.restored.emit())
        self.as_it_is.clicked.connect(lambda: self.good.emit())
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._place()

    def offer_as_it_is(self, offered: bool) -> None:
        """Offer the answer that a text needs no edit, or not."""
        self._may_be_good = offered
        self.as_it_is.setVisible(offered)
        self._place()

    def show_edited(self, edited: Edited) -> None:
        """Show the state of the text."""
        self._edited = edited
        self.restore.setEnabled(edited.takes_answers and not edited.is_as_at_first)
        self.as_it_is.setEnabled(edited.takes_answers and edited.is_as_at_first)
        self.as_it_is.show_chosen(edited.is_good)
        self._say()

    def height_needed(self) -> int:
        """Height in logical pixels."""
        return max(self.restore.sizeHint().height(), self.as_it_is.sizeHint().height())

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self.restore.setText(self.tr("First text again"))
        self.as_it_is.setText(self.tr("Good as it is"))
        self._place()
        self._say()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = MirroredPainter(self)
        px, outside = self._theme.px(LABEL_PX), self._is_outside()
        painter.setFont(type_font(px, strong=outside))
        painter.setPen(self._theme.color("note_text" if outside else "soft_text"))
        room = self._room
        parts = self._parts()
        while len(parts) > 1 and text_width(JOIN.join(parts), px, strong=outside) > room:
            parts.pop()
        metrics = type_metrics(px, strong=outside)
        shown = metrics.elidedText(JOIN.join(parts), Qt.TextElideMode.ElideRight, room)
        height = line_height(px)
        where = QRect(0, (self.height() - height) // 2, room + 2, height)
        painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.end()

    # -- inside -------------------------------------------------------------------------------

    def _say(self) -> None:
        self.setAccessibleName(JOIN.join(self._parts()))
        self.update()

    def _is_outside(self) -> bool:
        e = self._edited
        too_many = e.most is not None and e.words > e.most
        return not e.is_as_at_first and (e.words < e.least or too_many)

    def _parts(self) -> list[str]:
        """Parts of the line, the last ones left out where there is no room."""
        e = self._edited
        words = self.tr("%n word(s)", "", e.words)
        if e.most is not None:
            aim = self.tr("{least} to {most} required").format(least=e.least, most=e.most)
        elif e.least > 1:
            aim = self.tr("at least {least} required").format(least=e.least)
        else:
            aim = ""
        state = self.tr("not edited") if e.is_as_at_first else self.tr("edited")
        return [part for part in (words, aim, state) if part]

    def _place(self) -> None:
        right = self.width()
        for button in (self.as_it_is, self.restore):
            if button is self.as_it_is and not self._may_be_good:
                continue
            size = button.sizeHint()
            right -= size.width()
            put(button, right, (self.height() - size.height()) // 2, size.width(), size.height())
            right -= GAP
        self._room = right
        self.update()
