"""Lists on a window's ground: their scroll bars have the theme's colours; nothing is black."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QListWidget, QVBoxLayout, QWidget

from labeval.ui.editor.parts import parts
from labeval.ui.editor.rail import PartsRail
from labeval.ui.home.window.study_list import StudyList
from labeval.ui.results.rail import Rail
from labeval.ui.theme import LIGHT, palette_of


def _of_parts() -> QListWidget:
    return PartsRail(parts(), LIGHT)


def _of_studies() -> QListWidget:
    made = StudyList(LIGHT)
    made.addItems([f"Study {number}" for number in range(30)])
    return made


def _of_results() -> QListWidget:
    made = Rail()
    made.set_theme(LIGHT)
    return made


@pytest.mark.parametrize("make", [_of_parts, _of_studies, _of_results])
def test_a_list_that_has_no_room_scrolls_by_a_bar_in_the_themes_colours(qtbot, make):
    window = QWidget()
    window.setPalette(palette_of(LIGHT))
    qtbot.addWidget(window)
    shown = make()
    QVBoxLayout(window).addWidget(shown)
    window.resize(300, 160)
    window.show()
    bar = shown.verticalScrollBar()
    qtbot.waitUntil(bar.isVisible)
    image = window.grab().toImage()
    corner = bar.mapTo(window, bar.rect().topLeft())
    seen = {
        image.pixelColor(corner.x() + x, corner.y() + y).lightness()
        for x in range(bar.width())
        for y in range(bar.height())
    }
    assert min(seen) > 60, "nothing of it is black"
    assert bar.width() <= 10
