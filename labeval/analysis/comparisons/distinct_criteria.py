"""Pairs of criteria that raters distinguish, and pairs that they do not.

Two criteria are distinct in a study's texts where raters agree on the texts in which the two
differ: the difference of a rater's two ratings then depends on the text, which an analysis of
variance over texts and raters tests. They are not distinct where nothing of that is found and what
raters share about one criterion is what they share about the other: the correlation of one rater's
ratings of the one with *another* rater's ratings of the other, corrected for how far raters differ
about each (Spearman, 1904), is then close to 1. A rater's overall impression of a text, which makes
the ratings of one person alike on all criteria, does not count, because two raters have two
impressions.

Intervals are for other raters of the same texts: a jackknife over raters with Student's t.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from labeval.analysis.points.rated import Rated
from labeval.analysis.raters.severity import NOT_JOINED
from labeval.analysis.statistics.chances.distributions import f_above, t_quantile
from labeval.analysis.statistics.multiplicity import adjusted
from labeval.analysis.statistics.numbering import appearing, distinct, groups, joint, numbered
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.unfitted import TURNS
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "a", "b", "correlation", "ci_low", "ci_high", "p", "p_adjusted", "test"),
    *("distinct", "n", "n_raters", "reason"),
)

SAME_FROM = 0.8
"""Lower end of the correlation from which two criteria are called the same.

Simulated with 10 raters and 20 texts, a duplicate is found in 94 % of studies, and a pair whose
true values correlate by .59 is never called the same; with 8 texts in 72 % and 5 %.
"""
LEVEL = 0.05
_MOST_EFFECTS = 2000
"""Texts or raters, whichever are fewer, that an analysis of variance takes."""

_NO_RANK = 1e-10
"""Share of the largest root below which one is zero."""

ONE_RATER = QT_TRANSLATE_NOOP("Analysis", "needs three raters who rated the same texts")
NO_AGREEMENT = QT_TRANSLATE_NOOP(
    "Analysis", "raters share nothing about one of the two, so that they cannot be compared"
)
ABOVE_ONE = QT_TRANSLATE_NOOP(
    "Analysis",
    "corrected for how far raters differ about each criterion, a correlation and its interval can "
    "exceed 1 by chance: read what is above 1 as 1",
)
TOO_MANY = QT_TRANSLATE_NOOP("Analysis", "too many texts and raters for an analysis of variance")
ALL_ALIKE = QT_TRANSLATE_NOOP("Analysis", "all ratings under one of the two are alike")


@dataclass(frozen=True, slots=True)
class Pair:
    """Ratings of the same texts by the same raters under two criteria, one row a rater and text.

    Each rater's mean is taken away, and each criterion has the standard deviation 1.
    """

    rater: Integers
    unit: Integers
    a: Floats
    b: Floats


_ROUNDING = 1e-9
"""Of a sum of products of standardised ratings, for each rating; of a correlation."""


@dataclass(frozen=True, slots=True)
class Shared:
    """The corrected correlation of two criteria between raters; 1 for the same."""

    value: float
    low: float
    high: float


def distinct_criteria(
    methods: Sequence[Rated], *, lower_is_better: frozenset[str] = frozenset()
) -> DataFrame:
    """Each two criteria of a method, with :data:`COLUMNS`.

    ``distinct`` is ``yes``, ``no``, or empty where that is open. p, that the two differ by nothing
    but chance, is adjusted over the pairs of a method. n is the texts. Answers of conversations
    are not compared, since those of one conversation are not independent.

    Args:
        methods: ratings by method; only the first of each rater, text and criterion counts.
        lower_is_better: criteria whose ratings are turned round.
    """
    import pandas as pd

    rows = [row for rated in methods for row in _of_method(rated.first_only(), lower_is_better)]
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _of_method(rated: Rated, lower: frozenset[str]) -> Iterator[tuple[object, ...]]:
    pairs = list(combinations(appearing(rated.criterion), 2))
    if rated.of_turns:
        for a, b in pairs:
            names = (rated.method, rated.criteria[a], rated.criteria[b])
            yield (*names, *[None] * 5, "", "", 0, 0, TURNS)
        return
    standard = _Standard(rated, _numbers(rated), lower)
    sides = [standard.pair(*pair) for pair in pairs]
    effects = _Effects()
    p = [_p(pair, effects) for pair in sides]
    corrected, procedure = adjusted([np.nan if isinstance(one, str) else one for one in p])
    for (a, b), pair, one, after in zip(pairs, sides, p, corrected, strict=True):
        names = (rated.method, rated.criteria[a], rated.criteria[b])
        if isinstance(pair, str) or isinstance(one, str):
            why = pair if isinstance(pair, str) else one
            yield (*names, *[None] * 5, "", "", 0, 0, why)
            continue
        shared = shared_correlation(pair)
        found = _distinct(shared, float(after))
        apart = _groups(pair) if found == "no" else 1
        found = found if apart == 1 else ""
        ends = (shared.value, shared.low, shared.high) if shared else (None, None, None)
        sizes = (len(distinct(pair.unit)), len(distinct(pair.rater)))
        reason = "" if shared or found else NO_AGREEMENT
        if shared and shared.high > 1 + _ROUNDING:
            reason = ABOVE_ONE
        if apart > 1:
            reason = NOT_JOINED.format(n=apart)
        yield (*names, *ends, one, float(after), procedure, found, *sizes, reason)


def _distinct(shared: Shared | None, p: float) -> str:
    if p < LEVEL:
        return "yes"
    return "no" if shared is not None and shared.low > SAME_FROM else ""


def _groups(pair: Pair) -> int:
    """Number of groups of raters without a text in common.

    Between them texts differ by whom they were rated, so that nothing shows whether two criteria
    differ there.
    """
    raters = int(pair.rater.max()) + 1
    size = raters + int(pair.unit.max()) + 1
    return int(groups(pair.rater, pair.unit + raters, size).max()) + 1


def _numbers(rated: Rated) -> Floats:
    """(ratings,) the values as numbers; nan for those that have no place in an order."""
    if rated.is_numeric:
        return rated.numbers
    ordered: Mapping[str, float] = getattr(rated.scoring, "ORDERED", {})
    labels = np.asarray([ordered.get(str(label), np.nan) for label in rated.labels], np.float64)
    return np.asarray(labels[rated.label])


class _Standard:
    """Standardised ratings of criteria; those of the same cells share what they have in common.

    Pages mostly ask all criteria, and of millions of ratings each pair would take its own hundred
    megabytes.
    """

    def __init__(self, rated: Rated, numbers: Floats, lower: frozenset[str]) -> None:
        self._rated, self._lower = rated, lower
        self._sorted: dict[int, tuple[Integers, Floats]] = {}
        for number in appearing(rated.criterion):
            key, values = _sorted(rated, numbers, number)
            keys = (other for other, _ in self._sorted.values())
            same = next((other for other in keys if np.array_equal(other, key)), key)
            self._sorted[number] = same, values
        self._cells: tuple[Integers, _Cells] | None = None
        self._whole: dict[int, Floats] = {}

    def pair(self, one: int, other: int) -> Pair | str:
        """The two criteria's ratings, or the reason why there are none to compare."""
        (key, a), (second, b) = self._sorted[one], self._sorted[other]
        if key is second:
            cells = self._coded(key)
            if cells is None:
                return ONE_RATER
            a, b = (self._standardised(n, values, cells) for n, values in ((one, a), (other, b)))
        else:
            both, at_first, at_second = np.intersect1d(
                key, second, assume_unique=True, return_indices=True
            )
            cells = _cells(both, len(self._rated.units))
            if cells is None:
                return ONE_RATER
            a, b = (_standardised(values, cells) for values in (a[at_first], b[at_second]))
        if not a.any() or not b.any():
            return ALL_ALIKE
        names = self._rated.criteria
        turned = (names[one] in self._lower) != (names[other] in self._lower)
        return Pair(cells.rater, cells.unit, a, -b if turned else b)

    def _coded(self, key: Integers) -> _Cells | None:
        """The cells of several criteria, kept until others are asked for."""
        if self._cells is None or self._cells[0] is not key:
            cells = _cells(key, len(self._rated.units))
            if cells is None:
                return None
            self._cells, self._whole = (key, cells), {}
        return self._cells[1]

    def _standardised(self, number: int, values: Floats, cells: _Cells) -> Floats:
        if number not in self._whole:
            self._whole[number] = _standardised(values, cells)
        return self._whole[number]


class _Cells(NamedTuple):
    """Ratings by numbers of raters and texts."""

    rater: Integers
    unit: Integers


def _cells(key: Integers, units: int) -> _Cells | None:
    """Ratings by their numbers; None where too few raters share texts."""
    raters, rater = numbered(key // units)
    unit = numbered(key % units)[1]
    if len(raters) < 3 or not (np.bincount(unit) > 1).any():
        return None
    return _Cells(rater, unit)


def _standardised(values: Floats, cells: _Cells) -> Floats:
    """Less each rater's mean, with standard deviation 1; all zero where they are alike."""
    centred = _centred(values, cells.rater)
    return centred / centred.std() if centred.any() else centred


def _sorted(rated: Rated, numbers: Floats, criterion: int) -> tuple[Integers, Floats]:
    """Rater and text of each rating of a criterion as one number, ascending, and the ratings."""
    there = np.flatnonzero((rated.criterion == criterion) & ~np.isnan(numbers))
    key = joint(rated.rater[there], len(rated.units), rated.unit[there])
    order = np.argsort(key)
    return key[order], numbers[there[order]]


def _centred(values: Floats, rater: Integers) -> Floats:
    means = np.bincount(rater, weights=values) / np.bincount(rater)
    return np.asarray(values - means[rater])


def shared_correlation(pair: Pair) -> Shared | None:
    """The correlation between raters with its interval; None where raters share nothing."""
    whole = [_without_each(pair, x, y) for x, y in ((pair.a, pair.b), (pair.a,) * 2, (pair.b,) * 2)]
    (ab, ab_left), (aa, aa_left), (bb, bb_left) = whole
    # Sums that are zero but for rounding differ from one processor to the next.
    nothing = _ROUNDING * len(pair.a)
    if min(aa, bb, aa_left.min(), bb_left.min()) <= nothing:
        return None
    value = ab / np.sqrt(aa * bb)
    left_out = ab_left / np.sqrt(aa_left * bb_left)
    n = len(left_out)
    deviation = float(np.sqrt((n - 1) / n * ((left_out - left_out.mean()) ** 2).sum()))
    reach = float(t_quantile(0.975, n - 1)) * deviation
    return Shared(float(value), float(value - reach), float(value + reach))


def _without_each(pair: Pair, x: Floats, y: Floats) -> tuple[float, Floats]:
    """Sum over texts and two different raters of their products.

    Returns:
        The sum; (raters,) the sum without each rater.
    """
    sum_x, sum_y = np.bincount(pair.unit, weights=x), np.bincount(pair.unit, weights=y)
    total = float(sum_x @ sum_y - x @ y)
    own = x * (sum_y[pair.unit] - y) + y * (sum_x[pair.unit] - x)
    return total, np.asarray(total - np.bincount(pair.rater, weights=own))


def _p(pair: Pair | str, effects: _Effects) -> float | str:
    return pair if isinstance(pair, str) else difference_by_text(pair, effects)


def difference_by_text(pair: Pair, effects: _Effects | None = None) -> float | str:
    """p that the difference of the two criteria is the same in all texts, or why it has none.

    The F test of texts in an analysis of variance without interaction over texts and raters, each
    corrected for the other (Type III), so that ratings may be missing.

    Args:
        pair: the ratings under both.
        effects: of raters and texts, of pairs before it.
    """
    difference = pair.a - pair.b
    raters, units = int(pair.rater.max()) + 1, int(pair.unit.max()) + 1
    if min(raters, units) > _MOST_EFFECTS:
        return TOO_MANY
    left, rank = (effects or _Effects()).left(difference, pair.rater, pair.unit)
    centred = _centred(difference, pair.rater)
    of_texts = float(centred @ centred) - left
    freedom, remaining = rank - raters, len(difference) - rank
    if freedom < 1 or remaining < 1:
        return ONE_RATER
    if left <= 1e-12 * len(difference):  # every rater has the same differences
        return 0.0 if of_texts > 1e-9 * len(difference) else 1.0
    return float(f_above(of_texts / freedom / (left / remaining), freedom, remaining))


class _Effects:
    """Effects of raters and texts; pairs of criteria mostly have ratings in the same cells."""

    def __init__(self) -> None:
        self._cells: tuple[Integers, Integers] | None = None

    def left(self, values: Floats, rater: Integers, unit: Integers) -> tuple[float, int]:
        """Sum of squares that raters and texts leave, and the rank of the two together."""
        cells = (rater, unit) if rater.max() >= unit.max() else (unit, rater)
        if self._cells is None or not all(map(np.array_equal, cells, self._cells)):
            self._prepare(*cells)
        many, few = cells
        centred = _centred(values, many)
        right = np.bincount(few, weights=centred) @ self._vectors
        left = float(centred @ centred - (right**2 / self._roots).sum())
        return max(0.0, left), int(many.max()) + 1 + len(self._roots)

    def _prepare(self, many: Integers, few: Integers) -> None:
        """The eigenvectors of the smaller factor's products, the larger one taken out."""
        from scipy.sparse import csr_array

        self._cells = (many, few)
        shares = 1 / np.sqrt(np.bincount(many))
        cells = csr_array((shares[many], (many, few)))
        table = np.diag(np.bincount(few).astype(np.float64)) - (cells.T @ cells).toarray()
        roots, vectors = np.linalg.eigh(table)
        kept = roots > _NO_RANK * roots[-1]
        self._roots, self._vectors = roots[kept], vectors[:, kept]
