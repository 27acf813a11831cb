"""Texts that are laid out ahead of time cost nothing but paint when they are shown."""

from __future__ import annotations

from PySide6.QtCore import QRect

from labeval.study.pages import Page
from labeval.study.study import StudyContent
from labeval.text.formatted import FormattedText
from labeval.text.markdown.reading import _read
from labeval.ui.participant.methods import find_page
from labeval.ui.participant.page_view import PageView, view_for
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.formatted.ahead import AheadOfTime
from labeval.ui.widgets.formatted.rendered import _rendered
from tests.support.studies.every_control_study import every_control_study
from tests.support.texts.formatted_answers import ANSWERS


def _content() -> StudyContent:
    content = every_control_study()
    given = content.model_dump(mode="json", by_alias=True)
    first = given["items"][0]
    given["items"] += [
        first | {"id": f"{name}-{n}", "text": f"# {n}\n\n{text}"}
        for n in range(2)
        for name, text in ANSWERS.items()
    ]
    given["study"]["formats"] = {"text": "markdown"}
    return StudyContent.model_validate(given)


def _view(content: StudyContent, *items: str) -> PageView:
    return view_for(content, Page(items[0], "pairs", items, ("true", "clear")), "en")


def test_the_next_page_needs_no_layout_that_was_not_made(qtbot, qapp):
    content = _content()
    page = find_page("ab")()
    qtbot.addWidget(page)
    page.setGeometry(QRect(0, 0, 1280, 616))
    page.show_page(_view(content, "table-0", "formulas-0"))
    following = _view(content, "table-1", "formulas-1")
    ahead = AheadOfTime()
    ahead.prepare(following.texts, LIGHT)
    assert not ahead.is_done
    while not ahead.is_done:
        ahead.go_on()
    made, read = _rendered.cache_info().misses, _read.cache_info().misses
    page.show_page(following)
    assert _rendered.cache_info().misses == made
    assert _read.cache_info().misses == read


def test_plain_texts_are_no_work(qapp):
    ahead = AheadOfTime()
    ahead.prepare([FormattedText("plain")], LIGHT)
    ahead.go_on()
    assert ahead.is_done


def test_texts_are_not_looked_at_before_the_work_begins(qapp):
    looked_at = []

    def texts():
        looked_at.append("first")
        yield FormattedText("plain")

    ahead = AheadOfTime()
    ahead.prepare(texts(), LIGHT)
    assert not looked_at
    ahead.go_on()
    assert looked_at == ["first"]


def test_new_texts_take_the_place_of_old_ones(qapp):
    ahead = AheadOfTime()
    ahead.prepare([FormattedText("**old, never shown**", "markdown")], LIGHT)
    ahead.prepare([], LIGHT)
    read = _read.cache_info().misses
    ahead.go_on()
    assert ahead.is_done
    assert _read.cache_info().misses == read
