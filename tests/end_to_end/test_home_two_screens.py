"""The home window makes room: the participant on one screen, the supervisor on the other."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from labeval import places


def test_a_seated_participant_has_one_screen_and_the_moderator_the_other(tmp_path: Path):
    shutil.copytree(places.templates() / "six-methods", tmp_path / "study")
    sides = [("left", 0), ("right", 1920)]
    screens = [{"name": n, "x": x, "y": 0, "width": 1920, "height": 1080} for n, x in sides]
    (tmp_path / "screens.json").write_text(json.dumps({"screens": screens}), encoding="ascii")
    environment = os.environ | {
        "QT_QPA_PLATFORM": f"offscreen:configfile={tmp_path / 'screens.json'}",
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.runs.screens.home_two_screens", str(tmp_path / "study")],
        env=environment,
        capture_output=True,
        text=True,
        timeout=90,
    )
    assert done.stdout.splitlines() == [
        "checklist: Yours is right; the moderator's window opens there.",
        "participant on left (0, 0, 1920, 1080)",
        "home on right visible",
        "home says: is in a session now.",
        "opened again True",
        "afterwards: There was no consent, so nothing was recorded.",
        "ended with 0",
    ], done.stdout + done.stderr
