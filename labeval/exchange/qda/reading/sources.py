"""Sources of a project: texts, transcripts and what is coded in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from labeval.coding.attributes import SOURCE, attribute_id
from labeval.coding.identity import id_of, new_id
from labeval.coding.moments import utc_now
from labeval.coding.rows import Attribute, Coding, Memo, Passage, Source, SourceKind
from labeval.exchange.qda import remarks
from labeval.exchange.qda.archive import ProjectArchive
from labeval.exchange.qda.counting import (
    CountedText,
    Ends,
    Quoted,
    counted,
    decoded,
    ends_of,
    is_lossy,
    lines_of,
)
from labeval.exchange.qda.described import on_words
from labeval.exchange.qda.guids import id_of_guid
from labeval.exchange.qda.plain_text import PlainText
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.reading.cases import Case, Part
from labeval.exchange.qda.remarks import Remark, remark
from labeval.exchange.qda.speakers import names_in, speaker_of, without_names
from labeval.exchange.qda.synced import SyncPoints
from labeval.exchange.qda.variables import TURNS, attributes_in, fact, values_in
from labeval.exchange.qda.xml import child, children, name_of, read_attribute, text_of
from labeval.files.limits import Count

if TYPE_CHECKING:
    from lxml.etree import _Element

MOST_PASSAGES = 300_000
"""Of all texts of a project; fifty interviews of three hours have half as many."""
_PLAIN = "PlainTextSelection"


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A text that was found, before it is known how the file counts."""

    element: _Element
    """Has the text and the selections in it."""
    about: _Element
    """Has the name, the variables and codes of the whole."""
    selections: str
    """The name of selections in the text."""
    spoken: tuple[str, ...]
    """Names of selections in the sound, which ``about`` has."""
    name: str
    raw: str
    """The text with the line ends that it has in the file."""

    @property
    def selected(self) -> list[_Element]:
        """The selections in the text."""
        return children(self.element, self.selections)

    def quoted(self) -> list[Quoted]:
        """Positions in the file and quotations of the selections in the text."""
        points = SyncPoints.of(self.element)  # once: there can be many of both
        return [_quoted(each, points) for each in self.selected]


@dataclass
class SourceReader:
    """Reads source after source into a project."""

    archive: ProjectArchive
    project: Project
    left: list[Remark]
    coders: Mapping[str, str]
    cases: Mapping[str, Case]
    variables: Mapping[str, str]
    wanted: frozenset[str] = frozenset()
    """Ids of selections that cases refer to."""
    parts: dict[str, Part] = field(default_factory=dict)
    """Those that were found."""
    notes: list[Remark] = field(default_factory=list)
    """Notes on how positions were counted."""
    unattributed: set[str] = field(default_factory=set)
    """Ids of codings that no user of the file has made."""
    segments: dict[str, int] = field(default_factory=dict)
    """Ids of selections, and of codings in them, to the place of the coding in the project."""
    texts: dict[str, CountedText] = field(default_factory=dict)
    """Source (its id) to its text, and how the file counts in it."""
    _waiting: list[_Waiting] = field(default_factory=list)
    _ends: Ends = field(default_factory=lambda: Ends(False, None))
    _taken: set[str] = field(default_factory=set)
    _codes: set[str] = field(init=False)
    _passages_read: Count = field(init=False)

    def __post_init__(self) -> None:
        self._passages_read = Count(self.archive.path, "paragraphs", MOST_PASSAGES)
        self._codes = {code.id for code in self.project.codes}

    def read(self, element: _Element) -> None:
        """Take one source of any kind; its text is read by :meth:`finish`."""
        kind, name = name_of(element), read_attribute(element, "name")
        if kind == "TextSource":
            self._read_text(element, element, _PLAIN)
        elif kind in ("AudioSource", "VideoSource"):
            self._read_recording(element)
        elif kind == "PDFSource" and child(element, "Representation") is not None:
            text = child(element, "Representation")
            assert text is not None
            self._read_text(text, element, _PLAIN)
            self._report_areas(element)
        else:
            self.left.append(remark(remarks.NO_TEXT, name=name, kind=kind))

    def _read_recording(self, element: _Element) -> None:
        name = read_attribute(element, "name")
        transcripts = children(element, "Transcript")
        if not transcripts:
            self.left.append(remark(remarks.NO_TRANSCRIPT, name=name))
        if path := element.get("path"):
            self.left.append(remark(remarks.SOUND_STAYS, name=name, path=path))
        for n, transcript in enumerate(transcripts):
            spoken = ("AudioSelection", "VideoSelection") if n == 0 else ()
            self._read_text(transcript, element, "TranscriptSelection", spoken)

    def _read_text(
        self, element: _Element, about: _Element, selections: str, spoken: Sequence[str] = ()
    ) -> None:
        """Args:
        element: what has the text and the selections in it.
        about: what has the name, the variables and codes of the whole.
        selections: the name of selections in the text.
        spoken: names of selections in the sound, which ``about`` has.
        """
        name = read_attribute(element, "name") or read_attribute(about, "name")
        raw = self._raw(element, name)
        if raw is not None:
            self._waiting.append(_Waiting(element, about, selections, tuple(spoken), name, raw))

    def finish(self) -> None:
        """Read all texts and what is coded in them, counted as the file's program counts."""
        self._ends = ends_of(
            (one.raw, one.quoted()) for one in self._waiting if one.selections == _PLAIN
        )
        if self._ends.reason:
            text = remarks.END_IN if self._ends.inclusive else remarks.END_BEHIND
            self.notes.append(remark(text, reason=self._ends.reason))
        habits: Counter[str] = Counter()
        for one in self._waiting:
            habits.update(self._read_waiting(one))
        self.notes += [remark(habit, count=count) for habit, count in habits.items()]

    def _read_waiting(self, one: _Waiting) -> tuple[str, ...]:
        """Read a text; returns what its program counts in another way."""
        element, about, name = one.element, one.about, one.name
        points = SyncPoints.of(element)
        found = one.selected
        inclusive = self._ends.inclusive and one.selections == _PLAIN
        quoted = [_quoted(each, points) for each in found]
        text = counted(one.raw, quoted, inclusive=inclusive)
        names = names_in(values_in(about, self.variables).get(TURNS, ""))
        text, speakers = without_names(text, names)
        source = self._source(element, about, name)
        self.texts[source.id] = text
        passages = self._passages(source, text, points, speakers)
        plain = PlainText(passages)
        for each in found:
            self._code(each, source, plain, _ends(each, points, text))
        for each in children(about, *one.spoken):
            self._code(each, source, plain, points.between(each, text))
        for each in children(about, "Coding"):
            self._code(about, source, plain, (0, len(plain.text)), [each])
        return text.habits

    def _raw(self, element: _Element, name: str) -> str | None:
        """The text with its own line ends; None, and reported, where there is none."""
        inside = child(element, "PlainTextContent")
        path = read_attribute(element, "plainTextPath")
        content = self.archive.source(path) if path else None
        if content is not None:
            text = decoded(content)
            if is_lossy(content):
                self.left.append(remark(remarks.NOT_UTF8, name=name, path=path))
            if inside is not None and (inside.text or "").strip() != text.lstrip("\ufeff").strip():
                self.left.append(remark(remarks.TWO_TEXTS, name=name, path=path))
            return text
        if inside is not None:
            return inside.text or ""
        rich = read_attribute(element, "richTextPath")
        lost, file = (remarks.NO_FILE, path) if path else (remarks.ONLY_FORMATTED, rich)
        self.left.append(remark(lost, name=name, path=file))
        return None

    def _source(self, element: _Element, about: _Element, name: str) -> Source:
        id = id_of_guid(element.get("guid"))
        if not id or id in self._taken:
            self.left.append(remark(remarks.NO_GUID, name=name))
            id = new_id()
        self._taken.add(id)
        values = values_in(about, self.variables)
        case = self.cases.get(id) or self.cases.get(id_of_guid(about.get("guid")))
        if case is not None:
            values = {**case.values, **values}
        source = Source(
            id,
            fact(values, "kind") or SourceKind.IMPORTED,
            name or id[:8],
            participant=case.name if case is not None else "",
            session=values.get("session", ""),
            condition=values.get("condition", ""),
            group=values.get("group", ""),
            language=values.get("language", ""),
            created=about.get("creationDateTime") or utc_now(),
            quotable=fact(values, "quotable") != "no",
            folder=values.get("folder", ""),
            reviewed=fact(values, "reviewed") == "yes",
        )
        self.project.attributes += [
            Attribute(attribute_id(SOURCE, id, key), SOURCE, id, key, value)
            for key, value in attributes_in(values_in(about, self.variables)).items()
        ]
        self.project.sources.append(source)
        described = text_of(about, "Description").strip()
        if described:
            self._memo(source, described)
        return source

    def _passages(
        self, source: Source, text: CountedText, points: SyncPoints, speakers: Sequence[str]
    ) -> list[Passage]:
        passages: list[Passage] = []
        at = 0
        times = points.times_in(text)
        lines = list(lines_of(text.text))
        self._passages_read.add(len(lines))
        for n, (line, name) in enumerate(zip(lines, speakers, strict=True)):
            start, end = times.get(at), times.get(at + len(line))
            id = id_of("passage", source.id, n)
            speaker = speaker_of(name, source.participant)
            passages.append(Passage(id, source.id, float(n), line, speaker, start, end))
            at += len(line) + 1
        self.project.passages[source.id] = passages
        return passages

    def _code(
        self,
        selection: _Element,
        source: Source,
        plain: PlainText,
        ends: tuple[int, int] | None,
        codings: Sequence[_Element] | None = None,
    ) -> None:
        start, end = ends if ends is not None else (0, 0)
        if not 0 <= start < min(end, len(plain.text)):
            where = _where(selection)
            self.left.append(remark(remarks.NOWHERE, name=source.name, where=where))
            return
        if end > len(plain.text):
            where = _where(selection)
            self.left.append(remark(remarks.GOES_BEHIND, name=source.name, where=where))
            end = len(plain.text)
        first, last = plain.source.tidy(plain.anchor(start), plain.anchor(end))
        quote = plain.source.quote(first, last)
        memo = text_of(selection, "Description").strip() if codings is None else ""
        made = children(selection, "Coding") if codings is None else codings
        part = id_of_guid(selection.get("guid"))
        if codings is None and part in self.wanted:
            speaker = "" if made else " ".join(memo.split())
            self.parts.setdefault(part, Part(source.id, first, last, speaker))
            if not made:
                return
        shown = " ".join(quote.split())[:60]
        if not made and memo:
            self._memo(source, on_words(quote, memo))
        elif not made:
            self.left.append(remark(remarks.NO_CODE, name=source.name, quote=shown))
        for each in made:
            reference = child(each, "CodeRef")
            code = id_of_guid(reference.get("targetGUID")) if reference is not None else ""
            if code not in self._codes:
                self.left.append(remark(remarks.UNKNOWN_CODE, name=source.name, quote=shown))
                continue
            user = id_of_guid(each.get("creatingUser") or selection.get("creatingUser"))
            when = each.get("creationDateTime") or selection.get("creationDateTime") or utc_now()
            id = self._new(each)
            for known in (part, id_of_guid(each.get("guid"))) if codings is None else ():
                self.segments.setdefault(known, len(self.project.codings))
            if user not in self.coders or not user:
                self.unattributed.add(id)
            self.project.codings.append(
                Coding(
                    id,
                    source.id,
                    code,
                    self.coders.get(user, self.coders[""]),
                    first,
                    last,
                    quote,
                    when,
                    memo,
                )
            )

    def _new(self, element: _Element) -> str:
        id = id_of_guid(element.get("guid"))
        if not id or id in self._taken:
            id = new_id()
        self._taken.add(id)
        return id

    def _memo(self, source: Source, text: str) -> None:
        id = id_of("described", source.id, text)
        if id not in self._taken:
            self._taken.add(id)
            coder = self.coders[""]
            self.project.memos.append(Memo(id, "source", source.id, coder, text, utc_now()))

    def _report_areas(self, element: _Element) -> None:
        """Report selections of areas, which no text has."""
        found = children(element, "PDFSelection")
        if found:
            name = element.get("name", "")
            self.left.append(remark(remarks.AREAS, name=name, areas=len(found)))


def _where(selection: _Element) -> str:
    """Ends of a segment as its attributes give them."""
    asked = ("startPosition", "endPosition", "fromSyncPoint", "toSyncPoint", "begin", "end")
    ends = ((key, read_attribute(selection, key)) for key in asked)
    return ", ".join(f"{key} {value}" for key, value in ends if value)


def _quoted(selection: _Element, points: SyncPoints) -> Quoted:
    start, end = points.raw_ends(selection)
    return Quoted(start, end, read_attribute(selection, "name"))


def _ends(selection: _Element, points: SyncPoints, text: CountedText) -> tuple[int, int] | None:
    start, end = points.raw_ends(selection)
    return (text.place(start), text.end(end)) if start >= 0 and end >= 0 else None
