"""The mirror's own window is painted elsewhere: no assistive technology can read or operate it."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from labeval.ui.accessible import install
from labeval.ui.moderator.window.stage import Stage
from labeval.ui.theme import LIGHT


def test_nothing_of_the_mirrored_window_is_exposed(qtbot):
    install()
    room = QWidget()
    qtbot.addWidget(room)
    room.show()
    stage = Stage(LIGHT, room)
    stage.show()
    found = [stage, *stage.findChildren(QWidget)]
    assert len(found) > 10
    exposed = QAccessible.queryAccessibleInterface(stage)
    assert exposed.state().invisible and exposed.childCount() == 0
    assert not QAccessible.queryAccessibleInterface(room).state().invisible
