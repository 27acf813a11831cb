"""Participants that a judge saves: as many fewer as give an equally exact difference.

The variance of the mean of n participants over Q questions is
σ²(rater)/n + σ²(question)/Q + σ²(rest)/(n k), where each rates k questions. A judge who rated T
questions, Q of them with people, takes b·(1/Q − 1/T) off, b being what its ratings explain of the
variance between questions (prediction-powered, at the best weight). It says nothing of how raters
differ, so what people differ by cannot be saved. The number of participants with which people and
judge together are as exact as people alone now is found from that; those left rate as many
questions each as now, and each question is rated as often as now. It is never below six, since
fewer raters bear no claim.

Variances are estimated by Henderson's first method (1953, Biometrics 9), which is the analysis of
variance where the table is complete. The interval is a jackknife over raters and over questions of
the logarithm of the share.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from labeval.analysis.judges.contrasts import Contrast
from labeval.analysis.judges.prediction_powered import question_means
from labeval.analysis.statistics.chances.distributions import t_quantile
from labeval.analysis.statistics.differences import FEWEST_RATERS as BEARING
from labeval.analysis.statistics.ratings import Floats, Integers

FEWEST_RATERS = 3
FEWEST_QUESTIONS = 5
"""With fewer, variances cannot be separated."""
_STEPS = 60
"""Of halving, in search of a number of participants."""


@dataclass(frozen=True, slots=True)
class Savings:
    """Participants that a study needs with a judge, for what it finds now without one."""

    now: int
    """Participants now."""
    needed: int
    """With what the judge rated."""
    low: int | None
    """The 95 % interval of ``needed``; None where there is none."""
    high: int | None
    at_best: int
    """If the judge rated any number of further questions."""

    @property
    def is_shown(self) -> bool:
        """True if the judge saves anybody, as far as the interval goes."""
        return self.high is not None and self.high < self.now


@dataclass(frozen=True, slots=True)
class _Parts:
    """Parts of the variance of a mean."""

    raters: int
    questions: float
    judged: float
    """Questions that the judge rated, with or without people."""
    each: float
    """Questions of a participant."""
    times: float
    """Ratings of a question."""
    of_rater: float
    of_question: float
    of_rest: float
    explained: float
    """Share of the variance between questions that the judge explains."""

    def variance(self, n: float, judged: float | None) -> float:
        """With n participants and a judge of so many questions; None for no judge."""
        questions = min(self.questions, self.each * n / min(self.times, n))
        found = self.of_rater / n + self.of_question / questions + self.of_rest / (n * self.each)
        if judged is not None and judged > questions:
            found -= self.explained * (1 / questions - 1 / judged)
        return found


def savings(found: Sequence[Contrast]) -> Savings | None:
    """Savings over some differences, their variances averaged.

    None with fewer than three raters or five questions, or where ratings do not vary.
    """
    parts = _parts(found)
    if parts is None:
        return None
    share = _share(parts, parts.judged)
    best = _share(parts, float("inf"))
    spread, freedom = _spread(found)
    low = high = None
    if spread is not None:
        factor = float(np.exp(-t_quantile(0.025, freedom) * spread))
        low = _whole(parts.raters * share / factor, parts.raters)
        high = _whole(parts.raters * min(share * factor, 1.0), parts.raters)
    needed = _whole(parts.raters * share, parts.raters)
    return Savings(parts.raters, needed, low, high, _whole(parts.raters * best, parts.raters))


def _whole(participants: float, most: int) -> int:
    return min(max(int(np.ceil(participants - 1e-6)), BEARING), most)


def _share(parts: _Parts, judged: float) -> float:
    """Share of the participants: as many as are needed with the judge."""
    now = parts.variance(parts.raters, None)
    low, high = 1.0, float(parts.raters)
    if parts.variance(high, judged) >= now * (1 - 1e-12):
        return 1.0
    if parts.variance(low, judged) <= now:
        return low / high
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if parts.variance(middle, judged) > now:
            low = middle
        else:
            high = middle
    return high / parts.raters


def _spread(found: Sequence[Contrast]) -> tuple[float | None, int]:
    """Standard error of the logarithm of the share, and its degrees of freedom."""
    total, fewest = 0.0, []
    for name in ("rater", "question"):
        numbers = np.unique(np.concatenate([getattr(one, name) for one in found]))
        left = []
        for number in numbers.tolist():
            parts = _parts([one.kept(getattr(one, name) != number) for one in found])
            if parts is None:
                return None, 0
            left.append(np.log(_share(parts, parts.judged)))
        each = np.array(left)
        total += (len(each) - 1) / len(each) * float(((each - each.mean()) ** 2).sum())
        fewest.append(len(each))
    return total**0.5, min(fewest) - 1


def _parts(found: Sequence[Contrast]) -> _Parts | None:
    """Averages over the differences."""
    each = [part for one in found if (part := _parts_of(one)) is not None]
    if not each:
        return None
    names = ("questions", "judged", "each", "times")
    sizes = {name: float(np.mean([getattr(part, name) for part in each])) for name in names}
    shares = ("of_rater", "of_question", "of_rest", "explained")
    squares = {name: float(np.mean([getattr(part, name) for part in each])) for name in shares}
    squares["explained"] = min(squares["explained"], squares["of_question"])
    raters = len(np.unique(np.concatenate([one.rater for one in found])))
    parts = _Parts(raters=raters, **sizes, **squares)
    return parts if parts.variance(raters, None) > 0 else None


def _parts_of(one: Contrast) -> _Parts | None:
    raters, questions = (len(np.unique(numbers)) for numbers in (one.rater, one.question))
    if raters < FEWEST_RATERS or questions < FEWEST_QUESTIONS:
        return None
    of_rater, of_question, of_rest = components(one.value, one.rater, one.question)
    n = len(one.value)
    return _Parts(
        *(raters, questions, questions + len(one.more), n / raters, n / questions),
        *(of_rater, of_question, of_rest, explained(one)),
    )


def explained(one: Contrast) -> float:
    """Variance between questions that the judge explains, less what chance would."""
    means = question_means(one.value, one.question)
    judged = question_means(one.judged, one.question)
    if not np.ptp(means) or not np.ptp(judged):
        return 0.0
    squared = float(np.corrcoef(means, judged)[0, 1]) ** 2
    n = len(means)
    real = max(1 - (1 - squared) * (n - 1) / (n - 2), 0.0)
    return real * float(means.var(ddof=1))


def components(value: Floats, rater: Integers, question: Integers) -> tuple[float, float, float]:
    """Variances of raters, questions and the rest; none is below zero.

    Args:
        value: (n,) one per rater and question.
        rater: (n,) numbers.
        question: (n,) numbers.
    """
    n, total = len(value), float(value.sum())
    rows, columns = (np.unique(each, return_inverse=True)[1] for each in (rater, question))
    of_rows, of_columns = np.bincount(rows), np.bincount(columns)
    by_row = float((np.bincount(rows, weights=value) ** 2 / of_rows).sum())
    by_column = float((np.bincount(columns, weights=value) ** 2 / of_columns).sum())
    # Expected values of the four sums, in (mean², rater, question, rest); a cell holds one rating.
    across_rows = float((1 / of_rows)[rows].sum())
    across_columns = float((1 / of_columns)[columns].sum())
    squares_rows, squares_columns = float((of_rows**2).sum()), float((of_columns**2).sum())
    expected = np.array(
        [
            [n, n, n, n],
            [n, n, across_rows, len(of_rows)],
            [n, across_columns, n, len(of_columns)],
            [n, squares_rows / n, squares_columns / n, 1],
        ],
        dtype=float,
    )
    observed = np.array([float(value @ value), by_row, by_column, total**2 / n])
    found = np.linalg.lstsq(expected, observed, rcond=None)[0]
    return tuple(float(max(part, 0.0)) for part in found[1:])  # type: ignore[return-value]
