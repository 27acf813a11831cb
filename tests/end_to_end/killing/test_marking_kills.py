"""Whoever marks words when the program is killed finds the marks as they were."""

from __future__ import annotations

import sys

import pytest

from tests.runs.killing.marking_kills import kill_marking


@pytest.mark.skipif(sys.platform == "win32", reason="kills with SIGKILL")
@pytest.mark.parametrize("kind", ["evidence", "errors", "claims"])
def test_kills_while_words_are_marked_lose_and_move_none(kind):
    found = kill_marking(4, seed=5, kind=kind)
    assert found.acknowledged > 20
    assert (found.lost, found.resumed_elsewhere, found.unsound) == (0, 0, 0)
