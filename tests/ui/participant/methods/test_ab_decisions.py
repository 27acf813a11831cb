"""AB pages whose options differ by criterion, and which hold long texts."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval.study.model.items import Item
from labeval.study.pages import TIE, Page
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from labeval.ui.fit import PageMeasure
from labeval.ui.participant.page_view import view_for

TEMPLATE = Path(__file__).parents[4] / "resources" / "templates" / "pairwise-utility"

_SENTENCE = (
    "People who write about streets in summer compare shade, pale stone and water, and many of "
    "them forget that a lane also needs the evening wind to carry warm air away from its walls. "
)


def words(count: int, paragraphs: int = 1) -> str:
    """A text of so many words with about six characters each, spaces among them."""
    text = (_SENTENCE + "Temperature measurements showed surprisingly different results. ") * 12
    found, part = text.split()[:count], -(-count // paragraphs)
    return "\n\n".join(" ".join(found[n : n + part]) for n in range(0, count, part))


@pytest.fixture
def utility() -> StudyContent:
    """The template's study with two more texts of 250 words, and two of 400."""
    content = read_study(TEMPLATE)
    topic = content.items[0].question
    more = [
        Item(id=f"x{count}{side}", text=words(count, paragraphs), question=topic)
        for count in (250, 400)
        for side, paragraphs in (("a", 1), ("b", 3))
    ]
    return content.model_copy(update={"items": [*content.items, *more]})


@pytest.fixture
def pairs_page(utility, open_page):
    """The page of two of the template's texts, open."""

    def make(left: str = "r01", right: str = "r02", language: str = "en", **changes):
        criteria = tuple(c.id for c in utility.study.criteria)
        shown = Page("pairwise-001", "pairwise", (left, right), criteria)
        return open_page(view_for(utility, shown, language), **changes)

    return make


@pytest.mark.parametrize("language", ["en", "de"])
def test_two_texts_of_250_words_fit_with_seven_questions(utility, language, qapp):
    criteria = tuple(c.id for c in utility.study.criteria)
    assert len(words(250)) >= 1500
    page = Page("pairwise-001", "pairwise", ("x250a", "x250b"), criteria)
    fit = PageMeasure((1280, 720)).measure(utility, page, language)
    assert fit.fits
    assert fit.text_px >= 14


def test_longer_texts_page_inside_their_frames_and_everything_else_fits(utility, qapp):
    criteria = tuple(c.id for c in utility.study.criteria)
    page = Page("pairwise-001", "pairwise", ("x400a", "x400b"), criteria)
    fit = PageMeasure((1280, 720)).measure(utility, page, "en")
    assert fit.overflowing == ("x400a", "x400b")
    assert fit.controls_fit and fit.reference_fits


def test_the_grid_gives_way_only_where_texts_need_the_room(pairs_page):
    assert pairs_page("x250a", "x250b").grid.width() < pairs_page("r01", "r02").grid.width()


def test_only_the_topic_stands_on_top_where_there_is_no_source(pairs_page):
    page = pairs_page()
    assert page.reference.isVisible()
    assert page.reference.fits
    assert page.reference.height() < 60


def test_what_must_be_decided_shows_no_neutral(pairs_page):
    page = pairs_page()
    assert page.control("depth", TIE).isVisible()
    assert not page.control("overall", TIE).isVisible()
    assert page.control("overall", "r01").isVisible()


def test_a_key_for_neutral_does_nothing_where_it_is_not_offered(pairs_page, keep):
    page = pairs_page()
    answers = keep(page, page.view)
    page.make_current(next(f for f in page.view.fields if f.id == "overall"), focus=True)
    QTest.keyClick(page, Qt.Key.Key_N)
    assert answers == {}
    QTest.keyClick(page, Qt.Key.Key_B)
    assert answers == {"overall": "r02"}


def test_arrows_pass_the_empty_place(pairs_page, qapp):
    page = pairs_page()
    page.make_current(next(f for f in page.view.fields if f.id == "consistency"), focus=True)
    QTest.keyClick(page, Qt.Key.Key_Right)
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.focusWidget() is page.control("consistency", TIE)
    QTest.keyClick(page, Qt.Key.Key_Down)
    assert page.focusWidget() is page.control("overall", "r02")
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.focusWidget() is page.control("overall", "r02")


@pytest.mark.parametrize("key", [Qt.Key.Key_N, Qt.Key.Key_T, Qt.Key.Key_G])
def test_neutral_is_stored_as_a_tie(pairs_page, keep, key):
    page = pairs_page()
    answers = keep(page, page.view)
    QTest.keyClick(page, key)
    assert answers == {"topic": TIE}


def test_the_studys_own_word_stands_on_the_option_and_names_the_key(pairs_page):
    page = pairs_page(language="de")
    field = page.view.fields[0]
    assert page.value_label(field, TIE) == "Neutral"
    assert page.key_hints()[0][0] == ["A", "B", "N"]
