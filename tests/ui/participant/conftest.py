"""A participant seated at a real window, on a real record."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from labeval.jobs.sessions.mailbox_actions import SessionActions
from labeval.session.events.clock import SessionClock, resumed_clock, utc_now
from labeval.session.events.events import Event, Kind
from labeval.session.plan.header import SessionHeader, SessionKind
from labeval.session.plan.plan import make_plan
from labeval.session.running.opening import resume, start
from labeval.session.running.session import Session
from labeval.store.record.record import Record
from labeval.study.study import StudyContent
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.sound_controller import SoundSource
from labeval.ui.participant.window.window import ParticipantWindow
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.buttons import ActionButton

WELCOME = {"step": "text", "id": "welcome", "text": "# Welcome\n\nGood that you are here."}
CONSENT = {
    "step": "consent",
    "id": "consent",
    "version": "7",
    "text": "We keep what you answer.",
    "asks": [
        {"id": "rating", "text": "My answers are kept.", "required": True},
        {"id": "audio", "text": "My voice is recorded."},
    ],
    "declined": "# That is all right\n\nNothing is kept.",
}
ABOUT = {
    "step": "questionnaire",
    "id": "about",
    "questions": [
        {
            "id": "bird",
            "kind": "single",
            "text": "Which bird do you hear most?",
            "options": [{"id": "owl", "label": "owl"}, {"id": "crow", "label": "crow"}],
        },
        {
            "id": "places",
            "kind": "multiple",
            "text": "Where?",
            "mandatory": False,
            "options": [{"id": "wood", "label": "wood"}, {"id": "town", "label": "town"}],
        },
        {"id": "sure", "kind": "scale", "text": "How sure?", "points": 5, "low": "a", "high": "z"},
        {"id": "age", "kind": "number", "text": "How old are you?", "min": 18, "max": 99},
        {"id": "note", "kind": "text", "text": "Anything else?", "mandatory": False},
    ],
}
TEST = {
    "step": "test",
    "id": "words",
    "intro": "Choose the best answer.",
    "questions": [
        {"id": f"q{n}", "text": f"Word {n}?", "options": ["right", "wrong", "odd"], "correct": 1}
        for n in range(1, 8)
    ],
    "pass_score": 5,
    "failed": "# Thank you\n\nThis study needs other readers.",
}
ORIGIN = {"step": "origin", "id": "origin", "text": "A model answered the question."}
HOW = {"step": "instructions", "id": "how"}
TRAIN = {"step": "training", "id": "train"}
RATE = {"step": "rating", "id": "rate"}
REST = {"step": "break", "id": "rest", "text": "Breathe.", "seconds": 30}
THANKS = {"step": "text", "id": "thanks", "text": "# Thank you"}

WHOLE = [WELCOME, CONSENT, TEST, ORIGIN, HOW, TRAIN, RATE, REST, ABOUT, THANKS]


def owls(procedure: list[dict[str, object]], **block: object) -> StudyContent:
    """Two criteria, three texts, so three pairs; ``block`` changes the settings of the block."""
    settings: dict[str, object] = {
        "method": "ab",
        "instructions": "Read both texts.",
        "training": [
            {
                "items": ["t1", "t2"],
                "criteria": ["true"],
                "expected": {"true": ["t2"]},
                "feedback": "They hear.",
            }
        ],
    }
    criteria = [
        {"id": "true", "name": "Truth", "definition": "It agrees with the source."},
        {"id": "clear", "name": "Clarity", "definition": "It is easy to follow."},
    ]
    items = [
        {"id": f"o{n}", "text": f"Owls hear mice, says text {n}.", "question": "How do owls hunt?"}
        for n in range(1, 4)
    ]
    items += [{"id": f"t{n}", "text": f"Try {n}.", "use": "training"} for n in (1, 2)]
    study = {
        "labeval": 1,
        "title": "Owls",
        "seed": 3,
        "criteria": criteria,
        "blocks": {"pairs": settings | block},
        "conditions": [{"id": "only", "blocks": ["pairs"]}],
        "procedure": procedure,
        "origin": "A model was asked.",
    }
    return StudyContent.model_validate({"study": study, "items": items})


@dataclass
class SessionStart:
    """A window, its session and the record behind it."""

    window: ParticipantWindow
    session: Session
    record: Record

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier | None = None) -> None:
        """A real key press wherever the focus is."""
        QTest.keyClick(self.focus(), key, modifiers or Qt.KeyboardModifier.NoModifier)

    def type(self, text: str) -> None:
        """Real key presses for a text, each one wherever the focus is by then."""
        for letter in text:
            QTest.keyClicks(self.focus(), letter)

    def enter(self) -> None:
        """Press Enter as somebody does who has been looking at the screen for a while."""
        QApplication.processEvents()
        self.window.moving.arrived -= self.window._screen().enter_waits(self.session) or 0
        self.press(Qt.Key.Key_Return)

    def click(self, label: str) -> None:
        """A real click on the visible button with this label."""
        button = next(
            b for b in self.window.findChildren(ActionButton) if b.text() == label and b.isVisible()
        )
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def focus(self) -> QWidget:
        return QApplication.focusWidget() or self.window

    def kind(self) -> str:
        return self.session.state.current.kind

    def events(self, *kinds: Kind) -> list[Event]:
        """What another program reads from the record."""
        found = self.record.sessions.events(self.session.header.id)
        return [e for e in found if not kinds or e.kind in kinds]

    def shows(self, text: str) -> bool:
        """Whether a visible widget says ``text``, in its text or to a screen reader."""
        for widget in self.window.findChildren(QWidget):
            if not widget.isVisible():
                continue
            words = getattr(widget, "text", None)
            said = words() if callable(words) else ""
            if text in said or text in widget.accessibleName():
                return True
        return False


MakeSeat = Callable[..., SessionStart]


@pytest.fixture
def steps() -> SimpleNamespace:
    """The steps that procedures are made of."""
    return SimpleNamespace(
        welcome=WELCOME,
        consent=CONSENT,
        test=TEST,
        how=HOW,
        rate=RATE,
        rest=REST,
        about=ABOUT,
        thanks=THANKS,
    )


@pytest.fixture
def record(tmp_path: Path) -> Iterator[Record]:
    with Record(tmp_path / "record.sqlite") as opened:
        opened.connection.execute("PRAGMA busy_timeout = 20")
        yield opened


@pytest.fixture
def seat(qtbot: QtBot, qapp: QApplication, record: Record) -> Iterator[MakeSeat]:
    """Seats a participant: ``seat(procedure)``, ``seat(content=...)`` with another study, or
    ``seat(session=...)`` for a resumed session.
    """
    seats: list[SessionStart] = []
    translations = LanguageSwitch(qapp)

    def make(
        procedure: list[dict[str, object]] | None = None,
        *,
        session: Session | None = None,
        full_screen: bool = False,
        sound: SoundSource | None = None,
        kind: SessionKind = "real",
        study: dict[str, object] | None = None,
        content: StudyContent | None = None,
        clock: SessionClock | None = None,
        **block: object,
    ) -> SessionStart:
        if session is None:
            content = content or owls(procedure or WHOLE, **block)
            if study:
                changed = content.study.model_dump(by_alias=True) | study
                content = StudyContent.model_validate({"study": changed, "items": content.items})
            plan = make_plan(content, "only", 5, 0)
            version = record.versions.keep(content)
            header = SessionHeader(
                *("a" * 32, "P01", "only", version, 5, 0, "en", kind, "", "drawn"),
                utc_now(),
                plan,
            )
            session = start(header, content, record.sessions, clock or SessionClock())
        window = ParticipantWindow(
            session,
            LIGHT,
            full_screen=full_screen,
            translations=translations,
            actions=SessionActions(record.path, session.header.id),
            sound=sound,
        )
        window.resize(1280, 720)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        seats.append(SessionStart(window, session, record))
        return seats[-1]

    yield make
    for taken in seats:
        taken.window._may_close = True
        taken.window.close()
        taken.window.deleteLater()
    translations.use("en")
    qapp.processEvents()


@pytest.fixture
def resumed(record: Record) -> Callable[[Session], Session]:
    """A session read back from its record, as after a crash: its windows write no more."""

    def read(session: Session) -> Session:
        for window in QApplication.topLevelWidgets():
            if isinstance(window, ParticipantWindow) and window.session is session:
                window.presence.stop()
                window.presence._note = lambda *_, **__: None  # a late change of size
        id = session.header.id
        events = record.sessions.events(id)
        header = record.sessions.header(id)
        content = record.versions.content(header.version)
        clock = resumed_clock(id, events)
        journal = record.sessions.journal(id)
        return resume(header, content, record.sessions, journal, events, clock)

    return read


@pytest.fixture
def locked(record: Record) -> Iterator[Callable[[bool], None]]:
    """``locked(True)`` has another program hold the record; ``locked(False)`` lets it go."""
    other = sqlite3.connect(record.path, isolation_level=None)

    def hold(held: bool) -> None:
        other.execute("BEGIN EXCLUSIVE" if held else "ROLLBACK")

    yield hold
    other.close()
