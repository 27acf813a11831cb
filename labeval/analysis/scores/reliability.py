"""Internal consistency of the criteria of a scale: Cronbach's alpha.

Sources: Cronbach (1951); interval by Feldt (1965).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from labeval.analysis.data.facts import TOTAL, StudyFacts
from labeval.analysis.methods import Scoring, each_scored, scales_of
from labeval.analysis.points.points import coded_points
from labeval.analysis.statistics.chances.distributions import f_quantile
from labeval.analysis.statistics.estimate import Estimate, Interval, undefined
from labeval.analysis.statistics.numbering import distinct, joint, numbered
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "scale", "alpha", "ci_low", "ci_high", "n", "criteria", "n_dropped", "reason"),
)

_NO_SUM = QT_TRANSLATE_NOOP(
    "Analysis", "the criteria have scales of their own, so they cannot be added up"
)

AS_INDEPENDENT = QT_TRANSLATE_NOOP(
    "Analysis",
    "the interval takes judgments as independent, and is rather too narrow where those of one "
    "rater hang together",
)


def cronbach_alpha(table: npt.ArrayLike, *, confidence: float = 0.95) -> Estimate:
    """Cronbach's alpha of answers.

    Args:
        table: (answered, criteria) answers that point the same way; rows with nan are left out.
        confidence: of the interval, which takes rows as independent.

    Returns:
        Alpha with n = complete rows. Undefined below two rows or criteria, or without variation.
    """
    answers = np.asarray(table, dtype=np.float64)
    answers = answers[~np.isnan(answers).any(axis=1)]
    n, k = answers.shape
    if n < 2 or k < 2:
        reason = QT_TRANSLATE_NOOP(
            "Analysis", "{n} complete answers to {k} criteria; it takes two of each"
        )
        return undefined(n, reason, n=n, k=k)
    whole = answers.sum(axis=1).var(ddof=1)
    if not whole > 1e-12:
        reason = QT_TRANSLATE_NOOP("Analysis", "all sums are equal: there is no variation")
        return undefined(n, reason)
    value = float(k / (k - 1) * (1 - answers.var(axis=0, ddof=1).sum() / whole))
    df = (n - 1, (n - 1) * (k - 1))
    upper = float(f_quantile((1 - confidence) / 2, *df))
    lower = float(f_quantile((1 + confidence) / 2, *df))
    return Estimate(
        value, n, Interval(float(1 - (1 - value) * lower), float(1 - (1 - value) * upper))
    )


def reliability(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """Cronbach's alpha of each method's scales, pooled over all raters and items.

    A row of answers is one rater on one item, over the scale's criteria, with
    :data:`COLUMNS`; criteria of which less is better are turned. A method whose criteria cannot be
    added up has one row with the reason. Where raters have several rows, the reason says what that
    means for the interval.
    """
    import pandas as pd

    rows: list[tuple[object, ...]] = []
    for name, part, scoring in each_scored(judgments):
        if scoring.POOLED:
            rows += _rows(name, scoring, part, facts)
        else:
            rows.append((name, TOTAL, *(None,) * 3, 0, 0, 0, _NO_SUM))
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _rows(
    name: str, scoring: Scoring, judgments: DataFrame, facts: StudyFacts
) -> Sequence[tuple[object, ...]]:
    points = coded_points(judgments, facts, scoring)
    # Not by page: a page may ask one criterion only. What was answered twice is averaged.
    key = joint(points.rater, len(points.items), points.item)
    rows: list[tuple[object, ...]] = []
    for scale, columns in scales_of(scoring, facts, points.criteria):
        kept = np.isin(points.criterion, columns)
        answered, row = numbered(key[kept])
        place = np.full(len(points.criteria), -1)
        place[columns] = np.arange(len(columns))
        column = place[points.criterion[kept]]
        cell = joint(row, len(columns), column)
        size = len(answered) * len(columns)
        n = np.bincount(cell, minlength=size)
        sums = np.bincount(cell, weights=points.better[kept], minlength=size)
        table = np.divide(sums, n, out=np.full(size, np.nan), where=n > 0)
        table = table.reshape(len(answered), len(columns))
        alpha = cronbach_alpha(table)
        ends = (alpha.interval.low, alpha.interval.high) if alpha.interval else (None, None)
        several = len(answered) > len(distinct(answered // len(points.items)))
        note = AS_INDEPENDENT if several and alpha.interval else ""
        about = (alpha.n, len(columns), len(answered) - alpha.n, alpha.explained or note)
        rows.append((name, scale, alpha.value, *ends, *about))
    return rows
