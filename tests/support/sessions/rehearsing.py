"""Rehearsals that a window has started as processes of their own."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager

from labeval.cli import _parser
from labeval.commands.windows import rehearse
from labeval.ui.home.controller import HomeController
from labeval.ui.processes import program


@contextmanager
def rehearsal_of(controller: HomeController) -> Iterator[Namespace]:
    """The options of the rehearsal that runs; it is ended afterwards."""
    opened = controller._opened
    ((window, process),) = opened._running.items()
    assert window[0] == "rehearse"
    try:
        assert opened.is_open(*window)
        yield _parser((rehearse,)).parse_args(list(process.args)[len(program()) :])
    finally:
        process.kill()
        process.wait()
