"""Benchmark of typing: from a key press to the drawn letter, while revisions are saved."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval import app
from labeval.collector import settled
from labeval.jobs.sessions.live import open_live
from labeval.session.assignment.starting import SessionStart
from labeval.session.events.events import Kind
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.screens.writing import WritingScreen
from labeval.ui.participant.window.window import ParticipantWindow
from labeval.ui.theme import LIGHT
from tests.benchmarks.figures import Figure, spread
from tests.benchmarks.walk import pass_screen

_SENTENCE = "Water is densest at four degrees, so a pond freezes from the top [3]. "
_PARAGRAPHS = 5
"""Of four sentences each: about 250 words."""
_KEYS_A_REVISION = 2
"""A person who types 8 keys a second has a revision saved at every second one."""


def key_strokes(content: StudyContent, place: Path, keys: int = 2000) -> Figure:
    """At the end of a text of 250 words; a revision is saved, and waited for, inside the measured
    time of every second key, as the worst a person can meet.
    """
    application = app.make_application()
    with open_live(StudyFolder(place)) as live:
        condition = content.study.conditions[0].id
        decided = SessionStart(kind="simulated", condition=condition, override_reason="benchmark")
        session = live.start(content, decided)
        while session.writing is None:
            pass_screen(session)
        session.drafting.revise("\n\n".join([_SENTENCE * 4] * _PARAGRAPHS))
        languages = LanguageSwitch(application)
        window = ParticipantWindow(session, LIGHT, full_screen=False, translations=languages)
        window.setFixedSize(1280, 720)
        window.show()
        QTest.qWaitForWindowExposed(window)
        with settled():
            taken = list(_typed(window, keys))
        window.close()
        events = live.record.sessions.events(session.header.id)
        revisions = sum(event.kind == Kind.REVISED for event in events)
    what = f"key press to drawn letter, {revisions} revisions saved meanwhile"
    return Figure(what, spread(taken), "p99 16.7 ms")


def _typed(window: ParticipantWindow, keys: int) -> Iterator[float]:
    (screen,) = window.findChildren(WritingScreen)
    editor = screen.page.editor
    editor.setFocus()
    QApplication.processEvents()
    for n in range(keys):
        begun = time.perf_counter()
        turn, at = divmod(n, len(_SENTENCE))
        if turn % 2:  # what was typed is taken back, so that the text stays as long as it is
            QTest.keyClick(editor, Qt.Key.Key_Backspace)
        else:
            QTest.keyClick(editor, _SENTENCE[at])
        if n % _KEYS_A_REVISION == 0:
            screen.drafts.flush()
        QApplication.processEvents()
        yield time.perf_counter() - begun
