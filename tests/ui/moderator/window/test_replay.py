"""The moderator's view of a finished session, at any time of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from labeval.cli import main
from labeval.commands.windows.moderate import session_time
from labeval.jobs.planning.simulate import simulate
from labeval.session.events.events import Kind
from labeval.session.state.state import state_after
from labeval.store.record.record import Record
from labeval.study.claim_cuts import cuts_of
from labeval.study.folder import StudyFolder
from labeval.study.methods.claims import CUTS
from labeval.ui.moderator.window.opening import replay_window
from labeval.ui.participant.methods.claims.page import SIGNS
from labeval.ui.theme import LIGHT
from tests.support.studies.cut_claims_study import cut_claims_content

Lab = Any


@pytest.fixture
def replayed(lab: Lab, qtbot: QtBot) -> Any:
    lab.finish()
    folder = StudyFolder(lab.record.path.parent)
    window = replay_window(folder, "lumo-rita", LIGHT, speed=4, at_ms=0)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    window.close()
    window.deleteLater()


def test_at_any_time_it_shows_the_state_of_the_events_up_to_then(replayed: Any) -> None:
    watch = replayed.watch
    for share in (0.9, 0.4, 0.6, 0.2):
        at_ms = round(watch.length_ms * share)
        replayed.transport.go_to(at_ms)
        then = state_after(watch.header.plan, [e for e in watch.events if e.at_ms <= at_ms])
        assert watch.monitor.state == then
        page = replayed.mirror.stage.page
        assert page.view.page == then.page
        assert page.answers == then.answers.get(then.page.id, {})


def test_it_plays_at_its_speed_and_pauses(replayed: Any, qtbot: QtBot) -> None:
    QTest.keyClick(replayed, Qt.Key.Key_Space)
    assert replayed.transport.plays
    qtbot.waitUntil(lambda: replayed.transport.at_ms > 400)
    QTest.keyClick(replayed, Qt.Key.Key_Space)
    assert not replayed.transport.plays
    QTest.keyClick(replayed, Qt.Key.Key_Period)
    assert replayed.transport.speed == 8
    QTest.keyClick(replayed, Qt.Key.Key_End)
    assert replayed.watch.monitor.state.ended is not None


def test_nothing_can_be_done_to_it(replayed: Any) -> None:
    before = len(replayed.watch.events)
    for key in (Qt.Key.Key_P, Qt.Key.Key_1, Qt.Key.Key_R):
        QTest.keyClick(replayed, key)
        QTest.keyClick(replayed, key, Qt.KeyboardModifier.ControlModifier)
    assert not replayed.during.action_card.isVisible()
    assert len(replayed.watch.events) == before


def test_times_on_the_command_line() -> None:
    assert session_time("12:30") == 750_000
    assert session_time("3") == 180_000


def test_an_unknown_session_is_named(lab: Lab, capsys: pytest.CaptureFixture[str]) -> None:
    folder = lab.record.path.parent
    (folder / "study.yaml").write_text("labeval: 1\n")
    assert main(["replay", str(folder), "nobody"]) == 1
    assert "there is no session 'nobody'" in capsys.readouterr().err


def test_claims_that_were_cut_are_as_they_were_at_that_moment(tmp_path: Path, qtbot: QtBot) -> None:
    folder = StudyFolder(tmp_path)
    with Record(folder.database) as record:
        simulate(record, cut_claims_content(), 1, seed=3)
        (participant,) = record.sessions.participants()
    window = replay_window(folder, participant, LIGHT, speed=4, at_ms=0)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    cut = [e for e in window.watch.events if e.kind == Kind.ANSWER and e.field == CUTS]
    assert len({e.page for e in cut}) == 2
    for event in (*cut, *reversed(cut)):
        window.transport.go_to(event.at_ms)
        page, claims = window.mirror.stage.page, cuts_of(event.value) or ()
        assert page.view.page.id == event.page
        assert page.cutting.claims == claims and page.claims.count == len(claims)
        assert [page.claims.chip(n)._sign for n in range(len(claims))] == [
            SIGNS[claim.answer][0] if claim.answer else "" for claim in claims
        ]
