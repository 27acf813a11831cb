"""Hits of the search are drawn in one line, which ends where there is no more room."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextLayout

from labeval.coding.edits import added
from labeval.coding.rows import Passage, Source
from labeval.ui.coding.sources import search_panel

LONG = "The numbers are right, and what follows them has no end that would fit here. " * 4


@pytest.fixture
def drawn(monkeypatch) -> list[QTextLayout]:
    """Lines that were laid out."""
    found: list[QTextLayout] = []

    class Noted(QTextLayout):
        def __init__(self, *args):
            super().__init__(*args)
            found.append(self)

    monkeypatch.setattr(search_panel, "QTextLayout", Noted)
    return found


def test_words_that_do_not_fit_end_with_an_ellipsis_and_not_inside_of_a_letter(analyst, drawn):
    rows = [Source("long", "imported", "Long"), Passage("l0", "long", 0, LONG)]
    analyst.controller.do("Import", [added(row) for row in rows])
    window = analyst.window
    window.header.field.setText("numbers")
    window.searching.search_now()
    window.grab()
    lines = [(layout.text(), layout.lineAt(0).naturalTextWidth()) for layout in drawn]
    shown = [(text, width) for text, width in lines if "numbers are right" in text]
    assert shown
    assert all(text.endswith("…") for text, _ in shown)
    assert all(width <= window.found.list.viewport().width() for _, width in shown)
