"""What the window shows when the record cannot be written, and after a return."""

from __future__ import annotations

from PySide6.QtCore import Qt

from labeval.session.events.events import Kind
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.widgets.answers.choice_list import ChoiceRow
from labeval.ui.widgets.basics.buttons import OptionButton

_NOT_SAVED = "Not saved. Please try again, or inform your supervisor."


def _chosen(seat) -> list[str]:
    page = seat.window.findChild(RatingPage)
    return [b.text() for b in page.findChildren(OptionButton) if b.isChecked()]


def test_an_answer_that_is_not_saved_is_not_shown_as_set(seat, steps, locked) -> None:
    here = seat([steps.rate, steps.thanks])
    locked(True)
    here.type("a")
    assert here.shows(_NOT_SAVED)
    assert _chosen(here) == []
    assert here.session.state.answers_here() == {}
    assert here.shows("another program")


def test_trying_again_saves_the_answer_once_and_takes_the_bar_away(seat, steps, locked) -> None:
    here = seat([steps.rate, steps.thanks])
    locked(True)
    here.type("a")
    here.click("Try again")
    assert here.shows(_NOT_SAVED), "the record is still held"
    locked(False)
    here.click("Try again")
    assert not here.shows(_NOT_SAVED)
    assert _chosen(here) == ["A"]
    assert len(here.events(Kind.ANSWER)) == 1


def test_a_choice_in_a_questionnaire_that_is_not_saved_is_not_shown_either(
    seat, steps, locked
) -> None:
    here = seat([steps.about, steps.thanks])
    locked(True)
    here.type("2")
    assert here.shows(_NOT_SAVED)
    assert [r.text() for r in here.window.findChildren(ChoiceRow) if r.isChecked()] == []
    locked(False)
    here.click("Try again")
    assert [r.text() for r in here.window.findChildren(ChoiceRow) if r.isChecked()] == ["crow"]


def test_a_digit_that_is_not_saved_does_not_move_on_to_the_next_question(
    seat, steps, locked
) -> None:
    here = seat([steps.about, steps.thanks])
    locked(True)
    here.type("2")
    locked(False)
    here.type("1")
    assert here.session.state.answers_here() == {"bird": "owl"}


def test_a_page_that_cannot_be_left_durably_stays(seat, steps, locked) -> None:
    here = seat([steps.rate, steps.thanks])
    first = here.session.state.screen_id
    here.type("aa")
    locked(True)
    here.enter()
    assert here.session.state.screen_id == first
    assert here.shows(_NOT_SAVED)
    locked(False)
    here.enter()
    assert here.session.state.screen_id != first
    assert not here.shows(_NOT_SAVED)


def test_what_was_typed_is_still_there_and_goes_with_the_next_try(seat, steps, locked) -> None:
    here = seat([steps.about, steps.thanks])
    here.type("2")
    here.press(Qt.Key.Key_Tab)
    here.type("4")
    locked(True)
    here.type("44")
    here.enter()
    assert here.shows(_NOT_SAVED)
    assert here.kind() == "questionnaire"
    locked(False)
    here.enter()
    assert here.session.state.answers["about"]["age"] == "44"
    assert here.kind() == "text"


def test_a_resumed_session_shows_the_same_page_with_its_answers(seat, steps, resumed) -> None:
    before = seat([steps.rate, steps.thanks])
    before.type("aa")
    before.enter()
    before.type("b")
    page = before.session.page
    before.window.close()
    after = seat(session=resumed(before.session))
    assert after.session.page == page
    assert _chosen(after) == ["B"]
    assert after.shows("1 of 2 still open")


def test_a_session_that_was_paused_resumes_paused(seat, steps, resumed) -> None:
    before = seat([steps.rate, steps.thanks])
    before.click("Pause")
    before.window.close()
    after = seat(session=resumed(before.session))
    assert after.shows("Take your time")
    assert not after.shows("Owls hear mice, says text 1.")
    after.enter()
    assert not after.session.state.paused
    assert [e.kind for e in after.events(Kind.PAUSED, Kind.RESUMED)] == [Kind.PAUSED, Kind.RESUMED]


def test_a_comment_that_could_not_be_kept_is_not_lost_by_going_on(seat, steps, locked) -> None:
    here = seat([steps.rate, steps.thanks])
    here.type("aa")
    page = here.session.page
    here.type("c")
    locked(True)
    here.type("the first one is shorter")
    here.press(Qt.Key.Key_Escape)
    here.enter()
    assert here.shows(_NOT_SAVED)
    assert here.session.page == page
    locked(False)
    here.enter()
    assert here.session.page != page
    assert here.session.state.comments[page.id] == "the first one is shorter"
