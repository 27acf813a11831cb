"""What recognises speech keeps no notes about the computer, and has nothing to send."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


def test_the_package_that_finds_voices_notes_nothing(tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    places = {"HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    given = {name: text for name, text in os.environ.items() if name != "ORT_DISABLE_TELEMETRY"}
    subprocess.run(
        [sys.executable, "-c", "import labeval, onnxruntime"], env=given | places, check=True
    )
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []
