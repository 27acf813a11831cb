"""Prediction-powered estimates: many ratings by a judge, corrected by few ratings by people.

The judge's mean over everything it rated is corrected by how far it is off where people rated too:
weight · mean(judge, elsewhere) + mean(person − weight · judge). The estimate is right whatever the
judge is worth, and more exact the better the judge is, as long as what people rated was chosen at
random (Angelopoulos, Bates, Fannjiang, Jordan and Zrnic, 2023, Science 382). The weight that gives
the shortest interval is cov(person, judge) / ((1 + n/N) var(judge)) (Angelopoulos, Duchi and Zrnic,
2023, "PPI++", section 6).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from labeval.analysis.statistics.chances.distributions import t_quantile
from labeval.analysis.statistics.differences import paired_difference
from labeval.analysis.statistics.estimate import Interval
from labeval.analysis.statistics.ratings import Floats, Integers

CONFIDENCE = 0.95
FEWEST_RATED = 5
"""Questions with ratings of people from which a weight is estimated; of fewer it is 0."""


@dataclass(frozen=True, slots=True)
class Powered:
    """A mean with its interval."""

    value: float
    spread: float
    """The standard error."""
    weight: float
    """Share of the judge that went in: 0 none, 1 all."""
    interval: Interval
    n: int
    """Units (of clustered ones: questions) with ratings of people."""
    more: int
    """Those with a rating of the judge alone."""


def best_weight(people: Floats, judge: Floats, more: Floats) -> float:
    """The weight of the shortest interval, from 0 to 1; 0 without other units."""
    n, size = len(people), len(more)
    if not size or n < 2:
        return 0.0
    spread = float(np.concatenate([judge, more]).var())
    if not spread > 0:
        return 0.0
    together = float(((people - people.mean()) * (judge - judge.mean())).mean())
    return float(np.clip(together / ((1 + n / size) * spread), 0.0, 1.0))


def powered_crossed(
    value: Floats, rater: Integers, question: Integers, judge: Floats, more: Floats
) -> Powered | None:
    """The mean for new raters and new questions; None where no interval can be given.

    The correction is a mean over raters crossed with questions, so it has the model of
    :func:`~labeval.analysis.statistics.differences.paired_difference`; the judge's mean over other
    questions is independent of it. Degrees of freedom are Welch's.

    Args:
        value: (n,) what people gave, one per rater and question.
        rater: (n,) numbers.
        question: (n,) numbers.
        judge: (n,) what the judge gives for the same.
        more: (questions,) what the judge gives for questions that nobody rated.
    """
    means, judged = question_means(value, question), question_means(judge, question)
    size = len(more)
    enough = len(means) >= FEWEST_RATED and size >= FEWEST_RATED
    weight = best_weight(means, judged, more) if enough else 0.0
    corrected = paired_difference(value - weight * judge, rater, question)
    if corrected.value is None or not corrected.spread or not corrected.freedom:
        return None
    found, squares = corrected.value, [corrected.spread**2]
    if weight:  # What is left varies less than it will, since the weight was fitted to it.
        squares = [squares[0] * (len(means) - 1) / (len(means) - 2)]
    freedoms = [corrected.freedom]
    if weight:
        found += weight * float(more.mean())
        squares.append(weight**2 * float(more.var(ddof=1)) / size)
        freedoms.append(size - 1)
    variance = sum(squares)
    pieces = sum(s**2 / df for s, df in zip(squares, freedoms, strict=True))
    reach = -float(t_quantile((1 - CONFIDENCE) / 2, variance**2 / pieces)) * variance**0.5
    ends = Interval(found - reach, found + reach)
    return Powered(found, variance**0.5, weight, ends, len(means), size)


def question_means(value: Floats, question: Integers) -> Floats:
    """(questions,) the mean of each question that occurs, in the order of their numbers."""
    _, where = np.unique(question, return_inverse=True)
    return np.asarray(np.bincount(where, weights=value) / np.bincount(where))
