"""From the home window into a session and back."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from labeval import places


def test_the_home_window_returns_after_a_session_and_ends_the_program_when_closed(tmp_path):
    shutil.copytree(places.templates() / "six-methods", tmp_path / "study")
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.runs.screens.home_session", str(tmp_path / "study")],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout.splitlines() == ["participant's window", "home again", "ended with 0"], (
        done.stdout + done.stderr
    )
