"""Orders for participants and for pages."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.study.designs.blocks import block_design
from labeval.study.designs.pairs import all_pairs
from labeval.study.model.orders import counterbalanced_order, spread_apart

Pages = list[tuple[int, ...]]


def shared_by_neighbours(pages: Pages, order: list[int]) -> int:
    return sum(len(set(pages[a]) & set(pages[b])) for a, b in pairwise(order))


def rows_of(n: int) -> list[tuple[int, ...]]:
    return [counterbalanced_order(n, index) for index in range(n if n % 2 == 0 else 2 * n)]


def test_four_things_come_in_the_order_that_williams_gives() -> None:
    assert counterbalanced_order(4, 0) == (0, 1, 3, 2)
    assert sorted(rows_of(4)) == [(0, 1, 3, 2), (1, 2, 0, 3), (2, 3, 1, 0), (3, 0, 2, 1)]


@pytest.mark.parametrize("n", range(2, 10))
def test_each_thing_follows_each_other_and_takes_each_place_equally_often(n: int) -> None:
    rows = rows_of(n)
    assert len(set(rows)) == len(rows)
    assert all(sorted(row) == list(range(n)) for row in rows)
    times = len(rows) // n
    follows = Counter(pair for row in rows for pair in pairwise(row))
    assert follows == {(x, y): times for x in range(n) for y in range(n) if x != y}
    places = Counter(place for row in rows for place in enumerate(row))
    assert places == {(x, y): times for x in range(n) for y in range(n)}


def test_orders_start_over_after_the_last_row() -> None:
    assert counterbalanced_order(4, 4) == counterbalanced_order(4, 0)
    assert counterbalanced_order(5, 10) == counterbalanced_order(5, 0)
    assert counterbalanced_order(5, 5) != counterbalanced_order(5, 0)


@given(st.integers(1, 12), st.integers(0, 50))
def test_the_second_of_two_participants_gets_the_reverse(n: int, couple: int) -> None:
    first = counterbalanced_order(n, 2 * couple)
    assert counterbalanced_order(n, 2 * couple + 1) == first[::-1]


def test_nothing_cannot_be_ordered() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        counterbalanced_order(0, 0)


@given(st.lists(st.lists(st.integers(0, 9), min_size=1, max_size=4).map(tuple)), st.integers(0, 99))
def test_spread_pages_are_all_there_and_the_same_for_the_same_seed(pages: Pages, seed: int) -> None:
    order = spread_apart(pages, seed=seed)
    assert sorted(order) == list(range(len(pages)))
    assert order == spread_apart(pages, seed=seed)


def slowly(pages: Pages, seed: int, stages: list[list[int]]) -> list[int]:
    """The rule by itself: of all that is left, the page that shares least, then waits for most."""
    rng, best = Random(seed), list[int]()
    for _ in range(10 if pages else 0):
        ahead = Counter(text for page in pages for text in page)
        order: list[int] = []
        for stage in stages:
            left = rng.sample(stage, len(stage))
            while left:
                last = set(pages[order[-1]]) if order else set[int]()
                taken = min(
                    left,
                    key=lambda p: (len({*pages[p]} & last), -sum(ahead[t] for t in pages[p])),
                )
                left.remove(taken)
                order.append(taken)
                ahead.subtract(pages[taken])
        if not best or shared_by_neighbours(pages, order) < shared_by_neighbours(pages, best):
            best = order
        if not shared_by_neighbours(pages, best):
            break
    return best


@given(
    st.lists(st.lists(st.integers(0, 14), min_size=1, max_size=4).map(tuple), max_size=30),
    st.integers(0, 99),
    st.integers(0, 30),
)
def test_each_page_is_the_best_of_those_left(pages: Pages, seed: int, first: int) -> None:
    stages = [list(range(min(first, len(pages)))), list(range(min(first, len(pages)), len(pages)))]
    whole = [list(range(len(pages)))]
    assert spread_apart(pages, seed=seed) == slowly(pages, seed, whole)
    assert spread_apart(pages, seed=seed, stages=stages) == slowly(pages, seed, stages)


@pytest.mark.parametrize("texts", [5, 6, 9, 16])
def test_pairs_in_succession_share_no_text_where_that_is_possible(texts: int) -> None:
    pages: Pages = [*all_pairs(texts)]
    for seed in range(5):
        assert shared_by_neighbours(pages, spread_apart(pages, seed=seed)) == 0


def test_pages_in_succession_share_as_little_as_the_quadruple_system_allows() -> None:
    """Two of its blocks share 0 or 2 texts, and each block has one other that it shares none with.

    So of the 13 steps between 14 blocks at most 7 share nothing, and 6 share 2 texts each.
    """
    pages = list(block_design(8, 4, 14, seed=1).blocks)
    assert shared_by_neighbours(pages, spread_apart(pages, seed=1)) == 12


def test_spreading_beats_shuffling() -> None:
    pages = list(block_design(12, 4, 24, seed=1).blocks)
    spread = [shared_by_neighbours(pages, spread_apart(pages, seed=seed)) for seed in range(5)]
    shuffled = [
        shared_by_neighbours(pages, Random(seed).sample(range(24), 24)) for seed in range(50)
    ]
    assert max(spread) < min(shuffled)


def test_other_seeds_give_other_orders() -> None:
    pages: Pages = [*all_pairs(6)]
    assert len({tuple(spread_apart(pages, seed=seed)) for seed in range(10)}) > 5
