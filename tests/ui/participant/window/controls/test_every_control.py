"""Every control that shows an answer shows the record's, whoever sets it: mouse, key, or an
assistive technology through Qt's accessible interfaces.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from labeval.session.state.questions import MULTIPLE_JOIN
from labeval.session.state.state import State
from labeval.study.methods import method_names
from labeval.ui.participant.methods.errors import Page as ErrorsPage
from labeval.ui.widgets.answers.keyed_option import KeyedOption
from labeval.ui.widgets.answers.scale_slider import ScaleSlider
from labeval.ui.widgets.basics.buttons import AnswerButton
from tests.support.sessions.drawn_answers import (
    AGREED,
    COMMENT,
    Shown,
    drawn,
    page_of,
    recorded,
    shown_controls,
)
from tests.support.studies.every_control_study import BLOCKS, every_control_study

TYPED = {"age": "44", "born": "1990-05-01"}


def typed(shown: Shown) -> str:
    """What is typed into a field."""
    return TYPED.get(shown.field, "owls")


def mouse(shown: Shown, value: str) -> None:
    widget = shown.widget
    where = QPoint(widget.width() // 2, widget.height() // 2)
    if isinstance(widget, ScaleSlider):
        where = widget.spot_of(int(value))
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=where)
    if not isinstance(widget, AnswerButton | ScaleSlider):
        QTest.keyClicks(widget, value)


def key(shown: Shown, value: str) -> None:
    widget = shown.widget
    widget.setFocus(Qt.FocusReason.OtherFocusReason)
    if isinstance(widget, AnswerButton):
        QTest.keyClick(widget, Qt.Key.Key_Space)
    elif isinstance(widget, ScaleSlider):
        at_top = int(value) == widget._high
        QTest.keyClick(widget, Qt.Key.Key_End if at_top else Qt.Key.Key_Home)
    else:
        QTest.keyClicks(widget, value)


def toggle(shown: Shown, value: str) -> None:
    accessible = QAccessible.queryAccessibleInterface(shown.widget)
    if isinstance(shown.widget, AnswerButton):
        assert "Toggle" in accessible.actionInterface().actionNames()
        accessible.actionInterface().doAction("Toggle")
    else:
        set_value(shown, value)


def press(shown: Shown, value: str) -> None:
    accessible = QAccessible.queryAccessibleInterface(shown.widget)
    if isinstance(shown.widget, AnswerButton):
        clicks = QSignalSpy(shown.widget.clicked)
        accessible.actionInterface().doAction("Press")
        assert clicks.wait(60_000)  # Qt shows the button pressed for a moment first
    else:
        set_value(shown, value)


def set_value(shown: Shown, value: str) -> None:
    accessible = QAccessible.queryAccessibleInterface(shown.widget)
    if isinstance(shown.widget, AnswerButton):
        shown.widget.setChecked(not shown.widget.isChecked())
    elif isinstance(shown.widget, ScaleSlider):
        accessible.valueInterface().setCurrentValue(int(value))
    else:
        accessible.setText(QAccessible.Text.Value, value)


WAYS = (mouse, key, toggle, press, set_value)


def clear(widget: QWidget) -> None:
    if isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit):
        widget.clear()


def after(answers: dict[str, str], shown: Shown, value: str) -> str:
    """What the field holds after a control was used once."""
    if shown.several:
        order = ["wood", "town"]
        chosen = {v for v in answers.get(shown.field, "").split(MULTIPLE_JOIN) if v}
        return MULTIPLE_JOIN.join(v for v in order if v in chosen ^ {value})
    if shown.field == "none_appropriate":
        return "" if answers.get(shown.field) else value
    return value


class Walk:
    """Uses every control of every screen in one way; of each block's first page only."""

    def __init__(self, person, way: Callable[[Shown, str], None]) -> None:
        self.person, self.way = person, way
        self.recorded = State(person.session.header.plan)
        self.used: set[type] = set()
        self.walked: set[str] = set()

    def now(self) -> dict[str, str]:
        """What is drawn, which is what is recorded."""
        person = self.person
        person.window._flushed()
        shown = drawn(person.window, person.session)
        if person.session.state.current.kind != "consent":
            assert shown == recorded(person.record, person.session, self.recorded)
        return shown

    def use(self, shown: Shown, value: str) -> None:
        if shown.elsewhere is not None:
            page_of(self.person.window).make_current(shown.elsewhere, focus=True)
        before = self.now()
        if isinstance(shown.widget, ScaleSlider) and before.get(shown.field) == value:
            return
        clear(shown.widget)
        before = self.now()
        self.way(shown, value)
        self.used.add(type(shown.widget))
        found = self.now().get(shown.field, "")
        assert found == after(before, shown, value), (shown, self.way.__name__)

    def screen(self) -> None:
        """Use all controls that are there, those that an answer brings up, and leave."""
        person = self.person
        at, known = person.session.state.screen_id, set()
        kind, block = person.kind(), person.session.state.current.block
        place = block if kind == "rating" else at
        while place not in self.walked:
            shown = shown_controls(person.window, person.session)
            # Qt takes its time to press: it is enough for one option of each question.
            left = [s for s in shown if self.named(s) not in known and s.widget.isEnabled()]
            if not left and self.mark_an_error():
                continue
            if not left:
                break
            known.add(self.named(left[0]))
            for value in self.values(left[0]):
                self.use(left[0], value)
        self.walked.add(place)
        self.answer_what_is_open()
        agreed = drawn(person.window, person.session)
        person.window._bottom.next_button.click()
        if person.session.state.feedback:
            person.window._bottom.next_button.click()
        assert person.session.state.screen_id != at, "the screen was not left"
        if at == "consent":
            kept = person.session.state.consents
            given = {id: "given" if yes else "declined" for id, yes in kept.items()}
            assert given == {id: AGREED[choice] for id, choice in agreed.items()}

    def named(self, shown: Shown) -> tuple[str, ...]:
        """What a control is known by once it was used."""
        at_once = shown.begins is None and not isinstance(shown.widget, KeyedOption)
        of_question = self.way is press and at_once
        return (shown.field,) if of_question else (shown.field, shown.value)

    def mark_an_error(self) -> bool:
        """Mark words on a page of errors without any; the choices for them are new controls."""
        page = page_of(self.person.window) if self.person.session.page is not None else None
        if not isinstance(page, ErrorsPage) or page.marks:
            return False
        if self.now().get("true"):
            QTest.mouseClick(page.panel.no_errors, Qt.MouseButton.LeftButton)
        if self.way is key:
            for pressed in (Qt.Key.Key_M, Qt.Key.Key_Right, Qt.Key.Key_Return):
                self.person.press(pressed)
        else:
            view = page.markable()[page.view.page.items[0]]
            (rect,) = view.rects_of(0, len("Owls"))
            ends = (rect.topLeft() + QPointF(2, 5), rect.bottomRight() - QPointF(2, 5))
            QTest.mousePress(view.canvas, Qt.MouseButton.LeftButton, pos=ends[0].toPoint())
            QTest.mouseMove(view.canvas, ends[1].toPoint())
            QTest.mouseRelease(view.canvas, Qt.MouseButton.LeftButton, pos=ends[1].toPoint())
        assert len(page.marks) == 1
        return True

    def answer_what_is_open(self) -> None:
        """So that the screen can be left, and the session goes on."""
        for shown in shown_controls(self.person.window, self.person.session):
            now = self.now()
            required = shown.field == "rating" and now.get("rating") == "decline"
            if not shown.widget.isEnabled():
                continue
            taken = shown.field == "worst" and shown.value == now.get("best")
            if (required or not now.get(shown.field)) and not taken:
                self.use(shown, self.values(shown)[0])

    def values(self, shown: Shown) -> list[str]:
        if isinstance(shown.widget, ScaleSlider):
            low, high = str(shown.widget._low), str(shown.widget._high)
            return [high, low, high]
        if isinstance(shown.widget, AnswerButton):
            return [shown.value, shown.value] if shown.several else [shown.value]
        return [typed(shown)]


@pytest.fixture
def person(seat):
    return seat(content=every_control_study())


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_what_is_drawn_is_what_is_recorded_after_each_use_of_each_control(person, way):
    walk = Walk(person, way)
    while person.session.state.ended is None:
        walk.screen()
    assert walk.walked >= {*BLOCKS, "consent", "words", "about:1", "about:2"}
    names = {kind.__name__ for kind in walk.used}
    assert names >= {"ChoiceRow", "OptionButton", "ScaleSlider", "ScalePoint", "TickBox"}
    assert names >= {"PlaceNumber", "KeyedOption", "WritingEditor"}


def test_no_method_is_missing():
    assert {settings["method"] for settings in BLOCKS.values()} == set(method_names())


@pytest.mark.parametrize("way", [toggle, set_value], ids=lambda way: way.__name__)
def test_what_an_assistive_technology_sets_is_not_drawn_where_it_cannot_be_recorded(
    person, locked, way
):
    walk = Walk(person, mouse)
    while person.session.state.current.step != "rate_slider":
        walk.screen()
    before = walk.now()
    locked(True)
    for shown in shown_controls(person.window, person.session):
        if shown.field != COMMENT:
            way(shown, "15")
            assert drawn(person.window, person.session) == before
    locked(False)
    assert recorded(person.record, person.session) == before
