"""Samples: items fill evenly over participants, and nobody gets one twice."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.study.designs.samples import even_sample, participants_needed

seeds = st.integers(0, 2**53)
designs = st.integers(1, 30).flatmap(lambda items: st.tuples(st.just(items), st.integers(1, items)))


@given(designs, seeds, st.integers(1, 25))
def test_items_fill_evenly_whoever_came_last(design, seed, participants):
    items, size = design
    given_to: Counter[int] = Counter(dict.fromkeys(range(items), 0))
    for participant in range(participants):
        sample = even_sample(items, size, seed=seed, participant=participant)
        assert len(set(sample)) == len(sample) == size
        assert sample == sorted(sample)
        given_to.update(sample)
        assert max(given_to.values()) - min(given_to.values()) <= 1


@given(designs, seeds, st.integers(1, 5))
def test_as_many_participants_as_said_give_every_item_its_raters(design, seed, raters):
    items, size = design
    needed = participants_needed(items, size, raters)
    given_to: Counter[int] = Counter()
    for participant in range(needed):
        given_to.update(even_sample(items, size, seed=seed, participant=participant))
    assert min(given_to[item] for item in range(items)) >= raters
    assert (needed - 1) * size < items * raters


@given(designs, seeds, st.integers(0, 40))
def test_a_sample_depends_on_the_numbers_alone(design, seed, participant):
    items, size = design
    first = even_sample(items, size, seed=seed, participant=participant)
    assert even_sample(items, size, seed=seed, participant=participant) == first


def test_neighbours_get_different_items():
    assert len({tuple(even_sample(12, 4, seed=3, participant=n)) for n in range(9)}) > 6


@pytest.mark.parametrize("size", [0, 6])
def test_a_sample_of_none_or_of_more_than_there_are_is_refused(size):
    with pytest.raises(ValueError, match=f"not {size}"):
        even_sample(5, size, seed=1, participant=0)
