"""Pages of all methods with texts in Markdown: rendered, in parts where they must be, reported."""

from __future__ import annotations

import pytest

from labeval.study.model.formats import Formats
from labeval.study.pages import Page
from labeval.study.study import StudyContent
from labeval.ui.participant.methods import find_page
from labeval.ui.participant.page_view import PageView, view_for
from labeval.ui.widgets.formatted.view import FormattedView
from labeval.ui.widgets.texts.formatted_pages import FormattedPages
from labeval.ui.widgets.texts.page_turner import PageTurner
from labeval.ui.widgets.texts.text_view import TextView
from tests.support.studies.every_control_study import every_control_study
from tests.support.texts.formatted_answers import ANSWERS, CONVERSATION, LONG, TABLE

BLOCKS = {"points": 1, "yesno": 1, "pairs": 2, "best": 3, "long": 3}


def _content(body: str = LONG, **formats: str) -> StudyContent:
    content = every_control_study()
    given = content.model_dump(mode="json", by_alias=True)
    for item in given["items"]:
        item["text"], item["source"] = f"{body}\n\n{item['id']}", TABLE
    given["study"]["formats"] = formats
    return StudyContent.model_validate(given)


def _view(content: StudyContent, block: str) -> PageView:
    items = tuple(item.id for item in content.items[: BLOCKS[block]])
    criteria = tuple(content.study.blocks[block].criteria)
    return view_for(content, Page(f"{block}-1", block, items, criteria), "en")


@pytest.mark.parametrize("block", BLOCKS)
def test_a_text_that_is_too_long_is_turned_part_by_part(block, qtbot):
    content = _content(text="markdown")
    page = find_page(content.study.blocks[block].method)()
    qtbot.addWidget(page)
    page.resize(1280, 616)
    with qtbot.waitSignal(page.overflowed) as reported:
        page.show_page(_view(content, block))
    items = [item.id for item in content.items[: BLOCKS[block]]]
    assert sorted(reported.args[0]) == sorted(items)
    assert all(isinstance(frame.view, FormattedView) for frame in page.texts.frames)
    first = page.texts.frames[0]
    seen = [first.view.visible_text()]
    with qtbot.waitSignal(page.text_turned) as turned:
        first.view.turn(1)
    assert turned.args[1:] == [2, first.view.parts]
    while first.view.turn(1):
        seen.append(first.view.visible_text())
    assert "o1" in first.view.visible_text()
    assert "#" not in "".join(seen)


def test_a_page_of_plain_texts_has_the_plain_view(qtbot):
    content = _content("Short.")
    page = find_page("ab")()
    qtbot.addWidget(page)
    page.resize(1280, 616)
    page.show_page(_view(content, "pairs"))
    assert all(type(frame.view) is TextView for frame in page.texts.frames)


def test_one_item_may_be_written_otherwise_than_the_others(qtbot):
    content = _content("*Short*.")
    given = content.model_dump(mode="json", by_alias=True)
    given["items"][1]["extra"] = {"text_format": "markdown"}
    content = StudyContent.model_validate(given)
    page = find_page("ab")()
    qtbot.addWidget(page)
    page.resize(1280, 616)
    page.show_page(_view(content, "pairs"))
    plain, rendered = (frame.view.visible_text() for frame in page.texts.frames)
    assert plain.startswith("*Short*.")
    assert rendered.startswith("Short.")


def test_a_source_in_markdown_is_rendered_below_its_label(qtbot):
    plain, rendered = _content("Short."), _content("Short.", source="markdown")
    page = find_page("dqe")()
    qtbot.addWidget(page)
    page.resize(1280, 616)
    page.show_page(_view(plain, "points"))
    assert page.reference.findChild(FormattedView) is None
    page.show_page(_view(rendered, "points"))
    view = page.reference.findChild(FormattedView)
    assert view is not None
    assert view.isVisibleTo(page)
    assert "Queen of the Sound" in view.visible_text()
    page.show_page(_view(plain, "points"))
    assert not view.isVisibleTo(page)


def test_a_question_in_markdown_is_rendered_and_says_where_it_goes_on(qtbot):
    content = _content("Short.", question="markdown")
    given = content.model_dump(mode="json", by_alias=True)
    for item in given["items"]:
        item["question"], item["source"] = "What does `len` **do**?", ""
    given["items"][1]["question"] = LONG
    content = StudyContent.model_validate(given)
    page = find_page("dqe")()
    qtbot.addWidget(page)
    page.resize(1280, 616)
    page.show_page(_view(content, "points"))
    assert page.reference.fits
    (view,) = page.reference.findChildren(FormattedView)
    assert view.visible_text() == "What does len do?"
    criteria = tuple(content.study.blocks["points"].criteria)
    page.show_page(
        view_for(content, Page("points-2", "points", (content.items[1].id,), criteria), "en")
    )
    assert not page.reference.fits
    turner = next(t for t in page.reference.findChildren(PageTurner) if t.isVisibleTo(page))
    first = view.visible_text()
    turner.turned.emit(1)
    assert view.part == 1
    assert view.visible_text() != first
    assert page.reference.height() <= 0.4 * 616


def test_a_source_in_parts_says_so_whatever_its_format(qtbot):
    for format in ("plain", "markdown"):
        content = _content("Short.", source=format)
        given = content.model_dump(mode="json", by_alias=True)
        for item in given["items"]:
            item["source"] = LONG
        page = find_page("dqe")()
        qtbot.addWidget(page)
        page.resize(1280, 616)
        page.show_page(_view(StudyContent.model_validate(given), "points"))
        (turner,) = [t for t in page.reference.findChildren(PageTurner) if t.isVisibleTo(page)]
        with qtbot.waitSignal(page.text_turned) as turned:
            turner.turned.emit(1)
        assert turned.args[:2] == ["", 2]
        assert not turner.geometry().intersects(page.reference.view.geometry())


def test_a_source_as_a_document_is_rendered_and_words_are_found_in_it(qtbot):
    content = _content("Short.", source="markdown")
    given = content.model_dump(mode="json", by_alias=True)
    given["study"]["blocks"]["points"]["reference"] = "document"
    for item in given["items"]:
        item["source"] = LONG
    page = find_page("dqe")()
    qtbot.addWidget(page)
    page.resize(1280, 616)
    page.show_page(_view(StudyContent.model_validate(given), "points"))
    view = page.document.view
    assert isinstance(view, FormattedPages)
    assert page.markable()[""] is view
    assert "**" not in view.visible_text()
    page.document.search.edit.setText("PART 7 the harbour is")
    assert page.document.place().hit == 0
    start = LONG.index("part 7 the **harbour** is")
    assert page.document._found.hits.start_of(0) == start
    assert view.rects_of(start, start + 6)
    assert view.page > 0


def test_two_conversations_on_a_page_are_level_and_others_are_not_changed(qtbot):
    content = _content(CONVERSATION, text="conversation")
    one, other = _view(content, "pairs").texts
    assert one.level_with == (other.text,)
    assert other.level_with == (one.text,)
    assert _view(content, "points").texts[0].level_with == ()
    assert _view(_content(text="markdown"), "pairs").texts[0].level_with == ()


def test_the_words_of_a_text_are_without_signs():
    item = every_control_study().items[0].model_copy(update={"text": ANSWERS["lists"]})
    words = Formats(text="markdown").of_text(item).words
    assert "take layers" in words
    assert "**" not in words
    assert Formats().of_text(item).words == ANSWERS["lists"]
