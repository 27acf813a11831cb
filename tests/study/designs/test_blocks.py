"""Block designs against published parameters, and against what chance would give."""

from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.study.designs.blocks import (
    BlockDesign,
    balance_of,
    balance_positions,
    block_design,
    default_block_count,
)
from labeval.study.designs.exact import exact_blocks, exact_sizes
from labeval.study.designs.search import searched_blocks

# v, k, b, r, lambda as tabulated: Mathon & Rosa, Handbook of Combinatorial Designs (2007), II.1.
PUBLISHED = [
    (6, 3, 10, 5, 2),
    (7, 3, 7, 3, 1),
    (7, 4, 7, 4, 2),
    (8, 4, 14, 7, 3),
    (9, 3, 12, 4, 1),
    (9, 4, 18, 8, 3),
    (9, 6, 12, 8, 5),
    (10, 4, 15, 6, 2),
    (11, 5, 11, 5, 2),
    (12, 6, 22, 11, 5),
    (13, 4, 13, 4, 1),
    (15, 3, 35, 7, 1),
    (15, 7, 15, 7, 3),
    (16, 4, 20, 5, 1),
    (16, 6, 16, 6, 2),
    (19, 9, 19, 9, 4),
    (21, 5, 21, 5, 1),
    (25, 4, 50, 8, 1),
    (25, 5, 30, 6, 1),
    (28, 4, 63, 9, 1),
    (31, 6, 31, 6, 1),
]


@st.composite
def small_requests(draw: st.DrawFn) -> tuple[int, int, int]:
    texts = draw(st.integers(2, 9))
    per_block = draw(st.integers(2, texts))
    return texts, per_block, draw(st.integers(1, 30))


@pytest.mark.parametrize(("texts", "per_block", "blocks", "each", "pair"), PUBLISHED)
def test_published_parameters_are_met(
    texts: int, per_block: int, blocks: int, each: int, pair: int
) -> None:
    balance = balance_of(block_design(texts, per_block, blocks, seed=5))
    assert balance.appearances == (each, each)
    assert balance.pair_meetings == (pair, pair)
    assert (balance.exact, balance.duplicate_blocks) == (True, 0)


def test_eight_texts_in_fourteen_blocks_of_four_are_a_steiner_quadruple_system() -> None:
    for seed in range(10):
        balance = balance_of(block_design(8, 4, 14, seed=seed))
        assert balance.appearances == (7, 7)
        assert balance.pair_meetings == (3, 3)
        assert balance.triples == (1, 1)
        assert balance.positions == (1, 2)


def test_every_listed_design_is_exact_and_repeats_no_block() -> None:
    listed = [
        (v, k, size)
        for v in range(3, 32)
        for k in range(2, min(v, 13))
        for size in exact_sizes(v, k)
        if size <= 4 * v
    ]
    assert len(listed) > 90
    for texts, per_block, size in listed:
        blocks = exact_blocks(texts, per_block, size, Random(0))
        assert blocks is not None
        balance = balance_of(BlockDesign(texts, tuple(blocks)))
        assert balance.exact
        assert (len(blocks), balance.duplicate_blocks) == (size, 0)
        assert {len(block) for block in blocks} == {per_block}


@pytest.mark.parametrize(
    ("texts", "per_block", "blocks"), [(7, 3, 14), (7, 3, 28), (8, 4, 28), (9, 3, 36), (13, 4, 39)]
)
def test_exact_designs_are_joined_without_sharing_a_block(
    texts: int, per_block: int, blocks: int
) -> None:
    balance = balance_of(block_design(texts, per_block, blocks, seed=3))
    assert (balance.exact, balance.duplicate_blocks) == (True, 0)


def test_all_subsets_are_used_before_any_comes_twice() -> None:
    once = block_design(5, 3, 10, seed=1)
    assert {frozenset(block) for block in once.blocks} == set(
        map(frozenset, combinations(range(5), 3))
    )
    assert balance_of(block_design(5, 3, 23, seed=1)).duplicate_blocks == 13


def test_blocks_of_all_texts_are_simply_repeated() -> None:
    design = block_design(4, 4, 4, seed=1)
    assert all(sorted(block) == [0, 1, 2, 3] for block in design.blocks)
    assert balance_of(design).positions == (1, 1)


@settings(max_examples=60, deadline=None)
@given(small_requests(), st.integers(0, 99))
def test_texts_and_positions_are_even_and_blocks_differ_for_any_request(
    request: tuple[int, int, int], seed: int
) -> None:
    texts, per_block, blocks = request
    design = block_design(texts, per_block, blocks, seed=seed)
    balance = balance_of(design)
    assert len(design.blocks) == blocks
    assert all(len(set(block)) == len(block) == per_block for block in design.blocks)
    assert {text for block in design.blocks for text in block} <= set(range(texts))
    assert balance.appearances.spread <= 1
    assert balance.positions.spread <= 1
    assert balance.duplicate_blocks == max(0, blocks - comb(texts, per_block))


@pytest.mark.parametrize(("texts", "blocks", "most"), [(12, 24, 1), (17, 34, 1), (14, 28, 1)])
def test_the_search_brings_meetings_of_pairs_within_one(texts: int, blocks: int, most: int) -> None:
    found = searched_blocks(texts, 4, blocks, Random(1))
    assert balance_of(BlockDesign(texts, tuple(found))).pair_meetings.spread <= most


@pytest.mark.parametrize("texts", [10, 20, 50])
def test_the_search_beats_blocks_drawn_at_random(texts: int) -> None:
    count = 2 * texts
    found = searched_blocks(texts, 4, count, Random(2))
    ours = balance_of(BlockDesign(texts, tuple(found)))
    for seed in range(5):
        rng = Random(seed)
        drawn = tuple(tuple(rng.sample(range(texts), 4)) for _ in range(count))
        chance = balance_of(BlockDesign(texts, drawn))
        assert ours.appearances.spread == 0 < chance.appearances.spread
        assert ours.pairs_never_met < chance.pairs_never_met


def test_a_seed_always_gives_the_same_design_and_another_seed_another() -> None:
    for blocks in (14, 17):
        design = block_design(8, 4, blocks, seed=11)
        assert design == block_design(8, 4, blocks, seed=11)
        assert design != block_design(8, 4, blocks, seed=12)


@settings(max_examples=80, deadline=None)
@given(
    st.integers(2, 6).flatmap(
        lambda k: st.lists(
            st.lists(st.integers(0, 9), min_size=k, max_size=k, unique=True), min_size=1
        )
    ),
    st.integers(0, 99),
)
def test_positions_are_balanced_for_each_text_of_any_blocks_of_one_size(
    blocks: list[list[int]], seed: int
) -> None:
    placed = balance_positions(blocks, Random(seed))
    assert [sorted(block) for block in placed] == [sorted(block) for block in blocks]
    counts = Counter(place for block in placed for place in enumerate(block))
    for text in range(10):
        of_text = [counts[place, text] for place in range(len(blocks[0]))]
        assert max(of_text) - min(of_text) <= 1


def test_blocks_of_unequal_size_keep_their_texts() -> None:
    placed = balance_positions([(0, 1, 2), (2, 3), (0, 3, 1)], Random(4))
    assert [sorted(block) for block in placed] == [[0, 1, 2], [2, 3], [0, 1, 3]]
    assert balance_positions([], Random(4)) == []


@pytest.mark.parametrize(
    ("texts", "per_block", "count"),
    [
        (8, 4, 14),
        (7, 3, 7),
        (13, 4, 13),
        (9, 6, 12),
        (5, 4, 5),
        (4, 4, 1),
        (10, 2, 20),
        (50, 4, 100),
    ],
)
def test_the_default_is_the_smallest_exact_design_or_two_blocks_a_text(
    texts: int, per_block: int, count: int
) -> None:
    assert default_block_count(texts, per_block) == count


def test_the_balance_of_a_design_counts_what_is_there() -> None:
    balance = balance_of(BlockDesign(4, ((0, 1, 2), (2, 1, 0), (0, 1, 3))))
    assert balance.appearances == (1, 3)
    assert balance.pair_meetings == (0, 3)
    assert balance.pairs_never_met == 1
    assert balance.triples == (0, 2)
    assert balance.positions == (0, 3)
    assert balance.duplicate_blocks == 1
    assert not balance.exact


def test_blocks_of_two_have_no_triples() -> None:
    assert balance_of(block_design(4, 2, 6, seed=0)).triples is None


@pytest.mark.parametrize(("texts", "per_block", "blocks"), [(3, 4, 2), (3, 1, 2), (3, 2, 0)])
def test_impossible_blocks_are_refused(texts: int, per_block: int, blocks: int) -> None:
    with pytest.raises(ValueError, match="at least"):
        block_design(texts, per_block, blocks, seed=0)
