"""A formatted text to read: whole rows, selectable, never a scroll bar; a longer text in pages."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from labeval.text.formatted import FormattedText
from labeval.ui.accessible import Accessible
from labeval.ui.plain import show_tool_tip
from labeval.ui.theme import LIGHT, Theme, Themed
from labeval.ui.widgets.formatted.rendered import Rendered, rendered
from labeval.ui.widgets.formatted.rows import Page
from labeval.ui.widgets.formatted.structure import Structure, parts_of
from labeval.ui.widgets.marking.surface import PaintedSpan, paint_spans
from labeval.ui.widgets.marking.word_spans import whole_words

WHEEL_STEP = 120


class FormattedView(Accessible, Themed, QWidget):
    """Shows a Markdown text or a conversation as ``TextView`` shows a plain one.

    Signals:
        parts_changed: another part is in view, or there are more or fewer.
        selection_changed: somebody has selected other words.
    """

    parts_changed = Signal()
    selection_changed = Signal()

    def __init__(self, parent: QWidget | None = None, *, left: int = 0) -> None:
        """Make a view that shows nothing yet.

        Args:
            left: pixels that are kept free at the left of the words.
        """
        super().__init__(parent)
        self._theme = LIGHT
        self._left = left
        self._shown = FormattedText("")
        self._px = 0
        self._rendered: Rendered | None = None
        self._pages: Sequence[Page] = ((),)
        self._part = 0
        self._passages: tuple[PaintedSpan, ...] = ()
        self._spans: tuple[PaintedSpan, ...] = ()
        self._anchor = self._head = 0
        self._wheel = 0
        self._structure = Structure(self, self._rectangle)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.IBeamCursor)

    @property
    def text(self) -> str:
        """The text as it was given."""
        return self._shown.text

    @property
    def part(self) -> int:
        """The part in view, from 0."""
        return self._part

    @property
    def parts(self) -> int:
        """Number of parts of the text; 1 if it fits."""
        return len(self._pages)

    @property
    def selected(self) -> tuple[int, int]:
        """The span selected, in code points of the original text; empty if nothing is."""
        start, end = sorted((self._anchor, self._head))
        return start, end

    def set_theme(self, theme: Theme) -> None:
        changed = theme.scaled(1.0) != self._theme.scaled(1.0)
        super().set_theme(theme)
        if changed and self._rendered is not None:
            self.place(self.x(), self.y(), self.width(), self.height(), part=self._part)

    def show_text(self, shown: FormattedText, px: int) -> None:
        """Show a text at ``px``, once it gets a place."""
        if shown != self._shown:
            self._anchor = self._head = 0
            self._passages = self._spans = ()
        if (shown, px) != (self._shown, self._px):
            self._part = 0
        self._shown, self._px = shown, px

    def place(self, x: int, y: int, width: int, height: int, *, part: int = 0) -> None:
        """Take the room given, and show ``part``."""
        self._rendered = rendered(self._shown, self._px, width - self._left, self._theme)
        self._pages = self._rendered.pages(height)
        self.setGeometry(x, y, width, height)
        self.go_to(part)

    def mark(self, passages: Sequence[tuple[int, int]], theme: Theme) -> None:
        """Set passages of the text off, in code points; none are marked after another text."""
        self._passages = tuple(PaintedSpan(start, end) for start, end in passages)
        self.update()

    def go_to(self, part: int) -> None:
        """Show a part; the nearest where there is none of that number."""
        self._part = min(max(part, 0), self.parts - 1)
        self.update()
        self.parts_changed.emit()

    def turn(self, by: int) -> bool:
        """Go ``by`` parts on or back; False where there is no such part."""
        if not 0 <= self._part + by < self.parts:
            return False
        self.go_to(self._part + by)
        return True

    def visible_text(self) -> str:
        """The words of the part in view."""
        return self._rendered.words(self._page) if self._rendered is not None else ""

    def accessible_text(self) -> str:
        return self.visible_text()

    def accessible_parts(self) -> Sequence[QWidget]:
        if self._rendered is None:
            return ()
        shown = (self._rendered, self._part, self.size())
        blocks = self._shown.blocks
        return self._structure.boxes(shown, lambda: parts_of(blocks, *self.in_view()))

    # -- a surface for marking ----------------------------------------------------------------

    @property
    def canvas(self) -> QWidget:
        """The widget that the text is drawn on."""
        return self

    def offset_at(self, point: QPointF) -> int:
        """The position in the original text that is nearest to a point of the canvas."""
        if self._rendered is None:
            return 0
        return self._rendered.offset_at(self._page, point - QPointF(self._left, 0))

    def rects_of(self, start: int, end: int) -> list[QRectF]:
        """Rectangles of what is in view of a span of the original text, from the top."""
        if self._rendered is None:
            return []
        found = self._rendered.rectangles(self._page, start, end)
        return [rect.translated(self._left, 0) for rect in found]

    def in_view(self) -> tuple[int, int]:
        """First and last position of the original text that is in view."""
        return self._rendered.extent(self._page) if self._rendered is not None else (0, 0)

    def target_at(self, point: QPointF) -> str:
        """The address of the link or picture at a point; it is shown, and never opened."""
        if self._rendered is None:
            return ""
        return self._rendered.target_at(self._page, point - QPointF(self._left, 0))

    def show_offset(self, offset: int) -> None:
        """Turn to the part in which a position of the original text is."""
        if self._rendered is not None:
            part = self._rendered.page_of(self._pages, offset)
            if part != self._part:
                self.go_to(part)

    def show_spans(self, spans: Sequence[PaintedSpan], theme: Theme) -> None:
        """Draw these spans from now on; none are drawn after another text."""
        self._spans = tuple(spans)
        self.update()

    # -- events ---------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Show the address of a link or a picture that the pointer rests on."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tool_tip(event.globalPos(), self.target_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._wheel += event.angleDelta().y()
        if abs(self._wheel) >= WHEEL_STEP:
            self.turn(-1 if self._wheel > 0 else 1)
            self._wheel = 0
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        start, end = self.selected
        if event.matches(QKeySequence.StandardKey.Copy) and start < end:
            QGuiApplication.clipboard().setText(self.text[start:end])
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            here = self.offset_at(event.position())
            extends = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._select(self._anchor if extends else here, here)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._select(self._anchor, self.offset_at(event.position()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        here = self.offset_at(event.position())
        start, end = whole_words(self.text, here, here) or (here, here)
        self._select(start, end)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._rendered is None:
            return
        painter = QPainter(self)
        spans = self._painted()

        def paint_marks() -> None:
            painter.translate(-self._left, 0)
            paint_spans(painter, self, spans, self._theme)
            painter.translate(self._left, 0)

        painter.translate(self._left, 0)
        self._rendered.paint(painter, self._theme, self._page, paint_marks)
        painter.end()

    def sizeHint(self) -> QSize:
        return QSize(400, 400)

    # -- inside -----------------------------------------------------------------------------------

    @property
    def _page(self) -> Page:
        return self._pages[self._part]

    def _rectangle(self, start: int, end: int) -> QRect:
        found = QRectF()
        for rect in self.rects_of(start, end):
            found = found.united(rect)
        return found.toAlignedRect()

    def _select(self, anchor: int, head: int) -> None:
        if (anchor, head) != (self._anchor, self._head):
            self._anchor, self._head = anchor, head
            self.selection_changed.emit()
            self.update()

    def _painted(self) -> list[PaintedSpan]:
        start, end = self.selected
        selected = [PaintedSpan(start, end, strong=True)] if start < end else []
        return [*self._passages, *self._spans, *selected]
