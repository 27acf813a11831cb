"""Processes that tests start, kill and take rights from.

``python -m tests.store.erasing.children WHAT …`` from the top of the repository.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType

from labeval.session.events.events import RecordError
from labeval.store.disk.backup import back_up_rotating, copy_twice
from labeval.store.disk.lock import StudyLock
from labeval.store.disk.second_place import choose_second_place
from labeval.store.erasing.erasure import erase
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, comment, started, the_content


def append(path: str) -> None:
    """Append events without end; say each number once it is acknowledged."""
    with Record(Path(path)) as record:
        header = next(record.sessions.headers())
        journal = record.sessions.journal(header.id)
        seq = record.sessions.events(header.id)[-1].seq
        while True:
            seq += 1
            journal.append([comment(seq, f"text {seq} " * 40)])
            print(seq, flush=True)


def lock(path: str) -> None:
    """Hold a lock until killed."""
    held = StudyLock(Path(path))
    print("locked", flush=True)
    sys.stdin.read()
    held.close()


def full(place: str) -> None:
    """Fill a small disk, go on when there is space again; runs in a mount namespace of its own."""
    subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=450k", "tmpfs", place], check=True, timeout=60
    )
    path, filler = Path(place) / "record.sqlite", Path(place) / "filler"
    second = Path(place) / "second.sqlite"
    Record(second).close()
    content = the_content()
    with Record(path) as record:
        record.versions.keep(content)
        journal = record.sessions.begin(a_header(content, 1), [started()])
        filler.write_bytes(bytes(100_000))
        acknowledged, error = 1, ""
        try:
            while True:
                journal.append([comment(acknowledged + 1, "x" * 2000)])
                acknowledged += 1
        except RecordError as refused:
            error = str(refused)
        with suppress(OSError), filler.open("ab") as rest:
            while True:
                rest.write(bytes(512))
                rest.flush()
        try:
            Record(second).close()
            error_on_opening = ""
        except RecordError as refused:
            error_on_opening = str(refused)
        with Record(second, read_only=True) as readable:
            assert readable.sessions.lines() == []
        kept = len(record.sessions.events(a_header(content, 1).id))
        filler.unlink()
        for _ in range(5):
            journal.append([comment(acknowledged + 1, "y" * 2000)])
            acknowledged += 1
    with Record(path) as record:
        seqs = [e.seq for e in record.sessions.events(a_header(content, 1).id)]
    said = {"error": error, "error_on_opening": error_on_opening, "kept": kept}
    print(json.dumps(said | {"acknowledged": acknowledged, "seqs": seqs}))


def without_rights(path: str) -> None:
    """Read, write and lock a study as somebody who may only read it."""
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
    said = {}
    try:
        with Record(Path(path), read_only=True) as record:
            said["sessions"] = [line.header.participant for line in record.sessions.lines()]
            said["events"] = [len(record.sessions.events(h.id)) for h in record.sessions.headers()]
    except RecordError as error:
        said["reading"] = str(error)
    for name, attempt in {"writing": Record, "locking": _locked_beside}.items():
        try:
            attempt(Path(path))
        except RecordError as error:
            said[name] = str(error)
    print(json.dumps(said))


def _locked_beside(path: Path) -> StudyLock:
    return StudyLock(StudyFolder(path.parent).lock)


def erase_and_die(place: str, participant: str, at: str) -> None:
    """Erase, and be killed at the nth call of a built-in function; say how many there were."""
    print(_calls(lambda: erase(StudyFolder(Path(place)), participant), int(at)))


def erase_and_measure(place: str, participant: str) -> None:
    """Erase; say by how many bytes the most memory that this process ever had has grown."""
    import resource  # which Windows does not have

    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    erase(StudyFolder(Path(place)), participant)
    print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024)


def copy_and_die(place: str, second: str, at: str) -> None:
    """Make a copy and a second one, of which three of each stay, and be killed at the nth call."""
    os.environ["XDG_CONFIG_HOME"] = str(Path(second) / "settings")
    folder = StudyFolder(Path(place))
    choose_second_place(Path(second))

    def copied() -> None:
        with Record(folder.database) as record:
            back_up_rotating(record, keep=3)
        copy_twice(folder.path, keep=3)

    print(_calls(copied, int(at)))


def _calls(work: Callable[[], object], killed_at: int) -> int:
    """How often the store calls a built-in function; the process is killed at one of the calls."""
    calls = 0

    def count(frame: FrameType, event: str, called: object) -> None:
        nonlocal calls
        if event == "c_call" and "labeval/store" in frame.f_code.co_filename:
            calls += 1
            if calls == killed_at:
                os.kill(os.getpid(), signal.SIGKILL)

    sys.setprofile(count)
    work()
    sys.setprofile(None)
    return calls


WHAT = (
    append,
    lock,
    full,
    without_rights,
    erase_and_die,
    erase_and_measure,
    copy_and_die,
)

if __name__ == "__main__":
    {function.__name__: function for function in WHAT}[sys.argv[1]](*sys.argv[2:])
