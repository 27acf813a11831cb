"""Least squares of additive effects, against a solution by indicators."""

from __future__ import annotations

import numpy as np
import pytest

from labeval.analysis.statistics.latent.additive import Additive


@pytest.mark.parametrize("seed", range(6))
def test_what_rows_determine_is_that_of_indicators_and_the_rest_has_no_figure(seed):
    rng = np.random.default_rng(seed)
    sizes = (5, 4, 9)
    session, place, text = (rng.integers(0, size, 40) for size in sizes)
    if seed == 5:  # two parts that share no text and no place
        place, text = place // 2 + 2 * (session > 2), text % 4 + 4 * (session > 2)
    values, fitted = rng.normal(size=40), rng.random(40) < 0.55
    columns = [
        np.eye(size)[level] for size, level in zip(sizes, (session, place, text), strict=True)
    ]
    design = np.hstack(columns)
    effects = np.linalg.lstsq(design[fitted], values[fitted], rcond=None)[0]
    found = Additive(session, place, text).less_others(values, fitted)
    rank = np.linalg.matrix_rank(design[fitted])
    for row in range(40):
        known = np.linalg.matrix_rank(np.vstack([design[fitted], design[row]])) == rank
        for level in (place, text):
            known &= bool((fitted & (level == level[row]) & (session != session[row])).any())
        assert known == ~np.isnan(found[row])
    known = np.flatnonzero(~np.isnan(found))
    one = known[session[known] == session[known[0]]]
    expected = values[one] - design[one] @ effects
    # But for the session's level, which is the same for all its rows.
    assert len(one) > 2
    assert np.ptp(found[one] - expected) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("apart", [False, True], ids=["joined", "two parts"])
@pytest.mark.parametrize("sizes", [(40, 4, 9), (5, 30, 9), (30, 6)], ids=str)
def test_whichever_factor_is_eliminated_levels_of_all_but_the_last_are_the_least(sizes, apart):
    """As if the last were: levels of the first add up to zero in each part that is joined."""
    rng = np.random.default_rng(3)
    levels = [rng.integers(0, size, 300) for size in sizes]
    if apart:
        part = levels[0] % 2
        levels = [level // 2 + size * part for level, size in zip(levels, sizes, strict=True)]
    values = rng.normal(size=300)
    # Levels of the first that have no row to be estimated by, as where sessions are left out.
    fitted = (rng.random(300) < 0.8) & (levels[0] > 1)
    *designs, last = [np.eye(level.max() + 1)[level] for level in levels]
    kept = np.hstack(designs)
    rest = np.eye(fitted.sum()) - last[fitted] @ np.linalg.pinv(last[fitted])
    effects = np.linalg.pinv(rest @ kept[fitted]) @ rest @ values[fitted]
    of_last = np.linalg.pinv(last[fitted]) @ (values[fitted] - kept[fitted] @ effects)
    effects[: designs[0].shape[1]] = 0.0
    found = Additive(*levels).less_others(values, fitted)
    known = ~np.isnan(found)
    assert known.sum() > 100 and not known[levels[0] <= 1].any()
    expected = values - kept @ effects - last @ of_last
    assert found[known] == pytest.approx(expected[known], abs=1e-9)
