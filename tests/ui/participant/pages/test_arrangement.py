"""Texts in columns and rows."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint

from labeval.ui.participant.pages.arrangement import TextArrangement, column_widths

needs = st.lists(st.integers(40, 600), min_size=1, max_size=4)


@given(needs=needs, height=st.integers(300, 1000), gap=st.sampled_from([0, 8]))
def test_rows_fill_the_height(needs, height, gap):
    made = TextArrangement.of((100,), needs, height, gap)
    assert sum(made.heights) + gap * (len(needs) - 1) == height
    assert all(h >= 0 for h in made.heights)


@given(needs=needs, height=st.integers(300, 1000))
def test_no_row_gets_less_than_it_needs_where_there_is_enough(needs, height):
    made = TextArrangement.of((100,), needs, height, 8)
    enough = sum(needs) + 8 * (len(needs) - 1) <= height
    assert made.whole == enough
    if enough:
        assert all(h >= need for h, need in zip(made.heights, needs, strict=True))


def test_where_room_is_short_only_the_longest_gives_way():
    made = TextArrangement.of((100,), [100, 400, 90], 400, 0)
    assert made.heights[0] == 100 and made.heights[1] == 210 and made.heights[2] == 90


def test_texts_run_along_the_rows():
    made = TextArrangement.of((60, 40), [50, 50], 108, 8)
    places = [made.rect(n, QPoint(10, 20)) for n in range(4)]
    assert [(p.x(), p.y()) for p in places] == [(10, 20), (78, 20), (10, 78), (78, 78)]
    assert not any(a.intersects(b) for n, a in enumerate(places) for b in places[n + 1 :])


def test_only_two_columns_can_differ_in_width():
    assert column_widths(1008, 2, 8, 0.6) == (600, 400)
    assert column_widths(1016, 3, 8, 0.6) == (333, 333, 333)
