"""Criteria that have no room together are in groups: none is lost, and all can be reached."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from labeval.ui.fit import PageMeasure, page_area
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.answers.option_grid import groups_of

SMALL = page_area((960, 540))
TEXTS = {"dqe": ["pool-170"], "aqc": ["pool-170"], "slider": ["pool-170"]}
TEXTS["ab"] = ["pool-170", "pool-90"]


@given(st.lists(st.integers(20, 60), min_size=1, max_size=40), st.integers(60, 900))
def test_groups_have_every_row_once_in_order_and_fit(heights, room):
    groups = groups_of(heights, room)
    assert [n for part in groups for n in part] == list(range(len(heights)))
    assert all(sum(heights[n] for n in part) <= room for part in groups)
    assert max(map(len, groups)) - min(map(len, groups)) <= 1
    assert (len(groups) == 1) == (sum(heights) <= room)


def test_a_row_that_is_too_high_is_alone():
    assert groups_of([50, 900, 50], 100) == (range(1), range(1, 2), range(2, 3))


def parts_of(page) -> list[QRect]:
    found = [c for c in page.children() if isinstance(c, QWidget) and c.isVisible()]
    return [QRect(c.geometry()) for c in found if c.height() > 0]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("block", TEXTS)
def test_nothing_is_lost_on_any_screen(open_page, view_of_block, block, size, scale):
    view = view_of_block(block, *TEXTS[block])
    page = open_page(view, size=page_area(size), theme=LIGHT.scaled(scale))
    assert page.controls_fit and page.definition.has_room
    parts = parts_of(page)
    assert all(page.rect().contains(part) for part in parts)
    assert not any(a.intersects(b) for n, a in enumerate(parts) for b in parts[n + 1 :])
    assert page.comment.isVisible() and page.comment.height() >= 20
    seen = []
    for row in range(len(page.grid.rows)):
        page.grid.set_current(row)
        control = page.grid.control(row)
        assert control.isVisible() and page.grid.rect().contains(control.geometry())
        seen.append(page.grid.shown)
    assert tuple(dict.fromkeys(seen)) == page.grid.groups


@pytest.mark.parametrize("block", TEXTS)
def test_the_check_says_what_the_page_shows(open_page, view_of_block, block):
    view = view_of_block(block, *TEXTS[block])
    for size in ((960, 540), (1280, 720)):
        fit = PageMeasure(size).measure_page(view, page_area(size))
        page = open_page(view, size=page_area(size))
        assert (fit.groups, fit.controls_fit) == (page.groups, page.controls_fit)
        assert fit.reference_fits == page.reference.fits
        assert list(fit.overflowing) == page.texts.overflowing()
        assert (fit.groups > 1) == (size == (960, 540))


def test_the_arrow_key_leads_into_the_next_group(open_page, view_of_block):
    page = open_page(view_of_block("dqe", "pool-35"), size=SMALL)
    first = page.grid.shown
    page.grid.set_current(first[-1])
    QTest.keyClick(page, Qt.Key.Key_Down)
    assert page.grid.current == first.stop and page.grid.shown != first
    assert page.window().focusWidget() is page.grid.control(first.stop)


def test_the_turner_leads_to_the_first_criterion_of_the_next_group(open_page, view_of_block):
    page = open_page(view_of_block("dqe", "pool-35"), size=SMALL)
    focused = []
    page.criterion_focused.connect(focused.append)
    before = page.grid.shown
    QTest.mouseClick(page.turner._on, Qt.MouseButton.LeftButton)
    assert page.grid.current == before.stop
    assert focused == [page.grid.rows[before.stop].field]
    QTest.mouseClick(page.turner._back, Qt.MouseButton.LeftButton)
    assert page.grid.shown == before and page.grid.current == 0


def test_a_slider_is_as_long_as_its_column_allows(open_page, view_of_block):
    for size in ((1280, 720), (1920, 1080)):
        page = open_page(view_of_block("slider", "pool-35"), size=page_area(size))
        slider = page.grid.control(0)
        assert slider.width() >= 330 * page.placement.drawn.text_scale


def test_a_page_of_ten_criteria_is_whole_on_the_usual_screen(open_page, view_of_block):
    page = open_page(view_of_block("dqe", "pool-170"))
    assert page.groups == 1 and page.turner.isHidden()


def test_the_tenth_answer_is_given_by_keys_alone(open_page, view_of_block, keep):
    view = view_of_block("dqe", "pool-35")
    page = open_page(view, size=SMALL)
    answers = keep(page, view)
    for n in range(10):
        QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_3)
        assert len(answers) == n + 1
    assert set(answers.values()) == {"3"}
