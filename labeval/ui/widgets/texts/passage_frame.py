"""The ranked passages that a text is written from: listed, opened in place, searched, cited."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from labeval.ui.mirroring import put
from labeval.ui.widgets.texts.cite_button import CiteButton
from labeval.ui.widgets.texts.document_frame import PAD_X, Document, DocumentFrame, ReadingPlace
from labeval.ui.widgets.texts.document_list import DocumentList
from labeval.ui.widgets.texts.documents import LIST
from labeval.ui.widgets.texts.passage_list import PassageList

BUTTON_GAP = 12


class PassagesFrame(DocumentFrame):
    """A list of passages; the current one can be opened.

    Signals:
        cited: a passage is to be cited, by its number from 1.
        passage_copied: a passage's number from 1 and what of its text is on the clipboard now.
        current_changed: another passage is current, by its number from 1.
    """

    cited = Signal(int)
    passage_copied = Signal(int, str)
    current_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._left_at: dict[int, int] = {}
        self._reported = 0
        self.cite = CiteButton(self)
        self.cite.clicked.connect(lambda: self.cited.emit(self.current))
        self.copied.connect(lambda text: self.passage_copied.emit(self.current, text))
        self.list.page_changed.connect(self._report_current)

    def make_list(self) -> DocumentList:
        made = PassageList(self)
        made.cited.connect(lambda row: self.cited.emit(row + 1))
        return made

    @property
    def current(self) -> int:
        """The number, from 1, of the passage that is open or marked in the list."""
        place = self.place()
        return (self.list.row if place.document == LIST else place.document) + 1

    @property
    def has_focus(self) -> bool:
        """True while the keyboard is in the list, a passage or the search field."""
        return any(part.hasFocus() for part in (self.view, self.list, self.search.edit))

    @property
    def most_pages(self) -> int:
        """Most pages that the list, or one of the passages, has in the room given."""
        place = self.place()
        if place.document != LIST:
            place = replace(place, position=self._position)
        pages = [self.pages]
        for document in range(LIST, len(self.documents)):
            self._open = document
            self._lay_out(position=0)
            pages.append(self.pages)
        self.show_documents(self.documents, place)
        return max(pages)

    def show_documents(
        self, documents: Sequence[Document], place: ReadingPlace | None = None
    ) -> None:
        if tuple(documents) != tuple(self.documents):
            self._left_at = {}
        super().show_documents(documents, place)
        self._report_current()

    def open_document(self, document: int, *, position: int = 0) -> None:
        """Open a passage where it was left, or the list for -1."""
        if self._open != LIST:
            self._left_at[self._open] = self.view.position
        super().open_document(document, position=position or self._left_at.get(document, 0))
        self._report_current()

    def set_citable(self, citable: bool) -> None:
        """Offer to cite, or only to read."""
        assert isinstance(self.list, PassageList)
        self.list.set_citable(citable)
        self.cite.setVisible(citable)
        self._lay_out()

    def retranslate(self) -> None:
        super().retranslate()
        self._to_list.setText(self.tr("All passages"))
        self.setAccessibleName(self.tr("Passages"))
        self.list.setAccessibleName(self.tr("Passages"))
        self._lay_out()

    # -- inside -------------------------------------------------------------------------------

    def _title(self) -> str:
        if self._open == LIST:
            return self.tr("%n passage(s)", "", len(self.documents))
        return super()._title()

    def _lay_out(self, *, position: int | None = None) -> None:
        super()._lay_out(position=position)
        if not self.documents or self.cite.isHidden():
            return
        # The button keeps its place, whichever passage is current.
        row, width = self.search.geometry(), self.cite.width_for(len(self.documents))
        left = self.width() - PAD_X - width
        put(self.cite, left, row.y(), width, row.height())
        put(self.search, PAD_X, row.y(), left - BUTTON_GAP - PAD_X, row.height())

    def _go_to_hit(self, hit: int) -> None:
        super()._go_to_hit(hit)
        self._report_current()

    def _report_current(self) -> None:
        here = self.current
        self.cite.set_number(here)
        if here != self._reported:
            self._reported = here
            self.current_changed.emit(here)
