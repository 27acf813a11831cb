"""Conversations that are rated answer by answer on a real window."""

from __future__ import annotations

import pytest

from labeval.session.events.events import Kind
from labeval.study.selection import design_pages
from labeval.ui.participant.methods import find_page
from labeval.ui.participant.page_view import view_for
from tests.support.studies.turns_study import ANSWERS, LONG, turns_content


def _page(qtbot, content, turn):
    page = find_page(content.study.blocks["rated"].method)()
    qtbot.addWidget(page)
    page.resize(1280, 616)
    pages = [p for p in design_pages(content, "rated") if p.items == ("mill",)]
    page.show_page(view_for(content, pages[turn - 1], "en"))
    return page


@pytest.mark.parametrize("method", ["dqe", "aqc"])
def test_what_comes_later_is_not_shown_and_the_answer_asked_about_is_named(qtbot, method):
    page = _page(qtbot, turns_content(method), 2)
    (frame,) = page.texts.frames
    shown = frame.view.visible_text()
    assert "mill 1?" in shown and "day 2" in shown
    assert "mill 3?" not in shown
    assert frame.view.accessibleName() == "Answer 2 of 3"
    assert [block.rated for block in page.view.texts[0].blocks] == [False, False, False, True]


def test_a_long_conversation_begins_with_what_is_new_and_can_be_turned_back(qtbot):
    page = _page(qtbot, turns_content(body=LONG), 2)
    (frame,) = page.texts.frames
    assert 0 < frame.view.part < frame.view.parts - 1
    assert "mill 2?" in frame.view.visible_text()
    while frame.view.turn(-1):
        pass
    assert "mill 1?" in frame.view.visible_text()
    first = _page(qtbot, turns_content(body=LONG), 1)
    assert first.texts.frames[0].view.part == 0


def test_a_text_that_was_turned_stays_so_when_the_window_changes(qtbot):
    page = _page(qtbot, turns_content(body=LONG), 2)
    view = page.texts.frames[0].view
    page.texts.is_laying_out = False
    while view.part:
        view.turn(-1)
    page.resize(1280, 650)
    assert "mill 1?" in view.visible_text()


def _rate_on(here, turn):
    """Rate by keys until the second conversation's page about this turn."""
    while here.session.page.turn != turn:
        here.type("23")
        here.enter()


def test_a_session_by_keys_asks_about_every_answer_in_order(seat):
    here = seat(content=turns_content(comment={"ask": False}))
    turns = []
    while here.session.page is not None:
        turns.append((here.session.page.items[0], here.session.page.turn))
        here.type("23" if here.session.page.turn == 1 else "43")
        here.enter()
    wanted = [(item, n) for item, count in ANSWERS.items() for n in range(1, count + 1)]
    assert sorted(turns) == sorted(wanted)
    answers = here.events(Kind.ANSWER)
    assert len(answers) == 12
    first = {a.value for a in answers if a.field == "useful" and a.page.endswith("@turn1")}
    later = {a.value for a in answers if a.field == "useful" and not a.page.endswith("@turn1")}
    assert (first, later) == ({"2"}, {"4"})


def test_a_resumed_session_is_at_its_turn_with_the_answers_of_that_turn(seat, resumed):
    here = seat(content=turns_content(comment={"ask": False}))
    _rate_on(here, 2)
    here.type("4")
    page = here.session.page
    again = resumed(here.session)
    assert again.page == page
    assert again.state.answers[page.id] == {"useful": "4"}
    before = again.state.answers[page.id.replace("@turn2", "@turn1")]
    assert before == {"useful": "2", "polite": "3"}


def test_an_answer_is_changed_on_the_turn_before_after_going_back(seat):
    here = seat(content=turns_content(comment={"ask": False}))
    _rate_on(here, 2)
    here.click("Back")
    assert here.session.page.turn == 1
    here.type("5")
    answers = here.session.state.answers
    assert answers[here.session.page.id]["useful"] == "5"
