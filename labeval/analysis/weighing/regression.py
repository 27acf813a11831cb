"""Linear weights of aspects on an overall rating, and how well they predict unseen ratings.

As Kamoda et al. (2023) weigh aspects: what the overall rating loses against its ideal is a sum of
the aspects' distances from theirs, without an intercept, since a text that is ideal in all loses
nothing. Unlike them, ratings of one question are never on both sides of a split.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.draws import times_drawn
from labeval.analysis.statistics.estimate import Estimate, Interval, undefined
from labeval.analysis.statistics.few import QUESTIONS, noted
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.samples import SAMPLES
from labeval.analysis.weighing.ratings import AspectRatings
from labeval.text.marks import QT_TRANSLATE_NOOP

Split = Literal["question", "rating"]
FOLDS = 5

_FEW = QT_TRANSLATE_NOOP(
    "Analysis", "{ratings} complete ratings are too few to weigh {aspects} aspects"
)
_NEVER_APART = QT_TRANSLATE_NOOP("Analysis", "aspects that always go together cannot be separated")
_ONE_QUESTION = QT_TRANSLATE_NOOP(
    "Analysis", "only one question: none can be held out; split by rating to see what that gives"
)
_CONSTANT = QT_TRANSLATE_NOOP("Analysis", "nothing varies among the ratings held out")


@dataclass(frozen=True, slots=True)
class HeldOut:
    """Prediction of ratings that the weights have not seen."""

    pearson: Estimate
    error: Estimate
    """Root mean squared, in points of the overall rating."""


@dataclass(frozen=True, slots=True)
class Weights:
    """One weight for each aspect: points lost at the aspect's furthest point."""

    weights: tuple[Estimate, ...]
    held_out: HeldOut


def aspect_weights(
    ratings: AspectRatings, *, split: Split = "question", samples: int = SAMPLES, seed: int = 0
) -> Weights:
    """Least-squares weights, each with an interval over resampled questions.

    Args:
        ratings: complete ones.
        split: what is held out together, in :data:`FOLDS` parts; each part is predicted once, by
            weights from the others. With ``rating``, ratings of one text are on both sides,
            and figures look better than they are.
        samples: of the bootstrap; 0 for no intervals.
        seed: of the bootstrap and the parts.
    """
    x, y = ratings.distances, ratings.explained
    n, aspects = x.shape
    reason = ""
    if n <= aspects:
        reason = _FEW
    elif np.linalg.matrix_rank(x) < aspects:
        reason = _NEVER_APART
    if reason:
        none = undefined(n, reason, ratings=n, aspects=aspects)
        return Weights((none,) * aspects, HeldOut(none, none))
    found = _fitted(x, y)
    ends, questions = _intervals(ratings, samples, seed), int(ratings.question.max()) + 1
    weights = tuple(
        noted(
            Estimate(float(w), n, None if ends is None else Interval(*map(float, ends[:, k]))),
            QUESTIONS,
            questions,
        )
        for k, w in enumerate(found)
    )
    return Weights(weights, held_out(ratings, _foretell, split=split, seed=seed))


def held_out(
    ratings: AspectRatings,
    foretell: Callable[[Floats, Floats, Floats], Floats],
    *,
    split: Split = "question",
    seed: int = 0,
) -> HeldOut:
    """Predict each rating by a model that has not seen its part.

    Args:
        ratings: complete ones.
        foretell: (training distances, training ratings, distances held out) to ratings.
        split: what is held out together.
        seed: of the parts.
    """
    y = ratings.explained
    groups = ratings.question if split == "question" else np.arange(len(y))
    if len(np.unique(groups)) < 2:
        none = undefined(len(y), _ONE_QUESTION)
        return HeldOut(none, none)
    predicted = np.full(len(y), np.nan)
    for out in _parts(groups, seed):
        predicted[out] = foretell(ratings.distances[~out], y[~out], ratings.distances[out])
    error = Estimate(float(np.sqrt(((predicted - y) ** 2).mean())), len(y))
    if np.ptp(predicted) < 1e-12 or np.ptp(y) < 1e-12:
        return HeldOut(undefined(len(y), _CONSTANT), error)
    return HeldOut(Estimate(float(np.corrcoef(predicted, y)[0, 1]), len(y)), error)


def _parts(groups: Integers, seed: int) -> Iterator[npt.NDArray[np.bool_]]:
    """(ratings,) masks of the parts that are held out one after the other."""
    names = np.unique(groups)
    part_of = np.arange(len(names)) % min(FOLDS, len(names))
    part_of = np.random.default_rng(seed).permutation(part_of)
    place = np.searchsorted(names, groups)
    for part in range(int(part_of.max()) + 1):
        yield part_of[place] == part


def _fitted(x: Floats, y: Floats) -> Floats:
    return np.asarray(np.linalg.lstsq(x, y, rcond=None)[0])


def _foretell(x: Floats, y: Floats, unseen: Floats) -> Floats:
    return np.asarray(unseen @ _fitted(x, y))


def _intervals(ratings: AspectRatings, samples: int, seed: int) -> Floats | None:
    """(2, aspects) percentiles of 95 % over questions drawn with replacement."""
    questions = int(ratings.question.max()) + 1
    if questions < 2 or not samples:
        return None
    aspects = ratings.distances.shape[1]
    products = np.zeros((questions, aspects, aspects))
    sums = np.zeros((questions, aspects))
    x, y = ratings.distances, ratings.explained
    np.add.at(products, ratings.question, x[:, :, None] * x[:, None, :])
    np.add.at(sums, ratings.question, x * y[:, None])
    rng = np.random.default_rng(seed)
    drawn = times_drawn(rng, questions, samples)
    lefts = np.einsum("sq,qab->sab", drawn, products)
    rights = drawn @ sums
    found = [
        np.linalg.solve(left, right)
        for left, right in zip(lefts, rights, strict=True)
        if np.linalg.cond(left) < 1e10
    ]
    return np.quantile(np.array(found), [0.025, 0.975], axis=0) if found else None
