"""Matching a project's rows with existing ones: by identity, then by name and text.

Another program gives sources, codes and segments identities of its own. The same content is matched
with its original row, so that nothing is duplicated when a project returns.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import PurePath

from labeval.coding.codes.code_names import folded, paths_of, unique_names
from labeval.coding.identity import id_of
from labeval.coding.rows import Code, Coding, Memo, Source
from labeval.exchange.qda.plain_text import PlainText
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.remarks import Remark, remark
from labeval.text.marks import QT_TRANSLATE_NOOP

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


def matched(
    found: Project, here: Project, *, whole: bool, unattributed: Collection[str] = ()
) -> Matched:
    """Match the content of a file with the existing rows.

    Args:
        whole: the file holds rows as labeval wrote them, and not what another program made of it.
        unattributed: ids of codings that no user of the file has made.
    """
    return _Matching(found, here, whole, frozenset(unattributed)).run()


class _Matching:
    def __init__(
        self, found: Project, here: Project, whole: bool, unattributed: frozenset[str]
    ) -> None:
        self._found, self._here = found, here
        self._whole, self._unattributed = whole, unattributed
        self._made = Matched(
            Project(
                found.name,
                attributes=found.attributes,
                paraphrases=found.paraphrases,
                boards=found.boards,
            )
        )
        self._codes: dict[str, str] = {}
        self._sources: dict[str, str] = {}
        self._texts = {s.id: PlainText(here.passages.get(s.id, ())) for s in here.sources}
        self._theirs = {s.id: PlainText(found.passages.get(s.id, ())) for s in found.sources}

    def run(self) -> Matched:
        """Match kind after kind; each in terms of those before."""
        self._made.project.coders = self._found.coders
        self._match_codes()
        self._match_sources()
        self._match_codings()
        self._match_memos()
        self._match_themes()
        return self._made

    # -- codes

    def _match_codes(self) -> None:
        here = {code.id: code for code in self._here.codes}
        written = unique_names(self._here.codes)
        pairs = self._named_codes(here, written)
        self._codes = {code.id: pairs.get(code.id, code.id) for code in self._found.codes}
        for code in self._found.codes:
            mine = here.get(self._codes[code.id])
            parent = self._codes.get(code.parent, code.parent)
            if mine is None:
                self._made.project.codes.append(replace(code, parent=parent))
            elif code.id == mine.id and self._whole:
                self._made.project.codes.append(code)
            elif _says_the_same(code, mine, written[mine.id]):
                self._made.same += 1
            elif code.id == mine.id:
                self._made.project.codes.append(replace(code, parent=parent))
            else:
                self._made.same += 1
                self._made.notes.append(
                    remark(
                        QT_TRANSLATE_NOOP(
                            "Qda",
                            "code '{name}': taken as the one of that name that is here; what it "
                            "says of itself differs, and stays as it is here",
                        ),
                        name=code.name,
                    )
                )

    def _named_codes(self, here: dict[str, Code], written: Mapping[str, str]) -> dict[str, str]:
        """Code of the file to the existing code that has its path, or its name in labeval's
        exports."""
        names = {folded(name): id for id, name in written.items()}
        paths: dict[tuple[str, ...], list[str]] = {}
        for id, path in paths_of(self._here.codes).items():
            paths.setdefault(tuple(map(folded, path)), []).append(id)
        taken = {code.id for code in self._found.codes if code.id in here}
        pairs: dict[str, str] = {}
        theirs = paths_of(self._found.codes)
        for code in self._found.codes:
            if code.id in here:
                continue
            path = tuple(map(folded, theirs[code.id]))
            free = [id for id in paths.get(path, []) if id not in taken]
            if not free and folded(code.name) in names and self._may_match(code, names, here):
                free = [id for id in [names[folded(code.name)]] if id not in taken]
            if len(free) == 1:
                pairs[code.id] = free[0]
                taken.add(free[0])
        return pairs

    def _may_match(self, code: Code, names: dict[str, str], here: dict[str, Code]) -> bool:
        """True if a code may be the one of that name: written by its path, or without parents."""
        return not code.parent or folded(here[names[folded(code.name)]].name) != folded(code.name)

    # -- sources

    def _match_sources(self) -> None:
        ids = {source.id for source in self._here.sources}
        by_text: dict[str, list[Source]] = {}
        for source in self._here.sources:
            by_text.setdefault(_compared(self._texts[source.id].text), []).append(source)
        taken = {source.id for source in self._found.sources if source.id in ids}
        for source in self._found.sources:
            text = _compared(self._theirs[source.id].text)
            passages = self._found.passages.get(source.id, [])
            if source.id in ids and (self._whole or _compared(self._texts[source.id].text) == text):
                self._sources[source.id] = source.id
                if self._whole:
                    self._take(source, passages_of=source.id)
                else:
                    self._made.same += 1 + len(passages)
                continue
            twin = _twin(source, text, [s for s in by_text.get(text, []) if s.id not in taken])
            if twin is not None:
                taken.add(twin.id)
                self._sources[source.id] = twin.id
                self._made.same += 1 + len(passages)
                text = _BY_NAME if _same_name(source, twin) else _BY_TEXT
                self._made.notes.append(remark(text, name=source.name, here=twin.name))
            elif source.id in ids:
                self._take_changed(source, text, ids)
            else:
                self._sources[source.id] = source.id
                self._take(source, passages_of=source.id)

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
        known = {(*_span(coding), coding.coder) for coding in self._here.codings}
        spans = {span[:-1] for span in known}
        for coding in self._found.codings:
            moved = self._moved(coding)
            unattributed = coding.id in self._unattributed
            same = _span(moved) in spans if unattributed else (*_span(moved), moved.coder) in known
            if same and not self._whole:
                self._made.same += 1
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
        known = {(memo.about, memo.row, memo.text.strip()) for memo in self._here.memos}
        texts = {memo.text.strip() for memo in self._here.memos}
        texts |= {paraphrase.text.strip() for paraphrase in self._here.paraphrases}
        for memo in self._found.memos:
            moved = self._about(memo)
            lost = moved.about == "project" and moved.text.strip() in texts
            if not self._whole and (lost or (moved.about, moved.row, moved.text.strip()) in known):
                self._made.same += 1
            else:
                self._made.project.memos.append(moved)

    def _about(self, memo: Memo) -> Memo:
        rows = {"code": self._codes, "source": self._sources}.get(memo.about, {})
        return replace(memo, row=rows.get(memo.row, memo.row))

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


_BY_NAME = QT_TRANSLATE_NOOP(
    "Qda", "source '{name}': taken as '{here}' that is here, by its name and text"
)
_BY_TEXT = QT_TRANSLATE_NOOP("Qda", "source '{name}': taken as '{here}' that is here, by its text")


def _says_the_same(code: Code, mine: Code, written: str) -> bool:
    """True if a code equals the existing one, under its name or under the one in labeval's
    exports."""
    named = folded(code.name) in (folded(mine.name), folded(written))
    fields = ("definition", "include", "exclude", "example", "codable", "retired")
    return named and all(getattr(code, name) == getattr(mine, name) for name in fields)


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
    return folded(_stem(one.name)) == folded(_stem(other.name))


def _stem(name: str) -> str:
    path = PurePath(name)
    return path.stem if path.suffix.lower() in (".txt", ".docx", ".md") else name


def _span(coding: Coding) -> tuple[object, ...]:
    return coding.source, coding.code, coding.start, coding.end
