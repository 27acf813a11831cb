"""Two arrows around "page n of m"."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.language import Retranslating
from labeval.ui.mirroring import put
from labeval.ui.theme import LIGHT, Themed
from labeval.ui.widgets.basics.chevron import Chevron, chevron_side
from labeval.ui.widgets.basics.lettering import text_width, type_font

WORDS_PX = 12


class PageTurner(Retranslating, Themed, QWidget):
    """Shown only where there is more than one page; at least 24 px high.

    Signals:
        turned: by -1 or 1.
    """

    turned = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._page, self._pages = 0, 1
        self._is_short = False
        self._back, self._on = Chevron(-1, self), Chevron(1, self)
        self._back.clicked.connect(lambda: self.turned.emit(-1))
        self._on.clicked.connect(lambda: self.turned.emit(1))
        self.retranslate()
        self.set_page(0, 1)

    def set_page(self, page: int, pages: int) -> None:
        """Show that ``page``, from 0, of ``pages`` is in view."""
        self._page, self._pages = page, pages
        self.setVisible(pages > 1)
        self._back.setEnabled(page > 0)
        self._on.setEnabled(page < pages - 1)
        self.update()

    def set_short(self, short: bool) -> None:
        """Say as little as can be, where there is no room for more."""
        self._is_short = short
        self.update()

    def words(self) -> str:
        """The words in full."""
        return self._words()

    def sizeHint(self) -> QSize:
        words = text_width(self._seen_words(), self._theme.px(WORDS_PX))
        side = chevron_side(self._theme)
        return QSize(words + 2 * side + 8, side)

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self._back.setAccessibleName(self.tr("Earlier part of the text"))
        self._on.setAccessibleName(self.tr("Later part of the text"))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = chevron_side(self._theme)
        y = (self.height() - side) // 2
        put(self._back, 0, y, side, side)
        put(self._on, self.width() - side, y, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self._theme.color("soft_text"))
        painter.setFont(type_font(self._theme.px(WORDS_PX)))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._seen_words())
        painter.end()

    def following(self) -> str:
        """The words for the page that follows; empty on the last."""
        if self._page + 1 >= self._pages:
            return ""
        words = self.tr("page {page} of {pages}")
        return words.format(page=self._page + 2, pages=self._pages)

    def _seen_words(self) -> str:
        return f"{self._page + 1}/{self._pages}" if self._is_short else self._words()

    def _words(self) -> str:
        return self.tr("page {page} of {pages}").format(page=self._page + 1, pages=self._pages)
