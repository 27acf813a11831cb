"""The definition's name stands beside it where it fits, and above it where it does not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect

from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.lettering import line_count, line_height, text_width
from labeval.ui.widgets.texts.definition_panel import PAD_X, PAD_Y, Definition, DefinitionPanel

TEXT = "Every sentence of the answer says what the source says, and nothing besides. " * 2
SHORT, LONG = Definition("Clear", TEXT), Definition("Good enough to be sent to everybody", TEXT)


@pytest.mark.parametrize(
    ("definition", "width", "beside"), [(SHORT, 900, True), (LONG, 1240, True), (LONG, 500, False)]
)
def test_a_long_name_never_runs_into_the_definition(qtbot, definition, width, beside):
    panel = DefinitionPanel(wide=True)
    qtbot.addWidget(panel)
    panel.set_theme(LIGHT)
    panel.all_definitions.hide()
    height = panel.height_for([definition], width, 400)
    panel.place(0, 0, width, height)
    panel.show_definition(definition)
    body = panel._body_rect(width)
    name = text_width(definition.name, panel._px, strong=True)
    assert (body.left() > name) == beside
    assert beside or body.top() > panel._px, "the name has the first line for itself"
    assert panel.fits


def _name_and_link(panel, definition):
    """The rectangles of the name and of the link next to or below it."""
    width = text_width(definition.name, panel._px, strong=True)
    name = QRect(PAD_X, PAD_Y, width, line_height(panel._px))
    return name, panel.all_definitions.geometry()


@pytest.mark.parametrize("aside", ["", "by the source", "by the source and what the question asks"])
@pytest.mark.parametrize("name", ["Clear", "Errors against the source", LONG.name * 3])
@pytest.mark.parametrize("width", [240, 300, 380, 700])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_link_has_a_place_of_its_own(qtbot, name, aside, width, scale):
    panel, definition = DefinitionPanel(), Definition(name, TEXT, aside)
    qtbot.addWidget(panel)
    panel.set_theme(LIGHT.scaled(scale))
    panel.all_definitions.set_theme(LIGHT.scaled(scale))
    panel.all_definitions.setText("All definitions")
    height = panel.height_for([definition, SHORT], width, 900)
    panel.place(0, 0, width, height)
    panel.show_definition(definition)
    head, link = _name_and_link(panel, definition)
    assert panel.fits and panel.rect().contains(link)
    assert not head.intersects(link)
    lines = line_count(TEXT, panel._body_rect(width).width(), panel._px)
    end = panel._body_rect(width).top() + lines * line_height(panel._px)
    assert link.y() >= end or link.bottom() < panel._body_rect(width).top() + PAD_Y
    beside = link.y() >= end and text_width(aside, panel._aside_px()) > link.x() - PAD_X
    assert not beside or link.bottom() < height - PAD_Y - line_height(panel._px)


@pytest.mark.parametrize("link", ["Defs", "All definitions", "Todas las definiciones"])
@pytest.mark.parametrize("width", [160, 180, 220, 300])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_what_turns_the_pages_and_the_link_have_a_place_each(qtbot, link, width, scale):
    panel, definition = DefinitionPanel(), Definition(LONG.name, TEXT * 3)
    qtbot.addWidget(panel)
    panel.set_paged(True)
    panel.set_theme(LIGHT.scaled(scale))
    for part in (panel.all_definitions, panel.turner):
        part.set_theme(LIGHT.scaled(scale))
    panel.all_definitions.setText(link)
    panel.place(0, 0, width, panel.height_for([definition], width, 200))
    panel.show_definition(definition)
    panel.show()
    assert panel.turner.isVisible(), "the definition is in pages"
    places = [part.geometry() for part in (panel.turner, panel.all_definitions)]
    assert not places[0].intersects(places[1])
    if places[1].width() + PAD_X < width:  # else the word alone is wider than the panel
        assert all(panel.rect().contains(place) for place in places)


@pytest.mark.parametrize("corner", [False, True])
@pytest.mark.parametrize("most", range(60, 260, 20))
def test_a_definition_is_not_in_pages_where_it_would_be_no_higher_whole(qtbot, most, corner):
    panel = DefinitionPanel(wide=True)
    qtbot.addWidget(panel)
    panel.set_theme(LIGHT.scaled(2.0))
    panel.corner = 90 * corner
    panel.set_paged(True, low=True)
    panel.set_foot(44)
    panel.all_definitions.set_theme(LIGHT.scaled(2.0))
    panel.all_definitions.setText("All definitions")
    short = Definition("Truth", "It agrees with the source.", "judged by the text alone")
    height = panel.height_for([short], 920, most)
    panel.place(0, 0, 920, height)
    panel.show_definition(short)
    whole = panel._height(short, 920)
    assert panel.parts == 1 and height <= whole


@pytest.mark.parametrize("name", ["Clear", LONG.name])
@pytest.mark.parametrize("words", range(8, 28))
def test_no_row_runs_into_what_a_page_has_at_the_lower_right(qtbot, name, words):
    panel = DefinitionPanel(wide=True)
    qtbot.addWidget(panel)
    panel.set_theme(LIGHT.scaled(2.0))
    panel.all_definitions.set_theme(LIGHT.scaled(2.0))
    panel.all_definitions.setText("All definitions")
    panel.corner = 240
    definition = Definition(name, " ".join(TEXT.split()[:words]))
    panel.place(0, 0, 900, panel.height_for([definition], 900, 400))
    panel.show_definition(definition)
    body, row = panel._body_rect(900), line_height(panel._px)
    last = panel._rows(definition)[-1]
    end = body.top() + len(panel._rows(definition)) * row
    is_above = end <= panel.height() - PAD_Y - row
    assert is_above or body.left() + text_width(last.words, panel._px) <= 900 - panel.corner
