"""Kills a process that codes and edits at random moments, goes on, and counts what was lost.

``python -m tests.runs.killing.coding_kills 200`` prints the result; the suite runs a short
version.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from tests.runs.killing.kills import ROOT, allow
from tests.support.program import Program

_LINES_AHEAD = 3


@dataclass
class CodingKills:
    """What a run of kills found."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    """Starts at which the workbook was not as it had been acknowledged."""

    def __str__(self) -> str:
        return f"{self.kills} kills, {self.acknowledged} acknowledged acts, {self.lost} lost"


def kill_coders(kills: int, seed: int) -> CodingKills:
    """Kill so many processes that work on one workbook, one after the other."""
    rng, found = random.Random(seed), CodingKills()
    with tempfile.TemporaryDirectory() as place:
        for turn in range(kills):
            _run(Path(place), seed * 1000 + turn, rng, found)
        _run(Path(place), seed, rng, found)
    return found


def _run(folder: Path, seed: int, rng: random.Random, found: CodingKills) -> None:
    command = [sys.executable, "-m", "tests.runs.killing.killed_coder", str(folder), str(seed)]
    pipe, kill_after = subprocess.PIPE, rng.randint(1, 30)
    with Program(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None and process.stdin is not None
        allow(process.stdin, _LINES_AHEAD)
        said = 0
        for line in process.stdout:
            found.lost += line.startswith("lost")
            said += line == "act\n"
            if said >= kill_after:
                # Somewhere in the next act, or in the middle of its commit.
                time.sleep(rng.random() * 0.01)
                os.kill(process.pid, signal.SIGKILL)
            else:
                allow(process.stdin, 1)
    assert process.returncode in (1, -signal.SIGKILL), f"it ended with {process.returncode}"
    found.kills += process.returncode == -signal.SIGKILL
    found.acknowledged += said


if __name__ == "__main__":
    print(kill_coders(int(sys.argv[1]), seed=1))
