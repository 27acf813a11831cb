"""Bootstrap intervals of means: raters, questions, or both are drawn with replacement.

Drawing both crosses the two: a judgment counts as often as its rater was drawn times as often as
its question was (Owen, 2007, "The pigeonhole bootstrap").
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Literal

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.draws import Times, times_drawn
from labeval.analysis.statistics.numbering import joint, numbered
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.samples import SAMPLES

if TYPE_CHECKING:
    from scipy.sparse import csc_array

Resample = Literal["raters", "questions", "both"]
"""Units that are drawn anew, or clustered over."""

_CELLS_AT_ONCE = 4_000_000
"""Raters times items; bounds the memory."""
_DENSE = 0.06
"""Share of filled cells from which a full matrix is the quicker one."""
MOST_IDS = 4000
"""Ids whose samples are worked on at once; bounds the memory too."""
_EXACT = 2.0**24
"""Whole numbers below it are exact in single precision."""
_FULL_MEMBERS = 20_000
"""Items times ids up to which a full matrix of members is the quicker one."""


@dataclass(frozen=True, slots=True)
class Resampling:
    """Way of drawing intervals: percentiles of the results."""

    samples: int = SAMPLES
    confidence: float = 0.95
    seed: int = 0
    resample: Resample = "both"


@dataclass(frozen=True, slots=True)
class Cells:
    """Points in long form, by number."""

    rater: Integers
    item: Integers
    value: Floats
    """(cells,) the point, or the sum of several of one rater and item."""
    times: Floats | None = None
    """(cells,) how many points; None for one each."""

    def chosen(self, kept: npt.NDArray[np.bool_]) -> Cells:
        """Only those where ``kept`` is true."""
        times = None if self.times is None else self.times[kept]
        return Cells(self.rater[kept], self.item[kept], self.value[kept], times)

    def merged(self) -> Cells:
        """One cell a rater and item; where several criteria are judged these are far fewer."""
        items = int(self.item.max(initial=0)) + 1
        cells, place = numbered(joint(self.rater, items, self.item))
        sums, times = (
            np.bincount(place, weights=of).astype(np.float64, copy=False)
            for of in (self.value, self.times)
        )
        return Cells(cells // items, cells % items, sums, times)


@dataclass(frozen=True, slots=True)
class Grouping:
    """Items that count for each id, and units that are drawn for its intervals."""

    of_item: Integers
    """(items,) number of the id; -1 for none."""
    ids: int
    questions_drawn: bool
    raters_drawn: bool = True


class Draws:
    """Number of times that each rater and each question is in each sample.

    Args:
        raters: how many there are.
        question_of: (items,) the number of each item's question.
        resampling: number of samples, and the seed.
    """

    def __init__(self, raters: int, question_of: Integers, resampling: Resampling) -> None:
        self._rng = np.random.default_rng(resampling.seed)
        self.samples = resampling.samples
        self.drawn_from = raters
        self._raters = times_drawn(self._rng, raters, resampling.samples)
        self._question_of = question_of
        self._counted: _Counted | None = None
        self._of_items: dict[tuple[int, int], Floats] = {}

    @cached_property
    def raters(self) -> Floats:
        """(samples, raters) how often each was drawn."""
        return self._raters.astype(np.float64)

    @cached_property
    def _raters_in_short(self) -> npt.NDArray[np.float32]:
        return self._raters.astype(np.float32)

    def of_raters(self, block: csc_array[np.float64]) -> Floats:
        """(items, samples) the sum over raters of what each gave to an item, as often as drawn.

        Of whole numbers, as ratings and counts are, single precision has all digits of the sums,
        and takes half the time.
        """
        given = block.data
        most = float(np.abs(given).max(initial=0.0)) * self.drawn_from  # as many are in a sample
        if most < _EXACT and bool((given == np.rint(given)).all()):
            found = block.T.astype(np.float32).toarray() @ self._raters_in_short.T
            return found.astype(np.float64)
        return np.asarray(block.T.toarray() @ self.raters.T)

    @cached_property
    def _questions(self) -> Times:
        """(questions, samples); drawn when first asked for, since texts without a question are one
        each, and of many these are most of the memory."""
        size = int(self._question_of.max()) + 1 if self._question_of.size else 0
        return np.ascontiguousarray(times_drawn(self._rng, size, self.samples).T)

    def of_items(self, start: int, stop: int) -> Floats:
        """(items, samples) how often the question of each of these items was drawn.

        Kept until others are asked for: where there is one block of items, each criterion asks.
        """
        if (start, stop) not in self._of_items:
            times = self._questions[self._question_of[start:stop]]
            self._of_items = {(start, stop): times.astype(np.float64)}
        return self._of_items[start, stop]

    def counts(self, cells: Cells, groupings: Sequence[Grouping]) -> list[Floats]:
        """(samples, ids) of each grouping: how many judgments each sample has; nan for none.

        Where the texts of a page are judged by several criteria, the cells are filled alike for
        all of them, so that those of the last criterion are kept.
        """
        last = self._counted
        if last is None or not last.fits(cells, groupings):
            times = np.ones(len(cells.value)) if cells.times is None else cells.times
            found = _summed(replace(cells, value=times), groupings, self)
            for n in found:
                n[n == 0] = np.nan
            last = self._counted = _Counted(cells, groupings, found)
        return last.found


@dataclass(frozen=True, slots=True)
class _Counted:
    """Counts, and what they are of."""

    cells: Cells
    groupings: Sequence[Grouping]
    found: list[Floats]

    def fits(self, cells: Cells, groupings: Sequence[Grouping]) -> bool:
        """True if the same cells are filled, and groupings are those."""
        return (
            len(groupings) == len(self.groupings)
            and all(one is other for one, other in zip(groupings, self.groupings, strict=True))
            and np.array_equal(cells.rater, self.cells.rater)
            and np.array_equal(cells.item, self.cells.item)
            and _same(cells.times, self.cells.times)
        )


def _same(one: Floats | None, other: Floats | None) -> bool:
    if one is None or other is None:
        return one is other
    return np.array_equal(one, other)


def in_blocks(grouping: Grouping, cells: Cells) -> Iterator[tuple[Cells, Grouping, slice]]:
    """Parts of a grouping of many ids that draws raters alone, each with the cells it needs.

    All samples of all ids at once would take gigabytes. The slice says which ids a part has.
    """
    member = grouping.of_item[cells.item]
    for start in range(0, grouping.ids, MOST_IDS):
        stop = min(start + MOST_IDS, grouping.ids)
        items = np.flatnonzero((grouping.of_item >= start) & (grouping.of_item < stop))
        place = np.full(len(grouping.of_item), -1)
        place[items] = np.arange(len(items))
        kept = (member >= start) & (member < stop)
        part = cells.chosen(kept)
        part = replace(part, item=place[part.item])
        of_item = grouping.of_item[items] - start
        yield part, replace(grouping, of_item=of_item, ids=stop - start), slice(start, stop)


def resampled(cells: Cells, groupings: Sequence[Grouping], draws: Draws) -> list[Floats]:
    """(samples, ids) means of each grouping; nan where a sample has no judgment."""
    sums, ns = _summed(cells, groupings, draws), draws.counts(cells, groupings)
    return [np.divide(s, n, out=s) for s, n in zip(sums, ns, strict=True)]


def _summed(cells: Cells, groupings: Sequence[Grouping], draws: Draws) -> list[Floats]:
    """(samples, ids) sums of each grouping; the samples of an id lie next to each other.

    So items are added, and samples of an id sorted, in long stretches of memory.
    """
    from scipy.sparse import csc_array

    raters, items = draws.drawn_from, len(groupings[0].of_item)
    totals = csc_array((cells.value, (cells.rater, cells.item)), shape=(raters, items))
    sums = [np.zeros((g.ids, draws.samples)) for g in groupings]
    step = max(64, _CELLS_AT_ONCE // max(raters, draws.samples))
    for start in range(0, items, step):
        _add(sums, totals[:, start : min(start + step, items)], groupings, draws, start)
    return [of_ids.T for of_ids in sums]


def _add(
    into: list[Floats],
    block: csc_array[np.float64],
    groupings: Sequence[Grouping],
    draws: Draws,
    start: int,
) -> None:
    """Add what some items (columns of ``block``) give to each grouping, (ids, samples)."""
    raters, items = block.shape
    filled = block.nnz / max(1, raters * items)
    if filled >= _DENSE:
        by_rater = draws.of_raters(block)
    else:
        by_rater = np.asarray(block.T @ draws.raters.T)
    some_drawn = any(grouping.questions_drawn for grouping in groupings)
    by_question = draws.of_items(start, start + items) if some_drawn else np.ones((1, 1))
    fixed: Floats = np.asarray(block.sum(axis=0)).reshape(-1, 1)
    crossed: dict[bool, Floats] = {}
    for found, grouping in zip(into, groupings, strict=True):
        weighed = by_rater if grouping.raters_drawn else fixed
        if grouping.questions_drawn:
            if grouping.raters_drawn not in crossed:
                crossed[grouping.raters_drawn] = weighed * by_question
            weighed = crossed[grouping.raters_drawn]
        of_item = grouping.of_item[start : start + items]
        if (of_item >= 0).any():
            _put(found, np.broadcast_to(weighed, (items, draws.samples)), of_item)


def _put(found: Floats, weighed: Floats, of_item: Integers) -> None:
    """Add the rows of items to the rows of their ids."""
    from scipy.sparse import csr_array

    items, first = len(of_item), int(of_item[0])
    if first >= 0 and (of_item == np.arange(first, first + items)).all():
        found[first : first + items] += weighed
        return
    counted = np.flatnonzero(of_item >= 0)
    where = (of_item[counted], counted)
    shape = (len(found), items)
    if items * len(found) <= _FULL_MEMBERS:
        member = np.zeros(shape)
        member[where] = 1.0
        found += member @ weighed
        return
    found += np.asarray(csr_array((np.ones(len(counted)), where), shape=shape) @ weighed)


def percentiles(samples: Floats, confidence: float) -> tuple[Floats, Floats]:
    """(ids,) lower and upper ends of (samples, ids); nan where no sample has a value."""
    ends = [(1 - confidence) / 2, (1 + confidence) / 2]
    # nan goes to the end. Quicker than numpy's quantile, and where samples of an id lie together.
    ordered = np.sort(samples, axis=0)
    known = np.count_nonzero(~np.isnan(ordered), axis=0)
    columns = np.arange(samples.shape[1])
    found = []
    for end in ends:
        place = end * np.maximum(known - 1, 0)
        below = np.floor(place).astype(int)
        above = np.minimum(below + 1, np.maximum(known - 1, 0))
        low_value, high_value = ordered[below, columns], ordered[above, columns]
        found.append(low_value + (high_value - low_value) * (place - below))
    return found[0], found[1]
