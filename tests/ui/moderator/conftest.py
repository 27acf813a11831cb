"""A session on a real record, a moderator's window that follows it, and acts that reach it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from labeval.jobs.planning.simulate import RobotTime
from labeval.jobs.sessions.monitoring import LiveWatch
from labeval.session.events.actions import Action
from labeval.session.plan.header import SessionHeader
from labeval.session.plan.plan import make_plan
from labeval.session.robots.robot import Character, Robot, latent_quality
from labeval.session.running.opening import start
from labeval.session.running.session import Session
from labeval.store.record.record import Record
from labeval.study.study import StudyContent
from labeval.ui.moderator.window.window import ModeratorWindow
from labeval.ui.theme import LIGHT
from tests.conftest import small_items, small_study

GUIDE = [
    {
        "id": "decide",
        "title": "How you decided",
        "questions": [
            {"id": "approach", "text": "How did you go about it?", "follow_ups": ["Why?"]},
            {"id": "honest", "text": "How did you see whether a text was honest?"},
        ],
    },
]
HINTS = [{"id": "look", "criterion": "fluency", "text": "Read it aloud once."}]


def moderated_content(**changes: object) -> StudyContent:
    """The small study with a guide, a hint and early flags."""
    study = small_study(
        moderation={"interview": GUIDE, "hints": HINTS, "planned_minutes": 40},
        flags={"no_comment": {"pages": 2}, "idle": {"seconds": 60}},
        **changes,
    )
    return StudyContent(study=study, items=small_items())


def begun(
    record: Record,
    content: StudyContent,
    condition: str,
    time: RobotTime,
    code: str = "lumo-rita",
    language: str = "en",
) -> Session:
    """A new session in the record, at its first screen."""
    version = record.versions.keep(content)
    plan = make_plan(content, condition, 5, 0)
    id = f"{abs(hash((code, condition))):032x}"[:32]
    header = SessionHeader(
        *(id, code, condition, version, 5, 0, language, "simulated", "", "drawn"), time.utc(), plan
    )
    return start(header, content, record.sessions, time.clock())


@dataclass
class Lab:
    """A participant's session, moved by hand, beside a moderator's window."""

    record: Record
    session: Session
    time: RobotTime
    sent: list[Action] = field(default_factory=list)
    window: Any = None

    def __post_init__(self) -> None:
        content = self.session.content
        quality = latent_quality(content, 1)
        self.robot = Robot(Character(0.3, 0.0, 1.0, careless=False), quality, random.Random(4))

    def now(self) -> datetime:
        return datetime.fromisoformat(self.time.utc())

    def send(self, action: Action) -> None:
        """What the mailbox and the session's process do, at once."""
        self.sent.append(action)
        self.session.apply_action(action)

    def walk(self, pages: int) -> None:
        """Answer and leave so many screens."""
        for _ in range(pages):
            self.screen()
        self.window.look()

    def screen(self) -> None:
        session = self.session
        if session.state.current.kind == "consent":
            session.give_consent({"rating": True, "audio": True})
            return
        if session.state.on_break:
            session.end_break()
        for field_id, value in self.robot.answers(session):
            self.time.take(3)
            session.answer(field_id, value)
        self.time.take(1)
        session.go_on()

    def finish(self) -> None:
        while self.session.state.ended is None:
            self.screen()
        self.window.look()

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier | None = None) -> None:
        """A key wherever the focus of the moderator's window is."""
        target = self.window.focusWidget() or self.window
        QTest.keyClick(target, key, modifiers or Qt.KeyboardModifier.NoModifier)

    def type(self, text: str) -> None:
        for letter in text:
            QTest.keyClicks(self.window.focusWidget() or self.window, letter)


MakeLab = Callable[..., Lab]


@pytest.fixture
def record(tmp_path: Path) -> Iterator[Record]:
    with Record(tmp_path / "record.sqlite") as opened:
        yield opened


@pytest.fixture
def make_lab(qtbot: QtBot, qapp: QApplication, record: Record) -> Iterator[MakeLab]:
    made: list[Lab] = []

    def make(
        condition: str = "dqe",
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        **changes: Any,
    ) -> Lab:
        time = RobotTime(datetime(2026, 1, 5, 8, tzinfo=UTC) + timedelta(0))
        content = moderated_content(**changes)
        session = begun(record, content, condition, time, language=language)
        lab = Lab(record, session, time)
        watch = LiveWatch(record.path, utc=lab.now, monotonic_ns=time.monotonic_ns)
        lab.window = ModeratorWindow(watch, LIGHT, send=lab.send, folder=record.path.parent)
        lab.window.resize(*size)
        lab.window.show()
        lab.window.activateWindow()
        qtbot.waitUntil(lab.window.isActiveWindow)
        made.append(lab)
        return lab

    yield make
    for lab in made:
        lab.window.close()
        lab.window.watch.close()
        lab.window.deleteLater()
    qapp.processEvents()


@pytest.fixture
def lab(make_lab: MakeLab) -> Lab:
    """A session at its third rating page."""
    lab = make_lab()
    lab.walk(4)
    return lab
