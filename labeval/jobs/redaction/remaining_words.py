"""Redacting words that a search has found elsewhere: in texts, and in what analysts wrote."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from labeval.coding.edits import Change, changed, merged
from labeval.coding.rows import Anchor, Passage, Row
from labeval.coding.texts.editing import redact
from labeval.coding.texts.redaction_marks import SEALED
from labeval.coding.texts.source_text import SourceText
from labeval.jobs.redaction.redactable import can_redact
from labeval.store.workbook.redaction_mentions import WRITTEN_BY_ANALYSTS
from labeval.store.workbook.rows import table_of
from labeval.store.workbook.workbook import Workbook
from labeval.text.word_search import NO_HITS, Hits, WordSearch


@dataclass(frozen=True, slots=True)
class Rest:
    """Words in a workbook that can be redacted too."""

    texts: Hits = NO_HITS
    written: Hits = NO_HITS
    """In names of codes and themes, memos and the like."""
    sources: int = 0
    kept: Hits = NO_HITS
    """In texts whose words cannot be taken out one by one."""

    @property
    def total(self) -> Hits:
        """Occurrences that can be redacted."""
        return self.texts.plus(self.written)


def rest_of(workbook: Workbook, search: WordSearch) -> Rest:
    """Count the words in texts that can be redacted, and in what analysts wrote."""
    texts, kept, sources = Hits(), Hits(), 0
    for source in workbook.sources():
        here = Hits()
        for passage in workbook.passages(source.id):
            here = here.plus(search.in_text(passage.text))
        if can_redact(source):
            texts = texts.plus(here)
            sources += bool(here.total)
        else:
            kept = kept.plus(here)
    written = Hits()
    for row, columns in _written(workbook):
        for column in columns:
            written = written.plus(search.in_text(str(getattr(row, column))))
    return Rest(texts, written, sources, kept)


def redacting_rest(workbook: Workbook, search: WordSearch, *, inside: bool) -> list[Change]:
    """The changes that put marks in the place of the words in all texts; they can be undone.

    Args:
        inside: longer words that hold them too. A mark always stands for a whole word.
    """
    changes: list[Change] = []
    for source in filter(can_redact, workbook.sources()):
        text = workbook.text_of(source.id)
        for id in [passage.id for passage in text.passages]:
            text, made = _redacted(text, id, search, inside=inside)
            changes += made
    return merged(changes)


def masking(workbook: Workbook, search: WordSearch, *, inside: bool) -> list[Change]:
    """The changes that put final marks into what analysts wrote."""
    changes: list[Change] = []
    for row, columns in _written(workbook):
        texts = {column: str(getattr(row, column)) for column in columns}
        masked = {name: _masked(text, search, inside=inside) for name, text in texts.items()}
        if masked != texts:
            changes += _with(row, masked)
    return changes


def _with(row: Row, texts: dict[str, str]) -> list[Change]:
    return changed(row, replace(row, **texts))  # type: ignore[arg-type]


def _redacted(
    text: SourceText, id: str, search: WordSearch, *, inside: bool
) -> tuple[SourceText, list[Change]]:
    """One passage redacted, from its end to its beginning, so that positions stay valid."""
    changes: list[Change] = []
    while spans := _spans(text.passage(id), search, inside=inside):
        start, end = spans[-1]
        made = redact(text, Anchor(id, start), Anchor(id, end)).changes
        if not made:
            break
        changes += made
        text = text.after(made)
    return text, changes


def _spans(passage: Passage, search: WordSearch, *, inside: bool) -> list[tuple[int, int]]:
    return [(start, end) for start, end, whole in search.spans(passage.text) if whole or inside]


def _masked(text: str, search: WordSearch, *, inside: bool) -> str:
    whole_words: list[tuple[int, int]] = []
    for start, end, whole in search.spans(text):
        if whole or inside:
            while start > 0 and text[start - 1].isalnum():
                start -= 1
            while end < len(text) and text[end].isalnum():
                end += 1
            if whole_words and start < whole_words[-1][1]:
                start = whole_words.pop()[0]
            whole_words.append((start, end))
    for start, end in reversed(whole_words):
        text = text[:start] + SEALED + text[end:]
    return text


def _written(workbook: Workbook) -> Iterator[tuple[Row, Sequence[str]]]:
    """Rows with texts of analysts, and the names of these texts."""
    boards = workbook.boards()
    rows: list[Row] = [
        *workbook.codes(),
        *workbook.memos(),
        *workbook.codings(),
        *workbook.attributes(),
        *workbook.paraphrases(),
        *boards,
        *(theme for board in boards for theme in workbook.themes(board.id)),
        *(link for board in boards for link in workbook.links(board.id)),
    ]
    for row in rows:
        yield row, WRITTEN_BY_ANALYSTS[table_of(row).name]
