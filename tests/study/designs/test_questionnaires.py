"""Questionnaires: every page once, equal numbers, equal reading, directions kept apart."""

from __future__ import annotations

from collections import Counter
from math import ceil, floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.study.designs.questionnaires import Load, dealt, questionnaire_count, spread_sample

seeds = st.integers(0, 2**53)
lengths = st.lists(st.integers(40, 500), min_size=1, max_size=120)


def loads_of(words: list[int], *, reversed_too: int = 0) -> list[Load]:
    """Pages of different pairs; the first `reversed_too` pairs come a second time."""
    once = [Load(w, n) for n, w in enumerate(words)]
    return once + once[:reversed_too]


def words_in(loads: list[Load], places: list[int]) -> Counter[int]:
    total: Counter[int] = Counter()
    for load, place in zip(loads, places, strict=True):
        total[place] += load.words
    return total


@given(lengths, st.integers(1, 20), seeds)
def test_every_questionnaire_has_the_same_number_of_pages_within_one(words, size, seed):
    places = dealt(loads_of(words), size, seed=seed)
    counts = Counter(places)
    assert len(counts) == questionnaire_count(len(words), size) == ceil(len(words) / size)
    assert max(counts.values()) <= size
    assert max(counts.values()) - min(counts.values()) <= 1


@given(st.integers(2, 9), st.integers(1, 15), st.data(), seeds)
def test_workloads_differ_by_no_more_than_two_pages_of_one_layer(count, size, data, seed):
    words = data.draw(st.lists(st.integers(40, 500), min_size=count * size, max_size=count * size))
    loads = loads_of(words)
    total = words_in(loads, dealt(loads, size, seed=seed))
    ranked = sorted(words, reverse=True)
    layers = [ranked[n : n + count] for n in range(0, len(ranked), count)]
    assert max(total.values()) - min(total.values()) <= max(a[0] - a[-1] for a in layers)


@given(st.lists(st.integers(40, 500), min_size=20, max_size=90), st.integers(3, 8), seeds)
def test_a_pair_and_its_reverse_are_in_different_questionnaires(words, size, seed):
    loads = loads_of(words, reversed_too=len(words) // 3)
    places = dealt(loads, size, seed=seed)
    held = Counter((place, load.pair) for load, place in zip(loads, places, strict=True))
    assert max(held.values()) == 1


def test_the_design_of_a_study_of_65_topics_has_91_questionnaires_of_equal_work():
    # 975 pairs and 377 of them in reverse make 1,352 (Gienapp et al., 2025, section 3.2.1).
    words = [300 + 37 * n % 211 for n in range(975)]
    loads = loads_of(words, reversed_too=377)
    total = words_in(loads, dealt(loads, 15, seed=1))
    assert len(loads) == 1352
    assert len(total) == 91
    assert max(total.values()) / min(total.values()) < 1.16  # of 15 pages and of 14


@given(lengths, st.integers(1, 20), seeds)
def test_the_same_seed_deals_the_same(words, size, seed):
    loads = loads_of(words)
    assert dealt(loads, size, seed=seed) == dealt(loads, size, seed=seed)


def test_another_seed_deals_otherwise():
    loads = loads_of([100] * 40)
    assert len({tuple(dealt(loads, 8, seed=seed)) for seed in range(8)}) == 8


def test_a_questionnaire_without_pages_is_refused():
    with pytest.raises(ValueError, match="at least 1 page, not 0"):
        dealt(loads_of([1, 2]), 0, seed=1)


def test_no_pages_make_no_questionnaires():
    assert dealt([], 5, seed=1) == []


@given(
    st.lists(st.tuples(st.sampled_from("abc"), st.integers(80, 500)), min_size=1, max_size=90),
    st.floats(0, 1),
    seeds,
)
def test_every_stratum_and_length_has_its_share(pages, share, seed):
    strata, words = [s for s, _ in pages], [w for _, w in pages]
    chosen = spread_sample(strata, words, share=share, seed=seed)
    count = round(share * len(pages))
    assert len(chosen) == count
    for stratum in set(strata):
        members = [n for n in range(len(pages)) if strata[n] == stratum]
        exact = len(members) * count / len(pages)
        assert floor(exact) <= len(chosen & set(members)) <= ceil(exact)
        members.sort(key=lambda n: words[n])
        longest = {n for n in members if words[n] > words[members[len(members) // 2]]}
        assert abs(len(chosen & longest) - len(longest) * count / len(pages)) < 2


def test_a_third_of_15_pairs_is_5():
    assert len(spread_sample(["x"] * 15, list(range(15)), share=0.333, seed=4)) == 5


@given(lengths, seeds)
def test_the_same_seed_chooses_the_same(words, seed):
    strata = ["x"] * len(words)
    first = spread_sample(strata, words, share=0.3, seed=seed)
    assert spread_sample(strata, words, share=0.3, seed=seed) == first


def test_a_share_above_one_is_refused():
    with pytest.raises(ValueError, match=r"not 1\.5"):
        spread_sample(["x"], [1], share=1.5, seed=1)
