"""A long source as a document beside the text: in view with everything else, place kept."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from labeval.study.methods import find_method
from labeval.study.pages import NO_ANSWER
from labeval.study.study import StudyContent
from labeval.ui.fit import PageMeasure, page_area
from labeval.ui.participant.pages.grid_layout import ROOMY_COMMENT
from labeval.ui.theme import DARK, LIGHT

SOURCE = "\n\n".join(
    f"{n}. A limpet holds on to its rock while the water is away. " * 8 for n in range(16)
)
DECLINABLE = "crit_layout"


@pytest.fixture(scope="module")
def with_document(pools) -> StudyContent:
    """The study of ten criteria whose source is long; one criterion may be declined."""
    raw = pools.study.model_dump(by_alias=True)
    for criterion in raw["criteria"]:
        criterion["no_answer"] = criterion["id"] == DECLINABLE
    for block in raw["blocks"].values():
        block["reference"] = "document"
    items = [item.model_copy(update={"source": SOURCE}) for item in pools.items]
    return StudyContent(study=type(pools.study).model_validate(raw), items=items)


@pytest.fixture
def view(with_document, view_of_block):
    """Makes the view of a page of that study."""

    def make(block, *items, **changes):
        plain = view_of_block(block, *items, **changes)
        study = with_document.study
        known = {criterion.id: criterion for criterion in study.criteria}
        settings = study.blocks[block]
        return replace(
            plain,
            study=study,
            settings=settings,
            criteria=tuple(known[c.id] for c in plain.criteria),
            items=tuple(with_document.item(i.id) for i in plain.items),
            fields=find_method(settings.method).fields(settings, plain.page),
        )

    return make


def parts_of(page):
    return [
        child
        for child in page.children()
        if isinstance(child, QWidget) and child.isVisible() and child.height() > 0
    ]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda t: t.name)
@pytest.mark.parametrize("screen", [(1280, 720), (1920, 1080)])
def test_everything_is_in_view_at_once(open_page, view, screen, theme, language):
    page = open_page(view("dqe", "pool-90", language=language), size=page_area(screen), theme=theme)
    assert page.controls_fit and page.definition.fits and page.document.pages > 2
    parts = parts_of(page)
    assert all(page.rect().contains(part.geometry()) for part in parts)
    rects = [QRect(part.geometry()) for part in parts]
    assert not [(a, b) for n, a in enumerate(rects) for b in rects[n + 1 :] if a.intersects(b)]
    for area in page.findChildren(QAbstractScrollArea):
        assert not area.verticalScrollBar().isVisible()


def test_a_paged_source_is_told_apart_from_a_text_that_does_not_fit(qapp, view):
    measure = PageMeasure()
    fits = measure.measure_page(view("dqe", "pool-35"), (1280, 616))
    assert fits.fits and fits.document_pages > 2 and not fits.overflowing
    text = view("dqe", "pool-170")
    long = replace(text, items=(text.items[0].model_copy(update={"text": SOURCE}),))
    misfit = measure.measure_page(long, (1280, 616))
    assert not misfit.fits and misfit.overflowing == ("pool-170",)


def test_a_short_source_stays_in_its_panel(open_page, view_of_block):
    page = open_page(view_of_block("dqe", "pool-35"))
    assert not page.document.isVisible() and page.reference.isVisible()


@pytest.mark.parametrize("block", ["aqc", "ab", "bws"])
def test_other_methods_have_the_document_too(open_page, view, block):
    items = ["pool-7", "pool-35", "pool-letters", "pool-70"]
    count = {"aqc": 1, "ab": 2, "bws": 4}[block]
    page = open_page(view(block, *items[:count]), size=page_area((1920, 1080)))
    assert page.document.isVisible()
    assert all(page.rect().contains(part.geometry()) for part in parts_of(page))


def test_page_keys_turn_the_document_from_the_answers(open_page, view):
    page = open_page(view("dqe", "pool-35"))
    QTest.keyClick(page.grid.control(0), Qt.Key.Key_PageDown)
    assert page.document.place().page == 1


def test_control_f_searches_and_escape_leads_back_to_the_answers(open_page, view, qtbot):
    page = open_page(view("dqe", "pool-35"))
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    QTest.keyClick(page.grid.control(0), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is page.document.search.edit
    QTest.keyClicks(page.document.search.edit, "12. a limpet")
    assert "12. A limpet" in page.document.view.visible_text()
    QTest.keyClick(page.document.search.edit, Qt.Key.Key_Escape)
    QTest.keyClick(page.document.view, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is page.grid.control(0)


def test_words_looked_for_rate_nothing(open_page, view, keep):
    shown = view("dqe", "pool-35")
    page = open_page(shown)
    answers = keep(page, shown)
    page.document.open_search()
    QTest.keyClicks(page.document.search.edit, "1 2 3")
    assert answers == {}
    page.document.focus_text()
    QTest.keyClick(page.document.view, Qt.Key.Key_3)
    assert list(answers.values()) == ["3"]


def test_the_place_is_kept_for_every_item(open_page, view):
    page = open_page(view("dqe", "pool-35"))
    page.document.turn(2)
    page.document.search.edit.setText("limpet")
    left = page.document.place()
    page.show_page(view("dqe", "pool-7"))
    assert page.document.place().page == 0 and page.document.place().search == ""
    page.show_page(view("dqe", "pool-35"))
    assert page.document.place() == left


def test_no_answer_stands_only_where_it_is_allowed(open_page, view, keep):
    shown = view("dqe", "pool-35")
    page = open_page(shown)
    answers = keep(page, shown)
    offered = {f.id for f in shown.fields if (c := page.control(f.id, NO_ANSWER)) and c.isVisible()}
    assert offered == {DECLINABLE}
    QTest.keyClick(page.grid.control(0), Qt.Key.Key_N)
    assert answers == {}
    ids = [f.id for f in shown.fields]
    page.grid.set_current(ids.index(DECLINABLE))
    QTest.keyClick(page.grid.control(page.grid.current), Qt.Key.Key_N)
    assert answers == {DECLINABLE: NO_ANSWER}


def test_the_ends_of_the_scale_are_at_it_where_there_is_room(open_page, view):
    # The definition says them as well, but that is not where somebody looks who chooses a point.
    page = open_page(view("dqe", "pool-90"), size=page_area((1280, 720)))
    assert page.heading.text().splitlines()[1:] == ["none of it – all of it"]
    assert page.controls_fit and page.definition.fits
    low = open_page(view("dqe", "pool-90"), size=page_area((1280, 520)))
    assert low.heading.text() == "How good is the text?"  # rows and definition come first
    assert low.controls_fit and low.definition.fits


@pytest.mark.parametrize("block", ["dqe", "ab"])
@pytest.mark.parametrize("screen", [(1280, 720), (1920, 1080)])
def test_a_comment_has_the_room_that_few_criteria_leave(open_page, view, screen, block):
    items = ("pool-7", "pool-35")[: 1 if block == "dqe" else 2]
    whole = view(block, *items)
    few = [c.id for c in whole.criteria[:3]]
    page = replace(whole.page, criteria=tuple(few))
    fields = tuple(f for f in whole.fields if f.criterion in few)
    shown = replace(whole, page=page, criteria=whole.criteria[:3], fields=fields)
    page = open_page(shown, size=page_area(screen))
    assert page.controls_fit and page.definition.fits
    comment, grid = page.comment.geometry(), page.grid.geometry()
    assert comment.height() >= ROOMY_COMMENT
    assert comment.top() > grid.bottom() and comment.width() == grid.width()
    assert page.definition.geometry().right() == comment.right()
    assert page.definition.geometry().top() > comment.bottom()
