"""The lower edge of a scroll area fades while there is more below it."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QScrollArea, QWidget

from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.slim_scroll import FadingEdge


def test_the_edge_fades_until_the_end_is_in_view(qtbot):
    area, inside = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    area.resize(200, 100)
    inside.setFixedSize(150, 400)
    area.setWidget(inside)
    edge = FadingEdge(area, LIGHT)
    area.show()
    port = area.viewport().geometry()
    assert edge.isVisible()
    assert edge.geometry().bottomRight() == port.bottomRight()
    below = QPoint(edge.width() // 2, edge.height() - 1)
    ground = LIGHT.color("ground")
    assert area.grab().toImage().pixelColor(edge.mapTo(area, below)) == ground
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert not edge.isVisible()
    inside.setFixedHeight(500)
    assert edge.isVisible(), "more has come below"
    area.resize(220, 600)
    assert not edge.isVisible(), "all has room"
