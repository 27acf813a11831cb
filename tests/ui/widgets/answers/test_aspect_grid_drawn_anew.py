"""What another current answer changes in the grid is drawn anew, whichever side lines begin at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPaintEvent, QRegion

from labeval.ui.theme import LIGHT
from labeval.ui.widgets.answers.aspect_grid import AspectGrid, AspectPoint, AspectRow


class Drawn(QObject):
    """The parts of a widget that were drawn since it was watched."""

    def __init__(self, grid: AspectGrid) -> None:
        super().__init__(grid)
        self.region = QRegion()
        grid.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            assert isinstance(event, QPaintEvent)
            self.region = self.region.united(event.region())
        return super().eventFilter(watched, event)


@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
def test_all_that_looks_otherwise_after_a_step_was_drawn_anew(qtbot, direction):
    grid = AspectGrid()
    qtbot.addWidget(grid)
    grid.setLayoutDirection(direction)
    grid.set_theme(LIGHT)
    points = tuple(AspectPoint(str(n), str(n), str(n)) for n in range(1, 4))
    rows = [AspectRow(name, points) for name in ("Fluency", "Tone")]
    names = [f"Answer {n}" for n in range(1, 4)]
    grid.set_rows(rows, names, preferred="Preferred answer", tick="None is acceptable")
    grid.show()
    grid.place(QRect(0, 0, grid.natural_width(), grid.least_height()), grouped=True)
    grid.set_current((0, 0))
    qtbot.waitExposed(grid)
    for cell in ((1, 0), (1, 1), (2, 1), (0, 0)):
        before = grid.grab().toImage()
        drawn = Drawn(grid)
        grid.set_current(cell)
        qtbot.waitUntil(lambda drawn=drawn: not drawn.region.isEmpty())
        region, after = QRegion(drawn.region), grid.grab().toImage()
        changed = [
            QPoint(x, y)
            for y in range(after.height())
            for x in range(after.width())
            if before.pixel(x, y) != after.pixel(x, y)
        ]
        assert changed
        assert not [spot for spot in changed if not region.contains(spot)], cell
