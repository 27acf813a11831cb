"""Agreement of people with a judge whose ratings they saw, and changes of answers after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from labeval.analysis.raters.judge_effects import WITHHELD, against_withheld, before_and_after
from labeval.analysis.statistics.coefficients.kappa import cohen_kappa
from labeval.analysis.statistics.estimate import Estimate, undefined
from labeval.analysis.statistics.proportions import better_than_chance, share
from labeval.study.pages import NO_ANSWER
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

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
    on numbers, or of those that were not the judge's, that came nearer to it; its p is of the sign
    test of nearer against farther. ``reliability`` between raters with and without support is
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
        yield _row(names, "agreement_first", share(int(same.sum()), len(first)))
        kappa = cohen_kappa(
            first["first_answer"].to_numpy(dtype=str), first["judge_rating"].to_numpy(dtype=str)
        )
        yield _row(names, "kappa_first", kappa)
    else:
        for statistic in ("agreement_first", "kappa_first"):
            yield _row(names, statistic, undefined(len(first), SEEN_BEFORE))
    same = final["final_answer"] == final["judge_rating"]
    yield _row(names, "agreement_final", share(int(same.sum()), len(final)))
    both = final[final["first_answer"] != ""]
    changed = both[both["first_answer"] != both["final_answer"]]
    yield _row(names, "changed", share(len(changed), len(both)))
    nearer, farther = _moves(changed)
    moved = share(nearer, nearer + farther) if nearer + farther else undefined(0, NO_MOVE)
    test = better_than_chance(nearer, farther)
    yield _row(names, "moved_towards", moved, test.value)
    yield _row(names, "reliability", undefined(len(part), NOT_INDEPENDENT))


def _row(
    names: tuple[object, object], statistic: str, found: Estimate, p: float | None = None
) -> tuple[object, ...]:
    ends = (found.interval.low, found.interval.high) if found.interval else (None, None)
    return (*names, statistic, found.value, *ends, found.n, p, found.explained)


def _moves(changed: DataFrame) -> tuple[int, int]:
    """Numbers of answers that moved towards the judge's rating, and away from it."""
    import pandas as pd

    columns = ["first_answer", "final_answer", "judge_rating"]
    first, final, judge = (pd.to_numeric(changed[c], errors="coerce") for c in columns)
    numeric = first.notna() & final.notna() & judge.notna()
    gap = ((final - judge).abs() - (first - judge).abs())[numeric]
    words = changed[~numeric]
    to_judge = (words["final_answer"] == words["judge_rating"]).sum()
    from_judge = (words["first_answer"] == words["judge_rating"]).sum()
    return int((gap < 0).sum() + to_judge), int((gap > 0).sum() + from_judge)
