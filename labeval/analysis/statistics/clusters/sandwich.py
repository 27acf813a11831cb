"""Variances of a model's scores where observations hang together by rater, question, or both.

The sandwich estimator with clusters (Liang and Zeger, 1986); with two kinds of them, that of
raters, plus that of questions, less that of their cells (Cameron, Gelbach and Miller, 2011).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.statistics.chances.distributions import t_quantile
from labeval.analysis.statistics.few import FEWEST_QUESTIONS
from labeval.analysis.statistics.numbering import distinct, joint, numbered
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.resampling import Resample
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from scipy.sparse import csr_array

RATERS, QUESTIONS, BOTH = "raters", "questions", "raters and questions"
ALONE = "comparisons as independent"
"""Kinds of intervals."""

ONE_RATER = QT_TRANSLATE_NOOP(
    "Analysis", "the interval takes judgments as independent: there is only one rater"
)


@dataclass(frozen=True, slots=True)
class Clusters:
    """Clusters of dependent observations."""

    kinds: tuple[Integers, ...]
    """One or two arrays (observations,) of numbers."""
    over: str
    """The kind of cluster."""


def clusters_of(
    rater: Integers, question: Integers, *, resample: Resample, apart: bool
) -> Clusters | None:
    """The clusters that are asked for, as far as there are enough; None where there are none.

    Args:
        rater: (observations,) who judged.
        question: (observations,) what was asked.
        resample: what is asked for.
        apart: whether each score is of one question only, so that questions are no clusters.
    """
    by_rater = resample != "questions" and len(distinct(rater)) > 1
    questions = len(distinct(question))
    by_question = resample != "raters" and not apart and questions >= FEWEST_QUESTIONS
    if by_rater and by_question:
        return Clusters((rater, question), BOTH)
    if by_rater:
        return Clusters((rater,), RATERS)
    return Clusters((question,), QUESTIONS) if by_question else None


def clustered_reach(
    gradients: csr_array[np.float64], bread: Floats, clusters: Clusters, confidence: float
) -> Floats:
    """(parameters,) half the width of each interval, by the t distribution of the fewest clusters.

    Args:
        gradients: (observations, parameters) of the log-likelihood of each observation.
        bread: (parameters, parameters) inverse of the information.
        clusters: what hangs together.
        confidence: of the intervals.
    """
    found, fewest = [], np.inf
    for kind in clusters.kinds:
        variance, n = _variance(gradients, bread, kind)
        found.append(variance)
        fewest = min(fewest, n)
    whole = found[0]
    if len(found) == 2:
        first, second = clusters.kinds
        cell, _ = _variance(gradients, bread, joint(first, int(second.max()) + 1, second))
        whole = np.maximum(found[0] + found[1] - cell, np.maximum(*found))
    return np.asarray(np.sqrt(whole) * t_quantile((1 + confidence) / 2, fewest - 1))


def _variance(
    gradients: csr_array[np.float64], bread: Floats, cluster: Integers
) -> tuple[Floats, int]:
    from scipy.sparse import csr_array

    _, number = numbered(cluster)
    n, size = int(number.max()) + 1, len(number)
    member = csr_array((np.ones(size), (number, np.arange(size))), shape=(n, size))
    sums = member @ gradients
    meat = np.asarray((sums.T @ sums).todense())
    small = n / (n - 1) if n > 1 else 1.0
    return np.maximum(np.einsum("ij,jk,ki->i", bread, meat, bread), 0.0) * small, n


def sparse_gradients(
    columns: Sequence[Integers], values: Sequence[Floats], parameters: int
) -> csr_array[np.float64]:
    """(observations, parameters) matrix from the few columns that each observation fills.

    Args:
        columns: each (observations,) the number of a parameter.
        values: each (observations,) the derivative by it.
        parameters: how many there are.
    """
    from scipy.sparse import csr_array

    size = len(columns[0])
    rows = np.tile(np.arange(size), len(columns))
    where = (rows, np.concatenate(columns))
    return csr_array((np.concatenate(values), where), shape=(size, parameters))
