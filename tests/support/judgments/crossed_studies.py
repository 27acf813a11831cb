"""Simulated studies by methods of which the power by raters and questions is planned."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from labeval.analysis.methods import find_scoring
from labeval.analysis.planning.crossed import Judging
from labeval.analysis.statistics.differences import paired_difference

Floats = npt.NDArray[np.float64]


def whole(found: Floats) -> Floats:
    return np.clip(np.round(found), 1, 5)


def place(found: Floats) -> Floats:
    return found.argsort(axis=-1).argsort(axis=-1)


def ends(found: Floats) -> Floats:
    return (place(found) == found.shape[-1] - 1) * 1.0 - (place(found) == 0)


WAYS: dict[str, tuple[Judging, Callable[[Floats], Floats]]] = {
    "ratings": (Judging(2, text_points=find_scoring("dqe").text_points), whole),
    "yes or no": (
        Judging(2, text_points=find_scoring("aqc").text_points, options=2, ideal=1),
        lambda found: (found > 3) * 1.0,
    ),
    "distance from an ideal": (
        Judging(2, text_points=find_scoring("aspects").text_points, options=5, ideal=3),
        lambda found: -np.abs(whole(found) - 4),
    ),
    "pairs": (Judging(2, find_scoring("ab").page_points), place),
    "best and worst of 4": (Judging(4, find_scoring("bws").page_points), ends),
    "orders of 4": (Judging(4, find_scoring("ranking").page_points), place),
}


def study(rng: np.random.Generator, size: tuple[int, int], apart: float, texts: int) -> Floats:
    """(raters, questions, texts) how good each rater finds each text."""
    raters, questions = size
    found = 3 + rng.normal(0, 0.3, (raters, 1, texts)) + rng.normal(0, 0.4, (1, questions, texts))
    found = found + rng.normal(0, 0.4, (raters, 1, 1)) + rng.normal(0, 0.3, (1, questions, 1))
    found += rng.normal(0, 0.7, (raters, questions, texts))
    found[..., 0] += apart / 2
    found[..., 1] -= apart / 2
    return found


def share_found(
    way: str, size: tuple[int, int], apart: float, studies: int, *, seed: int = 5
) -> float:
    """The share of studies in which the analysis finds the difference."""
    judging, points = WAYS[way]
    rng = np.random.default_rng(seed)
    rater, question = np.indices(size).reshape(2, -1)
    found = 0
    for _ in range(studies):
        given = points(study(rng, size, apart, judging.texts))
        p = paired_difference((given[..., 0] - given[..., 1]).ravel(), rater, question).p
        found += p is not None and p < 0.05
    return found / studies
