"""Questionnaires on the window: matrices, dates, and questions that come and go."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent, QTextLayout, QTextOption
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from labeval.session.events.events import Kind
from labeval.ui.language import LanguageSwitch
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.bars.key_hints import KeyHints
from labeval.ui.widgets.basics.buttons import OptionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.questions.date_editor import DateEditor, read_date
from labeval.ui.widgets.questions.matrix_editor import MatrixEditor
from labeval.ui.widgets.questions.question_block import QuestionBlock
from labeval.ui.widgets.questions.question_list import QuestionList
from labeval.ui.widgets.questions.question_view import QuestionView

USED = {
    "id": "used",
    "kind": "single",
    "text": "Do you use it?",
    "options": [{"id": "yes", "label": "Yes"}, {"id": "no", "label": "No"}],
}
WHICH = {
    "id": "which",
    "kind": "multiple",
    "text": "For what?",
    "ask_if": {"question": "used", "is": ["yes"]},
    "options": [{"id": "work", "label": "Work"}, {"id": "other", "label": "Something else"}],
}
NOTE = {"id": "note", "kind": "text", "text": "Anything else?", "mandatory": False}
VIEW = {
    "id": "view",
    "kind": "matrix",
    "text": "How much do you agree?",
    "points": ["not at all", "hardly", "partly", "mostly", "fully and without any doubt"],
    "rows": [{"id": f"r{n}", "text": f"Sentence number {n} about the study."} for n in range(6)],
}
BORN = {
    "id": "born",
    "kind": "date",
    "text": "When were you born?",
    "earliest": "1920-01-01",
    "latest": "2010-12-31",
}
AGE = {"id": "age", "kind": "number", "text": "How old are you?", "min": 3, "max": 99}


def asked(*questions: dict) -> list[dict]:
    return [{"step": "questionnaire", "id": "ask", "questions": list(questions)}]


def visible(person, kind):
    return [widget for widget in person.window.findChildren(kind) if widget.isVisible()]


def questions(person) -> list[str]:
    return [block.asked.id for block in visible(person, QuestionBlock)]


def test_digits_answer_row_after_row_and_lead_out_of_the_matrix(seat):
    person = seat(asked(VIEW, NOTE))
    person.type("124351")
    answers = person.session.state.answers["ask"]
    assert list(answers.values()) == ["1", "2", "4", "3", "5", "1"]
    assert list(answers) == [f"view.r{n}" for n in range(6)]
    person.type("good")
    person.enter()
    assert person.session.state.ended is not None
    assert person.events(Kind.ANSWER)[-1].value == "good"


def test_one_matrix_leads_into_the_next(seat):
    second = {**VIEW, "id": "hope", "points": ["no", "yes"]}
    person = seat(asked(VIEW, second))
    person.type("124351" + "212121")
    answers = person.session.state.answers["ask"]
    assert [answers[f"hope.r{n}"] for n in range(6)] == ["2", "1", "2", "1", "2", "1"]
    assert [answers[f"view.r{n}"] for n in range(6)] == ["1", "2", "4", "3", "5", "1"]


def test_arrows_move_in_the_matrix_and_space_chooses(seat):
    person = seat(asked(VIEW))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space):
        person.press(key)
    assert person.session.state.answers["ask"] == {"view.r1": "3"}
    person.press(Qt.Key.Key_Up)
    person.type("5")
    assert person.session.state.answers["ask"]["view.r0"] == "5"


def test_nothing_of_a_matrix_is_chosen_beforehand_and_open_rows_are_named(seat):
    person = seat(asked(VIEW))
    assert not [b for b in visible(person, OptionButton) if b.isChecked()]
    person.type("12")
    person.enter()
    assert person.shows("4 of 6 still open: Sentence number 2")
    person.type("5")
    assert "view.r2" in person.session.state.answers["ask"]


def test_each_point_says_its_row_and_label_to_a_screen_reader(seat):
    person = seat(asked(VIEW))
    names = [b.accessibleName() for b in visible(person, OptionButton)]
    assert "How much do you agree? Sentence number 3 about the study.: mostly" in names
    assert len(names) == len(set(names)) == 30


def test_a_question_comes_and_goes_at_once_with_the_answer_before_it(seat):
    person = seat(asked(USED, WHICH, NOTE))
    assert questions(person) == ["used", "note"]
    person.type("1")
    assert questions(person) == ["used", "which", "note"]
    person.type("2")
    assert person.session.state.answers["ask"]["which"] == "other"
    person.press(Qt.Key.Key_Up)
    person.type("2")
    assert questions(person) == ["used", "note"]
    assert person.session.state.answers["ask"] == {"used": "no"}


def test_what_stays_keeps_its_place_when_a_question_comes_up_below(seat):
    person = seat(asked(USED, {**WHICH, "kind": "multiple"}))
    (block,) = visible(person, QuestionBlock)
    before = block.geometry()
    person.type("1")
    assert visible(person, QuestionBlock)[0].geometry() == before


def test_tab_leaves_a_question_of_several_options_after_any_of_them(seat):
    person = seat(asked(USED, WHICH, NOTE))
    person.type("12")
    person.press(Qt.Key.Key_Tab)
    person.type("fine")
    person.enter()
    assert person.session.state.answers["ask"]["note"] == "fine"


@pytest.mark.parametrize(
    ("typed", "stored"),
    [("1990-05-01", "1990-05-01"), ("1/5/1990", "1990-05-01"), ("1 May 1990", "1990-05-01")],
)
def test_a_date_is_kept_as_iso_however_it_is_typed(seat, typed, stored):
    person = seat(asked(BORN))
    person.type(typed)
    person.enter()
    assert person.session.state.answers["ask"] == {"born": stored}


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1990", "write a date such as 31/3/2026 or 2026-03-31"),
        ("30 Feb 1990", "write a date such as"),
        ("2011-01-01", "not after 31/12/2010"),
        ("1919-12-31", "not before 1/1/1920"),
    ],
)
def test_what_is_no_date_is_not_kept_and_says_what_would_be_one(seat, typed, said):
    person = seat(asked(BORN))
    person.type(typed)
    person.enter()
    assert person.session.state.ended is None
    assert person.session.state.answers.get("ask", {}) == {}
    assert person.shows(said)


@pytest.mark.parametrize(
    ("question", "kept", "typed", "said"),
    [
        (AGE, "32", "3200", "How old are you? from 3 to 99"),
        (BORN, "1990-05-01", "1990-05-017", "When were you born? write a date such as"),
    ],
)
def test_what_becomes_no_answer_stays_as_it_is_typed_and_is_not_said_to_be_saved(
    seat, heard: list[str], question, kept, typed, said
):
    person = seat(asked(question))
    (field,) = visible(person, QLineEdit)
    (shown,) = person.window.findChildren(QuestionList)
    person.type(kept)
    shown.flush()
    assert heard[-1] == "Answer saved"
    person.type(typed.removeprefix(kept))
    shown.flush()
    assert person.session.state.answers_here() == {}
    assert field.text() == typed
    assert heard[-1].startswith(said)


def test_the_example_of_a_date_is_seen_as_it_is_typed_among_arabic_words(seat, qapp):
    person = seat(asked(BORN))
    person.type("1990")
    person.window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    (editor,) = visible(person, DateEditor)
    switch = LanguageSwitch(qapp)
    switch.use("ar")
    said = editor.problem()
    switch.use("en")
    switch.remove()
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    layout = QTextLayout(said)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    at = said.index("2026-03-31")
    places = [line.cursorToX(at + offset)[0] for offset in (1, 6, 9)]
    assert places == sorted(places)  # year, month, day from the left


def test_a_choice_is_announced_with_its_question_and_what_is_typed_is_not(seat):
    far = {"id": "far", "kind": "scale", "text": "How far?", "low": "near", "high": "far"}
    person = seat(asked(USED, WHICH, far, VIEW, NOTE, BORN))
    screen = person.window._current
    said = [
        screen.answer_in_words(field, value)
        for field, value in [
            ("used", "no"),
            ("far", "4"),
            ("view.r2", "3"),
            ("which", "work"),  # the box itself is heard, which keeps the keyboard
            ("note", "no"),
            ("born", "1990-05-01"),
        ]
    ]
    third = "Sentence number 2 about the study. partly"
    assert said == ["Do you use it? No", "How far? 4", third, "", "", ""]


def test_the_day_is_said_as_it_was_understood(seat):
    person = seat(asked(BORN, NOTE))
    person.type("1/5/1990")
    person.press(Qt.Key.Key_Tab)
    assert person.shows("1 May 1990")
    (editor,) = visible(person, DateEditor)
    (field,) = editor.findChildren(QLineEdit)
    assert field.text() == "1/5/1990"  # what was typed stays as typed


@pytest.mark.parametrize(
    ("language", "text", "day"),
    [
        ("de", "1.5.1990", "1990-05-01"),
        ("de", "01.05.1990", "1990-05-01"),
        ("de", "1. Mai 1990", "1990-05-01"),
        ("de", "1990-05-01", "1990-05-01"),
        ("de", "1.5.90", ""),
        ("de", "31.2.1990", ""),
        ("de", "5/1/1990", ""),
        ("en", "01/05/1990", "1990-05-01"),
        ("en", "May 1, 1990", "1990-05-01"),
        ("en", "31/12/26", ""),
        ("en", "yesterday", ""),
        ("en", "", ""),
    ],
)
def test_dates_are_read_as_the_language_writes_them(qapp, language, text, day):
    switch = LanguageSwitch(qapp)
    try:
        switch.use(language)
        read = read_date(text)
        assert (read.toString("yyyy-MM-dd") if read else "") == day
    finally:
        switch.use("en")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_full_matrix_with_questions_around_it_needs_no_scroll_bar(seat, qapp, size):
    long = "I could tell the points of the scale apart and knew what each of them stands for."
    rows = [{"id": f"r{n}", "text": long} for n in range(10)]
    person = seat(asked({**VIEW, "rows": rows}, BORN, NOTE))
    person.window.resize(*size)
    qapp.processEvents()
    (listed,) = visible(person, QuestionList)
    assert not listed.verticalScrollBar().isVisible()
    (matrix,) = visible(person, MatrixEditor)
    assert matrix.height() >= matrix.heightForWidth(matrix.width()) - 1
    page = listed.viewport().rect()
    for button in visible(person, OptionButton):
        corner = button.mapTo(listed.viewport(), button.rect().bottomRight())
        assert page.contains(corner)


def test_a_click_on_a_point_answers_its_row(seat):
    person = seat(asked(VIEW))
    button = next(b for b in visible(person, OptionButton) if "number 4" in b.accessibleName())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert person.session.state.answers["ask"] == {"view.r4": "1"}
    assert button.isChecked()


def test_the_row_in_hand_is_in_view_where_enlarged_text_has_to_scroll(seat, qapp):
    rows = [{"id": f"r{n}", "text": f"Sentence {n} about the study."} for n in range(16)]
    person = seat(asked({**VIEW, "rows": rows}))
    person.session.note(Kind.APPEARANCE, field="text_size", value="1.5")
    person.window._on_appearance_kept()
    person.type("1" * 15)
    qapp.processEvents()
    (listed,) = visible(person, QuestionList)
    assert listed.verticalScrollBar().isVisible()
    focus = person.focus()
    assert listed.viewport().rect().contains(focus.mapTo(listed.viewport(), focus.rect().center()))


STORY = {"id": "story", "kind": "text", "text": "What happened?", "lines": 4}


def hints(person) -> list[tuple[str, ...]]:
    return [tuple(keys) for keys, _ in person.window._screen().key_hints(person.session)]


def test_the_digits_named_are_those_of_the_question_that_has_the_keyboard(seat):
    person = seat(asked(VIEW, {**USED, "text": "And at home?"}))
    shown = person.window.findChildren(KeyHints)
    (line,) = [bar for bar in shown if bar.isVisible()]
    for most in ("1–5", "1–2"):
        assert (most,) in hints(person)
        assert [most] in [keys for keys, _ in line._hints]
        person.type("1" * 6)


def test_enter_is_a_new_line_in_a_long_text_and_ctrl_enter_goes_on_as_the_hint_says(seat, steps):
    person = seat([*asked(STORY), steps.thanks])
    assert ("Ctrl", "Enter") in hints(person) and ("Enter",) not in hints(person)
    person.type("first")
    person.press(Qt.Key.Key_Return)
    person.type("second")
    assert person.kind() == "questionnaire"
    person.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert person.kind() == "text"
    assert person.events(Kind.ANSWER)[-1].value == "first\nsecond"


def test_ctrl_enter_goes_on_from_a_short_text_too(seat, steps):
    person = seat([*asked(NOTE), steps.thanks])
    assert ("Enter",) in hints(person)
    person.type("good")
    person.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert person.kind() == "text"
    assert person.events(Kind.ANSWER)[-1].value == "good"


def test_a_typed_number_is_one_answer_where_a_rating_page_follows(seat, steps):
    """The field loses the keyboard as its screen is left, and gives its answer once more."""
    number = {"id": "age", "kind": "number", "text": "How old are you?", "min": 18, "max": 99}
    about = {"step": "questionnaire", "id": "about", "questions": [number]}
    taken = seat([about, steps.rate, steps.thanks])
    taken.type("41")
    taken.enter()
    assert taken.kind() == "rating"
    assert [(e.page, e.value) for e in taken.events(Kind.ANSWER)] == [("about", "41")]


def test_the_keys_that_choose_are_not_named_while_a_text_is_typed(seat):
    person = seat(asked(USED, NOTE))
    shown = person.window._bars.bottom._hints
    assert "choose" in shown.accessibleName()
    person.type("1")
    assert isinstance(person.focus(), QLineEdit)
    assert "choose" not in shown.accessibleName()
    person.press(Qt.Key.Key_Up)
    assert "choose" in shown.accessibleName()


def test_what_is_typed_is_asked_for_once_where_further_questions_follow(seat, caplog):
    """The field was emptied of the keyboard when the next came, and asked for its text again."""
    first = {"id": "language", "kind": "text", "text": "Which language did you learn first?"}
    then = {"step": "questionnaire", "id": "more", "questions": [USED]}
    person = seat([*asked(first), then])
    person.type("German")
    person.enter()
    assert questions(person) == ["used"]
    assert [record.getMessage() for record in caplog.records] == []
    given = [event for event in person.events() if event.kind == Kind.ANSWER]
    assert [(event.field, event.value) for event in given] == [("language", "German")]


@pytest.mark.parametrize("room", [448, 700])
def test_what_is_beside_a_question_is_whole_in_large_letters_and_little_room(qtbot, room):
    options = (("wood", "wood"), ("town", "town"))
    which = QuestionView("which", "Where?", "multiple", options, mark="mehrere möglich · optional")
    block = QuestionBlock(which, LIGHT.scaled(2.0))
    qtbot.addWidget(block)
    block.setFixedWidth(room)
    block.show()
    (mark,) = (label for label in block.findChildren(Label) if label.text() == which.mark)
    assert mark.width() >= mark.sizeHint().width() and mark.height() >= mark.sizeHint().height()
    assert block.rect().contains(mark.geometry())


def compose(words: str) -> None:
    """Show words in the field with the keyboard as the input methods of Chinese and Japanese do,
    of which the platform of the tests has none: they are no text yet."""
    QApplication.sendEvent(QApplication.focusWidget(), QInputMethodEvent(words, []))


@pytest.mark.parametrize("by", ["click", "key", "pause"])
def test_words_that_are_still_composed_when_a_page_is_left_are_kept(seat, steps, by):
    person = seat([*asked(NOTE), steps.rate])
    compose("猫头鹰")
    if by == "click":
        person.click("Next")
    elif by == "key":
        person.window.moving.press_enter()
    else:
        person.window.moving.pause()
    assert person.session.state.answers["ask"] == {"note": "猫头鹰"}


@pytest.mark.parametrize("cancelled", [False, True])
def test_words_that_are_still_composed_when_a_field_is_left_are_kept(seat, steps, cancelled):
    person = seat([*asked(NOTE), steps.rate])
    compose("猫头鹰")
    compose("")  # as input methods do when the keyboard leaves, or somebody cancels
    if cancelled:
        QApplication.processEvents()
    person.press(Qt.Key.Key_Tab)
    assert person.session.state.answers_here() == ({} if cancelled else {"note": "猫头鹰"})
