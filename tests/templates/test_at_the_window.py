"""Every condition of every template can be gone through at the window, by keys and clicks alone."""

from __future__ import annotations

import random
from itertools import cycle

import pytest
from PySide6.QtCore import QEvent

from labeval import places
from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events.clock import SessionClock
from labeval.session.events.events import Ending, Kind
from labeval.session.running.opening import start
from labeval.store.record.record import Record
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from labeval.ui.language import LanguageSwitch
from labeval.ui.theme import DARK, LIGHT
from tests.templates.page_texts import ReadingRobot, mixed

PAGES_OF_A_BLOCK = 2
"""Rating pages after which a session is cut, so that all of them take less than a minute."""

TEMPLATES = {
    folder.name: read_study(folder)
    for folder in sorted(places.templates().iterdir())
    if (folder / "study.yaml").is_file()
}
LOOKS = cycle([("en", (1280, 720), LIGHT), ("de", (1920, 1080), DARK), ("de", (1280, 720), LIGHT)])
CASES = [
    pytest.param(name, condition.id, *next(LOOKS), id=f"{name}-{condition.id}")
    for name, content in TEMPLATES.items()
    for condition in content.study.conditions
]


def cut_short(content: StudyContent, condition: str, *, strict: bool = False) -> StudyContent:
    """The study, with sessions that end after a few pages as at a limit of its own.

    Its tests let everybody on, or, strict, nobody: a robot's luck is no matter here.
    """
    blocks = len(content.study.condition(condition).blocks)
    raw = content.model_dump(by_alias=True)
    raw["study"]["limits"] = {"pages": PAGES_OF_A_BLOCK * max(1, blocks)}
    for step in raw["study"]["procedure"]:
        if step["step"] == "test":
            step["pass_score"] = len(step["questions"]) + 1 if strict else 0
    return StudyContent.model_validate(raw)


def went_through(qapp, folder, content, condition, language="en", size=(1280, 720), theme=LIGHT):
    """A robot's session at the window, all of it in one language; returns it with its events."""
    languages = LanguageSwitch(qapp)
    chair = SessionStart(
        kind="simulated", language=language, condition=condition, override_reason="test"
    )
    with Record(folder / "record.sqlite") as record:
        record.versions.keep(content)
        header = new_header(content, chair, taken={}, codes=set(), rng=random.Random(7))
        session = start(header, content, record.sessions, SessionClock())
        robot = ReadingRobot(session, languages, size=size, theme=theme)
        try:
            robot.run()
        finally:
            robot.window.close()
            robot.window.deleteLater()
            qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # gone before the record
            languages.use("en")
        events = record.sessions.events(header.id)
        assert {e.page for e in events if e.kind == Kind.PAGE_SHOWN} <= set(robot.read)
        assert mixed(robot.read, session.language, content.study) == {}
        return session, events


@pytest.mark.parametrize(("template", "condition", "language", "size", "theme"), CASES)
def test_a_robot_completes_a_session(tmp_path, qapp, template, condition, language, size, theme):
    content = cut_short(TEMPLATES[template], condition)
    session, events = went_through(qapp, tmp_path, content, condition, language, size, theme)
    assert session.state.ended == Ending.COMPLETED
    shown = {event.page for event in events if event.kind == Kind.PAGE_SHOWN}
    planned = {page.id for page in session.header.plan.rating_pages()}
    assert len(planned & shown) == min(content.study.limits.pages or 0, len(planned))


def test_every_template_is_gone_through():
    assert {case.values[0] for case in CASES} == set(TEMPLATES) != set()


def test_a_robot_that_fails_the_test_ends_at_its_kind_words(tmp_path, qapp):
    content = cut_short(TEMPLATES["six-methods"], "dqe", strict=True)
    session, events = went_through(qapp, tmp_path, content, "dqe")
    assert session.state.ended == Ending.TEST_FAILED
    assert not [event for event in events if event.kind == Kind.PAGE_SHOWN]
