"""Counts over coded segments: frequencies, the matrix of cases, co-occurrence, saturation.

A segment belongs to the passage in which it begins. Where a passage has several items or systems,
as in comparisons, its segments count for each of them, so groups may add up to more than there is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal, get_args

from labeval.coding.attributes import Attributes
from labeval.coding.corpus.corpus import Corpus, CorpusSegment, participants_in
from labeval.coding.corpus.filtering import ALL, Filter
from labeval.coding.rows import Passage, Source

Grouping = Literal[
    "method", "system", "criterion", "participant", "step", "condition", "kind", "item", "page",
    "question", "value", "speaker", "language", "group",
]  # fmt: skip
GROUPINGS: tuple[Grouping, ...] = get_args(Grouping)
ATTRIBUTE = "attribute:"
"""Before the name of an attribute by which texts are grouped."""


@dataclass(frozen=True, slots=True)
class Frequency:
    """Count of a code in one group of texts."""

    code: str
    group: str
    segments: int
    sources: int
    participants: int
    words: int
    """Words of all texts of the group, coded or not."""

    @property
    def per_1000_words(self) -> float | None:
        """Segments per 1,000 words; None where the group has no words."""
        return 1000 * self.segments / self.words if self.words else None


def groups_of(
    source: Source, passage: Passage, by: str, known: Attributes | None = None
) -> tuple[str, ...]:
    """The groups that a passage belongs to; one that is empty where it has none.

    Args:
        by: a :data:`Grouping`, or the name of an attribute after :data:`ATTRIBUTE`.
        known: attributes of participants and sources.
    """
    where = passage.where
    if by.startswith(ATTRIBUTE):
        values = known.at(source, passage.speaker) if known is not None else {}
        return (values.get(by.removeprefix(ATTRIBUTE), ""),)
    if by == "system":
        return where.systems or ("",)
    if by == "item":
        return where.items or ("",)
    of_source = {
        "participant": source.case_of(passage.speaker), "condition": source.condition,
        "kind": source.kind, "language": source.language, "group": source.group,
    }  # fmt: skip
    if by in of_source:
        return (of_source[by],)
    of_passage = {
        "method": where.method, "criterion": where.criterion, "step": where.step,
        "page": where.page, "question": where.question, "value": where.value,
        "speaker": passage.speaker,
    }  # fmt: skip
    return (of_passage[by],)


def frequencies(
    corpus: Corpus,
    by: str,
    filter: Filter = ALL,
    *,
    with_children: bool = False,
    known: Attributes | None = None,
) -> list[Frequency]:
    """Each code in each group that has text, codes as the tree reads, groups by name.

    Args:
        known: attributes to group by, where they are others than those of the corpus.
        with_children: a code counts the segments of its subcodes too.
    """
    known = corpus.attributes if known is None else known
    words: dict[str, int] = {}
    for source, passage in corpus.passages(filter):
        for group in groups_of(source, passage, by, known):
            words[group] = words.get(group, 0) + corpus.words[passage.id]
    found: dict[tuple[str, str], list[CorpusSegment]] = {}
    for segment in corpus.chosen(filter):
        for group in groups_of(segment.source, segment.passage, by, known):
            found.setdefault((segment.code, group), []).append(segment)
    rows = []
    for _, code in corpus.in_order():
        codes = corpus.under(code.id) if with_children else {code.id}
        for group in sorted(words):
            segments = [s for id in codes for s in found.get((id, group), ())]
            rows.append(_frequency(code.id, group, segments, words[group]))
    return rows


def _frequency(code: str, group: str, segments: Sequence[CorpusSegment], words: int) -> Frequency:
    sources = {segment.source.id for segment in segments}
    people = participants_in(segments)
    return Frequency(code, group, len(segments), len(sources), len(people), words)


def totals(
    corpus: Corpus, filter: Filter = ALL, *, with_children: bool = False
) -> dict[str, Frequency]:
    """Code id to its frequency in all texts that the filter admits."""
    words = sum(corpus.words[passage.id] for _, passage in corpus.passages(filter))
    found: dict[str, list[CorpusSegment]] = {}
    for segment in corpus.chosen(filter):
        found.setdefault(segment.code, []).append(segment)

    def of(code: str) -> Frequency:
        codes = corpus.under(code) if with_children else {code}
        return _frequency(code, "", [s for id in codes for s in found.get(id, ())], words)

    return {code: of(code) for code in corpus.codes}


@dataclass(frozen=True, slots=True)
class CaseMatrix:
    """Number of segments of each code by participant."""

    cases: tuple[str, ...]
    codes: tuple[str, ...]
    segments: dict[tuple[str, str], int]
    """(case, code) to its count; a pair that is missing has none."""


def case_matrix(corpus: Corpus, filter: Filter = ALL) -> CaseMatrix:
    """Participants by codes; participants without a segment have an empty row."""
    found: dict[tuple[str, str], int] = {}
    for segment in corpus.chosen(filter):
        if segment.case:
            key = segment.case, segment.code
            found[key] = found.get(key, 0) + 1
    with_text = {source.case_of(p.speaker) for source, p in corpus.passages(filter)}
    cases = tuple(name for name in corpus.participants() if name in with_text)
    codes = tuple(code.id for _, code in corpus.in_order() if code.codable)
    return CaseMatrix(cases, codes, found)


@dataclass(frozen=True, slots=True)
class CoOccurrence:
    """Two codes that were given to the same characters."""

    first: str
    second: str
    overlaps: int
    """Pairs of segments, one of each code, that share a character."""
    sources: int
    first_segments: int
    second_segments: int

    @property
    def coefficient(self) -> float | None:
        """Overlaps over what both have: 0 never together, 1 never apart; capped at 1."""
        either = self.first_segments + self.second_segments - self.overlaps
        if not self.first_segments or not self.second_segments:
            return None
        return min(1.0, self.overlaps / either) if either > 0 else 1.0


def cooccurrence(corpus: Corpus, filter: Filter = ALL) -> list[CoOccurrence]:
    """Each two codes that overlap at least once, codes as the tree reads."""
    order = {code.id: n for n, (_, code) in enumerate(corpus.in_order())}
    segments = corpus.chosen(filter)
    number: dict[str, int] = {}
    for segment in segments:
        number[segment.code] = number.get(segment.code, 0) + 1
    pairs: dict[tuple[str, str], list[str]] = {}
    for a, b in overlapping(segments):
        if a.code != b.code:
            first, second = sorted((a.code, b.code), key=order.__getitem__)
            pairs.setdefault((first, second), []).append(a.source.id)
    return [
        CoOccurrence(a, b, len(found), len(set(found)), number[a], number[b])
        for (a, b), found in sorted(
            pairs.items(), key=lambda pair: (order[pair[0][0]], order[pair[0][1]])
        )
    ]


Within = Literal["words", "passage", "source"]
"""Extent of being together: at the same words, or in the same passage or source."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two codes that are together."""

    number: int
    """Pairs of segments that share words, or passages or sources that have both."""
    segments: tuple[CorpusSegment, ...]


def together(
    segments: Sequence[CorpusSegment], within: Within = "words"
) -> dict[tuple[str, str], Pair]:
    """Each two codes (ids, in order) that are together, from a list by source and place."""
    if within == "words":
        return _sharing_words(segments)
    units: dict[str, dict[str, list[CorpusSegment]]] = {}
    for segment in segments:
        unit = segment.passage.id if within == "passage" else segment.source.id
        units.setdefault(unit, {}).setdefault(segment.code, []).append(segment)
    number: dict[tuple[str, str], int] = {}
    found: dict[tuple[str, str], list[CorpusSegment]] = {}
    for by_code in units.values():
        for key in combinations(sorted(by_code), 2):
            number[key] = number.get(key, 0) + 1
            both = found.setdefault(key, [])
            both += by_code[key[0]]
            both += by_code[key[1]]
    return {key: Pair(n, tuple(found[key])) for key, n in number.items()}


def _sharing_words(segments: Sequence[CorpusSegment]) -> dict[tuple[str, str], Pair]:
    number: dict[tuple[str, str], int] = {}
    found: dict[tuple[str, str], dict[str, CorpusSegment]] = {}
    for a, b in overlapping(segments):
        if a.code != b.code:
            key = (min(a.code, b.code), max(a.code, b.code))
            number[key] = number.get(key, 0) + 1
            found.setdefault(key, {}).update({a.coding.id: a, b.coding.id: b})
    return {key: Pair(n, tuple(found[key].values())) for key, n in number.items()}


def overlapping(segments: Iterable[CorpusSegment]) -> Iterable[tuple[CorpusSegment, CorpusSegment]]:
    """Each two segments that share a character, from a list by source and place."""
    open_ones: list[CorpusSegment] = []
    for segment in segments:
        open_ones = [
            other
            for other in open_ones
            if other.source.id == segment.source.id and other.span.end > segment.span.start
        ]
        for other in open_ones:
            if other.span.overlaps(segment.span):
                yield other, segment
        open_ones.append(segment)


@dataclass(frozen=True, slots=True)
class Saturation:
    """New codes with one more participant."""

    participant: str
    new_codes: tuple[str, ...]
    so_far: int
    """Different codes up to and with this participant."""


def saturation(
    corpus: Corpus, filter: Filter = ALL, order: Sequence[str] | None = None
) -> list[Saturation]:
    """Number of codes that were new with each participant.

    Args:
        order: participants; by the time of their first source when left out. Those without a
            segment are in it too: that they brought nothing new is what the curve shows.
    """
    used: dict[str, list[str]] = {}
    for segment in corpus.chosen(filter):
        used.setdefault(segment.case, []).append(segment.code)
    seen: set[str] = set()
    found = []
    with_text = {source.case_of(p.speaker) for source, p in corpus.passages(filter)}
    given = corpus.participants() if order is None else order
    for participant in (name for name in given if name in with_text):
        new = [code for code in dict.fromkeys(used.get(participant, ())) if code not in seen]
        seen.update(new)
        found.append(Saturation(participant, tuple(new), len(seen)))
    return found
