"""Columns of texts that repeat: each different text once, and its number in each row.

Of a column of participants or items, a text in each row takes many times the memory of a number,
and every grouping would find out again which texts are equal.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from pandas import Series

Codes = npt.NDArray[np.int32]


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
        """The column as categories, of which grouping and sorting follow the alphabet."""
        import pandas as pd

        names = pd.Index(list(self.texts), dtype="str")
        return pd.Series(pd.Categorical.from_codes(self.codes, categories=names))

    def joined(self, mark: str, other: CodedTexts) -> CodedTexts:
        """Each row's text, the mark, and the other column's text of the same row."""
        pairs, place = np.unique(self._pairs(other), return_inverse=True)
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
        codes = np.where(where, others.codes + len(self.texts), self.codes)
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
        self._parts: list[Codes] = []

    def add(self, cells: Sequence[str]) -> None:
        """Add some rows."""
        if cells and cells[0] == cells[-1] and cells.count(cells[0]) == len(cells):
            # Such as the participant of many rows: to compare is quicker than to look up each.
            alike = np.full(len(cells), self._number[cells[0]], dtype=np.int32)
            self._parts.append(alike)
            return
        found = map(self._number.__getitem__, cells)
        self._parts.append(np.fromiter(found, dtype=np.int32, count=len(cells)))

    def made(self) -> CodedTexts:
        """The column of all rows; nothing can be added any more."""
        codes = np.concatenate(self._parts) if self._parts else np.zeros(0, dtype=np.int32)
        self._parts.clear()
        return _in_order(list(self._number), codes)


def _in_order(texts: Iterable[str], codes: npt.NDArray[np.integer]) -> CodedTexts:
    """The column of texts that may be there in any order, and several times."""
    given = list(texts)
    names = sorted(set(given))
    place = {name: n for n, name in enumerate(names)}
    new = np.fromiter((place[text] for text in given), dtype=np.int32, count=len(given))
    return CodedTexts(names, new[codes] if len(new) else np.zeros(0, dtype=np.int32))
