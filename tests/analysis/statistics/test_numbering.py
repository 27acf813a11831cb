"""Numbers for the different values of a column."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

from labeval.analysis.statistics.numbering import (
    appearing,
    are_distinct,
    distinct,
    firsts,
    groups,
    joint,
    numbered,
)

NUMBERS = st.lists(
    st.one_of(st.integers(-20, 20), st.integers(-(2**62), 2**62)) | st.integers(0, 3), max_size=40
)


@given(NUMBERS, st.integers(-(2**61), 2**61))
def test_numbers_are_those_of_sorting(keys: list[int], shift: int) -> None:
    for column in (np.array(keys, dtype=np.int64), np.array(keys, dtype=np.int64) % 7 + shift):
        different, number = numbered(column)
        expected, place = np.unique(column, return_inverse=True)
        assert different.tolist() == expected.tolist()
        assert different.dtype == expected.dtype
        assert number.tolist() == place.tolist()
        assert number.dtype == np.intp
        assert distinct(column).tolist() == expected.tolist()
        assert distinct(column).dtype == expected.dtype
        assert firsts(column).tolist() == np.unique(column, return_index=True)[1].tolist()
        assert are_distinct(column) is (len(expected) == len(column))
        assert appearing(column) == list(dict.fromkeys(column.tolist()))


@pytest.mark.parametrize(
    "kind", [np.int8, np.uint8, np.int16, np.int32, np.uint64, np.float64, str]
)
def test_any_kind_of_key(kind: type) -> None:
    column: npt.NDArray[Any] = np.array([100, 3, 100, 7, 3, 120]).astype(kind)
    different, number = numbered(column)
    assert different.dtype == column.dtype
    assert (different[number] == column).all()
    assert len(different) == 4
    assert sorted(set(different.tolist())) == different.tolist()


def test_the_extremes_of_small_whole_numbers() -> None:
    column = np.array([-128, 127, 0, -128], dtype=np.int8)
    different, number = numbered(np.tile(column, 100))
    assert different.tolist() == [-128, 0, 127]
    assert number[:4].tolist() == [0, 2, 1, 0]


def test_the_given_column_stays_and_is_not_shared() -> None:
    column = np.array([0, 1, 2, 1])
    _, number = numbered(column)
    number += 5
    assert column.tolist() == [0, 1, 2, 1]


@given(st.lists(st.tuples(st.integers(0, 24), st.integers(0, 24)), max_size=40))
def test_groups_that_pairs_join_are_those_of_scipy(pairs: list[tuple[int, int]]) -> None:
    one, other = np.array(pairs, dtype=np.intp).reshape(-1, 2).T
    met = coo_array((np.ones(len(pairs)), (one, other)), shape=(25, 25))
    assert groups(one, other, 25).tolist() == connected_components(met, directed=False)[1].tolist()


@given(st.lists(st.tuples(st.integers(0, 2**31 - 1), st.integers(0, 2**31 - 1)), max_size=20))
def test_two_numbers_in_32_bits_are_one_that_holds_both(pairs: list[tuple[int, int]]) -> None:
    one, other = (np.array([pair[n] for pair in pairs], dtype=np.int32) for n in range(2))
    found = joint(one, 2**31, other)
    assert [divmod(number, 2**31) for number in found.tolist()] == pairs
    assert one.tolist() == [first for first, _ in pairs]
