"""What the supervisor does arrives at the participant's window calmly, and nothing else of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from labeval.session.events import actions
from labeval.session.events.actions import ACTION_ID
from labeval.session.events.clock import SessionClock, utc_now
from labeval.session.events.events import Kind
from labeval.session.plan.header import SessionHeader
from labeval.session.plan.plan import make_plan
from labeval.session.running.opening import start
from labeval.session.state.state import state_after
from labeval.store.record.mailbox import Mailbox
from labeval.study.model.sessions.moderation import Moderation
from labeval.study.study import StudyContent
from labeval.ui.participant.pages.rating_page import RatingPage
from tests.ui.participant.conftest import CONSENT, RATE, THANKS, WELCOME, SessionStart, owls

APART = ("another screen", QRect(0, 0, 800, 600))
"""Screen and place of a supervisor's window that nothing covers."""
MODERATION = {
    "hints": [
        {"id": "source", "criterion": "clear", "text": "Read it aloud in your head."},
        {"id": "apart", "text": "One at a time."},
    ],
    "interview": [
        {"id": "a", "title": "A", "questions": [{"id": "q", "text": "Which owl was best?"}]}
    ],
}


class Supervised:
    """A seated participant, and the supervisor's mailbox."""

    def __init__(self, seat: SessionStart, mailbox: Mailbox) -> None:
        self.seat = seat
        self.session = seat.session
        self.window = seat.window
        self._mailbox = mailbox

    @property
    def here(self) -> str:
        return self.session.state.screen_id

    def does(self, action: actions.Action) -> None:
        """Put it in and nudge."""
        self._mailbox.put(self.session.header.id, action)
        self.window.look_for_actions()

    def page(self) -> RatingPage:
        (page,) = [p for p in self.window.findChildren(RatingPage) if p.isVisible()]
        return page

    def words(self) -> str:
        """Everything that the window says anywhere, hidden widgets included."""
        said: list[str] = []
        for widget in [self.window, *self.window.findChildren(QWidget)]:
            said += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
            text = getattr(widget, "text", None)
            said.append(text() if callable(text) else "")
            if isinstance(widget, QTextEdit | QPlainTextEdit):
                said.append(widget.toPlainText())
        return "\n".join(said)


@pytest.fixture
def moderated(seat, record) -> Iterator[Supervised]:
    """A participant at the first pair of texts."""
    content = owls([WELCOME, CONSENT, RATE, THANKS])
    moderation = Moderation.model_validate(MODERATION)
    study = content.study.model_copy(update={"moderation": moderation})
    content = StudyContent(study=study, items=content.items)
    version = record.versions.keep(content)
    header = SessionHeader(
        *("b" * 32, "P02", "only", version, 5, 0, "en", "real", "", "drawn"),
        utc_now(),
        make_plan(content, "only", 5, 0),
    )
    session = start(header, content, record.sessions, SessionClock())
    session.go_on()
    session.give_consent({"rating": True})
    with Mailbox(record.path) as mailbox:
        yield Supervised(seat(session=session), mailbox)


def test_one_key_or_one_button_asks_and_takes_back(moderated) -> None:
    seat = moderated.seat
    seat.press(Qt.Key.Key_F4)
    (asked,) = seat.events(Kind.QUESTION_ASKED)
    assert (asked.page, asked.field) == (moderated.here, "true")
    seat.click("✓ Noted: please ask aloud  F4")
    assert seat.events(Kind.QUESTION_WITHDRAWN)[0].value == str(asked.seq)
    seat.click("I have a question  F4")
    assert len(seat.events(Kind.QUESTION_ASKED)) == 2


def test_a_question_is_called_sent_when_a_supervisors_window_shows_it(moderated) -> None:
    seat = moderated.seat
    seat.press(Qt.Key.Key_F4)
    (asked,) = seat.events(Kind.QUESTION_ASKED)
    assert seat.shows("please ask aloud"), "no supervisor's window is open"
    assert not seat.shows("sent")
    seat.window.attend(True)
    assert seat.shows("✓ Question recorded")
    seat.window.see_shown(asked.seq - 1, *APART)
    assert not seat.shows("sent")
    seat.window.see_shown(asked.seq, *APART)
    assert seat.shows("✓ Question sent")
    seat.press(Qt.Key.Key_F4)
    seat.press(Qt.Key.Key_F4)
    assert seat.shows("✓ Question recorded"), "this one was not shown yet"


def test_a_question_is_not_called_sent_after_the_supervisors_window_has_closed(moderated) -> None:
    seat = moderated.seat
    seat.window.attend(True)
    seat.press(Qt.Key.Key_F4)
    (asked,) = seat.events(Kind.QUESTION_ASKED)
    seat.window.see_shown(asked.seq, *APART)
    assert seat.shows("✓ Question sent")
    seat.window.attend(False)
    assert not seat.shows("sent") and seat.shows("please ask aloud")
    seat.window.attend(True)
    assert seat.shows("✓ Question recorded"), "the window that opened has not shown it yet"
    seat.window.see_shown(asked.seq, *APART)
    assert seat.shows("✓ Question sent")


def test_a_question_is_not_called_sent_while_this_window_covers_the_supervisors(moderated) -> None:
    seat = moderated.seat
    behind = seat.window.screen().name(), seat.window.frameGeometry().adjusted(5, 5, -5, -5)
    seat.window.attend(True)
    seat.press(Qt.Key.Key_F4)
    (asked,) = seat.events(Kind.QUESTION_ASKED)
    seat.window.see_shown(asked.seq, *behind)
    assert not seat.shows("sent")
    assert seat.shows("please ask aloud")
    said = moderated.words()
    assert "no supervisor's window is in view" in said and "window is open" not in said
    seat.window.presence.see_moderator("the only one", behind[1], typing=False)  # to the front
    assert seat.shows("✓ Question sent")


def test_the_question_is_not_offered_before_the_consent(seat) -> None:
    taken = seat([WELCOME, CONSENT, RATE, THANKS])
    assert not taken.shows("I have a question")
    taken.press(Qt.Key.Key_F4)
    assert taken.session.state.moderated.question is None


def test_a_message_covers_no_text_and_goes_with_a_key(moderated) -> None:
    page = moderated.page()
    before = [frame.geometry() for frame in page.texts.frames]
    moderated.does(actions.send_message(moderated.here, "Take your time."))
    bar = moderated.window._top.message
    assert bar.isVisible() and bar.message == "Take your time."
    assert [frame.geometry() for frame in page.texts.frames] == before
    assert (
        bar.mapTo(moderated.window, bar.rect().bottomLeft()).y()
        <= page.mapTo(moderated.window, page.rect().topLeft()).y()
    )
    moderated.seat.press(Qt.Key.Key_F2)
    assert not bar.isVisible()
    assert len(moderated.seat.events(Kind.MESSAGE_READ)) == 1


def test_actions_leave_the_keyboard_where_it_is(moderated) -> None:
    seat, page = moderated.seat, moderated.page()
    seat.press(Qt.Key.Key_C)
    seat.type("half a")
    focused = seat.focus()
    here = moderated.here
    for action in (
        actions.note(here, "hesitates", note=actions.new_id()),
        actions.mark(here, "confusion"),
        actions.send_message(here, "Take your time."),
        actions.give_hint(here, "source"),
        actions.remind_to_comment(here),
    ):
        moderated.does(action)
        assert seat.focus() is focused
    seat.type(" word")
    assert page.comment.edit.toPlainText() == "half a word"
    assert not seat.events(Kind.WINDOW_LEFT)


def test_a_hint_stands_beside_the_definition_of_its_criterion_until_the_page_is_left(
    moderated,
) -> None:
    page = moderated.page()
    moderated.does(actions.give_hint(moderated.here, "source"))
    assert "aloud" not in page.definition.text()
    page.make_current(next(f for f in page.view.fields if f.criterion == "clear"), focus=True)
    page.announce()
    assert "Hint: Read it aloud in your head." in page.definition.text()
    moderated.does(actions.skip_page(moderated.here, "on"))
    page = moderated.page()
    page.make_current(next(f for f in page.view.fields if f.criterion == "clear"), focus=True)
    page.announce()
    assert "aloud" not in page.definition.text()


def test_the_reminder_comes_on_the_page_and_is_recorded_once(moderated) -> None:
    moderated.does(actions.remind_to_comment(moderated.here))
    assert moderated.page().view.reminder
    assert len(moderated.seat.events(Kind.REMINDER_SHOWN)) == 1


def test_only_the_moderator_ends_a_pause_of_theirs_unless_none_is_there(moderated) -> None:
    seat = moderated.seat
    moderated.window.attend(True)
    moderated.does(actions.pause(moderated.here))
    assert seat.shows("Paused")
    seat.press(Qt.Key.Key_Return)
    assert moderated.session.state.paused
    moderated.does(actions.resume(moderated.here))
    assert not moderated.session.state.paused and moderated.page()
    moderated.does(actions.pause(moderated.here))
    moderated.window.attend(False)
    seat.enter()
    assert not moderated.session.state.paused
    last = seat.events(Kind.RESUMED)[-1]
    assert "by" not in last.data


def test_what_was_typed_is_kept_before_the_page_is_taken_away(moderated) -> None:
    page, seat = moderated.here, moderated.seat
    seat.press(Qt.Key.Key_C)
    seat.type("It says")
    moderated.does(actions.skip_page(page, "the alarm"))
    (comment,) = seat.events(Kind.COMMENT)
    assert (comment.page, comment.value) == (page, "It says")
    assert moderated.here != page


def test_skip_back_break_and_end_move_the_page(moderated) -> None:
    first = moderated.here
    moderated.does(actions.skip_page(first, "no"))
    moderated.does(actions.go_back(moderated.here, "yes"))
    assert moderated.here == first and moderated.page().view.page.id == first
    moderated.does(actions.start_break(first))
    assert moderated.seat.shows("A short break")
    moderated.seat.enter()
    assert moderated.page().view.page.id == first
    moderated.does(actions.end_early(first, "alarm"))
    assert moderated.seat.shows("The end")
    assert not moderated.window._top.ask_button.isVisible()


def test_a_card_over_the_page_goes_when_the_page_goes(moderated) -> None:
    moderated.seat.press(Qt.Key.Key_D)
    assert moderated.window._deck.is_open
    moderated.does(actions.mark(moderated.here, "quote"))
    assert moderated.window._deck.is_open, "a marker is nothing to the participant"
    moderated.does(actions.skip_page(moderated.here, "no"))
    assert not moderated.window._deck.is_open


def test_without_a_nudge_actions_are_found_all_the_same(moderated, qtbot) -> None:
    moderated._mailbox.put(moderated.session.header.id, actions.pause(moderated.here))
    qtbot.waitUntil(lambda: moderated.session.state.paused)


def test_a_record_that_cannot_be_written_lets_the_action_wait(moderated, locked) -> None:
    locked(True)
    moderated.does(actions.pause(moderated.here))
    assert not moderated.session.state.paused
    locked(False)
    moderated.window.look_for_actions()
    assert moderated.session.state.paused


def test_actions_that_came_while_the_window_closed_are_in_the_record(moderated) -> None:
    remark = actions.remark("in a hurry")
    moderated._mailbox.put(moderated.session.header.id, remark)
    moderated.window.close()
    assert moderated.seat.events(Kind.REMARKS)[0].data[ACTION_ID] == remark.id


def test_the_participants_window_never_contains_what_the_supervisor_wrote_for_themselves(
    moderated,
) -> None:
    here = moderated.here
    secret = "zzz-secret"
    own = actions.new_id()
    for action in (
        actions.note(here, f"{secret} note", note=actions.new_id(), criterion="true"),
        actions.mark(here, "confusion"),
        actions.remark(f"{secret} remark"),
        actions.note_interview("q", f"{secret} interview"),
        actions.add_interview_question(own, f"{secret} question"),
        actions.extend_time(here, 5),
        actions.pause(here),
        actions.resume(here),
        actions.skip_page(here, f"{secret} reason"),
        actions.skip_page(here, f"{secret} refused"),
    ):
        moderated.does(action)
        assert secret not in moderated.words()
    moderated.does(actions.go_back(moderated.here, f"{secret} back"))
    moderated.does(actions.send_message(moderated.here, "for everybody to read"))
    moderated.does(actions.start_break(moderated.here))
    moderated.does(actions.end_early(moderated.here, f"{secret} end"))
    told = moderated.words()
    for word in (secret, "Which owl was best", "Confusion", "confusion", "interview"):
        assert word not in told
    assert moderated.session.state == state_after(
        moderated.session.header.plan, moderated.seat.events()
    )


def test_a_session_that_is_reopened_is_on_screen_again(moderated, qtbot) -> None:
    seat, page = moderated.seat, moderated.here
    seat.type("a")
    given = dict(seat.session.state.answers_here())
    moderated.does(actions.end_early(page, "a hasty key"))
    assert seat.session.state.ended is not None and seat.shows("Supervisor: close this window")
    moderated.does(actions.reopen(page))
    assert seat.session.state.ended is None and not seat.shows("Supervisor: close this window")
    assert moderated.page().view.page.id == page
    assert seat.session.state.answers_here() == given
    seat.type("a")
    assert len(seat.session.state.answers_here()) == len(given) + 1
