"""The source of an item as a document next to the text that is judged by it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from labeval.study.model.items import Item
from labeval.text.formatted import FormattedText
from labeval.ui.widgets.texts.document_frame import Document, DocumentFrame, ReadingPlace


class SourceDocument(DocumentFrame):
    """Keeps, for every item, where its source was open and what was looked for in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._item = ""
        self._places: dict[str, ReadingPlace] = {}
        self._used = False
        self.setVisible(False)

    @property
    def used(self) -> bool:
        """True if the page shows its source here."""
        return self._used

    @property
    def has_focus(self) -> bool:
        """True if the keyboard is in the document or its search field."""
        return any(part.hasFocus() for part in (self.view, self.list, self.search.edit))

    def show_source(self, item: Item, source: FormattedText) -> None:
        """Show an item's source where it was left."""
        self._used = True
        self.setVisible(True)
        documents = (self._document(item, source),)
        if item.id == self._item and documents == self.documents:
            return
        if self._item:
            self._places[self._item] = self.place()
        self._item = item.id
        self.show_documents(documents, self._places.get(item.id))

    def dismiss(self) -> None:
        """Show no source here."""
        self._used = False
        self.setVisible(False)

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleName(self.tr("Source"))

    def _document(self, item: Item, source: FormattedText) -> Document:
        title = item.column("source_title") or self.tr("Source")
        return Document(title, "", source.text, source.format, source.pictures)
