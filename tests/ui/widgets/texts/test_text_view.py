"""Texts to read: whole lines, parts without a scroll bar, and counts that can be relied on."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.lettering import line_count, line_height, wrapped
from labeval.ui.widgets.texts.reading_frame import ReadingFrame
from labeval.ui.widgets.texts.text_view import TextView

LONG = "\n".join(f"Line {n} tells of a pool and of all that lives in it." for n in range(40))

words = st.text(st.sampled_from("abcdefghijklmnoprstuwäöüß,.-*:\"'😀é\u0301 \n"), max_size=400)


@pytest.fixture
def view(qtbot):
    made = TextView()
    qtbot.addWidget(made)
    made.set_theme(LIGHT)
    made.show()
    return made


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(text=words, width=st.integers(60, 700), px=st.sampled_from([13, 14, 16, 21]))
def test_lines_are_counted_as_they_are_shown(view, text, width, px):
    view.show_text(text, px)
    view.place(0, 0, width, 20_000)
    lines = line_count(text, width, px)
    assert view.document().size().height() == lines * line_height(px)
    assert view.parts == 1 and view.height() == lines * line_height(px)


@given(text=words, width=st.integers(60, 400))
@settings(max_examples=40, deadline=None)
def test_wrapped_lines_lose_nothing_but_blanks_at_their_ends(qapp, text, width):
    joined = "".join(wrapped(text, width, 14))
    assert joined.replace(" ", "") == text.replace("\n", "").replace(" ", "")


def test_a_first_line_leaves_room_for_its_label(view):
    text = "word " * 60
    view.show_text(text, 14, first_indent=300)
    view.place(0, 0, 400, 20_000)
    assert view.document().size().height() == view.height()
    assert line_count(text, 400, 14, first_indent=300) >= line_count(text, 400, 14)


def test_parts_cover_the_text_in_whole_lines(view, qtbot):
    view.show_text(LONG, 16)
    view.place(0, 0, 500, 200)
    view.show()
    line = line_height(16)
    assert view.height() % line == 0 and view.height() <= 200
    tops = []
    for part in range(view.parts):
        view.go_to(part)
        tops.append(view.verticalScrollBar().value())
    assert all(top % line == 0 for top in tops)
    assert all(b - a <= view.height() for a, b in pairwise(tops))
    assert tops[0] == 0 and tops[-1] + view.height() == view.document().size().height()


def test_a_part_chosen_while_hidden_is_there_when_shown(qtbot):
    hidden = TextView()
    qtbot.addWidget(hidden)
    hidden.show_text(LONG, 16)
    hidden.place(0, 0, 500, 200, part=2)
    hidden.show()
    assert hidden.part == 2
    assert hidden.verticalScrollBar().value() == 2 * hidden.height()


def test_turning_stops_at_both_ends(view):
    view.show_text(LONG, 16)
    view.place(0, 0, 500, 200)
    assert not view.turn(-1)
    while view.turn(1):
        pass
    assert view.part == view.parts - 1


def test_selecting_with_the_pointer_does_not_shift_the_lines(view, qtbot):
    view.show_text(LONG, 16)
    view.place(0, 0, 500, 200)
    view.show()
    view.verticalScrollBar().setValue(7)
    assert view.verticalScrollBar().value() == 0
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    assert view.textCursor().selectedText() == "Line"


def test_keys_of_the_page_pass_through(view, qtbot):
    heard = []

    class Page(ReadingFrame):
        def keyPressEvent(self, event):
            heard.append(event.key())

    page = Page()
    qtbot.addWidget(page)
    page.show_text("A pool", 14)
    page.show()
    for key in (Qt.Key.Key_A, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_PageDown):
        QTest.keyClick(page.view, key)
    assert len(heard) == 4


def test_a_frame_measures_what_it_needs(qtbot):
    frame = ReadingFrame()
    qtbot.addWidget(frame)
    frame.set_label("Text A")
    for width in (200, 333, 700):
        need = frame.height_for(LONG, width, 15)
        frame.resize(width, need)
        frame.show_text(LONG, 15)
        assert not frame.overflows
        frame.resize(width, need - 1)
        frame.show_text(LONG, 15)
        assert frame.overflows


def test_blank_lines_give_way_before_a_text_is_cut(view):
    text, line = "One.\n\nTwo.\n\nThree.", line_height(14)
    view.show_text(text, 14)
    view.place(0, 0, 300, 5 * line)
    assert (view.parts, view.height()) == (1, 5 * line)
    view.place(0, 0, 300, 4 * line)
    assert view.parts == 1
    assert 3 * line < view.height() <= 4 * line
    assert view.document().size().height() == view.height()
    view.place(0, 0, 300, 3 * line)
    assert (view.parts, view.height()) == (2, 3 * line)
    view.place(0, 0, 300, 6 * line)
    assert (view.parts, view.height()) == (1, 5 * line)
