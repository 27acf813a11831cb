"""A text to read: the welcome, a disclaimer, the thanks."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from labeval.session.running.session import Session
from labeval.ui.participant.screens.screen import StepScreen
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.column import Column
from labeval.ui.widgets.texts.markdown_view import MarkdownView


class TextScreen(StepScreen):
    """Markdown in one column, and nothing else."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.column = Column(theme)
        self._text = MarkdownView(theme)
        self.column.rows.addWidget(self._text)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.column)

    def arrive(self, session: Session) -> None:
        self._text.set_markdown(self.markdown(session))
        self.column.arrange()
        self.column.verticalScrollBar().setValue(0)
        self.focus_words(self._text.accessibleName())

    def markdown(self, session: Session) -> str:
        """The text of the step, in the participant's language."""
        text: str = session.step_in_file().text.in_language(session.language)
        return text

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll a text that is longer than the window."""
        if not self.column.scroll_by_key(event):
            event.ignore()
