"""New kinds that more units bring: published figures, edges, and the coverage of intervals."""

from __future__ import annotations

import numpy as np
import pytest

from labeval.analysis.statistics.richness import _probabilities, _unseen, richness


def test_chao2_and_extrapolation_by_their_formulas() -> None:
    """Of 10 units with 4 kinds seen once and 2 twice: 0.9 * 16 / 4 = 3.6 are not seen."""
    found = richness([1] * 4 + [2] * 2 + [5] * 3, 10, (1, 5, 1000))
    assert found is not None
    assert found.unseen == pytest.approx(3.6)
    # The next unit brings 3.6 * 4 / (36 + 4) = 0.36 of a kind, and 1000 units all of them.
    news = [e.new for e in found.expected]
    assert news == pytest.approx([0.36, 3.6 * (1 - 0.9**5), 3.6])
    # 3.6 * (1 - 0.9 ** m) is more than ln 2 from m = 3 on.
    assert found.likely == 3
    assert found.soonest is not None and found.soonest <= 3
    assert found.latest is None or found.latest >= 3


def test_without_kinds_seen_twice_the_corrected_form_holds() -> None:
    found = richness([1, 1, 1, 6], 6, (1,))
    assert found is not None and found.unseen == pytest.approx(5 / 6 * 3)


def test_where_every_kind_came_often_none_is_expected() -> None:
    found = richness([8, 9, 10], 10, (5,))
    assert found is not None
    assert (found.unseen, found.expected[0].new, found.likely, found.latest) == (0, 0, None, None)
    assert found.expected[0].interval.high <= 1


@pytest.mark.parametrize(("incidences", "units"), [([1, 2], 4), ([], 20)])
def test_too_little_is_not_estimated(incidences: list[int], units: int) -> None:
    assert richness(incidences, units, (1,)) is None
    assert richness([1, 2], 5, (1,)) is not None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("units", "more", "shape"), [(8, 4, (0.6, 2.0)), (15, 5, (0.6, 2.0)), (30, 10, (0.5, 4.0))]
)
def test_intervals_hold_the_count_that_came(
    units: int, more: int, shape: tuple[float, float]
) -> None:
    """40 codes, some common and some rare; nominal 95 % of predictions."""
    rng = np.random.default_rng(units)
    held, bias, drawn = 0, [], 250
    for run in range(drawn):
        chances = rng.beta(*shape, size=40)
        before = rng.random((units, 40)) < chances
        after = rng.random((more, 40)) < chances
        counts = before.sum(axis=0)
        came = int((after.any(axis=0) & (counts == 0)).sum())
        found = richness(counts[counts > 0].tolist(), units, (more,), seed=run)
        assert found is not None
        (expected,) = found.expected
        held += expected.interval.low <= came <= expected.interval.high
        bias.append(expected.new - came)
    assert held / drawn >= 0.92
    assert abs(np.mean(bias)) < 0.35


def test_probabilities_of_the_assemblage_are_those_of_the_published_formulas() -> None:
    """Chao et al. (2014, appendix G), written out kind by kind: kinds that came in few units are
    made rarer so that, together with those that were not seen, the coverage is the estimated one.
    """
    counts, units, unseen = [1, 2, 2, 3, 4, 6], 10, 2.3
    once, twice, every = 1, 2, sum(counts)
    coverage = 1 - once / every * ((units - 1) * once / ((units - 1) * once + 2 * twice))
    missed = every / units * (1 - coverage)
    rest = sum(n / units * (1 - n / units) ** units for n in counts)
    seen = [n / units * (1 - missed / rest * (1 - n / units) ** units) for n in counts]
    found = _probabilities(np.array(counts), units, unseen)
    assert found == pytest.approx([*seen, *[missed / 3] * 3])
    assert sum(found) == pytest.approx(every / units)


def test_without_kinds_seen_twice_the_coverage_has_its_corrected_form() -> None:
    counts, units = [1, 1, 1, 5], 8
    missed = 3 / 8 * (7 * 2 / (7 * 2 + 2))
    found = _probabilities(np.array(counts), units, 0.4)
    assert found[-1] == pytest.approx(8 / 8 * missed) and len(found) == 5
    assert _probabilities(np.array([1, 5]), units, 0.0) == pytest.approx([1 / 8, 5 / 8])


def test_kinds_that_were_not_seen_are_reckoned_by_one_that_came_twice_where_there_is_one():
    # Chao2 with 10 units: 9 / 10 of once^2 / (2 twice), and of once (once - 1) / 2 without.
    assert _unseen(np.array([3, 3]), np.array([1, 0]), 10) == pytest.approx([4.05, 2.7])
