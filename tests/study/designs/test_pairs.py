"""Comparison graphs and sides."""

from collections import Counter
from itertools import combinations, pairwise
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.study.designs.pairs import (
    all_pairs,
    balanced_sides,
    is_connected,
    sampled_pairs,
    side_balance,
)

Pairs = list[tuple[int, int]]

seeds = st.integers(0, 999)
samples = st.integers(2, 14).flatmap(
    lambda n: st.tuples(st.just(n), st.integers(n - 1, comb(n, 2)))
)
any_pairs = st.lists(
    st.tuples(st.integers(0, 8), st.integers(0, 8)).filter(lambda pair: pair[0] != pair[1])
)


@given(samples, seeds)
def test_sampled_pairs_differ_and_join_all_texts(sample: tuple[int, int], seed: int) -> None:
    texts, count = sample
    pairs = sampled_pairs(texts, count, seed=seed)
    assert len(pairs) == count
    assert set(pairs) <= set(all_pairs(texts))
    assert len(set(pairs)) == count
    assert is_connected(texts, pairs)


@given(samples, seeds)
def test_sampled_texts_are_compared_equally_often_within_one(
    sample: tuple[int, int], seed: int
) -> None:
    texts, count = sample
    degrees = Counter(text for pair in sampled_pairs(texts, count, seed=seed) for text in pair)
    assert max(degrees.values()) - min(degrees.values()) <= 1


@given(samples, seeds)
def test_the_same_seed_samples_the_same_pairs(sample: tuple[int, int], seed: int) -> None:
    texts, count = sample
    assert sampled_pairs(texts, count, seed=seed) == sampled_pairs(texts, count, seed=seed)


def test_other_seeds_sample_other_pairs() -> None:
    assert len({tuple(sampled_pairs(12, 24, seed=seed)) for seed in range(10)}) == 10


def test_sampled_pairs_are_mixed_beyond_new_names() -> None:
    def triangles(seed: int) -> int:
        joined = set(sampled_pairs(15, 45, seed=seed))
        return sum(
            joined.issuperset(combinations(three, 2)) for three in combinations(range(15), 3)
        )

    assert len({triangles(seed) for seed in range(10)}) > 1


def test_as_many_pairs_as_there_are_give_all() -> None:
    assert sampled_pairs(7, 21, seed=1) == all_pairs(7)
    assert len(all_pairs(7)) == 21
    assert all_pairs(1) == []


@pytest.mark.parametrize(
    ("texts", "count", "message"),
    [(5, 3, "takes at least 4"), (5, 11, "only 10 different"), (1, 0, "at least 2 texts")],
)
def test_a_wrong_number_of_pairs_is_refused_in_a_sentence(
    texts: int, count: int, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        sampled_pairs(texts, count, seed=0)


@given(any_pairs, seeds, st.integers(0, 9))
def test_every_text_is_on_the_left_half_of_the_time(
    pairs: Pairs, seed: int, participant: int
) -> None:
    oriented = balanced_sides(pairs, seed=seed, participant=participant)
    assert [sorted(pair) for pair in oriented] == [sorted(pair) for pair in pairs]
    assert all(abs(left - right) <= 1 for left, right in side_balance(oriented).values())


@given(any_pairs, seeds, st.integers(0, 9))
def test_every_second_participant_sees_the_mirror_of_the_one_before(
    pairs: Pairs, seed: int, couple: int
) -> None:
    first = balanced_sides(pairs, seed=seed, participant=2 * couple)
    second = balanced_sides(pairs, seed=seed, participant=2 * couple + 1)
    assert second == [(right, left) for left, right in first]
    assert first == balanced_sides(pairs, seed=seed, participant=2 * couple)


def test_sides_vary_from_couple_to_couple() -> None:
    sides = {tuple(balanced_sides(all_pairs(6), seed=1, participant=2 * j)) for j in range(8)}
    assert len(sides) > 4


def test_a_text_is_not_compared_with_itself() -> None:
    with pytest.raises(ValueError, match="Text 2 cannot be compared with itself"):
        balanced_sides([(0, 1), (2, 2)], seed=0)


def test_side_balance_counts_left_and_right() -> None:
    assert side_balance([(0, 1), (0, 2), (2, 0)]) == {0: (2, 1), 1: (0, 1), 2: (1, 1)}


def test_texts_without_a_way_between_them_are_not_connected() -> None:
    assert is_connected(4, [(2, 3), (0, 1), (3, 1)])
    assert not is_connected(4, [(0, 1), (2, 3)])
    assert not is_connected(3, [(0, 1)])
    assert is_connected(1, [])


def test_the_fewest_pairs_are_one_path() -> None:
    pairs = sampled_pairs(9, 8, seed=3)
    degrees = sorted(Counter(text for pair in pairs for text in pair).values())
    assert degrees == [1, 1, *[2] * 7]
    assert all(a < b for a, b in pairwise(pairs))
