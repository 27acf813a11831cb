"""Power of a difference between two systems by raters and questions, before anybody has judged.

Raters and questions are drawn anew in each study, as the verdict takes them. What a method makes of
the judgments decides how much of a difference is the raters', the questions' and the rest; from
these parts follows the power of the test of complete tables, the quasi-t.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from labeval.analysis.planning.power import ALPHA, t_power
from labeval.analysis.planning.simulated import PagePoints
from labeval.analysis.statistics.chances.distributions import normal_quantile
from labeval.analysis.statistics.differences import cautious_freedom
from labeval.analysis.statistics.ratings import Floats

OF_RATER, OF_TEXT, OF_REST = 0.3, 0.4, 0.7
"""Standard deviations of raters' likings, of texts' luck, and of single ratings, of each system, in
points of a scale of five."""
OF_SEVERITY, OF_EASE = 0.4, 0.3
"""Those of raters' severity and of questions, which all systems share."""
MIDDLE = 3.0
_CELLS = 200_000
"""Drawn cells of which the parts are estimated: their power is exact to about .005."""

TextPoints = Callable[[Floats, int, int], Floats]


@dataclass(frozen=True, slots=True)
class Spreads:
    """Standard deviations of how good a rater finds a system's text, on a scale of 1 to 5."""

    rater: float = OF_RATER
    text: float = OF_TEXT
    rest: float = OF_REST

    def difference(self, win_rate: float) -> float:
        """The true difference with which a text is found better than the other's so often."""
        of_both = (2 * (self.rater**2 + self.text**2 + self.rest**2)) ** 0.5
        return float(normal_quantile(win_rate) * of_both)


@dataclass(frozen=True, slots=True)
class Judging:
    """Differences of two systems that a method's judgments make of what raters find."""

    texts: int
    """Texts that are judged together; of a method that rates one by one, the two compared."""
    points_of: PagePoints | None = None
    """Points of the texts of a page, from the worst to the best, where it compares texts."""
    text_points: TextPoints | None = None
    """Points of a text by itself, where it does not."""
    options: int = 5
    ideal: int = 4
    """Number of the option, from 0, that a perfect text gets."""

    @property
    def middle(self) -> float:
        """The mean quality of the texts: in the middle, or a point from an ideal inside."""
        inside = 0 < self.ideal < self.options - 1
        perfect = 1 + 4 * self.ideal / (self.options - 1)
        away = -1.0 if perfect >= 2 else 1.0
        return perfect + away if inside and self.text_points else MIDDLE

    def differences(self, found: Floats) -> Floats:
        """(n,) points of the first less those of the second, of (n, texts) that raters found."""
        if self.text_points is not None:
            first, second = (
                self.text_points(found[:, n], self.options, self.ideal) for n in (0, 1)
            )
            return np.asarray(first - second)
        assert self.points_of is not None
        given = np.asarray(self.points_of(self.texts))[found.argsort(axis=1).argsort(axis=1)]
        return np.asarray(given[:, 0] - given[:, 1])


@dataclass(frozen=True, slots=True)
class Parts:
    """Mean and variances of the differences that raters' judgments of questions make."""

    mean: float
    of_raters: float
    of_questions: float
    of_rest: float

    def power(self, raters: int, questions: int, *, alpha: float = ALPHA) -> float:
        """Power where each of so many raters judges both systems on each of so many questions."""
        freedom = np.array([raters - 1, questions - 1, (raters - 1) * (questions - 1)])
        own = np.array([questions * self.of_raters, raters * self.of_questions, 0.0])
        squares = own + self.of_rest
        total = squares[0] + squares[1] - squares[2]
        if total <= 0:
            return 1.0 if self.mean else alpha
        df = cautious_freedom(float(total**2 / (squares**2 / freedom).sum()), raters, questions)
        return t_power(self.mean / (total / (raters * questions)) ** 0.5, df, alpha)


def parts_of(judging: Judging, spreads: Spreads, difference: float, *, seed: int = 0) -> Parts:
    """The parts of a method's differences, by drawing cells that share a rater or a question.

    Args:
        judging: what the method makes of the judgments.
        spreads: of how good raters find texts.
        difference: true one between the two, on a scale of 1 to 5; other texts of a page are in
            the middle between them.
        seed: of the draws.
    """
    draw = _Draws(np.random.default_rng(seed), judging, spreads, difference)
    rater, question = draw.raters(), draw.questions()
    cells = [
        draw.differences(rater, question),
        draw.differences(rater, draw.questions()),
        draw.differences(draw.raters(), question),
    ]
    same_rater, same_question = (max(0.0, float(np.cov(cells[0], c)[0, 1])) for c in cells[1:])
    rest = max(0.0, float(np.var(cells)) - same_rater - same_question)
    return Parts(abs(float(np.mean(cells))), same_rater, same_question, rest)


@dataclass(frozen=True, slots=True)
class _Draws:
    """Cells of a rater and a question each."""

    rng: np.random.Generator
    judging: Judging
    spreads: Spreads
    difference: float

    def raters(self) -> Floats:
        return self._of(self.spreads.rater, OF_SEVERITY)

    def questions(self) -> Floats:
        return self._of(self.spreads.text, OF_EASE)

    def differences(self, raters: Floats, questions: Floats) -> Floats:
        """(cells,) differences by the judgments of these raters of these questions."""
        found = self.judging.middle + raters + questions + self._of(self.spreads.rest, 0)
        found[:, 0] += self.difference / 2
        found[:, 1] -= self.difference / 2
        return self.judging.differences(found)

    def _of(self, own: float, shared: float) -> Floats:
        """(cells, texts) deviations of each text, and one that all texts of a cell share."""
        of_all = self.rng.normal(0, shared, (_CELLS, 1))
        return np.asarray(of_all + self.rng.normal(0, own, (_CELLS, self.judging.texts)))
