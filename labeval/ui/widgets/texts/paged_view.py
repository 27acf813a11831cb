"""The sheet on which one page of a long text is read: selectable, with hits marked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTextCharFormat,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from labeval.text.formatted import FormattedText
from labeval.ui.accessible import Accessible
from labeval.ui.theme import LIGHT, Theme, Themed
from labeval.ui.widgets.marking.surface import PaintedSpan, paint_spans
from labeval.ui.widgets.texts.document_view import FOCUS_LEFT, paint_focus, take_document_key
from labeval.ui.widgets.texts.paged_text import LaidOut, TextMark, laid_out

WHEEL_STEP = 120


class PagedView(Accessible, Themed, QWidget):
    """Shows one page of a plain text; a :class:`~.document_view.DocumentView`."""

    page_changed = Signal()
    copied = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._layout: LaidOut | None = None
        self._pages: list[int] = [0]
        self._page = 0
        self._room = 1
        self._hits: list[tuple[int, int]] = []
        self._hit = -1
        self._anchor = self._head = 0
        self._wheel = 0
        self._spans: tuple[PaintedSpan, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.IBeamCursor)

    @property
    def page(self) -> int:
        return self._page

    @property
    def pages(self) -> int:
        return len(self._pages)

    @property
    def position(self) -> int:
        if self._layout is None:
            return 0
        return self._layout.point_of(self._layout.start_of(self._pages[self._page]))

    @property
    def selected_text(self) -> str:
        if self._layout is None:
            return ""
        return self._layout.slice(*sorted((self._anchor, self._head)))

    def visible_text(self) -> str:
        """The text of the page in view."""
        if self._layout is None:
            return ""
        return self._layout.slice(*self._extent()).strip()

    def accessible_text(self) -> str:
        return self.visible_text()

    def show_document(self, shown: FormattedText, px: int, *, position: int = 0) -> None:
        self.show_text(shown.text, px, position=position)

    def show_text(self, text: str, px: int, *, position: int = 0) -> None:
        """Show a text as :meth:`show_document` does."""
        layout = laid_out(text, px, self.width() - FOCUS_LEFT)
        if self._layout is None or self._layout.text != text:
            self._anchor = self._head = 0
            self._hits, self._hit = [], -1
            self._spans = ()
        self._layout = layout
        self._room = max(1, self.height() // layout.line)
        self._pages = layout.pages(self._room)
        self._page = self._page_of(position)
        self._announce()

    def set_hits(self, hits: Sequence[tuple[int, int]], current: int) -> None:
        layout = self._layout
        assert layout is not None
        self._hits = [(layout.units_of(start), layout.units_of(end)) for start, end in hits]
        self._hit = current
        self.update()

    def go_to(self, page: int) -> None:
        page = min(max(page, 0), self.pages - 1)
        if page != self._page:
            self._page = page
            self._announce()
            self.page_changed.emit()

    # -- a surface for marking ----------------------------------------------------------------

    @property
    def text(self) -> str:
        """The text as it was given; empty before any."""
        return self._layout.text if self._layout is not None else ""

    @property
    def canvas(self) -> QWidget:
        """The widget that the text is drawn on."""
        return self

    def offset_at(self, point: QPointF) -> int:
        """The position between two characters that is nearest to a point of the canvas."""
        assert self._layout is not None
        return self._layout.point_of(self._position_at(point))

    def rects_of(self, start: int, end: int) -> list[QRectF]:
        """Rectangles of what is in view of a span, on the canvas; one a line, from the top."""
        if self._layout is None:
            return []
        units = self._layout.units_of(start), self._layout.units_of(end)
        first, last = self._pages[self._page], self._end_line()
        found = self._layout.rects_between(*units, first=first, last=last)
        return [rect.translated(FOCUS_LEFT, 0) for rect in found]

    def in_view(self) -> tuple[int, int]:
        """First and last position of what is in view."""
        if self._layout is None:
            return (0, 0)
        start, end = self._extent()
        return (self._layout.point_of(start), min(self._layout.point_of(end), len(self.text)))

    def show_offset(self, offset: int) -> None:
        """Turn to the page in which a position is, if it is not in view."""
        self.go_to(self._page_of(offset))

    def turn(self, by: int) -> bool:
        """Go ``by`` pages on or back; False where there is no such page."""
        if not 0 <= self._page + by < self.pages:
            return False
        self.go_to(self._page + by)
        return True

    def show_spans(self, spans: Sequence[PaintedSpan], theme: Theme) -> None:
        """Draw these spans from now on; none are drawn after another text."""
        self._spans = tuple(spans)
        self.update()

    # -- events -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        take_document_key(self, event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._wheel += event.angleDelta().y()
        if abs(self._wheel) >= WHEEL_STEP:
            self.go_to(self._page + (-1 if self._wheel > 0 else 1))
            self._wheel = 0
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._layout is not None:
            self._head = self._position_at(event.position())
            if not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self._anchor = self._head
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and self._layout is not None:
            self._head = self._position_at(event.position())
            self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._layout is not None:
            self._anchor, self._head = self._layout.word_at(self._position_at(event.position()))
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._layout is None:
            return
        painter = QPainter(self)
        if self.hasFocus():
            paint_focus(painter, self.height(), self._theme)
        paint_spans(painter, self, self._spans, self._theme)
        painter.translate(FOCUS_LEFT, 0)
        first = self._pages[self._page]
        lines = self._end_line() - first
        self._layout.paint(painter, self._theme, first=first, lines=lines, marks=self._marks())
        painter.end()

    def sizeHint(self) -> QSize:
        return QSize(400, 400)

    # -- inside -------------------------------------------------------------------------------

    def _extent(self) -> tuple[int, int]:
        """Start and end of the page in view, in UTF-16 units."""
        assert self._layout is not None
        last = self._end_line()
        end = self._layout.start_of(last) if last < self._layout.lines else self._layout.end
        return (self._layout.start_of(self._pages[self._page]), end)

    def _end_line(self) -> int:
        assert self._layout is not None
        following = self._pages[self._page + 1 :]
        end = following[0] if following else self._layout.lines
        return min(end, self._pages[self._page] + self._room)

    def _page_of(self, position: int) -> int:
        assert self._layout is not None
        line = self._layout.line_of(self._layout.units_of(position))
        return max(n for n, first in enumerate(self._pages) if first <= line)

    def _position_at(self, where: QPointF) -> int:
        assert self._layout is not None
        first = self._pages[self._page]
        line = first + int(where.y() // self._layout.line)
        line = min(max(line, first), self._end_line() - 1)
        return self._layout.position_at(line, where.x() - FOCUS_LEFT)

    def _marks(self) -> list[TextMark]:
        found, here = self._form("note", "text", "note_text"), self._form("accent", "on_accent")
        top, bottom = self._extent()
        marks = [
            TextMark(start, end, here if n == self._hit else found)
            for n, (start, end) in enumerate(self._hits)
            if start < bottom and end > top
        ]
        start, end = sorted((self._anchor, self._head))
        if start < end:
            marks.append(TextMark(start, end, self._form("accent", "on_accent")))
        return marks

    def _form(self, ground: str, colour: str, line: str = "") -> QTextCharFormat:
        form = QTextCharFormat()
        form.setBackground(self._theme.color(ground))
        form.setForeground(self._theme.color(colour))
        if line:
            form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
            form.setUnderlineColor(self._theme.color(line))
        return form

    def _announce(self) -> None:
        self.update()
