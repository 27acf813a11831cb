"""In the moderator's window letters are text; actions need the control key, the worst twice."""

from __future__ import annotations

import string
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.session.events.actions import ActionKind
from labeval.session.events.events import Kind
from labeval.store.disk.errors import RecordUnavailable

Lab = Any
_CTRL = Qt.KeyboardModifier.ControlModifier
_TEXT = frozenset({ActionKind.NOTE, ActionKind.INTERVIEW_NOTE})


def kinds(lab: Lab) -> list[ActionKind]:
    return [action.kind for action in lab.sent]


def test_a_sentence_typed_without_a_field_is_a_note_and_acts_on_nothing(lab: Lab) -> None:
    lab.type("slow start 2 of 10, 3 minutes")
    assert set(kinds(lab)) == {ActionKind.NOTE}
    assert lab.window.during.note.box.toPlainText() == "slow start 2 of 10, 3 minutes"
    lab.press(Qt.Key.Key_Return)
    lab.type("keeps asking")
    lab.press(Qt.Key.Key_Return)
    lab.window.look()
    notes = [note.text for note in lab.window.watch.monitor.log.notes.values()]
    assert notes == ["slow start 2 of 10, 3 minutes", "keeps asking"]
    assert set(kinds(lab)) == {ActionKind.NOTE}


def test_no_single_letter_or_digit_acts(lab: Lab) -> None:
    for letter in string.ascii_lowercase + string.digits:
        lab.window.setFocus()  # and nothing is typed in
        lab.type(letter)
        assert not lab.window.during.action_card.asks, letter
        assert lab.window.during.note.box.toPlainText() == letter
        lab.press(Qt.Key.Key_Return)
    assert set(kinds(lab)) == {ActionKind.NOTE}


@pytest.mark.parametrize(
    ("key", "sign"),
    [(Qt.Key.Key_E, "€"), (Qt.Key.Key_M, "µ"), (Qt.Key.Key_2, "²"), (Qt.Key.Key_Q, "@")],
)
def test_a_sign_typed_with_altgr_is_text(lab: Lab, key: Qt.Key, sign: str) -> None:
    """Windows reports AltGr as Ctrl with Alt."""
    held = _CTRL | Qt.KeyboardModifier.AltModifier
    for words in ("", "costs "):
        lab.window.setFocus()
        lab.type(words)
        target = lab.window.focusWidget() or lab.window
        QApplication.sendEvent(target, QKeyEvent(QEvent.Type.KeyPress, key, held, sign))
        assert not lab.window.during.action_card.asks
        assert lab.window.during.note.box.toPlainText() == words + sign
        lab.press(Qt.Key.Key_Return)
    assert set(kinds(lab)) == {ActionKind.NOTE}


def test_a_sign_typed_with_altgr_chooses_no_ready_message(lab: Lab) -> None:
    lab.press(Qt.Key.Key_M, _CTRL)
    lab.type("the area is 4 m")
    box = lab.window.during.action_card.composer.box
    held = _CTRL | Qt.KeyboardModifier.AltModifier
    QApplication.sendEvent(box, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_2, held, "²"))
    assert box.toPlainText() == "the area is 4 m²"


@pytest.mark.parametrize(
    ("opens", "words"),
    [(Qt.Key.Key_N, "note"), (Qt.Key.Key_M, "message"), (Qt.Key.Key_W, "answer")],
)
def test_the_keyboard_stays_after_what_was_entered(lab: Lab, opens: Qt.Key, words: str) -> None:
    returned: list[bool] = []
    lab.window.keyboard_returned.connect(lambda: returned.append(True))
    lab.session.ask_question("")
    lab.window.look()
    lab.press(opens, _CTRL)
    lab.type(words)
    lab.press(Qt.Key.Key_Return)
    lab.type("ends 2 sessions")
    lab.press(Qt.Key.Key_Return)
    lab.press(Qt.Key.Key_Return)
    lab.press(Qt.Key.Key_Escape)
    assert not returned, "only the one key for it gives the keyboard away"
    assert lab.sent[-1].kind == ActionKind.NOTE and lab.sent[-1].value == "ends 2 sessions"
    lab.press(Qt.Key.Key_F6)
    assert returned == [True]


def test_the_keyboard_can_be_given_away_out_of_a_half_typed_note(lab: Lab) -> None:
    returned: list[bool] = []
    lab.window.keyboard_returned.connect(lambda: returned.append(True))
    lab.type("half a no")
    lab.press(Qt.Key.Key_F6)
    assert returned == [True]
    assert lab.window.during.note.box.toPlainText() == "half a no"


def test_a_hint_leaves_the_keyboard_too(lab: Lab) -> None:
    returned: list[bool] = []
    lab.window.keyboard_returned.connect(lambda: returned.append(True))
    lab.press(Qt.Key.Key_H, _CTRL)
    lab.press(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert kinds(lab) == [ActionKind.HINT]
    assert not returned


def test_text_typed_while_a_hint_is_chosen_is_a_note(lab: Lab) -> None:
    note, card = lab.window.during.note, lab.window.during.action_card
    lab.press(Qt.Key.Key_H, _CTRL)
    lab.type("reads it 2 times")
    assert note.isVisible() and note.box.toPlainText() == "reads it 2 times"
    assert not card.asks, "one thing is typed at a time"
    lab.press(Qt.Key.Key_Return)
    assert set(kinds(lab)) == {ActionKind.NOTE}


def test_a_note_that_is_half_typed_is_no_place_for_actions(lab: Lab) -> None:
    lab.type("th")
    lab.press(Qt.Key.Key_P, _CTRL)
    assert set(kinds(lab)) == {ActionKind.NOTE}
    assert "note" in lab.window.during.action_card.status.lower()
    lab.press(Qt.Key.Key_Return)
    lab.press(Qt.Key.Key_P, _CTRL)
    assert kinds(lab)[-1] == ActionKind.PAUSE


@pytest.mark.parametrize("letter", "seb")
def test_what_cannot_be_taken_back_takes_more_than_enter(lab: Lab, letter: str) -> None:
    lab.press(getattr(Qt.Key, f"Key_{letter.upper()}"), _CTRL)
    lab.type("they are tired and want to stop")
    lab.press(Qt.Key.Key_Return)
    assert kinds(lab) == [] and lab.window.during.action_card.asks
    assert "Ctrl" in lab.window.during.action_card.composer.warning
    lab.press(Qt.Key.Key_Return, _CTRL)
    assert len(lab.sent) == 1 and not lab.window.during.action_card.asks


def test_a_click_confirms_too(lab: Lab) -> None:
    lab.press(Qt.Key.Key_E, _CTRL)
    lab.type("they feel ill")
    QTest.mouseClick(lab.window.during.action_card.composer._send, Qt.MouseButton.LeftButton)
    assert kinds(lab) == [ActionKind.END]


@pytest.mark.parametrize("by", ["key", "click"])
@pytest.mark.parametrize(
    ("kind", "why"),
    [
        (ActionKind.SKIP, "on a break"),
        (ActionKind.BACK, "on a break"),
        (ActionKind.BREAK, "on a break"),
    ],
)
def test_an_action_that_is_not_possible_says_why(
    lab: Lab, kind: ActionKind, why: str, by: str
) -> None:
    lab.press(Qt.Key.Key_K, _CTRL)
    lab.window.look()
    assert lab.session.state.on_break
    sent = len(lab.sent)
    button = lab.window.during.action_card._buttons[kind]
    if by == "key":
        lab.press(getattr(Qt.Key, f"Key_{button.key[-1]}"), _CTRL)
    else:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(lab.sent) == sent and not lab.window.during.action_card.asks
    assert "not possible now" in lab.window.during.action_card.status
    assert why in lab.window.during.action_card.status
    assert why in button.accessibleDescription()


def test_answering_without_a_question_says_so(lab: Lab) -> None:
    lab.press(Qt.Key.Key_A, _CTRL)
    assert "no question" in lab.window.during.action_card.status
    assert kinds(lab) == []


def test_in_the_interview_letters_are_the_note_of_the_question(lab: Lab) -> None:
    lab.finish()
    lab.type("T honest means that nothing is left out")
    assert kinds(lab) == []
    lab.press(Qt.Key.Key_Return)
    lab.window.look()
    said = lab.window.watch.monitor.log
    assert said.own_questions == {}
    assert said.interview["approach"].note == "T honest means that nothing is left out"
    assert said.interview["approach"].asked_ms is None


def test_the_interview_can_still_be_conducted_by_keyboard(lab: Lab) -> None:
    lab.finish()
    lab.press(Qt.Key.Key_T, _CTRL)
    lab.type("first the source")
    lab.press(Qt.Key.Key_Down)
    lab.press(Qt.Key.Key_T, _CTRL)
    lab.press(Qt.Key.Key_O, _CTRL)
    lab.type("Would you do it again?")
    lab.press(Qt.Key.Key_Return)
    lab.press(Qt.Key.Key_R, _CTRL)
    lab.type("calm session")
    lab.press(Qt.Key.Key_Return)
    lab.window.look()
    said = lab.window.watch.monitor.log
    assert said.interview["approach"].note == "first the source", "moving on keeps it"
    assert said.interview["honest"].asked_ms is not None
    assert list(said.own_questions.values()) == ["Would you do it again?"]
    assert said.remarks == "calm session"


def test_escape_leads_back_from_an_earlier_page_during_the_interview(lab: Lab) -> None:
    lab.walk(2)
    lab.finish()
    lab.type("first the source")
    lab.press(Qt.Key.Key_Return)
    for _ in range(2):
        lab.press(Qt.Key.Key_1, _CTRL)
        assert lab.window.past, "the first moment worth asking about"
        lab.press(Qt.Key.Key_Escape)
        assert not lab.window.past, "the button there names this key"
        lab.press(Qt.Key.Key_R, _CTRL)
    lab.press(Qt.Key.Key_1, _CTRL)
    lab.type(" and its date")
    lab.press(Qt.Key.Key_Escape)
    assert lab.window.past, "what was half typed is recorded first"
    lab.window.look()
    assert lab.window.watch.monitor.log.remarks == "and its date"
    lab.press(Qt.Key.Key_Escape)
    assert not lab.window.past


def test_a_note_typed_before_consent_stays_until_it_can_be_saved(make_lab: Any) -> None:
    lab = make_lab()
    note, status = lab.window.during.note, lab.window.during.action_card
    lab.type("nervous")
    lab.press(Qt.Key.Key_Return)
    assert note.box.toPlainText() == "nervous"
    assert "not saved" in status.status and "consent" in status.status
    lab.walk(2)
    assert note.box.toPlainText() == "nervous"
    lab.press(Qt.Key.Key_Return)
    lab.window.look()
    assert note.box.toPlainText() == ""
    (kept,) = lab.window.watch.monitor.log.notes.values()
    assert (kept.text, kept.page) == ("nervous", lab.session.state.screen_id)


def test_a_note_that_cannot_be_written_stays_until_it_is(lab: Lab) -> None:
    def gone(action: object) -> None:
        raise RecordUnavailable("{path}: the study folder is not there", path="study")

    note = lab.window.during.note
    lab.window.controller._send = gone
    lab.type("keeps asking")
    lab.press(Qt.Key.Key_Return)
    assert note.box.toPlainText() == "keeps asking"
    status = lab.window.during.action_card.status
    assert "study: the study folder is not there" in status and "not saved" in status
    lab.window.controller._send = lab.send
    lab.press(Qt.Key.Key_Return)
    lab.window.look()
    assert note.box.toPlainText() == ""
    assert [n.text for n in lab.window.watch.monitor.log.notes.values()] == ["keeps asking"]
    lab.type("next")
    lab.press(Qt.Key.Key_Return)
    lab.window.look()
    notes = lab.window.watch.monitor.log.notes.values()
    assert [n.text for n in notes] == ["keeps asking", "next"]


def unwritable(action: object) -> None:
    raise RecordUnavailable("{path}: the study folder is not there", path="study")


def test_a_message_that_cannot_be_written_stays_until_it_is(lab: Lab) -> None:
    composer = lab.window.during.action_card.composer
    lab.window.controller._send = unwritable
    lab.press(Qt.Key.Key_M, _CTRL)
    lab.type("A break?")
    lab.press(Qt.Key.Key_Return)
    assert composer.isVisible() and composer.box.toPlainText() == "A break?"
    assert "study: the study folder is not there" in composer._explanation.text()
    lab.window.controller._send = lab.send
    lab.press(Qt.Key.Key_Return)
    assert lab.session.state.moderated.message.text == "A break?"
    assert not composer.isVisible()


def test_what_is_noted_after_the_end_stays_until_it_is_written(lab: Lab) -> None:
    lab.finish()
    row, closing = lab.window.after.interview._rows["approach"], lab.window.after.closing
    lab.window.controller._send = unwritable
    row.note.setPlainText("the source first")
    row.note.keep_typed()
    closing.box.setPlainText("calm")
    closing.box.keep_typed()
    lab.window.look(afresh=True)
    assert (row.note.toPlainText(), closing.box.toPlainText()) == ("the source first", "calm")
    lab.window.controller._send = lab.send
    row.note.keep_typed()
    closing.box.keep_typed()
    lab.window.look()
    said = lab.window.watch.monitor.log
    assert (said.interview["approach"].note, said.remarks) == ("the source first", "calm")


def test_remarks_that_are_being_typed_are_kept_when_the_window_closes(lab: Lab) -> None:
    lab.finish()
    lab.window.after.closing.box.setPlainText("calm")
    lab.window.close()
    assert lab.sent[-1].kind is ActionKind.REMARKS and lab.sent[-1].value == "calm"


def test_a_note_goes_on_where_the_session_ends_meanwhile(lab: Lab) -> None:
    lab.type("they hesi")
    lab.finish()
    assert lab.window.during.isVisible(), "not while something is half typed"
    lab.type("tate")
    lab.press(Qt.Key.Key_Return)
    lab.window.look()
    assert lab.window.after.isVisible()
    assert [n.text for n in lab.window.watch.monitor.log.notes.values()] == ["they hesitate"]


def test_a_note_that_is_half_typed_is_kept_when_the_window_closes(lab: Lab) -> None:
    lab.type("they hesi")
    lab.finish()
    lab.window.close()
    lab.window.close()
    notes = [action.value for action in lab.sent if action.value]
    assert notes == ["they hesi"]


def test_a_message_that_is_half_typed_is_kept_as_a_note_when_the_window_closes(lab: Lab) -> None:
    """It is opened anew where a session goes on, and nobody has sent the message."""
    lab.type("they hesi")
    lab.press(Qt.Key.Key_Escape)
    lab.press(Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    lab.type("please sp")
    lab.window.close()
    lab.window.close()
    sent = [(action.kind, action.value) for action in lab.sent if action.value]
    assert sent == [
        (ActionKind.NOTE, "they hesi"),
        (ActionKind.NOTE, "please sp (not sent: Message to the participant)"),
    ]


def test_a_question_without_words_leaves_no_note_when_the_window_closes(lab: Lab) -> None:
    lab.press(Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    lab.window.close()
    assert lab.sent == []


@settings(
    max_examples=30,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(text=st.text(string.ascii_letters + string.digits + " .,?!\n", min_size=1, max_size=40))
def test_whatever_is_typed_at_rest_is_text(lab: Lab, text: str) -> None:
    """Typed letters, digits, spaces and Enter make notes only, wherever the session is."""
    before = len(lab.sent)
    for letter in text:
        if letter == "\n":
            lab.press(Qt.Key.Key_Return)
        else:
            lab.type(letter)
    lab.press(Qt.Key.Key_Return)
    assert {action.kind for action in lab.sent[before:]} <= _TEXT
    assert not [e for e in lab.record.sessions.events(lab.session.header.id)
                if e.kind in (Kind.MARKER, Kind.PAUSED, Kind.SESSION_ENDED)]  # fmt: skip
