"""Heights of thousands of rows, most of them estimates: sums and places in log time."""

from __future__ import annotations

from collections.abc import Sequence


class Heights:
    """A Fenwick tree over the rows' heights in pixels."""

    __slots__ = ("_tree", "_values")

    def __init__(self, values: Sequence[int]) -> None:
        self._values = list(values)
        self._tree = [0, *values]
        for n in range(1, len(self._tree)):
            parent = n + (n & -n)
            if parent < len(self._tree):
                self._tree[parent] += self._tree[n]

    def __len__(self) -> int:
        return len(self._values)

    def __getitem__(self, row: int) -> int:
        return self._values[row]

    def set(self, row: int, height: int) -> int:
        """Give a row another height, and return by how much it grew."""
        grown = height - self._values[row]
        if grown:
            self._values[row] = height
            n = row + 1
            while n < len(self._tree):
                self._tree[n] += grown
                n += n & -n
        return grown

    def top(self, row: int) -> int:
        """Top of a row: the sum of the heights before it."""
        total, n = 0, row
        while n > 0:
            total += self._tree[n]
            n -= n & -n
        return total

    @property
    def total(self) -> int:
        """Height of all rows."""
        return self.top(len(self._values))

    def row_at(self, y: int) -> int:
        """The row over this height; the first or the last one beyond the ends.

        Raises:
            IndexError: there is no row.
        """
        if not self._values:
            raise IndexError("no rows")
        row, step = 0, 1 << (len(self._values).bit_length() - 1)
        rest = max(0, y)
        while step:
            following = row + step
            if following < len(self._tree) and self._tree[following] <= rest:
                row = following
                rest -= self._tree[following]
            step >>= 1
        return min(row, len(self._values) - 1)
