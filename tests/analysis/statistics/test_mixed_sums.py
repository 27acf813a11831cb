"""Slopes of a mixed model's deviance, and that its search ends where the deviance is least."""

from __future__ import annotations

import numpy as np
import pytest

from labeval.analysis.statistics.mixed_model import apart, codes_of, mixed_model
from labeval.analysis.statistics.mixed_sums import MixedSums


def design(seed, kept=0.6, spreads=(0.8, 0.5, 0.1, 0.3)):
    """Ratings of 8 raters on 12 questions by 3 systems, of which a part is there.

    Texts are not numbered in the order of their questions.
    """
    rng = np.random.default_rng(seed)
    rater, question, system = (codes.ravel() for codes in np.indices((8, 12, 3)))
    text, liking = 12 * system + question, 3 * rater + system
    value = rng.normal(size=len(rater)) + sum(
        spread * rng.normal(size=36)[codes]
        for spread, codes in zip(spreads, (rater, question, liking, text), strict=True)
    )
    there = rng.random(len(value)) < kept
    parts = {"rater": rater, "question": question, "liking": liking, "text": text}
    parts = {name: codes_of(codes[there]) for name, codes in parts.items()}
    return value[there], codes_of(system[there]), {name: parts[name] for name in apart(parts)}


def sums_of(names, kept=0.6):
    value, system, parts = design(1, kept)
    return MixedSums(value, system, {name: parts[name] for name in names})


@pytest.mark.parametrize(
    "names",
    [
        ["rater"],
        ["rater", "question"],
        ["text", "question"],
        ["rater", "liking"],
        ["rater", "question", "liking", "text"],
    ],
)
def test_slopes_are_those_of_the_deviance(names):
    """Crossed and nested; some of the parts without variance."""
    sums = sums_of(names)
    point = np.array([0.3, 0.0, 1.2, 0.4])[: len(names)]
    found = sums.slopes(sums.at(point**0.5))
    for part, step in enumerate(np.eye(len(names)) * 1e-6):
        here, middle, up = (sums.at((point + n * step) ** 0.5).deviance for n in range(3))
        assert found.gradient[part] == pytest.approx((4 * middle - 3 * here - up) / 2e-6, abs=1e-3)


@pytest.mark.parametrize("names", [["rater", "question", "liking"], ["text", "question", "rater"]])
def test_the_curvature_is_that_of_the_whole_covariance(names):
    """As Gilmour, Thompson and Cullis (1995) define it, of matrices as large as the values."""
    value, system, parts = design(1)
    sums = MixedSums(value, system, {name: parts[name] for name in names})
    point = np.array([0.3, 0.0, 1.2])
    shared = [(parts[n][:, None] == parts[n]).astype(float) for n in sums.names]
    whole = np.eye(len(value)) + sum(p * each for p, each in zip(point, shared, strict=True))
    inverse, fixed = np.linalg.inv(whole), np.eye(3)[system]
    taken = inverse @ fixed
    projection = inverse - taken @ np.linalg.inv(fixed.T @ taken) @ taken.T
    left = projection @ value
    moved = np.array([each @ left for each in shared])
    residual = value @ left / (len(value) - 3)
    gained = moved @ left / residual
    wanted = moved @ projection @ moved.T / residual - np.outer(gained, gained) / (len(value) - 3)
    assert sums.slopes(sums.at(point**0.5)).curvature == pytest.approx(wanted, rel=1e-9)


@pytest.mark.parametrize("seed", range(12))
def test_no_other_variances_have_a_lower_deviance(seed):
    """Also where the least is next to a variance of zero, at which a search used to stop."""
    value, system, parts = design(seed, spreads=(0.8, 0.3, 0.05, 0.1))
    model = mixed_model(value, system, parts)
    sums = MixedSums(value, system, parts)
    ratios = np.array([model.variance[name] for name in sums.names]) ** 0.5 / model.residual**0.5
    least = sums.at(ratios).deviance
    for n in range(len(ratios)):
        for other in (0.0, 0.02, 0.05, 0.1, 0.2, 0.4, ratios[n] * 0.99, ratios[n] * 1.01):
            moved = ratios.copy()
            moved[n] = other
            assert sums.at(moved).deviance >= least - 1e-8


def test_a_search_for_small_variances_does_not_go_by_zero(monkeypatch):
    """From where it begins a whole step leads below zero, and back takes twice as many looks."""
    looks, at = [], MixedSums.at
    monkeypatch.setattr(MixedSums, "at", lambda *given: looks.append(given) or at(*given))
    for seed in range(12):
        mixed_model(*design(seed, spreads=(0.4, 0.3, 0.1, 0.1)))
    assert len(looks) / 12 < 20
