"""Effects of seeing a judge's rating on answers: before and after, and against pages without it.

Before and after is each answer against itself: the participant's own first answer, and the final
one after the rating was shown. It does not separate the rating from a second look. Pages from which
ratings are withheld at random do: they differ from the others in nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.statistics.differences import (
    Difference,
    paired_difference,
    rated_difference,
)
from labeval.analysis.statistics.estimate import Estimate, undefined
from labeval.analysis.statistics.numbering import joint
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.study.pages import NO_ANSWER
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

FIRST, JUDGE, FINAL = "first_answer", "judge_rating", "final_answer"
WITHHELD = "withheld"
"""Of ``show``: the page was drawn to be without ratings."""
NEARER, CHANGE = "nearer_by", "rating_changed_by"
EFFECT_NEARER, EFFECT_RATING, EFFECT_EQUAL = (
    *("effect_nearer_by", "effect_on_rating", "effect_on_agreement"),
)
NOT_WITHHELD = QT_TRANSLATE_NOOP(
    "Analysis", "ratings were withheld from no page: there is nothing to compare with"
)
NO_NUMBERS = QT_TRANSLATE_NOOP("Analysis", "the answers are no numbers")
SECOND_LOOK = QT_TRANSLATE_NOOP(
    "Analysis", "before and after: a second look without a rating can change answers too"
)
Row = tuple[str, Estimate, float | None]
"""A statistic, its figure, and p."""


def before_and_after(part: DataFrame) -> Iterator[Row]:
    """Changes of answers after the rating was shown, in points.

    Args:
        part: with ``participant``, ``item``, ``first_answer``, ``judge_rating``, ``final_answer``;
            ratings that were shown after the own answer.
    """
    numbers = _numbers(part)
    known = numbers.dropna(subset=[FIRST, JUDGE, FINAL])
    if known.empty:
        for name in (NEARER, CHANGE):
            yield name, undefined(0, NO_NUMBERS), None
        return
    first, judge, final = (known[c].to_numpy(float) for c in (FIRST, JUDGE, FINAL))
    people = numbers_of(known)
    for name, value in (
        (NEARER, np.abs(first - judge) - np.abs(final - judge)),
        (CHANGE, final - first),
    ):
        found = paired_difference(value, *people)
        yield name, _estimate(found, SECOND_LOOK), found.p


def against_withheld(shown: DataFrame, withheld: DataFrame) -> Iterator[Row]:
    """Final answers where ratings were shown less those where they were withheld.

    In points nearer to the judge's rating, in points of the answers themselves, and in shares of
    answers that equal the rating.

    Args:
        shown: as in :func:`before_and_after`, of one criterion, or of all.
        withheld: the same of pages without ratings.
    """
    import pandas as pd

    if withheld.empty:
        for name in (EFFECT_NEARER, EFFECT_RATING, EFFECT_EQUAL):
            yield name, undefined(0, NOT_WITHHELD), None
        return
    both = pd.concat([shown.assign(first=1), withheld.assign(first=0)], ignore_index=True)
    both = both[~both[FINAL].isin(["", NO_ANSWER])]
    equal: Floats = np.asarray(both[FINAL] == both[JUDGE], dtype=np.float64)
    numbers = _numbers(both)
    known = numbers[JUDGE].notna() & numbers[FINAL].notna()
    some, of = both[known.to_numpy()], numbers[known]
    if some["first"].nunique() < 2:
        yield EFFECT_NEARER, undefined(len(some), NO_NUMBERS), None
        yield EFFECT_RATING, undefined(len(some), NO_NUMBERS), None
    else:
        judge, final = of[JUDGE].to_numpy(float), of[FINAL].to_numpy(float)
        yield _compared(EFFECT_NEARER, -np.abs(final - judge), some)
        yield _compared(EFFECT_RATING, final, some)
    if both["first"].nunique() < 2:
        yield EFFECT_EQUAL, undefined(len(both), NOT_WITHHELD), None
    else:
        yield _compared(EFFECT_EQUAL, equal, both)


def _compared(name: str, value: Floats, part: DataFrame) -> Row:
    """One answer a participant and text: criteria of a page are averaged."""
    rater, item = numbers_of(part)
    shown = part["first"].to_numpy(dtype=np.intp)
    width = int(item.max()) + 1
    _, at, where = np.unique(joint(rater, width, item), return_index=True, return_inverse=True)
    mean = np.bincount(where, weights=value) / np.bincount(where)
    parts = {"rater": rater[at], "question": item[at], "text": item[at]}
    found = rated_difference(mean, shown[at], parts)
    return name, _estimate(found, ""), found.p


def _estimate(found: Difference, note: str) -> Estimate:
    if found.value is None:
        return undefined(found.n, found.reason)
    return Estimate(found.value, found.n, found.interval, found.reason or note)


def _numbers(part: DataFrame) -> DataFrame:
    import pandas as pd

    columns = [FIRST, JUDGE, FINAL]
    return part.assign(**{c: pd.to_numeric(part[c], errors="coerce") for c in columns})


def numbers_of(part: DataFrame) -> tuple[Integers, Integers]:
    """(answers,) numbers of participants and of texts."""
    rater, item = (
        np.unique(part[c].to_numpy(str), return_inverse=True)[1] for c in ("participant", "item")
    )
    return np.asarray(rater, dtype=np.intp), np.asarray(item, dtype=np.intp)
