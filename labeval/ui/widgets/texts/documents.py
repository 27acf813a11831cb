"""Documents to look things up in, where a reader is in them, and the hits of a search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from labeval.text.formatted import Format, FormattedText
from labeval.text.pictures import NO_PICTURES, Pictures
from labeval.ui.widgets.formatted.searching import find_in

LIST = -1
"""In the place of a document's number: the list of them is open."""


@dataclass(frozen=True, slots=True)
class Document:
    """A text to look things up in; title and snippet are in the list of several."""

    title: str
    snippet: str
    text: str
    format: Format = "plain"
    pictures: Pictures = NO_PICTURES

    @property
    def shown(self) -> FormattedText:
        """The text, and how it is shown."""
        return FormattedText(self.text, self.format, pictures=self.pictures)


@dataclass(frozen=True, slots=True)
class ReadingPlace:
    """A reader's place in the documents, whatever the frame's size.

    ``document`` counts from 0 and is -1 while the list is open; ``position`` is the code-point
    offset of the first character in view (in the list: the current row); ``hit`` counts the hits
    of ``search`` in all documents from 0 and is -1 for none. ``page`` counts from 0 and only
    records what was seen at that size.
    """

    document: int = 0
    position: int = 0
    search: str = ""
    hit: int = -1
    page: int = 0


class DocumentHits:
    """Every hit of some words in some documents, in reading order."""

    def __init__(self, documents: Sequence[Document], words: str) -> None:
        self._found = [
            (n, start, end)
            for n, document in enumerate(documents)
            for start, end in find_in(document.shown, words)
        ]
        self._documents = len(documents)

    def __len__(self) -> int:
        return len(self._found)

    def document_of(self, hit: int) -> int:
        """The document of a hit."""
        return self._found[hit][0]

    def start_of(self, hit: int) -> int:
        """Code-point offset of a hit in its document."""
        return self._found[hit][1]

    def counts(self) -> list[int]:
        """Hits of each document."""
        counts = [0] * self._documents
        for document, _, _ in self._found:
            counts[document] += 1
        return counts

    def within(self, document: int, hit: int) -> tuple[list[tuple[int, int]], int]:
        """The ranges in one document, and which of them ``hit`` is; -1 where it is none."""
        here = [n for n, found in enumerate(self._found) if found[0] == document]
        ranges = [self._found[n][1:] for n in here]
        return ranges, here.index(hit) if hit in here else -1

    def first_from(self, document: int, position: int) -> int:
        """The first hit at this place or after it; the first of all where there is none."""
        here = (document, position)
        return next((n for n, found in enumerate(self._found) if found[:2] >= here), 0)

    def first_in(self, document: int) -> int:
        """The first hit of a document; -1 for none."""
        return next((n for n, found in enumerate(self._found) if found[0] == document), -1)
