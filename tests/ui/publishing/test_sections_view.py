"""Sections can be read before publishing: no line is cut, second lines are indented."""

from __future__ import annotations

import pytest

from labeval.ui.publishing.sections_view import Section, SectionsView
from labeval.ui.theme import LIGHT

LONG = "a sentence that is too long for one line of so narrow a box, as findings often are"


@pytest.fixture
def view(qtbot):
    made = SectionsView([Section("The check", [LONG] * 12), Section("Lengths", ["brief"])], LIGHT)
    qtbot.addWidget(made)
    made.resize(300, 400)
    made.show()
    return made


def line_edges(view: SectionsView) -> list[tuple[int, int]]:
    """Top and bottom of every line, by the places of its characters in the viewport."""
    cursor = view.textCursor()
    edges = set()
    for position in range(view.document().characterCount() - 1):
        cursor.setPosition(position)
        rect = view.cursorRect(cursor)
        edges.add((rect.top(), rect.bottom()))
    return sorted(edges)


@pytest.mark.parametrize("height", range(380, 400, 3))
def test_no_line_is_cut_at_the_lower_edge(view, height):
    view.resize(300, height)
    end = view.viewport().height()
    assert view.verticalScrollBar().maximum() > 0
    assert [edge for edge in line_edges(view) if edge[0] < end - 2 and edge[1] > end + 1] == []
    assert view.verticalScrollBar().value() == 0


def test_where_a_line_goes_on_it_is_indented(view):
    cursor = view.textCursor()
    cursor.setPosition(len("The check\n"))
    first = view.cursorRect(cursor)
    cursor.setPosition(len("The check\n") + len(LONG))
    assert view.cursorRect(cursor).top() > first.bottom()
    cursor.movePosition(cursor.MoveOperation.StartOfLine)
    assert view.cursorRect(cursor).left() > first.left()


def test_it_is_copied_line_by_line(view):
    assert view.toPlainText().splitlines() == ["The check", *[LONG] * 12, "Lengths", "brief"]
