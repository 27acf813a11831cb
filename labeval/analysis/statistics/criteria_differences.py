"""The difference of two systems over several criteria, each of which counts the same.

Where every pair was judged by all criteria, a pair has the mean over them. Where some were not, as
where experts judge one criterion and many others judge another, the mean over pairs would be that
of the criterion with the most pairs. Then the difference is the mean of the criteria's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from labeval.analysis.statistics.differences import (
    ALL_EQUAL,
    BOOTSTRAP,
    ONE_QUESTION,
    ONE_RATER,
    SIGNS,
    Difference,
    paired_difference,
    with_t,
)
from labeval.analysis.statistics.mixed_model import codes_of
from labeval.analysis.statistics.numbering import joint, numbered
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.resampling import Resample
from labeval.text.marks import JOINED, QT_TRANSLATE_NOOP

MEAN_OF_CRITERIA = QT_TRANSLATE_NOOP("Analysis", "mean of the criteria's own differences")
_MOSTLY = 0.75
"""Share of pairs with all criteria from which pairs are taken as equally uncertain."""


def difference_over_criteria(
    value: Floats,
    rater: Integers,
    question: Integers,
    criterion: Integers,
    about: Resample = "both",
) -> Difference:
    """The mean over criteria of the mean of paired differences.

    Where most pairs have all criteria, each pair counts as what it moves the mean of the criteria
    by, which is its own mean where nothing is missing. Elsewhere, the variance of a criterion's
    difference is that of :func:`~labeval.analysis.statistics.differences.paired_difference`, since
    criteria differ in how far raters and questions vary; a common variance would be that of the
    criterion with the most pairs. The covariance of two criteria is that of what raters, and
    questions, with pairs by both add to them; all of these together are not taken for negative.
    The degrees of freedom are the harmonic mean of Satterthwaite's of the sum of these variances,
    which are too many where few questions are alike by chance, and of the fewest of a criterion.

    Args:
        value: (n,) first less second, by one rater on one question; several are their mean.
        rater: (n,) numbers.
        question: (n,) numbers.
        criterion: (n,) numbers.
        about: as in ``paired_difference``.
    """
    raters, questions, criteria = (codes_of(codes) for codes in (rater, question, criterion))
    width, several = int(questions.max()) + 1, int(criteria.max()) + 1
    each, where = numbered(joint(joint(raters, width, questions), several, criteria))
    mean = np.bincount(where, weights=value) / np.bincount(where)
    pair, by = each // several, each % several
    pairs, place = numbered(pair)
    if (np.bincount(place) == several).mean() >= _MOSTLY:
        moved = np.bincount(place, weights=_moves(mean, by)) * len(pairs) / several
        own = np.bincount(by, weights=mean) / np.bincount(by)
        return paired_difference(own.mean() + moved, pairs // width, pairs % width, about)
    rater, question = codes_of(pair // width), codes_of(pair % width)
    sizes = len(pairs), int(rater.max()) + 1, int(question.max()) + 1
    return _Uneven(mean, by, rater, question, place).difference(Difference(*sizes, about=about))


@dataclass(frozen=True, slots=True)
class _Uneven:
    """One difference a rater, question and criterion, where some pairs lack a criterion."""

    value: Floats
    by: Integers
    """(n,) numbers of criteria."""
    rater: Integers
    question: Integers
    pair: Integers

    def difference(self, found: Difference) -> Difference:
        """The difference with its figures.

        Args:
            found: without them.
        """
        of_each = [self.by == n for n in range(int(self.by.max()) + 1)]
        own = [
            paired_difference(self.value[of], self.rater[of], self.question[of], found.about)
            for of in of_each
        ]
        for one in own:
            if one.about != found.about:  # Of one these questions only, so that of all of them.
                return self.difference(replace(found, about=one.about, reason=one.reason))
        mean = float(np.mean([one.value for one in own]))
        notes = [found.reason, *(one.reason for one in own if one.p is not None)]
        found = replace(found, value=mean, reason=JOINED.join(dict.fromkeys(filter(None, notes))))
        for one in own:
            if one.reason in (ONE_RATER, ONE_QUESTION):
                return replace(found, reason=one.reason)
        spreads = np.array([one.spread or 0.0 for one in own])
        if not spreads.any():
            p = max((one.p for one in own if one.p is not None), default=None)
            alike = replace(found, p=p, how=SIGNS)
            return alike if p else replace(found, reason=ALL_EQUAL.format(pairs=found.n))
        freedoms = np.array([one.freedom or np.inf for one in own])
        spread, freedom = self._spread(spreads, freedoms, found.about)
        tested = with_t(found, mean, spread, freedom, MEAN_OF_CRITERIA)
        if found.about != "both":
            return tested
        fewest = min(min(one.raters, one.questions) for one in own) - 1
        free = with_t(found, mean, self._crossed_spread(own), fewest, BOOTSTRAP)
        return replace(tested, free=free.interval)

    def _spread(self, spreads: Floats, freedoms: Floats, about: Resample) -> tuple[float, float]:
        """The standard error of the mean of the criteria's differences, by their own ones.

        And its degrees of freedom. For Satterthwaite's, what any two criteria have in common is
        taken for the same correlation r, and the variances of two that correlate by r correlate by
        r². Of criteria without anything in common they are those of Welch's test, and of criteria
        that are all the same those of one of them.
        """
        if about == "both":
            shared = self._covariance(self.rater) + self._covariance(self.question)
            shared -= self._covariance(self.pair)
        else:
            shared = self._covariance(self.rater if about == "raters" else self.question)
        np.fill_diagonal(shared, 0.0)
        independent, same = float((spreads**2).sum()), float(spreads.sum() ** 2)
        variance = min(max(independent + float(shared.sum()), independent), same)
        r = (variance - independent) / (same - independent) if same > independent else 0.0
        parts = ((1 - r) * spreads + r * spreads.sum()) * spreads / np.sqrt(freedoms)
        varying = (1 - r**2) * float((parts**2).sum()) + r**2 * float(parts.sum()) ** 2
        df, fewest = variance**2 / varying, float(freedoms.min())
        return float(np.sqrt(variance)) / len(spreads), 2 * df * fewest / (df + fewest)

    def _crossed_spread(self, own: Sequence[Difference]) -> float:
        """That of the crossed bootstrap, as of one criterion, with the scores of all of them."""
        score = self._scores / len(own)
        of_raters, of_questions = (
            float((np.bincount(of, weights=score) ** 2).sum()) for of in (self.rater, self.question)
        )
        raters, questions = (
            min(sizes) for sizes in zip(*((one.raters, one.questions) for one in own), strict=True)
        )
        total = (1 - 1 / questions) * of_raters + (1 - 1 / raters) * of_questions
        total += float((np.bincount(self.pair, weights=score) ** 2).sum())
        return float(np.sqrt(total))

    def _covariance(self, cluster: Integers) -> Floats:
        """(criteria, criteria) of the criteria's means, of which only clusters are independent."""
        several = int(self.by.max()) + 1
        place, size = joint(cluster, several, self.by), several * (int(cluster.max()) + 1)
        sums = np.bincount(place, weights=self._scores, minlength=size).reshape(-1, several)
        has = (np.bincount(place, minlength=size) > 0).reshape(-1, several).astype(np.float64)
        both = has.T @ has
        return np.asarray(sums.T @ sums * both / np.maximum(both - 1, 1))

    @property
    def _scores(self) -> Floats:
        return _moves(self.value, self.by)


def _moves(value: Floats, by: Integers) -> Floats:
    """(n,) what each value moves the mean of its criterion by."""
    n = np.bincount(by)
    mean = np.bincount(by, weights=value) / n
    return np.asarray((value - mean[by]) / n[by])
