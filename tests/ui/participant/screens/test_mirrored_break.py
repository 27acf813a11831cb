"""The time of a rest is where the lines of its window begin."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from labeval.ui.participant.screens.break_ import BreakScreen


@pytest.mark.parametrize("at_right", [False, True])
def test_the_time_stands_below_the_words(seat, steps, at_right):
    rest = {"step": "break", "id": "rest", "text": "Rest your eyes.", "seconds": 300}
    person = seat([rest, steps.rate])
    direction = Qt.LayoutDirection
    person.window.setLayoutDirection(direction.RightToLeft if at_right else direction.LeftToRight)
    (screen,) = [part for part in person.window.findChildren(BreakScreen) if part.isVisible()]
    screen._show_countdown()
    clock = screen._countdown
    image = clock.grab().toImage()
    ground = image.pixel(image.width() // 2, 0)
    inked = [
        x
        for x in range(image.width())
        if any(image.pixel(x, y) != ground for y in range(image.height()))
    ]
    middle = (inked[0] + inked[-1]) / 2
    assert image.width() > 3 * (inked[-1] - inked[0])
    assert (middle > image.width() / 2) is at_right
