"""Several documents to choose from: number, title and snippet, in pages of whole rows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from labeval.ui.mirroring import MirroredPainter
from labeval.ui.theme import CORNER, LABEL_PX, LIGHT, Themed
from labeval.ui.widgets.basics.lettering import (
    line_height,
    text_width,
    type_font,
    type_metrics,
    wrapped,
)
from labeval.ui.widgets.texts.documents import Document

PAD = 6
PAD_Y = 4
NUMBER = 26
MOST_SNIPPET = 2
"""Lines of a snippet where all rows have room for them."""
WHEEL_STEP = 120


class DocumentList(Themed, QWidget):
    """One row per document, one of them current.

    Signals:
        opened: a document was chosen, by its place from 0.
        page_changed: other rows are in view now.
    """

    opened = Signal(int)
    page_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._documents: Sequence[Document] = ()
        self._hits: Sequence[int] = ()
        self._searching = False
        self._row = 0
        self._wheel = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_documents(self, documents: Sequence[Document], row: int) -> None:
        """Show these, the row ``row`` current."""
        self._documents = documents
        self._hits = ()
        self.make_current(row)

    def set_hits(self, counts: Sequence[int], *, searching: bool) -> None:
        """Number of hits in each document."""
        self._hits, self._searching = counts, searching
        self.update()

    @property
    def row(self) -> int:
        """The current row, from 0."""
        return self._row

    @property
    def pages(self) -> int:
        """Number of pages of rows."""
        return max(1, -(-len(self._documents) // self._rows()))

    @property
    def page(self) -> int:
        """The page of rows in view: the one with the current row."""
        return self._row // self._rows()

    def make_current(self, row: int) -> None:
        """Go to a row; the nearest where there is none of that number."""
        self._row = min(max(row, 0), max(0, len(self._documents) - 1))
        if self._documents:
            title = self._documents[self._row].title
            self.setAccessibleDescription(f"{self._row + 1} / {len(self._documents)}: {title}")
        self.update()
        self.page_changed.emit()

    def go_to(self, page: int) -> None:
        """Show a page of rows, its first row current."""
        if 0 <= page < self.pages:
            self.make_current(page * self._rows())

    # -- events -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        pages = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: len(self._documents) - 1}
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit(self._row)
        elif key in steps:
            self.make_current(self._row + steps[Qt.Key(key)])
        elif key in pages:
            self.go_to(self.page + pages[Qt.Key(key)])
        elif key in ends:
            self.make_current(ends[Qt.Key(key)])
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = self.page * self._rows() + int(event.position().y()) // self._row_height()
        if event.button() == Qt.MouseButton.LeftButton and row < len(self._documents):
            self.make_current(row)
            self.opened.emit(row)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._wheel += event.angleDelta().y()
        if abs(self._wheel) >= WHEEL_STEP:
            self.go_to(self.page + (-1 if self._wheel > 0 else 1))
            self._wheel = 0
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.page_changed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = MirroredPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height, first = self._row_height(), self.page * self._rows()
        for n in range(first, min(first + self._rows(), len(self._documents))):
            self._paint_row(painter, n, QRect(0, (n - first) * height, self.width(), height))
        painter.end()

    # -- inside -------------------------------------------------------------------------------

    def _snippet_lines(self) -> int:
        """Lines of a snippet with which all rows share one page; one where they are on several.

        None where even a single row has no room for one: half a line cannot be read.
        """
        for lines in range(MOST_SNIPPET, 1, -1):
            if self._height_with(lines) * len(self._documents) <= self.height():
                return lines
        return 1 if self._height_with(1) <= self.height() else 0

    def least_height(self) -> int:
        """Height of one row without its snippet."""
        return self._height_with(0)

    def _height_with(self, lines: int) -> int:
        px = self._theme.px(LABEL_PX)
        return 2 * PAD_Y + line_height(px) * (1 + lines)

    def _row_height(self) -> int:
        return self._height_with(self._snippet_lines())

    def _rows(self) -> int:
        return max(1, self.height() // self._row_height())

    def _paint_row(self, painter: QPainter, n: int, where: QRect) -> None:
        theme, px = self._theme, self._theme.px(LABEL_PX)
        line = line_height(px)
        if n == self._row:
            painter.setPen(QPen(theme.color("accent"), 2) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent_tint"))
            painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), CORNER - 2, CORNER - 2)
        document = self._documents[n]
        centre = Qt.AlignmentFlag.AlignVCenter
        top, left = where.y() + PAD_Y, where.x() + PAD + NUMBER
        count = str(self._hits[n]) if self._searching and self._hits[n] else ""
        aside = text_width(count, px, strong=True) + 2 * PAD if count else 0
        width = where.right() - PAD - left
        painter.setFont(type_font(px, strong=True))
        painter.setPen(theme.color("soft_text"))
        painter.drawText(QRect(where.x() + PAD, top, NUMBER, line), centre, str(n + 1))
        painter.setPen(theme.color("note_text"))
        painter.drawText(QRect(left, top, width, line), centre | Qt.AlignmentFlag.AlignRight, count)
        painter.setPen(theme.color("text"))
        elide = Qt.TextElideMode.ElideRight
        title = type_metrics(px, strong=True).elidedText(document.title, elide, width - aside)
        painter.drawText(QRect(left, top, width - aside, line), centre, title)
        painter.setFont(type_font(px))
        painter.setPen(theme.color("soft_text"))
        for below, words in enumerate(self._snippet(document, width, px), start=1):
            painter.drawText(QRect(left, top + below * line, width + 4, line), centre, words)

    def _snippet(self, document: Document, width: int, px: int) -> list[str]:
        """The snippet's lines, the last one cut where there are more."""
        room = self._snippet_lines()
        lines = list(wrapped(document.snippet.replace("\n", " "), width, px)) if room else []
        if len(lines) > room:
            rest = " ".join(lines[room - 1 :])
            cut = type_metrics(px).elidedText(rest, Qt.TextElideMode.ElideRight, width)
            lines = [*lines[: room - 1], cut]
        return lines
