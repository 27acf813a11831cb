"""Ratings together with the words that were said while making them, in both directions.

For an item, a criterion, a system or a method: its answers, and the codes and quotes that go with
each answer. For a code: the ratings at which it occurs against the rest, with a test.

A passage belongs to the judgments of its page, or to one of them where it has a criterion. The rest
are by default other ratings at which something was said or written: compared with silent ratings,
every code would seem to go with whatever makes people talk.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from labeval.analysis.statistics.association import Association, associated
from labeval.coding.corpus.corpus import Corpus, CorpusSegment
from labeval.coding.corpus.filtering import ALL, Filter
from labeval.jobs.coding.joint_ratings import Rating

Aspect = Literal["item", "system", "criterion", "method"]
Rest = Literal["spoken", "all"]
Scale = tuple[str, str]
"""A method and a criterion: judgments that share a scale."""


@dataclass(frozen=True, slots=True)
class Distribution:
    """Counts of each answer on one scale, and the codes that go with it."""

    method: str
    criterion: str
    counts: dict[str, int]
    """Answer to how often it was given, in the order of the scale."""
    codes: dict[tuple[str, str], tuple[CorpusSegment, ...]]
    """(code, answer) to the segments spoken or written while giving it."""

    @property
    def n(self) -> int:
        """Ratings."""
        return sum(self.counts.values())


@dataclass(frozen=True, slots=True)
class Joint:
    """Ratings and the words spoken about them."""

    aspect: Aspect
    name: str
    distributions: tuple[Distribution, ...]

    @property
    def segments(self) -> dict[str, tuple[CorpusSegment, ...]]:
        """Code to all its segments, each once, most segments first."""
        found: dict[str, dict[str, CorpusSegment]] = {}
        for distribution in self.distributions:
            for (code, _), segments in distribution.codes.items():
                found.setdefault(code, {}).update({s.coding.id: s for s in segments})
        ranked = sorted(found.items(), key=lambda pair: (-len(pair[1]), pair[0]))
        return {code: tuple(segments.values()) for code, segments in ranked}


@dataclass(frozen=True, slots=True)
class CodeRatings:
    """The ratings on one scale at which a code occurs, and the rest."""

    code: str
    method: str
    criterion: str
    with_code: dict[str, int]
    rest: dict[str, int]
    association: Association
    p_adjusted: float | None = None
    """After Benjamini and Hochberg (1995), over all tests that were asked for together."""


class JointDisplay:
    """Ratings and codings of one study, joined once and asked many times."""

    def __init__(self, corpus: Corpus, ratings: Iterable[Rating], filter: Filter = ALL) -> None:
        """Join them.

        Args:
            filter: which texts and codings count.
        """
        self.corpus = corpus
        self.ratings = tuple(ratings)
        self._spoken = {
            (source.session, passage.where.page, passage.where.criterion)
            for source, passage in corpus.passages(filter)
            if passage.where.page
        }
        self._coded: dict[tuple[str, str, str], list[CorpusSegment]] = {}
        for segment in corpus.chosen(filter):
            where = segment.where
            if where.page:
                key = segment.source.session, where.page, where.criterion
                self._coded.setdefault(key, []).append(segment)

    def names(self, aspect: Aspect) -> list[str]:
        """Possible subjects: items, systems, criteria or methods that were rated."""
        found = {name for rating in self.ratings for name in _names(rating, aspect)}
        return sorted(found - {""})

    def about(self, aspect: Aspect, name: str, codes: Collection[str] = ()) -> Joint:
        """Answers about a subject, with the codes that go with each.

        Args:
            codes: ids of those that count; all when empty.
        """
        scales: dict[Scale, list[Rating]] = {}
        for rating in self.ratings:
            if name in _names(rating, aspect):
                scales.setdefault((rating.method, rating.criterion), []).append(rating)
        found = [
            self._distribution(*scale, ratings, name if aspect == "item" else "", codes)
            for scale, ratings in sorted(scales.items())
        ]
        return Joint(aspect, name, tuple(found))

    def _distribution(
        self, method: str, criterion: str, ratings: list[Rating], item: str, codes: Collection[str]
    ) -> Distribution:
        counts: Counter[str] = Counter()
        segments_of: dict[tuple[str, str], list[CorpusSegment]] = {}
        for rating in ratings:
            outcome = rating.outcome_for(item) if item else rating.outcome
            counts[outcome] += 1
            for segment in self.segments_at(rating):
                if not codes or segment.code in codes:
                    segments_of.setdefault((segment.code, outcome), []).append(segment)
        kept = {key: tuple(segments) for key, segments in segments_of.items()}
        return Distribution(method, criterion, _in_order(counts), kept)

    def segments_at(self, rating: Rating) -> list[CorpusSegment]:
        """Coded segments of what was said at a rating."""
        page = rating.session, rating.page
        return [
            segment
            for criterion in dict.fromkeys(("", rating.criterion))
            for segment in self._coded.get((*page, criterion), ())
        ]

    def was_spoken_at(self, rating: Rating) -> bool:
        """True if anything was said or written at a rating, coded or not."""
        page = rating.session, rating.page
        return (*page, "") in self._spoken or (*page, rating.criterion) in self._spoken

    def ratings_of(
        self, codes: Sequence[str], *, rest: Rest = "spoken", with_children: bool = False
    ) -> list[CodeRatings]:
        """For each code and scale the ratings at which it occurs, against the rest.

        Args:
            codes: ids.
            rest: ratings at which something was said or written, or all ratings.
            with_children: a code occurs where one of its subcodes does.
        """
        found = []
        scales: dict[Scale, list[tuple[Rating, frozenset[str]]]] = {}
        for rating in self.ratings:
            if rest == "all" or self.was_spoken_at(rating):
                given = frozenset(segment.code for segment in self.segments_at(rating))
                scales.setdefault((rating.method, rating.criterion), []).append((rating, given))
        for code in codes:
            meant = self.corpus.under(code) if with_children else frozenset({code})
            for scale, rated in sorted(scales.items()):
                with_it = [r for r, given in rated if not meant.isdisjoint(given)]
                without = [r for r, given in rated if meant.isdisjoint(given)]
                found.append(_compared(code, scale, with_it, without))
        return _adjusted(found)


def _compared(code: str, scale: Scale, with_it: list[Rating], without: list[Rating]) -> CodeRatings:
    every = [*with_it, *without]
    ordered = all(not rating.compares and rating.number is not None for rating in every)
    sides = [[rating.outcome for rating in side] for side in (with_it, without)]
    together = _in_order(Counter(rating.outcome for rating in every))
    first, second = ({value: side.count(value) for value in together} for side in sides)
    return CodeRatings(code, *scale, first, second, associated(*sides, ordered=ordered))


def _adjusted(found: list[CodeRatings]) -> list[CodeRatings]:
    from scipy.stats import false_discovery_control

    tested = [row.association.p.value for row in found if row.association.p.value is not None]
    if not tested:
        return found
    adjusted = iter(false_discovery_control(tested))
    return [
        row if row.association.p.value is None else replace(row, p_adjusted=float(next(adjusted)))
        for row in found
    ]


def _names(rating: Rating, aspect: Aspect) -> tuple[str, ...]:
    if aspect == "item":
        return rating.items
    if aspect == "system":
        return rating.systems
    return (rating.criterion if aspect == "criterion" else rating.method,)


def _in_order(counts: Counter[str]) -> dict[str, int]:
    """Numbers by size, other answers by name after them."""

    def place(value: str) -> tuple[bool, float, str]:
        try:
            return False, float(value), ""
        except ValueError:
            return True, 0.0, value

    return {value: counts[value] for value in sorted(counts, key=place)}
