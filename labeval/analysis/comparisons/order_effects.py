"""Effects of a text's side and of the time in a session on judgments.

Side: comparisons that were made both ways round. Alphas of the two directions alone miss a common
leaning to one side, so that the leaning itself is tested: within each pair, whether a text is
chosen more often when it is shown first, where lines begin (Cochran, 1954; Mantel and Haenszel,
1959).
Time: the first and the second half of each rater's pages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.pairwise.table import LEFT, compared
from labeval.analysis.points.rated import Mask, Rated
from labeval.analysis.sides import HIGH, LOW, ORDER
from labeval.analysis.statistics.chances.distributions import chi_squared_above
from labeval.analysis.statistics.coefficients.alpha import krippendorff_alpha
from labeval.analysis.statistics.estimate import Estimate, undefined
from labeval.analysis.statistics.numbering import numbered
from labeval.analysis.statistics.proportions import share
from labeval.analysis.statistics.ranks.rank_tests import signed_ranks
from labeval.analysis.statistics.ratings import Floats
from labeval.study.pages import BOTH_BAD, TIE
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "criterion", "effect", "statistic", "value", "ci_low", "ci_high", "n"),
    *("p", "test", "reason"),
)

NOT_BALANCED = QT_TRANSLATE_NOOP("Analysis", "no pair was decided both ways round")
ONE_SIDED = QT_TRANSLATE_NOOP(
    "Analysis", "no pair has two decided comparisons in which the sides could have mattered"
)
ONE_PAGE = QT_TRANSLATE_NOOP("Analysis", "no rater has pages in both halves")
SAME_HALVES = QT_TRANSLATE_NOOP(
    "Analysis",
    "raters had the same texts in the same half, so that halves differ in their texts, too",
)
_MOSTLY = 2 / 3
"""Share of pairs of ratings from which on halves are those of texts and not of time."""
SIDE, TIME = "side", "half of the session"
"""The effects."""
MANTEL_HAENSZEL = "Mantel-Haenszel"


def side_effects(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """Leaning to a side, ties, and alpha of each direction, with :data:`COLUMNS`.

    ``left_share`` is the mean of both directions, each weighing the same, over pairs that were
    decided in both; n the decided comparisons of these pairs. ``ties`` is the share of their
    comparisons that are ties. ``alpha_forward`` is of comparisons with the text first whose id is
    first, ``alpha_backward`` of the others.
    """
    import pandas as pd

    rows = [
        row
        for level, scale, criterion, part in compared(judgments, facts)
        if level == "item" and not scale
        for row in _side_rows(criterion, part)
    ]
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _side_rows(criterion: str, part: DataFrame) -> Iterator[tuple[object, ...]]:
    method = str(part["method"].iloc[0])
    part = part[part["value"] != BOTH_BAD]
    pair = part["low"] + "|" + part["high"]
    both = part.groupby(pair)[LEFT].transform("nunique") == 2
    part, pair = part[both], pair[both]
    left = _left_share(part)
    interval = share(round((left.value or 0) * left.n), left.n).interval if left.n else None
    ends = (interval.low, interval.high) if interval else (None, None)
    test = _stratified(part)
    reason = left.explained or test.explained
    name = (method, criterion, SIDE)
    mantel = MANTEL_HAENSZEL if test.value is not None else ""
    yield (*name, "left_share", left.value, *ends, left.n, test.value, mantel, reason)
    ties = share(int((part["value"] == TIE).sum()), len(part))
    yield (*name, "ties", ties.value, None, None, ties.n, None, "", ties.explained)
    chosen = part["value"].where(part["value"] == TIE, np.where(_low_chosen(part), LOW, HIGH))
    values = chosen.to_numpy(object)
    forward = part[LEFT].to_numpy(dtype=bool)
    for statistic, kept in (
        ("alpha_forward", forward),
        ("alpha_backward", ~forward),
        ("alpha_both", np.ones(len(part), dtype=bool)),
    ):
        part_raters = part["participant"].to_numpy(object)[kept]
        units = pair.to_numpy(object)[kept]
        first = _first(units, part_raters)
        alpha = krippendorff_alpha(units[first], values[kept][first], "ordinal", order=ORDER)
        yield (*name, statistic, alpha.value, None, None, alpha.n, None, "", alpha.explained)


def _first(units: Floats, raters: Floats) -> Floats:
    """Mask of the first judgments that a rater made of a unit."""
    import pandas as pd

    return ~pd.DataFrame({"unit": units, "rater": raters}).duplicated().to_numpy()


def _low_chosen(part: DataFrame) -> Floats:
    """The choice, also where less of the criterion is better."""
    return np.asarray(part["value"] == part["low"], dtype=np.float64)


def _left_share(part: DataFrame) -> Estimate:
    """Share of decided comparisons won by the text shown first; both directions weigh the same."""
    decided = part[part["value"] != TIE]
    low_left = decided[LEFT].to_numpy(dtype=bool)
    won = np.where(low_left, _low_chosen(decided), 1 - _low_chosen(decided))
    table = decided.assign(pair=decided["low"] + "|" + decided["high"], won=won)
    by_direction = table.groupby(["pair", LEFT])["won"].mean().unstack(LEFT).dropna()
    if by_direction.shape[1] < 2 or by_direction.empty:
        return undefined(0, NOT_BALANCED)
    times = table.groupby("pair").size().reindex(by_direction.index).to_numpy(dtype=np.float64)
    value = float(np.average(by_direction.mean(axis=1).to_numpy(), weights=times))
    return Estimate(value, int(times.sum()))


def _stratified(part: DataFrame) -> Estimate:
    """p that the side does not matter, over the two-by-two tables of side and choice by pair."""
    decided = part[part["value"] != TIE]
    won, left = _low_chosen(decided), decided[LEFT].to_numpy(dtype=np.float64)
    table = decided[["low", "high"]].assign(n=1.0, won=won, left=left, both=won * left)
    sums = table.groupby(["low", "high"])[["n", "won", "left", "both"]].sum()
    n, won, left, both = (sums[name].to_numpy() for name in ("n", "won", "left", "both"))
    more = n > 1
    n, won, left, both = n[more], won[more], left[more], both[more]
    variance = float((won * (n - won) * left * (n - left) / (n**2 * (n - 1))).sum())
    if variance == 0:
        return undefined(len(decided), ONE_SIDED)
    statistic = float((both - won * left / n).sum()) ** 2 / variance
    return Estimate(float(chi_squared_above(statistic, 1)), len(decided))


@dataclass(frozen=True, slots=True)
class _Halves:
    """Masks of the ratings in the first half of their rater's pages, and in the second."""

    first: Mask
    second: Mask


def time_effects(methods: Sequence[Rated], judgments: DataFrame) -> DataFrame:
    """Alpha and level of the first and the second half of a session, with :data:`COLUMNS`.

    Halves are of each rater's pages of a method, in their order; a page in the middle belongs to
    the second. ``shift`` is the median over raters of their mean in the second half less that in
    the first, for methods with numbers, tested by Wilcoxon's signed ranks unless texts mostly come
    in the same half for all raters.
    """
    import pandas as pd

    order = judgments.drop_duplicates("page")[["page", "participant", "method", "page_order"]]
    number = pd.to_numeric(order["page_order"], errors="coerce")
    groups = number.groupby([order["participant"], order["method"]])
    place, size = groups.rank(method="first") - 1, groups.transform("size")
    is_early = pd.Series((place < size // 2).to_numpy(), index=order["page"])
    rows: list[tuple[object, ...]] = []
    for method in methods:
        rated = method.first_only()
        early = is_early.reindex(rated.pages).to_numpy(dtype=bool)[rated.page]
        for criterion, part in rated.each_criterion():
            of = early[rated.criterion == rated.criteria.index(criterion)]
            rows += _time_rows(criterion, part, _Halves(of, ~of))
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _time_rows(criterion: str, part: Rated, halves: _Halves) -> Iterator[tuple[object, ...]]:
    name = (part.method, criterion, TIME)
    found = {}
    for statistic, kept in (("alpha_first", halves.first), ("alpha_second", halves.second)):
        half = part.chosen(kept)
        values = half.numbers if half.is_numeric else half.value
        alpha = krippendorff_alpha(half.cell, values, part.scoring.LEVEL)
        found[statistic] = alpha.value
        yield (*name, statistic, alpha.value, None, None, alpha.n, None, "", alpha.explained)
    if not part.is_numeric or part.is_relative:
        return
    means = [_means(part.chosen(kept)) for kept in (halves.first, halves.second)]
    shift = means[1] - means[0]
    shift = shift[~np.isnan(shift)]
    if not len(shift):
        yield (*name, "shift", None, None, None, 0, None, "", ONE_PAGE)
        return
    if _halves_of_texts(part, halves):
        middle = float(np.median(shift))
        yield (*name, "shift", middle, None, None, len(shift), None, "", SAME_HALVES)
        return
    tested = signed_ranks(shift)
    figures = (float(np.median(shift)), None, None, len(shift), tested.p.value, tested.test)
    yield (*name, "shift", *figures, tested.p.explained)


def _halves_of_texts(part: Rated, halves: _Halves) -> bool:
    """Return whether two ratings of one text mostly come in the same half of their raters' pages.

    Where each rater has an order of their own, half of them do; of the rows of a table that are
    sorted by system, most.
    """
    unit = numbered(part.unit)[1]
    n, early = np.bincount(unit), np.bincount(unit, weights=halves.first)
    alike = early * (early - 1) + (n - early) * (n - early - 1)
    pairs = float((n * (n - 1)).sum())
    return pairs > 0 and float(alike.sum()) >= _MOSTLY * pairs


def _means(part: Rated) -> Floats:
    """(raters,) mean rating; nan where there is none."""
    n = np.bincount(part.rater, minlength=len(part.raters))
    sums = np.bincount(part.rater, weights=part.numbers, minlength=len(part.raters))
    return np.asarray(np.divide(sums, n, out=np.full(len(n), np.nan), where=n > 0))


def order_effects(judgments: DataFrame, facts: StudyFacts, methods: Sequence[Rated]) -> DataFrame:
    """Effects of side and time, with :data:`COLUMNS`."""
    import pandas as pd

    parts = [side_effects(judgments, facts), time_effects(methods, judgments)]
    parts = [part for part in parts if not part.empty]
    return pd.concat(parts, ignore_index=True) if parts else pd.DataFrame(columns=list(COLUMNS))
