"""The home window opens with what it shows, and without what only some of its buttons need."""

import os
import subprocess
import sys
from pathlib import Path

from labeval import places

# Large parts that no first look at a study needs: each costs milliseconds of every start.
ON_DEMAND = {
    "labeval.exchange.writers",
    "labeval.exchange.materials.seeing",
    "labeval.files.sheets",
    "labeval.store.erasing.erasure",
    "labeval.store.merging.merge",
    "labeval.store.salvage.salvage",
    "labeval.store.verify",
    "labeval.ui.editor",
    "labeval.ui.new_study",
    "matplotlib",
    "numpy",
    "openpyxl",
    "pandas",
    "scipy",
    "sounddevice",
    "sqlite_utils",
}


def test_home_imports_nothing_that_only_a_button_needs(tmp_path: Path):
    code = (
        "import sys; from tests.benchmarks.first_window import main; main();"
        f"print(sorted({ON_DEMAND!r} & set(sys.modules)))"
    )
    study = places.templates() / "six-methods"
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code, str(study)],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    assert done.stdout.splitlines()[-1] == "[]"
