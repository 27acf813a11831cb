"""The sheet on which one page of a long formatted text is read, as ``PagedView`` is for a plain
one.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from labeval.text.formatted import FormattedText
from labeval.ui.widgets.formatted.view import FormattedView
from labeval.ui.widgets.marking.surface import PaintedSpan
from labeval.ui.widgets.texts.document_view import FOCUS_LEFT, paint_focus, take_document_key


class FormattedPages(FormattedView):
    """Shows one page of a text; a :class:`~.document_view.DocumentView`."""

    page_changed = Signal()
    copied = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, left=FOCUS_LEFT)
        self._hits: tuple[PaintedSpan, ...] = ()
        self._is_placing = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def page(self) -> int:
        return self.part

    @property
    def pages(self) -> int:
        return self.parts

    @property
    def position(self) -> int:
        return self.in_view()[0]

    @property
    def selected_text(self) -> str:
        start, end = self.selected
        return self.text[start:end]

    def show_document(self, shown: FormattedText, px: int, *, position: int = 0) -> None:
        if shown != self._shown:
            self._hits = ()
        self._is_placing = True  # nobody has turned
        self.show_text(shown, px)
        self.place(self.x(), self.y(), self.width(), self.height())
        self.show_offset(position)
        self._is_placing = False

    def set_hits(self, hits: Sequence[tuple[int, int]], current: int) -> None:
        self._hits = tuple(
            PaintedSpan(start, end, tone="accent" if n == current else "note_text", strong=True)
            for n, (start, end) in enumerate(hits)
        )
        self.update()

    def go_to(self, part: int) -> None:
        before = self.page
        super().go_to(part)
        if self.page != before and not self._is_placing:
            self.page_changed.emit()

    # -- events -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        take_document_key(self, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            paint_focus(painter, self.height(), self._theme)
            painter.end()

    # -- inside -------------------------------------------------------------------------------

    def _painted(self) -> list[PaintedSpan]:
        start, end = self.in_view()
        hits = [hit for hit in self._hits if hit.start < end and hit.end > start]
        return [*hits, *super()._painted()]
