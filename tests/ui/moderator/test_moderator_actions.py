"""Every act by keyboard alone; a note keeps the time of its first key."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from labeval.session.events.actions import ActionKind
from labeval.session.events.events import Ending, Kind
from labeval.store.disk.errors import RecordUnavailable
from labeval.ui.moderator.parts.key_button import KeyButton
from tests.templates.page_texts import shown_texts

Lab = Any
_CTRL = Qt.KeyboardModifier.ControlModifier


def newest(lab: Lab, kind: Kind) -> Any:
    found = [e for e in lab.record.sessions.events(lab.session.header.id) if e.kind == kind]
    return found[-1] if found else None


@pytest.mark.parametrize(
    ("keys", "words", "kind"),
    [
        ([Qt.Key.Key_P], "", Kind.PAUSED),
        ([Qt.Key.Key_R], "", Kind.REMINDER_SHOWN),
        ([Qt.Key.Key_K], "", Kind.BREAK_STARTED),
        ([Qt.Key.Key_X], "", Kind.TIME_EXTENDED),
        ([Qt.Key.Key_H], "", Kind.HINT_SHOWN),
        ([Qt.Key.Key_M], "Take your time.", Kind.MESSAGE_SENT),
        ([Qt.Key.Key_S], "The text was broken.", Kind.PAGE_SKIPPED),
        ([Qt.Key.Key_B], "They clicked too early.", Kind.SENT_BACK),
        ([Qt.Key.Key_E], "They felt ill.", Kind.SESSION_ENDED),
        ([Qt.Key.Key_2], "", Kind.MARKER),
        ([Qt.Key.Key_N], "confused by the source", Kind.NOTE),
    ],
)
def test_each_action_needs_the_keyboard_only(
    lab: Lab, keys: list[Qt.Key], words: str, kind: Kind
) -> None:
    for key in keys:
        lab.press(key, _CTRL)
    if kind == Kind.HINT_SHOWN:
        lab.press(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    if words:
        lab.type(words)
        lab.press(Qt.Key.Key_Return, _CTRL)
    event = newest(lab, kind)
    assert event is not None
    if words and kind != Kind.SESSION_ENDED:
        assert event.value == words
    if kind == Kind.SESSION_ENDED:
        assert (event.value, event.data["reason"]) == (Ending.ENDED_EARLY, words)
    assert newest(lab, Kind.ACTION_REFUSED) is None


def test_a_break_and_a_pause_are_not_called_done_while_they_last(lab: Lab) -> None:
    status = lab.window.during.action_card
    lab.window.act(ActionKind.PAUSE)
    lab.window.look()
    assert status.status == "Pause: has begun"
    lab.window.act(ActionKind.PAUSE)
    lab.window.look()
    assert status.status == "Resume: done"
    lab.window.act(ActionKind.BREAK)
    lab.window.look()
    assert status.status == "Break: has begun"


def test_pause_pressed_again_resumes(lab: Lab) -> None:
    lab.press(Qt.Key.Key_P, _CTRL)
    lab.window.look()
    assert lab.session.state.paused
    lab.press(Qt.Key.Key_P, _CTRL)
    assert not lab.session.state.paused


def test_without_a_reason_nothing_is_skipped_and_escape_gives_up(lab: Lab) -> None:
    lab.press(Qt.Key.Key_S, _CTRL)
    lab.press(Qt.Key.Key_Return)
    assert not lab.sent and lab.window.during.action_card.asks
    lab.press(Qt.Key.Key_Escape)
    assert not lab.sent and not lab.window.during.action_card.asks
    lab.press(Qt.Key.Key_R, _CTRL)  # the keys are acts again
    assert [action.kind for action in lab.sent] == [ActionKind.REMINDER]


def test_a_ready_message_needs_one_key_and_can_be_changed_before_it_is_sent(lab: Lab) -> None:
    lab.press(Qt.Key.Key_M, _CTRL)
    lab.press(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    lab.press(Qt.Key.Key_Return)
    ready = lab.session.content.study.moderation.messages[0].text.in_language("en")
    assert newest(lab, Kind.MESSAGE_SENT).value == ready


def test_a_note_keeps_time_page_and_criterion_of_its_first_key(lab: Lab) -> None:
    page = lab.session.page.id
    lab.session.note(Kind.DEFINITION_SHOWN, field="clarity")
    lab.window.look()
    begun = lab.window.watch.now_ms()
    lab.press(Qt.Key.Key_N, _CTRL)
    lab.type("thinks clarity means")
    lab.press(Qt.Key.Key_Escape)
    lab.time.take(20)
    lab.walk(1)
    assert lab.session.page.id != page
    lab.press(Qt.Key.Key_N, _CTRL)
    lab.type(" short")
    lab.press(Qt.Key.Key_Return)
    lab.window.look()
    (note,) = lab.window.watch.monitor.log.notes.values()
    assert (note.page, note.criterion) == (page, "clarity")
    assert note.text == "thinks clarity means short"
    assert abs(note.at_ms - begun) < 1000


def test_letters_in_a_note_are_text_and_no_actions(lab: Lab) -> None:
    lab.press(Qt.Key.Key_N, _CTRL)
    lab.type("pmrkx1")
    assert [action.kind for action in lab.sent] == [ActionKind.NOTE]
    assert lab.window.during.note.box.toPlainText() == "pmrkx1"


def test_the_participants_question_is_seen_at_once_with_page_and_criterion(lab: Lab) -> None:
    lab.session.ask_question("fluency")
    lab.window.look()
    card = lab.window.during.question
    assert card.isVisible()
    assert card._where.text() == "Page 3 · Fluency"
    lab.press(Qt.Key.Key_A, _CTRL)
    lab.window.look()
    assert not card.isVisible()
    assert newest(lab, Kind.QUESTION_ANSWERED).data["how"] == "spoken"


def test_a_question_can_be_answered_in_writing(lab: Lab) -> None:
    lab.session.ask_question("fluency")
    lab.window.look()
    lab.press(Qt.Key.Key_W, _CTRL)
    lab.type("Only the language.")
    lab.press(Qt.Key.Key_Return)
    assert newest(lab, Kind.QUESTION_ANSWERED).value == "Only the language."


def test_the_first_notice_is_acted_on_or_put_away_by_key(lab: Lab) -> None:
    assert [n.kind for n in lab.window.during.attention.shown] == ["no_comment"]
    lab.press(Qt.Key.Key_F, _CTRL)
    assert newest(lab, Kind.REMINDER_SHOWN).page == lab.session.page.id
    assert lab.window.during.attention.shown == []


def test_what_cannot_be_written_is_said_and_nothing_is_lost(lab: Lab) -> None:
    def full(action: object) -> None:
        raise RecordUnavailable("{path}: the disk is full", path="acts.sqlite")

    lab.window.controller._send = full
    lab.press(Qt.Key.Key_P, _CTRL)
    assert lab.window.during.action_card.status == "acts.sqlite: the disk is full"
    assert not lab.session.state.paused


def test_the_window_is_shown_without_being_activated(lab: Lab) -> None:
    assert lab.window.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)


def test_the_interview_is_led_by_keyboard_and_recorded(lab: Lab) -> None:
    lab.finish()
    after = lab.window.after
    assert after.isVisible()
    lab.press(Qt.Key.Key_T, _CTRL)
    lab.type("first the source")
    lab.press(Qt.Key.Key_Return)
    lab.press(Qt.Key.Key_Down)
    lab.press(Qt.Key.Key_T, _CTRL)
    lab.press(Qt.Key.Key_O, _CTRL)
    lab.type("Would you do it again?")
    lab.press(Qt.Key.Key_Return)
    lab.window.look()
    assert lab.window.after.closing._status.text() == "Interview: saved"
    lab.press(Qt.Key.Key_R, _CTRL)
    lab.type("calm session")
    lab.press(Qt.Key.Key_Return)
    lab.window.look()
    said = lab.window.watch.monitor.log
    assert said.interview["approach"].asked_ms is not None
    assert said.interview["approach"].note == "first the source"
    assert said.interview["honest"].asked_ms is not None
    assert list(said.own_questions.values()) == ["Would you do it again?"]
    assert said.remarks == "calm session"
    assert newest(lab, Kind.REMARKS).value == "calm session"
    assert lab.window.after.closing._status.text() == "Remarks: saved"


def test_a_question_of_ones_own_has_the_keyboard_once_it_is_added(lab: Lab) -> None:
    lab.finish()
    interview = lab.window.after.interview
    lab.press(Qt.Key.Key_O, _CTRL)
    lab.type("Would you do it again?")
    lab.press(Qt.Key.Key_Return)
    lab.window.look()
    (own,) = lab.window.watch.monitor.log.own_questions
    assert interview._rows[own].note.hasFocus()
    lab.type("gladly")
    lab.press(Qt.Key.Key_Return)
    lab.window.look()
    lab.press(Qt.Key.Key_T, _CTRL)
    lab.window.look()
    answer = lab.window.watch.monitor.log.interview[own]
    assert (answer.note, answer.asked_ms is not None) == ("gladly", True)


def test_a_moment_opens_the_page_as_it_was(lab: Lab) -> None:
    lab.press(Qt.Key.Key_2, _CTRL)
    page = lab.session.page.id
    lab.finish()
    moments = lab.window.after.moments._moments
    lab.press(getattr(Qt.Key, f"Key_{[m.page for m in moments].index(page) + 1}"), _CTRL)
    assert lab.window.past == page
    assert lab.window.mirror.stage.page.view.page.id == page


def test_the_closing_says_what_is_missing(lab: Lab) -> None:
    lab.press(Qt.Key.Key_E, _CTRL)
    lab.type("The building is closing.")
    lab.press(Qt.Key.Key_Return, _CTRL)
    lab.window.look()
    missing = lab.window.after.closing.missing(lab.window.watch.monitor)
    assert "Only 3 of 8 pages were shown." in missing
    assert any("interview" in line for line in missing)


def test_a_tick_shows_what_is_recorded_whoever_toggles_it(lab: Lab) -> None:
    def full(action: object) -> None:
        raise RecordUnavailable("{path}: the disk is full", path="acts.sqlite")

    lab.finish()
    (row, *_) = lab.window.after.interview._rows.values()
    send, lab.window.controller._send = lab.window.controller._send, full
    row._tick.toggle()  # as an assistive technology does
    assert not row._tick.isChecked(), "it was not recorded"
    lab.window.controller._send = send
    row._tick.toggle()
    lab.window.look()
    assert row._tick.isChecked() and row.asked
    assert newest(lab, Kind.INTERVIEW_ASKED).value == "asked"


def test_a_hint_on_another_criterion_names_it_before_and_after(lab: Lab) -> None:
    """The participant reads it once they are at that criterion, and not before."""
    lab.session.note(Kind.DEFINITION_SHOWN, field="honesty")
    lab.window.look()
    lab.press(Qt.Key.Key_H, _CTRL)
    said = set(shown_texts(lab.window.during))
    assert (
        "It is shown next to the definition of its criterion while the page is on screen." in said
    )
    offered = lab.window.during.findChildren(KeyButton)
    assert "Fluency: Read it aloud once." in [button.text() for button in offered]
    lab.press(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    lab.window.look()
    given = "Hint given Fluency: Read it aloud once."
    assert any(given in text for text in shown_texts(lab.window.during.just_now))
