"""What a terminal gets of control characters in files."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")  # not on Windows


def _on_terminal(*arguments: str) -> str:
    """All that a command writes to a terminal of its own."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "labeval", *arguments]
    with subprocess.Popen(command, stdout=theirs, stderr=theirs, stdin=theirs):
        os.close(theirs)
        parts = []
        while True:
            try:
                part = os.read(ours, 65_536)
            except OSError:  # Linux: the other end is closed
                break
            if not part:
                break
            parts.append(part)
    os.close(ours)
    return b"".join(parts).decode()


def test_control_characters_of_a_file_are_written_as_their_codes(tmp_path: Path):
    """They set the terminal's title, cleared its screen or hid lines."""
    path = tmp_path / "odd.csv"
    odd = "\x1b[2J\x1b]0;owned\x07"  # one cell: a file full of them is no text
    rows = [f"q{n},{'' if n else odd} an answer of some words,s{n % 2}" for n in range(400)]
    path.write_text("\n".join(["prompt,response,model", *rows]) + "\n", encoding="utf-8")
    shown = _on_terminal("inspect", str(path))
    assert "\\x1b[2J\\x1b]0;owned\\x07" in shown
    assert not {"\x1b", "\x07"} & set(shown)
    piped = subprocess.run(
        [sys.executable, "-m", "labeval", "inspect", str(path)], capture_output=True, check=True
    )
    assert b"\x1b[2J" in piped.stdout  # what is read by programs stays as it is


def test_progress_still_clears_its_line(tmp_path: Path):
    path = tmp_path / "long.csv"
    rows = [f"question {n},answer {n} of some words,s{n % 2}" for n in range(60_000)]
    path.write_text("\n".join(["prompt,response,model", *rows]) + "\n", encoding="utf-8")
    assert "\x1b[K" in _on_terminal("inspect", str(path))
