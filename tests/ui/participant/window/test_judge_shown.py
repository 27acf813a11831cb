"""A language model's rating on the real window: after the own answer, on record, and kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from labeval.session.assignment.starting import SessionStart as Seating
from labeval.session.assignment.starting import new_header as seated
from labeval.session.events.clock import SessionClock
from labeval.session.events.events import Kind
from labeval.session.running.opening import start
from labeval.ui.participant.pages.judge_box import JudgeBox
from tests.support.studies.judged_study import MODEL, judged


@pytest.fixture
def at_clarity(seat, record):
    """A participant who has judged both criteria that need the source."""

    def make(show):
        content = judged(show, checks=False)
        record.versions.keep(content)
        asked = Seating(kind="real", language="en")
        header = seated(content, asked, taken={}, codes=set())
        here = seat(session=start(header, content, record.sessions, SessionClock()))
        here.press(Qt.Key.Key_3)
        here.press(Qt.Key.Key_3)
        return here

    return make


def told(here):
    (box,) = here.window.findChildren(JudgeBox)
    assert box.isVisible()
    return box.text()


def test_it_appears_with_the_answer_and_the_participant_may_change_it(at_clarity):
    here = at_clarity("after_answer")
    assert "appears here after your own answer" in told(here)
    assert here.events(Kind.JUDGE_SHOWN) == []
    here.press(Qt.Key.Key_2)
    (shown,) = here.events(Kind.JUDGE_SHOWN)
    assert (shown.field, here.session.state.answers_here()["clarity"]) == ("clarity", "2")
    assert f"rating: {shown.value}" in told(here) and shown.data["explanation"] in told(here)
    assert MODEL not in told(here)
    here.press(Qt.Key.Key_5)
    assert here.session.state.answers_here()["clarity"] == "5"
    assert "appears here after your own answer" in told(here)  # of the next criterion
    assert [e.field for e in here.events(Kind.JUDGE_SHOWN)] == ["clarity"]


def test_it_is_there_from_the_start_where_the_study_says_so(at_clarity):
    here = at_clarity("always")
    shown = {e.field: e for e in here.events(Kind.JUDGE_SHOWN)}
    assert set(shown) == {"clarity", "fluency"}
    assert f"rating: {shown['clarity'].value}" in told(here)
    assert "clarity" not in here.session.state.answers_here()


def test_it_is_back_in_a_window_that_takes_the_session_up_again(at_clarity, resumed, seat):
    here = at_clarity("after_answer")
    here.press(Qt.Key.Key_2)
    before = told(here)
    here.window.close()
    again = seat(session=resumed(here.session))
    again.press(Qt.Key.Key_Up)
    assert told(again) == before
    assert len(again.events(Kind.JUDGE_SHOWN)) == 1


def test_no_other_option_looks_chosen_while_the_row_stays_current(at_clarity):
    here = at_clarity("after_answer")
    here.press(Qt.Key.Key_2)
    page = here.window._screen()._current()
    assert page.current_criterion() == "clarity"
    assert here.focus() is page.control("clarity", "2")
    here.press(Qt.Key.Key_2)  # the same once more goes on
    assert page.current_criterion() != "clarity"
    assert here.focus() is page.control(page.current_criterion(), "1")
