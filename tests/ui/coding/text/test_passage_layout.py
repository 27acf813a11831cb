"""A passage laid out: places in code points, whatever Qt counts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from labeval.coding.rows import Passage, Word
from labeval.ui.coding.text.passage_layout import PassageLayout, Type, pauses_between
from labeval.ui.widgets.basics.lettering import type_font

TEXT = (
    "So 😀 it is, and e\u0301 too: 👩\u200d👧 then some more words that need a second line of text."
)


@pytest.fixture
def letters(qapp: QApplication) -> Type:
    return Type(type_font(16), 25, 40)


def layout(text: str, letters: Type, width: int = 320) -> PassageLayout:
    return PassageLayout(Passage("p", "s", 1.0, text), width, letters)


def test_every_place_is_found_again_where_it_is_drawn(letters):
    passage = layout(TEXT, letters)
    assert passage.lines > 1
    for offset in range(len(TEXT)):
        at = passage.caret(offset)
        found = passage.offset_at(at.x() + 0.1, at.y() + 5)
        assert passage.caret(found) == at


def test_arrows_go_over_what_people_see_as_one_letter(letters):
    passage = layout("e\u0301👩\u200d👧x", letters)
    stops, at = [0], 0
    while at < 6:
        at = passage.next(at, by=1, words=False)
        stops.append(at)
    assert stops == [0, 2, 5, 6]
    assert passage.next(5, by=-1, words=False) == 2


def test_boxes_cover_all_lines_of_a_stretch_and_none_of_an_empty_one(letters):
    passage = layout(TEXT, letters)
    boxes = passage.boxes(3, len(TEXT) - 2)
    assert len(boxes) == passage.lines
    assert [round(box.top() / 25) for box in boxes] == list(range(passage.lines))
    assert passage.boxes(4, 4) == []


def test_the_word_at_a_place_has_its_marks_and_no_blanks(letters):
    passage = layout("don't look-up  naïve cafe\u0301.", letters)
    words = [passage.word_around(n) for n in (2, 8, 17, 22)]
    assert [passage.passage.text[a:b] for a, b in words] == [
        "don't",
        "look-up",
        "naïve",
        "cafe\u0301",
    ]


def test_a_long_silence_widens_its_blank(letters):
    words = (Word(0, 3, 0, 300), Word(4, 7, 2800, 3000), Word(8, 11, 3100, 3300))
    pauses = pauses_between("one two six", words, 1500)
    assert [(pause.offset, pause.ms) for pause in pauses] == [(3, 2500)]
    plain = PassageLayout(Passage("p", "s", 1.0, "one two six"), 400, letters)
    shown = PassageLayout(Passage("p", "s", 1.0, "one two six"), 400, letters, pauses)
    assert round(shown.caret(4).x() - plain.caret(4).x()) == 40
    assert shown.caret(3) == plain.caret(3)


def test_an_empty_passage_has_a_line_and_a_place(letters):
    passage = layout("", letters)
    assert (passage.lines, passage.height) == (1, 25)
    assert passage.offset_at(50, 5) == 0 and passage.line_ends(0) == (0, 0)


@pytest.mark.parametrize(
    ("pen", "paper", "faint"), [("#f0f0f0", 0.06, True), ("#202020", 1, False)]
)
def test_signs_of_what_was_redacted_are_no_bright_blocks_on_dark_paper(letters, pen, paper, faint):
    picture = QImage(200, 60, QImage.Format.Format_RGB32)
    picture.fill(QColor.fromRgbF(paper, paper, paper))
    painter = QPainter(picture)
    painter.setPen(QColor(pen))
    layout("███ I", letters).draw(painter, QPointF(0, 0))
    painter.end()
    block, written = picture.pixelColor(8, letters.line // 2).lightnessF(), QColor(pen).lightnessF()
    assert abs(block - paper) > 0.2
    assert (abs(block - written) > 0.3) is faint
