"""Differences of two systems by people, with the judge's of the same texts and of others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise

import numpy as np

from labeval.analysis.judges.ratings import Audited
from labeval.analysis.points.points import Mask
from labeval.analysis.statistics.numbering import joint
from labeval.analysis.statistics.ratings import Floats, Integers

MOST_CROSSED = 10
"""Systems of which all pairs are compared; of more, each with the next."""


@dataclass(frozen=True, slots=True)
class Contrast:
    """Differences by people, one per rater and question, and by the judge."""

    a: str
    b: str
    """Systems; the difference is a less b. Both are empty for the mean of all texts."""
    value: Floats
    rater: Integers
    question: Integers
    judged: Floats
    """(n,) by the judge of the same texts."""
    more: Floats
    """(questions,) by the judge where nobody rated."""

    def kept(self, mask: Mask) -> Contrast:
        """Only some of what people found; what the judge found elsewhere stays."""
        parts = (self.value[mask], self.rater[mask], self.question[mask], self.judged[mask])
        return Contrast(self.a, self.b, *parts, self.more)


def contrasts(audited: Audited) -> Iterator[Contrast]:
    """Each two systems with ratings by people and the judge; the mean where there are no two."""
    found = [
        one for a, b in _pairs(len(audited.systems)) if len((one := _contrast(audited, a, b)).value)
    ]
    yield from found or [mean_of(audited, np.ones(len(audited.units), dtype=bool))]


def means(audited: Audited) -> Iterator[Contrast]:
    """The ratings of each system by itself; of comparisons there are none."""
    if audited.is_pair:
        return
    for number, name in enumerate(audited.systems):
        one = mean_of(audited, audited.sides[:, 0] == number, name)
        if len(one.value):
            yield one


def mean_of(audited: Audited, units: Mask, name: str = "") -> Contrast:
    """The ratings of some texts."""
    rows = audited.both
    rows = rows[units[audited.unit[rows]]]
    unit = audited.unit[rows]
    mean, rater, question, judged = _by_cell(
        audited.value[rows], audited.rater[rows], audited.question[unit], audited.judged[unit]
    )
    more = _elsewhere(audited, units, audited.judged, question)
    return Contrast(name, "", mean, rater, question, judged, more)


def _pairs(systems: int) -> list[tuple[int, int]]:
    if systems <= MOST_CROSSED:
        return list(combinations(range(systems), 2))
    return list(pairwise(range(systems)))


def _contrast(audited: Audited, a: int, b: int) -> Contrast:
    if audited.is_pair:
        return _of_choices(audited, a, b)
    first, second = (mean_of(audited, audited.sides[:, 0] == side) for side in (a, b))
    key = {one: n for n, one in enumerate(zip(second.rater, second.question, strict=True))}
    cells = zip(first.rater, first.question, strict=True)
    at = [(n, key[cell]) for n, cell in enumerate(cells) if cell in key]
    here, there = np.array(at, dtype=np.intp).reshape(-1, 2).T
    value = first.value[here] - second.value[there]
    judged = first.judged[here] - second.judged[there]
    question = first.question[here]
    each = [_by_question(audited, audited.sides[:, 0] == side, audited.judged) for side in (a, b)]
    rated = set(audited.question[audited.unit].tolist())
    both = [q for q in each[0] if q in each[1] and q not in rated]
    more = np.array([each[0][q] - each[1][q] for q in both], dtype=float)
    names = (audited.systems[a], audited.systems[b])
    return Contrast(*names, value, first.rater[here], question, judged, more)


def _of_choices(audited: Audited, a: int, b: int) -> Contrast:
    """Contrast of pairs: 1 where a was chosen, -1 where b was, 0 for a tie."""
    low, high = audited.sides[:, 0], audited.sides[:, 1]
    sign = np.where((low == a) & (high == b), 1.0, np.where((low == b) & (high == a), -1.0, 0.0))
    turned = audited.judged * sign
    units = sign != 0
    rows = audited.both
    rows = rows[units[audited.unit[rows]]]
    unit = audited.unit[rows]
    value = audited.value[rows] * sign[unit]
    cells = _by_cell(value, audited.rater[rows], audited.question[unit], turned[unit])
    more = _elsewhere(audited, units, turned, cells[2])
    return Contrast(audited.systems[a], audited.systems[b], *cells, more)


def _by_cell(
    value: Floats, rater: Integers, question: Integers, judged: Floats
) -> tuple[Floats, Integers, Integers, Floats]:
    """Means by rater and question."""
    width = int(question.max(initial=0)) + 1
    cells, where = np.unique(joint(rater, width, question), return_inverse=True)
    n = np.bincount(where)
    mean = np.bincount(where, weights=value) / n if len(value) else value
    other = np.bincount(where, weights=judged) / n if len(value) else judged
    return mean, cells // width, cells % width, other


def _elsewhere(audited: Audited, units: Mask, judged: Floats, rated: Integers) -> Floats:
    """(questions,) the judge's mean of each question of which nobody rated any of the texts."""
    means = _by_question(audited, units, judged)
    rows = units[audited.unit]
    seen = {*rated.tolist(), *audited.question[audited.unit[rows]].tolist()}
    return np.array([value for q, value in means.items() if q not in seen], dtype=float)


def _by_question(audited: Audited, units: Mask, judged: Floats) -> dict[int, float]:
    kept = units & ~np.isnan(judged)
    question = audited.question[kept]
    n = np.bincount(question)
    sums = np.bincount(question, weights=judged[kept])
    return {int(q): float(sums[q] / n[q]) for q in np.unique(question)}
