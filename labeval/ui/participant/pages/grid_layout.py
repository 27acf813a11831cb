"""Places of a grid of criteria, the texts next to it, definition, comment and heading."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from labeval.study.model.criteria import Criterion
from labeval.ui.participant.pages.page_layout import GAP
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.widgets.answers.group_turner import GroupTurner
from labeval.ui.widgets.answers.option_grid import OptionGrid
from labeval.ui.widgets.answers.scale_heading import ScaleHeading

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
NEARLY = 1.5
"""Times its usual height up to which a comment goes on to the foot of the texts next to it."""
COMFORT = 2
"""Pixels that each row grows first; then the comment up to ``ROOMY_COMMENT``; then the rows."""
ROOMY_COMMENT = 92
GRID_SHARE = 0.56
"""Greatest share of the width for the grid next to a document."""
GROUPED_SHARE = 0.66
"""The same where criteria are in groups, as on a small screen."""
COMMENT_STRIP_SHARE = 0.26
GROUPED_DEFINITION = 0.66
"""Most of the height beneath the reference for a definition that is whole on such a screen."""
GROUPED_WIDTH = 0.42
"""The least that the grid's column may take of the width of such a screen."""
WRAPPED_SHARE = 0.33
"""Most of the height that rows may take to have words on their buttons in two lines of names."""
LEAST_GROUP = 2
"""Rows of a group, unless everything is as small as it can be."""


class GridLayout(RatingPage):
    """Places the parts; the class that uses it fills them and reacts to them."""

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
        self._leaves_out_ends = False
        """True if the headings have no ends that the definition says as well."""
        self.grid = OptionGrid(self)
        self.heading = ScaleHeading(self)
        self.turner = GroupTurner(self)
        self.grid.group_shown.connect(self._show_turner)

    @property
    def groups(self) -> int:
        return len(self.grid.groups)

    # -- what a method says -------------------------------------------------------------------

    def usual_question(self) -> str:
        """The heading for a criterion without its own wording; empty for no heading at all."""
        return ""

    def ends(self, criterion: Criterion) -> tuple[str, str]:
        """The meanings of the ends of the scale."""
        return ("", "")

    def defines_ends(self, criterion: Criterion) -> bool:
        """Return whether the definition says the meanings of the ends, too."""
        return False

    def show_question(self) -> None:
        """Show the question and the ends of the current criterion's scale."""
        raise NotImplementedError

    # -- where everything is placed -----------------------------------------------------------

    def begin_block(self) -> None:
        """Begin with other criteria, or other settings."""
        self._given_up = 0
        self._make_headings()

    def lay_out(self, rect: QRect) -> None:
        # Long words, as German has them, are closer together before the texts have less room.
        self.grid.use_close(False)
        usual = self.placement.drawn.px(COLUMN)
        self.grid.use_close(self.may_narrow and self.grid.natural_width() > usual)
        signs = self._needs_signs(rect)
        self.grid.use_signs(signs)
        self.heading.set_legend(self.grid.legend())
        self._leave_out_ends(False)
        if self.document.used:
            self._lay_out_above_definition(rect)
            if self.placement.drawing.tight and not self.controls_fit:
                self._lay_out_below_texts(rect)
            return
        width = self._column_width(rect.width())
        if self._given_up_in != rect.width():
            self._given_up, self._given_up_in = 0, rect.width()
        if not self._given_up:
            self._lay_out_side_by_side(rect, width)
            if self.placement.drawing.least and not self.controls_fit:
                self._lay_out_above_definition(rect)
                if not self.controls_fit:
                    self._lay_out_below_texts(rect)
                return
            if not (self.may_narrow and self.controls_fit and self.texts.overflowing()):
                return
        if not self._narrow(rect, width):
            self.grid.use_signs(signs)
            self._lay_out_side_by_side(rect, width)

    def place_definition_below(self, rect: QRect) -> int:
        """Put the definition beneath the text, smaller where the text needs it; its height."""
        frame, text = self.texts.frames[0], self.view.texts[0]
        floor = frame.height_for(text, rect.width(), self.placement.text_sizes()[-1])
        whole = self.placement.may_group and not self.placement.may_page
        half = round(rect.height() * (GROUPED_DEFINITION if whole else 0.5))
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

    # -- inside -------------------------------------------------------------------------------

    def _needs_signs(self, rect: QRect) -> bool:
        """Return whether words on the buttons would take the texts' room, also where the names of
        a few criteria go on below themselves."""
        self.grid.use_signs(False)
        most = self._most_width(rect.width())
        if self.grid.natural_width() <= most:
            return False
        rows = self._least_group(most) if self.placement.may_group else self.grid.least_height(most)
        low = rows <= rect.height() * WRAPPED_SHARE
        return self.grid.least_width() > most or not low

    def _narrow(self, rect: QRect, width: int) -> bool:
        """Give the texts the room that the grid can spare; a block keeps what it once gave, so
        that its grid does not move from page to page. Returns whether that was enough."""
        self.grid.use_signs(True)
        least = self.grid.least_width()
        if not self._given_up and not self._texts_fit(rect.adjusted(0, 0, -least - BETWEEN, 0)):
            return False  # nor at any other width, each of which takes its time
        first = width - (self._given_up or NARROW_STEP)
        for narrow in (max(w, least) for w in range(first, least - NARROW_STEP, -NARROW_STEP)):
            self._lay_out_side_by_side(rect, narrow)
            if not self.controls_fit:
                return False
            if not self.texts.overflowing():
                self._given_up = width - narrow
                return True
        return False

    def _lay_out_side_by_side(self, rect: QRect, width: int) -> None:
        """Place everything, with the grid's column as wide as given."""
        self.grid.use_width(width)
        self.heading.set_legend(self.grid.legend())
        right = QRect(rect.right() - width + 1, rect.y(), width, rect.height())
        left = rect.adjusted(0, 0, -width - BETWEEN, 0)
        self.controls_fit = width >= self.grid.least_width()
        if self.definition_below_text:
            self._lay_out_column(right, 0)
            left.adjust(0, 0, 0, -self.place_definition_below(left) - GAP)
        else:
            self._lay_out_column(right, self._definition_height(right))
        self.controls_fit &= self.definition.has_room
        if self.controls_fit or not self.placement.tries_more:
            self._lay_out_texts(left)

    def _column_width(self, width: int) -> int:
        most = self._most_width(width)
        least = COLUMN if self.definition_below_text else self.placement.drawn.px(COLUMN)
        wanted = max(
            least, self.grid.natural_width(), width - BETWEEN - self.placement.drawn.px(TEXT_WIDTH)
        )
        return max(min(wanted, most), min(self.grid.least_width(), round(width * 0.6)))

    def _most_width(self, width: int) -> int:
        """Larger controls take a larger share of the page, until the texts have only half."""
        share = self.most_of_width * max(1.0, self.placement.drawn.text_scale)
        share = max(self.most_of_width, min(share, LARGEST_SHARE))
        return round(width * (max(share, GROUPED_WIDTH) if self.placement.may_group else share))

    def _comment_height(self, width: int) -> int:
        return self.comment.least_height(width) + GAP if self.view.settings.comment.ask else 0

    def _definition_height(self, column: QRect) -> int:
        width = column.width()
        taken = self._heading_height(width) + GAP + self._comment_height(width)
        room = column.height() - taken - self.grid.least_height(width)
        if self.placement.may_group:
            room = max(room, column.height() - taken - self._least_group(width))
        return self.definition.height_for(self.definitions(), width, max(DEFINITION_LEAST, room))

    def _leave_out_ends(self, leave_out: bool) -> None:
        """Have no ends at the scale that the definition says as well, or have them there again."""
        if leave_out != self._leaves_out_ends:
            self._leaves_out_ends = leave_out
            self._make_headings()

    def _heading_height(self, width: int) -> int:
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
        groups, turner = self._grouped(rect.width(), room)
        room -= turner
        least_rows = self.grid.least_height(rect.width(), groups)
        self.controls_fit &= least_rows <= room
        if comment:
            at_ease = least_rows + COMFORT * len(self.grid.rows)
            room = max(room - max(0, ROOMY_COMMENT + GAP - comment), min(room, at_ease))
        rows = self._place_rows(QRect(rect.x(), rect.y() + head, rect.width(), room), groups)
        y = rect.y() + head + rows + GAP
        if definition:
            self.definition.place(rect.x(), y, rect.width(), definition)
            y += definition + GAP
        least, most = max(0, comment - GAP), max(MOST_COMMENT, round(rect.height() * COMMENT_SHARE))
        left = rect.bottom() + 1 - y
        if left <= most * NEARLY:
            most = max(most, left)
        height = min(most, max(least, left))
        self.comment.setGeometry(rect.x(), y, rect.width(), height)
        self.show_question()

    def _lay_out_below_texts(self, rect: QRect) -> None:
        """Texts, grid, definition and comment one below the other, from edge to edge, where
        nothing has room next to anything."""
        width, column = self._strip_width(rect), rect.width()
        self.grid.use_signs(False)
        self.grid.use_width(column)
        self.heading.set_legend(self.grid.legend())
        head = self._heading_height(column)
        strip = self.definition.height_for(self.definitions(), width, DEFINITION_LEAST)
        groups, turner = self._grouped(column, self._least_group(column))
        height = self.grid.least_height(column, groups) + turner
        y = rect.bottom() + 1 - strip - GAP - height - head
        self.controls_fit = self.definition.has_room and self.grid.least_width() <= column
        self.heading.setGeometry(rect.x(), y, column, head)
        self._place_rows(QRect(rect.x(), y + head, column, height - turner), groups)
        self._place_strip(rect, width, strip)
        self.show_question()
        self._lay_out_texts(QRect(rect.x(), rect.y(), column, max(1, y - GAP - rect.y())))

    def _strip_width(self, rect: QRect) -> int:
        """Width of a definition with the comment at its right."""
        if not self.view.settings.comment.ask:
            return rect.width()
        return rect.width() - round(rect.width() * COMMENT_STRIP_SHARE) - GAP

    def _place_strip(self, rect: QRect, width: int, height: int) -> None:
        """Put the definition, and the comment at its right, at the foot of the page."""
        y = rect.bottom() + 1 - height
        self.definition.place(rect.x(), y, width, height)
        comment = rect.width() - width - GAP
        self.comment.setGeometry(rect.right() + 1 - comment, y, comment, height)

    def _lay_out_above_definition(self, rect: QRect) -> None:
        """Texts and grid side by side; beneath both the definition, the comment at its right."""
        width = self._strip_width(rect)
        widest = round(rect.width() * (GROUPED_SHARE if self.placement.may_group else GRID_SHARE))
        column = max(min(self.grid.natural_width(), widest), self.grid.least_width())
        self.grid.use_width(column)
        whole = self._heading_height(column)
        if self._has_room_for_comment(rect, column, whole):
            self._lay_out_with_comment(rect, column, is_narrow=column <= widest)
            return
        self._leave_out_ends(self.document.used)
        head, rows_least = self._heading_height(column), self.grid.least_height(column)
        most = rect.height() - GAP - head - rows_least
        if self.placement.may_group:
            most = max(most, rect.height() - GAP - head - self._least_group(column))
        strip = self.definition.height_for(self.definitions(), width, max(DEFINITION_LEAST, most))
        if whole + rows_least + GAP + strip <= rect.height():
            self._leave_out_ends(False)  # nothing has to be smaller for them
            head = whole
        top = rect.adjusted(0, 0, 0, -strip - GAP)
        right = QRect(top.right() - column + 1, top.y(), column, top.height())
        self.heading.setGeometry(right.x(), right.y(), column, head)
        rows = right.adjusted(0, head, 0, 0)
        self.controls_fit = self.definition.has_room and column <= widest
        groups, turner = self._grouped(column, rows.height())
        rows.adjust(0, 0, 0, -turner)
        self.controls_fit &= self.grid.least_height(column, groups) <= rows.height()
        self._place_rows(rows, groups)
        self._place_strip(rect, width, strip)
        self.show_question()
        self._lay_out_texts(top.adjusted(0, 0, -column - BETWEEN, 0))

    def _has_room_for_comment(self, rect: QRect, column: int, head: int) -> bool:
        """True where few criteria leave room for a comment below them."""
        if not self.view.settings.comment.ask:
            return False
        definition = self._whole_definition(rect)
        rows = self.grid.least_height(column) + COMFORT * len(self.grid.rows)
        comment = max(ROOMY_COMMENT + GAP, self._comment_height(column))
        return head + rows + comment + GAP + definition <= rect.height()

    def _whole_definition(self, rect: QRect) -> int:
        """Height of the definition, as large as it can be, from edge to edge."""
        return self.definition.height_for(self.definitions(), rect.width(), rect.height())

    def _lay_out_with_comment(self, rect: QRect, column: int, *, is_narrow: bool) -> None:
        """Texts and grid side by side, the comment below the grid; beneath all the definition."""
        strip = self._whole_definition(rect)
        top = rect.adjusted(0, 0, 0, -strip - GAP)
        self.definition.place(rect.x(), rect.bottom() + 1 - strip, rect.width(), strip)
        self.controls_fit = self.definition.has_room and is_narrow
        self._lay_out_column(QRect(top.right() - column + 1, top.y(), column, top.height()), 0)
        self._lay_out_texts(top.adjusted(0, 0, -column - BETWEEN, 0))

    def _grouped(self, width: int, room: int) -> tuple[tuple[range, ...] | None, int]:
        """Groups of rows for this room, and the height of what turns them; None and 0 for all."""
        if not self.placement.may_group or self.grid.least_height(width) <= room:
            return None, 0
        turner = self.turner.sizeHint().height()
        groups = self.grid.groups_in(width, room - turner)
        self.controls_fit &= max(map(len, groups)) >= self._rows_of_least_group()
        return groups, turner

    def _least_group(self, width: int) -> int:
        """Height of a group that is as small as it may be, and of what turns it."""
        rows, least = len(self.grid.rows), self._rows_of_least_group()
        parts = [range(n, min(n + least, rows)) for n in range(rows)]
        return self.grid.least_height(width, parts) + self.turner.sizeHint().height()

    def _rows_of_least_group(self) -> int:
        return 1 if self.placement.drawing.least else min(LEAST_GROUP, len(self.grid.rows))

    def _place_rows(self, rect: QRect, groups: tuple[range, ...] | None) -> int:
        """Place the grid, and below it what turns its groups; the height of both."""
        height = self.grid.place(rect, groups)
        self.heading.set_scale(self.grid.scale_left(), self.grid.scale_width())
        self._show_turner()
        if groups is not None:
            self.turner.set_short(False)
            self.turner.set_short(self.turner.sizeHint().width() > rect.width())
            wanted = self.turner.sizeHint()
            self.turner.setGeometry(
                rect.right() + 1 - wanted.width(),
                rect.y() + height,
                wanted.width(),
                wanted.height(),
            )
            height += wanted.height()
        return height

    def _show_turner(self) -> None:
        self.turner.show_group(self.grid.groups, self.grid.shown)

    def _text_width(self, rect: QRect) -> int:
        """Width of each text, all as wide as each other."""
        count = len(self.texts.frames)
        return (rect.width() - BETWEEN * (count - 1)) // count

    def _texts_fit(self, rect: QRect) -> bool:
        """Return whether all texts are whole in the least of their sizes."""
        width, px = self._text_width(rect), self.placement.text_sizes()[-1]
        shown = zip(self.texts.frames, self.view.texts, strict=True)
        return all(f.height_for(t, width, px) <= rect.height() for f, t in shown)

    def _lay_out_texts(self, rect: QRect) -> None:
        """The texts side by side."""
        width = self._text_width(rect)
        for n, frame in enumerate(self.texts.frames):
            frame.setGeometry(rect.x() + n * (width + BETWEEN), rect.y(), width, rect.height())
        shown = list(zip(self.texts.frames, self.view.texts, strict=True))

        def fits(px: int) -> bool:
            return all(f.height_for(t, width, px) <= rect.height() for f, t in shown)

        self.texts.fill(self.placement.largest_size(fits))

    def _make_headings(self) -> None:
        usual = self.usual_question()
        self._headings = [
            (self._question(c, usual) if usual else "", *self._ends_at_scale(c))
            for c in self.view.criteria
        ]
        self.heading.set_of_row(len(set(self._headings)) > 1)

    def _ends_at_scale(self, criterion: Criterion) -> tuple[str, str]:
        left_out = self._leaves_out_ends and self.defines_ends(criterion)
        return ("", "") if left_out else self.ends(criterion)

    def _question(self, criterion: Criterion, usual: str) -> str:
        wording = self.view.wording_of(criterion)
        return wording if wording != self.view.name_of(criterion) else usual
