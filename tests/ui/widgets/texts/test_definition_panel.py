"""The definition's name stands beside it where it fits, and above it where it does not."""

from __future__ import annotations

import pytest

from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.lettering import text_width
from labeval.ui.widgets.texts.definition_panel import Definition, DefinitionPanel

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
