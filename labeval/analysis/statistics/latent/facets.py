"""The many-facet Rasch model: how severe raters are and how hard criteria, apart from the texts.

log(P(y = k) / P(y = k - 1)) = quality of the text - severity of the rater - difficulty of the
criterion - threshold k: the rating scale model with facets (Andrich, 1978; Linacre, 1989).
Severity, difficulty and thresholds are estimated by conditional maximum likelihood, given each
text's sum of ratings, so that the texts' qualities do not bias them (Andersen, 1973): joint
estimates would be too wide by about L / (L - 1) with L ratings a text. Qualities are then Warm's
(1989) weighted likelihood estimates, which exist for extreme sums too.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.mixed_model import NoFit
from labeval.analysis.statistics.ratings import Floats, Integers

_LEAST = 1e-250
"""Share of the likeliest sum's chance below which one can no longer be worked with."""
_STEP = 1e-4
"""Of the differences of gradients that give the curvature."""
_NEWTON = 50
_CLOSE_ENOUGH = 1e-7
_FARTHEST = 15.0
"""Logits at which nothing that was observed is."""
_HALVINGS = 50
_USUAL_STEPS = 6
_LONGEST = 2.0
"""Of a step, in logits."""


@dataclass(frozen=True, slots=True)
class Facet:
    """Estimates of a facet, in logits; they sum to zero."""

    value: Floats
    spread: Floats
    """Standard errors."""
    infit: Floats
    """Mean squares of what the model does not explain, weighted by information; 1 is expected."""
    outfit: Floats
    """The same without weights: sensitive to single surprises."""
    n: Integers


@dataclass(frozen=True, slots=True)
class Facets:
    """Estimates of the model."""

    rater: Facet
    criterion: Facet
    text: Facet
    """Qualities; these do not sum to zero."""
    thresholds: Floats
    """(categories - 1,) between each two neighbours; they sum to zero."""
    threshold_spreads: Floats
    log_likelihood: float
    """Conditional on the texts' sums."""

    def expected(self, quality: Floats, severity: Floats) -> Floats:
        """Category, from 0, that a text would get on average over all criteria: a fair average."""
        where = (quality - severity)[..., None] - self.criterion.value
        return np.asarray(_moments(where, self.thresholds)[0].mean(axis=-1))


def facets(text: Integers, rater: Integers, criterion: Integers, category: Integers) -> Facets:
    """Fit the model; each rater rates a text once on a criterion.

    Args:
        text: (n,) numbers from 0; each occurs, as with the others.
        rater: (n,) numbers from 0.
        criterion: (n,) numbers from 0.
        category: (n,) numbers from 0 of the ordered answers.

    Raises:
        NoFit: there is one category only, raters or criteria are not joined by texts that they
            have in common, or one of them has the extreme category throughout.
    """
    if not len(category) or category.max() == 0:
        raise NoFit
    model = _Conditional(text, rater, criterion, category)
    point, curve = _maximum(model)
    try:
        covariance: Floats = np.asarray(np.linalg.inv(curve), dtype=np.float64)
    except np.linalg.LinAlgError as error:
        raise NoFit from error
    if np.abs(point).max(initial=0) > _FARTHEST or not (np.diag(covariance) > 0).all():
        raise NoFit
    values, spreads = model.centred(point, covariance)
    severity, difficulty, thresholds = values
    place = severity[rater] + difficulty[criterion]
    quality, uncertainty = _qualities(text, place, category, thresholds)
    mean, variance, _ = _moments(quality[text] - place, thresholds)
    left = category - mean
    of_raters, of_criteria, of_texts = (
        Facet(value, spread, *_fit(of, left, variance), np.bincount(of))
        for value, spread, of in (
            (severity, spreads[0], rater),
            (difficulty, spreads[1], criterion),
            (quality, uncertainty, text),
        )
    )
    height = -model.at(point)[0]
    return Facets(of_raters, of_criteria, of_texts, thresholds, spreads[2], height)


def effort(text: Integers, rater: Integers, criterion: Integers, category: Integers) -> float:
    """Multiplications of :func:`facets`, roughly."""
    model = _Conditional(text, rater, criterion, category)
    return model.work * 2 * model.size * _USUAL_STEPS


def _moments(place: Floats, thresholds: Floats) -> tuple[Floats, Floats, Floats]:
    """Mean, variance and third central moment of the category at quality less severity."""
    k = np.arange(len(thresholds) + 1)
    logs = place[..., None] * k - np.concatenate([[0.0], np.cumsum(thresholds)])
    chance = np.exp(logs - logs.max(axis=-1, keepdims=True))
    chance /= chance.sum(axis=-1, keepdims=True)
    mean = chance @ k
    off = k - mean[..., None]
    return mean, (chance * off**2).sum(axis=-1), (chance * off**3).sum(axis=-1)


def _fit(of: Integers, left: Floats, variance: Floats) -> tuple[Floats, Floats]:
    """Infit and outfit mean squares of each member of a facet."""
    infit = np.bincount(of, weights=left**2) / np.bincount(of, weights=variance)
    return infit, np.bincount(of, weights=left**2 / variance) / np.bincount(of)


def _qualities(
    text: Integers, place: Floats, category: Integers, thresholds: Floats
) -> tuple[Floats, Floats]:
    """(texts,) Warm's estimates and their standard errors, by halving intervals."""
    low = np.full(int(text.max()) + 1, -_FARTHEST)
    high = -low
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        mean, variance, third = _moments(middle[text] - place, thresholds)
        information = np.bincount(text, weights=variance)
        slope = np.bincount(text, weights=category - mean)
        slope += np.bincount(text, weights=third) / (2 * np.maximum(information, 1e-300))
        low, high = np.where(slope > 0, middle, low), np.where(slope > 0, high, middle)
    variance = _moments(low[text] - place, thresholds)[1]
    return low, 1 / np.sqrt(np.bincount(text, weights=variance))


def _maximum(model: _Conditional) -> tuple[Floats, Floats]:
    """The maximum, by Newton's method, and the curvature there."""
    point = np.zeros(model.size)
    height, gradient = model.at(point)
    for _ in range(_NEWTON):
        curve = model.curvature(point)
        try:
            np.linalg.cholesky(curve)
        except np.linalg.LinAlgError as error:
            raise NoFit from error
        step = -np.linalg.solve(curve, gradient)
        step *= min(1.0, _LONGEST / max(float(np.abs(step).max()), 1e-300))
        share = 1.0
        while model.at(point + share * step)[0] > height + _CLOSE_ENOUGH and share > _STEP:
            share /= 2
        point = point + share * step
        height, gradient = model.at(point)
        if np.abs(step).max() < _CLOSE_ENOUGH**0.5:
            return point, curve
        if np.abs(point).max() > 2 * _FARTHEST:
            break
    raise NoFit


class _Conditional:
    """Minus the log likelihood of the ratings, given each text's sum.

    The first rater and criterion are zero while it is fitted. Chances of the sums are products of
    the ratings' generating polynomials, from the left and from the right, so that the chance of
    each rating is there without the others' products being made again. Texts that the same raters
    rated share the products, and those of them with the same sum the chances.
    """

    def __init__(
        self, text: Integers, rater: Integers, criterion: Integers, category: Integers
    ) -> None:
        self._sizes = [int(codes.max()) for codes in (rater, criterion)]
        self._steps = int(category.max())
        self.size = sum(self._sizes) + self._steps - 1
        order = np.lexsort((criterion, rater, text))
        n = np.bincount(text)
        column = np.arange(len(text)) - np.repeat(np.cumsum(n) - n, n)
        slots = np.full((len(n), int(n.max())), -1)
        slots[text[order], column] = (rater * (self._sizes[1] + 1) + criterion)[order]
        slots, pattern = np.unique(slots, axis=0, return_inverse=True)
        self._there: npt.NDArray[np.bool_] = slots >= 0
        self._rater, self._criterion = np.divmod(np.maximum(slots, 0), self._sizes[1] + 1)
        sums = np.bincount(text, weights=category).astype(np.intp)
        # An extreme sum says nothing: it can come about in one way only.
        inner = (sums > 0) & (sums < n * self._steps)
        counted = inner[text]
        rater, criterion, category = rater[counted], criterion[counted], category[counted]
        groups, self._times = np.unique(
            np.column_stack([pattern.ravel(), sums])[inner], axis=0, return_counts=True
        )
        self._pattern, self._sum = groups.T
        self._totals = (
            np.bincount(rater, category, self._sizes[0] + 1),
            np.bincount(criterion, category, self._sizes[1] + 1),
            np.bincount(category, minlength=self._steps + 1)[::-1].cumsum()[::-1][1:],
        )

    @property
    def work(self) -> float:
        """Multiplications of one evaluation, roughly."""
        width = self._there.shape[1]
        sums = width * self._steps + 1
        return float((len(self._there) + len(self._sum)) * width * (self._steps + 1) * sums)

    def _parts(self, point: Floats) -> tuple[Floats, Floats, Floats]:
        severity, difficulty, inner = np.split(point, np.cumsum(self._sizes))
        # Thresholds sum to zero, which separates them from the texts' qualities.
        thresholds = np.append(inner, -inner.sum())
        return np.append(0.0, severity), np.append(0.0, difficulty), thresholds

    def at(self, point: Floats) -> tuple[float, Floats]:
        """Minus the log likelihood, and its gradient."""
        severity, difficulty, thresholds = self._parts(point)
        k = np.arange(self._steps + 1)
        place = severity[self._rater] + difficulty[self._criterion]
        logs = -place[..., None] * k - np.concatenate([[0.0], np.cumsum(thresholds)])
        top = np.where(self._there, logs.max(axis=-1), 0.0)
        terms = np.exp(logs - top[..., None])
        terms[~self._there] = np.eye(self._steps + 1)[0]
        left, scales = self._products(terms)
        whole = left[-1][self._pattern, self._sum]
        if whole.min(initial=1.0) < _LEAST:
            return np.inf, np.zeros(self.size)
        height = np.log(whole) + (scales[-1] + top.sum(axis=1))[self._pattern]
        totals = self._totals
        seen = severity @ totals[0] + difficulty @ totals[1] + thresholds @ totals[2]
        chance = self._chances(terms, left, scales, whole)
        mean = (chance @ k).ravel()
        by_rater = np.bincount(self._rater[self._pattern].ravel(), mean, self._sizes[0] + 1)
        codes = self._criterion[self._pattern].ravel()
        by_criterion = np.bincount(codes, mean, self._sizes[1] + 1)
        above = chance.sum(axis=(0, 1))[::-1].cumsum()[::-1][1:]
        by_threshold = totals[2] - above
        gradient = np.concatenate(
            [
                (totals[0] - by_rater)[1:],
                (totals[1] - by_criterion)[1:],
                by_threshold[:-1] - by_threshold[-1],
            ]
        )
        return float(seen + self._times @ height), gradient

    def _products(self, terms: Floats) -> tuple[list[Floats], list[Floats]]:
        """Products of none, one, two … of the polynomials, each scaled to a largest of 1.

        Returns:
            For each number of them (texts, sums), and (texts,) logarithms of what was divided by.
        """
        texts, width, size = terms.shape
        whole = np.zeros((texts, width * (size - 1) + 1))
        whole[:, 0] = 1.0
        found, scales = [whole], [np.zeros(texts)]
        for n in range(width):
            longer = np.zeros_like(whole)
            for k in range(size):
                longer[:, k:] += terms[:, n, k, None] * whole[:, : whole.shape[1] - k]
            top = longer.max(axis=1)
            whole = longer / top[:, None]
            found.append(whole)
            scales.append(scales[-1] + np.log(top))
        return found, scales

    def _chances(
        self, terms: Floats, left: list[Floats], scales: list[Floats], whole: Floats
    ) -> Floats:
        """(groups, ratings, categories) chances of each rating given the sum, times the texts."""
        right, from_right = self._products(terms[:, ::-1])
        width, size = terms.shape[1:]
        of, rows = self._pattern, self._pattern[:, None]
        sums = np.arange(left[0].shape[1])
        found = np.zeros((len(of), width, size))
        for n in range(width):
            after = right[width - 1 - n]
            scale = np.exp(scales[n] + from_right[width - 1 - n] - scales[-1])[of] / whole
            for k in range(size):
                other = self._sum[:, None] - k - sums
                rest = np.where(other >= 0, after[rows, np.maximum(other, 0)], 0.0)
                found[:, n, k] = terms[of, n, k] * (left[n][of] * rest).sum(axis=1) * scale
        found *= (self._times[:, None] * self._there[of])[..., None]
        return found

    def curvature(self, point: Floats) -> Floats:
        """(parameters, parameters) second derivatives, from central differences."""
        curve = np.zeros((self.size, self.size))
        for n in range(self.size):
            step = np.zeros(self.size)
            step[n] = _STEP
            curve[n] = (self.at(point + step)[1] - self.at(point - step)[1]) / (2 * _STEP)
        return (curve + curve.T) / 2

    def centred(self, point: Floats, covariance: Floats) -> tuple[list[Floats], list[Floats]]:
        """Severities, difficulties and thresholds that sum to zero, and their standard errors."""
        raters, criteria = (size + 1 for size in self._sizes)
        whole = np.zeros((raters + criteria + self._steps, self.size))
        whole[1:raters, : raters - 1] = np.eye(raters - 1)
        whole[raters + 1 : raters + criteria, raters - 1 : raters + criteria - 2] = np.eye(
            criteria - 1
        )
        inner = self._steps - 1
        whole[raters + criteria : raters + criteria + inner, self.size - inner :] = np.eye(inner)
        whole[-1, self.size - inner :] = -1.0
        for first, last in ((0, raters), (raters, raters + criteria)):
            whole[first:last] -= whole[first:last].mean(axis=0)
        values = whole @ point
        spreads = np.sqrt(np.maximum(np.einsum("ij,jk,ik->i", whole, covariance, whole), 0.0))
        ends = [raters, raters + criteria]
        return np.split(values, ends), np.split(spreads, ends)
