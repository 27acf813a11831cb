"""Names of aspects are whole on one line or on two; only what is longer is cut."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from labeval.ui.theme import LABEL_PX, LIGHT
from labeval.ui.widgets.answers.aspect_grid import LEAST_NAME, AspectGrid
from labeval.ui.widgets.basics.lettering import text_width

LONG = "Angemessenheit des Tons im Gespräch"


@pytest.fixture
def grid(qtbot):
    made = AspectGrid()
    qtbot.addWidget(made)
    made.set_theme(LIGHT.scaled(1.5))
    return made


def test_a_short_name_is_as_large_as_it_can_be(grid):
    assert grid.name_size("Ton", QSize(200, 40), strong=True) == LIGHT.scaled(1.5).px(LABEL_PX)


def test_a_long_name_is_whole_on_two_lines(grid):
    largest = LIGHT.scaled(1.5).px(LABEL_PX)
    width = text_width(LONG, largest, strong=True) * 2 // 3
    px = grid.name_size(LONG, QSize(width, 44), strong=True)
    assert LEAST_NAME <= px <= largest
    lower = grid.name_size(LONG, QSize(width, 34), strong=True)
    assert LEAST_NAME <= lower <= px


def test_a_name_that_no_size_makes_whole_is_known_as_one(grid):
    assert grid.name_size(LONG * 4, QSize(120, 30), strong=False) == 0
    assert grid.name_size("Übereinstimmungsgrad", QSize(40, 60), strong=False) == 0
