"""What a screen reader says while words are coded: what was done, and what keys act on then."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.coding.rows import SourceKind
from tests.support.coding.analyst import Analyst


@pytest.fixture
def news(heard, analyst: Analyst):
    """What was announced since it was asked the last time."""

    def take() -> list[str]:
        for _ in range(3):
            QApplication.processEvents()
        said = list(heard)
        heard.clear()
        return said

    return take


def test_a_passage_is_heard_to_be_coded_and_the_code_to_be_gone_after_undo(analyst, news):
    analyst.window.activateWindow()
    analyst.window.view.setFocus()
    news()
    analyst.type("w")
    assert news() == ["Selected words"]
    analyst.type("c")
    QTest.keyClicks(QApplication.focusWidget(), "Trust")
    news()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert news() == ["Done: Code a segment", "Segment “Trust”"]
    analyst.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert news() == ["Undone: Code a segment", "The passage"]


def test_a_passage_without_a_speaker_begins_with_its_words(analyst, news):
    sources = analyst.controller.sources
    comment = next(one for one in sources.values() if one.kind is not SourceKind.INTERVIEW)
    analyst.window.open_source(comment.id)
    passage = analyst.window.view.passage
    assert passage is not None and not passage.speaker
    assert analyst.window.view.accessibleDescription().startswith(passage.text[:20])


def test_how_many_hits_a_search_has_is_heard_once(analyst, news):
    window = analyst.window
    window.activateWindow()
    window.header.field.setText("answers")
    window.searching.search_now()
    count = len(window.found.hits)
    (said,) = news()
    assert count and said.startswith(f"{count} hit") and "“answers”" in said
    window.searching.search_now()
    assert news() == []
    window.header.field.setText("no such words")
    window.searching.search_now()
    (said,) = news()
    assert said.startswith("0 hit") and "“no such words”" in said


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_the_keyboard_comes_from_the_hits_to_the_text_by_no_way_round(analyst, key):
    window, came_to = analyst.window, []
    window.header.field.setText("answers")
    window.searching.search_now()
    window.found.list.setFocus()

    def note(_, new):
        came_to.append(new)

    QApplication.instance().focusChanged.connect(note)
    QTest.keyClick(window.found.list, key)
    QApplication.instance().focusChanged.disconnect(note)
    assert [part for part in came_to if part is not None] == [window.view]
