"""A window that is taller shows more of what is long: criteria, rows of one's own table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.support.accessible.small_screens import settle
from tests.support.texts.library_answers import write_answers
from tests.ui.new_study.opened_new_study import with_texts


def test_a_tall_window_shows_every_criterion_and_a_low_one_three(page, window):
    window.resize(1280, 720)
    settle()
    assert page.list.height() == 90
    assert page.list.verticalScrollBar().maximum() > 0
    window.resize(1280, 1040)
    settle()
    assert page.list.count() == 5
    assert page.list.verticalScrollBar().maximum() == 0
    assert page.list.height() < 200, "no more than the rows need"


def test_rows_of_a_table_get_the_height_that_remarks_do_not_need(window, tmp_path):
    mapping = with_texts(window, write_answers(tmp_path / "answers.csv")).texts.mapping
    window.resize(1280, 1040)
    settle()
    assert mapping.noted.lines
    lines = mapping.noted.widget().heightForWidth(mapping.noted.viewport().width())
    assert mapping.noted.height() == max(66, lines)
    assert mapping.columns.height() > 500


def test_the_real_size_stays_in_its_place_when_pages_come_and_are_measured(page, window, qtbot):
    window.resize(1280, 720)
    preview = page.preview
    qtbot.waitUntil(lambda: not preview.is_measuring, timeout=20_000)
    settle()
    before = preview.real.geometry()
    assert before.height() > 90
    QTest.mouseClick(page.empty, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: preview.page is None)
    settle()
    assert not preview.methods.isEnabled()
    assert preview.real.geometry() == before, "there is no page"
    QTest.mouseClick(page.put_back, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: preview.page is not None)
    settle()
    assert preview.methods.isEnabled()
    assert preview.real.geometry() == before
    preview._fits.set_text("Two lines of words about the texts that are longer than a screen. " * 2)
    settle()
    assert preview.real.geometry() == before
