"""The line below an edited text: its words have the same room in each direction."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from labeval.ui.widgets.writing.rewrite_bar import Edited, RewriteBar


def test_as_many_words_are_drawn_from_the_right_as_from_the_left(qtbot, monkeypatch):
    drawn: list[str] = []
    draw = QPainter.drawText
    monkeypatch.setattr(QPainter, "drawText", lambda *a: (drawn.append(a[-1]), draw(*a))[1])
    bar = RewriteBar()
    qtbot.addWidget(bar)
    bar.show_edited(Edited(words=42, least=20, most=120))
    bar.resize(bar.restore.width() + bar.as_it_is.width() + 600, bar.height_needed())
    bar.grab()
    bar.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    bar.resize(bar.width() + 1, bar.height())
    bar.grab()
    from_left, from_right = (text.strip("\u2068\u2069") for text in drawn if "42" in text)
    assert "120" in from_left and from_right == from_left
