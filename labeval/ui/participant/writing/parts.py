"""The parts of the page on which a text is written, and their places."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from labeval.study.model.writing import (
    citation_places,
    count_words,
    known_citations,
    unknown_citations,
)
from labeval.ui.mirroring import MirroredParts
from labeval.ui.participant.sizes import document_size, growth, largest_scale
from labeval.ui.participant.writing.view import WritingView
from labeval.ui.theme import LIGHT, MARGIN, Theme, Themed
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.texts.definition_panel import Definition, DefinitionPanel
from labeval.ui.widgets.texts.passage_frame import PassagesFrame
from labeval.ui.widgets.writing.foot import WordTally, WritingFoot
from labeval.ui.widgets.writing.page import WritingLayout

COLUMN_GAP = 12
GAP = 8
PASSAGES_SHARE = 0.44
"""Of the page's width."""
INSTRUCTION_SHARE = 0.3
"""Most of the page's height that the style's instruction takes."""
LEAST_SHEET = 180
"""Height below which nobody can write."""
WRITING_PX = 15


class WritingParts(Themed, QWidget):
    """Passages where lines begin; next to them topic, instruction, sheet and what is counted.

    Their places follow from the response, the size and the theme: nothing that is opened,
    looked for or typed moves anything.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._view: WritingView | None = None
        self.passages = PassagesFrame(self)
        self.heading = Label(LIGHT, size=16, bold=True, wrap=True, parent=self)
        self.instruction = DefinitionPanel(self)
        self.instruction.set_paged(True)
        self.sheet = WritingLayout(self._spans, self)
        self.editor = self.sheet.editor
        self.foot = WritingFoot(self)
        self._mirrored = MirroredParts()

    @property
    def view(self) -> WritingView:
        """The view on screen.

        Raises:
            RuntimeError: nothing was shown yet.
        """
        if self._view is None:
            raise RuntimeError("no response was shown yet")
        return self._view

    @property
    def text(self) -> str:
        """The text in the editor."""
        return self.editor.text

    @property
    def theme(self) -> Theme:
        """The colours and the text scale in use."""
        return self._theme

    @property
    def text_px(self) -> int:
        """The size at which one writes, in logical pixels."""
        return self._theme.px(round(WRITING_PX * growth(self.size())))

    @property
    def controls_fit(self) -> bool:
        """Return whether the instruction can be read, and leaves room to write."""
        return self.instruction.has_room and self.sheet.height() >= LEAST_SHEET

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.arrange()

    def arrange(self) -> None:
        """Place everything; nothing here depends on what is open or typed."""
        if self._view is None or self.width() < 4 * LEAST_SHEET or self.height() < LEAST_SHEET:
            return
        self._mirrored.undo()
        self._place_parts(self._view)
        self._mirrored.mirror(self, self.children())

    def _place_parts(self, view: WritingView) -> None:
        """Place everything as seen from the left."""
        theme = self._theme
        room = QRect(MARGIN, 0, self.width() - 2 * MARGIN, self.height())
        left = round(room.width() * PASSAGES_SHARE) if view.passages else -COLUMN_GAP
        around = theme.scaled(largest_scale(theme, self.size()))
        for part in (self.heading, self.instruction, self.foot):
            part.set_theme(around)
        self.passages.set_text_px(document_size(theme, self.size()))
        self.passages.fill(QRect(room.x(), room.y(), max(0, left), room.height()))
        column = room.adjusted(left + COLUMN_GAP, 0, 0, 0)
        top = self._place_head(column)
        foot = self.foot.height_needed()
        self.foot.setGeometry(column.x(), column.bottom() + 1 - foot, column.width(), foot)
        height = column.height() - top - foot - GAP // 2
        self.editor.set_text_px(self.text_px)
        self.sheet.setGeometry(column.x(), column.y() + top, column.width(), max(0, height))

    def count(self) -> None:
        """Show what is counted in the text as it stands."""
        view, text = self.view, self.text
        passages = len(view.passages)
        self.foot.show_tally(
            WordTally(
                words=count_words(text),
                least=view.words.min,
                target=view.words.target,
                most=view.words.max,
                cited=tuple(known_citations(text, passages)),
                unknown=unknown_citations(text, passages),
                least_cited=view.citations.at_least,
            )
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.arrange()

    def _place_head(self, column: QRect) -> int:
        """Place topic and instruction; returns where the sheet begins."""
        view = self.view
        heading = self.heading.heightForWidth(column.width() - 4)
        self.heading.setGeometry(column.x() + 4, column.y(), column.width() - 4, heading)
        style = Definition(
            view.style.name.in_language(view.language),
            view.style.instruction.in_language(view.language),
        )
        most = round(self.height() * INSTRUCTION_SHARE)
        height = self.instruction.height_for([style], column.width(), most)
        top = column.y() + heading + GAP // 2
        self.instruction.place(column.x(), top, column.width(), height)
        self.instruction.show_definition(style)
        return top - column.y() + height + GAP

    def _spans(self, paragraph: str) -> Iterator[tuple[int, int, bool]]:
        passages = len(self._view.passages) if self._view is not None else 0
        for start, end, numbers in citation_places(paragraph):
            yield start, end, all(1 <= n <= passages for n in numbers)
