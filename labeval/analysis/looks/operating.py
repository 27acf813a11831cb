"""Registered looks by simulation: errors, power, and participants saved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from labeval.analysis.looks.decisions import Verdict, decide, registered_boundaries
from labeval.analysis.planning.crossed import OF_RATER, OF_REST, OF_TEXT
from labeval.analysis.statistics.differences import paired_difference
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.study.model.looks import Looks


@dataclass(frozen=True, slots=True)
class Operating:
    """Results of looks over simulated studies."""

    studies: int
    found: float
    """Share of studies that find a difference at some look."""
    unlooked: float
    """Share that find one at the end, without looks, at 5 %."""
    futile: float
    """Share that stop for futility."""
    participants: float
    """Mean number of participants."""
    most: int
    """Participants without looks."""

    @property
    def saved(self) -> float:
        """Mean number of participants saved."""
        return self.most - self.participants


def operating(
    looks: Looks,
    questions: Sequence[Integers],
    difference: float,
    *,
    spreads: tuple[float, float, float] = (OF_RATER, OF_TEXT, OF_REST),
    studies: int = 1000,
    seed: int = 0,
) -> Operating:
    """Simulate studies whose systems differ by so much.

    Args:
        looks: as registered.
        questions: of each participant, numbers of those rated for both systems.
        difference: true one, in points.
        spreads: standard deviations of likings, texts and single ratings.
        studies: number of studies.
        seed: of the draws.
    """
    rng = np.random.default_rng(seed)
    bounds = registered_boundaries(looks)
    most = looks.participants[-1]
    rater = np.repeat(np.arange(most), [len(one) for one in questions])
    question = np.concatenate(questions)
    found = unlooked = futile = 0
    used = []
    for _ in range(studies):
        value = _differences(rng, rater, question, difference, spreads)
        for number, n in enumerate(looks.participants, start=1):
            part = rater < n
            judged = value[part], rater[part], question[part]
            by_raters = paired_difference(*judged, about="raters")
            look = decide(looks, number, paired_difference(*judged), bounds, by_raters)
            if look.stops:
                found += look.verdict is Verdict.DIFFERENCE
                futile += look.verdict is Verdict.FUTILITY
                used.append(n)
                break
        p = paired_difference(value, rater, question).p
        unlooked += p is not None and p < 0.05
    shares = (found / studies, unlooked / studies, futile / studies)
    return Operating(studies, *shares, float(np.mean(used)), most)


def _differences(
    rng: np.random.Generator,
    rater: Integers,
    question: Integers,
    difference: float,
    spreads: tuple[float, float, float],
) -> Floats:
    """(n,) differences of two ratings, each with likings, luck and noise of its own."""
    of_rater, of_text, of_rest = (2**0.5 * spread for spread in spreads)
    likings = rng.normal(0, of_rater, int(rater.max()) + 1)
    luck = rng.normal(0, of_text, int(question.max()) + 1)
    noise = rng.normal(0, of_rest, len(rater))
    return np.asarray(difference + likings[rater] + luck[question] + noise)
