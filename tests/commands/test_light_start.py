"""Commands load what they need."""

from __future__ import annotations

import subprocess
import sys


def test_a_command_without_helper_processes_does_not_load_what_starts_them() -> None:
    command = [sys.executable, "-X", "importtime", "-m", "labeval", "analyse", "--help"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    loaded = {line.rpartition("|")[2].strip() for line in said.splitlines()}

    assert "labeval.commands.shared.folders" in loaded
    assert "multiprocessing" not in loaded
