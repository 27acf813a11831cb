"""What the participant's screens claim is checked at that moment."""

from __future__ import annotations

from itertools import count

import pytest
from PySide6.QtCore import Qt

from labeval.session.events.events import Ending
from labeval.study.pages import Page
from labeval.ui.participant.window.page_timing import Pace
from labeval.ui.widgets.texts.markdown_view import MarkdownView


def words(person) -> str:
    """Everything that stands in the running texts of the screen."""
    views = [v for v in person.window.findChildren(MarkdownView) if v.isVisible()]
    return " ".join(view.accessibleName() for view in views)


def test_a_pause_says_saved_only_while_the_record_is_in_its_place(seat, steps, record):
    person = seat([steps.rate, steps.thanks])
    person.click("Pause")
    assert "Your answers so far are saved." in words(person)
    person.click("Resume")
    person.window.moving.pause()
    record.path.unlink()
    person.window._screen().arrive(person.session)
    assert "saved" not in words(person)


@pytest.mark.parametrize(("limits", "says"), [({}, False), ({"minutes": 20}, True)])
def test_a_pause_speaks_of_a_timer_only_where_time_is_limited(seat, steps, limits, says):
    person = seat([steps.rate, steps.thanks], study={"limits": limits})
    person.click("Pause")
    assert "Your answers so far are saved." in words(person)
    assert ("timer" in words(person)) == says


def test_before_the_consent_a_pause_and_the_supervisors_card_claim_nothing(seat, steps):
    person = seat([steps.welcome, steps.consent, steps.rate])
    person.click("Pause")
    assert "saved" not in words(person)
    person.window._deck.ask_to_close()
    assert person.shows("The session is not saved.")


def test_the_end_says_that_all_is_saved_when_it_is(seat, steps, record):
    person = seat([steps.rate, steps.thanks])
    person.session.end(Ending.ENDED_EARLY)
    person.window._redraw()
    assert person.shows("Everything is saved.")
    record.path.unlink()
    person.window._screen().arrive(person.session)
    assert not person.shows("Everything is saved.")
    assert person.shows("not everything could be saved")


def test_the_end_tells_once_what_to_do(seat, steps):
    person = seat([{**steps.about, "questions": steps.about["questions"][1:2]}, steps.thanks])
    person.press(Qt.Key.Key_Return)
    assert person.session.state.ended == Ending.COMPLETED
    assert person.shows("You can tell your supervisor that you have finished. Everything is saved.")


@pytest.mark.parametrize(("timed", "says"), [(2, False), (5, False), (6, True)])
def test_two_quick_pages_do_not_say_how_long_a_block_takes(timed, says):
    pages = [Page(f"p{n}", "pairs", (), ()) for n in range(28)]
    seconds = count(0, 10)
    pace = Pace(lambda: float(next(seconds)))
    for page in pages[: timed + 1]:
        pace.show(page)
    left = pace.minutes_left(pages[timed:])
    assert (left is not None) == says
