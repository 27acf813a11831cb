"""The mirror shows what the events say, live and as it was."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from labeval.session.events import actions
from labeval.session.events.events import Kind
from labeval.session.state.state import state_after
from labeval.ui.theme import DARK, palette_of
from tests.support.studies.turns_study import LONG, turns_content
from tests.templates.page_texts import shown_texts

MakeLab = Any
Lab = Any


def events(lab: Lab) -> Any:
    return lab.record.sessions.events(lab.session.header.id)


def test_before_consent_the_window_says_that_nothing_is_recorded(make_lab: MakeLab) -> None:
    lab = make_lab()
    assert lab.window.watch.monitor is None
    assert lab.window.mirror.stage is None
    said = lab.window.mirror.accessibleName()
    assert "No running session" in said and "nothing is recorded" in said


def test_the_session_appears_by_itself_with_the_consent(make_lab: MakeLab) -> None:
    lab = make_lab()
    lab.walk(2)
    assert lab.window.watch.monitor.header.participant == "lumo-rita"
    assert lab.window.mirror.stage.page.view.page.id == lab.session.page.id


def test_the_mirror_shows_each_answer_when_it_is_in_the_record(lab: Lab) -> None:
    field = lab.session.fields()[1]
    lab.session.answer(field.id, "4")
    lab.window.look()
    assert lab.window.mirror.stage.page.answers == {field.id: "4"}
    assert lab.window.mirror.stage.page.control(field.id, "4").isChecked()
    lab.session.answer(field.id, "2")
    lab.window.look()
    assert lab.window.mirror.stage.page.answers == {field.id: "2"}


def test_the_last_change_says_from_what_to_what_and_after_how_long(lab: Lab) -> None:
    field = next(f for f in lab.session.fields() if f.criterion == "fluency")
    lab.session.answer(field.id, "4")
    lab.time.take(31)
    lab.session.answer(field.id, "2")
    lab.window.look()
    _, what, about = lab.window.during.just_now.lines[0]
    assert (what, about) == ("Fluency", "4 → 2 after 31 s")


def test_the_corners_outside_the_frame_are_the_windows(lab: Lab) -> None:
    lab.window.look()
    mirror = lab.window.mirror
    mirror.stage.setPalette(palette_of(DARK))
    mirror._redraw()
    drawn = mirror.grab().toImage()
    corner = mirror._frame().topLeft().toPoint()
    assert drawn.pixelColor(corner) == mirror.palette().window().color()
    assert drawn.pixelColor(corner + QPoint(20, 3)) == DARK.color("ground")


def test_the_mirror_follows_the_definition_that_is_read(lab: Lab) -> None:
    lab.session.note(Kind.DEFINITION_SHOWN, field="clarity")
    lab.window.look()
    assert lab.window.mirror.stage.page.current_criterion() == "clarity"


def test_the_mirror_takes_no_answers_and_no_keys(lab: Lab) -> None:
    asked: list[object] = []
    page = lab.window.mirror.stage.page
    page.answered.connect(lambda *what: asked.append(what))
    lab.press(Qt.Key.Key_Tab)
    page.ask(page.view.fields[0].id, "3")
    assert not asked
    assert not page.takes_answers


def test_the_mirror_shows_a_hint_and_a_reminder_that_come_on_the_page(lab: Lab) -> None:
    page = lab.session.page.id
    shown = lab.window.mirror.stage.page
    assert shown.view.hint == ("", "") and not shown.view.reminder
    lab.session.apply_action(actions.give_hint(page, "look", criterion="fluency"))
    lab.window.look()
    assert shown.view.hint == ("fluency", "Read it aloud once.")
    lab.session.note(Kind.DEFINITION_SHOWN, field="fluency")
    lab.window.look()
    assert any("Read it aloud once." in text for text in shown_texts(lab.window.mirror.stage))
    lab.session.apply_action(actions.remind_to_comment(page))
    lab.window.look()
    assert shown.view.reminder and shown.view.hint[0] == "fluency"
    assert not shown.takes_answers


def test_an_earlier_page_opens_as_it_was_and_escape_leads_back(lab: Lab) -> None:
    first = lab.session.header.plan.steps[2].pages[0]
    lab.press(Qt.Key.Key_Left)
    lab.press(Qt.Key.Key_Left)
    assert lab.window.past == first.id
    left = next(e.seq for e in events(lab) if e.kind == Kind.PAGE_LEFT and e.page == first.id)
    then = state_after(lab.session.header.plan, events(lab)[: left - 1])
    assert lab.window.mirror.stage.page.view.page.id == first.id
    assert lab.window.mirror.stage.page.answers == then.answers[first.id]
    lab.press(Qt.Key.Key_Escape)
    assert lab.window.past == ""
    assert lab.window.mirror.stage.page.view.page.id == lab.session.page.id


def test_a_pause_is_the_participants_screen(lab: Lab) -> None:
    lab.session.pause()
    lab.window.look()
    assert lab.window.mirror.stage.page is None
    said = set(shown_texts(lab.window.mirror.stage))
    assert {"Paused", "Resume"} <= said and not any("The session" in text for text in said)
    assert "Back" not in said, "the participant has no such button"
    lab.session.unpause()
    lab.window.look()
    assert lab.window.mirror.stage.page is not None
    lab.session.apply_action(actions.pause(lab.session.state.screen_id))
    lab.window.look()
    said = set(shown_texts(lab.window.mirror.stage))
    assert "Your supervisor has paused the session and will go on with you." in said
    assert "Resume" not in said  # which is the supervisor's to do


def test_a_break_counts_down_as_before_the_participant(lab: Lab, qtbot: QtBot) -> None:
    lab.session.apply_action(actions.start_break(lab.session.state.screen_id))
    lab.window.look()
    stage = lab.window.mirror.stage

    def clock() -> str:
        return next(text for text in shown_texts(stage) if re.fullmatch(r"\d+:\d\d", text))

    assert "Back" not in set(shown_texts(stage)), "the participant has no such button"
    before = clock()
    lab.time.take(7)
    with qtbot.waitSignal(stage.drawn_anew):
        pass
    assert int(before[-2:]) - int(clock()[-2:]) in (7, 7 - 60)


def test_every_method_and_every_kind_of_screen_is_mirrored(make_lab: MakeLab) -> None:
    for condition in ("aqc", "ab", "bws"):
        lab = make_lab(condition)
        lab.walk(3)
        while lab.session.state.ended is None:
            lab.screen()
            lab.window.look()
            page = lab.session.page
            if page is not None and not lab.session.state.on_break:
                assert lab.window.mirror.stage.page.view.page.id == page.id
        lab.record.connection.execute("DELETE FROM session")
        lab.window.close()


def test_the_timeline_marks_comments_notes_and_flags(lab: Lab) -> None:
    lab.session.comment("Hard to say.")
    lab.walk(1)
    marks = lab.window.watch.monitor.marks
    assert [m.commented for m in marks.all if m.shown] == [False, False, True, False]
    assert any(flag.kind == "no_comment" for mark in marks.all for flag in mark.flags)


def test_a_page_that_waits_is_noticed_while_it_lasts(lab: Lab) -> None:
    lab.time.take(61)
    lab.window._on_clock()
    shown = lab.window.during.attention.shown
    assert shown[0].kind == "idle" and shown[0].live
    lab.session.answer(lab.session.fields()[0].id, "3")
    lab.window.look()
    assert not any(n.live for n in lab.window.during.attention.shown)


def test_a_record_that_is_gone_is_said_large_and_nothing_is_called_kept(make_lab, record):
    lab = make_lab()
    lab.walk(3)
    record.path.unlink()
    lab.window.look()
    assert "nothing is being saved" in lab.window.header._right.text()
    assert "was removed or renamed while it was in use" in lab.window.mirror.accessibleName()


def test_the_mirror_shows_the_answer_of_a_conversation_that_is_rated(
    make_lab: MakeLab, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = turns_content(body=LONG)
    monkeypatch.setattr("tests.ui.moderator.conftest.moderated_content", lambda: content)
    lab = make_lab("only")
    while lab.session.page.turn != 2:
        for field in lab.session.open_fields():
            lab.session.answer(field.id, "3")
        lab.time.take(5)
        lab.session.go_on()
    lab.window.look()
    shown = lab.window.mirror.stage.page
    assert shown.view.page == lab.session.page
    (frame,) = shown.texts.frames
    assert frame.view.accessibleName().startswith("Answer 2 of ")
    assert frame.text == shown.view.texts[0].text
    assert frame.view.part > 0
    field = lab.session.fields()[0]
    lab.session.answer(field.id, "4")
    lab.window.look()
    assert shown.answers == {field.id: "4"}
