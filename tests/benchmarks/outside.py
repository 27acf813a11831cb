"""The participant's window as seen from outside: ``python -m tests.benchmarks.outside [TREE ...]``.

This process presses keys on a virtual display (XTEST), reads the display's pixels back and asks the
record for its newest version over a connection of its own. The program runs in another process and
knows nothing of it. Each ``TREE`` is a source tree to measure, this one where none is named; they
take turns, so that other work on the computer meets them alike. With ``--rendered`` the pages are
answers as models write them, each of another shape, read for a moment before the next one is asked
for.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING or "--participant" not in sys.argv:  # which runs in any source tree
    from tests.benchmarks.figures import spread
    from tests.benchmarks.record import in_new_folder
    from tests.runs.screens.display import display_environment
    from tests.runs.screens.x_input import XInput
    from tests.runs.screens.x_pixels import Region, XPixels

ROOT = Path(__file__).resolve().parent.parent.parent

_THIS_FILE = Path(__file__).resolve().relative_to(ROOT)
_BLOCK = "dqe"
_REST_S = 0.06
"""Between what a key has caused and the next key."""
_LOOK_S = 0.0002
"""Between two looks, so that looking takes no processor from the program."""
_PATIENCE_S = 10.0
_READING_S = 0.8
"""Before the next rendered page is asked for: less than anybody takes to read one."""
_WIDTH, _HEIGHT = 1280, 720


# -- the program's side ---------------------------------------------------------------------------


def participant(study: Path, *, rendered: bool) -> None:
    """A session at the first rating page; prints where things are, and runs until told to end."""
    from PySide6.QtCore import QPoint, QSocketNotifier
    from PySide6.QtWidgets import QWidget

    from labeval import app
    from labeval.collector import settled
    from labeval.jobs.sessions.live import open_live
    from labeval.session.assignment.starting import SessionStart
    from labeval.study.folder import StudyFolder
    from labeval.study.model.blocks import Breaks
    from labeval.study.reading import read_study
    from labeval.ui.language import LanguageSwitch
    from labeval.ui.participant.window.window import ParticipantWindow
    from labeval.ui.theme import LIGHT
    from tests.benchmarks.rendered_turns import shaped_study
    from tests.benchmarks.walk import to_rating

    def region(widget: QWidget) -> tuple[int, int, int, int]:
        at = widget.mapToGlobal(QPoint(0, 0))
        return at.x(), at.y(), widget.width(), widget.height()

    application = app.make_application()
    content = shaped_study(_BLOCK) if rendered else read_study(study)
    condition = content.study.conditions[0].id if rendered else _BLOCK
    block = content.study.condition(condition).blocks[0]
    quiet = content.study.blocks[block].model_copy(update={"breaks": Breaks()})
    blocks = content.study.blocks | {block: quiet}
    content = content.model_copy(
        update={"study": content.study.model_copy(update={"blocks": blocks})}
    )
    with open_live(StudyFolder(study)) as live:
        decided = SessionStart(kind="simulated", condition=condition, override_reason="benchmark")
        session = live.start(content, decided)
        to_rating(session)
        languages = LanguageSwitch(application)
        window = ParticipantWindow(session, LIGHT, full_screen=False, translations=languages)
        window.setGeometry(0, 0, _WIDTH, _HEIGHT)
        window.show()
        window.activateWindow()
        with settled():
            while not window.isActiveWindow():
                application.processEvents()
            application.processEvents()
            page = window._screen()._current()  # type: ignore[attr-defined]
            rows = [[region(page.control(f.id, v)) for v in f.options] for f in page.view.fields]
            print(
                json.dumps(
                    {
                        "rows": rows,
                        "text": region(page.texts.frames[0]),
                        "pages": session.state.current.screens,
                    }
                ),
                flush=True,
            )
            end = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
            end.activated.connect(lambda *_: application.quit())
            application.exec()
        window.close()


# -- this side ------------------------------------------------------------------------------------


@dataclass
class Taken:
    """Seconds that things took, of one source tree."""

    turns: list[float] = field(default_factory=list)
    """From Enter to the next page's pixels."""
    turns_durable: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    """From a digit to the pixels of its option."""
    durable: list[float] = field(default_factory=list)
    """From a digit until another connection sees a new version of the record."""
    starts: list[float] = field(default_factory=list)
    """From starting the process to the home window's first pixels."""
    commits: list[int] = field(default_factory=list)
    """Times that the record had a new version, for each key."""


class Watcher:
    """Presses a key and waits for what comes of it."""

    def __init__(self, record: Path, pixels: XPixels) -> None:
        self.keys = XInput()
        self.pixels = pixels
        self._record = sqlite3.connect(f"{record.as_uri()}?mode=ro", uri=True)

    def version(self) -> int:
        """A number that changes with each commit that this connection can see."""
        found: int = self._record.execute("PRAGMA data_version").fetchone()[0]
        return found

    def press(self, key: str, region: Region) -> tuple[float, float, int]:
        """Seconds until the region has other pixels, and until the record has a new version; and
        the number of its new versions.
        """
        before, version, commits = self.pixels.read(region), self.version(), 0
        shown = durable = 0.0
        begun = time.perf_counter()
        self.keys.participant_key(key)
        while (
            not (shown and durable) or time.perf_counter() - begun < max(shown, durable) + _REST_S
        ):
            now = self.version()
            if now != version:
                version, commits = now, commits + 1
                durable = durable or time.perf_counter() - begun
            if not shown and self.pixels.read(region) != before:
                shown = time.perf_counter() - begun
            time.sleep(_LOOK_S)
            if time.perf_counter() - begun > _PATIENCE_S:
                raise AssertionError(f"nothing came of {key}: {shown=} {durable=} {region=}")
        return shown, durable, commits

    def close(self) -> None:
        self.keys.close()
        self._record.close()


def environment_of(tree: Path, display: dict[str, str], home: Path) -> dict[str, str]:
    """For the program of a source tree, with settings of its own."""
    kept = {k: v for k, v in display.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPATH": str(tree), "HOME": str(home), "XDG_CONFIG_HOME": str(home)}


@contextmanager
def running(
    tree: Path, study: Path, environment: dict[str, str], *, rendered: bool
) -> Iterator[dict[str, object]]:
    """The participant's process, ready for keys; what it prints about itself."""
    pipe = subprocess.PIPE
    # Without this file's folder in the path, whose modules have names of the standard library.
    command = [sys.executable, "-P", str(tree / _THIS_FILE), "--participant", str(study)]
    command += ["--rendered"] * rendered
    with subprocess.Popen(
        command, cwd=tree, env=environment, stdin=pipe, stdout=pipe, text=True
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        yield json.loads(process.stdout.readline())
        process.stdin.close()


def session(
    tree: Path,
    environment: dict[str, str],
    taken: Taken,
    most_pages: int,
    pixels: XPixels,
    *,
    rendered: bool,
) -> None:
    """Rates the pages of a session, key by key."""
    with in_new_folder() as place:
        study = Path(place) / "study"
        shutil.copytree(tree / "resources" / "templates" / "six-methods", study)
        with running(tree, study, environment, rendered=rendered) as places:
            rows = [[Region(*option) for option in row] for row in places["rows"]]  # type: ignore[attr-defined]
            x, y, width, height = places["text"]  # type: ignore[misc]
            text = Region(x + 40, y + 8, 8, min(240, height - 16))
            if rendered:  # from both edges, since texts may begin at either
                text = Region(x + 8, y + 8, width - 16, min(90, height - 16))
            watcher = Watcher(study / "record.sqlite", pixels)
            time.sleep(0.5)
            for _ in range(min(int(places["pages"]) - 1, most_pages)):  # type: ignore[call-overload]
                for n, row in enumerate(rows):
                    shown, durable, commits = watcher.press(str(2 + n % 3), row[1 + n % 3])
                    taken.answers.append(shown)
                    taken.durable.append(durable)
                    taken.commits.append(commits)
                time.sleep(_READING_S * rendered)
                shown, durable, commits = watcher.press("Return", text)
                taken.turns.append(shown)
                taken.turns_durable.append(durable)
                taken.commits.append(commits)
            watcher.close()


def start(tree: Path, environment: dict[str, str], pixels: XPixels) -> float:
    """Seconds from starting the program to the first pixels of its window."""
    middle = Region(_WIDTH // 2 - 200, 100, 8, 400)
    before = pixels.read(middle)
    begun = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "labeval"],
        cwd=tree,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        while pixels.read(middle) == before:
            if time.perf_counter() - begun > 6 * _PATIENCE_S:
                raise AssertionError("no window came")
            time.sleep(0.001)
        took = time.perf_counter() - begun
        process.terminate()
    while pixels.read(middle) != before:  # the display's ground again
        time.sleep(0.01)
    return took


def report(name: str, taken: Taken) -> None:
    """Print the lines of one tree."""
    lines = (
        ("next page: Enter to other pixels of the text", taken.turns, "p99 16.7 ms"),
        ("the same, until durable", taken.turns_durable, ""),
        ("an answer: digit to other pixels of its option", taken.answers, "p99 16.7 ms"),
        ("the same, until durable", taken.durable, "p99 4 ms"),
    )
    for what, seconds, aim in lines:
        least = f"min {1000 * min(seconds):.2f} ms, "
        print(f"| {name} | {what} | {least}{spread(seconds)} | {aim} |")
    most = f"{max(taken.commits)} at most, {statistics.mean(taken.commits):.2f} on average"
    print(f"| {name} | commits of one key | {most} (n={len(taken.commits)}) | 1 |")
    starts = taken.starts
    if not starts:
        return
    print(
        f"| {name} | start of the program to the first pixels | min {min(starts):.2f} s, median "
        f"{statistics.median(starts):.2f} s, max {max(starts):.2f} s (n={len(starts)}) | 0.6 s |",
        flush=True,
    )


def main() -> None:
    """Measure the trees in turn, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trees", nargs="*", type=Path, default=[ROOT])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pages", type=int, default=30)
    parser.add_argument("--rendered", action="store_true", help="pages of every shape; no starts")
    parser.add_argument("--participant", type=Path)
    asked = parser.parse_args()
    if asked.participant is not None:
        participant(asked.participant, rendered=asked.rendered)
        return
    taken: defaultdict[Path, Taken] = defaultdict(Taken)
    size = f"{_WIDTH}x{_HEIGHT}"
    with display_environment(size) as display, tempfile.TemporaryDirectory() as home:
        os.environ["DISPLAY"] = display["DISPLAY"]
        pixels = XPixels()  # as long as somebody looks, the display is not made anew
        for round in range(asked.rounds):
            for tree in (path.resolve() for path in asked.trees):
                environment = environment_of(tree, display, Path(home))
                for n in range(0 if asked.rendered else 3):
                    took = start(tree, environment, pixels)
                    if round or n:  # the first one compiles the modules
                        taken[tree].starts.append(took)
                session(
                    *(tree, environment, taken[tree], asked.pages, pixels), rendered=asked.rendered
                )
    print("| tree | what | measured | aim |\n| --- | --- | --- | --- |")
    for tree, found in taken.items():
        report(tree.name, found)
    print(
        f"load of the computer over 15 minutes: {os.getloadavg()[2]:.1f} on {os.cpu_count()} cores"
    )


if __name__ == "__main__":
    main()
