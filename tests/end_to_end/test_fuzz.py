"""A short, seeded part of the fuzz run; docs/robustness.md has the figures of the long one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.skipif(os.name != "posix", reason="cases are forked")
def test_damaged_files_of_every_kind_end_in_a_sentence_and_leave_nothing():
    command = [sys.executable, "-m", "tests.runs.fuzz", "--seed", "5", "--cases", "44"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    assert "44 cases, 0 bad" in done.stdout
    for kind in ("eaf", "textgrid", "rtf"):
        assert f"| interview:{kind} | 1 |" in done.stdout
