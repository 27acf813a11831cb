"""The mouse in the view: selecting, clicking segments, pulling their ends, dragging away."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from labeval.ui.coding.text.caret import Place
from labeval.ui.coding.text.caret_view import CaretView
from labeval.ui.coding.text.margin_painter import Margin, lane_numbers

_GRIP, _GRIP_OUTSIDE = 6, 2
"""Distances from a handle at which a press takes it, in pixels: within its segment, and outside of
it, where the words of the next sentence begin."""
_SCROLL_MS = 40


class Pointer:
    """The state of the mouse in a view."""

    def __init__(self, view: CaretView) -> None:
        self._view = view
        self._pressed: QPoint | None = None
        self._pulled: tuple[str, bool] | None = None
        """Segment and whether its start is pulled."""
        self._pull_to: Place | None = None
        self._inside = False
        """The press was inside of what is selected, which may be dragged away."""
        self._last_double: QPoint | None = None
        self._scrolling = QTimer(view)
        self._scrolling.setInterval(_SCROLL_MS)
        self._scrolling.timeout.connect(self._on_scroll)
        self._at = QPoint()

    @property
    def pulls(self) -> bool:
        """True while the end of a segment is dragged."""
        return self._pulled is not None

    def press(self, event: QMouseEvent) -> None:
        """Begin to select, or to drag the end of a segment."""
        view, point = self._view, event.position().toPoint()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._pressed, self._at = point, point
        self._pulled = self._handle_at(point)
        if self._pulled is not None:
            return
        named = self._coding_in_margin(point)
        if named:
            view.click_segment(named, view.sheet.heights.row_at(point.y() + view.scrolled()))
            self._pressed = None
            return
        if self._third_click(point):
            view.select_passage()
            self._pressed = None
            return
        place = view.place_at(point)
        if place is None:
            return
        self._inside = self._is_selected(place)
        if not self._inside:
            extend = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            view.move_caret(place, extend=extend, see=False)

    def move(self, event: QMouseEvent) -> None:
        """Select on, pull an end, or drag the selection away."""
        view, point = self._view, event.position().toPoint()
        self._at = point
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            self._show_cursor(point)
            return
        far = (point - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if self._pulled is not None:
            self._pull(point)
        elif self._inside:
            if far:
                self._pressed = None
                view.selection_dragged.emit()
        elif far or view.selection is not None:
            self._select_to(point)
            outside = not view.viewport().rect().contains(point)
            self._scrolling.start() if outside else self._scrolling.stop()

    def release(self, event: QMouseEvent) -> None:
        """Let go. Words are selected as wholes, and letters while Alt is held."""
        view, point = self._view, event.position().toPoint()
        self._scrolling.stop()
        pressed, self._pressed = self._pressed, None
        if self._pulled is not None:
            self._let_go_of_end()
            return
        if pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if self._inside and (place := view.place_at(point)) is not None:
            view.move_caret(place)
        self._inside = False
        if view.selection is not None:
            if not event.modifiers() & Qt.KeyboardModifier.AltModifier:
                view.take_whole_words()
            view.selection_finished.emit()
            return
        if (at := view.caret) is not None:
            view.word_clicked.emit(at.passage, at.offset)

    def double_click(self, event: QMouseEvent) -> None:
        """Select a word."""
        view, point = self._view, event.position().toPoint()
        place = view.place_at(point)
        if place is None or self._coding_in_margin(point):
            return
        self._last_double = point
        start, end = view.sheet.layout(place[0]).word_around(place[1])
        passage = view.sheet.passages[place[0]].id
        view.select(view.sheet.anchor((place[0], start)), view.sheet.anchor((place[0], end)))
        view.word_double_clicked.emit(passage, place[1])

    # -- inside -------------------------------------------------------------------------------

    def _third_click(self, point: QPoint) -> bool:
        double, self._last_double = self._last_double, None
        near = double is not None and (point - double).manhattanLength() < 5
        return near and self._view.selection is not None

    def _is_selected(self, place: Place) -> bool:
        part = self._view.selected_in(place[0])
        return part is not None and part[0] < place[1] < part[1]

    def _select_to(self, point: QPoint) -> None:
        place = self._view.place_at(point)
        if place is not None:
            self._view.move_caret(place, extend=True, see=False)

    def _on_scroll(self) -> None:
        """Scroll on while the mouse is held above or below the text."""
        view = self._view
        above, below = self._at.y(), self._at.y() - view.viewport().height()
        step = above if above < 0 else max(0, below)
        bar = view.verticalScrollBar()
        bar.setValue(bar.value() + step // 2)
        self._select_to(self._at)

    def _handle_at(self, point: QPoint) -> tuple[str, bool] | None:
        """The end of the current segment that is under the mouse."""
        view = self._view
        coding = view.chosen
        if coding is None:
            return None
        for anchor, start in ((coding.start, True), (coding.end, False)):
            row = view.sheet.slices.row_at(anchor.passage, anchor.offset, ends=not start)
            if row is None:
                continue
            layout, box = view.sheet.layout(row), view.row_box(row)
            boxes = layout.boxes(max(0, anchor.offset - (0 if start else 1)), anchor.offset + start)
            if not boxes:
                continue
            letter = boxes[0].translated(QPointF(box.topLeft()))
            x = letter.left() if start else letter.right()
            inwards = point.x() - x if start else x - point.x()
            if -_GRIP_OUTSIDE <= inwards <= _GRIP and letter.top() <= point.y() <= letter.bottom():
                return coding.id, start
        return None

    def _pull(self, point: QPoint) -> None:
        """Show where an end would be, as a selection, before it is let go."""
        view, pulled = self._view, self._pulled
        place = view.place_at(point)
        coding = view.sheet.marks.get(pulled[0]) if pulled is not None else None
        if place is None or coding is None or pulled is None:
            return
        self._pull_to = place
        other = view.sheet.position(coding.end if pulled[1] else coding.start)
        if other is not None and other != place:
            view.preview(min(place, other), max(place, other))

    def _let_go_of_end(self) -> None:
        view, pulled, to = self._view, self._pulled, self._pull_to
        self._pulled = self._pull_to = None
        if pulled is not None and to is not None:
            view.clear_selection()
            view.end_moved.emit(pulled[0], pulled[1], view.sheet.anchor(to))

    def _coding_in_margin(self, point: QPoint) -> str:
        """Id of the segment whose name or stripe is under the mouse."""
        view, columns = self._view, self._view.sheet.columns
        if not columns.margin - 6 <= point.x() <= columns.end or not len(view.sheet):
            return ""
        y = point.y() + view.scrolled()
        row = view.sheet.heights.row_at(y)
        pieces = view.sheet.marks.pieces(row)
        if not pieces:
            return ""
        top = view.sheet.heights.top(row) - view.scrolled() + view.sheet.places(row).text
        at = QPointF(columns.text, top)
        margin = Margin(view.theme, view.looks, view.sheet)
        lines = margin.lines(row, pieces)
        lanes = lane_numbers(pieces, lines)
        for piece, box in margin.name_boxes(row, at, pieces, max(lanes) + 1):
            if box.contains(QPointF(point)):
                return piece.coding.id
        lane = margin.lane_at(point.x(), max(lanes) + 1)
        line = (point.y() - top) // columns.type.line
        for piece, (first, last), number in zip(pieces, lines, lanes, strict=True):
            if number == lane and first <= line <= last:
                return piece.coding.id
        return ""

    def _show_cursor(self, point: QPoint) -> None:
        shapes = Qt.CursorShape
        if self._handle_at(point) is not None:
            shape = shapes.SizeHorCursor
        elif self._coding_in_margin(point):
            shape = shapes.PointingHandCursor
        else:
            shape = shapes.IBeamCursor
        self._view.viewport().setCursor(shape)
