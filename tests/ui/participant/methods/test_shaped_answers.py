"""Answers as models write them on pages of every method: nothing is cut, and nothing scrolls."""

from __future__ import annotations

import pytest

from labeval.study.pages import Page
from labeval.ui.fit import page_area
from labeval.ui.participant.methods import find_page
from labeval.ui.participant.page_view import view_for
from labeval.ui.theme import LIGHT
from tests.runs.screens.shaped_pages import ALL, faults_of_page, study_with
from tests.support.studies.every_control_study import BLOCKS

TEXTS = {"best": 3, "order": 3, "long": 3, "pairs": 2}
SIZES = [((960, 540), 1.0), ((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0)]


def _page(block: str, size: tuple[int, int], scale: float, first: int, qtbot):
    content = study_with(first)
    items = tuple(item.id for item in content.items[: TEXTS.get(block, 1)])
    criteria = tuple(content.study.blocks[block].criteria)
    page = find_page(content.study.blocks[block].method)()
    qtbot.addWidget(page)
    page.set_theme(LIGHT.scaled(scale))
    page.resize(*page_area(size))
    page.show_page(view_for(content, Page(f"{block}-1", block, items, criteria), "en"))
    page.show()
    return page


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("block", BLOCKS)
def test_nothing_is_cut(block, size, scale, qtbot):
    first = 5 * list(BLOCKS).index(block) + SIZES.index((size, scale))
    for number in (first, first + len(ALL) // 2):
        page = _page(block, size, scale, number, qtbot)
        assert list(faults_of_page(page)) == []


@pytest.mark.parametrize("shape", ["one word", "two columns", "c", "integral", "hebrew"])
@pytest.mark.parametrize("block", ["best", "long"])
def test_a_line_is_whole_on_the_smallest_screen_with_the_largest_letters(block, shape, qtbot):
    """So is a formula of a size that can be read, and a row of a table below its headings."""
    page = _page(block, (960, 540), 2.0, [name for name, _, _ in ALL].index(shape), qtbot)
    assert page.placement.percent >= {"best": 200, "long": 150}[block]
    assert [f for f in faults_of_page(page) if f != "controls do not fit"] == []


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_text_is_edited_in_letters_of_a_readable_size(scale, qtbot):
    page = _page("edits", (1280, 720), scale, 0, qtbot)
    assert page.editor.font().pixelSize() >= 14 * scale


def test_letters_of_a_text_in_parts_grow_with_the_screen(qtbot):
    first = [name for name, _, _ in ALL].index("two thousand words")
    small = _page("points", (1280, 720), 1.0, first, qtbot).texts
    large = _page("points", (1920, 1080), 1.0, first, qtbot).texts
    assert small.overflowing() and large.overflowing()
    assert large.px >= 1.25 * small.px


def test_there_are_sixty_shapes():
    assert len(ALL) >= 60
    assert len({text for _, text, _ in ALL}) == len(ALL)
