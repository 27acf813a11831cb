"""Kills a session's process at random moments, resumes it, and counts what was lost.

``python -m tests.runs.killing.kills 200 [window] [turns]`` prints the result; the suite runs a
short version. With ``window`` the killed process is the robot on the participant's window, with
``turns`` the answers of conversations are rated one by one.
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from labeval.session.events.events import Kind
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.support.program import Program

_LINES_AHEAD = 3
ROOT = Path(__file__).resolve().parents[3]


@dataclass
class Kills:
    """What a run of kills found."""

    kills: int = 0
    sessions: int = 0
    acknowledged: int = 0
    lost: int = 0
    duplicated: int = 0
    orders_changed: int = 0
    positions: list[int] = field(default_factory=list)
    """Events in the record at each kill."""

    def __str__(self) -> str:
        return (
            f"{self.kills} kills over {self.sessions} sessions: {self.acknowledged} acknowledged "
            f"answers, {self.lost} lost, {self.duplicated} duplicated, "
            f"{self.orders_changed} orders changed"
        )


METHODS = ("dqe", "aqc", "ab", "bws")


def kill_sessions(
    kills: int, seed: int, *, window: bool = False, conditions: Sequence[str] = METHODS
) -> Kills:
    """Kill until ``kills`` processes were killed; whole sessions follow one another."""
    rng, found = random.Random(seed), Kills()
    while found.kills < kills:
        with tempfile.TemporaryDirectory() as place:
            condition = rng.choice(conditions)
            _one_session(StudyFolder(Path(place)), condition, rng, kills, found, window=window)
        found.sessions += 1
    return found


def _one_session(
    folder: StudyFolder,
    condition: str,
    rng: random.Random,
    kills: int,
    found: Kills,
    *,
    window: bool,
) -> None:
    said: dict[int, tuple[str, str, str]] = {}
    order: list[str] | None = None
    while True:
        last = found.kills >= kills
        lines = _run(folder, condition, None if last else rng.randint(1, 40), window=window)
        for line in lines:
            word, *rest = line.split()
            if word == "order":
                found.orders_changed += order is not None and order != rest
                order = rest if said or "consented" in lines else None
            elif word == "answer":
                said[int(rest[0])] = (rest[1], rest[2], rest[3])
        found.positions.append(len(said))
        if lines and lines[-1] == "ended":
            break
        found.kills += 1
    _compare(folder, said, found)


def _run(folder: StudyFolder, condition: str, kill_after: int | None, *, window: bool) -> list[str]:
    """Run the process; kill it once it has said so much, or let it end.

    The process may be a few lines ahead, so the kill meets it anywhere between two answers or in
    the middle of a commit.
    """
    command = [sys.executable, "-m", "tests.runs.killing.killed_session", folder.path, condition]
    said: list[str] = []
    command += ["window"] * window
    pipe = subprocess.PIPE
    with Program(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None and process.stdin is not None
        allow(process.stdin, _LINES_AHEAD)
        for line in process.stdout:
            if line.endswith("\n"):  # a line cut short was not said
                said.append(line.strip())
            if kill_after is not None and len(said) == kill_after:
                os.kill(process.pid, signal.SIGKILL)
            else:
                allow(process.stdin, 1)
    # Ending by itself is fine; a process that fails by itself was not killed.
    assert process.returncode in (0, -signal.SIGKILL), f"it ended with {process.returncode}"
    return said


def allow(pipe: IO[str], lines: int) -> None:
    """Let the process say so many lines more; it may be gone already."""
    with contextlib.suppress(BrokenPipeError):
        pipe.write("\n" * lines)
        pipe.flush()


def _compare(folder: StudyFolder, said: dict[int, tuple[str, str, str]], found: Kills) -> None:
    with Record(folder.database, read_only=True) as record:
        header = next(iter(record.sessions.headers()))
        events = record.sessions.events(header.id)
    kept = {e.seq: (e.page, e.field, e.value) for e in events if e.kind == Kind.ANSWER}
    found.acknowledged += len(said)
    found.lost += sum(kept.get(seq) != answer for seq, answer in said.items())
    found.duplicated += len(events) - len({e.seq for e in events})
    current: dict[tuple[str, str], str] = {}
    for page, name, value in kept.values():
        found.duplicated += value != "" and current.get((page, name)) == value
        current[page, name] = value


if __name__ == "__main__":
    some = ("turns",) if "turns" in sys.argv else METHODS
    print(kill_sessions(int(sys.argv[1]), seed=1, window="window" in sys.argv, conditions=some))
