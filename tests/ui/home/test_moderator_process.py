"""The moderator's window as a process of the home window: which one follows another."""

from __future__ import annotations

import sys

from labeval.study.folder import StudyFolder
from labeval.ui.home.processes import moderator_process
from labeval.ui.home.processes.moderator_process import ModeratorProcess

ENDLESS = [sys.executable, "-c", "import threading; threading.Event().wait()"]


def test_a_window_that_was_asked_for_later_is_the_last_one(tmp_path, qapp, monkeypatch):
    """The one that should have followed the first must not open when the later one is closed."""
    monkeypatch.setattr(moderator_process, "program", lambda: list(ENDLESS))
    moderator, folder = ModeratorProcess(), StudyFolder(tmp_path)
    moderator.open(folder, "first")
    moderator.open(folder, "second")
    assert moderator._process is not None
    moderator._process.wait()  # it has closed, and nobody has looked yet
    moderator.open(folder, "third")
    try:
        assert moderator._process.poll() is None and moderator._process.args[-1] == "third"
        moderator._process.terminate()
        moderator._process.wait()
        moderator._look()
        assert not moderator.is_running
    finally:
        moderator.close()
