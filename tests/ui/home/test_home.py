"""The home window: one obvious next step, and what its buttons do to the study."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from labeval import app, places
from labeval.jobs.planning.overview import NextStep, StudyState
from labeval.jobs.sessions.live import open_live
from labeval.session.events.events import Ending
from labeval.store.disk.second_place import choose_second_place, second_copies
from labeval.store.record.record import Record
from labeval.store.record.rejection import reject
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.ui.home import controller
from labeval.ui.home.controller import HomeController
from labeval.ui.home.reject_dialog import WHOLE, RejectDialog
from labeval.ui.home.starting.start_dialog import StartDialog
from labeval.ui.home.window.labels import ending_text
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
            measurer=app.page_measurer((1280, 720)),
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


def start_session(qtbot, home, decide=lambda dialog: None, button="Start a session") -> None:
    """Start a session through the dialog, which runs its own event loop."""

    def accept() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, StartDialog)
        decide(dialog)
        home.press("Start the session", dialog)

    QTimer.singleShot(0, accept)
    home.press(button)


def test_a_new_study_is_published_and_then_a_session_starts(home, qtbot):
    assert home.step() is NextStep.PUBLISH
    home.publish()
    assert home.step() is NextStep.START
    start_session(qtbot, home)
    (header,) = home.headers()
    assert header.kind == "real" and "fewest sessions" in header.assignment
    assert list(home.folder.backups.iterdir())


def test_a_condition_chosen_by_hand_keeps_the_reason(published, qtbot):

    def other(dialog: StartDialog) -> None:
        index = (dialog._condition.currentIndex() + 1) % dialog._condition.count()
        dialog._condition.setCurrentIndex(index)
        start = dialog._start
        assert not start.isEnabled(), "not before there is a reason"
        QTest.keyClicks(dialog._reason, "has done the other before")
        assert start.isEnabled()

    start_session(qtbot, published, other)
    assert published.headers()[0].assignment == "has done the other before"


def test_a_session_that_was_cut_off_is_the_next_step_and_resumes(published, qtbot):
    published.cut_off = True
    start_session(qtbot, published)
    assert published.step() is NextStep.RESUME
    published.cut_off = False
    published.press("Resume the session")
    assert published.step() is NextStep.START
    assert len(published.headers()) == 1


def test_while_a_resumed_session_runs_nothing_says_that_it_is_interrupted(published, qtbot):
    published.cut_off = True
    start_session(qtbot, published)
    start_session(qtbot, published)
    published.cut_off = False
    assert published.said()[2:] == ["interrupted", "interrupted"]
    published.press("Resume the session")
    card, why, *states = published.seen
    assert "is in a session now" in card
    assert "interrupted" not in why and "Another" not in why
    assert states == ["running", "interrupted"]
    assert published.said()[2:] == ["ended early", "interrupted"]
    assert "was interrupted" in published.said()[1]


def test_the_check_says_whether_the_study_can_be_run(home):
    home.press("Check the study")
    lines = home.window.panel._problems.toPlainText()
    assert "the study can be run" in lines
    assert "\nComparing two texts: " in lines and "\nab: " not in lines


def test_from_the_result_of_a_check_a_button_leads_back_to_the_sessions(home):
    panel = home.window.panel
    home.press("Check the study")
    assert panel._problems.isVisible() and not panel._empty.isVisible()
    home.press("Back to the sessions")
    assert panel._empty.isVisible() and not panel._problems.isVisible()
    assert not panel._back.isVisible()
    home.publish()
    home.press("Check the study")
    assert panel._back.isVisible()


def test_a_broken_study_file_is_listed_until_it_is_mended(home):
    good = home.folder.study_file.read_text(encoding="utf-8")
    home.folder.study_file.write_text(good.replace("method: aqc", "method: aqx"), encoding="utf-8")
    home.controller.open_study(home.folder)
    assert home.step() is NextStep.MEND_STUDY
    listed = home.window.panel._problems.toPlainText()
    assert listed.startswith("Methods › ") and "(study.yaml:" in listed, "the form's words"
    home.folder.study_file.write_text(good, encoding="utf-8")
    home.press("Reload")
    assert home.step() is NextStep.PUBLISH


def test_edit_asks_for_the_editor_also_of_a_broken_study(home, qtbot):
    home.folder.study_file.write_text("title: [", encoding="utf-8")
    home.controller.open_study(home.folder)
    home.window.panel.edit_requested.disconnect()
    with qtbot.waitSignal(home.window.panel.edit_requested):
        home.press("Edit")


def test_the_window_fits_a_small_screen_in_both_languages(home):
    for language in ("en", "de"):
        home.languages.use(language)
        home.controller.open_study(home.folder)
        QApplication.processEvents()
        assert home.window.minimumSizeHint().width() <= 1180


def test_an_edit_of_the_file_is_read_without_asking(home):
    text = home.folder.study_file.read_text(encoding="utf-8")
    changed = text.replace("Answers of a library assistant", "Answers of a machine")
    home.folder.study_file.write_text(changed, encoding="utf-8")
    home.controller._look_at_folder()
    assert home.window.panel._title.text() == "Answers of a machine"


def test_a_rehearsed_draft_is_published_as_version_1(home, qtbot):
    start_session(qtbot, home)
    file = home.folder.study_file
    file.write_text(file.read_text("utf-8").replace("seed: 1207", "seed: 1208"), encoding="utf-8")
    headings = []

    def look(dialog: PublishDialog) -> None:
        headings.append((dialog._heading, "No version is published" in dialog.about.toPlainText()))
        dialog.accept()

    home.publish(look)
    assert headings == [("Publish version 1", True)]
    assert home.window.panel._state.text().startswith("version 1")


def choose_rehearsal(dialog: StartDialog) -> None:
    dialog._kind.button(1).click()
    assert dialog._chosen_kind == "rehearsal"


def test_after_publishing_one_can_still_rehearse_with_a_record(published, qtbot):
    shown = []

    def look(dialog: StartDialog) -> None:
        shown.append((dialog._about_kind.isVisible(), dialog._why.isVisible()))
        choose_rehearsal(dialog)
        shown.append((dialog._about_kind.isVisible(), dialog._why.isVisible()))

    start_session(qtbot, published, look)
    assert shown == [(False, True), (True, False)], "no words about places for a rehearsal"
    assert [header.kind for header in published.headers()] == ["rehearsal"]


def test_rehearse_opens_the_study_without_a_record_and_keeps_the_other_buttons(home, monkeypatch):
    opened = []
    monkeypatch.setattr(
        home.controller._opened, "open", lambda what, folder, *_, **__: opened.append(what)
    )
    monkeypatch.setattr(home.controller._opened, "is_open", lambda what, folder: bool(opened))
    home.press("Rehearse")
    assert opened == ["rehearse"]
    panel = home.window.panel
    assert "nothing of it is kept" in panel._problems.toPlainText()
    assert panel._texts.isVisible() and panel._judgments.isVisible()
    opened.clear()
    home.controller._look_for_rehearsal()
    assert panel._empty.isVisible() and not panel._problems.isVisible()
    home.press("Rehearse")
    assert opened == ["rehearse"], "and again"
    assert not home.folder.database.exists()


def test_of_two_buttons_that_say_the_same_only_one_is_there(home, monkeypatch):
    monkeypatch.setattr(home.controller._opened, "open", lambda *_, **__: None)
    home.press("Rehearse")
    starts = [b for b in home.window.panel._quiet if b.text() == "Start a session"]
    assert [b.isVisible() for b in starts] == [True]
    home.publish()
    assert home.step() is NextStep.START
    assert [b.isVisible() for b in starts] == [False]


def test_a_rejected_session_is_not_offered_to_be_reopened(published, qtbot):
    start_session(qtbot, published)
    panel = published.window.panel
    panel._sessions.selectRow(0)
    assert panel._reopen.isVisible()
    with Record(published.folder.database) as record:
        (header,) = record.sessions.headers()
        reject(record, header.id, "another person's code")
    published.controller.open_study(published.folder)
    panel._sessions.selectRow(0)
    assert not panel._reopen.isVisible() and panel._reject.isEnabled()


def test_where_there_is_one_condition_none_is_named(tmp_path, qtbot, qapp):
    made = Home(tmp_path, qapp, places.templates() / "within-subject")
    qtbot.addWidget(made.window)
    assert made.window.panel._conditions.text() == "0 of 16 sessions complete"
    shown = []

    def look(dialog: StartDialog) -> None:
        shown.extend([dialog._condition.isVisible(), dialog._why.isVisible()])

    start_session(qtbot, made, look)
    assert shown == [False, False]


def test_a_rehearsal_that_was_left_is_not_called_interrupted(home, qtbot):
    home.cut_off = True
    start_session(qtbot, home)
    (line,) = home.controller._view.sessions
    assert ending_text(line, runs=False) == "left before the end"
    assert home.step() is NextStep.PUBLISH


def reject_first(home, reason: str) -> None:
    """Reject the whole of the session that is first in the list; no reason cancels."""

    def decide() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, RejectDialog)
        if not reason:
            home.press("Cancel", dialog)
            return
        dialog._boxes[WHOLE].click()
        QTest.keyClicks(dialog._why, reason)
        home.press("Apply", dialog)

    home.window.panel._sessions.selectRow(0)
    QTimer.singleShot(0, decide)
    home.press("Reject …")


def test_a_rehearsal_that_was_left_is_rejected_at_once(home, qtbot):
    home.cut_off = True
    start_session(qtbot, home)
    reject_first(home, "")
    (line,) = home.controller._view.sessions
    assert (line.ending, line.rejected) == (None, ""), "whoever cancels has changed nothing"
    assert "can be resumed" in home.window.card.text
    reject_first(home, "only tried out")
    (line,) = home.controller._view.sessions
    assert (line.ending, line.rejected) == (Ending.ENDED_EARLY, "only tried out")
    assert not home.window.card.isVisible(), "it cannot be resumed any more"
    assert not home.window.panel._resume.isEnabled()


def test_an_interrupted_session_is_not_rejected_before_it_has_ended(published, qtbot):
    published.cut_off = True
    start_session(qtbot, published)
    published.window.panel._sessions.selectRow(0)
    assert published.window.panel._resume.isEnabled()
    assert not published.window.panel._reject.isEnabled()


def test_a_version_published_in_another_window_is_seen_without_asking(home):
    before = home.controller._view.version
    text = home.folder.study_file.read_text(encoding="utf-8")
    changed = text.replace("Answers of a library assistant", "Answers of a machine")
    home.folder.study_file.write_text(changed, encoding="utf-8")
    home.controller._look_at_folder()
    with open_live(home.folder) as live:
        live.record.versions.keep(read_study(home.folder.path), publish=True)
    home.controller._look_at_folder()
    assert home.controller._view.version == before + 1
    assert home.controller._view.state is StudyState.PUBLISHED


def test_the_demo_is_made_once_and_opened_again(home):
    home.press("Try the demo study")
    first = home.controller._view.folder.path
    home.controller.open_study(home.folder)
    home.press("Try the demo study")
    assert home.controller._view.folder.path == first
    assert [p.name for p in home.memory.recent_studies()] == ["demo", "study"]


def test_size_and_recent_studies_are_remembered(home):
    home.window.resize(1300, 800)
    home.window.close()
    again = HomeWindow(Memory(home.memory._path), LIGHT)
    assert (again.width(), again.height()) == (1300, 800)
    assert again.memory.recent_studies() == [home.folder.path]
    again.deleteLater()


def test_settings_that_cannot_be_read_lose_comfort_and_nothing_else(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text("{broken", encoding="utf-8")
    memory = Memory(path)
    assert memory.recent_studies() == []
    memory.set("language", "de")
    assert Memory(path).get("language") == "de"


def test_a_rehearsal_runs_the_condition_that_the_dialog_shows(published, qtbot):
    shown = []

    def rehearse(dialog: StartDialog) -> None:
        dialog._kind.button(1).setChecked(True)
        shown.append(dialog._condition.currentData())

    published.cut_off = True  # so that each keeps its slot
    for _ in range(4):
        start_session(qtbot, published, rehearse)
    assert sorted(shown) == ["ab", "aqc", "bws", "dqe"], "rehearsals are balanced by themselves"
    with Record(published.folder.database, read_only=True) as record:
        run = sorted(record.sessions.headers(), key=lambda h: h.started)
    assert [h.condition for h in run] == shown
    assert {h.kind for h in run} == {"rehearsal"}


def test_a_draft_can_be_rehearsed_and_not_run(home, qtbot):
    def kinds(dialog: StartDialog) -> None:
        assert [button.isEnabled() for button in dialog._kind.buttons()] == [False, True]

    start_session(qtbot, home, kinds)
    assert [h.kind for h in home.headers()] == ["rehearsal"]
    assert home.step() is NextStep.PUBLISH, "a rehearsal that ended asks for nothing"


def test_an_edit_is_seen_by_publish_check_and_start(home):
    file = home.folder.study_file
    good = file.read_text(encoding="utf-8")
    file.write_text(good.replace("seed: 1207", "seed: 1208"), encoding="utf-8")
    home.publish()
    assert home.step() is NextStep.START
    file.write_text(good.replace("seed: 1207", "seed 1207"), encoding="utf-8")
    home.press("Check the study")
    assert home.step() is NextStep.MEND_STUDY


def test_the_window_follows_the_study_folder_away_and_back(published, qtbot, monkeypatch):
    away = published.folder.path.with_name("away")
    monkeypatch.setattr(controller, "warn", lambda _parent, _text: None)
    panel, card = published.window.panel, published.window.card

    def taken_away(live, session, microphone) -> None:
        published.cut_off = True
        Home.run(published, live, session, microphone)
        published.folder.path.rename(away)
        qtbot.waitUntil(lambda: "being saved any more" in card.text)
        qtbot.waitUntil(lambda: "next session" not in panel._why.text())

    published.controller._sessions._run_session = taken_away
    start_session(qtbot, published)
    assert published.step() is NextStep.MEND_STUDY
    assert not panel._start.isEnabled()
    away.rename(published.folder.path)
    qtbot.waitUntil(lambda: not card.isVisible())
    assert any(n.remedy == "take_in" for n in published.controller._view.notices)
    published.press("Take it in")
    assert card.isVisible() and "can be resumed" in card.text
    assert published.step() is NextStep.RESUME
    published.press("Dismiss")
    published.folder.path.rename(away)
    qtbot.waitUntil(lambda: published.step() is NextStep.MEND_STUDY)
    away.rename(published.folder.path)
    qtbot.waitUntil(lambda: published.step() is NextStep.RESUME)
    assert not card.isVisible(), "a dismissed card stays hidden"


def test_a_folder_that_others_can_read_is_reported_and_made_private(home, monkeypatch):
    monkeypatch.setattr("labeval.store.disk.rights._can_be_reached", lambda folder: True)
    home.controller.open_study(home.folder)
    home.press("Make it private")
    (left,) = home.controller._view.notices
    assert "still 2468" in str(left)
    assert home.folder.study_file.stat().st_mode & 0o077 == 0


def test_the_start_dialog_has_room_for_the_checklist(published, qtbot):
    heights: list[tuple[int, int]] = []

    def decide(dialog: StartDialog) -> None:
        heights.append((dialog.height(), dialog.layout().totalHeightForWidth(dialog.width())))

    start_session(qtbot, published, decide)
    ((height, wanted),) = heights
    assert height >= wanted


def test_second_copies_go_to_the_chosen_place_and_a_failure_is_reported(
    home, qtbot, monkeypatch, tmp_path
):
    warnings: list[str] = []
    monkeypatch.setattr(controller, "warn", lambda _parent, text: warnings.append(text))
    place = tmp_path / "stick"
    place.mkdir()
    choose_second_place(place)
    try:
        home.publish()
        start_session(qtbot, home)
        (copy,) = home.folder.backups.iterdir()
        (second,) = second_copies(home.folder.path)
        assert second.read_bytes() == copy.read_bytes()
        shutil.rmtree(place)
        start_session(qtbot, home)
        assert "the second copy could not be made" in warnings[0]
        assert any("not there now" in str(n) for n in home.controller._view.notices)
        assert len(list(home.folder.backups.iterdir())) == 2
    finally:
        choose_second_place(None)


def test_studies_are_listed_by_title_with_their_folder_below(home, tmp_path):
    other = tmp_path / "no-title"
    other.mkdir()
    (other / "study.yaml").write_text("labeval: 1\n", encoding="utf-8")
    home.controller.open_study(StudyFolder(other))
    home.controller.open_study(home.folder)
    listed = home.window._list
    assert [listed.item(n).text() for n in range(2)] == [
        "Answers of a library assistant",
        "no-title",
    ]
    assert str(home.folder.path) in listed.item(0).toolTip()
    assert home.window.windowTitle().startswith("Answers of a library assistant – labeval")
    home.press("Deutsch")
    assert listed.item(0).text() == "Antworten eines Bibliotheksassistenten"
    text = home.folder.study_file.read_text(encoding="utf-8")
    renamed = text.replace("Antworten eines Bibliotheksassistenten", "Umbenannt")
    home.folder.study_file.write_text(renamed, encoding="utf-8")
    home.controller._look_at_folder()
    assert listed.item(0).text() == "Umbenannt"


def test_titles_follow_the_language_while_no_study_is_open(home, qapp):
    again = HomeWindow(home.memory, LIGHT)
    assert again._list.item(0).text() == "Answers of a library assistant"
    home.languages.use("de")
    qapp.processEvents()
    assert again._list.item(0).text() == "Antworten eines Bibliotheksassistenten"
    assert again._list.currentRow() == -1
    again.deleteLater()


def test_the_control_room_opens_in_a_process_of_its_own(published, monkeypatch):
    opened: list[tuple[str, object]] = []
    controller = published.controller
    monkeypatch.setattr(
        controller._opened, "open", lambda what, folder, *_, **__: opened.append((what, folder))
    )
    controller.open_study(published.folder)
    button = published.window.panel._room
    assert button.isEnabled() and button.text() == "Control room"
    button.click()
    assert opened == [("room", published.folder)]
