"""Files that are made to cost much; what reading one costs, in a process of its own."""

from __future__ import annotations

import os
import time
import zipfile
from pathlib import Path
from xml.parsers import expat

import pytest

from labeval.files.refusal import FileRefused

resource = pytest.importorskip("resource", reason="limits of POSIX")
if not Path("/proc/self/clear_refs").exists():
    pytest.skip("memory is measured as Linux tells it", allow_module_level=True)


ELEMENTS = 200_000
USUAL_SECONDS = 0.024
"""For reading so many elements on the machine that the bounds were taken on."""


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
        What it says, its seconds of processor time on the machine that bounds are written for, and
        the megabytes that it took at most. What the process had before it began, a copy of this
        one's memory, does not count.
    """
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (100, 100))
            pace = slowness()
            Path("/proc/self/clear_refs").write_text("5")  # the peak counts from here on
            before, begun = memory("VmHWM"), time.process_time()
            try:
                said = f"read: {work()}"
            except FileRefused as refused:
                said = str(refused)
            seconds, grown = time.process_time() - begun, memory("VmHWM") - before
            seconds /= max(pace, slowness())
            os.write(write, f"{seconds} {grown} {said}".encode(errors="replace")[:4000])
            code = 0
        finally:
            os._exit(code)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        seconds, grown, said = (*pipe.read().decode().split(" ", 2), "", "", "")[:3]
    os.waitpid(child, 0)
    return said, float(seconds or "inf"), float(grown or "inf")


def slowness() -> float:
    """How many times as long as usual this machine takes now; where others use it, too, processor
    time is longer."""
    begun = time.process_time()
    names: list[str] = []
    parser = expat.ParserCreate()
    parser.StartElementHandler = lambda name, _: names.append(name)
    parser.Parse(b"<a>" + b"<b/>" * ELEMENTS + b"</a>", True)
    return max(1.0, (time.process_time() - begun) / USUAL_SECONDS)


def memory(name: str) -> float:
    """A figure of this process's memory by its name in Linux, in megabytes."""
    status = Path("/proc/self/status").read_text()
    return (
        next(int(line.split()[1]) for line in status.splitlines() if line.startswith(name)) / 1024
    )


# The program with everything loaded has 170 MB, and 512 MB are the bound for the whole process.
def costs_little(work, *, words: str = "", most_mb: float = 512 - 170, share: float = 1) -> str:
    """Do the work in a process of its own, as cheaply as the documents promise; what it says.

    Args:
        share: of the time that is promised, for such a share of the work.
    """
    said, seconds, used = bounded(work)
    assert words in said
    assert seconds < 10 * share, f"{seconds:.1f} seconds"
    assert used < most_mb, f"{used:.0f} MB"
    return said
