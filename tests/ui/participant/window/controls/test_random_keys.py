"""Whatever keys are pressed on whatever screen: what is drawn as answered is what is recorded."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.session.events.clock import SessionClock, utc_now
from labeval.session.plan.header import SessionHeader
from labeval.session.plan.plan import make_plan
from labeval.session.robots.robot import Character, Robot, latent_quality
from labeval.session.running.opening import start
from labeval.session.running.session import Session
from labeval.session.state.state import state_after
from labeval.store.record.record import Record
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.participant.window.window import ParticipantWindow
from labeval.ui.participant.writing.page import WritingPage
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.questions.question_block import QuestionBlock
from tests.support.sessions.drawn_answers import AGREED, COMMENT, drawn, recorded
from tests.support.studies.every_control_study import BLOCKS, every_control_study
from tests.support.studies.writing_study import writing_content

PLACES = ("consent", "words", "about:1", "about:2", "practice", *BLOCKS, "write")
_KEYS = [
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Tab),
    *(Qt.Key.Key_Backtab, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape),
    *(Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Backspace, Qt.Key.Key_F2, Qt.Key.Key_F4),
]
PRESSED = st.one_of(
    st.sampled_from("1234567890"),
    st.sampled_from(_KEYS),
    st.sampled_from("abtxnpjcdrgy+-/|,."),
)
NO_KEY, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


@contextmanager
def seated(qapp: QApplication, place: str) -> Iterator[tuple[ParticipantWindow, Record]]:
    """A participant at a place of the study, on a record of their own."""
    content = writing_content() if place == "write" else every_control_study()
    condition = content.study.conditions[0].id
    with tempfile.TemporaryDirectory() as folder, Record(Path(folder) / "r.sqlite") as record:
        told = ("a" * 32, "P01", condition, record.versions.keep(content), 5, 0, "en", "real", "")
        plan = make_plan(content, condition, 5, 0)
        header = SessionHeader(*told, "drawn", utc_now(), plan)
        session = start(header, content, record.sessions, SessionClock())
        _go_to(session, place)
        window = ParticipantWindow(
            session, LIGHT, full_screen=False, translations=LanguageSwitch(qapp)
        )
        window.resize(1280, 720)
        window.show()
        window.activateWindow()
        try:
            assert QTest.qWaitForWindowActive(window, 60_000)
            yield window, record
        finally:
            window._may_close = True
            window.close()
            window.deleteLater()
            qapp.processEvents()


def _go_to(session: Session, place: str) -> None:
    quality = latent_quality(session.content, 1)
    robot = Robot(Character(0.3, 0.0, 1.0, careless=False), quality, random.Random(4))
    while place not in (session.state.screen_id, session.state.current.block, _step(session)):
        if session.state.current.kind == "consent":
            session.give_consent({"rating": True, "audio": True, "quotation": True})
            continue
        for field, value in robot.answers(session):
            session.answer(field, value)
        session.go_on()


def _step(session: Session) -> str:
    at_start = session.state.current.kind in ("training", "writing")
    return session.state.current.step if at_start else ""


def press(window: ParticipantWindow, key: str | Qt.Key) -> None:
    """A key wherever the focus is."""
    target = QApplication.focusWidget() or window
    if isinstance(key, str):
        QTest.keyClicks(target, key)
    else:
        QTest.keyClick(target, key, SHIFT if key == Qt.Key.Key_Backtab else NO_KEY)


def highlighted(window: ParticipantWindow, session: Session) -> set[str]:
    """The fields of the question that is drawn as the current one."""
    if session.page is None:
        blocks = [b for b in window.findChildren(QuestionBlock) if b.isVisible() and b._is_current]
        return {field for block in blocks for field in block.asked.texts()}
    (page,) = [p for p in window.findChildren(RatingPage) if p.isVisible()]
    here = page.current_criterion()
    return {field.id for field in session.fields() if field.criterion == here}


def check(window: ParticipantWindow, record: Record) -> dict[str, str]:
    """Compare what is drawn with what is recorded; returns it."""
    session = window.session
    if session.state.current.kind == "writing":
        (page,) = [p for p in window.findChildren(WritingPage) if p.isVisible()]
        kept = state_after(session.header.plan, record.sessions.events(session.header.id))
        assert page.text == kept.texts.get(page.view.id, "")
        return {}
    shown = drawn(window, session)
    if session.state.current.kind != "consent":
        kept = recorded(record, session)
        if session.page is not None and not window._screen()._current().comment.isVisible():
            kept.pop(COMMENT, None)  # it is behind a link that says that there is one
        assert shown == kept
    return shown


@pytest.mark.parametrize("place", PLACES)
@settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(keys=st.lists(PRESSED, min_size=10, max_size=40))
def test_after_every_key_what_is_drawn_is_what_is_recorded(qapp, place, keys):
    with seated(qapp, place) as (window, record):
        session = window.session
        before = check(window, record)
        for key in keys:
            where, current = session.state.screen_id, highlighted(window, session)
            feedback = session.state.feedback
            press(window, key)
            window._flushed()
            if session.state.ended is not None:
                assert place == "consent" and before.get("rating") == "decline"
                assert list(record.sessions.headers()) == []
                return
            if session.state.screen_id != where and place == "consent":
                kept = session.state.consents
                assert {id: AGREED[choice] for id, choice in before.items()} == {
                    id: "given" if yes else "declined" for id, yes in kept.items()
                }
                return
            if session.state.paused:
                return  # nothing of the page is drawn any more
            now = check(window, record)
            if session.state.screen_id == where and session.state.feedback == feedback:
                set_now = {field for field, value in now.items() if before.get(field) != value}
                if isinstance(key, str) and key.isdecimal():
                    assert set_now <= current | {COMMENT, "justification"}
            before = now
