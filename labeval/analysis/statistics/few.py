"""Notes on intervals that rest on too few questions, raters or texts.

A percentile interval of the mean of n draws covers less than its nominal level where n is small:
simulated for normal values, one of 95 % covers .71 with three, .83 with five, .91 with ten, .93
with twenty.
"""

from __future__ import annotations

from labeval.analysis.statistics.estimate import Estimate
from labeval.text.marks import QT_TRANSLATE_NOOP

FEWEST_DRAWN = 10
"""Fewer make a percentile interval too narrow."""
FEWEST_QUESTIONS = 5
"""To draw questions at all; fewer are taken as they are."""

QUESTIONS = QT_TRANSLATE_NOOP(
    "Analysis", "the interval is drawn over {n} questions only and is too narrow"
)
RATERS = QT_TRANSLATE_NOOP(
    "Analysis", "the interval is drawn over {n} raters only and is too narrow"
)
UNITS = QT_TRANSLATE_NOOP("Analysis", "the interval is drawn over {n} units only and is too narrow")
"""Texts, pairs of them, places in a set; of several criteria together, each by each criterion."""
NOT_DRAWN = QT_TRANSLATE_NOOP(
    "Analysis",
    "too few questions to be drawn ({n}): the interval is about these and says nothing of others",
)


def noted(found: Estimate, note: str, n: int) -> Estimate:
    """The estimate with a note where its interval is over too few; a reason that it has stays."""
    if found.interval is None or found.reason or n >= FEWEST_DRAWN:
        return found
    return Estimate(found.value, found.n, found.interval, note, {"n": n})


def not_drawn(questions: int, *, resample: str, apart: bool) -> str:
    """The note on intervals over raters for which questions were to be drawn too; else empty.

    Args:
        questions: how many there are.
        resample: what was asked for.
        apart: whether each score is of one question only.
    """
    if resample != "both" or apart or questions >= FEWEST_QUESTIONS:
        return ""
    return NOT_DRAWN.format(n=questions)
