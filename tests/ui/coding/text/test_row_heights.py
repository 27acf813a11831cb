"""Heights of rows that are only estimated: sums and places as if they were added up one by one."""

from __future__ import annotations

from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.ui.coding.text.heights import Heights

SIZES = st.lists(st.integers(1, 90), min_size=1, max_size=60)


@given(SIZES, st.lists(st.tuples(st.integers(0, 59), st.integers(1, 200)), max_size=20))
def test_sums_and_places_are_those_of_a_plain_list(sizes, changes):
    heights = Heights(sizes)
    for row, height in changes:
        row %= len(sizes)
        assert heights.set(row, height) == height - sizes[row]
        sizes[row] = height
    tops = [0, *accumulate(sizes)]
    assert heights.total == tops[-1]
    assert [heights.top(row) for row in range(len(sizes))] == tops[:-1]
    for y in range(-3, tops[-1] + 5):
        row = heights.row_at(y)
        inside = max(0, min(y, tops[-1] - 1))
        assert tops[row] <= inside < tops[row + 1]


def test_where_there_is_no_row_none_is_found():
    with pytest.raises(IndexError):
        Heights([]).row_at(0)
