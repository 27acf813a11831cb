"""The files that one answer enters: ``python -m tests.benchmarks.answers_way``.

Presses one key on the real window of each method and follows every function of the program that is
called, from the key press to the end of the event, and then to the end of drawing.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval import app, places
from labeval.jobs.sessions.live import LiveSession, open_live
from labeval.session.assignment.starting import SessionStart
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.window import ParticipantWindow
from labeval.ui.theme import LIGHT
from tests.benchmarks.record import in_new_folder
from tests.benchmarks.walk import to_rating

_PROGRAM = str(Path(app.__file__).parent)
_KEYS = {"ab": Qt.Key.Key_A, "aqc": Qt.Key.Key_1, "aspects": Qt.Key.Key_1, "bws": Qt.Key.Key_2}


@dataclass
class Way:
    """What was entered, in order."""

    files: list[str] = field(default_factory=list)
    """The file of each call; under ``labeval``, without ``.py``."""
    crossings: list[tuple[str, str]] = field(default_factory=list)
    """Calls from one room into another, by the rooms' names."""

    def entries(self) -> Counter[str]:
        """How often each file was entered."""
        return Counter(self.files)

    def store_entries(self) -> int:
        """How often the store was entered from outside."""
        return sum(callee == "store" for _, callee in self.crossings)


@contextmanager
def followed() -> Iterator[Way]:
    """Follow the calls of the program inside the block."""
    way = Way()

    def enter(frame: FrameType, event: str, _: object) -> None:
        if event != "call" or not frame.f_code.co_filename.startswith(_PROGRAM):
            return
        name = _name(frame)
        way.files.append(name)
        caller = frame.f_back
        while caller is not None and not caller.f_code.co_filename.startswith(_PROGRAM):
            caller = caller.f_back
        rooms = _name(caller).split("/")[0] if caller is not None else "", name.split("/")[0]
        if rooms[0] != rooms[1]:
            way.crossings.append(rooms)

    sys.setprofile(enter)
    try:
        yield way
    finally:
        sys.setprofile(None)


def _name(frame: FrameType) -> str:
    return frame.f_code.co_filename[len(_PROGRAM) + 1 :].removesuffix(".py")


def rated_window(
    live: LiveSession, content: StudyContent, block: str, application: QApplication
) -> ParticipantWindow:
    """The window of a new session, at the first rating page of a block."""
    condition = next(c.id for c in content.study.conditions if block in c.blocks)
    decided = SessionStart(kind="simulated", condition=condition, override_reason="benchmark")
    session = live.start(content, decided)
    to_rating(session, block)
    languages = LanguageSwitch(application)
    window = ParticipantWindow(session, LIGHT, full_screen=False, translations=languages)
    window.setFixedSize(1280, 720)
    window.show()
    QTest.qWaitForWindowExposed(window)
    application.processEvents()
    return window


def answers_way(content: StudyContent, block: str) -> Way:
    """The way of the second answer that a key gives on a page of a block."""
    application = app.make_application()
    method = content.study.blocks[block].method
    with in_new_folder() as place, open_live(StudyFolder(Path(place))) as live:
        window = rated_window(live, content, block, application)
        key = _KEYS.get(method, Qt.Key.Key_4)
        modifiers = Qt.KeyboardModifier.NoModifier
        for n in range(2):
            with followed() as way:
                QTest.keyClick(window.focusWidget() or window, key, modifiers)
            application.processEvents()
            assert len(window.session.state.answers_here()) > 0
            if method == "bws" and n == 0:
                modifiers, key = Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_3
        window.close()
        window.deleteLater()
    return way


def report(name: str, way: Way, *, whole: bool) -> Sequence[str]:
    """Lines about a way."""
    entries = way.entries()
    lines = [
        f"{name}: {len(entries)} files, {len(way.files)} calls, "
        f"store entered {way.store_entries()} times, "
        f"{entries['session/state/state']} calls of session/state/state"
    ]
    if whole:
        lines += [f"    {count:4} {file}" for file, count in entries.most_common()]
    return lines


def main() -> None:
    """Print the ways of all methods."""
    whole = "--files" in sys.argv
    for template in ("six-methods", "aspects"):
        content = read_study(places.templates() / template)
        for block in content.study.blocks:
            way = answers_way(content, block)
            print(*report(f"{template}, {block}", way, whole=whole), sep="\n", flush=True)


if __name__ == "__main__":
    main()
