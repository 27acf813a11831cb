"""The threads of libraries that compute."""

from __future__ import annotations

import os

_THREADS = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
"""Variables of the environment that libraries of linear algebra read once, when they are loaded."""


def one_thread() -> None:
    """Keep linear algebra to one thread, unless the environment says otherwise.

    The matrices of analyses are small: several threads wait for each other most of the time, and
    while other programs run they take many times the processor's time of one. The last digits of
    sums no longer depend on the number of cores.
    """
    for name in _THREADS:
        os.environ.setdefault(name, "1")
