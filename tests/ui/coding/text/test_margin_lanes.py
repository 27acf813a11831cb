"""Stripes in the margin: as many lanes as overlaps need, and none that two share."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from labeval.coding.rows import Anchor, Coding, Passage
from labeval.ui.coding.parts.code_style import Look, Looks
from labeval.ui.coding.parts.slices import Slices
from labeval.ui.coding.text.columns import columns_of
from labeval.ui.coding.text.lanes import lanes_of
from labeval.ui.coding.text.margin_painter import Margin
from labeval.ui.coding.text.segment_index import SegmentIndex
from labeval.ui.coding.text.source_layout import Sheet
from labeval.ui.theme import LIGHT

SPANS = st.lists(
    st.tuples(st.integers(0, 30), st.integers(0, 8)).map(lambda p: (p[0], p[0] + p[1])), max_size=25
).map(sorted)


@given(SPANS, st.sets(st.integers(0, 3)))
def test_no_two_that_touch_a_line_share_a_lane_and_none_is_wasted(spans, taken):
    lanes = lanes_of(spans, taken)
    for n, (first, last) in enumerate(spans):
        assert lanes[n] not in taken
        for m, (other_first, other_last) in enumerate(spans[:n]):
            if other_first <= last and first <= other_last:
                assert lanes[n] != lanes[m]
    widest = max((sum(a <= line <= b for a, b in spans) for line in range(40)), default=0)
    assert len(set(lanes)) <= widest


def a_coding(id: str, start: tuple[str, int], end: tuple[str, int]) -> Coding:
    return Coding(id, "s", "c", "me", Anchor(*start), Anchor(*end), "", id)


class _Words(QPainter):
    """A painter that remembers what it writes."""

    def __init__(self, picture: QImage) -> None:
        super().__init__(picture)
        self.picture = picture
        self.written: list[str] = []

    def drawText(self, *args: Any) -> None:
        self.written.append(args[-1])


def test_a_long_name_of_another_coder_leaves_room_for_the_code(qapp):
    sheet = Sheet(
        [Passage("p", "s", 0, "x" * 40)], columns_of(700, LIGHT, timed=False, spoken=False)
    )
    coding = a_coding("one", ("p", 0), ("p", 9))
    sheet.marks.show([coding])
    looks = Looks({"c": Look("Confusion", "#aa3377")}, others={"me": "Maximiliane Musterfrau-Li"})
    painter = _Words(QImage(900, 200, QImage.Format.Format_RGB32))
    Margin(LIGHT, looks, sheet).paint(painter, 0, QPointF(0, 0), sheet.marks.pieces(0), "")
    painter.end()
    (written,) = painter.written
    assert written.startswith("Conf") and "·  Max" in written


@pytest.mark.parametrize("number", [20, 60])
def test_many_codes_on_the_same_words_leave_room_for_names(qapp, number):
    columns = columns_of(660, LIGHT, timed=True, spoken=True)
    sheet = Sheet([Passage("p", "s", 0, "x" * 40)], columns)
    codings = [replace(a_coding(str(n), ("p", 0), ("p", 9)), code=str(n)) for n in range(number)]
    sheet.marks.show(codings)
    looks = Looks({str(n): Look(f"Number {n} of many", "#aa3377") for n in range(number)})
    margin = Margin(LIGHT, looks, sheet)
    painter = _Words(QImage(900, 400, QImage.Format.Format_RGB32))
    margin.paint(painter, 0, QPointF(0, 0), sheet.marks.pieces(0), "")
    painter.end()
    assert all(each.startswith("Numb") for each in painter.written), painter.written
    assert painter.written[-1].endswith(f"+{number - len(painter.written)}")
    places = [margin.stripe(lane, number) for lane in range(number)]
    assert all(columns.margin <= x < columns.end for x, _ in places)
    assert len({round(x, 2) for x, _ in places}) == number
    assert [margin.lane_at(x + width / 2, number) for x, width in places] == list(range(number))


def marks_over(*lengths: int) -> SegmentIndex:
    """Marks over passages p, q and so on, of these lengths."""
    passages = (Passage(id, "s", n, "x" * n) for id, n in zip("pqr", lengths, strict=False))
    return SegmentIndex(Slices(passages))


def test_a_segment_over_three_passages_has_a_piece_in_each_and_one_lane():
    marks = marks_over(10, 20, 30)
    marks.show([a_coding("long", ("p", 4), ("r", 5)), a_coding("here", ("q", 2), ("q", 6))])
    pieces = [marks.pieces(row) for row in range(3)]
    assert [(p.start, p.end, p.begins, p.ends) for p in pieces[0]] == [(4, 10, True, False)]
    assert [(p.coding.id, p.start, p.end) for p in pieces[1]] == [("long", 0, 20), ("here", 2, 6)]
    assert [(p.start, p.end, p.begins, p.ends) for p in pieces[2]] == [(0, 5, False, True)]
    assert {found[0].lane for found in pieces} == {0}
    assert [p.coding.id for p in marks.at(1, 4)] == ["here", "long"]


def test_a_segment_that_is_put_again_is_in_its_new_place_only():
    marks = marks_over(10, 20)
    marks.put(a_coding("a", ("p", 1), ("p", 5)))
    assert list(marks.put(a_coding("a", ("q", 1), ("q", 5)))) == [1]
    assert marks.pieces(0) == [] and len(marks.pieces(1)) == 1
    assert list(marks.take("a")) == [1]
    assert len(marks) == 0 and marks.pieces(1) == []


def test_segments_of_passages_that_are_not_shown_are_kept_and_not_drawn():
    marks = marks_over(10)
    marks.put(a_coding("gone", ("x", 1), ("x", 2)))
    assert marks.get("gone") is not None and marks.pieces(0) == []
