"""Sessions in the home window: ended, reopened, run elsewhere, and those whose record goes away."""

from __future__ import annotations

from labeval.jobs.planning.overview import NextStep
from labeval.session.events import actions
from labeval.store.disk.lock import StudyLock
from labeval.store.record.mailbox import Mailbox
from labeval.ui.home import controller, session_actions
from tests.ui.home.test_home import Home, home, published, published_study, start_session

__all__ = ["home", "published", "published_study"]


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
