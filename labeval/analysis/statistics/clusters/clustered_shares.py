"""Shares of yes where one rater decided several times, on several questions.

A share of n decisions that hang together by rater and question is as sure as one of fewer that do
not: n is divided by the variance of two-way clustering over that of independent decisions (Kish,
1965). Wilson's interval then has that number and Student's t of the fewest clusters in place of the
normal distribution, as for shares of surveys (Franco, Little, Louis and Slud, 2019).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from labeval.analysis.statistics.chances.distributions import normal_quantile, t_above, t_quantile
from labeval.analysis.statistics.clusters.clustered_variance import (
    Clustered,
    uneven_freedom,
    variances,
)
from labeval.analysis.statistics.clusters.sandwich import ALONE, BOTH, QUESTIONS, RATERS
from labeval.analysis.statistics.numbering import distinct, joint
from labeval.analysis.statistics.proportions import wilson
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.study.drawn import LEAST_DRAWN


@dataclass(frozen=True, slots=True)
class Shares:
    """One share an id."""

    value: Floats
    """(ids,) nan where nothing was decided."""
    low: Floats
    high: Floats
    p: Floats
    """(ids,) of the test that the share is one half; nan where there are too few clusters."""
    over: list[str]
    """(ids,) kinds of clusters that the interval is over."""


def clustered_shares(
    data: Clustered, *, raters: bool = True, questions: bool = True, confidence: float = 0.95
) -> Shares:
    """Shares of decisions that are yes (1) and not (0), with intervals and tests.

    Raters or questions of whom there are fewer than three in an id are no clusters in it.

    Args:
        data: the decisions.
        raters: whether raters are clusters.
        questions: whether questions are.
        confidence: of the intervals.
    """
    n = np.bincount(data.id, minlength=data.ids).astype(np.float64)
    yes = np.bincount(data.id, weights=data.value, minlength=data.ids)
    value = np.divide(yes, n, out=np.full(data.ids, np.nan), where=n > 0)
    return with_variances(
        value, n, *_variance(data, raters=raters, questions=questions), confidence
    )


def ends_of_shares(
    data: Clustered, *, raters: bool, questions: bool, confidence: float = 0.95
) -> tuple[Floats, Floats]:
    """(ids,) both ends of the intervals of shares of yes; nan where there is one cluster alone.

    Student's t has fewer degrees of freedom where few clusters have the yes or no that is rare,
    since the variance is then known less well. Where all decided alike nothing varies: then each
    rater counts as one decision, or each question where these are more. Decisions of which each
    is a cluster are independent.
    """
    n = data.n
    yes = np.bincount(data.id, weights=data.value, minlength=data.ids)
    value = np.divide(yes, n, out=np.full(data.ids, np.nan), where=n > 0)
    whole, fewest = variances(data, raters=raters, questions=questions)
    apart = value * (1 - value)
    most = np.zeros(data.ids)
    for wanted, codes in ((raters, data.rater), (questions, data.question)):
        if wanted:
            most = np.maximum(most, _clusters(data, codes))
    fewer = np.divide(apart, whole, out=n.copy(), where=whole > 0)
    single = fewest >= n
    size = np.where(apart > 0, np.where(single, n, np.minimum(n, fewer)), np.minimum(n, most))
    freedom = uneven_freedom(data, raters=raters, questions=questions)
    level = (1 + confidence) / 2
    known = single | ~(apart > 0)
    reach = np.where(known, normal_quantile(level), t_quantile(level, np.where(known, 1, freedom)))
    low, high = wilson(value * size, size, z=reach)
    alone = fewest < 2
    return np.where(alone, np.nan, low), np.where(alone, np.nan, high)


def with_variances(
    value: Floats,
    n: Floats,
    whole: Floats,
    fewest: Floats,
    over: list[str],
    confidence: float = 0.95,
) -> Shares:
    """Shares with intervals and tests by their variances.

    Args:
        value: (ids,) nan where nothing was decided.
        n: (ids,) decisions.
        whole: (ids,) variances of the shares.
        fewest: (ids,) clusters; under three are none.
        over: (ids,) what they are.
        confidence: of the intervals.
    """
    clustered = fewest >= LEAST_DRAWN
    apart = value * (1 - value)
    # Where all decided alike nothing varies: then each cluster counts as one decision.
    alike = apart <= 0
    fewer = np.divide(apart, whole, out=np.full(len(n), np.inf), where=whole > 0)
    fewer = np.where(alike, fewest, fewer)
    size = np.where(clustered, np.minimum(n, fewer), n)
    freedom = np.where(clustered, fewest - 1, np.inf)
    level = (1 + confidence) / 2
    reach = np.where(clustered, t_quantile(level, freedom), normal_quantile(level))
    low, high = wilson(value * size, size, z=reach)
    # Under one half the variance of a decision is a quarter.
    score = np.abs(value - 0.5) * 2 * np.sqrt(size)
    p = np.where(clustered, 2 * t_above(score, freedom), np.nan)
    return Shares(value, low, high, p, over)


def _variance(
    data: Clustered, *, raters: bool, questions: bool
) -> tuple[Floats, Floats, list[str]]:
    """(ids,) variances of the shares, fewest clusters, and what these are."""
    whole, fewest = np.zeros(data.ids), np.zeros(data.ids)
    over = np.full(data.ids, ALONE, dtype=object)
    counts = {
        name: _clusters(data, codes) if wanted else np.zeros(data.ids)
        for name, codes, wanted in (
            (RATERS, data.rater, raters),
            (QUESTIONS, data.question, questions),
        )
    }
    enough = {name: n >= LEAST_DRAWN for name, n in counts.items()}
    for name, by_rater, by_question in (
        (RATERS, True, False),
        (QUESTIONS, False, True),
        (BOTH, True, True),
    ):
        here = (enough[RATERS] == by_rater) & (enough[QUESTIONS] == by_question)
        if not here.any():
            continue
        found, n = variances(data, raters=by_rater, questions=by_question)
        whole[here], fewest[here], over[here] = found[here], n[here], name
    return whole, fewest, [str(name) for name in over]


def _clusters(data: Clustered, codes: Integers) -> Floats:
    """(ids,) how many different clusters each has."""
    width = int(codes.max(initial=0)) + 1
    pairs = distinct(joint(data.id, width, codes))
    return np.bincount(pairs // width, minlength=data.ids).astype(np.float64)
