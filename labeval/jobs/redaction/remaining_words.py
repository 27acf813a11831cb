"""Redacting words that a search has found elsewhere: in texts, and in what analysts wrote."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from unicodedata import normalize

from labeval.coding.edits import Change, changed, merged
from labeval.coding.rows import Anchor, Passage, Row, Source
from labeval.coding.sources import is_gathered
from labeval.coding.texts.editing import redact
from labeval.coding.texts.redaction_marks import named_mark
from labeval.coding.texts.redaction_signs import PENDING, PSEUDONYM, SEALED
from labeval.coding.texts.source_text import SourceText
from labeval.jobs.redaction.redactable import can_redact
from labeval.store.workbook.redaction_mentions import WRITTEN_BY_ANALYSTS
from labeval.store.workbook.rows import table_of
from labeval.store.workbook.workbook import Workbook
from labeval.text.word_search import NO_HITS, Hits, WordSearch

Pseudonyms = Mapping[str, str]
"""Word, as :func:`folded_name` gives it, to the pseudonym in its place."""
NO_PSEUDONYMS: Pseudonyms = {}
PLACES_SHOWN = 8
"""Places of remaining words that are shown."""
_AROUND = 60
"""Characters on each side of them."""
MARKED = re.compile(f"[{PENDING[0]}{SEALED[0]}]+(?:{PSEUDONYM})?")
"""A mark with its pseudonym."""


def folded_name(word: str) -> str:
    """A name for comparison: without regard to case, composition and spaces."""
    return " ".join(normalize("NFC", word).casefold().split())


@dataclass(frozen=True, slots=True)
class Rest:
    """Words in a workbook that can be redacted too."""

    texts: Hits = NO_HITS
    written: Hits = NO_HITS
    """In names of codes, themes, sources and speakers, memos and the like."""
    sources: int = 0
    kept: Hits = NO_HITS
    """In texts whose words cannot be taken out one by one."""
    kept_in: tuple[Source, ...] = ()
    """These texts."""
    around: tuple[str, ...] = ()
    """The first places that can be redacted, each with some words around it."""

    @property
    def total(self) -> Hits:
        """Occurrences that can be redacted."""
        return self.texts.plus(self.written)


def rest_of(workbook: Workbook, search: WordSearch) -> Rest:
    """Count the words in texts that can be redacted, and in what analysts wrote.

    Pseudonyms that stand for somebody already are no such words.
    """
    texts, kept, sources = Hits(), Hits(), 0
    kept_in: list[Source] = []
    around: list[str] = []
    for source in workbook.sources():
        here = Hits()
        for passage in workbook.passages(source.id):
            text = _without_pseudonyms(passage.text)
            here = here.plus(search.in_text(text))
            if can_redact(source) and len(around) < PLACES_SHOWN:
                places = (words_around(passage.text, a, b) for a, b, _ in search.spans(text))
                around += [f"{source.name}: {place}" for place in places]
        if can_redact(source):
            texts = texts.plus(here)
            sources += bool(here.total)
        elif here.total:
            kept = kept.plus(here)
            kept_in.append(source)
    written = Hits()
    for row, columns in _written(workbook):
        for column in columns:
            text = _without_pseudonyms(str(getattr(row, column)))
            written = written.plus(search.in_text(text))
        if isinstance(row, Source):
            for speaker, _ in row.cases:
                written = written.plus(search.in_text(speaker))
    return Rest(texts, written, sources, kept, tuple(kept_in), tuple(around[:PLACES_SHOWN]))


def words_around(text: str, start: int, end: int) -> str:
    """A place with whole words before and after it."""
    low = text.find(" ", start - _AROUND, start) + 1 if start > _AROUND else 0
    high = text.rfind(" ", end, end + _AROUND) if end + _AROUND < len(text) else len(text)
    before, after = "… " if low else "", " …" if high < len(text) else ""
    return f"{before}{text[low : max(high, end)]}{after}"


def _without_pseudonyms(text: str) -> str:
    """A text of the same length in which marks and the pseudonyms after them are no words."""
    return MARKED.sub(lambda found: SEALED[0] * len(found[0]), text)


def redacting_rest(
    workbook: Workbook,
    search: WordSearch,
    *,
    inside: bool,
    pseudonyms: Pseudonyms = NO_PSEUDONYMS,
) -> list[Change]:
    """The changes that put marks in the place of the words in all texts; they can be undone.

    Args:
        inside: longer words that hold them too. A mark always stands for a whole word.
        pseudonyms: words that get one; it follows their marks.
    """
    changes: list[Change] = []
    for source in filter(can_redact, workbook.sources()):
        text = workbook.text_of(source.id)
        for id in [passage.id for passage in text.passages]:
            text, made = _redacted(text, id, search, inside=inside, pseudonyms=pseudonyms)
            changes += made
    return merged(changes)


def masking(
    workbook: Workbook,
    search: WordSearch,
    *,
    inside: bool,
    pseudonyms: Pseudonyms = NO_PSEUDONYMS,
) -> list[Change]:
    """The changes that put final marks, or pseudonyms, into what analysts wrote."""
    changes: list[Change] = []
    for row, columns in _written(workbook):
        texts = {column: str(getattr(row, column)) for column in columns}
        mask = _Mask(search, inside, pseudonyms, bare=isinstance(row, Source | Passage))
        masked: dict[str, object] = {name: mask.over(text) for name, text in texts.items()}
        if isinstance(row, Source):
            masked["cases"] = tuple((mask.over(speaker), code) for speaker, code in row.cases)
        changes += _with(row, masked)
    return changes


def masked_places(changes: Iterable[Change]) -> int:
    """Number of things that lose words; a speaker of many turns is one."""
    rows = [change.before or change.row for change in changes]
    return len({(r.source, r.speaker) if isinstance(r, Passage) else r.id for r in rows})


def _with(row: Row, texts: dict[str, object]) -> list[Change]:
    return changed(row, replace(row, **texts))  # type: ignore[arg-type]


def _redacted(
    text: SourceText, id: str, search: WordSearch, *, inside: bool, pseudonyms: Pseudonyms
) -> tuple[SourceText, list[Change]]:
    """One passage redacted, from its end to its beginning, so that positions stay valid."""
    changes: list[Change] = []
    while spans := _spans(text.passage(id), search, inside=inside):
        start, end = spans[-1]
        word = text.passage(id).text[start:end]
        mark = named_mark(pseudonyms.get(folded_name(word), ""))
        made = redact(text, Anchor(id, start), Anchor(id, end), mark=mark).changes
        if not made:
            break
        changes += made
        text = text.after(made)
    return text, changes


def _spans(passage: Passage, search: WordSearch, *, inside: bool) -> list[tuple[int, int]]:
    text = _without_pseudonyms(passage.text)
    return [(start, end) for start, end, whole in search.spans(text) if whole or inside]


@dataclass(frozen=True, slots=True)
class _Mask:
    """Puts marks or pseudonyms in the place of words."""

    search: WordSearch
    inside: bool
    pseudonyms: Pseudonyms
    bare: bool
    """True if a pseudonym has no brackets: in the name of a speaker or of a source."""

    def over(self, text: str) -> str:
        """The text without the words."""
        found: list[tuple[int, int, str]] = []
        for start, end, whole in self.search.spans(_without_pseudonyms(text)):
            if whole or self.inside:
                pseudonym = self.pseudonyms.get(folded_name(text[start:end]), "")
                while start > 0 and text[start - 1].isalnum():
                    start -= 1
                while end < len(text) and text[end].isalnum():
                    end += 1
                if found and start < found[-1][1]:
                    start = found.pop()[0]
                found.append((start, end, pseudonym))
        for start, end, pseudonym in reversed(found):
            shown = pseudonym if self.bare else f"[{pseudonym}]"
            text = text[:start] + (shown if pseudonym else SEALED) + text[end:]
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
    for source in workbook.sources():
        if not is_gathered(source):
            yield source, ("name", "folder")
            yield from ((p, ("speaker",)) for p in workbook.passages(source.id) if p.speaker)
    for row in rows:
        yield row, WRITTEN_BY_ANALYSTS[table_of(row).name]
