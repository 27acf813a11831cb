"""Kills a window while it is typed on, resumes it, and measures how much typing is missing.

``python -m tests.runs.killing.typist_kills 100`` prints the result; the suite runs a short
version.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from labeval.session.events.revisions import revisions_of
from labeval.session.state.state import state_after
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.runs.killing.killed_typist import script
from tests.support.program import Program

ROOT = Path(__file__).resolve().parents[3]
_MOST_KEYS = 90
"""Before a kill; at about 30 ms a key that is some seconds of typing."""


@dataclass
class TypistKills:
    """What a run of kills found."""

    kills: int = 0
    keys: int = 0
    """Keys that the killed processes told of."""
    missing: list[int] = field(default_factory=list)
    """Code points at the end of the text that each kill took away."""
    missing_ms: list[float] = field(default_factory=list)
    """Typing that each kill took away: from the first key that is missing to the last one."""
    wrong_texts: int = 0
    """Kept texts that are not what was typed, or that the revisions do not make."""

    def __str__(self) -> str:
        return (
            f"{self.kills} kills after {self.keys} keys: at most {max(self.missing)} code points "
            f"and {max(self.missing_ms):.0f} ms of typing missing, {self.wrong_texts} wrong texts"
        )


def kill_typist(kills: int, seed: int) -> TypistKills:
    """Kill one session's window ``kills`` times."""
    rng, found = random.Random(seed), TypistKills()
    typed = script(100_000)
    with tempfile.TemporaryDirectory() as place:
        folder = StudyFolder(Path(place))
        for _ in range(kills):
            keys = _typed_until_killed(folder, rng.randint(5, _MOST_KEYS))
            _compare(folder, keys, typed, found)
    return found


def _typed_until_killed(folder: StudyFolder, kill_after: int) -> list[tuple[float, int]]:
    """Let the process type so many keys and kill it; when each key was and what it made."""
    command = [sys.executable, "-m", "tests.runs.killing.killed_typist", str(folder.path)]
    keys: list[tuple[float, int]] = []
    with Program(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            word, *said = line.split()
            if word == "key" and len(said) == 2 and line.endswith("\n"):
                keys.append((float(said[0]), int(said[1])))
            if len(keys) == kill_after:
                os.kill(process.pid, signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL, f"it ended with {process.returncode}"
    return keys


def _compare(
    folder: StudyFolder, keys: list[tuple[float, int]], typed: str, found: TypistKills
) -> None:
    with Record(folder.database, read_only=True) as record:
        header = next(iter(record.sessions.headers()))
        events = record.sessions.events(header.id)
    kept = state_after(header.plan, events).texts.get("write:1", "")
    texts = ["", *(revision.text for revision in revisions_of(events, "write:1"))]
    grown = all(
        typed.startswith(after) and len(before) < len(after) for before, after in pairwise(texts)
    )
    found.wrong_texts += kept != texts[-1] or not grown
    last_at, last_length = keys[-1]
    missing_at = [at for at, length in keys if length > len(kept)]
    found.kills += 1
    found.keys += len(keys)
    found.missing.append(max(0, last_length - len(kept)))
    found.missing_ms.append(1000 * (last_at - missing_at[0]) if missing_at else 0.0)


if __name__ == "__main__":
    print(kill_typist(int(sys.argv[1]), seed=1))
