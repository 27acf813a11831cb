"""A figure has the height that its width calls for, and its caption stands below it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from labeval.ui.results.contents import Contents, ResultPicture
from labeval.ui.results.figure_card import FigureCard
from labeval.ui.results.page import ResultsPage
from labeval.ui.theme import LIGHT


def png(width: int, height: int) -> bytes:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data())


@pytest.mark.parametrize("room", [500, 900, 1320, 1700, 700])
def test_a_tall_picture_has_all_its_height_and_the_caption_comes_below(qtbot, room):
    area, page = QScrollArea(), QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    words = "What the figure shows, in a few words that a narrow room has to break. " * 2
    card = FigureCard(ResultPicture("tall", "A tall one", words, words, png(1200, 1400)), LIGHT)
    column.addWidget(card)
    column.addStretch(1)
    area.setWidget(page)
    area.setWidgetResizable(True)
    qtbot.addWidget(area)
    for width in (1000, room):
        area.resize(width, 700)
        area.show()
        qtbot.waitExposed(area)
    shown = card.image.pixmap().deviceIndependentSize()
    expected = min(card.image.width(), 1200)
    assert shown.width() == pytest.approx(expected, abs=1)
    assert shown.height() == pytest.approx(expected * 1400 / 1200, abs=2)
    assert card.image.height() >= shown.height()
    assert card._caption.y() >= card.image.y() + card.image.height()


def test_each_figure_has_buttons_of_its_own_and_says_how_it_was_computed(qtbot, heard):
    card = FigureCard(
        ResultPicture("a", "Scores", "A caption", "By a bootstrap", png(80, 60)), LIGHT
    )
    qtbot.addWidget(card)
    card.show()
    assert card.how_button.accessibleName() == "How computed: Scores"
    assert card.save_button.accessibleName().endswith("…: Scores")
    card.how_button.click()
    assert heard == ["By a bootstrap"]


def test_a_page_announces_what_was_found_and_keeps_the_keyboard_where_it_is_made_anew(qtbot, heard):
    page = ResultsPage(LIGHT)
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    picture = ResultPicture("a", "Scores", "A caption", "By a bootstrap", png(80, 60))
    found = Contents("Which is better?", "", ["Kestrel is first."], [picture], verdict="Clear.")
    page.show_text("This page is being drawn.")
    page.show_contents(found, material=None)
    assert heard == ["This page is being drawn.", "Which is better? Clear. Kestrel is first."]
    page.figures[0].save_button.setFocus()
    page.show_contents(found, material=None)
    assert page.focusWidget() is page.figures[0].save_button
    assert len(heard) == 2, "its numbers may be others, which are followed on the page"
