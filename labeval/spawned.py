"""Processes of the program's own, each with a pipe to the one that started it."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess


def spawned(
    work: Callable[..., object], *given: object, name: str, duplex: bool = True
) -> tuple[SpawnProcess, Connection]:
    """Start ``work(pipe, *given)`` in a process; return it and our pipe.

    It is ended where this process ends by itself. Where this one is killed, the pipe is closed;
    work that does not look there for minutes calls :func:`end_with_starter`. What is given goes
    through a pipe, too. Nothing of this process is in the new one.

    Args:
        duplex: both can send; else only the new one.
    """
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex)
    process = context.Process(target=work, args=(theirs, *given), name=name, daemon=True)
    process.start()
    theirs.close()
    return process, ours


def end_with_starter() -> None:
    """From now on, end this process at once when the one that started it is gone, even by a kill.

    For work that keeps nothing: it is ended wherever it is.
    """
    starter = parent_process()
    if starter is not None:
        threading.Thread(target=_end_after, args=(starter.join,), daemon=True).start()


def _end_after(starter_ended: Callable[[], object]) -> None:
    starter_ended()
    os._exit(1)  # threads of the recogniser would go on to the end of their stretch
