"""Davidson's scores question by question, and the ranks in them as grades.

Items of different questions are not compared with each other. Grades make them comparable: in each
question the best item gets as many as there are items, the last one 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.levels import ITEM, item_levels
from labeval.analysis.pairwise.batched import batched_strengths
from labeval.analysis.pairwise.davidson import MOST
from labeval.analysis.pairwise.table import compared, usable
from labeval.analysis.points.points import coded
from labeval.analysis.statistics.draws import times_drawn
from labeval.analysis.statistics.few import FEWEST_DRAWN, QUESTIONS
from labeval.analysis.statistics.ranks.ranking import ranks
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.samples import SAMPLES
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("scale", "criterion", "question", "id", "comparisons", "davidson", "rank", "grade"),
    "reason",
)
MEAN_COLUMNS = (
    "level",
    "scale",
    "criterion",
    "id",
    "n",
    "grade",
    "ci_low",
    "ci_high",
    "rank",
    "reason",
)

APART = QT_TRANSLATE_NOOP(
    "Analysis",
    "no scores in this question: somebody never lost, never won, or was never compared with the "
    "others; or all wins go one way, and ties do not show how far apart",
)
FEW = QT_TRANSLATE_NOOP(
    "Analysis", "no interval: it is drawn over questions, and there is only one"
)
MANY = QT_TRANSLATE_NOOP("Analysis", "{n} texts are too many for the model")
_CELLS_AT_ONCE = 500_000


def question_grades(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """One row per scale or criterion, question and item, with :data:`COLUMNS`."""
    import pandas as pd

    parts = [
        _graded(usable(part), facts).assign(scale=scale, criterion=criterion)[list(COLUMNS)]
        for level, scale, criterion, part in compared(judgments, facts)
        if level == ITEM and len(usable(part))
    ]
    return pd.concat(parts, ignore_index=True) if parts else pd.DataFrame(columns=list(COLUMNS))


def _graded(part: DataFrame, facts: StudyFacts) -> DataFrame:
    import pandas as pd

    items, code = coded(pd.concat([part["low"], part["high"]], ignore_index=True))
    low, high = code[: len(part)], code[len(part) :]
    names = [facts.questions.get(item, "") for item in items]
    questions, of_item = np.unique(np.asarray(names, dtype=str), return_inverse=True)
    same = of_item[low] == of_item[high]
    low, high, outcome = low[same], high[same], part["outcome"].to_numpy()[same]
    sizes = np.bincount(of_item, minlength=len(questions))
    pairs = _Pairs(of_item[low], low, high, outcome)
    table = pd.DataFrame(
        {
            "question": questions[of_item],
            "id": items,
            "comparisons": np.bincount(np.concatenate([low, high]), minlength=len(items)),
            "davidson": _scores(pairs, of_item, sizes),
        }
    )
    groups = table["davidson"].round(9).groupby(table["question"])
    table["rank"] = groups.rank(ascending=False)
    table["grade"] = groups.rank()
    why = np.where(sizes[of_item] > MOST, MANY.format(n=sizes.max(initial=0)), APART)
    table["reason"] = np.where(table["davidson"].notna(), "", why)
    return table.sort_values(["question", "rank", "id"], kind="stable")


@dataclass(frozen=True, slots=True)
class _Pairs:
    """Comparisons within questions, by number."""

    question: Integers
    low: Integers
    """(comparisons,) the item on one side."""
    high: Integers
    outcome: Integers
    """(comparisons,) 1 where ``low`` won, -1 where ``high`` did, 0 for a tie."""


def _scores(pairs: _Pairs, of_item: Integers, sizes: Integers) -> Floats:
    """(items,) Davidson's scores within each question; nan where there are none.

    Questions of one size are worked on together, so many at a time as memory is meant to hold.
    """
    place, found = _places(of_item), np.full(len(of_item), np.nan)
    for size in np.unique(sizes[sizes <= MOST]).tolist():
        of_size, step = np.flatnonzero(sizes == size), max(1, _CELLS_AT_ONCE // size**2)
        for start in range(0, len(of_size), step):
            row = np.full(len(sizes), -1)
            some = of_size[start : start + step]
            row[some] = np.arange(len(some))
            scores = batched_strengths(*_counted(pairs, row, place, (len(some), size, size))).scores
            here = row[of_item] >= 0
            found[here] = scores[row[of_item[here]], place[here]]
    return found


def _counted(
    pairs: _Pairs, row: Integers, place: Integers, shape: tuple[int, int, int]
) -> tuple[Floats, Floats]:
    """Wins and ties of those questions that have a row, each with the given shape."""
    kept = row[pairs.question] >= 0
    low, high, outcome = pairs.low[kept], pairs.high[kept], pairs.outcome[kept]
    won, lost = np.where(outcome >= 0, low, high), np.where(outcome >= 0, high, low)
    cell = (row[pairs.question[kept]] * shape[1] + place[won]) * shape[2] + place[lost]
    cells, decided = int(np.prod(shape)), outcome != 0
    wins = np.bincount(cell[decided], minlength=cells).reshape(shape).astype(np.float64)
    tied = np.bincount(cell[~decided], minlength=cells).reshape(shape).astype(np.float64)
    return wins, tied + tied.transpose(0, 2, 1)


def _places(of_item: Integers) -> Integers:
    """(items,) the number of each within its question."""
    import pandas as pd

    return np.asarray(pd.Series(of_item).groupby(of_item).cumcount())


def mean_grades(
    graded: DataFrame,
    facts: StudyFacts,
    items: DataFrame,
    factors: Sequence[str],
    *,
    samples: int = SAMPLES,
    seed: int = 0,
) -> DataFrame:
    """Mean grades over questions by system and factor, with :data:`MEAN_COLUMNS`.

    n is the questions; the interval is by bootstrap over them.

    Args:
        graded: as :func:`question_grades` makes them.
        facts: of the study.
        items: indexed by item, a column per factor.
        factors: ``item:<column>``.
        samples: of the bootstrap.
        seed: of it.
    """
    import pandas as pd

    if graded.empty:
        return pd.DataFrame(columns=list(MEAN_COLUMNS))
    levels = item_levels(facts, items, set(graded["id"]), factors)
    rows = [
        row
        for (scale, criterion), part in graded.groupby(["scale", "criterion"], sort=False)
        for level in levels
        if level.name not in (ITEM, "question")
        for row in _means((level.name, str(scale), str(criterion)), part, level.ids, samples, seed)
    ]
    return pd.DataFrame.from_records(rows, columns=list(MEAN_COLUMNS))


def _means(
    names: tuple[str, str, str], part: DataFrame, ids: Mapping[str, str], samples: int, seed: int
) -> Iterator[tuple[object, ...]]:
    known = part.assign(of=part["id"].map(ids)).dropna(subset=["of", "grade"])
    if known.empty:
        return
    by_question = known.groupby(["question", "of"])["grade"].mean().unstack("of")
    table = by_question.to_numpy(dtype=np.float64)
    rng = np.random.default_rng(seed)
    size = len(table)
    drawn = times_drawn(rng, size, samples).astype(np.float64)
    there = ~np.isnan(table)
    sums, n = drawn @ np.nan_to_num(table), drawn @ there.astype(np.float64)
    means = np.divide(sums, n, out=np.full_like(sums, np.nan), where=n > 0)
    value = np.nanmean(table, axis=0)
    ranked = ranks(value)
    for at, name in enumerate(by_question.columns):
        times = int(there[:, at].sum())
        ends: Sequence[float | None] = (None, None)
        if times > 1 and samples:
            low, high = np.nanquantile(means[:, at], [0.025, 0.975]).tolist()
            # Percentiles of few draws can lie next to the mean.
            ends = (min(low, value[at]), max(high, value[at]))
        few = QUESTIONS.format(n=times) if ends[0] is not None and times < FEWEST_DRAWN else ""
        reason = few if times > 1 else FEW
        yield (*names, name, times, float(value[at]), *ends, float(ranked[at]), reason)
