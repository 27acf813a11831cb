"""Windows and displays: each has its own, and none is cut."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from labeval import places


def with_screens(place: Path, screens: list[tuple[str, int, tuple[int, int]]]) -> dict[str, str]:
    """An environment in which windows have these displays: name, left edge, width and height."""
    made = [
        {"name": name, "x": x, "y": 0, "width": width, "height": height}
        for name, x, (width, height) in screens
    ]
    (place / "screens.json").write_text(json.dumps({"screens": made}), encoding="ascii")
    return os.environ | {
        "QT_QPA_PLATFORM": f"offscreen:configfile={place / 'screens.json'}",
        "XDG_CONFIG_HOME": str(place / "config"),
    }


@pytest.mark.parametrize("maximised", [False, True])
def test_a_seated_participant_has_one_screen_and_the_moderator_the_other(
    tmp_path: Path, *, maximised: bool
):
    shutil.copytree(places.templates() / "six-methods", tmp_path / "study")
    sides = [("left", 0, (1920, 1080)), ("right", 1920, (1920, 1080))]
    environment = with_screens(tmp_path, sides)
    done = subprocess.run(
        [
            *(sys.executable, "-m", "tests.runs.screens.home_two_screens", str(tmp_path / "study")),
            *(["maximised"] if maximised else []),
        ],
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
        "home back where it was True",
        "afterwards: There was no consent, so nothing was recorded.",
        "ended with 0",
    ], done.stdout + done.stderr


@pytest.mark.parametrize(
    ("display", "shown"),
    [((1280, 720), "whole display 1280 720"), ((1920, 1080), "window 1280 720")],
)
def test_a_rehearsal_is_never_cut_by_its_title(tmp_path: Path, display, shown):
    environment = with_screens(tmp_path, [("only", 0, display)])
    done = subprocess.run(
        [sys.executable, "-m", "tests.runs.screens.rehearsal"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=90,
    )
    assert done.stdout.splitlines() == [shown, "lower edge in sight True"], done.stderr
