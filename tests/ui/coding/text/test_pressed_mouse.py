"""Under a pressed mouse the text stays where it is, and the next sentence is not a handle."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from labeval.coding.edits import added
from labeval.coding.rows import Passage, Source
from labeval.study.folder import StudyFolder
from tests.support.coding.analyst import Analyst, begin_codebook_here

pytestmark = pytest.mark.usefixtures("in_english")
LEFT = Qt.MouseButton.LeftButton
LONG = "One sentence ends here. Another one begins there, and goes on for a while. " * 6


@pytest.fixture
def reading(analyst):
    """An analyst with a text that is longer than the window."""
    rows = [
        Source("long", "imported", "Long"),
        *(Passage(f"l{n}", "long", n, LONG) for n in range(9)),
    ]
    analyst.controller.do("Import", [added(row) for row in rows])
    analyst.window.open_source("long")
    analyst.view.verticalScrollBar().setValue(0)
    return analyst


def test_a_press_near_the_lower_edge_scrolls_nothing(reading):
    view = reading.view
    viewport, bar = view.viewport(), view.verticalScrollBar()
    at = QPoint(view.text_box("l0").left() + 60, viewport.height() - 6)
    QTest.mousePress(viewport, LEFT, pos=at)
    assert bar.value() == 0
    QTest.mouseMove(viewport, at + QPoint(40, 0))
    QTest.mouseMove(viewport, at + QPoint(120, 0))
    QTest.mouseRelease(viewport, LEFT, pos=at + QPoint(120, 0))
    assert bar.value() == 0
    assert 3 < len(view.selection.text) < 40, "words of one line"


def test_dragging_over_the_next_sentence_leaves_the_segment_before_it(reading):
    begin_codebook_here(reading)
    view, end = reading.view, LONG.index(".") + 1
    reading.select(0, end)
    reading.window.code_with(reading.code("Likes").id)
    box, layout = view.text_box("l0"), view.sheet.layout(0)
    y = box.top() + 12
    first, last = (QPoint(round(box.left() + layout.caret(n).x()), y) for n in (end + 1, end + 8))
    QTest.mousePress(view.viewport(), LEFT, pos=first)
    QTest.mouseMove(view.viewport(), (first + last) / 2)
    QTest.mouseMove(view.viewport(), last)
    QTest.mouseRelease(view.viewport(), LEFT, pos=last)
    assert view.selection.text == "Another"
    assert [coding.quote for coding in reading.stored()] == [LONG[:end]]


@pytest.mark.parametrize(
    ("modifier", "words"),
    [(Qt.KeyboardModifier.NoModifier, "Another one"), (Qt.KeyboardModifier.AltModifier, "ther o")],
)
def test_words_are_dragged_over_as_wholes_and_letters_with_alt(reading, modifier, words):
    view, begin = reading.view, LONG.index("Another")
    box, layout = view.text_box("l0"), view.sheet.layout(0)
    first, last = (
        QPoint(round(box.left() + layout.caret(n).x()), box.top() + 12)
        for n in (begin + 3, begin + 9)
    )
    QTest.mousePress(view.viewport(), LEFT, pos=last)
    for to in ((first + last) / 2, first):
        QTest.mouseMove(view.viewport(), to)
    QTest.mouseRelease(view.viewport(), LEFT, modifier, pos=first)
    assert view.selection.text == words
    assert view.caret == view.selection.start, "the end that was dragged"


def test_the_first_text_keeps_its_lines_when_it_is_coded(tmp_path, qtbot):
    """Else the words move under a mouse that is about to select the next ones."""
    (tmp_path / "empty").mkdir()
    analyst = Analyst(StudyFolder(tmp_path / "empty"))
    analyst.sit_down(qtbot)
    rows = [Source("long", "imported", "Long")]
    rows += [Passage(f"l{n}", "long", n, LONG) for n in range(9)]
    analyst.controller.do("Import", [added(row) for row in rows])
    analyst.window.open_source("long")
    analyst.window.grab()
    before = analyst.view.text_box("l0")
    analyst.window.resize(analyst.window.width(), analyst.window.height() - 1)  # lays out again
    analyst.window.grab()
    assert analyst.view.text_box("l0") == before
    analyst.leave()
