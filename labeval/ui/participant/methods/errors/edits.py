"""The errors of one page as they are edited: which is the current one, and what can be undone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from labeval.study.error_marks import NO_ERRORS, ErrorMark, marks_of, written
from labeval.study.methods.errors import MOST_MARKS, Settings
from labeval.study.model.typology import WITHIN

OTHER_WORDS, MISSING = "other words", "missing"
"""Purposes of the next words: those of the current error, or what is missing."""
Place = tuple[int | None, bool, str]


class EditedPage(Protocol):
    """The page of error spans, as far as its errors are edited here."""

    @property
    def settings(self) -> Settings: ...
    @property
    def takes_answers(self) -> bool: ...
    @property
    def given(self) -> str: ...
    def ask_errors(self, value: str, *, moves_on: bool = False) -> None: ...
    def show_errors(self) -> None: ...


class ErrorEdits:
    """Changes the errors of a page by asking for another answer; shown is what is safe."""

    def __init__(self, page: EditedPage) -> None:
        self._page = page
        self.current: int | None = None
        """Number of the current error, from 0."""
        self.at_score = False
        """True while the score of the text is current, and no error."""
        self.awaits = ""
        """Purpose of the next words, or empty."""
        self._undo: tuple[str, list[str]] = ("", [])
        """A page, and its errors as they were before each change."""

    @property
    def marks(self) -> tuple[ErrorMark, ...]:
        """The errors that are marked and safe."""
        return marks_of(self._page.given) or ()

    @property
    def mark(self) -> ErrorMark | None:
        """The current error; None also where a page is shown again with fewer of them."""
        marks, current = self.marks, self.current
        return marks[current] if current is not None and current < len(marks) else None

    @property
    def has_none(self) -> bool:
        """True if the text was found to have no errors."""
        return self._page.given == NO_ERRORS

    @property
    def can_undo(self) -> bool:
        """True if an error was changed on this page."""
        return bool(self._undo[1])

    # -- places -----------------------------------------------------------------------------

    @property
    def place(self) -> Place:
        """The participant's place among the errors."""
        return self.current, self.at_score, self.awaits

    @place.setter
    def place(self, place: Place) -> None:
        self.current, self.at_score, self.awaits = place

    def begin(self, page: str) -> None:
        """Begin with a page; what was changed on it can be undone when it comes back."""
        self.place = (None, False, "")
        if self._undo[0] != page:
            self._undo = (page, [])

    def go_to_open(self) -> None:
        """Make the first error current that is not whole, else the last one."""
        waiting = (n for n, mark in enumerate(self.marks) if not mark.is_whole)
        self.current = next(waiting, len(self.marks) - 1) if self.marks else None

    def follow_answers(self, *, added: bool) -> None:
        """Stay at an error that there is, after the answers have changed.

        Args:
            added: the last error is new.
        """
        last = len(self.marks) - 1
        if added:
            self.current, self.at_score = last, False
        if self.current is not None and self.current > last:
            self.current = last if self.marks else None
        if self.current is None and self.marks and not self.at_score:
            self.go_to_open()

    def await_words(self, purpose: str) -> None:
        """Wait for words; for none where the purpose is empty."""
        self.awaits = purpose if self._page.takes_answers else ""
        self._page.show_errors()

    # -- changes ----------------------------------------------------------------------------

    def add(self, mark: ErrorMark) -> None:
        """Ask for one more error, which then is the current one."""
        self.awaits = ""
        marks = (*self.marks, self._page.settings.weighed(mark))
        if len(marks) <= MOST_MARKS and marks[-1] not in self.marks:
            self._ask(written(marks), moves_on=True)
        self._page.show_errors()

    def change(self, **changes: object) -> None:
        """Ask for another description, or other words, of the current error."""
        mark, marks = self.mark, list(self.marks)
        if mark is None or self.current is None or self.at_score:
            return
        changed = self._page.settings.weighed(replace(mark, **changes))  # type: ignore[arg-type]
        if changed not in marks:
            marks[self.current] = changed
            self._ask_marks(marks)

    def change_words(self, where: str, start: int, end: int) -> bool:
        """Give the current error other words; False where none are awaited for it."""
        if self.awaits != OTHER_WORDS or self.mark is None:
            return False
        self.awaits = ""
        self.change(where=where, start=start, end=end)
        return True

    def choose_category(self, id: str) -> None:
        """Give the current error a category, or open the list of a category's parts."""
        categories = self._page.settings.categories
        has_parts = any(c.id == id and c.parts for c in categories)
        self.change(category=id + WITHIN if has_parts else id)

    def remove(self, n: int) -> None:
        """Take an error away."""
        marks = list(self.marks)
        del marks[n]
        if self.current is not None and self.current > n:
            self.current -= 1
        self._ask_marks(marks)

    def toggle_none(self) -> None:
        """Answer that there are no errors, or take that back."""
        if not self.marks:
            self._ask("" if self.has_none else NO_ERRORS)

    def take_back(self) -> None:
        """Go back to the errors as they were before the last change."""
        if self._page.takes_answers and self._undo[1]:
            self._page.ask_errors(self._undo[1].pop())
            self._page.show_errors()

    def _ask_marks(self, marks: Sequence[ErrorMark]) -> None:
        self._ask(written(marks))

    def _ask(self, value: str, *, moves_on: bool = False) -> None:
        before = self._page.given
        if not self._page.takes_answers or value == before:
            return
        self._page.ask_errors(value, moves_on=moves_on)
        if self._page.given == value:
            self._undo[1].append(before)
            self._page.show_errors()
