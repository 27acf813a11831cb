"""The difference of two systems in more ratings than a mixed model is fitted to.

The time of the model grows with the square of the number of raters or questions, whichever is
smaller. Of many raters and questions no distribution has to be taken for granted: the difference is
the least squares estimate within raters, and its standard error is the sandwich over raters and
over questions (Cameron, Gelbach and Miller, 2011, J. Bus. Econ. Stat. 29(2)), with Student's t for
one less than the fewer of them. One pass over the ratings is enough.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from labeval.analysis.statistics.mixed_model import codes_of, work
from labeval.analysis.statistics.numbering import joint
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.resampling import Resample

MOST_WORK = 2e7
"""Multiplications of one step of a model's search; a search takes hundreds of steps."""
FEWEST_CLUSTERS = 30
"""Raters and questions from which the sandwich is as good as the model."""
_MOSTLY = 0.5
"""The share of ratings by raters of both systems from which raters are compared with themselves."""


def is_large(parts: Mapping[str, Integers], raters: int, questions: int) -> bool:
    """True if a model of these parts takes too long, and there are enough raters and questions."""
    return min(raters, questions) >= FEWEST_CLUSTERS and work(parts) > MOST_WORK


def within_raters(
    value: Floats, first: Integers, rater: Integers, question: Integers, about: Resample
) -> tuple[float, float, float]:
    """The first system less the second: estimate, standard error, degrees of freedom.

    Args:
        value: (n,) ratings.
        first: (n,) 1 for ratings of the first system, else 0; both occur.
        rater: (n,) numbers from 0, each of which occurs.
        question: (n,) numbers from 0, each of which occurs.
        about: of what others the difference is to hold, which are the clusters of the sandwich.
    """
    x, y = _centred(first.astype(np.float64), rater), _centred(value, rater)
    if (np.bincount(rater, weights=x**2)[rater] > 0).mean() < _MOSTLY:
        x, y = first - first.mean(), value - value.mean()
    mean = float(x @ y / (x @ x))
    return mean, *_sandwich(x * (y - mean * x) / (x @ x), rater, question, about)


def of_pairs(value: Floats, rater: Integers, question: Integers) -> tuple[float, float, float]:
    """The mean of paired differences: estimate, standard error, degrees of freedom.

    Args:
        value: (n,) differences.
        rater: (n,) numbers from 0, each of which occurs.
        question: (n,) numbers from 0, each of which occurs.
    """
    mean = float(value.mean())
    return mean, *_sandwich((value - mean) / len(value), rater, question, "both")


def _sandwich(
    score: Floats, rater: Integers, question: Integers, about: Resample
) -> tuple[float, float]:
    """The standard error of a sum of scores, and its degrees of freedom."""
    of_raters, of_questions = _squares(score, rater), _squares(score, question)
    raters, questions = int(rater.max()) + 1, int(question.max()) + 1
    if about == "raters":
        return of_raters**0.5, raters - 1
    if about == "questions":
        return of_questions**0.5, questions - 1
    cell = codes_of(joint(rater, questions, question))
    both = of_raters + of_questions - _squares(score, cell)
    return max(both, of_raters, of_questions) ** 0.5, min(raters, questions) - 1


def _centred(values: Floats, of: Integers) -> Floats:
    """The values less the mean of their group."""
    means = np.bincount(of, weights=values) / np.bincount(of)
    return np.asarray(values - means[of])


def _squares(score: Floats, cluster: Integers) -> float:
    """The variance of a sum of which only clusters are independent."""
    n = int(cluster.max()) + 1
    return float((np.bincount(cluster, weights=score) ** 2).sum()) * n / max(1, n - 1)
