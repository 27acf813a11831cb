"""Davidson's scores over bootstrap samples of raters, or of raters and questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.facts import StudyFacts
from labeval.analysis.pairwise.batched import batched_strengths
from labeval.analysis.pairwise.contests import Floats
from labeval.analysis.points import coded
from labeval.analysis.resampling import FEWEST_QUESTIONS, Draws, Resampling
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

_CELLS_AT_ONCE = 4_000_000
_MUST_EXIST = 0.95
"""Share of samples in which scores must exist; else an interval would only tell of the others."""

ONE_RATER = QT_TRANSLATE_NOOP(
    "Analysis", "no interval: it is drawn over raters, and there is only one"
)
OFTEN_NONE = QT_TRANSLATE_NOOP(
    "Analysis",
    "no interval: in {share} % of the samples somebody never lost or never won, and has no score",
)


@dataclass(frozen=True, slots=True)
class DrawnStrengths:
    """Scores of each sample."""

    scores: Floats
    """(samples, n); nan in a sample that has none."""
    over: str
    """What was drawn."""
    reason: str
    """Why there is no interval; empty where there is one."""


def drawn_strengths(
    comparisons: DataFrame,
    names: Sequence[str],
    facts: StudyFacts,
    resampling: Resampling,
    *,
    level: str,
) -> DrawnStrengths:
    """Scores over samples of raters; crossed with questions above the level of items.

    Args:
        comparisons: with ``participant``, ``first``, ``low``, ``high`` and ``outcome``.
        names: whose scores, sorted.
        facts: of the study, for the questions.
        resampling: how.
        level: ``item`` or ``system``.
    """
    raters, rater = coded(comparisons["participant"])
    questions, question = coded(
        comparisons["first"].map(lambda item: facts.questions.get(item, "") or item)
    )
    crossed = level != "item" and resampling.resample != "raters"
    crossed = crossed and len(questions) >= FEWEST_QUESTIONS
    by_rater = resampling.resample != "questions"
    nothing = np.full((0, len(names)), np.nan)
    if not crossed and (not by_rater or len(raters) < 2):
        return DrawnStrengths(nothing, "", ONE_RATER)
    draws = Draws(len(raters), np.arange(len(questions)), resampling)
    of_question = draws.of_items(0, len(questions))
    wins, ties = _cells(comparisons, names)
    n = len(names)
    scores = []
    step = max(1, _CELLS_AT_ONCE // max(1, len(comparisons)))
    for start in range(0, draws.samples, step):
        rows = slice(start, start + step)
        weights = draws.raters[rows][:, rater] if by_rater else 1.0
        weights = weights * (of_question[rows][:, question] if crossed else 1.0)
        won = (wins @ weights.T).T.reshape(-1, n, n)
        tied = (ties @ weights.T).T.reshape(-1, n, n)
        scores.append(batched_strengths(won, tied + tied.transpose(0, 2, 1)).scores)
    found = np.concatenate(scores)
    exist = float((~np.isnan(found).any(axis=1)).mean())
    if exist < _MUST_EXIST:
        return DrawnStrengths(nothing, "", OFTEN_NONE.format(share=round(100 * (1 - exist))))
    over = "raters and questions" if by_rater and crossed else "raters" if by_rater else "questions"
    return DrawnStrengths(found, over, "")


def _cells(comparisons: DataFrame, names: Sequence[str]):  # type: ignore[no-untyped-def]
    """Two (n * n, comparisons) sparse matrices: which pair each comparison was won in, or tied."""
    from scipy.sparse import csr_array

    number = {name: n for n, name in enumerate(names)}
    low = comparisons["low"].map(number).to_numpy(dtype=np.intp)
    high = comparisons["high"].map(number).to_numpy(dtype=np.intp)
    outcome = comparisons["outcome"].to_numpy()
    n, size = len(names), len(comparisons)
    cell = np.where(outcome >= 0, low * n + high, high * n + low)
    where = (cell, np.arange(size))
    shape = (n * n, size)
    wins = csr_array(((outcome != 0).astype(np.float64), where), shape=shape)
    ties = csr_array(((outcome == 0).astype(np.float64), where), shape=shape)
    return wins, ties
