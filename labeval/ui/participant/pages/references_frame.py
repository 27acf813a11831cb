"""The references of a question next to its answers, each question's where it was left."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from labeval.study.model.references import Reference
from labeval.text.formatted import FormattedText
from labeval.ui.widgets.texts.document_frame import Document, DocumentFrame, ReadingPlace
from labeval.ui.widgets.texts.documents import LIST


class ReferencesFrame(DocumentFrame):
    """A list of references of which one is open at a time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[str, tuple[Reference, ...], tuple[FormattedText, ...]] = ("", (), ())
        self._places: dict[str, ReadingPlace] = {}

    @property
    def used(self) -> bool:
        """True if there are references."""
        return bool(self._shown[1])

    @property
    def has_focus(self) -> bool:
        """True if the keyboard is in the list, a text or the search field."""
        return any(part.hasFocus() for part in (self.view, self.list, self.search.edit))

    def show_references(
        self, page: str, references: Sequence[Reference], texts: Sequence[FormattedText]
    ) -> None:
        """Show a page's references where they were left; none hides the frame."""
        if self._shown == (page, tuple(references), tuple(texts)):
            return
        if self.used:
            self._places[self._shown[0]] = self.place()
        self._shown = (page, tuple(references), tuple(texts))
        self.setVisible(self.used)
        if self.used:
            documents = [
                Document(r.title, r.snippet, text.text, text.format, text.pictures)
                for r, text in zip(references, texts, strict=True)
            ]
            self.show_documents(documents, self._places.get(page))

    def _title(self) -> str:
        if self.place().document == LIST:
            return self.tr("%n reference(s)", "", len(self.documents))
        return super()._title()

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleName(self.tr("References"))
