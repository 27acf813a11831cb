"""A rating page whose answers are a grid of criteria next to the texts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from labeval.study.model.criteria import Criterion
from labeval.study.pages import Field
from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.pages.page_layout import GAP
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.widgets.answers.grid_parts import GridColumn, GridRow, SliderRange
from labeval.ui.widgets.answers.option_grid import OptionGrid
from labeval.ui.widgets.basics.heading import ScaleHeading
from labeval.ui.widgets.texts.reading_frame import ReadingFrame

COLUMN = 400
"""Least width of the grid's column."""
TEXT_WIDTH = 960
"""Most that the texts' side takes while the grid can use the room."""
BETWEEN = 12
NARROW_STEP = 24
LARGEST_SHARE = 0.45
"""Most of the page's width for a grid that is drawn larger than usual."""
DEFINITION_LEAST = 60
COMMENT_SHARE = 0.45
MOST_COMMENT = 160
COMFORT = 2
"""Pixels that each row grows first; then the comment up to ``ROOMY_COMMENT``; then the rows."""
ROOMY_COMMENT = 92
GRID_SHARE = 0.56
"""Greatest share of the width for the grid next to a document."""
COMMENT_STRIP_SHARE = 0.26


class GridPage(RatingPage):
    """A page answered row by row, by pointer and keys. The method defines rows, columns and
    keys."""

    definition_below_text = False
    most_of_width = 0.5
    """Most of the page's width that the grid's column takes before its rows wrap."""
    may_narrow = False
    """True if the grid's column gives way to texts that would not fit next to it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._given_up = self._given_up_in = 0
        self._headings: list[tuple[str, str, str]] = []
        """Question and ends of the scale of each criterion."""
        self.grid = OptionGrid(self)
        self.heading = ScaleHeading(self)
        self._pointed = False
        """True if the place in the row is the answer's, and not where the arrow keys led."""
        self.grid.chosen.connect(self._on_chosen)
        self.grid.row_focused.connect(self._on_row_focused)

    # -- to be defined by a method -----------------------------------------------------------------

    def columns(self) -> Sequence[GridColumn]:
        """The options."""
        raise NotImplementedError

    def column_values(self, view: PageView) -> Sequence[str]:
        """The value of each column on a page."""
        raise NotImplementedError

    def slider(self) -> SliderRange | None:
        """The continuous scale, where there is one."""
        return None

    def row_label(self, criterion: Criterion) -> str:
        """The words of a criterion's row."""
        return self.name(criterion)

    def columns_without(self, criterion: Criterion) -> tuple[int, ...]:
        """Columns whose option a criterion does not offer."""
        return ()

    def usual_question(self) -> str:
        """The heading for a criterion without its own wording; empty for no heading at all."""
        return ""

    def ends(self, criterion: Criterion) -> tuple[str, str]:
        """The meanings of the ends of the scale."""
        return ("", "")

    def stays_on(self, field: str) -> bool:
        """Return whether an answer brings up something to read, so that its row stays current."""
        return False

    def choose_by_key(self, event: QKeyEvent) -> str:
        """The value that a key stands for; empty for none."""
        raise NotImplementedError

    # -- a rating page ----------------------------------------------------------------------

    def build(self) -> None:
        view = self.view
        over = view.study.overarching()
        grouped = {c.group for c in view.criteria if c.id in over}
        rows = [
            GridRow(
                field=c.id,
                label=self.row_label(c),
                spoken=self.name(c),
                strong=c.id in over,
                indented=c.id not in over and c.group is not None and c.group in grouped,
                without=self.columns_without(c),
                ruled=c.group != before.group and {c.group, before.group}.isdisjoint(grouped),
            )
            for before, c in pairwise((*view.criteria[:1], *view.criteria))
        ]
        self.grid.set_rows(rows, self.columns(), slider=self.slider())
        self._given_up = 0
        self._make_headings()
        self.grid.set_read_only(self._read_only)
        self.make_frames(ReadingFrame, len(view.items))
        if view.settings.reference == "document" and len(self.frames) == 1:
            self.frames[0].set_label(self.tr("Text to judge"))

    def lay_out(self, rect: QRect) -> None:
        self.grid.use_signs(False)
        most = self._most_width(rect.width())
        self.grid.use_signs(self.grid.natural_width() > most)
        self.heading.set_legend(self.grid.legend())
        if self.document.used:
            self._lay_out_with_document(rect)
            return
        width = self._column_width(rect.width())
        if self._given_up_in != rect.width():
            self._given_up, self._given_up_in = 0, rect.width()
        if not self._given_up:
            self._lay_out_side_by_side(rect, width)
            if not (self.may_narrow and self.controls_fit and self.overflowing()):
                return
        if not self._narrow(rect, width):
            self.grid.use_signs(self.grid.natural_width() > most)
            self._lay_out_side_by_side(rect, width)

    def show_texts(self) -> None:
        self.grid.set_values(self.column_values(self.view))
        self.grid.reset_column()
        self._pending = ("", "")

    def show_answers(self) -> None:
        self.grid.set_answers(self.answers)
        if self.moves_on():
            self._go_to_next_open()

    def set_read_only(self, read_only: bool) -> None:
        super().set_read_only(read_only)
        self.grid.set_read_only(read_only)

    def make_current(self, field: Field, *, focus: bool) -> None:
        fields = [row.field for row in self.grid.rows]
        self._go_to_row(fields.index(field.id), focus=focus)

    def place(self) -> int:
        return self.grid.current

    def go_to_place(self, place: object) -> None:
        assert isinstance(place, int)
        self._go_to_row(place, focus=False)

    def following(self) -> str:
        field, _ = self._pending
        row = self._next_open(answered=field) if field else None
        return self.grid.rows[row].field if row is not None else ""

    def focus_current(self) -> None:
        self.grid.set_current(self.grid.current)

    def current_criterion(self) -> str:
        return self.grid.rows[self.grid.current].field

    def control(self, field: str, value: str) -> QWidget | None:
        return self.grid.control_for(field, value)

    def on_key(self, event: QKeyEvent) -> bool:
        arrows = {
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
        }
        way = arrows.get(Qt.Key(event.key()))
        if way is not None:
            self.grid.step(rows=way[0], columns=way[1])
            return True
        value = self.choose_by_key(event)
        if value:
            self._choose(self.current_criterion(), value, goes_on=True)
        return bool(value)

    # -- answering --------------------------------------------------------------------------

    def _choose(self, field: str, value: str, *, goes_on: bool) -> None:
        """Ask for an answer; the next open row follows as soon as it is safe."""
        if not self.takes_answers:
            return
        if self.answers.get(field) == value:
            if goes_on:
                self._go_to_next_open()
            return
        stays = self.stays_on(field) or self.asks_for_words(field, value)
        goes_on = (goes_on or not self.answers.get(field)) and not stays
        self._pending = (field, value) if goes_on else ("", "")
        self.ask(field, value)
        if field == self.current_criterion() and self.answers.get(field) == value:
            # The row stays: a ring around another option would look like a second answer.
            self.grid.point_at(value)
            self._pointed = True

    def _go_to_row(self, row: int, *, focus: bool) -> None:
        self.grid.blockSignals(not focus)
        self.grid.set_current(row, focus=focus)
        self.grid.blockSignals(False)
        self._show_question()

    def _go_to_next_open(self) -> None:
        if self._pointed:
            self._pointed = False
            self.grid.reset_column()
        row = self._next_open()
        if row is not None:
            self.grid.set_current(row)

    def _next_open(self, *, answered: str = "") -> int | None:
        """The next row without an answer, from the current one on and round.

        Args:
            answered: a field that will have one.
        """
        fields = [row.field for row in self.grid.rows]
        ahead = ((self.grid.current + n) % len(fields) for n in range(1, len(fields)))
        given = {field for field, value in self.answers.items() if value} | {answered}
        return next((n for n in ahead if fields[n] not in given), None)

    def _on_chosen(self, field: str, value: str) -> None:
        slides = self.slider() is not None and value not in self.column_values(self.view)
        if slides:
            self._pending = ("", "")
            self.ask(field, value)
        else:
            self._choose(field, value, goes_on=False)

    def _on_row_focused(self, row: int) -> None:
        self._show_question()
        self.announce()

    # -- where everything is placed ---------------------------------------------------------

    def _narrow(self, rect: QRect, width: int) -> bool:
        """Give the texts the room that the grid can spare; a block keeps what it once gave, so
        that its grid does not move from page to page. Returns whether that was enough."""
        self.grid.use_signs(True)
        least = self.grid.least_width()
        first = width - (self._given_up or NARROW_STEP)
        for narrow in (max(w, least) for w in range(first, least - NARROW_STEP, -NARROW_STEP)):
            self._lay_out_side_by_side(rect, narrow)
            if not self.controls_fit:
                return False
            if not self.overflowing():
                self._given_up = width - narrow
                return True
        return False

    def _lay_out_side_by_side(self, rect: QRect, width: int) -> None:
        """Place everything, with the grid's column as wide as given."""
        self.heading.set_legend(self.grid.legend())
        right = QRect(rect.right() - width + 1, rect.y(), width, rect.height())
        left = rect.adjusted(0, 0, -width - BETWEEN, 0)
        self.controls_fit = width >= self.grid.least_width()
        if self.definition_below_text:
            self._lay_out_column(right, 0)
            left.adjust(0, 0, 0, -self.place_definition_below(left) - GAP)
        else:
            self._lay_out_column(right, self._definition_height(right))
        self.controls_fit &= self.definition.fits
        self._lay_out_texts(left)

    def _column_width(self, width: int) -> int:
        most = self._most_width(width)
        least = COLUMN if self.definition_below_text else self.drawn.px(COLUMN)
        wanted = max(least, self.grid.natural_width(), width - BETWEEN - self.drawn.px(TEXT_WIDTH))
        return max(min(wanted, most), min(self.grid.least_width(), round(width * 0.6)))

    def _most_width(self, width: int) -> int:
        """Larger controls take a larger share of the page, until the texts have only half."""
        share = self.most_of_width * max(1.0, self.drawn.text_scale)
        return round(width * max(self.most_of_width, min(share, LARGEST_SHARE)))

    def _comment_height(self, width: int) -> int:
        return self.comment.least_height(width) + GAP if self.view.settings.comment.ask else 0

    def place_definition_below(self, rect: QRect) -> int:
        """Put the definition beneath the text, smaller where the text needs it; its height."""
        frame, text = self.frames[0], self.view.texts[0]
        floor = frame.height_for(text, rect.width(), self.sizes()[-1])
        half = rect.height() // 2
        height = self.definition.height_for(self.definitions(), rect.width(), half)
        if height + GAP + floor > rect.height():
            rest = max(DEFINITION_LEAST, rect.height() - GAP - floor)
            smaller = self.definition.height_for(self.definitions(), rect.width(), rest)
            if not self.definition.fits:
                height = self.definition.height_for(self.definitions(), rect.width(), half)
            else:
                height = smaller
        self.definition.place(rect.x(), rect.bottom() - height + 1, rect.width(), height)
        return height

    def _definition_height(self, column: QRect) -> int:
        width = column.width()
        taken = self._heading_height(width) + self.grid.least_height(width) + GAP
        room = column.height() - taken - self._comment_height(width)
        return self.definition.height_for(self.definitions(), width, max(DEFINITION_LEAST, room))

    def _heading_height(self, width: int) -> int:
        self._make_headings()
        questions = [question for question, *_ in self._headings]
        ends = [(low, high) for _, low, high in self._headings]
        return self.heading.height_for(questions, ends, width, self.grid.scale_width())

    def _lay_out_column(self, rect: QRect, definition: int) -> None:
        """Heading, grid, definition where it is here, and the comment in what is left."""
        head = self._heading_height(rect.width())
        self.heading.setGeometry(rect.x(), rect.y(), rect.width(), head)
        below = definition + GAP if definition else 0
        comment = self._comment_height(rect.width())
        room = rect.height() - head - below - comment
        least_rows = self.grid.least_height(rect.width())
        self.controls_fit &= least_rows <= room
        if comment:
            at_ease = least_rows + COMFORT * len(self.grid.rows)
            room = max(room - max(0, ROOMY_COMMENT + GAP - comment), min(room, at_ease))
        rows = self.grid.place(QRect(rect.x(), rect.y() + head, rect.width(), room))
        self.heading.set_scale(self.grid.scale_left(), self.grid.scale_width())
        y = rect.y() + head + rows + GAP
        if definition:
            self.definition.place(rect.x(), y, rect.width(), definition)
            y += definition + GAP
        least, most = max(0, comment - GAP), max(MOST_COMMENT, round(rect.height() * COMMENT_SHARE))
        height = min(most, max(least, rect.bottom() + 1 - y))
        self.comment.setGeometry(rect.x(), y, rect.width(), height)
        self._show_question()

    def _lay_out_with_document(self, rect: QRect) -> None:
        """Texts and grid side by side; beneath both the definition, the comment at its right."""
        asks = self.view.settings.comment.ask
        comment = round(rect.width() * COMMENT_STRIP_SHARE) if asks else 0
        width = rect.width() - (comment + GAP if asks else 0)
        widest = round(rect.width() * GRID_SHARE)
        column = max(min(self.grid.natural_width(), widest), self.grid.least_width())
        head = self._heading_height(column)
        most = rect.height() - GAP - head - self.grid.least_height(column)
        strip = self.definition.height_for(self.definitions(), width, max(DEFINITION_LEAST, most))
        top = rect.adjusted(0, 0, 0, -strip - GAP)
        right = QRect(top.right() - column + 1, top.y(), column, top.height())
        self.heading.setGeometry(right.x(), right.y(), column, head)
        rows = right.adjusted(0, head, 0, 0)
        self.controls_fit = self.definition.fits
        self.controls_fit &= self.grid.least_height(column) <= rows.height()
        self.controls_fit &= column <= widest
        self.grid.place(rows)
        self.heading.set_scale(self.grid.scale_left(), self.grid.scale_width())
        y = top.bottom() + 1 + GAP
        self.definition.place(rect.x(), y, width, strip)
        self.comment.setGeometry(rect.right() - comment + 1, y, comment, strip)
        self._show_question()
        self._lay_out_texts(top.adjusted(0, 0, -column - BETWEEN, 0))

    def _lay_out_texts(self, rect: QRect) -> None:
        """The texts side by side, all as wide as each other."""
        count = len(self.frames)
        width = (rect.width() - BETWEEN * (count - 1)) // count
        for n, frame in enumerate(self.frames):
            frame.setGeometry(rect.x() + n * (width + BETWEEN), rect.y(), width, rect.height())
        shown = list(zip(self.frames, self.view.texts, strict=True))

        def fits(px: int) -> bool:
            return all(f.height_for(t, width, px) <= rect.height() for f, t in shown)

        self.texts.fill(self.largest_size(fits))

    def _make_headings(self) -> None:
        usual = self.usual_question()
        self._headings = [
            (self._question(c, usual) if usual else "", *self.ends(c)) for c in self.view.criteria
        ]

    def _question(self, criterion: Criterion, usual: str) -> str:
        wording = self.wording(criterion)
        return wording if wording != self.name(criterion) else usual

    def _show_question(self) -> None:
        self.heading.show_texts(*self._headings[self.grid.current])
