"""The words why a page cannot be left yet: whole, and the buttons stay in the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from labeval.ui.theme import LABEL_PX, LIGHT
from labeval.ui.widgets.bars.bottom_bar import BottomBar, Onward
from labeval.ui.widgets.basics.lettering import line_count, line_height

LONG = "bitte markieren Sie die Wörter hinter „Übereinstimmung mit der Quelle“"
HINTS = [(("1", "5"), "wählen")]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("reason", ["2 von 2 noch offen", LONG])
def test_a_long_reason_makes_no_window_wider_and_is_whole(qtbot, scale, reason):
    bar = BottomBar(LIGHT.scaled(scale))
    qtbot.addWidget(bar)
    bar.resize(960, bar.height())
    bar.show_onward(Onward("Nächste Seite", reason, can_go_back=True, hints=HINTS))
    bar.show()
    qtbot.waitExposed(bar)
    assert bar.minimumSizeHint().width() <= 960 and bar.width() == 960
    button, words = bar.next_button, bar._reason
    assert button.mapTo(bar, QPoint(button.width(), 0)).x() <= 960
    px = words.font().pixelSize()
    lines = line_count(reason, words.width(), px)
    assert px >= LIGHT.px(LABEL_PX) and lines * line_height(px) <= words.height()
    assert words.text() == reason


def test_a_reason_with_room_has_the_usual_size_on_one_line(qtbot):
    bar = BottomBar(LIGHT)
    qtbot.addWidget(bar)
    bar.resize(1280, bar.height())
    bar.show()
    qtbot.waitExposed(bar)
    for reason in ("2 of 2 still open", LONG * 4, "2 of 2 still open"):
        bar.show_onward(Onward("Next page", reason))
        breaks = len(reason) > 100
        qtbot.waitUntil(lambda breaks=breaks: bar._reason.wordWrap() == breaks)
    assert bar._reason.font().pixelSize() == LIGHT.px(LABEL_PX)
