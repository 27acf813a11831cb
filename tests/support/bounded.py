"""Files that are made to cost much; what reading one costs, in a process of its own."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

import pytest

from labeval.files.refusal import FileRefused

resource = pytest.importorskip("resource", reason="limits of POSIX")
if not Path("/proc/self/clear_refs").exists():
    pytest.skip("memory is measured as Linux tells it", allow_module_level=True)


def packed(path: Path, **members: bytes | list[tuple[bytes, int]]) -> Path:
    """An archive; of a list, each piece so many times."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for name, content in members.items():
            with archive.open(name.replace("__", "/").replace("_dot_", "."), "w") as member:
                for piece, times in [(content, 1)] if isinstance(content, bytes) else content:
                    many = max(1, min(times, 1_000_000 // (len(piece) or 1)))
                    for _ in range(times // many):
                        member.write(piece * many)
                    member.write(piece * (times % many))
    return path


def bounded(work):
    """Do the work in a process of its own.

    Returns:
        What it says, its seconds of processor time, and the megabytes that it took at most. What
        the process had before it began, a copy of this one's memory, does not count.
    """
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (30, 30))
            Path("/proc/self/clear_refs").write_text("5")  # the peak counts from here on
            before = memory("VmHWM")
            try:
                said = f"read: {work()}"
            except FileRefused as refused:
                said = str(refused)
            grown = memory("VmHWM") - before
            os.write(write, f"{grown} {said}".encode(errors="replace")[:4000])
            code = 0
        finally:
            os._exit(code)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        grown, _, said = pipe.read().decode().partition(" ")
    _, _, used = os.wait4(child, 0)
    return said, used.ru_utime + used.ru_stime, float(grown or "inf")


def memory(name: str) -> float:
    """A figure of this process's memory by its name in Linux, in megabytes."""
    status = Path("/proc/self/status").read_text()
    return (
        next(int(line.split()[1]) for line in status.splitlines() if line.startswith(name)) / 1024
    )


def costs_little(work, *, words: str) -> None:
    said, seconds, used = bounded(work)
    assert words in said
    # The program with everything loaded has 170 MB, and 512 MB are the bound for the whole process.
    assert seconds < 10 and used < 512 - 170
