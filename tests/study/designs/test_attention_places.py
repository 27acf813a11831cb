"""Attention checks are spread evenly, never first, never next to each other."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from labeval.study.designs.attention import check_count, check_gaps, dealt

PAGES = st.integers(2, 400)
SHARES = st.floats(0.001, 0.5)


@given(pages=PAGES, share=SHARES)
def test_the_share_is_kept_and_at_least_one_check_is_made(pages: int, share: float) -> None:
    count = check_count(pages, share)
    assert 1 <= count <= pages // 2
    assert count == 1 or abs(count - share * pages) <= 1


def test_a_block_of_one_page_has_no_room_for_a_check() -> None:
    assert check_count(1, 0.5) == 0
    assert check_gaps(1, 0, Random(1)) == []


@given(pages=PAGES, share=SHARES, seed=st.integers(0, 2**53))
def test_checks_are_never_first_nor_adjacent(pages: int, share: float, seed: int) -> None:
    gaps = check_gaps(pages, check_count(pages, share), Random(seed))
    assert len(gaps) == check_count(pages, share)
    assert all(2 <= gap <= pages for gap in gaps)
    assert all(b > a for a, b in pairwise(gaps)), "a page is between two checks"


@given(pages=PAGES, share=SHARES, seed=st.integers(0, 2**53))
def test_each_stretch_of_the_block_has_its_check(pages: int, share: float, seed: int) -> None:
    count = check_count(pages, share)
    stretch = (pages - 1) / count
    for n, gap in enumerate(check_gaps(pages, count, Random(seed))):
        # Half a page either way is rounding; the rest is that of floating point.
        assert n * stretch - 0.5 - 1e-9 <= gap - 2 < (n + 1) * stretch + 0.5 + 1e-9


def test_other_seeds_give_other_places() -> None:
    assert len({tuple(check_gaps(40, 4, Random(seed))) for seed in range(20)}) > 15


@given(count=st.integers(0, 30), seed=st.integers(0, 2**53))
def test_kinds_come_equally_often_as_far_as_that_goes(count: int, seed: int) -> None:
    times = Counter(dealt("xyz", count, Random(seed)))
    assert sum(times.values()) == count
    assert max(times[k] for k in "xyz") - min(times[k] for k in "xyz") <= 1
