"""What the window shows once nothing can be saved any more."""

from __future__ import annotations

from PySide6.QtCore import Qt

from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.widgets.basics.buttons import OptionButton

_GONE = "Your answers are not being saved"
_KEPT = "What you answered before has been kept on this computer."


def chosen(seat) -> list[str]:
    page = seat.window.findChild(RatingPage)
    return [b.text() for b in page.findChildren(OptionButton) if b.isChecked()]


def test_an_answer_into_a_file_that_is_gone_is_not_drawn(seat, steps, record) -> None:
    here = seat([steps.rate, steps.thanks])
    record.path.unlink()
    here.type("a")
    assert here.shows(_GONE)
    assert chosen(here) == []
    assert here.session.state.answers_here() == {}
    assert not here.shows(_KEPT), "nothing was kept elsewhere, so nothing of that kind is said"


def test_it_is_seen_without_any_input_and_nothing_gets_past_the_page(
    seat, steps, record, qtbot
) -> None:
    here = seat([steps.rate, steps.thanks])
    here.type("a")
    before = here.session.state.last_seq
    record.path.rename(record.path.with_name("moved"))
    qtbot.waitUntil(lambda: here.shows(_GONE))
    for _ in range(2):
        here.type("ab12")
        here.press(Qt.Key.Key_Return)
        here.press(Qt.Key.Key_Tab)
        here.press(Qt.Key.Key_Escape)
    assert here.window.not_saved.hasFocus()
    assert here.session.state.last_seq == before
    assert chosen(here) == ["A"], "what was saved before is still there"
    assert here.window.not_saved.size() == here.window.size()


def test_the_supervisor_can_still_close_the_window(seat, steps, record) -> None:
    here = seat([steps.rate, steps.thanks], full_screen=True)
    record.path.unlink()
    here.type("a")
    here.press(
        Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    assert here.shows("For the supervisor")
    here.press(Qt.Key.Key_Escape)
    assert here.window.not_saved.hasFocus()
    here.window._may_close = True
    assert here.window.close(), "what cannot be saved does not hold the window"
