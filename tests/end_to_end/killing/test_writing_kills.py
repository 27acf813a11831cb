"""Whoever types when the program is killed finds the text as it stood."""

from __future__ import annotations

import sys

import pytest

from tests.runs.killing.writing_kills import kill_writing


@pytest.mark.skipif(sys.platform == "win32", reason="kills with SIGKILL")
@pytest.mark.parametrize("condition", ["writing", "editing"])
def test_kills_while_somebody_types_lose_no_acknowledged_revision(condition):
    found = kill_writing(8, 30, condition)
    assert found.acknowledged > 50
    assert (found.lost, found.resumed_elsewhere, found.unsound) == (0, 0, 0)
    assert found.unsaid <= found.kills
    assert len(set(found.lengths)) > 3, "the kills came at different moments"
