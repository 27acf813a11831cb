"""Simulated differences by people and a judge, of which it is known what the judge is worth."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from labeval.analysis.judges.contrasts import Contrast
from labeval.analysis.statistics.differences import FEWEST_RATERS

TRUE = 0.5
"""The difference."""


@dataclass(frozen=True, slots=True)
class JudgedDesign:
    """Raters crossed with questions, and further questions that only the judge rates."""

    raters: int
    questions: int
    more: int
    good: float
    """Correlation of the judge with what questions have of their own."""
    of_rater: float = 0.3
    of_question: float = 0.6
    of_rest: float = 0.7
    """Standard deviations."""

    def study(self, rng: np.random.Generator) -> Contrast:
        """One study."""
        of_each = rng.normal(0, self.of_question, self.questions + self.more)
        noise = rng.normal(0, self.of_question, len(of_each))
        judged = 3 + self.good * of_each + (1 - self.good**2) ** 0.5 * noise
        shape = (self.raters, self.questions)
        value = TRUE + of_each[: self.questions] + rng.normal(0, self.of_rater, (self.raters, 1))
        value = value + rng.normal(0, self.of_rest, shape)
        rater, question = np.indices(shape).reshape(2, -1)
        more = judged[self.questions :]
        return Contrast("a", "b", value.ravel(), rater, question, judged[question], more)

    @property
    def needed(self) -> float:
        """Participants with which people and judge are as exact as all people alone, by algebra.

        Fewer than six bear no claim.
        """
        total = self.questions + self.more
        now = self.of_rater**2 / self.raters + self.of_question**2 / self.questions
        now += self.of_rest**2 / (self.raters * self.questions)
        explained = self.good**2 * self.of_question**2 * (1 / self.questions - 1 / total)
        left = now - self.of_question**2 / self.questions + explained
        found = (self.of_rater**2 + self.of_rest**2 / self.questions) / left
        return max(found, FEWEST_RATERS)
