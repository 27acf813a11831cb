"""The many-facet Rasch model: equal to other software, right about what was simulated."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.statistics.latent.conditional import Conditional
from labeval.analysis.statistics.latent.facets import _maximum, effort, facets, least_effort
from labeval.analysis.statistics.mixed_model import NoFit, codes_of

CASES = Path(__file__).parents[2] / "support" / "reference_cases"
TABLE = pd.read_csv(CASES / "facets.csv")
EXPECTED = json.loads((CASES / "facets.json").read_text(encoding="utf-8"))
WANTED, JOINT = EXPECTED["cml_eRm_LRSM"], EXPECTED["jml_VGAM_acat"]
TEXT, RATER, CRITERION = (codes_of(TABLE[n].to_numpy(str)) for n in ("text", "rater", "criterion"))
CATEGORY = TABLE["rating"].to_numpy()


def test_severity_and_difficulty_are_those_of_erm():
    found = facets(TEXT, RATER, CRITERION, CATEGORY)
    assert found.rater.value == pytest.approx(list(WANTED["severity_sum0"].values()), abs=1e-4)
    assert found.criterion.value == pytest.approx(
        list(WANTED["difficulty_sum0"].values()), abs=1e-4
    )
    assert found.log_likelihood == pytest.approx(WANTED["conditional_logLik"], abs=1e-4)
    assert found.thresholds.sum() == pytest.approx(0)


def test_standard_errors_are_those_of_erm():
    """Of the differences from the first rater and the first criterion."""
    _, _, curve = _maximum(Conditional(TEXT, RATER, CRITERION, CATEGORY))
    wanted = [*WANTED["se_minus_r1"][1:], *WANTED["se_difficulty_minus_c1"][1:]]
    assert np.sqrt(np.diag(np.linalg.inv(curve)))[:6] == pytest.approx(wanted, abs=1e-4)


def test_joint_estimates_are_further_apart_as_is_known_of_them():
    """VGAM's, which other programs print: wider by about L / (L - 1), of L = 15 ratings a text."""
    found = facets(TEXT, RATER, CRITERION, CATEGORY)
    for own, joint in ((found.rater, "severity_sum0"), (found.criterion, "difficulty_sum0")):
        wanted = np.array(list(JOINT[joint].values()))
        assert own.value == pytest.approx(wanted, abs=0.08)
        assert own.value * 15 / 14 == pytest.approx(wanted, abs=0.005)
    assert found.thresholds * 15 / 14 == pytest.approx(JOINT["thresholds_sum0"], abs=0.05)


def simulated(rng: np.random.Generator, kept: float, noise: int = -1) -> tuple[np.ndarray, ...]:
    """120 texts, 8 raters of whom one may answer at random, 2 criteria, 4 answers."""
    severity = np.linspace(-1, 1, 8)
    text, rater, criterion = (
        np.array(c) for c in zip(*product(range(120), range(8), range(2)), strict=True)
    )
    quality = rng.normal(0, 1.2, 120)
    place = quality[text] - severity[rater] - np.array([-0.4, 0.4])[criterion]
    logs = place[:, None] * np.arange(4) - np.array([0, -1.2, -1.2, 0.0])
    chance = np.exp(logs) / np.exp(logs).sum(axis=1, keepdims=True)
    category = (rng.random(len(text))[:, None] > chance.cumsum(axis=1)).sum(axis=1)
    category[rater == noise] = rng.integers(0, 4, (rater == noise).sum())
    there = rng.random(len(text)) < kept
    return text[there], rater[there], criterion[there], category[there], quality


def test_severity_is_found_where_each_text_has_other_raters():
    *ratings, quality = simulated(np.random.default_rng(4), 0.4)
    found = facets(codes_of(ratings[0]), *ratings[1:])
    truth = np.linspace(-1, 1, 8)
    assert (np.abs(found.rater.value - truth) < 3.5 * found.rater.spread).all()
    assert np.corrcoef(found.rater.value, truth)[0, 1] > 0.97
    seen = np.unique(ratings[0])
    assert np.corrcoef(found.text.value, quality[seen])[0, 1] > 0.85


def test_fair_averages_order_texts_by_quality_where_severe_raters_had_the_better_ones():
    rng = np.random.default_rng(8)
    text, rater, criterion, category, quality = simulated(rng, 1.0)
    order = np.argsort(np.argsort(quality))
    # Severe raters see good texts, mild ones bad texts; every tenth pair joins them.
    kept = ((order[text] >= 60) == (rater >= 4)) | (rng.random(len(text)) < 0.1)
    ratings = text[kept], rater[kept], criterion[kept], category[kept]
    found = facets(codes_of(ratings[0]), *ratings[1:])
    seen = np.unique(ratings[0])
    plain = np.bincount(ratings[0], ratings[3])[seen] / np.bincount(ratings[0])[seen]
    fair = found.expected(found.text.value, np.zeros(len(seen)))
    assert np.corrcoef(fair, quality[seen])[0, 1] > np.corrcoef(plain, quality[seen])[0, 1] + 0.05


def test_a_rater_who_answers_at_random_does_not_fit():
    *ratings, _ = simulated(np.random.default_rng(2), 1.0, noise=3)
    found = facets(*ratings)
    others = np.delete(found.rater.infit, 3)
    assert found.rater.infit[3] > 1.5 > 1.2 > others.max()
    assert found.rater.outfit[3] > others.max() + 0.4


def test_the_gradient_and_the_curvature_are_those_of_the_likelihood_in_an_incomplete_table():
    *ratings, _ = simulated(np.random.default_rng(3), 0.5)
    model = Conditional(codes_of(ratings[0]), *ratings[1:])
    point = np.random.default_rng(1).normal(0, 0.5, model.size)
    _, found, curve = model.at(point)
    for n, step in enumerate(np.eye(model.size) * 1e-5):
        up, down = model.at(point + step), model.at(point - step)
        assert found[n] == pytest.approx((up[0] - down[0]) / 2e-5, abs=1e-4)
        assert curve[n] == pytest.approx((up[1] - down[1]) / 2e-5, abs=1e-4)


@pytest.mark.parametrize("place", [0.0, 1.0, 6.0])
def test_the_likelihood_is_that_of_all_answers_with_the_same_sum(place):
    """Gone through one by one; at 0 all answers have the same chance, at 6 some nearly none."""
    text, rater = np.array([0, 0, 0, 1, 1]), np.array([0, 0, 1, 0, 1])
    criterion, category = np.array([0, 1, 0, 1, 0]), np.array([3, 0, 1, 2, 3])
    model = Conditional(text, rater, criterion, category)
    severity, difficulty, *inner = place * np.array([1.0, -0.5, 0.7, 0.2])
    rises = np.cumsum([0.0, *inner, -sum(inner)])
    wanted = 0.0
    for each in (text == 0, text == 1):
        of = severity * rater[each] + difficulty * criterion[each]
        answers = np.array(list(product(range(4), repeat=int(each.sum()))))
        answers = answers[answers.sum(axis=1) == category[each].sum()]
        seen = -category[each] @ of - rises[category[each]].sum()
        wanted += seen - np.logaddexp.reduce(-answers @ of - rises[answers].sum(axis=1))
    found, _, _ = model.at(place * np.array([1.0, -0.5, 0.7, 0.2]))
    assert -found == pytest.approx(wanted, rel=1e-12)


@pytest.mark.parametrize("total", range(1, 6))
def test_where_rounding_leaves_nothing_of_a_chance_no_point_is_taken_for_a_likely_one(total):
    """Three of six raters are so severe that some sums lie far from where the circle goes."""
    text, rater = np.zeros(6, dtype=int), np.arange(6)
    model = Conditional(text, rater, text, (rater < total).astype(int))
    height, gradient, curve = model.at(np.repeat([0.0, 400.0], [2, 3]))
    assert height > -1e-9
    assert np.isfinite(gradient).all() and np.isfinite(curve).all()


def test_two_raters_of_yes_and_no_differ_by_the_odds_of_their_discordant_pairs():
    """With two dichotomous ratings the conditional estimate has a closed form (Rasch, 1960)."""
    text = np.repeat(np.arange(40), 2)
    rater = np.tile([0, 1], 40)
    pairs = [(1, 0)] * 18 + [(0, 1)] * 6 + [(1, 1)] * 9 + [(0, 0)] * 7
    found = facets(text, rater, 0 * text, np.array(pairs).ravel())
    assert found.rater.value[1] - found.rater.value[0] == pytest.approx(np.log(18 / 6), abs=1e-6)
    assert 2 * found.rater.spread[0] == pytest.approx((1 / 18 + 1 / 6) ** 0.5, rel=1e-4)


def test_there_is_no_model_without_a_maximum():
    text, rater = np.repeat(np.arange(10), 2), np.tile([0, 1], 10)
    with pytest.raises(NoFit):
        facets(text, rater, 0 * text, np.zeros(20, dtype=int))
    with pytest.raises(NoFit):
        facets(text, rater, 0 * text, rater)  # the second is never as severe as the first
    apart = np.array([0, 1, 0, 1, 2, 3, 2, 3]), np.array([0, 1, 1, 0, 1, 0, 0, 1])
    with pytest.raises(NoFit):
        facets(np.array([0, 0, 1, 1, 2, 2, 3, 3]), apart[0], 0 * apart[0], apart[1])


@pytest.mark.parametrize("kept", [1.0, 0.6])
def test_the_effort_is_never_less_than_what_counts_alone_show(kept):
    there = np.random.default_rng(2).random(len(TEXT)) < kept
    columns = [codes_of(each[there]) for each in (TEXT, RATER, CRITERION, CATEGORY)]
    assert 0 < least_effort(*columns) < effort(*columns)
    # Of two texts that the same raters rated alike nothing but their sum adds to it.
    same = [np.r_[0, 0, 1, 1], np.r_[0, 1, 0, 1], np.zeros(4, int), np.r_[0, 1, 0, 1]]
    assert effort(*same) == 2 * least_effort(*same)
