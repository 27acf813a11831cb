"""Words of which the recogniser was unsure: marked, gone to, confirmed, corrected."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Passage, Source, SourceKind
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.coding.window.opening import coding_window
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.theme import LIGHT

pytestmark = pytest.mark.usefixtures("in_english")

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NAMES = ("repeats", "", "unsure", "")


@pytest.fixture
def window(tmp_path: Path, qtbot) -> Iterator[CodingWindow]:
    folder = StudyFolder(tmp_path / "study")
    folder.path.mkdir()
    rows = [
        Passage(
            f"p{n}", "s1", float(n), f"Passage {n} says something.", "A", n * 4000, n * 4000 + 9
        )
        for n in range(len(NAMES))
    ]
    rows = [replace(row, doubt=doubt) for row, doubt in zip(rows, NAMES, strict=True)]
    with Workbook(folder.workbook, coder="A") as workbook:
        source = Source("s1", SourceKind.INTERVIEW, "Interview", "P1", "session", "session-01")
        workbook.take_in([added(row) for row in (source, *rows)])
    window = coding_window(folder, LIGHT, coder="A")
    window.resize(1280, 720)
    window.show()
    window.open_source("s1")
    yield window
    window.close()
    window.deleteLater()


def marks(window: CodingWindow) -> int:
    """Pixels of question marks between times and speakers."""
    view = window.view
    image, columns = view.viewport().grab().toImage(), view.sheet.columns
    colour = QColor(LIGHT.note_text)
    return sum(
        image.pixelColor(x, y) == colour
        for x in range(columns.time, columns.speaker)
        for y in range(image.height())
    )


def doubts(window: CodingWindow) -> tuple[str, ...]:
    return tuple(p.doubt for p in window.controller.passages)


def test_a_key_goes_to_the_next_doubtful_passage_and_says_why(window):
    view = window.view
    view.setFocus()
    view.put_caret(Anchor("p0", 0))
    for id, why in (("p2", "unsure of most words"), ("p0", "repeated itself")):
        QTest.keyClick(view, Qt.Key.Key_D, CONTROL | SHIFT)
        assert view.passage.id == id
        assert why in window.footer.message and "2 passages to listen to" in window.footer.message
        assert why in view.accessibleDescription()


def test_what_is_confirmed_is_marked_no_more_and_undo_brings_the_mark_back(window):
    view = window.view
    view.setFocus()
    marked = marks(window)
    assert marked > 0
    view.put_caret(Anchor("p0", 0))
    QTest.keyClick(view, Qt.Key.Key_R, CONTROL | SHIFT)
    assert doubts(window) == ("", "", "unsure", "")
    assert 0 < marks(window) < marked
    QTest.keyClick(view, Qt.Key.Key_R, CONTROL | SHIFT)
    assert "not marked as doubtful" in window.footer.message
    view.put_caret(Anchor("p2", 0))
    QTest.keyClick(view, Qt.Key.Key_R, CONTROL | SHIFT)
    assert marks(window) == 0
    QTest.keyClick(view, Qt.Key.Key_D, CONTROL | SHIFT)
    assert "No words of this text are marked" in window.footer.message
    for _ in range(2):
        QTest.keyClick(view, Qt.Key.Key_Z, CONTROL)
    assert doubts(window) == NAMES and marks(window) == marked
