"""The study file next to the form: what a change did is marked, and what is typed counts."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from labeval.study.editing.document import StudyText
from labeval.study.editing.typed import Replaced, as_shown, taken_back
from labeval.study.yaml.places import Path
from labeval.ui.editor.controller import EditorController
from labeval.ui.editor.file.text import FileText
from labeval.ui.sentences import translated
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.link_button import LinkButton

_REST_MS = 250
"""Rest in typing after which the text is taken in."""


class FilePane(QWidget):
    """Shows the file's text; a text that can be read is in the file after a rest in typing.

    One that cannot be read stays here, with the place of the mistake; file and form stay as they
    are meanwhile.

    Signals:
        waiting: whether a text is here that is not in the file.
    """

    waiting = Signal(bool)

    def __init__(self, controller: EditorController, theme: Theme) -> None:
        super().__init__()
        self._controller = controller
        self._is_waiting = False
        self._unread = False
        self.text = FileText(theme)
        self._problem = Label(theme, role="bad", wrap=True)
        self.back = LinkButton()
        """Shows the file's own text again."""
        self.back.set_theme(theme)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self.take_in)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self._problem, 1)
        row.addWidget(self.back)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(self.text, 1)
        column.addLayout(row)
        self.text.typed.connect(self._on_typed)
        self.text.left.connect(self._on_left)
        self.back.clicked.connect(self.take_back)
        controller.changed.connect(self.refresh)
        self._show_problem("")
        self.refresh()

    @property
    def has_unread(self) -> bool:
        """True while a text is shown that cannot be read, and is not in the file."""
        return self._unread

    def refresh(self) -> None:
        """Show the file's text as it is now, with the newest change marked."""
        if self._unread or self._rest.isActive():
            return
        history = self._controller.file.history
        opens = not self.text.content
        change = self.text.show_content(as_shown(history.text.text))
        if self._controller.file.text.problems:
            self._name_problem(history.text)
        else:
            self._show_problem("")
        if not opens and (change.start != change.end or change.text):
            self._mark(change)

    def follow(self, path: Path) -> None:
        """Bring the line of a value into view."""
        lines = self._controller.file.text.document.places.lines
        while path and path not in lines:
            path = path[:-1]
        if path and not self.text.hasFocus():
            self.text.bring(lines[path] - 1)

    def take_in(self) -> None:
        """Put what was typed into the file, unless it cannot be read."""
        self._rest.stop()
        file = self._controller.file.text.text
        text = StudyText(taken_back(file, self.text.content))
        self._unread = bool(text.problems)
        if self._unread:
            self._name_problem(text)
        else:
            self._show_problem("")
            if text.text != file:
                self._controller.write(text.text, typed=True)
        self._report()

    def take_back(self) -> None:
        """Show the file's own text again."""
        self._rest.stop()
        self._unread = False
        self.refresh()
        self._report()

    def settle(self) -> None:
        """Take in what was typed without waiting."""
        if self._rest.isActive():
            self.take_in()

    # -- inside -------------------------------------------------------------------------------

    def _mark(self, change: Replaced) -> None:
        """Mark a change; of typing, all that is undone together."""
        start, end = change.start, change.start + len(change.text)
        history = self._controller.file.history
        whole = history.newest
        if whole is not None and "\r" not in history.text.text:
            first, last = whole.start, whole.start + len(whole.inserted)
            if first <= start and end <= last:
                start, end = first, last
        self.text.mark(start, end)

    def _on_typed(self) -> None:
        self._rest.start()

    def _on_left(self) -> None:
        self.settle()
        self._controller.seal()

    def _name_problem(self, text: StudyText) -> None:
        first = text.problems[0].described(translated)
        kept = self.tr("Not in the file yet:") if self._unread else ""
        self._show_problem(f"{kept} {first}".strip())

    def _show_problem(self, text: str) -> None:
        self._problem.set_text(text)
        self._problem.setVisible(bool(text))
        self.back.setText(self.tr("Back to the file's text"))
        self.back.setVisible(self._unread)

    def _report(self) -> None:
        if self._unread != self._is_waiting:
            self._is_waiting = self._unread
            self.waiting.emit(self._unread)
