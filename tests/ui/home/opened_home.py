"""A home window on a study, as its tests act in it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from labeval import app, places
from labeval.jobs.planning.overview import NextStep
from labeval.session.events.events import Ending
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.ui.home.controller import HomeController
from labeval.ui.home.starting.start_dialog import StartDialog
from labeval.ui.home.window.window import HomeWindow
from labeval.ui.language import LanguageSwitch
from labeval.ui.memory import Memory
from labeval.ui.publishing.dialog import PublishDialog
from labeval.ui.theme import LIGHT
from tests.support.publishing import deciding


class Home:
    """A home window on a study, whose sessions end as soon as they have their consent."""

    def __init__(
        self,
        place: Path,
        application: QApplication,
        study: Path | None = None,
    ) -> None:
        self.folder = StudyFolder(place / "study")
        shutil.copytree(study or places.templates() / "six-methods", self.folder.path)
        self.memory = Memory(place / "settings.json")
        self.window = HomeWindow(self.memory, LIGHT)
        self.languages = LanguageSwitch(application)
        self.controller = HomeController(
            self.window,
            self.languages,
            run_session=self.run,
            measurer=lambda: app.page_measurer((1280, 720)),
            template_folder=places.templates(),
            demo=place / "demo",
        )
        self.cut_off = False
        self.controller.open_study(self.folder)
        self.window.show()

    def run(self, live, session, microphone) -> None:
        self.microphone = microphone
        self.seen = self.said()
        while session.state.current.kind != "consent" and not session.state.consents:
            session.go_on()
        if not session.state.consents:
            session.give_consent({"rating": True, "audio": False, "quotation": False})
        if not self.cut_off:
            session.end(Ending.ENDED_EARLY)

    def press(self, text: str, within: QWidget | None = None) -> None:
        buttons = (within or self.window).findChildren(QAbstractButton)
        found = [b for b in buttons if b.text() == text and b.isVisible() and b.isEnabled()]
        assert len(found) == 1, [b.text() for b in buttons if b.isVisible()]
        QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)

    def said(self) -> list[str]:
        """What the window says about sessions: its card, the next step, and the states listed."""
        panel, model = self.window.panel, self.window.panel._sessions.model()
        states = [model.index(row, 3).data() for row in range(model.rowCount())]
        return [self.window.card.text, panel._why.text(), *states]

    def publish(self, decide: Callable[[PublishDialog], object] = PublishDialog.accept) -> None:
        with deciding(decide):
            self.press("Publish")

    def step(self) -> NextStep:
        return self.controller._view.next_step

    def headers(self):
        with Record(self.folder.database, read_only=True) as record:
            return list(record.sessions.headers())


def start_session(qtbot, home, decide=lambda dialog: None, button="Start a session") -> None:
    """Start a session through the dialog, which runs its own event loop."""

    def accept() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, StartDialog)
        decide(dialog)
        home.press("Start the session", dialog)

    QTimer.singleShot(0, accept)
    home.press(button)


@pytest.fixture
def home(tmp_path, qtbot, qapp):
    made = Home(tmp_path, qapp)
    qtbot.addWidget(made.window)
    yield made
    made.languages.use("en")


@pytest.fixture(scope="session")
def published_study(tmp_path_factory, qapp) -> Path:
    """The folder of a study that was published in the home window."""
    made = Home(tmp_path_factory.mktemp("published"), qapp)
    made.publish()
    assert made.step() is NextStep.START
    made.window.close()
    made.window.deleteLater()
    return made.folder.path


@pytest.fixture
def published(published_study, tmp_path, qtbot, qapp):
    """A home window on a copy of the published study."""
    made = Home(tmp_path, qapp, published_study)
    qtbot.addWidget(made.window)
    yield made
    made.languages.use("en")
