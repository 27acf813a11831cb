"""Boxes to tick: what is chosen has a tick, in both themes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from labeval.ui.theme import DARK, LIGHT
from labeval.ui.widgets.basics.choices import TickBox, style_choice


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_chosen_box_has_a_tick_on_the_accent(qtbot, theme):
    box = TickBox("Record it")
    style_choice(box, theme)
    qtbot.addWidget(box)
    box.show()
    box.setChecked(True)
    place = box.tick_place()
    picture = box.grab().toImage()
    corner = picture.pixelColor((place.topLeft() + QPointF(4, 3)).toPoint())
    assert corner.name() == theme.color("accent").name(), "the box is filled around the tick"
    lowest = place.topLeft() + QPointF(0.42 * place.width(), 0.70 * place.height())
    assert picture.pixelColor(lowest.toPoint()).name() != theme.color("accent").name()
