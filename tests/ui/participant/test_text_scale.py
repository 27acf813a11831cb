"""Whoever chooses larger text gets larger controls with it, on the smallest screen."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize

from labeval import places
from labeval.session.plan.plan import make_plan
from labeval.study.reading import read_study
from labeval.ui.fit import page_area
from labeval.ui.participant.methods import find_page
from labeval.ui.participant.page_view import PageView, view_for
from labeval.ui.participant.sizes import Part, drawings, growth
from labeval.ui.theme import LIGHT, TEXT_SCALES
from labeval.ui.widgets.basics.buttons import OptionButton
from tests.runs.screens.shaped_pages import faults_of_page


@pytest.fixture(scope="module")
def side_by_side() -> list[PageView]:
    """Pages of ten criteria under a question and a source, two texts side by side."""
    content = read_study(places.templates() / "six-methods")
    condition = next(c for c in content.study.conditions if "ab" in c.blocks)
    plan = make_plan(content, condition.id, 5, participant=0)
    pages = [page for page in plan.rating_pages() if page.block == "ab"]
    return [view_for(content, page, "en") for page in pages[:6]]


def shown(qtbot, view: PageView, scale: float):
    page = find_page(view.settings.method)()
    qtbot.addWidget(page)
    page.resize(*page_area((1280, 720)))
    page.set_theme(LIGHT.scaled(scale))
    page.show_page(view)
    return page


@pytest.mark.parametrize("scale", TEXT_SCALES)
def test_controls_of_a_full_page_grow_with_its_texts(qtbot, side_by_side, scale):
    for view in side_by_side:
        page = shown(qtbot, view, scale)
        assert page.controls_fit
        assert page.placement.drawn.text_scale == page.reference.theme.text_scale == scale


def test_the_smallest_screen_has_the_largest_letters_with_a_link_at_the_source(qtbot, side_by_side):
    page = shown(qtbot, side_by_side[0], 2.0)
    page.resize(*page_area((960, 540)))
    page.show()
    page.show_page(side_by_side[0])
    assert page.placement.percent >= 185 and [*faults_of_page(page)] == []
    assert page.reference.place_in_source[1] > 1


def test_a_tie_is_written_larger_at_the_largest_size(qtbot, side_by_side):
    pages = [shown(qtbot, side_by_side[0], scale) for scale in (1.0, 1.5)]
    small, large = (
        max(button.sizeHint().height() for button in page.findChildren(OptionButton))
        for page in pages
    )
    assert large >= small + 4


def test_letters_are_smaller_only_where_the_smallest_parts_have_no_room(qtbot, side_by_side):
    size = shown(qtbot, side_by_side[0], 1.0).size()
    for scale in TEXT_SCALES:
        ways = drawings(LIGHT.scaled(scale), size)
        assert ways[0].scale == scale and not ways[0].in_parts
        smaller = [way for way in ways if way.scale < scale]
        assert all(way.least and way.in_parts == frozenset(Part) for way in smaller)
        assert [way.scale for way in ways] == sorted((w.scale for w in ways), reverse=True)
        assert ways[-1].scale == 1.0 and ways[-1].least


def test_criteria_are_in_groups_before_definitions_are_in_pages_and_sources_in_parts(qapp):
    ways = drawings(LIGHT, QSize(1280, 616))
    last = ways[-1].in_parts
    found = [way.in_parts for way in ways if not way.least]
    assert found[1:] == [
        {Part.CRITERIA},
        {Part.CRITERIA, Part.DEFINITION},
        {Part.REFERENCE},
        last,
    ]


def test_a_large_screen_puts_nothing_into_parts_to_have_larger_letters(qapp):
    size = QSize(*page_area((1920, 1080)))
    ways = drawings(LIGHT.scaled(1.5), size)
    assert ways[0].scale == 1.5 * growth(size)
    grown = [way.in_parts for way in ways if way.scale > 1.5]
    assert set(grown) == {frozenset(), frozenset({Part.REFERENCE})}


def test_a_block_keeps_its_scale_from_page_to_page(qtbot, side_by_side):
    page = shown(qtbot, side_by_side[0], 1.5)
    scales = []
    for view in side_by_side:
        page.show_page(replace(view))
        scales.append(page.placement.drawn.text_scale)
    assert scales == sorted(scales, reverse=True)
