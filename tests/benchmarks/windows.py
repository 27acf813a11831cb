"""Benchmarks of the windows: cold start, and turning pages."""

from __future__ import annotations

import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval import app
from labeval.collector import settled
from labeval.jobs.sessions.live import LiveSession, open_live
from labeval.session.assignment.starting import SessionStart
from labeval.session.running.session import Session
from labeval.study.folder import StudyFolder
from labeval.study.model.blocks import Breaks
from labeval.study.study import StudyContent
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.participant.window.sound_controller import SoundSource
from labeval.ui.participant.window.window import ParticipantWindow
from labeval.ui.theme import LIGHT
from tests.benchmarks.figures import Figure, spread
from tests.benchmarks.walk import answer_pages, to_rating

ROOT = Path(__file__).resolve().parent.parent.parent


def answered(
    application: QApplication,
    live: LiveSession,
    content: StudyContent,
    condition: str,
    sound: SoundSource | None = None,
) -> tuple[Session, ParticipantWindow]:
    """The window of a new session on the first page of its first block, all of whose pages are
    answered."""
    decided = SessionStart(kind="simulated", condition=condition, override_reason="benchmark")
    session = live.start(content, decided)
    to_rating(session)
    answer_pages(session)
    languages = LanguageSwitch(application)
    window = ParticipantWindow(
        session, LIGHT, full_screen=False, translations=languages, sound=sound
    )
    window.setFixedSize(1280, 720)
    window.show()
    QTest.qWaitForWindowExposed(window)
    return session, window


def cold_start(study: Path | None, starts: int = 7) -> Iterator[Figure]:
    """From starting the process to the first window painted, and to the study painted in it; files
    are in the system's cache."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    settings = tempfile.TemporaryDirectory()  # without studies that were opened before
    environment["XDG_CONFIG_HOME"] = settings.name
    command = [sys.executable, "-m", "tests.benchmarks.first_window"]
    if study is not None:
        command.append(str(study))
    taken = []
    for n in range(starts + 1):
        begun = time.time()
        said = subprocess.run(
            command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True
        ).stdout
        if n:  # the first one compiles the modules
            taken.append([float(time_of_day) - begun for time_of_day in said.split()])
    which = "home window" if study is None else "home window with a study"
    parts = ("the first window painted", "the study painted in it")
    for part, aim, seconds in zip(
        parts, ("under 0.5 s", ""), zip(*taken, strict=True), strict=False
    ):
        yield Figure(
            f"cold start to {part} ({which})",
            f"median {statistics.median(seconds):.2f} s, {min(seconds):.2f} to "
            f"{max(seconds):.2f} s (n={starts})",
            aim,
        )


def page_turns(
    content: StudyContent,
    place: Path,
    block: str,
    turns: int = 500,
    *,
    sound: SoundSource | None = None,
) -> Figure:
    """From the key press to the next page committed and painted, over pages already answered."""
    application = app.make_application()
    settings = {"breaks": Breaks(), "read_to_end": False}  # nothing but turning
    without_breaks = content.study.blocks[block].model_copy(update=settings)
    study = content.study.model_copy(
        update={"blocks": content.study.blocks | {block: without_breaks}}
    )
    content = content.model_copy(update={"study": study})
    with open_live(StudyFolder(place)) as live:
        condition = next(c.id for c in content.study.conditions if block in c.blocks)
        session, window = answered(application, live, content, condition, sound)
        while sound is not None and not session.state.audible.recording:
            application.processEvents()
        with settled():
            taken = list(_turned(window, session, turns))
        window.close()
    while_recording = " while recording" if sound is not None else ""
    return Figure(
        f"page turn, {block}, key press to painted and committed{while_recording}",
        spread(taken),
        "p99 16.7 ms",
    )


def marks_painted(content: StudyContent, place: Path, kind: str, marks: int = 300) -> Figure:
    """From letting go of the button to the words marked, committed and painted.

    Args:
        content: a study whose one condition begins with a page on which words are marked.
        kind: of its texts, as the figure says it.
    """
    application = app.make_application()
    taken: list[float] = []
    with open_live(StudyFolder(place)) as live:
        decided = SessionStart(kind="simulated", condition="only", override_reason="benchmark")
        session = live.start(content, decided)
        to_rating(session)
        window = ParticipantWindow(
            session, LIGHT, full_screen=False, translations=LanguageSwitch(application)
        )
        window.setFixedSize(1280, 720)
        window.show()
        QTest.qWaitForWindowExposed(window)
        with settled():
            view = next(p for p in window.findChildren(RatingPage) if p.isVisible()).texts.frames[0]
            for n in range(marks):
                words = list(re.finditer(r"[A-Za-z]{3,}", view.text))
                start, end = words[n % len(words)].span()
                view.view.show_offset(start)
                rect = view.view.rects_of(start, end)[0]
                canvas, spot = view.view.canvas, rect.center().toPoint()
                begin = QPoint(round(rect.left()) + 2, spot.y())
                QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=begin)
                QTest.mouseMove(canvas, spot)
                application.processEvents()
                before = len(session.state.marks_here())
                begun = time.perf_counter()
                QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=spot)
                application.processEvents()
                taken.append(time.perf_counter() - begun)
                assert len(session.state.marks_here()) == before + 1
                for mark in session.state.marks_here()[:-6]:
                    session.marking.unmark(mark.seq)
        window.close()
    return Figure(f"mark, {kind} text, committed and painted", spread(taken), "p99 16.7 ms")


def _turned(window: ParticipantWindow, session: Session, turns: int) -> Iterator[float]:
    application = QApplication.instance()
    assert application is not None
    last = session.state.current.screens - 2
    key, modifier = Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier
    for _ in range(turns):
        if session.state.screen == last:
            key, modifier = Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier
        elif session.state.screen == 0:
            key, modifier = Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier
        window.setFocus()  # in a field for texts Enter would be a new line
        application.processEvents()
        before = session.state.screen
        begun = time.perf_counter()
        QTest.keyClick(window.windowHandle(), key, modifier)
        application.processEvents()
        yield time.perf_counter() - begun
        assert session.state.screen != before
