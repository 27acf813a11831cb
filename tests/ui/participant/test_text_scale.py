"""Whoever chooses larger text gets larger controls with it, on the smallest screen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from labeval import places
from labeval.session.plan.plan import make_plan
from labeval.study.reading import read_study
from labeval.ui.fit import page_area
from labeval.ui.participant.methods import find_page
from labeval.ui.participant.page_view import PageView, view_for
from labeval.ui.participant.sizes import control_scales, drawings
from labeval.ui.theme import LIGHT, TEXT_SCALES
from labeval.ui.widgets.basics.buttons import OptionButton


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
        assert page.controls_fit and page.reference.fits
        assert page.placement.drawn.text_scale >= min(scale, 1.25)


def test_a_tie_is_written_larger_at_the_largest_size(qtbot, side_by_side):
    pages = [shown(qtbot, side_by_side[0], scale) for scale in (1.0, 1.5)]
    small, large = (
        max(button.sizeHint().height() for button in page.findChildren(OptionButton))
        for page in pages
    )
    assert large >= small + 4


def test_the_reference_gives_way_before_the_controls_do(qtbot, side_by_side):
    size = shown(qtbot, side_by_side[0], 1.0).size()
    ways = drawings(LIGHT.scaled(1.5), size, groups=False)
    scales = [(way.controls, way.reference) for way in ways if way.whole_source]
    assert scales[:3] == [(1.5, 1.5), (1.5, 1.25), (pytest.approx(1.45), pytest.approx(1.45))]
    assert scales[-1] == (1.25, pytest.approx(1.25 / 1.2))
    assert scales == sorted(scales, reverse=True)
    assert (ways[-1].controls, ways[-1].reference, ways[-1].low_reference) == (1.0, 1.0, True)


def test_letters_that_were_chosen_to_be_large_leave_the_source_short_parts(qtbot, side_by_side):
    size = shown(qtbot, side_by_side[0], 1.0).size()
    low = [
        way.controls for way in drawings(LIGHT.scaled(2.0), size, groups=True) if way.low_reference
    ]
    assert low[0] == 2.0 and low[-1] == 1.0 and len(low) > 10
    usual = [way for way in drawings(LIGHT, size, groups=True) if way.low_reference]
    assert usual == [drawings(LIGHT, size, groups=True)[-1]]


def test_criteria_are_in_groups_before_letters_are_much_smaller_than_chosen(qtbot, side_by_side):
    size = shown(qtbot, side_by_side[0], 1.0).size()
    ways = drawings(LIGHT.scaled(2.0), size, groups=True)
    first = next(n for n, way in enumerate(ways) if way.grouped)
    assert {way.controls for way in ways[:first]} >= {2.0}
    assert min(way.controls for way in ways[:first]) >= 2 / 1.2 - 0.05
    assert ways[first].controls == 2.0
    assert all(way.whole_source for way in ways[:first])


def test_nobody_gets_controls_larger_than_chosen_on_a_small_screen(qtbot, side_by_side):
    size = shown(qtbot, side_by_side[0], 1.0).size()
    for scale in TEXT_SCALES:
        found = control_scales(LIGHT.scaled(scale), size)
        assert max(found) == scale and min(found) == 1.0


def test_a_block_keeps_its_scale_from_page_to_page(qtbot, side_by_side):
    page = shown(qtbot, side_by_side[0], 1.5)
    scales = []
    for view in side_by_side:
        page.show_page(replace(view))
        scales.append(page.placement.drawn.text_scale)
    assert scales == sorted(scales, reverse=True)
