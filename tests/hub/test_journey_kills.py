"""Programs and the hub are killed while recordings travel: each arrives whole, or goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.postgres import NoPostgres, programs

ROOT = Path(__file__).parents[2]
KILLS = 8


@pytest.mark.skipif(sys.platform == "win32", reason="forks, and kills with SIGKILL")
@pytest.mark.timeout(300)
@pytest.mark.parametrize("study", ["protected", "plain"])
def test_what_was_killed_on_its_way_arrives_whole_and_nothing_half_is_seen(study: str) -> None:
    pytest.importorskip("psycopg", reason="the optional part “hub” is not installed")
    try:
        programs()
    except NoPostgres as why:
        pytest.skip(str(why))
    # A process of its own, with one thread, since it forks.
    command = ["-m", "tests.runs.killing.journey_kills", str(KILLS), study, "json"]
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, check=True, capture_output=True, text=True
    )
    found = json.loads(done.stdout)
    assert found["faults"] == []
    assert found["arrived"] == found["recordings"] > 0
    assert found["kills"] >= KILLS
