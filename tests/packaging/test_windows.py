"""The installer for Windows: its script compiles, and takes in the program that it is given."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "windows" / "labeval.nsi"


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed")
def test_the_script_compiles_without_a_warning(tmp_path: Path) -> None:
    program = tmp_path / "program"
    (program / "_internal").mkdir(parents=True)
    for name in ("labeval.exe", "labeval-window.exe", "_internal/part.dll"):
        (program / name).write_bytes(b"MZ")
    defined = {"VERSION": "1.2.3", "PROGRAM": program, "TARGET": tmp_path}
    options = [f"-D{name}={value}" for name, value in defined.items()]
    made = subprocess.run(["makensis", "-V4", "-WX", *options, SCRIPT], capture_output=True)
    assert made.returncode == 0, made.stdout.decode(errors="replace")
    assert (tmp_path / "labeval-1.2.3-setup.exe").read_bytes()[:2] == b"MZ"
    taken = made.stdout.decode(errors="replace")
    assert all(name in taken for name in ("labeval.exe", "labeval-window.exe", "part.dll"))
