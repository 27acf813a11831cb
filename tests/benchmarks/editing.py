"""Typing in the editor of a study: from a key to the repainted screen, and to the written file.

    python -m tests.benchmarks.editing [KEYS]

A template with 200 texts; keys go into the name of a criterion, an interval apart, while the check
runs in its thread. Prints wall and processor time of this thread for each stage.
"""

from __future__ import annotations

import csv
import shutil
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QEvent, QEventLoop, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval import app, places
from labeval.collector import settled
from labeval.study.folder import StudyFolder
from labeval.ui.editor.window import EditorWindow
from labeval.ui.memory import Memory
from labeval.ui.theme import LIGHT

_TEXTS = 200
_INTERVAL_MS = 120
"""Between two keys; 8 a second is fast typing."""


def study_of(template: str, place: Path) -> StudyFolder:
    """A copy of a template with 200 texts: its own again and again, to other questions."""
    shutil.copytree(places.templates() / template, place / template)
    table = place / template / "items.csv"
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    others = [row for row in rows if row["use"] in ("", "rating")]
    number = 0
    while len(rows) < _TEXTS:
        number += 1
        for row in others:
            question = f"{row['question']} ({number})"
            rows.append({**row, "id": f"{row['id']}x{number}", "question": question})
    with table.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0].keys())
        writer.writeheader()
        writer.writerows(rows[:_TEXTS])
    return StudyFolder(place / template)


def typed(folder: StudyFolder, keys: int, place: Path) -> dict[str, list[tuple[float, float]]]:
    """Wall and processor milliseconds from each key to a repainted screen, and to its end."""
    window = EditorWindow(folder, LIGHT, Memory(place / "settings.json"))
    window.resize(1280, 720)
    window.show()
    window.controller.settle()
    window.go_to(("criteria", 0, "name", "en"))
    _rest(1000)
    field = window.focusWidget()
    assert field is not None
    found: dict[str, list[tuple[float, float]]] = {"screen": [], "file": []}
    started = (0.0, 0.0)

    def note(stage: str) -> None:
        now = time.perf_counter(), time.thread_time()
        found[stage].append(((now[0] - started[0]) * 1000, (now[1] - started[1]) * 1000))

    window.controller.foreseen.connect(lambda _: note("screen"))  # after the pane has repainted
    with settled():
        for n in range(keys):
            started = time.perf_counter(), time.thread_time()
            key = Qt.Key.Key_Backspace if n % 40 > 19 else Qt.Key.Key_X
            QTest.keyClick(field, key)
            note("file")
            _rest(_INTERVAL_MS)
    window.close()
    return found


def _rest(ms: int) -> None:
    deadline = QDeadlineTimer(ms)
    while not deadline.hasExpired():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, deadline)
        # As a running event loop does: widgets of the screen before would stay, and each key would
        # tell all of them that the language is another one.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def main() -> None:
    """Type in two templates and print percentiles."""
    app.make_application()
    keys = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    for template in ("pairwise-utility", "trained-raters"):
        with tempfile.TemporaryDirectory() as place:
            found = typed(study_of(template, Path(place)), keys, Path(place))
        for stage, times in found.items():
            for name, which in (("wall", 0), ("processor", 1)):
                ordered = sorted(pair[which] for pair in times)
                shown = ", ".join(
                    f"p{p} {ordered[min(len(ordered) - 1, len(ordered) * p // 100)]:.1f}"
                    for p in (50, 90, 99)
                )
                print(f"{template}, to the {stage}, {name} ms: {shown} (n={len(ordered)})")


if __name__ == "__main__":
    main()
