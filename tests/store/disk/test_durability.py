"""Acknowledged events stay, whatever happens to the process, the disk and the rights."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, interleaved, started, the_content
from tests.support.program import Program

ROOT = Path(__file__).resolve().parents[3]
CHILD = [sys.executable, "-m", "tests.store.erasing.children"]


def child(*words: object) -> subprocess.Popen[str]:
    return Program(
        [*CHILD, *map(str, words)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def said_by(*words: object, before: tuple[str, ...] = ()) -> dict[str, object]:
    done = subprocess.run(
        [*before, *CHILD, *map(str, words)], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_every_acknowledged_event_is_there_once_after_twenty_kills(folder: StudyFolder) -> None:
    content, rng, acknowledged = the_content(), random.Random(1), 1
    header = a_header(content, 1)
    with Record(folder.database) as record:
        record.versions.keep(content)
        record.sessions.begin(header, [started()])
    for _ in range(20):
        with child("append", folder.database) as process:
            assert process.stdout is not None
            for _ in range(rng.randint(1, 60)):
                acknowledged = int(process.stdout.readline())
            os.kill(process.pid, signal.SIGKILL)
            for line in process.stdout:
                acknowledged = int(line)
        with Record(folder.database) as record:
            events = record.sessions.events(header.id)
        assert [e.seq for e in events] == list(range(1, len(events) + 1))
        assert len(events) - acknowledged in (0, 1)  # one may be on disk and not yet said
        assert all(e.value == f"text {e.seq} " * 40 for e in events[1:])
        acknowledged = len(events)


@pytest.fixture
def mounting(tmp_path: Path) -> tuple[str, ...]:
    """The command under which a process may mount for itself."""
    for command in (("unshare", "-m"), ("unshare", "-rm")):
        probe = [*command, "mount", "-t", "tmpfs", "tmpfs", str(tmp_path)]
        if shutil.which("unshare") and subprocess.run(probe, capture_output=True).returncode == 0:
            return command
    pytest.skip("this machine lets no process mount a small disk for itself")


def test_a_full_disk_is_said_and_nothing_acknowledged_is_lost(
    tmp_path: Path, mounting: tuple[str, ...]
) -> None:
    said = said_by("full", tmp_path, before=mounting)
    assert "the disk is full" in str(said["error"])
    assert "the disk is full" in str(said["error_on_opening"])
    acknowledged = said["acknowledged"]
    assert isinstance(acknowledged, int)
    assert acknowledged > 10
    assert said["kept"] == acknowledged - 5
    assert said["seqs"] == list(range(1, acknowledged + 1))


@pytest.fixture
def public_folder() -> Iterator[Path]:
    """A folder that everybody can reach and nobody else can write."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("only root can start a process with fewer rights")
    with tempfile.TemporaryDirectory() as place:
        Path(place).chmod(0o755)
        yield Path(place)


@pytest.mark.parametrize("logged", [False, True])
def test_a_folder_that_may_not_be_written_can_be_read(
    public_folder: Path, tmp_path: Path, logged: bool
) -> None:
    path = public_folder / "record.sqlite"
    interleaved(tmp_path / "record.sqlite", 2, 10)
    with Record(tmp_path / "record.sqlite") as record:
        header = next(record.sessions.headers())
        record.sessions.begin(a_header(the_content(), 9), [started()])
        for suffix in ("", "-wal") if logged else ("",):
            shutil.copyfile(f"{tmp_path}/record.sqlite{suffix}", f"{path}{suffix}")
    said = said_by("without_rights", path)
    codes = ["P00", "P01", "P09"] if logged else ["P00", "P01"]
    assert sorted(said["sessions"]) == codes  # type: ignore[call-overload]
    assert said["events"] == [10, 10, 1][: len(codes)]
    assert f"cannot be {'opened' if logged else 'written'}" in str(said["writing"])
    assert "cannot be locked" in str(said["locking"])
    assert header.participant == "P00"
    assert sorted(p.name for p in public_folder.iterdir()) == (
        ["record.sqlite", "record.sqlite-wal"] if logged else ["record.sqlite"]
    )


def test_a_second_program_is_told_who_has_the_study_open(folder: StudyFolder) -> None:
    with child("lock", folder.lock) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "locked\n"
        told = rf"process {process.pid}, since \d\d:\d\d\).*open"
        with pytest.raises(RecordUnavailable, match=told):
            StudyLock(folder.lock)
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        with StudyLock(folder.lock), pytest.raises(RecordUnavailable, match=f"{os.getpid()}"):
            StudyLock(folder.lock)
    with StudyLock(folder.lock):
        pass
