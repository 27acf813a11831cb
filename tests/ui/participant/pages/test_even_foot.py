"""Cards next to each other end at one height where little is left below one of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from labeval.ui.fit import page_area
from labeval.ui.participant.methods import find_page
from labeval.ui.theme import LIGHT
from tests.support.studies.wordy_study import Wordiness, wordy_view


@pytest.mark.parametrize("screen", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("block", ["points", "pairs"])
@pytest.mark.parametrize("criteria", [3, 5, 7])
def test_the_comment_ends_with_the_texts_or_well_above(qtbot, block, screen, criteria):
    view = wordy_view(block, Wordiness(criteria=criteria, text=40, definition=15))
    page = find_page(view.settings.method)()
    qtbot.addWidget(page)
    page.resize(*page_area(screen))
    page.set_theme(LIGHT)
    page.show_page(view)
    page.show()
    frame, comment, definition = page.texts.frames[0], page.comment, page.definition.geometry()
    assert comment.isVisible()
    if comment.geometry().top() > frame.mapTo(page, QPoint()).y() + frame.height():
        return  # it is below the texts
    foot = max(definition.bottom(), frame.mapTo(page, frame.rect().bottomLeft()).y())
    if definition.right() > comment.x() and definition.top() > comment.y():
        foot = frame.mapTo(page, frame.rect().bottomLeft()).y()
    below = foot - comment.geometry().bottom()
    assert 0 <= below <= 1 or below > 60
