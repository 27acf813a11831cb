"""Whether systems differ: paired tests over raters and questions, corrected for their number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from labeval.analysis.estimate import Estimate, undefined
from labeval.analysis.facts import StudyFacts
from labeval.analysis.judgments import each_method
from labeval.analysis.methods import find_scoring, scored_methods
from labeval.analysis.rank_tests import (
    ASYMPTOTIC,
    EXACT,
    MOST_SIGNED,
    Alternative,
    signed_rank_tails,
)
from labeval.analysis.scales import method_of
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "criterion", "a", "b", "n", "median_difference", "w", "effect"),
    *("p", "p_adjusted", "test", "reason"),
)

_ALL_ZERO = QT_TRANSLATE_NOOP("Analysis", "all {pairs} differences are zero")
_NO_PAIRS = QT_TRANSLATE_NOOP("Analysis", "there are no pairs to compare")

RATED_ONE_BY_ONE = ("dqe", "aspects")
"""Methods that rate a text by itself, so that points of two texts can be paired."""


@dataclass(frozen=True, slots=True)
class SignedRanks:
    """Wilcoxon's signed-rank test of paired differences."""

    p: Estimate
    """n is the differences that are not zero."""
    w: float | None = None
    """The ranks of positive differences, summed."""
    effect: float | None = None
    """Matched-pairs rank-biserial correlation: -1 to 1, positive where the first is higher."""
    test: str = ""
    """``exact`` or ``asymptotic``."""


def signed_ranks(
    differences: npt.ArrayLike, *, alternative: Alternative = "two-sided"
) -> SignedRanks:
    """Wilcoxon's signed-rank test (1945); zero differences are left out, as he did.

    Exact up to :data:`~labeval.analysis.rank_tests.MOST_SIGNED` differences, ties included; of more
    by the normal approximation.

    Args:
        differences: (n,) first less second of each pair.
        alternative: ``two-sided``, ``greater`` or ``less``.
    """
    from scipy.stats import rankdata, wilcoxon

    given = np.asarray(differences, dtype=np.float64)
    given = np.round(given[~np.isnan(given)], 9)
    decided = given[given != 0]
    n = len(decided)
    if n == 0:
        return SignedRanks(undefined(0, _ALL_ZERO if len(given) else _NO_PAIRS, pairs=len(given)))
    ranks = rankdata(np.abs(decided))
    positive, negative = float(ranks[decided > 0].sum()), float(ranks[decided < 0].sum())
    effect = (positive - negative) / (positive + negative)
    if n <= MOST_SIGNED:
        p = signed_rank_tails(ranks, positive).p(alternative)
        return SignedRanks(Estimate(p, n), positive, effect, EXACT)
    p = float(wilcoxon(decided, alternative=alternative, method="approx").pvalue)
    return SignedRanks(Estimate(p, n), positive, effect, ASYMPTOTIC)


def significance(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """Each two systems on each criterion, with :data:`COLUMNS`.

    A pair is one rater on one question: the difference of the two systems' mean points, turned so
    that more is better. p is two-sided; ``p_adjusted`` is by Benjamini and Hochberg (1995) over
    all tests of a method.

    Args:
        judgments: as :func:`~labeval.analysis.judgments.judgment_frame` makes them.
        facts: of the study; items without a system are left out.
    """
    import pandas as pd

    parts = [
        _adjusted(pd.DataFrame.from_records(rows, columns=list(COLUMNS)))
        for method, part in each_method(judgments)
        if method_of(method) in scored_methods() and method_of(method) in RATED_ONE_BY_ONE
        for rows in [list(_rows(method, part, facts))]
    ]
    return pd.concat(parts, ignore_index=True) if parts else pd.DataFrame(columns=list(COLUMNS))


def _rows(method: str, judgments: DataFrame, facts: StudyFacts) -> Iterator[tuple[object, ...]]:
    points = find_scoring(method_of(method)).points(judgments, facts)
    points = points.assign(
        system=points["item"].map(lambda item: facts.systems.get(item, "")),
        question=points["item"].map(lambda item: facts.questions.get(item, "")),
    )
    points = points[points["system"] != ""]
    for criterion, part in points.groupby("criterion", sort=False):
        means = part.groupby(["rater", "question", "system"])["better"].mean().unstack("system")
        for a, b in combinations(means.columns, 2):
            differences = (means[a] - means[b]).dropna().to_numpy()
            found = signed_ranks(differences)
            middle = float(np.median(differences)) if len(differences) else None
            figures = (middle, found.w, found.effect, found.p.value, None)
            names = (method, criterion, a, b, len(differences))
            yield (*names, *figures, found.test, found.p.explained)


def benjamini_hochberg(p: npt.ArrayLike) -> npt.NDArray[np.float64]:
    """(n,) p adjusted for the number of tests (Benjamini and Hochberg, 1995); nan stays nan."""
    from scipy.stats import false_discovery_control

    given = np.asarray(p, dtype=np.float64)
    adjusted = np.full(len(given), np.nan)
    known = ~np.isnan(given)
    if known.any():
        adjusted[known] = false_discovery_control(given[known])
    return adjusted


def _adjusted(table: DataFrame) -> DataFrame:
    return table.assign(p_adjusted=benjamini_hochberg(table["p"].to_numpy(dtype=np.float64)))
