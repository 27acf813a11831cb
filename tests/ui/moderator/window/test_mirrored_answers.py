"""Where a page asks the same of several answers, the supervisor sees which one it is about."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from labeval import places
from labeval.jobs.planning.simulate import RobotTime, run_screen
from labeval.jobs.sessions.monitoring import LiveWatch
from labeval.session.events.events import MOVED_ON, Kind
from labeval.session.robots.robot import Character, Robot, latent_quality
from labeval.session.running.session import Session
from labeval.store.record.record import Record
from labeval.study.methods.aspects import JUSTIFICATION
from labeval.study.reading import read_study
from labeval.ui.moderator.window.window import ModeratorWindow
from labeval.ui.theme import LIGHT
from tests.templates.page_texts import shown_texts
from tests.ui.moderator.conftest import begun


@pytest.fixture
def at_rating(tmp_path: Path, qtbot: QtBot) -> Iterator[tuple[Session, ModeratorWindow, Any]]:
    """A session at its first rated page of aspects, a window that follows it, and its robot."""
    content = read_study(places.templates() / "aspects")
    time = RobotTime(datetime(2026, 1, 5, 8, tzinfo=UTC))
    robot = Robot(
        Character(0.3, 0.0, 1.0, careless=False), latent_quality(content, 1), random.Random(4)
    )
    with Record(tmp_path / "record.sqlite") as record:
        session = begun(record, content, "aspects", time)
        while session.state.current.kind != "rating":
            run_screen(session, robot, time)
        watch = LiveWatch(
            record.path,
            utc=lambda: datetime.fromisoformat(time.utc()),
            monotonic_ns=time.monotonic_ns,
        )
        window = ModeratorWindow(watch, LIGHT, send=session.apply_action, folder=record.path.parent)
        qtbot.addWidget(window)
        window.resize(1280, 720)
        window.show()
        window.look()
        yield session, window, lambda: run_screen(session, robot, time)
        window.close()
        window.watch.close()


def rate(session: Session, item: int, criterion: int) -> None:
    """As a key does: answer, and move on to the next."""
    page = session.page
    assert page is not None
    fields = [field for field in session.fields() if field.item]
    at = item * len(page.criteria) + criterion
    session.answer(fields[at].id, fields[at].options[0])
    session.note(Kind.DEFINITION_SHOWN, field=fields[at + 1].criterion, value=MOVED_ON)


def test_the_mirror_goes_to_the_answer_that_is_rated(at_rating) -> None:
    session, window, _ = at_rating
    assert session.page is not None
    last = len(session.page.criteria) - 1
    for n in range(last + 1):
        rate(session, 0, n)
    window.look()
    stage = window.mirror.stage
    assert stage is not None and stage.page is not None
    assert stage.page.place() == (1, 0)
    session.note(Kind.DEFINITION_SHOWN, field=session.page.criteria[2])  # with an arrow key
    window.look()
    assert stage.page.place() == (1, 2)
    first = session.fields()[0]
    session.answer(first.id, first.options[1])  # with the mouse
    session.note(Kind.DEFINITION_SHOWN, field=first.criterion)
    window.look()
    assert stage.page.place() == (0, 0)


def test_an_untouched_page_has_all_that_has_to_be_answered_open(at_rating) -> None:
    session, window, _ = at_rating
    stage = window.mirror.stage
    assert stage is not None
    needed = len(session.open_fields())
    assert f"{needed} of {needed} still open" in set(shown_texts(stage))


def test_answers_are_told_apart_in_the_list_when_their_page_has_gone(at_rating) -> None:
    session, window, run = at_rating
    page = session.page
    run()
    run()
    window.look()
    window.during.just_now._texts.clear()
    window.look()
    named = [what for _, what, _ in window.during.just_now.lines]
    gone = {
        change.event.field: what
        for change, what in zip(
            list(window.watch.monitor.changes.newest)[::-1], named, strict=False
        )
        if change.event.kind == Kind.ANSWER
    }
    assert page is not None and gone
    assert "Preferred" not in gone.values() and "preferred" not in gone.values()
    assert any(name.startswith("Answer ") for name in gone.values())
    assert gone.get(JUSTIFICATION, "The reason for your preference").startswith("The reason")
