"""Reliability of each rater, and votes weighted by it (MACE).

Source: Hovy, Berg-Kirkpatrick, Vaswani and Hovy, "Learning Whom to Trust with MACE" (2013). A rater
either knows a unit's true label or guesses by a habit of their own; the share of what is known is
the competence. Fitted by variational Bayes with their priors, from several random starts, the best
of which, or one for all that have come together, goes on to its end. With a
weaker prior on habits whoever often gives the same label would be trusted less, and labels differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.numbering import distinct, firsts, joint, numbered
from labeval.analysis.statistics.ratings import Floats, Integers

if TYPE_CHECKING:
    from scipy.sparse import csr_array

Mask = npt.NDArray[np.bool_]
_Weights = tuple[Floats, Floats, Floats]
"""(raters, starts) of knowing and of guessing, (habits, starts) of habits."""

RESTARTS = 10
_STEPS = 100
"""Of all starts; the best goes on for as many more by itself."""
_CLOSE_ENOUGH, _CLOSE_OF_ONE = 1e-4, 1e-5
"""Change of every competence in a step, below which the starts of a seed, and the one that goes on,
have settled."""
_ALIKE = 0.02
"""Spread of every competence and habit over several fits, below which they are on their way to one
maximum, so that one goes on from their mean: with a million ratings after 11 steps of 56."""
_HABIT = 10.0
"""Dirichlet prior of a rater's habit: guesses of each label."""
_KNOWS, _GUESSES = 0.5, 0.5
"""Beta prior of competence."""

_SIDE_BY_SIDE = 2
"""Seeds that are fitted at once; more take more memory and no less time."""

_FEW_RATINGS = 3
"""Ratings of a unit up to which others are looked for that have the same ones."""

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
        pairs = distinct(joint(unit, every, label))
        self.unit, self.label = pairs // every, pairs % every
        self._raters = int(rater.max()) + 1 if rater.size else 0
        same = _with_same_ratings(unit, joint(label, self._raters, rater))
        alike, times = np.bincount(same), None
        if alike.max(initial=1) > 1:
            kept = same[unit] == unit
            rater, unit, label = rater[kept], unit[kept], label[kept]
            times = alike[unit].astype(np.float64)
        pairs_of_all = same[self.unit] * every + self.label
        pairs, pair = numbered(joint(unit, every, label))
        of_unit = pairs // every
        # By label: pairs of a label, which mostly follow each other too, look up neighbours.
        habits, habit = numbered(joint(label, self._raters, rater))
        self._habit_rater = habits % self._raters
        self._by_raters = np.argsort(self._habit_rater, kind="stable")
        scales = self._habit_rater * every + habits // self._raters // labels
        of_scales, self._habit_scale = np.unique(scales, return_inverse=True)
        starts = np.flatnonzero(np.r_[True, of_unit[1:] != of_unit[:-1]])
        sizes = np.diff(np.r_[starts, len(pairs)])
        by_size = np.argsort(-sizes, kind="stable")
        self._place_of_unit = np.argsort(by_size)
        self._unused = (labels - sizes[by_size]).astype(np.float64)[:, None]
        # The first labels of all units, those of most labels ahead, then all second labels, and so
        # on: what is done to a unit's labels is done to long stretches of memory.
        layer = np.arange(len(pairs)) - np.repeat(starts, sizes)
        order = np.lexsort((np.repeat(self._place_of_unit, sizes), layer))
        place_of_pair = np.argsort(order)
        self._place_of_pair = place_of_pair[np.searchsorted(pairs, pairs_of_all)]
        self._alike = alike[of_unit[starts]].astype(np.float64)[:, None]
        ends = np.cumsum(np.bincount(layer, minlength=1))
        self._layers = [slice(*ends) for ends in zip([0, *ends[:-1]], ends, strict=True)]
        several = int(np.count_nonzero(sizes > 1))
        # Labels that are the only ones of their units, and all others.
        self._alone = slice(several, len(sizes))
        self._others = slice(several), slice(len(sizes), len(pairs))
        where = (place_of_pair[pair].astype(np.int32), habit.astype(np.int32))
        shape = (len(pairs), len(habits))
        self._given = csr_array((np.ones(len(rater)), where), shape=shape)
        # Pair by pair: what is added to, the habits, stays in the processor's cache.
        counted = self._given if times is None else csr_array((times, where), shape=shape)
        self._given_by = counted.T
        self._times = np.bincount(habit, times, minlength=len(habits)).astype(np.float64)
        self._total = np.bincount(self._habit_rater, weights=self._times, minlength=self._raters)
        # Sums over the habits of a rater, or of a rater's scale; of many habits ``add.at`` is slow.
        self._by_rater = _adding(self._habit_rater, self._raters)
        self._by_scale = _adding(self._habit_scale, len(of_scales))

    def fit(self, *, restarts: int = RESTARTS, seed: int = 0) -> Competence:
        """The most likely of ``restarts`` fits from random starts."""
        return self.fits([seed], restarts=restarts)[0]

    def fits(self, seeds: Sequence[int], *, restarts: int = RESTARTS) -> list[Competence]:
        """The same for each seed, to the digit; a few are fitted side by side, which is quicker."""
        return self._gone_on(_together(self._begun(seeds, restarts)))

    def spread(self, seeds: Sequence[int], *, restarts: int = RESTARTS) -> CompetenceSpread:
        """The fits of several seeds; those that are all on their way to one maximum are one."""
        begun = _together(self._begun(seeds, restarts))
        fits = self._gone_on(_mean(begun) if _spreads(begun, 1)[0] < _ALIKE else begun)
        every = np.array([fit.raters for fit in fits])
        best = max(fits, key=lambda fit: fit.log_likelihood)
        return CompetenceSpread(best, every.min(axis=0), every.max(axis=0), len(seeds))

    def _begun(self, seeds: Sequence[int], restarts: int) -> list[_Weights]:
        """Of each seed one fit to go on from: the mean of starts that are alike, or the best."""
        alike = _ALIKE if restarts > 1 else 0.0
        found: list[_Weights] = []
        for n in range(0, len(seeds), _SIDE_BY_SIDE):
            some = seeds[n : n + _SIDE_BY_SIDE]
            starts = _together([self._start(seed, restarts) for seed in some])
            found += [
                _mean(each) if _spreads(each, 1)[0] < alike else self._best(each)
                for each in self._run(starts, len(some), _CLOSE_ENOUGH, alike)
            ]
        return found

    def _gone_on(self, begun: _Weights) -> list[Competence]:
        """Each fit by itself to its end."""
        fits = begun[0].shape[1]
        return [self._result(each) for each in self._run(begun, fits, _CLOSE_OF_ONE, 0.0)]

    def _run(self, now: _Weights, groups: int, close: float, alike: float) -> list[_Weights]:
        """Steps of groups of fits, until each group has settled or its fits are alike."""
        found: dict[int, _Weights] = {}
        left = np.arange(groups)
        for step in range(1, _STEPS + 1):
            before, now = now[0], self._estimated(self._expected(*now)[1])
            moved = np.abs(now[0] - before).reshape(-1, len(left), now[0].shape[1] // len(left))
            ended = moved.max(axis=(0, 2), initial=0.0) < close
            ended |= (_spreads(now, len(left)) < alike) | (step == _STEPS)
            for place in np.flatnonzero(ended).tolist():
                found[int(left[place])] = _columns(now, left == left[place])
            left, now = left[~ended], _columns(now, ~ended)
            if not len(left):
                break
        return [found[n] for n in range(groups)]

    def _start(self, seed: int, restarts: int) -> _Weights:
        """The weights of random starts."""
        rng = np.random.default_rng(seed)
        competence = rng.uniform(0.2, 0.9, (self._raters, restarts))
        habit = np.empty((len(self._habit_rater), restarts))
        habit[self._by_raters] = rng.uniform(0.5, 1.0, habit.shape)
        habit /= (self._by_scale @ habit)[self._habit_scale]
        return competence, 1 - competence, habit

    def _best(self, starts: _Weights) -> _Weights:
        """The most likely of the starts of a seed."""
        _, _, whole, top = self._expected(*starts)
        best = int(np.argmax(self._likelihood(starts, whole, top)))
        return _columns(starts, np.arange(starts[0].shape[1]) == best)

    def _result(self, fit: _Weights) -> Competence:
        posterior, known, whole, top = self._expected(*fit)
        share = ((self._by_rater @ known)[:, 0] + _KNOWS) / (self._total + _KNOWS + _GUESSES)
        likelihood = float(self._likelihood(fit, whole, top)[0])
        of_pairs = posterior[self._place_of_pair, 0]
        return Competence(share, of_pairs, self.unit, self.label, likelihood)

    def _likelihood(self, fits: _Weights, whole: Floats, top: Floats) -> Floats:
        """(fits,) the logarithm, from what :meth:`_expected` has of units."""
        _, guesses, habit = fits
        guessed = guesses[self._habit_rater] * habit
        found: Floats = (self._times[:, None] * np.log(guessed))[self._by_raters].sum(axis=0)
        of_units = (np.log(whole / self._k) + top)[self._place_of_unit]
        found += (self._alike * of_units).sum(axis=0)
        return found

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
        posterior[self._alone] = 1.0  # e⁰: none of their units' labels is more likely
        for some in self._others:
            np.exp(posterior[some], out=posterior[some])
        whole = layers[0].copy()
        for layer in layers[1:]:
            whole[: len(layer)] += layer
        unused = np.negative(top)
        np.exp(unused, out=unused)
        unused *= self._unused
        whole += unused
        for layer in layers:
            layer /= whole[: len(layer)]
        by_habit = self._given_by @ posterior
        return posterior, by_habit * known / (known + guessed), whole, top

    def _estimated(self, known: Floats) -> _Weights:
        """The weights by the ratings that were known.

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


def _with_same_ratings(unit: Integers, habit: Integers) -> Integers:
    """(units,) the first unit to which the same raters gave the same labels; itself if it is that.

    What raters know of such units is computed once for all of them. Units that many raters rated
    are not compared, since they hardly ever have the same.

    Args:
        unit: (ratings,) number of what was rated.
        habit: (ratings,) number of the rater and label.
    """
    sizes, width = np.bincount(unit), int(habit.max(initial=0)) + 1
    found = np.arange(len(sizes))
    for size in set(sizes[sizes <= _FEW_RATINGS].tolist()) - {0}:
        of = np.flatnonzero(sizes[unit] == size)
        of = of[np.lexsort((habit[of], unit[of]))]
        units, (first, *others) = unit[of[::size]], habit[of].reshape(-1, size).T
        key = first
        for each in others:
            key = numbered(key)[1] * width + each
        found[units] = units[firsts(key)][numbered(key)[1]]
    return found


def _adding(to: Integers, size: int) -> csr_array:
    """(size, rows) ones that add each row to one of the sums."""
    from scipy.sparse import csr_array

    return csr_array((np.ones(len(to)), (to, np.arange(len(to)))), shape=(size, len(to)))


def _together(fits: Sequence[_Weights]) -> _Weights:
    competence, guesses, habit = (np.concatenate(of, axis=1) for of in zip(*fits, strict=True))
    return competence, guesses, habit


def _mean(fits: _Weights) -> _Weights:
    competence, guesses, habit = (of.mean(axis=1, keepdims=True) for of in fits)
    return competence, guesses, habit


def _spreads(fits: _Weights, groups: int) -> Floats:
    """(groups,) the largest difference of a group's fits in a competence or habit."""
    competence, _, habit = (of.reshape(len(of), groups, -1) for of in fits)
    found: Floats = np.maximum(
        *(np.ptp(of, axis=2).max(axis=0, initial=0.0) for of in (competence, habit))
    )
    return found


def _columns(of: _Weights, kept: Mask) -> _Weights:
    """The columns of those groups that are kept, (rows, groups times fits) each."""
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


def undefined_spread(raters: int) -> CompetenceSpread:
    """The spread of so many raters whose competence is not defined."""
    unknown, none = np.full(raters, np.nan), np.empty(0, int)
    best = Competence(unknown, np.empty(0), none, none, np.nan)
    return CompetenceSpread(best, unknown, unknown, 0)


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
    return model.spread(range(seed, seed + seeds), restarts=restarts)
