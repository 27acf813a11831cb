"""Markdown in Arabic and Hebrew begins at the right; pictures among words cover none of them."""

from __future__ import annotations

import pytest

from labeval.text.direction import begins_at_right
from labeval.text.formatted import FormattedText
from labeval.text.pictures import Pictures
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.formatted.rendered import rendered
from labeval.ui.widgets.marking.surface import line_rects
from tests.support.texts.pictures import picture

WIDTH = 420
HEBREW = "ינשופים שומעים עכברים"


def _laid(text, **more):
    form = more.pop("format", "markdown")
    return rendered(FormattedText(text, form, **more), 15, WIDTH, LIGHT)


def _rects(laid, text, words):
    (page,) = laid.pages(4000)
    start = text.index(words)
    return laid.rectangles(page, start, start + len(words))


def test_the_first_letter_with_a_direction_decides():
    found = [begins_at_right(text) for text in ("(1) abc", "1. שלום abc", "مرحبا", "12 – (!)")]
    assert found == [False, True, True, None]


@pytest.mark.parametrize("text", [HEBREW, f"# {HEBREW}", f"1. {HEBREW}", f"> {HEBREW}"])
def test_words_begin_at_the_right_edge(qapp, text):
    laid = _laid(text)
    right = max(rect.right() for rect in _rects(laid, text, HEBREW))
    plain = _laid(text.replace(HEBREW, "Owls hear mice"))
    left = min(r.left() for r in _rects(plain, plain.shown.text, "Owls hear mice"))
    assert WIDTH - right == pytest.approx(left, abs=3)


def test_a_list_has_its_marks_and_a_quotation_its_bar_at_the_right(qapp):
    text = f"- {HEBREW}\n\n> {HEBREW}"
    laid = _laid(text)
    mark, words = laid.rows[0].pieces
    assert mark.x > words.x + words.line.naturalTextWidth()
    (bar,) = laid.rows[1].shapes
    assert bar.rect.right() == WIDTH


def test_an_entry_in_another_script_is_next_to_its_mark(qapp):
    text = f"- {HEBREW}\n  - Owls\n  - `mice`"
    for row in _laid(text).rows:
        mark, words = row.pieces
        gap = mark.x - words.x - words.line.naturalTextWidth()
        assert 0 < gap < 30


def test_the_point_after_an_entrys_number_is_at_its_left(qapp):
    text = f"1. {HEBREW}"
    mark = _laid(text).rows[0].pieces[0]
    (number,), (point,) = (line_rects(mark.line, n, n + 1) for n in (0, 1))
    assert mark.line.x() == 0 and point.right() <= number.left() + 1
    plain = _laid("1. Owls hear mice").rows[0].pieces[0]
    (number,), (point,) = (line_rects(plain.line, n, n + 1) for n in (0, 1))
    assert number.right() <= point.left() + 1


def test_the_first_column_of_a_table_is_at_the_right(qapp):
    text = "| שם | מספר |\n| --- | --- |\n| אחד | 1 |"
    laid = _laid(text)
    (name,), (number,) = _rects(laid, text, "שם"), _rects(laid, text, "מספר")
    assert name.left() > number.right()
    assert name.right() > WIDTH - 20


def test_code_and_english_paragraphs_keep_their_left_edge(qapp):
    text = f"{HEBREW}\n\n```\nprint(1)\nx\n```\n\nOwls hear mice."
    laid = _laid(text)
    (first,), (second,) = _rects(laid, text, "print(1)"), _rects(laid, text, "x\n"[:1])
    assert first.left() == second.left() < WIDTH / 3
    (english,) = _rects(laid, text, "Owls hear mice.")
    assert english.left() < WIDTH / 3


def test_a_text_in_english_is_where_it_was_though_hebrew_is_in_it(qapp):
    text = f"Owls: {HEBREW}"
    assert min(rect.left() for rect in _rects(_laid(text), text, "Owls")) < 3


def test_a_conversation_in_arabic_has_its_roles_and_bars_at_the_right(qapp):
    text = "User: ما الوقت؟\n\nAssistant: الساعة الثالثة."
    laid = _laid(text, format="conversation", marks_last=True)
    (role,) = _rects(laid, text, "Assistant")
    assert role.right() > WIDTH - 3
    bars = [shape for row in laid.rows for shape in row.shapes]
    assert bars and all(bar.rect.right() == WIDTH for bar in bars)


@pytest.mark.parametrize("words", [("אחת", "שתים"), ("Owls", "mice"), ("אחת", "mice")])
def test_a_picture_among_words_covers_none_of_them(qapp, words):
    before, after = words
    pictures = Pictures({"p.png": picture(40, 12)})
    text = f"{before} ![p](p.png) {after}"
    laid = _laid(text, pictures=pictures)
    (drawn,) = [r for r in _rects(laid, text, "![p](p.png)") if r.width() > 30]
    for word in words:
        for rect in _rects(laid, text, word):
            overlap = min(rect.right(), drawn.right()) - max(rect.left(), drawn.left())
            assert overlap <= 1
