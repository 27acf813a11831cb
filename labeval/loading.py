"""The garbage collector while the program is loaded."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def loading() -> Iterator[None]:
    """Keep the collector from searching modules and windows while they are made, and afterwards.

    They are in use until the program ends. Searching them again and again takes a sixth of the
    time until the first window.
    """
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if before:
            gc.enable()
