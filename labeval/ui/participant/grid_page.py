"""A rating page whose answers are a grid: how it is answered by pointer and keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from labeval.study.pages import Field
from labeval.ui.participant.grid_sheet import GridSheet


class GridPage(GridSheet):
    """Answers a grid row by row; a method says the keys of its options."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pending = ""
        self._pointed = False
        """Whether the place in the row is where the answer is, and not where the arrows led."""
        self.grid.chosen.connect(self._on_chosen)
        self.grid.row_focused.connect(self._on_row_focused)

    # -- what a method says -----------------------------------------------------------------

    def stays_on(self, field: str) -> bool:
        """Whether an answer brings up something to read, so that its row stays in hand."""
        return False

    def choose_by_key(self, event: QKeyEvent) -> str:
        """The value that a key stands for; empty for none."""
        raise NotImplementedError

    # -- a rating page ----------------------------------------------------------------------

    def show_texts(self) -> None:
        self.grid.set_values(self.column_values(self.view))
        self.grid.reset_column()
        self._pending = ""

    def show_answers(self) -> None:
        self.grid.set_answers(self.answers)
        if self._pending and self.answers.get(self._pending):
            self._pending = ""
            self._go_to_next_open()

    def set_read_only(self, read_only: bool) -> None:
        super().set_read_only(read_only)
        self.grid.set_read_only(read_only)

    def take_in_hand(self, field: Field, *, focus: bool) -> None:
        fields = [row.field for row in self.grid.rows]
        self.grid.blockSignals(not focus)
        self.grid.set_current(fields.index(field.id), focus=focus)
        self.grid.blockSignals(False)
        self._show_question()

    def focus_current(self) -> None:
        self.grid.set_current(self.grid.current)

    def criterion_in_hand(self) -> str:
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
            self._choose(self.criterion_in_hand(), value, goes_on=True)
        return bool(value)

    # -- inside -----------------------------------------------------------------------------

    def _choose(self, field: str, value: str, *, goes_on: bool) -> None:
        """Ask for an answer; the next open row follows as soon as it is safe."""
        if not self.takes_answers:
            return
        if self.answers.get(field) == value:
            if goes_on:
                self._go_to_next_open()
            return
        goes_on = (goes_on or not self.answers.get(field)) and not self.stays_on(field)
        self._pending = field if goes_on else ""
        self.ask(field, value)
        if field == self.criterion_in_hand() and self.answers.get(field) == value:
            # The row stays: a ring around another option would look like a second answer.
            self.grid.point_at(value)
            self._pointed = True

    def _go_to_next_open(self) -> None:
        if self._pointed:
            self._pointed = False
            self.grid.reset_column()
        rows = self.grid.rows
        ahead = [(self.grid.current + n) % len(rows) for n in range(1, len(rows))]
        for n in ahead:
            if not self.answers.get(rows[n].field):
                self.grid.set_current(n)
                return

    def _on_chosen(self, field: str, value: str) -> None:
        slides = self.slider() is not None and value not in self.column_values(self.view)
        if slides:
            self.ask(field, value)
        else:
            self._choose(field, value, goes_on=False)

    def _on_row_focused(self, row: int) -> None:
        self._show_question()
        self.announce()
