"""Columns of texts that repeat: each different text once, and its number in each row.

Of a column of participants or items, a text in each row takes many times the memory of a number,
and every grouping would find out again which texts are equal.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from pandas import Series

Codes = npt.NDArray[np.integer[Any]]


@dataclass(frozen=True, slots=True)
class CodedTexts:
    """A column of texts."""

    texts: Sequence[str]
    """The different ones, in the order of the alphabet."""
    codes: Codes
    """(rows,) place of each row's text in :attr:`texts`."""

    def plain(self) -> Series[str]:
        """The column with a text in each row."""
        import pandas as pd

        return pd.Series(self.texts, dtype="str").take(self.codes).reset_index(drop=True)

    def categories(self) -> Series[str]:
        """The column as categories; grouping and sorting follow the alphabet."""
        import pandas as pd

        names = pd.Index(list(self.texts), dtype="str")
        return pd.Series(pd.Categorical.from_codes(self.codes, categories=names))

    def joined(self, mark: str, other: CodedTexts) -> CodedTexts:
        """Each row's text, the mark, and the other column's text of the same row."""
        pairs, place = _numbered_runs(self._pairs(other))
        here, there = np.divmod(pairs, max(1, len(other.texts)))
        texts = [
            f"{self.texts[a]}{mark}{other.texts[b]}"
            for a, b in zip(here.tolist(), there.tolist(), strict=True)
        ]
        return _in_order(texts, place)

    def with_several(self, others: CodedTexts) -> npt.NDArray[np.bool_]:
        """(rows,) true where rows with the same text have several texts in the other column."""
        pairs = np.unique(self._pairs(others)) // max(1, len(others.texts))
        counted = np.bincount(pairs, minlength=len(self.texts))
        return np.asarray(counted[self.codes] > 1)

    def replaced(self, where: npt.NDArray[np.bool_], others: CodedTexts) -> CodedTexts:
        """The other column's texts where the mask is true."""
        moved = others.codes.astype(np.int64) + len(self.texts)
        codes = np.where(where, moved, self.codes)
        used, place = np.unique(codes, return_inverse=True)
        both = [*self.texts, *others.texts]
        return _in_order([both[n] for n in used.tolist()], place)

    def _pairs(self, other: CodedTexts) -> npt.NDArray[np.int64]:
        return self.codes.astype(np.int64) * max(1, len(other.texts)) + other.codes


class TextCoder:
    """Makes a column of texts from its rows, part by part."""

    def __init__(self) -> None:
        self._number: defaultdict[str, int] = defaultdict()
        self._number.default_factory = self._number.__len__
        self._codes = Growing(np.uint8)

    def add(self, cells: Sequence[str], place: Sequence[int] | None = None) -> None:
        """Add some rows.

        Args:
            cells: one a row; with ``place`` the different ones, at least one.
            place: (rows,) of each row's cell in ``cells``.
        """
        if cells and cells[0] == cells[-1] and cells.count(cells[0]) == len(cells):
            # Such as the participant of many rows: to compare is quicker than to look up each.
            rows = len(cells if place is None else place)
            codes = np.full(rows, self._number[cells[0]], dtype=np.int32)
        else:
            found = map(self._number.__getitem__, cells)
            codes = np.fromiter(found, dtype=np.int32, count=len(cells))
            codes = codes if place is None else codes[place]
        self._codes.widen(_smallest(len(self._number)))
        self._codes.add(codes)

    def made(self) -> CodedTexts:
        """The column of all rows; nothing can be added any more."""
        return _in_order(list(self._number), self._codes.made())


class Growing:
    """An array that grows at its end.

    Its memory is one large piece, which the system has back when it is freed. Of millions of rows
    in small pieces, twice as much would be kept as they take.
    """

    def __init__(self, dtype: npt.DTypeLike) -> None:
        self._room = np.empty(_FIRST_ROOM, dtype=dtype)
        self._length = 0

    def widen(self, dtype: np.dtype[Any]) -> None:
        """Make room for numbers of a larger type."""
        if dtype.itemsize > self._room.itemsize:
            self._room = self._room.astype(dtype)

    def add(self, values: npt.NDArray[Any]) -> None:
        """Add some numbers, which the type can hold."""
        end = self._length + len(values)
        if end > len(self._room):
            larger = np.empty(max(end, 2 * len(self._room)), dtype=self._room.dtype)
            larger[: self._length] = self._room[: self._length]
            self._room = larger
        self._room[self._length : end] = values
        self._length = end

    def made(self) -> npt.NDArray[Any]:
        """All numbers; nothing can be added any more."""
        made = self._room[: self._length]
        self._room = self._room[:0]
        return made


_FIRST_ROOM = 4_096
"""Numbers."""


def _smallest(texts: int) -> np.dtype[Any]:
    """The smallest type for the numbers of so many texts."""
    return np.min_scalar_type(max(0, texts - 1))


def _numbered_runs(of: npt.NDArray[np.int64]) -> tuple[npt.NDArray[np.int64], Codes]:
    """The different numbers in their order, and the place of each row's number among them.

    Rows with the same number mostly come one after the other, so that fewer are sorted.
    """
    begins = np.flatnonzero(np.diff(of, prepend=of[:1] - 1))
    different, place = np.unique(of[begins], return_inverse=True)
    return different, np.repeat(place, np.diff(begins, append=len(of)))


def _in_order(texts: Iterable[str], codes: npt.NDArray[np.integer]) -> CodedTexts:
    """The column of texts that may be there in any order, and several times.

    Names of pages mostly come in order: of these none is looked up, and sorting only looks at them.
    """
    given = list(texts)
    names = sorted(dict.fromkeys(given))
    if names == given:
        return CodedTexts(names, codes.astype(_smallest(len(names)), copy=False))
    place = {name: n for n, name in enumerate(names)}
    new = np.fromiter(map(place.__getitem__, given), dtype=_smallest(len(names)), count=len(given))
    return CodedTexts(names, new[codes] if len(new) else np.zeros(0, dtype=np.uint8))
