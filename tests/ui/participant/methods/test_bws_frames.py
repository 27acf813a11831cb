"""A best-worst page keeps its frames from criterion to criterion, and makes others where needed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from labeval import places
from labeval.jobs.planning.check import pages_of_block
from labeval.study.model.formats import Formats
from labeval.study.reading import read_study
from labeval.ui.fit import page_area
from labeval.ui.participant.methods import find_page
from labeval.ui.participant.page_view import view_for


@pytest.fixture
def views():
    content = read_study(places.templates() / "six-methods")
    pages = {p.criteria[0]: p for p in pages_of_block(content, "bws")}
    return [view_for(content, page, "en") for page in pages.values()]


@pytest.fixture
def page(qtbot):
    made = find_page("bws")()
    qtbot.addWidget(made)
    made.resize(*page_area((1280, 720)))
    return made


def test_another_criterion_is_asked_with_the_same_frames(page, views):
    one, other = views[:2]
    page.show_page(one)
    frames = list(page.texts.frames)
    page.show_page(other)
    assert list(page.texts.frames) == frames
    assert [frame.text for frame in frames] == [text.text for text in other.texts]
    asked = page.view.name_of(other.criteria[0])
    assert asked in frames[0].buttons[0].accessibleName()


def test_a_click_after_another_criterion_asks_for_one_answer(page, views):
    one, other = views[:2]
    asked = []
    page.answered.connect(lambda *answer: asked.append(answer))
    page.show_page(one)
    page.show_page(other)
    page.texts.frames[1].buttons[0].click()
    assert asked == [("best", other.items[1].id)]


def test_texts_in_another_form_have_frames_of_their_own(page, views):
    plain = views[0]
    page.show_page(plain)
    before = list(page.texts.frames)
    formatted = plain.study.model_copy(update={"formats": Formats(text="markdown")})
    page.show_page(replace(plain, study=formatted))
    assert not set(before) & set(page.texts.frames)


def test_another_number_of_texts_has_as_many_frames(page, views):
    four = views[0]
    page.show_page(four)
    options = tuple(replace(f, options=f.options[:3]) for f in four.fields)
    shown = replace(four.page, items=four.page.items[:3])
    page.show_page(replace(four, page=shown, items=four.items[:3], fields=options))
    assert len(page.texts.frames) == 3
