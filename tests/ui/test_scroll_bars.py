"""Lists on a window's ground: their scroll bars have the theme's colours; nothing is black."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QListWidget, QVBoxLayout, QWidget

from labeval.ui.coding.counts.view_list import ViewList
from labeval.ui.coding.themes.versions import VersionList
from labeval.ui.coding.transcript.speakers import SpeakerPopup
from labeval.ui.coding.window.coder_choice import CoderDialog
from labeval.ui.editor.parts import parts
from labeval.ui.editor.rail import PartsRail
from labeval.ui.home.window.study_list import StudyList
from labeval.ui.results.rail import Rail
from labeval.ui.theme import LIGHT, palette_of


def alone(found: QListWidget) -> QListWidget:
    """A list without the widget that it is in."""
    found.setParent(None)
    return found


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


def _of_speakers() -> QListWidget:
    holder = QWidget()
    made = SpeakerPopup(LIGHT, holder)
    for number in range(30):
        made._list.addItem(f"Person {number}")
    return alone(made._list)


def _of_coders() -> QListWidget:
    made = CoderDialog(LIGHT, [f"C{number}" for number in range(30)], "C1")
    return alone(made.list)


def _of_versions() -> QListWidget:
    made = VersionList(LIGHT)
    made.lines.addItems([f"Theme {number}" for number in range(30)])
    return alone(made.lines)


def _of_views() -> QListWidget:
    made = ViewList(LIGHT)
    made.set_names([f"View {number}" for number in range(30)])
    return made


@pytest.mark.parametrize(
    "make", [_of_parts, _of_studies, _of_results, _of_speakers, _of_coders, _of_views, _of_versions]
)
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
