"""The demo's robot on the real windows: every condition ends with every mandatory judgment."""

from __future__ import annotations

import csv
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.runs.screens.display import display_environment

JUDGMENTS = {"dqe": 8 * 10, "aqc": 8 * 10, "ab": 28 * 10, "bws": 14 * 2}


@pytest.mark.window
@pytest.mark.timeout(600)
def test_a_robot_session_of_each_condition_fills_the_table(tmp_path):
    folder = tmp_path / "demo"
    command = [sys.executable, "-m", "labeval", "demo", str(folder), "--robot"]
    with display_environment() as environment:
        done = subprocess.run(
            [*command, "--language", "de"],
            env=environment,
            capture_output=True,
            text=True,
            timeout=540,
        )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr and "QWidget" not in done.stderr, done.stderr
    rows = read(folder / "exports" / "judgments.csv")
    assert Counter(row["method"] for row in rows) == JUDGMENTS
    assert all(row["value"] for row in rows)
    assert all(float(row["seconds"]) > 0 for row in rows)
    assert len({row["session"] for row in rows}) == 4


def read(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))
