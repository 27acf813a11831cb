"""A workbook as simply as it can be thought: letters that are coded or not, and a list of states.

It knows no offsets, no rows and no acts. A text is a row of letters, each unlike any other; a
segment is the set of letters that it covers; undoing is going back to the state before.
"""

from __future__ import annotations

import itertools
import unicodedata
from dataclasses import dataclass, field, replace
from typing import Any

from labeval.coding.codes.codebook import children_of
from labeval.store.workbook.workbook import Workbook
from tests.support.coding.analysis_model import Analysis, analysis_shown_in

JAPANESE = "日本語"
Letter = tuple[int, str]
"""A number that no other letter has, and what is seen."""

_numbers = [itertools.count(1)]


@dataclass(frozen=True)
class Text:
    """A passage."""

    letters: tuple[Letter, ...]
    speaker: str = ""
    sure: float | None = None
    """Probability of a speaker who was distinguished by voice."""
    doubt: str = ""

    def __str__(self) -> str:
        return "".join(char for _, char in self.letters)


def _are_apart(first: str, second: str) -> bool:
    """True where a space is between two passages: not between Japanese letters."""
    if not first or not second or first[-1].isspace() or second[0].isspace():
        return False
    goes_on = second[0] in JAPANESE or unicodedata.category(second[0])[0] == "P"
    return not (first[-1] in JAPANESE and goes_on)


@dataclass(frozen=True)
class Segment:
    """Covered letters."""

    code: str
    covers: frozenset[int]
    memo: str = ""
    weight: float | None = None
    quotable: bool = False
    coder: str = "C1"
    id: str = ""
    """Of what a machine suggested or was accepted of it, and of a decision about coders who
    differ; it is not compared."""


@dataclass(frozen=True)
class Shelf:
    """What is known of a source."""

    name: str
    participant: str = ""
    folder: str = ""
    reviewed: bool = False
    cases: tuple[tuple[str, str], ...] = ()
    """Speakers who are participants of their own."""


@dataclass(frozen=True)
class State:
    """Texts by source (id); codes as name to (parent, retired), in the order of siblings."""

    texts: dict[str, tuple[Text, ...]]
    codes: dict[str, tuple[str, bool]] = field(default_factory=dict)
    segments: tuple[Segment, ...] = ()
    shelves: dict[str, Shelf] = field(default_factory=dict)
    attributes: dict[tuple[str, str, str], str] = field(default_factory=dict)
    """What it is about, participant or source, and name to value."""
    analysis: Analysis = field(default_factory=Analysis)

    # -- sources

    def with_source(self, id: str, shelf: Shelf, texts: tuple[Text, ...]) -> State:
        """A source more."""
        return replace(self, texts={**self.texts, id: texts}, shelves={**self.shelves, id: shelf})

    def on_shelf(self, source: str, **facts: Any) -> State:
        """With something else known of a source."""
        shelf = replace(self.shelves[source], **facts)
        return replace(self, shelves={**self.shelves, source: shelf})

    def with_attribute(self, about: str, row: str, name: str, value: str) -> State:
        """An attribute with a value; none where it is empty."""
        left = {key: v for key, v in self.attributes.items() if key != (about, row, name)}
        return replace(self, attributes={**left, (about, row, name): value} if value else left)

    def analysed(self, **facts: Any) -> State:
        """With another part of the analysis."""
        return replace(self, analysis=replace(self.analysis, **facts))

    def without_source(self, source: str) -> State:
        """Without a source, its segments and its attributes."""
        gone = set(self._numbers(source))
        return replace(
            self,
            texts={name: texts for name, texts in self.texts.items() if name != source},
            segments=tuple(s for s in self.segments if not s.covers & gone),
            shelves={name: shelf for name, shelf in self.shelves.items() if name != source},
            attributes={
                key: v for key, v in self.attributes.items() if key[:2] != ("source", source)
            },
            analysis=self.analysis.source_removed(source),
        )

    # -- texts

    def typed(self, source: str, n: int, start: int, end: int, typed: str) -> State:
        """Letters between two places of a passage give way to others."""
        passages = self.texts[source]
        old = passages[n].letters
        new = letters(typed)
        gone = {number for number, _ in old[start:end]}
        everything = self._numbers(source)
        at = sum(len(p.letters) for p in passages[:n]) + start
        before, after = set(everything[:at]), set(everything[at:])
        segments = []
        for segment in self.segments:
            covers = set(segment.covers)
            if gone:
                joins = bool(covers & gone)
                covers = (covers - gone) | ({number for number, _ in new} if joins else set())
            elif covers & before and covers & after:
                covers |= {number for number, _ in new}
            elif start and old[start - 1][0] in covers and is_letter(old[start - 1][1]):
                covers |= {number for number, _ in itertools.takewhile(_is_letter, new)}
            elif start < len(old) and old[start][0] in covers and is_letter(old[start][1]):
                covers |= {n for n, _ in itertools.takewhile(_is_letter, reversed(new))}
            segments.append(replace(segment, covers=frozenset(covers)))
        changed = replace(passages[n], letters=(*old[:start], *new, *old[end:]))
        texts = self.texts | {source: (*passages[:n], changed, *passages[n + 1 :])}
        return replace(self, texts=texts, segments=tuple(segments))._without_empty()

    def split(self, source: str, n: int, at: int) -> State:
        """Two passages of one; spaces at the cut go."""
        passages, old = self.texts[source], self.texts[source][n]
        head, tail = list(old.letters[:at]), list(old.letters[at:])
        while head and head[-1][1].isspace():
            head.pop()
        while tail and tail[0][1].isspace():
            tail.pop(0)
        if not head or not tail:
            return self
        two = (replace(old, letters=tuple(head)), replace(old, letters=tuple(tail)))
        texts = self.texts | {source: (*passages[:n], *two, *passages[n + 1 :])}
        return replace(self, texts=texts)._without_lost()

    def join(self, source: str, n: int) -> State:
        """One passage of two, with a space between them where both have words."""
        passages = self.texts[source]
        if n + 1 >= len(passages):
            return self
        first, second = passages[n : n + 2]
        space = letters(" ") if _are_apart(str(first), str(second)) else ()
        whole = (*first.letters, *space, *second.letters)
        one = replace(first, letters=whole, doubt=first.doubt or second.doubt)
        texts = self.texts | {source: (*passages[:n], one, *passages[n + 2 :])}
        before = {number for p in passages[: n + 1] for number, _ in p.letters}
        after = {number for p in passages[n + 1 :] for number, _ in p.letters}
        segments = tuple(
            replace(s, covers=s.covers | {number for number, _ in space})
            if s.covers & before and s.covers & after
            else s
            for s in self.segments
        )
        return replace(self, texts=texts, segments=segments)

    def spoken_by(self, source: str, n: int, speaker: str) -> State:
        """Another speaker, who is certain; a participant follows the last words of their voice."""
        before = self.texts[source]
        state = self.with_passage(source, n, replace(before[n], speaker=speaker, sure=None))
        known, now = ({text.speaker for text in s.texts[source]} for s in (self, state))
        cases = dict(self.shelves[source].cases)
        gone = before[n].speaker not in now and cases.pop(before[n].speaker, "")
        if gone and speaker and speaker not in known:
            cases.setdefault(speaker, gone)
        return state.on_shelf(source, cases=tuple(sorted(cases.items())))

    def with_passage(self, source: str, n: int, passage: Text) -> State:
        """Another passage in the place of the nth."""
        passages = self.texts[source]
        return replace(
            self, texts=self.texts | {source: (*passages[:n], passage, *passages[n + 1 :])}
        )

    # -- segments

    def coded(
        self,
        source: str,
        code: str,
        start: tuple[int, int],
        end: tuple[int, int],
        coder: str = "C1",
        id: str = "",
    ) -> State:
        """A segment more, unless the coder has the same."""
        made = Segment(code, self.covered(source, start, end), coder=coder, id=id)
        return self if self.has_twin(made) else self.with_segments(made)

    def has_twin(self, made: Segment) -> bool:
        """Whether the coder of a segment has coded the same with the same code."""
        return any(
            (s.code, s.covers, s.coder) == (made.code, made.covers, made.coder)
            for s in self.segments
        )

    def with_segments(self, *made: Segment) -> State:
        """Segments more."""
        return replace(self, segments=(*self.segments, *made))

    def covered(self, source: str, start: tuple[int, int], end: tuple[int, int]) -> frozenset[int]:
        """The letters from one place (passage, offset) up to another."""
        return frozenset(
            number
            for n, passage in enumerate(self.texts[source])
            for at, (number, _) in enumerate(passage.letters)
            if start <= (n, at) < end
        )

    def with_segment(self, n: int, segment: Segment | None) -> State:
        """Another segment in the place of the nth, or none."""
        put = () if segment is None else (segment,)
        return replace(self, segments=(*self.segments[:n], *put, *self.segments[n + 1 :]))

    # -- codes

    def with_code(self, name: str, parent: str, after: str | None = None) -> State:
        """A code more, at the end or after another."""
        entries = list(self.codes.items())
        at = len(entries) if after is None else [n for n, _ in entries].index(after) + 1
        entries.insert(at, (name, (parent, False)))
        return replace(self, codes=dict(entries))

    def renamed(self, old: str, new: str) -> State:
        """Another name, wherever it stands."""
        codes = {
            (new if name == old else name): (new if parent == old else parent, retired)
            for name, (parent, retired) in self.codes.items()
        }
        segments = tuple(replace(s, code=new) if s.code == old else s for s in self.segments)
        analysis = self.analysis.code_renamed(old, new)
        return replace(self, codes=codes, segments=segments, analysis=analysis)

    def moved(self, name: str, parent: str, before: str | None) -> State:
        """A code elsewhere, with all below it."""
        retired = self.codes[name][1]
        entries = [(n, entry) for n, entry in self.codes.items() if n != name]
        at = len(entries) if before is None else [n for n, _ in entries].index(before)
        entries.insert(at, (name, (parent, retired)))
        return replace(self, codes=dict(entries))

    def merged(self, name: str, into: str) -> State:
        """One code of two; the same segment with both becomes one."""
        children = [child for child, (parent, _) in self.codes.items() if parent == name]
        state = self
        for child in children:
            state = state.moved(child, into, None)
        codes = {n: entry for n, entry in state.codes.items() if n != name}
        kept: list[Segment] = []
        for segment in sorted(self.segments, key=lambda s: s.code == name):
            segment = replace(segment, code=into) if segment.code == name else segment
            same = (into, segment.covers, segment.coder)
            twin = next(
                (n for n, s in enumerate(kept) if (s.code, s.covers, s.coder) == same), None
            )
            if twin is None or segment.code != into:
                kept.append(segment)
                continue
            one = kept[twin]
            lines = {*one.memo.split("\n"), *segment.memo.split("\n")} - {""}
            memo = "\n".join(sorted(lines))
            weight = max((w for w in (one.weight, segment.weight) if w is not None), default=None)
            quotable = one.quotable or segment.quotable
            kept[twin] = replace(one, memo=memo, weight=weight, quotable=quotable)
        analysis = self.analysis.code_merged(name, into)
        return replace(self, codes=codes, segments=tuple(kept), analysis=analysis)

    def below(self, name: str) -> set[str]:
        """A code and all below it."""
        found = {name}
        while more := {n for n, (parent, _) in self.codes.items() if parent in found} - found:
            found |= more
        return found

    def retired(self, name: str, retired: bool) -> State:
        """A code out of use, or in use again, with all below it."""
        below = self.below(name)
        codes = {n: (p, retired if n in below else r) for n, (p, r) in self.codes.items()}
        return replace(self, codes=codes)

    def removed(self, name: str) -> State:
        """Without a code, all below it and what is coded with them."""
        below = self.below(name)
        codes = {n: entry for n, entry in self.codes.items() if n not in below}
        return replace(
            self,
            codes=codes,
            segments=tuple(s for s in self.segments if s.code not in below),
            analysis=self.analysis.codes_removed(below),
        )

    # -- comparing

    def shown(self) -> dict[str, object]:
        """What can be compared with :func:`shown_in`."""
        parents = {parent for parent, _ in self.codes.values()} | {""}
        return {
            "texts": {
                s: [(str(p), p.speaker, p.sure, p.doubt) for p in texts]
                for s, texts in self.texts.items()
            },
            "codes": {
                parent: [(n, r) for n, (p, r) in self.codes.items() if p == parent]
                for parent in sorted(parents)
                if any(p == parent for p, _ in self.codes.values())
            },
            "segments": sorted(map(repr, map(self._shown, self.segments))),
            "shelves": self.shelves,
            "attributes": self.attributes,
            **self.analysis.shown(),
        }

    def place_of(self, segment: Segment) -> tuple[str, tuple[int, int], tuple[int, int]]:
        """Source, first place and the one after the last."""
        for source, passages in self.texts.items():
            places = [
                (n, at)
                for n, passage in enumerate(passages)
                for at, (number, _) in enumerate(passage.letters)
                if number in segment.covers
            ]
            if places:
                return source, places[0], (places[-1][0], places[-1][1] + 1)
        raise AssertionError("a segment without a letter")

    def _shown(self, segment: Segment) -> tuple[object, ...]:
        return (*self.place_of(segment), segment.code, *facts_of(segment))

    def _numbers(self, source: str) -> list[int]:
        return [number for passage in self.texts[source] for number, _ in passage.letters]

    def _without_lost(self) -> State:
        """Segments without the letters that are gone."""
        there = {n for source in self.texts for n in self._numbers(source)}
        segments = tuple(replace(s, covers=s.covers & there) for s in self.segments)
        return replace(self, segments=segments)._without_empty()

    def _without_empty(self) -> State:
        """Segments that cover at least one letter which can be seen."""
        seen = {
            number
            for passages in self.texts.values()
            for passage in passages
            for number, char in passage.letters
            if not char.isspace()
        }
        return replace(self, segments=tuple(s for s in self.segments if s.covers & seen))


def facts_of(segment: Segment) -> tuple[object, ...]:
    """What is compared of a segment besides code and place."""
    memo = "\n".join(sorted(segment.memo.split("\n")))
    return memo, segment.weight, segment.quotable, segment.coder


def letters(text: str) -> tuple[Letter, ...]:
    """New letters."""
    return tuple((next(_numbers[0]), char) for char in text)


def set_numbers(above: int) -> None:
    """Give new letters numbers above this one from now on."""
    _numbers[0] = itertools.count(above + 1)


def is_letter(char: str) -> bool:
    """Whether a word goes on with it."""
    return char.isalnum() or unicodedata.category(char)[0] == "M" or char in "'’-\u200d"


def _is_letter(letter: Letter) -> bool:
    return is_letter(letter[1])


def shown_in(workbook: Workbook) -> dict[str, object]:
    """A workbook as :meth:`State.shown` shows a state."""
    codes = workbook.codes()
    names = {code.id: code.name for code in codes} | {"": ""}
    coders = {coder.id: coder.name for coder in workbook.coders()}
    numbers = {
        passage.id: (source.id, n)
        for source in workbook.sources()
        for n, passage in enumerate(workbook.passages(source.id))
    }
    segments = [
        (
            numbers[c.start.passage][0],
            (numbers[c.start.passage][1], c.start.offset),
            (numbers[c.end.passage][1], c.end.offset),
            *(names[c.code], "\n".join(sorted(c.memo.split("\n")))),
            *(c.weight, c.quotable, coders[c.coder]),
        )
        for c in workbook.codings()
    ]
    return {
        "texts": {
            s.id: [
                (p.text, p.speaker, p.speaker_probability, p.doubt) for p in workbook.passages(s.id)
            ]
            for s in workbook.sources()
        },
        "codes": {
            names[parent]: [(c.name, c.retired) for c in children_of(codes, parent)]
            for parent in names
            if children_of(codes, parent)
        },
        "segments": sorted(map(repr, segments)),
        "shelves": {
            s.id: Shelf(s.name, s.participant, s.folder, s.reviewed, tuple(sorted(s.cases)))
            for s in workbook.sources()
        },
        "attributes": {(a.about, a.row, a.name): a.value for a in workbook.attributes()},
        **analysis_shown_in(workbook),
    }
