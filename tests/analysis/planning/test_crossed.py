"""Power by raters and questions against simulated studies that the analysis tests."""

from __future__ import annotations

import numpy as np
import pytest

from labeval.analysis.planning.crossed import Parts, Spreads, parts_of
from labeval.analysis.planning.power import paired_t, pairs_needed
from tests.support.judgments.crossed_studies import WAYS, share_found, study


@pytest.mark.parametrize("size", [(8, 12), (20, 10), (6, 40), (20, 4)], ids=str)
@pytest.mark.parametrize("way", WAYS)
def test_the_power_is_the_share_of_studies_in_which_the_analysis_finds_the_difference(way, size):
    spreads = Spreads()
    apart = spreads.difference(0.65)
    power = parts_of(WAYS[way][0], spreads, apart).power(*size)
    assert power == pytest.approx(share_found(way, size, apart, 500), abs=0.065)


def test_so_often_a_text_is_found_better_as_the_win_rate_says():
    rng = np.random.default_rng(2)
    found = study(rng, (700, 700), Spreads().difference(0.7), 2)
    assert (found[..., 0] > found[..., 1]).mean() == pytest.approx(0.7, abs=0.02)


def test_where_questions_are_all_alike_and_many_the_power_is_that_of_raters_means():
    parts = Parts(0.5, 1.0, 0.0, 1e-9)
    assert parts.power(34, 200) == pytest.approx(paired_t(0.5, 34), abs=0.01)


def test_raters_enough_for_the_same_texts_are_too_few_for_a_verdict_about_new_questions():
    parts = parts_of(WAYS["ratings"][0], Spreads(), Spreads().difference(0.65))
    of_means = (parts.of_raters + parts.of_rest / 10) ** 0.5
    raters = pairs_needed(parts.mean / of_means)
    assert raters < 15 and parts.power(raters, 10) < 0.5


def test_without_a_difference_the_power_is_the_level():
    assert Parts(0.0, 0.2, 0.1, 0.5).power(12, 9) == pytest.approx(0.05, abs=1e-6)


def test_raters_without_end_do_not_make_up_for_few_questions():
    parts = parts_of(WAYS["pairs"][0], Spreads(), Spreads().difference(0.65))
    assert parts.power(400, 8) < 0.8 < parts.power(20, 60)
