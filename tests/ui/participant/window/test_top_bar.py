"""The bar on top: practice is called practice, and a pause is offered wherever time runs."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.page_timing import Pace
from labeval.ui.participant.window.whereabouts import share_done, whereabouts
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.bars.top_bar import TopBar, Whereabouts
from labeval.ui.widgets.basics.buttons import ActionButton


def bar_telling(qtbot, where: Whereabouts) -> str:
    bar = TopBar(LIGHT)
    qtbot.addWidget(bar)
    bar.show_whereabouts(where)
    return bar._page.text()


def test_training_pages_are_counted_as_practice(qtbot):
    where = Whereabouts(title="Owls", number=1, count=2, practice=True)
    assert bar_telling(qtbot, where) == "Practice 1 of 2"


def test_a_single_training_page_is_called_practice_too(qtbot):
    assert bar_telling(qtbot, Whereabouts(number=1, count=1, practice=True)) == "Practice"
    assert bar_telling(qtbot, Whereabouts(number=1, count=1)) == ""


def test_it_is_called_so_in_german(qtbot, qapp):
    languages = LanguageSwitch(qapp)
    languages.use("de")
    try:
        where = Whereabouts(number=1, count=2, practice=True)
        assert bar_telling(qtbot, where) == "Übung 1 von 2"
    finally:
        languages.use("en")


@pytest.mark.parametrize("tool", ["", "Gehe zu …   Deutsch"])
@pytest.mark.parametrize("width", [960, 1280])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_button_is_cut_in_a_narrow_bar(qtbot, qapp, scale, width, tool):
    languages = LanguageSwitch(qapp)
    languages.use("de")
    try:
        window = QWidget()
        qtbot.addWidget(window)
        bar = TopBar(LIGHT.scaled(scale), window)
        bar.show_whereabouts(
            Whereabouts(
                title="Fehler in Übersetzungen markieren",
                number=13,
                count=28,
                minutes_left=14,
                can_pause=True,
                can_ask=True,
            )
        )
        added = ActionButton(tool)
        if tool:
            bar.add_tool(added)
        window.resize(width, 200)
        bar.setGeometry(0, 0, width, bar.height())
        window.show()
        assert bar.width() == width
        buttons = [bar.ask_button, bar._pause, bar.appearance_button, *([added] if tool else [])]
        for button in buttons:
            assert button.width() >= button.sizeHint().width(), button.text()
            assert bar.rect().contains(button.geometry())
        assert bar._page.text() in ("Seite 13 von 28", "13/28")
        assert bar._page.width() >= bar._page.sizeHint().width()
        assert "Seite 13 von 28" in bar.spoken()
    finally:
        languages.use("en")


def test_the_page_of_a_training_step_says_so_and_a_rating_page_does_not(seat):
    train, rate = ({"step": step, "id": step, "block": "pairs"} for step in ("training", "rating"))
    person = seat([train, rate])
    assert person.shows("Practice") and not person.shows("Page 1 of")
    person.type("a")
    person.enter()
    person.enter()
    assert person.kind() == "rating"
    assert person.shows("Page 1 of 3") and not person.shows("Practice")


def test_a_pause_is_offered_on_a_text_and_comes_back_to_it(seat, steps):
    person = seat([steps.welcome, steps.rate])
    person.click("Pause")
    assert person.session.state.paused
    person.click("Resume")
    assert not person.session.state.paused and person.kind() == "text"


@pytest.mark.parametrize("kind", ["consent", "rest"])
def test_no_pause_is_offered_before_anything_begins_or_in_a_break(seat, steps, kind):
    person = seat([getattr(steps, kind), steps.rate])
    assert not whereabouts(person.session.state, "", Pace()).can_pause


def test_pages_beyond_the_sessions_limit_are_not_counted(seat, steps):
    person = seat([steps.rate, steps.thanks], study={"limits": {"pages": 2}})
    assert person.shows("Page 1 of 2") and not person.shows("Page 1 of 3")
    state = person.session.state
    assert share_done(state, 1) == share_done(state) == 0
    for page in (2, 0):
        person.type("aa")
        person.enter()
        assert not page or person.shows(f"Page {page} of 2")
        assert share_done(state, 2) == pytest.approx(1 / 3 if page else 1)
    assert person.kind() == "text"
    assert person.shows("Thank you")
