"""The question of a best-worst page stands in its definition strip while there is room for it."""

from __future__ import annotations

import pytest

from labeval import places
from labeval.jobs.planning.check import pages_of_block
from labeval.study.reading import read_study
from labeval.ui.fit import page_area
from labeval.ui.participant.methods import find_page
from labeval.ui.participant.page_view import view_for

QUESTION = "Which text is the most honest and which the least"


@pytest.fixture
def page(qtbot):
    content = read_study(places.templates() / "six-methods")
    made = find_page("bws")()
    qtbot.addWidget(made)
    first = next(p for p in pages_of_block(content, "bws") if p.id == "bws-001")
    made.view_to_show = view_for(content, first, "en")
    return made


def test_the_question_is_on_the_page(page):
    page.resize(*page_area((1280, 720)))
    page.show_page(page.view_to_show)
    assert QUESTION in page.definition.text()


def test_a_page_that_was_laid_out_small_first_shows_the_same_once_it_is_large(page):
    page.resize(420, 300)
    page.show_page(page.view_to_show)
    page.resize(*page_area((1280, 720)))
    page.grab()  # Qt sends the resize of a hidden widget late
    assert not page.texts.overflowing()
    assert QUESTION in page.definition.text()
