"""Ratings of several answers next to each other: all of them, or a sign that there are more."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from labeval.ui.theme import LIGHT
from labeval.ui.widgets.answers.aspect_grid import PAD_X, AspectGrid, AspectPoint, AspectRow


@pytest.fixture
def grid(qtbot):
    made = AspectGrid()
    qtbot.addWidget(made)
    made.set_theme(LIGHT)
    points = tuple(AspectPoint(str(n), str(n), str(n)) for n in range(1, 6))
    rows = [AspectRow(name, points) for name in ("Fluency", "Completeness of it all", "Tone")]
    names = [f"Answer {n}" for n in range(1, 5)]
    made.set_rows(rows, names, preferred="Preferred answer", tick="None is acceptable")
    made.show()
    made.cell_focused.connect(lambda *cell: made.set_current(cell))
    return made


def _placed(grid: AspectGrid, width: int) -> None:
    grid.place(QRect(0, 0, width, grid.least_height()), grouped=True)


def test_names_give_way_to_the_last_answer(grid):
    narrow = grid.least_width()
    assert narrow < grid.natural_width()
    _placed(grid, grid.width_in(narrow))
    assert grid._columns_shown == range(4) and not grid.candidates_turner.isVisible()


def test_answers_without_room_are_pointed_at_and_brought_up_by_the_mouse(grid):
    _placed(grid, grid.width_in(grid.least_width() - 1))
    assert grid._columns_shown == range(3)
    assert grid.candidates_turner.isVisible() and grid.candidates_turner.words() == "1–3/4"
    shown = grid.candidates_turner.geometry()
    assert grid.rect().contains(shown) and not shown.intersects(grid._column(0))
    assert grid.candidates_turner._on.accessibleName() == "Answer 4"
    QTest.mouseClick(grid.candidates_turner._on, Qt.MouseButton.LeftButton)
    assert grid._columns_shown == range(1, 4) and grid.candidates_turner.words() == "2–4/4"
    assert grid.choice(3).isVisible()
    QTest.mouseClick(grid.candidates_turner._back, Qt.MouseButton.LeftButton)
    assert 0 in grid._columns_shown


def test_both_arrows_above_the_names_leave_the_numbers_of_answers_free(qtbot):
    """The words next to the tick are so long that the arrows of the aspects are above, too."""
    made = AspectGrid()
    qtbot.addWidget(made)
    made.set_theme(LIGHT.scaled(1.5))
    points = tuple(AspectPoint(str(n), str(n), str(n)) for n in range(4))
    rows = [AspectRow(name, points) for name in ("Truth", "Amount of information", "Formality")]
    names = [f"Answer {n}" for n in range(1, 5)]
    made.set_rows(rows, names, preferred="Preferred answer", tick="None of them, " * 9)
    made.show()
    width = made._least_label() + 3 * made._column_width() + 2 * PAD_X
    made.place(QRect(0, 0, width, made.least_height(1)), grouped=True)
    aspects, answers = made.turner.geometry(), made.candidates_turner.geometry()
    assert made.turner.isVisible() and made.candidates_turner.isVisible()
    assert abs(aspects.y() - answers.y()) < aspects.height(), "both are above the names"
    assert not aspects.intersects(answers)
    assert not answers.intersects(made._column(made._columns_shown.start))
