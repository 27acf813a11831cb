"""Claims of several people that count as the same one, and how much of two cuts is alike."""

from __future__ import annotations

import random

import pytest

from labeval.study.claim_cuts import CutClaim
from labeval.study.same_claims import aligned, are_the_same, overlap, shared


def test_claims_are_the_same_where_they_share_more_than_half_of_all_characters():
    assert are_the_same(CutClaim(0, 10), CutClaim(3, 10))
    assert not are_the_same(CutClaim(0, 10), CutClaim(5, 10))
    assert not are_the_same(CutClaim(0, 10), CutClaim(10, 20))
    assert shared(CutClaim(0, 10), CutClaim(8, 30)) == 2


def test_claims_of_several_people_get_one_number_where_they_are_the_same():
    cuts = [
        [CutClaim(0, 18), CutClaim(19, 54)],
        [CutClaim(0, 17), CutClaim(19, 35), CutClaim(37, 53)],
        [CutClaim(19, 53)],
    ]
    assert aligned(cuts) == [[1, 3], [1, 2, 4], [3]]


@pytest.mark.parametrize("seed", range(30))
def test_no_number_is_twice_in_one_cut(seed):
    rng = random.Random(seed)
    cuts = []
    for _ in range(5):
        edges = sorted(rng.sample(range(60), 12))
        cuts.append([CutClaim(a, b) for a, b in zip(edges[::2], edges[1::2], strict=True)])
    for numbers in aligned(cuts):
        assert len(set(numbers)) == len(numbers)


def test_overlap_counts_characters_with_the_same_answer():
    one = [CutClaim(0, 10, "supported"), CutClaim(10, 20, "contradicted")]
    assert overlap(one, one) == 1
    assert overlap(one, [CutClaim(0, 20, "supported")]) == pytest.approx(2 * 10 / 40)
    assert overlap([], []) == 1 and overlap(one, []) == 0
