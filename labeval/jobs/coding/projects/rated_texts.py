"""Rated texts with the words that participants marked in them, as rows of a project.

The marks are the record's, and no analyst's: they are in no workbook. A project has them as places
in the rated text, coded by the participant with the criterion and the answer. What comes back is
matched with what the record says, and becomes a row of the workbook only where somebody has worked
on it elsewhere.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from labeval.coding.attributes import SOURCE, attribute_id
from labeval.coding.edits import Change, added, merged
from labeval.coding.identity import coder_id, id_of
from labeval.coding.rows import (
    Attribute,
    Code,
    Coder,
    Coding,
    Memo,
    Paraphrase,
    Passage,
    Row,
    Source,
    SourceKind,
    Theme,
)
from labeval.coding.sources import marker_name
from labeval.exchange.qda.counting import BOM, lines_of
from labeval.exchange.qda.described import goes_with
from labeval.exchange.qda.plain_text import PlainText
from labeval.exchange.qda.project import Project, SegmentLink
from labeval.exchange.recorded import recorded_sessions
from labeval.exchange.tables.evidence import IN_SOURCE, session_marks
from labeval.store.record.imported_marks import MarkRow
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.methods import has_claims
from labeval.study.model.items import Item
from labeval.study.pages import ITEM_JOIN
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study

FOLDER = "rated texts"
"""The group of sources that rated texts are in."""
TOP = "marked words"
"""The category of the codes of marks."""
_LONGEST_ANSWER = 30
"""Characters of an answer that a code is named after; longer ones are in a segment's memo."""
_GOES_WITH = "goes with"
"""The name of a link between two marks."""
_LAST = 1000.0
"""The place of the category behind the codes of analysts."""
Key = tuple[type[Row], str]


@dataclass(slots=True)
class RatedTexts:
    """Rated texts and sources in which words are marked, and the marks."""

    project: Project = field(default_factory=Project)
    elsewhere: int = 0
    """Imported marks whose words are not in the texts of the study as it is now."""


def rated_texts(folder: StudyFolder) -> RatedTexts:
    """All marks of a study's record, each in its text.

    Raises:
        RecordError: the record cannot be read.
    """
    made = _Making()
    if not folder.database.exists():
        return made.finished()
    with Record(folder.database, read_only=True) as record:
        for session in recorded_sessions(record):
            marks = session_marks(session)
            if marks:
                made.take(marks, {item.id: item for item in session.content.items})
        imported = list(record.imported.marks.rows())
    if imported:
        try:
            items = read_study(folder.path).items
        except StudyProblems:
            items = []
        made.take(imported, {item.id: item for item in items})
    return made.finished()


class _Text:
    """One text as a source, and positions in it."""

    def __init__(self, source: Source, text: str) -> None:
        self.source = source
        self._text = text
        ids = ((n, line) for n, line in enumerate(lines_of(_counted(text))))
        self.passages = [
            Passage(id_of("passage", source.id, n), source.id, float(n), line) for n, line in ids
        ]
        self.plain = PlainText(self.passages)

    def has(self, mark: MarkRow) -> bool:
        """True if the words are where the mark says."""
        return self._text[int(mark.start) : int(mark.end)] == mark.quote

    def coded(self, mark: MarkRow, id: str, code: str, coder: str, memo: str) -> Coding:
        """The mark as a segment."""
        start, end = (self._position(int(place)) for place in (mark.start, mark.end))
        first, last = self.plain.source.tidy(self.plain.anchor(start), self.plain.anchor(end))
        quote = self.plain.source.quote(first, last)
        return Coding(
            *(id, self.source.id, code, coder, first, last, quote, mark.marked_at), memo=memo
        )

    def _position(self, place: int) -> int:
        """A position of the text in the file, whose lines end with one character."""
        return len(_counted(self._text[:place]))


def _counted(text: str) -> str:
    """A text as the format counts it: without a byte order mark, with one character a line end."""
    return text.removeprefix(BOM).replace("\r\n", "\n").replace("\r", "\n")


class _Making:
    """Rows that are made of marks."""

    def __init__(self) -> None:
        self._texts: dict[str, _Text] = {}
        self._names: dict[str, int] = {}
        self._attributes: list[Attribute] = []
        self._codings: list[Coding] = []
        self._coders: dict[str, Coder] = {}
        self._answers: dict[str, set[str]] = {}
        self._links: list[SegmentLink] = []
        self._elsewhere = 0

    def take(self, marks: Iterable[MarkRow], items: dict[str, Item]) -> None:
        """Take marks in the texts of one state of the study."""
        listed = list(marks)
        quotes = {(mark.session, mark.mark): mark.quote for mark in listed}
        for mark in listed:
            item = items.get(mark.item)
            text = self._text_of(mark, item) if item is not None else None
            if text is None or not text.has(mark):
                self._elsewhere += 1
                continue
            other = quotes.get((mark.session, int(mark.against))) if mark.against else None
            self._code(mark, text, other)

    def finished(self) -> RatedTexts:
        """All rows."""
        marked = {coding.source for coding in self._codings}
        texts = [text for text in self._texts.values() if text.source.id in marked]
        known = {text.source.id for text in texts}
        project = Project(
            coders=list(self._coders.values()),
            codes=list(self._codes()),
            sources=[text.source for text in texts],
            passages={text.source.id: text.passages for text in texts},
            codings=self._codings,
            attributes=[each for each in self._attributes if each.row in known],
            segment_links=self._links,
        )
        return RatedTexts(project, self._elsewhere)

    def _text_of(self, mark: MarkRow, item: Item) -> _Text:
        """The text that a mark is in; another state of it is another source."""
        in_source = mark.text == IN_SOURCE
        text = item.source if in_source else item.text
        id = id_of("rated", item.id, mark.text, hashlib.sha256(text.encode()).hexdigest())
        if id not in self._texts:
            name = f"{item.id} (source)" if in_source else item.id
            number = self._names[name] = self._names.get(name, 0) + 1
            name = f"{name} ({number})" if number > 1 else name
            source = Source(id, SourceKind.IMPORTED, name, created=mark.marked_at, folder=FOLDER)
            self._texts[id] = _Text(source, text)
            for key, value in (("item", item.id), ("system", item.system)):
                if value.strip():
                    about = (SOURCE, id, key)
                    self._attributes.append(Attribute(attribute_id(*about), *about, value.strip()))
        return self._texts[id]

    def _code(self, mark: MarkRow, text: _Text, other: str | None) -> None:
        name = marker_name(mark.participant)
        coder = self._coders.setdefault(name, Coder(coder_id(name), name))
        answer = _name_of_answer(mark)
        self._answers.setdefault(mark.criterion, set()).update(filter(None, [answer]))
        notes = [f"answer: {mark.answer}"] if mark.answer and not answer else []
        notes += [goes_with(other)] if other is not None else []
        id = _coding_id(mark, mark.mark)
        if other is not None:
            end = _coding_id(mark, int(mark.against))
            self._links.append(SegmentLink(id_of("goes with", id, end), id, end, _GOES_WITH))
        code = _code_id(mark.criterion, answer)
        self._codings.append(text.coded(mark, id, code, coder.id, "\n".join(notes)))

    def _codes(self) -> Iterator[Code]:
        """A category, in it a code a criterion, and below that one for each answer."""
        if self._answers:
            yield Code(id_of("marked words"), TOP, place=_LAST, codable=False)
        for n, criterion in enumerate(sorted(self._answers)):
            above = _code_id(criterion, "")
            yield Code(above, criterion, id_of("marked words"), float(n))
            for m, answer in enumerate(sorted(self._answers[criterion])):
                name = f"{criterion}: {answer}"
                yield Code(_code_id(criterion, answer), name, above, float(m))


def _coding_id(mark: MarkRow, number: int) -> str:
    """The id that a mark of the same session has as a segment."""
    return id_of("mark", mark.participant, mark.session, number)


def _code_id(criterion: str, answer: str) -> str:
    return id_of("marked words", criterion, *filter(None, [answer]))


def _name_of_answer(mark: MarkRow) -> str:
    """The answer, where a code can be named after it: it is short, and about no single text."""
    is_of_claim = has_claims(mark.method)  # which is named before its answer
    given = mark.answer.partition("=")[2] if is_of_claim else mark.answer
    answer = " ".join(given.split())
    if len(answer) > _LONGEST_ANSWER or answer != given:
        return ""
    return "" if any(item in answer for item in mark.items.split(ITEM_JOIN)) else answer


def with_rated(project: Project, rated: Project) -> Project:
    """A workbook's rows with those of the marks, once each; the workbook's own come first."""
    joined = Project(name=project.name)
    for row in project.rows:
        joined.add(row)
    joined.segment_links = [*project.segment_links, *rated.segment_links]
    there = {(type(row), row.id) for row in project.rows}
    texts = {
        source.id: PlainText(project.passages.get(source.id, ())) for source in project.sources
    }
    for row in rated.rows:
        if (type(row), row.id) in there:
            continue
        if isinstance(row, Passage) and row.source in texts:
            continue  # somebody has joined or removed lines of this text
        if isinstance(row, Coding) and row.source in texts and not _fits(row, texts[row.source]):
            continue
        joined.add(row)
    return joined


def _fits(coding: Coding, text: PlainText) -> bool:
    try:
        return text.source.quote(coding.start, coding.end) == coding.quote
    except KeyError:
        return False


def with_what_they_need(
    changes: Iterable[Change], workbook: Project, rated: Project
) -> list[Change]:
    """Changes of a workbook, with the rows of marks that they are about or refer to."""
    listed = list(changes)
    own = {(type(row), row.id) for row in workbook.rows}
    apart: dict[Key, Row] = {
        (type(row), row.id): row for row in rated.rows if (type(row), row.id) not in own
    }
    needed: set[Key] = set()

    def need(key: Key) -> None:
        if key in apart and key not in needed:
            needed.add(key)
            for other in (*_of_source(rated, key), *_references(apart[key])):
                need(other)

    for change in listed:
        if change.before is not None:
            need((type(change.row), change.row.id))
        for key in _references(change.row):
            need(key)
    return merged([*(added(row) for key, row in apart.items() if key in needed), *listed])


def _of_source(rated: Project, key: Key) -> Iterator[Key]:
    """The rows that a source does not come without."""
    if key[0] is Source:
        yield from ((Passage, passage.id) for passage in rated.passages[key[1]])
        yield from ((Attribute, each.id) for each in rated.attributes if each.row == key[1])


def _references(row: Row) -> Iterator[Key]:
    """The rows that a row refers to."""
    if isinstance(row, Coding):
        yield from ((Source, row.source), (Code, row.code), (Coder, row.coder))
    elif isinstance(row, Code):
        yield Code, row.parent
    elif isinstance(row, Passage):
        yield Source, row.source
    elif isinstance(row, Paraphrase):
        yield Code, row.code
    elif isinstance(row, Theme):
        yield from ((Code, code) for code in row.codes)
    elif isinstance(row, Memo | Attribute):
        kinds: dict[str, type[Row]] = {"code": Code, "source": Source}
        if row.about in kinds:
            yield kinds[row.about], row.row
