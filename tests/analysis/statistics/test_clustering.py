"""Rows that are alike are next to each other."""

import pytest

from labeval.analysis.statistics.clustering import clustered_order


def near(order, *pairs):
    return all(abs(order.index(a) - order.index(b)) == 1 for a, b in pairs)


@pytest.mark.parametrize("distance", ["jaccard", "cosine"])
def test_rows_that_are_alike_become_neighbours(distance):
    rows = [[5, 4, 0, 0], [0, 0, 3, 2], [4, 5, 0, 0], [0, 0, 2, 3]]
    assert near(clustered_order(rows, distance), (0, 2), (1, 3))


def test_jaccard_looks_at_what_occurs_and_cosine_at_how_often():
    rows = [[9, 1, 0], [1, 9, 0], [9, 0, 1], [0, 9, 1]]
    assert near(clustered_order(rows, "cosine"), (0, 2), (1, 3))
    assert near(clustered_order(rows, "jaccard"), (0, 1))
    totals = [[1, 0, 0], [0, 1, 1], [90, 0, 0], [0, 90, 90]]
    assert near(clustered_order(totals, "cosine"), (0, 2), (1, 3))


def test_it_is_average_linkage_with_the_leaves_turned():
    """Of single and complete linkage, and without turning, other rows would be neighbours."""
    rows = [[3, 1, 3], [2, 2, 0], [2, 0, 0], [2, 0, 2], [2, 1, 1]]
    assert near(clustered_order(rows, "cosine"), (0, 3), (0, 4), (1, 3), (2, 4))


def test_rows_without_anything_come_last_as_they_were():
    rows = [[0, 0], [1, 0], [0, 0], [0, 1], [1, 0]]
    order = clustered_order(rows, "cosine")
    assert order[-2:] == [0, 2] and near(order, (1, 4))
    assert clustered_order([[0], [1]], "jaccard") == [1, 0]
    assert clustered_order([], "jaccard") == []


def test_every_row_is_in_the_order_once():
    rows = [[n % 3, n % 5, n % 7] for n in range(450)]
    assert sorted(clustered_order(rows, "cosine")) == list(range(450))
