"""A workbook and a simple model of it show the same, whatever is done and however it ends."""

from __future__ import annotations

import sys

import pytest

from tests.runs.coding_operations import run
from tests.runs.killing.coding_kills import kill_coders


@pytest.mark.parametrize("seed", [1, 2])
def test_random_operations_lead_to_the_state_of_a_simple_model(tmp_path, seed: int):
    done = run(tmp_path / "coding.sqlite", 400, seed, compare_every=4)
    assert {"code", "type", "undo", "redo", "join", "split", "move", "retire"} <= set(done)
    assert {"attribute", "rule", "summary", "save query", "theme", "second coder"} <= set(done)


@pytest.mark.skipif(sys.platform == "win32", reason="kills with SIGKILL")
def test_kills_lose_no_edit_that_was_acknowledged():
    found = kill_coders(6, seed=4)
    assert found.kills >= 6 and found.acknowledged > 30
    assert found.lost == 0
