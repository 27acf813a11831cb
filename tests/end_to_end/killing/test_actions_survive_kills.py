"""Acts are applied exactly once, whichever process is killed and when."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import IO

import pytest

from labeval.jobs.sessions.live import open_live
from labeval.session.events.actions import ACTION_ID
from labeval.session.state.state import state_after
from labeval.store.record.mailbox import MailboxReader
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.runs.killing.kills import ROOT
from tests.support.program import Program

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kills with SIGKILL")


class Process:
    """One of the two, and what it has said."""

    def __init__(self, folder: StudyFolder, *role: str) -> None:
        module = "tests.runs.killing.attended_session"
        command = [sys.executable, "-m", module, str(folder.path), *role]
        self.process = Program(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        self.said: list[str] = []

    @property
    def out(self) -> IO[str]:
        assert self.process.stdout is not None
        return self.process.stdout

    def hear(self, lines: int) -> None:
        """Wait until it has said so many lines more."""
        for _ in range(lines):
            line = self.out.readline()
            assert line, f"it ended with {self.process.wait()}"
            self.said.append(line.strip())

    def kill(self) -> list[str]:
        """Kill it in whatever it does, and return all that it has said."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.said += [line.strip() for line in self.out if line.endswith("\n")]
        self.process.wait()
        self.out.close()
        return self.said


def test_every_acknowledged_action_is_in_the_record_exactly_once(tmp_path: Path):
    folder, rng = StudyFolder(tmp_path), random.Random(7)
    acknowledged: list[str] = []
    session = Process(folder, "session")
    session.hear(1)
    id = session.said[0].split()[1]
    moderator = Process(folder, "moderator", id)
    for _ in range(6):
        moderator.hear(rng.randint(3, 25))
        session.hear(rng.randint(1, 8))
        if rng.random() < 0.5:
            acknowledged += [line.split()[1] for line in moderator.kill()]
            moderator = Process(folder, "moderator", id)
        else:
            session.kill()
            session = Process(folder, "session")
            session.hear(1)
    acknowledged += [line.split()[1] for line in moderator.kill()]
    session.kill()

    with open_live(folder) as live:
        live.resume(id)
    with Record(folder.database, read_only=True) as record:
        events = record.sessions.events(id)
        plan = record.sessions.header(id).plan
    counted = Counter(event.data[ACTION_ID] for event in events if ACTION_ID in event.data)
    assert len(acknowledged) > 30
    assert set(counted.values()) == {1}
    assert set(acknowledged) <= set(counted), "none is lost"
    reader = MailboxReader(folder.database)
    assert {action.id for _, action in reader.after(id)} == set(counted)
    reader.close()
    assert state_after(plan, events).moderated.actions == set(counted)
    found = verify(folder.database)
    assert found.sound and not found.findings, [str(f) for f in found.findings]
