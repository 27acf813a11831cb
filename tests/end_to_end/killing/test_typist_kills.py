"""A window that is killed while somebody types loses the last moment of typing and no more."""

from __future__ import annotations

import sys

import pytest

from tests.runs.killing.typist_kills import kill_typist


@pytest.mark.skipif(sys.platform == "win32", reason="kills with SIGKILL")
def test_at_most_the_last_300_ms_of_typing_are_missing_after_a_kill(monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    found = kill_typist(4, seed=31)
    assert found.keys > 40
    assert found.wrong_texts == 0
    assert max(found.missing_ms) <= 300
