"""A search in documents: the field, where its words are found, and which hit is in hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from labeval.ui.widgets.documents import Document, Hits
from labeval.ui.widgets.search_line import SearchLine

TYPING_MS = 400
"""A pause in typing after which the words count as looked for."""


class DocumentSearch(QObject):
    """Looks for what is typed, and tells of it once typing has paused.

    Signals:
        typed: other words are looked for now.
        paused: typing has paused; ``searched`` came before, where there was something to tell.
        searched: with the words looked for.
    """

    typed = Signal()
    paused = Signal()
    searched = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._documents: Sequence[Document] = ()
        self._told = ""
        self.line = SearchLine(parent)
        self.hits = Hits((), "")
        self.hit = -1
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(TYPING_MS)
        self._typing.timeout.connect(self.tell)
        self.line.changed.connect(self._on_words_changed)

    @property
    def words(self) -> str:
        """What is looked for."""
        return self.line.words

    @property
    def is_typing(self) -> bool:
        """Whether somebody is typing, so that what comes by does not count yet."""
        return self._typing.isActive()

    def look_in(self, documents: Sequence[Document], words: str, hit: int) -> None:
        """Look for words in these documents, with a hit in hand; nothing is told of it."""
        self._typing.stop()
        self._documents = documents
        self.line.set_words(words)
        self._told = words
        self._find()
        self.hit = hit if hit < len(self.hits) else -1

    def nearest(self, document: int, position: int) -> int:
        """The first hit from this place on, else the first of all."""
        return self.hits.first_from(document, position)

    def stepped(self, way: int, document: int, position: int) -> int | None:
        """The hit that is ``way`` from the one in hand, else the nearest; None without hits."""
        if not len(self.hits):
            return None
        hit = self.nearest(document, position) if self.hit < 0 else self.hit + way
        return hit % len(self.hits)

    def show_where(self) -> None:
        """Say in the field which hit is in hand, and of how many."""
        self.line.set_hits(self.hit + 1, len(self.hits))

    def tell(self) -> None:
        """Tell at once what is looked for, if it was not told."""
        self._typing.stop()
        words = self.words.strip()
        if words and words != self._told:
            self.searched.emit(words)
        self._told = words
        self.paused.emit()

    def _find(self) -> None:
        self.hits, self.hit = Hits(self._documents, self.words), -1

    def _on_words_changed(self) -> None:
        self._typing.start()
        self._find()
        self.typed.emit()
