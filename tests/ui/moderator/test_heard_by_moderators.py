"""A moderator who works by ear: each stop has words, and what a key brought is announced."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from labeval.jobs.planning.simulate import RobotTime
from labeval.session.events import actions
from labeval.session.monitor.monitor import SessionMonitor, Usual
from labeval.store.record.record import Record
from labeval.study.study import StudyContent
from labeval.ui.moderator.cards.interview_card import InterviewCard
from labeval.ui.moderator.parts.labels import duration
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.label import Label
from tests.conftest import small_items, small_study
from tests.ui.moderator.conftest import Lab, MakeLab, begun

CTRL = Qt.KeyboardModifier.ControlModifier


def stops(lab: Lab) -> list[QWidget]:
    """Where Tab leads, from where the keyboard is and back to it."""
    found: list[QWidget] = []
    while (part := lab.window.focusWidget()) not in found:
        found.append(part)
        lab.window.focusNextPrevChild(True)
    return found


def named(part: QWidget) -> str:
    return part.accessibleName() or getattr(part, "text", str)()


def test_tab_stops_at_the_timeline_and_at_the_last_events(heard: list[str], lab: Lab) -> None:
    found = stops(lab)
    assert lab.window.where.timeline in found
    assert lab.window.during.just_now._lines in found
    assert all(named(part) for part in found)


def test_a_page_that_is_looked_at_is_announced_and_so_is_the_way_back(
    heard: list[str], lab: Lab
) -> None:
    lab.window.where.timeline.setFocus()
    lab.press(Qt.Key.Key_Left)
    assert heard[-1].startswith("Page 2 as it was. ")
    lab.press(Qt.Key.Key_Escape)
    assert heard[-1].startswith(lab.window.where.heading.text())


def test_the_reason_of_an_early_end_is_asked_for_in_words_and_the_end_is_announced(
    heard: list[str], lab: Lab
) -> None:
    lab.press(Qt.Key.Key_E, CTRL)
    box = lab.window.focusWidget()
    assert "can be reopened" in box.accessibleDescription()
    assert all(named(part) for part in stops(lab))
    lab.type("felt ill")
    lab.press(Qt.Key.Key_Return)
    assert heard[-1].startswith("Enter is not enough")
    lab.press(Qt.Key.Key_Return, CTRL)
    lab.window.look()
    assert "The session has ended" in heard


def test_an_interview_is_followed_by_ear(heard: list[str], lab: Lab) -> None:
    lab.finish()
    note = lab.window.focusWidget()
    assert note.accessibleName() == "How did you go about it?"
    assert note.accessibleDescription() == "Why?"
    lab.press(Qt.Key.Key_T, CTRL)
    lab.window.look()
    assert "1 of 2 asked" in heard
    assert note.accessibleDescription().startswith("asked at ")


def test_nothing_is_announced_while_the_participant_has_the_keyboard(
    heard: list[str], lab: Lab, qtbot
) -> None:
    other = Label(lab.window._theme)
    other.set_text("the participant's window")
    qtbot.addWidget(other)
    with qtbot.waitActive(other):
        other.show()
        other.activateWindow()
    heard.clear()
    lab.finish()
    assert heard == []


def test_a_long_time_is_in_hours() -> None:
    assert [duration(ms) for ms in (99_000, 125_000, 3_599_000, 3_725_000)] == [
        "99 s",
        "2:05 min",
        "59:59 min",
        "1:02:05 h",
    ]


def test_the_keyboard_visits_nothing_on_its_way_from_what_was_asked_and_to_the_interview(
    heard: list[str], lab: Lab, qapp: QApplication
) -> None:
    visited: list[QWidget] = []
    qapp.focusChanged.connect(lambda _, now: visited.append(now))
    lab.press(Qt.Key.Key_M, CTRL)
    lab.press(Qt.Key.Key_Escape)
    assert visited[1:] == [lab.window.during.note.box]
    visited.clear()
    lab.finish()
    assert visited == [lab.window.after.resting_field()]


def test_a_question_that_waits_is_announced_when_the_moderator_comes(
    heard: list[str], lab: Lab, qtbot
) -> None:
    other = QWidget()
    qtbot.addWidget(other)
    with qtbot.waitActive(other):
        other.show()
        other.activateWindow()
    lab.session.ask_question("")
    lab.window.look()
    heard.clear()
    with qtbot.waitActive(lab.window):
        lab.window.activateWindow()
    assert heard[0].startswith("The participant has a question. Page ")


def test_what_deserves_attention_is_announced_once_and_what_is_left_when_it_is_dismissed(
    heard: list[str], lab: Lab
) -> None:
    lab.time.take(75)
    lab.window._on_clock()
    (idle,) = [words for words in heard if words.startswith("Nothing happens. ")]
    assert lab.window.during.attention._rows[0].accessibleName() == idle
    heard.clear()
    lab.window._on_clock()
    assert heard == []
    lab.press(Qt.Key.Key_G, CTRL)
    lab.press(Qt.Key.Key_G, CTRL)
    assert heard == ["No comments. Page 2: 2 pages in a row without a comment", "Nothing now."]


def test_what_the_moderator_did_is_announced_by_its_outcome_alone(
    heard: list[str], lab: Lab
) -> None:
    heard.clear()
    lab.press(Qt.Key.Key_X, CTRL)
    lab.window.look()
    assert heard == ["More time: done"]
    assert lab.window.during.just_now.lines[0][1:] == ("Time extended", "5:00 min")


def test_a_refusal_is_in_words_among_the_last_events_and_announced_once(
    heard: list[str], lab: Lab
) -> None:
    heard.clear()
    lab.send(actions.skip_page("page that was left", "reason"))
    lab.window.look()
    assert lab.window.during.just_now.lines[0][1:] == (
        "Not possible",
        "the participant had gone on",
    )
    assert heard == ["Not possible the participant had gone on"]


def test_what_waits_for_the_participants_window_is_announced(heard: list[str], lab: Lab) -> None:
    lab.window.controller.is_reached = lambda: False
    lab.press(Qt.Key.Key_X, CTRL)
    assert heard[-1] == "More time: saved, waits until the participant's window is open"


def test_words_of_the_study_are_read_in_their_own_language(qtbot: QtBot, record: Record) -> None:
    asked = [{"id": "way", "text": {"de": "Wie gingen Sie vor?"}}, {"id": "end", "text": "Else?"}]
    guide = [{"id": "all", "title": {"de": "Ablauf"}, "questions": asked}]
    content = StudyContent(study=small_study(moderation={"interview": guide}), items=small_items())
    time = RobotTime(datetime(2026, 1, 5, 8, tzinfo=UTC))
    header = begun(record, content, "dqe", time).header
    card = InterviewCard(LIGHT)
    qtbot.addWidget(card)
    card.show_interview(SessionMonitor(header, content, Usual()))
    german, unknown = (row.note.locale().language() for row in card._rows.values())
    assert german == QLocale.Language.German
    assert unknown == card.locale().language() != german


def test_a_message_is_in_the_language_of_the_session(make_lab: MakeLab) -> None:
    lab = make_lab(language="de", languages=["en", "de"])
    lab.walk(4)
    lab.press(Qt.Key.Key_M, CTRL)
    assert lab.window.focusWidget().locale().language() == QLocale.Language.German
    assert lab.window.locale().language() != QLocale.Language.German
