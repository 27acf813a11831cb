"""A text is cut into claims on the participant's window, each is judged, and the mirror has it."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from labeval.session.events.events import Kind
from labeval.session.state.state import state_after
from labeval.study.claim_cuts import cuts_of
from labeval.ui.language import LanguageSwitch
from labeval.ui.moderator.window.stage import Stage
from labeval.ui.participant.methods.claims import Page
from labeval.ui.robot import WindowRobot
from labeval.ui.theme import LIGHT
from tests.support.studies.cut_claims_study import TEXT, cut_claims_content


def page_of(person) -> Page:
    (page,) = [p for p in person.window.findChildren(Page) if p.isVisible()]
    return page


def view_of(person):
    (frame,) = page_of(person).texts.frames
    return frame.view


def drag(person, first: str, last: str = "") -> None:
    """Drag over words of the text with the mouse."""
    view, spots = view_of(person), []
    for word, at_end in ((first, False), (last or first, True)):
        start = view.text.index(word)
        rect = view.rects_of(start, start + len(word))[-1]
        x = rect.right() - 2 if at_end else rect.left() + 2
        spots.append(QPointF(x, rect.center().y()).toPoint())
    QTest.mousePress(view.canvas, Qt.MouseButton.LeftButton, pos=spots[0])
    QTest.mouseMove(view.canvas, spots[1])
    QTest.mouseRelease(view.canvas, Qt.MouseButton.LeftButton, pos=spots[1])


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def recorded(person) -> str:
    """The claims of the page, computed anew from what is in the record."""
    events = person.record.sessions.events(person.session.header.id)
    state = state_after(person.session.header.plan, events)
    return state.answers_here().get("claims", "")


def in_words(value: str, text: str = TEXT) -> list[tuple[str, str]]:
    """The claims of an answer by their words."""
    claims = cuts_of(value)
    assert claims is not None
    return [(text[claim.start : claim.end], claim.answer) for claim in claims]


def drawn(page: Page) -> list[tuple[str, str]]:
    """Numbers and signs of the claims as the list has them, and as the text has them."""
    chips = [chip for chip in page.claims._chips if not chip.isHidden()]
    (marker,) = page.markers._markers.values()
    spans = marker._spans
    assert [chip.text() for chip in chips] == [span.number for span in spans]
    return [(chip.text(), chip._sign) for chip in chips]


@pytest.fixture
def person(seat):
    return seat(content=cut_claims_content())


def test_a_claim_is_durable_when_it_is_drawn_and_then_answered_by_a_key(person):
    drag(person, "The", "ten")
    assert recorded(person) == "0-31 ?"
    assert drawn(page_of(person)) == [("1", "")]
    person.type("2")
    assert recorded(person) == "0-31 contradicted"
    assert drawn(page_of(person)) == [("1", "✗")]


def test_claims_are_numbered_as_the_text_has_them_and_the_last_cut_is_current(person):
    drag(person, "come", "early")
    drag(person, "Bring", "dry")
    assert [words for words, _ in in_words(recorded(person))] == [
        "Bring your pieces dry",
        "come early",
    ]
    assert page_of(person).place() == 0
    person.type("1")
    assert page_of(person).place() == 1
    click(page_of(person).claims.row("not_in_source"))
    assert in_words(recorded(person)) == [
        ("Bring your pieces dry", "supported"),
        ("come early", "not_in_source"),
    ]


def test_a_page_is_cut_by_sentence_judged_and_left_by_keys_alone(person):
    before = person.session.state.screen_id
    person.type("sss")
    assert [words for words, _ in in_words(recorded(person))] == [
        "The kiln opens on Sunday at ten.",
        "Bring your pieces dry, and come early!",
        "Is it free?",
    ]
    person.type("s")
    assert len(in_words(recorded(person))) == 3
    person.type("123")
    assert [answer for _, answer in in_words(recorded(person))] == [
        "contradicted",
        "not_in_source",
        "supported",
    ]
    person.enter()
    assert person.session.state.screen_id != before


def test_a_caret_cuts_words_out_of_a_claim(person):
    person.type("s")
    person.press(Qt.Key.Key_M)
    assert person.shows("Enter: mark")
    person.press(Qt.Key.Key_Return)
    assert [words for words, _ in in_words(recorded(person))] == [
        "The kiln opens on Sunday at ten.",
        "Bring",
    ]
    person.press(Qt.Key.Key_Escape)
    person.type("4")
    assert in_words(recorded(person))[1] == ("Bring", "not_checkable")


def test_what_is_cut_within_a_claim_divides_it_and_can_be_undone(person):
    drag(person, "The", "early")
    person.type("1")
    drag(person, "Bring", "dry")
    assert in_words(recorded(person)) == [
        ("The kiln opens on Sunday at ten.", ""),
        ("Bring your pieces dry", ""),
        ("and come early", ""),
    ]
    assert page_of(person).place() == 1
    person.type("u")
    assert [answer for _, answer in in_words(recorded(person))] == ["supported"]
    click(page_of(person).claims.foot.undo)
    assert [answer for _, answer in in_words(recorded(person))] == [""]
    person.type("u")
    assert recorded(person) == ""
    assert not page_of(person).claims.foot.undo.isVisible()


def test_a_claim_is_pointed_at_in_the_text_and_removed(person):
    drag(person, "The", "ten")
    drag(person, "come", "early")
    view = view_of(person)
    spot = view.rects_of(4, 8)[0].center().toPoint()
    QTest.mouseClick(view.canvas, Qt.MouseButton.LeftButton, pos=spot)
    assert page_of(person).place() == 0
    person.press(Qt.Key.Key_Delete)
    assert [words for words, _ in in_words(recorded(person))] == ["come early"]
    click(page_of(person).claims.foot.removal)
    assert recorded(person) == ""


def test_no_claims_is_an_answer_until_words_are_cut(person):
    person.type("0")
    assert recorded(person) == "none"
    assert page_of(person).claims.foot.no_claims.isChecked()
    person.type("0")
    assert recorded(person) == ""
    click(page_of(person).claims.foot.no_claims)
    assert recorded(person) == "none"
    drag(person, "The", "ten")
    assert recorded(person) == "0-31 ?"
    assert not page_of(person).claims.foot.no_claims.isVisible()


def test_a_page_with_a_claim_that_is_not_judged_is_not_left(person):
    person.type("ss1")
    before = person.session.state.screen_id
    person.enter()
    assert person.session.state.screen_id == before
    assert page_of(person).place() == 0


def test_the_keyboard_stays_with_the_claims_where_their_numbers_are_in_groups(seat):
    person = seat(content=cut_claims_content(text=" ".join([TEXT] * 8)))
    page = page_of(person)
    for n in range(24):
        QTest.keyClicks(QApplication.focusWidget(), "s")
        assert QApplication.focusWidget() is page.claims.chip(n)
    for n in range(24):
        QTest.keyClicks(QApplication.focusWidget(), "1")
        assert QApplication.focusWidget() is page.claims.chip((n + 24) % 24 if n < 23 else 22)
    assert all(answer == "supported" for _, answer in in_words(recorded(person), page.cut_text))


def test_the_keyboard_stays_with_claims_that_came_with_the_text(seat):
    person = seat(content=cut_claims_content(text=" ".join([TEXT] * 8), cut_by="study"))
    claims = page_of(person).claims
    claims.set_grouped(True)
    page_of(person).focus_current()
    for n in range(23):
        QTest.keyClicks(QApplication.focusWidget(), "1")
        assert QApplication.focusWidget() is claims.chip(n + 1)
        assert claims.chip(n + 1).isVisible()


def test_what_could_not_be_saved_is_not_shown(person):
    connection = person.record.connection
    connection.execute("PRAGMA query_only = ON")
    drag(person, "The", "ten")
    assert drawn(page_of(person)) == []
    connection.execute("PRAGMA query_only = OFF")
    drag(person, "The", "ten")
    assert recorded(person) == "0-31 ?" and drawn(page_of(person)) == [("1", "")]


def test_claims_come_back_with_the_page_and_are_in_the_mirror(person, qtbot):
    person.type("ss12")
    window = QWidget()
    qtbot.addWidget(window)
    stage = Stage(LIGHT, window)
    stage.show_view(person.session, "faithful")
    assert isinstance(stage.page, Page)
    assert drawn(stage.page) == drawn(page_of(person)) == [("1", "✗"), ("2", "✓")]
    assert not stage.page.markers.begin()
    assert not stage.page.claims.foot.sentence.isVisibleTo(stage.page)
    person.enter()
    assert drawn(page_of(person)) == []
    person.window.moving.go_back()
    assert drawn(page_of(person)) == [("1", "✗"), ("2", "✓")]


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_pressed_and_cut_what_is_drawn_is_recorded(seat, seed):
    person, rng = seat(content=cut_claims_content()), random.Random(seed)
    page = page_of(person)
    judged = 0
    for _ in range(120):
        if rng.random() < 0.25:
            words = rng.sample(["Sunday", "dry", "Bring", "early", "kiln", "free"], 2)
            drag(person, *sorted(words, key=TEXT.index))
        else:
            key = rng.choice([*"123401234", *"smu", *_KEYS])
            target = QApplication.focusWidget() or person.window
            if isinstance(key, str):
                QTest.keyClicks(target, key)
            else:
                QTest.keyClick(target, key)
        value = recorded(person)
        claims = cuts_of(value)
        assert claims is not None
        signs = {"": "", "supported": "✓", "contradicted": "✗"}
        signs |= {"not_in_source": "∅", "not_checkable": "–"}
        assert drawn(page) == [(str(n), signs[c.answer]) for n, c in enumerate(claims, start=1)]
        assert page.claims.foot.no_claims.isChecked() == (value == "none")
        chosen = [id for id in signs if id and page.claims.row(id).isChecked()]
        if claims:
            assert chosen == [claims[page.place()].answer] * bool(claims[page.place()].answer)
        judged += any(claim.answer for claim in claims)
    assert judged


_KEYS = [
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space),
    *(Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Backspace),
]


@pytest.mark.parametrize("settings", [{}, {"reference": "document"}])
def test_a_robot_cuts_texts_at_the_window(qapp, seat, record, settings):
    person = seat(content=cut_claims_content(**settings))
    session = person.session
    person.window._may_close = True
    person.window.close()
    WindowRobot(session, LanguageSwitch(qapp)).run()
    assert session.state.ended == "completed"
    answers = [
        event.value
        for event in record.sessions.events(session.header.id)
        if event.kind == Kind.ANSWER and event.field == "claims"
    ]
    assert any("-" in value for value in answers)
    assert all(cuts_of(value) is not None for value in answers)
    last = {page: state["claims"] for page, state in session.state.answers.items()}
    assert all("?" not in value for value in last.values())
