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
    close = _close(given)
    if close is None:
        return _sorted(given)
    place, width, lowest = close
    different = _there(place, width)
    if different.size < width:
        number = np.empty(width, dtype=np.intp)
        number[different] = np.arange(different.size)
        place = number[place]
    elif place is given:
        place = place.copy()
    return different.astype(given.dtype) + lowest, place


def distinct(keys: npt.ArrayLike) -> npt.NDArray[Any]:
    """The different keys in ascending order."""
    given = np.asarray(keys).ravel()
    close = _close(given)
    if close is None:
        return _ascending(given)
    place, width, lowest = close
    return np.asarray(_there(place, width).astype(given.dtype) + lowest)


def are_distinct(keys: npt.NDArray[np.integer]) -> bool:
    """True if no key is there twice."""
    close = _close(keys)
    if close is None:
        return _ascending(keys).size == keys.size
    place, width, _ = close
    there = np.zeros(width, dtype=bool)
    there[place] = True
    return int(np.count_nonzero(there)) == keys.size


def firsts(keys: npt.ArrayLike) -> npt.NDArray[np.intp]:
    """The first place of each of the different keys, which are in ascending order."""
    given = np.asarray(keys).ravel()
    close = _close(given)
    if close is None:
        return np.unique(given, return_index=True)[1]
    place, width, _ = close
    first = np.full(width, -1, dtype=np.min_scalar_type(-given.size))
    first[place[::-1]] = np.arange(given.size - 1, -1, -1)  # the last assignment stays
    return first[first >= 0].astype(np.intp)


def appearing(keys: npt.NDArray[np.integer]) -> list[int]:
    """The different keys in the order in which they come first."""
    found: list[int] = keys[np.sort(firsts(keys))].tolist()
    return found


def joint(
    one: npt.NDArray[np.integer], width: int, other: npt.NDArray[np.integer]
) -> npt.NDArray[np.intp]:
    """A number for each two: ``one * width + other``.

    Numbers of raters and texts have as few bits as they need, which may be too few for the product.

    Args:
        one: (rows,) numbers from 0.
        width: how many different ones ``other`` can have.
        other: (rows,) numbers from 0.
    """
    found = one.astype(np.intp)
    found *= width
    found += other
    return found


def groups(
    one: npt.NDArray[np.integer], other: npt.NDArray[np.integer], size: int
) -> npt.NDArray[np.intp]:
    """(size,) number of each one's group; pairs join the members of a group.

    As ``scipy.sparse.csgraph`` finds them, the import of which takes longer than this.
    """
    lowest = np.arange(size)
    while True:
        both = np.minimum(lowest[one], lowest[other])
        lower = lowest.copy()
        # What a group goes by goes over at once, and not from one member to the next.
        np.minimum.at(lower, lowest[one], both)
        np.minimum.at(lower, lowest[other], both)
        lower = lower[lower]
        if (lower == lowest).all():
            return numbered(lowest)[1]
        lowest = lower


def _close(
    given: npt.NDArray[Any],
) -> tuple[npt.NDArray[np.intp], int, Any] | None:
    """Whole numbers from 0, how many there can be, and the lowest; None where they lie apart."""
    if given.size == 0 or given.dtype.kind not in "iu":
        return None
    lowest = given.min()
    width = int(given.max()) - int(lowest) + 1
    if width > _SPARSEST * given.size:
        return None
    place = given - lowest if lowest else given  # of millions, from 0 on, no copy
    return place.astype(np.intp, copy=False), width, lowest


def _there(place: npt.NDArray[np.intp], width: int) -> npt.NDArray[np.intp]:
    there = np.zeros(width, dtype=bool)
    there[place] = True
    return np.flatnonzero(there)


def _ascending(keys: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The different keys; of whole numbers ``numpy.unique`` takes many times as long (a table of
    their hashes)."""
    if keys.dtype.kind not in "iu":
        return np.unique(keys)
    ordered = np.sort(keys)
    is_other = np.ones(ordered.size, dtype=bool)
    np.not_equal(ordered[1:], ordered[:-1], out=is_other[1:])
    return ordered[is_other]


def _sorted(keys: npt.NDArray[Any]) -> tuple[npt.NDArray[Any], npt.NDArray[np.intp]]:
    different, place = np.unique(keys, return_inverse=True)
    return different, np.asarray(place, dtype=np.intp)
