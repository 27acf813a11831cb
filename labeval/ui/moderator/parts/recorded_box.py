"""Text field whose text is recorded when the keyboard leaves it."""

from __future__ import annotations

from PySide6.QtCore import Signal

from labeval.ui.moderator.parts.typing_box import TypingBox
from labeval.ui.theme import Theme


class RecordedBox(TypingBox):
    """A text of the record, and what is typed to take its place.

    Signals:
        typed: another text than the recorded one, to be recorded.
        left: the keyboard is not wanted in the field any more.
    """

    typed = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme, *, lines: int) -> None:
        super().__init__(theme, lines=lines)
        self.recorded = ""
        """The recorded text, or the one that ``typed`` has asked to record."""
        self._before = ""
        self.finished.connect(self._on_finished)
        self.returned.connect(self._on_finished)
        self.unfocused.connect(self.keep_typed)

    @property
    def unfinished(self) -> bool:
        return self.toPlainText().strip() != self.recorded

    def show_recorded(self, text: str) -> None:
        """Show what is recorded; what is being typed stays."""
        if text != self.recorded:
            self.recorded = text
            if not self.hasFocus():
                self.setPlainText(text)

    def keep_typed(self) -> None:
        """Ask for the text in the field to be recorded."""
        if self.unfinished:
            text = self.toPlainText().strip()
            self._before, self.recorded = self.recorded, text
            self.typed.emit(text)

    def stay_unsaved(self) -> None:
        """The text could not be saved: it stays in the field and is to be saved again."""
        self.recorded = self._before

    def _on_finished(self) -> None:
        self.keep_typed()
        self.left.emit()
