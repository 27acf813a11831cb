"""A search in documents: the field, the places of its words, and the current hit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from labeval.ui.widgets.basics.search_line import SearchLine
from labeval.ui.widgets.texts.documents import Document, DocumentHits

TYPING_MS = 400
"""A pause in typing after which the words count as looked for."""


class DocumentSearch(QObject):
    """Looks for what is typed, and reports it once typing has paused.

    Signals:
        typed: other words are looked for now.
        paused: typing has paused; ``searched`` came before, where there was something to report.
        searched: with the words looked for.
    """

    typed = Signal()
    paused = Signal()
    searched = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._documents: Sequence[Document] = ()
        self._reported = ""
        self.line = SearchLine(parent)
        self.hits = DocumentHits((), "")
        self.hit = -1
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(TYPING_MS)
        self._typing.timeout.connect(self.report)
        self.line.changed.connect(self._on_words_changed)

    @property
    def words(self) -> str:
        """The words to find."""
        return self.line.words

    @property
    def is_typing(self) -> bool:
        """True while somebody is typing, so that what comes by does not count yet."""
        return self._typing.isActive()

    def look_in(self, documents: Sequence[Document], words: str, hit: int) -> None:
        """Look for words in these documents, with a current hit; no signal is emitted."""
        self._typing.stop()
        self._documents = documents
        self.line.set_words(words)
        self._reported = words
        self._find()
        self.hit = hit if hit < len(self.hits) else -1

    def nearest(self, document: int, position: int) -> int:
        """The first hit from this place on, else the first of all."""
        return self.hits.first_from(document, position)

    def stepped(self, way: int, document: int, position: int) -> int | None:
        """The hit that is ``way`` from the current one, else the nearest; None without hits."""
        if not len(self.hits):
            return None
        hit = self.nearest(document, position) if self.hit < 0 else self.hit + way
        return hit % len(self.hits)

    def show_where(self) -> None:
        """Show the current hit and their number in the field."""
        self.line.set_hits(self.hit + 1, len(self.hits))

    def report(self) -> None:
        """Report the words at once, if they were not reported."""
        self._typing.stop()
        words = self.words.strip()
        if words and words != self._reported:
            self.searched.emit(words)
        self._reported = words
        self.paused.emit()

    def _find(self) -> None:
        self.hits, self.hit = DocumentHits(self._documents, self.words), -1

    def _on_words_changed(self) -> None:
        self._typing.start()
        self._find()
        self.typed.emit()
