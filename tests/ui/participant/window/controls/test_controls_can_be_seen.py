"""Controls of every page are large enough to hit, and their edges and focus can be seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from labeval.session.running.session import Session
from labeval.store.record.record import Record
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.window import ParticipantWindow
from labeval.ui.theme import THEMES
from labeval.ui.widgets.answers.comment_box import CommentBox
from labeval.ui.widgets.basics.link_button import LinkButton
from tests.support.judgments.opinions import SeeingRobot
from tests.support.sessions.started_session import started_session
from tests.support.studies.every_control_study import every_control_study
from tests.ui.test_theme_contrast import contrast

LEAST_PX = 24
SHAPE = 3.0
BAND = 5
"""Pixels at both sides of a control's edge among which its outline has to be."""


@pytest.fixture(params=THEMES.values(), ids=THEMES.keys())
def window(request, qtbot, tmp_path: Path) -> Iterator[ParticipantWindow]:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    with Record(tmp_path / "record.sqlite") as record:
        session = started_session(record, every_control_study())
        made = ParticipantWindow(
            session, request.param, full_screen=False, translations=LanguageSwitch(app)
        )
        qtbot.addWidget(made)
        made.resize(1280, 720)
        made.show()
        made.activateWindow()
        yield made


def screens(window: ParticipantWindow) -> Iterator[str]:
    """Every screen before it is answered, by its name."""
    session, robot = window.session, SeeingRobot()
    while session.state.ended is None:
        QApplication.processEvents()
        yield session.state.screen_id + session.state.feedback
        if session.state.current.kind == "consent":
            session.give_consent(robot.consents(session.step_in_file()))
        elif not session.state.feedback:
            _answer(session, robot)
            session.go_on()
        else:
            session.go_on()
        window._redraw()
    yield "the end"


def _answer(session: Session, robot: SeeingRobot) -> None:
    for field, value in robot.answers(session):
        session.answer(field, value)
    for draft in robot.drafts(session) if session.edited is not None else ():
        draft.into(session)


def controls(window: ParticipantWindow) -> list[QWidget]:
    """What can be operated on the screen."""
    kinds = (QAbstractButton, QAbstractSlider, QLineEdit, QPlainTextEdit)
    found = (part for part in window.findChildren(QWidget) if isinstance(part, kinds))
    return [part for part in found if part.isVisible() and part.isEnabled()]


def place(control: QWidget, window: QWidget) -> QRect:
    return QRect(control.mapTo(window, QPoint(0, 0)), control.size())


def test_every_target_has_24_pixels(window):
    small = [
        (screen, type(control).__name__, control.accessibleName(), _target(control))
        for screen in screens(window)
        for control in controls(window)
        if min(_target(control)) < LEAST_PX
    ]
    assert small == []


def test_the_edge_of_every_control_can_be_seen(window):
    faint = []
    for screen in screens(window):
        image = window.grab().toImage()
        for control in controls(window):
            if isinstance(control, LinkButton | QPlainTextEdit | QAbstractSlider):
                continue  # words, whose own contrast counts; a field in a frame; see below
            seen = _edge_contrast(image, place(control, window))
            if seen < SHAPE:
                faint.append((screen, type(control).__name__, control.accessibleName(), seen))
    assert faint == []


def test_the_focus_can_be_seen_wherever_it_is(window):
    unseen = []
    for screen in screens(window):
        before_focus = QApplication.focusWidget()
        for control in controls(window):
            if control.focusPolicy() == Qt.FocusPolicy.NoFocus:
                continue
            window.setFocus()
            without = _around(control, window)
            control.setFocus(Qt.FocusReason.TabFocusReason)
            seen = _changed(without, _around(control, window))
            if seen < SHAPE:
                unseen.append((screen, type(control).__name__, control.accessibleName(), seen))
        if before_focus is not None:
            before_focus.setFocus()
    assert unseen == []


def _target(control: QWidget) -> tuple[int, int]:
    """Width and height of what a click on reaches the control: a comment's frame is part of it."""
    frame = control.parentWidget()
    target = frame if isinstance(frame, CommentBox) else control
    return target.width(), target.height()


def _edge_contrast(image: QImage, where: QRect) -> float:
    """The contrast with the ground of what is drawn at the left edge, half way down."""
    y = where.center().y()
    ground = QColor(image.pixel(max(0, where.left() - 2), y))
    band = range(where.left(), where.left() + 3 * BAND)
    return max(contrast(QColor(image.pixel(x, y)), ground) for x in band)


def _around(control: QWidget, window: QWidget) -> QImage:
    """What is drawn in a control and around it."""
    room = place(control, window).adjusted(-BAND, -BAND, BAND, BAND)
    return window.grab(room.intersected(window.rect())).toImage()


def _changed(before: QImage, after: QImage) -> float:
    """The greatest contrast of a pixel with itself before."""
    assert before.size() == after.size()
    found = 1.0
    for y in range(0, before.height(), 2):
        for x in range(before.width()):
            one, other = before.pixel(x, y), after.pixel(x, y)
            if one != other:
                found = max(found, contrast(QColor(one), QColor(other)))
                if found >= SHAPE:
                    return found
    return found
