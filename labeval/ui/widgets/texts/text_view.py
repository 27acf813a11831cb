"""Text to read: whole lines, selectable, never a scroll bar; a longer text is shown in parts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from labeval.ui.accessible import Accessible
from labeval.ui.theme import LIGHT, Theme, Themed
from labeval.ui.utf16 import Units
from labeval.ui.widgets.basics.lettering import (
    Letters,
    blank_height,
    closest_height,
    letters,
    line_count,
    line_height,
    lines_of_blank,
    type_font,
    wrapping,
)
from labeval.ui.widgets.marking.surface import PaintedSpan, line_rects, paint_spans


class TextView(Accessible, Themed, QTextEdit):
    """A read-only text without frame or ground of its own.

    A text that is longer than its room is cut into parts of whole lines; ``turn`` goes to the
    next part or back. Keys are left to the page, except copying a selection.
    """

    parts_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._px = 0
        self._indent = 0
        self._face: Letters | None = None
        self._part = 0
        self._close = False
        self._parts = 1
        self._step = 0
        self._role = "text"
        self._marked: tuple[tuple[tuple[int, int], ...], Theme] | None = None
        self._units = Units("")
        self._spans: tuple[PaintedSpan, ...] = ()
        self._span_theme: Theme = LIGHT
        self.setReadOnly(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        # A hidden text is laid out when it is shown, and only then can its part be reached.
        self.verticalScrollBar().rangeChanged.connect(lambda: self._on_scrolled(-1))
        document = self.document()
        document.setUndoRedoEnabled(False)
        document.setDocumentMargin(0)
        document.setDefaultTextOption(wrapping())

    @property
    def text(self) -> str:
        """The text as it was given."""
        return self._text

    @property
    def part(self) -> int:
        """The part in view, from 0."""
        return self._part

    @property
    def parts(self) -> int:
        """Number of parts of the text; 1 if it fits."""
        return self._parts

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, theme.color(self._role))
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.Highlight, theme.color("accent"))
        palette.setColor(QPalette.ColorRole.HighlightedText, theme.color("on_accent"))
        self.setPalette(palette)

    def show_text(self, text: str, px: int, *, first_indent: int = 0) -> None:
        """Show ``text`` at ``px``; its first line leaves ``first_indent`` free for a label."""
        face = letters()
        if (text, px, first_indent, face) == (self._text, self._px, self._indent, self._face):
            return
        self.document().clear()  # before another font, in which the old text would be laid out
        if (px, face) != (self._px, self._face):
            self.document().setDefaultFont(type_font(px))
        if text != self._text:
            self._spans = ()
            self._units = Units(text)
        self._text, self._px, self._indent, self._face = text, px, first_indent, face
        block = QTextBlockFormat()
        fixed = QTextBlockFormat.LineHeightTypes.FixedHeight.value
        block.setLineHeight(line_height(px), fixed)
        cursor = QTextCursor(self.document())
        block.setTextIndent(first_indent)
        cursor.setBlockFormat(block)
        block.setTextIndent(0)
        blank = QTextBlockFormat()
        blank.setLineHeight(lines_of_blank() * line_height(px), fixed)
        for n, paragraph in enumerate(text.split("\n")):
            if n:
                cursor.insertBlock(block if paragraph else blank)
            cursor.insertText(paragraph)
        self._part = 0
        self._close = False
        self.mark((), LIGHT)

    def place(self, x: int, y: int, width: int, height: int, *, part: int = 0) -> None:
        """Take the room given, as far as whole lines fill it, and show ``part``.

        A text that would be cut, and is whole with lower blank lines, is shown with these.
        """
        line = line_height(self._px)
        lines = line_count(self._text, width, self._px, first_indent=self._indent)
        room = max(1, height // line)
        closest = closest_height(self._text, width, self._px, first_indent=self._indent)
        close = room < lines and closest <= height
        self._set_close(close)
        self._parts = 1 if close else -(-lines // room)
        self._step = room * line
        self.setGeometry(x, y, width, closest if close else min(room, lines) * line)
        if self._parts > 1:
            # The document's size is worked out late; the scroll range has to know it now.
            QTextDocument.size(self.document())
        self.go_to(part)

    def accessible_text(self) -> str:
        start, end = self.in_view() if self._parts > 1 else (0, len(self._text))
        return self._text[start:end].strip()

    def mark(self, passages: Sequence[tuple[int, int]], theme: Theme) -> None:
        """Set passages of the text off, in code points; none are marked after another text."""
        wanted = (tuple(passages), theme)
        if wanted == self._marked or not (passages or self._marked):
            return
        self._marked = wanted if passages else None
        form = QTextCharFormat()
        form.setBackground(theme.color("accent_tint"))
        form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        form.setUnderlineColor(theme.color("accent"))
        marks, units = [], self._units
        for start, end in passages:
            mark = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document())
            cursor.setPosition(units.units(start))
            cursor.setPosition(units.units(end), QTextCursor.MoveMode.KeepAnchor)
            mark.cursor, mark.format = cursor, form
            marks.append(mark)
        self.setExtraSelections(marks)

    def go_to(self, part: int) -> None:
        """Show a part; the nearest where there is none of that number."""
        self._part = min(max(part, 0), self._parts - 1)
        self.verticalScrollBar().setValue(self._part * self._step)
        self.parts_changed.emit()

    def turn(self, by: int) -> bool:
        """Go ``by`` parts on or back; False where there is no such part."""
        if not 0 <= self._part + by < self._parts:
            return False
        self.go_to(self._part + by)
        return True

    # -- a surface for marking ----------------------------------------------------------------

    @property
    def canvas(self) -> QWidget:
        """The widget that the text is drawn on."""
        return self.viewport()

    def offset_at(self, point: QPointF) -> int:
        """The position between two characters that is nearest to a point of the canvas."""
        return self._units.offset(self.cursorForPosition(point.toPoint()).position())

    def rects_of(self, start: int, end: int) -> list[QRectF]:
        """Rectangles of what is in view of a span, on the canvas; one a line, from the top."""
        first, last = self._units.units(start), self._units.units(end)
        scrolled = self.verticalScrollBar().value()
        room = QRectF(0, 0, self.viewport().width(), self.viewport().height())
        found: list[QRectF] = []
        block = self.document().findBlock(first)
        while block.isValid() and block.position() < last:
            layout, at = block.layout(), block.position()
            origin = layout.position() - QPointF(0, scrolled)
            for n in range(layout.lineCount()):
                line = layout.lineAt(n)
                if 0 <= origin.y() + line.y() < room.height():
                    rects = line_rects(line, first - at, last - at)
                    found += [rect.translated(origin) for rect in rects]
            block = block.next()
        return found

    def in_view(self) -> tuple[int, int]:
        """First and last position of what is in view."""
        bottom = QPointF(self.viewport().width(), self.viewport().height() - 1)
        return (self.offset_at(QPointF(0, 1)), self.offset_at(bottom))

    def show_offset(self, offset: int) -> None:
        """Turn to the part in which a position is, if it is not in view."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(self._units.units(offset))
        if self._parts > 1:
            top = self.cursorRect(cursor).center().y() + self.verticalScrollBar().value()
            part = int(top // self._step)
            if part != self._part:
                self.go_to(part)

    def show_spans(self, spans: Sequence[PaintedSpan], theme: Theme) -> None:
        """Draw these spans from now on; none are drawn after another text."""
        if (tuple(spans), theme) != (self._spans, self._span_theme):
            self._spans, self._span_theme = tuple(spans), theme
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._spans:
            painter = QPainter(self.viewport())
            paint_spans(painter, self, self._spans, self._span_theme)
            painter.end()
        super().paintEvent(event)

    # -- events -------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._parts > 1 and event.angleDelta().y():
            self.turn(-1 if event.angleDelta().y() > 0 else 1)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            event.ignore()

    def _set_close(self, close: bool) -> None:
        """Lower the blank lines between paragraphs, or give them a whole line's height."""
        if close == self._close:
            return
        self._close = close
        form = QTextBlockFormat()
        height = blank_height(self._px) if close else lines_of_blank() * line_height(self._px)
        form.setLineHeight(height, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        block = self.document().begin()
        while block.isValid():
            if block.length() == 1:
                QTextCursor(block).mergeBlockFormat(form)
            block = block.next()

    def _on_scrolled(self, value: int) -> None:
        """Selecting with the pointer scrolls too: go back to the part's own place."""
        wanted = min(self._part * self._step, self.verticalScrollBar().maximum())
        if value != wanted:
            self.verticalScrollBar().setValue(wanted)
