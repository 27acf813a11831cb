"""Numbers for the different values of a column."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

_SPARSEST = 12
"""Possible whole numbers for each one given, up to which counting them is faster than sorting."""


def numbered(keys: npt.ArrayLike) -> tuple[npt.NDArray[Any], npt.NDArray[np.intp]]:
    """The different keys in ascending order, and of each key its number among them, from 0.

    The same as ``numpy.unique`` finds. Whole numbers that lie close together are not sorted, so
    that the time is linear: of a million it is a tenth.
    """
    given = np.asarray(keys).ravel()
    if given.size == 0 or given.dtype.kind not in "iu":
        return _sorted(given)
    lowest = given.min()
    width = int(given.max()) - int(lowest) + 1
    if width > _SPARSEST * given.size:
        return _sorted(given)
    place = (given - lowest).astype(np.intp, copy=False)
    there = np.zeros(width, dtype=bool)
    there[place] = True
    different = np.flatnonzero(there)
    if different.size < width:
        number = np.cumsum(there, dtype=np.int32 if width < 2**31 else np.intp)
        place = number[place].astype(np.intp)
        place -= 1
    return different.astype(given.dtype) + lowest, place


def _sorted(keys: npt.NDArray[Any]) -> tuple[npt.NDArray[Any], npt.NDArray[np.intp]]:
    different, place = np.unique(keys, return_inverse=True)
    return different, np.asarray(place, dtype=np.intp)
