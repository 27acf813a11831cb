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

from labeval.analysis.statistics.latent.conditional import Conditional
from labeval.analysis.statistics.mixed_model import NoFit
from labeval.analysis.statistics.ratings import Floats, Integers

_SHORTEST = 1e-4
"""Share of a step that is tried."""
_NEWTON = 50
_CLOSE_ENOUGH = 1e-7
_FARTHEST = 15.0
"""Logits at which nothing that was observed is."""
_MOST_STEPS = 60
"""Of scoring: as many as halving the interval would take."""
_LEVEL = 1e-13
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
    model = Conditional(text, rater, criterion, category)
    point, height, curve = _maximum(model)
    try:
        covariance: Floats = np.asarray(np.linalg.inv(curve), dtype=np.float64)
    except np.linalg.LinAlgError as error:
        raise NoFit from error
    if np.abs(point).max(initial=0) > _FARTHEST or not (np.diag(covariance) > 0).all():
        raise NoFit
    values, spreads = _centred(model, point, covariance)
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
    return Facets(of_raters, of_criteria, of_texts, thresholds, spreads[2], -height)


def effort(text: Integers, rater: Integers, criterion: Integers, category: Integers) -> float:
    """Multiplications of :func:`facets`, roughly."""
    model = Conditional(text, rater, criterion, category)
    return model.work * 2 * model.size * _USUAL_STEPS


def least_effort(text: Integers, rater: Integers, criterion: Integers, category: Integers) -> float:
    """A bound below :func:`effort` from counts alone: as if the same raters rated all texts."""
    width, steps = int(np.bincount(text).max()), int(category.max())
    size = int(rater.max()) + int(criterion.max()) + steps - 1
    return float(width * (steps + 1) * (width * steps + 1)) * 2 * size * _USUAL_STEPS


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
    """(texts,) Warm's estimates and their standard errors.

    By scoring; where a step leaves the interval that holds an estimate, that is halved instead.
    """
    low = np.full(int(text.max()) + 1, -_FARTHEST)
    high, found = -low, np.zeros(len(low))
    total = np.bincount(text, weights=category)
    for _ in range(_MOST_STEPS):
        mean, variance, third = _moments(found[text] - place, thresholds)
        information = np.maximum(np.bincount(text, weights=variance), 1e-300)
        slope = total - np.bincount(text, weights=mean)
        slope += np.bincount(text, weights=third) / (2 * information)
        low, high = np.where(slope > 0, found, low), np.where(slope > 0, high, found)
        step = found + slope / information
        before, found = found, np.where((step > low) & (step < high), step, (low + high) / 2)
        if np.abs(found - before).max() < _LEVEL:
            break
    variance = _moments(found[text] - place, thresholds)[1]
    return found, 1 / np.sqrt(np.bincount(text, weights=variance))


def _maximum(model: Conditional) -> tuple[Floats, float, Floats]:
    """The maximum by Newton's method: where, minus the log likelihood, and the curvature."""
    point = np.zeros(model.size)
    height, gradient, curve = model.at(point)
    for _ in range(_NEWTON):
        try:
            np.linalg.cholesky(curve)
            step = -np.linalg.solve(curve, gradient)
        except np.linalg.LinAlgError as error:
            raise NoFit from error
        step *= min(1.0, _LONGEST / max(float(np.abs(step).max()), 1e-300))
        share, found = 1.0, model.at(point + step)
        while found[0] > height + _CLOSE_ENOUGH and share > _SHORTEST:
            share /= 2
            found = model.at(point + share * step)
        point = point + share * step
        height, gradient, curve = found
        if np.abs(step).max() < _CLOSE_ENOUGH:
            return point, height, curve
        if np.abs(point).max() > 2 * _FARTHEST:
            break
    raise NoFit


def _centred(
    model: Conditional, point: Floats, covariance: Floats
) -> tuple[list[Floats], list[Floats]]:
    """Severities, difficulties and thresholds that sum to zero, and their standard errors."""
    whole = model.whole.copy()
    ends = np.cumsum(model.sizes)[:2]
    for part in np.split(whole, ends)[:2]:
        part -= part.mean(axis=0)
    spreads = np.sqrt(np.maximum(np.einsum("ij,jk,ik->i", whole, covariance, whole), 0.0))
    return np.split(whole @ point, ends), np.split(spreads, ends)
