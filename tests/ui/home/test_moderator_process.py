"""The moderator's window as a process of the home window: which one follows another."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys

import pytest

from labeval import places
from labeval.study.folder import StudyFolder
from labeval.ui.home.processes import moderator_process
from labeval.ui.home.processes.moderator_process import ModeratorProcess
from tests.support.program import Program

KEEPS = """
import pathlib, sys
sys.stdin.buffer.read()
with (pathlib.Path(sys.argv[-2]) / "kept").open("a") as kept:
    kept.write(sys.argv[-1] + " ")
"""
ENDLESS = [sys.executable, "-c", KEEPS]
"""Keeps what is typed in it once its standard input is closed, as the moderator's window does."""


def test_a_window_is_asked_to_close_so_that_what_is_typed_in_it_is_kept(
    tmp_path, qapp, monkeypatch, qtbot
):
    """Ending its process keeps nothing on systems without signals."""
    monkeypatch.setattr(moderator_process, "program", lambda: list(ENDLESS))
    moderator, folder = ModeratorProcess(), StudyFolder(tmp_path)
    moderator.open(folder, "first")
    moderator.open(folder, "second")
    qtbot.waitUntil(lambda: not moderator._next)
    moderator.close()
    assert (tmp_path / "kept").read_text() == "first second "


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
        moderator._process.kill()
        moderator._process.wait()
        moderator._look()
        assert not moderator.is_running
    finally:
        moderator.close()


OPENS = """
import sys
from PySide6.QtCore import QCoreApplication
from labeval.study.folder import StudyFolder
from labeval.ui.home.processes.moderator_process import ModeratorProcess
application = QCoreApplication([])
moderator = ModeratorProcess()
moderator.open(StudyFolder(sys.argv[1]))
print(moderator.pid, flush=True)
application.exec()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_it_closes_by_itself_when_the_program_that_opened_it_is_killed(tmp_path):
    """The next home window opens one of its own, and both would act."""
    shutil.copytree(places.templates() / "six-methods", tmp_path / "study")
    pipes = {"stdin": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    own = [sys.executable, "-m", "labeval", "moderate", str(tmp_path / "study")]
    by_hand = Program(own, stdout=subprocess.DEVNULL, **pipes)
    home = Program(
        [sys.executable, "-c", OPENS, str(tmp_path / "study")], stdout=subprocess.PIPE, **pipes
    )
    opened = int(home.stdout.readline())
    try:
        home.kill()
        # The window has this pipe, too: it is at its end when both are gone.
        home.communicate(timeout=60)
        assert by_hand.poll() is None, "one that the supervisor opened stays"
    except subprocess.TimeoutExpired:
        os.kill(opened, signal.SIGKILL)
        raise
    finally:
        by_hand.kill()
        by_hand.communicate()
