"""Results of comparisons that are kept as counts: win rates, Davidson's scores, agreement.

They are those of comparisons row by row, with two exceptions. Where raters and questions are known,
what is subtracted from their two variances is that of single comparisons and not that of cells, so
that intervals are rather too wide; and one rater's second comparison of a pair on a question counts
in alpha as another rater's, since who made it is not kept with it.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from labeval.analysis.pairwise.davidson import NoScores, strengths
from labeval.analysis.pairwise.intervals import bread, chances
from labeval.analysis.pairwise.tallies import BAD, FIRST, SECOND, TIED, Counts, Tally
from labeval.analysis.statistics.chances.distributions import t_quantile
from labeval.analysis.statistics.clusters.clustered_shares import Shares, with_variances
from labeval.analysis.statistics.clusters.sandwich import ALONE, BOTH, QUESTIONS, RATERS
from labeval.analysis.statistics.coefficients.alpha import alpha_of
from labeval.analysis.statistics.estimate import Estimate, undefined
from labeval.analysis.statistics.ranks.ranking import ranks
from labeval.analysis.statistics.ratings import Counted, Floats
from labeval.analysis.statistics.samples import SAMPLES
from labeval.study.drawn import LEAST_DRAWN
from labeval.text.marks import QT_TRANSLATE_NOOP

_AT_ONCE = 1_000
"""Raters or questions whose sums are in memory next to each other."""

UNKNOWN_QUESTIONS = QT_TRANSLATE_NOOP(
    "Analysis", "which question was compared is not known, or questions and pairs are too many"
)


@dataclass(frozen=True, slots=True)
class Scores:
    """Davidson's scores with intervals; without them the reason why."""

    value: Floats
    """(names,) they sum to zero; empty where there are none."""
    low: Floats
    high: Floats
    rank: Floats
    nu: float
    over: str = ""
    """Clusters that intervals allow for."""
    reason: str = ""


def win_rates(tally: Tally) -> Shares:
    """(pairs,) share of the decided comparisons that the first has won."""
    wins, losses = (tally.counts[:, column].astype(np.float64) for column in (FIRST, SECOND))
    n = wins + losses
    value = np.divide(wins, n, out=np.full(len(n), np.nan), where=n > 0)
    single = np.divide(value * (1 - value), n - 1, out=np.zeros(len(n)), where=n > 1)
    found = [
        (name, *_of_shares(counts, value, n))
        for name, counts in ((RATERS, tally.by_rater), (QUESTIONS, tally.by_question))
        if counts is not None
    ]
    whole, fewest = np.zeros(len(n)), np.zeros(len(n))
    over = np.full(len(n), ALONE, dtype=object)
    for name, variance, clusters in found:
        here = clusters >= LEAST_DRAWN
        second = here & (over != ALONE)
        both = np.maximum(whole + variance - single, np.maximum(whole, variance))
        whole = np.where(second, both, np.where(here, variance, whole))
        fewest = np.where(second, np.minimum(fewest, clusters), np.where(here, clusters, fewest))
        over[here] = name
        over[second] = BOTH
    return with_variances(value, n, whole, fewest, [str(name) for name in over])


def _of_shares(counts: Counts, value: Floats, n: Floats) -> tuple[Floats, Floats]:
    """(pairs,) variances of shares by sums of clusters, and numbers of clusters."""
    squares, clusters = np.zeros(len(n)), np.zeros(len(n))
    known = np.nan_to_num(value)
    for start in range(0, len(counts), _AT_ONCE):
        part = counts[start : start + _AT_ONCE]
        decided = part[:, :, FIRST] + part[:, :, SECOND]
        squares += ((part[:, :, FIRST] - known * decided) ** 2).sum(axis=0)
        clusters += (decided > 0).sum(axis=0)
    squares = np.divide(squares, n**2, out=np.zeros(len(n)), where=n > 0)
    small = np.divide(clusters, clusters - 1, out=np.ones(len(n)), where=clusters > 1)
    return squares * small, clusters


def scores(tally: Tally, confidence: float = 0.95) -> Scores:
    """Davidson's scores, with a sandwich over raters and questions where they are known."""
    none = np.zeros(0)
    try:
        found = strengths(tally.contests)
    except NoScores as error:
        return Scores(none, none, none, none, np.nan, reason=str(error))
    size, pairs = len(found.names), len(tally.first)
    of = {name: n for n, name in enumerate(found.names)}
    first, second = (
        np.array([of.get(tally.names[n], -1) for n in ends], dtype=np.intp)
        for ends in (tally.first, tally.second)
    )
    share, other, tied = chances(found, first, second)
    gradients = np.zeros((pairs, 4, size + 1))
    rows = np.arange(pairs)
    for outcome, (a, b) in {FIRST: (1, 0), SECOND: (0, 1), TIED: (0.5, 0.5)}.items():
        gradients[rows, outcome, first] = a - share - tied / 2
        gradients[rows, outcome, second] = b - other - tied / 2
        gradients[:, outcome, size] = (outcome == TIED) - tied
    flat = gradients.reshape(pairs * 4, size + 1)
    times = tally.counts[:, :BAD].sum(axis=1).astype(np.float64)
    inverse = bread(first, second, share, other, tied, size, times)
    kinds = {RATERS: tally.by_rater, QUESTIONS: tally.by_question}
    used = {
        name: counts
        for name, counts in kinds.items()
        if counts is not None and len(counts) >= LEAST_DRAWN
    }
    if used:
        parts = [_sandwich(counts, flat, inverse) for counts in used.values()]
        fewest = min(len(counts) for counts in used.values())
        whole = parts[0]
        if len(parts) == 2:
            alone = (flat.T * tally.counts.reshape(-1)) @ flat
            single = np.einsum("ij,jk,ki->i", inverse, alone, inverse)
            whole = np.maximum(parts[0] + parts[1] - single, np.maximum(*parts))
        reach = np.sqrt(whole)[:size] * t_quantile((1 + confidence) / 2, fewest - 1)
        low, high = found.scores - reach, found.scores + reach
    else:
        ends = found.intervals(confidence)
        low, high = np.array([e.low for e in ends]), np.array([e.high for e in ends])
    over = BOTH if len(used) == 2 else next(iter(used), ALONE)
    return Scores(found.scores, low, high, np.asarray(ranks(found.scores)), found.nu, over)


def _sandwich(counts: Counts, gradients: Floats, inverse: Floats) -> Floats:
    """(parameters,) variances by sums of clusters."""
    meat = np.zeros_like(inverse)
    for start in range(0, len(counts), _AT_ONCE):
        part = counts[start : start + _AT_ONCE]
        sums = part.reshape(len(part), -1).astype(np.float64) @ gradients
        meat += sums.T @ sums
    small = len(counts) / (len(counts) - 1)
    spread: Floats = np.maximum(np.einsum("ij,jk,ki->i", inverse, meat, inverse), 0.0)
    return spread * small


def agreement(tally: Tally, samples: int = SAMPLES, seed: int = 0) -> Estimate:
    """Alpha of the outcomes of each pair on each question, as categories."""
    if tally.by_question is None:
        return undefined(0, UNKNOWN_QUESTIONS)
    units = tally.by_question.reshape(-1, 4)
    units = units[units.sum(axis=1) >= 2].astype(np.float64)
    return alpha_of(
        Counted(units, ("first", "second", "tie", "both_bad")), "nominal", samples, seed
    )
