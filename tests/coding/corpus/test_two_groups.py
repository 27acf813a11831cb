"""Texts of one group and of two, by vectors that are made here."""

from __future__ import annotations

import numpy as np
import pytest

from labeval.coding.corpus.one_peak import dip, one_peak
from labeval.coding.corpus.two_groups import _silhouette, two_groups
from tests.support.coding.vectors import normal, on_sphere


def test_two_groups_are_told_apart() -> None:
    texts = np.concatenate([normal(14, 0, seed=1, noise=0.1), normal(9, 5, seed=2, noise=0.1)])
    found = two_groups(texts)
    assert found is not None and found.p <= 0.01
    assert found.second.tolist() == [False] * 14 + [True] * 9
    assert found.separation > 0.7


def test_one_group_seldom_falls_apart() -> None:
    found = [two_groups(normal(20, 0, seed=n)) for n in range(40)]
    divided = [each for each in found if each is not None]
    assert len(divided) >= 20
    assert sum(each.p <= 0.05 for each in divided) <= 3


def topics(sizes: tuple[int, ...], share: float, seed: int) -> np.ndarray:
    """Texts in as many dimensions as models have, each with this share of its topic."""
    chance = np.random.default_rng(seed)
    middles = np.linalg.qr(chance.standard_normal((384, len(sizes))))[0].T
    own = chance.standard_normal((sum(sizes), 384)) / np.sqrt(384)
    return on_sphere(np.repeat(middles, sizes, axis=0) * np.sqrt(share) + own * np.sqrt(1 - share))


@pytest.mark.parametrize("each", [4, 10, 40])
def test_two_topics_that_are_divided_without_an_error_have_a_small_p(each: int) -> None:
    found = [two_groups(topics((each, each), 0.3, seed)) for seed in range(10)]
    divided = [one for one in found if one is not None]
    for one in divided:
        assert len(set(one.second[:each])) == len(set(one.second[each:])) == 1
    assert sum(one.p <= 0.05 for one in divided) >= 9


@pytest.mark.parametrize("n", [8, 20, 60])
@pytest.mark.parametrize("kind", ["alike", "few directions", "even", "with a tail"])
def test_one_group_of_any_shape_seldom_has_a_small_p(n: int, kind: str) -> None:
    chance = np.random.default_rng(n)
    directions = np.arange(1, 385) ** -0.5

    def drawn() -> np.ndarray:
        own = chance.standard_normal((n, 384)) * 0.3 / np.sqrt(384)
        if kind == "few directions":
            own = chance.standard_normal((n, 384)) * directions / np.linalg.norm(directions)
        if kind == "even":
            own[:, 1] += chance.uniform(-0.35, 0.35, n)
        if kind == "with a tail":
            own[:, 1] += chance.exponential(0.25, n)
        own[:, 0] += 0.5
        return on_sphere(own)

    found = [two_groups(drawn()) for _ in range(100)]
    assert sum(one is not None and one.p <= 0.05 for one in found) <= 11, "of 5 expected at most"


def test_the_dip_is_that_of_its_definition() -> None:
    assert dip(np.repeat([0.0, 1.0], 10)) == pytest.approx(0.25, abs=0.03)
    assert dip(np.arange(20.0)) == pytest.approx(1 / 40)
    apart = np.concatenate([np.linspace(0, 1, 50), np.linspace(9, 10, 50)])
    assert dip(apart) == pytest.approx(0.25, abs=0.03) and one_peak(apart) == 1 / 1000
    assert one_peak(np.random.default_rng(2).standard_normal(60)) > 0.2
    assert dip(apart) == dip(-apart) == pytest.approx(dip(apart * 7 + 3))


def test_even_numbers_have_the_dips_of_the_published_table() -> None:
    """Hartigan and Hartigan 1985, table 1: the 95th percentile of 50 even numbers is .0702."""
    chance = np.random.default_rng(5)
    dips = [dip(chance.random(50)) for _ in range(600)]
    assert np.quantile(dips, 0.95) == pytest.approx(0.0702, abs=0.003)


def test_few_texts_or_a_lonely_one_are_no_groups() -> None:
    assert two_groups(normal(7, 0, seed=1)) is None
    lonely = np.concatenate([normal(12, 0, seed=1, noise=0.01), normal(1, 5, seed=2)])
    assert two_groups(lonely) is None
    assert two_groups(np.tile(normal(1, 0, seed=1), (10, 1))) is None
    apart, alone = np.eye(4), np.arange(4) == 0
    assert _silhouette(apart, alone) == _silhouette(apart, ~alone) == 0


def test_the_silhouette_is_that_of_its_definition() -> None:
    texts, second = normal(9, 0, seed=3).astype(np.float64), np.arange(9) < 4
    distance = 1 - texts @ texts.T

    def of(one: int) -> float:
        near = [m for m in range(9) if m != one and second[m] == second[one]]
        far = [m for m in range(9) if second[m] != second[one]]
        own, other = distance[one, near].mean(), distance[one, far].mean()
        return float((other - own) / max(own, other))

    assert _silhouette(texts, second) == pytest.approx(np.mean([of(n) for n in range(9)]))
