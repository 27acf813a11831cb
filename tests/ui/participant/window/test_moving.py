"""Going on, going back, resting, and what is recorded on the way."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from labeval.session.events.clock import SessionClock
from labeval.session.events.events import MOVED_ON, Ending, Kind
from labeval.ui.participant.pages.rating_page import RatingPage


def test_back_returns_to_the_page_before_with_its_answers(seat, steps) -> None:
    here = seat([steps.rate, steps.thanks])
    first = here.session.page
    here.type("ab")
    here.enter()
    here.click("Back")
    assert here.session.page == first
    assert sorted(here.session.state.answers_here().values()) == sorted(
        here.session.state.answers[first.id].values()
    )
    assert not here.session.open_fields()


def test_back_is_not_offered_where_the_study_forbids_it(seat, steps) -> None:
    here = seat([steps.rate, steps.thanks], back=False)
    here.type("aa")
    here.enter()
    second = here.session.page
    assert not here.window._bottom._back.isVisible()
    here.press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert here.session.page == second


def test_enter_with_an_open_answer_goes_to_it_and_names_it(seat, steps) -> None:
    here = seat([steps.rate, steps.thanks])
    here.type("a")
    here.press(Qt.Key.Key_Up)
    here.enter()
    assert here.shows("1 of 2 still open: Clarity")
    here.type("b")
    assert here.session.state.answers_here()["clear"] == here.session.page.items[1]


def test_enter_on_an_unfinished_questionnaire_goes_to_the_first_open_question(seat, steps) -> None:
    here = seat([steps.about, steps.thanks])
    here.type("1")
    here.enter()
    assert here.shows("2 of 3 still open: How sure?"), "two of the five may stay empty"
    here.type("3")
    assert here.session.state.answers["about"]["sure"] == "3"


def test_a_number_out_of_range_is_no_answer_and_says_the_range(seat, steps) -> None:
    here = seat([steps.about, steps.thanks])
    here.type("1")
    here.press(Qt.Key.Key_Tab)
    here.type("3")
    here.type("12")
    here.enter()
    assert here.kind() == "questionnaire"
    assert here.shows("from 18 to 99")
    assert "age" not in here.session.state.answers["about"]


def test_an_instruction_page_shows_a_picture_of_the_page_and_none_of_its_texts(
    seat, steps, qtbot
) -> None:
    here = seat([steps.how, steps.rate, steps.thanks])
    qtbot.waitUntil(lambda: here.shows("What you read and judge"))
    assert here.shows("5: Go on when everything is answered")
    assert not here.shows("Owls hear mice")


def test_a_due_break_hides_the_page_until_the_participant_goes_on(seat, steps) -> None:
    here = seat([steps.rate, steps.thanks], breaks={"after_pages": 1, "seconds": 20})
    here.type("aa")
    here.enter()
    assert here.shows("0:20")
    assert not any(p.isVisible() for p in here.window.findChildren(RatingPage))
    here.enter()
    assert not here.session.state.on_break
    assert any(p.isVisible() for p in here.window.findChildren(RatingPage))


def test_the_countdown_of_a_break_runs_and_the_participant_may_stay_longer(
    seat, steps, qtbot
) -> None:
    here = seat([steps.rest | {"seconds": 2}, steps.thanks])
    qtbot.waitUntil(lambda: here.shows("0:00"))
    assert here.kind() == "break"
    here.enter()
    assert here.kind() == "text"


@pytest.mark.parametrize("offered", [False, True])
def test_a_pause_holds_the_countdown_of_a_break(seat, steps, resumed, qtbot, offered) -> None:
    passed = SimpleNamespace(ns=0)
    clock = SessionClock(monotonic_ns=lambda: passed.ns, wall_ns=lambda: passed.ns)
    if offered:
        breaks = {"after_pages": 1, "seconds": 60}
        here = seat([steps.rate, steps.thanks], clock=clock, breaks=breaks)
        here.type("aa")
        here.enter()
    else:
        here = seat([steps.rest | {"seconds": 60}, steps.thanks], clock=clock)
    assert here.shows("1:00")
    passed.ns += 27_000_000_000
    qtbot.waitUntil(lambda: here.shows("0:33"))
    here.session.pause()  # as the supervisor does
    here.window._redraw()
    passed.ns += 10_000_000_000
    here.click("Resume")
    assert here.shows("0:33")
    passed.ns += 3_000_000_000
    here.session.pause()  # as the supervisor does
    here.window._redraw()
    here.window._may_close = True
    here.window.close()
    again = seat(session=resumed(here.session))
    again.click("Resume")
    assert again.shows("0:30"), "the program was begun anew in the middle of the break"


def test_leaving_the_window_and_returning_are_recorded_once_each(
    seat, steps, elsewhere, qtbot
) -> None:
    here = seat([steps.rate, steps.thanks])
    _switch_to(elsewhere, qtbot)
    here.window.showMinimized()
    here.window.showNormal()
    _switch_to(here.window, qtbot)
    kinds = [e.kind for e in here.events(Kind.WINDOW_LEFT, Kind.WINDOW_RETURNED)]
    assert kinds == [Kind.WINDOW_LEFT, Kind.WINDOW_RETURNED]


def test_leaving_during_a_pause_is_not_recorded(seat, steps, elsewhere, qtbot) -> None:
    here = seat([steps.rate, steps.thanks])
    here.click("Pause")
    _switch_to(elsewhere, qtbot)
    _switch_to(here.window, qtbot)
    assert here.events(Kind.WINDOW_LEFT, Kind.WINDOW_RETURNED) == []


def test_the_reminder_to_comment_is_recorded_once_and_stays_on_its_page(seat, steps) -> None:
    here = seat([steps.rate, steps.thanks], comment={"remind_after_pages": 1})
    here.type("aa")
    here.enter()
    assert len(here.events(Kind.REMINDER_SHOWN)) == 1
    here.window._on_appearance_chosen("language", "de")
    page = next(p for p in here.window.findChildren(RatingPage) if p.isVisible())
    assert page.view.reminder
    assert len(here.events(Kind.REMINDER_SHOWN)) == 1


def test_opening_the_definitions_is_recorded_and_escape_returns_to_the_page(seat, steps) -> None:
    here = seat([steps.rate, steps.thanks])
    here.type("d")
    assert here.shows("It is easy to follow.")
    here.type("a")
    assert here.session.state.answers_here() == {}, "no key gets past the card"
    here.press(Qt.Key.Key_Escape)
    here.type("a")
    assert len(here.session.state.answers_here()) == 1
    assert len(here.events(Kind.DEFINITIONS_OPENED)) == 1


def test_moving_to_a_criterion_is_recorded_and_arriving_at_a_page_is_not(seat, steps) -> None:
    here = seat([steps.rate, steps.thanks])
    assert here.events(Kind.DEFINITION_SHOWN) == []
    here.press(Qt.Key.Key_Down)
    assert [e.field for e in here.events(Kind.DEFINITION_SHOWN)] == ["clear"]


def test_a_definition_that_comes_up_by_itself_is_told_apart(seat, steps) -> None:
    here = seat([steps.rate, steps.thanks])
    here.type("a")
    assert [(e.field, e.value) for e in here.events(Kind.DEFINITION_SHOWN)] == [("clear", MOVED_ON)]


def test_the_time_left_is_told_after_two_pages(seat, steps) -> None:
    here = seat([steps.rate, steps.thanks])
    for _ in range(2):
        assert not here.shows("left")
        here.type("aa")
        here.enter()
    assert here.shows("less than a minute of rating left")


def test_a_full_screen_window_closes_with_the_code_only(seat, steps, qtbot) -> None:
    here = seat([steps.welcome, steps.rate, steps.thanks], full_screen=True)
    here.window.close()
    assert here.window.isVisible()
    here.type("1111")
    here.enter()
    assert here.shows("That is not the code.")
    here.type("2468")
    here.enter()
    qtbot.waitUntil(lambda: not here.window.isVisible())
    assert here.session.state.ended is None, "it can be resumed"


def test_after_three_wrong_codes_no_code_is_taken(seat, steps) -> None:
    here = seat([steps.welcome, steps.thanks], full_screen=True)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    here.press(Qt.Key.Key_Q, both)
    for _ in range(3):
        here.type("1111")
        here.enter()
    assert here.shows("Three wrong codes.")
    here.type("2468")
    here.enter()
    assert here.window.isVisible()
    assert here.shows("Three wrong codes."), "Enter has not closed the card"
    here.press(Qt.Key.Key_Escape)
    before = here.session.state.screen_id
    here.press(Qt.Key.Key_Q, both)
    here.type("2468")
    here.enter()
    assert here.shows("Three wrong codes."), "opened again, it waits on"
    assert here.session.state.screen_id == before, "and no key reaches the page below"


def test_the_override_is_offered_after_a_failed_test_only(seat, steps) -> None:
    here = seat([steps.test, steps.thanks])
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    here.press(Qt.Key.Key_O, both)
    assert not here.shows("For the supervisor")


def test_the_end_can_be_left_by_the_supervisor(seat, steps, qtbot) -> None:
    here = seat([steps.thanks], full_screen=True)
    here.enter()
    assert here.session.state.ended == Ending.COMPLETED
    here.click("Supervisor: close this window")
    here.type("2468")
    with qtbot.waitSignal(here.window.closed):
        here.enter()


@pytest.mark.parametrize(
    ("field", "value"), [("text_size", "1.3"), ("theme", "dark"), ("language", "de")]
)
def test_a_choice_of_appearance_is_recorded_and_comes_back(
    seat, steps, resumed, field, value
) -> None:
    here = seat([steps.rate, steps.thanks], study={"languages": ["en", "de"]})
    here.window._on_appearance_chosen(field, value)
    assert [(e.field, e.value) for e in here.events(Kind.APPEARANCE)] == [(field, value)]
    here.window.close()
    after = seat(session=resumed(here.session))
    shown = {
        "text_size": str(after.window._theme.text_scale),
        "theme": after.window._theme.name,
        "language": after.session.language,
    }
    assert shown[field] == value


@pytest.fixture
def elsewhere(qtbot):
    """Another window, which a participant might switch to."""
    other = QWidget()
    qtbot.addWidget(other)
    return other


def _switch_to(window, qtbot) -> None:
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def test_a_click_on_a_bar_leaves_the_keyboard_with_the_page(seat, steps) -> None:
    here = seat([steps.rate, steps.thanks])
    here.click("Aa")
    here.press(Qt.Key.Key_Escape)
    here.type("a")
    assert len(here.session.state.answers_here()) == 1


def test_tab_goes_round_inside_an_open_card(seat, steps) -> None:
    here = seat([steps.rate, steps.thanks])
    here.click("Aa")
    for _ in range(30):
        here.press(Qt.Key.Key_Tab)
        assert here.window._deck.appearance.isAncestorOf(here.focus())


def test_a_double_press_of_enter_does_not_skip_a_break(seat, steps) -> None:
    here = seat([steps.rate, steps.thanks], breaks={"after_pages": 1, "seconds": 5})
    here.type("aa")
    here.press(Qt.Key.Key_Return)
    here.press(Qt.Key.Key_Return)
    assert here.session.state.on_break
    here.enter()
    assert not here.session.state.on_break


def test_bars_follow_the_screen_that_is_shown_until_the_next_one_is(seat, steps) -> None:
    """A screen may report a change, such as a new size, while the session is already further."""
    here = seat([steps.welcome, steps.rate])
    shown = here.window._current
    here.session.go_on()
    shown.changed.emit()
    assert here.window._stage.currentWidget() is shown
    assert not here.shows("Next page")
    here.window._redraw()
    assert here.shows("Next page")
