"""Takes a session's record away at random moments, in every way that a lab has, and counts.

``python -m tests.runs.killing.losses 2000 SEED [folder]`` prints the result; with ``folder`` no
disk is mounted. The suite runs a short version. Each loss ends a process: killed, its record
unlinked or replaced, its folder removed or renamed, its disk taken away or filled or mounted for
reading only, its wall clock set. Then what is left is put together as a supervisor would (the
folder back in its place, or the session that was kept elsewhere taken in), and the session goes on.
Disks are small ones in memory, mounted on the test's own folder; where that is not allowed, they
are left out.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from labeval.jobs.sessions.unsaved import take_in
from labeval.session.events.events import Kind
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.runs.killing.kills import allow
from tests.runs.killing.lost_session import REFUSED, run_session

_LINES_AHEAD = 3
_DISK_BYTES = 4_000_000
_MOST_JUMP_S = 3 * 365 * 86_400
GONE = frozenset({"unlink", "replace", "remove", "rename", "unmount"})
"""Ways after which nothing may be acknowledged."""
Answer = tuple[str, str, str]


@dataclass
class Losses:
    """What a run has found."""

    losses: Counter[str] = field(default_factory=Counter)
    sessions: int = 0
    acknowledged: int = 0
    lost: int = 0
    invented: int = 0
    """Answers in the record that nobody gave, or gave twice."""
    unreported: int = 0
    """Answers that were given and are in the record, and whose acknowledgement nobody read."""
    kept_elsewhere: int = 0
    blind: int = 0
    """Answers that were tried after the record had gone, and acknowledged."""
    after_end: int = 0
    """Records that went away only after the last answer of their session."""
    unexplained: list[str] = field(default_factory=list)
    """What a process said that failed in another way."""

    def __str__(self) -> str:
        ways = ", ".join(f"{way} {count}" for way, count in sorted(self.losses.items()))
        return (
            f"{self.losses.total()} losses over {self.sessions} sessions ({ways}): "
            f"{self.acknowledged} acknowledged answers, {self.lost} lost, {self.invented} "
            f"invented, {self.blind} acknowledged without a record; {self.unreported} written and "
            f"not yet acknowledged, {self.kept_elsewhere} sessions kept elsewhere and taken in, "
            f"{self.after_end} records gone after the end, "
            f"{len(self.unexplained)} unexplained failures"
        )


class Disk:
    """The place of one study folder: a folder, or a small disk in memory mounted on one."""

    def __init__(self, place: Path, *, mounted: bool) -> None:
        self.folder = StudyFolder(place / "study")
        self.away = place / "away"
        self.mounted = mounted
        self.folder.path.mkdir()
        if mounted:
            self.mount()

    def mount(self) -> None:
        size = f"size={_DISK_BYTES}"
        run("mount", "-t", "tmpfs", "-o", size, "tmpfs", str(self.folder.path))

    def close(self) -> None:
        if self.mounted:
            subprocess.run(["umount", "-l", str(self.folder.path)], capture_output=True)

    # -- what happens, while the process runs; each returns how the record comes back ----------

    def kill(self, pid: int) -> Callable[[], None]:
        os.kill(pid, signal.SIGKILL)
        return _nothing

    def unlink(self, pid: int) -> Callable[[], None]:
        self.folder.database.unlink(missing_ok=True)
        return self._start_anew

    def replace(self, pid: int) -> Callable[[], None]:
        """A program that keeps folders in step puts an older state in the record's place."""
        copy = self.folder.path / "conflict"
        shutil.copyfile(self.folder.database, copy)
        copy.replace(self.folder.database)
        return self._start_anew

    def rename(self, pid: int) -> Callable[[], None]:
        self.folder.path.rename(self.away)
        return lambda: self.away.rename(self.folder.path) and None

    def remove(self, pid: int) -> Callable[[], None]:
        for path in sorted(self.folder.path.rglob("*"), reverse=True):
            with suppress(OSError):  # the process may be removing or making files of its own
                path.unlink() if not path.is_dir() else path.rmdir()
        if not self.mounted:
            shutil.rmtree(self.folder.path, ignore_errors=True)
        return self._start_anew

    def unmount(self, pid: int) -> Callable[[], None]:
        run("umount", "-l", str(self.folder.path))
        return self.mount

    def fill(self, pid: int) -> Callable[[], None]:
        filler = self.folder.path / "filler"
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))
        return filler.unlink

    def only_read(self, pid: int) -> Callable[[], None]:
        """A disk that can no longer be written: only possible once nobody writes to it."""
        os.kill(pid, signal.SIGKILL)
        return _nothing

    def set_clock(self, pid: int) -> Callable[[], None]:
        """The clock was set long before; the process is killed while it is wrong."""
        os.kill(pid, signal.SIGKILL)
        return _nothing

    def _start_anew(self) -> None:
        self.folder.path.mkdir(exist_ok=True)
        for path in (self.folder.database, *self.folder.path.glob("record.sqlite-*")):
            path.unlink(missing_ok=True)


def lose_records(
    losses: int,
    seed: int,
    *,
    mounts: bool | None = None,
    report: Callable[[Losses], None] | None = None,
) -> Losses:
    """Go on until so many processes have lost their record; whole sessions follow one another.

    Args:
        mounts: whether disks may be mounted; found out when left out.
        report: is given what was found so far, before each session.
    """
    rng, found = random.Random(seed), Losses()
    may_mount = can_mount() if mounts is None else mounts
    while found.losses.total() < losses:
        if report is not None:
            report(found)
        with tempfile.TemporaryDirectory() as place:
            disk = Disk(Path(place), mounted=may_mount and rng.random() < 0.6)
            try:
                _one_session(disk, rng, losses, found)
            finally:
                disk.close()
        found.sessions += 1
    return found


def can_mount() -> bool:
    """Whether this user may mount a small disk on a folder of their own."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return False
    with tempfile.TemporaryDirectory() as place:
        if subprocess.run(["mount", "-t", "tmpfs", "tmpfs", place], capture_output=True).returncode:
            return False
        return subprocess.run(["umount", "-l", place], capture_output=True).returncode == 0


def _one_session(disk: Disk, rng: random.Random, losses: int, found: Losses) -> None:
    condition = rng.choice(["dqe", "aqc", "ab", "bws"])
    said: dict[int, Answer] = {}
    tried: set[Answer] = set()
    unsaved = disk.folder.path.with_name("data") / "labeval" / "unsaved"
    history: list[str] = []
    while True:
        last = found.losses.total() >= losses
        way = "" if last else rng.choice(_ways(disk))
        run_of = _Run(disk, condition, way, rng, said, tried)
        back = run_of.go()
        history.append(f"{way} {len(said)}{' ended' * run_of.ended}")
        found.blind += run_of.blind
        if run_of.ended:
            if way in GONE and run_of.lost_ns:
                found.after_end += 1
                return
            back()
            break
        found.losses[way] += 1
        if run_of.failure:
            found.unexplained.append(run_of.failure)
        back()
        if way == "only_read":
            _refuses_to_write(disk, condition, found)
        done = take_in(disk.folder, unsaved)
        found.kept_elsewhere += len(done)
        assert not any(report.conflicts for _, report in done), [str(r) for _, r in done]
    before = found.lost
    _compare(disk.folder, said, tried, found)
    if found.lost > before:
        found.unexplained.append(f"{found.lost - before} lost: {', '.join(history)}")


def _ways(disk: Disk) -> list[str]:
    ways = ["kill", "unlink", "replace", "remove", "set_clock"]
    return [*ways, "unmount", "fill", "only_read"] if disk.mounted else [*ways, "rename"]


class Forked:
    """A process of its own that runs a session; forked, because starting one takes seconds."""

    def __init__(self, folder: StudyFolder, condition: str, after: int, by_s: float) -> None:
        self._problems = tempfile.TemporaryFile("w+")  # noqa: SIM115, closed when it is left
        (self._in, into), (out, self._out) = os.pipe(), os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            status = 1
            try:
                for descriptor, number in (self._in, 0), (self._out, 1), (self._problems, 2):
                    os.dup2(getattr(descriptor, "fileno", lambda d=descriptor: d)(), number)
                os.close(into)
                os.close(out)
                sys.stdin, sys.stdout = os.fdopen(0), os.fdopen(1, "w")
                os.environ["XDG_DATA_HOME"] = str(folder.path.with_name("data"))
                status = run_session(folder.path, condition, after, by_s)
            except BaseException:
                os.write(2, traceback.format_exc().encode())
            finally:
                with suppress(OSError):
                    sys.stdout.flush()
                os._exit(status)
        os.close(self._in)
        os.close(self._out)
        self.stdin, self.stdout = os.fdopen(into, "w"), os.fdopen(out)
        self._status: int | None = None

    def wait(self) -> int:
        """Its exit status, negative for a signal."""
        if self._status is None:
            self._status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        return self._status

    def problems(self) -> str:
        """The end of what it wrote to standard error."""
        self._problems.seek(0)
        return self._problems.read()[-2000:]

    def __enter__(self) -> Forked:
        return self

    def __exit__(self, *_: object) -> None:
        for file in (self.stdin, self.stdout):
            with suppress(OSError):
                file.close()
        if self._status is None:
            os.kill(self.pid, signal.SIGKILL)
            self.wait()
        self._problems.close()


class _Run:
    """One process, from its start to its loss."""

    def __init__(
        self,
        disk: Disk,
        condition: str,
        way: str,
        rng: random.Random,
        said: dict[int, Answer],
        tried: set[Answer],
    ) -> None:
        self._disk = disk
        self._way = way
        self._after = rng.randint(1, 25)
        self._announcer, self._tried = said, tried
        jump = (rng.randint(1, 20), rng.uniform(-_MOST_JUMP_S, _MOST_JUMP_S))
        self._condition = condition
        self._jump = jump if way == "set_clock" else (0, 0.0)
        self.ended = False
        self.failure = ""
        self.blind = 0
        self._kept = False
        self.lost_ns = self._tried_ns = 0

    def go(self) -> Callable[[], None]:
        """Run it, take its record away, and return how that comes back."""
        back: Callable[[], None] | None = None
        answers = 0
        with Forked(self._disk.folder, self._condition, *self._jump) as process:
            allow(process.stdin, _LINES_AHEAD)
            for line in process.stdout:
                if not line.endswith("\n"):
                    break
                answers += self._hear(line.split())
                if self._way and back is None and answers >= self._after and self._announcer:
                    back = getattr(self._disk, self._way)(process.pid)
                    self.lost_ns = time.monotonic_ns()
                elif line.startswith("answer"):
                    allow(process.stdin, 1)
            status = process.wait()
            if status not in (0, REFUSED, -signal.SIGKILL):
                self.failure = f"{self._way}: {status}: {process.problems()}"
            if status == REFUSED and self._way in GONE and not self._kept:
                self.failure = f"{self._way}: not kept elsewhere: {process.problems()}"
        return back or _nothing

    def _hear(self, words: list[str]) -> int:
        match words:
            case ["trying", at_ns, page, name, value]:
                self._tried_ns = int(at_ns)
                self._tried.add((page, name, value))
            case ["answer", seq, page, name, value]:
                self._announcer[int(seq)] = (page, name, value)
                late = 0 < self.lost_ns < self._tried_ns
                self.blind += late and self._way in GONE
                return 1
            case ["kept", *_]:
                self._kept = True
            case ["ended"]:
                self.ended = True
        return 0


def _refuses_to_write(disk: Disk, condition: str, found: Losses) -> None:
    """On a disk that can only be read nothing is acknowledged, and that is said."""
    run("mount", "-o", "remount,ro", str(disk.folder.path))
    with Forked(disk.folder, condition, 0, 0.0) as process:
        said, status = process.stdout.read(), process.wait()
        if status != REFUSED or "answer" in said:
            found.unexplained.append(f"only_read: {status}: {said} {process.problems()}")
    run("mount", "-o", "remount,rw", str(disk.folder.path))


def _compare(
    folder: StudyFolder, said: dict[int, Answer], tried: set[Answer], found: Losses
) -> None:
    with Record(folder.database, read_only=True) as record:
        header = next(iter(record.sessions.headers()))
        events = record.sessions.events(header.id)
    kept = {e.seq: (e.page, e.field, e.value) for e in events if e.kind == Kind.ANSWER}
    found.acknowledged += len(said)
    found.lost += sum(kept.get(seq) != answer for seq, answer in said.items())
    unreported = {seq: answer for seq, answer in kept.items() if seq not in said and answer[2]}
    found.unreported += len(unreported)
    found.invented += sum(answer not in tried for answer in unreported.values())
    found.invented += len(events) - len({e.seq for e in events})
    found.invented += [e.seq for e in events] != list(range(1, len(events) + 1))


def run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def _nothing() -> None:
    pass


def main() -> int:
    """Prints what was found; the status is 0 only where nothing was lost or invented."""
    found = lose_records(
        int(sys.argv[1]),
        seed=int(sys.argv[2]),
        mounts=None if sys.argv[3:] != ["folder"] else False,
        report=lambda found: print(found, *found.unexplained, file=sys.stderr, flush=True),
    )
    print(found)
    for failure in found.unexplained:
        print(failure)
    return 1 if found.lost or found.invented or found.blind or found.unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
