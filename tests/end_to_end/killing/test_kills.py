"""A killed session loses nothing that was acknowledged."""

from __future__ import annotations

import sys

import pytest

from tests.runs.killing.kills import kill_sessions


@pytest.mark.skipif(sys.platform == "win32", reason="kills with SIGKILL")
def test_kills_lose_nothing_and_change_no_order():
    found = kill_sessions(12, seed=20)
    assert found.acknowledged > 100
    assert (found.lost, found.duplicated, found.orders_changed) == (0, 0, 0)
    assert len(set(found.positions)) > 5, "the kills came at different moments"


@pytest.mark.skipif(sys.platform == "win32", reason="kills with SIGKILL")
def test_kills_while_answers_of_conversations_are_rated_lose_nothing():
    found = kill_sessions(3, seed=22, conditions=["turns"])
    assert found.acknowledged >= 12
    assert (found.lost, found.duplicated, found.orders_changed) == (0, 0, 0)


@pytest.mark.skipif(sys.platform == "win32", reason="kills with SIGKILL")
def test_kills_of_the_participants_window_lose_nothing_either(monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    found = kill_sessions(4, seed=21, window=True)
    assert found.acknowledged > 40
    assert (found.lost, found.duplicated, found.orders_changed) == (0, 0, 0)
