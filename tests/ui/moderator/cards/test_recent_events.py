"""The last events of a session: whole where the card has room, and whole under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from labeval.ui.language import LanguageSwitch
from labeval.ui.moderator.cards.recent_events import _Lines
from labeval.ui.theme import LIGHT
from tests.ui.moderator.conftest import Lab

SHORT = ("01:23", "Page 4", "shown")
LONG = ("01:29", "Errors of the translation", "“the” Grammar, minor; “upper” Added, neutral")


def test_what_does_not_fit_in_one_row_has_two_and_its_tip_is_whole(qtbot):
    lines = _Lines(LIGHT)
    qtbot.addWidget(lines)
    lines.resize(340, 200)
    lines.show_lines([SHORT, LONG, SHORT])
    one, two, _ = (height for _, height, _ in lines.places())
    assert one < two < 2 * one
    lines.resize(340, one + two)
    assert [line for *_, line in lines.places()] == [SHORT, LONG]
    spot = QPoint(20, one + 4)
    tip = QHelpEvent(QEvent.Type.ToolTip, spot, lines.mapToGlobal(spot))
    QApplication.sendEvent(lines, tip)
    assert LONG[2] in QToolTip.text()
    lines.show_lines([("01:31", LONG[2], ""), SHORT])
    assert {height for _, height, _ in lines.places()} == {one}, "a second row would be empty"
    lines.show_lines([SHORT, LONG, SHORT])
    lines.resize(900, 200)
    assert len({height for _, height, _ in lines.places()}) == 1


def test_the_newest_is_shown_where_there_is_room_for_one_row_only(qtbot):
    lines = _Lines(LIGHT)
    qtbot.addWidget(lines)
    lines.show_lines([LONG, SHORT])
    lines.resize(340, lines.minimumSizeHint().height())
    assert [line for *_, line in lines.places()] == [LONG]
    assert sum(height for _, height, _ in lines.places()) <= lines.height()


def test_only_what_is_new_is_announced(heard, lab: Lab, qapp: QApplication):
    def comment(text: str) -> list[str]:
        heard.clear()
        lab.session.comment(text)
        lab.window.look()
        return list(heard)

    assert len(lab.window.during.just_now.lines) > 3
    assert comment("Hard") == ["Comment Hard"]
    lab.time.take(2)
    assert comment("Hard to say.") == ["Comment Hard to say."], "its line was that of the other"
    heard.clear()
    LanguageSwitch(qapp).use("de")
    lab.window.look(afresh=True)
    LanguageSwitch(qapp).use("en")
    assert heard == []
