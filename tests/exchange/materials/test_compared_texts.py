"""Rows of texts that are compared with each other are in one group."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from labeval.exchange.materials.compared_texts import groups_of


def test_rows_are_joined_by_texts_that_they_share_directly_or_not():
    rows = [("a", "b"), ("x", "y"), ("c", "d"), ("b", "c")]
    assert groups_of(rows) == [0, 1, 0, 0]


@given(st.lists(st.lists(st.integers(0, 30), min_size=2, max_size=3), max_size=40))
def test_groups_are_the_smallest_that_no_text_is_in_two_of(rows):
    groups = groups_of(rows)
    expected = list(range(len(rows)))
    for _ in rows:  # rows with a text in common get the smaller number, until nothing changes
        for n, texts in enumerate(rows):
            near = [expected[m] for m, others in enumerate(rows) if {*texts} & {*others}]
            expected[n] = min(near)
    same = [
        (groups[a] == groups[b], expected[a] == expected[b])
        for a in range(len(rows))
        for b in range(a)
    ]
    assert all(one == other for one, other in same)
    assert all(after - before == 1 for before, after in pairwise(sorted(set(groups))))
