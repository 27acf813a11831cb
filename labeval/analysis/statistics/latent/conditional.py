"""Likelihood of ratings given each text's sum, with its gradient and curvature in closed form.

A text's ratings are independent, each with a generating polynomial of its category, so the chance
of a sum is a coefficient of the polynomials' product. It is taken as the mean of the product over
points of a circle (Cauchy's formula), which is exact where there are more points than the sum has
values. At each point the product is of numbers, so that what moves a rating moves one factor:
means and covariances given the sum are weighed means over the points, and no polynomial is
multiplied out. The circle goes near the saddle point of each sum, where the mean of the product is
of the size of its largest value; on a circle of radius 1 the chances of rare sums would be lost in
rounding (Daniels, 1954, Ann. Math. Statist. 25(4), on saddle points).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.numbering import joint
from labeval.analysis.statistics.ratings import Floats, Integers

_Complex = npt.NDArray[np.complex128]

_AT_ONCE = 2**17
"""Numbers in the largest array of a block."""
_OFF_SADDLE = 0.1
"""Logits from the saddle point, since there factors of equal chances can be zero on the circle."""
_SADDLE_STEPS = 8
"""The place of the circle has to be near only."""


@dataclass(frozen=True, slots=True)
class _Block:
    """Sums of texts that have the same number of ratings."""

    rater: Integers
    """(sums, ratings), as :attr:`criterion`."""
    criterion: Integers
    total: Integers
    """(sums,) the sum."""
    times: Integers
    """(sums,) texts that have these raters and this sum."""
    own: Floats
    """(sums, places, ratings) 1 where a rating belongs to a place: a rater, or a criterion."""
    places: Integers
    """(sums, places + thresholds) their numbers among all parameters; one more where unused."""

    def parts(self) -> Iterator[_Block]:
        """Some sums at a time, so that their numbers fit in the memory of a processor."""
        sums, width = self.rater.shape
        at_once = max(1, _AT_ONCE // (width * width * 8))
        for start in range(0, sums, at_once):
            which = slice(start, start + at_once)
            yield _Block(*(getattr(self, name)[which] for name in self.__slots__))


class Conditional:
    """Minus the log likelihood of the ratings, given each text's sum.

    The first rater and criterion are zero, and thresholds sum to zero, which separates them from
    the texts' qualities. Texts that the same raters rated and that have the same sum count as one.
    """

    def __init__(
        self, text: Integers, rater: Integers, criterion: Integers, category: Integers
    ) -> None:
        self._raters, self._criteria = int(rater.max()) + 1, int(criterion.max()) + 1
        self._steps = int(category.max())
        self.size = self._raters + self._criteria + self._steps - 3
        order = np.lexsort((criterion, rater, text))
        n = np.bincount(text)
        column = np.arange(len(text)) - np.repeat(np.cumsum(n) - n, n)
        slots = np.full((len(n), int(n.max())), -1)
        slots[text[order], column] = joint(rater, self._criteria, criterion)[order]
        self._slots, pattern = np.unique(slots, axis=0, return_inverse=True)
        sums = np.bincount(text, weights=category).astype(np.intp)
        # An extreme sum says nothing: it can come about in one way only.
        inner = (sums > 0) & (sums < n * self._steps)
        groups, self._times = np.unique(
            np.column_stack([pattern.ravel(), sums])[inner], axis=0, return_counts=True
        )
        self._pattern, self._sum = groups.T
        counted = inner[text]
        rater, criterion, category = rater[counted], criterion[counted], category[counted]
        above = np.bincount(category, minlength=self._steps + 1)[::-1].cumsum()[::-1][1:]
        self._seen = np.concatenate(
            [
                np.bincount(rater, category, self._raters),
                np.bincount(criterion, category, self._criteria),
                above,
            ]
        )

    @property
    def work(self) -> float:
        """Multiplications that multiplying the polynomials out would take, roughly."""
        width = self._slots.shape[1]
        sums = width * self._steps + 1
        return float((len(self._slots) + len(self._sum)) * width * (self._steps + 1) * sums)

    @property
    def sizes(self) -> tuple[int, int, int]:
        """Numbers of raters, criteria and thresholds."""
        return self._raters, self._criteria, self._steps

    @cached_property
    def whole(self) -> Floats:
        """(raters + criteria + thresholds, parameters) all of them from those that are free."""
        found = np.zeros((len(self._seen), self.size))
        columns = np.arange(self.size)
        ends = np.cumsum([self._raters - 1, self._criteria - 1])
        rows = columns + 1 + (columns >= ends[0])
        found[rows, columns] = 1.0
        found[-1, ends[1] :] = -1.0
        return found

    @cached_property
    def _blocks(self) -> list[_Block]:
        widths = (self._slots >= 0).sum(axis=1)[self._pattern]
        return [self._block(np.flatnonzero(widths == width)) for width in np.unique(widths)]

    def _block(self, sums: Integers) -> _Block:
        slots = self._slots[self._pattern[sums]]
        slots = slots[:, slots[0] >= 0]
        rater, criterion = np.divmod(slots, self._criteria)
        # Ratings of a text are in the order of raters: a place of its own for each of them.
        turn = np.diff(rater, axis=1, prepend=rater[:, :1]) > 0
        local = turn.cumsum(axis=1)
        raters = int(local.max()) + 1
        own = np.zeros((len(sums), raters + self._criteria, slots.shape[1]))
        row, rating = np.indices(slots.shape)
        own[row, local, rating] = own[row, raters + criterion, rating] = 1.0
        places = np.full((len(sums), raters + self._criteria + self._steps), len(self._seen))
        places[row, local] = rater
        places[:, raters:] = np.arange(self._raters, len(self._seen))
        return _Block(rater, criterion, self._sum[sums], self._times[sums], own, places)

    def at(self, point: Floats) -> tuple[float, Floats, Floats]:
        """Minus the log likelihood, its gradient, and its second derivatives.

        Args:
            point: (parameters,) raters and criteria but the first, thresholds but the last.
        """
        every = self.whole @ point
        size = len(every)
        height, mean = float(every @ self._seen), np.zeros(size + 1)
        curve = np.zeros((size + 1) ** 2)
        for block in chain.from_iterable(block.parts() for block in self._blocks):
            logs, first, second = self._moments(block, every)
            height += float(block.times @ logs)
            weighed = block.times[:, None] * first
            mean += np.bincount(block.places.ravel(), weighed.ravel(), size + 1)
            pair = block.places[:, :, None] * (size + 1) + block.places[:, None]
            weighed = block.times[:, None, None] * second
            curve += np.bincount(pair.ravel(), weighed.ravel(), (size + 1) ** 2)
        square = curve.reshape(size + 1, size + 1)[:size, :size]
        gradient = self._seen - mean[:size]
        return height, gradient @ self.whole, self.whole.T @ square @ self.whole

    def _moments(self, block: _Block, every: Floats) -> tuple[Floats, Floats, Floats]:
        """For each sum: the logarithm of its coefficient; means and covariances given it.

        They are of what the parameters multiply: the sums of categories of a rater and of a
        criterion, and the number of ratings that are above a threshold.
        """
        width, k = block.rater.shape[1], np.arange(self._steps + 1)
        place = every[block.rater] + every[self._raters + block.criterion]
        rises = np.concatenate([[0.0], np.cumsum(every[self._raters + self._criteria :])])
        tilt = _saddle(place, rises, block.total) + _OFF_SADDLE
        chance, norm = _chances(tilt[:, None] - place, rises)
        # Even, and from the middle of a step: the other half of the points are conjugates.
        points = 2 * (width * self._steps // 2 + 1)
        angle = (2 * np.arange(points // 2) + 1) * np.pi / points
        turned: _Complex = np.exp(1j * np.outer(k, angle)).astype(np.complex128)
        # (sums, thresholds, ratings, points): the share of each factor that is above a threshold.
        tails = (k >= k[1:, None])[:, :, None] * turned
        factor = chance @ turned
        above = (chance[:, None] @ tails) / factor[:, None]
        weight = factor.prod(axis=1) * np.exp(-1j * np.outer(block.total, angle))
        whole = weight.real.sum(axis=1)
        # Far from the data rounding leaves none of a coefficient; the search shortens such a step.
        whole = np.where(whole > 0, whole, np.inf)
        weight /= whole[:, None]
        logs = norm.sum(axis=1) - tilt * block.total + np.log(2 * whole / points)
        return logs, *self._weighed(block, above, weight)

    def _weighed(self, block: _Block, above: _Complex, weight: _Complex) -> tuple[Floats, Floats]:
        """Means and covariances of a block, from those at each point."""
        sums, steps, width, points = above.shape
        moving = np.concatenate([block.own @ above.sum(axis=1), above.sum(axis=2)], axis=1)
        first = (moving @ weight[..., None])[..., 0].real
        second = ((moving * weight[:, None]) @ moving.swapaxes(1, 2)).real
        second -= first[:, :, None] * first[:, None]
        # Within one rating, what is above two thresholds is above the higher of them.
        each = above.transpose(0, 2, 1, 3).reshape(sums, width, steps, points)
        alone = (each @ weight[:, None, :, None])[..., 0].real
        t = np.arange(steps)
        inside = alone[:, :, np.maximum(t[:, None], t)]
        inside -= ((each * weight[:, None, None]) @ each.swapaxes(2, 3)).real
        raters_and_criteria = block.own.shape[1]
        by_threshold = block.own @ inside.sum(axis=3)
        here, rest = slice(raters_and_criteria), slice(raters_and_criteria, None)
        second[:, here, here] += (
            block.own * inside.sum(axis=(2, 3))[:, None]
        ) @ block.own.swapaxes(1, 2)
        second[:, here, rest] += by_threshold
        second[:, rest, here] += by_threshold.swapaxes(1, 2)
        second[:, rest, rest] += inside.sum(axis=1)
        return first, second


def _chances(place: Floats, rises: Floats) -> tuple[Floats, Floats]:
    """(..., categories) chances at quality less severity, and the logarithm of their divisor."""
    logs = place[..., None] * np.arange(len(rises)) - rises
    top = logs.max(axis=-1, keepdims=True)
    chance = np.exp(logs - top)
    total = chance.sum(axis=-1, keepdims=True)
    chance /= total
    return chance, (top + np.log(total))[..., 0]


def _saddle(place: Floats, rises: Floats, total: Integers) -> Floats:
    """(sums,) qualities at which each sum is about the expected one."""
    k = np.arange(len(rises))
    share = total / (place.shape[1] * k[-1])
    found = place.mean(axis=1) + np.log(share / (1 - share))
    for _ in range(_SADDLE_STEPS):
        chance, _ = _chances(found[:, None] - place, rises)
        mean = chance @ k
        spread = (chance @ k**2 - mean**2).sum(axis=1)
        found += np.clip((total - mean.sum(axis=1)) / spread, -1.0, 1.0)
    return np.asarray(found)
