"""A grid of criteria beside the texts: its widgets, and where everything stands on the page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from labeval.study.criteria import Criterion
from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.rating_page import GAP, RatingPage
from labeval.ui.theme import Theme
from labeval.ui.widgets.grid_parts import GridColumn, GridRow, SliderRange
from labeval.ui.widgets.heading import ScaleHeading
from labeval.ui.widgets.option_grid import OptionGrid
from labeval.ui.widgets.reading_frame import ReadingFrame

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
"""What a row grows first, then the comment to ``ROOMY_COMMENT``, then the rows again."""
ROOMY_COMMENT = 92
GRID_BESIDE = 0.56
"""Most that the grid takes of the width beside a document."""
COMMENT_BESIDE = 0.26


class GridSheet(RatingPage):
    """Grid, its heading, definition and comment. A method says rows and columns."""

    definition_below_text = False
    most_of_width = 0.5
    """Most of the page's width that the grid's column takes before its rows wrap."""
    may_narrow = False
    """Whether the grid's column gives way to texts that would not fit beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._given_up = self._given_up_in = 0
        self.grid = OptionGrid(self)
        self.heading = ScaleHeading(self)

    # -- what a method says -----------------------------------------------------------------

    def columns(self) -> Sequence[GridColumn]:
        """The options."""
        raise NotImplementedError

    def column_values(self, view: PageView) -> Sequence[str]:
        """What each column stands for on a page."""
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
        """What the ends of the scale mean."""
        return ("", "")

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
            self._lay_out_beside_document(rect)
            return
        width = self._column_width(rect.width())
        if self._given_up_in != rect.width():
            self._given_up, self._given_up_in = 0, rect.width()
        if not self._given_up:
            self._lay_out_beside(rect, width)
            if not (self.may_narrow and self.controls_fit and self.overflowing()):
                return
        if not self._narrow(rect, width):
            self.grid.use_signs(self.grid.natural_width() > most)
            self._lay_out_beside(rect, width)

    def theme_controls(self, theme: Theme) -> None:
        self.grid.set_theme(theme)
        self.heading.set_theme(theme)

    # -- inside -----------------------------------------------------------------------------

    def _narrow(self, rect: QRect, width: int) -> bool:
        """Give the texts the room that the grid can spare; a block keeps what it once gave, so
        that its grid does not move from page to page. Returns whether that was enough."""
        self.grid.use_signs(True)
        least = self.grid.least_width()
        first = width - (self._given_up or NARROW_STEP)
        for narrow in (max(w, least) for w in range(first, least - NARROW_STEP, -NARROW_STEP)):
            self._lay_out_beside(rect, narrow)
            if not self.controls_fit:
                return False
            if not self.overflowing():
                self._given_up = width - narrow
                return True
        return False

    def _lay_out_beside(self, rect: QRect, width: int) -> None:
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
        frame, text = self.frames[0], self.view.items[0].text
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
        usual = self.usual_question()
        questions = [self._question(c) for c in self.view.criteria] if usual else []
        ends = [self.ends(c) for c in self.view.criteria]
        return self.heading.height_for(questions, ends, width, self.grid.scale_width())

    def _lay_out_column(self, rect: QRect, definition: int) -> None:
        """Heading, grid, definition where it stands here, and the comment in what is left."""
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

    def _lay_out_beside_document(self, rect: QRect) -> None:
        """Texts and grid side by side; beneath both the definition, the comment at its right."""
        asks = self.view.settings.comment.ask
        comment = round(rect.width() * COMMENT_BESIDE) if asks else 0
        width = rect.width() - (comment + GAP if asks else 0)
        widest = round(rect.width() * GRID_BESIDE)
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
        shown = list(zip(self.frames, self.view.items, strict=True))

        def fits(px: int) -> bool:
            return all(f.height_for(i.text, width, px) <= rect.height() for f, i in shown)

        self.fill_frames(self.largest_size(fits))

    def _question(self, criterion: Criterion) -> str:
        wording = self.wording(criterion)
        return wording if wording != self.name(criterion) else self.usual_question()

    def _show_question(self) -> None:
        criterion = self.view.criteria[self.grid.current]
        question = self._question(criterion) if self.usual_question() else ""
        self.heading.show_texts(question, *self.ends(criterion))
