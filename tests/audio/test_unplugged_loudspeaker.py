"""The loudspeaker goes away while a recording is played."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def test_playing_stops_where_it_was_says_why_and_goes_on_when_it_is_back(tmp_path):
    ran = subprocess.run(
        [sys.executable, "-m", "tests.support.sound.unplugged_loudspeaker", tmp_path],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=90,
    )
    if "no server" in ran.stderr:
        pytest.skip(ran.stderr.strip())
    assert ran.returncode == 0, ran.stderr
    gone, stopped, why, goes_on, failure = ran.stdout.splitlines()
    assert int(gone) <= int(stopped) <= int(gone) + 1000
    assert "takes no sound any more" in why
    assert goes_on == "goes on"
    assert failure == "None"
