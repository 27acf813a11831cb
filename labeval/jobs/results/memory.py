"""Memory of the process while results are computed, where the C library is glibc."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _MMAP_MAX = -1, -3, -4
"""Parameters of memory, see mallopt(3)."""
_LARGE = 32 * 2**20
"""Bytes from which an array's memory is the system's own; more than that glibc does not allow."""
_USUAL_MAPPED = 65_536
"""The most pieces of memory from the system at once, if nobody chooses."""


def give_memory_back() -> None:
    """Release memory: pandas keeps texts with Arrow, whose pool keeps what it once took.

    That is a sixth of the peak of a million ratings.
    """
    if find_spec("pyarrow") is not None:
        import pyarrow

        pyarrow.set_memory_pool(pyarrow.system_memory_pool())


def trim() -> None:
    """Release what the texts of rows have left behind; glibc keeps it.

    Of ten million ratings that is half a gigabyte, which no table could use.
    """
    release = _of_c_library("malloc_trim")
    if release is not None:
        release(0)


@contextmanager
def memory_kept(rows: int) -> Iterator[None]:
    """Inside the block the memory that a large array leaves is there for the next.

    glibc returns it to the system, which clears what it gives to the next one: of ten million
    ratings that is a quarter of the time. Between tables :func:`trim` closes the holes that are
    left. After the block large arrays have memory of their own again.

    Args:
        rows: of the judgments; arrays of few are never returned one by one.
    """
    choose = _of_c_library("mallopt")
    if choose is None or not is_large(rows):
        yield
        return
    choose(_MMAP_MAX, 0)
    choose(_TRIM_THRESHOLD, 2**31 - 1)
    try:
        yield
    finally:
        choose(_MMAP_MAX, _USUAL_MAPPED)
        choose(_MMAP_THRESHOLD, _LARGE)
        choose(_TRIM_THRESHOLD, 2 * _LARGE)
        trim()


def is_large(rows: int) -> bool:
    """True if an array of so many numbers has memory of its own."""
    return rows * 8 > _LARGE


def _of_c_library(name: str) -> Callable[..., object] | None:
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
