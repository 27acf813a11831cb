"""A virtual X display of the tests' own, where Xvfb is installed; else Qt draws into memory."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def display_environment(size: str = "1280x720") -> Iterator[dict[str, str]]:
    """The environment for a program with windows; its display is ended by process id."""
    environment = {k: v for k, v in os.environ.items() if k != "QT_QPA_PLATFORM"}
    if shutil.which("Xvfb") is None:
        yield environment | {"QT_QPA_PLATFORM": "offscreen"}
        return
    read_end, write_end = os.pipe()
    command = [
        "Xvfb",
        "-displayfd",
        str(write_end),
        "-screen",
        "0",
        f"{size}x24",
        "-nolisten",
        "tcp",
    ]
    server = subprocess.Popen(
        command, pass_fds=[write_end], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(write_end)
    try:
        with os.fdopen(read_end) as said:
            number = said.readline().strip()
        yield environment | {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
    finally:
        server.terminate()
        server.wait()
