"""Matching a project's rows with existing ones: by identity, then by name and text.

Another program gives sources, codes and segments identities of its own. The same content is matched
with its original row, so that nothing is duplicated when a project returns.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import PurePath
from typing import TypeVar

from labeval.coding.attributes import SOURCE, attribute_id
from labeval.coding.codes.code_names import PATH_JOIN, folded, paths_of, unique_names
from labeval.coding.identity import id_of
from labeval.coding.rows import Code, Coding, Memo, Source
from labeval.coding.sources import is_gathered
from labeval.exchange.qda.described import joined_memos, on_words
from labeval.exchange.qda.differences import saying
from labeval.exchange.qda.missing_rows import listed, missing_notes
from labeval.exchange.qda.plain_text import PlainText
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.remarks import SAME_TEXT, Remark, remark
from labeval.exchange.qda.sources_xml import spoken_parts
from labeval.exchange.qda.speakers import without_known_names
from labeval.text.marks import QT_TRANSLATE_NOOP

R = TypeVar("R", Code, Coding, Source)
_NUMBERED = re.compile(r"^\d+_")
"""A number that programs put before the name of a source that is there twice."""
_DISTINCT = 20
"""Characters from which on a text identifies a source whatever its name is."""


@dataclass(slots=True)
class Matched:
    """A project in terms of the existing rows; rows that exist already are left out."""

    project: Project
    same: int = 0
    """Number of rows that were recognised as existing ones."""
    notes: list[Remark] = field(default_factory=list)
    """Notes on rows that were not recognised by identity."""
    missing: list[Remark] = field(default_factory=list)
    """Rows of here that the file lacks, a line each; they stay. Empty where the file has nothing of
    here."""


def matched(
    found: Project,
    here: Project,
    *,
    whole: bool,
    unattributed: Collection[str] = (),
    apart: Collection[str] = (),
) -> Matched:
    """Match the content of a file with the existing rows.

    Args:
        whole: the file holds rows as labeval wrote them, and not what another program made of it.
        unattributed: ids of codings that no user of the file has made.
        apart: ids of rows of here that a file may lack without a word, as they are the record's.
    """
    bare, left = (found, []) if whole else without_known_names(found, here)
    made = _Matching(bare, here, whole, frozenset(unattributed), frozenset(apart)).run()
    made.notes[:0] = left
    return made


class _Matching:
    def __init__(
        self,
        found: Project,
        here: Project,
        whole: bool,
        unattributed: frozenset[str],
        apart: frozenset[str],
    ) -> None:
        self._found, self._here, self._apart = found, here, apart
        self._whole, self._unattributed = whole, unattributed
        self._made = Matched(Project(found.name, boards=found.boards))
        self._codes: dict[str, str] = {}
        self._sources: dict[str, str] = {}
        self._seen: set[str] = set()
        """Texts of the file so far: some programs write a transcript twice."""
        self._coded: set[object] = set()
        """Segments that the file has: ids, and spans with code and coder."""
        self._texts = {s.id: PlainText(here.passages.get(s.id, ())) for s in here.sources}
        self._theirs = {s.id: PlainText(found.passages.get(s.id, ())) for s in found.sources}

    def run(self) -> Matched:
        """Match kind after kind; each in terms of those before."""
        self._made.project.coders = self._found.coders
        self._match_codes()
        self._match_sources()
        self._match_codings()
        self._match_memos()
        self._match_attributes()
        self._match_paraphrases()
        self._match_themes()
        self._made.missing = self._missing()
        return self._made

    def _without_apart(self) -> Project:
        """The existing rows without the attributes of those that a file may lack."""
        known = [each for each in self._here.attributes if each.id not in self._apart]
        return replace(self._here, attributes=known)

    def _missing(self) -> list[Remark]:
        """The remarks on rows that the file lacks; none for the project of another study."""
        sources, codes = set(self._sources.values()), set(self._codes.values())
        here = self._here
        if not ({s.id for s in here.sources} & sources or {c.id for c in here.codes} & codes):
            return []
        codes, sources = codes | self._apart, sources | self._apart
        gone_codes = [code for code in here.codes if code.id not in codes]
        gone_sources = [source for source in here.sources if source.id not in sources]
        without_text = {source.id for source in gone_sources}
        gone = [
            coding
            for coding in here.codings
            if coding.source not in without_text
            and coding.id not in self._coded
            and coding.id not in self._apart
            and (*_span(coding), coding.coder) not in self._coded
        ]
        return listed(
            [
                *((_CODE, code.name) for code in gone_codes),
                *((_SOURCE, source.name) for source in gone_sources),
                *((_SEGMENT, coding.quote) for coding in gone),
                *(missing_notes(self._found, self._without_apart()) if self._whole else ()),
            ]
        )

    # -- codes

    def _match_codes(self) -> None:
        here = {code.id: code for code in self._here.codes}
        written = unique_names(self._here.codes)
        paths = {id: PATH_JOIN.join(path) for id, path in paths_of(self._here.codes).items()}
        pairs = self._named_codes(here, written, paths)
        self._codes = {code.id: pairs.get(code.id, code.id) for code in self._found.codes}
        for code in self._found.codes:
            mine = here.get(self._codes[code.id])
            parent = self._codes.get(code.parent, code.parent)
            if mine is None:
                self._made.project.codes.append(replace(code, parent=parent))
            elif code.id == mine.id and self._whole:
                self._made.project.codes.append(code)
            else:
                names = (mine.name, written[mine.id], paths[mine.id])
                overlaid = _overlaid(mine, replace(code, parent=parent), names)
                self._keep_or_decide(mine, overlaid, self._made.project.codes)

    def _named_codes(
        self, here: dict[str, Code], written: Mapping[str, str], paths: Mapping[str, str]
    ) -> dict[str, str]:
        """Code of the file to the existing code that has its name at its place, or its name or path
        in labeval's exports. Codes above are matched before those below them."""
        children: dict[tuple[str, str], list[Code]] = {}
        for code in self._here.codes:
            for name in {folded(code.name), folded(written[code.id])}:
                children.setdefault((code.parent, name), []).append(code)
        names = {folded(name): id for of in (paths, written) for id, name in of.items()}
        taken = {code.id for code in self._found.codes if code.id in here}
        pairs: dict[str, str] = {}

        def candidates(code: Code) -> list[Code]:
            parent = pairs.get(code.parent, code.parent)
            free = [c for c in children.get((parent, folded(code.name)), []) if c.id not in taken]
            if not free and folded(code.name) in names and self._may_match(code, names, here):
                free = [here[id] for id in [names[folded(code.name)]] if id not in taken]
            return free

        for level in _levels(self._found.codes):
            unknown = [code for code in level if code.id not in here]
            for is_it in _SAME_CODE:
                for code in unknown:
                    fitting = (c for c in candidates(code) if is_it(code, c, written[c.id]))
                    mine = None if code.id in pairs else next(fitting, None)
                    if mine is not None:
                        pairs[code.id] = mine.id
                        taken.add(mine.id)
        return pairs

    def _may_match(self, code: Code, names: dict[str, str], here: dict[str, Code]) -> bool:
        """True if a code may be the one of that name: written by its path, or without parents."""
        return not code.parent or folded(here[names[folded(code.name)]].name) != folded(code.name)

    # -- sources

    def _match_sources(self) -> None:
        here = {source.id: source for source in self._here.sources}
        ids = here.keys()
        by_text: dict[str, list[Source]] = {}
        for source in self._here.sources:
            by_text.setdefault(_compared(self._texts[source.id].text), []).append(source)
        taken = {source.id for source in self._found.sources if source.id in ids}
        for source in self._found.sources:
            text = _compared(self._theirs[source.id].text)
            is_repeated = text in self._seen
            self._seen |= {text} if text.strip() else set()
            passages = self._found.passages.get(source.id, [])
            if source.id in ids and (self._whole or _compared(self._texts[source.id].text) == text):
                self._sources[source.id] = source.id
                if self._whole:
                    self._take(source, passages_of=source.id)
                else:
                    mine = here[source.id]
                    self._made.same += len(passages)
                    self._keep_or_decide(
                        mine, self._overlaid_source(mine, source), self._made.project.sources
                    )
                continue
            twin = _twin(source, text, [s for s in by_text.get(text, []) if s.id not in taken])
            if twin is not None:
                taken.add(twin.id)
                self._sources[source.id] = twin.id
                self._made.same += len(passages)
                overlaid = self._overlaid_source(twin, source)
                self._keep_or_decide(twin, overlaid, self._made.project.sources)
                text = _BY_NAME if _same_name(source, twin) else _BY_TEXT
                self._made.notes.append(remark(text, name=source.name, here=twin.name))
            elif source.id in ids:
                self._take_changed(source, text, ids)
            else:
                if is_repeated and not self._whole:
                    self._made.notes.append(remark(SAME_TEXT, name=source.name))
                self._sources[source.id] = source.id
                self._take(source, passages_of=source.id)

    def _overlaid_source(self, mine: Source, source: Source) -> Source:
        """The existing source with what a file says differently of it; the record's facts stay."""
        fields = ["folder"]
        if not is_gathered(mine):
            fields += ["participant", "language"]
            # A file has them by participant, and of several sources it has those of one.
            alike = [s for s in self._here.sources if s.participant == mine.participant]
            for name in ("condition", "group"):
                if getattr(source, name) not in {getattr(s, name) for s in alike}:
                    fields.append(name)
            fields += [] if _same_name(mine, source) else ["name"]
            fields += [] if source.quotable else ["quotable"]
        fields += ["reviewed"] if source.reviewed else []
        return saying(mine, source, fields)

    def _take(self, source: Source, *, passages_of: str) -> None:
        self._made.project.sources.append(source)
        self._made.project.passages[source.id] = self._found.passages.get(passages_of, [])

    def _take_changed(self, source: Source, text: str, ids: Collection[str]) -> None:
        """A source whose text another program has changed: one of its own, the same each time."""
        id = id_of("changed", source.id, text)
        self._sources[source.id] = id
        passages = [
            replace(passage, id=id_of("passage", id, n), source=id)
            for n, passage in enumerate(self._found.passages.get(source.id, []))
        ]
        self._texts[id] = PlainText(passages)
        if id in ids:
            self._made.same += 1 + len(passages)
            return
        self._made.notes.append(
            remark(
                QT_TRANSLATE_NOOP(
                    "Qda",
                    "source '{name}': its text is another one here; taken as a source of its own",
                ),
                name=source.name,
            )
        )
        self._made.project.sources.append(replace(source, id=id))
        self._made.project.passages[id] = passages

    # -- facts about codes and sources

    def _match_codings(self) -> None:
        known = {(*_span(coding), coding.coder): coding for coding in self._here.codings}
        spans = {_span(coding): coding for coding in self._here.codings}
        for coding in self._found.codings:
            moved = self._moved(coding)
            unattributed = coding.id in self._unattributed
            mine = known.get((*_span(moved), moved.coder))
            if mine is None and unattributed:
                mine = spans.get(_span(moved))
            self._coded |= {moved.id, (*_span(moved), (mine or moved).coder)}
            if mine is not None and not (self._whole and mine.id == moved.id):
                overlaid = saying(mine, moved, ["memo"])
                self._keep_or_decide(mine, overlaid, self._made.project.codings)
            else:
                self._made.project.codings.append(moved)

    def _moved(self, coding: Coding) -> Coding:
        """A coding with the ids that its code and its place have here."""
        source = self._sources[coding.source]
        code = self._codes.get(coding.code, coding.code)
        if self._whole and source == coding.source:
            return replace(coding, code=code)
        theirs, mine = self._theirs[coding.source], self._texts.get(source)
        if mine is None:
            return replace(coding, source=source, code=code)
        start, end = mine.source.tidy(
            mine.anchor(theirs.position(coding.start)), mine.anchor(theirs.position(coding.end))
        )
        quote = mine.source.quote(start, end)
        return replace(coding, source=source, code=code, start=start, end=end, quote=quote)

    def _match_memos(self) -> None:
        known = {(memo.about, memo.row, _bare(memo.text)) for memo in self._here.memos}
        known |= {
            (memo.about, memo.row, _bare(joined_memos(self._here, memo.about, memo.row)))
            for memo in self._here.memos
        }
        texts = {_bare(memo.text) for memo in self._here.memos}
        texts |= {_bare(paraphrase.text) for paraphrase in self._here.paraphrases}
        known |= self._speakers_as_notes()
        for memo in self._found.memos:
            moved = self._about(memo)
            text = _bare(moved.text)
            lost = moved.about == "project" and text in texts
            if not self._whole and (lost or (moved.about, moved.row, text) in known):
                self._made.same += 1
            else:
                self._made.project.memos.append(moved)

    def _speakers_as_notes(self) -> set[tuple[str, str, str]]:
        """Notes that another program makes of the parts which say who speaks in a text."""
        return {
            ("source", source.id, _bare(on_words(quote, speaker)))
            for source in self._here.sources
            if source.cases
            for speaker, part in spoken_parts(source, self._here)
            for quote in ("\n".join(passage.text for passage in part),)
        }

    def _about(self, memo: Memo) -> Memo:
        rows = {"code": self._codes, "source": self._sources}.get(memo.about, {})
        return replace(memo, row=rows.get(memo.row, memo.row))

    def _match_attributes(self) -> None:
        here = set(self._here.attributes)
        known = {attribute.id for attribute in here}
        for attribute in self._found.attributes:
            row = attribute.row
            if attribute.about == SOURCE:
                row = self._sources.get(row, row)
            id = attribute.id
            if row != attribute.row or id not in known:
                id = attribute_id(attribute.about, row, attribute.name)
            moved = replace(attribute, id=id, row=row)
            if moved in here and not self._whole:
                self._made.same += 1
            else:
                self._made.project.attributes.append(moved)

    def _match_paraphrases(self) -> None:
        here = {(p.case, p.code, p.coder): p for p in self._here.paraphrases}
        for found in self._found.paraphrases:
            moved = replace(found, code=self._codes.get(found.code, found.code))
            mine = here.get((moved.case, moved.code, moved.coder))
            if mine is None or self._whole:
                self._made.project.paraphrases.append(moved)
            elif _bare(mine.text) == _bare(moved.text):
                self._made.same += 1
            else:
                self._made.project.paraphrases.append(replace(moved, id=mine.id))

    def _keep_or_decide(self, mine: R, overlaid: R, rows: list[R]) -> None:
        """Count a row as the same, or have what the file says differently of it decided."""
        if overlaid == mine:
            self._made.same += 1
        else:
            rows.append(overlaid)

    def _match_themes(self) -> None:
        current = {board.id for board in self._here.boards if not board.kept}
        here = {
            (folded(theme.name), frozenset(theme.codes)): theme.id
            for theme in self._here.themes
            if theme.board in current
        }
        pairs: dict[str, str] = {}
        project = self._made.project
        for theme in self._found.themes:
            codes = tuple(self._codes.get(code, code) for code in theme.codes)
            twin = here.get((folded(theme.name), frozenset(codes)))
            if twin is not None and not self._whole:
                pairs[theme.id] = twin
                self._made.same += 1
            else:
                project.themes.append(replace(theme, codes=codes))
        links = {(link.start, link.end, link.label) for link in self._here.links}
        for link in self._found.links:
            ends = pairs.get(link.start, link.start), pairs.get(link.end, link.end)
            if (*ends, link.label) in links and not self._whole:
                self._made.same += 1
            elif not {link.start, link.end} & pairs.keys():
                project.links.append(link)
            else:
                self._made.notes.append(
                    remark(
                        QT_TRANSLATE_NOOP(
                            "Qda", "a connection '{label}' of themes, one of which is here already"
                        ),
                        label=link.label,
                    )
                )
        if not self._whole:
            used = {theme.board for theme in project.themes}
            used |= {link.board for link in project.links}
            project.boards = [board for board in project.boards if board.id in used]


_SAME_CODE: tuple[Callable[[Code, Code, str], bool], ...] = (
    lambda code, mine, written: code.name == written,
    lambda code, mine, written: code.name == mine.name,
    lambda code, mine, written: folded(code.name) == folded(written),
    lambda code, mine, written: True,
)
"""Of several codes whose names differ in case and spaces only, which one is meant: the better
sign first. Given are the code of the file, one of here, and the latter's name in exports."""


def _levels(codes: Iterable[Code]) -> list[list[Code]]:
    """Codes by their depth, from the top."""
    listed = list(codes)
    depths = {id: len(path) for id, path in paths_of(listed).items()}
    levels: dict[int, list[Code]] = {}
    for code in listed:
        levels.setdefault(depths[code.id], []).append(code)
    return [levels[depth] for depth in sorted(levels)]


_CODE = QT_TRANSLATE_NOOP("Qda", "code")
_SOURCE = QT_TRANSLATE_NOOP("Qda", "source")
_SEGMENT = QT_TRANSLATE_NOOP("Qda", "segment")
_BY_NAME = QT_TRANSLATE_NOOP(
    "Qda", "source '{name}': taken as '{here}' that is here, by its name and text"
)
_BY_TEXT = QT_TRANSLATE_NOOP("Qda", "source '{name}': taken as '{here}' that is here, by its text")


def _overlaid(mine: Code, code: Code, names: Iterable[str]) -> Code:
    """The existing code with what a file says differently of it.

    Args:
        names: its own, and those that it has in labeval's exports, which are as good.
    """
    fields = ["definition", "include", "exclude", "example", "codable", "parent"]
    if folded(code.name) not in map(folded, names):
        fields.append("name")
    if code.retired:
        fields.append("retired")
    return saying(mine, code, fields)


def _bare(text: str) -> str:
    """A memo for comparison: programs keep words, and not all line ends."""
    return " ".join(text.split())


def _compared(text: str) -> str:
    """A text for comparison, without the white space at its end that programs add or drop."""
    return text.rstrip()


def _twin(source: Source, text: str, candidates: Iterable[Source]) -> Source | None:
    """The source with this text that is called alike; any, where it is the only one."""
    listed = list(candidates)
    named = [other for other in listed if _same_name(source, other)]
    if len(named) == 1:
        return named[0]
    return listed[0] if len(listed) == 1 and len(text) >= _DISTINCT else None


def _same_name(one: Source, other: Source) -> bool:
    mine, theirs = folded(_stem(one.name)), folded(_stem(other.name))
    return mine in (theirs, _NUMBERED.sub("", theirs)) or theirs == _NUMBERED.sub("", mine)


def _stem(name: str) -> str:
    path = PurePath(name)
    return path.stem if path.suffix.lower() in (".txt", ".docx", ".md") else name


def _span(coding: Coding) -> tuple[object, ...]:
    return coding.source, coding.code, coding.start, coding.end
