"""Benchmarks of the windows: cold start, and turning pages."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from tests.benchmarks.figures import Figure

ROOT = Path(__file__).resolve().parent.parent.parent


def cold_start(study: Path | None, starts: int = 7) -> Figure:
    """From starting the process to the first window painted; files are in the system's cache."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-m", "tests.benchmarks.first_window"]
    if study is not None:
        command.append(str(study))
    taken = []
    for n in range(starts + 1):
        begun = time.time()
        said = subprocess.run(
            command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True
        ).stdout
        if n:  # the first one compiles the modules
            taken.append(float(said.split()[-1]) - begun)
    what = "home window" if study is None else "home window with a study"
    return Figure(
        f"cold start to the first window painted ({what})",
        f"median {statistics.median(taken):.2f} s, {min(taken):.2f} to {max(taken):.2f} s "
        f"(n={starts})",
        "under 0.7 s",
    )
