"""Sessions in the home window: ended, reopened, rejected, run elsewhere, and cut off."""

from __future__ import annotations

import shutil

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval import places
from labeval.jobs.planning.overview import NextStep
from labeval.session.events import actions
from labeval.session.events.events import Ending
from labeval.store.disk.lock import StudyLock
from labeval.store.record.mailbox import Mailbox
from labeval.store.record.record import Record
from labeval.store.record.rejection import reject
from labeval.study.folder import StudyFolder
from labeval.ui.home import controller, session_actions
from labeval.ui.home.reject_dialog import WHOLE, RejectDialog
from labeval.ui.home.window.labels import ending_text
from tests.ui.home.opened_home import Home, start_session


def test_a_session_that_will_not_go_on_can_be_ended(published, qtbot, monkeypatch):
    published.cut_off = True
    start_session(qtbot, published)
    # The box runs a loop of its own.
    monkeypatch.setattr(session_actions, "ask_yes_no", lambda _parent, _text: True)
    published.window.panel._sessions.selectRow(0)
    published.press("End it")
    assert published.step() is NextStep.START
    assert len(published.headers()) == 1
    assert "has ended early" in published.window.card.text, "it cannot be resumed any more"


def test_a_session_that_was_ended_by_mistake_is_reopened(published, qtbot, monkeypatch):
    published.cut_off = True
    start_session(qtbot, published)
    monkeypatch.setattr(session_actions, "ask_yes_no", lambda _parent, _text: True)
    warnings: list[str] = []
    monkeypatch.setattr(controller, "warn", lambda _parent, text: warnings.append(text))
    published.window.panel._sessions.selectRow(0)
    published.press("End it")
    published.window.panel._sessions.selectRow(0)
    published.press("Reopen")
    assert published.step() is NextStep.RESUME
    published.window.panel._sessions.selectRow(0)
    published.press("End it")
    start_session(qtbot, published)  # the next one
    published.window.panel._sessions.selectRow(1)
    published.press("Reopen")
    assert "next session has begun" in warnings[-1]


def test_a_session_that_the_moderator_reopens_after_its_window_has_closed_is_shown_open(
    published, qtbot, monkeypatch
):
    published.cut_off = True
    start_session(qtbot, published)
    monkeypatch.setattr(session_actions, "ask_yes_no", lambda _parent, _text: True)
    published.window.panel._sessions.selectRow(0)
    published.press("End it")
    assert published.step() is NextStep.START
    (header,) = published.headers()
    with Mailbox(published.folder.database) as mailbox:
        mailbox.put(header.id, actions.reopen(""))
    qtbot.waitUntil(lambda: published.step() is NextStep.RESUME)


def test_while_another_program_runs_a_session_nothing_is_called_cut_off(published, qtbot):
    published.cut_off = True
    start_session(qtbot, published)
    with StudyLock(published.folder.lock):
        published.controller.open_study(published.folder)
        assert published.step() is NextStep.WAIT
        said = published.window.panel._sessions.model().index(0, 3).data()
        assert said == "running or interrupted", "it may be one that is not listed yet"
    published.press("Reload")
    assert published.step() is NextStep.RESUME


def test_a_session_whose_folder_goes_away_is_kept_elsewhere_and_taken_back(
    published, qtbot, monkeypatch
):
    away = published.folder.path.with_name("away")
    warnings: list[str] = []
    monkeypatch.setattr(controller, "warn", lambda _parent, text: warnings.append(text))

    def taken_away(live, session, microphone) -> None:
        published.cut_off = True
        Home.run(published, live, session, microphone)
        published.folder.path.rename(away)
        qtbot.waitUntil(lambda: "being saved any more" in published.window.card.text)

    published.controller._sessions._run_session = taken_away
    start_session(qtbot, published)
    assert "not there any more" in warnings[0] and "is kept in" in warnings[0]
    assert "complete" not in published.window.card.text
    away.rename(published.folder.path)
    published.folder.database.unlink()  # and what the record had is gone too
    published.controller.open_study(published.folder)
    published.press("Take it in")
    (header,) = published.headers()
    assert header.kind == "real"
    assert not [n for n in published.controller._view.notices if n.remedy == "take_in"]


def test_a_fault_of_the_participants_window_costs_no_copy(published, qtbot):
    def faulty(live, session, microphone) -> None:
        Home.run(published, live, session, microphone)
        raise RuntimeError("of the window")

    published.controller._sessions._run_session = faulty
    with qtbot.captureExceptions() as found:
        start_session(qtbot, published)
    assert [str(error) for _, error, _ in found] == ["of the window"]
    assert list((published.folder.path / "backups").iterdir())


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
    home.press("Reject…")


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


def test_a_rehearsal_that_was_left_is_not_called_interrupted(home, qtbot):
    home.cut_off = True
    start_session(qtbot, home)
    (line,) = home.controller._view.sessions
    assert ending_text(line, runs=False) == "left before the end"
    assert home.step() is NextStep.PUBLISH


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


def test_a_study_without_a_record_gets_none_after_one_with_a_mailbox(published, qtbot, tmp_path):
    published.cut_off = True
    start_session(qtbot, published)
    home = published.controller
    home._look_for_actions()
    assert home._actions_seen, "the access log has written to the mailbox"
    draft = StudyFolder(tmp_path / "draft")
    shutil.copytree(places.templates() / "six-methods", draft.path)
    home.open_study(draft)
    home._look_for_actions()
    assert not draft.database.exists()
