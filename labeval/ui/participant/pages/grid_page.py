"""A rating page whose answers are a grid of criteria next to the texts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from labeval.study.model.criteria import Criterion
from labeval.study.pages import Field
from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.pages.grid_layout import GridLayout
from labeval.ui.widgets.answers.grid_parts import GridColumn, GridRow, SliderRange
from labeval.ui.widgets.texts.reading_frame import ReadingFrame


class GridPage(GridLayout):
    """A page answered row by row, by pointer and keys. The method defines rows, columns and
    keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pointed = False
        """True if the place in the row is the answer's, and not where the arrow keys led."""
        self.grid.chosen.connect(self._on_chosen)
        self.grid.row_focused.connect(self._on_row_focused)
        self.turner.turned.connect(self._turn_group)

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
        return self.view.name_of(criterion)

    def columns_without(self, criterion: Criterion) -> tuple[int, ...]:
        """Columns whose option a criterion does not offer."""
        return ()

    def stays_on(self, field: str) -> bool:
        """Return whether an answer brings up something to read, so that its row stays current."""
        return False

    def spoken_points(self, criterion: Criterion) -> tuple[str, ...]:
        """The meanings of a criterion's options in their order, where their words lack them."""
        return ()

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
                spoken=self.view.name_of(c),
                explained=c.definition.in_language(view.language),
                points=self.spoken_points(c),
                strong=c.id in over,
                indented=c.id not in over and c.group is not None and c.group in grouped,
                without=self.columns_without(c),
                ruled=c.group != before.group and {c.group, before.group}.isdisjoint(grouped),
            )
            for before, c in pairwise((*view.criteria[:1], *view.criteria))
        ]
        self.grid.set_rows(rows, self.columns(), slider=self.slider())
        self.begin_block()
        self.grid.set_read_only(self._read_only)
        self.texts.make_frames(ReadingFrame, len(view.items), self.placement.drawn)

    def show_texts(self) -> None:
        if len(self.texts.frames) == 1:
            self.texts.frames[0].set_label(self._text_label())
        self.grid.set_values(self.column_values(self.view))
        self.grid.reset_column()
        self._pending = ("", "")

    def show_question(self) -> None:
        """Show the question and the ends of the current criterion's scale."""
        self.heading.show_texts(*self._headings[self.grid.current])

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
            self.grid.step(rows=way[0], columns=-way[1] if self.isRightToLeft() else way[1])
            return True
        value = self.choose_by_key(event)
        if value:
            self._choose(self.current_criterion(), value, goes_on=True)
        return bool(value)

    # -- answering --------------------------------------------------------------------------

    def _text_label(self) -> str:
        """The words above a single text."""
        turn, turns = self.view.turn
        if turn:
            return self.tr("Answer {turn} of {turns}").format(turn=turn, turns=turns)
        return self.tr("Text to judge") if self.view.settings.reference == "document" else ""

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
        self.show_question()

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
        self.show_question()
        self.announce()

    def _turn_group(self, by: int) -> None:
        """Go to the first row of the next group of criteria, or of the one before."""
        groups = self.grid.groups
        there = groups.index(self.grid.shown) + by
        if 0 <= there < len(groups):
            self.grid.set_current(groups[there].start)
