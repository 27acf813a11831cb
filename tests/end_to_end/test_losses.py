"""Whatever becomes of a session's record, no acknowledged answer is lost and none is invented."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.end_to_end.kills import ROOT


@pytest.mark.skipif(sys.platform == "win32", reason="forks, and kills with SIGKILL")
@pytest.mark.parametrize("where", ["anywhere", "folder"])
def test_nothing_acknowledged_is_lost_and_nothing_invented(where):
    command = [sys.executable, "-m", "tests.end_to_end.losses", "30", "31", where]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    found = {name: int(count) for count, name in re.findall(r"(\d+) (\w+)", done.stdout)}
    assert found["acknowledged"] > 200
    assert (found["lost"], found["invented"]) == (0, 0)
    assert len(re.findall(r"(?:kill|unlink|replace|remove|rename|set_clock) \d+", done.stdout)) > 4
    assert found["sessions"] > 2, "sessions were kept elsewhere and taken in"
