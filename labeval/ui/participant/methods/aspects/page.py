"""Long answers to one question: every aspect of each on its own scale, then the preferred one."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from labeval.study.expected import expected_answers
from labeval.study.methods.aspects import (
    JUSTIFICATION,
    NONE_APPROPRIATE,
    PREFERRED,
    TICKED,
    field_of,
    scale_of,
)
from labeval.study.pages import Field
from labeval.study.pages import Page as RatedPage
from labeval.ui.language import locale_of
from labeval.ui.mirroring import seen_key
from labeval.ui.participant.keys import digit_of
from labeval.ui.participant.methods.aspects.keys import point_of_key, shown_point
from labeval.ui.participant.methods.aspects.labels import answer_name, keys_that_rate
from labeval.ui.participant.methods.aspects.layout import AspectsLayout
from labeval.ui.participant.pages.page_keys import KeyHint
from labeval.ui.participant.pages.page_position import Position
from labeval.ui.widgets.answers.aspect_grid import Cell


class Page(AspectsLayout):
    """The page of the aspects."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moves_to: Cell | None = None
        """The cell to move on to; None for the next one without a rating."""
        self._written_for = ""
        self._connect()

    # -- a rating page ----------------------------------------------------------------------

    def show_texts(self) -> None:
        self._pending = ("", "")
        view = self.view
        self.references.show_references(view.page.id, view.references, view.shown_references)
        self.references.view.setLocale(locale_of(view.study.language))
        if self._written_for != self.view.page.id:
            self._written_for = self.view.page.id
            self.justification.set_comment(self.answers.get(JUSTIFICATION, ""))

    def show_answers(self) -> None:
        values = {
            (n, m): self.answers.get(field_of(item, criterion), "")
            for n, item in enumerate(self.view.page.items)
            for m, criterion in enumerate(self.view.page.criteria)
        }
        preferred = self._preferred()
        ticked = self.answers.get(NONE_APPROPRIATE) == TICKED
        self.grid.set_answers(values, preferred, ticked=ticked)
        self.grid.set_expected(self._expected() if self.view.feedback else {})
        self.show_states(values, preferred)
        if self._read_only:
            self.justification.set_comment(self.answers.get(JUSTIFICATION, ""))
        if self.moves_on():
            if self._moves_to is not None:
                self._go_to(self._moves_to, focus=True)
            else:
                self._go_to_next_open()

    def flush_comment(self) -> None:
        self.justification.flush()
        self._on_justified(self.justification.comment)  # again, where it could not be kept before
        super().flush_comment()

    def make_current(self, field: Field, *, focus: bool) -> None:
        self._go_to(self._cell_of(field), focus=False)
        if focus and field.id == JUSTIFICATION:
            self.open_justification()
        elif focus:
            self.focus_current()

    def position(self) -> Position:
        return replace(super().position(), answer=self.justification.comment)

    def return_to(self, position: Position) -> None:
        super().return_to(position)
        self.justification.set_comment(position.answer)

    def place(self) -> Cell:
        return self._current_cell

    def go_to_place(self, place: object) -> None:
        assert isinstance(place, tuple)
        self._go_to(place, focus=False)

    def go_to_candidate(self, n: int, *, focus: bool) -> None:
        self._go_to((n, self._current_cell[1]), focus=focus)

    def focus_current(self) -> None:
        self.grid.focus_current()

    def focus_first_open(self) -> None:
        first = self.view.first_open(self._answers)
        super().focus_first_open()
        if first is not None and first.id == JUSTIFICATION:
            self.open_justification()

    def open_justification(self) -> None:
        """Give the keyboard to the field for the reason."""
        self.justification.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def current_criterion(self) -> str:
        row = self._current_cell[1]
        criteria = self.view.page.criteria
        return criteria[row] if row < len(criteria) else PREFERRED

    def field_label(self, field: Field) -> str:
        criterion = ""
        if field.item:
            criterion = self.view.name_of({c.id: c for c in self.view.criteria}[field.criterion])
        return f"{self.name_elsewhere(field, self.view.page, criterion)}:"

    @classmethod
    def name_elsewhere(cls, field: Field, page: RatedPage, criterion: str) -> str:
        if field.item:
            return f"{answer_name(page.items.index(field.item))}, {criterion}"
        return {
            PREFERRED: QCoreApplication.translate("Page", "preferred answer:"),
            NONE_APPROPRIATE: QCoreApplication.translate("Page", "none is appropriate:"),
            JUSTIFICATION: QCoreApplication.translate("Page", "the reason for your preference:"),
        }[field.id].rstrip(": ")

    @classmethod
    def text_elsewhere(cls, n: int) -> str:
        return str(n + 1)

    def name_of_answer(self, criterion: str, claim: str) -> str:
        if criterion == PREFERRED:  # an answer of the page, and no criterion of the study
            return self.explanation.definitions[PREFERRED].name
        return super().name_of_answer(criterion, claim)

    def value_label(self, field: Field, value: str) -> str:
        if field.item:
            return shown_point(int(value), scale_of(self.settings, field.criterion))
        if field.id == PREFERRED and value in field.options:
            return str(field.options.index(value) + 1)
        return "✓" if value == TICKED else "–"

    def control(self, field: str, value: str) -> QWidget | None:
        if field == JUSTIFICATION:
            return self.justification.edit
        if field == NONE_APPROPRIATE:
            return self.grid.tick
        if field == PREFERRED:
            items = self.view.page.items
            return self.grid.choice(items.index(value)) if value in items else None
        known = {f.id: f for f in self.view.fields}
        return self.grid.point(self._cell_of(known[field]), value) if field in known else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.references.used and event.matches(QKeySequence.StandardKey.Find):
            self.references.open_search()
        else:
            super().keyPressEvent(event)

    def on_key(self, event: QKeyEvent) -> bool:
        key = seen_key(self, event)
        ways = {
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
        }
        if key in ways:
            self._step(*ways[key])
        elif key == Qt.Key.Key_P:
            self._prefer(self.current_candidate)
        elif key == Qt.Key.Key_N:
            self._on_tick_requested()
        elif key == Qt.Key.Key_J:
            self.open_justification()
        elif key == Qt.Key.Key_R and self.references.used:
            self.references.focus_text()
        elif key == Qt.Key.Key_Slash and self.references.used:
            self.references.open_search()
        else:
            return self._rate_by_key(event)
        return True

    def key_hints(self) -> list[KeyHint]:
        row = self._current_cell[1]
        prefers = row == self.grid.preferred_row
        digits = f"1–{len(self.view.items)}" if prefers else keys_that_rate(self.view, row)
        hints: list[KeyHint] = [
            ([digits], self.tr("prefer") if prefers else self.tr("rate")),
            (["←", "→"], self.tr("answer")),
            (["↑", "↓"], self.tr("aspect")),
            (["P"], self.tr("prefer")),
            (["J"], self.tr("reason")),
        ]
        if self.references.used:
            hints.append((["R"], self.tr("references")))
        return [*hints, *self.keys.hints()]

    # -- inside -----------------------------------------------------------------------------

    def _connect(self) -> None:
        self.references.place_changed.connect(self.document_turned)
        self.references.searched.connect(self.document_searched)
        self.references.left.connect(self.focus_current)
        self.grid.chosen.connect(self._on_point_chosen)
        self.grid.preferred.connect(self._prefer)
        self.grid.tick_requested.connect(self._on_tick_requested)
        self.grid.cell_focused.connect(self._on_cell_focused)
        self.justification.commented.connect(self._on_justified)
        self.justification.returned.connect(self.focus_current)

    def _preferred(self) -> int:
        items = self.view.page.items
        chosen = self.answers.get(PREFERRED, "")
        return items.index(chosen) if chosen in items else -1

    def _expected(self) -> dict[Cell, list[str]]:
        """Expected answers of a training page by cell; a preferred answer by its number."""
        assert self.view.page.training is not None
        training = self.view.settings.training[self.view.page.training]
        items = self.view.page.items
        marks: dict[Cell, list[str]] = {}
        for field in self.view.fields:
            right = expected_answers(training.expected.get(field.id, []), field.options)
            if field.item:
                marks[self._cell_of(field)] = right
            elif field.id == PREFERRED:
                for n, item in enumerate(items):
                    marks[n, self.grid.preferred_row] = [str(n)] if item in right else []
        return marks

    def _cell_of(self, field: Field) -> Cell:
        if not field.item:
            return (self.current_candidate, self.grid.preferred_row)
        page = self.view.page
        return (page.items.index(field.item), page.criteria.index(field.criterion))

    def _go_to(self, cell: Cell, *, focus: bool) -> None:
        moved = cell != self._current_cell
        self._current_cell = cell
        self.grid.set_current(cell)
        self.show_candidate()
        if focus:
            self.focus_current()
        if moved and self.takes_answers:
            self.announce()

    def _step(self, across: int, down: int) -> None:
        candidate, row = self._current_cell[0] + across, self._current_cell[1] + down
        if 0 <= candidate < len(self.view.items) and 0 <= row <= self.grid.preferred_row:
            self._go_to((candidate, row), focus=True)

    def _rate_by_key(self, event: QKeyEvent) -> bool:
        candidate, row = self._current_cell
        digit = digit_of(event)
        if row == self.grid.preferred_row:
            if digit is not None and 1 <= digit <= len(self.view.items):
                self._prefer(digit - 1)
            return digit is not None
        scale = scale_of(self.settings, self.view.page.criteria[row])
        value = point_of_key(digit, event.text(), scale)
        if value is not None:
            self._rate(candidate, row, str(value), goes_on=True)
        return value is not None or digit is not None

    def _rate(self, candidate: int, row: int, value: str, *, goes_on: bool) -> None:
        field = field_of(self.view.page.items[candidate], self.view.page.criteria[row])
        if not self.takes_answers:
            return
        if self.answers.get(field) == value:
            if goes_on:
                self._go_to_next_open()
            return
        self._pending, self._moves_to = (field, value) if goes_on else ("", ""), None
        self.ask(field, value)

    def _go_to_next_open(self) -> None:
        """On to the next cell without a rating: further aspects, further answers, preference."""
        rated = [field for field in self.view.fields if field.item]
        cells = [self._cell_of(field) for field in rated]
        start = cells.index(self._current_cell) + 1 if self._current_cell in cells else 0
        ahead = [*range(start, len(cells)), *range(start)]
        following = (cells[n] for n in ahead if not self.answers.get(rated[n].id))
        there = (self.current_candidate, self.grid.preferred_row)
        focused = QApplication.focusWidget()
        in_grid = focused is not None and self.grid.isAncestorOf(focused)
        self._go_to(next(following, there), focus=in_grid or focused is self)

    def _prefer(self, candidate: int) -> None:
        there, item = (candidate, self.grid.preferred_row), self.view.page.items[candidate]
        if self.takes_answers and self.answers.get(PREFERRED) != item:
            self._pending, self._moves_to = (PREFERRED, item), there
            self.ask(PREFERRED, item)
        else:
            self._go_to(there, focus=True)

    # -- events -----------------------------------------------------------------------------

    def _on_point_chosen(self, candidate: int, row: int, value: str) -> None:
        self._rate(candidate, row, value, goes_on=False)

    def _on_tick_requested(self) -> None:
        if self.grid.tick.isHidden():
            self._go_to((self.current_candidate, self.grid.preferred_row), focus=True)
        self.ask(NONE_APPROPRIATE, "" if self.answers.get(NONE_APPROPRIATE) else TICKED)

    def _on_justified(self, text: str) -> None:
        written = text if text.strip() else ""
        if written != self.answers.get(JUSTIFICATION, ""):
            self.ask(JUSTIFICATION, written)

    def _on_cell_focused(self, candidate: int, row: int) -> None:
        self._go_to((candidate, row), focus=False)
