"""A text in pages: the last one has a few lines, and each before it says that another follows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval.text.formatted import FormattedText
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.formatted.rendered import rendered
from labeval.ui.widgets.texts.document_frame import Document, DocumentFrame
from labeval.ui.widgets.texts.paged_text import LEAST_LAST, laid_out
from labeval.ui.widgets.texts.reading_frame import ReadingFrame

ROOMS = (6, 7, 12, 27)
LEFT = Qt.MouseButton.LeftButton


def words(lines: int) -> str:
    """A paragraph of so many lines, each of one long word."""
    return " ".join(f"{n:03}{'m' * 30}" for n in range(lines))


def width_of_a_word() -> int:
    return 480


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("lines", range(1, 60))
def test_no_page_of_a_plain_text_has_a_word_left_over(qapp, room, lines):
    layout = laid_out(words(lines), 14, width_of_a_word())
    assert layout.lines == lines
    pages = layout.pages(room)
    ends = [*pages[1:], layout.lines]
    sizes = [end - first for first, end in zip(pages, ends, strict=True)]
    assert sum(sizes) == lines and max(sizes) <= room
    assert len(pages) == -(-lines // room), "no page more than it takes"
    if len(pages) > 1:
        assert sizes[-1] >= LEAST_LAST


@pytest.mark.parametrize("lines", range(20, 60))
def test_no_page_of_a_formatted_text_has_a_word_left_over(qapp, lines):
    text = FormattedText(words(lines), "markdown")
    made = rendered(text, 14, width_of_a_word(), LIGHT)
    height = round(made.rows[0].height * 20)
    pages = made.pages(height)
    assert sum(len(page) for page in pages) == len(made.rows) == lines
    assert max(page[-1].bottom for page in pages) <= height
    assert len(pages) == -(-lines // 20)
    if len(pages) > 1:
        assert len(pages[-1]) >= LEAST_LAST


@pytest.mark.parametrize("kind", ["plain", "markdown"])
def test_a_page_of_a_document_says_that_another_follows_and_leads_there(qtbot, kind):
    frame = DocumentFrame()
    qtbot.addWidget(frame)
    frame.set_theme(LIGHT)
    frame.resize(460, 520)
    frame.show()
    frame.show_documents([Document("The pond", "", "A frog sits in the pond. " * 120, kind)])
    assert frame.pages > 2
    for page in range(1, frame.pages):
        on = frame._goes_on
        assert on.isVisible() and on.text() == f"page {page + 1} of {frame.pages}  ▾"
        assert frame.view.geometry().bottom() < on.y() and on.geometry().bottom() < frame.search.y()
        QTest.mouseClick(on, LEFT)
        assert frame.view.page == page
    assert not frame._goes_on.isVisible()


def test_a_document_of_one_page_says_nothing_of_another(qtbot):
    frame = DocumentFrame()
    qtbot.addWidget(frame)
    frame.set_theme(LIGHT)
    frame.resize(460, 520)
    frame.show()
    frame.show_documents([Document("The pond", "", "A frog sits in the pond.")])
    assert frame.pages == 1 and not frame._goes_on.isVisible()


@pytest.mark.parametrize("label", ["Text A", ""])
def test_a_rated_text_in_parts_says_that_it_goes_on(qtbot, label):
    frame = ReadingFrame()
    qtbot.addWidget(frame)
    frame.set_theme(LIGHT)
    frame.resize(300, 300)
    frame.show()
    frame.set_label(label)
    frame.show_text("A frog sits in the pond. " * 80, 16)
    parts = frame.view.parts
    assert parts > 2
    assert frame._goes_on.isVisible() == bool(label), "without a label the arrows are there"
    if label:
        assert frame.view.geometry().bottom() < frame._goes_on.y()
        assert frame._goes_on.geometry().bottom() < frame.height()
        for part in range(1, parts):
            assert frame._goes_on.text() == f"{part + 1} of {parts}  ▾"
            QTest.mouseClick(frame._goes_on, LEFT)
            assert frame.view.part == part
        assert not frame._goes_on.isVisible()
    frame.show_text("A frog.", 16)
    assert not frame._goes_on.isVisible()
