"""Agreement of people with a judge whose ratings they saw, and changes of answers after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.raters.judge_effects import (
    WITHHELD,
    against_withheld,
    before_and_after,
    numbers_of,
)
from labeval.analysis.statistics.clusters.clustered_shares import clustered_shares
from labeval.analysis.statistics.clusters.clustered_variance import Clustered
from labeval.analysis.statistics.coefficients.kappa import cohen_kappa
from labeval.analysis.statistics.estimate import Estimate, Interval, undefined
from labeval.analysis.statistics.proportions import NOTHING_DECIDED
from labeval.study.pages import NO_ANSWER
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame, Series

COLUMNS = (*("criterion", "show", "statistic", "value", "ci_low", "ci_high", "n", "p", "reason"),)

NOT_INDEPENDENT = QT_TRANSLATE_NOOP(
    "Analysis",
    "refused: whoever saw the judge’s rating no longer answers independently of it, so agreement "
    "with raters who did not see it, or with the judge, is not reliability",
)
SEEN_BEFORE = QT_TRANSLATE_NOOP(
    "Analysis", "the rating was shown before the first answer, which is not independent of it"
)
NO_MOVE = QT_TRANSLATE_NOOP("Analysis", "no answer moved towards or away from the judge’s rating")
AFTER = "after_answer"


def judge_support(support: DataFrame) -> DataFrame:
    """Agreement with the judge and movement, by criterion, and over all, with :data:`COLUMNS`.

    ``agreement_first`` and ``kappa_first`` compare answers given before the rating was shown, and
    are undefined where it was always in view. ``moved_towards`` is the share of changed answers
    on numbers, or of those that were not the judge's, that came nearer to it; its p is of the test
    that half of them did. In intervals of shares, and in this test, answers of one participant, or
    about one text, hang together. ``reliability`` between raters with and without support is
    refused. ``nearer_by`` and ``rating_changed_by`` are how much nearer to the rating, and how
    much higher, final answers are than first ones; ``effect_…`` is the same, and the share of
    answers that equal the rating, against pages from which ratings were withheld at random.

    Args:
        support: with ``participant``, ``item``, ``criterion``, ``show``, ``first_answer``,
            ``judge_rating``, ``final_answer``.
    """
    import pandas as pd

    if support.empty:
        return pd.DataFrame(columns=list(COLUMNS))
    is_withheld = support["show"] == WITHHELD
    shown, withheld = support[~is_withheld], support[is_withheld]
    parts = [*shown.groupby(["criterion", "show"], sort=True)]
    if shown["criterion"].nunique() > 1:
        parts += [(("", show), part) for show, part in shown.groupby("show", sort=True)]
    rows: list[tuple[object, ...]] = []
    for (criterion, show), part in parts:
        rows += _rows(criterion, show, part)
        without = withheld[withheld["criterion"] == criterion] if criterion else withheld
        effects = [*(before_and_after(part) if show == AFTER else ())]
        effects += against_withheld(part, without)
        rows += [_row((criterion, show), *effect) for effect in effects]
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _rows(criterion: object, show: object, part: DataFrame) -> Iterator[tuple[object, ...]]:
    names = (criterion, show)
    first = part[~part["first_answer"].isin(["", NO_ANSWER])]
    final = part[~part["final_answer"].isin(["", NO_ANSWER])]
    if show == AFTER:
        same = first["first_answer"] == first["judge_rating"]
        yield _row(names, "agreement_first", _share(same, first)[0])
        kappa = cohen_kappa(
            first["first_answer"].to_numpy(dtype=str), first["judge_rating"].to_numpy(dtype=str)
        )
        yield _row(names, "kappa_first", kappa)
    else:
        for statistic in ("agreement_first", "kappa_first"):
            yield _row(names, statistic, undefined(len(first), SEEN_BEFORE))
    same = final["final_answer"] == final["judge_rating"]
    yield _row(names, "agreement_final", _share(same, final)[0])
    both = final[final["first_answer"] != ""]
    is_changed = both["first_answer"] != both["final_answer"]
    yield _row(names, "changed", _share(is_changed, both)[0])
    changed = both[is_changed]
    moves = _moves(changed)
    moved = changed[(moves != 0).to_numpy()]
    yield _row(names, "moved_towards", *_share(moves[moves != 0] > 0, moved, NO_MOVE))
    yield _row(names, "reliability", undefined(len(part), NOT_INDEPENDENT))


def _row(
    names: tuple[object, object], statistic: str, found: Estimate, p: float | None = None
) -> tuple[object, ...]:
    ends = (found.interval.low, found.interval.high) if found.interval else (None, None)
    return (*names, statistic, found.value, *ends, found.n, p, found.explained)


def _share(
    holds: Series[bool], part: DataFrame, none: str = NOTHING_DECIDED
) -> tuple[Estimate, float | None]:
    """The share of answers of which something holds, and p of the test that it is one half."""
    if part.empty:
        return undefined(0, none), None
    alone = np.zeros(len(part), dtype=np.intp)
    decided = np.asarray(holds, dtype=np.float64)
    found = clustered_shares(Clustered(alone, decided, *numbers_of(part), 1))
    value, low, high, p = (float(one[0]) for one in (found.value, found.low, found.high, found.p))
    return Estimate(value, len(part), Interval(low, high)), None if p != p else p


def _moves(changed: DataFrame) -> Series[int]:
    """Of each answer: 1 if it moved towards the judge's rating, −1 if away from it, else 0."""
    import pandas as pd

    columns = ["first_answer", "final_answer", "judge_rating"]
    first, final, judge = (pd.to_numeric(changed[c], errors="coerce") for c in columns)
    numeric = first.notna() & final.notna() & judge.notna()
    gap = np.sign((first - judge).abs() - (final - judge).abs())
    to_judge = (changed["final_answer"] == changed["judge_rating"]).astype(int)
    from_judge = (changed["first_answer"] == changed["judge_rating"]).astype(int)
    moves: Series[int] = gap.where(numeric, to_judge - from_judge).astype(int)
    return moves
