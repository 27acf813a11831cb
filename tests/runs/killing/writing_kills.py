"""Kills a process in which somebody types, resumes it, and counts what was lost.

``python -m tests.runs.killing.writing_kills 100`` prints the result, and with ``editing`` that
of a text that is edited; the suite runs a short version of both.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from labeval.session.events.revisions import revisions_of
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.support.program import Program

PAGES = {"writing": "write:1", "editing": "edit-001"}
"""Where each condition's text is written."""
ROOT = Path(__file__).resolve().parents[3]


@dataclass
class WritingKills:
    """What a run of kills found."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    """Acknowledged texts that the revisions do not replay to."""
    resumed_elsewhere: int = 0
    """Resumed sessions with another text than the record's revisions give."""
    unsaid: int = 0
    """Revisions that were kept, but killed before they were said; at most one a kill."""
    unsound: int = 0
    lengths: list[int] = field(default_factory=list)
    """Length of the text at each kill."""

    def __str__(self) -> str:
        return (
            f"{self.kills} kills: {self.acknowledged} acknowledged revisions, {self.lost} lost, "
            f"{self.unsaid} kept and not said, {self.resumed_elsewhere} resumed with another "
            f"text, {self.unsound} records unsound"
        )


def kill_writing(kills: int, seed: int, condition: str = "writing") -> WritingKills:
    """One text, typed on after each kill: a response, or one that is there to be edited."""
    rng, found = random.Random(seed), WritingKills()
    with tempfile.TemporaryDirectory() as place:
        folder = StudyFolder(Path(place))
        stands = ""
        for _ in range(kills):
            lines = _run(folder, condition, rng.randint(0, 10_000), rng.randint(1, 80))
            found.kills += 1
            found.resumed_elsewhere += json.loads(lines[0].split(" ", 1)[1]) != stands
            stands = _compare(folder, condition, lines[1:], found)
            found.lengths.append(len(stands))
    return found


def _run(folder: StudyFolder, condition: str, seed: int, kill_after: int) -> list[str]:
    """Let the process type, and kill it once it has said so much, wherever it is by then."""
    run = [sys.executable, "-m", "tests.runs.killing.killed_writing"]
    command = [*run, folder.path, str(seed), condition]
    said: list[str] = []
    with Program(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.endswith("\n"):  # a line cut short was not said
                said.append(line.strip())
            if len(said) == kill_after:
                os.kill(process.pid, signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL, f"it ended with {process.returncode}"
    return said


def _compare(folder: StudyFolder, condition: str, lines: list[str], found: WritingKills) -> str:
    """Count what is missing; returns the text that stands."""
    with Record(folder.database, read_only=True) as record:
        header = next(iter(record.sessions.headers()))
        revisions = list(revisions_of(record.sessions.events(header.id), PAGES[condition]))
    texts = {revision.seq: revision.text for revision in revisions}
    last = 0
    for line in lines:
        _, seq, text = line.split(" ", 2)
        last = int(seq)
        found.acknowledged += 1
        # An edited text that is no answer any more has an event for that behind its revision.
        newest = max((seq for seq in texts if seq <= last), default=0)
        found.lost += texts.get(newest) != json.loads(text)
    found.unsaid += sum(r.seq > last and not r.given for r in revisions) if lines else 0
    found.unsound += not verify(folder.database).sound
    return revisions[-1].text if revisions else ""


if __name__ == "__main__":
    print(kill_writing(int(sys.argv[1]), 1, *sys.argv[2:]))
