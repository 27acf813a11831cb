"""Reliability of each rater, and votes weighted by it (MACE).

Source: Hovy, Berg-Kirkpatrick, Vaswani and Hovy, "Learning Whom to Trust with MACE" (2013). A rater
either knows a unit's true label or guesses by a habit of their own; the share of what is known is
the competence. Fitted by variational Bayes with their priors, from several random starts. With a
weaker prior on habits whoever often gives the same label would be trusted less, and labels differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.numbering import numbered
from labeval.analysis.statistics.ratings import Floats, Integers

if TYPE_CHECKING:
    from scipy.sparse import csr_array

Mask = npt.NDArray[np.bool_]

RESTARTS = 10
_STEPS = 100
_CLOSE_ENOUGH = 1e-4
"""Change of every competence in a step, below which a fit has settled."""
_HABIT = 10.0
"""Dirichlet prior of a rater's habit: guesses of each label."""
_KNOWS, _GUESSES = 0.5, 0.5
"""Beta prior of competence."""

_SIDE_BY_SIDE = 2
"""Seeds that are fitted at once; more take more memory and no less time."""

FEW_UNITS = 16
"""Ratings of a rater up to which the competence is known to be unstable."""


@dataclass(frozen=True, slots=True)
class Competence:
    """Result of MACE."""

    raters: Floats
    """(raters,) competence, 0 to 1."""
    posterior: Floats
    """(pairs,) how likely each label that a unit was given is the true one."""
    unit: Integers
    """(pairs,) the units, ascending."""
    label: Integers
    """(pairs,) the labels."""
    log_likelihood: float


class Mace:
    """Ratings prepared for fitting.

    Args:
        rater: (ratings,) number of the rater.
        unit: (ratings,) number of what was rated.
        label: (ratings,) number of the label; where units have scales of their own those of the
            second begin at ``labels``, of the third at twice as many, and so on.
        labels: how many labels a unit could get.
    """

    def __init__(self, rater: Integers, unit: Integers, label: Integers, labels: int) -> None:
        from scipy.sparse import csr_array

        self._k = labels
        every = int(label.max()) + 1 if label.size else labels
        pairs, pair = numbered(unit * every + label)
        habits, habit = numbered(rater * every + label)
        self.unit, self.label = pairs // every, pairs % every
        self._habit_rater = habits // every
        scales = habits // every * every + habits % every // labels
        of_scales, self._habit_scale = np.unique(scales, return_inverse=True)
        self._raters = int(rater.max()) + 1 if rater.size else 0
        starts = np.flatnonzero(np.r_[True, self.unit[1:] != self.unit[:-1]])
        sizes = np.diff(np.r_[starts, len(pairs)])
        by_size = np.argsort(-sizes, kind="stable")
        self._place_of_unit = np.argsort(by_size)
        self._unused = (labels - sizes[by_size]).astype(np.float64)[:, None]
        # The first labels of all units, those of most labels ahead, then all second labels, and so
        # on: what is done to a unit's labels is done to long stretches of memory.
        layer = np.arange(len(pairs)) - np.repeat(starts, sizes)
        order = np.lexsort((np.repeat(self._place_of_unit, sizes), layer))
        self._place_of_pair = np.argsort(order)
        ends = np.cumsum(np.bincount(layer, minlength=1))
        self._layers = [slice(*ends) for ends in zip([0, *ends[:-1]], ends, strict=True)]
        where = (self._place_of_pair[pair].astype(np.int32), habit.astype(np.int32))
        shape = (len(pairs), len(habits))
        self._given = csr_array((np.ones(len(rater)), where), shape=shape)
        # Pair by pair: what is added to, the habits, stays in the processor's cache.
        self._given_by = self._given.T
        self._times = np.bincount(habit, minlength=len(habits)).astype(np.float64)
        self._total = np.bincount(self._habit_rater, weights=self._times, minlength=self._raters)
        # Sums over the habits of a rater, or of a rater's scale; of many habits ``add.at`` is slow.
        self._by_rater = _adding(self._habit_rater, self._raters)
        self._by_scale = _adding(self._habit_scale, len(of_scales))

    def fit(self, *, restarts: int = RESTARTS, seed: int = 0) -> Competence:
        """The most likely of ``restarts`` fits from random starts."""
        return self.fits([seed], restarts=restarts)[0]

    def fits(self, seeds: Sequence[int], *, restarts: int = RESTARTS) -> list[Competence]:
        """The same for each seed, to the digit; a few are fitted side by side, which is quicker."""
        return [
            each
            for n in range(0, len(seeds), _SIDE_BY_SIDE)
            for each in self._side_by_side(seeds[n : n + _SIDE_BY_SIDE], restarts)
        ]

    def _side_by_side(self, seeds: Sequence[int], restarts: int) -> list[Competence]:
        starts = [self._start(seed, restarts) for seed in seeds]
        competence, habit = (np.concatenate(each, axis=1) for each in zip(*starts, strict=True))
        now = competence, 1 - competence, habit
        found: dict[int, Competence] = {}
        left = np.arange(len(seeds))
        for step in range(1, _STEPS + 1):
            _, known, _, _ = self._expected(*now)
            before, now = now[0], self._estimated(known)
            moved = np.abs(now[0] - before).reshape(-1, len(left), restarts).max(axis=(0, 2))
            settled = (moved < _CLOSE_ENOUGH) | (step == _STEPS)
            for place in np.flatnonzero(settled).tolist():
                found[int(left[place])] = self._best(*_columns(now, left == left[place]))
            left, now = left[~settled], _columns(now, ~settled)
            if not len(left):
                break
        return [found[n] for n in range(len(seeds))]

    def _start(self, seed: int, restarts: int) -> tuple[Floats, Floats]:
        """(raters, starts) competence and (habits, starts) habits."""
        rng = np.random.default_rng(seed)
        competence = rng.uniform(0.2, 0.9, (self._raters, restarts))
        habit = rng.uniform(0.5, 1.0, (len(self._habit_rater), restarts))
        habit /= (self._by_scale @ habit)[self._habit_scale]
        return competence, habit

    def _best(self, competence: Floats, guesses: Floats, habit: Floats) -> Competence:
        """The most likely of the starts of a seed."""
        posterior, known, whole, top = self._expected(competence, guesses, habit)
        guessed = guesses[self._habit_rater] * habit
        likelihood = (self._times[:, None] * np.log(guessed)).sum(axis=0)
        likelihood += (np.log(whole / self._k) + top)[self._place_of_unit].sum(axis=0)
        best = int(np.argmax(likelihood))
        sums = (self._by_rater @ known)[:, best]
        share = (sums + _KNOWS) / (self._total + _KNOWS + _GUESSES)
        of_pairs = posterior[self._place_of_pair, best]
        return Competence(share, of_pairs, self.unit, self.label, float(likelihood[best]))

    def _expected(
        self, competence: Floats, guesses: Floats, habit: Floats
    ) -> tuple[Floats, Floats, Floats, Floats]:
        """The posterior of a unit's labels, and what the raters knew.

        Returns:
            (pairs, starts) posterior; (habits, starts) ratings that were known; (units, starts)
            sums of likelihoods of the labels in units of the largest, and its logarithm. Pairs and
            units are in the order of the layers.
        """
        guessed = guesses[self._habit_rater] * habit
        known = competence[self._habit_rater]
        # Of a unit's labels only those that somebody gave differ from all others. All of it is
        # done in place: of the largest arrays, memory for another one takes longer than the sums.
        posterior = self._given @ np.log1p(known / guessed)
        layers = [posterior[layer] for layer in self._layers]
        top = np.maximum(layers[0], 0.0)
        for layer in layers[1:]:
            np.maximum(top[: len(layer)], layer, out=top[: len(layer)])
        for layer in layers:
            layer -= top[: len(layer)]
        np.exp(posterior, out=posterior)
        whole = layers[0].copy()
        for layer in layers[1:]:
            whole[: len(layer)] += layer
        whole += self._unused * np.exp(-top)
        for layer in layers:
            layer /= whole[: len(layer)]
        by_habit = self._given_by @ posterior
        return posterior, by_habit * known / (known + guessed), whole, top

    def _estimated(self, known: Floats) -> tuple[Floats, Floats, Floats]:
        """(raters, starts) weights of knowing and of guessing, (habits, starts) of habits.

        Each is the exponential of the mean logarithm under the variational posterior, so that they
        add up to less than one.
        """
        from scipy.special import digamma

        by_rater, total = self._by_rater @ known, self._total[:, None]
        whole = digamma(total + _KNOWS + _GUESSES)
        right = np.exp(digamma(by_rater + _KNOWS) - whole)
        wrong = np.exp(digamma(np.maximum(total - by_rater, 0.0) + _GUESSES) - whole)
        guessed = np.maximum(self._times[:, None] - known, 0.0)
        of_scale = self._by_scale @ guessed + _HABIT * self._k
        habit = np.exp(digamma(guessed + _HABIT) - digamma(of_scale)[self._habit_scale])
        return right, wrong, habit


def _adding(to: Integers, size: int) -> csr_array:
    """(size, rows) ones that add each row to one of the sums."""
    from scipy.sparse import csr_array

    return csr_array((np.ones(len(to)), (to, np.arange(len(to)))), shape=(size, len(to)))


def _columns(of: tuple[Floats, Floats, Floats], kept: Mask) -> tuple[Floats, Floats, Floats]:
    """The columns of those seeds that are kept, (rows, seeds times starts) each."""
    if kept.all():
        return of
    competence, guesses, habit = (
        np.ascontiguousarray(each[:, np.repeat(kept, each.shape[1] // len(kept))]) for each in of
    )
    return competence, guesses, habit


@dataclass(frozen=True, slots=True)
class CompetenceSpread:
    """Competence over several seeds."""

    best: Competence
    """Result of the seed whose fit is the most likely."""
    low: Floats
    """(raters,) the lowest over the seeds."""
    high: Floats
    """(raters,) the highest."""
    seeds: int


def competence(
    rater: Integers,
    unit: Integers,
    label: Integers,
    *,
    labels: int,
    seeds: int = 5,
    seed: int = 0,
    restarts: int = RESTARTS,
) -> CompetenceSpread:
    """Competence of each rater, with its spread over ``seeds`` seeds of ``restarts`` starts each.

    Args:
        rater: (ratings,) number of the rater, from 0.
        unit: (ratings,) number of what was rated.
        label: (ratings,) number of the label, from 0; as :class:`Mace` has it.
        labels: how many a unit could get.
        seeds: how many fits the spread is over.
        seed: the first of them.
        restarts: of each fit.
    """
    model = Mace(rater, unit, label, labels)
    fits = model.fits(range(seed, seed + seeds), restarts=restarts)
    every = np.array([fit.raters for fit in fits])
    best = max(fits, key=lambda fit: fit.log_likelihood)
    return CompetenceSpread(best, every.min(axis=0), every.max(axis=0), seeds)
