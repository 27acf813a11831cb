"""The home window opens with what it shows, and without what only some of its buttons need."""

import os
import subprocess
import sys
from pathlib import Path

from labeval import places

# Large parts that no first look at a study needs: each costs milliseconds of every start.
ON_DEMAND = {
    "labeval.coding.edits",
    "labeval.exchange.writers",
    "labeval.exchange.materials.seeing",
    "labeval.files.sheets",
    "labeval.jobs.sessions.live",
    "labeval.store.erasing.erasure",
    "labeval.store.merging.merge",
    "labeval.store.salvage.salvage",
    "labeval.store.verify",
    "labeval.ui.editor",
    "labeval.ui.fit",
    "labeval.ui.home.starting.start_dialog",
    "labeval.ui.new_study",
    "PySide6.QtNetwork",
    "labeval.ui.publishing.publishing",
    "matplotlib",
    "numpy",
    "openpyxl",
    "pandas",
    "scipy",
    "sounddevice",
    "sqlite_utils",
}


# What reads studies, loaded after the window has been painted.
WITH_A_STUDY = {"labeval.study.study", "pydantic", "yaml"}


def _loaded(tmp_path: Path, names: set[str], *study: str) -> list[str]:
    """Which of these modules the first window has loaded, and those whose source text is kept.

    The command line is loaded before, and Qt after it, as the program does.
    """
    code = (
        "import linecache, sys, labeval.cli;"
        "from tests.benchmarks.first_window import main; main();"
        "read = {f'source:{m}' for m, one in sys.modules.items()"
        " if getattr(one, '__file__', '') in linecache.cache};"
        f"print(*sorted(({names!r} & set(sys.modules)) | read))"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)}
    environment.pop("XDG_CONFIG_HOME", None)
    done = subprocess.run(
        [sys.executable, "-c", code, *study],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    return done.stdout.splitlines()[-1].split()


def test_home_imports_nothing_that_only_a_button_needs(tmp_path: Path):
    study = str(places.templates() / "six-methods")
    assert _loaded(tmp_path, ON_DEMAND | WITH_A_STUDY, study) == sorted(WITH_A_STUDY)


def test_home_without_a_study_imports_nothing_that_reads_one(tmp_path: Path):
    assert _loaded(tmp_path, ON_DEMAND | WITH_A_STUDY) == []
