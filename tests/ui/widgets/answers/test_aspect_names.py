"""The grid of aspects: names are whole on one line or on two, and what has room is in view."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize

from labeval.ui.theme import LABEL_PX, LIGHT
from labeval.ui.widgets.answers.aspect_grid import (
    LEAST_NAME,
    AspectGrid,
    AspectPoint,
    AspectRow,
)
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


def test_the_preferred_candidate_can_be_chosen_again_after_a_lower_place(grid):
    points = tuple(AspectPoint(n, n, n) for n in "012")
    rows = [AspectRow(name, points) for name in ("Facts", "Tone")]
    grid.set_rows(rows, ["Answer 1", "Answer 2"], preferred="Preferred answer", tick="None")
    grid.show()
    grid.set_apart(True)
    enough = QRect(0, 0, 900, grid.least_height())
    grid.place(QRect(0, 0, 900, grid.least_height(1)), grouped=True)
    assert len(grid.groups) > 1 and not grid.choice(0).isVisible()
    grid.place(enough, grouped=True)
    assert len(grid.groups) == 1
    assert grid.choice(0).isVisible() and grid.choice(1).isVisible()
