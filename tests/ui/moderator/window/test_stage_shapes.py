"""The mirror has the participant's shape, draws the writing page, and a replay shows the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from labeval.jobs.sessions.monitoring import LiveWatch
from labeval.session.events.clock import SessionClock, utc_now
from labeval.session.events.events import Kind
from labeval.session.plan.header import SessionHeader
from labeval.session.plan.plan import make_plan
from labeval.session.running.opening import start
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.ui.moderator.window.opening import replay_window
from labeval.ui.moderator.window.window import ModeratorWindow
from labeval.ui.participant.writing.page import WritingPage
from labeval.ui.theme import LIGHT
from tests.support.studies.frozen_ponds import ponds_content

Lab = Any


def seen(window: Any) -> tuple[object, ...]:
    """What the supervisor can read in the window at this moment."""
    stage, monitor = window.mirror.stage, window.watch.monitor
    page, state = stage.page, monitor.state
    return (
        (state.step, state.screen, state.last_seq, state.moderated, state.left_pages),
        {id: dict(given) for id, given in state.answers.items()},
        page.view.page.id,
        page.answers,
        page.current_criterion(),
        window.during.just_now.lines,
        [(n.key, n.evidence, dict(n.values)) for n in monitor.notices],
        [(m.page.id, m.shown, m.commented, len(m.flags)) for m in monitor.marks.all],
        monitor.own_median(page.view.page.block),
        stage.size(),
    )


def test_the_stage_takes_the_size_of_the_participants_window(lab: Lab) -> None:
    lab.session.note(Kind.WINDOW_SIZED, value="1600x1000", ratio=2.0)
    lab.window.look()
    assert lab.window.mirror.stage.size() == QSize(1600, 1000)
    picture = lab.window.mirror.grab()
    assert not picture.isNull()


def test_a_replay_shows_at_an_event_what_was_seen_live(lab: Lab) -> None:
    lab.session.note(Kind.WINDOW_SIZED, value="1600x1000", ratio=1.0)
    field = lab.session.fields()[1]
    lab.session.answer(field.id, "4")
    lab.time.take(31)
    lab.session.answer(field.id, "2")
    lab.session.note(Kind.DEFINITION_SHOWN, field="clarity")
    lab.window.look()
    live, at_ms = seen(lab.window), lab.session.state.last_ms
    lab.time.take(1)
    lab.finish()
    folder = StudyFolder(lab.record.path.parent)
    replayed = replay_window(folder, "lumo-rita", LIGHT, speed=1, at_ms=at_ms)
    replayed.resize(1280, 720)
    replayed.show()
    assert seen(replayed) == live
    replayed.close()
    replayed.deleteLater()


def test_the_writing_page_is_mirrored_while_it_is_written(
    record: Record, qtbot: QtBot, tmp_path: Path
) -> None:
    content = ponds_content()
    plan = make_plan(content, "only", 5, 0)
    version = record.versions.keep(content)
    header = SessionHeader(
        *("a" * 32, "lumo-rita", "only", version, 5, 0, "en", "simulated", "", "drawn"),
        utc_now(),
        plan,
    )
    session = start(header, content, record.sessions, SessionClock())
    while session.writing is None:
        session.go_on()
    window = ModeratorWindow(LiveWatch(record.path), LIGHT, folder=tmp_path)
    window.show()
    for text in ("Frogs sleep", "Frogs sleep below the ice [1].", "Frogs sleep."):
        session.drafting.revise(text)
        window.look()
        (page,) = window.mirror.stage.findChildren(WritingPage)
        assert page.text == text
    assert page.editor.isReadOnly()
    window.close()
    window.watch.close()
    window.deleteLater()
