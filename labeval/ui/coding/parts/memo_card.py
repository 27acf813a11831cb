"""A memo about a segment, a code, a source or the project; closing the card keeps it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from labeval.ui.coding.parts.text_box import TextBox
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.overlay import Overlay


class MemoCard(Overlay):
    """A text of any length. There is nothing to save: what is typed is kept when it closes."""

    begins_with_words = False

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, width=560)
        self._about = Label(theme, role="soft_text", wrap=True)
        self._text = TextBox(theme, lines=9)
        self._shown = ""
        self._keep: Callable[[str, str], object] | None = None
        self.rows.addWidget(self._about)
        self.rows.addWidget(self._text)
        self._text.left.connect(self.close_card)
        self.closed.connect(self._on_closed)

    def write(
        self, heading: str, about: str, text: str, keep: Callable[[str, str], object]
    ) -> None:
        """Let a memo be written.

        Args:
            about: what it is about, such as the segment's words.
            keep: called when the card closes, with the text that it showed and the one typed.
        """
        self.heading.set_text(heading)
        self._about.set_text(about if len(about) < 240 else about[:239] + "…")
        self._about.setVisible(bool(about))
        self._text.setPlainText(text)
        self._text.setAccessibleName(heading)
        self._text.setAccessibleDescription(about)
        self._shown, self._keep = text, keep
        self.open_card()
        self._text.moveCursor(self._text.textCursor().MoveOperation.End)

    def first_focus(self) -> QWidget:
        return self._text

    def retranslate(self) -> None:
        super().retranslate()
        self._text.setPlaceholderText(self.tr("What is remarkable here?"))

    def _on_closed(self) -> None:
        keep, self._keep = self._keep, None
        if keep is not None:
            keep(self._shown, self._text.toPlainText())
