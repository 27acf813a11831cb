"""Processes of this program next to a test, in the repository's folder."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.support.program import Program

ROOT = Path(__file__).parents[2]
Process = subprocess.Popen[str]
_LOOKS = 3000
_LOOK_S = 0.02


def started(*arguments: object) -> Process:
    """Start Python with arguments; standard input and output are pipes."""
    return Program(
        [sys.executable, *map(str, arguments)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


def ended(process: Process) -> None:
    """Kill it, and wait until it is gone."""
    process.kill()
    process.communicate()


def read_until(process: Process, wanted: str) -> None:
    """Read what a process says, up to a line; fails where it ends by itself."""
    assert process.stdout is not None
    while (line := process.stdout.readline()).strip() != wanted:
        assert line, f"it ended with {process.wait()}"


def until(holds: Callable[[], object]) -> None:
    """Ask again until something holds; fails after a minute, without keeping a core busy."""
    for _ in range(_LOOKS):
        if holds():
            return
        select.select([], [], [], _LOOK_S)
    raise AssertionError("it has not come to hold")
