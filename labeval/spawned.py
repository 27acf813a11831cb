"""Processes of the program's own, each with a pipe to the one that started it."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess


def spawned(
    work: Callable[..., object], *given: object, name: str, duplex: bool = True
) -> tuple[SpawnProcess, Connection]:
    """Start ``work(pipe, *given)`` in a process that ends with this one; return it and our pipe.

    What is given goes through a pipe, too. Nothing of this process is in the new one.

    Args:
        duplex: both can send; else only the new one.
    """
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex)
    process = context.Process(target=work, args=(theirs, *given), name=name, daemon=True)
    process.start()
    theirs.close()
    return process, ours
