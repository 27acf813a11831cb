"""Finding words in the texts of a workbook, and putting others in their place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from labeval.coding.codes.auto import Term
from labeval.coding.edits import Change
from labeval.coding.rows import Passage
from labeval.coding.texts.editing import replace_all
from labeval.coding.texts.redaction_marks import holds_mark
from labeval.coding.texts.source_text import SourceText
from labeval.store.workbook.workbook import Workbook


@dataclass(frozen=True, slots=True, order=True)
class TextMatch:
    """A place where it stands; hits sort as the texts run where their sources do."""

    source: str
    number: int
    """Number of the passage in its source."""
    start: int
    end: int
    passage: str


@dataclass(frozen=True, slots=True)
class Wanted:
    """The words that are looked for."""

    words: str
    whole_words: bool = False
    match_case: bool = False

    def hits(self, source: str, passages: Sequence[Passage]) -> list[TextMatch]:
        """The matches in the passages of one source; none where a mark of redaction would go."""
        term = Term(self.words, whole_words=self.whole_words, match_case=self.match_case)
        if not self.words.strip():
            return []
        return [
            TextMatch(source, number, span.start, span.end, passage.id)
            for number, passage in enumerate(passages)
            for span in term.found_in(passage)
            if not holds_mark(passage.text[span.start : span.end])
        ]

    def hits_in(self, workbook: Workbook, sources: Iterable[str]) -> list[TextMatch]:
        """The matches in these sources, in their order."""
        return [hit for id in sources for hit in self.hits(id, workbook.passages(id))]


def replacing(text: SourceText, hits: Sequence[TextMatch], typed: str) -> list[Change]:
    """The changes that put ``typed`` in the place of hits; none where it is a mark of redaction."""
    if holds_mark(typed):
        return []
    return replace_all(text, [(hit.passage, hit.start, hit.end) for hit in hits], typed)
