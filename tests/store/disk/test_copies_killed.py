"""A program that is killed while it makes copies: as many good ones as before, and the next run."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.store.conftest import interleaved
from tests.support import program

ROOT = Path(__file__).resolve().parents[3]
COMMAND = [sys.executable, "-m", "tests.store.erasing.children", "copy_and_die"]
KEPT, KILLS = 3, 40


def test_killed_at_any_moment_no_good_copy_is_lost(tmp_path: Path) -> None:
    folder, second = StudyFolder(tmp_path / "study"), tmp_path / "second"
    folder.path.mkdir()
    second.mkdir()
    interleaved(folder.database, 2, 5)
    calls = [int(run(folder, second).stdout) for _ in range(KEPT + 1)][-1]
    assert (good_copies(folder.backups), good_copies(second)) == (KEPT, KEPT)
    rng = random.Random(4)
    for _ in range(KILLS):
        at = rng.randrange(1, calls)
        assert run(folder, second, at).returncode == -9
        assert good_copies(folder.backups) >= KEPT, f"killed at call {at} of {calls}"
        assert good_copies(second) >= KEPT, f"killed at call {at} of {calls}"
        assert verify(folder.database).sound
        run(folder, second)
        assert (good_copies(folder.backups), good_copies(second)) == (KEPT, KEPT)
        assert sorted(tmp_path.rglob("*.part*")) == []


def run(folder: StudyFolder, second: Path, at: int = 0) -> subprocess.CompletedProcess[str]:
    """Make a copy in both places; killed at a call of a built-in function where one is given."""
    command = [*COMMAND, str(folder.path), str(second), str(at)]
    done = program.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == (-9 if at else 0), done.stderr
    return done


def good_copies(place: Path) -> int:
    """How many copies are in a folder; each of them is whole."""
    copies = sorted(place.rglob("record-*.sqlite"))
    for copy in copies:
        with Record(copy, read_only=True) as record:
            assert [len(record.sessions.events(h.id)) for h in record.sessions.headers()] == [5, 5]
    return len(copies)
