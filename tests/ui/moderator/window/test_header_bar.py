"""The line on top of the moderator's window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pytestqt.qtbot import QtBot

from labeval.hub.state import note_exchange, note_failure
from labeval.session.events import actions
from labeval.session.events.events import Kind
from labeval.session.state.recording_state import Audible
from labeval.study.folder import StudyFolder
from labeval.ui.moderator.window.header_bar import HeaderBar
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.bars.keyboard_sign import KeyboardAt
from tests.templates.page_texts import shown_texts


def test_long_names_take_no_room_from_what_the_supervisor_must_see(qtbot: QtBot) -> None:
    bar = HeaderBar(LIGHT)
    qtbot.addWidget(bar)
    bar._code.set_text("kabe-vupi")
    bar._clock.set_text("1:45:31")
    bar._about.set_text("Condition " + "Direct quality estimation · " * 4)
    bar._state.set_text("no participant's window · paused")
    bar._right.set_text("saved up to the last event, 120 s ago")
    bar.sound.show_audible(Audible("r", silenced=True, recorded=1), live=True)
    bar.show_hub(missed=True)
    assert bar.minimumSizeHint().width() < 1280
    bar.resize(1280, 40)
    with qtbot.waitExposed(bar):
        bar.show()
    for label in (bar._code, bar._clock, bar._state, bar._right, bar._hub, bar.sound):
        assert label.width() >= label.sizeHint().width()


def test_a_narrow_window_has_the_whole_sign_of_the_keyboard_in_a_second_row(
    qtbot: QtBot,
) -> None:
    bar = HeaderBar(LIGHT)
    qtbot.addWidget(bar)
    bar._code.set_text("zuge-keda")
    bar._clock.set_text("32:26")
    bar._right.set_text("saved up to the last event, 120 s ago")
    bar.sound.show_audible(Audible("r", recorded=1), live=True)
    bar.keyboard.show_at(KeyboardAt.OTHER, "Keyboard: the participant has it")
    bar.keyboard.show()
    with qtbot.waitExposed(bar):
        bar.show()
    for width in range(480, 1000, 20):
        bar.resize(width, bar.heightForWidth(width))
        assert bar.keyboard.width() >= bar.keyboard.sizeHint().width()
        assert bar.rect().contains(bar.keyboard.geometry())


def test_the_condition_is_named_where_there_are_several(lab: Any) -> None:
    lab.window.look()
    assert lab.window.header._about.text().startswith("Condition: ")


def test_the_only_condition_is_not_named(make_lab: Any) -> None:
    lab = make_lab("dqe", conditions=[{"id": "dqe", "blocks": ["dqe"]}])
    lab.window.look()
    assert lab.window.header._about.text() == ""


def test_a_missing_window_of_the_participant_is_shown(lab: Any) -> None:
    header, controller = lab.window.header, lab.window.controller
    assert header._state.text() == ""
    controller.is_reached = lambda: False
    lab.time.take(134)
    lab.window._on_clock()
    assert header._state.text() == "no participant's window"
    assert header._right.text() == "saved up to the last event, 134 s ago"
    lab.session.pause()
    lab.window.look()
    assert header._state.text() == "no participant's window · paused"
    controller.is_reached = lambda: True
    lab.window._on_clock()
    assert header._state.text() == "paused"


def test_the_time_of_a_page_rests_while_no_window_shows_it(lab: Any) -> None:
    """What passes until a session is resumed is none of the page's in the record."""
    lab.session.note(Kind.DEFINITION_SHOWN, field="fluency")
    lab.time.take(30)
    lab.session.note(Kind.DEFINITION_SHOWN, field="clarity")
    lab.window.look()

    def said() -> set[str]:
        return set(shown_texts(lab.window.where)) | set(shown_texts(lab.window.during))

    before = said()
    lab.window.controller.is_reached = lambda: False
    lab.time.take(600)
    lab.window._on_clock()
    assert said() == before
    lab.window.controller.is_reached = lambda: True
    lab.window._on_clock()
    assert said() != before


def test_what_the_supervisor_notes_meanwhile_is_no_time_of_the_page(lab: Any) -> None:
    lab.window.controller.is_reached = lambda: False

    def here() -> str:
        return next(text for text in shown_texts(lab.window.where) if "on this page" in text)

    before = here()
    lab.time.take(600)
    screen = lab.session.state.screen_id
    lab.session.apply_action(actions.note(screen, "it died", note=actions.new_id()))
    lab.window.look()
    assert here() == before


def test_after_the_end_no_window_of_the_participant_is_missed(lab: Any) -> None:
    lab.window.controller.is_reached = lambda: False
    assert lab.window.header.close_button.isHidden()
    lab.finish()
    assert lab.window.header._state.text() == "ended"
    assert lab.window.header._right.text() == "saved up to the end"


def test_after_the_end_a_button_closes_the_window(lab: Any, qtbot: QtBot) -> None:
    lab.finish()
    button = lab.window.header.close_button
    assert button.isVisible()
    with qtbot.waitSignal(lab.window.closed):
        button.click()


def test_only_a_hub_that_is_out_of_reach_is_named(lab: Any, tmp_path: Path) -> None:
    header, folder = lab.window.header, StudyFolder(tmp_path)
    lab.window._folder = tmp_path
    lab.window._on_clock()
    assert header._hub.isHidden()
    folder.hub.write_text("{}")
    note_exchange(folder, heads={}, unsent=0, erased=0, is_alarm=False)
    lab.window._on_clock()
    assert header._hub.isHidden()
    note_failure(folder)
    lab.window._on_clock()
    assert not header._hub.isHidden()
    assert header._hub.text() == "hub out of reach: sent later"
    note_exchange(folder, heads={}, unsent=0, erased=0, is_alarm=False)
    lab.window._on_clock()
    assert header._hub.isHidden()
