"""Words are marked by pointer and keys, in texts that are whole and in texts of several parts."""

from __future__ import annotations

from unicodedata import bidirectional

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from labeval.ui.theme import LIGHT
from labeval.ui.widgets.marking.marker import WordMarker
from labeval.ui.widgets.marking.surface import PaintedSpan, span_at
from labeval.ui.widgets.texts.paged_view import PagedView
from labeval.ui.widgets.texts.text_view import TextView

TEXT = "The flap 😀 is open day and night.\n\nReturn the books there, and nothing else.\n" * 8
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier

texts = st.text(st.sampled_from("abc .\n😀é\u0301אב漢"), min_size=1, max_size=160)


def make_text_view(text: str, height: int) -> TextView:
    view = TextView()
    view.show_text(text, 14)
    view.place(0, 0, 240, height)
    view.show()
    return view


def make_paged_view(text: str, height: int) -> PagedView:
    view = PagedView()
    view.resize(248, height)
    view.show_text(text, 14)
    view.show()
    return view


MAKERS = [make_text_view, make_paged_view]


class Marking:
    """A text that is marked, and what was emitted."""

    def __init__(self, view: TextView | PagedView) -> None:
        self.view = view
        self.marker = WordMarker(view, view)
        self.marker.enable(True)
        self.words: list[str] = []
        self.other: list[object] = []
        self.marker.chosen.connect(lambda a, b: self.words.append(view.text[a:b]))
        self.marker.pointed.connect(lambda n: self.other.append(("pointed", n)))
        self.marker.removal_asked.connect(lambda n: self.other.append(("remove", n)))
        self.marker.left.connect(lambda: self.other.append("left"))
        self.marker.moved_on.connect(lambda n: self.other.append(("on", n)))

    def spot(self, word: str, *, end: bool = False) -> QPoint:
        start = self.view.text.index(word)
        rect = self.view.rects_of(start, start + len(word))[-1 if end else 0]
        x = rect.right() - 2 if end else rect.left() + 2
        return QPointF(x, rect.center().y()).toPoint()

    def drag(self, one: str, other: str, held: Qt.KeyboardModifier = NONE) -> None:
        self.press(self.spot(one), held)
        QTest.mouseMove(self.view.canvas, self.spot(other, end=True))
        QTest.mouseRelease(self.view.canvas, LEFT, held, self.spot(other, end=True))

    def press(self, spot: QPoint, held: Qt.KeyboardModifier = NONE) -> None:
        QTest.mousePress(self.view.canvas, LEFT, held, spot)

    def keys(self, *keys: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        for key in keys:
            QTest.keyClick(self.view, key, held)


@pytest.fixture(params=MAKERS)
def marking(request, qtbot):
    view = request.param(TEXT, 400)
    qtbot.addWidget(view)
    return Marking(view)


@pytest.fixture(params=MAKERS)
def paged(request, qtbot):
    view = request.param(TEXT, 100)
    qtbot.addWidget(view)
    return Marking(view)


@pytest.mark.parametrize("make", MAKERS)
@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(text=texts, data=st.data())
def test_a_point_on_a_character_is_next_to_it(qapp, make, text, data):
    view = make(text, 20_000)
    at = data.draw(st.integers(0, len(text) - 1))
    for rect in view.rects_of(at, at + 1):
        near = view.offset_at(rect.center())
        between = text[min(at, near) : max(at, near)]
        assert abs(near - at) <= 1 or has_marks(text, at, near) or runs_both_ways(text), between
    view.deleteLater()


def has_marks(text: str, at: int, near: int) -> bool:
    """True if there are combining marks next to these positions, which share a cell."""
    return "\u0301" in text[max(0, min(at, near) - 1) : max(at, near) + 2]


def runs_both_ways(text: str) -> bool:
    """True if one position can be in two places of a line."""
    return any(bidirectional(sign) == "R" for sign in text)


@pytest.mark.parametrize("make", MAKERS)
def test_text_from_right_to_left_is_marked_where_it_stands(qtbot, make):
    view = make("ab שלום cd", 100)
    qtbot.addWidget(view)
    (before,), (word,), (after,) = (view.rects_of(*span) for span in ((0, 2), (3, 7), (8, 10)))
    assert before.right() < word.left() < word.right() < after.left()
    (first,), (last,) = view.rects_of(3, 4), view.rects_of(6, 7)
    assert last.right() <= first.left() and word.contains(first) and word.contains(last)


def test_spans_have_a_rectangle_a_line_and_none_out_of_view(paged):
    view = paged.view
    start, end = view.in_view()
    assert start == 0 and 0 < end < len(view.text)
    rects = view.rects_of(0, len(view.text))
    tops = [rect.top() for rect in rects]
    assert len(set(tops)) == len(tops) > 1
    assert all(0 <= rect.top() < view.canvas.height() for rect in rects)
    assert view.turn(1)
    assert view.in_view()[0] == pytest.approx(end, abs=2)
    assert not view.rects_of(0, 3)
    view.show_offset(0)
    assert view.rects_of(0, 3)


def test_dragging_marks_whole_words(marking):
    marking.drag("lap", "ope")
    assert marking.words == ["flap 😀 is open"]


def test_with_ctrl_exactly_what_was_dragged_over_is_marked(marking):
    marking.drag("ay", "nigh", CTRL)
    assert marking.words == ["ay and nigh"]


def test_a_double_press_marks_a_word_and_a_press_alone_none(marking):
    QTest.mouseClick(marking.view.canvas, LEFT, NONE, marking.spot("night"))
    assert marking.words == []
    QTest.mouseDClick(marking.view.canvas, LEFT, NONE, marking.spot("night"))
    assert marking.words == ["night"]


def test_a_press_with_shift_chooses_up_to_it(marking):
    QTest.mouseClick(marking.view.canvas, LEFT, NONE, marking.spot("flap"))
    QTest.mouseClick(marking.view.canvas, LEFT, SHIFT, marking.spot("open", end=True))
    assert marking.words == ["flap 😀 is open"]


def test_a_choice_goes_on_over_parts_of_a_text(paged):
    view = paged.view
    paged.press(paged.spot("flap"))
    QTest.mouseMove(view.canvas, paged.spot("open", end=True))
    paged.keys(Qt.Key.Key_PageDown)
    start, end = view.in_view()
    rect = view.rects_of(start, end)[0]
    QTest.mouseMove(view.canvas, rect.center().toPoint())
    QTest.mouseRelease(view.canvas, LEFT, NONE, rect.center().toPoint())
    (words,) = paged.words
    assert words.startswith("flap 😀 is open") and len(words) > start


def test_pointing_finds_the_shortest_span_that_is_drawn(marking):
    spans = [PaintedSpan(0, 30), PaintedSpan(4, 8)]
    marking.marker.show_spans(spans, LIGHT)
    at = QPointF(marking.spot("flap"))
    assert span_at(marking.view, spans, at) == 1
    QTest.mouseClick(marking.view.canvas, LEFT, NONE, marking.spot("flap"))
    QTest.mouseClick(marking.view.canvas, LEFT, NONE, marking.spot("The"))
    assert marking.other == [("pointed", 1), ("pointed", 0)] and marking.words == []


def test_keys_mark_a_word_or_a_choice_of_several(marking):
    assert marking.marker.begin()
    marking.keys(Qt.Key.Key_Right, Qt.Key.Key_Return)
    marking.keys(Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Space)
    marking.keys(Qt.Key.Key_Right)
    marking.keys(Qt.Key.Key_Right, held=SHIFT)
    marking.keys(Qt.Key.Key_Return)
    assert marking.words == ["flap", "is open", "day and"]


def test_escape_gives_up_the_choice_and_then_the_caret(marking):
    marking.marker.begin()
    marking.keys(Qt.Key.Key_Right, held=SHIFT)
    marking.keys(Qt.Key.Key_Escape)
    assert marking.marker.choice is None and marking.marker.is_at_caret
    marking.keys(Qt.Key.Key_Escape)
    assert marking.other == ["left"] and not marking.marker.is_at_caret


def test_down_goes_to_the_line_below_and_turns_at_the_end(paged):
    paged.marker.begin()
    for _ in range(12):
        paged.keys(Qt.Key.Key_Down)
    assert paged.view.in_view()[0] > 0
    paged.keys(Qt.Key.Key_Return)
    assert len(paged.words) == 1


def test_keys_ask_for_removal_and_for_the_next_text(marking):
    marking.marker.show_spans([PaintedSpan(0, 30), PaintedSpan(4, 8)], LIGHT)
    marking.marker.begin()
    marking.keys(Qt.Key.Key_Right, Qt.Key.Key_Delete, Qt.Key.Key_Tab)
    assert marking.other == [("remove", 1), ("on", 1)]


def test_without_leave_nothing_is_marked_and_the_text_can_be_selected(qtbot):
    view = make_text_view(TEXT, 400)
    qtbot.addWidget(view)
    marking = Marking(view)
    marking.marker.enable(False)
    marking.drag("flap", "open")
    assert not marking.marker.begin()
    assert marking.words == []
    assert view.textCursor().selectedText()


def test_marks_are_drawn_under_the_words_and_go_with_the_text(marking):
    view = marking.view
    plain = view.grab().toImage()
    marking.marker.show_spans([PaintedSpan(4, 8, tone="bad")], LIGHT)
    drawn = view.grab().toImage()
    spot = view.canvas.mapTo(view, marking.spot("flap"))
    assert drawn != plain
    assert drawn.pixelColor(spot.x(), spot.y() - 7) != plain.pixelColor(spot.x(), spot.y() - 7)
    view.show_text("Another text", 14)
    other = view.grab().toImage()
    view.show_text("", 14)
    view.show_text("Another text", 14)
    assert view.grab().toImage() == other


def test_a_finger_that_goes_over_words_takes_them_as_the_mouse_does(marking):
    device, canvas = QTest.createTouchDevice(), marking.view.canvas
    QTest.touchEvent(canvas, device).press(0, marking.spot("open"), canvas).commit()
    QTest.touchEvent(canvas, device).move(0, marking.spot("day", end=True), canvas).commit()
    QTest.touchEvent(canvas, device).release(0, marking.spot("day", end=True), canvas).commit()
    assert marking.words == ["open day"]


def test_a_choice_ends_where_its_text_is_taken_away(paged):
    marking = paged
    marking.press(marking.spot("flap"))
    below = QPoint(40, marking.view.canvas.height() + 30)
    QTest.mouseMove(marking.view.canvas, below)
    assert marking.marker.choice is not None
    assert marking.marker._turning.isActive()
    marking.view.hide()  # as for a break, a pause or a message
    marking.view.show()
    assert marking.marker.choice is None
    assert not marking.marker._turning.isActive()
    assert marking.words == []


@pytest.mark.parametrize(
    ("text", "key"),
    [("one two three", Qt.Key.Key_Right), ("אחת שתים שלוש", Qt.Key.Key_Left)],
)
def test_arrow_keys_go_to_the_word_at_which_they_point(qtbot, text, key):
    view = make_text_view(f"{text}\nlast line", 400)
    qtbot.addWidget(view)
    marking = Marking(view)
    first, second, *_ = text.split()
    marking.marker.begin(near=0)
    marking.keys(key, Qt.Key.Key_Return)
    assert marking.words == [second]
    one, two = (view.rects_of(text.index(w), text.index(w) + len(w))[0] for w in (first, second))
    assert (two.left() > one.left()) is (key == Qt.Key.Key_Right)
