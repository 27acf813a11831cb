"""The task of a response in full: what to write about, how, how long, and how to cite."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from labeval.ui.participant.writing.view import WritingView
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.column import Column
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.overlay import Overlay

_WIDTH = 680


class TaskCard(Overlay):
    """Headings with a paragraph each."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, width=_WIDTH)
        self._view: WritingView | None = None
        self._column = Column(theme, width=_WIDTH, centred=False, margin=0)
        self._column.rows.setSpacing(GRID // 2)
        self.rows.addWidget(self._column)
        self._parts: list[tuple[Label, Label]] = []
        for _ in range(3):
            head = Label(theme, size=13, role="soft_text", bold=True)
            body = Label(theme, size=14, wrap=True)
            body.setContentsMargins(0, 0, 0, GRID)
            self._column.rows.addWidget(head)
            self._column.rows.addWidget(body)
            self._parts.append((head, body))

    def show_task(self, view: WritingView) -> None:
        """Open with the task of a response."""
        self._view = view
        self.open_card()

    def retranslate(self) -> None:
        super().retranslate()
        view = self._view
        if view is None:
            return
        language = view.language
        self.heading.setText(view.topic.title.in_language(language))
        texts = (
            (self.tr("What to write"), view.topic.task.in_language(language)),
            (view.style.name.in_language(language), view.style.instruction.in_language(language)),
            (self.tr("Length and citations"), self._rules(view)),
        )
        for (head, body), (title, text) in zip(self._parts, texts, strict=True):
            head.setText(title)
            body.setText(text)

    def fit_content(self, width: int, most: int) -> None:
        wanted = self._column.height_of_rows(width)
        self._column.setFixedHeight(max(0, min(wanted, most)))

    def _rules(self, view: WritingView) -> str:
        words = view.words
        template = self.tr(
            "About {target} words, from {least} to {most}. Citations are not counted."
        )
        length = template.format(target=words.target, least=words.min, most=words.max)
        cite = self.tr(
            "[3] cites passage 3. Put the citation behind what you took from the passage; "
            "Ctrl+K cites the current passage."
        )
        least = view.citations.at_least
        asked = self.tr("Cite at least %n passage(s).", "", least) if least else ""
        return " ".join(part for part in (length, cite, asked) if part)
