"""Errors are marked and described on the participant's window, and seen in its mirror."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from labeval.session.events.events import Kind
from labeval.session.state.state import state_after
from labeval.study.error_marks import marks_of
from labeval.ui.language import LanguageSwitch
from labeval.ui.moderator.window.stage import Stage
from labeval.ui.participant.methods.errors import Page
from labeval.ui.robot import WindowRobot
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.bars.key_hints import KeyHints
from tests.support.studies.errors_study import ONE_KIND, TEXT, errors_content

SHIFT = Qt.KeyboardModifier.ShiftModifier


def page_of(person) -> Page:
    (page,) = [p for p in person.window.findChildren(Page) if p.isVisible()]
    return page


def drag(person, first: str, last: str, text: str = "k1") -> None:
    """Drag over words of a text with the mouse."""
    view = page_of(person).markable()[text]
    spots = []
    for word, at_end in ((first, False), (last, True)):
        start = view.text.index(word)
        rect = view.rects_of(start, start + len(word))[-1]
        x = rect.right() - 2 if at_end else rect.left() + 2
        spots.append(QPointF(x, rect.center().y()).toPoint())
    QTest.mousePress(view.canvas, Qt.MouseButton.LeftButton, pos=spots[0])
    QTest.mouseMove(view.canvas, spots[1])
    QTest.mouseRelease(view.canvas, Qt.MouseButton.LeftButton, pos=spots[1])


def severity(person, number: int) -> None:
    QTest.keyClick(page_of(person), str(number), SHIFT)


def recorded(person) -> str:
    """The errors of the page, computed anew from what is in the record."""
    events = person.record.sessions.events(person.session.header.id)
    state = state_after(person.session.header.plan, events)
    return state.answers_here().get("faults", "")


def drawn(page: Page) -> str:
    """What the rows, the texts and the button show, in the form of an answer."""
    content = page.panel._content
    if content.no_errors:
        assert page.panel.no_errors.isChecked() and not content.errors
        return "none"
    return "; ".join(f"{e.number} {e.name} {e.severity} {e.quote}" for e in content.errors)


@pytest.fixture
def person(seat):
    return seat(content=errors_content())


def test_an_error_is_durable_when_it_is_drawn_and_then_described_by_keys(person):
    drag(person, "Sunday", "Sunday")
    assert recorded(person) == "18-24 ? ? ?"
    person.type("1")
    assert recorded(person) == "18-24 accuracy/ ? ?"
    person.type("1")
    assert recorded(person) == "18-24 accuracy/wrong ? ?"
    severity(person, 3)
    assert recorded(person) == "18-24 accuracy/wrong major 5"
    assert drawn(page_of(person)) == "1 Wrong meaning major “Sunday”"


def test_each_change_of_an_error_is_said_in_words(person, heard):
    drag(person, "Sunday", "Sunday")
    assert heard[-1].startswith("1 ") and heard[-1].endswith("“Sunday”. Answer saved")
    person.type("11")
    assert heard[-1] == "1 Wrong meaning “Sunday”. Answer saved"
    severity(person, 3)
    assert heard[-1] == "1 Wrong meaning major “Sunday”. Answer saved"
    drag(person, "they", "says")
    person.press(Qt.Key.Key_Delete)
    assert heard[-1] == "1 Wrong meaning major “Sunday”. Answer saved", "what the keys act on now"


def test_an_error_is_described_at_a_click(person):
    drag(person, "they", "says")
    panel = page_of(person).panel
    for name in ("fluency", "fluency/grammar"):
        QTest.mouseClick(panel.category(name), Qt.MouseButton.LeftButton)
    QTest.mouseClick(panel.severity("minor"), Qt.MouseButton.LeftButton)
    start = TEXT.index("they")
    assert recorded(person) == f"{start}-{start + 9} fluency/grammar minor 1"


def test_the_line_below_names_no_key_that_does_something_else_while_words_are_marked(person):
    def keys() -> list[str]:
        (shown,) = [hints for hints in person.window.findChildren(KeyHints) if hints.isVisible()]
        return [key for hint, _ in shown._hints for key in hint]

    assert "Enter" in keys() and "M" in keys()
    person.press(Qt.Key.Key_M)
    assert keys() == ["Esc"]  # Enter marks now, and digits do nothing
    person.press(Qt.Key.Key_Escape)
    assert "Enter" in keys() and "M" in keys()


def test_a_page_is_marked_and_left_by_keys_alone(person):
    before = person.session.state.screen_id
    person.press(Qt.Key.Key_M)
    for _ in range(3):
        person.press(Qt.Key.Key_Right)
    person.press(Qt.Key.Key_Return)
    person.type("13")
    person.type("3")
    (mark,) = marks_of(recorded(person))
    assert (TEXT[mark.start : mark.end], mark.category) == ("on", "accuracy/")
    person.type("2")
    severity(person, 2)
    person.press(Qt.Key.Key_O)
    person.type("7")
    person.press(Qt.Key.Key_Right)
    assert person.session.state.answers_here()["quality"] == "71"
    person.enter()
    assert person.session.state.screen_id != before


def test_what_is_missing_is_marked_in_the_source(person):
    person.press(Qt.Key.Key_G)
    assert person.shows("Enter: mark")
    person.press(Qt.Key.Key_Return)
    (mark,) = marks_of(recorded(person))
    assert mark.place == ("source", 0, 3)
    assert "in the source: “The”" in drawn(page_of(person))


def test_without_a_source_something_is_missing_without_a_place(seat):
    person = seat(content=errors_content(source=""))
    person.press(Qt.Key.Key_G)
    assert recorded(person) == "missing ? ? ?"
    assert drawn(page_of(person)).endswith("missing")


def test_no_errors_is_an_answer_until_words_are_marked(person):
    person.type("0")
    assert recorded(person) == drawn(page_of(person)) == "none"
    drag(person, "Sunday", "Sunday")
    assert recorded(person) == "18-24 ? ? ?"
    assert not page_of(person).panel.no_errors.isVisible()


def test_an_error_is_changed_taken_back_and_removed(person):
    drag(person, "Sunday", "Sunday")
    person.type("3")
    severity(person, 1)
    assert recorded(person) == "18-24 non_translation neutral 25"
    person.press(Qt.Key.Key_W)
    drag(person, "opens", "Sunday")
    assert recorded(person) == "9-24 non_translation neutral 25"
    person.type("u")
    assert recorded(person) == "18-24 non_translation neutral 25"
    person.press(Qt.Key.Key_Delete)
    assert recorded(person) == ""
    person.type("u")
    assert recorded(person) == "18-24 non_translation neutral 25"
    assert drawn(page_of(person)) == "1 No translation neutral “Sunday”"


def test_the_cross_removes_its_error_and_the_others_are_counted_anew(person):
    drag(person, "Sunday", "Sunday")
    drag(person, "they", "they")
    row = page_of(person).panel.row(0)
    cross = row.rect().center()
    cross.setX(row.width() - 10)
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=cross)
    assert drawn(page_of(person)) == "1 What is it?  “they”"


def test_an_error_is_pointed_at_in_the_text(person):
    drag(person, "Sunday", "Sunday")
    drag(person, "they", "they")
    view = page_of(person).markable()["k1"]
    spot = view.rects_of(18, 24)[0].center().toPoint()
    QTest.mouseClick(view.canvas, Qt.MouseButton.LeftButton, pos=spot)
    assert page_of(person).place()[0] == 0
    person.type("3")
    assert recorded(person).startswith("18-24 non_translation ")


def test_the_score_waits_for_the_errors(person):
    slider = page_of(person).score.slider
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=slider.spot_of(50))
    person.press(Qt.Key.Key_O)
    person.type("5")
    assert "quality" not in person.session.state.answers_here()
    person.press(Qt.Key.Key_Up)
    person.type("0")
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=slider.spot_of(50))
    assert person.session.state.answers_here()["quality"] == "50"


def test_a_page_with_an_error_that_is_not_described_is_not_left(person):
    person.type("0")
    person.press(Qt.Key.Key_O)
    person.type("5")
    drag(person, "Sunday", "Sunday")
    before = person.session.state.screen_id
    person.enter()
    assert person.session.state.screen_id == before
    assert person.shows("1 of 2 still open")


def test_what_could_not_be_saved_is_not_shown(person):
    connection = person.record.connection
    connection.execute("PRAGMA query_only = ON")
    drag(person, "Sunday", "Sunday")
    assert drawn(page_of(person)) == ""
    connection.execute("PRAGMA query_only = OFF")
    drag(person, "Sunday", "Sunday")
    assert recorded(person) == "18-24 ? ? ?" and drawn(page_of(person)).endswith("“Sunday”")


def test_errors_come_back_with_the_page_and_are_in_the_mirror(person, qtbot):
    drag(person, "Sunday", "Sunday")
    person.type("3")
    severity(person, 3)
    window = QWidget()
    qtbot.addWidget(window)
    stage = Stage(LIGHT, window)
    stage.show_view(person.session, "faults")
    assert isinstance(stage.page, Page)
    assert drawn(stage.page) == drawn(page_of(person)) == "1 No translation major “Sunday”"
    assert not stage.page.markers.begin()
    person.press(Qt.Key.Key_O)
    person.type("1")
    person.enter()
    assert drawn(page_of(person)) == ""
    person.window.moving.go_back()
    assert drawn(page_of(person)) == "1 No translation major “Sunday”"


def test_one_kind_of_error_needs_no_description(seat):
    person = seat(content=errors_content(typology=ONE_KIND, overall=False))
    drag(person, "Sunday", "Sunday")
    assert recorded(person) == "18-24 error any 1"
    before = person.session.state.screen_id
    person.enter()
    assert person.session.state.screen_id != before


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_pressed_and_marked_what_is_drawn_is_recorded(seat, seed):
    person, rng = seat(content=errors_content()), random.Random(seed)
    session, page = person.session, page_of(person)
    keys = [*"1234567890", *"mgwuo", *(Qt.Key(k) for k in _KEYS)]
    described = 0
    for _ in range(120):
        if rng.random() < 0.2:
            words = rng.sample(["Sunday", "dry", "they", "early", "pieces"], 2)
            drag(person, *sorted(words, key=TEXT.index), text=session.page.items[0])
            if rng.random() < 0.5:
                person.type(rng.choice(["11", "12", "21", "3"]))
        elif rng.random() < 0.25:
            severity(person, rng.randint(1, 3))
        else:
            key = rng.choice(keys)
            target = QApplication.focusWidget() or person.window
            if isinstance(key, str):
                QTest.keyClicks(target, key)
            else:
                QTest.keyClick(target, key)
        marks = marks_of(recorded(person)) or ()
        shown = page.panel._content
        assert shown.no_errors == (recorded(person) == "none")
        assert [error.severity for error in shown.errors] == [
            {"": "", "neutral": "neutral", "minor": "minor", "major": "major"}[m.severity]
            for m in marks
        ]
        texts = session.page_texts()
        for error, mark in zip(shown.errors, marks, strict=True):
            text = texts["" if mark.where == "source" else session.page.items[0]]
            assert " ".join(text[mark.start : mark.end].split()) in error.quote
        slider = page.score.slider.answer
        score = session.state.answers_here().get("quality")
        assert score == (None if slider is None else str(slider))
        described += any(mark.is_whole for mark in marks)
    assert session.state.screen_id == person.session.state.screen_id
    assert described


_KEYS = [
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space),
    *(Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Home),
]


@pytest.mark.parametrize("settings", [{}, {"overall": False}, {"reference": "document"}])
def test_a_robot_marks_errors_at_the_window(qapp, seat, record, settings):
    person = seat(content=errors_content(**settings))
    session = person.session
    person.window._may_close = True
    person.window.close()
    WindowRobot(session, LanguageSwitch(qapp)).run()
    assert session.state.ended == "completed"
    answers = [
        event.value
        for event in record.sessions.events(session.header.id)
        if event.kind == Kind.ANSWER and event.field == "faults"
    ]
    assert any("-" in value for value in answers)
    assert all(marks_of(value) is not None for value in answers)
