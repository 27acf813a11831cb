"""The sheet on which a text is written: always in the same place, always of the same size."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.language import Retranslating
from labeval.ui.mirroring import put
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.paper import Paper
from labeval.ui.widgets.writing.citation_marks import CitationMarks, Spans
from labeval.ui.widgets.writing.editor import WritingEditor

PAD_X = 16
PAD_Y = 12
BAR = 10
"""Of the margin at which lines end, for the editor's own scroll bar."""


class WritingLayout(Retranslating, Paper):
    """An editor with its citations coloured.

    Args:
        spans: finds the citations of a paragraph.
    """

    def __init__(self, spans: Spans, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = WritingEditor(self)
        self.marks = CitationMarks(self.editor.document(), spans)
        self.editor.focus_changed.connect(self._on_focus_changed)
        self.retranslate()

    def set_read_only(self, read_only: bool) -> None:
        """Show the text without taking any."""
        self.editor.set_read_only(read_only)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.marks.set_theme(theme)  # a part of the editor's document, which is no widget

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self.editor.set_prompt(self.tr("Write here"))
        self.editor.setAccessibleName(self.tr("Your text"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._place()

    def _place(self) -> None:
        """Place the editor, whose scroll bar is where lines end."""
        width, height = self.width() - 2 * PAD_X + BAR, self.height() - 2 * PAD_Y
        put(self.editor, PAD_X, PAD_Y, width, height)

    def _on_focus_changed(self, focused: bool) -> None:
        self.set_edge("accent" if focused else "")
