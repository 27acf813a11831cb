"""A scrolled area of rows that are measured when they come into sight, and estimated until then."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from labeval.coding.rows import Coding, Passage
from labeval.ui.coding.parts.code_style import Looks
from labeval.ui.coding.text.caret import Place
from labeval.ui.coding.text.columns import Columns, columns_of
from labeval.ui.coding.text.row_painter import RowPainter, RowState, speaker_names
from labeval.ui.coding.text.source_layout import Sheet
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

Header = Callable[[Passage | None, Passage], str]
"""The heading above a passage, given the passage before; empty for none."""
_ROUNDS = 4
"""Rows that turn out smaller than estimated bring others into sight, which are measured next."""
_IN_SIGHT = 48
"""Room around a place that is scrolled to, in pixels."""


def no_header(_before: Passage | None, _here: Passage) -> str:
    """Nothing."""
    return ""


class RowView(Themed, QAbstractScrollArea):
    """Shows passages with their segments, and keeps what is on top there while rows are measured.

    Signals:
        painted: a frame is on screen.
        laid_out: rows were measured or have moved.
    """

    painted = Signal()
    laid_out = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._letters = 1.0
        self._looks = Looks()
        self._sheet = Sheet([], columns_of(400, theme, timed=False, spoken=False))
        self._editor: tuple[str, QWidget] | None = None
        self._top_row = 0
        self._empty = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that came later would break all lines anew, under the pointer of whoever selects.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.set_theme(theme)

    # -- what is shown ------------------------------------------------------------------------

    @property
    def theme(self) -> Theme:
        """Its colours."""
        return self._theme

    @property
    def sheet(self) -> Sheet:
        """The rows."""
        return self._sheet

    @property
    def looks(self) -> Looks:
        """Style of segments."""
        return self._looks

    @property
    def letters(self) -> float:
        """Magnification of the text."""
        return self._letters

    def set_letters(self, factor: float) -> None:
        """Make the text larger or smaller."""
        self._letters = min(2.0, max(0.75, factor))
        self.lay_out_again()

    def show_looks(self, looks: Looks) -> None:
        """Draw segments like this."""
        self._looks = looks
        self.viewport().update()

    def put_coding(self, coding: Coding) -> None:
        """Show a segment, in the place of the one with its id."""
        self.update_rows(self._sheet.put(coding))

    def update_rows(self, rows: Collection[int]) -> None:
        """Draw these rows again, and those below where one has another height now."""
        if not len(self._sheet):
            return
        heights, height = self._sheet.heights, self.viewport().height()
        scrolled = self.scrolled()
        in_sight = range(heights.row_at(scrolled), heights.row_at(scrolled + height - 1) + 1)
        for row in (row for row in in_sight if row in rows):
            top = heights.top(row) - scrolled
            if top + heights[row] <= 0:  # of a text that ends above
                continue
            if self._sheet.measure(row):
                self.viewport().update(0, top, self.viewport().width(), height - top)
                self._follow_height()
                return
            self.viewport().update(0, top, self.viewport().width(), heights[row])

    def show_codings(self, codings: Iterable[Coding]) -> None:
        """Show these segments and no others."""
        self._sheet.show_codings(codings)
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        style_scroll_bar(self, theme)
        self.lay_out_again()

    def take_sheet(self, passages: Sequence[Passage], header: Header) -> None:
        """Hold other passages, and begin at the first."""
        self._empty = ""
        self._sheet = Sheet(passages, self._columns(passages), header)
        self._top_row = 0
        self.verticalScrollBar().setValue(0)

    def read_headings(self) -> None:
        """Take the headings above passages in other words."""
        self._sheet.read_headings()
        self.viewport().update()

    def lay_out_again(self) -> None:
        """Break all lines anew, with the same passage on top."""
        columns = self._columns(self._sheet.passages)
        if columns == self._sheet.columns and len(self._sheet.heights):
            self._follow_height()
        else:
            self._sheet.lay_out(columns)
            top = self._sheet.heights.top(self._top_row) if len(self._sheet) else 0
            self._follow_height(top)
        self.viewport().update()

    # -- places -------------------------------------------------------------------------------

    def scrolled(self) -> int:
        """Pixels above the viewport."""
        return self.verticalScrollBar().value()

    def see(self, place: Place) -> None:
        """Scroll until a place is in sight, with some room around it."""
        row, offset = place
        self._sheet.measure(row)
        line = self._sheet.columns.type.line
        y = self._sheet.heights.top(row) + self._sheet.places(row).text
        y += round(self._sheet.layout(row).caret(offset).y())
        height, bar = self.viewport().height(), self.verticalScrollBar()
        rest = self._sheet.heights.top(row) + self._sheet.heights[row] - y - _IN_SIGHT
        line = max(line, min(rest, height // 3))  # the rest of its passage too, if it is not long
        self._follow_height()
        if y - _IN_SIGHT < self.scrolled():
            far = self.scrolled() - y > 3 * _IN_SIGHT
            bar.setValue(y - height // 3 if far else y - _IN_SIGHT)
        elif y + line + _IN_SIGHT > self.scrolled() + height:
            far = y - self.scrolled() > height + 3 * _IN_SIGHT
            bar.setValue(y - height // 3 if far else y + line + _IN_SIGHT - height)

    def is_in_sight(self, start: Place, end: Place) -> bool:
        """True where a whole line between two places is in the viewport."""
        self._settle()
        sheet, line, top = self._sheet, self._sheet.columns.type.line, self.scrolled()
        bottom = top + self.viewport().height()
        rows = range(max(start[0], sheet.heights.row_at(top)), end[0] + 1)
        for row in rows:
            text = sheet.heights.top(row) + sheet.places(row).text
            if text >= bottom:
                break
            layout = sheet.layout(row)
            first = layout.line_of(start[1]) if row == start[0] else 0
            last = layout.last_line_of(0, end[1]) if row == end[0] else layout.lines - 1
            high, low = text + first * line, text + (last + 1) * line
            if min(low, bottom) - max(high, top) >= line:
                return True
        return False

    def text_box(self, passage: str) -> QRect:
        """Box of a passage's text, or of its first slice, in the viewport."""
        return self.row_box(self._sheet.rows[passage])

    def row_box(self, row: int) -> QRect:
        """Box of a row's text in the viewport."""
        top = self._sheet.heights.top(row) - self.scrolled() + self._sheet.places(row).text
        columns = self._sheet.columns
        return QRect(columns.text, top, columns.text_width, self._sheet.layout(row).height)

    def place_at(self, point: QPoint) -> Place | None:
        """Row and offset nearest to a point of the viewport; None in an empty source."""
        if not len(self._sheet):
            return None
        y = point.y() + self.scrolled()
        row = self._sheet.heights.row_at(y)
        text = y - self._sheet.heights.top(row) - self._sheet.places(row).text
        x = point.x() - self._sheet.columns.text
        return row, self._sheet.layout(row).offset_at(x, text)

    # -- an editor over a passage -------------------------------------------------------------

    def open_editor(self, passage: str, editor: QWidget) -> None:
        """Put a widget in the place of a passage's text.

        It gets the text's width; its height is its ``sizeHint`` and is asked for again by
        :meth:`fit_editor`.
        """
        self.close_editor()
        editor.setParent(self.viewport())
        self._editor = (passage, editor)
        self.fit_editor()
        editor.show()

    def fit_editor(self) -> None:
        """Follow the height of the editor that is open."""
        if self._editor is not None:
            self._sheet.set_own_height(self._editor[0], self._editor[1].sizeHint().height())
            self._settle()
            self.viewport().update()

    def close_editor(self) -> None:
        """Show the text of the passage again; the editor is hidden and given back."""
        if self._editor is not None:
            (passage, editor), self._editor = self._editor, None
            editor.hide()
            self._sheet.set_own_height(passage, None)
            self.viewport().update()

    # -- events -------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out_again()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        # What is on top now stays there, also where all is laid out again before it is painted.
        if len(self._sheet):
            self._top_row = self._sheet.heights.row_at(self.scrolled())
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._settle()
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self._theme.color("paper"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if len(self._sheet):
            self._paint_rows(painter, event.rect())
        elif self._empty:
            painter.setPen(self._theme.color("soft_text"))
            painter.setFont(type_font(self._theme.px(15)))
            box = self.viewport().rect().adjusted(60, 40, -60, -60)
            flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, int(flags) | int(Qt.TextFlag.TextWordWrap), self._empty)
        painter.end()
        self.painted.emit()

    def row_state(self, row: int) -> RowState:
        """Selection, target, played word and hit of a row."""
        return RowState()

    def _paint_rows(self, painter: QPainter, part: QRect) -> None:
        sheet, height = self._sheet, part.bottom() + 1
        rows = RowPainter(self._theme, self._looks, sheet, speaker_names())
        row = sheet.heights.row_at(self.scrolled() + part.top())
        top = sheet.heights.top(row) - self.scrolled()
        while row < len(sheet) and top < height:
            rows.paint(painter, row, top, self.row_state(row))
            top += sheet.heights[row]
            row += 1

    def _settle(self) -> None:
        """Measure what is in sight, and keep what was in sight before where it was."""
        sheet, bar = self._sheet, self.verticalScrollBar()
        if not len(sheet):
            self._follow_height()
            return
        moved = False
        for _ in range(_ROUNDS):
            grown, above = self._measure_visible()
            if not grown:
                break
            moved = True
            self._follow_height(bar.value() + above)
        self._top_row = sheet.heights.row_at(bar.value())
        self._place_editor()
        if moved:
            self.laid_out.emit()

    def _measure_visible(self) -> tuple[bool, int]:
        """Measure the rows in sight; whether any changed, and by how much those above grew."""
        sheet, value = self._sheet, self.scrolled()
        row = sheet.heights.row_at(value)
        top, changed, above = sheet.heights.top(row), False, 0
        while row < len(sheet) and top < value + self.viewport().height():
            grown = sheet.measure(row)
            changed = changed or bool(grown)
            if row < self._top_row:
                above += grown
            top += sheet.heights[row]
            row += 1
        return changed, above

    def _follow_height(self, value: int | None = None) -> None:
        bar, page = self.verticalScrollBar(), self.viewport().height()
        most = max(0, self._sheet.heights.total + page // 3 - page) if len(self._sheet) else 0
        if self._sheet.heights.total <= page:
            most = 0
        bar.blockSignals(True)
        bar.setRange(0, most)
        bar.setPageStep(page)
        bar.setSingleStep(self._sheet.columns.type.line * 2)
        if value is not None:
            bar.setValue(value)
        bar.blockSignals(False)
        bar.setEnabled(most > 0)  # where there is nothing to scroll, no handle is in it
        bar.update()

    def _place_editor(self) -> None:
        if self._editor is not None and self._editor[0] in self._sheet.rows:
            passage, editor = self._editor
            box = self.text_box(passage)
            editor.setGeometry(box.x(), box.y(), box.width(), editor.sizeHint().height())

    def _columns(self, passages: Sequence[Passage]) -> Columns:
        return columns_of(
            self.viewport().width(),
            self._theme,
            timed=any(passage.start_ms is not None for passage in passages),
            spoken=any(passage.speaker for passage in passages),
            letters=self._letters,
        )
