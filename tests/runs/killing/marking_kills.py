"""Kills a process that marks words, resumes it, and counts the marks that were lost or moved.

``python -m tests.runs.killing.marking_kills 200 errors`` prints the result for marked errors,
with ``evidence`` for the words behind ratings, with ``claims`` for texts cut into claims; the suite
runs a short version of each.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from dataclasses import astuple, dataclass
from pathlib import Path

from labeval.session.state.state import State, state_after
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.runs.killing.kills import ROOT
from tests.support.program import Program

Line = tuple[int, str, list[object]]
"""Number of the newest event, page, and the marks and answers there."""


@dataclass
class MarkingKills:
    """What a run of kills found."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    """Acknowledged states of a page's marks that the record does not give."""
    resumed_elsewhere: int = 0
    """Resumed sessions whose marks are not those of the record."""
    unsound: int = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills: {self.acknowledged} acknowledged commands, {self.lost} marks "
            f"lost or moved, {self.resumed_elsewhere} resumed with others, {self.unsound} records "
            "unsound"
        )


def kill_marking(kills: int, seed: int, kind: str) -> MarkingKills:
    """One session, marked on after each kill."""
    rng, found = random.Random(seed), MarkingKills()
    with tempfile.TemporaryDirectory() as place:
        folder = StudyFolder(Path(place))
        before: Line | None = None
        for _ in range(kills):
            lines = _run(folder, rng.randint(0, 10_000), kind, rng.randint(2, 40))
            found.kills += 1
            found.resumed_elsewhere += before is not None and lines[0][1:] != before[1:]
            before = _compare(folder, lines, found)
    return found


def _run(folder: StudyFolder, seed: int, kind: str, kill_after: int) -> list[Line]:
    """Let the process mark, and kill it once it has said so much, wherever it is by then."""
    module = "tests.runs.killing.killed_marking"
    command = [sys.executable, "-m", module, folder.path, str(seed), kind]
    lines: list[Line] = []
    with Program(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.endswith("\n"):  # a line cut short was not said
                _, seq, page, marks = line.split(" ", 3)
                lines.append((int(seq), page, json.loads(marks)))
            if len(lines) == kill_after:
                os.kill(process.pid, signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL, f"it ended with {process.returncode}"
    return lines


def _compare(folder: StudyFolder, lines: list[Line], found: MarkingKills) -> Line:
    """Count what the record does not give; returns the page and the marks that it ends with."""
    with Record(folder.database, read_only=True) as record:
        header = next(iter(record.sessions.headers()))
        events = record.sessions.events(header.id)
    state = State(header.plan)
    said = {line[0]: line for line in lines}
    for event in events:
        state.apply(event)
        if event.seq in said:
            found.acknowledged += 1
            found.lost += _line(state) != said[event.seq]
    found.lost += sum(seq > events[-1].seq for seq in said)
    found.unsound += not verify(folder.database).sound
    return _line(state_after(header.plan, events))


def _line(state: State) -> Line:
    marks = [list(astuple(mark)) for mark in state.marks_here()]
    return state.last_seq, state.answers_id, [marks, dict(state.answers_here())]


if __name__ == "__main__":
    print(kill_marking(int(sys.argv[1]), seed=1, kind=sys.argv[2]))
