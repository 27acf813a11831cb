"""The supervisor types, the participant clicks, and one keyboard serves both."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from labeval import places
from tests.end_to_end.display import display_environment

pytestmark = pytest.mark.skipif(
    shutil.which("Xvfb") is None or shutil.which("xdotool") is None,
    reason="a virtual display with mouse and keyboard",
)


def test_typing_in_the_moderators_window_leaves_the_page_live_and_raises_no_flag(tmp_path: Path):
    shutil.copytree(places.templates() / "six-methods", tmp_path / "study")
    with display_environment("3840x1080") as environment:
        done = subprocess.run(
            [sys.executable, "-m", "tests.end_to_end.shared_keyboard", str(tmp_path / "study")],
            env=environment | {"XDG_CONFIG_HOME": str(tmp_path / "config")},
            capture_output=True,
            text=True,
            timeout=120,
        )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1] == "no leaving was recorded"
