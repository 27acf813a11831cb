"""One question as it is shown, and what every editor of an answer can do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from labeval.ui.theme import Themed


@dataclass(frozen=True, slots=True)
class QuestionView:
    """One question as it is shown, in the participant's language."""

    id: str
    text: str
    kind: str
    """``single``, ``multiple``, ``scale``, ``number``, ``text``, ``date`` or ``matrix``."""
    options: Sequence[tuple[str, str]] = ()
    """Stored values and shown texts; of a matrix the points of its scale."""
    ends: tuple[str, str] = ("", "")
    """Labels of a scale's ends."""
    limits: tuple[int, int] = (0, 0)
    lines: int = 1
    mark: str = ""
    """A few words next to the question, such as ``optional``."""
    days: tuple[str, str] = ("", "")
    """First and last date that are accepted, ISO 8601; empty for no limit."""
    rows: Sequence[tuple[str, str]] = ()
    """For a matrix: each row's field and text."""

    def texts(self) -> dict[str, str]:
        """The question of each field: the question, or the rows of a matrix."""
        return dict(self.rows) if self.rows else {self.id: self.text}


class Editor(Themed, QWidget):
    """The base of all editors.

    Signals:
        answered: this value was asked for; an empty one takes the answer back.
        row_answered: of a matrix, a row's field and the value asked for.
        completed: answered by one key, so that the next question may follow.
    """

    answered = Signal(str)
    row_answered = Signal(str, str)
    completed = Signal()

    def set_value(self, value: str) -> None:
        """Show ``value`` as the answer; empty for none."""
        raise NotImplementedError

    def set_rows(self, answers: Mapping[str, str]) -> None:
        """Show these answers of a matrix, by field."""

    def take_focus(self, field: str = "") -> None:
        """Focus where the answer is given; of a matrix in the row of ``field``."""
        raise NotImplementedError

    def set_dense(self, dense: bool) -> None:
        """Take less room, where many questions share a screen."""

    def flush(self) -> None:
        """Ask now for what was typed."""

    def problem(self) -> str:
        """Why what is typed is no answer; empty where nothing is wrong."""
        return ""

    def _fill(self, *parts: QWidget, across: bool = False) -> None:
        layout: QBoxLayout = QHBoxLayout(self) if across else QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for part in parts:
            layout.addWidget(part)
        if across:
            layout.addStretch(1)
