"""The garbage collector of the program: off while it is loaded, and in windows theirs alone.

A command of the command line makes millions of rows that nothing can be in a circle with, and is
searched less often.

Python runs the collector in whichever thread allocates, at any moment. There it would take windows
apart that are in no use any more, and Qt ends the process where that happens in another thread than
that of its windows, or while a part of the window handles an event.
"""

from __future__ import annotations

import atexit
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager

COLLECT_MS = 500
"""Interval at which the event loop of windows looks whether something is due."""
_GROWTH = 1.25
"""All is searched where there are so many times the blocks of memory of the last time, as Python
itself does, so that the work stays in proportion to what was made."""
_USUAL = gc.get_threshold()
_RARE = (50_000, *_USUAL[1:])
"""Objects that are made before the newest are searched; a row of a table is one or two."""
_is_automatic = True
_blocks_then = 0


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
        if before and _is_automatic:
            gc.enable()


def end_unsearched() -> None:
    """Leave memory to the system when the process ends, in which Python would search all of it.

    After an analysis of 10,000 ratings that would take 0.15 s of processor.
    """
    atexit.register(gc.freeze)


@contextmanager
def sparing() -> Iterator[None]:
    """Search what is made less often, until windows collect by hand.

    At Python's usual rate a fifth of the time that a study of many ratings takes to be made goes
    into searching rows, which are gone before long anyway.
    """
    before = gc.get_threshold()
    gc.set_threshold(*_RARE)
    try:
        yield
    finally:
        gc.set_threshold(*before)


@contextmanager
def settled() -> Iterator[None]:
    """Freeze the loaded objects, so that the collector does not search them during a page turn."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def collect_by_hand() -> None:
    """From now on nothing is collected but by :func:`collect_due`."""
    global _is_automatic
    _is_automatic = False
    gc.disable()
    gc.set_threshold(*_USUAL)


def collect_due() -> None:
    """Collect what Python itself would have collected by now, in this thread."""
    global _blocks_then
    counts, limits = gc.get_count(), gc.get_threshold()
    if counts[0] <= limits[0]:
        return
    if counts[1] <= limits[1]:
        gc.collect(0)
    elif counts[2] <= limits[2] or sys.getallocatedblocks() < _GROWTH * _blocks_then:
        gc.collect(1)
    else:
        gc.collect()
        _blocks_then = sys.getallocatedblocks()
