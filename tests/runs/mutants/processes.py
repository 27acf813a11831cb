"""Functions that run in a process of their own, forked from this one, with limits of time."""

from __future__ import annotations

import contextlib
import os
import resource
import select
import signal
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Forked:
    """A function that runs in a process."""

    pid: int
    handle: int
    seconds: float
    output: Path

    def end(self) -> int | None:
        """Its exit code once it has ended, or None where it took too long.

        The seconds are the processor's, since others may be at work; it may wait four times as
        long.
        """
        try:
            in_time = bool(select.select([self.handle], [], [], 4 * self.seconds)[0])
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)  # with what its tests have started
            _, status = os.waitpid(self.pid, 0)
            ended = os.waitstatus_to_exitcode(status)
            return ended if in_time and ended != -signal.SIGXCPU else None
        finally:
            os.close(self.handle)

    def tail(self) -> str:
        """The last lines that it wrote."""
        lines = self.output.read_text("utf-8", errors="replace").splitlines()
        return "\n".join(lines[-15:])


def forked(act: Callable[[], int], output: Path, seconds: float) -> Forked:
    """Run a function in a process of its own."""
    pid = os.fork()
    if pid:
        return Forked(pid, os.pidfd_open(pid), seconds, output)
    os.setsid()
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 5))
    written = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for stream in (1, 2):
        os.dup2(written, stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    ended = 70
    try:
        ended = int(act())
    except BaseException:
        traceback.print_exc()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(ended)


def first_ended(running: list[Forked]) -> Forked:
    """One of several that has ended, or will."""
    ready = select.select([each.handle for each in running], [], [])[0]
    return next(each for each in running if each.handle in ready)
