"""The sheet on which one page of a long formatted text is read, as ``PagedView`` is for a plain
one.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from labeval.text.formatted import FormattedText
from labeval.ui.widgets.formatted.view import FormattedView
from labeval.ui.widgets.marking.surface import PaintedSpan
from labeval.ui.widgets.texts.paged_view import FOCUS_LEFT


class FormattedPages(FormattedView):
    """Shows one page of a text. Keys that are not its own are left to the page around it.

    Signals:
        page_changed: somebody has turned to another page.
        copied: with the text that is on the clipboard now.
    """

    page_changed = Signal()
    copied = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, left=FOCUS_LEFT)
        self._hits: tuple[PaintedSpan, ...] = ()
        self._is_placing = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def page(self) -> int:
        """The page in view, from 0."""
        return self.part

    @property
    def pages(self) -> int:
        """Number of pages of the text in the room given."""
        return self.parts

    @property
    def position(self) -> int:
        """Code-point offset of the first character in view."""
        return self.in_view()[0]

    def show_document(self, shown: FormattedText, px: int, *, position: int = 0) -> None:
        """Show the page of a text on which the code point ``position`` stands, at ``px``."""
        if shown != self._shown:
            self._hits = ()
        self._is_placing = True  # nobody has turned
        self.show_text(shown, px)
        self.place(self.x(), self.y(), self.width(), self.height())
        self.show_offset(position)
        self._is_placing = False

    def set_hits(self, hits: Sequence[tuple[int, int]], current: int) -> None:
        """Mark hits, in code points, the ``current`` one more strongly; -1 for none."""
        self._hits = tuple(
            PaintedSpan(start, end, tone="accent" if n == current else "note_text", strong=True)
            for n, (start, end) in enumerate(hits)
        )
        self.update()

    def show_position(self, position: int) -> None:
        """Turn to the page of a code point."""
        self.show_offset(position)

    def go_to(self, part: int) -> None:
        before = self.page
        super().go_to(part)
        if self.page != before and not self._is_placing:
            self.page_changed.emit()

    # -- events -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pages = {
            Qt.Key.Key_PageDown: self.page + 1,
            Qt.Key.Key_PageUp: self.page - 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self.pages - 1,
        }
        wanted = pages.get(Qt.Key(event.key()))
        if event.matches(QKeySequence.StandardKey.Copy):
            super().keyPressEvent(event)
            start, end = self.selected
            if start < end:
                self.copied.emit(self.text[start:end])
        elif wanted is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.go_to(wanted)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(self._theme.color("accent"), 2))
            painter.drawLine(1, 2, 1, self.height() - 2)
            painter.end()

    # -- inside -------------------------------------------------------------------------------

    def _painted(self) -> list[PaintedSpan]:
        start, end = self.in_view()
        hits = [hit for hit in self._hits if hit.start < end and hit.end > start]
        return [*hits, *super()._painted()]
