"""Intervals of Davidson's scores where one rater judged several pairs, of several questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import looked_up
from labeval.analysis.pairwise.davidson import Strengths
from labeval.analysis.points.points import coded
from labeval.analysis.statistics.clusters.sandwich import (
    ALONE,
    ONE_RATER,
    clustered_reach,
    clusters_of,
    sparse_gradients,
)
from labeval.analysis.statistics.few import not_drawn
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.resampling import Resampling

if TYPE_CHECKING:
    from pandas import DataFrame

MOST_CLUSTERED = 400
"""Most texts for which a full matrix is computed."""

Ends = tuple[Floats, Floats, str, str]
"""(n,) lower and (n,) upper ends, what they are over, and why they are over nothing better."""


def score_intervals(
    comparisons: DataFrame,
    found: Strengths,
    facts: StudyFacts,
    resampling: Resampling | None,
    *,
    level: str,
) -> Ends:
    """Both ends of the interval of each score.

    Args:
        comparisons: with ``participant``, ``first``, ``low``, ``high`` and ``outcome``.
        found: their scores.
        facts: of the study, for the questions.
        resampling: what intervals are over; None takes comparisons as independent.
        level: ``item`` or ``system``; questions are clusters above items only.
    """
    wald = found.intervals()
    plain = (np.array([e.low for e in wald]), np.array([e.high for e in wald]), ALONE)
    if resampling is None or len(found.names) > MOST_CLUSTERED:
        return (*plain, "")
    _, rater = coded(comparisons["participant"])
    asked = looked_up(comparisons["first"], lambda item: facts.questions.get(item, "") or item)
    _, question = coded(asked)
    clusters = clusters_of(rater, question, resample=resampling.resample, apart=level == "item")
    if clusters is None:
        return (*plain, ONE_RATER)
    number = {name: n for n, name in enumerate(found.names)}
    first = np.asarray(comparisons["low"].map(number), dtype=np.intp)
    second = np.asarray(comparisons["high"].map(number), dtype=np.intp)
    outcome = comparisons["outcome"].to_numpy()
    share, other, tied = chances(found, first, second)
    n = len(found.names)
    gradients = sparse_gradients(
        (first, second, np.full(len(first), n, dtype=np.intp)),
        (
            (outcome > 0) + (outcome == 0) / 2 - share - tied / 2,
            (outcome < 0) + (outcome == 0) / 2 - other - tied / 2,
            (outcome == 0) - tied,
        ),
        n + 1,
    )
    inverse = bread(first, second, share, other, tied, n)
    reach = clustered_reach(gradients, inverse, clusters, resampling.confidence)[:n]
    questions = len(set(question.tolist()))
    note = not_drawn(questions, resample=resampling.resample, apart=level == "item")
    return found.scores - reach, found.scores + reach, clusters.over, note


def chances(found: Strengths, first: Integers, second: Integers) -> tuple[Floats, Floats, Floats]:
    """(comparisons,) chances that the first wins, that the second does, and of a tie."""
    a, b = np.exp(found.scores[first]), np.exp(found.scores[second])
    t = found.nu * np.sqrt(a * b)
    whole = a + b + t
    return a / whole, b / whole, t / whole


def bread(
    first: Integers,
    second: Integers,
    share: Floats,
    other: Floats,
    tied: Floats,
    n: int,
    times: Floats | float = 1.0,
) -> Floats:
    """Inverse of the information of scores, which sum to zero, and of the tie.

    Args:
        first: (comparisons,) numbers of the scores, and so on, as :func:`chances` has them.
        second: (comparisons,) of the other.
        share: (comparisons,) chance that the first wins.
        other: (comparisons,) that the other does.
        tied: (comparisons,) of a tie.
        n: scores.
        times: (comparisons,) how often each was.
    """
    information = np.zeros((n + 1, n + 1))
    tie = np.full(len(first), n, dtype=np.intp)
    a, b, t = share + tied / 2, other + tied / 2, tied
    terms = (
        (first, first, share + tied / 4 - a * a),
        (second, second, other + tied / 4 - b * b),
        (first, second, tied / 4 - a * b),
        (first, tie, tied / 2 - a * t),
        (second, tie, tied / 2 - b * t),
    )
    for rows, columns, values in terms:
        np.add.at(information, (rows, columns), values * times)
    upper = np.triu(information + information.T, 1)
    information = upper + upper.T + np.diag(np.diag(information))
    information[n, n] = (t * (1 - t) * times).sum() or 1.0
    even = np.zeros_like(information)
    even[:n, :n] = 1 / n
    return np.asarray(np.linalg.inv(information + even) - even)
