"""What a program and all that it starts write to files, as the system sees it."""

from __future__ import annotations

import re
import shutil
from collections import defaultdict
from pathlib import Path

_CALL = re.compile(
    rb"(?:write|writev|pwrite64|pwritev|pwritev2|sendfile|copy_file_range|splice)"
    rb"\(\d+<(?P<path>[^>]*)>, (?P<given>.*)"
)
_TEXT = re.compile(rb'"((?:\\x[0-9a-f]{2})*)"')
_CALLS = "write,writev,pwrite64,pwritev,pwritev2"
_OTHER_WAYS = "sendfile,copy_file_range,splice,io_uring_setup"


def can_trace() -> bool:
    """Return whether the system's calls can be followed here."""
    return shutil.which("strace") is not None


def traced(command: list[str], trace: Path) -> list[str]:
    """The command, followed with all its processes; what they write is in the trace."""
    options = [f"--trace={_CALLS},{_OTHER_WAYS}", "--decode-fds=path", "--string-limit=10000000"]
    return ["strace", "--follow-forks", *options, "-xx", f"--output={trace}", *command]


def written_to_files(trace: Path) -> dict[str, bytes]:
    """Path to everything that was written to it; pipes, sockets and devices are left out."""
    found: dict[str, bytearray] = defaultdict(bytearray)
    for line in trace.read_bytes().splitlines():
        call = _CALL.search(line)
        if call is None:
            continue
        path = _unescaped(call["path"]).decode(errors="replace")
        is_device = path.startswith(("/dev/", "/proc/", "/memfd:"))
        if not path.startswith("/") or (is_device and not path.startswith("/dev/shm/")):
            continue
        for text in _TEXT.findall(call["given"]):
            found[path] += bytes.fromhex(text.replace(b"\\x", b"").decode())
    return {path: bytes(content) for path, content in found.items()}


def _unescaped(path: bytes) -> bytes:
    return re.sub(rb"\\x([0-9a-f]{2})", lambda found: bytes.fromhex(found[1].decode()), path)
