"""Comparisons of two in any number, kept as counts: who won how often, by rater and by question.

A hundred million comparisons do not fit into memory as rows, and nothing that is concluded from
them needs their order. A tally takes them part by part; its size depends on the numbers of the
compared, of raters and of questions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from labeval.analysis.pairwise.contests import Contests
from labeval.analysis.statistics.ratings import Integers

FIRST, SECOND, TIED, BAD = range(4)
"""Places of the outcomes: the first of a pair was better, the second, neither, both were bad."""
MOST_COMPARED = 1_000
"""Systems whose pairs can all be compared: a million pairs."""
MOST_CELLS = 50_000_000
"""Counts by rater, and by question; more would not fit into memory next to each other."""

Counts = npt.NDArray[np.int32]


class TooMany(ValueError):
    """More is compared than a tally has room for."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The counts of one criterion."""

    names: tuple[str, ...]
    """The compared, in the order of the alphabet."""
    first: Integers
    """(pairs,) place in :attr:`names`; pairs are sorted by both names."""
    second: Integers
    """(pairs,) place of the later name."""
    counts: npt.NDArray[np.int64]
    """(pairs, 4) how often each outcome was."""
    by_rater: Counts | None
    """(raters, pairs, 4); None where they are too many or not known."""
    by_question: Counts | None
    """(questions, pairs, 4); None where they are too many or not known."""

    @property
    def contests(self) -> Contests:
        """Wins and ties; two bad ones say nothing about which is better."""
        n = len(self.names)
        wins, ties = np.zeros((n, n)), np.zeros((n, n))
        wins[self.first, self.second] = self.counts[:, FIRST]
        wins[self.second, self.first] = self.counts[:, SECOND]
        ties[self.first, self.second] = ties[self.second, self.first] = self.counts[:, TIED]
        return Contests(self.names, wins, ties)


class Tallying:
    """A tally of comparisons in the making; names are numbers."""

    def __init__(self) -> None:
        self._pair = np.full((MOST_COMPARED, MOST_COMPARED), -1, dtype=np.int32)
        self._pairs: list[tuple[int, int]] = []
        self._counts = np.zeros((0, 4), dtype=np.int64)
        self._by_rater = _Clusters()
        self._by_question = _Clusters()

    def add(
        self,
        first: Integers,
        second: Integers,
        outcome: Integers,
        rater: Integers | None,
        question: Integers | None,
    ) -> None:
        """Count some comparisons.

        Args:
            first: (n,) number of what was shown first.
            second: (n,) of the other; never the same.
            outcome: (n,) :data:`FIRST` and so on.
            rater: (n,) numbers, if they are known.
            question: (n,) numbers, if they are known.

        Raises:
            TooMany: a number is :data:`MOST_COMPARED` or more.
        """
        if not len(first):
            return
        if max(int(first.max()), int(second.max())) >= MOST_COMPARED:
            raise TooMany
        turned = first > second
        low, high = np.where(turned, second, first), np.where(turned, first, second)
        # The outcomes of the two are 0 and 1; those of neither stay as they are.
        won = np.where(turned & (outcome <= SECOND), 1 - outcome, outcome)
        pair = self._pair[low, high]
        if (pair < 0).any():
            self._meet(low[pair < 0], high[pair < 0])
            pair = self._pair[low, high]
        column = pair.astype(np.int64) * 4 + won
        size = len(self._pairs)
        self._counts = np.pad(self._counts, ((0, size - len(self._counts)), (0, 0)))
        self._counts += np.bincount(column, minlength=size * 4).reshape(size, 4)
        self._by_rater.add(rater, column, size)
        self._by_question.add(question, column, size)

    def _meet(self, low: Integers, high: Integers) -> None:
        for key in np.unique(low * MOST_COMPARED + high).tolist():
            a, b = divmod(key, MOST_COMPARED)
            self._pair[a, b] = len(self._pairs)
            self._pairs.append((a, b))

    def made(self, names: Sequence[str]) -> Tally:
        """The tally; nothing is added after it.

        Args:
            names: of the numbers.
        """
        used = sorted({n for pair in self._pairs for n in pair}, key=lambda n: names[n])
        place = {n: k for k, n in enumerate(used)}
        ends = np.array([[place[a], place[b]] for a, b in self._pairs], dtype=np.intp)
        ends = ends.reshape(-1, 2)
        turned = ends[:, 0] > ends[:, 1]
        ends.sort(axis=1)
        order = np.lexsort((ends[:, 1], ends[:, 0]))
        for counts in (self._counts, self._by_rater.counts, self._by_question.counts):
            if counts is not None:
                turn = np.flatnonzero(turned)
                for n in turn.tolist():
                    counts[..., n, :2] = counts[..., n, 1::-1].copy()
        return Tally(
            tuple(names[n] for n in used),
            *(ends[order, 0], ends[order, 1], self._counts[order]),
            self._by_rater.made(order),
            self._by_question.made(order),
        )


class _Clusters:
    """Counts by rater or by question, as long as there is room for them."""

    def __init__(self) -> None:
        self.counts: Counts | None = np.zeros((0, 0, 4), dtype=np.int32)
        self._members = 0

    def add(self, member: Integers | None, column: Integers, pairs: int) -> None:
        """Count columns (pair times 4, and outcome) of these members."""
        if member is None or self.counts is None:
            self.counts = None
            return
        self._members = max(self._members, int(member.max()) + 1)
        if self._members * pairs * 4 > MOST_CELLS:
            self.counts = None
            return
        counts = self._with_room(self.counts, pairs)
        self.counts = counts
        np.add.at(counts.reshape(-1), member * (counts.shape[1] * 4) + column, 1)

    def _with_room(self, counts: Counts, pairs: int) -> Counts:
        """The counts, or twice as many members and pairs where they are full."""
        sizes = [
            have if have >= wanted else min(max(2 * have, wanted, 16), max(wanted, room))
            for have, wanted, room in (
                (counts.shape[0], self._members, MOST_CELLS // (4 * max(pairs, 1))),
                (counts.shape[1], pairs, MOST_CELLS // (4 * max(self._members, 1))),
            )
        ]
        if sizes == [*counts.shape[:2]]:
            return counts
        larger = np.zeros((*sizes, 4), dtype=np.int32)
        larger[: counts.shape[0], : counts.shape[1]] = counts
        return larger

    def made(self, order: Integers) -> Counts | None:
        """(members, pairs, 4) in the order of pairs."""
        return None if self.counts is None else self.counts[: self._members][:, order]
