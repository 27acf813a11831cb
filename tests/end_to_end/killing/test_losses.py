"""Whatever becomes of a session's record, no acknowledged answer is lost and none is invented."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.runs.killing.kills import ROOT


@pytest.mark.skipif(sys.platform == "win32", reason="forks, and kills with SIGKILL")
@pytest.mark.parametrize("where", ["anywhere", "folder"])
def test_nothing_acknowledged_is_lost_and_nothing_invented(where):
    command = [sys.executable, "-m", "tests.runs.killing.losses", "30", "31", where]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    assert int(re.search(r"(\d+) acknowledged answers", done.stdout)[1]) > 200
    assert ", 0 lost, 0 invented, 0 acknowledged without a record" in done.stdout
    assert len(re.findall(r"(?:kill|unlink|replace|remove|rename|set_clock) \d+", done.stdout)) > 4
    assert int(re.search(r"(\d+) sessions kept elsewhere", done.stdout)[1]) > 2
